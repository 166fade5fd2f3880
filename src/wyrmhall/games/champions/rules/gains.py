"""What a turn of the training brings, and where it goes (CW-27 to CW-51, CW-58 to CW-63)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import has
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.dragon import (
    any_black,
    any_crystal,
    blacks_on_parts,
    card_words,
    crystal_available,
    draw_card,
    gain_black,
    gain_gold,
    may_darken,
    may_gild,
    place_tile,
    release_row,
    remove_black,
    take_card,
    take_crystal,
    within_reach,
)
from wyrmhall.games.champions.rules.names import (
    BONUS,
    BONUSES,
    DICE,
    DRAGON_STORE,
    ELEMENTS,
    KEEP,
    NOBODY,
    PARTS,
    PLACE,
    PYRAMID_STORE,
    REALM,
    SLOT,
    USED,
)
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    DRAWN,
    GOLD,
    OWED_BLACK,
    OWED_BONUS,
    OWED_CLEANSES,
    OWED_CRYSTALS,
    OWED_DRAWS,
    OWED_GOLD,
    OWED_PURGES,
    OWED_TILES,
    PILE,
    REALM_FULL,
    WHERE,
)
from wyrmhall.games.champions.rules.reasons import (
    FINE,
    NO_BLACK_HERE,
    NO_BONUS,
    NO_POWER,
    NOT_ADJACENT,
    NOT_LOWEST,
    PART_FIRST,
    REALM_EMPTY,
    SLOT_COVERED,
    WRONG_ELEMENT,
    WRONG_REALM,
)
from wyrmhall.games.champions.rules.step import (
    ACTING,
    CHOOSING,
    CLEANSING,
    CROSSING,
    DARKENING,
    FILLING,
    GATHERING,
    GILDING,
    GRANTING,
    KEEPING,
    ORDERING,
    PURGING,
    Step,
)
from wyrmhall.games.champions.rules.table import Table

ALL_SLOTS: Final[i64] = 2097151


# What is owed before the turn goes on


def settle(t: Table) -> None:
    """Do all that happens at once, until the seat has something to decide (R-3)."""
    while not asks(t):
        pass


def asks(t: Table) -> bool:
    """Do the next thing that is due; tell whether the seat must decide something now."""
    if ask_owed(t):
        return True
    if move_pairs(t):
        return False
    kinds = bonus_kinds(t)
    if kinds > 1:
        t.step = ORDERING
        return True
    if kinds == 1:
        apply_only_bonus(t)
        return False
    if t.die != NOBODY:
        return gain_next(t)
    t.step = ACTING if t.taken != 0 else CHOOSING
    return True


def ask_owed(t: Table) -> bool:
    """Ask for what is owed and needs a choice; drop what cannot be done."""
    seat = t.seat
    if t.here(OWED_PURGES) + t.here(OWED_CLEANSES) > 0:
        if any_black(t, seat):
            t.step = PURGING if t.here(OWED_PURGES) > 0 else CLEANSING
            return True
        t.put(OWED_PURGES, 0)
        t.put(OWED_CLEANSES, 0)
    if t.here(OWED_GOLD) > 0:
        t.step = GILDING
        return True
    if t.here(OWED_BLACK) > 0:
        t.step = DARKENING
        return True
    while t.here(OWED_DRAWS) > 0:
        t.more(OWED_DRAWS, -1)
        if gain_card(t, seat):
            return True
    return ask_gift(t, seat)


def ask_gift(t: Table, seat: i64) -> bool:
    """Ask for a tile or a crystal that an effect gives, if there is room for it (R-4)."""
    if t.here(OWED_TILES) > 0 and t.covered[seat] != ALL_SLOTS:
        t.step = GRANTING
        return True
    if t.here(OWED_CRYSTALS) > 0 and any_crystal(t, seat):
        t.step = CROSSING
        return True
    t.put(OWED_TILES, 0)
    t.put(OWED_CRYSTALS, 0)
    return False


def move_pairs(t: Table) -> bool:
    """Take two gold or two blacks from a store, where the mode says so (CW-35, CW-40, CW-50)."""
    seat = t.seat
    if t.advanced == 0:
        if t.get(seat, GOLD + 3) >= 2:
            t.put(OWED_GOLD, 2)
            t.add(seat, GOLD + 3, -2)
            return True
        if t.get(seat, BLACK + PYRAMID_STORE) >= 2:
            t.put(OWED_BLACK, 2)
            t.add(seat, BLACK + PYRAMID_STORE, -2)
            return True
    if t.get(seat, BLACK + DRAGON_STORE) < 2:
        return False
    t.add(seat, BLACK + DRAGON_STORE, -2)
    t.more(OWED_DRAWS, 1)
    if t.advanced == 0:
        t.put(OWED_BLACK, 2)
    else:
        t.add(seat, BLACK + PYRAMID_STORE, 2)
        t.tell("event-pair", seat, {})
    return True


def bonus_kinds(t: Table) -> i64:
    """Count the kinds of bonuses that wait (CW-47)."""
    kinds: i64 = 0
    for bonus in range(4):
        if t.here(OWED_BONUS + bonus) > 0:
            kinds += 1
    return kinds


def apply_only_bonus(t: Table) -> None:
    """Give a border's bonus when there is nothing to order (CW-46)."""
    bonus: i64 = 0
    while t.here(OWED_BONUS + bonus) == 0:
        bonus += 1
    apply_bonus(t, bonus)


def apply_bonus(t: Table, bonus: i64) -> None:
    """Give one border's bonus (CW-48)."""
    t.more(OWED_BONUS + bonus, -1)
    if t.log is not None:
        t.log.tell("event-bonus", t.seat, {"bonus": Words("bonus-" + BONUSES[bonus])})
    if bonus == 0:
        t.more(OWED_PURGES, 1)
    elif bonus == 1:
        t.more(OWED_DRAWS, 1)
    elif bonus == 2:
        t.more(OWED_TILES, 1)
    else:
        gain_gold(t, t.seat, 1)


# Action cards are gained (CW-58 to CW-63)


def gain_card(t: Table, seat: i64) -> bool:
    """Gain an action card; in the Advanced mode there may be one of two to keep (CW-62, CW-63)."""
    training = draw_card(t, 0, 9)
    if t.advanced == 0:
        if training != NOBODY:
            take_card(t, seat, training)
        return False
    tournament = draw_card(t, 9, 18)
    if training == NOBODY or tournament == NOBODY:
        if training + tournament > 2 * NOBODY:
            take_card(t, seat, training if tournament == NOBODY else tournament)
        return False
    t.put(DRAWN, training + 1)
    t.put(DRAWN + 1, tournament + 1)
    t.step = KEEPING
    return True


class Keeping(Step):
    """Of two cards drawn in the Advanced mode, keep one; the other is laid open (CW-63)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Keep the one and discard the other."""
        kept = t.here(DRAWN + move - KEEP) - 1
        other = t.here(DRAWN + KEEP + 1 - move) - 1
        t.put(DRAWN, 0)
        t.put(DRAWN + 1, 0)
        take_card(t, seat, kept)
        t.more(PILE + other, 1)
        if t.log is not None:
            facts: dict[str, Fact] = {"card": card_words(t, other)}
            t.log.tell("event-discard", seat, facts)
        settle(t)


# Gaining elements from a die (CW-27 to CW-33, CW-44, CW-45)


def die_words(t: Table, die: i64) -> Words:
    """Name a die and what it shows."""
    facts: dict[str, Fact] = {
        "die": Words("die-" + DICE[die]),
        "count": int(t.number_shown(die)),
        "element": Words("element-" + ELEMENTS[t.element_shown(die)]),
        "blacks": int(t.blacks_shown(die)),
    }
    return Words("die-shows", facts)


def use_die(t: Table, seat: i64, die: i64, way: i64) -> None:
    """Assign a die; its blacks are taken first, then its elements (CW-27, CW-28, R-53)."""
    t.put(WHERE + die, USED)
    t.die = die
    t.way = way
    t.left = t.number_shown(die)
    if t.log is not None:
        message = "event-use-pyramid" if way == 0 else "event-use-grounds"
        t.log.tell(message, seat, {"die": die_words(t, die)})
    if t.plain == 0:
        for _ in range(t.blacks_shown(die)):
            gain_black(t, seat, PYRAMID_STORE + way)
    settle(t)


def gain_next(t: Table) -> bool:
    """Ask where the die's next element goes, or take a black for it (CW-32, CW-45)."""
    seat = t.seat
    if t.left == 0:
        t.die = NOBODY
        t.plain = 0
        return False
    element = t.element_shown(t.die)
    if t.way == 0 and t.room_for(seat, element) != 0:
        t.step = FILLING
        return True
    if t.way == 1 and crystal_available(t, seat, element):
        t.step = GATHERING
        return True
    t.left -= 1
    if t.plain == 0:
        gain_black(t, seat, PYRAMID_STORE + t.way)
    return False


def slot_reason(t: Table, seat: i64, slot: i64) -> i64:
    """Say why no tile can go on a slot (CW-31)."""
    return SLOT_COVERED if has(t.covered[seat], slot) else FINE


class Filling(Step):
    """Put a tile of the die's element on an empty slot with that icon (CW-31)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot is empty and shows the element."""
        if t.box.element_of[move - SLOT] != t.element_shown(t.die):
            return WRONG_ELEMENT
        return slot_reason(t, seat, move - SLOT)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Place the tile."""
        t.left -= 1
        place_tile(t, seat, move - SLOT)
        release_row(t, seat, move - SLOT)
        settle(t)


class Granting(Step):
    """Place a tile of any element, for a border or a card (CW-48, CW-71, R-4)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot is empty."""
        return slot_reason(t, seat, move - SLOT)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Place the tile."""
        t.more(OWED_TILES, -1)
        place_tile(t, seat, move - SLOT)
        release_row(t, seat, move - SLOT)
        settle(t)


def realm_reason(t: Table, seat: i64, realm: i64) -> i64:
    """Say why no crystal can be gained from a realm (CW-44, CW-49)."""
    if not has(t.get(seat, REALM_FULL), realm):
        return REALM_EMPTY
    return FINE if within_reach(t, seat, realm) else NOT_ADJACENT


class Gathering(Step):
    """Gain a crystal of the die's element from one of its realms (CW-44)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The realm is of the element, holds its crystal and is within reach."""
        if t.box.realm_element[move - REALM] != t.element_shown(t.die):
            return WRONG_REALM
        return realm_reason(t, seat, move - REALM)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Gain the crystal."""
        t.left -= 1
        take_crystal(t, seat, move - REALM)
        settle(t)


class Crossing(Step):
    """Gain a crystal of any element with an action card (CW-67, R-7)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The realm holds its crystal and is within reach."""
        return realm_reason(t, seat, move - REALM)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Gain the crystal."""
        t.more(OWED_CRYSTALS, -1)
        take_crystal(t, seat, move - REALM)
        settle(t)


# Bonuses, blacks and gold find their places (CW-35 to CW-41, CW-47, CW-48, CW-65)


class Ordering(Step):
    """Choose which of several different bonuses is applied next (CW-47)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The bonus is one of them."""
        return FINE if t.here(OWED_BONUS + move - BONUS) > 0 else NO_BONUS

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Apply it."""
        apply_bonus(t, move - BONUS)
        settle(t)


class Purging(Step):
    """Remove a black from any part tile or store (CW-48)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """There is a black."""
        return FINE if t.get(seat, BLACK + move - PLACE) > 0 else NO_BLACK_HERE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Remove it."""
        t.more(OWED_PURGES, -1)
        remove_black(t, seat, move - PLACE)
        settle(t)


class Cleansing(Step):
    """Remove a black from a part tile; from a store only if no tile has one (CW-65, CW-73)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """There is a black, and parts come first."""
        if t.get(seat, BLACK + move - PLACE) == 0:
            return NO_BLACK_HERE
        return PART_FIRST if move - PLACE >= 3 and blacks_on_parts(t, seat) > 0 else FINE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Remove it."""
        t.more(OWED_CLEANSES, -1)
        remove_black(t, seat, move - PLACE)
        settle(t)


class Gilding(Step):
    """Put one of two gold on a part tile (CW-40, CW-41)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """While a part is below 0, gold goes to the lowest."""
        head, wings, tail = t.power(seat, 0), t.power(seat, 1), t.power(seat, 2)
        return FINE if may_gild(head, wings, tail, move - PLACE) else NOT_LOWEST

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put it there."""
        t.more(OWED_GOLD, -1)
        t.add(seat, GOLD + move - PLACE, 1)
        if t.log is not None:
            t.log.tell("event-gild", seat, {"part": Words("part-" + PARTS[move - PLACE])})
        settle(t)


class Darkening(Step):
    """Put one of two blacks on a part tile (CW-35, CW-36)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The part has power, or no part has."""
        head, wings, tail = t.power(seat, 0), t.power(seat, 1), t.power(seat, 2)
        return FINE if may_darken(head, wings, tail, move - PLACE) else NO_POWER

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put it there."""
        t.more(OWED_BLACK, -1)
        t.add(seat, BLACK + move - PLACE, 1)
        if t.log is not None:
            t.log.tell("event-darken", seat, {"part": Words("part-" + PARTS[move - PLACE])})
        settle(t)


STEPS: Final[list[Step]] = [
    Filling(FILLING, "filling", "CW-28", [(SLOT, 21)]),
    Gathering(GATHERING, "gathering", "CW-28", [(REALM, 8)]),
    Granting(GRANTING, "granting", "CW-48", [(SLOT, 21)]),
    Purging(PURGING, "purging", "CW-48", [(PLACE, 5)]),
    Cleansing(CLEANSING, "cleansing", "CW-65", [(PLACE, 5)]),
    Gilding(GILDING, "gilding", "CW-40", [(PLACE, 3)]),
    Darkening(DARKENING, "darkening", "CW-35", [(PLACE, 3)]),
    Ordering(ORDERING, "ordering", "CW-47", [(BONUS, 4)]),
    Keeping(KEEPING, "keeping", "CW-63", [(KEEP, 2)]),
    Crossing(CROSSING, "crossing", "CW-67", [(REALM, 8)]),
]
