"""What a good player of 1001 Islands looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.game import Judge, State
from wyrmhall.games.islands_1001.tiles import (
    CELLS,
    COLUMNS,
    EACH,
    ELEMENTS,
    EXACTLY,
    LINE,
    LINES,
    OF_TYPE,
)
from wyrmhall.games.islands_1001.views import Islands

# What an element is worth while no Dream asks for it: it may yet be asked for.
HOPE: Final = [1.0, -0.45, 0.7, 0.9, 1.2, 1.5, 1.8, 0.0, 2.6, 3.4, 0.9, 0.9, 0.9]
# How many of an element a free Island cell brings on average (198 elements on 60 tiles).
DENSITY: Final = [0.8, 0.35, 0.25, 0.4, 0.3, 0.25, 0.2, 0.15, 0.35, 0.2, 0.15, 0.15, 0.15]
AIM: Final = 1.3  # a player who owns a Dream picks tiles that suit it


class IslandsJudge(Judge):
    """Weighs the score so far, what the free cells may bring, and what Dreams may come."""

    def worth(self, state: State, seat: i64) -> float:
        """Value the own Island, and a little the best of the others."""
        best = -99.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.prospect(state, other))
        return self.prospect(state, seat) - 0.3 * best

    def prospect(self, state: State, seat: i64) -> float:
        """Estimate where a seat's score is going."""
        assert isinstance(state, Islands)
        free = self.free_cells(state, seat)
        slots = self.free_slots(state, seat)
        total = float(sum(points for _, points in state.points(seat)))
        total -= 0.25 * float(state.visible_all(seat, 1))  # bandits that may yet count
        for slot in range(LINE):
            dream = state.dream_at(seat, slot)
            if dream >= 0:
                total += self.dream_hope(state, seat, dream, free)
        total += self.hand_hope(state, seat)
        for element in range(1, len(ELEMENTS)):
            held = state.visible_all(seat, element)
            total += 0.25 * HOPE[element] * float(held * slots)
        return total

    def dream_hope(self, state: Islands, seat: i64, dream: i64, free: i64) -> float:
        """Estimate what the free cells may still add to a Dream."""
        form = state.box.forms[dream]
        if form == EACH:
            element = i64(state.box.elements[dream])
            return AIM * DENSITY[element] * float(free * state.step_points(dream, 1))
        if form == EXACTLY:
            return 0.25 * float(free)
        if form in (COLUMNS, LINES):
            return 0.7 * float(free)
        return 0.45 * float(free)

    def hand_hope(self, state: Islands, seat: i64) -> float:
        """Value a tile that is taken but not yet placed as if it lay somewhere."""
        tile = state.hand
        if seat != state.active or tile < 0:
            return 0.0
        if tile < OF_TYPE:
            dream = i64(state.box.kinds[tile])
            free = self.free_cells(state, seat)
            return float(state.dream_points(seat, dream)) + self.dream_hope(
                state, seat, dream, free
            )
        total = 0.0
        for element in range(len(ELEMENTS)):
            total += float(state.box.shown(tile, element)) * self.demand(state, seat, element)
        return total

    def demand(self, state: Islands, seat: i64, element: i64) -> float:
        """Value one more of an element for a seat's Dreams."""
        value = HOPE[element]
        for slot in range(LINE):
            dream = state.dream_at(seat, slot)
            if dream < 0:
                continue
            form = state.box.forms[dream]
            if form == EACH and state.box.elements[dream] == element:
                value += float(state.step_points(dream, 1))
            elif form == EXACTLY and state.box.elements[dream] == element:
                held = min(state.visible_all(seat, element), 2)
                gain = state.step_points(dream, held + 1) - state.step_points(dream, held)
                value += float(gain)
            elif form in (COLUMNS, LINES) and element >= 10:
                value += 2.0
        return value

    def free_cells(self, state: Islands, seat: i64) -> i64:
        """Count the empty cells of the Island."""
        free: i64 = 0
        for cell in range(seat * CELLS + LINE, (seat + 1) * CELLS):
            if state.board[cell] == 0:
                free += 1
        return free

    def free_slots(self, state: Islands, seat: i64) -> i64:
        """Count the empty Dream slots."""
        free: i64 = 0
        for cell in range(seat * CELLS, seat * CELLS + LINE):
            if state.board[cell] == 0:
                free += 1
        return free
