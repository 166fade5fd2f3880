"""Tournament cards of the Advanced mode, window by window (CW-92, CW-93, CW-107 to CW-115)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import has
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.dragon import card_words, discard_card
from wyrmhall.games.champions.rules.late_cards import finish_card, returnable, unusable_trade
from wyrmhall.games.champions.rules.names import (
    BET,
    CHANGE,
    DONE,
    ELEMENT,
    ELEMENTS,
    EXTRA,
    FAVOUR,
    IGNORE,
    PAIR,
    PARTS,
    PLACE,
    RETURN_THREE,
    RETURN_TWO,
    RIVAL,
    SHIFT,
    SWAP,
    TRADE,
    WEAKEN,
    WEALTH,
)
from wyrmhall.games.champions.rules.pieces import (
    BET_ELEMENTS,
    BET_GOLD,
    BLACK,
    DENTS,
    DOUBLED,
    EXTRA_POWER,
    IGNORED,
    RAISES,
    SPENT,
    SWAPPED,
)
from wyrmhall.games.champions.rules.reasons import (
    FINE,
    FIRST_A_SHIFT,
    NO_BLACK_HERE,
    NO_BLACK_TO_IGNORE,
    NO_DOUBLE,
    NO_SHIFT,
    NOT_A_RIVAL,
    NOT_ON_CARD,
    NOT_THREE,
    NOT_TWO,
    NOTHING_TO_SPEND,
    NOTHING_TO_SWAP,
    PAY_SOMETHING,
    RECEIVER_WEAK,
    SAME_ELEMENT,
    SAME_PART,
    TOO_LITTLE_GOLD,
    TOO_MUCH_PAID,
    WRONG_TOURNAMENT,
    WRONG_WINDOW,
)
from wyrmhall.games.champions.rules.step import (
    CHANGING,
    DEALING,
    GIVING,
    MEASURING,
    RETURNING,
    SHIFTING_FROM,
    SHIFTING_TO,
    SPENDING,
    SWAPPING,
    WEAKENING,
    Step,
)
from wyrmhall.games.champions.rules.table import Table

EXCHANGING: Final[i64] = 0  # the windows of a match
BEFORE: Final[i64] = 1
REVEALING: Final[i64] = 2
AFTER: Final[i64] = 3
WINDOWS: Final = ("exchange", "before", "reveal", "after")  # their names


# A match so far


def die_now(t: Table, seat: i64) -> i64:
    """Read a die with what cards do to it in this match (CW-108, CW-113, CW-115)."""
    part = t.discipline
    blacks, ignored = t.get(seat, BLACK + part), t.get(seat, IGNORED)
    power = t.power(seat, part) + (blacks if blacks < ignored else ignored)
    power = (power if power > 0 else 0) - t.get(seat, DENTS)
    return (power if power > 0 else 0) + t.get(seat, RAISES)


def bet_paid(t: Table, seat: i64) -> i64:
    """Count the elements of the match's kind that the bet really takes (CW-100)."""
    bet = t.get(seat, BET_ELEMENTS) - t.get(seat, SWAPPED)
    owned = t.elements_of(seat, t.element) - t.get(seat, SPENT + t.element)
    return bet if bet < owned else owned


def gold_power(t: Table, seat: i64) -> i64:
    """Value the gold that was bet; pairs count more with the card (CW-99, CW-112, R-33)."""
    gold = t.get(seat, BET_GOLD)
    if t.get(seat, DOUBLED) == 0:
        return gold
    return gold // 2 * t.box.strength[9 + WEALTH] + gold % 2


def match_score(t: Table, seat: i64) -> i64:
    """Add up a seat's power in an Advanced match, at most 20 (CW-99, CW-101, R-29)."""
    score = die_now(t, seat) + bet_paid(t, seat) + t.get(seat, SWAPPED)
    score += t.get(seat, EXTRA_POWER) + gold_power(t, seat)
    return score if score < t.box.most_power else t.box.most_power


def spendable(t: Table, seat: i64, element: i64) -> i64:
    """Count the elements that are not yet bound to be paid."""
    free = t.elements_of(seat, element) - t.get(seat, SPENT + element)
    return free - bet_paid(t, seat) if element == t.element else free


# Which card is played when


def window_of(card: i64) -> i64:
    """Find the window in which a tournament card is played (CW-92)."""
    if card <= CHANGE:
        return BEFORE
    return AFTER if card >= TRADE or RETURN_THREE <= card <= RETURN_TWO else REVEALING


def unusable_in_match(t: Table, seat: i64, card: i64) -> i64:
    """Say why a tournament card would have no effect now."""
    if window_of(card) != t.window:
        return WRONG_WINDOW
    if t.window == BEFORE:
        return NO_SHIFT if card == SHIFT and not can_shift(t, seat) else FINE
    if t.window == REVEALING:
        return unusable_reveal(t, seat, card)
    if card == RETURN_THREE:
        return FINE if returnable(t, seat, card) >= 3 else NOT_THREE
    if card == RETURN_TWO:
        return FINE if returnable(t, seat, card) >= 1 else NOT_TWO
    return unusable_trade(t, seat, card)


def unusable_reveal(t: Table, seat: i64, card: i64) -> i64:
    """Say why a card of the reveal window would have no effect."""
    if card == WEALTH:
        if t.get(seat, DOUBLED) != 0:
            return NO_DOUBLE
        return FINE if t.get(seat, BET_GOLD) >= 2 else TOO_LITTLE_GOLD
    if card == IGNORE:
        blacks = t.get(seat, BLACK + t.discipline)
        return FINE if blacks > t.get(seat, IGNORED) else NO_BLACK_TO_IGNORE
    if card == SWAP:
        return FINE if can_swap(t, seat) else NOTHING_TO_SWAP
    if FAVOUR <= card < TRADE:
        return FINE if has(t.box.named[9 + card], t.printed) else WRONG_TOURNAMENT
    return FINE if can_spend(t, seat, card) else NOTHING_TO_SPEND


def play_tournament_card(t: Table, seat: i64, card: i64) -> None:
    """Play a tournament card (CW-93)."""
    discard_card(t, seat, 9 + card)
    if t.log is not None:
        facts: dict[str, Fact] = {"card": card_words(t, 9 + card)}
        t.log.tell("event-play", seat, facts)
    t.passes = 0
    t.card = card
    t.count = t.box.amount[9 + card]
    t.source = 0
    apply_at_once(t, seat, card)
    t.step = step_of(card)


def apply_at_once(t: Table, seat: i64, card: i64) -> None:
    """Do what a card does without a choice (CW-112, CW-113, CW-115)."""
    if card == WEALTH:
        t.set(seat, DOUBLED, 1)
    elif card == IGNORE:
        t.add(seat, IGNORED, t.count)
    elif FAVOUR <= card < TRADE:
        t.add(seat, RAISES, t.box.strength[9 + card])


def step_of(card: i64) -> i64:
    """Find the first decision that a card asks for; dealing goes on if it asks none."""
    if card <= CHANGE:
        return SHIFTING_FROM if card == SHIFT else (WEAKENING if card == WEAKEN else CHANGING)
    if card == EXTRA or PAIR <= card < FAVOUR:
        return SPENDING
    if card == SWAP:
        return SWAPPING
    if RETURN_THREE <= card <= RETURN_TWO:
        return RETURNING
    return GIVING if card >= TRADE else DEALING


# Before power selection (CW-107 to CW-109)


def can_receive(t: Table, seat: i64, part: i64) -> bool:
    """A part that receives a black keeps power 1 at least (CW-107, R-50)."""
    return t.power(seat, part) >= 2


def can_shift_from(t: Table, seat: i64, part: i64) -> bool:
    """Ask whether a part has a black that another part can receive."""
    if t.get(seat, BLACK + part) == 0:
        return False
    return can_receive(t, seat, (part + 1) % 3) or can_receive(t, seat, (part + 2) % 3)


def can_shift(t: Table, seat: i64) -> bool:
    """Ask whether any black can be moved."""
    return can_shift_from(t, seat, 0) or can_shift_from(t, seat, 1) or can_shift_from(t, seat, 2)


class ShiftingFrom(Step):
    """Choose the part from which a black is moved (CW-107)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The part has a black, and another part can receive it."""
        if move == DONE:
            return FINE if t.count < t.box.amount[9 + SHIFT] else FIRST_A_SHIFT
        if t.get(seat, BLACK + move - PLACE) == 0:
            return NO_BLACK_HERE
        return FINE if can_shift_from(t, seat, move - PLACE) else NO_SHIFT

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Note the part, or stop."""
        if move == DONE:
            finish_card(t)
        else:
            t.source = move - PLACE
            t.step = SHIFTING_TO


class ShiftingTo(Step):
    """Choose the part that receives the black (CW-107)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Another part, strong enough."""
        if move - PLACE == t.source:
            return SAME_PART
        return FINE if can_receive(t, seat, move - PLACE) else RECEIVER_WEAK

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Move the black for good."""
        t.add(seat, BLACK + t.source, -1)
        t.add(seat, BLACK + move - PLACE, 1)
        if t.log is not None:
            facts: dict[str, Fact] = {
                "source": Words("part-" + PARTS[t.source]),
                "part": Words("part-" + PARTS[move - PLACE]),
            }
            t.log.tell("event-shift", seat, facts)
        t.count -= 1
        if t.count > 0 and can_shift(t, seat):
            t.step = SHIFTING_FROM
        else:
            finish_card(t)


class Weakening(Step):
    """Choose the opponent whose die is lowered for this match (CW-108)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Somebody else at the table."""
        rival = move - RIVAL
        return FINE if rival != seat and rival < t.seats else NOT_A_RIVAL

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Lower the die."""
        t.add(move - RIVAL, DENTS, t.box.strength[9 + WEAKEN])
        if t.log is not None:
            facts: dict[str, Fact] = {
                "rival_seat": int(move - RIVAL),
                "power": int(t.box.strength[9 + WEAKEN]),
            }
            t.log.tell("event-weaken", seat, facts)
        finish_card(t)


class Changing(Step):
    """Choose the element that counts in this match instead (CW-109)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Another element than the one that counts now."""
        return SAME_ELEMENT if move - ELEMENT == t.element else FINE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Change it; the printed type stays (R-32)."""
        t.element = move - ELEMENT
        if t.log is not None:
            t.log.tell("event-change", seat, {"element": Words("element-" + ELEMENTS[t.element])})
        finish_card(t)


# Upon revealing power (CW-110 to CW-115)


def can_spend(t: Table, seat: i64, card: i64) -> bool:
    """Ask whether the card lets you spend something that you have (CW-110, CW-111)."""
    return any(may_spend(t, seat, card, element) == FINE for element in range(6))


def may_spend(t: Table, seat: i64, card: i64, element: i64) -> i64:
    """Say why an element cannot be spent with a card."""
    if t.box.named[9 + card] != 0 and not has(t.box.named[9 + card], element):
        return NOT_ON_CARD
    return FINE if spendable(t, seat, element) > 0 else NOTHING_TO_SPEND


class Spending(Step):
    """Spend extra elements, on top of the dial (CW-110, CW-111, R-31)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The element is on the card and at hand; stop only after the first."""
        if move == DONE:
            return FINE if t.count < t.box.amount[9 + t.card] else FIRST_A_SHIFT
        return may_spend(t, seat, t.card, move - ELEMENT)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Spend it, or stop."""
        if move == DONE:
            finish_card(t)
            return
        t.add(seat, SPENT + move - ELEMENT, 1)
        t.add(seat, EXTRA_POWER, t.box.strength[9 + t.card])
        if t.log is not None:
            facts: dict[str, Fact] = {
                "element": Words("element-" + ELEMENTS[move - ELEMENT]),
                "power": int(t.box.strength[9 + t.card]),
            }
            t.log.tell("event-spend", seat, facts)
        t.count -= 1
        if t.count == 0 or not can_spend(t, seat, t.card):
            finish_card(t)


def can_swap(t: Table, seat: i64) -> bool:
    """Ask whether another element can pay a part of the bet (CW-114)."""
    if t.get(seat, BET_ELEMENTS) <= t.get(seat, SWAPPED):
        return False
    return any(element != t.element and spendable(t, seat, element) > 0 for element in range(6))


class Swapping(Step):
    """Choose the element that pays a part of the bet (CW-114)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Another element, and at hand."""
        if move - ELEMENT == t.element:
            return SAME_ELEMENT
        return FINE if spendable(t, seat, move - ELEMENT) > 0 else NOTHING_TO_SWAP

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Note it."""
        t.source = move - ELEMENT
        t.step = MEASURING


class Measuring(Step):
    """Choose how many elements of the bet are paid so (CW-114)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """At least one; no more than the bet, nor than there are."""
        number = move - BET
        if number == 0:
            return PAY_SOMETHING
        left = t.get(seat, BET_ELEMENTS) - t.get(seat, SWAPPED)
        owned = spendable(t, seat, t.source)
        return FINE if number <= left and number <= owned else TOO_MUCH_PAID

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Bind them."""
        t.add(seat, SPENT + t.source, move - BET)
        t.add(seat, SWAPPED, move - BET)
        if t.log is not None:
            facts: dict[str, Fact] = {
                "element": Words("element-" + ELEMENTS[t.source]),
                "count": int(move - BET),
            }
            t.log.tell("event-swap", seat, facts)
        finish_card(t)


STEPS: Final[list[Step]] = [
    ShiftingFrom(SHIFTING_FROM, "shifting-from", "CW-107", [(PLACE, 3), (DONE, 1)]),
    ShiftingTo(SHIFTING_TO, "shifting-to", "CW-107", [(PLACE, 3)]),
    Weakening(WEAKENING, "weakening", "CW-108", [(RIVAL, 4)]),
    Changing(CHANGING, "changing", "CW-109", [(ELEMENT, 6)]),
    Spending(SPENDING, "spending", "CW-110", [(ELEMENT, 6), (DONE, 1)]),
    Swapping(SWAPPING, "swapping", "CW-114", [(ELEMENT, 6)]),
    Measuring(MEASURING, "measuring", "CW-114", [(BET, 21)]),
]
