"""Steps: what may be decided at one point of the game, by whom, and what follows.

`moves` and `refusal` of the state both ask `Step.check`, so that they always agree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit
from wyrmhall.games.champions.rules.table import Table

# The steps in the order of the rulebook; the numbers are places in the list of all steps.
REDRAWING: Final[i64] = 0
SPREADING: Final[i64] = 1
CHOOSING: Final[i64] = 2
ACTING: Final[i64] = 3
FILLING: Final[i64] = 4
GATHERING: Final[i64] = 5
GRANTING: Final[i64] = 6
PURGING: Final[i64] = 7
CLEANSING: Final[i64] = 8
GILDING: Final[i64] = 9
DARKENING: Final[i64] = 10
ORDERING: Final[i64] = 11
KEEPING: Final[i64] = 12
MATCHING: Final[i64] = 13
CLAIMING: Final[i64] = 14
PICKING_DIE: Final[i64] = 15
TURNING: Final[i64] = 16
CROSSING: Final[i64] = 17
ECHOING: Final[i64] = 18
REPEATING: Final[i64] = 19
CURSING: Final[i64] = 20
FINISHING: Final[i64] = 21
PAYING: Final[i64] = 22
HIDING: Final[i64] = 23
RESERVING: Final[i64] = 24
SELECTING: Final[i64] = 25
TRADING: Final[i64] = 26
TRADE_MATCHING: Final[i64] = 27
CROWNING: Final[i64] = 28
DEALING: Final[i64] = 29
BETTING: Final[i64] = 30
SHIFTING_FROM: Final[i64] = 31
SHIFTING_TO: Final[i64] = 32
WEAKENING: Final[i64] = 33
CHANGING: Final[i64] = 34
SPENDING: Final[i64] = 35
SWAPPING: Final[i64] = 36
MEASURING: Final[i64] = 37
DISCARDING: Final[i64] = 38
GIVING: Final[i64] = 39
TAKING: Final[i64] = 40
RETURNING: Final[i64] = 41
PLACING: Final[i64] = 42
MARKING: Final[i64] = 43
OVER: Final[i64] = 44


class Step:
    """One kind of decision. The rule is the one that describes it."""

    def __init__(self, number: i64, name: str, rule: str, ranges: list[tuple[int, int]]) -> None:
        """Say which moves the step knows, as first move and how many."""
        self.number = number
        self.name = name
        self.rule = rule
        self.firsts = vec[i64]()
        self.ends = vec[i64]()
        for first, length in ranges:
            self.firsts = append(self.firsts, i64(first))
            self.ends = append(self.ends, i64(first + length))

    def deciders(self, t: Table) -> i64:
        """Say who decides: a set of seats."""
        return bit(t.seat)

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Give the reason why a move that the step knows is not allowed; 0 if it is."""
        return 0

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Carry out an allowed move."""
