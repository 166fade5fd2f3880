"""Shows a table in the terminal, from the same scene that pictures are drawn from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wyrmhall.core.game import Game
from wyrmhall.core.language import Names, Speaker
from wyrmhall.core.look import Look
from wyrmhall.core.scene import Area, Piece
from wyrmhall.core.words import Words


def console() -> Console:
    """Give the terminal; colours only where they are wanted."""
    return Console(highlight=False, markup=False, emoji=False)


class Screen:
    """The terminal of one person, who is shown again only what has changed or can be touched."""

    def __init__(self, game: Game, speaker: Speaker, names: Names, console: Console) -> None:
        """Start with an empty screen."""
        self.game = game
        self.speaker = speaker
        self.names = names
        self.console = console
        self._seen: dict[str, list[str]] = {}  # by area: what was last shown of it

    def forget(self) -> None:
        """Show everything next time."""
        self._seen.clear()

    def show(self, look: Look) -> None:
        """Show the table as a seat sees it, and what is asked."""
        voice = Voice(self.speaker, self.names, look)
        for area in self.game.scene(look, False).areas:
            self._show(area, voice)
        self.console.print(Text(voice.said(look["prompt"]), style="bold"))

    def _show(self, area: Area, voice: Voice) -> None:
        pieces = [piece for row in voice.rows(area) for piece in row]
        told = [voice.said(area.title), *(voice.brief(piece) for piece in pieces)]
        if pieces and (told != self._seen.get(area.id) or any(piece.moves for piece in pieces)):
            self.console.print(voice.area(area))
        self._seen[area.id] = told


class Voice:
    """Tells a scene's areas and pieces to one seat."""

    def __init__(self, speaker: Speaker, names: Names, look: Look) -> None:
        """Number the moves as they are listed."""
        self.speaker = speaker
        self.names = names
        self.you = look["seat"]
        self.labels = {offer["name"]: offer["label"] for offer in look["moves"]}
        self.numbers = {name: number for number, name in enumerate(self.labels, start=1)}

    def rows(self, area: Area) -> list[list[Piece]]:
        """List an area's pieces without mere buttons: the list of choices has them anyway."""
        rows = [[piece for piece in row if not self.is_button(piece)] for row in area.rows()]
        return [row for row in rows if row]

    def is_button(self, piece: Piece) -> bool:
        """Ask whether a piece says nothing but the name of the one move that it offers."""
        said = [self.labels.get(move) for move in piece.moves]
        return said == [piece.label] == [piece.brief]

    def area(self, area: Area) -> RenderableType:
        """Show an area: what lies in rows as a grid, what stands above or below alone as a line."""
        rows = self.rows(area)
        wide = [place for place, row in enumerate(rows) if len(row) > 1]
        first, last = (wide[0], wide[-1] + 1) if wide else (len(rows), len(rows))
        parts: list[RenderableType] = [self.piece(row[0]) for row in rows[:first]]
        if wide:
            parts.append(self.grid(rows[first:last]))
        parts += [self.piece(row[0]) for row in rows[last:]]
        title = Text(self.said(area.title))
        return Panel(Group(*parts), title=title, title_align="left", border_style="dim")

    def grid(self, rows: Sequence[Sequence[Piece]]) -> Table:
        """Show rows of pieces, one below the other where they lie so."""
        places = columns([piece for row in rows for piece in row])
        grid = Table.grid(padding=(0, 2))
        for _ in range(max(places.values()) + 1):
            grid.add_column()
        for row in rows:
            cells = [Text() for _ in grid.columns]
            for piece in row:
                cell = cells[places[piece.id]]
                cell.append(" " if cell else "").append(self.piece(piece))
            grid.add_row(*cells)
        return grid

    def piece(self, piece: Piece) -> Text:
        """Show a piece, with the numbers of the choices that it stands for."""
        text = Text(self.brief(piece))
        for move in piece.moves:
            text.append(f" [{self.numbers[move]}]", style="bold green")
        return text

    def brief(self, piece: Piece) -> str:
        """Say a piece shortly."""
        return self.said(piece.brief or piece.label or "")

    def said(self, words: Words | str) -> str:
        """Say words to the seat."""
        if isinstance(words, str):
            return words
        return self.speaker.say(words, self.names, self.you)


def columns(pieces: Sequence[Piece]) -> dict[str, int]:
    """Find the column of each piece: those whose middles are near each other share one."""
    found: dict[str, int] = {}
    column, middle = -1, 0.0
    for piece in sorted(pieces, key=lambda piece: piece.x + piece.width / 2):
        here = piece.x + piece.width / 2
        if column < 0 or here - middle > piece.width / 2:
            column, middle = column + 1, here
        found[piece.id] = column
    return found
