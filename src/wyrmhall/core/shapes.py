"""Shapes that more than one game draws: hexagons, tokens, cubes, crystals, coins, dice, cards.

Whatever has a colour can carry an icon, so that no colour has to be told apart by eye alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from wyrmhall.core.palette import ink_on
from wyrmhall.core.scene import Circle, Figure, Group, Icon, Path, Rect, Shape, Text, polygon
from wyrmhall.core.words import Words

ROOT = math.sqrt(3)


def corners(x: float, y: float, radius: float, flat: bool = False) -> list[tuple[float, float]]:
    """List the corners of a hexagon with a point on top, or a flat edge."""
    first = 30 if flat else 0
    angles = [math.radians(first + 60 * step) for step in range(6)]
    return [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in angles]


def hexagon(
    x: float,
    y: float,
    radius: float,
    fill: str = "",
    stroke: str = "",
    line: float = 1.0,
    dashed: bool = False,
    flat: bool = False,
) -> Path:
    """Draw a hexagon around (x, y); it serves as a piece's outline, too."""
    return polygon(corners(x, y, radius, flat), fill, stroke, line, dashed)


def hex_centre(q: float, r: float, radius: float, flat: bool = False) -> tuple[float, float]:
    """Find where the hexagon of axial coordinates (q, r) lies, seen from that of (0, 0)."""
    if flat:
        return radius * 1.5 * q, radius * ROOT * (r + q / 2)
    return radius * ROOT * (q + r / 2), radius * 1.5 * r


def lit(shape: Path | Rect | Circle, by: float) -> Group:
    """Draw a shape as light (by > 0) or shadow (by < 0) upon what lies under it."""
    return Group((shape,), opacity=abs(by))


@cache
def token(colour: str, icon: str = "") -> Figure:
    """Draw a round token with an icon."""
    return Figure(
        _name("token", colour, icon),
        (
            Circle(50, 53, 46, "shade"),
            Circle(50, 49, 46, colour),
            lit(Circle(50, 49, 38, "", "white", 3), 0.55),
            *_icon(icon, 50, 49, 56, ink_on(colour)),
        ),
    )


@cache
def cube(colour: str, icon: str = "") -> Figure:
    """Draw a cube from a corner, its icon on the front."""
    return Figure(
        _name("cube", colour, icon),
        (
            polygon(corners(50, 50, 46), colour, "coal", 3),
            lit(polygon([(50, 4), (90, 27), (50, 50), (10, 27)], "white"), 0.4),
            lit(polygon([(50, 50), (90, 27), (90, 73), (50, 96)], "black"), 0.28),
            *_icon(icon, 34, 62, 30, ink_on(colour)),
        ),
    )


@cache
def crystal(colour: str, icon: str = "") -> Figure:
    """Draw a cut crystal that stands upright."""
    left, right = (22, 34), (78, 34)
    outline = [(50, 3), right, (78, 66), (50, 97), (22, 66), left]
    return Figure(
        _name("crystal", colour, icon),
        (
            polygon(outline, colour, "coal", 3),
            lit(polygon([(50, 3), left, (36, 40), (50, 28)], "white"), 0.6),
            lit(polygon([left, (22, 66), (36, 62), (36, 40)], "white"), 0.3),
            lit(polygon([right, (78, 66), (64, 62), (64, 40)], "black"), 0.22),
            lit(polygon([(22, 66), (50, 97), (50, 74), (36, 62)], "black"), 0.12),
            lit(polygon([(78, 66), (50, 97), (50, 74), (64, 62)], "black"), 0.34),
            *_icon(icon, 50, 51, 32, ink_on(colour)),
        ),
    )


@cache
def coin() -> Figure:
    """Draw a gold coin."""
    return Figure(
        "coin",
        (
            Circle(50, 54, 44, "gold-deep"),
            Circle(50, 48, 44, "gold", "gold-deep", 3),
            Circle(50, 48, 32, "", "gold-deep", 3),
            Path("M50 28L56 42L71 43L59 52L63 67L50 59L37 67L41 52L29 43L44 42Z", "gold-deep"),
        ),
    )


@cache
def die(colour: str, icon: str = "") -> Figure:
    """Draw a die that shows an icon."""
    return Figure(
        _name("die", colour, icon),
        (
            Rect(6, 10, 88, 88, "shade", round=18),
            Rect(6, 4, 88, 88, colour, "coal", 3, 18),
            lit(Rect(13, 10, 74, 30, "white", round=13), 0.22),
            *_icon(icon, 50, 48, 58, ink_on(colour)),
        ),
    )


def card(
    width: float, height: float, colour: str, title: Words | str, art: Sequence[Shape] = ()
) -> list[Shape]:
    """Draw a card with its title on a band of colour; its own art comes over the paper."""
    band = min(26.0, height * 0.22)
    return [
        Rect(0, 2, width, height, "shade", round=8),
        Rect(0, 0, width, height, "white", round=8),
        Path(
            f"M0 {band}L0 8A8 8 0 0 1 8 0L{width - 8:g} 0A8 8 0 0 1 {width:g} 8L{width:g} {band}Z",
            colour,
        ),
        Text(width / 2, band / 2, title, band * 0.56, ink_on(colour), bold=True, width=width - 12),
        *art,
        Rect(0.5, 0.5, width - 1, height - 1, "", "coal", 1, 8),
    ]


def card_back(width: float, height: float, colour: str, icon: str = "") -> list[Shape]:
    """Draw a card that lies face down."""
    size = min(width, height)
    return [
        Rect(0, 2, width, height, "shade", round=8),
        Rect(0, 0, width, height, colour, "coal", 1, 8),
        Rect(5, 5, width - 10, height - 10, "", ink_on(colour), 1.2, 5),
        *_icon(icon, width / 2, height / 2, size * 0.6, ink_on(colour)),
    ]


def count_badge(x: float, y: float, number: int, size: float = 20) -> list[Shape]:
    """Draw how many there are, on a small plate around (x, y)."""
    wide = size * (1.0 + 0.35 * (len(str(number)) - 1))
    return [
        Rect(x - wide / 2, y - size / 2, wide, size, "paper", "line", 1, size / 2),
        Text(x, y, str(number), size * 0.66, "ink", bold=True),
    ]


def _icon(icon: str, x: float, y: float, size: float, fill: str) -> tuple[Shape, ...]:
    return (Icon(icon, x, y, size, fill),) if icon else ()


def _name(*parts: str) -> str:
    return "_".join(part for part in parts if part)
