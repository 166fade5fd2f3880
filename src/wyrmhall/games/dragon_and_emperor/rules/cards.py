"""What the game is made of: resources, kinds of hexes, faces of cards, piles; and all its moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.game import Catalogue

RESOURCES: Final = ("fire", "stone", "water", "wood", "gold", "spirit")
FIRE: Final = 0
STONE: Final = 1
WATER: Final = 2
WOOD: Final = 3
GOLD: Final = 4
SPIRIT: Final = 5

KINDS: Final = ("forest", "lake", "mountain", "stash", "village")
FOREST: Final = 0
LAKE: Final = 1
MOUNTAIN: Final = 2
STASH: Final = 3
VILLAGE: Final = 4
WILD: Final = 5  # the two hexes of no kind, Evil Start and Palace

# By resource: where the Dragon gathers it.
SITES: Final = vec[u8]([WILD, MOUNTAIN, LAKE, FOREST, STASH, VILLAGE])

# A hex goes by its printed number; the two without one stand before and behind the others.
EVIL_START: Final = 0
LAST_NUMBER: Final = 60
PALACE: Final = 61
HEXES: Final = 62

ROLES: Final = ("dragon", "emperor")
DRAGON: Final = 0
EMPEROR: Final = 1

ITEMS: Final = ("chalice", "sword", "shield")
CHALICE: Final = 0
SWORD: Final = 1
SHIELD: Final = 2
ALL_ITEMS: Final = 7

# A face is what is printed on a card, whatever deck mark it bears. Amounts go up to four.
MOST: Final = 4
ELEMENT_CARDS: Final = ("breathe-fire", "gather-stone", "gather-water", "gather-wood")
DRAGON_FACES: Final = (
    *(f"{card}-{amount}" for card in ELEMENT_CARDS for amount in range(1, MOST + 1)),
    "raid-stash",
    "raise-spirit",
    "amass-fortune",
    "inspire-support",
    "cleanse-stash",
    "cleanse-village",
    "benevolent-blessing",
)
EMPEROR_FACES: Final = (
    "cleanse-land",
    "cleanse-land-free",
    "suppress-evil",
    "study-grimoire",
    "repeat-history",
    "repay-loyalty",
    "scry-future",
    "transmute-resource",
)
EVIL_FACES: Final = (
    "move-forward",
    "curse-forest",
    "curse-lake",
    "curse-mountain",
    "curse-stash",
    "curse-village",
    "curse-border",
    "curse-star",
    "teleport-dragon",
    "entrap-wings",
)
FACES: Final = DRAGON_FACES + EMPEROR_FACES + EVIL_FACES

RAID_STASH: Final = 16
RAISE_SPIRIT: Final = 17
AMASS_FORTUNE: Final = 18
INSPIRE_SUPPORT: Final = 19
CLEANSE_STASH: Final = 20
CLEANSE_VILLAGE: Final = 21
BLESSING: Final = 22
FIRST_EMPEROR: Final = 23
CLEANSE_LAND: Final = 23
CLEANSE_FREE: Final = 24
SUPPRESS: Final = 25
GRIMOIRE: Final = 26
REPEAT: Final = 27
REPAY: Final = 28
SCRY: Final = 29
TRANSMUTE: Final = 30
FIRST_EVIL: Final = 31
MOVE_FORWARD: Final = 31
CURSE_FOREST: Final = 32
CURSE_VILLAGE: Final = 36
CURSE_BORDER: Final = 37
CURSE_STAR: Final = 38
TELEPORT: Final = 39
ALL_FACES: Final = 41
ECHO: Final = 41  # no card: the second Evil phase that a doubled Suppress Evil swallows (AM-31)

# Piles, each a row of ROOM cells: its size, then its cards. Those of a role come once per role.
ROOM: Final = 32
DECK: Final = 0  # the cards still to be drawn, in no order: nobody has seen it
TOP: Final = 1  # cards known to lie on top of the deck, the topmost last
HAND: Final = 2
SECRET: Final = 3  # the part of the hand that only its owner knows
PLAYED: Final = 4
CONJURED: Final = 5  # played through the Cleansing Chalice
LENT: Final = 6  # played by the other role through the Spirit Shield
DISCARD: Final = 7
ROW: Final = 8
UPGRADES: Final = 9  # like DECK
BANISHED: Final = 10
ROLE_PILES: Final = 11
EVIL_DECK: Final = 22  # like DECK
EVIL_TOP: Final = 23  # like TOP; Suppress Evil lies here, too
EVIL_BOTTOM: Final = 24
EVIL_DISCARD: Final = 25
SCRIED: Final = 26  # looked at, still to be put back
ORDERED: Final = 27  # already put back, the next to come first
LIFTED: Final = 28  # what lies on the Evil deck and is no Evil card, lifted off meanwhile
ASIDE: Final = 29  # taken out in setup
PILES: Final = 30


def owner(face: i64) -> i64:
    """Say whose deck a card of the two roles belongs to."""
    return DRAGON if face < FIRST_EMPEROR else EMPEROR


def gathers(face: i64) -> bool:
    """Ask for a card that brings tokens from the Supply (ED-50 … ED-53)."""
    return face <= RAISE_SPIRIT


def resource_of(face: i64) -> i64:
    """Say what a card gathers, or makes two of one."""
    if face < RAID_STASH:
        return face // MOST
    return GOLD if face in (RAID_STASH, AMASS_FORTUNE) else SPIRIT


def amount_of(face: i64) -> i64:
    """Say how many tokens a card gathers."""
    return face % MOST + 1 if face < RAID_STASH else 1


def site_of(resource: i64) -> i64:
    """Say on which kind of hex a resource is gathered; WILD for anywhere (ED-50 … ED-53)."""
    return i64(SITES[resource])


def token_for(kind: i64) -> i64:
    """Say which token cleanses a kind of land (ED-58)."""
    if kind == MOUNTAIN:
        return STONE
    return WATER if kind == LAKE else WOOD


# The catalogue of moves: where each range begins.
DONE: Final = 0
PASS: Final = 1
RESET: Final = 2
TO: Final = 3  # + hex
PLAY: Final = 65  # + face, and so on
BUY: Final = 96
STUDY: Final = 127  # + face - FIRST_EMPEROR
USE: Final = 135  # + item
SUMMON: Final = 138  # + item
LAY_DOWN: Final = 141  # + face: discard it
BANISH: Final = 172
TAKE: Final = 203
BORROW: Final = 234
CLEANSE: Final = 265  # + hex - 1
PAY: Final = 325  # + resource
GAIN: Final = 329  # + resource - STONE
RECALL: Final = 332
NEXT: Final = 373  # + face - FIRST_EVIL
REPLACE: Final = 383


def move_names() -> list[str]:
    """Name all moves, in the order of the ranges above."""
    hexes = ["start", *(str(number) for number in range(1, LAST_NUMBER + 1)), "palace"]
    cards = FACES[:FIRST_EVIL]
    ranges = [
        ("to", hexes),
        ("play", cards),
        ("buy", cards),
        ("study", EMPEROR_FACES),
        ("use", ITEMS),
        ("summon", ITEMS),
        ("discard", cards),
        ("banish", cards),
        ("take", cards),
        ("borrow", cards),
        ("cleanse", hexes[1:-1]),
        ("pay", RESOURCES[: WOOD + 1]),
        ("gain", RESOURCES[STONE : WOOD + 1]),
        ("recall", FACES),
        ("next", EVIL_FACES),
        ("replace", DRAGON_FACES[:BLESSING]),
    ]
    names = ["done", "pass", "reset"]
    return names + [f"{verb} {what}" for verb, whats in ranges for what in whats]


CATALOGUE: Final = Catalogue(move_names())
