"""A turn: the five kinds of action, the free purchase, Cleanup and Refresh, the end."""

from __future__ import annotations

import pytest

from wyrmhall.core.laws import rule
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    BANISHED,
    DECK,
    DISCARD,
    DRAGON,
    EMPEROR,
    HAND,
    PLAYED,
    ROW,
    TOP,
    UPGRADES,
)
from wyrmhall.games.dragon_and_emperor.rules.table import pile
from wyrmhall.games.dragon_and_emperor.tests.table import (
    cards,
    dragons_turn,
    emperors_turn,
    fetch,
    hold,
    legal,
    next_evil,
    own,
    play,
    refused,
    told,
    treasure,
    treasury,
)

FIRES = ("breathe-fire-1", "breathe-fire-1", "breathe-fire-2", "breathe-fire-2")
RICH = {"fire": 15, "stone": 15, "water": 15, "wood": 15, "gold": 1, "spirit": 1}


@rule("ED-25", "AM-6")
def test_four_actions_of_any_kind_and_fewer_if_one_likes() -> None:
    state = dragons_turn(*FIRES, "raid-stash")
    play(state, "play breathe-fire-1", "play breathe-fire-1", "play breathe-fire-2")
    assert "done" in legal(state)
    play(state, "play breathe-fire-2")
    assert treasury(state)["fire"] == 6
    assert legal(state) == ["done"]
    assert refused(state, "to 32") == "ED-25"


@rule("AM-6")
def test_an_empty_hand_ends_the_actions() -> None:
    state = dragons_turn("breathe-fire-1")
    play(state, "play breathe-fire-1")
    assert legal(state) == ["done"]
    assert refused(state, "reset") == "AM-6"


@rule("ED-30", "AM-4")
def test_a_played_card_stays_in_the_play_area_until_cleanup() -> None:
    state = dragons_turn("breathe-fire-1")
    play(state, "play breathe-fire-1")
    assert cards(state, pile(DRAGON, PLAYED)) == ["breathe-fire-1"]
    assert cards(state, pile(DRAGON, DISCARD)) == []
    assert refused(state, "play raid-stash") == "AM-6"
    play(state, "done")
    assert cards(state, pile(DRAGON, DISCARD)) == ["breathe-fire-1"]


@rule("ED-30")
def test_only_hand_cards_can_be_played() -> None:
    state = dragons_turn("raid-stash", "breathe-fire-1")
    assert refused(state, "play breathe-fire-2") == "ED-30"
    assert refused(state, "play scry-future") == "ED-30"


@rule("ED-31", "ED-7")
def test_the_dragon_buys_for_a_gold_and_a_banished_card() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    fetch(state, "gather-stone-2", pile(DRAGON, ROW), but=pile(DRAGON, ROW))
    before = state.size(pile(DRAGON, UPGRADES))
    play(state, "buy gather-stone-2")
    assert legal(state) == ["banish gather-wood-1", "banish raid-stash"]
    assert refused(state, "banish breathe-fire-1") == "ED-31"
    assert refused(state, "done") == "ED-31"
    play(state, "banish raid-stash")
    assert treasury(state) == {"spirit": 1}
    assert state.supply(4) == 15
    assert cards(state, pile(DRAGON, DISCARD)) == ["gather-stone-2"]
    assert cards(state, pile(DRAGON, BANISHED)) == ["raid-stash"]
    assert state.size(pile(DRAGON, ROW)) == 3
    assert state.size(pile(DRAGON, UPGRADES)) == before


@rule("ED-31", "AM-9")
def test_the_row_is_refilled_at_once_for_the_next_action() -> None:
    state = emperors_turn("cleanse-land", "scry-future")
    treasure(state, spirit=2)
    bought = cards(state, pile(EMPEROR, ROW))[0]
    play(state, f"buy {bought}", "banish scry-future")
    new = cards(state, pile(EMPEROR, ROW))[2]
    assert state.size(pile(EMPEROR, UPGRADES)) == 8
    play(state, f"buy {new}", "banish cleanse-land")
    assert treasury(state) == {}
    assert len(cards(state, pile(EMPEROR, DISCARD))) == 2


@rule("ED-31")
def test_without_the_coin_nothing_is_bought() -> None:
    state = dragons_turn("raid-stash")
    treasure(state, spirit=1)
    assert legal(state, "buy") == []
    assert refused(state, "buy " + cards(state, pile(DRAGON, ROW))[0]) == "ED-31"


@rule("AM-10")
def test_each_role_buys_from_its_own_row() -> None:
    state = dragons_turn("raid-stash")
    for name in cards(state, pile(EMPEROR, ROW)):
        assert refused(state, f"buy {name}") == "AM-10"


@rule("ED-32")
def test_reset_banishes_the_row_and_turns_up_a_new_one() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    old = cards(state, pile(DRAGON, ROW))
    play(state, "reset", "discard raid-stash")
    assert cards(state, pile(DRAGON, BANISHED)) == old
    assert state.size(pile(DRAGON, ROW)) == 3
    assert state.size(pile(DRAGON, UPGRADES)) == 6
    assert cards(state, pile(DRAGON, DISCARD)) == ["raid-stash"]


@rule("ED-33", "AM-8", "AM-9")
def test_an_empty_upgrade_deck_leaves_gaps_and_an_empty_row_offers_nothing() -> None:
    state = dragons_turn(*FIRES[:2], "raid-stash", "gather-wood-1")
    state.pour(pile(DRAGON, UPGRADES), pile(DRAGON, BANISHED))
    bought = cards(state, pile(DRAGON, ROW))[0]
    play(state, f"buy {bought}", "banish raid-stash")
    assert state.size(pile(DRAGON, ROW)) == 2
    play(state, "reset", "discard gather-wood-1")  # two cards can be reset, too
    assert state.size(pile(DRAGON, ROW)) == 0
    treasure(state, gold=1)
    assert refused(state, "reset") == "AM-8"
    assert legal(state, "buy") == []


@rule("ED-34", "AM-24")
def test_the_dragon_flies_up_to_three_hexes_over_anything() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    near = [18, 21, 22, *range(24, 36)]
    assert legal(state, "to") == [str(number) for number in near]
    play(state, "to 25")
    assert state.pawn == 61  # not before the card is paid
    play(state, "discard raid-stash")
    assert state.pawn == 25
    assert cards(state, pile(DRAGON, DISCARD)) == ["raid-stash"]


@rule("ED-34", "AM-24", "AM-5")
def test_flights_have_limits() -> None:
    state = dragons_turn("raid-stash")
    assert refused(state, "to 11") == "ED-34"
    assert refused(state, "to palace") == "AM-24"
    assert refused(state, "to 36") == "ED-9"
    state.role = EMPEROR
    hold(state, EMPEROR, "scry-future")
    assert sorted(legal(state, "to")) == ["32", "34", "35"]
    assert refused(state, "to 25") == "ED-34"


@rule("ED-35", "AM-24")
def test_the_pawn_may_stand_on_cursed_hexes_evil_start_and_with_evil() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    state.pawn = 7
    play(state, "to 1", "discard raid-stash")
    assert state.is_cursed(state.pawn)
    play(state, "to start", "discard gather-wood-1")
    assert state.pawn == state.evil_hex() == 0


@rule("ED-49", "AM-25")
def test_the_emperors_move_frees_the_dragon() -> None:
    state = emperors_turn("scry-future")
    state.trapped = True
    log = Log()
    play(state, "to 32", "discard scry-future", log=log)
    assert (state.pawn, state.trapped) == (32, False)
    assert "freed" in told(log)


@rule("ED-36", "AM-26")
def test_each_item_works_once_per_round_for_both_players_together() -> None:
    state = dragons_turn("raid-stash", "gather-wood-1")
    own(state, "sword", "chalice")
    play(state, "use sword", "discard raid-stash", "to 6")
    assert state.pawn == 6
    assert refused(state, "use sword") == "ED-36"
    assert refused(state, "use shield") == "ED-36"
    next_evil(state, "curse-star", "curse-star")
    play(state, "done")
    assert refused(state, "use sword") == "ED-36"
    hold(state, EMPEROR, "repay-loyalty", "repay-loyalty")
    play(state, "use chalice", "discard repay-loyalty")  # another item as another action
    assert legal(state, "take")


@rule("ED-28", "ED-8", "AM-26")
def test_refresh_after_the_emperors_turn_makes_items_ready() -> None:
    state = emperors_turn("repay-loyalty", "repay-loyalty")
    own(state, "sword")
    next_evil(state, "curse-star", "curse-star", "curse-star")
    play(state, "use sword", "discard repay-loyalty", "to 6")
    assert (state.ready, state.round) == (0, 1)
    play(state, "done")
    assert (state.ready, state.round, state.role) == (2, 2, DRAGON)


@rule("ED-37", "ED-6")
def test_the_emperor_pays_the_exact_cost_and_it_is_no_action() -> None:
    state = emperors_turn("scry-future")
    treasure(state, water=9, wood=4, stone=3)
    play(state, "summon chalice")
    assert treasury(state) == {"water": 1}
    assert state.supply(2) == 14
    assert (state.used, state.hand_size(EMPEROR)) == (0, 1)
    assert (state.owned, state.ready) == (1, 1)
    assert refused(state, "summon chalice") == "ED-37"


@rule("ED-37", "ED-59")
def test_one_token_short_is_too_few_and_fire_does_not_replace_it() -> None:
    state = emperors_turn("scry-future")
    treasure(state, water=8, wood=4, stone=2, fire=15)
    assert refused(state, "summon chalice") == "ED-37"
    move = state.refusal(1, 138)
    assert move is not None
    assert move.words.facts["have"] != move.words.facts["needs"]


@rule("ED-37")
def test_the_dragon_cannot_buy_items() -> None:
    state = dragons_turn("raid-stash")
    treasure(state, **RICH)
    assert legal(state, "summon") == []
    assert refused(state, "summon sword") == "ED-37"


@rule("AM-27")
def test_items_are_bought_between_actions_even_with_none_left() -> None:
    state = emperors_turn("repay-loyalty")
    treasure(state, **RICH)
    play(state, "summon sword", "use sword")
    assert refused(state, "summon shield") == "ED-36"  # in the middle of an action
    play(state, "discard repay-loyalty", "to 18")
    assert state.hand_size(EMPEROR) == 0
    play(state, "summon shield")
    assert legal(state) == ["summon chalice", "done"]


@rule("ED-38", "AM-27", "AM-41")
def test_the_third_item_wins_at_once() -> None:
    state = emperors_turn("scry-future")
    treasure(state, **RICH)
    state.used = 4
    play(state, "summon sword", "summon shield")
    assert state.ending == ""
    play(state, "summon chalice")
    assert state.ending == "won"
    result = state.result()
    assert (result.winners, result.ranks, result.shared) == ([0, 1], [1, 1], True)
    assert result.totals() == [3, 3]
    assert refused(state, "done") == "ED-38"


@rule("ED-1", "ED-38")
def test_both_win_or_lose_together() -> None:
    state = emperors_turn()
    result = state.result()
    assert (result.ending, result.winners, result.ranks) == ("", [], [1, 1])
    assert result.scores[0] == result.scores[1]


@rule("ED-26")
def test_cleanup_discards_all_and_draws_four() -> None:
    state = dragons_turn("breathe-fire-1", "raid-stash", "gather-wood-1", "cleanse-stash")
    play(state, "play breathe-fire-1", "done")
    assert state.hand_size(DRAGON) == 4
    assert sorted(cards(state, pile(DRAGON, DISCARD))) == [
        "breathe-fire-1", "cleanse-stash", "gather-wood-1", "raid-stash",
    ]  # fmt: skip


@rule("ED-27", "AM-2")
def test_an_empty_deck_is_made_anew_from_the_discards_of_this_very_cleanup() -> None:
    state = dragons_turn("breathe-fire-1", "raid-stash")
    state.pour(pile(DRAGON, DECK), pile(DRAGON, BANISHED))
    fetch(state, "cleanse-stash", pile(DRAGON, TOP), but=pile(DRAGON, HAND))
    log = Log()
    play(state, "done", log=log)
    assert sorted(cards(state, pile(DRAGON, HAND))) == [
        "breathe-fire-1", "cleanse-stash", "raid-stash",
    ]  # fmt: skip
    assert "reshuffle" in told(log)
    assert state.size(pile(DRAGON, DISCARD)) == 0


@rule("ED-29", "AM-3")
def test_discards_hands_and_rows_lie_open_and_deck_orders_do_not() -> None:
    state = dragons_turn("breathe-fire-1")
    play(state, "to 32", "discard breathe-fire-1")
    for seat in (-1, 0, 1):
        view = state.view(seat)
        assert view["dragon"]["discard"] == ["breathe-fire-1"]
        assert len(view["emperor"]["hand"]) == 4
        assert view["dragon"]["unseen"] == sorted(view["dragon"]["unseen"])


@pytest.mark.parametrize("name", ["play gather-wood-1", "play amass-fortune", "play cleanse-stash"])
@rule("AM-5")
def test_what_would_change_nothing_is_not_allowed(name: str) -> None:
    state = dragons_turn("gather-wood-1", "amass-fortune", "cleanse-stash", "breathe-fire-1")
    treasure(state)
    assert refused(state, name).startswith("ED-5")
    treasure(state, fire=15)
    assert refused(state, "play breathe-fire-1") == "AM-7"


@rule("ED-8", "AM-1")
def test_a_round_is_dragon_then_emperor_then_refresh() -> None:
    state = dragons_turn()
    next_evil(state, "curse-star", "curse-star", "curse-star")
    seen = []
    for _ in range(3):
        seen.append((int(state.round), int(state.role)))
        play(state, "done")
    assert seen == [(1, DRAGON), (1, EMPEROR), (2, DRAGON)]
