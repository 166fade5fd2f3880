"""What a good player of Nim looks at; its numbers are those of judge.toml."""

from collections.abc import Mapping

from mypy_extensions import i64

from nim.rules import KEEP, SHOW, TAKE, NimRules
from wyrmhall.core.game import Judge, State


class NimJudge(Judge):
    """Scores first; and it is good to leave a heap of four, eight, twelve."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        """Take the numbers."""
        super().__init__(weights, search)
        self.pressure = weights["pressure"]
        self.show = weights["show"]

    def worth(self, state: State, seat: i64) -> float:
        """Value a position by points, and by who is under pressure."""
        assert isinstance(state, NimRules)
        lead = super().worth(state, seat)
        pressed = state.heap % 4 == 0 and state.heap > 0 and state.seat == seat
        return lead + self.pressure * (pressed and state.turn() != 0)

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Try first what leaves a multiple of four, and what shows a card."""
        assert isinstance(state, NimRules)
        if TAKE <= move < SHOW:
            return float((state.heap - (move - TAKE + 1)) % 4 == 0)
        return 0.0 if move == KEEP else self.show
