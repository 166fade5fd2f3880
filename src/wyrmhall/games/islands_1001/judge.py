"""What a good player of 1001 Islands looks at.

First at each board: what its Dreams, palms, eggs and rocs give and may yet give, and which Dreams
may still come (`judge_outlook.py`, `judge_tables.py`). Then at the round: which of the tiles on
offer each of those who wait is likely to get. Last at the bandits of all.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has, lowest
from wyrmhall.core.game import Judge, State
from wyrmhall.games.islands_1001.judge_outlook import Outlook
from wyrmhall.games.islands_1001.judge_tables import KINDS, Tables, floats
from wyrmhall.games.islands_1001.rules import (
    HIDE,
    NAME,
    OVER,
    PLACE,
    ROUNDS,
    STACK,
    TAKE,
)
from wyrmhall.games.islands_1001.tiles import CELLS, DREAM, OF_TYPE, IslandsBox
from wyrmhall.games.islands_1001.views import Islands

SEATS: Final = 5
SLOTS: Final = 5  # of the offer
EVEN: Final = 0.5  # equal bandits count like half a bandit more: who is tied for most pays, too
SHARP: Final = 0.05  # bandits that still drift when all cells are full
BREAK: Final = 0.01  # of a point: a bandit, where points are tied
NEAR: Final = 0.001
SCALE: Final = 8.0  # points that make a promise of 1


class IslandsJudge(Judge):
    """Estimates where each player's score is going, whatever the moment of the round."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        """Read the weights."""
        super().__init__(weights, search)
        self.width = weights["width"]
        self.choice = weights["choice"]
        self.blind = weights["blind"]
        self.lookout = weights["lookout"]
        self.rival = weights["rival"]
        self.duel = weights["duel"]
        self.drift = weights["drift"]
        self.box: IslandsBox | None = None
        self.dreams = vec[i64]([0] * KINDS)  # by kind: how many nobody has seen yet
        self.real = floats([float(number) for number in range(SEATS * CELLS + 1)])
        self.roots = floats([sqrt(number) for number in self.real])
        self.boards: list[Outlook] = []
        self.score = vec[float]([0.0] * SEATS)  # without the bandits
        self.bandits = vec[float]([0.0] * SEATS)
        self.fear = vec[float]([0.0] * SEATS)  # the chance of having the most bandits
        self.toll = vec[float]([0.0] * SEATS)  # points that one more bandit costs
        self.chance = vec[float]([0.0] * SEATS)
        self.gains = vec[float]([0.0] * (SEATS * SLOTS))  # by seat and place of the offer

    # --- what is asked --------------------------------------------------------------------------

    def prospect(self, state: State, seat: i64) -> float:
        """Estimate where a seat's score is going."""
        assert isinstance(state, Islands)
        self.weigh(state)
        return self.score[seat]

    def worth(self, state: State, seat: i64) -> float:
        """Value the own score against the best of the others."""
        assert isinstance(state, Islands)
        self.weigh(state)
        best = -99.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.score[other])
        return self.score[seat] - (self.duel if state.seats == 2 else self.rival) * best

    def hopes(self, state: State) -> list[float]:
        """Estimate each seat's chance to win."""
        assert isinstance(state, Islands)
        self.weigh(state)
        if state.step == OVER:
            return self.outcome(state.seats)
        best = -99.0
        left: i64 = 0
        for seat in range(state.seats):
            best = max(best, self.score[seat])
            left += self.boards[seat].free + self.boards[seat].slots
        spread = self.spread + self.drift * sqrt(self.real[left] / self.real[state.seats])
        total = 0.0
        for seat in range(state.seats):
            self.chance[seat] = exp((self.score[seat] - best) / spread)
            total += self.chance[seat]
        return [self.chance[seat] / total for seat in range(state.seats)]

    def outcome(self, seats: i64) -> list[float]:
        """Tell who has won, by points and then by bandits (TI-55)."""
        best = -99.0
        tied = 0.0
        for seat in range(seats):
            standing = self.score[seat] - BREAK * self.bandits[seat]
            self.chance[seat] = standing
            if standing > best + NEAR:
                best, tied = standing, 0.0
            if standing > best - NEAR:
                tied += 1.0
        return [1.0 / tied if self.chance[seat] > best - NEAR else 0.0 for seat in range(seats)]

    # --- the boards -----------------------------------------------------------------------------

    def weigh(self, state: Islands) -> None:
        """Estimate every seat's score."""
        if state.box is not self.box:
            self.unpack(state.box)
        self.look(state)
        for seat in range(state.seats):
            tile: i64 = state.hand if seat == state.active else i64(-1)
            self.score[seat] = self.boards[seat].points(tile)
            self.bandits[seat] = self.boards[seat].bandits(tile)
        self.fear_bandits(state.seats)
        if state.step != OVER:
            self.foresee(state)
        for seat in range(state.seats):
            self.score[seat] -= self.fear[seat] * self.bandits[seat]

    def unpack(self, box: IslandsBox) -> None:
        """Work out the tables of a box."""
        self.box = box
        tables = Tables(box, self.weights)
        self.boards = [Outlook(tables, self.dreams, self.weights) for _ in range(SEATS)]

    def look(self, state: Islands) -> None:
        """Sum up all boards, and the Dreams that may still come."""
        self.count_dreams(state)
        for seat in range(state.seats):
            self.boards[seat].survey(state, seat)

    def look_at(self, state: Islands, seat: i64) -> None:
        """Sum up one board, and the Dreams that may still come."""
        self.count_dreams(state)
        self.boards[seat].survey(state, seat)

    def count_dreams(self, state: Islands) -> None:
        """Count the Dreams that nobody has seen yet."""
        for kind in range(i64(KINDS)):
            self.dreams[kind] = 0
        kinds = state.box.kinds
        for place in range(i64(state.hidden[DREAM])):
            self.dreams[i64(kinds[i64(state.unseen[place])])] += 1

    def fear_bandits(self, seats: i64) -> None:
        """Estimate who will have the most bandits, and what one more would cost (TI-54)."""
        for seat in range(seats):
            most = 0.0
            for other in range(seats):
                if other != seat:
                    most = max(most, self.bandits[other])
            own = self.bandits[seat]
            width = SHARP + self.width * self.roots[self.boards[seat].free]
            fear = 1.0 / (1.0 + exp((most - own - EVEN) / width))
            self.fear[seat] = fear
            self.toll[seat] = fear + own * fear * (1.0 - fear) / width

    # --- the round ------------------------------------------------------------------------------

    def foresee(self, state: Islands) -> None:
        """Add what the tiles on offer bring to those who have none yet this round."""
        if state.step != STACK and state.waiting != 0:
            for seat in range(state.seats):
                if has(state.waiting, seat):
                    for slot in range(i64(SLOTS)):
                        if state.offer[slot] != 0:
                            self.gains[seat * SLOTS + slot] = self.gain(state, seat, slot)
            if state.seats == 2:
                self.foresee_duel(state)
            else:
                self.foresee_draft(state)
        if state.seats > 2 and state.round < ROUNDS:
            first = self.next_lookout(state)
            if first >= 0:
                self.score[first] += self.lookout

    def gain(self, state: Islands, seat: i64, slot: i64) -> float:
        """Estimate what a tile of the offer adds to a seat's score."""
        board = self.boards[seat]
        tile = i64(state.offer[slot]) - 1
        more = board.bandits(tile) - self.bandits[seat]
        return board.points(tile) - self.score[seat] - more * self.toll[seat]

    def next_lookout(self, state: Islands) -> i64:
        """Tell who is, or is going to be, the first to choose; -1 if that is open (TI-16)."""
        if state.step == STACK:
            return state.active
        waiting = count(state.waiting)
        if waiting == 0:
            return state.active
        if waiting == 1:
            return lowest(state.waiting)
        if waiting == 2 and state.step == TAKE:
            return lowest(state.waiting & ~bit(state.active))
        return -1

    def foresee_draft(self, state: Islands) -> None:
        """The one who chooses takes the best; the others get about the mean of the rest."""
        taken: i64 = -1
        if state.step == TAKE:
            taken = self.best_slot(state, state.active, -1)
            self.score[state.active] += self.gains[state.active * SLOTS + taken]
        for seat in range(state.seats):
            if not has(state.waiting, seat) or (taken >= 0 and seat == state.active):
                continue
            total = 0.0
            best = -99.0
            number = 0.0
            for slot in range(i64(SLOTS)):
                if state.offer[slot] != 0 and slot != taken:
                    gain = self.gains[seat * SLOTS + slot]
                    total += gain
                    best = max(best, gain)
                    number += 1.0
            mean = total / number
            self.score[seat] += mean + self.choice * (best - mean)

    def best_slot(self, state: Islands, seat: i64, but: i64) -> i64:
        """Find the tile of the offer that a seat gains most by; one place may be left out."""
        chosen: i64 = -1
        best = -999.0
        for slot in range(i64(SLOTS)):
            if state.offer[slot] != 0 and slot != but and self.gains[seat * SLOTS + slot] > best:
                best = self.gains[seat * SLOTS + slot]
                chosen = slot
        return chosen

    def foresee_duel(self, state: Islands) -> None:
        """Two players: one takes an open tile or the hidden one, then the Lookout (TI-21 …)."""
        lookout = state.lookout
        if state.step == HIDE:
            best = -999.0
            mine = theirs = 0.0
            for down in range(3):
                taken = self.duel_choice(state, down)
                left = self.best_slot(state, lookout, taken)
                own = self.gains[lookout * SLOTS + left]
                other = self.gains[(1 - lookout) * SLOTS + taken]
                if own - other > best:
                    best, mine, theirs = own - other, own, other
            self.score[lookout] += mine
            self.score[1 - lookout] += theirs
            return
        taken = -1
        if has(state.waiting, 1 - lookout):
            taken = self.duel_choice(state, state.down)
            self.score[1 - lookout] += self.gains[(1 - lookout) * SLOTS + taken]
        left = self.best_slot(state, lookout, taken)
        self.score[lookout] += self.gains[lookout * SLOTS + left]

    def duel_choice(self, state: Islands, down: i64) -> i64:
        """Foresee which tile the other takes, who does not know the one that lies face down."""
        seat = 1 - state.lookout
        shown = self.best_slot(state, seat, down)
        return shown if self.gains[seat * SLOTS + shown] >= -self.blind else down

    # --- what deserves to be tried --------------------------------------------------------------

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Say how much a move deserves to be tried first."""
        assert isinstance(state, Islands)
        if move < HIDE:
            return 0.0
        if state.box is not self.box:
            self.unpack(state.box)
        if move >= NAME:
            return self.promise_of_name(state, move - NAME)
        if move >= PLACE:
            return self.promise_of_place(state, seat, move - PLACE)
        slot = move - TAKE if move >= TAKE else move - HIDE
        taker = seat if move >= TAKE else 1 - seat
        self.look_at(state, taker)
        if move >= TAKE and slot == state.down and seat != state.lookout:
            return -self.blind / SCALE
        return self.promised(state, taker, slot)

    def promised(self, state: Islands, seat: i64, slot: i64) -> float:
        """Say what a tile adds to a board, compared with what a cell may hope for."""
        board = self.boards[seat]
        tile = i64(state.offer[slot]) - 1
        return (board.points(tile) - board.points(-1)) / SCALE

    def promise_of_name(self, state: Islands, other: i64) -> float:
        """Prefer whom the best of the tiles left helps least."""
        self.look_at(state, other)
        best = -9.0
        for slot in range(i64(SLOTS)):
            if state.offer[slot] != 0:
                best = max(best, self.promised(state, other, slot))
        return -best

    def promise_of_place(self, state: Islands, seat: i64, column: i64) -> float:
        """Prefer the column that wants the gems; of the Dream slots, all alike, the first."""
        kind = state.hand // OF_TYPE
        if kind == DREAM:
            for slot in range(column):
                if not state.filled(seat, DREAM, slot):
                    return -1.0
            return 0.0
        self.look_at(state, seat)
        return self.boards[seat].fits(state.hand, column) / SCALE
