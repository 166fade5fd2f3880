"""A bot that does anything, each move as likely as the others."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.bots.seat import Bot, Seat
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game


class RandomBot(Bot):
    """Chooses evenly."""

    def __init__(self, game: Game, seed: str) -> None:
        """Take the luck."""
        self.luck = Chance(seed)

    def choose(self, seat: Seat) -> i64:
        """Choose any move."""
        moves = seat.moves()
        return moves[self.luck.below(len(moves))]
