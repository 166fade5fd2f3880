"""How the things of Dragon & Emperor look: hexes, cards, tokens, pawns, items."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wyrmhall.core.palette import ink_on
from wyrmhall.core.scene import Circle, Figure, Group, Icon, Path, Rect, Shape, Stamp, Text
from wyrmhall.core.shapes import hexagon, lit, token
from wyrmhall.core.words import Words

CARD_WIDTH: Final = 88.0
CARD_HEIGHT: Final = 112.0
ITEM_HEIGHT: Final = 164.0
BAND: Final = 33.0

COLOURS: Final = {
    "fire": "red",
    "stone": "grey",
    "water": "blue",
    "wood": "brown",
    "gold": "gold",
    "spirit": "pink",
    "forest": "leaf-deep",
    "lake": "sea",
    "mountain": "rock",
    "stash": "sand-deep",
    "village": "rust",
    "start": "night-deep",
    "palace": "purple",
    "dragon": "green",
    "emperor": "red",
    "evil": "black",
}
# What is drawn on a card: the icon of what it brings, and the kind of hex that it is about.
FACES: Final[Mapping[str, tuple[str, str]]] = {
    "breathe-fire": ("fire", ""),
    "gather-stone": ("stone", "mountain"),
    "gather-water": ("water", "lake"),
    "gather-wood": ("wood", "forest"),
    "raid-stash": ("gold", "stash"),
    "raise-spirit": ("spirit", "village"),
    "amass-fortune": ("gold", ""),
    "inspire-support": ("spirit", ""),
    "cleanse-stash": ("cleanse", "stash"),
    "cleanse-village": ("cleanse", "village"),
    "benevolent-blessing": ("blessing", "palace"),
    "cleanse-land": ("cleanse", ""),
    "cleanse-land-free": ("cleanse", ""),
    "suppress-evil": ("suppress", ""),
    "study-grimoire": ("grimoire", ""),
    "repeat-history": ("repeat", ""),
    "repay-loyalty": ("repay", ""),
    "scry-future": ("scry", ""),
    "transmute-resource": ("transmute", ""),
    "move-forward": ("forward", ""),
    "curse-forest": ("curse", "forest"),
    "curse-lake": ("curse", "lake"),
    "curse-mountain": ("curse", "mountain"),
    "curse-stash": ("curse", "stash"),
    "curse-village": ("curse", "village"),
    "curse-border": ("border", ""),
    "curse-star": ("curse", ""),
    "teleport-dragon": ("teleport", "start"),
    "entrap-wings": ("entrap", ""),
    "echo": ("suppress", ""),
}
LANDS: Final = ("forest", "lake", "mountain")  # what Cleanse Land is about
TWICE: Final = ("amass-fortune", "inspire-support")


def kind_of(name: str) -> tuple[str, int]:
    """Split a card's name into what it is and its amount."""
    stem, _, last = name.rpartition("-")
    return (stem, int(last)) if last.isdigit() else (name, 0)


def card_words(name: str) -> Words:
    """Name a card by its fixed name."""
    kind, amount = kind_of(name)
    return Words("card-" + kind, {"count": amount} if amount else {})


def hex_words(name: str, kind: str) -> Words:
    """Name a hex by its fixed name."""
    if not name.isdigit():
        return Words("hex-" + name)
    return Words("hex-" + kind, {"number": int(name)})


def resource(name: str) -> Figure:
    """Draw a resource token."""
    return token(COLOURS[name], "realm-" + name)


def sign(kind: str, x: float, y: float, size: float, ink: str) -> Shape:
    """Draw the sign of a kind of hex; the mountains are our own."""
    if kind != "mountain":
        return Icon("realm-" + kind, x, y, size, ink)
    range_of_peaks = "M2 84L36 20L52 48L64 32L98 84ZM36 32L28 47L35 44L40 50L45 47Z"
    return Group((Path(range_of_peaks, ink),), x - size / 2, y - size / 2, size / 100)


def small_hex(kind: str, x: float, y: float, radius: float) -> list[Shape]:
    """Draw the sign of a kind of hex."""
    colour = COLOURS[kind]
    return [
        hexagon(x, y, radius, colour, "coal", 1, flat=True),
        sign(kind, x, y, radius * 1.15, ink_on(colour)),
    ]


def card_face(name: str, role: str) -> list[Shape]:
    """Draw a card face up."""
    kind, amount = kind_of(name)
    picture, site = FACES[kind]
    middle, high = CARD_WIDTH / 2, 64.0
    art: list[Shape] = []
    if picture in COLOURS:
        art += _tokens(picture, amount or (2 if kind in TWICE else 1), middle, high)
    else:
        art.append(Icon("realm-" + picture, middle, high, 46, "shade"))
    if kind.startswith("cleanse-land"):
        for place, land in enumerate(LANDS):
            art += small_hex(land, 20 + 24 * place, 97, 10)
        if kind == "cleanse-land":
            art += [
                Circle(74, 36, 10, "gold", "coal", 1),
                Text(74, 36, "−1", 12, "coal", bold=True),
            ]
    elif kind == "curse-star":
        art.append(star(middle, 97, 11))
    elif site:
        art += small_hex(site, middle, 97, 12)
    return paper(CARD_WIDTH, CARD_HEIGHT, COLOURS[role], Words("title-" + kind)) + art


def paper(width: float, height: float, colour: str, title: Words) -> list[Shape]:
    """Draw an empty card with its title, on two lines if need be."""
    band = (
        f"M0 {BAND:g}L0 8A8 8 0 0 1 8 0L{width - 8:g} 0A8 8 0 0 1 {width:g} 8L{width:g} {BAND:g}Z"
    )
    ink = ink_on(colour)
    return [
        Rect(0, 2, width, height, "shade", round=8),
        Rect(0, 0, width, height, "white", round=8),
        Path(band, colour),
        Text(width / 2, BAND / 2, title, 13, ink, bold=True, width=width - 8, lines=2),
        Rect(0.5, 0.5, width - 1, height - 1, "", "coal", 1, 8),
    ]


def _tokens(picture: str, amount: int, x: float, y: float) -> list[Shape]:
    """Draw what a card brings, side by side."""
    size = 40.0 if amount < 3 else 30.0
    step = min(size * 0.82, 62.0 / max(amount - 1, 1))
    left = x - step * (amount - 1) / 2
    tokens: list[Shape] = [
        Stamp(resource(picture), left + step * place, y, size) for place in range(amount)
    ]
    return [*tokens, Text(CARD_WIDTH - 10, 98, str(amount), 18, "coal", "end", bold=True)]


def star(x: float, y: float, size: float) -> Shape:
    """Draw a black star."""
    path = "M0 -10L2.6 -3.4L9.5 -3.1L4.1 1.2L5.9 8.1L0 4.2L-5.9 8.1L-4.1 1.2L-9.5 -3.1L-2.6 -3.4Z"
    return Group((Path(path, "coal", "chalk", 1),), x, y, size / 10)


CURSE: Final = Figure(
    "realm-curse",
    (
        Circle(50, 54, 44, "shade"),
        Circle(50, 48, 44, "purple", "coal", 4),
        lit(Circle(50, 48, 36, "", "white", 3), 0.5),
        Icon("realm-curse", 50, 48, 60, "chalk"),
    ),
)


def pawn(colour: str, icon: str) -> Figure:
    """Draw a pawn: a stout piece with a sign on its breast."""
    body = (
        "M50 4C68 4 80 18 80 36C80 50 74 60 78 76C80 84 88 88 88 96"
        "L12 96C12 88 20 84 22 76C26 60 20 50 20 36C20 18 32 4 50 4Z"
    )
    return Figure(
        f"realm-pawn_{icon}",
        (
            Group((Path(body, "shade"),), 0, 3),
            Path(body, colour, "chalk", 4),
            Icon(icon, 50, 42, 52, "chalk"),
        ),
    )


DRAGON: Final = pawn("green", "realm-dragon")
EVIL: Final = pawn("black", "realm-evil")


def hex_face(name: str, kind: str, starred: bool, cursed: bool, radius: float) -> list[Shape]:
    """Draw a hex around the middle of its square: land, number, star, and curse."""
    middle = radius
    colour = COLOURS[kind]
    ink = ink_on(colour)
    art: list[Shape] = [
        hexagon(middle, middle, radius - 1, colour, "shade", 1.5, flat=True),
        lit(hexagon(middle, middle, radius - 5, "", "white", 2, flat=True), 0.35),
    ]
    land = sign(kind, middle, middle + radius * 0.12, radius * 0.95, ink)
    if name.isdigit():
        art += [
            Group((land,), opacity=0.35 if cursed else 0.8),
            Text(middle, radius * 0.34, name, radius * 0.36, ink, bold=True),
        ]
    else:
        art.append(Icon("realm-" + kind, middle, middle, radius * 1.15, "star"))
    if starred:
        art.append(star(middle + radius * 0.5, radius * 0.42, radius * 0.2))
    if cursed:
        art.append(Stamp(CURSE, middle, middle + radius * 0.1, radius * 0.86))
    return art


def item_face(
    name: str, owned: bool, ready: bool, cost: Mapping[str, int], wide: float
) -> list[Shape]:
    """Draw a Magic Item and what it does: with its cost below the map, ready, or turned over."""
    fresh = ready or not owned
    colour = "grey" if not fresh else "night" if owned else "gold"
    art = paper(wide, ITEM_HEIGHT, colour, Words("item-" + name))
    art.append(Icon("realm-" + name, wide / 2, 58, 52, "shade" if fresh else "grey"))
    art.append(Text(wide / 2, 108, Words("power-" + name), 13, "coal", width=wide - 10, lines=3))
    base = ITEM_HEIGHT - 17
    if owned:
        words = Words("scene-ready" if ready else "scene-used")
        art.append(Text(wide / 2, base, words, 14, "coal", bold=True, width=wide - 12))
        return art
    step = (wide - 6) / len(cost)
    size = min(20.0, step * 0.55)
    for place, (token_name, number) in enumerate(cost.items()):
        middle = 3 + step * (place + 0.5)
        art += [
            Stamp(resource(token_name), middle - size * 0.42, base, size),
            Text(middle + size * 0.56, base, str(number), size * 0.72, "coal", bold=True),
        ]
    return art


def chip(words: Words, x: float, y: float, width: float, colour: str) -> list[Shape]:
    """Draw a short notice on a plate."""
    return [
        Rect(x, y, width, 26, colour, round=13),
        Text(x + width / 2, y + 13, words, 13, ink_on(colour), bold=True, width=width - 16),
    ]
