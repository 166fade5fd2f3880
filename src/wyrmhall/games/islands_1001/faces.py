"""What is printed on the tiles and boards of 1001 Islands, in boxes 100 wide."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.scene import Circle, Icon, Rect, Shape, Stamp, Text
from wyrmhall.core.words import Words
from wyrmhall.games.islands_1001.figures import ANIMALS, DRAWN, DREAM_SKY, GEMS, GENIE, GROUND, MOON
from wyrmhall.games.islands_1001.tiles import TYPES
from wyrmhall.games.islands_1001.views import Dream, Tile

SIDE: Final = 100.0
DREAM_HEIGHT: Final = 75.0  # four Dreams are as high as three Island tiles

# Where things stand on a tile, by how many there are: across and down from 0 to 1, and their size.
STANDS: Final = {
    1: ([(0.5, 0.5)], 62.0),
    2: ([(0.03, 0.2), (0.97, 0.8)], 47.0),
    3: ([(0.0, 0.0), (1.0, 0.1), (0.5, 1.0)], 41.0),
    4: ([(0.03, 0.0), (1.0, 0.05), (0.0, 0.95), (0.97, 1.0)], 39.0),
    5: ([(0.0, 0.0), (0.5, 0.1), (1.0, 0.0), (0.2, 1.0), (0.8, 1.0)], 34.0),
    6: ([(0.0, 0.0), (0.5, 0.05), (1.0, 0.0), (0.0, 0.95), (0.5, 1.0), (1.0, 0.95)], 31.0),
}
CROWDED: Final = 6  # the most things that are drawn one by one


def shows(tile: Tile) -> list[Words]:
    """Name what an Island tile shows."""
    return [Words("shows-" + name, {"count": number}) for name, number in tile["shows"].items()]


def brief_words(tile: Tile) -> Words:
    """Name what an Island tile shows as shortly as can be."""
    said = [Words("brief-" + name, {"count": number}) for name, number in tile["shows"].items()]
    brief = said.pop() if said else Words("nothing")
    for words in reversed(said):
        brief = Words("brief-more", {"first": words, "rest": brief})
    return brief


def brief_dream(dream: str, earned: int | None) -> Words:
    """Name a Dream, with the points that it has earned so far if it lies on a board."""
    name = Words("dream-" + dream)
    return name if earned is None else Words("brief-dream", {"dream": name, "points": earned})


def tile_words(tile: Tile) -> Words:
    """Name a tile and what it shows."""
    if tile["dream"]:
        dream = Words("dream-" + tile["dream"])
        return Words("tile-dream", {"tile": tile["tile"], "dream": dream})
    return Words("tile-island", {"tile": tile["tile"], "shows": shows(tile)})


def _element(name: str, x: float, y: float, size: float) -> Shape:
    """Draw one element of a tile."""
    if name in DRAWN:
        return Stamp(DRAWN[name], x, y, size)
    return Icon(name, x, y, size, ANIMALS[name])


def island_face(tile: Tile) -> list[Shape]:
    """Draw an Island tile: its ground, and each thing on it, or how many where they crowd."""
    numbers = tile["shows"].items()
    things = [(name, 1) for name, number in numbers for _ in range(number)]
    if len(things) > CROWDED:
        things = list(numbers)[:CROWDED]
    top = 22.0 if tile["type"] == "upper" else 5.0
    room = 90.0 if tile["type"] == "central" else 74.0
    art: list[Shape] = [Stamp(GROUND[tile["type"]], 50, 50, SIDE)]
    spots, size = STANDS.get(len(things), ([], 0.0))
    for (name, number), (across, down) in zip(things, spots, strict=True):
        x = 5 + size / 2 + across * (90 - size)
        y = top + size / 2 + down * (room - size)
        art += [_element(name, x, y, size), *_times(number, x + size * 0.36, y + size * 0.32)]
    art.append(Rect(0.75, 0.75, SIDE - 1.5, SIDE - 1.5, "", "wood", 1.5, 4))
    return art


def _times(number: int, x: float, y: float) -> list[Shape]:
    """Say how many, where one drawing stands for several."""
    if number == 1:
        return []
    return [Circle(x, y, 9, "white"), Text(x, y, str(number), 13, "coal", bold=True)]


def genie_side() -> list[Shape]:
    """Draw the side that a tile shows once it is flipped."""
    return [
        Stamp(GENIE, 50, 50, SIDE),
        Rect(0.75, 0.75, SIDE - 1.5, SIDE - 1.5, "", "gold", 1.5, 4),
    ]


def dream_face(dream: Dream, earned: int | None) -> list[Shape]:
    """Draw a Dream: a starry card with what it counts and what that is worth."""
    points = dream["points"]
    art: list[Shape] = [Stamp(DREAM_SKY, 50, 50, SIDE)]
    if dream["form"] == "exactly":
        art.append(_counted(dream["element"], 28, 32, 44))
        worth = [(number, n) for number, n in enumerate(points) if n]
        for row, (number, n) in enumerate(worth):
            y = 31 + (row - (len(worth) - 1) / 2) * 23
            art += [
                Circle(63, y, 9, "night-deep", "star", 1.2),
                Text(63, y, str(number), 12, "star"),
                Text(84, y, str(n), 18, "star", bold=True),
            ]
    elif dream["form"] in ("columns", "lines"):
        art += _gem_steps(points[1:], upright=dream["form"] == "columns")
    else:
        element = "genie" if dream["form"] == "flipped" else dream["element"]
        art += [
            Text(27, 32, f"{points[1]} ×", 25, "star", bold=True),
            _counted(element, 68, 31, 44),
        ]
    if earned is not None:
        art += [
            Rect(70, 53, 30, 22, "gold", round=6),
            Text(85, 64, str(earned), 15, "coal", bold=True, width=26),
        ]
    return art


def _gem_steps(points: list[int], upright: bool) -> list[Shape]:
    """Draw the three gems in a row with what one, two, three of them give."""
    art: list[Shape] = []
    for step, (gem, number) in enumerate(zip(GEMS, points, strict=True)):
        x, y = (36.0, 14.0 + 19 * step) if upright else (20.0 + 30 * step, 20.0)
        art.append(Stamp(DRAWN[gem], x, y, 18 if upright else 26))
        x, y = (60, y) if upright else (x, 43)
        art.append(Text(x, y, str(number), 16, "star", bold=True))
    return art


def _counted(element: str, x: float, y: float, size: float) -> Shape:
    """Draw what a Dream counts, to be seen by night."""
    return (
        Stamp(DRAWN[element], x, y, size) if element in DRAWN else Icon(element, x, y, size, "foam")
    )


def back(name: str) -> list[Shape]:
    """Draw the back of a type: a Genie, or a starry sky; bars tell which line it is for."""
    if name == "dream":
        return [Stamp(DREAM_SKY, 50, 50, SIDE), Stamp(MOON, 50, 37, 40)]
    bars = [
        Rect(8, 66 + 10 * row, 22, 7, "star" if line == name else "night-deep", "star", 1, 2)
        for row, line in enumerate(TYPES[1:])
    ]
    return [*genie_side(), *bars]


def down_face(name: str) -> list[Shape]:
    """Draw a tile of the offer that lies face down."""
    high = DREAM_HEIGHT if name == "dream" else SIDE
    return [
        *back(name),
        Circle(50, high / 2, 20, "night-deep", "star", 2),
        Text(50, high / 2, "?", 28, "star", bold=True),
    ]


def summary(pair: int) -> list[Shape]:
    """Draw what scores for everybody, as the Character boards sum it up."""
    return [
        Text(28, 160, "1 ×", 19, "coal", bold=True),
        Stamp(DRAWN["palm"], 64, 159, 40),
        Text(26, 211, f"{pair} ×", 17, "coal", bold=True, width=26),
        Stamp(DRAWN["egg"], 51, 211, 28),
        Icon("roc", 75, 210, 24, ANIMALS["roc"]),
        Text(28, 262, "−1 ×", 17, "coal", bold=True),
        Stamp(DRAWN["bandit"], 66, 262, 38),
    ]
