"""Evil cards, and where Curse tokens fall."""

from __future__ import annotations

import pytest

from wyrmhall.core.laws import rule
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    DISCARD,
    EMPEROR,
    EVIL_DISCARD,
    EVIL_START,
    EVIL_TOP,
    PALACE,
)
from wyrmhall.games.dragon_and_emperor.rules.table import pile
from wyrmhall.games.dragon_and_emperor.tests.table import (
    cards,
    curse,
    cursed,
    dragons_turn,
    emperors_turn,
    evil,
    legal,
    next_evil,
    our_box,
    play,
    refused,
    told,
)


@pytest.mark.parametrize(
    ("card", "fallen"),
    [
        ("curse-border", [3]),
        ("curse-star", [13]),
        ("curse-forest", [3, 10, 11]),
        ("curse-lake", [5, 12, 16]),
        ("curse-mountain", [7, 8, 13]),
        ("curse-stash", [6, 9, 18]),
        ("curse-village", [14, 17, 22]),
        ("move-forward", [7, 8, 11]),
    ],
)
@rule("ED-41", "ED-43", "ED-44", "ED-45", "ED-46")
def test_tokens_fall_on_the_lowest_numbers_of_a_fresh_map(card: str, fallen: list[int]) -> None:
    state = dragons_turn()
    evil(state, card)
    assert cursed(state) == sorted([1, 2, 4, *fallen])


@rule("ED-46", "AM-11")
def test_a_second_move_forward_curses_the_next_ring() -> None:
    state = dragons_turn()
    evil(state, "move-forward", "move-forward")
    assert state.evil_hex() == 11
    assert cursed(state) == [1, 2, 4, 7, 8, 11, 14, 15, 18]


@rule("ED-46")
def test_move_forward_begins_with_its_own_hex_if_that_is_free() -> None:
    state = dragons_turn()
    curse(state, 1)
    evil(state, "move-forward")
    assert cursed(state) == [1, 2, 4, 7]


@rule("ED-46", "AM-11")
def test_nearness_comes_before_the_number() -> None:
    state = dragons_turn()
    state.evil = 4  # on hex 25; 18, 21, 22, 28, 29 and 32 lie around 25
    curse(state, 28, 32, 34, 35)
    evil(state, "move-forward")  # to 32, whose neighbours are 25, 28, 29, 34, 35, Palace
    assert cursed(state) == [18, 25, 28, 29, 32, 34, 35]


@rule("ED-24", "ED-23")
def test_evil_advances_when_a_turn_begins() -> None:
    state = dragons_turn()
    next_evil(state, "teleport-dragon", "entrap-wings")
    play(state, "done")
    assert (state.role, state.pawn, state.trapped) == (EMPEROR, EVIL_START, False)
    play(state, "done")
    assert state.trapped
    assert cards(state, EVIL_DISCARD) == ["teleport-dragon", "entrap-wings"]


@rule("ED-10", "ED-42")
def test_no_hex_gets_a_second_token() -> None:
    state = dragons_turn()
    evil(state, "curse-star", "curse-star", "curse-star")
    assert cursed(state) == [1, 2, 4, 13, 16, 30]


@rule("ED-11", "ED-42")
def test_start_and_palace_are_never_cursed() -> None:
    state = dragons_turn()
    state.evil = 4
    curse(state, 25, 28, 29)
    evil(state, "move-forward")  # next to the Palace
    assert cursed(state) == [25, 28, 29, 32, 34, 35]
    curse(state, 32, 34, 35)
    evil(state, "curse-border")
    assert cursed(state) == [25, 32, 34, 35]


@rule("ED-43", "AM-14")
def test_a_border_card_falls_next_to_evil_if_nothing_is_cursed() -> None:
    state = dragons_turn()
    curse(state)
    evil(state, "curse-border")
    assert cursed(state) == [1]
    curse(state)
    state.evil = 3  # on hex 18
    evil(state, "curse-border")
    assert cursed(state) == [11]


@rule("ED-44")
def test_a_star_card_does_nothing_when_all_stars_are_cursed() -> None:
    state = dragons_turn()
    curse(state, 13, 16, 30, 31, 33, *range(1, 11))
    assert state.curses_left() == 0
    log = Log()
    evil(state, "curse-star", log=log)
    assert state.ending == ""
    assert "no-curse" in told(log)


@rule("AM-12", "ED-45")
def test_a_kind_with_fewer_than_three_free_hexes_takes_what_it_can() -> None:
    state = dragons_turn()
    curse(state, 1, 3, 10, 11, 20)
    evil(state, "curse-forest")
    assert cursed(state) == [1, 3, 10, 11, 20, 24, 33]
    state.curse_kind(our_box().chart.kinds[0], None)
    assert state.ending == ""


@rule("ED-40", "AM-12")
def test_the_sixteenth_token_loses_the_game() -> None:
    state = dragons_turn()
    curse(state, *range(1, 15))
    assert state.curses_left() == 1
    evil(state, "curse-lake")  # 16 is the fifteenth; there is none for 21
    assert state.ending == "curses"
    assert cursed(state) == [*range(1, 15), 16]
    assert state.turn() == 0
    assert state.result().winners == []
    assert refused(state, "done") == "ED-40"


@rule("ED-40")
def test_the_last_tokens_are_told_before_the_end() -> None:
    state = dragons_turn()
    curse(state, *range(1, 15))
    log = Log()
    evil(state, "curse-lake", log=log)
    assert [event.message for event in log.events] == ["event-evil", "event-curse", "event-curses"]


@rule("ED-39", "AM-13", "AM-41")
def test_evil_on_the_palace_loses_at_once_before_its_tokens() -> None:
    state = dragons_turn()
    state.evil = 5
    evil(state, "move-forward")
    assert state.ending == "palace"
    assert state.evil_hex() == PALACE
    assert cursed(state) == [1, 2, 4]
    assert refused(state, "done") == "ED-39"
    assert legal(state) == []


@rule("ED-46", "ED-35", "AM-38")
def test_evil_may_enter_cursed_hexes_and_the_dragons_hex() -> None:
    state = dragons_turn("breathe-fire-1")
    state.pawn = 4
    evil(state, "move-forward")
    assert state.evil_hex() == state.pawn == 4
    play(state, "play breathe-fire-1")


@rule("ED-48", "AM-16")
def test_teleport_sends_the_dragon_to_evil_start_and_changes_nothing_there() -> None:
    state = dragons_turn()
    evil(state, "teleport-dragon")
    assert state.pawn == EVIL_START
    state.trapped = True
    evil(state, "teleport-dragon")
    assert (state.pawn, state.trapped) == (EVIL_START, True)


@rule("ED-49", "AM-25")
def test_bound_wings_let_the_dragon_be_teleported_but_not_fly() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    evil(state, "entrap-wings")
    assert legal(state, "to") == []
    assert refused(state, "to 32") == "ED-49"
    evil(state, "entrap-wings")
    assert state.trapped
    evil(state, "teleport-dragon")
    assert (state.pawn, state.trapped) == (EVIL_START, True)


@rule("ED-60", "AM-17", "AM-20")
def test_suppress_evil_is_drawn_in_place_of_an_evil_card() -> None:
    state = emperors_turn("suppress-evil", "suppress-evil")
    next_evil(state, "entrap-wings")
    play(state, "play suppress-evil", "play suppress-evil")
    assert cards(state, EVIL_TOP) == ["entrap-wings", "suppress-evil", "suppress-evil"]
    play(state, "done")  # Dragon's Evil phase
    assert cards(state, EVIL_TOP) == ["entrap-wings", "suppress-evil"]
    assert cards(state, pile(EMPEROR, DISCARD)).count("suppress-evil") == 1
    play(state, "done")  # Emperor's
    assert not state.trapped
    assert cards(state, pile(EMPEROR, DISCARD)).count("suppress-evil") == 2
    play(state, "done")
    assert state.trapped


@rule("AM-40")
def test_players_need_not_take_the_lowest_number_when_they_choose() -> None:
    state = emperors_turn("cleanse-land-free")
    play(state, "play cleanse-land-free")
    assert legal(state) == ["cleanse 1", "cleanse 2", "cleanse 4"]
    play(state, "cleanse 4")
    assert cursed(state) == [1, 2]
