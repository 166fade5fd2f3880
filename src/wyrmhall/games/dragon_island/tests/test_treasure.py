"""Treasure maps: drawing them in step 6, playing them in step 7."""

from __future__ import annotations

from mypy_extensions import u8

from wyrmhall.core.laws import rule
from wyrmhall.games.dragon_island.terms import MOVE_WIZARD, TREASURE
from wyrmhall.games.dragon_island.tests.table import (
    add_building,
    add_pet,
    drawn,
    goods,
    hold_map,
    island,
    legal,
    look,
    maps,
    play,
    put,
    reason,
    refused,
    screen,
    stand,
    step,
    tile_at,
    told,
)
from wyrmhall.games.dragon_island.views import DragonIsland


def at(*tiles: str, seats: int = 2, **options: str) -> DragonIsland:
    """Lay out an island and let seat 0 be about to move; the first tile is where to."""
    state = island(*tiles, seats=seats, **options)
    state.step = MOVE_WIZARD
    return state


# Drawing maps


@rule("DI-76")
def test_the_blue_pet_draws_three_and_keeps_two() -> None:
    state = at("green tower +1+0")
    add_pet(state, 0, "blue")
    play(state, "at +1+0", "maps")
    assert len(legal(state)) == 3
    assert 0 not in drawn(state, 0)
    back = legal(state)[1]
    play(state, back)
    assert len(maps(state, 0)) == 2
    assert int(back.split()[1]) not in maps(state, 0)


@rule("DI-63", "DI-17")
def test_cards_that_went_back_come_last_in_their_order() -> None:
    state = at("green tower +1+0")
    state.in_deck = 1
    state.bottom = type(state.bottom)([u8(7), u8(3)])
    play(state, "at +1+0", "maps")
    assert state.in_deck == 0
    assert [int(card) for card in state.bottom] == [3]
    assert "return 08" in legal(state)


@rule("DA-43")
def test_a_short_deck_leaves_the_usual_number() -> None:
    state = at("green tower +1+0")
    state.in_deck = 1
    state.bottom = state.bottom[:0]
    play(state, "at +1+0", "maps")
    assert len(maps(state, 0)) == 1
    assert step(state) == "treasure"
    state = at("green tower +1+0")
    state.in_deck = 0
    state.bottom = state.bottom[:0]
    play(state, "at +1+0")
    assert state.seat == 1


@rule("DI-10", "DI-63")
def test_nobody_hears_which_card_went_back() -> None:
    state = at("green tower +1+0")
    play(state, "at +1+0", "maps")
    event = told(state, legal(state)[0])[0]
    assert event.words(0).message == "event-return"
    assert event.words(1).message == event.words(-1).message == "event-return-unseen"


# Step 7: treasure maps


def to_hunt(*tiles: str, card: int = 1, **options: str) -> DragonIsland:
    """Let seat 0 go to the white storm east of the Keep with a card in hand."""
    state = at("white storm +1+0", *tiles, seats=2, **options)
    hold_map(state, 0, card)
    play(state, "at +1+0")
    return state


@rule("DI-71", "DI-72", "DA-4", "DA-5")
def test_a_map_matches_the_colours_around_the_wizard() -> None:
    state = to_hunt("blue build +0+1", "green build +1+1", "red build +2+0", card=1)
    assert legal(state) == ["map 01", "pass"]
    bank = state.supply(4)
    events = told(state, "map 01")
    assert screen(state, 0)["fame"] == 2
    assert goods(state, 0) == {"coin": 1}
    assert state.supply(4) == bank - 1
    assert maps(state, 0) == []
    assert int(state.bottom[len(state.bottom) - 1]) == 0
    assert look(state, 1)["island"][1]["treasure"]
    assert look(state, 1)["bottom"][-1] == "01"
    assert "event-treasure" in [event.message for event in events]


@rule("DI-71", "DA-4")
def test_a_map_that_lacks_a_tile_does_not_match() -> None:
    state = to_hunt("blue build +0+1", "red build +2+0", card=1)
    assert legal(state) == ["pass"]
    assert refused(state, "map 01") == "DI-71"
    assert refused(state, "map 02") == "DI-71"
    assert reason(state, "map 02")["message"] == "refusal-not-your-map"


@rule("DA-4")
def test_two_of_a_colour_must_be_there_twice() -> None:
    assert legal(to_hunt("blue build +0+1", "green build +1+1", card=26)) == ["pass"]
    both = to_hunt("blue build +0+1", "green build +1+1", "blue tower +1-1", card=26)
    assert legal(both) == ["map 26", "pass"]


@rule("DA-4")
def test_positions_matter_where_that_was_agreed_and_may_be_turned() -> None:
    # Card 1 has blue and green side by side.
    # Clockwise around +1+0 lie +2-1, +2+0, +1+1, +0+1, the Keep and +1-1.
    for blue, green, fits in [
        ("+2-1", "+2+0", True),
        ("+1+1", "+0+1", True),
        ("+2+0", "+2-1", False),  # mirrored
        ("+2-1", "+1+1", False),  # not side by side
    ]:
        state = to_hunt(f"blue build {blue}", f"green build {green}", maps="positions")
        assert ("map 01" in legal(state)) == fits


@rule("DA-5")
def test_a_card_may_ask_for_a_colour_under_the_wizard() -> None:
    state = to_hunt("blue build +0+1", "green build +1+1")
    assert refused(state, "map 01") == ""
    state.box.centres[0] = u8(4)
    try:
        assert refused(state, "map 01") == "DI-71"
        assert reason(state, "map 01")["message"] == "refusal-map-centre"
    finally:
        state.box.centres[0] = u8(6)


@rule("DA-6")
def test_wild_tiles_and_towers_match_and_the_keep_does_not() -> None:
    state = to_hunt("blue wild-build +0+1", "green tower +1+1")
    add_building(state, "+0+1", "spire")
    put(state, "+0+1", "red")
    assert legal(state) == ["map 01", "pass"]
    assert legal(to_hunt("gold build +0+1", card=15)) == ["pass"]


@rule("DI-71", "DI-84")
def test_no_treasure_on_the_keep_or_where_one_was_found() -> None:
    state = at("blue build +1+0", "green build +0+1")
    stand(state, 0, "+1+0")
    hold_map(state, 0, 1)
    play(state, "at +0+0", "coins")
    assert state.seat == 1
    state = at("white storm +1+0", "blue build +0+1", "green build +1+1")
    state.treasured = 1 << tile_at(state, "+1+0")
    hold_map(state, 0, 1)
    play(state, "at +1+0")
    assert state.seat == 1


@rule("DI-75")
def test_the_gold_pet_adds_a_fame_to_each_map() -> None:
    state = at("white storm +1+0", "blue build +0+1", "green build +1+1")
    add_pet(state, 0, "gold")
    hold_map(state, 0, 1)
    play(state, "at +1+0", "map 01")
    assert screen(state, 0)["fame"] == 3
    assert [line.points for line in state.result().scores[0]] == [0, 0, 2, 1, 3]


@rule("DA-41", "DA-44")
def test_one_map_a_turn_even_one_just_drawn() -> None:
    state = at("green tower +1+0", "blue build +0+1", "green build +1+1")
    hold_map(state, 0, 1)
    state.in_deck = 2
    state.deck[0], state.deck[1] = u8(0 + 4), u8(10)
    play(state, "at +1+0", "maps", "return 11")
    assert maps(state, 0) == [1, 5]
    play(state, "map 01")
    assert maps(state, 0) == [5]
    assert state.seat == 1


@rule("DA-42")
def test_maps_may_be_played_on_buildings_towers_and_wild_tiles() -> None:
    for terrain in ("green tower", "red wild-build"):
        state = at(f"{terrain} +1+0", "blue build +0+1", "green build +1+1")
        hold_map(state, 0, 1)
        if terrain == "red wild-build":
            add_building(state, "+1+0", "spire")
        play(state, "at +1+0")
        if step(state) == "act":
            play(state, "pass")
        assert "map 01" in legal(state)


@rule("DI-71", "DI-10")
def test_whether_a_map_fits_is_not_given_away() -> None:
    state = to_hunt("red build +2+0", card=1)
    assert state.step == TREASURE
    assert legal(state) == ["pass"]
