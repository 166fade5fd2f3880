"""Words of the rulebook as numbers: elements, parts, cards, moves and steps."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

ELEMENTS: Final = ("white", "yellow", "red", "purple", "green", "blue")
DICE: Final = (*ELEMENTS, "wild")
PARTS: Final = ("head", "wings", "tail")
TIERS: Final = ("simple", "advanced")
DISCIPLINES: Final = ("fire breath", "flight", "tail wielding")  # by part
REALMS: Final = (
    "left snow",
    "right snow",
    "upper desert",
    "lower desert",
    "volcano",
    "mountain",
    "forest",
    "lake",
)
BONUSES: Final = ("purge", "card", "tile", "gold")
PLACES: Final = (*PARTS, "pyramid store", "dragon store", "gold store")
SLOTS: Final = tuple(f"{row}-{place}" for row in range(1, 7) for place in range(1, row + 1))

TRAINING_CARDS: Final = (
    "cleanse",
    "turn",
    "crystal",
    "reroll",
    "echo",
    "shadow",
    "again",
    "tile",
    "gold",
)
TOURNAMENT_CARDS: Final = (
    "shift",
    "weaken",
    "change",
    "extra",
    "wealth",
    "ignore",
    "swap",
    "return three",
    "return two",
    "pair 1",
    "pair 2",
    "pair 3",
    "favour 1",
    "favour 2",
    "favour 3",
    "trade 1",
    "trade 2",
    "trade 3",
)
CARDS: Final = TRAINING_CARDS + TOURNAMENT_CARDS

# Training action cards.
CLEANSE: Final[i64] = 0
TURN: Final[i64] = 1
GAIN: Final[i64] = 2
REROLL: Final[i64] = 3
ECHO: Final[i64] = 4
SHADOW: Final[i64] = 5
AGAIN: Final[i64] = 6
TILE: Final[i64] = 7
COIN: Final[i64] = 8

# Tournament action cards.
SHIFT: Final[i64] = 0
WEAKEN: Final[i64] = 1
CHANGE: Final[i64] = 2
EXTRA: Final[i64] = 3
WEALTH: Final[i64] = 4
IGNORE: Final[i64] = 5
SWAP: Final[i64] = 6
RETURN_THREE: Final[i64] = 7
RETURN_TWO: Final[i64] = 8
PAIR: Final[i64] = 9  # the first of three
FAVOUR: Final[i64] = 12
TRADE: Final[i64] = 15

ACHIEVEMENTS: Final = (
    "herald of frost",
    "guardian of life",
    "tamer of volcanoes",
    "rock wielder",
    "one with nature",
    "tidecaller",
    "flamebringer",
    "aerial conqueror",
    "tail striker",
    "golden scales",
    "glory over wealth",
    "elemental mastery",
    "raw might",
    "rising star",
    "high achiever",
)

# The catalogue: the first move of each kind.
AREA: Final[i64] = 0
PYRAMID: Final[i64] = 5
GROUNDS: Final[i64] = 12
SLOT: Final[i64] = 19
REALM: Final[i64] = 40
ELEMENT: Final[i64] = 48
PLACE: Final[i64] = 54
PLAY: Final[i64] = 60
PLAY_TOURNAMENT: Final[i64] = 69
UPGRADE: Final[i64] = 87
DIE: Final[i64] = 93
FACE: Final[i64] = 100
BONUS: Final[i64] = 106
KEEP: Final[i64] = 110
BET: Final[i64] = 112
CALL: Final[i64] = 133
RIVAL: Final[i64] = 136
MARK: Final[i64] = 140
TRAINER: Final[i64] = 155
SIGIL: Final[i64] = 156
REDRAW: Final[i64] = 157
EXCHANGE: Final[i64] = 158
REST: Final[i64] = 159
DONE: Final[i64] = 160
PASS: Final[i64] = 161

MOVES: Final = (
    *(f"area {number}" for number in range(1, 6)),
    *(f"pyramid {die}" for die in DICE),
    *(f"grounds {die}" for die in DICE),
    *(f"slot {slot}" for slot in SLOTS),
    *(f"realm {realm}" for realm in REALMS),
    *(f"element {element}" for element in ELEMENTS),
    *PLACES,
    *(f"play {card}" for card in CARDS),
    *(f"upgrade {part} {tier}" for part in PARTS for tier in TIERS),
    *(f"die {die}" for die in DICE),
    *(f"face {face}" for face in range(1, 7)),
    *(f"bonus {bonus}" for bonus in BONUSES),
    "keep training",
    "keep tournament",
    *(f"bet {count}" for count in range(21)),
    *(f"call {discipline}" for discipline in DISCIPLINES),
    *(f"rival {seat}" for seat in range(1, 5)),
    *(f"mark {achievement}" for achievement in ACHIEVEMENTS),
    "trainer",
    "sigil",
    "redraw",
    "exchange",
    "rest",
    "done",
    "pass",
)

# Where a die is.
LOOSE: Final[i64] = 0  # rolled, not in an area yet; areas are 1 to 5
MINE: Final[i64] = 6  # taken by the player whose turn it is
USED: Final[i64] = 7
GONE: Final[i64] = 8  # taken by somebody earlier this round

# The places of black crystals: the three parts, then the stores.
PYRAMID_STORE: Final[i64] = 3
DRAGON_STORE: Final[i64] = 4
GOLD_STORE: Final[i64] = 5

WILD: Final[i64] = 6
NOBODY: Final[i64] = -1
ROUNDS: Final[i64] = 20


def row_of(slot: i64) -> i64:
    """Find the row of a slot, from 0 at the top."""
    row: i64 = 0
    first: i64 = 0
    while first + row < slot:
        first += row + 1
        row += 1
    return row


def zeros(length: i64) -> vec[u8]:
    """Make a row of zeros."""
    return vec[u8]([u8(0) for _ in range(length)])


def bytes_of(numbers: list[int]) -> vec[u8]:
    """Pack small numbers."""
    packed = vec[u8]()
    for number in numbers:
        packed = append(packed, u8(number))
    return packed


def words_of(numbers: list[int]) -> vec[i64]:
    """Pack numbers of any size."""
    packed = vec[i64]()
    for number in numbers:
        packed = append(packed, i64(number))
    return packed
