"""A count of all pieces; the law is that no game changes it."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.core.bits import count, has
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.names import CARDS, ELEMENTS, PARTS, TIERS
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    CRYSTAL,
    DECK,
    DRAWN,
    GOLD,
    HAND,
    LOST_CRYSTAL,
    LOST_GOLD,
    LOST_TILE,
    MASTER_BLACK,
    MASTER_GOLD,
    MASTER_PART,
    MASTER_SIGIL,
    MASTER_TIER,
    OWED_BLACK,
    OWED_GOLD,
    PILE,
    REALM_FULL,
    ROW_GOLD,
    SIGIL_LEFT,
    SIGIL_ON,
    SIGIL_UP,
    SPACE_BLACK,
    STAND_IN,
    SUPPLY,
    TIER,
    TOKEN,
)
from wyrmhall.games.champions.rules.table import Table


def census(t: Table) -> dict[str, int]:
    """Count every piece by kind; blacks and gold count against the printed supply."""
    found = {"die": 7, "gold": int(t.gold), "black": int(t.blacks), "token": int(t.tokens)}
    for place, name in enumerate(ELEMENTS):
        found[f"tile {name}"] = int(t.here(SUPPLY + place) - t.here(STAND_IN + place))
        found[f"crystal {name}"] = 0
    for card, name in enumerate(CARDS):
        found[f"card {name}"] = int(t.here(DECK + card) + t.here(PILE + card))
    for card in range(2):
        if t.here(DRAWN + card) > 0:
            found[f"card {CARDS[t.here(DRAWN + card) - 1]}"] += 1
    for stack in range(6):
        found[f"part {PARTS[stack // 2]} {TIERS[stack % 2]}"] = int(t.left_in(stack))
    found["gold"] += int(t.here(OWED_GOLD))
    found["black"] += int(t.here(OWED_BLACK))
    for part in range(3):
        up = t.here(SIGIL_UP + part) > 0
        found[f"sigil {PARTS[part]}"] = int(count(t.here(SIGIL_LEFT + part))) + up
    for seat in range(t.seats):
        count_seat(t, seat, found)
    if t.solo():
        count_master(t, found)
    return found


def count_seat(t: Table, seat: i64, found: dict[str, int]) -> None:
    """Add what a seat owns."""
    for place, name in enumerate(ELEMENTS):
        tiles = t.tiles_of(seat, place) + t.get(seat, LOST_TILE + place)
        found[f"tile {name}"] += int(tiles)
        crystals = t.get(seat, CRYSTAL + place) + t.get(seat, LOST_CRYSTAL + place)
        found[f"crystal {name}"] += int(crystals)
    for realm in range(8):
        if has(t.get(seat, REALM_FULL), realm):
            found[f"crystal {ELEMENTS[t.box.realm_element[realm]]}"] += 1
    for card, name in enumerate(CARDS):
        found[f"card {name}"] += int(t.get(seat, HAND + card))
    found["gold"] += int(count(t.get(seat, ROW_GOLD)) + t.get(seat, LOST_GOLD))
    for place in range(4):
        found["gold"] += int(t.get(seat, GOLD + place))
    for place in range(5):
        found["black"] += int(t.get(seat, BLACK + place))
    for part, name in enumerate(PARTS):
        found["token"] += int(t.get(seat, TOKEN + part))
        found[f"sigil {name}"] += t.get(seat, SIGIL_ON + part) > 0
        tier = t.get(seat, TIER + part)
        if tier > 0:
            found[f"part {name} {TIERS[tier - 1]}"] += 1


def count_master(t: Table, found: dict[str, int]) -> None:
    """Add what the Master owns."""
    for place, name in enumerate(ELEMENTS):
        found[f"tile {name}"] += int(solo.master_elements(t, place))
    for space in range(19):
        found["black"] += int(t.masters(SPACE_BLACK + space))
    for row in range(3):
        found["gold"] += int(t.masters(MASTER_GOLD + row))
        found["black"] += int(t.masters(MASTER_BLACK + row))
        part, tier = t.masters(MASTER_PART + row) - 1, t.masters(MASTER_TIER + row)
        if 0 < tier < 3:
            found[f"part {PARTS[part]} {TIERS[tier - 1]}"] += 1
        if t.masters(MASTER_SIGIL + row) > 0:
            found[f"sigil {PARTS[part]}"] += 1
