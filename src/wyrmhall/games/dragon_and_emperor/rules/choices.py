"""Who decides now, between what, and what a decision sets off."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Seats
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.actions import BUYING, FLYING, RESETTING, USING
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    BANISH,
    BLESSING,
    BORROW,
    BUY,
    CLEANSE,
    DECK,
    DONE,
    DRAGON,
    EMPEROR,
    EVIL_START,
    FIRST_EMPEROR,
    FIRST_EVIL,
    GAIN,
    GRIMOIRE,
    LAY_DOWN,
    NEXT,
    PALACE,
    PASS,
    PAY,
    PLAY,
    RECALL,
    REPLACE,
    RESET,
    SCRIED,
    STONE,
    STUDY,
    SUMMON,
    TAKE,
    TO,
    USE,
)
from wyrmhall.games.dragon_and_emperor.rules.setup import Setup
from wyrmhall.games.dragon_and_emperor.rules.table import (
    ACT,
    CHOOSE_CURSE,
    CHOOSE_LOAN,
    CHOOSE_PAST,
    CONJURE,
    FLY,
    FORESEE,
    GAIN_TOKEN,
    OVER,
    PAY_CARD,
    PAY_TOKEN,
    REPLACE_ONE,
    RETURN_TOKEN,
    TAKE_MORE,
    pile,
)

CONTROL: Final = DONE  # the range of `done`, `pass` and `reset`
# By step: the range of moves that answers it. PAY_CARD stands for two.
ANSWERS: Final = vec[i64](
    [
        REPLACE, GAIN, CONTROL, LAY_DOWN, TO, TAKE, BORROW,
        CLEANSE, PAY, PAY, GAIN, RECALL, NEXT, TAKE,
    ]
)  # fmt: skip
ACTIONS: Final = vec[i64]([PLAY, TO, BUY, STUDY, USE])
RANGES: Final = vec[i64](
    [
        CONTROL, TO, PLAY, BUY, STUDY, USE, SUMMON, LAY_DOWN, BANISH, TAKE, BORROW,
        CLEANSE, PAY, GAIN, RECALL, NEXT, REPLACE,
    ]
)  # fmt: skip


def range_of(move: i64) -> i64:
    """Find the range that a move belongs to."""
    found: i64 = CONTROL
    for place in range(len(RANGES)):
        if RANGES[place] > move:
            break
        found = RANGES[place]
    return found


def origin(start: i64) -> i64:
    """Say what to add to a hex, a face, a resource or an item to get the move of a range."""
    if start == CLEANSE:
        return CLEANSE - 1
    if start == GAIN:
        return GAIN - STONE
    if start == NEXT:
        return NEXT - FIRST_EVIL
    return STUDY - FIRST_EMPEROR if start == STUDY else start


def listed(found: vec[i64], start: i64, numbers: i64) -> vec[i64]:
    """Add the moves of a range with these numbers to a list."""
    move = origin(start)
    left = numbers
    while left != 0:
        if left & 1 != 0:
            found = append(found, move)
        left >>= 1
        move += 1
    return found


class Choices(Setup):
    """One question, `allowed`, decides what may be done and what is refused."""

    def turn(self) -> Seats:
        """Ask whoever plays the role whose turn it is (ED-23)."""
        return 0 if self.step == OVER else bit(self.seat_of(self.role))

    def moves(self, seat: i64) -> vec[i64]:
        """List what may be done at this step."""
        found = vec[i64]()
        if self.step == OVER or seat != self.seat_of(self.role):
            return found
        if self.step == ACT:
            if self.can_act():
                for place in range(len(ACTIONS)):
                    found = listed(found, ACTIONS[place], self.actions(ACTIONS[place]))
            found = listed(found, SUMMON, self.summonable())
            return listed(found, CONTROL, self.closing())
        found = listed(found, self.asked(), self.allowed(self.asked()))
        return listed(found, CONTROL, self.allowed(CONTROL))

    def asked(self) -> i64:
        """Find the range of moves that answers the present step."""
        if self.step == PAY_CARD and self.action == BUYING:
            return BANISH
        return ANSWERS[self.step]

    def allowed(self, start: i64) -> i64:
        """Find the hexes, faces, resources or items of a range that may be chosen now."""
        if self.step == ACT:
            if start in (SUMMON, CONTROL):
                return self.summonable() if start == SUMMON else self.closing()
            return self.actions(start) if self.can_act() else 0
        if start == CONTROL:
            return bit(PASS) if self.may_pass() else 0
        if start != self.asked():
            return 0
        if self.step >= CHOOSE_CURSE:
            return self.effect_answers()
        return self.action_answers()

    def closing(self) -> i64:
        """Allow to end the turn at any time, and to reset a row that is not empty (AM-8)."""
        if self.can_act() and self.row() != 0:
            return bit(DONE) | bit(RESET)
        return bit(DONE)

    def actions(self, start: i64) -> i64:
        """Find what may be begun with, given an action and a card for it (ED-30 … ED-36)."""
        if start == PLAY:
            return self.working(self.hand(self.role))
        if start == TO:
            return self.in_reach()
        if start == BUY:
            return self.for_sale()
        if start == USE:
            return self.usable()
        if start == STUDY and self.role == EMPEROR and has(self.hand(EMPEROR), GRIMOIRE):
            return self.row()
        return 0

    def may_pass(self) -> bool:
        """Allow to leave out the second half of what is doubled, or a useless loan (AM-31, 42)."""
        if self.step == CHOOSE_LOAN:
            return self.action_answers() == 0
        if self.step in (CHOOSE_CURSE, CHOOSE_PAST, RETURN_TOKEN):
            return self.again
        return self.step == TAKE_MORE

    def action_answers(self) -> i64:
        """Find what may be chosen to set up a game or to begin an action."""
        if self.step == PAY_CARD:
            return self.hand(self.role)
        if self.step == FLY:
            return (self.chart.land | bit(EVIL_START) | bit(PALACE)) & ~bit(self.pawn)
        if self.step == CONJURE:
            return self.working(self.row())
        if self.step == CHOOSE_LOAN:
            return self.working(self.hand(1 - self.role))
        if self.step == REPLACE_ONE:
            return self.faces(pile(DRAGON, DECK)) & (~bit(BLESSING))
        return self.gainable()

    def effect_answers(self) -> i64:
        """Find what may be chosen to carry out a card."""
        if self.step == CHOOSE_CURSE:
            return self.cleansable(self.face)
        if self.step == PAY_TOKEN:
            return self.cleansing_tokens()
        if self.step == RETURN_TOKEN:
            return self.returnable()
        if self.step == GAIN_TOKEN:
            return self.gainable()
        if self.step == CHOOSE_PAST:
            return self.past()
        return self.faces(SCRIED) if self.step == FORESEE else self.row()

    # -----------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Carry out a move."""
        start = range_of(move)
        number = move - origin(start)
        if self.step == ACT:
            self.act(start, number, chance, log)
        elif start == CONTROL:
            self.finish(chance, log)
        elif self.step >= CHOOSE_CURSE:
            self.answer_effect(number, chance, log)
        else:
            self.answer_action(number, chance, log)

    def act(self, start: i64, number: i64, chance: Chance, log: Log | None) -> None:
        """Begin an action, buy an item, or end the turn."""
        if start == PLAY:
            self.play_card(number, chance, log)
        elif start == TO:
            self.begin(FLYING, number, PAY_CARD)
        elif start == BUY:
            self.begin(BUYING, number, PAY_CARD)
        elif start == USE:
            self.begin(USING, number, PAY_CARD)
        elif start == STUDY:
            self.study(number, chance, log)
        elif start == SUMMON:
            self.summon(number, log)
        elif number == RESET:
            self.begin(RESETTING, 0, PAY_CARD)
        else:
            self.end_turn(chance, log)

    def answer_action(self, number: i64, chance: Chance, log: Log | None) -> None:
        """Go on with the setup or with an action."""
        if self.step == PAY_CARD:
            self.pay_card(number, chance, log)
        elif self.step == FLY:
            self.take_flight(number, chance, log)
        elif self.step == CONJURE:
            self.conjure(number, chance, log)
        elif self.step == CHOOSE_LOAN:
            self.borrow(number, chance, log)
        elif self.step == REPLACE_ONE:
            self.replace_one(number, chance, log)
        else:
            self.accept_gift(number, chance, log)

    def answer_effect(self, number: i64, chance: Chance, log: Log | None) -> None:
        """Go on with a card."""
        if self.step == CHOOSE_CURSE:
            self.choose_curse(number, chance, log)
        elif self.step == PAY_TOKEN:
            self.pay_token(number, chance, log)
        elif self.step == RETURN_TOKEN:
            self.return_token(number, log)
        elif self.step == GAIN_TOKEN:
            self.gain_token(number, chance, log)
        elif self.step == CHOOSE_PAST:
            self.recall(number, chance, log)
        elif self.step == FORESEE:
            self.foresee(number, chance, log)
        else:
            self.take_upgrade(number, chance, log)
