"""Shows a table in the terminal, from the same scene that pictures are drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wyrmhall.core.game import Game
from wyrmhall.core.language import Names, Speaker
from wyrmhall.core.look import Look
from wyrmhall.core.scene import Area, Piece
from wyrmhall.core.words import Words

NARROW = 64  # letters; with fewer, what would stand side by side stands one below the other
ROOMY = 12  # letters that a hexagon takes where there is room
FRAME = 2  # letters that the frame of an area takes besides


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
        voice = Voice(self.speaker, self.names, look, self.console.width)
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

    def __init__(self, speaker: Speaker, names: Names, look: Look, width: int = 80) -> None:
        """Number the moves as they are listed."""
        self.speaker = speaker
        self.width = width
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
        """Show an area: what lies in rows as grids, what stands above or below alone as a line."""
        rows = self.rows(area)
        title = Text(self.said(area.title))
        comb = self.comb(rows)
        if comb is not None:
            return Panel(comb, title=title, title_align="left", border_style="dim")
        tall = towering([piece for row in rows for piece in row])
        rows = [row for row in ([p for p in row if p not in tall] for row in rows) if row]
        wide = [place for place, row in enumerate(rows) if len(row) > 1]
        first, last = (wide[0], wide[-1] + 1) if wide else (len(rows), len(rows))
        while last < len(rows) and any(_alike(rows[last][0], piece) for piece in rows[last - 1]):
            last += 1
        parts: list[RenderableType] = [self.piece(row[0]) for row in rows[:first]]
        parts += [self.piece(piece) for piece in tall]
        if wide:
            parts.append(self.grids([piece for row in rows[first:last] for piece in row]))
        parts += [self.piece(row[0]) for row in rows[last:]]
        return Panel(Group(*parts), title=title, title_align="left", border_style="dim")

    def comb(self, rows: Sequence[Sequence[Piece]]) -> Text | None:
        """Show hexagons, row by row, each row half a cell beside the next; None if they are none.

        What does not fit into one line of a cell goes below.
        """
        halves = half_steps([piece for row in rows for piece in row])
        if not halves:
            return None
        cells = {piece.id: self.piece(piece) for row in rows for piece in row}
        words = [word for cell in cells.values() for word in str(cell).split()]
        least = max(map(len, words)) + 1
        pitch = min((self.width - 2 * FRAME) // (max(halves.values()) // 2 + 1), ROOMY) // 2 * 2
        if pitch < least:
            return None
        lines: list[Text] = []
        for row in rows:
            wrapped = {piece.id: folded(cells[piece.id], pitch - 1) for piece in row}
            for number in range(max(map(len, wrapped.values()))):
                line = Text()
                for piece in row:
                    line.append(" " * (halves[piece.id] * pitch // 2 - len(line)))
                    line.append(
                        wrapped[piece.id][number] if number < len(wrapped[piece.id]) else ""
                    )
                lines.append(line)
        return Text("\n").join(lines)

    def grids(self, pieces: Sequence[Piece]) -> RenderableType:
        """Show a grid, or two side by side where their rows are not the same."""
        grids = [self.grid(block) for block in blocks(pieces)]
        if self.width < NARROW:
            return Group(*grids)
        both = Table.grid(padding=(0, 3))
        both.add_row(*grids)
        return both

    def grid(self, pieces: Sequence[Piece]) -> RenderableType:
        """Show rows of pieces, one below the other where they lie so.

        Where there is too little room, what has no short name goes first, and then the grid.
        """
        carriers = carried(pieces)
        lying = [piece for piece in pieces if piece.id not in carriers]
        places = columns(lying)
        places |= {id: places[carrier.id] for id, carrier in carriers.items()}
        if self.least(pieces, places) > self.width:
            short = [piece for piece in pieces if piece.brief or piece.moves]
            if 0 < len(short) < len(pieces):
                return self.grid(short)
            return Columns([self.piece(piece) for piece in pieces], padding=(0, 2))
        grid = Table.grid(padding=(0, 2))
        for _ in range(max(places.values()) + 1):
            grid.add_column(overflow="fold")
        for row in Area("", Words(""), (), tuple(lying)).rows():
            cells = [Text() for _ in grid.columns]
            for piece in row:
                cell = cells[places[piece.id]]
                upon = [other for other in pieces if carriers.get(other.id) is piece]
                for part in [piece, *upon]:
                    cell.append(" " if cell else "").append(self.piece(part))
            grid.add_row(*cells)
        return grid

    def least(self, pieces: Sequence[Piece], places: Mapping[str, int]) -> int:
        """Say how many letters a grid needs so that no word is cut."""
        widest: dict[int, int] = {}
        for piece in pieces:
            word = max(map(len, str(self.piece(piece)).split()), default=0)
            widest[places[piece.id]] = max(widest.get(places[piece.id], 0), word)
        return sum(widest.values()) + 2 * len(widest) + FRAME

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


def carried(pieces: Sequence[Piece]) -> dict[str, Piece]:
    """Find what lies upon another piece, as a pawn does on its space, and upon which.

    What is very much larger is no space but a board; pieces upon it lie side by side.
    """
    carriers: dict[str, Piece] = {}
    lying: list[Piece] = []
    for piece in sorted(pieces, key=_size, reverse=True):
        spaces = (one for one in lying if _upon(one, piece) and 2 <= _size(one) / _size(piece) < 8)
        carrier = next(spaces, None)
        if carrier is None:
            lying.append(piece)
        else:
            carriers[piece.id] = carrier
    return carriers


def half_steps(pieces: Sequence[Piece]) -> dict[str, int]:
    """Find how many half widths hexagons lie from the leftmost; nothing if they are none."""
    if len({round(piece.width) for piece in pieces}) != 1:
        return {}
    left, width = min(piece.x for piece in pieces), pieces[0].width
    steps = {piece.id: 2 * (piece.x - left) / width for piece in pieces}
    even = all(abs(step - round(step)) < 0.1 for step in steps.values())
    found = {id: round(step) for id, step in steps.items()} if even else {}
    return found if any(step % 2 for step in found.values()) else {}


def folded(text: Text, width: int) -> list[Text]:
    """Part words into lines of so many letters at most."""
    lines = [Text()]
    for word in text.split(" "):
        if len(lines[-1]) + 1 + len(word) > width and lines[-1]:
            lines.append(Text())
        lines[-1].append(" " if lines[-1] else "").append(word)
    return lines


def towering(pieces: Sequence[Piece]) -> list[Piece]:
    """Find the one piece, if any, that stands beside rows of others, and what lies upon it."""
    beside = {
        piece.id: {other.y for other in pieces if 2 * other.height < piece.height + 1}
        for piece in pieces
    }
    tall = [piece for piece in pieces if len(beside[piece.id]) > 1]
    if len(tall) != 1:
        return []
    return [*tall, *(piece for piece in pieces if piece is not tall[0] and _upon(tall[0], piece))]


def blocks(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Part the left column from the others if its rows differ from theirs, as a list does."""
    places = columns(pieces)
    left = [piece for piece in pieces if places[piece.id] == 0]
    others = [piece for piece in pieces if places[piece.id] > 0]
    middles = {piece.y + piece.height / 2 for piece in others}
    strange = any(
        all(abs(piece.y + piece.height / 2 - middle) > piece.height / 9 for middle in middles)
        for piece in left
    )
    rows = {round(piece.y) for piece in others}
    return [left, others] if strange and 1 < len(rows) < len(left) else [list(pieces)]


def _alike(one: Piece, other: Piece) -> bool:
    return (one.width, one.height) == (other.width, other.height)


def _size(piece: Piece) -> float:
    return piece.width * piece.height


def _upon(tall: Piece, other: Piece) -> bool:
    x, y = other.x + other.width / 2, other.y + other.height / 2
    return tall.x < x < tall.x + tall.width and tall.y < y < tall.y + tall.height
