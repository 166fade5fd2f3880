"""What good players of Dragon & Emperor look at.

How much the items still ask for; how long Evil needs, and what it brings next (`judge_menace.py`);
what the two hands can do, and how good the decks have become (`judge_hands.py`). All of it is
measured in needed tokens, and then in the chance that the realm is saved.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import count, has
from wyrmhall.core.game import Judge, State
from wyrmhall.core.words import Words
from wyrmhall.games.dragon_and_emperor.judge_hands import Hands
from wyrmhall.games.dragon_and_emperor.judge_menace import Menace
from wyrmhall.games.dragon_and_emperor.judge_reasons import Reasons
from wyrmhall.games.dragon_and_emperor.rules.actions import (
    BUYING,
    FLYING,
    HAND_SIZE,
    LOW_HAND,
    USING,
)
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    BUY,
    CHALICE,
    DONE,
    DRAGON,
    EMPEROR,
    GOLD,
    GRIMOIRE,
    HAND,
    LAY_DOWN,
    PLAY,
    RESET,
    RESOURCES,
    ROW,
    SHIELD,
    SPIRIT,
    STONE,
    SUMMON,
    SUPPRESS,
    SWORD,
    WOOD,
)
from wyrmhall.games.dragon_and_emperor.rules.table import (
    CHOOSE_CURSE,
    CHOOSE_LOAN,
    CHOOSE_PAST,
    CONJURE,
    FLY,
    GAIN_TOKEN,
    OVER,
    PAY_CARD,
    PAY_TOKEN,
    RETURN_TOKEN,
    TAKE_MORE,
    pile,
)
from wyrmhall.games.dragon_and_emperor.views import Realm

WON: Final = 1000.0  # far more than any position that is still open


class RealmJudge(Judge):
    """Weighs what is missing against the time that is left."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        """Read the weights."""
        super().__init__(weights, search)
        self.menace = Menace(weights)
        self.hands = Hands(weights, self.menace)
        self.reasons = Reasons(self.menace, self.hands)
        self.spare, self.way, self.stall = weights["spare"], weights["way"], weights["stall"]
        self.soon, self.doom, self.turn = weights["soon"], weights["doom"], weights["turn"]
        self.bound, self.low, self.later = weights["bound"], weights["low"], weights["later"]
        self.chalice, self.sword, self.shield = (
            weights["chalice"],
            weights["sword"],
            weights["shield"],
        )
        self.focus = weights["focus"]
        self.grasp = weights["grasp"]
        self.level, self.hand = weights["level"], weights["hand"]

    # --- what is asked --------------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> float:
        """Value a position for the team; nobody ends a turn in a hurry."""
        assert isinstance(state, Realm)
        if state.step == OVER:
            return WON if state.ending == "won" else float(count(state.owned)) - WON
        hurry = self.turn * float(2 * state.round + state.role)
        return self.standing(state, self.hand) - self.doom * self.menace.doom - hurry

    def hopes(self, state: State) -> list[float]:
        """Estimate the chance to win, which all share."""
        assert isinstance(state, Realm)
        if state.step == OVER:
            return [state.value(seat) for seat in range(state.seats)]
        ahead = (self.standing(state, self.grasp) - self.level) / self.spread
        hope = (1.0 - self.menace.doom) / (1.0 + exp(-max(-40.0, min(40.0, ahead))))
        return [hope for _ in range(state.seats)]

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Try what wins and what holds Evil up first, what gives actions away last."""
        if SUMMON <= move < LAY_DOWN or move in (PLAY + SUPPRESS, PLAY + GRIMOIRE):
            return 1.0
        if PLAY <= move < BUY:
            return 0.4
        return -0.8 if move in (DONE, RESET) else 0.0

    def reason(self, state: State, seat: i64, move: i64) -> Words | None:
        """Say what speaks for a move."""
        assert isinstance(state, Realm)
        if state.step == OVER:
            return None
        self.menace.look(state)
        self.hands.look(state)
        return self.reasons.reason(state, move)

    # --- how it stands --------------------------------------------------------------------------

    def standing(self, s: Realm, hand: float) -> float:
        """Sum up, in needed tokens, with a part of what the hands could do."""
        self.menace.look(s)
        self.hands.look(s)
        total = self.way * self.menace.draws + self.stall * self.menace.stalls
        total += self.wealth(s) - self.burdens(s)
        total += self.hands.deck(s, DRAGON) + self.hands.deck(s, EMPEROR)
        return total + hand * self.prospects(s) + self.pending(s)

    def wealth(self, s: Realm) -> float:
        """Value tokens, and items that can be used."""
        hands = self.hands
        total = hands.help - float(hands.lacking)
        for resource in range(WOOD + 1):
            total += self.spare * float(s.treasury[resource])
        total += hands.coins(i64(s.treasury[GOLD])) + hands.coins(i64(s.treasury[SPIRIT]))
        total -= self.focus * float(self.wanting(s, SHIELD))
        if has(s.owned, CHALICE):
            total += self.chalice * hands.uses
        if has(s.owned, SWORD):
            total += self.sword * hands.uses
        return total + self.shield * hands.uses if has(s.owned, SHIELD) else total

    def wanting(self, s: Realm, item: i64) -> i64:
        """Count the tokens that are missing for an item alone."""
        total: i64 = 0
        if not has(s.owned, item):
            for resource in range(len(RESOURCES)):
                total += max(s.cost(item, resource) - i64(s.treasury[resource]), 0)
        return total

    def burdens(self, s: Realm) -> float:
        """Value the curses, those about to fall, and the bonds."""
        total = self.hands.burden(count(s.cursed)) + self.soon * self.menace.coming
        if s.trapped:
            total += self.bound
        for role in (DRAGON, EMPEROR):
            if s.low(role):
                total += self.low
        return total

    def prospects(self, s: Realm) -> float:
        """Value both hands."""
        role = s.role
        pawn = s.pawn
        actions = s.action_limit() - s.used
        costs: i64 = 0
        if s.step == PAY_CARD:
            costs = 1
            if s.action == FLYING:
                pawn = s.target
        own = self.hands.hand(s, role, pawn, actions, costs)
        more = s.extra if role == EMPEROR else 0
        limit = LOW_HAND if s.low(1 - role) else HAND_SIZE
        other = self.hands.hand(s, 1 - role, pawn, limit + more, 0)
        return own + self.later * other

    # --- what has been begun --------------------------------------------------------------------

    def pending(self, s: Realm) -> float:
        """Value what the action that goes on will still bring."""
        step = s.step
        hands = self.hands
        if step == PAY_CARD:
            return self.begun(s)
        if step in (CHOOSE_CURSE, PAY_TOKEN):
            return hands.relief * float(s.times) - (self.spare if s.paid < 0 else 0.0)
        if step == RETURN_TOKEN:
            return hands.transmuting(s)
        if step == GAIN_TOKEN:
            return hands.keen[STONE] * float(s.gains)
        if step == CHOOSE_PAST:
            return hands.memory(s)
        if step == TAKE_MORE:
            return hands.uses * (hands.best_offer(s, s.role) - hands.weak)
        if step == CONJURE:
            return hands.top(s, pile(s.role, ROW), hands.standing(s, s.pawn))
        if step == CHOOSE_LOAN:
            return hands.top(s, pile(1 - s.role, HAND), hands.standing(s, s.pawn))
        return self.sword if step == FLY else 0.0

    def begun(self, s: Realm) -> float:
        """Value an action that waits for its card to be paid."""
        hands = self.hands
        here = hands.standing(s, s.pawn)
        if s.action == BUYING:
            coin = GOLD if s.role == DRAGON else SPIRIT
            held = i64(s.treasury[coin])
            gained = hands.uses * (hands.worths[s.target] - hands.weak)
            return gained - hands.coins(held) + hands.coins(held - 1)
        if s.action != USING:
            return 0.0
        if s.target == CHALICE:
            return hands.top(s, pile(s.role, ROW), here)
        return hands.top(s, pile(1 - s.role, HAND), here) if s.target == SHIELD else self.sword
