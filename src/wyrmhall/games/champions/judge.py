"""What a good player of Champions looks at."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

from mypy_extensions import i64

from wyrmhall.core.game import Judge, State
from wyrmhall.core.words import Words
from wyrmhall.games.champions.judge_contest import Contest
from wyrmhall.games.champions.judge_exams import Exams
from wyrmhall.games.champions.judge_reasons import reason
from wyrmhall.games.champions.rules.names import DONE, PASS, REST, SIGIL, TRAINER, UPGRADE
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.rules.step import OVER


class ChampionsJudge(Judge):
    """Foresees the Tournament: who will win which match with what it will have by then."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        """Take the weights and how to search with them."""
        super().__init__(weights, search)
        self.contest = Contest(weights)
        self.exams = Exams(weights, self.contest.outlook)
        self.spread_end = weights["spread_end"]

    def prospect(self, state: State, seat: i64) -> float:
        """Estimate a seat's victory points; alone, the exams that it will pass."""
        assert isinstance(state, Champions)
        if state.seats == 1:
            return self.exams.passes(state)
        self.contest.forecast(state)
        return self.contest.points[seat]

    def worth(self, state: State, seat: i64) -> float:
        """Value a position by the lead over the others, the best of them above all."""
        assert isinstance(state, Champions)
        if state.seats == 1:
            return self.exams.hopes(state)
        self.contest.forecast(state)
        scores = self.contest.points
        spread = self.spread_now(state)
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                total += exp((scores[other] - scores[seat]) / spread)
        return -spread * log(total)

    def hopes(self, state: State) -> list[float]:
        """Estimate each seat's part of the victory; alone, the final rating."""
        assert isinstance(state, Champions)
        if state.seats == 1:
            return [self.exams.hopes(state)]
        if state.step == OVER:
            return [state.value(seat) for seat in range(state.seats)]
        self.contest.forecast(state)
        scores = self.contest.points
        spread = self.spread_now(state)
        best = scores[0]
        for seat in range(state.seats):
            best = scores[seat] if scores[seat] > best else best
        shares = [exp((scores[seat] - best) / spread) for seat in range(state.seats)]
        total = sum(shares)
        return [share / total for share in shares]

    def spread_now(self, t: Champions) -> float:
        """Say how many points of lead all but win, which become fewer with every match."""
        left = float(6 - t.match) / 5.0 if t.match > 0 else 1.0
        return self.spread_end + (self.spread - self.spread_end) * left

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Try upgrades and tasks first, stopping last."""
        if move in (TRAINER, SIGIL) or UPGRADE <= move < UPGRADE + 6:
            return 1.0
        return -1.0 if move in (DONE, PASS) else (0.5 if move == REST else 0.0)

    def reason(self, state: State, seat: i64, move: i64) -> Words | None:
        """Say in one line what speaks for a move."""
        assert isinstance(state, Champions)
        return reason(state, seat, move)
