"""A bot that looks one move ahead, with the game's own judge."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.bots.seat import Bot, Seat
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game, State

GUESSES: Final = 4
SEEN: Final = 3  # of so many moves a beginner sees all but one
SLIP: Final = 0.6  # how far a beginner misjudges moves, in spreads of their worth


class GreedyBot(Bot):
    """Tries every move on a few guesses and takes what the judge likes best.

    All moves are tried on the same guesses and with the same luck, so that they differ by their
    worth alone. Between equals the judge's promise decides, then luck.
    """

    def __init__(self, game: Game, seed: str) -> None:
        """Take the judge and the luck."""
        self.judge = game.judge
        self.luck = Chance(seed)
        self.trial = Chance(f"{seed}/trial")
        self.trials: i64 = 0

    def choose(self, seat: Seat) -> i64:
        """Choose the move with the best mean worth."""
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        worths = [0.0 for _ in range(len(moves))]
        guess = seat.guess(self.luck)
        for _ in range(GUESSES):
            guess = seat.guess(self.luck)
            self.weigh(guess, seat.number, moves, worths)
        return self.best(guess, seat.number, moves, worths)

    def weigh(self, guess: State, seat: i64, moves: vec[i64], worths: list[float]) -> None:
        """Add each move's worth in one guess."""
        self.trials += 1
        for place in range(len(moves)):
            state = guess.copy()
            self.trial.at(self.trials)
            state.play(seat, moves[place], self.trial, None)
            worths[place] += self.judge.worth(state, seat)

    def best(self, guess: State, seat: i64, moves: vec[i64], worths: list[float]) -> i64:
        """Choose among the moves of the highest worth."""
        top = max(worths)
        promised = -1e300
        chosen: i64 = -1
        equals: i64 = 0
        for place in range(len(moves)):
            if worths[place] < top - 1e-9:
                continue
            promise = self.judge.promise(guess, seat, moves[place])
            equals = equals + 1 if promise == promised else 1
            if promise > promised or (promise == promised and self.luck.below(equals) == 0):
                promised, chosen = promise, moves[place]
        return chosen


class ApprenticeBot(GreedyBot):
    """Looks one move ahead as a beginner does: overlooks some moves, and misjudges the others."""

    def choose(self, seat: Seat) -> i64:
        """Choose what seems best of what was seen."""
        moves = seat.moves()
        seen = vec[i64]()
        for place in range(len(moves)):
            if self.luck.below(SEEN) != 0:
                seen = append(seen, moves[place])
        if len(seen) == 0:
            return moves[self.luck.below(len(moves))]
        worths = [0.0 for _ in range(len(seen))]
        guess = seat.guess(self.luck)
        self.weigh(guess, seat.number, seen, worths)
        slip = SLIP * spread(worths)
        for place in range(len(seen)):
            worths[place] += slip * self.error()
        return self.best(guess, seat.number, seen, worths)

    def error(self) -> float:
        """Draw an error that is mostly small, with a spread of 1."""
        total = 0.0
        for _ in range(3):
            total += float(self.luck.below(2001)) / 1000.0 - 1.0
        return total


def spread(values: list[float]) -> float:
    """Give by how much values differ from their mean."""
    mean = sum(values) / float(len(values))
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return sqrt(squares / float(len(values)))
