"""What a good player of Champions looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import count, has
from wyrmhall.core.game import Judge, State
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.late_cards import count_room
from wyrmhall.games.champions.rules.names import (
    DONE,
    MINE,
    NOBODY,
    PASS,
    REST,
    SIGIL,
    TRAINER,
    UPGRADE,
)
from wyrmhall.games.champions.rules.pieces import (
    BET_ELEMENTS,
    BET_GOLD,
    BLACK,
    CRYSTAL,
    DIAL,
    FOUR,
    GOLD,
    HAND,
    OWED_BLACK,
    OWED_BONUS,
    OWED_CLEANSES,
    OWED_CRYSTALS,
    OWED_DRAWS,
    OWED_GOLD,
    OWED_PURGES,
    OWED_TILES,
    PERSONAL,
    PLAYED,
    PUBLIC,
    TIER,
    TOKEN,
    TWO,
    WHERE,
)
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.rules.step import BETTING, MATCHING, OVER
from wyrmhall.games.champions.rules.tournament_cards import die_now

TILE: Final = 0.55  # any element on the board
HARD: Final = [0.2, 0.15, 0.1, 0.0, 0.0, 0.0]  # rare elements decide more
CARD: Final = 0.8
POWER: Final = 1.2
COSTS: Final = [0.3, 0.25]  # an element or a gold that is bet is gone


class ChampionsJudge(Judge):
    """Weighs power, elements, patterns on their way, and what is owed; later, trophies."""

    def worth(self, state: State, seat: i64) -> float:
        """Value the own dragon, and a little the best of the others."""
        assert isinstance(state, Champions)
        if state.solo():
            return self.solo_worth(state)
        best = -99.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.prospect(state, other))
        return self.prospect(state, seat) - 0.5 * best

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Try upgrades and tasks first, stopping last."""
        if move in (TRAINER, SIGIL) or UPGRADE <= move < UPGRADE + 6:
            return 1.0
        return -1.0 if move in (DONE, PASS) else (0.5 if move == REST else 0.0)

    def prospect(self, state: State, seat: i64) -> float:
        """Estimate how a seat will fare."""
        assert isinstance(state, Champions)
        t = state
        points = float(4 * t.get(seat, FOUR) + 2 * t.get(seat, TWO))
        for part in range(3):
            points += float(t.get(seat, TOKEN + part))
        if t.step == OVER:
            return 2.0 * points
        total = 2.0 * points + self.dragon(t, seat) + self.stores(t, seat)
        for element in range(6):
            owned = float(t.elements_of(seat, element))
            total += owned * (TILE + HARD[element] + self.demand(t, seat, element))
        if t.late == 0:
            total += self.patterns(t, seat)
            if t.seat == seat:
                total += self.owed(t, seat) + self.dice(t, seat)
        elif t.step == BETTING:
            total += self.bet(t, seat)
        return total

    def dragon(self, t: Champions, seat: i64) -> float:
        """Value the power of the parts."""
        total = 0.0
        for part in range(3):
            total += POWER * float(t.power(seat, part)) + 0.2 * float(t.die_power(seat, part))
        return total

    def stores(self, t: Champions, seat: i64) -> float:
        """Value gold, blacks and cards that wait."""
        cards = 0.0
        for card in range(27):
            cards += float(t.get(seat, HAND + card))
        gold = 0.9 * float(t.get(seat, GOLD + 3))
        pyramid, dragon = float(t.get(seat, BLACK + 3)), float(t.get(seat, BLACK + 4))
        return CARD * cards + gold - 0.9 * pyramid - 0.6 * dragon

    def demand(self, t: Champions, seat: i64, element: i64) -> float:
        """Value an element more when tournaments ask for it."""
        total = 0.0
        for part in range(3):
            if t.here(PUBLIC + part) == element + 1:
                total += 0.25
            unplayed = not has(t.get(seat, PLAYED), part)
            if unplayed and t.get(seat, PERSONAL + part) == element:
                total += 0.35
        return total

    def patterns(self, t: Champions, seat: i64) -> float:
        """Value how near the patterns of starting parts are."""
        total = 0.0
        for part in range(3):
            if t.get(seat, TIER + part) > 0:
                total += 0.8
                continue
            best = 0.0
            for stack in range(part * 2, part * 2 + 2):
                top = t.top(stack)
                gain = float(t.box.power[top]) - 1.0
                if gain > 0:
                    near = self.nearness(t, seat, t.box.pattern[top])
                    best = max(best, near * near * POWER * gain * 0.8)
            total += best
        return total

    def nearness(self, t: Champions, seat: i64, pattern: i64) -> float:
        """Find which share of a pattern lies there already, at its best place."""
        best = 0.0
        flipped = t.covered[seat] & ~t.face_up[seat]
        for place in range(t.box.first_placement[pattern], t.box.first_placement[pattern + 1]):
            mask = t.box.placements[place]
            if mask & flipped == 0:
                share = float(count(mask & t.face_up[seat])) / float(count(mask))
                best = max(best, share)
        return best

    def owed(self, t: Champions, seat: i64) -> float:
        """Value what the turn still brings by itself."""
        total = 1.2 * float(t.here(OWED_GOLD)) - 1.3 * float(t.here(OWED_BLACK))
        total += CARD * float(t.here(OWED_DRAWS) + t.here(OWED_BONUS + 1))
        removed = t.here(OWED_PURGES) + t.here(OWED_CLEANSES) + t.here(OWED_BONUS)
        total += 0.9 * float(removed) + 0.9 * float(t.here(OWED_BONUS + 3))
        given = t.here(OWED_TILES) + t.here(OWED_CRYSTALS) + t.here(OWED_BONUS + 2)
        total += 0.8 * float(given)
        if t.step == MATCHING:
            total += POWER * (float(t.box.power[t.top(t.stack)]) - 1.0) + 1.0
        if t.die != NOBODY:
            total += self.gain(t, seat, t.element_shown(t.die), t.left, t.way)
        return total

    def gain(self, t: Champions, seat: i64, element: i64, number: i64, way: i64) -> float:
        """Estimate what elements of a die bring in one of the two places."""
        room = count_room(t, seat, element)
        if way == 1:
            full: i64 = 2 if element < 2 else 1
            room = full - t.get(seat, CRYSTAL + element)
        fits = number if number < room else room
        value = 0.85 if way == 0 else 1.0
        return value * float(fits) - 0.8 * float(number - fits)

    def dice(self, t: Champions, seat: i64) -> float:
        """Estimate what the dice at hand will bring."""
        total = 0.0
        for die in range(7):
            if t.here(WHERE + die) == MINE:
                element, number = t.element_shown(die), t.number_shown(die)
                pyramid = self.gain(t, seat, element, number, 0)
                grounds = self.gain(t, seat, element, number, 1)
                total += max(pyramid, grounds) - 0.7 * float(t.blacks_shown(die)) - 0.05
        return total

    def bet(self, t: Champions, seat: i64) -> float:
        """Value a bet by the trophy that it should win, less what it costs."""
        if t.get(seat, DIAL) == 0:
            return 0.0
        mine = float(die_now(t, seat) + t.get(seat, BET_ELEMENTS) + t.get(seat, BET_GOLD))
        above = 0
        for rival in range(t.seats):
            if rival != seat:
                elements = 0.6 * float(t.elements_of(rival, t.element))
                gold = 0.3 * float(t.get(rival, GOLD + 3))
                if float(die_now(t, rival)) + elements + gold >= mine:
                    above += 1
        prize = 8.0 if above == 0 else (4.0 if above == 1 else 0.0)
        spent = COSTS[0] * float(t.get(seat, BET_ELEMENTS))
        return prize + 0.3 * mine - 2.0 * spent - 2.0 * COSTS[1] * float(t.get(seat, BET_GOLD))

    # The Master's Challenge

    def solo_worth(self, t: Champions) -> float:
        """Value the exams as they stand, and how the dragon grows."""
        total = self.stores(t, 0) + self.dragon(t, 0)
        for part in range(3):
            power = t.die_power(0, part) - solo.master_power(t, part)
            for element in range(6):
                ahead = power + t.elements_of(0, element) - solo.master_elements(t, element)
                total += 0.5 * float(min(max(ahead, -5), 1))
                if t.here(PUBLIC + part) == element + 1:
                    total += 1.5 * float(min(max(ahead, -3), 1))
        if t.late == 0:
            for element in range(6):
                total += (TILE + HARD[element]) * float(t.elements_of(0, element))
            total += self.patterns(t, 0) + self.owed(t, 0) + self.dice(t, 0)
        return total
