"""What the judge must see, whatever its weights are."""

from __future__ import annotations

from itertools import pairwise

import pytest

from wyrmhall.bots import make
from wyrmhall.bots.seat import Seat
from wyrmhall.games.dragon_island import GAME
from wyrmhall.games.dragon_island.rules.island import CAPTURED
from wyrmhall.games.dragon_island.terms import ACT, LIFT_DRAGONS, MOVE_WIZARD, TREASURE
from wyrmhall.games.dragon_island.tests.table import (
    add_pet,
    give,
    hold,
    hold_map,
    island,
    put,
    stand,
)
from wyrmhall.games.dragon_island.views import DragonIsland

THREE = ("white build +1+0", "red build +0+1", "green build +1+1")


def prospect(state: DragonIsland, seat: int = 0) -> float:
    """Ask where a seat's Fame is going."""
    return GAME.judge.prospect(state, seat)


def choice(state: DragonIsland, bot: str = "journeyman") -> str:
    """Let a bot choose for the active seat."""
    move = make(bot, GAME, "choice").choose(Seat(state, int(state.seat)))
    return GAME.catalogue.names[move]


def with_pet(seats: int = 2, lair: bool = False) -> DragonIsland:
    """Give the seat that is not to play a white pet."""
    state = island(*THREE, seats=seats)
    add_pet(state, 1, "white", lair=lair)
    return state


def end(state: DragonIsland) -> DragonIsland:
    """Let the turn that goes on be the last one."""
    state.draws = 0
    for seat in range(state.seats):
        hold(state, seat, 0, 0)
    return state


def test_storms_threaten_pets_without_a_lair_the_more_the_more_others_there_are() -> None:
    risks = []
    for seats in (2, 4):
        safe, exposed = with_pet(seats, lair=True), with_pet(seats)
        risks.append(prospect(safe, 1) - prospect(exposed, 1))
    assert 0 < risks[0] < risks[1]


def test_a_pet_is_worth_its_coins_when_no_storm_can_come_any_more() -> None:
    with_coins, without = end(with_pet()), end(island(*THREE))
    assert prospect(with_coins, 1) - prospect(without, 1) == pytest.approx(3)


def test_each_further_map_in_the_hand_is_worth_less() -> None:
    state = island(*THREE)
    worths = [prospect(state, 1)]
    for card in (16, 18, 19):  # all of the same reward, and none has a place
        hold_map(state, 1, card)
        worths.append(prospect(state, 1))
    gains = [after - before for before, after in pairwise(worths)]
    assert gains[0] > gains[1] > gains[2] > 0


def test_a_map_that_has_a_place_is_worth_more_than_the_same_without() -> None:
    worths = []
    for tiles in (THREE, THREE[:1]):
        state = island(*tiles)
        before = prospect(state, 1)
        hold_map(state, 1, 7)  # green and white
        worths.append(prospect(state, 1) - before)
    assert worths[0] > worths[1]


def test_a_lead_counts_for_more_towards_the_end() -> None:
    early, late = island(*THREE), end(island(*THREE))
    for state in (early, late):
        state.earn(0, CAPTURED, 6)
    assert 0.5 < GAME.judge.hopes(early)[0] < GAME.judge.hopes(late)[0] < 1


@pytest.mark.parametrize("bot", ["journeyman", "adept"])
def test_the_wizard_goes_where_its_map_leads(bot: str) -> None:
    state = end(island(*THREE))
    hold_map(state, 0, 7)
    state.step = MOVE_WIZARD
    assert choice(state, bot) == "at +0+1"  # the only tile that green and white touch


@pytest.mark.parametrize("bot", ["journeyman", "adept"])
def test_nobody_passes_a_treasure_or_a_spire_by_at_the_end(bot: str) -> None:
    state = end(island(*THREE))
    hold_map(state, 0, 7)
    give(state, 0, red=5)
    stand(state, 0, "+0+1")
    state.step, state.moved = TREASURE, 1
    assert choice(state, bot) == "map 07"
    state.step = ACT
    assert choice(state, bot) == "build spire"


@pytest.mark.parametrize("bot", ["journeyman", "adept"])
def test_dragons_are_driven_together_before_they_are_captured(bot: str) -> None:
    state = end(island(*THREE, "red double-dragon +2+0", "gold double-dragon +2-1"))
    put(state, "+2+0", "red", "red")
    put(state, "+2-1", "gold", "gold")
    give(state, 0, white=10, coin=2)
    stand(state, 0, "+1+0")
    state.step = LIFT_DRAGONS
    assert choice(state, bot) in ("at +2+0", "at +2-1")  # 6 Fame at once, for 2 coins
