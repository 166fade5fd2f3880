"""What the lab lets bots play: deals, each a way to play a game and its luck, from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from wyrmhall.bots.playout import play_out
from wyrmhall.bots.seat import Bot
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game, State
from wyrmhall.core.match import SetupError, settled


@dataclass(frozen=True)
class Deal:
    """One game to be played: how, and with which luck."""

    seats: int
    options: Mapping[str, str]
    seed: str


@dataclass(frozen=True)
class Mark:
    """What a game came to for a seat: 1 won to 0 lost, and the points ahead of the best other.

    Where all play together, the points are simply theirs.
    """

    value: float
    lead: float


def playable(game: Game, seats: int | None, options: Mapping[str, str]) -> list[int]:
    """List the numbers of seats that a game can be played with as asked; SetupError if none."""
    if seats is not None:
        settled(game, seats, options)
        return [seats]
    fit = [number for number in game.seats if _fits(game, number, options)]
    if not fit:
        settled(game, min(game.seats), options)
    return fit


def deals(
    game: Game, counts: Sequence[int], options: Mapping[str, str], seed: str
) -> Iterator[Deal]:
    """Give deals without end: seat counts in turn, first as usual, then with options drawn."""
    for number in count():
        seats = counts[number % len(counts)]
        chosen = settled(game, seats, options)
        if number // len(counts) % 2 == 1:
            luck = Chance(f"{seed}/options/{number}")
            for option in game.options(seats):
                if option.key not in options:
                    chosen[option.key] = option.values[luck.below(len(option.values))]
        yield Deal(seats, chosen, f"{seed}-{number}")


def begin(game: Game, box: Box, deal: Deal) -> tuple[State, Chance]:
    """Set a deal up."""
    chance = Chance(deal.seed)
    return game.start(deal.seats, deal.options, box, chance, None), chance


def play(game: Game, box: Box, deal: Deal, bots: Sequence[Bot]) -> list[Mark]:
    """Play a deal to its end, and mark each seat."""
    state, chance = begin(game, box, deal)
    play_out(state, [*bots], chance, game.longest(deal.seats, deal.options), None)
    return [mark(state, seat) for seat in range(deal.seats)]


def mark(state: State, seat: int) -> Mark:
    """Mark what a seat has reached."""
    result = state.result()
    totals = result.totals()
    others = [points for other, points in enumerate(totals) if other != seat]
    best = 0 if result.shared else max(others, default=0)
    return Mark(state.value(seat), float(totals[seat] - best))


def _fits(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        settled(game, seats, options)
    except SetupError:
        return False
    return True
