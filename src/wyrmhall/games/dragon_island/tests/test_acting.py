"""Step 6, actions and buildings; step 8; the end of the game; what is known."""

from __future__ import annotations

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.laws import rule
from wyrmhall.games.dragon_island.rules import acting
from wyrmhall.games.dragon_island.rules.ending import ending_of
from wyrmhall.games.dragon_island.rules.island import HELD, TOKENS
from wyrmhall.games.dragon_island.terms import HEART, MOVE_WIZARD, OVER
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
    legal,
    look,
    maps,
    pets,
    play,
    play_any,
    reason,
    refused,
    screen,
    stand,
    start,
    step,
    told,
)
from wyrmhall.games.dragon_island.views import DragonIsland


def at(*tiles: str, seats: int = 2, **options: str) -> DragonIsland:
    """Lay out an island and let seat 0 be about to move; the first tile is where to."""
    state = island(*tiles, seats=seats, **options)
    state.step = MOVE_WIZARD
    return state


# Step 6: the action of the tile


@rule("DI-61")
def test_only_the_action_of_the_own_tile_can_be_done_and_it_is_optional() -> None:
    state = at("red telekinesis +1+0", "green build +0+1")
    play(state, "at +1+0")
    for name in ("coins", "maps", "build pen"):
        assert refused(state, name) == "DI-61"
    play(state, "pass")
    assert state.seat == 1
    assert goods(state, 0) == {}


@rule("DI-61", "DI-37", "DI-4")
def test_double_dragons_have_no_action() -> None:
    state = at("red double-dragon +1+0", "green build +0+1")
    give(state, 0, red=9)
    play(state, "at +1+0")
    assert state.seat == 1


@rule("DI-62", "DI-84")
def test_the_keep_gives_two_coins() -> None:
    state = at("red build +1+0")
    stand(state, 0, "+1+0")
    play(state, "at +0+0")
    assert legal(state) == ["coins", "pass"]
    play(state, "coins")
    assert goods(state, 0) == {"coin": 2}


@rule("DI-63", "DA-46")
def test_any_tower_gives_a_map_of_two() -> None:
    state = at("green tower +1+0")
    play(state, "at +1+0")
    assert legal(state) == ["maps", "pass"]
    deck = state.in_deck
    play(state, "maps")
    assert state.in_deck == deck - 2
    back, keep = (int(name.split()[1]) for name in legal(state))
    other = next(card for card in range(1, 41) if card not in (back, keep))
    assert refused(state, f"return {other:02d}") == "DI-63"
    assert look(state, 1)["players"][0]["choosing"]
    play(state, f"return {back:02d}")
    assert maps(state, 0) == [keep]
    assert int(state.bottom[len(state.bottom) - 1]) == back - 1


@rule("DI-64")
def test_telekinesis_pulls_from_one_straight_line() -> None:
    line = ("red telekinesis -1+0", "blue build -1+1", "white build -2+0", "gold build -2+1")
    state = at(*line, "green build -3+1", "green build -3+0")
    play(state, "at -1+0")
    assert [name for name in legal(state) if name.startswith("pull")] == [
        "pull north-east",
        "pull east",
        "pull south-east",
        "pull south-west",
        "pull west",
        "pull north-west",
    ]
    west = state.copy()
    play(west, "pull west")
    assert goods(west, 0) == {"red": 1, "white": 1, "green": 1}
    south_west = state.copy()
    play(south_west, "pull south-west")
    assert goods(south_west, 0) == {"red": 1, "coin": 1}
    south_east = state.copy()
    play(south_east, "pull south-east")
    assert goods(south_east, 0) == {"red": 1, "blue": 1}


@rule("DI-64", "DA-34")
@pytest.mark.parametrize(
    ("direction", "pulled"),
    [
        ("north-east", {"blue": 2}),
        ("east", {"green": 1}),
        ("south-east", {"red": 1}),
        ("south-west", {"coin": 1}),
        ("west", {"coin": 1, "red": 1, "blue": 1}),  # through the Keep
        ("north-west", {"white": 1}),
    ],
)
def test_telekinesis_has_six_directions(direction: str, pulled: dict[str, int]) -> None:
    ring = ("blue build +2-1", "green build +2+0", "red build +1+1", "gold build +0+1")
    far = ("blue build +3-2", "white wild-build +1-1", "red tower -1+0", "blue tower -2+0")
    state = at("white telekinesis +1+0", *ring, *far)
    add_building(state, "+2+0", "spire")
    play(state, "at +1+0", f"pull {direction}")
    assert goods(state, 0) == {**pulled, "white": pulled.get("white", 0) + 1}


@rule("DA-35")
def test_telekinesis_may_pull_from_nowhere() -> None:
    state = at("red telekinesis -1+0")
    play(state, "at -1+0", "pull north-west")
    assert goods(state, 0) == {"red": 1}


@rule("DA-33")
@pytest.mark.parametrize(
    ("option", "gained"), [("stops", {"red": 1}), ("crosses", {"red": 1, "blue": 1})]
)
def test_a_gap_ends_telekinesis_or_not(option: str, gained: dict[str, int]) -> None:
    state = at("red telekinesis -1+1", "blue build -1-1", telekinesis_gap=option)
    play(state, "at -1+1", "pull north-west")
    assert goods(state, 0) == gained


@rule("DA-34")
def test_in_the_line_the_keep_gives_a_coin_and_a_spire_one() -> None:
    tiles = ("red telekinesis -1+0", "blue build +1+0", "green build +0+1")
    state = at(*tiles)
    add_building(state, "+1+0", "spire")
    play(state, "at -1+0", "pull east")
    assert goods(state, 0) == {"red": 1, "coin": 1, "blue": 1}
    state = at(*tiles, telekinesis_keep="nothing")
    play(state, "at -1+0", "pull east")
    assert goods(state, 0) == {"red": 1, "blue": 1}


# Step 6: building


def to_build(terrain: str = "red build", **cubes: int) -> DragonIsland:
    """Let seat 0, a blue wizard, stand on a tile with a green one beside it, and act."""
    state = at(f"{terrain} +1+0", "green build +0+1")
    give(state, 0, **cubes)
    play(state, "at +1+0")
    return state


@rule("DI-65", "DI-67")
def test_a_pen_costs_five_energy_and_brings_two_fame() -> None:
    state = to_build(red=6)
    assert legal(state) == ["build pen", "build spire", "pass"]
    events = told(state, "build pen")
    assert goods(state, 0) == {"red": 1}
    assert screen(state, 0)["fame"] == 2
    assert look(state, 1)["island"][1]["building"] == "pen"
    assert look(state, 1)["island"][1]["owner"] == 0
    assert "event-build" in [event.message for event in events]


@rule("DI-65", "DI-9", "DI-73", "DA-23", "DA-24")
def test_building_costs_five_four_or_three() -> None:
    assert acting.build_price(to_build(red=9), 0) == 5
    state = to_build("blue wild-build", green=9)
    assert acting.build_price(state, 0) == 4
    add_pet(state, 0, "white")
    assert acting.build_price(state, 0) == 3
    play(state, "build pen")
    assert goods(state, 0) == {"green": 6}


@rule("DI-65")
def test_without_the_energy_there_is_nothing_to_build() -> None:
    state = to_build(red=2, green=2, white=9)
    assert state.seat == 1
    state = to_build(red=2, green=3, white=9)
    assert step(state) == "act"
    state.screens[2] -= 1
    assert refused(state, "build pen") == "DI-65"
    assert reason(state, "build pen")["needs"] == 5


@rule("DI-65", "DA-38")
def test_one_building_on_a_tile_and_one_in_a_turn() -> None:
    state = to_build(red=20)
    play(state, "build spire")
    assert state.seat == 1
    state.seat, state.step = 0, 13
    assert refused(state, "build pen") == "DI-65"
    assert reason(state, "build pen")["message"] == "refusal-built-over"


@rule("DI-66")
def test_a_building_covers_the_icon_for_good() -> None:
    state = to_build("red dragon-build", red=5)
    play(state, "build pen")
    play(state, hold_face(state, 1, "white build"), "at -1+0")
    assert dragons(state, "+1+0") == []


@rule("DI-67")
def test_everybody_has_one_pen() -> None:
    state = to_build(red=9)
    add_building(state, "+0+1", "pen", owner=0)
    assert refused(state, "build pen") == "DI-67"
    assert "build pen" not in legal(state)


@rule("DI-68", "DA-38")
def test_there_are_four_spires_for_all() -> None:
    state = to_build(red=9)
    events = told(state, "build spire")
    assert screen(state, 0)["fame"] == 3
    assert state.spires_left == 3
    assert next(e.facts["fame"] for e in events if e.message == "event-build") == 3
    state = to_build(red=9)
    state.spires_left = 0
    assert refused(state, "build spire") == "DI-68"


@rule("DI-69", "DA-37")
def test_a_lair_needs_a_pet_of_its_colour_and_sends_the_figure_back() -> None:
    state = to_build("green wild-build", green=6)
    assert refused(state, "build lair red") == "DI-69"
    add_pet(state, 0, "red", coins=2)
    assert state.dragons[2] == 9
    play(state, "build lair red")
    assert state.dragons[2] == 10
    assert pets(state, 0) == {"red": 2}
    assert screen(state, 0)["fame"] == 1
    assert look(state, 1)["players"][0]["pets"] == [{"colour": "red", "coins": 2, "lair": True}]
    assert look(state, 1)["lairs"] == ["blue", "green", "white", "gold"]


@rule("DI-69")
def test_only_one_player_has_the_lair_of_a_colour() -> None:
    state = to_build(red=9)
    add_pet(state, 0, "blue")
    add_pet(state, 1, "blue", lair=True)
    assert refused(state, "build lair blue") == "DI-69"
    assert reason(state, "build lair blue")["message"] == "refusal-lair-taken"


@rule("DI-70")
def test_a_pet_with_a_lair_keeps_its_power_and_wings() -> None:
    far = ("red build +1+0", "red build +0+1", "green build +1+1", "white build +2+0")
    state = at(*far)
    add_pet(state, 0, "white", lair=True)
    assert "at +2+0" in legal(state)
    give(state, 0, red=4)
    play(state, "at +1+0")
    assert acting.build_price(state, 0) == 4
    assert "build lair white" not in legal(state)


@rule("DA-39")
def test_one_may_build_on_gold() -> None:
    state = to_build("gold build", green=5)
    play(state, "build spire")
    assert goods(state, 0) == {}


# Step 8, and the end


@rule("DI-79", "DI-80")
def test_a_tile_is_drawn_while_the_bag_lasts() -> None:
    state = at("red storm +1+0")
    assert state.draws == 16
    hold(state, 0, 1)
    event = told(state, "at +1+0")[-2]
    assert event.message == "event-draw-tile"
    assert event.words(1).message == "event-draw-tile-unseen"
    assert state.draws == 15
    assert len(screen(state, 0)["tiles"]) == 2
    state = at("red storm +1+0")
    state.draws = 0
    play(state, "at +1+0")
    assert state.own(0, HELD) == 0


@rule("DI-80")
def test_two_tiles_are_held_until_the_bag_is_dry() -> None:
    state = first_turn(2, "held")
    luck, moved = Chance("held"), 0
    seen: list[tuple[int, int]] = []
    while state.turn():
        if step(state) == "choose-tile":
            held = len(screen(state, int(state.seat))["tiles"])
            assert held == (2 if len(seen) < 16 else 1)
            seen.append((int(state.seat), held))
        play_any(state, luck, moved)
        moved += 1
    assert len(seen) == 18


@rule("DI-81")
def test_the_game_ends_with_the_last_turn() -> None:
    state = at("red storm +1+0")
    state.draws = 0
    state.set_own(1, HELD, 0)
    play(state, "at +1+0")
    assert state.step == OVER
    assert state.turn() == 0
    assert refused(state, "pass") == "DI-81"
    for seats in (2, 3, 4):
        over = any_game("equal", seats)
        assert (over.tiles - 1) % seats == 0
        assert over.seat == over.first


@rule("DI-82", "DI-58")
def test_the_score_is_fame_and_coins_on_pets() -> None:
    state = island()
    give(state, 0, coin=9, blue=9)
    add_pet(state, 0, "red", coins=3, lair=True)
    add_pet(state, 0, "blue", coins=1)
    state.earn(0, 0, 5)
    state.earn(0, 1, 3)
    hold_map(state, 0, 1, 2)
    result = state.result()
    assert result.totals() == [12, 0]
    assert [line.points for line in result.scores[0]] == [5, 3, 0, 0, 4]
    assert result.ranks == [1, 2]
    assert result.ending == ""


@rule("DI-83", "DA-28")
def test_ties_are_broken_by_colours_then_coins() -> None:
    state = island(seats=3)
    state.step = OVER
    for seat in range(3):
        state.earn(seat, 0, 6)
    assert state.result().ending == "shared"
    assert state.result().ranks == [1, 1, 1]
    state.set_own(1, TOKENS, 0b11)
    state.set_own(2, TOKENS, 0b101)
    give(state, 0, coin=9)
    assert state.result().winners == [1, 2]
    add_pet(state, 1, "red", coins=1)
    state.earn(2, 0, 1)
    give(state, 2, coin=1)
    assert state.result().ending == "coins"
    assert state.result().winners == [2]
    assert state.result().ranks == [3, 2, 1]


@rule("DI-83")
def test_the_ending_says_what_decided() -> None:
    assert ending_of([(9, 0, 0), (8, 5, 9)], 1) == "fame"
    assert ending_of([(9, 0, 9), (9, 1, 0)], 1) == "tokens"
    assert ending_of([(9, 1, 0), (9, 1, 3)], 1) == "coins"
    assert ending_of([(9, 1, 3), (9, 1, 3)], 2) == "shared"


@rule("DI-84")
def test_the_keep_is_what_it_is() -> None:
    state = island("red build +1+0")
    assert state.active(HEART) == 0b0100
    assert not state.of_colour[4]
    assert state.icons(HEART) == 0


@rule("DA-29")
def test_markers_and_tokens_never_run_out() -> None:
    state = island(seats=4)
    for seat in range(4):
        state.set_own(seat, TOKENS, 0b11111)
    assert all(len(player["tokens"]) == 5 for player in look(state, -1)["players"])


# What is known


@rule("DI-10")
def test_a_guess_deals_out_anew_only_what_is_unseen() -> None:
    state = any_position(3, 60)
    own = screen(state, 1)
    found = set()
    for number in range(40):
        guess = state.guess(1, Chance(f"guess {number}"))
        assert screen(guess, 1) == own
        assert guess.census() == state.census()
        found.add(tuple(maps(guess, 0)) + tuple(int(guess.own(0, HELD + slot)) for slot in (0, 1)))
    assert len(found) > 20


def any_position(seats: int, moves: int) -> DragonIsland:
    """Play so many moves at random."""
    state = start(seats, "a position")
    luck = Chance("a position/moves")
    for moved in range(moves):
        play_any(state, luck, moved)
    return state


@rule("DI-63")
def test_who_put_a_card_back_knows_it_and_nobody_else() -> None:
    state = first_turn(2, "known")
    own = look(state, 0)["bottom"]
    assert sorted(bool(name) for name in own) == [False, True]
    assert look(state, -1)["bottom"] == ["", ""]
    kept = [name for name in own if name]
    guess = state.guess(0, LUCK)
    assert [name for name in look(guess, 0)["bottom"] if name] == kept
