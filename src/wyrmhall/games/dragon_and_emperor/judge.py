"""What good players of Dragon & Emperor look at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import count, has
from wyrmhall.core.game import Judge, State
from wyrmhall.games.dragon_and_emperor.rules.actions import BUYING, FLYING, RESETTING, USING
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    AMASS_FORTUNE,
    BANISHED,
    BLESSING,
    CHALICE,
    CLEANSE_FREE,
    CLEANSE_LAND,
    CLEANSE_STASH,
    CLEANSE_VILLAGE,
    CURSE_BORDER,
    CURSE_FOREST,
    CURSE_STAR,
    DISCARD,
    DRAGON,
    ECHO,
    EMPEROR,
    EVIL_TOP,
    FIRE,
    FIRST_EVIL,
    GOLD,
    GRIMOIRE,
    HAND,
    INSPIRE_SUPPORT,
    ITEMS,
    MOVE_FORWARD,
    ORDERED,
    PALACE,
    REPAY,
    REPEAT,
    RESOURCES,
    ROW,
    SCRY,
    SECRET,
    SHIELD,
    SPIRIT,
    SUPPRESS,
    TELEPORT,
    TRANSMUTE,
    UPGRADES,
    WILD,
    WOOD,
    amount_of,
    gathers,
    resource_of,
    site_of,
)
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
    RETURN_TOKEN,
    TAKE_MORE,
    pile,
)
from wyrmhall.games.dragon_and_emperor.views import Realm

ITEM: Final = 70.0
NEEDED: Final = 2.0  # a token that an item still asks for
SPARE: Final = 0.4  # any other
COIN: Final = 1.6  # Gold or Spirit, the first two of each
STEP: Final = 4.0  # of Evil towards the Palace
CURSE: Final = 1.4  # a Cursed hex
CROWD: Final = 0.2  # and the more, the worse: for each beyond CALM, squared
CALM: Final = 6
STALL: Final = 4.5  # an Evil phase in which nothing happens
DREAD: Final = 2.6  # an Evil card that nobody knows
UPGRADE: Final = 1.2  # how much better an upgrade makes every later turn
TURN: Final = 8.0  # what a turn is good for: nobody ends one in a hurry
HOPE: Final = 0.8  # the part of an upgrade's worth that is missing while it can still be had
LATER: Final = 0.9  # what the next turn is worth today


class RealmJudge(Judge):
    """Weighs tokens, curses and time, and what the hands could do with them."""

    def worth(self, state: State, seat: i64) -> float:
        """Value a position for the team."""
        assert isinstance(state, Realm)
        if state.step == OVER:
            return 1000.0 if state.ending == "won" else -400.0 + self.wealth(state)
        total = self.wealth(state) - self.danger(state) + self.decks(state)
        return total + self.prospects(state) + self.pending(state)

    # --- what is there ------------------------------------------------------------------------

    def wealth(self, state: Realm) -> float:
        """Value items and tokens."""
        total = ITEM * float(count(state.owned))
        for resource in range(len(RESOURCES)):
            held = i64(state.treasury[resource])
            total += self.tokens(state, resource, held)
        return total

    def tokens(self, state: Realm, resource: i64, held: i64) -> float:
        """Value so many tokens of a kind."""
        if resource >= GOLD:
            return COIN * float(min(held, 2)) + SPARE * float(max(held - 2, 0))
        needed = self.needed(state, resource)
        return NEEDED * float(min(held, needed)) + SPARE * float(max(held - needed, 0))

    def needed(self, state: Realm, resource: i64) -> i64:
        """Count the tokens of a kind that the missing items cost."""
        total: i64 = 0
        for item in range(len(ITEMS)):
            if not has(state.owned, item):
                total += state.cost(item, resource)
        return total

    def gain(self, state: Realm, resource: i64, number: i64) -> float:
        """Value so many tokens more."""
        held = i64(state.treasury[resource])
        more = held + min(number, state.supply(resource))
        return self.tokens(state, resource, more) - self.tokens(state, resource, held)

    # --- what threatens -----------------------------------------------------------------------

    def danger(self, state: Realm) -> float:
        """Value the curses, Evil's way, bonds, and what Evil will bring next."""
        total = STEP * float(state.evil) + self.curses(count(state.cursed))
        if state.trapped:
            total += 3.0
        for role in (DRAGON, EMPEROR):
            if state.low(role):
                total += 4.0
        return total + self.dread(state, EVIL_TOP)

    def curses(self, number: i64) -> float:
        """Value so many Cursed hexes."""
        crowd = float(max(number - CALM, 0))
        return CURSE * float(number) + CROWD * crowd * crowd

    def relief(self, state: Realm) -> float:
        """Value one Curse token less."""
        number = count(state.cursed)
        return self.curses(number) - self.curses(number - 1)

    def dread(self, state: Realm, evil: i64) -> float:
        """Value the next two Evil phases as far as one knows them."""
        total = 0.0
        weight = 1.0
        known = state.size(ORDERED)
        for place in range(2):
            if place < known:
                total += weight * self.bane(state, state.card(ORDERED, place))
            elif place - known < state.size(evil):
                face = state.card(evil, state.size(evil) - 1 - (place - known))
                total += weight * self.bane(state, face)
            else:
                total += weight * DREAD
            weight *= 0.8
        return total

    def bane(self, state: Realm, face: i64) -> float:
        """Value an Evil card that is known to come."""
        if face < FIRST_EVIL or face == ECHO:
            return -STALL + DREAD
        if face == MOVE_FORWARD:
            return STEP + 3.0 * self.relief(state)
        if face < CURSE_BORDER:
            free = state.chart.kinds[face - CURSE_FOREST] & ~state.cursed
            return float(min(count(free), 3)) * self.relief(state)
        if face == CURSE_STAR:
            return self.relief(state) if state.chart.stars & ~state.cursed != 0 else 0.0
        if face == CURSE_BORDER:
            return self.relief(state)
        return 0.6 if face == TELEPORT else 2.0

    # --- what the cards can do ----------------------------------------------------------------

    def decks(self, state: Realm) -> float:
        """Value how good both decks have become: upgrades in, weak cards banished."""
        ahead = 1.0 - float(state.round) / 16.0
        if ahead <= 0.0:
            return 0.0
        total = 0.0
        for role in (DRAGON, EMPEROR):
            gone = pile(role, BANISHED)
            for place in range(state.size(gone)):
                total -= self.quality(state, state.card(gone, place))
            for which in (UPGRADES, ROW):
                for place in range(state.size(pile(role, which))):
                    total -= HOPE * self.quality(state, state.card(pile(role, which), place))
        return UPGRADE * ahead * total

    def quality(self, state: Realm, face: i64) -> float:
        """Value a card in the long run."""
        if gathers(face) and resource_of(face) <= WOOD:
            needed = self.needed(state, resource_of(face)) - i64(state.treasury[resource_of(face)])
            return float(amount_of(face)) * (1.0 if needed > 0 else 0.3)
        if face in (CLEANSE_FREE, SUPPRESS, GRIMOIRE, REPEAT):
            return 2.0
        return 1.3 if face in (CLEANSE_LAND, CLEANSE_STASH, CLEANSE_VILLAGE, REPAY) else 1.0

    def prospects(self, state: Realm) -> float:
        """Value both hands: the best cards that there are still actions for."""
        pawn = state.target if self.flying(state) else state.pawn
        own = max(state.action_limit() - state.used, 0)
        cards = state.hand_size(state.role)
        if state.step == PAY_CARD:
            cards -= 1
        turns = float(2 * state.round + state.role)
        total = -TURN * turns + self.best(state, state.role, pawn, min(own, cards))
        other = 1 - state.role
        return total + LATER * self.best(state, other, pawn, 4)

    def flying(self, state: Realm) -> bool:
        """Ask whether the pawn is about to move."""
        return state.step == PAY_CARD and state.action == FLYING

    def best(self, state: Realm, role: i64, pawn: i64, actions: i64) -> float:
        """Add up the best cards of a hand."""
        values: list[float] = []
        for which in (HAND, SECRET):
            for place in range(state.size(pile(role, which))):
                face = state.card(pile(role, which), place)
                values.append(self.value(state, face, pawn))
        values.sort()
        total = 0.0
        for rank in range(min(actions, len(values))):
            total += values[len(values) - 1 - rank]
        return total

    def value(self, state: Realm, face: i64, pawn: i64) -> float:
        """Value what a card would do now, with the pawn on a hex."""
        if gathers(face):
            return self.gathering(state, face, pawn)
        if face in (AMASS_FORTUNE, INSPIRE_SUPPORT):
            held = state.treasury[resource_of(face)]
            return self.gain(state, resource_of(face), 1) if held != 0 else 0.0
        if face == BLESSING:
            return 8.0 if pawn == PALACE else 1.0
        if face == SCRY:
            return 1.0
        if face == REPAY:
            return 2.4
        if face in (SUPPRESS, GRIMOIRE):
            return STALL + 0.5
        if face == REPEAT:
            return self.memory(state)
        return self.conversion(state, face)

    def gathering(self, state: Realm, face: i64, pawn: i64) -> float:
        """Value a gathering card; if it does not work here, a hope remains."""
        resource = resource_of(face)
        gained = self.gain(state, resource, amount_of(face))
        site = site_of(resource)
        if site == WILD or (state.chart.kind(pawn) == site and not state.is_cursed(pawn)):
            return gained
        near = state.chart.within(pawn, 3) & ~state.cursed
        return (0.25 if near & state.chart.kinds[site] != 0 else 0.05) * gained

    def conversion(self, state: Realm, face: i64) -> float:
        """Value cleansing, and transmuting what is spare into what is needed."""
        if face == TRANSMUTE:
            return 1.6 if state.returnable() != 0 else 0.2
        if state.cleansable(face) == 0:
            return 0.2
        price = 0.0
        if face == CLEANSE_LAND:
            price = 1.2 if state.treasury[FIRE] != 0 else 1.5
        return max(self.relief(state) - price, 0.2)

    def memory(self, state: Realm) -> float:
        """Value bringing back the best discarded card."""
        discards = pile(EMPEROR, DISCARD)
        if state.holds(discards, SUPPRESS) or state.holds(discards, GRIMOIRE):
            return STALL
        return 1.5 if state.past() != 0 else 0.2

    # --- what has been begun ------------------------------------------------------------------

    def pending(self, state: Realm) -> float:
        """Value what the action that goes on will still bring."""
        step = state.step
        if step == ACT:
            return 0.0
        if step == PAY_CARD:
            return self.begun(state)
        if step in (CHOOSE_CURSE, PAY_TOKEN):
            left = float(state.times) * self.relief(state)
            return left - (1.2 if state.face == CLEANSE_LAND and state.paid < 0 else 0.0)
        if step == RETURN_TOKEN:
            return 1.6
        if step == GAIN_TOKEN:
            return NEEDED * float(state.gains)
        if step == CHOOSE_PAST:
            return self.memory(state)
        if step == TAKE_MORE:
            return UPGRADE
        if step in (FLY, CONJURE, CHOOSE_LOAN):
            return 3.0
        return 0.0 if step != FORESEE else 0.3

    def begun(self, state: Realm) -> float:
        """Value an action that waits for its card to be paid."""
        if state.action == BUYING:
            coin = GOLD if state.role == DRAGON else SPIRIT
            ahead = max(1.0 - float(state.round) / 16.0, 0.0)
            return UPGRADE * ahead * self.quality(state, state.target) - (
                self.tokens(state, coin, i64(state.treasury[coin]))
                - self.tokens(state, coin, i64(state.treasury[coin]) - 1)
            )
        if state.action == RESETTING:
            return -3.0
        if state.action != USING:
            return 0.0
        if state.target == CHALICE:
            return self.top(state, pile(state.role, ROW))
        if state.target == SHIELD:
            return 0.7 * self.top(state, pile(1 - state.role, HAND))
        return 2.0

    def top(self, state: Realm, which: i64) -> float:
        """Value the best card of a pile."""
        best = 0.0
        for place in range(state.size(which)):
            best = max(best, self.value(state, state.card(which, place), state.pawn))
        return best
