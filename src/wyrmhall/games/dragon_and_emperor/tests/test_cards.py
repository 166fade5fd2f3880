"""The cards of Dragon and Emperor."""

from __future__ import annotations

import pytest

from wyrmhall.core.laws import rule
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    BANISHED,
    DISCARD,
    DRAGON,
    EMPEROR,
    EVIL_BOTTOM,
    EVIL_DECK,
    EVIL_DISCARD,
    EVIL_TOP,
    HAND,
    PALACE,
    PLAYED,
    ROW,
    SCRIED,
    TOP,
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
    play,
    refused,
    told,
    treasure,
    treasury,
)

# --- Dragon cards -------------------------------------------------------------------------------


@rule("ED-50", "ED-54", "ED-6")
def test_fire_comes_anywhere_even_on_a_cursed_hex() -> None:
    state = dragons_turn("breathe-fire-1", "breathe-fire-2")
    treasure(state)
    state.pawn = 1
    play(state, "play breathe-fire-1", "play breathe-fire-2")
    assert treasury(state) == {"fire": 3}
    assert state.supply(0) == 12


@pytest.mark.parametrize(
    ("card", "site", "gained", "rule_number"),
    [
        ("gather-stone-2", 7, {"stone": 2}, "ED-51"),
        ("gather-water-1", 5, {"water": 1}, "ED-51"),
        ("gather-wood-2", 10, {"wood": 2}, "ED-51"),
        ("raid-stash", 18, {"gold": 1}, "ED-52"),
        ("raise-spirit", 32, {"spirit": 1}, "ED-53"),
    ],
)
@rule("ED-51", "ED-52", "ED-53", "ED-54")
def test_gathering_needs_the_right_hex_free_of_a_curse(
    card: str, site: int, gained: dict[str, int], rule_number: str
) -> None:
    state = dragons_turn(card)
    treasure(state)
    for wrong in (PALACE, 0, 5 if site != 5 else 7):
        state.pawn = wrong
        assert refused(state, f"play {card}") == rule_number
    state.pawn = site
    curse(state, site)
    assert refused(state, f"play {card}") == "ED-54"
    curse(state)
    play(state, f"play {card}")
    assert treasury(state) == gained


@rule("AM-7")
def test_a_short_supply_gives_what_it_has() -> None:
    state = dragons_turn("breathe-fire-2", "breathe-fire-2")
    treasure(state, fire=14)
    play(state, "play breathe-fire-2")
    assert treasury(state) == {"fire": 15}
    assert refused(state, "play breathe-fire-2") == "AM-7"


@rule("AM-38")
def test_the_evil_pawn_does_not_keep_the_dragon_from_gathering() -> None:
    state = dragons_turn("raid-stash")
    state.evil, state.pawn = 3, 18
    play(state, "play raid-stash")
    assert treasury(state)["gold"] == 2


@pytest.mark.parametrize(
    ("card", "token"), [("amass-fortune", "gold"), ("inspire-support", "spirit")]
)
@rule("ED-55")
def test_amass_and_inspire_make_two_of_one_anywhere(card: str, token: str) -> None:
    state = dragons_turn(card)
    treasure(state)
    assert refused(state, f"play {card}") == "ED-55"
    treasure(state, **{token: 15})
    assert refused(state, f"play {card}") == "AM-7"
    treasure(state, **{token: 1})
    state.pawn = 1
    play(state, f"play {card}")
    assert treasury(state) == {token: 2}


@pytest.mark.parametrize(
    ("card", "own", "others"), [("cleanse-stash", [18, 34], 14), ("cleanse-village", [14, 35], 18)]
)
@rule("ED-56", "AM-40")
def test_stash_and_village_are_cleansed_from_anywhere(
    card: str, own: list[int], others: int
) -> None:
    state = dragons_turn(card)
    curse(state, 1, others)
    assert refused(state, f"play {card}") == "ED-56"
    curse(state, 1, others, *own)
    play(state, f"play {card}")
    assert legal(state) == [f"cleanse {number}" for number in own]
    assert refused(state, f"cleanse {others}") == "ED-56"
    assert refused(state, "cleanse 30") == "ED-10"
    play(state, f"cleanse {own[1]}")
    assert cursed(state) == sorted([1, others, own[0]])


# --- Cleanse Land -------------------------------------------------------------------------------


@rule("ED-58", "AM-23")
def test_a_basic_cleanse_land_is_paid_with_the_lands_own_token_or_fire() -> None:
    state = emperors_turn("cleanse-land", "cleanse-land")
    treasure(state, wood=1, fire=2, stone=1)
    play(state, "play cleanse-land")
    assert legal(state) == ["cleanse 1", "cleanse 2", "cleanse 4"]
    play(state, "cleanse 1")
    assert legal(state) == ["pay fire", "pay wood"]
    assert refused(state, "pay stone") == "ED-58"
    play(state, "pay wood")
    assert treasury(state) == {"fire": 2, "stone": 1}
    assert state.supply(3) == 15
    play(state, "play cleanse-land", "cleanse 2")
    assert legal(state) == ["pay fire"]
    assert refused(state, "pay water") == "ED-58"
    play(state, "pay fire")
    assert cursed(state) == [4]


@rule("ED-58")
def test_only_what_can_be_paid_can_be_cleansed() -> None:
    state = emperors_turn("cleanse-land")
    treasure(state, gold=3, spirit=3)
    assert refused(state, "play cleanse-land") == "ED-58"
    treasure(state, water=1)
    play(state, "play cleanse-land")
    assert legal(state) == ["cleanse 2"]
    assert refused(state, "cleanse 4") == "ED-58"


@rule("ED-58")
def test_stashes_and_villages_are_out_of_cleanse_lands_reach() -> None:
    state = emperors_turn("cleanse-land", "cleanse-land-free")
    curse(state, 14, 18)
    treasure(state, fire=5)
    assert refused(state, "play cleanse-land") == "ED-58"
    assert refused(state, "play cleanse-land-free") == "ED-58"
    curse(state, 14, 18, 21)
    play(state, "play cleanse-land-free")
    assert legal(state) == ["cleanse 21"]
    assert refused(state, "cleanse 14") == "ED-58"


@rule("ED-58")
def test_the_upgraded_cleanse_land_is_free() -> None:
    state = emperors_turn("cleanse-land-free")
    treasure(state)
    play(state, "play cleanse-land-free", "cleanse 2")
    assert cursed(state) == [1, 4]


@rule("ED-59", "ED-64")
def test_fire_replaces_nothing_in_transmute() -> None:
    state = emperors_turn("transmute-resource")
    treasure(state, fire=5, gold=1)
    assert refused(state, "play transmute-resource") == "ED-64"
    treasure(state, fire=5, wood=1)
    play(state, "play transmute-resource")
    assert refused(state, "pay fire") == "ED-64"
    assert refused(state, "pay stone") == "ED-64"


# --- Suppress Evil and Repeat History -----------------------------------------------------------


@rule("ED-60")
def test_both_suppress_evil_may_be_played_in_one_turn() -> None:
    state = emperors_turn("suppress-evil", "suppress-evil")
    evil_before = state.size(EVIL_DECK)
    play(state, "play suppress-evil", "play suppress-evil", "done", "done")
    assert state.size(EVIL_DECK) == evil_before
    assert cards(state, EVIL_TOP) == []


@rule("ED-61", "AM-19")
def test_repeat_history_puts_any_discarded_card_on_its_own_deck() -> None:
    state = emperors_turn("repeat-history", "repeat-history", "cleanse-land", "cleanse-land")
    fetch(state, "raid-stash", pile(DRAGON, DISCARD))
    fetch(state, "scry-future", pile(EMPEROR, DISCARD))
    fetch(state, "move-forward", EVIL_DISCARD)
    play(state, "play repeat-history")
    assert set(legal(state, "recall")) == {"raid-stash", "scry-future", "move-forward"}
    assert refused(state, "recall curse-lake") == "ED-61"
    play(state, "recall raid-stash", "play repeat-history", "recall scry-future")
    assert cards(state, pile(DRAGON, TOP)) == ["raid-stash"]
    next_evil(state, "curse-star")
    play(state, "done")
    assert "scry-future" in cards(state, pile(EMPEROR, HAND))  # drawn in this very Cleanup


@rule("AM-19", "AM-17")
def test_an_evil_card_brought_back_lies_above_suppress_evil() -> None:
    state = emperors_turn("repeat-history", "suppress-evil")
    fetch(state, "move-forward", EVIL_DISCARD)
    play(state, "play suppress-evil", "play repeat-history", "recall move-forward", "done")
    assert state.evil == 1
    assert cards(state, EVIL_TOP) == ["suppress-evil"]


@rule("AM-4", "ED-61")
def test_repeat_history_cannot_fetch_itself_but_a_card_discarded_as_a_cost() -> None:
    state = emperors_turn("repeat-history", "repeat-history", "repay-loyalty", "scry-future")
    assert refused(state, "play repeat-history") == "ED-61"  # every pile is empty
    play(state, "to 32", "discard scry-future", "play repeat-history")
    assert legal(state, "recall") == ["scry-future"]
    play(state, "recall scry-future")
    assert refused(state, "play repeat-history") == "ED-61"  # the first one is still in play


@rule("AM-4", "ED-31")
def test_repeat_history_can_fetch_an_upgrade_bought_this_turn() -> None:
    state = emperors_turn("repeat-history", "scry-future")
    bought = cards(state, pile(EMPEROR, ROW))[0]
    play(state, f"buy {bought}", "banish scry-future", "play repeat-history", f"recall {bought}")
    assert cards(state, pile(EMPEROR, TOP)) == [bought]


@rule("AM-19", "ED-7")
def test_banished_cards_are_out_of_reach() -> None:
    state = emperors_turn("repeat-history", "repay-loyalty")
    fetch(state, "scry-future", pile(EMPEROR, BANISHED))
    assert refused(state, "play repeat-history") == "ED-61"


# --- Repay Loyalty, Scry Future, Transmute Resource ---------------------------------------------


@rule("ED-62", "AM-22")
def test_repay_loyalty_gives_cards_now_and_actions_next_turn() -> None:
    state = emperors_turn("repay-loyalty", "repay-loyalty")
    next_evil(state, "curse-star")
    play(state, "play repay-loyalty", "play repay-loyalty")
    assert state.hand_size(DRAGON) == 6
    play(state, "done")
    assert state.action_limit() == 6
    next_evil(state, "curse-star", "curse-star")
    play(state, "done", "done")
    assert state.action_limit() == 4  # what was not used has lapsed


@rule("AM-19", "AM-22")
def test_a_dragon_card_brought_back_is_the_next_that_the_dragon_draws() -> None:
    state = emperors_turn("repeat-history", "repay-loyalty")
    fetch(state, "raid-stash", pile(DRAGON, DISCARD), but=pile(DRAGON, HAND))
    play(state, "play repeat-history", "recall raid-stash", "play repay-loyalty")
    assert cards(state, pile(DRAGON, HAND))[-1] == "raid-stash"


@rule("ED-63")
def test_scry_future_puts_three_evil_cards_back_in_any_order() -> None:
    state = emperors_turn("scry-future")
    next_evil(state, "move-forward", "entrap-wings", "curse-lake", "curse-star")
    play(state, "play scry-future")
    assert legal(state) == ["next move-forward", "next curse-lake", "next entrap-wings"]
    assert refused(state, "next curse-star") == "ED-63"
    play(state, "next entrap-wings", "next move-forward")
    assert cards(state, EVIL_TOP) == ["curse-star", "curse-lake", "move-forward", "entrap-wings"]


@rule("ED-63", "AM-3")
def test_what_scry_future_shows_is_known_afterwards() -> None:
    state = emperors_turn("scry-future")
    log = Log()
    play(state, "play scry-future", log=log)
    looked_at = cards(state, SCRIED)
    assert len(looked_at) == 3
    play(state, f"next {looked_at[2]}", f"next {looked_at[0]}", log=log)
    for seat in (-1, 0, 1):
        assert state.view(seat)["evil_cards"]["top"] == [looked_at[2], looked_at[0], looked_at[1]]
    assert {"scry", "foreseen"} <= set(told(log))


@rule("AM-18")
def test_scry_looks_below_suppress_evil_and_puts_it_back_on_top() -> None:
    state = emperors_turn("scry-future", "suppress-evil")
    next_evil(state, "entrap-wings", "curse-lake", "curse-star")
    play(state, "play suppress-evil", "play scry-future")
    assert state.view(0)["evil_cards"]["lifted"] == ["suppress-evil"]
    play(state, "next curse-star", "next curse-lake")
    assert cards(state, EVIL_TOP) == ["entrap-wings", "curse-lake", "curse-star", "suppress-evil"]


@rule("AM-18", "ED-69")
def test_scry_looks_at_fewer_cards_if_there_are_fewer() -> None:
    state = emperors_turn("scry-future", full_deck="on")
    state.pour(EVIL_DECK, EVIL_DISCARD)
    fetch(state, "curse-lake", EVIL_DECK)
    play(state, "play scry-future")
    assert legal(state) == ["next move-forward", "next curse-lake"]
    play(state, "next curse-lake")
    assert cards(state, EVIL_TOP) == ["move-forward", "curse-lake"]
    assert state.size(EVIL_BOTTOM) == 0


@rule("ED-64", "AM-21")
def test_transmute_gives_one_token_back_and_takes_any_two() -> None:
    state = emperors_turn("transmute-resource", "transmute-resource")
    treasure(state, stone=1)
    play(state, "play transmute-resource")
    assert legal(state) == ["pay stone"]
    play(state, "pay stone", "gain stone", "gain wood")
    assert treasury(state) == {"stone": 1, "wood": 1}
    play(state, "play transmute-resource", "pay wood", "gain water", "gain water")
    assert treasury(state) == {"stone": 1, "water": 2}


@rule("AM-21")
def test_transmute_needs_two_tokens_in_the_supply() -> None:
    state = emperors_turn("transmute-resource")
    treasure(state, stone=15, water=15, wood=15)
    assert refused(state, "play transmute-resource") == "AM-21"
    treasure(state, stone=15, water=15, wood=14)
    play(state, "play transmute-resource", "pay stone")
    assert legal(state) == ["gain stone", "gain wood"]
    assert refused(state, "gain water") == "AM-7"
    play(state, "gain stone")
    assert legal(state) == ["gain wood"]


# --- Benevolent Blessing ------------------------------------------------------------------------


@rule("ED-70", "ED-57", "AM-5")
def test_the_blessing_needs_the_palace_and_lasts_for_the_round() -> None:
    state = dragons_turn("benevolent-blessing", couple_game="on")
    state.pawn = 32
    assert refused(state, "play benevolent-blessing") == "ED-70"
    state.pawn = PALACE
    next_evil(state, "curse-star", "curse-star")
    play(state, "play benevolent-blessing")
    assert state.doubled
    play(state, "done")
    assert state.doubled
    play(state, "done")
    assert not state.doubled


@rule("ED-70")
def test_only_the_emperors_actions_are_doubled() -> None:
    state = dragons_turn("benevolent-blessing", "breathe-fire-1", couple_game="on")
    treasure(state)
    play(state, "play benevolent-blessing", "play breathe-fire-1")
    assert treasury(state) == {"fire": 1}


@rule("AM-31")
def test_doubled_cleansing_takes_two_tokens_for_one_payment_that_fits_both() -> None:
    state = emperors_turn("cleanse-land", "cleanse-land-free", "cleanse-land")
    state.doubled = True
    curse(state, 1, 2, 3, 4)
    treasure(state, wood=1, fire=1)
    play(state, "play cleanse-land", "cleanse 1", "pay wood")
    assert legal(state) == ["cleanse 3", "pass"]
    assert refused(state, "cleanse 2") == "AM-31"
    play(state, "cleanse 3")
    assert treasury(state) == {"fire": 1}
    curse(state, 2, 4, 7)
    play(state, "play cleanse-land", "cleanse 2", "pay fire", "cleanse 7")
    assert cursed(state) == [4]
    play(state, "play cleanse-land-free", "cleanse 4")  # nothing is left for the second half
    assert legal(state) == ["done"]


@rule("AM-31")
def test_the_second_half_may_be_left_out() -> None:
    state = emperors_turn("cleanse-land-free", "repeat-history")
    state.doubled = True
    play(state, "play cleanse-land-free", "cleanse 1", "pass")
    assert cursed(state) == [2, 4]
    fetch(state, "raid-stash", pile(DRAGON, DISCARD))
    fetch(state, "raise-spirit", pile(DRAGON, DISCARD))
    play(state, "play repeat-history")
    assert "pass" not in legal(state)
    play(state, "recall raid-stash", "recall raise-spirit")
    assert cards(state, pile(DRAGON, TOP)) == ["raid-stash", "raise-spirit"]


@rule("AM-31")
def test_a_doubled_suppress_evil_swallows_two_phases() -> None:
    state = emperors_turn("suppress-evil")
    state.doubled = True
    next_evil(state, "entrap-wings")
    play(state, "play suppress-evil", "done")
    assert "suppress-evil" in cards(state, pile(EMPEROR, DISCARD))
    play(state, "done")
    assert not state.trapped
    assert cards(state, EVIL_TOP) == ["entrap-wings"]
    play(state, "done")
    assert state.trapped


@rule("AM-31")
def test_a_doubled_scry_looks_at_six_and_a_doubled_repay_counts_twice() -> None:
    state = emperors_turn("scry-future", "repay-loyalty")
    state.doubled = True
    play(state, "play repay-loyalty")
    assert (state.hand_size(DRAGON), state.extra) == (6, 2)
    play(state, "play scry-future")
    assert len(state.view(0)["evil_cards"]["looked_at"]) == 6


@rule("AM-31")
def test_a_doubled_transmute_may_be_done_twice_each_time_for_a_token() -> None:
    state = emperors_turn("transmute-resource")
    state.doubled = True
    treasure(state, stone=1)
    play(state, "play transmute-resource", "pay stone", "gain wood", "gain wood")
    assert legal(state) == ["pay wood", "pass"]
    play(state, "pay wood", "gain stone", "gain stone")
    assert treasury(state) == {"stone": 2, "wood": 1}
    assert legal(state) == ["done"]


@rule("AM-31")
def test_a_doubled_purchase_takes_two_upgrades_for_one_spirit_and_one_card() -> None:
    state = emperors_turn("scry-future", "repay-loyalty")
    state.doubled = True
    treasure(state, spirit=1)
    first = cards(state, pile(EMPEROR, ROW))[0]
    play(state, f"buy {first}", "banish scry-future")
    second = cards(state, pile(EMPEROR, ROW))[2]  # the one just turned up
    assert legal(state)[-1] == "pass"
    play(state, f"take {second}")
    assert cards(state, pile(EMPEROR, DISCARD)) == [first, second]
    assert cards(state, pile(EMPEROR, BANISHED)) == ["scry-future"]
    assert state.size(pile(EMPEROR, ROW)) == 3


@rule("AM-31", "ED-34")
def test_a_doubled_move_of_the_emperor_goes_one_or_two_hexes() -> None:
    state = emperors_turn("scry-future")
    state.doubled = True
    assert {"32", "25"} <= set(legal(state, "to"))
    assert "18" not in legal(state, "to")
    assert refused(state, "to 18") == "ED-34"


# --- Study Grimoire -----------------------------------------------------------------------------


@rule("ED-72", "ED-65", "AM-20")
def test_a_grimoire_is_played_like_suppress_evil() -> None:
    state = emperors_turn("study-grimoire", educated_emperor="on")
    next_evil(state, "entrap-wings")
    play(state, "play study-grimoire", "done")
    assert not state.trapped
    assert "study-grimoire" in cards(state, pile(EMPEROR, DISCARD))


@rule("ED-72", "AM-33")
def test_a_grimoire_is_banished_for_an_upgrade_to_be_played_at_once() -> None:
    state = emperors_turn("study-grimoire", educated_emperor="on")
    treasure(state)
    fetch(state, "cleanse-land-free", pile(EMPEROR, ROW), but=pile(EMPEROR, ROW))
    play(state, "study cleanse-land-free")
    assert cards(state, pile(EMPEROR, BANISHED)) == ["study-grimoire"]
    assert cards(state, pile(EMPEROR, HAND)) == ["cleanse-land-free"]
    assert state.used == 1
    assert state.size(pile(EMPEROR, ROW)) == 3
    play(state, "play cleanse-land-free", "cleanse 1")
    assert state.used == 2


@rule("ED-72", "AM-33")
def test_studying_takes_an_action_and_a_grimoire_and_purchases_stay_possible() -> None:
    state = emperors_turn("study-grimoire", "scry-future", educated_emperor="on")
    assert legal(state, "buy")
    missing = next(name for name in ("repay-loyalty", "scry-future", "transmute-resource",
                                     "cleanse-land-free", "repeat-history")
                   if name not in cards(state, pile(EMPEROR, ROW)))  # fmt: skip
    assert refused(state, f"study {missing}") == "AM-10"
    state.used = 4
    assert refused(state, "study " + cards(state, pile(EMPEROR, ROW))[0]) == "ED-25"
    state.used = 0
    hold(state, EMPEROR, "scry-future")
    assert refused(state, "study " + cards(state, pile(EMPEROR, ROW))[0]) == "ED-72"


@rule("AM-31", "ED-72")
def test_a_doubled_study_takes_two_upgrades_into_hand() -> None:
    state = emperors_turn("study-grimoire", educated_emperor="on")
    state.doubled = True
    first, second = cards(state, pile(EMPEROR, ROW))[:2]
    play(state, f"study {first}", f"take {second}")
    assert cards(state, pile(EMPEROR, HAND)) == [first, second]


# --- Hand Limit ---------------------------------------------------------------------------------


@rule("ED-74", "AM-36")
def test_three_cursed_stashes_leave_the_dragon_three_actions_and_cards() -> None:
    state = dragons_turn("breathe-fire-1", "breathe-fire-2", "breathe-fire-2", "cleanse-stash",
                         "raid-stash", hand_limit="on")  # fmt: skip
    curse(state, 6, 9)
    assert state.action_limit() == 4
    curse(state, 6, 9, 18)
    assert state.action_limit() == 3
    play(state, "play breathe-fire-1", "play breathe-fire-2", "play breathe-fire-2")
    assert refused(state, "play cleanse-stash") == "ED-74"
    next_evil(state, "curse-star")
    play(state, "done")
    assert state.hand_size(DRAGON) == 3
    assert state.hand_size(EMPEROR) == 4


@rule("AM-36", "ED-74")
def test_cleansing_in_mid_turn_brings_the_fourth_action_back() -> None:
    state = dragons_turn("breathe-fire-1", "breathe-fire-2", "cleanse-stash", "raid-stash",
                         hand_limit="on")  # fmt: skip
    curse(state, 6, 9, 18)
    state.pawn = 30
    play(state, "play breathe-fire-1", "play breathe-fire-2", "play cleanse-stash", "cleanse 6")
    play(state, "play raid-stash")
    next_evil(state, "curse-star")
    play(state, "done")
    assert state.hand_size(DRAGON) == 4


@rule("ED-74", "AM-36")
def test_three_cursed_villages_do_the_same_to_the_emperor_and_repay_adds_to_it() -> None:
    state = emperors_turn("repay-loyalty", hand_limit="on")
    curse(state, 14, 17, 22, 6, 9, 18)
    assert state.action_limit() == 3
    play(state, "play repay-loyalty")
    assert state.hand_size(DRAGON) == 5
    next_evil(state, "curse-star")
    play(state, "done")
    assert state.hand_size(EMPEROR) == 3
    assert state.action_limit() == 4  # three and one


@rule("ED-74")
def test_without_the_variant_curses_do_not_limit_anybody() -> None:
    state = emperors_turn("repay-loyalty")
    curse(state, 14, 17, 22)
    assert state.action_limit() == 4


@rule("ED-26", "ED-60")
def test_a_suppress_evil_on_the_evil_deck_is_not_in_the_play_area() -> None:
    state = emperors_turn("suppress-evil")
    play(state, "play suppress-evil")
    assert cards(state, pile(EMPEROR, PLAYED)) == []
