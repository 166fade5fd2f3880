"""Things that come in piles, as the judge values them."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64


class Stock:
    """Cubes, coins or maps of a seat: the first brings most, and turns to come use them up."""

    def __init__(self, first: float, room: float) -> None:
        """Take what the first one brings, and how many a turn can use, more or less."""
        self.first = first
        self.room = room
        self.wide = 0.0
        self.left = 0.0  # what more of it could still bring

    def fill(self, amount: i64, turns: i64) -> None:
        """Look at so much of it."""
        self.wide = self.room * float(turns)
        if turns > 0:
            self.left = self.first * self.wide * exp(-float(amount) / self.wide)

    def worth(self) -> float:
        """Value all of it."""
        return self.first * self.wide - self.left if self.wide > 0.0 else 0.0

    def cost(self, amount: i64) -> float:
        """Value what is lost by paying so much."""
        return self.left * (exp(float(amount) / self.wide) - 1.0) if self.wide > 0.0 else 0.0

    def gain(self, amount: i64) -> float:
        """Value so much more of it."""
        return self.left * (1.0 - exp(-float(amount) / self.wide)) if self.wide > 0.0 else 0.0
