"""The Master's Challenge (CW-150 to CW-185)."""

from __future__ import annotations

import pytest

from wyrmhall.core.laws import rule
from wyrmhall.core.words import Log
from wyrmhall.games.champions import GAME
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.names import ACHIEVEMENTS, CARDS, DICE, ELEMENTS, PARTS
from wyrmhall.games.champions.rules.pieces import (
    BOTTOM,
    DECK,
    FACE_UP,
    MASTER_BLACK,
    MASTER_GOLD,
    MASTER_PART,
    MASTER_SIGIL,
    PUBLIC,
    SPACE,
    SPACE_BLACK,
    STACKED,
    STRENGTH,
    SUPPLY,
    TAKEN,
    WHERE,
)
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.tests.table import (
    LUCK,
    blacks,
    cover,
    decider,
    end_round,
    end_training,
    get,
    gold,
    hold,
    legal,
    new_game,
    play,
    powers,
    printed,
    refused,
    turn_of,
)


def masters_dice(state: Champions, card: int, area: int = 0, **faces: int) -> None:
    """Let the Master have taken these dice, with a card of his."""
    state.master_card = card
    for die in range(7):
        state.put(WHERE + die, 8)
    for name, face in faces.items():
        state.put(WHERE + DICE.index(name), 6)
        state.put(FACE_UP + DICE.index(name), face - 1)
    state.turns = 1
    state.active = 1
    state.source = -1
    state.step = 42


def lay_spaces(state: Champions, elements: str) -> None:
    """Fill the Master's spaces from the top left, one tile each."""
    for space, name in enumerate(elements.split()):
        state.master[SPACE + space] = ELEMENTS.index(name) + 1
        state.master[STACKED + space] = 1


def place_all(state: Champions) -> None:
    """Place the Master's dice without going on to the next turn."""
    for die in range(7):
        if state.here(WHERE + die) == 6:
            solo.place_die(state, die)
    solo.finish_turn(state)


@rule("CW-7", "CW-150", "CW-152", "CW-185")
def test_the_setup_is_that_of_two_players_without_tournaments() -> None:
    state = new_game(1)
    assert state.view(0)["step"] == "spreading"
    assert int(state.active) == 0
    assert [int(state.left_in(stack)) for stack in range(6)] == [2, 1] * 3
    assert int(state.here(DECK + CARDS.index("shadow"))) == 0
    assert int(state.areas()) == 3
    assert state.view(0)["publics"] == []
    assert int(state.tokens) == 0
    assert sum(int(state.here(DECK + card)) for card in range(9, 27)) == 0
    assert int(state.box.master_cards) == 12


@rule("CW-151")
def test_the_complex_trainer_gives_the_master_gold() -> None:
    hard, easy = new_game(1, trainer="complex"), new_game(1)
    assert [int(hard.masters(MASTER_GOLD + row)) for row in range(3)] == [1, 1, 1]
    assert [int(easy.masters(MASTER_GOLD + row)) for row in range(3)] == [0, 0, 0]


@rule("CW-154", "CW-155", "CW-156", "CW-24")
def test_you_and_the_master_take_turns_at_being_active() -> None:
    state = new_game(1)
    for area in "1112233":
        play(state, f"area {area}")
    assert int(state.master_card) >= 0  # he chooses first, so a card was revealed
    assert state.view(0)["step"] == "placing"
    while state.view(0)["step"] == "placing":
        play(state, legal(state)[0])
    assert state.view(0)["step"] == "choosing"
    assert len(legal(state)) == 2
    for die in range(7):
        if state.here(WHERE + die) < 6:
            state.put(WHERE + die, 8)
    state.put(WHERE + 0, 7)
    state.taken = 1
    state.step = 3
    play(state, "done")
    assert int(state.active) == 1  # he has rolled and distributed by his card
    card = state.view(0)["master"]
    assert isinstance(card, dict)
    lying = {
        DICE.index(die): area + 1
        for area, names in enumerate(card["card"]["areas"])
        for die in names
    }
    assert all(int(state.here(WHERE + die)) == area for die, area in lying.items())
    assert state.view(0)["step"] == "choosing"


@rule("CW-153", "CW-56")
def test_the_training_ends_when_either_is_complete() -> None:
    state = turn_of(1)
    state.master_card = 0
    for row in range(3):
        state.master[MASTER_PART + row] = row + 1
    end_round(state)
    assert state.view(0)["phase"] in ("exams", "over", "preparation")


@rule("CW-153", "CW-56")
def test_the_master_still_takes_his_turn_after_your_third_upgrade() -> None:
    state = turn_of(1)
    state.active = 1  # you choose first
    state.master_card = 0
    printed(state, 0, 3, 3, 1)
    cover(state, 0, "5-1 5-2 6-3 6-4")
    play(state, "upgrade tail simple", "done")
    assert state.view(0)["step"] == "placing"
    while state.view(0)["step"] == "placing":
        play(state, legal(state)[0])
    assert state.view(0)["phase"] != "training"
    going_on = turn_of(1)
    going_on.active = 1
    going_on.master_card = 0
    printed(going_on, 0, 3, 3, 1)
    play(going_on, "done")
    while going_on.view(0)["step"] == "placing":
        play(going_on, legal(going_on)[0])
    assert going_on.view(0)["step"] == "spreading"
    assert int(going_on.active) == 0


def areas(state: Champions, where: str) -> None:
    """Put the dice, in their order, into areas."""
    for die, area in enumerate(where):
        state.put(WHERE + die, int(area))


@rule("CW-157", "CW-158", "CW-159", "CW-160")
@pytest.mark.parametrize(
    ("card", "where", "area"),
    [
        (0, "1112233", 1),  # three: the area of three dice
        (0, "8882233", 3),  # it is gone; blue lies in area 3
        (3, "1112233", 2),  # two: purple comes first, in area 2
        (3, "1118833", 3),  # only one area of two is left
        (6, "1112233", 3),  # the wild die
        (6, "1112288", 1),  # it is gone; red lies in area 1
        (8, "1112233", 2),  # green
        (9, "8811122", 2),  # yellow is gone; then two
    ],
)
def test_the_master_goes_down_his_column(card: int, where: str, area: int) -> None:
    state = new_game(1)
    state.master_card = card
    areas(state, where)
    assert int(solo.choose_area(state)) == area


@rule("CW-161", "CW-162", "R-38")
def test_the_masters_dice_fill_the_first_spaces_in_your_order() -> None:
    """The rulebook's example: a blue, a white and two blue fill three spaces."""
    state = new_game(1)
    masters_dice(state, 0, wild=6, white=5, blue=3)
    assert legal(state) == ["die white", "die blue", "die wild"]
    assert refused(state, "die red") == "CW-162"
    play(state, "die blue", "die wild")
    assert [int(state.masters(SPACE + space)) for space in range(4)] == [6, 6, 1, 0]
    assert [int(state.masters(STACKED + space)) for space in range(3)] == [2, 1, 1]
    assert int(state.masters(SPACE_BLACK + 2)) == 0  # the black of the white die is ignored


@rule("CW-163", "CW-164")
def test_only_the_last_space_counts() -> None:
    state = new_game(1)
    lay_spaces(state, "white")
    masters_dice(state, 0, wild=6)
    place_all(state)
    assert int(state.masters(MASTER_GOLD)) == 1
    masters_dice(state, 0, red=1, blue=1)
    lay_spaces(state, "white white white white white white")  # row 2: gold, none
    place_all(state)
    assert int(state.masters(MASTER_GOLD + 1)) == 0


@rule("CW-163", "CW-166", "R-40", "R-41")
def test_an_advanced_space_counts_when_passed_and_comes_first() -> None:
    state = new_game(1)
    lay_spaces(state, "white white white white white")
    masters_dice(state, 0, red=1, blue=1)
    place_all(state)
    assert int(state.masters(MASTER_PART)) == 1
    assert int(state.left_in(1)) == 0
    assert int(state.masters(MASTER_GOLD + 1)) == 1
    again = new_game(1)
    lay_spaces(again, "white white white white")
    again.master[MASTER_PART] = 3
    masters_dice(again, 0, red=1, blue=1)
    place_all(again)
    assert int(again.masters(MASTER_PART)) == 3  # the row has its tile


@rule("CW-165", "CW-167")
def test_the_order_of_parts_skips_what_is_gone_or_owned() -> None:
    state = new_game(1)
    state.master_card = 0  # head, wings, tail
    state.master[MASTER_PART + 1] = 1
    state.put(TAKEN + 2, 2)  # no simple wings are left
    state.chance = LUCK
    solo.gain_part(state, 0, 0)
    assert int(state.masters(MASTER_PART)) == 3
    state.put(TAKEN + 2, 2)
    solo.gain_part(state, 2, 0)
    assert int(state.masters(MASTER_PART + 2)) == 0


@rule("CW-168", "CW-169", "R-44", "R-46")
def test_the_masters_power_is_your_former_one_and_gold() -> None:
    state = new_game(1, head="7", wings="0")
    assert [int(state.masters(STRENGTH + part)) for part in range(3)] == [7, 0, 5]
    state.master[MASTER_GOLD] = 2
    state.master[MASTER_PART] = 1
    assert int(solo.master_power(state, 0)) == 9
    state.master[MASTER_BLACK] = 12
    assert int(solo.master_power(state, 0)) == 0
    assert [option.default for option in GAME.options(1)][-3:] == ["5", "5", "5"]


@rule("CW-170", "R-42", "R-43", "R-55")
def test_the_master_is_completed_at_the_end() -> None:
    one = new_game(1)
    one.master_card = 0
    one.master[MASTER_PART] = 1
    one.master[MASTER_PART + 1] = 2
    solo.fill_rows(one)
    assert int(one.masters(MASTER_PART + 2)) == 3
    taken = new_game(1)
    taken.master_card = 0
    taken.master[MASTER_PART] = 1
    taken.master[MASTER_PART + 2] = 2
    solo.fill_rows(taken)
    assert int(taken.masters(MASTER_PART + 1)) == 3
    many = new_game(1, sigils="on")
    many.master_card = 4  # tail, head, wings
    lay_spaces(many, "white yellow red purple green blue")
    many.chance = LUCK
    solo.fill_rows(many)
    assert [int(many.masters(MASTER_PART + row)) for row in range(3)] == [3, 1, 2]
    assert int(many.masters(MASTER_SIGIL)) > 0


@rule("CW-171", "R-44")
def test_tiles_below_the_rows_give_gold_for_row_three() -> None:
    state = new_game(1)
    lay_spaces(state, " ".join(["white"] * 18))
    masters_dice(state, 0, blue=3)
    place_all(state)
    assert int(state.masters(BOTTOM + 5)) == 2
    assert int(state.masters(MASTER_GOLD + 2)) == 2
    assert int(solo.master_elements(state, 5)) == 2


@rule("CW-172")
def test_anything_stands_in_for_missing_tiles() -> None:
    state = new_game(1)
    census = state.census()
    for _ in range(6):
        masters_dice(state, 0, white=5)
        state.beginner = 0
        place_all(state)
    assert int(state.here(SUPPLY)) == 0
    assert int(solo.master_elements(state, 0)) == 6
    assert state.census()["tile white"] == census["tile white"]


@rule("CW-173")
def test_late_upgrades_pay_the_masters_first_row() -> None:
    state = turn_of(1)
    state.master_card = 0
    for row in range(3):
        state.master[MASTER_PART + row] = row + 1
    cover(state, 0, "1-1 2-1 2-2 3-2")
    gold(state, 0, 1)
    end_training(state)
    play(state, "upgrade head simple")
    assert powers(state) == [3, 1, 1]
    assert int(state.masters(MASTER_GOLD)) == 1


@rule("CW-174")
def test_an_exam_is_passed_with_more_as_in_the_rulebooks_example() -> None:
    """Fire Breath in the Ice: 5 + 2 against 7 + 1."""
    state = new_game(1)
    lay_spaces(state, "white white")
    cover(state, 0, "1-1")
    printed(state, 0, 7, 1, 1)
    assert solo.passed(state, 0, 0)
    printed(state, 0, 6, 1, 1)
    assert not solo.passed(state, 0, 0)


def examined(*parts: int, **options: str) -> Champions:
    """Finish the training with these powers."""
    state = turn_of(1, **options)
    state.master_card = 0
    printed(state, 0, *parts)
    end_training(state)
    return state


@rule("CW-175")
@pytest.mark.parametrize(
    ("parts", "ending"),
    [((1, 1, 1), "fail"), ((6, 6, 1), "satisfactory"), ((6, 6, 6), "outstanding")],
)
def test_passes_are_rated(parts: tuple[int, ...], ending: str) -> None:
    state = examined(*parts)
    if state.turn():
        play(state, "pass")
    result = state.result()
    assert result.ending == ending
    assert list(result.winners) == ([] if ending == "fail" else [0])


@rule("CW-176")
def test_the_powers_are_noted_for_the_next_master() -> None:
    state = turn_of(1)
    state.master_card = 0
    printed(state, 0, 6, 3, 1)
    blacks(state, 0, 1, 0, 2, 1)
    gold(state, 0, 2)
    end_training(state)
    log = Log()
    play(state, "wings", log=log)
    note = next(event.words(0) for event in log.events if event.words(0).message == "event-note")
    assert [note.facts[part] for part in PARTS] == [7, 2, 0]
    again = new_game(1, **{part: str(note.facts[part]) for part in PARTS})
    assert [int(again.masters(STRENGTH + part)) for part in range(3)] == [7, 2, 0]


def failing(passes: int) -> Champions:
    """Pass just so many exams: all of some parts, and the first elements of one more."""
    state = new_game(1)
    whole, rest = divmod(passes, 6)
    for part in range(3):
        state.own[part] = 7 if part < whole else (5 if part == whole and rest else 0)
    for element in range(rest):
        state.own[27 + element] = 1  # a crystal more
    state.step = 44
    return state


@rule("CW-175")
@pytest.mark.parametrize(
    ("passes", "ending"),
    [
        (0, "fail"),
        (7, "fail"),
        (8, "satisfactory"),
        (12, "satisfactory"),
        (13, "good"),
        (15, "good"),
        (16, "excellent"),
        (17, "excellent"),
        (18, "outstanding"),
    ],
)
def test_every_rating_has_its_range(passes: int, ending: str) -> None:
    state = failing(passes)
    assert int(solo.passes(state)) == passes
    assert state.result().ending == ending


@rule("CW-177", "CW-178", "CW-180", "R-47")
def test_achievements_are_earned_and_one_is_marked() -> None:
    state = examined(6, 6, 1)
    assert "mark flamebringer" in legal(state)
    assert "mark aerial conqueror" in legal(state)
    assert refused(state, "mark tail striker") == "CW-178"
    assert refused(state, "mark rising star") == "CW-180"
    assert refused(state, "mark golden scales") == "CW-179"
    assert refused(state, "mark tidecaller") == "CW-177"
    assert refused(state, "mark high achiever") == "CW-180"
    assert "mark raw might" in legal(state)
    play(state, "mark flamebringer")
    master = state.view(0)["master"]
    assert isinstance(master, dict)
    assert master["achievement"] == "flamebringer"
    assert state.turn() == 0
    star = failing(13)
    assert solo.earned(star, ACHIEVEMENTS.index("rising star"))
    best = examined(6, 6, 6)
    assert {"mark high achiever", "mark herald of frost", "mark tidecaller"} <= set(legal(best))


@rule("CW-179", "R-48")
def test_gold_is_compared_part_by_part() -> None:
    state = new_game(1)
    for row in range(3):
        state.master[MASTER_PART + row] = row + 1
        state.master[MASTER_GOLD + row] = 1
    assert solo.earned(state, ACHIEVEMENTS.index("glory over wealth"))
    gold(state, 0, 2, 2, 1)
    assert not solo.earned(state, ACHIEVEMENTS.index("golden scales"))
    gold(state, 0, 2, 2, 2)
    assert solo.earned(state, ACHIEVEMENTS.index("golden scales"))


@rule("CW-180")
def test_elemental_mastery_needs_a_weak_part() -> None:
    state = new_game(1, head="0")
    printed(state, 0, 1, 1, 1)
    assert solo.earned(state, ACHIEVEMENTS.index("elemental mastery"))
    printed(state, 0, 2, 1, 1)
    assert not solo.earned(state, ACHIEVEMENTS.index("elemental mastery"))


@rule("CW-181", "CW-70")
def test_the_gentler_master_suffers_from_blacks() -> None:
    state = turn_of(1, beginner="on")
    assert int(state.here(DECK + CARDS.index("shadow"))) == 3
    hold(state, 0, "shadow")
    assert refused(state, "play shadow") == "CW-181"
    state.master[MASTER_PART + 1] = 3
    play(state, "play shadow")
    assert refused(state, "head") == "CW-181"
    play(state, "tail")
    assert int(state.masters(MASTER_BLACK + 1)) == 1
    masters_dice(state, 0, white=6)
    place_all(state)
    assert int(state.masters(SPACE_BLACK)) == 1


@rule("CW-182")
def test_blacks_of_a_row_weaken_its_tile_in_the_end() -> None:
    state = new_game(1, beginner="on")
    for row in range(3):
        state.master[MASTER_PART + row] = row + 1
    state.master[SPACE_BLACK + 2] = 1
    state.master[SPACE_BLACK + 8] = 2
    state.master[SPACE_BLACK + 18] = 3
    solo.move_blacks(state)
    assert [int(solo.master_power(state, part)) for part in range(3)] == [4, 3, 2]


@rule("CW-183")
def test_the_master_takes_a_sigil_that_his_row_shows() -> None:
    state = new_game(1, sigils="on")
    state.put(77, 4)  # head: purple and green
    state.master_card = 0
    state.chance = LUCK
    lay_spaces(state, "purple white")
    other = state.copy()
    solo.gain_part(other, 0, 0)
    assert int(other.masters(MASTER_SIGIL)) == 0
    lay_spaces(state, "purple white green")
    solo.gain_part(state, 0, 0)
    assert int(state.masters(MASTER_SIGIL)) == 4
    assert int(solo.master_power(state, 0)) == 6


@rule("CW-184")
def test_tournament_cards_count_twice_and_must_not_fail() -> None:
    state = examined(6, 6, 6, tournaments="on")
    assert int(solo.passes(state)) == 21
    play(state, "pass")
    assert state.result().ending == "outstanding"
    assert sum(state.result().totals()) == 21
    lost = examined(6, 6, 1, tournaments="on")
    if lost.turn():
        play(lost, "pass")
    assert lost.result().ending == "failed-tournament"
    assert list(lost.result().winners) == []
    shown = state.view(0)["publics"]
    assert isinstance(shown, list)
    assert len(shown) == 3
    assert int(state.here(PUBLIC)) > 0


@rule("R-39")
def test_the_masters_cards_are_shuffled_again() -> None:
    state = new_game(1)
    state.master_deck = 0
    state.chance = LUCK
    solo.reveal_card(state)
    assert int(state.master_deck).bit_count() == 11
    assert not int(state.master_deck) >> int(state.master_card) & 1


@rule("R-45")
def test_cards_that_turn_dice_work_against_the_master() -> None:
    state = new_game(1)
    hold(state, 0, "reroll")
    for area in "1112233":
        play(state, f"area {area}")
    while state.view(0)["step"] == "placing":
        play(state, legal(state)[0])
    assert "play reroll" in legal(state)
    assert decider(state) == 0
    assert get(state, 0, 0) == 1
    assert len(PARTS) == 3
