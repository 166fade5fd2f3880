"""What speaks for a move: it is true, and gives away nothing that is still luck."""

from __future__ import annotations

from typing import cast

import pytest

from wyrmhall.core.bits import lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.language import Speaker
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.dragon_island import GAME
from wyrmhall.games.dragon_island.rules.island import DRAWN, DRAWN_NOW, PETS
from wyrmhall.games.dragon_island.terms import ACT, BLUE, DEAL, GOLD, PAY_ENERGY, SORT_MAPS
from wyrmhall.games.dragon_island.tests.table import (
    any_game,
    first_turn,
    give,
    hold_face,
    hold_map,
    island,
    number,
    play,
    stand,
    start,
)
from wyrmhall.games.dragon_island.views import DragonIsland

SCORED = ("gain-capture", "gain-build", "gain-treasure")
THREE = ("blue tower +1+0", "red build +0+1", "white build +1+1")


def reason(state: DragonIsland, name: str) -> Words | None:
    """Ask what speaks for a move of the active seat."""
    return GAME.judge.reason(state, int(state.seat), number(name))


def said(state: DragonIsland, name: str) -> str:
    """Say it in English."""
    words = reason(state, name)
    return "" if words is None else Speaker(GAME.folder, "en").say(words)


def draw(state: DragonIsland, *cards: int) -> None:
    """Let seat 0 have drawn these cards, in its turn."""
    for slot, card in enumerate(cards):
        state.set_own(0, DRAWN + slot, card)
        state.cards[card - 1] = type(state.cards[0])(DRAWN_NOW)
    state.step, state.choosing, state.moved = SORT_MAPS, 1, 1


def test_a_tile_is_placed_for_what_it_gains_and_what_the_turn_can_bring() -> None:
    state = island(*THREE)
    give(state, 0, red=4, white=4)
    play(state, hold_face(state, 0, "blue telekinesis"))
    now = said(state, "at +2+0")
    assert now.startswith("It brings: 1 white and 2 blue") or now.startswith("It brings: 2 blue")
    assert "This turn can then bring: Energy Spire (3 Fame)" in now


def test_a_storm_is_counted_in_coins_of_the_others() -> None:
    state = island(*THREE, seats=3)
    for seat in range(3):
        state.set_own(seat, PETS + GOLD, 2)
    state.set_own(1, PETS + BLUE, 1)
    play(state, hold_face(state, 0, "gold storm"))
    assert "a storm that takes 3 coins from the others’ pets" in said(state, "at +2+0")


def test_a_dragon_is_tamed_as_a_pet_and_captured_for_fame() -> None:
    state = island(*THREE, "gold dragon-build +2+0")
    tile = state.tiles
    state.change_herd(tile, GOLD, 1)
    stand(state, 0, "+2+0")
    give(state, 0, blue=10, coin=3)
    state.step, state.moved = DEAL, 1
    assert said(state, "tame").startswith("It brings: a gold pet.")
    assert said(state, "capture").startswith("It brings: the capture of a gold dragon (2 Fame).")


def test_a_payment_is_told_by_what_it_leaves() -> None:
    state = island(*THREE)
    give(state, 0, red=4, white=3, green=2)
    stand(state, 0, "+0+1")
    state.step, state.moved = ACT, 1
    play(state, "build spire")
    assert said(state, "pay red") == "That leaves: 2 green, 3 red and 3 white."
    assert said(state, "pay evenly") == "That leaves: 2 green, 1 red and 1 white."


def test_skipping_a_building_saves_energy_and_skipping_the_keep_saves_nothing() -> None:
    state = island(*THREE)
    give(state, 0, red=4, white=3)
    stand(state, 0, "+0+1")
    state.step, state.moved = ACT, 1
    assert said(state, "pass") == "The energy stays for a later turn."
    stand(state, 0, "")
    assert reason(state, "pass") is None


@pytest.mark.parametrize(
    ("kept", "returned", "why"),
    [
        (7, 2, "Right here is a place for map 07."),  # green and white touch the red tile
        (21, 36, "The island already has a place for map 21."),
        (36, 1, "There is more Fame in map 36."),
        (11, 16, "A place for map 11 takes fewer tiles."),
    ],
)
def test_a_map_is_kept_for_its_place_its_fame_or_its_few_tiles(
    kept: int, returned: int, why: str
) -> None:
    tiles = ("white build +1+0", "red build +0+1", "green build -1+1", "blue build +1+1")
    state = island(*tiles) if why.startswith(("Right", "The island")) else island()
    stand(state, 0, "+0+1" if why.startswith("Right") else "")
    draw(state, kept, returned)
    assert said(state, f"return {returned:02d}") == why


def test_the_first_maps_have_no_place_yet() -> None:
    state = start()
    for seat in range(2):
        for move in state.moves(seat):
            words = GAME.judge.reason(state, seat, move)
            assert words is None or words.message in ("reason-keep-fame", "reason-keep-easy")


def test_maps_not_yet_drawn_are_counted_and_not_named() -> None:
    state = island(*THREE)
    stand(state, 0, "+1+0")
    state.step, state.moved = ACT, 1
    assert said(state, "maps") == "It brings: a new treasure map."
    state.set_own(0, PETS + BLUE, 3)
    assert said(state, "maps") == "It brings: 2 new treasure maps."


def test_a_treasure_counts_what_the_gold_pet_adds() -> None:
    state = island(*THREE, "blue build +2+0")
    hold_map(state, 0, 9)  # white and blue: 2 Fame, 1 coin
    state.set_own(0, PETS + GOLD, 3)
    stand(state, 0, "+1+0")
    state.step, state.moved = ACT, 1
    assert "the treasure of map 09 (3 Fame)" in said(state, "pass")


def test_reasons_ask_of_a_state_and_leave_it_alone() -> None:
    state = first_turn()
    before = state.view(0)
    for move in state.moves(0):
        GAME.judge.reason(state, 0, move)
    assert state.view(0) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fame_that_is_told_is_the_fame_that_comes(seats: int) -> None:
    state, luck = start(seats, "true"), Chance("true")
    told = 0
    for step in range(1, 2000):
        if not state.turn():
            break
        seat = lowest(state.turn())
        moves = state.moves(seat)
        luck.at(step)
        move = moves[luck.below(len(moves))]
        words = GAME.judge.reason(state, seat, move)
        before, paying = state.fame(seat), state.step == PAY_ENERGY
        state.play(seat, move, luck, None)
        fame = 0
        if words is not None and words.message in ("reason-now", "reason-now-and-then"):
            fame = sum(_fame(gain) for gain in cast(list[Words], words.facts["gains"]))
        assert paying or state.fame(seat) - before == fame
        told += fame
    assert told > 0


def _fame(gain: Words) -> int:
    facts: dict[str, Fact] = dict(gain.facts)
    return cast(int, facts["fame"]) if gain.message in SCORED else 0


def test_the_words_hold_in_every_reading_of_the_rules() -> None:
    german = Speaker(GAME.folder, "de")
    for option in GAME.options(2):
        state = any_game(option.key, 2, **{option.key.replace("-", "_"): option.values[-1]})
        assert state.turn() == 0
        state = start(2, option.key, **{option.key.replace("-", "_"): option.values[-1]})
        luck = Chance(option.key)
        for step in range(1, 60):
            seat = lowest(state.turn())
            moves = state.moves(seat)
            for move in moves:
                words = GAME.judge.reason(state, seat, move)
                assert words is None or german.say(words).endswith(".")
            luck.at(step)
            state.play(seat, moves[luck.below(len(moves))], luck, None)
