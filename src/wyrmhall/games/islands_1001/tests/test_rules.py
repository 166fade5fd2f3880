"""The rules of 1001 Islands, number by number."""

from __future__ import annotations

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.laws import rule
from wyrmhall.core.snapshot import digest
from wyrmhall.core.words import Log
from wyrmhall.games.islands_1001 import GAME
from wyrmhall.games.islands_1001.rules import HIDE, NAME, OVER, PLACE, ROUNDS, STACK, TAKE
from wyrmhall.games.islands_1001.tests.table import (
    LUCK,
    add,
    end,
    fill,
    give,
    lay,
    legal,
    new_game,
    our_box,
    play,
    points_of,
    refused,
    tile,
    total,
)
from wyrmhall.games.islands_1001.tiles import CELLS, FLIPPED, LINE, OF_TYPE, TYPES
from wyrmhall.games.islands_1001.views import Islands, Offered

SEATS = (2, 3, 4, 5)


def play_round(state: Islands, *names: str) -> None:
    """Play first the moves named, then any, to the end of the round."""
    round_ = state.round
    play(state, *names)
    while state.round == round_ and state.step != OVER:
        play(state, legal(state)[0])


def shown(offered: Offered) -> str:
    """Name the tile at a place of the offer; "" if the viewer does not know it."""
    return "" if offered["tile"] is None else offered["tile"]["tile"]


# Components and setup


@rule("TI-1")
def test_two_to_five_players_play() -> None:
    assert tuple(GAME.seats) == SEATS


@rule("TI-2", "TI-3")
def test_there_are_twenty_tiles_of_each_type_and_two_of_each_dream() -> None:
    box = our_box()
    assert len(box.names) == len(set(box.names)) == 80
    assert [list(box.kinds).count(kind) for kind in range(10)] == [2] * 10


@rule("TI-4", "TI-5", "TI-9")
@pytest.mark.parametrize(("seats", "used"), [(2, 12), (3, 12), (4, 16), (5, 20)])
def test_each_stack_holds_the_tiles_for_four_rounds(seats: int, used: int) -> None:
    state = new_game(seats)
    assert list(state.stacks) == [used] * 4
    for _ in range(4):
        assert refused(state, "stack central") == ""
        play_round(state, "stack central")
    assert state.stacks[2] == 0
    assert refused(state, "stack central") == "TI-9"
    assert [state.filled(seat, 2, column) for seat in range(seats) for column in range(4)] == [
        True
    ] * (4 * seats)


@rule("TI-4", "A-14")
def test_any_tile_may_be_missing_and_the_missing_ones_are_never_shown() -> None:
    seen: set[str] = set()
    for seed in range(40):
        state = new_game(3, str(seed))
        chance = Chance(f"draws {seed}")
        for step in range(4):
            chance.at(step)
            state.step = STACK
            state.draw(1, chance, None)
            seen |= {shown(offered) for offered in state.view(0)["offer"]}
        assert state.hidden[1] == OF_TYPE - 12
        assert "unseen" not in state.view(0)
    assert len(seen) == 20


@rule("TI-6")
def test_everybody_has_a_character_that_changes_nothing() -> None:
    boards = new_game(5).view(0)["boards"]
    assert len({board["character"] for board in boards}) == 5
    assert {board["total"] for board in boards} == {0}


@rule("TI-7", "TI-26")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_lookout_is_drawn_by_lot(seats: int) -> None:
    first = {int(new_game(seats, str(seed)).lookout) for seed in range(60)}
    assert first == set(range(seats))


@rule("TI-8", "TI-33", "TI-50", "TI-38", "TI-27")
@pytest.mark.parametrize("seats", SEATS)
def test_after_sixteen_rounds_all_boards_are_full_and_the_game_is_over(seats: int) -> None:
    state = new_game(seats)
    for round_ in range(1, ROUNDS + 1):
        assert state.round == round_
        play_round(state)
        assert sum(value != 0 for value in state.board) == round_ * seats
    assert state.turn() == 0
    assert all(value != 0 for value in state.board)
    assert refused(state, "stack dream", 0) == "TI-50"


# The round with three, four or five players


@rule("TI-10", "TI-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_lookout_chooses_a_stack_and_draws_a_tile_per_player_for_all_to_see(
    seats: int,
) -> None:
    state = new_game(seats)
    assert legal(state) == [f"stack {name}" for name in TYPES]
    other = int(state.lookout + 1) % seats
    assert refused(state, "stack upper", other) == "TI-10"
    assert refused(state, "take 1") == "TI-10"
    play(state, "stack upper")
    for viewer in (-1, *range(seats)):
        offer = state.view(viewer)["offer"]
        assert len(offer) == seats
        assert {shown(offered)[0] for offered in offer} == {"U"}


@rule("TI-12", "TI-13", "TI-14", "TI-15", "TI-16", "A-12")
def test_each_player_takes_places_and_names_the_next_and_the_last_is_lookout() -> None:
    state = new_game(4)
    first = int(state.lookout)
    play(state, "stack lower")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "take 3", "place 1")
    second = (first + 2) % 4
    assert sorted(legal(state)) == [f"name {seat}" for seat in range(4) if seat != first]
    assert refused(state, f"name {first}") == "TI-13"
    play(state, f"name {second}")
    assert state.active == second
    assert refused(state, "take 3") == "TI-14"
    play(state, "take 1", "place 1")
    assert refused(state, f"name {first}") == "TI-13"
    third = (first + 1) % 4
    play(state, f"name {third}", "take 2", "place 1")
    last = (first + 3) % 4
    assert (state.active, state.step) == (last, PLACE), "the last player neither chooses nor passes"
    play(state, "place 1")
    assert (state.lookout, state.active, state.step) == (last, last, STACK)


@rule("TI-1", "TI-13")
def test_nobody_can_be_named_who_does_not_sit_at_the_table() -> None:
    state = new_game(3)
    play(state, "stack dream", "take 1", "place 1")
    assert state.step == NAME
    assert refused(state, "name 4") == "TI-1"


@rule("TI-17", "A-16")
def test_lamps_are_obeyed_before_the_next_player_is_named() -> None:
    state = new_game(3)
    seat = int(state.lookout)
    lay(state, seat, {"upper": "U01 U02 . ."})
    play(state, "stack upper")
    state.offer[0] = tile("U03") + 1
    play(state, "take 1", "place 3")
    assert state.step == NAME
    assert state.flipped(seat) == 2


# The round with two players


@rule("TI-20", "TI-21", "A-13")
def test_three_tiles_are_the_lookouts_secret_until_two_are_shown() -> None:
    state = new_game(2)
    lookout = int(state.lookout)
    play(state, "stack central")
    assert state.step == HIDE
    assert [offered["tile"] for offered in state.view(1 - lookout)["offer"]] == [None] * 3
    assert [offered["tile"] for offered in state.view(-1)["offer"]] == [None] * 3
    assert None not in [offered["tile"] for offered in state.view(lookout)["offer"]]
    assert refused(state, "take 1") == "TI-21"
    play(state, "hide 2")
    shown = state.view(1 - lookout)["offer"]
    assert [offered["tile"] is None for offered in shown] == [False, True, False]
    assert state.view(lookout)["offer"][1]["tile"] is not None


@rule("TI-22", "TI-23")
def test_the_other_player_takes_first_and_may_take_the_face_down_tile() -> None:
    state = new_game(2)
    other = int(1 - state.lookout)
    play(state, "stack dream", "hide 1")
    assert state.active == other
    assert legal(state) == ["take 1", "take 2", "take 3"]
    log = Log()
    play(state, "take 1", log=log)
    assert [event.reveals for event in log.events] == [True]
    assert state.view(-1)["hand"] is not None


@rule("TI-24", "TI-25", "TI-26", "A-13")
def test_the_lookout_takes_one_of_two_and_the_third_leaves_the_game_face_up() -> None:
    state = new_game(2)
    lookout = int(state.lookout)
    play(state, "stack lower", "hide 3", "take 1", "place 1")
    assert state.active == lookout
    assert legal(state) == ["take 2", "take 3"]
    hidden = shown(state.view(lookout)["offer"][1])
    play(state, "take 2", "place 1")
    assert [tile["tile"] for tile in state.view(-1)["discards"]] == [hidden]
    assert state.lookout == 1 - lookout


@rule("TI-20", "A-13")
@pytest.mark.parametrize("down", [1, 2, 3])
def test_a_guess_keeps_what_is_known_and_redraws_the_rest_evenly(down: int) -> None:
    state = new_game(2)
    lookout = int(state.lookout)
    play(state, "stack upper", f"hide {down}")
    true = list(state.offer)
    counts: dict[int, int] = {}
    luck = Chance("guesses")
    for step in range(3000):
        luck.at(step)
        guess = list(state.guess(1 - lookout, luck).offer)
        drawn = int(guess[down - 1])
        guess[down - 1] = true[down - 1]
        assert guess == true
        counts[drawn] = counts.get(drawn, 0) + 1
    open_ones = {int(true[place]) for place in range(3) if place != down - 1}
    upper = set(range(OF_TYPE + 1, 2 * OF_TYPE + 1))
    assert set(counts) == upper - open_ones, "the truth is possible, and what lies open is not"
    assert max(counts.values()) < 1.5 * min(counts.values())
    assert list(state.guess(lookout, luck).offer) == true


@rule("TI-20", "A-13")
def test_a_guess_does_not_tell_in_which_order_tiles_came_up() -> None:
    state = new_game(2)
    play(state, "stack upper", "hide 2")
    twin = state.copy()
    end = 2 * OF_TYPE
    twin.unseen[end - 1], twin.unseen[end - 3] = twin.unseen[end - 3], twin.unseen[end - 1]
    for seat in range(2):
        guesses = [digest(world.guess(seat, Chance("a"))) for world in (state, twin)]
        assert guesses[0] == guesses[1]


# Placement

STATES = [
    ("##.. .##. ....", [3], [1, 4], [1, 2, 3]),
    ("###. .##. ....", [4], [1, 4], [1, 2, 3]),
    ("###. ..## ....", [4], [1, 2], [1, 3, 4]),
    ("##.. .##. ..#.", [3], [1, 4], [1, 2, 4]),
    ("###. #.#. ..#.", [4], [2, 4], [1, 2, 4]),
    ("###. .##. ..#.", [4], [1, 4], [1, 2, 4]),
    ("###. ..## #...", [4], [1, 2], [2, 3, 4]),
    ("###. ..## ..#.", [4], [1, 2], [1, 2, 4]),
]


def places(state: Islands, line: int) -> list[int]:
    return [column + 1 for column in range(LINE) if state.may_place(0, line, column)]


@rule("TI-35", "TI-36", "TI-81", "A-1", "A-2", "A-10")
@pytest.mark.parametrize(("occupied", "upper", "central", "lower"), STATES)
def test_one_two_three_and_four_places_are_free(
    occupied: str, upper: list[int], central: list[int], lower: list[int]
) -> None:
    state = new_game(3)
    fill(state, 0, occupied)
    assert [places(state, line) for line in range(4)] == [[1, 2, 3, 4], upper, central, lower]


@rule("A-1")
def test_a_board_filled_from_the_left_is_not_the_one_of_the_example() -> None:
    state = new_game(3)
    fill(state, 0, "###. ##.. #...")
    assert [len(places(state, line)) for line in (1, 2, 3)] == [1, 1, 1]


@rule("A-1", "TI-38")
def test_eight_of_the_1039_reachable_islands_fit_the_example_and_none_is_stuck() -> None:
    def pattern(state: Islands) -> int:
        cells = range(LINE, CELLS)
        return sum((state.board[cell] != 0) << cell for cell in cells)

    reached = {0}
    border = [0]
    fitting = 0
    while border:
        before = border.pop()
        state = new_game(3)
        for cell in range(LINE, CELLS):
            state.board[cell] = (before >> cell) & 1
        free = [places(state, line) for line in (1, 2, 3)]
        fitting += [len(columns) for columns in free] == [1, 2, 3]
        for line, columns in enumerate(free, start=1):
            full = all(state.filled(0, line, column) for column in range(LINE))
            assert bool(columns) != full
            for column in columns:
                after = before | 1 << (line * LINE + column - 1)
                if after not in reached:
                    reached.add(after)
                    border.append(after)
        assert pattern(state) == before
    assert (len(reached), fitting) == (1039, 8)


@rule("TI-30", "TI-31", "TI-32", "A-3")
@pytest.mark.parametrize("line", range(4))
def test_a_tile_goes_only_into_the_line_of_its_type(line: int) -> None:
    state = new_game(3)
    give(state, ["snake", "U07", "C07", "L07"][line])
    before = [state.filled(state.active, kind, 0) for kind in range(4)]
    seat = int(state.active)
    play(state, "place 1")
    after = [state.filled(seat, kind, 0) for kind in range(4)]
    assert before == [False] * 4
    assert after == [kind == line for kind in range(4)]


@rule("TI-34")
def test_the_first_tile_touches_the_character_board() -> None:
    state = new_game(3)
    give(state, "C05")
    assert legal(state) == ["place 1"]
    assert refused(state, "place 2") == "TI-35"


@rule("TI-34", "A-3")
def test_tiles_touch_by_their_sides_and_dreams_do_not_help() -> None:
    state = new_game(3)
    seat = int(state.active)
    lay(state, seat, {"dream": "snake roc camel genie", "upper": "U07 . . ."})
    give(state, "C05")
    assert legal(state) == ["place 1"], "corners do not touch"


@rule("TI-35", "TI-43")
def test_a_flipped_tile_is_still_a_neighbour() -> None:
    state = new_game(3)
    seat = int(state.active)
    lay(state, seat, {"upper": "U01 . . ."})
    state.board[seat * CELLS + LINE] += FLIPPED
    give(state, "U07")
    assert "place 2" in legal(state)


@rule("TI-36", "A-4")
def test_any_empty_dream_slot_will_do_and_makes_no_difference() -> None:
    totals = set()
    for slot in (1, 2, 3, 4):
        state = new_game(3)
        seat = int(state.active)
        lay(state, seat, {"upper": "U13 . . ."})
        give(state, "snake")
        assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]
        play(state, f"place {slot}")
        totals.add(total(state, seat))
    assert totals == {13}


@rule("TI-37")
def test_a_taken_place_stays_taken() -> None:
    state = new_game(3)
    lay(state, int(state.active), {"lower": "L07 . . ."})
    give(state, "L08")
    assert refused(state, "place 1") == "TI-37"


# Magic lamps


@rule("TI-40", "TI-41", "TI-42", "TI-44", "TI-45", "A-5")
def test_the_third_visible_lamp_flips_the_two_before_it_again_and_again() -> None:
    state = new_game(3)
    lamps = "U01@1 C01@1 L01@1 U02@2 C02@2 L02@2 U03@3"
    expected = [(1, 0), (2, 0), (1, 2), (2, 2), (1, 4), (2, 4), (1, 6)]
    for lamp, (visible, flipped) in zip(lamps.split(), expected, strict=True):
        add(state, 0, lamp)
        assert (state.visible_all(0, 2), state.flipped(0)) == (visible, flipped)
        assert state.board[tile(lamp[:3]) // OF_TYPE * LINE + int(lamp[4]) - 1] < FLIPPED
    add(state, 0, "C09@3")
    assert state.flipped(0) == 6, "a tile without a lamp flips nothing"


@rule("A-5")
def test_two_lamps_on_one_tile_are_one_lamp_tile() -> None:
    state = new_game(3)
    box = our_box()
    cell = tile("U01") * 13 + 2
    box.faces[cell] = 2
    try:
        add(state, 0, "U01@1 C01@1")
        assert state.flipped(0) == 0
        add(state, 0, "L01@1")
        assert state.flipped(0) == 2
    finally:
        box.faces[cell] = 1


@rule("TI-43", "A-6", "TI-68")
def test_what_a_flipped_tile_showed_counts_no_more() -> None:
    state = new_game(3)
    add(state, 0, "U05@1 L04@1")  # each shows a snake beside its lamp
    lay(state, 0, {"dream": "snake . . ."})
    assert points_of(state, 0)["snake"] == 5
    add(state, 0, "C05@1")
    assert points_of(state, 0)["snake"] == 0


# End and score


def lay_example(state: Islands, seat: int) -> None:
    lay(
        state,
        seat,
        {
            "dream": "column-of-gems lamp elephant snake",
            "upper": "U20 U11 U08 U16",
            "central": "C01 C09 C07 C08",
            "lower": "L12 L07 L16 L18",
        },
    )


@rule("TI-51", "TI-80", "TI-65", "TI-67", "TI-64", "TI-52", "TI-53", "TI-54", "TI-72", "A-11")
def test_the_worked_example_scores_35() -> None:
    state = new_game(3)
    lay_example(state, 0)
    assert points_of(state, 0) == {
        "column-of-gems": 8,
        "lamp": 4,
        "elephant": 5,
        "snake": 10,
        "palms": 8,
        "pairs": 7,
        "bandits": -7,
    }
    assert total(state, 0) == 35


def play_lamps(state: Islands, seat: int) -> None:
    add(state, seat, "U03@1 C03@1 U06@2 L01@1")
    assert state.flipped(seat) == 2
    add(state, seat, "C06@2 U02@3")
    assert state.visible_all(seat, 2) == 2
    add(state, seat, "L08@2 C20@3 L10@3 C02@4 U14@4 L17@4")
    lay(state, seat, {"dream": "genie lamp line-of-gems roc"})


@rule("TI-41", "TI-42", "TI-66", "TI-67", "TI-69", "TI-60", "A-9")
def test_the_island_of_lamps_scores_58_or_54_with_the_penalty() -> None:
    state = new_game(3)
    play_lamps(state, 0)
    assert (state.flipped(0), state.visible_all(0, 2)) == (4, 1)
    points = points_of(state, 0)
    assert [points[dream] for dream in ("genie", "lamp", "line-of-gems", "roc")] == [16, 4, 12, 4]
    assert (points["palms"], points["pairs"]) == (8, 14)
    assert total(state, 0) == 54
    lay(state, 1, {"upper": "U07 U08 U09 U10", "central": "C07 . . ."})
    assert total(state, 0) == 58
    lay(state, 0, {"dream": "column-of-gems snake fennec ."})
    points = points_of(state, 0)
    assert [points[dream] for dream in ("column-of-gems", "snake", "fennec")] == [18, 10, 9]


@rule("TI-54", "TI-80")
def test_the_example_and_the_island_of_lamps_meet_at_35_and_58() -> None:
    state = new_game(2)
    lay_example(state, 0)
    play_lamps_two(state)
    assert (total(state, 0), total(state, 1)) == (35, 58)


def play_lamps_two(state: Islands) -> None:
    lay(
        state,
        1,
        {
            "dream": "genie lamp line-of-gems roc",
            "upper": "U03 U06 U02 U14",
            "central": "C03 C06 C20 C02",
            "lower": "L01 L08 L10 L17",
        },
    )
    for line, column in ((1, 0), (2, 0), (3, 0), (1, 2)):
        state.board[CELLS + line * LINE + column] += FLIPPED


@pytest.mark.parametrize(
    ("dream", "rows", "points"),
    [
        ("roc", {"upper": "U09 U14 . ."}, 6),
        ("monkey", {"upper": "U16 U08 . ."}, 6),
        ("fennec", {"upper": "U15 . . .", "central": "C01 . . ."}, 9),
        ("camel", {"upper": "U19 U11 . ."}, 8),
        ("elephant", {"upper": "U12 . . .", "lower": "L16 . . ."}, 10),
        ("lamp", {}, 0),
        ("lamp", {"upper": "U01 . . ."}, 4),
        ("lamp", {"upper": "U01 U02 . ."}, 12),
        ("snake", {}, 0),
        ("snake", {"upper": "U13 . . ."}, 10),
        ("snake", {"upper": "U13 U20 . ."}, 5),
        ("snake", {"upper": "U13 U20 . .", "central": "C12 . . ."}, 0),
        ("genie", {"upper": "U13 . . ."}, 0),
        (
            "column-of-gems",
            {"upper": "U03 . . .", "central": "C10 . . .", "lower": "L19 . . ."},
            12,
        ),
        ("column-of-gems", {"upper": "U03 . . .", "central": ". C10 . ."}, 4),
        ("column-of-gems", {"upper": "U03 . . .", "central": "C03 . . ."}, 2),
        ("line-of-gems", {"upper": "U03 U19 U11 ."}, 10),
        ("line-of-gems", {"upper": "U03 U20 . U19"}, 5),
        ("line-of-gems", {"upper": "U03 . . .", "lower": "L12 . . ."}, 4),
    ],
)
@rule("TI-60", "TI-61", "TI-62", "TI-63", "TI-64", "TI-65", "TI-66", "TI-67", "TI-68", "TI-69",
      "TI-71", "TI-72", "A-10", "A-11")  # fmt: skip
def test_each_dream_counts_what_it_says(dream: str, rows: dict[str, str], points: int) -> None:
    state = new_game(3)
    lay(state, 0, {"dream": f"{dream} . . .", **rows})
    assert points_of(state, 0)[dream] == points


@rule("TI-69", "TI-71")
def test_the_genie_gives_four_for_each_flipped_tile() -> None:
    state = new_game(3)
    add(state, 0, "U01@1 C01@1 L01@1")
    lay(state, 0, {"dream": "genie . . ."})
    assert points_of(state, 0)["genie"] == 8


@rule("TI-70", "TI-3")
def test_two_dreams_of_a_kind_both_score() -> None:
    state = new_game(3)
    lay(state, 0, {"dream": "monkey . . .", "upper": "U16 . . ."})
    second = [number for number, kind in enumerate(our_box().kinds) if kind == 1][1]
    state.board[1] = second + 1
    assert [points for source, points in state.points(0) if source == "monkey"] == [4, 4]


@rule("TI-53", "A-9")
@pytest.mark.parametrize(
    ("rows", "pairs"),
    [
        ({"upper": "U17 U18 . .", "lower": "L06 . . ."}, 1),
        ({"upper": "U09 . U18 ."}, 1),
        ({"upper": "U09 U17 U18 ."}, 2),
        ({"upper": "U17 . . ."}, 0),
    ],
)
def test_each_egg_and_each_roc_is_in_one_pair_wherever_they_are(
    rows: dict[str, str], pairs: int
) -> None:
    state = new_game(3)
    lay(state, 0, rows)
    assert points_of(state, 0)["pairs"] == 7 * pairs


@rule("TI-54", "A-6", "A-17")
def test_all_tied_for_most_bandits_pay_and_nobody_else() -> None:
    state = new_game(4)
    lay(state, 0, {"upper": "U07 U08 . ."})
    lay(state, 1, {"upper": "U09 U10 . ."})
    lay(state, 2, {"upper": "U11 . . ."})
    assert [points_of(state, seat)["bandits"] for seat in range(4)] == [-2, -2, 0, 0]
    state.board[LINE] += FLIPPED
    assert [points_of(state, seat)["bandits"] for seat in range(4)] == [0, -2, 0, 0]


@rule("A-7")
def test_without_bandits_nobody_pays() -> None:
    state = new_game(3)
    assert [points_of(state, seat)["bandits"] for seat in range(3)] == [0, 0, 0]


@rule("A-15")
def test_a_score_may_be_negative() -> None:
    state = new_game(3)
    lay(state, 0, {"upper": "U09 . . ."})
    assert total(state, 0) == -1


@rule("TI-55", "A-8")
def test_points_decide_then_bandits_then_the_victory_is_shared() -> None:
    state = new_game(3)
    lay(state, 0, {"upper": "U07 . U18 U17", "lower": "L06 . . ."})
    lay(state, 1, {"upper": "U13 U14 U15 U16"})
    lay(state, 2, {"upper": "U01 . . ."})
    end(state)
    result = state.result()
    assert result.totals() == [4 + 2 * 7 - 2, 8, 0]
    assert (result.ending, list(result.ranks), list(result.winners)) == ("points", [1, 2, 3], [0])


@rule("TI-55", "A-8")
def test_a_tie_goes_to_the_fewest_bandits_even_unpunished() -> None:
    state = new_game(3)
    lay(state, 0, {"upper": "U08 . . ."})  # a palm and a bandit
    lay(state, 1, {"upper": "U16 . . ."})  # a palm
    lay(state, 2, {"upper": "U09 U11 . ."})  # two bandits: the most
    end(state)
    result = state.result()
    assert result.totals() == [1, 1, -2]
    assert (result.ending, list(result.ranks), list(result.winners)) == ("bandits", [2, 1, 3], [1])
    lay(state, 0, {"upper": "U18 . . ."})
    shared = state.result()
    assert (shared.ending, list(shared.winners)) == ("shared", [0, 1])
    assert shared.ranks == [1, 1, 3]


@rule("TI-14")
def test_refusals_tell_the_turn_and_the_step() -> None:
    state = new_game(3)
    seat = int(state.active)
    play(state, "stack upper")
    assert state.step == TAKE
    refusal = state.refusal((seat + 1) % 3, TAKE)
    assert refusal is not None
    assert refusal.words.message == "refusal-not-your-turn"
    refusal = state.refusal(seat, STACK)
    assert refusal is not None
    assert refusal.words.message == "refusal-wrong-step"
    assert list(state.moves(-1)) == []


def test_luck_is_used_exactly_when_a_tile_is_drawn() -> None:
    state = new_game(2)
    LUCK.at(1)
    play(state, "stack upper")
    assert LUCK.used
    for name in ("hide 1", "take 1", "place 1", "take 2", "place 1"):
        LUCK.at(2)
        play(state, name)
        assert not LUCK.used
