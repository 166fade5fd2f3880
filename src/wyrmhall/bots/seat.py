"""What a bot is, and what it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Patience:
    """How long a bot may think. This one never ends; a table's does."""

    def over(self) -> bool:
        """Ask whether to answer now, with what one has; bots ask now and then."""
        return False


class Seat:
    """A place at a game, as a bot sees it: what its seat may know, and guesses of the rest."""

    def __init__(self, state: State, number: i64, patience: Patience | None = None) -> None:
        """Sit down at a game."""
        self._state = state
        self.number = number
        self.patience = patience or Patience()

    def moves(self) -> vec[i64]:
        """List what may be done now."""
        return self._state.moves(self.number)

    def view(self) -> View:
        """Tell all that the seat may know."""
        return self._state.view(self.number)

    def guess(self, chance: Chance) -> State:
        """Draw a full state that fits what the seat knows."""
        return self._state.guess(self.number, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. It may remember things from one decision of its seat to the next."""

    @abstractmethod
    def choose(self, seat: Seat) -> i64:
        """Choose one of the seat's moves."""
