"""The three Magic Items."""

from __future__ import annotations

import pytest

from wyrmhall.core.laws import rule
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    BANISHED,
    CONJURED,
    DECK,
    DISCARD,
    DRAGON,
    EMPEROR,
    EVIL_TOP,
    HAND,
    LENT,
    PALACE,
    ROW,
    UPGRADES,
)
from wyrmhall.games.dragon_and_emperor.rules.table import pile
from wyrmhall.games.dragon_and_emperor.tests.table import (
    cards,
    curse,
    cursed,
    dragons_turn,
    emperors_turn,
    fetch,
    hold,
    legal,
    next_evil,
    own,
    play,
    refused,
    treasure,
    treasury,
)
from wyrmhall.games.dragon_and_emperor.views import Realm


def row(state: Realm, role: int, *names: str) -> None:
    """Make this the row of a role."""
    state.pour(pile(role, ROW), pile(role, UPGRADES))
    for name in names:
        fetch(state, name, pile(role, ROW))


@rule("ED-66", "AM-28")
def test_the_chalice_plays_a_card_of_the_row_and_banishes_it_in_cleanup() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    row(state, DRAGON, "breathe-fire-2", "gather-stone-2", "amass-fortune")
    own(state, "chalice")
    treasure(state)
    play(state, "use chalice", "discard raid-stash")
    assert legal(state) == ["take breathe-fire-2"]  # wrong hex, and no Gold to double
    assert refused(state, "take gather-stone-2") == "ED-51"
    assert refused(state, "take gather-wood-2") == "AM-28"
    play(state, "take breathe-fire-2")
    assert treasury(state) == {"fire": 2}
    assert cards(state, pile(DRAGON, CONJURED)) == ["breathe-fire-2"]
    assert state.size(pile(DRAGON, ROW)) == 3
    assert state.used == 1
    play(state, "done")
    assert cards(state, pile(DRAGON, BANISHED)) == ["breathe-fire-2"]
    assert "breathe-fire-2" not in cards(state, pile(DRAGON, DISCARD))


@rule("ED-66", "AM-28")
def test_a_conjured_card_asks_what_it_always_asks_before_the_row_is_refilled() -> None:
    state = emperors_turn("repay-loyalty")
    row(state, EMPEROR, "cleanse-land-free")
    own(state, "chalice")
    play(state, "use chalice", "discard repay-loyalty", "take cleanse-land-free")
    assert state.size(pile(EMPEROR, ROW)) == 0
    play(state, "cleanse 4")
    assert cursed(state) == [1, 2]
    assert state.size(pile(EMPEROR, ROW)) == 3


@rule("AM-28", "AM-4")
def test_the_card_that_pays_for_the_chalice_can_be_fetched_by_repeat_history() -> None:
    state = emperors_turn("repay-loyalty")
    row(state, EMPEROR, "repeat-history")
    own(state, "chalice")
    play(state, "use chalice", "discard repay-loyalty", "take repeat-history")
    assert legal(state) == ["recall repay-loyalty"]


@rule("AM-5", "AM-28")
def test_the_chalice_needs_a_card_that_would_change_something() -> None:
    state = dragons_turn("raid-stash")
    row(state, DRAGON, "gather-stone-2", "gather-water-2", "gather-wood-2")
    own(state, "chalice")
    assert refused(state, "use chalice") == "AM-5"


@rule("ED-67", "AM-24")
def test_the_sword_puts_the_dragon_on_any_other_hex() -> None:
    state = dragons_turn("raid-stash")
    own(state, "sword")
    play(state, "use sword", "discard raid-stash")
    assert legal(state) == ["to start", *(f"to {number}" for number in range(1, 36))]
    assert refused(state, "to palace") == "AM-24"
    assert refused(state, "to 36") == "ED-9"
    play(state, "to 1")
    assert state.pawn == 1


@rule("AM-25", "ED-67")
def test_the_sword_does_not_help_a_bound_dragon_but_the_emperor_may_use_it() -> None:
    state = dragons_turn("raid-stash")
    own(state, "sword")
    state.trapped = True
    assert refused(state, "use sword") == "AM-25"
    next_evil(state, "curse-star")
    play(state, "done")
    hold(state, EMPEROR, "scry-future", "repay-loyalty")
    play(state, "use sword", "discard scry-future", "to 6")
    assert (state.pawn, state.trapped) == (6, True)
    play(state, "to 3", "discard repay-loyalty")
    assert (state.pawn, state.trapped) == (3, False)


@rule("ED-68", "AM-29")
def test_the_shield_plays_a_card_of_the_other_hand_as_one_action() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    hold(state, EMPEROR, "cleanse-land", "scry-future")
    own(state, "shield")
    treasure(state, wood=1)
    play(state, "use shield", "discard raid-stash", "borrow cleanse-land", "cleanse 1", "pay wood")
    assert cursed(state) == [2, 4]
    assert treasury(state) == {}
    assert (state.used, state.hand_size(EMPEROR), state.hand_size(DRAGON)) == (1, 1, 1)
    assert cards(state, pile(EMPEROR, LENT)) == ["cleanse-land"]
    next_evil(state, "curse-star")
    play(state, "done")
    assert cards(state, pile(EMPEROR, DISCARD)) == ["cleanse-land"]
    assert state.hand_size(EMPEROR) == 2


@rule("AM-29", "ED-51")
def test_the_emperor_borrows_a_dragon_card_where_the_pawn_stands() -> None:
    state = emperors_turn("scry-future")
    hold(state, DRAGON, "gather-stone-1", "breathe-fire-1", "cleanse-stash", "raid-stash")
    own(state, "shield")
    treasure(state)
    state.pawn = 7
    play(state, "use shield", "discard scry-future")
    assert legal(state) == ["borrow breathe-fire-1", "borrow gather-stone-1"]
    assert refused(state, "borrow raid-stash") == "ED-52"
    assert refused(state, "borrow gather-wood-1") == "ED-68"
    play(state, "borrow gather-stone-1")
    assert treasury(state) == {"stone": 1}
    next_evil(state, "curse-star")
    play(state, "done")
    assert state.hand_size(DRAGON) == 4


@rule("AM-30")
def test_nothing_is_borrowed_from_an_empty_hand_or_in_vain() -> None:
    state = dragons_turn("raid-stash")
    own(state, "shield")
    hold(state, EMPEROR)
    assert refused(state, "use shield") == "AM-30"
    hold(state, EMPEROR, "cleanse-land")
    treasure(state)
    assert refused(state, "use shield") == "AM-5"


@pytest.mark.parametrize("card", ["suppress-evil", "study-grimoire"])
@rule("AM-29", "AM-20")
def test_a_borrowed_suppress_evil_lies_on_the_evil_deck_and_is_still_replaced(card: str) -> None:
    educated = "on" if card == "study-grimoire" else "off"
    state = dragons_turn("raid-stash", educated_emperor=educated)
    hold(state, EMPEROR, card, "scry-future")
    own(state, "shield")
    play(state, "use shield", "discard raid-stash", f"borrow {card}")
    assert cards(state, EVIL_TOP) == [card]
    assert legal(state) == ["done"]  # a Dragon cannot study
    play(state, "done")
    assert state.hand_size(EMPEROR) == 2
    assert cards(state, pile(EMPEROR, DISCARD)) == [card]


@rule("AM-22", "ED-62")
def test_repay_loyalty_borrowed_by_the_dragon_draws_at_once_and_acts_next_turn() -> None:
    state = dragons_turn("raid-stash")
    hold(state, EMPEROR, "repay-loyalty")
    own(state, "shield")
    play(state, "use shield", "discard raid-stash", "borrow repay-loyalty")
    assert (state.hand_size(DRAGON), state.action_limit()) == (1, 4)
    next_evil(state, "curse-star", "curse-star")
    play(state, "done", "done")
    assert state.action_limit() == 5


@rule("AM-29", "AM-31")
def test_a_blessing_borrowed_by_the_emperor_doubles_the_rest_of_his_turn() -> None:
    state = emperors_turn("scry-future", "cleanse-land-free", couple_game="on")
    hold(state, DRAGON, "benevolent-blessing")
    own(state, "shield")
    assert state.pawn == PALACE
    play(state, "use shield", "discard scry-future", "borrow benevolent-blessing")
    play(state, "play cleanse-land-free", "cleanse 1", "cleanse 2")
    assert cursed(state) == [4]
    next_evil(state, "curse-star")
    play(state, "done")
    assert not state.doubled


@rule("AM-31")
def test_a_card_played_through_chalice_or_shield_is_doubled_once() -> None:
    state = emperors_turn("scry-future", "repay-loyalty")
    state.doubled = True
    hold(state, DRAGON, "breathe-fire-2")
    own(state, "shield", "chalice")
    treasure(state)
    row(state, EMPEROR, "cleanse-land-free")
    play(state, "use shield", "discard scry-future", "borrow breathe-fire-2")
    assert treasury(state) == {"fire": 4}
    curse(state, 1, 2, 4, 7)
    play(state, "use chalice", "discard repay-loyalty", "take cleanse-land-free")
    play(state, "cleanse 1", "cleanse 2")
    assert cursed(state) == [4, 7]


@rule("AM-26", "ED-28")
def test_an_item_bought_and_used_in_one_turn_is_ready_again_after_refresh() -> None:
    state = emperors_turn("repay-loyalty")
    treasure(state, fire=8, stone=4, water=3)
    play(state, "summon sword", "use sword", "discard repay-loyalty", "to 18")
    assert state.ready == 0
    next_evil(state, "curse-star")
    play(state, "done")
    assert state.ready == 2
    assert state.size(pile(EMPEROR, DECK)) + state.size(pile(EMPEROR, HAND)) > 0
