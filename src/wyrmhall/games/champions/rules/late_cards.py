"""Tournament cards played after the trophies, and what is discarded (CW-104, CW-116 to CW-118)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.dragon import take_tile
from wyrmhall.games.champions.rules.names import (
    DONE,
    ELEMENT,
    ELEMENTS,
    NOBODY,
    RETURN_THREE,
    RETURN_TWO,
    SLOT,
    SLOTS,
)
from wyrmhall.games.champions.rules.pieces import (
    CRYSTAL,
    FRESH,
    LOST_CRYSTAL,
    LOST_TILE,
    REALM_FULL,
    SUPPLY,
)
from wyrmhall.games.champions.rules.reasons import (
    DEAD_TRADE,
    FINE,
    FIRST_A_SHIFT,
    NO_TILE_HERE,
    NO_TILE_IN_SUPPLY,
    NO_TILE_LEFT,
    NOT_DISCARDED,
    NOT_ON_CARD,
    NOT_TWO,
    NOT_YOUR_CRYSTAL,
    NOTHING_TO_TRADE,
    ONE_OF_TWO,
    SAME_ELEMENT,
    SLOT_COVERED,
)
from wyrmhall.games.champions.rules.step import DEALING, GIVING, RETURNING, TAKING, Step
from wyrmhall.games.champions.rules.table import Table


def finish_card(t: Table) -> None:
    """Clean up after a card; its player may play another one."""
    t.count = t.source = 0
    t.step = DEALING


# Discards (CW-104)


def lose_tile(t: Table, seat: i64, slot: i64) -> None:
    """Discard a tile; it stays beside the dragon board (CW-104)."""
    t.covered[seat] &= ~bit(slot)
    t.face_up[seat] &= ~bit(slot)
    t.add(seat, LOST_TILE + t.box.element_of[slot], 1)


def lose_crystal(t: Table, seat: i64, element: i64) -> None:
    """Discard a crystal from the elemental board (CW-104)."""
    t.add(seat, CRYSTAL + element, -1)
    t.add(seat, LOST_CRYSTAL + element, 1)


def tell_element(t: Table, message: str, seat: i64, element: i64, slot: i64) -> None:
    """Tell of a tile on a slot, or of a crystal (slot NOBODY)."""
    if t.log is not None:
        facts: dict[str, Fact] = {
            "element": Words("element-" + ELEMENTS[element]),
            "slot": SLOTS[slot] if slot != NOBODY else "",
        }
        t.log.tell(message + ("-tile" if slot != NOBODY else "-crystal"), seat, facts)


# Exchanging elements (CW-116)


def realm_left(t: Table, seat: i64, element: i64) -> i64:
    """Find a realm that still holds a crystal of an element, or NOBODY."""
    for realm in range(8):
        if t.box.realm_element[realm] == element and has(t.get(seat, REALM_FULL), realm):
            return realm
    return NOBODY


def takeable_tile(t: Table, seat: i64, element: i64) -> bool:
    """Ask whether a tile of an element can be taken from the supply (CW-116)."""
    return t.room_for(seat, element) != 0 and t.here(SUPPLY + element) > 0


def takeable_crystal(t: Table, seat: i64, element: i64) -> bool:
    """Ask whether one of your own crystals is not on your board (CW-116)."""
    return t.get(seat, LOST_CRYSTAL + element) > 0 or realm_left(t, seat, element) != NOBODY


def can_take(t: Table, seat: i64, given: i64) -> bool:
    """Ask whether anything of another element can be taken (CW-116)."""
    for element in range(6):
        takeable = takeable_tile(t, seat, element) or takeable_crystal(t, seat, element)
        if element != given and takeable:
            return True
    return False


def unusable_trade(t: Table, seat: i64, card: i64) -> i64:
    """Say why elements cannot be traded (CW-116)."""
    reason = NOTHING_TO_TRADE
    for element in range(6):
        if has(t.box.named[9 + card], element) and t.elements_of(seat, element) > 0:
            if can_take(t, seat, element):
                return FINE
            reason = DEAD_TRADE
    return reason


class Giving(Step):
    """Discard an element of the card's colour for an exchange (CW-116)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """A tile or crystal of the colour; stop only after the first exchange."""
        if move == DONE:
            return FINE if t.count < t.box.amount[9 + t.card] else FIRST_A_SHIFT
        element = t.box.element_of[move - SLOT] if move < ELEMENT else move - ELEMENT
        if not has(t.box.named[9 + t.card], element):
            return NOT_ON_CARD
        if not can_take(t, seat, element):
            return DEAD_TRADE
        if move < ELEMENT:
            return FINE if has(t.covered[seat], move - SLOT) else NO_TILE_HERE
        return FINE if t.get(seat, CRYSTAL + element) > 0 else NOT_YOUR_CRYSTAL

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Discard it, or stop."""
        if move == DONE:
            finish_card(t)
            return
        if move < ELEMENT:
            t.source = t.box.element_of[move - SLOT]
            lose_tile(t, seat, move - SLOT)
            t.add(seat, FRESH + t.source, 1)
            tell_element(t, "event-give", seat, t.source, move - SLOT)
        else:
            t.source = move - ELEMENT
            lose_crystal(t, seat, t.source)
            tell_element(t, "event-give", seat, t.source, NOBODY)
        t.step = TAKING


class Taking(Step):
    """Take a tile or a crystal of another element for it (CW-116)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Another element; an empty slot and a tile, or a crystal not on the board."""
        element = t.box.element_of[move - SLOT] if move < ELEMENT else move - ELEMENT
        if element == t.source:
            return SAME_ELEMENT
        if move >= ELEMENT:
            return FINE if takeable_crystal(t, seat, element) else NO_TILE_LEFT
        if has(t.covered[seat], move - SLOT):
            return SLOT_COVERED
        return FINE if t.here(SUPPLY + element) > 0 else NO_TILE_IN_SUPPLY

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Take it; perhaps exchange another one."""
        if move < ELEMENT:
            put_back(t, seat, move - SLOT)
            take_tile(t, t.box.element_of[move - SLOT])
            tell_element(t, "event-get", seat, t.box.element_of[move - SLOT], move - SLOT)
        else:
            regain_crystal(t, seat, move - ELEMENT)
            tell_element(t, "event-get", seat, move - ELEMENT, NOBODY)
        t.count -= 1
        if t.count > 0 and unusable_trade(t, seat, t.card) == FINE:
            t.source = 0
            t.step = GIVING
        else:
            finish_card(t)


def put_back(t: Table, seat: i64, slot: i64) -> None:
    """Put a tile face up on an empty slot; rows give no gold any more (R-27)."""
    t.covered[seat] |= bit(slot)
    t.face_up[seat] |= bit(slot)


def regain_crystal(t: Table, seat: i64, element: i64) -> None:
    """Take one of your own crystals, from the discards before a realm (CW-116)."""
    if t.get(seat, LOST_CRYSTAL + element) > 0:
        t.add(seat, LOST_CRYSTAL + element, -1)
    else:
        full = t.get(seat, REALM_FULL)
        t.set(seat, REALM_FULL, full & ~bit(realm_left(t, seat, element)))
    t.add(seat, CRYSTAL + element, 1)


# Returning tiles (CW-117, CW-118)


def count_room(t: Table, seat: i64, element: i64) -> i64:
    """Count the empty slots of an element."""
    room = t.room_for(seat, element)
    total: i64 = 0
    while room != 0:
        room &= room - 1
        total += 1
    return total


def returnable(t: Table, seat: i64, card: i64) -> i64:
    """Count the elements of which tiles can be returned (CW-117, CW-118)."""
    total: i64 = 0
    for element in range(6):
        if card == RETURN_THREE:
            if t.get(seat, LOST_TILE + element) > 0 and t.room_for(seat, element) != 0:
                total += 1
        elif t.get(seat, FRESH + element) >= 2 and count_room(t, seat, element) >= 2:
            total += 1
    return total


class Returning(Step):
    """Return discarded tiles: three different ones, or two of one element (CW-117, CW-118)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot is empty, and a fitting tile was discarded."""
        element = t.box.element_of[move - SLOT]
        if has(t.covered[seat], move - SLOT):
            return SLOT_COVERED
        if t.card == RETURN_THREE:
            used = has(t.source, element) or t.get(seat, LOST_TILE + element) == 0
            return NOT_DISCARDED if used else FINE
        if t.source == 0:
            enough = t.get(seat, FRESH + element) >= 2 and count_room(t, seat, element) >= 2
            return FINE if enough else NOT_TWO
        return FINE if has(t.source, element) else ONE_OF_TWO

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Return the tile."""
        element = t.box.element_of[move - SLOT]
        t.source |= bit(element)
        put_back(t, seat, move - SLOT)
        t.add(seat, LOST_TILE + element, -1)
        if t.get(seat, FRESH + element) > t.get(seat, LOST_TILE + element) or t.card == RETURN_TWO:
            t.add(seat, FRESH + element, -1)
        tell_element(t, "event-return", seat, element, move - SLOT)
        t.count -= 1
        if t.count == 0:
            finish_card(t)


STEPS: Final[list[Step]] = [
    Giving(GIVING, "giving", "CW-116", [(SLOT, 21), (ELEMENT, 6), (DONE, 1)]),
    Taking(TAKING, "taking", "CW-116", [(SLOT, 21), (ELEMENT, 6)]),
    Returning(RETURNING, "returning", "CW-117", [(SLOT, 21)]),
]
