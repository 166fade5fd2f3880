"""How the things of Dragon Island look: tiles, dragons, buildings, wizards, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from wyrmhall.core.palette import ink_on
from wyrmhall.core.scene import Circle, Figure, Group, Icon, Path, Rect, Shape, Stamp, Text
from wyrmhall.core.shapes import coin, cube, hex_centre, hexagon, lit, token
from wyrmhall.games.dragon_island.views import Ground, Map

# Each colour has a symbol, so that nobody needs to tell colours apart.
SYMBOL: Final = {
    "blue": "droplets",
    "green": "leaf-swirl",
    "red": "flame",
    "white": "snowflake-1",
    "gold": "two-coins",
}
ACTION: Final = {
    "build": "flat-hammer",
    "telekinesis": "psychic-waves",
    "storm": "tornado",
    "dragon-build": "flat-hammer",
    "wild-build": "flat-hammer",
    "tower": "evil-tower",
    "keep": "castle",
}
BUILDING: Final = {"pen": "wooden-fence", "spire": "crystal-growth", "lair": "cave-entrance"}
BUILT: Final = 99  # a building covers all icons but the colour's symbol
ROBE: Final = "M50 40C30 48 22 70 18 92L82 92C78 70 70 48 50 40Z"
HAT: Final = "M24 37C36 28 40 12 54 4C54 18 64 30 76 37C60 44 40 44 24 37Z"
RADIUS: Final = 97.0  # of a tile in its own measure, around (0, 0)


def tile(kind: str, colour: str, covered: int = 0) -> list[Shape]:
    """Draw a face: its colour with its symbol, its icons; so many dragon icons are covered."""
    ground = ground_colour(kind, colour)
    ink = ink_on(ground)
    rim = "black" if kind == "wild-build" else ground
    art: list[Shape] = [
        hexagon(0, 5, RADIUS, "shade"),
        hexagon(0, 0, RADIUS, rim, "coal", 3),
        hexagon(0, 0, 80, ground),
        lit(hexagon(0, 0, 80, "white" if ground != "white" else "sand"), 0.12),
        lit(hexagon(0, 0, 80, "", ink, 2), 0.45),
    ]
    return art + icons(kind, colour, covered)


def ghost(kind: str, colour: str) -> list[Shape]:
    """Draw a face where it might be placed."""
    shade = Group((hexagon(0, 0, 92, ground_colour(kind, colour)),), opacity=0.5)
    return [shade, hexagon(0, 0, 92, "", "foam", 4, dashed=True), *icons(kind, colour, 0)]


def ground_colour(kind: str, colour: str) -> str:
    """Tell the colour of a face: the Keep is of stone, a wild one grey until it is named."""
    return colour or ("rock" if kind == "keep" else "grey")


def icons(kind: str, colour: str, covered: int) -> list[Shape]:
    """Draw the symbol of a face's colour, and what the face can do."""
    ink = ink_on(ground_colour(kind, colour))
    art: list[Shape] = []
    if colour:
        art.append(Icon(SYMBOL[colour], 0, -55, 38, ink))
    elif kind == "wild-build":
        art.append(Text(0, -54, "?", 40, ink, bold=True))
    places = {"double-dragon": (-34, 34), "dragon-build": (0,)}.get(kind, ())
    for x in places[covered:]:
        art += ring(x, -4, ink)
    if covered == BUILT:
        return art
    if kind == "dragon-build":
        art.append(Icon(ACTION[kind], 48, 32, 36, ink))
    elif kind != "double-dragon":
        art.append(Icon(ACTION[kind], 0, 8, 96 if kind in ("keep", "tower") else 74, ink))
    return art


def ring(x: float, y: float, ink: str) -> list[Shape]:
    """Draw a dragon icon that is empty."""
    return [
        Circle(x, y, 29, "", ink, 2.5, dashed=True),
        Group((Icon("dragon-head", x, y, 38, ink),), opacity=0.55),
    ]


def dragons(herd: Sequence[str], kind: str, built: bool) -> list[Shape]:
    """Draw the dragons on a tile: on its icons if they just fit there, or before a building."""
    counts = Counter(herd)
    if not built and len(herd) == 1:
        return dragon(herd[0], -34 if kind == "double-dragon" else 0, -4, 66)
    if not built and len(herd) == 2:
        return dragon(herd[0], -34, -4, 66) + dragon(herd[1], 34, -4, 66)
    step = min(48.0, 120.0 / len(counts)) if counts else 0.0
    start = -step * (len(counts) - 1) / 2
    art: list[Shape] = []
    for order, (hue, number) in enumerate(counts.items()):
        x = start + order * step
        art += dragon(hue, x, 16 if built else 0, 50)
        if number > 1:
            art += [
                Circle(x + 18, 36 if built else 20, 13, "paper", "coal", 1.5),
                Text(x + 18, 36 if built else 20, str(number), 18, "ink", bold=True),
            ]
    return art


def dragon(hue: str, x: float, y: float, size: float) -> list[Shape]:
    """Draw a dragon on a bright disc, so that it stands out from terrain of its own colour."""
    disc = Circle(x, y, size * 0.53, "snow", "coal", size / 22)
    return [disc, Stamp(token(hue, "dragon-head"), x, y, size)]


def building(ground: Ground, owner_colour: str) -> list[Shape]:
    """Draw the building on a tile: a Pen in its owner's colour, a Lair in its dragon's."""
    if not ground["building"]:
        return []
    name, _, hue = ground["building"].partition(" ")
    colour = hue or (owner_colour if name == "pen" else "purple")
    ink = ink_on(colour)
    high = 4.0 if not ground["dragons"] else -16.0
    return [
        Rect(-44, high - 34, 88, 74, "shade", round=14),
        Rect(-44, high - 38, 88, 74, colour, "coal", 3, 14),
        lit(Rect(-38, high - 32, 76, 62, "", ink, 2, 10), 0.5),
        Icon(BUILDING[name], 0, high - 1, 58, ink),
    ]


def treasure() -> list[Shape]:
    """Draw a treasure found marker."""
    return [Stamp(token("gold", "open-treasure-chest"), -52, 30, 40)]


def ground_art(ground: Ground, owner_colour: str) -> list[Shape]:
    """Draw a tile on the island with all that is on it, but the wizards."""
    covered = BUILT if ground["building"] else len(ground["dragons"])
    art = tile(ground["kind"], ground["colour"], covered) + building(ground, owner_colour)
    art += dragons(ground["dragons"], ground["kind"], bool(ground["building"]))
    return art + (treasure() if ground["treasure"] else [])


@cache
def wizard(colour: str) -> Figure:
    """Draw a wizard's figure: hat, beard and robe, with a bright edge against any terrain."""
    ink = ink_on(colour)
    return Figure(
        f"wizard_{colour}",
        (
            lit(Path("M14 92A36 9 0 0 0 86 92A36 9 0 0 0 14 92Z", "black"), 0.35),
            Path(ROBE, "", "snow", 13),
            Path(HAT, "", "snow", 13),
            Path(ROBE, colour, "coal", 4),
            Circle(50, 42, 15, "sand", "coal", 3),
            Path(
                "M37 44C38 66 46 76 50 80C54 76 62 66 63 44C58 52 42 52 37 44Z", "snow", "coal", 3
            ),
            Path(HAT, colour, "coal", 4),
            lit(Path("M34 33C45 38 58 38 67 33", "", ink, 4), 0.8),
        ),
    )


def goods(name: str) -> Figure:
    """Choose the figure of a cube, or a coin."""
    return coin() if name == "coin" else cube(name, SYMBOL[name])


def arrow(turn: float) -> list[Shape]:
    """Draw the arrow of a direction, in a circle 40 wide; 0 points to the right."""
    head = Path("M-11 -9L4 -9L4 -16L18 0L4 16L4 9L-11 9Z", "button-ink")
    return [
        Circle(20, 20, 19, "button", "paper", 2),
        Group((Group((head,), scale=0.72, turn=turn),), 20, 20),
    ]


def chip(hue: str, x: float, y: float, radius: float) -> list[Shape]:
    """Draw a small hexagon of a colour with its symbol."""
    return [
        hexagon(x, y, radius, hue, "coal", 1.2),
        Icon(SYMBOL[hue], x, y, radius * 1.15, ink_on(hue)),
    ]


def map_face(card: Map, positions: bool) -> list[Shape]:
    """Draw a map card, 84 by 112: the X with the tiles that must touch it, Fame and coins."""
    art: list[Shape] = [
        Rect(0, 2, 84, 112, "shade", round=8),
        Rect(0, 0, 84, 112, "sand", "wood-deep", 1.5, 8),
        Rect(4, 4, 76, 104, "", "wood", 1, 5),
        Text(42, 12, card["card"], 10, "coal"),
    ]
    art += placed_chips(card) if positions else counted_chips(card)
    return [
        *art,
        Icon("laurel-crown", 20, 97, 17, "coal"),
        Text(31, 97, str(card["fame"]), 15, "coal", "start", bold=True),
        Stamp(coin(), 54, 97, 16),
        Text(64, 97, str(card["coins"]), 15, "coal", "start", bold=True),
    ]


def centre_chip(card: Map, x: float, y: float, radius: float) -> list[Shape]:
    """Draw the X, in the colour that the card asks for there, if it does."""
    ground = card["centre"] or "paper"
    ink = ink_on(card["centre"]) if card["centre"] else "ink"
    return [
        hexagon(x, y, radius, ground, "coal", 1.5),
        Text(x, y, "X", radius * 1.2, ink, bold=True),
    ]


def placed_chips(card: Map) -> list[Shape]:
    """Draw the tiles of a card where they lie around the X, clockwise from the north-east."""
    around = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    art = centre_chip(card, 42, 54, 13)
    for hue, (q, r) in zip(card["slots"], around, strict=True):
        x, y = hex_centre(q, r, 13.6)
        if hue:
            art += chip(hue, 42 + x, 54 + y, 13)
        else:
            art.append(lit(hexagon(42 + x, 54 + y, 12, "", "wood-deep", 1, dashed=True), 0.6))
    return art


def counted_chips(card: Map) -> list[Shape]:
    """Draw the X and below it, in rows, the tiles that must touch it somewhere."""
    art = centre_chip(card, 42, 30, 12)
    needs = card["needs"]
    rows = (
        [needs]
        if len(needs) <= 3
        else [needs[: (len(needs) + 1) // 2], needs[(len(needs) + 1) // 2 :]]
    )
    top = 62.0 if len(rows) == 1 else 54.0
    for place, row in enumerate(rows):
        for number, hue in enumerate(row):
            x = 42 + (number - (len(row) - 1) / 2) * 24
            art += chip(hue, x, top + place * 21, 12.5 if len(rows) == 1 else 11.0)
    return art


def pet_card(hue: str, coins: int, lair: bool) -> list[Shape]:
    """Draw a pet card, 62 by 44: its dragon, or its Lair, and the coins that lie on it."""
    ink = ink_on(hue)
    return [
        Rect(0, 2, 62, 44, "shade", round=7),
        Rect(0, 0, 62, 44, hue, "coal", 1.5, 7),
        Icon("cave-entrance" if lair else "dragon-head", 20, 22, 30, ink),
        Stamp(coin(), 47, 22, 26),
        Circle(47, 22, 8, "gold"),
        Text(47, 22, str(coins), 14, "coal", bold=True),
    ]
