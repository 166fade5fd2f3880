"""The Master as one sees him, and the rating of the exams."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from wyrmhall.core.bits import has
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.names import ACHIEVEMENTS, DICE, ELEMENTS, NOBODY, PARTS, TIERS
from wyrmhall.games.champions.rules.pieces import (
    BOTTOM,
    MASTER_BLACK,
    MASTER_GOLD,
    MASTER_PART,
    MASTER_SIGIL,
    MASTER_TIER,
    SPACE,
    SPACE_BLACK,
    STACKED,
    STRENGTH,
)
from wyrmhall.games.champions.rules.table import Table


class RowView(TypedDict):
    """One row of the Master's board."""

    spaces: list[str]
    tiles: list[str]
    blacks: list[int]
    gold: int
    part: str
    tier: str
    sigil: list[str]
    tile_blacks: int


class CardView(TypedDict):
    """The Master card of this round."""

    number: int
    areas: list[list[str]]
    priority: list[str]
    parts: list[str]


class MasterView(TypedDict):
    """The Master's board and card, and how the exams stand."""

    rows: list[RowView]
    bottom: dict[str, int]
    bottom_blacks: int
    card: CardView | None
    strength: dict[str, int]
    powers: dict[str, int]
    elements: dict[str, int]
    own_elements: dict[str, int]
    exams: list[str]
    achievement: str


def names_of(elements: i64) -> list[str]:
    """Name the elements of a set."""
    return [name for place, name in enumerate(ELEMENTS) if has(elements, place)]


def sigil_elements(t: Table, part: i64, sigil: i64) -> list[str]:
    """Name the elements of a part's sigil (number + 1)."""
    shown = t.box.sigils[part * 5 + sigil - 1] if sigil > 0 else 0
    return names_of(shown)


def row_view(t: Table, row: i64) -> RowView:
    """Show a row of the Master's board."""
    kinds = ["none", "gold", "simple", "advanced"]
    spaces = range(row * 6, row * 6 + 6)
    part = t.masters(MASTER_PART + row) - 1
    tier = t.masters(MASTER_TIER + row)
    tiles = []
    for space in spaces:
        element = t.masters(SPACE + space)
        name = ELEMENTS[element - 1] if element > 0 else ""
        tiles.append(f"{name} {t.masters(STACKED + space)}" if element > 0 else "")
    return {
        "spaces": [kinds[t.box.spaces[space]] for space in spaces],
        "tiles": tiles,
        "blacks": [int(t.masters(SPACE_BLACK + space)) for space in spaces],
        "gold": int(t.masters(MASTER_GOLD + row)),
        "part": PARTS[part] if part >= 0 else "",
        "tier": ["", *TIERS, "stand-in"][tier],
        "sigil": sigil_elements(t, part, t.masters(MASTER_SIGIL + row)) if part >= 0 else [],
        "tile_blacks": int(t.masters(MASTER_BLACK + row)),
    }


def card_view(t: Table) -> CardView | None:
    """Show the Master card of this round."""
    if t.master_card == NOBODY:
        return None
    icons = [*DICE, "three", "two"]
    priority = [t.box.master_priority[t.master_card * 9 + place] for place in range(9)]
    parts = [t.box.master_parts[t.master_card * 3 + place] for place in range(3)]
    return {
        "number": int(t.master_card + 1),
        "areas": t.box.master_layout[t.master_card],
        "priority": [icons[icon] for icon in priority if icon >= 0],
        "parts": [PARTS[part] for part in parts],
    }


def master_view(t: Table) -> MasterView:
    """Show the Master's board and how the exams would end now."""
    exams = []
    for part in range(3):
        for element in range(6):
            exams.append("pass" if solo.passed(t, part, element) else "fail")
    return {
        "rows": [row_view(t, row) for row in range(3)],
        "bottom": {name: int(t.masters(BOTTOM + i)) for i, name in enumerate(ELEMENTS)},
        "bottom_blacks": int(t.masters(SPACE_BLACK + 18)),
        "card": card_view(t),
        "strength": {name: int(t.masters(STRENGTH + part)) for part, name in enumerate(PARTS)},
        "powers": {name: int(solo.master_power(t, part)) for part, name in enumerate(PARTS)},
        "elements": {name: int(solo.master_elements(t, i)) for i, name in enumerate(ELEMENTS)},
        "own_elements": {name: int(t.elements_of(0, i)) for i, name in enumerate(ELEMENTS)},
        "exams": exams,
        "achievement": ACHIEVEMENTS[t.marked] if t.marked != NOBODY else "",
    }
