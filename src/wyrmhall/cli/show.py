"""Shows a table in the terminal, from the same scene that pictures are drawn from."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from wyrmhall.core.game import Game
from wyrmhall.core.language import Names, Speaker
from wyrmhall.core.look import Look
from wyrmhall.core.scene import Area, Piece, Scene
from wyrmhall.core.words import Words


def console() -> Console:
    """Give the terminal; colours only where they are wanted."""
    return Console(highlight=False, markup=False, emoji=False)


def table_text(game: Game, look: Look, speaker: Speaker, names: Names) -> None:
    """Print the table as a seat sees it, and what is asked."""
    screen = console()
    scene = game.scene(look)
    if isinstance(scene, Scene):
        for panel in panels(scene, speaker, names, look["seat"]):
            screen.print(panel)
    screen.print(Text(speaker.say(look["prompt"], names, look["seat"]), style="bold"))


def panels(scene: Scene, speaker: Speaker, names: Names, you: int) -> list[RenderableType]:
    """Make a panel of each area that has something to tell."""
    voice = Voice(scene, speaker, names, you)
    return [voice.area(area) for area in scene.areas if area.rows()]


class Voice:
    """Tells a scene's areas and pieces to one seat."""

    def __init__(self, scene: Scene, speaker: Speaker, names: Names, you: int) -> None:
        """Number the moves as they are listed."""
        self.speaker = speaker
        self.names = names
        self.you = you
        self.numbers = {move: place for place, move in enumerate(scene.labels, start=1)}

    def area(self, area: Area) -> RenderableType:
        """Show an area: its pieces in rows."""
        rows = [Columns([self.piece(piece) for piece in row]) for row in area.rows()]
        return Panel(
            Group(*rows),
            title=Text(self.said(area.title)),
            title_align="left",
            border_style="dim",
        )

    def piece(self, piece: Piece) -> Text:
        """Show a piece, with the numbers of the choices that it stands for."""
        text = Text(self.said(piece.brief or piece.label or ""))
        for move in piece.moves:
            text.append(f" [{self.numbers[move]}]", style="bold green")
        return text

    def said(self, words: Words | str) -> str:
        """Say words to the seat."""
        if isinstance(words, str):
            return words
        return self.speaker.say(words, self.names, self.you)
