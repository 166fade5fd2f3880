"""What may happen to a dragon in any phase: tiles, crystals, blacks, gold, cards, upgrades."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has, lowest, members_of, shl
from wyrmhall.core.chance import Chance
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.names import (
    CARDS,
    ELEMENTS,
    GOLD_STORE,
    NOBODY,
    PARTS,
    PLACES,
    REALMS,
    SLOTS,
    TIERS,
    row_of,
)
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    CRYSTAL,
    DECK,
    GOLD,
    HAND,
    OWED_BONUS,
    PILE,
    PRINTED,
    REALM_FULL,
    ROW_GOLD,
    SIGIL_LEFT,
    SIGIL_ON,
    SIGIL_UP,
    STAND_IN,
    SUPPLY,
    TAKEN,
    TIER,
)
from wyrmhall.games.champions.rules.reasons import FINE, NO_PATTERN, NOT_STARTING, STACK_EMPTY
from wyrmhall.games.champions.rules.step import MATCHING
from wyrmhall.games.champions.rules.table import Table


def slug(name: str) -> str:
    """Turn a name into part of a message id."""
    return name.replace(" ", "-")


def card_words(t: Table, card: i64) -> Words:
    """Name an action card; some name elements of this edition."""
    kind = CARDS[card].split()[0]
    if t.box.named[card] == 0:
        return Words("card-" + slug(CARDS[card]))
    elements = [Words("element-" + ELEMENTS[place]) for place in members_of(t.box.named[card])]
    return Words("card-" + kind, {"elements": elements})


def draw_from_set(chance: Chance, members: i64) -> i64:
    """Draw evenly from a set that is not empty."""
    for _ in range(chance.below(count(members))):
        members &= members - 1
    return lowest(members)


# Tiles and gold rows (CW-31 to CW-43)


def place_tile(t: Table, seat: i64, slot: i64) -> None:
    """Put a tile from the supply face up on an empty slot (CW-31)."""
    t.covered[seat] |= bit(slot)
    t.face_up[seat] |= bit(slot)
    element = t.box.element_of[slot]
    take_tile(t, element)
    if t.log is not None:
        facts: dict[str, Fact] = {
            "element": Words("element-" + ELEMENTS[element]),
            "slot": SLOTS[slot],
        }
        t.log.tell("event-tile", seat, facts)


def take_tile(t: Table, element: i64) -> None:
    """Take a tile from the supply, or something in its place (CW-172)."""
    if t.here(SUPPLY + element) > 0:
        t.more(SUPPLY + element, -1)
    else:
        t.more(STAND_IN + element, 1)


def release_row(t: Table, seat: i64, slot: i64) -> None:
    """Take the gold of the slot's row if the row is now full (CW-39)."""
    row = row_of(slot)
    cells = shl(bit(row + 1) - 1, row * (row + 1) // 2)
    if t.covered[seat] & cells == cells and has(t.get(seat, ROW_GOLD), row):
        t.set(seat, ROW_GOLD, t.get(seat, ROW_GOLD) & ~bit(row))
        t.add(seat, GOLD + 3, 1)
        if t.log is not None:
            t.log.tell("event-row", seat, {"row": row + 1})


def gain_gold(t: Table, seat: i64, count: i64) -> None:
    """Take gold from the supply into the gold store (CW-43)."""
    t.gold -= count
    t.add(seat, GOLD + 3, count)
    if t.log is not None:
        t.log.tell("event-gold", seat, {"count": count})


def may_gild(head: i64, wings: i64, tail: i64, part: i64) -> bool:
    """Gold goes to a part with the lowest power while some part is below 0 (CW-41)."""
    lowest = head if head < wings else wings
    lowest = tail if tail < lowest else lowest
    power = head if part == 0 else (wings if part == 1 else tail)
    return lowest >= 0 or power == lowest


# Black crystals (CW-32 to CW-38, CW-45, CW-65)


def gain_black(t: Table, seat: i64, store: i64) -> None:
    """Take a black from the supply into one of the stores (CW-34, CW-45)."""
    t.blacks -= 1
    t.add(seat, BLACK + store, 1)
    if t.log is not None:
        t.log.tell("event-black", seat, {"place": Words("place-" + slug(PLACES[store]))})


def may_darken(head: i64, wings: i64, tail: i64, part: i64) -> bool:
    """A black goes on a part with power, unless no part has any (CW-36)."""
    power = head if part == 0 else (wings if part == 1 else tail)
    return power >= 1 or (head <= 0 and wings <= 0 and tail <= 0)


def blacks_on_parts(t: Table, seat: i64) -> i64:
    """Count the blacks on a seat's part tiles."""
    return t.get(seat, BLACK) + t.get(seat, BLACK + 1) + t.get(seat, BLACK + 2)


def any_black(t: Table, seat: i64) -> bool:
    """Ask whether a seat has a black anywhere."""
    return blacks_on_parts(t, seat) + t.get(seat, BLACK + 3) + t.get(seat, BLACK + 4) > 0


def remove_black(t: Table, seat: i64, place: i64) -> None:
    """Put a black back into the supply."""
    t.add(seat, BLACK + place, -1)
    t.blacks += 1
    if t.log is not None:
        t.log.tell("event-purge", seat, {"place": Words("place-" + slug(PLACES[place]))})


# Crystals and realms (CW-44 to CW-49)


def cleared(t: Table, seat: i64) -> i64:
    """Find the realms that have no crystal any more (CW-46)."""
    return 255 - t.get(seat, REALM_FULL)


def within_reach(t: Table, seat: i64, realm: i64) -> bool:
    """In the Advanced mode a later crystal comes from next to a cleared realm (CW-49)."""
    empty = cleared(t, seat)
    return t.advanced == 0 or empty == 0 or t.box.neighbours[realm] & empty != 0


def crystal_available(t: Table, seat: i64, element: i64) -> bool:
    """Ask whether some crystal of an element can be gained (CW-45)."""
    for realm in range(8):
        full = t.box.realm_element[realm] == element and has(t.get(seat, REALM_FULL), realm)
        if full and within_reach(t, seat, realm):
            return True
    return False


def any_crystal(t: Table, seat: i64) -> bool:
    """Ask whether any crystal can be gained (R-7)."""
    full = t.get(seat, REALM_FULL)
    return any(has(full, realm) and within_reach(t, seat, realm) for realm in range(8))


def take_crystal(t: Table, seat: i64, realm: i64) -> None:
    """Move a crystal to the elemental board; its borders with cleared realms give (CW-46)."""
    empty = cleared(t, seat)
    t.set(seat, REALM_FULL, t.get(seat, REALM_FULL) & ~bit(realm))
    t.add(seat, CRYSTAL + t.box.realm_element[realm], 1)
    if t.log is not None:
        t.log.tell("event-crystal", seat, {"realm": Words("realm-" + slug(REALMS[realm]))})
    for other in range(8):
        bonus = t.box.border[realm * 8 + other]
        if bonus >= 0 and has(empty, other):
            t.more(OWED_BONUS + bonus, 1)


# Action cards (CW-58 to CW-63)


def draw_card(t: Table, first: i64, kinds: i64) -> i64:
    """Draw from a deck, rebuilt from its discards when empty; NOBODY if both are (CW-61)."""
    total = cards_in(t, DECK, first, kinds)
    if total == 0:
        for kind in range(first, first + kinds):
            t.put(DECK + kind, t.here(PILE + kind))
            t.put(PILE + kind, 0)
        total = cards_in(t, DECK, first, kinds)
        if total == 0:
            return NOBODY
        t.tell("event-reshuffle", NOBODY, {})
    place = t.chance.below(total)
    kind = first
    while place >= t.here(DECK + kind):
        place -= t.here(DECK + kind)
        kind += 1
    t.more(DECK + kind, -1)
    return kind


def cards_in(t: Table, where: i64, first: i64, kinds: i64) -> i64:
    """Count the cards of a deck or a pile."""
    total: i64 = 0
    for kind in range(first, first + kinds):
        total += t.here(where + kind)
    return total


def take_card(t: Table, seat: i64, card: i64) -> None:
    """Add a card to a hand; the others see only that (CW-51)."""
    t.add(seat, HAND + card, 1)
    if t.log is not None:
        secret = {"card": card_words(t, card)}
        message = "event-draw" if card < 9 else "event-draw-tournament"
        t.log.tell(message, seat, secret=secret, knows=int(bit(seat)))


def discard_card(t: Table, seat: i64, card: i64) -> None:
    """Lay a card from a hand on its discard pile (CW-59)."""
    t.add(seat, HAND + card, -1)
    t.more(PILE + card, 1)


# Upgrades (CW-52 to CW-57)


def upgrade_part(t: Table, seat: i64, stack: i64) -> None:
    """Take the top tile of a stack for the starting tile; what lay on it moves along (CW-53)."""
    part = stack // 2
    t.set(seat, PRINTED + part, t.box.power[t.top(stack)])
    t.set(seat, TIER + part, 1 + stack % 2)
    t.more(TAKEN + stack, 1)
    if t.log is not None:
        facts: dict[str, Fact] = {
            "part": Words("part-" + PARTS[part]),
            "tier": Words("tier-" + TIERS[stack % 2]),
            "power": int(t.get(seat, PRINTED + part)),
        }
        t.log.tell("event-upgrade", seat, facts)


def elements_on(t: Table, slots: i64) -> i64:
    """Find the elements of some slots."""
    elements: i64 = 0
    for slot in range(21):
        if has(slots, slot):
            elements |= bit(t.box.element_of[slot])
    return elements


def matches_sigil(t: Table, part: i64, elements: i64) -> bool:
    """Ask whether elements include those of the face-up sigil of a part (CW-57)."""
    sigil = t.here(SIGIL_UP + part)
    if sigil == 0:
        return False
    shown = t.box.sigils[part * 5 + sigil - 1]
    return elements & shown == shown


def take_sigil(t: Table, seat: i64, part: i64) -> None:
    """Put the face-up sigil on the part and reveal the next one (CW-57)."""
    t.set(seat, SIGIL_ON + part, t.here(SIGIL_UP + part))
    t.tell("event-sigil", seat, {"part": Words("part-" + PARTS[part])})
    reveal_sigil(t, part)


def reveal_sigil(t: Table, part: i64) -> None:
    """Turn the next sigil of a stack face up, if there is one (CW-19)."""
    unseen = t.here(SIGIL_LEFT + part)
    t.put(SIGIL_UP + part, 0)
    if unseen != 0:
        sigil = draw_from_set(t.chance, unseen)
        t.put(SIGIL_LEFT + part, unseen & ~bit(sigil))
        t.put(SIGIL_UP + part, sigil + 1)


def gold_anywhere(t: Table, seat: i64) -> i64:
    """Count a seat's gold on parts and in the store (CW-76)."""
    total: i64 = 0
    for place in range(4):
        total += t.get(seat, GOLD + place)
    return total


def gold_place(place: i64) -> i64:
    """Find where the gold of a place is counted: a part, or the store."""
    return GOLD + (3 if place == GOLD_STORE else place)


def can_upgrade(t: Table, seat: i64, stack: i64) -> bool:
    """Ask whether face-up tiles form the pattern of a stack's top tile (CW-52)."""
    top = t.top(stack)
    return t.box.power[top] > 0 and t.has_pattern(t.box.pattern[top], t.face_up[seat])


def upgrade_reason(t: Table, seat: i64, stack: i64) -> i64:
    """Say why a part cannot be upgraded from a stack (CW-52, CW-55)."""
    if t.get(seat, TIER + stack // 2) != 0:
        return NOT_STARTING
    if t.box.power[t.top(stack)] == 0:
        return STACK_EMPTY
    return FINE if can_upgrade(t, seat, stack) else NO_PATTERN


def narrow_upgrade(t: Table, seat: i64) -> bool:
    """Ask for a slot while the pattern can lie in several ways; tell whether it is found."""
    t.narrow(t.box.pattern[t.top(t.stack)], t.face_up[seat])
    t.step = MATCHING
    return t.offered == 0


def flip_and_take(t: Table, seat: i64) -> None:
    """Flip the tiles of the pattern and take the part tile (CW-53, CW-54)."""
    t.face_up[seat] &= ~t.chosen
    upgrade_part(t, seat, t.stack)
