"""What can be foreseen of moves without telling anything secret: it is tried on guesses."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhall.core.bits import bit, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import WATCHER
from wyrmhall.core.match import Match
from wyrmhall.table import wire
from wyrmhall.table.keys import new_seed

GUESSES = 6


def mark_ends(match: Match, seat: int, moves: Sequence[wire.Offered]) -> None:
    """Mark the moves after which, as far as the seat can tell, its turn is over."""
    if not moves:
        return
    guess = match.state.guess(seat, Chance(new_seed()))
    for offered in moves:
        number = match.game.catalogue.number(offered.name)
        assert number is not None
        state = guess.copy()
        state.play(seat, number, Chance(new_seed()), None)
        offered.ends = not has(state.turn(), seat)


def plainly_forced(match: Match, seat: int) -> str | None:
    """Find the one move that a seat can make, if whoever looks on can tell that it has no choice.

    That somebody moves at once must not show what only he knows; so a move counts as forced only
    if it is so in everything that a watcher could imagine.
    """
    if match.state.turn() != bit(seat):
        return None
    only = list(match.state.moves(seat))
    if len(only) != 1:
        return None
    luck = Chance(new_seed())
    guesses = (match.state.guess(WATCHER, luck) for _ in range(GUESSES))
    if any(list(guess.moves(seat)) != only for guess in guesses):
        return None
    return match.game.catalogue.names[only[0]]
