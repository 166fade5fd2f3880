"""Fits the weights of a game's judge to how games end: what it hopes for shall come true.

Bots play deals, with a move at random now and then. Some positions are kept, as the seat in turn
may guess them, with what the game was worth to each seat in the end. The better weights are those
by whose hopes these endings were likelier. That takes seconds where playing takes an hour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from math import log
from statistics import fmean
from typing import Final, NamedTuple

from wyrmhall.bots import make
from wyrmhall.bots.seat import Seat
from wyrmhall.core.bits import lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game, State
from wyrmhall.lab.deals import Deal, begin

SLIP: Final = 16  # of so many moves one is made at random,
KEEP: Final = 12  # and of so many positions one is kept
SURE: Final = 1e-4  # nothing is hoped for less, or more than all but this
PULL: Final = 6e-4  # what a weight costs that moves by as much as it was


class Moment(NamedTuple):
    """A position as it might have been, and what the game came to for each seat."""

    world: State
    values: Sequence[float]


class Fit:
    """How likely the endings of some games are by the hopes of a judge."""

    def __init__(self, game: Game, start: Mapping[str, float], units: Mapping[str, float]) -> None:
        """Begin with the weights as they are, each with what is a step of one for it."""
        self.game = game
        self.start = start
        self.units = units
        self.moments: list[Moment] = []
        self.usual = 0.0  # the surprise at the weights as they are

    def watch(
        self, box: Box, player: str, deals: Iterable[Deal], number: int, tell: Callable[[], None]
    ) -> None:
        """Watch so many games."""
        for deal in islice(deals, number):
            self.moments += watched(self.game, box, player, deal)
            tell()
        self.usual = self.surprise(self.start)

    def felt(self) -> list[str]:
        """Find the weights that change any hopes."""
        return [
            name
            for name, weight in self.start.items()
            if self.surprise({**self.start, name: weight + self.units[name] / 2}) != self.usual
        ]

    def gained(self, candidates: Sequence[Mapping[str, float]], name: str) -> list[float]:
        """Say by how much less each candidate is surprised; staying near costs nothing."""
        return [self.usual - self.surprise(weights) - self.cost(weights) for weights in candidates]

    def cost(self, weights: Mapping[str, float]) -> float:
        """Say what it costs to go so far away: a little luck of these games must not decide."""
        moved = [(weights[name] - self.start[name]) / unit for name, unit in self.units.items()]
        return PULL * sum(step * step for step in moved)

    def surprise(self, weights: Mapping[str, float]) -> float:
        """Say how surprising the endings are (the mean of minus the logarithms)."""
        judge = type(self.game.judge)(weights, self.game.judge.search)
        return fmean(
            -value * log(hope) - (1 - value) * log(1 - hope)
            for world, values in self.moments
            for value, hope in zip(values, _open(judge.hopes(world)), strict=True)
        )


def watched(game: Game, box: Box, player: str, deal: Deal) -> list[Moment]:
    """Let bots play a deal, and keep some positions of it."""
    state, chance = begin(game, box, deal)
    bots = [make(player, game, f"{deal.seed}/{seat}") for seat in range(deal.seats)]
    seats = [Seat(state, number) for number in range(deal.seats)]
    luck = Chance(f"{deal.seed}/watched")
    worlds: list[State] = []
    decisions = 0
    while turn := state.turn():
        seat = lowest(turn)
        if luck.below(KEEP) == 0:
            worlds.append(state.guess(seat, luck))
        moves = state.moves(seat)
        slips = luck.below(SLIP) == 0
        move = moves[luck.below(len(moves))] if slips else bots[seat].choose(seats[seat])
        decisions += 1
        chance.at(decisions)
        state.play(seat, move, chance, None)
    values = [state.value(seat) for seat in range(deal.seats)]
    return [Moment(world, values) for world in worlds]


def _open(hopes: Sequence[float]) -> list[float]:
    """Leave nothing impossible, nor certain."""
    return [min(max(hope, SURE), 1 - SURE) for hope in hopes]
