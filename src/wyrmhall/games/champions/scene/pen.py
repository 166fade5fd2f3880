"""What all parts of the drawing share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from wyrmhall.core.look import Look
from wyrmhall.core.scene import Canvas, Group, Path, Rect, Shape
from wyrmhall.core.shapes import hexagon
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.view import ChampionsView, DieView


@dataclass(frozen=True)
class Place:
    """A corner to start from, and the scale."""

    x: float
    y: float
    scale: float


class Pen:
    """What every part of the drawing holds: the look, its view, and the canvas."""

    def __init__(self, look: Look, canvas: Canvas) -> None:
        """Take the canvas that all parts draw on."""
        self.look = look
        self.view = cast(ChampionsView, look["view"])
        self.canvas = canvas
        self.own = max(look["seat"], 0)

    def put(
        self,
        at: Place,
        id: str,
        x: float,
        y: float,
        width: float,
        height: float,
        art: list[Shape],
        label: Words | None = None,
        moves: list[str] | None = None,
        brief: Words | str = "",
        outline: Rect | Path | None = None,
    ) -> None:
        """Lay a piece at a point of a board's own measure."""
        s = at.scale
        shapes = art if s == 1.0 else [Group(tuple(art), scale=s)]
        edge: Rect | Path = Rect(0, 0, width * s, height * s, round=8 * s)
        if outline is not None:
            edge = hexagon(width * s / 2, height * s / 2, width * s / 2)
        self.canvas.piece(
            id, at.x + x * s, at.y + y * s, width * s, height * s, shapes, label, moves or [],
            brief, edge,
        )  # fmt: skip


def panel(x: float, y: float, width: float, height: float) -> list[Shape]:
    """Draw the ground of a panel."""
    return [Rect(x, y, width, height, "panel", "line", 1, 14)]


def element_words(name: str) -> Words:
    """Name an element."""
    return Words("element-" + name)


def short(name: str) -> Words:
    """Name an element in two letters."""
    return Words("short-" + name)


def realm_words(name: str) -> Words:
    """Name a realm."""
    return Words("realm-" + name.replace(" ", "-"))


def discipline(part: str) -> str:
    """Name a discipline as moves do."""
    return {"head": "fire breath", "wings": "flight", "tail": "tail wielding"}[part]


def tournament_words(part: str, name: str) -> Words:
    """Name a tournament."""
    return Words(
        "tournament", {"discipline": Words("discipline-" + part), "element": element_words(name)}
    )


def sigil_words(part: str, elements: list[str]) -> Words:
    """Name a sigil."""
    signs = [element_words(name) for name in elements]
    return Words("scene-sigil", {"part": Words("part-" + part), "elements": signs})


def die_words(die: DieView) -> Words:
    """Name a die and what it shows."""
    return Words("die-shows", {"die": Words("die-" + die["die"]), **_face(die)})


def brief_die(die: DieView) -> Words:
    """Name what a die shows, in short."""
    return Words("brief-die", {**_face(die), "element": short(die["element"])})


def _face(die: DieView) -> dict[str, Fact]:
    element = element_words(die["element"])
    return {"count": die["count"], "element": element, "blacks": die["blacks"]}


def brief_power(part: str, power: int) -> Words:
    """Name a part and its power, in short."""
    return Words("brief-power", {"part": Words("title-" + part), "power": power})
