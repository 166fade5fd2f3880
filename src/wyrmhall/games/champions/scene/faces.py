"""How dice, slots, realms, parts and cards of Champions look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.core.palette import ink_on
from wyrmhall.core.scene import Circle, Group, Icon, Path, Rect, Shape, Stamp, Text, polygon
from wyrmhall.core.shapes import coin, corners, crystal, hexagon, lit
from wyrmhall.core.words import Words

ICONS: Final = {
    "white": "frost",
    "yellow": "vitality",
    "red": "blaze",
    "purple": "boulder",
    "green": "foliage",
    "blue": "tide",
}
PART_ICONS: Final = {"head": "dragon-skull", "wings": "dragon-wing", "tail": "dragon-tail"}
LANDS: Final = {
    "white": "snow",
    "yellow": "sand",
    "red": "rust",
    "purple": "rock",
    "green": "leaf",
    "blue": "sea",
}


def element(name: str, x: float, y: float, size: float) -> list[Shape]:
    """Draw an element as a round sign of its colour."""
    return [
        Circle(x, y, size / 2, name, "coal", 1),
        Icon(ICONS[name], x, y, size * 0.72, ink_on(name)),
    ]


def black(x: float, y: float, size: float) -> Shape:
    """Draw a black crystal."""
    points = [(x, y - size / 2), (x + size * 0.34, y), (x, y + size / 2), (x - size * 0.34, y)]
    return polygon(points, "black", "chalk", 1.2)


def gold(x: float, y: float, size: float) -> Shape:
    """Draw a piece of gold."""
    return Stamp(coin(), x, y, size)


def pips(
    x: float, y: float, number: int, kind: str, size: float = 15, ink: str = "coal"
) -> list[Shape]:
    """Draw a number of gold or blacks: each one up to three, more as a count."""
    draw = black if kind == "black" else gold
    if number <= 3:
        return [draw(x + place * size * 0.8, y, size) for place in range(number)]
    return [draw(x, y, size), Text(x + size * 0.7, y, f"×{number}", 13, ink, "start", bold=True)]


def die_face(colour: str, shown: str, count: int, blacks: int) -> list[Shape]:
    """Draw a die, 48 by 48: its own colour around the elements and blacks that it shows."""
    body = "grey" if colour == "wild" else colour
    art: list[Shape] = [
        Rect(1, 3, 46, 46, "shade", round=10),
        Rect(1, 1, 46, 46, body, "coal", 1.5, 10),
    ]
    if colour == "wild":
        ring = ("white", "yellow", "red", "purple", "green", "blue")
        art += [Rect(5 + place * 6.4, 4, 6.4, 4, name) for place, name in enumerate(ring)]
        art += [Rect(5 + place * 6.4, 40, 6.4, 4, name) for place, name in enumerate(ring)]
    things = ["element"] * count + ["black"] * blacks
    places = {1: [(24, 24)], 2: [(14, 24), (34, 24)], 3: [(14, 15), (34, 15), (24, 34)]}
    size = 30 if len(things) == 1 else 19
    for thing, (x, y) in zip(things, places.get(len(things), places[3]), strict=False):
        if thing == "black":
            art.append(black(x, y, size + 2))
        else:
            art.append(Circle(x, y, size / 2 + 1, shown, "coal", 1))
            art.append(Icon(ICONS[shown], x, y, size * 0.8, ink_on(shown)))
    return art


def tournament_die(part: str, power: int, colour: str, counts: bool) -> list[Shape]:
    """Draw a tournament die, 44 by 62, under the sign of its part; ringed if it counts now."""
    art: list[Shape] = [
        Icon(PART_ICONS[part], 22, 9, 18, "ink"),
        hexagon(22, 41.5, 19, "shade"),
        hexagon(22, 40, 19, colour, "coal", 1.2),
        lit(polygon([(22, 27), (33.5, 47), (10.5, 47)], "", "white", 1), 0.25),
        Text(22, 40.5, str(power), 17, "white", bold=True),
    ]
    if counts:
        art.append(hexagon(22, 40, 22, "", "gold-deep", 3))
    return art


def slot_face(name: str, state: str, radius: float, wanted: str = "") -> list[Shape]:
    """Draw a slot of the pyramid around (radius, radius): empty, or with a tile."""
    if state == "empty":
        art: list[Shape] = [
            hexagon(radius, radius, radius - 1, "paper", name if name != "white" else "line", 2),
            Group((Icon(ICONS[name], radius, radius, radius * 0.85, name),), opacity=0.55),
        ]
        if name in ("white", "yellow"):
            art[1] = Icon(ICONS[name], radius, radius, radius * 0.85, "rock")
    elif state == "up":
        art = [
            hexagon(radius, radius + 1.5, radius - 1, "shade"),
            hexagon(radius, radius, radius - 1, name, "coal", 1.5),
            lit(polygon(corners(radius, radius, radius - 5), "", "white", 1.5), 0.5),
            Icon(ICONS[name], radius, radius, radius * 1.05, ink_on(name)),
        ]
    else:
        art = [
            hexagon(radius, radius, radius - 1, "rock-deep", "coal", 1.5),
            Circle(radius, radius, radius * 0.5, name, "coal", 1),
            Icon(ICONS[name], radius, radius, radius * 0.62, ink_on(name)),
        ]
    if wanted == "tile":
        art.append(hexagon(radius, radius, radius - 4, "", "gold-deep", 2.5))
    elif wanted == "empty":
        r = radius * 0.45
        art.append(
            Path(
                f"M{radius - r} {radius - r}L{radius + r} {radius + r}"
                f"M{radius + r} {radius - r}L{radius - r} {radius + r}",
                "",
                "red",
                3,
            )
        )
    return art


def realm_face(name: str, full: bool) -> list[Shape]:
    """Draw a realm, 56 by 56, with its crystal or cleared."""
    art: list[Shape] = [
        hexagon(28, 29.5, 27, "shade", flat=True),
        hexagon(28, 28, 27, LANDS[name], "coal", 1.2, flat=True),
    ]
    if full:
        art.append(Stamp(crystal(name, ICONS[name]), 28, 28, 44))
    else:
        art.append(hexagon(28, 28, 17, "paper", "line", 1.5, True, flat=True))
        art.append(Icon(ICONS[name], 28, 28, 18, "faint"))
    return art


def bonus_face(bonus: str, used: bool) -> list[Shape]:
    """Draw a border's bonus, 24 by 24; a used one is covered by its marker."""
    if used:
        tick = Path("M7 12L11 16L18 8", "", "chalk", 2.5)
        return [Circle(12, 12, 9, "leaf-deep", "coal", 1), tick]
    art: list[Shape] = [Circle(12, 12, 11, "paper", "coal", 1)]
    if bonus == "gold":
        art.append(gold(12, 12, 17))
    elif bonus == "card":
        art.append(Rect(7.5, 5.5, 9, 13, "sea", "coal", 1, 2))
    elif bonus == "tile":
        art.append(hexagon(12, 12, 7.5, "sand", "coal", 1))
        art.append(Text(12, 12.5, "?", 9, "coal", bold=True))
    else:
        art += [black(12, 12, 15), Path("M5 17L19 7", "", "red", 2.5)]
    return art


def pattern_face(
    cells: Sequence[Sequence[int]], width: float, height: float, fill: str
) -> list[Shape]:
    """Draw a pattern as small hexagons, to fit a box."""
    points = [(along - down / 2, down * 0.866) for down, along in cells]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, low = min(y for _, y in points), max(y for _, y in points)
    step = min(width / (right - left + 1.1), height / (low - top + 1.2))
    ox = width / 2 - (left + right) / 2 * step
    oy = height / 2 - (top + low) / 2 * step
    return [hexagon(ox + x * step, oy + y * step, step * 0.55, fill, "coal", 1) for x, y in points]


def plate(width: float, height: float, fill: str = "chalk", stroke: str = "coal") -> list[Shape]:
    """Draw a printed card's paper."""
    return [
        Rect(0, 2, width, height, "shade", round=7),
        Rect(0, 0, width, height, fill, stroke, 1, 7),
    ]


def banner(width: float, words: Words | str, fill: str) -> list[Shape]:
    """Draw a title on a band of colour over a card's top."""
    d = f"M0 20L0 7A7 7 0 0 1 7 0L{width - 7:g} 0A7 7 0 0 1 {width:g} 7L{width:g} 20Z"
    return [
        Path(d, fill, "coal", 1),
        Text(width / 2, 10.5, words, 12, ink_on(fill), bold=True, width=width - 8),
    ]


def tournament_face(part: str, name: str | None, title: Words, done: bool) -> list[Shape]:
    """Draw a tournament card, 84 by 96; without a name it lies face down."""
    if name is None:
        return [
            *plate(84, 96, "night"),
            Rect(6, 6, 72, 84, "", "star", 1.5, 5),
            Icon(PART_ICONS[part], 42, 48, 44, "star"),
        ]
    art = [
        *plate(84, 96),
        *banner(84, title, name),
        Icon(PART_ICONS[part], 34, 58, 48, "coal"),
        *element(name, 64, 78, 28),
    ]
    return [Group(tuple(art), opacity=0.4)] if done else art
