"""The loop that plays games to their end, as fast as it goes."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from wyrmhall.bots.seat import Bot, Seat
from wyrmhall.bots.uniform import RandomBot
from wyrmhall.core.bits import lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game, State


class EndlessGame(Exception):
    """A game went on for longer than it ever should."""


def play_out(
    state: State, bots: list[Bot], chance: Chance, most: i64, made: list[tuple[int, int]] | None
) -> i64:
    """Play a game from its setup to its end and count the decisions, each noted in `made`."""
    seats = [Seat(state, number) for number in range(len(bots))]
    decisions: i64 = 0
    turn = state.turn()
    while turn != 0:
        number = lowest(turn)
        move = bots[number].choose(seats[number])
        decisions += 1
        if decisions > most:
            raise EndlessGame(f"no game of this kind has more than {most} decisions")
        chance.at(decisions)
        state.play(number, move, chance, None)
        if made is not None:
            made.append((number, move))
        turn = state.turn()
    return decisions


def play_on(state: State, luck: Chance) -> None:
    """Go on with random moves to the end, by a luck of one's own: for those who try games out."""
    turn = state.turn()
    while turn != 0:
        seat = lowest(turn)
        moves = state.moves(seat)
        state.play(seat, moves[luck.below(len(moves))], luck, None)
        turn = state.turn()


def play_random_games(
    game: Game, seats: int, options: Mapping[str, str], box: Box, games: int, seed: str
) -> int:
    """Play so many games with random moves, one after the other, and count the decisions."""
    bots: list[Bot] = [RandomBot(game, f"{seed}/{seat}") for seat in range(seats)]
    most: i64 = game.longest(seats, options)
    decisions: i64 = 0
    for number in range(games):
        chance = Chance(f"{seed}-{number}")
        state = game.start(seats, options, box, chance, None)
        decisions += play_out(state, bots, chance, most, None)
    return decisions
