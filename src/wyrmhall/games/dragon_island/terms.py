"""The words of the game as numbers: colours, faces, buildings, steps of a turn, and all moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.game import Catalogue

# --- colours ------------------------------------------------------------------------------------

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
WHITE: Final = 3
GOLD: Final = 4
COLOURS: Final = 5
ENERGY: Final = 4  # colours below this one are energy; gold is money
STONE: Final = 5  # the colour of the Keep: none that counts
WILD: Final = 6  # not named yet, or no colour asked for
HUES: Final = ("blue", "green", "red", "white", "gold")

# --- faces of tiles -----------------------------------------------------------------------------

BUILD: Final = 0
TELEKINESIS: Final = 1
STORM: Final = 2
DRAGON_BUILD: Final = 3
DOUBLE_DRAGON: Final = 4
WILD_BUILD: Final = 5
TOWER: Final = 6
KEEP: Final = 7
KINDS: Final = (
    "build",
    "telekinesis",
    "storm",
    "dragon-build",
    "double-dragon",
    "wild-build",
    "tower",
    "keep",
)

TILES: Final = 40  # in the bag
FACES: Final = 80  # tile t has the faces 2t and 2t+1; then come the Towers by colour, then the Keep
KEEP_FACE: Final = 84
MOST_TILES: Final = 45  # on the island: 40, four Towers, the Keep
HEART: Final = 1  # tiles on the island are numbered by age, and the Keep is the oldest
CARDS: Final = 40

# --- buildings ----------------------------------------------------------------------------------

PEN: Final = 0
SPIRE: Final = 1
LAIR: Final = 2  # LAIR + colour
BUILDINGS: Final = ("pen", "spire", *(f"lair {hue}" for hue in HUES))
NONE: Final = 0  # on a tile: no building; else 1 + building

# --- where a tile can lie -----------------------------------------------------------------------

RADIUS: Final = 22  # each ring needs two tiles in the ring before it, and 44 are placed
SIDE: Final = 47  # the grid has a margin, so that every cell has six neighbours
CENTRE: Final = 23 * 47 + 23
# Clockwise, rows going down: north-east, east, south-east, south-west, west, north-west.
STEPS: Final = vec[i64]([1 - SIDE, 1, SIDE, SIDE - 1, -1, -SIDE])
DIRECTIONS: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")


def _cells() -> list[int]:
    around = range(-RADIUS, RADIUS + 1)
    places = [(q, r) for r in around for q in around if abs(q + r) <= RADIUS]
    return [CENTRE + r * SIDE + q for q, r in places]


def coordinates(cell: int) -> tuple[int, int]:
    """Give the axial coordinates of a cell; the Keep lies at (0, 0)."""
    return cell % SIDE - 23, cell // SIDE - 23


def cell_name(cell: int) -> str:
    """Name a cell by its coordinates: `+2-1`."""
    q, r = coordinates(cell)
    return f"{q:+d}{r:+d}"


CELLS: Final = vec[i64](_cells())  # by the number of the move that points at them
OUTSIDE: Final = -1

# --- moves; some are never allowed, such as naming a wild tile gold: refusals tell the rule -------

AT: Final = 0  # + place: point at the island
PLACE: Final = 1519  # + face
NAME: Final = 1599  # + colour
WIZARD: Final = 1604  # + colour
MOVE_DRAGON: Final = 1609  # + colour
PAY_EVENLY: Final = 1614
PAY_FIRST: Final = 1615  # + colour: as much of it as is owed, or there
PAY: Final = 1619  # + colour
TAME: Final = 1624
CAPTURE: Final = 1625
TAKE_COINS: Final = 1626
DRAW_MAPS: Final = 1627
PULL: Final = 1628  # + direction
RAISE: Final = 1634  # + building
RETURN: Final = 1641  # + card
PLAY_MAP: Final = 1681  # + card
OLDEST: Final = 1721
ALL: Final = 1722
DONE: Final = 1723
PASS: Final = 1724
MOVES: Final = 1725


def face_name(face: int) -> str:
    """Name a face: its tile's number and the side, `07a`; Towers and the Keep by themselves."""
    if face < FACES:
        return f"{face // 2 + 1:02d}{'ab'[face % 2]}"
    return "keep" if face == KEEP_FACE else f"tower {HUES[face - FACES]}"


def card_name(card: int) -> str:
    """Name a map card by its number: `07`."""
    return f"{card + 1:02d}"


def _catalogue() -> Catalogue:
    names = [f"at {cell_name(cell)}" for cell in _cells()]
    names += [f"place {face_name(face)}" for face in range(FACES)]
    names += [f"name {hue}" for hue in HUES]
    names += [f"wizard {hue}" for hue in HUES]
    names += [f"dragon {hue}" for hue in HUES]
    names += ["pay evenly", *(f"pay {hue} first" for hue in HUES[:ENERGY])]
    names += [f"pay {hue}" for hue in HUES]
    names += ["tame", "capture", "coins", "maps"]
    names += [f"pull {direction}" for direction in DIRECTIONS]
    names += [f"build {building}" for building in BUILDINGS]
    names += [f"return {card_name(card)}" for card in range(CARDS)]
    names += [f"map {card_name(card)}" for card in range(CARDS)]
    return Catalogue([*names, "oldest", "all", "done", "pass"])


CATALOGUE: Final = _catalogue()


def _places() -> vec[i64]:
    places = [OUTSIDE] * (SIDE * SIDE)
    for place, cell in enumerate(_cells()):
        places[cell] = place
    return vec[i64](places)


PLACES: Final = _places()  # by cell: the number of the place, or OUTSIDE

# --- the steps of a turn ------------------------------------------------------------------------

OVER: Final = 0
CHOOSE_WIZARD: Final = 1
SORT_MAPS: Final = 2  # of the cards drawn, choose the one that goes back
CHOOSE_TILE: Final = 3
PLACE_TILE: Final = 4
NAME_WILD: Final = 5
SHARE_DRAGONS: Final = 6  # the supply is short: which icons stay empty?
LIFT_DRAGONS: Final = 7
LAND_DRAGONS: Final = 8
PICK_DRAGON: Final = 9
MOVE_WIZARD: Final = 10
DEAL: Final = 11
PAY_ENERGY: Final = 12
ACT: Final = 13
TREASURE: Final = 14
STEPS_BY_NAME: Final = (
    "over",
    "choose-wizard",
    "sort-maps",
    "choose-tile",
    "place-tile",
    "name-wild",
    "share-dragons",
    "lift-dragons",
    "land-dragons",
    "pick-dragon",
    "move-wizard",
    "deal",
    "pay-energy",
    "act",
    "treasure",
)


def blank(length: i64) -> vec[i64]:
    """Make a row of zeros."""
    row = vec[i64]()
    for _ in range(length):
        row = append(row, 0)
    return row
