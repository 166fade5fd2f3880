"""Setup, and steps 1 and 2 of a turn: placing, producing, storms, new dragons."""

from __future__ import annotations

import pytest
from mypy_extensions import u8

from wyrmhall.core.chance import Chance
from wyrmhall.core.laws import rule
from wyrmhall.core.match import SetupError, settled
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_island import GAME
from wyrmhall.games.dragon_island.rules.island import COLOUR, SPOT
from wyrmhall.games.dragon_island.terms import CELLS, HEART, PLACE_TILE, RADIUS, coordinates
from wyrmhall.games.dragon_island.tests.table import (
    LUCK,
    add_building,
    add_pet,
    any_game,
    dragons,
    first_turn,
    give,
    goods,
    hold,
    hold_face,
    hold_map,
    island,
    lay,
    legal,
    look,
    maps,
    number,
    our_box,
    pets,
    places,
    play,
    play_any,
    put,
    refused,
    screen,
    stand,
    start,
    step,
    tile_at,
    told,
)
from wyrmhall.games.dragon_island.views import DragonIsland

RING = {"+1+0", "+0+1", "-1+1", "-1+0", "+0-1", "+1-1"}

# Setup


@rule("DI-1")
def test_two_to_four_players_play_for_most_fame() -> None:
    assert tuple(GAME.seats) == (2, 3, 4)
    result = any_game("fame").result()
    assert result.winners == [
        seat for seat, total in enumerate(result.totals()) if total == max(result.totals())
    ]


@rule("DI-11", "DA-48")
def test_wizards_have_colours_by_seat_and_only_those_towers_come() -> None:
    state = any_game("two wizards")
    assert [int(state.own(seat, COLOUR)) for seat in (0, 1)] == [0, 1]
    towers = [tile["face"] for tile in look(state, -1)["island"] if tile["kind"] == "tower"]
    assert sorted(towers) == ["tower blue", "tower green"]


@rule("DI-6", "DI-11")
def test_wizards_can_be_chosen_in_turn() -> None:
    state = start(3, wizards="chosen")
    assert step(state) == "choose-wizard"
    assert look(state, 0)["players"][0]["wizard"] == ""
    assert refused(state, "wizard gold") == "DI-6"
    play(state, "wizard white")
    assert refused(state, "wizard white") == "DI-11"
    assert legal(state) == ["wizard blue", "wizard green", "wizard red"]
    play(state, "wizard blue", "wizard red")
    assert [player["wizard"] for player in look(state, -1)["players"]] == ["white", "blue", "red"]
    assert step(state) == "sort-maps"


@rule("DI-11", "DI-21")
def test_nobody_has_seen_a_card_when_wizards_are_chosen() -> None:
    state = start(2, wizards="chosen")
    assert state.in_bag == 40
    assert state.in_deck == 40


@rule("DI-12")
def test_the_start_player_is_random_and_play_goes_round() -> None:
    assert {int(start(3, f"seed {n}").first) for n in range(30)} == {0, 1, 2}
    state = first_turn(3)
    for seat in (0, 1, 2, 0):
        assert state.seat == seat
        assert refused(state, "at +1+0", seat=(seat + 1) % 3) == "DI-12"
        finish_turn(state)


def finish_turn(state: DragonIsland) -> None:
    """Play anything until it is another player's turn."""
    seat, moved = state.seat, 0
    while state.turn() and state.seat == seat:
        play_any(state, Chance("any"), moved)
        moved += 1


@rule("DI-13", "DI-14")
@pytest.mark.parametrize(("seats", "terrain", "turns"), [(2, 18, 20), (3, 24, 27), (4, 28, 32)])
def test_so_many_tiles_are_played(seats: int, terrain: int, turns: int) -> None:
    state = start(seats)
    assert state.draws + seats == terrain
    assert state.in_bag == 40 - seats  # removed tiles are as unseen as those in the bag
    state = any_game("length", seats)
    assert state.tiles == 1 + seats + terrain == 1 + turns
    assert state.in_bag == 40 - terrain


@rule("DI-15")
@pytest.mark.parametrize(("seats", "most"), [(2, "40"), (3, "39"), (4, "40")])
def test_a_longer_game_has_any_fair_number_of_tiles(seats: int, most: str) -> None:
    option = next(option for option in GAME.options(seats) if option.key == "tiles")
    assert option.values[-1] == most
    assert all(int(value) % seats == 0 for value in option.values)
    state = any_game("long", seats, tiles=most)
    assert state.tiles == 1 + seats + int(most)
    with pytest.raises(SetupError, match="cannot be '21'"):
        settled(GAME, 2, {"tiles": "21"})


@rule("DI-16", "DI-18", "DI-22")
def test_everything_lies_in_the_supply_at_the_start() -> None:
    state = start(4)
    seen = look(state, -1)
    assert seen["supply"] == {"blue": 40, "green": 40, "red": 40, "white": 40, "coin": 40}
    assert set(seen["dragons"].values()) == {10}
    assert seen["spires"] == 4
    assert len(seen["lairs"]) == 5
    for seat in range(4):
        assert goods(state, seat) == {}
        assert screen(state, seat)["fame"] == 0
        assert pets(state, seat) == {}


@rule("DI-17", "DI-21")
def test_everybody_keeps_one_map_of_two_and_the_other_goes_under_the_deck() -> None:
    state = start(3)
    assert state.turn() == 0b111
    assert [len(legal(state, seat)) for seat in range(3)] == [2, 2, 2]
    names = {name for seat in range(3) for name in legal(state, seat)}
    assert len(names) == 6
    kept = []
    for seat in (2, 0, 1):
        back, keep = legal(state, seat)
        state.play(seat, number(back), LUCK, None)
        kept.append(maps(state, seat))
        assert kept[-1] == [int(keep.split()[1])]
    assert len(state.bottom) == 3
    assert state.in_deck == 34


@rule("DI-21")
def test_cards_of_the_setup_lie_under_the_deck_in_the_order_of_play() -> None:
    for order in ((0, 1, 2), (2, 1, 0)):
        state = start(3, "order")
        back = {seat: legal(state, seat)[0] for seat in range(3)}
        for seat in order:
            state.play(seat, number(back[seat]), LUCK, None)
        expected = [int(back[(state.first + n) % 3].split()[1]) - 1 for n in range(3)]
        assert [int(card) for card in state.bottom] == expected


@rule("DI-19", "DA-10")
def test_the_keep_lies_alone_and_wizards_are_not_yet_there() -> None:
    state = start(2)
    assert [tile["kind"] for tile in look(state, -1)["island"]] == ["keep"]
    assert [player["spot"] for player in look(state, -1)["players"]] == [0, 0]


@rule("DI-20", "DI-80", "DI-10")
def test_everybody_holds_one_tile_that_only_they_see() -> None:
    state = start(2)
    assert len(screen(state, 0)["tiles"]) == 1
    assert look(state, 0)["players"][1]["screen"] is None
    assert look(state, 0)["players"][1]["tiles"] == 1


@rule("DI-10", "DA-49")
def test_goods_and_fame_stay_behind_the_screen_until_the_end() -> None:
    state = island()
    give(state, 1, blue=3, coin=2)
    assert look(state, 0)["players"][1]["screen"] is None
    assert look(state, -1)["players"][0]["screen"] is None
    over = any_game("open screens")
    assert all(player["screen"] is not None for player in look(over, -1)["players"])


# Step 1: which tile, and where


@rule("DI-23")
def test_a_turn_takes_its_steps_in_order() -> None:
    state = island("red dragon-build +1+0", "blue build +0+1", "blue tower -1+1")
    give(state, 0, coin=5, blue=12)
    hold_map(state, 0, 1)
    hold(state, 0, 31)
    stand(state, 0, "-1+1")
    asked = [step(state)]
    for name in ("place 31a", "at +1-1", "pass", "at +0+1", "build pen", "pay evenly", "pass"):
        play(state, name)
        asked.append(step(state))
    assert asked == [
        "choose-tile",
        "place-tile",
        "lift-dragons",
        "move-wizard",
        "act",
        "pay-energy",
        "treasure",
        "choose-tile",
    ]
    assert state.seat == 1
    assert len(screen(state, 0)["tiles"]) == 1  # drawn in step 8


@rule("DI-24", "DI-47")
def test_the_first_tile_is_the_own_tower() -> None:
    state = first_turn()
    assert step(state) == "place-tile"
    assert refused(state, "place 01a") == "DI-24"
    play(state, "at +1+0")
    assert look(state, 0)["island"][1]["face"] == "tower blue"
    assert len(screen(state, 0)["tiles"]) == 1


@rule("DI-24", "DI-27", "DI-28", "DI-29")
def test_the_first_tower_gives_an_own_cube_and_a_coin() -> None:
    state = first_turn()
    play(state, "at +1+0")
    assert goods(state, 0) == {"blue": 1, "coin": 1}
    assert goods(state, 1) == {}


@rule("DI-25")
def test_any_held_tile_may_be_placed_with_either_face() -> None:
    state = island()
    hold(state, 0, 7, 3)
    assert legal(state) == ["place 03a", "place 03b", "place 07a", "place 07b"]
    assert refused(state, "place 04a") == "DI-25"
    play(state, "place 07b")
    assert look(state, 0)["placing"] == {"face": "07b", "kind": "telekinesis", "colour": "white"}
    assert look(state, 1)["placing"] is None  # nobody else sees it yet
    play(state, "at +1+0")
    assert look(state, 1)["island"][1]["face"] == "07b"
    held = [[side["face"] for side in tile] for tile in screen(state, 0)["tiles"]]
    assert held == [["03a", "03b"]]


@rule("DI-26", "DI-84")
def test_a_tile_touches_the_keep_or_two_tiles() -> None:
    state = island("red build +1+0", "red build +0+1")
    hold(state, 0, 31)
    play(state, "place 31a")
    assert places(state) == (RING - {"+1+0", "+0+1"}) | {"+1+1"}
    assert refused(state, "at +2+0") == "DI-26"
    assert refused(state, "at +1+0") == "DI-26"
    assert refused(state, "at +5+0") == "DI-26"


@rule("DI-26", "DA-9")
def test_to_touch_is_to_share_one_of_six_edges() -> None:
    around = ["+2-1", "+2+0", "+1+1", "+0+1", "+1-1"]
    state = island("red build +1+0", "red build -1+1", *(f"red build {place}" for place in around))
    touching = state.touching[tile_at(state, "+1+0")]
    assert all(touching >> tile_at(state, place) & 1 for place in ["", *around])
    assert not touching >> tile_at(state, "-1+1") & 1


@rule("DI-26")
@pytest.mark.parametrize("direction", range(6))
def test_an_island_may_grow_in_one_direction_alone(direction: int) -> None:
    around = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    (q, r), (side_q, side_r) = around[direction], around[direction - 4]  # ahead, and to the side
    rings = range(1, RADIUS + 1)
    line = [(n * q + m * side_q, n * r + m * side_r) for n in rings for m in (1, 0)]
    state, luck, moved = start(4, "a line", tiles="40"), Chance("a line"), 0
    while state.turn():
        if step(state) == "place-tile":
            q, r = line.pop(0)
            play(state, f"at {q:+d}{r:+d}")
        else:
            play_any(state, luck, moved)
        moved += 1
    assert line == []
    assert all(state.grid[site] == 0 for site in state.sites)


@rule("DI-26")
def test_there_is_always_a_place_and_the_grid_is_large_enough() -> None:
    for seed in range(5):
        state = any_game(f"places {seed}", 4, tiles="40")
        assert len(state.sites) > 0
    reach = [
        max(map(abs, (*coordinates(int(cell)), sum(coordinates(int(cell)))))) for cell in CELLS
    ]
    assert max(reach) == RADIUS
    # Two tiles are needed in each ring before the next can begin.
    assert 1 + 2 * (RADIUS - 1) <= 44 < 1 + 2 * RADIUS


# Step 1: production


@rule("DI-27", "DI-31")
def test_a_tile_produces_with_all_that_touch_it() -> None:
    state = island("blue build +1+0", "gold build +0+1", "red wild-build +1+1", "white build +2-1")
    put(state, "+1+0", "red")
    add_building(state, "+0+1", "lair")
    stand(state, 1, "+1+1")
    hold(state, 0, 31)
    state.face = 0
    move = hold_face(state, 0, "green build")
    play(state, move, "at +2+0")
    assert goods(state, 0) == {"green": 1, "blue": 1, "red": 1, "white": 1}
    move = hold_face(state, 0, "green build")
    state.seat, state.step = 0, 3
    play(state, move, "at -1+1")
    assert goods(state, 0) == {"green": 2, "blue": 1, "red": 1, "white": 1, "coin": 2}


@rule("DI-30", "DI-68", "DA-40")
def test_a_spire_doubles_for_everybody() -> None:
    state = island("blue build +1+0", "gold build +0+1")
    add_building(state, "+1+0", "spire", owner=1)
    add_building(state, "+0+1", "spire", owner=1)
    play(state, hold_face(state, 0, "green build"), "at +1+1")
    assert goods(state, 0) == {"green": 1, "blue": 2, "coin": 2}


@rule("DI-28")
def test_the_keep_is_no_gold_tile_otherwise() -> None:
    state = island("blue build +1+0")
    add_pet(state, 0, "gold")
    assert not state.of_colour[4] >> HEART & 1
    stand(state, 0, "+1+0")
    assert state.active(tile_at(state, "+1+0")) == 0b0001
    hold_map(state, 0, 15)  # two gold tiles
    assert look(state, 0)["island"][0]["colour"] == ""


@rule("DI-32", "DI-50")
def test_a_wild_tile_gets_an_energy_colour_before_it_produces() -> None:
    state = island()
    play(state, hold_face(state, 0, "wild-build"), "at +1+0")
    assert legal(state) == ["name blue", "name green", "name red", "name white"]
    assert refused(state, "name gold") == "DI-32"
    assert goods(state, 0) == {}
    play(state, "name red")
    assert goods(state, 0) == {"red": 1, "coin": 1}
    assert look(state, 1)["island"][1]["colour"] == "red"


@rule("DI-33", "DI-35", "DI-36", "DA-32")
def test_a_storm_hits_the_others_and_then_produces() -> None:
    state = island("red build +1+0", seats=3)
    for seat in range(3):
        add_pet(state, seat, "white", coins=2)
        give(state, seat, red=2)
    play(state, hold_face(state, 0, "red storm"), "at +0+1")
    assert [pets(state, seat)["white"] for seat in range(3)] == [2, 1, 1]
    assert goods(state, 0) == {"red": 4, "coin": 1}
    assert goods(state, 1) == goods(state, 2) == {"red": 1}


@rule("DI-33", "DI-34", "DI-56")
def test_a_storm_takes_a_coin_from_each_pet_alike() -> None:
    state = island()
    add_pet(state, 1, "red", coins=3)
    add_pet(state, 1, "green", coins=1)
    add_pet(state, 1, "gold", coins=2, lair=True)
    give(state, 1, coin=5)
    play(state, hold_face(state, 0, "red storm"), "at +0+1")
    assert pets(state, 1) == {"red": 2, "gold": 2}
    assert goods(state, 1) == {"coin": 5}  # no red cube to lose, and nothing else instead


@rule("DI-35", "DA-31", "DA-45")
def test_a_gold_storm_takes_a_coin_but_none_from_cards() -> None:
    state = island(seats=3)
    give(state, 1, coin=1, blue=1)
    add_pet(state, 2, "red", coins=3)
    play(state, hold_face(state, 0, "gold storm"), "at +0+1")
    assert goods(state, 1) == {"blue": 1}
    assert pets(state, 2) == {"red": 2}
    assert goods(state, 2) == {}
    assert goods(state, 0) == {"coin": 2}


@rule("DI-34", "DI-69")
def test_a_lair_keeps_the_storm_out() -> None:
    state = island()
    add_pet(state, 1, "white", coins=1, lair=True)
    add_pet(state, 1, "red", coins=1)
    play(state, hold_face(state, 0, "red storm"), "at +0+1")
    assert pets(state, 1) == {"white": 1}


@rule("DI-56", "DI-55")
def test_a_pet_without_coins_is_lost_at_once() -> None:
    state = island()
    add_pet(state, 1, "red", coins=1)
    assert state.dragons[2] == 9
    bank = state.supply(4)
    events = told(state, hold_face(state, 0, "white storm"), "at +0+1")
    assert pets(state, 1) == {}
    assert state.dragons[2] == 10
    assert state.supply(4) == bank + 1 - 1  # the storm's coin, and the Keep's for the placer
    assert "event-pet-lost" in [event.message for event in events]


@rule("DI-36", "DI-61")
def test_a_storm_does_nothing_later() -> None:
    state = island("red storm +1+0", "red build +0+1")
    give(state, 1, red=3)
    play(state, hold_face(state, 0, "blue build"), "at +1+1", "at +1+0")
    assert goods(state, 1) == {"red": 3}
    assert step(state) == "choose-tile"


@rule("DA-27")
def test_a_short_supply_gives_what_is_there() -> None:
    state = island("red build +1+0", "red build +0+1")
    give(state, 1, red=38)
    play(state, hold_face(state, 0, "red build"), "at +1+1")
    assert goods(state, 0) == {"red": 2}
    state = island("red build +1+0", "red build +0+1", supplies="unlimited")
    give(state, 1, red=500)
    play(state, hold_face(state, 0, "red build"), "at +1+1")
    assert goods(state, 0) == {"red": 3}


@rule("DA-27", "DI-28")
def test_an_empty_bank_gives_no_coins() -> None:
    state = island("gold build +1+0", "red build -1+1")
    give(state, 1, coin=39)
    play(state, hold_face(state, 0, "blue build"), "at +0+1")
    assert goods(state, 0) == {"blue": 1, "red": 1, "coin": 1}  # of two from the Keep and the gold


# Step 2: dragons


@rule("DI-38", "DI-4")
def test_empty_icons_get_dragons_of_the_tiles_colour() -> None:
    state = island("red dragon-build +1+0", "white build +0+1")
    play(state, hold_face(state, 0, "gold double-dragon"), "at +1+1")
    assert dragons(state, "+1+0") == ["red"]
    assert dragons(state, "+1+1") == ["gold", "gold"]
    assert dragons(state, "+0+1") == []
    assert [int(count) for count in state.dragons] == [10, 10, 9, 10, 8]


@rule("DI-39", "DA-2")
def test_dragons_of_any_colour_keep_icons_filled() -> None:
    state = island("red dragon-build +1+0", "blue double-dragon +0+1", "blue double-dragon -1+1")
    put(state, "+1+0", "gold")
    put(state, "+0+1", "white")
    put(state, "-1+1", "white", "white", "red")
    play(state, hold_face(state, 0, "blue build"), "at +1+1")
    assert dragons(state, "+1+0") == ["gold"]
    assert dragons(state, "+0+1") == ["blue", "white"]
    assert dragons(state, "-1+1") == ["red", "white", "white"]


@rule("DI-40")
def test_without_a_dragon_in_the_supply_the_icon_stays_empty_for_now() -> None:
    state = island("red dragon-build +1+0")
    state.dragons[2] = u8(0)
    play(state, hold_face(state, 0, "blue build"), "at +0+1")
    assert dragons(state, "+1+0") == []
    state = island("red dragon-build +1+0")
    state.dragons[2] = u8(1)
    play(state, hold_face(state, 0, "blue build"), "at +0+1")
    assert dragons(state, "+1+0") == ["red"]


@rule("DI-41", "DI-66")
def test_buildings_cover_icons() -> None:
    state = island("red dragon-build +1+0")
    add_building(state, "+1+0", "spire")
    play(state, hold_face(state, 0, "blue build"), "at +0+1")
    assert dragons(state, "+1+0") == []


@rule("DA-17")
def test_a_dragon_may_appear_beside_a_wizard() -> None:
    state = island("red dragon-build +1+0")
    stand(state, 1, "+1+0")
    play(state, hold_face(state, 0, "blue build"), "at +0+1")
    assert dragons(state, "+1+0") == ["red"]


@rule("DA-30", "DI-40")
def test_the_player_chooses_where_the_last_dragons_go() -> None:
    tiles = ("red dragon-build +1+0", "red dragon-build +0+1", "red double-dragon -1+1")
    state = island(*tiles)
    state.dragons[2] = u8(2)
    play(state, hold_face(state, 0, "blue build"), "at +1+1")
    assert legal(state) == ["oldest", "at +1+0", "at +0+1", "at -1+1"]
    assert refused(state, "at +1+1") == "DI-38"
    play(state, "at -1+1", "at -1+1")
    assert dragons(state, "-1+1") == ["red", "red"]
    assert step(state) == "move-wizard"
    state = island(*tiles)
    state.dragons[2] = u8(2)
    play(state, hold_face(state, 0, "blue build"), "at +1+1", "oldest")
    assert dragons(state, "+1+0") == dragons(state, "+0+1") == ["red"]
    assert dragons(state, "-1+1") == []


def test_the_setup_is_told() -> None:
    log = Log()
    GAME.start(2, settled(GAME, 2, {}), our_box(), Chance("told"), log)
    messages = [event.message for event in log.events]
    assert messages == ["event-first", *["event-draw-tile", "event-draw-maps"] * 2]
    assert log.events[1].words(-1).message == "event-draw-tile-unseen"


def test_a_tower_is_asked_for_by_the_first_turn() -> None:
    state = first_turn()
    assert state.step == PLACE_TILE
    assert state.own(0, SPOT) == 0
    assert lay(state, "red build", "+1+0") == 2
