"""Steps 3 to 5: moving dragons, moving the wizard, taming and capturing; paying energy."""

from __future__ import annotations

from wyrmhall.core.chance import Chance
from wyrmhall.core.laws import rule
from wyrmhall.core.words import Words
from wyrmhall.games.dragon_island.rules import moving
from wyrmhall.games.dragon_island.rules.island import PETS, TOKENS
from wyrmhall.games.dragon_island.terms import DEAL, HEART, HUES, LIFT_DRAGONS, MOVE_WIZARD
from wyrmhall.games.dragon_island.tests.table import (
    add_building,
    add_pet,
    dragons,
    first_turn,
    give,
    goods,
    hold_face,
    hold_map,
    island,
    legal,
    look,
    number,
    pets,
    places,
    play,
    play_any,
    put,
    reason,
    refused,
    screen,
    stand,
    start,
    step,
    tile_at,
    told,
)
from wyrmhall.games.dragon_island.views import DragonIsland

TILES = ("red dragon-build +1+0", "blue double-dragon +0+1", "green build -1+1", "white storm -1+0")


def to_move_dragons(*tiles: str, coins: int = 5, **options: str) -> DragonIsland:
    """Lay out an island whose seat 0 may move dragons and pay for it."""
    state = island(*(tiles or TILES), seats=2, **options)
    give(state, 0, coin=coins)
    state.step = LIFT_DRAGONS
    return state


def to_move_wizard(*tiles: str, seats: int = 2) -> DragonIsland:
    """Lay out an island whose seat 0 is to move the wizard."""
    state = island(*(tiles or TILES), seats=seats)
    state.step = MOVE_WIZARD
    return state


# Step 3: move dragons


@rule("DI-42", "DA-3")
def test_a_coin_moves_a_dragon_any_distance() -> None:
    state = to_move_dragons()
    put(state, "+1+0", "red")
    assert legal(state) == ["pass", "at +1+0"]
    assert refused(state, "at +0+1") == "DI-42"
    play(state, "at +1+0")
    assert places(state) == {"+0+1", "-1+1", "-1+0"}
    assert refused(state, "at +1+0") == "DI-42"
    assert refused(state, "at +3+0") == "DI-42"
    play(state, "at -1+0")
    assert dragons(state, "-1+0") == ["red"]
    assert dragons(state, "+1+0") == []
    assert goods(state, 0) == {"coin": 4}
    assert step(state) == "move-wizard"


@rule("DI-42", "DA-3")
def test_several_dragons_may_go_from_one_tile_to_one_other() -> None:
    state = to_move_dragons()
    put(state, "+0+1", "blue", "red", "red")
    play(state, "at +0+1", "at -1+1")
    assert legal(state) == ["all", "dragon blue", "dragon red"]
    assert refused(state, "done") == "DA-3"
    assert refused(state, "dragon white") == "DI-42"
    play(state, "dragon red")
    assert legal(state) == ["all", "dragon blue", "dragon red", "done"]
    play(state, "dragon blue", "done")
    assert dragons(state, "-1+1") == ["blue", "red"]
    assert dragons(state, "+0+1") == ["red"]
    assert goods(state, 0) == {"coin": 3}
    assert step(state) == "move-wizard"


@rule("DI-42")
def test_all_dragons_of_a_tile_go_at_once_if_they_can_be_paid() -> None:
    state = to_move_dragons(coins=3)
    put(state, "+0+1", "blue", "red", "red")
    play(state, "at +0+1", "at -1+1", "all")
    assert dragons(state, "-1+1") == ["blue", "red", "red"]
    assert goods(state, 0) == {}
    state = to_move_dragons(coins=2)
    put(state, "+0+1", "blue", "red", "red")
    play(state, "at +0+1", "at -1+1")
    assert refused(state, "all") == "DI-42"
    assert reason(state, "all") == {"coins": 2, "dragons": 3, "message": "refusal-move-all"}
    play(state, "dragon red", "dragon blue")
    assert step(state) == "move-wizard"


@rule("DI-42", "DI-46")
def test_moving_dragons_is_optional_and_left_out_where_it_is_impossible() -> None:
    state = island("red dragon-build +1+0", "red build +0+1")
    without = state.copy()
    play(without, hold_face(without, 0, "white build"), "at +1+1")
    assert step(without) == "move-wizard"  # no coin to pay with
    give(state, 0, coin=1)
    play(state, hold_face(state, 0, "white build"), "at +1+1", "pass")
    assert dragons(state, "+1+0") == ["red"]


@rule("DI-46")
def test_a_tile_is_not_filled_again_before_the_next_turn() -> None:
    state = to_move_dragons()
    put(state, "+1+0", "red")
    play(state, "at +1+0", "at -1+0", "at +1+0")
    assert dragons(state, "+1+0") == []
    play(state, hold_face(state, 1, "white storm"), "at +1-1")
    assert dragons(state, "+1+0") == ["red"]


@rule("DI-43", "DI-84")
def test_dragons_never_come_to_the_keep() -> None:
    state = to_move_dragons()
    put(state, "+1+0", "red")
    play(state, "at +1+0")
    assert refused(state, "at +0+0") == "DI-43"


@rule("DI-44", "DA-25")
def test_a_pen_holds_its_dragons() -> None:
    state = to_move_dragons()
    add_building(state, "-1+1", "pen", owner=1)
    put(state, "+1+0", "red")
    play(state, "at +1+0", "at -1+1")
    assert dragons(state, "-1+1") == ["red"]
    state.step = LIFT_DRAGONS
    assert refused(state, "at -1+1") == "DI-44"
    assert legal(state) == ["pass"]


@rule("DI-45", "DA-19")
def test_a_moved_dragon_keeps_its_colour() -> None:
    state = to_move_dragons()
    put(state, "+1+0", "red")
    give(state, 0, coin=3)
    play(state, "at +1+0", "at -1+1", "at -1+1", "tame")
    assert pets(state, 0) == {"red": 3}


@rule("DA-3")
def test_dragons_may_move_freely_if_that_was_agreed() -> None:
    state = to_move_dragons(coins=3, dragon_moves="free")
    put(state, "+1+0", "red")
    put(state, "+0+1", "blue", "blue")
    play(state, "at +1+0", "at -1+1")
    assert step(state) == "lift-dragons"
    play(state, "at +0+1", "at -1+0", "done", "at +0+1", "at -1+1")
    assert dragons(state, "-1+1") == ["blue", "red"]
    assert dragons(state, "-1+0") == ["blue"]
    assert step(state) == "move-wizard"


@rule("DA-26")
def test_dragons_may_be_moved_nearly_everywhere() -> None:
    tiles = ("blue tower -1+1", "white storm -1+0", "red wild-build +0-1", "green build +1-1")
    state = to_move_dragons("red dragon-build +1+0", *tiles)
    add_building(state, "+1-1", "spire", owner=1)
    put(state, "+1+0", "red")
    play(state, "at +1+0")
    assert places(state) == {"-1+1", "-1+0", "+0-1", "+1-1"}
    play(state, "at +1-1")
    state.step = LIFT_DRAGONS
    assert legal(state) == ["pass", "at +1-1"]  # on a Spire it is as loose as ever


# Step 4: move the wizard


@rule("DI-47", "DA-10", "DA-47")
def test_the_first_move_is_to_the_keep_or_the_own_tower() -> None:
    state = first_turn()
    play(state, "at +1+0")
    assert places(state) == {"+0+0", "+1+0"}
    play(
        state,
        "at +0+0",
        "coins",
    )
    play(state, "at -1+0")
    assert places(state) == {"+0+0", "-1+0"}
    assert refused(state, "at +1+0") == "DI-47"
    play(state, "at -1+0", "maps")
    assert step(state) == "sort-maps"


@rule("DI-48", "DI-49")
def test_a_wizard_walks_one_space_and_never_stays() -> None:
    state = to_move_wizard("red build +1+0", "red build +0+1", "red build +1+1", "red build +2+0")
    assert places(state) == {"+1+0", "+0+1"}
    assert refused(state, "at +0+0") == "DI-48"
    assert refused(state, "at +2+0") == "DI-49"
    assert refused(state, "at +5+0") == "DI-49"


@rule("DI-49", "DI-84")
def test_a_wizard_teleports_to_the_keep_and_on() -> None:
    state = to_move_wizard("red build +1+0", "red build +0+1", "red build +1+1", "red build -1+0")
    stand(state, 0, "+1+1")
    assert places(state) == {"+1+0", "+0+1", "+0+0", "-1+0"}
    assert told(state, "at -1+0")[0].message == "event-teleport"


@rule("DI-49", "DI-50", "DI-78", "DA-24")
def test_a_pet_flies_to_its_colour_and_one_space_on() -> None:
    far = ("red build +1+0", "red build +0+1", "green build +1+1", "blue wild-build +2+0")
    state = to_move_wizard(*far, "white build +2+1", "blue tower -1+0")
    assert places(state) == {"+1+0", "+0+1", "-1+0"}
    add_pet(state, 0, "blue")
    assert places(state) == {"+1+0", "+0+1", "-1+0", "+2+0", "+1+1", "+2+1"}
    add_pet(state, 1, "white")
    assert "event-fly" in [event.message for event in told(state, "at +2+1")]


@rule("DI-50", "DI-28")
def test_a_gold_pet_does_not_fly_to_the_keep_but_to_gold() -> None:
    state = to_move_wizard(
        "red build +1+0", "red build +0+1", "green build +1+1", "gold build +2+0"
    )
    stand(state, 0, "+1+0")
    without = places(state)
    add_pet(state, 0, "gold")
    assert places(state) == without | {"+2+0", "+1+1"}
    assert moving.way(state, 0, tile_at(state, "")) == "walk"


@rule("DI-51", "DA-14", "DA-21")
def test_a_wizard_ends_beside_dragons_only_to_deal_with_them() -> None:
    state = to_move_wizard()
    stand(state, 0, "+0+1")
    put(state, "+1+0", "red")
    put(state, "-1+1", "white", "white")
    assert places(state) == {"+0+0", "-1+0"}
    assert refused(state, "at +1+0") == "DI-51"
    assert reason(state, "at +1+0")["price"] == 3
    give(state, 0, coin=3)
    assert places(state) == {"+0+0", "-1+0", "+1+0"}
    give(state, 0, red=10)
    assert refused(state, "at -1+1") == "DI-51"  # red is not active there
    give(state, 0, green=4, blue=6)
    assert places(state) == {"+0+0", "-1+0", "+1+0", "-1+1"}


@rule("DA-11")
def test_from_the_keep_teleporting_only_helps_to_go_on() -> None:
    state = to_move_wizard("red build +1+0")
    assert places(state) == {"+1+0"}
    assert refused(state, "at +0+0") == "DI-48"


@rule("DA-12")
def test_dragons_in_between_do_not_matter() -> None:
    far = ("red build +1+0", "red build +0+1", "green build +1+1", "blue build +2+0")
    state = to_move_wizard(*far, "white build +2+1")
    add_pet(state, 0, "blue")
    put(state, "+2+0", "white", "white")
    put(state, "+1+1", "white", "white")
    assert places(state) == {"+1+0", "+0+1", "+2+1"}


@rule("DA-13", "DI-48")
def test_no_flight_returns_to_the_start_and_none_goes_on_to_the_keep() -> None:
    state = to_move_wizard(
        "blue build +1+0", "red build +0+1", "green build +1+1", "red build +2+0"
    )
    stand(state, 0, "+1+1")
    add_pet(state, 0, "red")
    assert "+1+1" not in places(state)
    assert places(state) == {"+0+0", "+1+0", "+0+1", "+2+0"}


@rule("DA-14", "DI-47")
def test_only_on_the_keep_can_a_wizard_be_stuck_and_never_in_the_first_round() -> None:
    for seed in range(6):
        state, luck, moved = start(3, f"free {seed}", dragon_moves="free"), Chance("free"), 0
        while state.turn():
            if state.tiles <= 4:
                assert state.inhabited == 0  # only Towers lie beside the Keep
            spot = state.spot(state.seat)
            if spot not in (0, HEART):
                assert moving.destinations(state, state.seat) >> HEART & 1
            play_any(state, luck, moved)
            moved += 1


@rule("DA-15")
def test_a_wizard_that_can_go_nowhere_stays_on_the_keep_and_skips_steps() -> None:
    state = island("red dragon-build +1+0")
    hold_map(state, 0, 1)
    put(state, "+1+0", "red")
    events = told(state, hold_face(state, 0, "white double-dragon"), "at +0+1")
    if step(state) == "lift-dragons":
        events = told(state, "pass")
    assert "event-stuck" in [event.message for event in events]
    assert state.seat == 1
    assert goods(state, 0) == {"white": 1, "red": 1, "coin": 1}  # none from the Keep's action


@rule("DA-16")
def test_wizards_share_tiles() -> None:
    state = to_move_wizard("red build +1+0")
    stand(state, 1, "+1+0")
    play(state, "at +1+0")
    assert [player["spot"] for player in look(state, 0)["players"]] == [2, 2]


# Step 5: deal with dragons


def beside_dragons(*hues: str, terrain: str = "red dragon-build", seats: int = 2) -> DragonIsland:
    """Let seat 0, a blue wizard, be about to go to a tile with dragons beside the Keep."""
    state = to_move_wizard(f"{terrain} +1+0", "green build +0+1", seats=seats)
    put(state, "+1+0", *hues)
    return state


@rule("DI-52", "DI-53")
def test_a_single_dragon_can_be_tamed_with_three_coins() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=4)
    bank = state.supply(4)
    play(state, "at +1+0")
    assert step(state) == "deal"
    assert legal(state) == ["tame"]
    assert refused(state, "pass") == "DI-52"
    play(state, "tame")
    assert pets(state, 0) == {"red": 3}
    assert goods(state, 0) == {"coin": 1}
    assert state.supply(4) == bank
    assert dragons(state, "+1+0") == []
    assert state.dragons[2] == 9  # the figure stands on the card


@rule("DI-53")
def test_taming_takes_three_coins() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=2, red=10)
    play(state, "at +1+0")
    assert refused(state, "tame") == "DI-53"
    assert reason(state, "tame") == {"needs": 3, "coins": 2, "message": "refusal-coins"}
    assert legal(state) == ["capture"]


@rule("DI-53", "DA-18")
def test_two_dragons_are_captured_together_and_not_tamed() -> None:
    state = beside_dragons("red", "blue")
    give(state, 0, coin=10)
    assert refused(state, "at +1+0") == "DI-51"
    give(state, 0, red=10)
    play(state, "at +1+0")
    assert dragons(state, "+1+0") == []
    assert goods(state, 0) == {"coin": 10}


@rule("DI-54", "DA-20")
def test_there_is_one_pet_of_each_colour() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=9, red=10)
    add_pet(state, 0, "red", lair=True)
    add_pet(state, 0, "blue")
    play(state, "at +1+0")
    assert refused(state, "tame") == "DI-54"
    assert legal(state) == ["capture"]
    state = beside_dragons("red")
    give(state, 0, coin=9)
    add_pet(state, 0, "red")
    assert refused(state, "at +1+0") == "DI-51"
    assert reason(state, "at +1+0")["message"] == "refusal-dragon-twin"


@rule("DI-54", "DI-55")
def test_a_pet_serves_while_coins_last() -> None:
    state = to_move_wizard(
        "red build +1+0", "red build +0+1", "green build +1+1", "blue build +2+0"
    )
    add_pet(state, 0, "blue", coins=1)
    assert "+2+0" in places(state)
    state.set_own(0, PETS, 0)
    assert "+2+0" not in places(state)


@rule("DI-56")
def test_a_lost_pet_may_be_tamed_again() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=3)
    add_pet(state, 0, "red", coins=1)
    state.seat = 1
    state.step = 3
    play(state, hold_face(state, 1, "white storm"), "at -1+0")
    assert pets(state, 0) == {}
    state.seat, state.step = 0, MOVE_WIZARD
    play(state, "at +1+0", "tame")
    assert pets(state, 0) == {"red": 3}


@rule("DI-57", "DI-58", "DI-59", "DA-1")
def test_capturing_two_red_and_a_blue_dragon_gives_five_fame() -> None:
    state = beside_dragons("red", "red", "blue")
    give(state, 0, red=7, green=4)
    events = told(state, "at +1+0", "pay evenly")
    assert goods(state, 0) == {"red": 1} or goods(state, 0) == {"green": 1}
    assert screen(state, 0)["fame"] == 5
    assert look(state, 1)["players"][0]["tokens"] == ["blue", "red"]
    assert state.dragons[2] == state.dragons[0] == 10
    assert next(e.facts["fame"] for e in events if e.message == "event-capture") == 5


@rule("DI-58", "DA-1")
def test_the_first_of_a_colour_counts_in_each_capture_or_in_the_game() -> None:
    for option, fame in (("capture", 2), ("game", 1)):
        state = island("red dragon-build +1+0", capture_fame=option)
        state.step = MOVE_WIZARD
        state.set_own(0, TOKENS, 0b00100)
        put(state, "+1+0", "red")
        give(state, 0, red=10)
        play(state, "at +1+0", "capture")
        assert screen(state, 0)["fame"] == fame


@rule("DI-57", "DI-9", "DI-74", "DA-23")
def test_capturing_costs_ten_nine_or_eight() -> None:
    state = beside_dragons("red")
    spot = tile_at(state, "+1+0")
    assert moving.price(state, 0, spot) == 10
    add_pet(state, 0, "red")
    assert moving.price(state, 0, spot) == 9
    state = beside_dragons("red", terrain="blue wild-build")
    spot = tile_at(state, "+1+0")
    assert moving.price(state, 0, spot) == 9  # a wild tile named in the wizard's colour
    assert moving.price(state, 1, spot) == 10
    add_pet(state, 0, "red")
    assert moving.price(state, 0, spot) == 8
    give(state, 0, blue=8)
    play(state, "at +1+0", "capture")
    assert goods(state, 0) == {}


@rule("DI-57")
def test_a_refused_capture_says_what_is_missing() -> None:
    state = beside_dragons("white", terrain="blue dragon-build")
    give(state, 0, blue=4, green=3, white=9, coin=3)
    play(state, "at +1+0")
    assert refused(state, "capture") == "DI-57"
    words = state.refusal(0, number("capture"))
    assert words is not None
    assert words.words.facts["needs"] == 9
    energy = words.words.facts["energy"]
    assert getattr(energy, "facts")["count"] == 7  # noqa: B009


@rule("DI-60", "DA-36")
def test_after_taming_the_action_is_open() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=3, red=5)
    play(state, "at +1+0", "tame")
    assert step(state) == "act"
    assert "build lair red" in legal(state)
    play(state, "build lair red")
    assert dragons(state, "+1+0") == []


@rule("DI-77", "DA-22")
def test_the_green_pet_helps_with_a_coin_from_the_bank() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=2)
    assert refused(state, "at +1+0") == "DI-51"
    add_pet(state, 0, "green")
    bank = state.supply(4)
    play(state, "at +1+0", "tame")
    assert pets(state, 0) == {"green": 3, "red": 3}
    assert goods(state, 0) == {}
    assert state.supply(4) == bank - 1


@rule("DA-22")
def test_an_empty_bank_gives_no_coin() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=2)
    add_pet(state, 0, "green")
    give(state, 1, coin=40)
    assert state.supply(4) == 0
    assert refused(state, "at +1+0") == "DI-51"


@rule("DA-22")
def test_the_green_dragon_itself_costs_three() -> None:
    state = beside_dragons("green")
    give(state, 0, coin=2)
    assert refused(state, "at +1+0") == "DI-51"


@rule("DA-25", "DI-44")
def test_only_the_owner_comes_to_a_pen_and_captures_all_in_it() -> None:
    state = beside_dragons("red", terrain="red build")
    add_building(state, "+1+0", "pen", owner=1)
    give(state, 0, coin=5, red=12)
    assert refused(state, "at +1+0") == "DA-25"
    state = beside_dragons("red", terrain="red build")
    add_building(state, "+1+0", "pen", owner=0)
    give(state, 0, coin=5)
    assert refused(state, "at +1+0") == "DI-51"
    give(state, 0, red=10)
    play(state, "at +1+0")  # nothing to choose: penned dragons are never tamed
    assert look(state, 0)["players"][0]["tokens"] == ["red"]
    state = beside_dragons(terrain="red build")
    add_building(state, "+1+0", "pen", owner=1)
    assert "+1+0" in places(state)


# Paying active energy


@rule("DI-7", "DA-8")
def test_active_energy_is_where_the_wizard_is() -> None:
    tiles = ("red build +1+0", "gold build +0+1", "blue tower +1-1", "white wild-build +1+1")
    state = island(*tiles, "green build -1+0")
    active = state.active(tile_at(state, "+1+0"))
    assert {HUES[c] for c in range(5) if active >> c & 1} == {"red", "blue", "white"}
    give(state, 0, red=1, green=5, white=2, coin=9)
    assert state.energy(0, tile_at(state, "+1+0")) == 3
    assert {HUES[c] for c in range(5) if state.active(tile_at(state, "")) >> c & 1} == {
        "red",
        "blue",
        "green",
    }


@rule("DI-8", "DA-7")
def test_any_mix_of_active_colours_may_be_paid() -> None:
    state = beside_dragons("red")
    give(state, 0, red=8, green=8, white=5)
    supply = state.supply(2)
    play(state, "at +1+0", "capture")
    assert legal(state) == [
        "pay evenly",
        "pay green first",
        "pay red first",
        "pay green",
        "pay red",
    ]
    give(state, 0, coin=9)
    for name in ("pay gold", "pay white", "pay white first", "pay blue"):
        assert refused(state, name) == "DI-7"
    assert reason(state, "pay white")["active"] == [Words("colour-green"), Words("colour-red")]
    play(state, "pay red", "pay green", "pay red", "pay red", "pay evenly")
    assert goods(state, 0) == {"red": 3, "green": 3, "white": 5, "coin": 9}
    assert state.supply(2) == supply + 5


@rule("DI-8", "DA-7")
def test_a_colour_is_paid_first_as_far_as_it_goes() -> None:
    state = beside_dragons("red")
    give(state, 0, red=12, green=7)
    play(state, "at +1+0", "capture")
    some = state.copy()
    play(some, "pay green first")
    assert goods(some, 0) == {"red": 9}  # then only red is left
    play(state, "pay red first")
    assert goods(state, 0) == {"red": 2, "green": 7}


@rule("DI-8")
def test_a_single_cube_needs_no_other_way_to_be_paid() -> None:
    state = beside_dragons("red")
    give(state, 0, red=12, green=1)
    play(state, "at +1+0", "capture")
    assert legal(state) == ["pay evenly", "pay red first", "pay green", "pay red"]
    assert refused(state, "pay green first") == "DI-8"
    assert reason(state, "pay green first")["message"] == "refusal-one-cube"


def test_what_is_paid_for_is_said() -> None:
    state = beside_dragons("red", "red", "blue")
    give(state, 0, red=12, green=7)
    there = state.label(0, number("at +1+0"))
    assert there.message == "move-capture-there"
    assert there.facts["energy"] == 10
    play(state, "at +1+0")
    herd = [
        Words("dragons-blue", {"count": 1}),
        Words("dragons-red", {"count": 2}),
    ]
    assert state.prompt(0).facts["what"] == there.facts["dragons"] == herd
    split = Words("move-pay-split", {"goods": [Words("goods-green", {"count": 7})]})
    assert state.label(0, number("pay green first")) == split


@rule("DI-8")
def test_a_colour_that_has_run_out_cannot_be_paid() -> None:
    state = beside_dragons("red")
    give(state, 0, red=12, green=1)
    play(state, "at +1+0", "capture", "pay green")
    assert goods(state, 0) == {"red": 3}  # the rest was no choice


@rule("DI-8")
def test_paying_all_that_one_has_is_no_choice() -> None:
    state = beside_dragons("red")
    give(state, 0, red=7, green=3)
    play(state, "at +1+0", "capture")
    assert goods(state, 0) == {}
    assert step(state) != "pay-energy"


def test_a_deal_is_asked_even_where_only_one_way_can_be_paid() -> None:
    state = beside_dragons("red")
    give(state, 0, coin=3)
    play(state, "at +1+0")
    assert state.step == DEAL
