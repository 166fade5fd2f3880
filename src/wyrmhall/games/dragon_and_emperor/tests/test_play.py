"""Whole games, played at random from rich positions: nothing breaks, nothing is lost."""

from __future__ import annotations

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor import GAME
from wyrmhall.games.dragon_and_emperor.rules.table import ACT
from wyrmhall.games.dragon_and_emperor.tests.table import our_box, own, treasure
from wyrmhall.games.dragon_and_emperor.views import Realm

RICH = {"fire": 9, "stone": 9, "water": 9, "wood": 9, "gold": 4, "spirit": 4}


def rich_game(number: int) -> Realm:
    """Begin some game with a full Treasury, and two items in it."""
    luck = Chance(f"options {number}")
    seats = 1 + number % 2
    options = {
        option.key: option.values[luck.below(len(option.values))] for option in GAME.options(seats)
    }
    state = GAME.start(seats, options, our_box(), Chance(str(number)), None)
    assert isinstance(state, Realm)
    treasure(state, **RICH)
    own(state, ("chalice", "sword", "shield")[number % 3], ("shield", "chalice")[number % 2])
    state.doubled = number % 4 == 3
    return state


@pytest.mark.parametrize("number", range(24))
def test_random_play_with_items_and_tokens_keeps_all_pieces(number: int) -> None:
    state = rich_game(number)
    chance, luck = Chance(f"game {number}"), Chance(f"moves {number}")
    census = state.census()
    for step in range(400):
        if state.turn() == 0:
            return
        seat = state.seat_of(state.role)
        moves = list(state.moves(seat))
        if step % 4 == number % 4:
            names = range(len(GAME.catalogue))
            assert sorted(moves) == [move for move in names if state.refusal(seat, move) is None]
        luck.at(step)
        chance.at(step)
        move = moves[luck.below(len(moves))]
        if GAME.catalogue.names[move] == "done" and len(moves) > 1 and step % 3:
            move = moves[0]
        state.play(seat, move, chance, Log() if step % 3 else None)
        if state.step == ACT:
            state.cursed &= ~(1 << step % 36)  # so that games last
        assert state.census() == census
