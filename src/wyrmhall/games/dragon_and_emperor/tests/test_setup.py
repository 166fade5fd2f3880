"""Setup, and the variants that change it."""

from __future__ import annotations

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.language import Speaker
from wyrmhall.core.laws import rule
from wyrmhall.core.match import Match
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor import GAME
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    ASIDE,
    DECK,
    DISCARD,
    DRAGON,
    EMPEROR,
    EVIL_BOTTOM,
    EVIL_DECK,
    EVIL_DISCARD,
    EVIL_TOP,
    HAND,
    PALACE,
    ROW,
    UPGRADES,
)
from wyrmhall.games.dragon_and_emperor.rules.table import pile
from wyrmhall.games.dragon_and_emperor.tests.table import (
    cards,
    fetch,
    legal,
    new_game,
    our_box,
    play,
    refused,
    told,
    treasury,
)


@rule("ED-13", "ED-14", "ED-22")
def test_pawns_curses_and_tokens_begin_where_the_rulebook_says() -> None:
    state = new_game(couple_game="on")  # before the first Evil card
    assert state.evil_hex() == 0
    assert state.pawn == PALACE
    assert state.cursed == 2 + 4 + 16
    assert state.curses_left() == 12
    assert treasury(state) == {"gold": 1, "spirit": 1}
    assert [state.supply(token) for token in range(6)] == [15, 15, 15, 15, 14, 14]


@rule("ED-15", "AM-39", "AM-1")
def test_all_evil_cards_are_in_the_deck_and_the_first_comes_in_the_first_turn() -> None:
    log = Log()
    state = new_game(log=log)
    assert state.size(EVIL_DECK) == 23
    assert state.size(EVIL_DISCARD) == 1
    assert state.role == DRAGON
    assert "evil" in told(log)


@rule("ED-2", "ED-16", "ED-19", "ED-20")
def test_each_role_has_its_own_cards_a_hand_of_four_and_a_row_of_three() -> None:
    state = new_game(seed="another")
    for role in (DRAGON, EMPEROR):
        assert state.hand_size(role) == 4
        assert state.size(pile(role, DECK)) == 8
        assert state.size(pile(role, ROW)) == 3
        assert state.size(pile(role, UPGRADES)) == 9
        assert state.size(pile(role, DISCARD)) == 0
    own = cards(state, pile(EMPEROR, HAND)) + cards(state, pile(EMPEROR, DECK))
    assert sorted(own) == sorted(
        ["cleanse-land"] * 4
        + ["suppress-evil", "transmute-resource", "scry-future"] * 2
        + ["repay-loyalty", "repeat-history"]
    )


@rule("ED-17", "ED-57", "ED-65")
def test_the_optional_cards_stay_out() -> None:
    state = new_game()
    assert sorted(cards(state, ASIDE)) == ["benevolent-blessing"] + ["study-grimoire"] * 2


@rule("ED-18", "ED-23")
def test_seat_1_is_the_dragon_seat_2_the_emperor_and_one_alone_is_both() -> None:
    two, alone = new_game(2), new_game(1)
    assert (two.turn(), alone.turn()) == (1, 1)
    play(two, "done")
    play(alone, "done")
    assert (two.turn(), alone.turn()) == (2, 1)
    assert refused(two, "done", seat=0) == "ED-23"
    assert list(two.moves(0)) == []


@rule("ED-21")
def test_the_items_lie_open_with_costs_and_nobody_owns_one() -> None:
    items = new_game().view(0)["items"]
    assert [item["item"] for item in items] == ["chalice", "sword", "shield"]
    assert items[0]["cost"] == {"stone": 3, "water": 8, "wood": 4}
    assert not any(item["owned"] for item in items)


@pytest.mark.parametrize("narrow", [False, True])
@rule("ED-21", "ED-66", "ED-67", "ED-68")
def test_both_sides_of_an_item_can_be_read_wherever_it_lies(narrow: bool) -> None:
    match = Match.start(GAME, 1, {}, "items")
    speaker = Speaker(GAME.folder, "en")
    for owned in (0, 7):
        match.state.owned = owned  # type: ignore[attr-defined]
        pieces = {piece.id: piece for piece in GAME.scene(match.look(0), narrow).pieces()}
        for item, ability in (("chalice", "the row"), ("sword", "any hex"), ("shield", "hand")):
            label = pieces[f"item-{item}"].label
            assert label is not None
            assert ability in speaker.say(label)


@rule("ED-69", "AM-15")
def test_full_deck_keeps_one_move_forward_for_the_very_end() -> None:
    state = new_game(full_deck="on")
    assert cards(state, EVIL_BOTTOM) == ["move-forward"]
    assert state.size(EVIL_DECK) + state.size(EVIL_DISCARD) == 23
    while state.ending == "":
        state.cursed = 0  # so that curses never end it
        assert state.evil < 6
        play(state, "done")
    assert state.ending == "palace"
    assert state.size(EVIL_DISCARD) == 24


@rule("AM-37")
def test_suppress_evil_delays_even_the_last_card_of_a_full_deck() -> None:
    state = new_game(full_deck="on")
    state.evil = 5
    state.pour(EVIL_DECK, EVIL_DISCARD)
    fetch(state, "suppress-evil", EVIL_TOP)
    play(state, "done")
    assert state.ending == ""
    play(state, "done")
    assert state.ending == "palace"


@rule("ED-70", "AM-32")
def test_any_dragon_basic_card_makes_room_for_the_blessing() -> None:
    state = new_game(couple_game="on")
    assert state.turn() == 1
    assert legal(state, "replace") == [
        "breathe-fire-1", "gather-stone-1", "gather-water-1", "gather-wood-1",
        "raid-stash", "raise-spirit", "cleanse-stash", "cleanse-village",
    ]  # fmt: skip
    assert refused(state, "replace gather-stone-2") == "ED-70"
    assert refused(state, "done") == "ED-70"
    play(state, "replace gather-stone-1")
    assert "gather-stone-1" in cards(state, ASIDE)
    own = cards(state, pile(DRAGON, HAND)) + cards(state, pile(DRAGON, DECK))
    assert len(own) == 12
    assert own.count("benevolent-blessing") == 1
    assert own.count("gather-stone-1") == 1


@rule("ED-71", "AM-35")
def test_forewarned_1_lets_the_players_choose_a_token_before_the_deal() -> None:
    state = new_game(forewarned="1")
    assert state.turn() == 2
    assert state.hand_size(DRAGON) == 0
    assert legal(state) == ["gain stone", "gain water", "gain wood"]
    assert refused(state, "to 25") == "ED-71"
    play(state, "gain water")
    assert treasury(state) == {"water": 1, "gold": 1, "spirit": 1}
    assert state.supply(2) == 14
    assert (state.turn(), state.hand_size(DRAGON)) == (1, 4)


@rule("ED-71")
def test_forewarned_2_gives_one_of_each() -> None:
    state = new_game(forewarned="2")
    assert treasury(state) == {"stone": 1, "water": 1, "wood": 1, "gold": 1, "spirit": 1}


@rule("ED-72")
def test_educated_emperor_swaps_both_suppress_evil_for_grimoires() -> None:
    state = new_game(educated_emperor="on")
    own = cards(state, pile(EMPEROR, HAND)) + cards(state, pile(EMPEROR, DECK))
    assert own.count("study-grimoire") == 2
    assert "suppress-evil" not in own
    assert cards(state, ASIDE).count("suppress-evil") == 2


@rule("ED-73", "ED-12")
def test_short_game_takes_the_bellflowers_out() -> None:
    state = new_game(short_game="on")
    assert sorted(cards(state, ASIDE))[1:4] == ["curse-border", "curse-mountain", "curse-star"]
    assert state.size(EVIL_DECK) + state.size(EVIL_DISCARD) == 21


@rule("AM-34")
def test_short_game_and_full_deck_together_shuffle_twenty_cards() -> None:
    state = new_game(short_game="on", full_deck="on", couple_game="on")
    assert state.size(EVIL_DECK) == 20
    assert cards(state, EVIL_BOTTOM) == ["move-forward"]


@pytest.mark.parametrize("seats", [1, 2])
def test_all_variants_can_be_played_together(seats: int) -> None:
    options = {option.key: option.values[-1] for option in GAME.options(seats)}
    assert len(options) == 5 + seats
    state = GAME.start(seats, options, our_box(), Chance("x"), None)
    assert state.turn() == 1


@rule("AM-15", "ED-47")
def test_the_evil_deck_lasts_until_evil_has_arrived() -> None:
    state = new_game()
    drawn = 0
    while state.ending == "":
        state.cursed = 0
        evil_before = state.size(EVIL_DECK)
        play(state, "done")
        drawn += evil_before - state.size(EVIL_DECK)
    assert state.ending == "palace"
    assert drawn <= 23
