"""The laws over every game, at every seat count and every value of every option."""

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games import Setup, every_game, name, setups

from wyrmhall.core.game import Game
from wyrmhall.core.laws import check_game, the_front_door_is_in_order

# WYRMHALL_LAWS=100 plays so many games of each kind; every everyday run plays a few new ones.
GAMES = int(os.environ.get("WYRMHALL_LAWS", "3"))
# In long games the laws of a position are asked at every so many; primes meet each kind of step.
EVERY = (1, 3, 7, 13, 23, 37, 61, 101)
SETUPS = [setup for game in every_game() for setup in setups(game)]

drawn = settings(
    max_examples=GAMES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def play(data: st.DataObject, game: Game, seats: int, options: dict[str, str]) -> None:
    seed = str(data.draw(st.integers(0, 10**6), "seed"))
    longest = game.longest(seats, options)
    every = next((prime for prime in EVERY if longest <= 80 * prime), EVERY[-1])

    def choose(count: int) -> int:
        return data.draw(st.integers(0, count - 1))

    check_game(game, seats, options, seed, choose, every)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_the_front_door_is_in_order(game: Game) -> None:
    the_front_door_is_in_order(game)


@pytest.mark.parametrize("setup", SETUPS, ids=name)
@drawn
@given(data=st.data())
def test_the_laws_hold_for_every_value_of_every_option(setup: Setup, data: st.DataObject) -> None:
    play(data, *setup)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
@drawn
@given(data=st.data())
def test_the_laws_hold_for_drawn_combinations_of_options(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(list(game.seats)), "seats")
    options = {
        option.key: data.draw(st.sampled_from(list(option.values)), option.key)
        for option in game.options(seats)
    }
    play(data, game, seats, options)
