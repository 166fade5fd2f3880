"""Phase II, Final Preparation: late upgrades, blacks and gold, the dice (CW-75 to CW-80)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit
from wyrmhall.core.words import Words
from wyrmhall.games.champions.rules import solo, tournament
from wyrmhall.games.champions.rules.dragon import (
    can_upgrade,
    flip_and_take,
    gold_anywhere,
    gold_place,
    may_darken,
    may_gild,
    narrow_upgrade,
    slug,
    upgrade_reason,
)
from wyrmhall.games.champions.rules.names import (
    GOLD_STORE,
    NOBODY,
    PARTS,
    PASS,
    PLACE,
    PLACES,
    UPGRADE,
)
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    GOLD,
    HAND,
    HIDDEN_BLACK,
    HIDDEN_GOLD,
    MASTER_GOLD,
    PILE,
    TIER,
)
from wyrmhall.games.champions.rules.reasons import FINE, NO_GOLD_HERE, NO_POWER, NOT_LOWEST
from wyrmhall.games.champions.rules.step import FINISHING, HIDING, PAYING, Step
from wyrmhall.games.champions.rules.table import Table


def begin(t: Table) -> None:
    """End the training: its cards are of no use any more; then late upgrades (CW-60, CW-75)."""
    t.late = 1
    for seat in range(t.seats):
        for card in range(9):
            t.more(PILE + card, t.get(seat, HAND + card))
            t.set(seat, HAND + card, 0)
    if t.log is not None:
        t.log.tell("event-preparation", reveals=True)
    if t.solo():
        solo.fill_rows(t)
    t.passes = 0
    t.seat = t.active if t.active < t.seats else 0
    next_late(t)


# Step 1: late upgrades (CW-75, CW-76)


def next_late(t: Table) -> None:
    """Ask the next player who can still upgrade, until nobody did for a whole round (CW-75)."""
    while t.passes < t.seats:
        t.seat = t.next_seat(t.seat)
        if can_finish(t, t.seat):
            t.step = FINISHING
            return
        t.passes += 1
    begin_hiding(t)


def can_finish(t: Table, seat: i64) -> bool:
    """Ask whether a seat has a pattern for a starting tile, and gold to pay (CW-76)."""
    if gold_anywhere(t, seat) == 0:
        return False
    for stack in range(6):
        if t.get(seat, TIER + stack // 2) == 0 and can_upgrade(t, seat, stack):
            return True
    return False


class Finishing(Step):
    """Upgrade one more part for one gold, or pass (CW-75)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The part is still the starting one, and the pattern lies there."""
        return FINE if move == PASS else upgrade_reason(t, seat, move - UPGRADE)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Begin the upgrade, or let the next player decide."""
        if move == PASS:
            t.passes += 1
            next_late(t)
        else:
            begin_upgrade(t, seat, move - UPGRADE)


def begin_upgrade(t: Table, seat: i64, stack: i64) -> None:
    """Look for the pattern (CW-52)."""
    t.stack = stack
    t.chosen = 0
    if narrow_upgrade(t, seat):
        complete_upgrade(t, seat)


def complete_upgrade(t: Table, seat: i64) -> None:
    """Take the part tile and pay for it; there are no sigils any more (CW-75, R-11)."""
    flip_and_take(t, seat)
    pay_upgrade(t, seat)


def pay_upgrade(t: Table, seat: i64) -> None:
    """A late upgrade costs one gold; ask where from if there is a choice (CW-76)."""
    sources: i64 = 0
    only: i64 = 0
    for place in range(4):
        if t.get(seat, GOLD + place) > 0:
            sources += 1
            only = place
    if sources == 1:
        pay_from(t, seat, GOLD_STORE if only == 3 else only)
    else:
        t.step = PAYING


class Paying(Step):
    """Take the gold from the store or from a part tile, whatever its power (CW-76)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """There is gold."""
        place = move - PLACE
        if place == 3 or place == 4:
            return NO_GOLD_HERE
        return FINE if t.get(seat, gold_place(place)) > 0 else NO_GOLD_HERE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Pay."""
        pay_from(t, seat, move - PLACE)


def pay_from(t: Table, seat: i64, place: i64) -> None:
    """Pay whoever ended the training; in solo the Master's first row (CW-76, CW-173)."""
    t.add(seat, gold_place(place), -1)
    if t.solo():
        t.give_master(MASTER_GOLD, 1)
    elif t.trigger != NOBODY:
        t.add(t.trigger, GOLD + 3, 1)
    else:
        t.gold += 1
    if t.log is not None:
        message = "event-pay" if t.trigger != NOBODY and not t.solo() else "event-pay-away"
        source = Words("place-" + slug(PLACES[place]))
        t.log.tell(message, seat, {"rival_seat": int(t.trigger), "place": source})
    t.passes = 0
    next_late(t)


# Step 2: everybody distributes blacks and gold, unseen by the others (CW-77, CW-78)


def begin_hiding(t: Table) -> None:
    """Go on to step 2, if anybody has something to distribute."""
    t.step = HIDING
    if hiders(t) == 0:
        reveal_hidden(t)


def gold_to_hide(t: Table, seat: i64) -> i64:
    """Count the gold still to be distributed; in the Advanced mode it stays (CW-77, CW-78)."""
    if t.advanced != 0:
        return 0
    left = t.get(seat, GOLD + 3)
    for part in range(3):
        left -= t.get(seat, HIDDEN_GOLD + part)
    return left


def blacks_to_hide(t: Table, seat: i64) -> i64:
    """Count the blacks still to be distributed (CW-77)."""
    left = t.get(seat, BLACK + 3) + t.get(seat, BLACK + 4)
    for part in range(3):
        left -= t.get(seat, HIDDEN_BLACK + part)
    return left


def hiders(t: Table) -> i64:
    """Find who has still something to distribute: a set of seats."""
    seats: i64 = 0
    for seat in range(t.seats):
        if gold_to_hide(t, seat) + blacks_to_hide(t, seat) > 0:
            seats |= bit(seat)
    return seats


def secret_power(t: Table, seat: i64, part: i64) -> i64:
    """Add up a part's power with what was distributed in secret."""
    hidden = t.get(seat, HIDDEN_GOLD + part) - t.get(seat, HIDDEN_BLACK + part)
    return t.power(seat, part) + hidden


class Hiding(Step):
    """Distribute gold, then blacks, one by one over one's own parts (CW-77, R-9)."""

    def deciders(self, t: Table) -> i64:
        """Everybody who has something left, at the same time."""
        return hiders(t)

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The usual rules for gold and blacks hold."""
        head, wings = secret_power(t, seat, 0), secret_power(t, seat, 1)
        tail = secret_power(t, seat, 2)
        if gold_to_hide(t, seat) > 0:
            return FINE if may_gild(head, wings, tail, move - PLACE) else NOT_LOWEST
        return FINE if may_darken(head, wings, tail, move - PLACE) else NO_POWER

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put one there; when all are ready, everything is revealed."""
        hidden = HIDDEN_GOLD if gold_to_hide(t, seat) > 0 else HIDDEN_BLACK
        t.add(seat, hidden + move - PLACE, 1)
        if gold_to_hide(t, seat) + blacks_to_hide(t, seat) == 0:
            t.tell("event-ready", seat, {})
        if hiders(t) == 0:
            reveal_hidden(t)


def ways_to_hide(t: Table, seat: i64) -> vec[i64]:
    """List all ways to distribute everything, each packed as six digits to base 256."""
    gold, blacks = gold_to_hide(t, seat), blacks_to_hide(t, seat)
    powers = [secret_power(t, seat, part) for part in range(3)]
    ways = {(0, 0, 0, 0, 0, 0)}
    for place in range(gold + blacks):
        longer: set[tuple[int, int, int, int, int, int]] = set()
        for way in ways:
            now = [powers[part] + way[part] - way[3 + part] for part in range(3)]
            for part in range(3):
                fits = may_gild if place < gold else may_darken
                if fits(now[0], now[1], now[2], part):
                    longer.add(_one_more(way, part if place < gold else part + 3))
        ways = longer
    packed = vec[i64]()
    for way in sorted(ways):
        number = 0
        for count in way:
            number = number * 256 + count
        packed = append(packed, i64(number))
    return packed


def _one_more(
    way: tuple[int, int, int, int, int, int], place: int
) -> tuple[int, int, int, int, int, int]:
    counts = list(way)
    counts[place] += 1
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


# Step 3: the tournament dice (CW-79, CW-80)


def reveal_hidden(t: Table) -> None:
    """Lay open what was distributed and set the dice; the next phase begins (CW-79)."""
    for seat in range(t.seats):
        for part in range(3):
            t.add(seat, GOLD + part, t.get(seat, HIDDEN_GOLD + part))
            t.add(seat, BLACK + part, t.get(seat, HIDDEN_BLACK + part))
            t.set(seat, HIDDEN_GOLD + part, 0)
            t.set(seat, HIDDEN_BLACK + part, 0)
        t.set(seat, BLACK + 3, 0)
        t.set(seat, BLACK + 4, 0)
        if t.advanced == 0:
            t.set(seat, GOLD + 3, 0)
    if t.log is not None:
        for seat in range(t.seats):
            facts = {PARTS[part]: int(t.die_power(seat, part)) for part in range(3)}
            t.log.tell("event-dice", int(seat), facts, reveals=True)
    if t.solo():
        solo.move_blacks(t)
        solo.begin_exams(t)
    else:
        tournament.begin(t)


STEPS: Final[list[Step]] = [
    Finishing(FINISHING, "finishing", "CW-75", [(UPGRADE, 6), (PASS, 1)]),
    Paying(PAYING, "paying", "CW-76", [(PLACE, 6)]),
    Hiding(HIDING, "hiding", "CW-77", [(PLACE, 3)]),
]
