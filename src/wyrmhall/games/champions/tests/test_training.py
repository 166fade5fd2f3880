"""Setup and Dragon Training (CW-1 to CW-74)."""

from __future__ import annotations

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.laws import rule
from wyrmhall.core.words import Log
from wyrmhall.games.champions import GAME
from wyrmhall.games.champions.rules.names import CARDS, DICE, ELEMENTS
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    CRYSTAL,
    DECK,
    FACE_UP,
    GOLD,
    HAND,
    PERSONAL,
    PILE,
    REALM_FULL,
    ROW_GOLD,
    SIGIL_LEFT,
    SIGIL_ON,
    SIGIL_UP,
    TAKEN,
    TIER,
    TRAINER_CARD,
    WHERE,
)
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.tests.table import (
    LUCK,
    blacks,
    card_count,
    clear,
    cover,
    covered,
    crystals,
    decider,
    dice,
    end_round,
    get,
    gold,
    hold,
    legal,
    new_game,
    our_box,
    play,
    powers,
    printed,
    refused,
    settle,
    turn_of,
    up,
)


def first_round(seats: int, **options: str) -> Champions:
    state = new_game(seats, **options)
    while "redraw" in legal(state):
        play(state, "pass")
    return state


def spread(state: Champions, areas: str) -> None:
    for area in areas:
        play(state, f"area {area}")


# --- setup --------------------------------------------------------------------------------------


@rule("CW-1", "CW-2", "CW-4")
def test_two_to_four_compete_and_one_plays_against_the_master() -> None:
    assert tuple(GAME.seats) == (1, 2, 3, 4)
    keys = {seats: [option.key for option in GAME.options(seats)] for seats in (1, 2, 3, 4)}
    assert keys[2] == keys[3] == keys[4] == ["rules", "sigils", "trainer"]
    assert "rules" not in keys[1]
    assert new_game(2).view(-1)["phase"] == "setup"
    state = first_round(2)
    assert state.view(-1)["phase"] == "training"
    state.trigger = 0
    blacks(state, 1, 0, 0, 0, 1)
    end_round(state)
    assert state.view(-1)["phase"] == "preparation"
    play(state, "head")
    assert state.view(-1)["phase"] == "tournament"
    while state.turn():
        play(state, legal(state)[0])
    assert state.view(-1)["phase"] == "over"


@rule("CW-5", "CW-6", "CW-8", "CW-10", "CW-13")
def test_the_pieces_are_those_of_the_component_list() -> None:
    census = new_game(4, rules="advanced", sigils="on").census()
    tiles = [census[f"tile {name}"] for name in ("white", "yellow", "red", "purple", "green")]
    assert tiles == [4, 8, 12, 16, 20]
    assert census["tile blue"] == 24
    assert sum(number for name, number in census.items() if name.startswith("card ")) == 27 + 36
    assert sum(number for name, number in census.items() if name.startswith("sigil ")) == 15
    advanced = [census[f"part {part} advanced"] for part in ("head", "wings", "tail")]
    assert advanced == [3, 3, 3]
    assert (census["gold"], census["black"], census["token"], census["die"]) == (51, 25, 12, 7)
    assert census["crystal white"] == 8
    assert census["crystal red"] == 4
    base = new_game(4).census()
    assert sum(number for name, number in base.items() if name.startswith("card ")) == 27


@rule("CW-9", "CW-11", "CW-16")
def test_tournaments_of_a_discipline_are_all_different() -> None:
    state = new_game(4)
    for part in range(3):
        held = {get(state, seat, PERSONAL + part) for seat in range(4)}
        public = state.view(-1)["publics"]
        assert isinstance(public, list)
        assert len(held) == 4
        assert len(public) == 3
    watcher = state.view(-1)["players"]
    own = state.view(0)["players"]
    assert isinstance(watcher, list)
    assert isinstance(own, list)
    assert [card["element"] for card in watcher[0]["personal"]] == [None] * 3
    assert None not in [card["element"] for card in own[0]["personal"]]


@rule("CW-12", "CW-55")
def test_stacks_have_the_strongest_tile_on_top_and_fit_the_number_of_players() -> None:
    left = {seats: [new_game(seats).left_in(stack) for stack in range(6)] for seats in (2, 3, 4)}
    assert left == {2: [2, 1] * 3, 3: [3, 2] * 3, 4: [4, 3] * 3}
    state = new_game(4)
    seen = []
    while state.left_in(1) > 0:
        seen.append(int(state.box.power[state.top(1)]))
        state.more(TAKEN + 1, 1)
    assert seen == sorted(seen, reverse=True) == [6, 5, 4]


@rule("CW-14", "CW-15")
def test_everybody_starts_alike() -> None:
    state = new_game(3)
    for seat in range(3):
        assert powers(state, seat) == [1, 1, 1]
        assert get(state, seat, REALM_FULL) == 255
        assert get(state, seat, ROW_GOLD) == 63
    assert len({get(state, seat, TRAINER_CARD) for seat in range(3)}) == 3
    assert [len(our_box().pattern_cells), len(our_box().element_of)] == [8, 21]


@rule("CW-17", "R-37")
def test_personal_tournaments_may_be_drawn_again_once() -> None:
    state = new_game(2)
    before = [get(state, 0, PERSONAL + part) for part in range(3)]
    rival = [get(state, 1, PERSONAL + part) for part in range(3)]
    log = Log()
    play(state, "redraw", log=log)
    after = [get(state, 0, PERSONAL + part) for part in range(3)]
    assert all(mine != yours for mine, yours in zip(after, rival, strict=True))
    assert log.events[-1].words(1).message == "event-redraw-unseen"
    assert decider(state) == 1
    assert refused(state, "redraw", 0) == "CW-17"
    play(state, "pass")
    assert refused(state, "redraw") == "CW-17"
    own = state.view(0)["players"]
    assert isinstance(own, list)
    assert own[0]["given_back"] == [ELEMENTS[card] for card in before]
    assert own[1]["given_back"] is None
    kept = [card["element"] for card in own[0]["personal"]]
    assert kept == [ELEMENTS[card] for card in after]


@rule("R-37", "R-51")
def test_a_guess_knows_what_was_given_back() -> None:
    for seed in range(20):
        state = new_game(3, f"redraw {seed}")
        mine = [get(state, 1, PERSONAL + part) for part in range(3)]
        play(state, "pass", "redraw", "redraw")
        chance = Chance("guess")
        for number in range(30):
            chance.at(number)
            guess = state.guess(1, chance)
            for part in range(3):
                cards = [get(guess, seat, PERSONAL + part) for seat in range(3)]
                assert len(set(cards)) == 3
                assert cards[0] != mine[part]  # seat 0 held another one all the time


@rule("CW-18", "R-36")
def test_the_start_player_is_drawn() -> None:
    assert {int(new_game(3, f"{seed}").active) for seed in range(40)} == {0, 1, 2}


@rule("CW-19")
def test_the_top_sigil_of_each_part_lies_open() -> None:
    shown = new_game(2, sigils="on").view(-1)["sigils"]
    assert isinstance(shown, list)
    assert [len(elements) for elements in shown] == [2, 2, 2]
    assert new_game(2).view(-1)["sigils"] == [[], [], []]


# --- rounds -------------------------------------------------------------------------------------


@rule("CW-20", "CW-21", "CW-22", "CW-23")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [3, 2, 2]), (3, [2, 2, 2, 1]), (4, [2, 2, 1, 1, 1])]
)
def test_the_dice_fill_the_areas_in_the_only_possible_sizes(seats: int, sizes: list[int]) -> None:
    for choice in range(3):
        state = first_round(seats)
        while state.step == 1:
            moves = legal(state)
            play(state, moves[choice % len(moves)])
        found = [int(state.dice_in(area)) for area in range(1, int(state.areas()) + 1)]
        assert sorted(found, reverse=True) == sizes
        assert decider(state) == (int(state.active) + 1) % seats


@rule("CW-21", "CW-22")
def test_too_many_dice_in_an_area_are_refused() -> None:
    state = first_round(3)
    spread(state, "11")
    assert refused(state, "area 1") == "CW-22"
    assert refused(state, "area 5") == "CW-21"
    pair = first_round(2)
    spread(pair, "111")
    assert refused(pair, "area 1") == "CW-22"
    spread(pair, "22")
    assert refused(pair, "area 2") == "CW-22"
    assert legal(pair) == ["area 3"]


@rule("CW-24", "CW-25")
def test_everybody_takes_an_area_and_the_marker_goes_left() -> None:
    state = first_round(3)
    first = int(state.active)
    spread(state, "1122334")
    for turn in range(3):
        assert decider(state) == (first + 1 + turn) % 3
        area = next(move for move in legal(state) if move.startswith("area"))
        play(state, area)
        assert refused(state, "area 4") == "CW-25"
        for die in range(7):  # the dice are used somehow
            if state.here(WHERE + die) == 6:
                state.put(WHERE + die, 7)
        play(state, "done")
    assert state.round == 2
    assert decider(state) == int(state.active) == (first + 1) % 3


@rule("CW-25", "R-14")
def test_an_area_is_chosen_before_dice_are_used_but_cards_may_come_first() -> None:
    state = first_round(2)
    spread(state, "1112233")
    hold(state, decider(state), "reroll", "turn")
    assert refused(state, "pyramid white") == "CW-25"
    assert refused(state, "upgrade head simple") == "CW-25"
    assert refused(state, "play turn") == "CW-66"
    play(state, "play reroll")
    assert "area 1" in legal(state)


@rule("CW-26", "CW-27", "CW-29")
def test_each_die_is_used_once_and_all_are_used() -> None:
    state = turn_of()
    dice(state, red=1, blue=1)
    assert refused(state, "done") == "CW-29"
    assert refused(state, "pyramid green") == "CW-25"
    play(state, "pyramid red", "slot 3-1")
    assert refused(state, "grounds red") == "CW-29"
    play(state, "grounds blue", "realm lake")
    assert "done" in legal(state)


@rule("CW-27", "CW-28")
def test_dice_of_one_turn_go_to_both_places_as_in_the_rulebooks_example() -> None:
    """Three dice of a game for two: two used for the pyramid, the third in the grounds."""
    state = turn_of()
    dice(state, red=4, green=1, purple=1)
    play(state, "pyramid red", "slot 3-1", "slot 3-2")
    play(state, "pyramid green", "slot 5-5")
    play(state, "grounds purple", "realm mountain")
    assert up(state) == ["3-1", "3-2", "5-5"]
    assert get(state, 0, CRYSTAL + 3) == 1
    assert legal(state) == ["done"]


@rule("CW-28", "R-3")
def test_a_die_is_used_to_the_end_before_anything_else() -> None:
    state = turn_of()
    hold(state, 0, "gold")
    dice(state, blue=3, red=1)
    play(state, "pyramid blue", "slot 6-1")
    assert all(move.startswith("slot 6-") for move in legal(state))
    assert refused(state, "play gold") == "CW-28"
    assert refused(state, "pyramid red") == "CW-28"


# --- the pyramid --------------------------------------------------------------------------------


@rule("CW-31")
def test_tiles_go_to_any_empty_slot_of_their_element() -> None:
    state = turn_of()
    cover(state, 0, "6-1")
    dice(state, blue=3)
    play(state, "pyramid blue")
    assert legal(state) == [f"slot 6-{place}" for place in range(2, 7)]
    assert refused(state, "slot 6-1") == "CW-31"
    assert refused(state, "slot 5-1") == "CW-31"
    play(state, "slot 6-6", "slot 6-3")
    assert up(state) == ["6-1", "6-3", "6-6"]


@rule("CW-32", "CW-33", "CW-34", "CW-35", "R-1", "R-53")
def test_missing_slots_and_black_icons_give_blacks_that_weaken_the_dragon() -> None:
    state = turn_of()
    cover(state, 0, "1-1")
    dice(state, white=6)  # two white and a black
    play(state, "pyramid white")
    assert state.view(0)["step"] == "darkening"
    assert get(state, 0, BLACK + 3) == 0  # two of three are on their way
    play(state, "wings", "tail")
    assert powers(state) == [1, 0, 0]
    assert get(state, 0, BLACK + 3) == 1  # the odd one waits


@rule("CW-36", "R-2")
def test_blacks_need_power_until_there_is_none() -> None:
    state = turn_of()
    blacks(state, 0, 1, 0, 0, 2)
    settle(state)
    assert refused(state, "head") == "CW-36"
    play(state, "wings", "tail")
    assert powers(state) == [0, 0, 0]
    blacks(state, 0, 1, 1, 1, 2)
    settle(state)
    play(state, "head", "head")
    assert powers(state) == [-2, 0, 0]


@rule("CW-37", "CW-53")
def test_blacks_and_gold_move_to_the_upgraded_part() -> None:
    state = turn_of()
    blacks(state, 0, 1)
    gold(state, 0, 2)
    cover(state, 0, "1-1 2-1 2-2 3-2")
    play(state, "upgrade head simple")
    assert powers(state)[0] == 3 + 2 - 1
    assert up(state) == []
    assert len(covered(state)) == 4


@rule("CW-38", "CW-51")
def test_advanced_blacks_stay_in_the_pyramid_store() -> None:
    state = turn_of(rules="advanced")
    blacks(state, 0, 0, 0, 0, 5, 2)
    settle(state)
    assert legal(state) == ["keep training", "keep tournament"]
    assert get(state, 0, BLACK + 3) == 7
    assert get(state, 0, BLACK + 4) == 0
    play(state, "keep tournament")
    assert powers(state) == [1, 1, 1]


@rule("CW-39")
def test_a_full_row_releases_its_gold_once() -> None:
    state = turn_of()
    cover(state, 0, flipped="2-1")
    dice(state, yellow=1, white=1)
    play(state, "pyramid yellow", "slot 2-2")
    assert get(state, 0, GOLD + 3) == 1
    play(state, "pyramid white", "slot 1-1")
    assert state.view(0)["step"] == "gilding"


@rule("CW-40", "CW-43", "R-1")
def test_two_gold_strengthen_the_dragon_and_an_odd_one_waits() -> None:
    state = turn_of()
    gold(state, 0, 0, 0, 0, 3)
    settle(state)
    play(state, "head", "tail")
    assert powers(state) == [2, 1, 2]
    assert get(state, 0, GOLD + 3) == 1
    before = int(state.gold)
    hold(state, 0, "gold")
    play(state, "play gold")
    assert int(state.gold) == before - 1


@rule("CW-41")
def test_gold_goes_to_the_lowest_part_while_one_is_below_zero() -> None:
    state = turn_of()
    blacks(state, 0, 3, 2, 1)
    gold(state, 0, 0, 0, 0, 2)
    settle(state)
    assert refused(state, "tail") == "CW-41"
    play(state, "head")
    assert sorted(legal(state)) == ["head", "wings"]
    play(state, "wings")
    assert powers(state) == [-1, 0, 0]


@rule("CW-42", "CW-78")
def test_advanced_gold_stays_in_its_store() -> None:
    state = turn_of(rules="advanced")
    gold(state, 0, 0, 0, 0, 5)
    settle(state)
    assert state.view(0)["step"] == "acting"
    assert get(state, 0, GOLD + 3) == 5


@rule("R-5", "CW-45")
def test_a_die_may_be_used_where_it_gives_only_blacks() -> None:
    state = turn_of()
    clear(state, 0, "lake")
    dice(state, blue=3)
    play(state, "grounds blue")
    assert state.view(0)["step"] == "darkening"
    play(state, "head", "wings")
    assert card_count(state, 0) == 1  # CW-50


# --- the training grounds -----------------------------------------------------------------------


@rule("CW-44", "CW-8")
def test_white_and_yellow_crystals_come_from_either_realm() -> None:
    state = turn_of()
    dice(state, white=1, yellow=1)
    play(state, "grounds white")
    assert legal(state) == ["realm left snow", "realm right snow"]
    assert refused(state, "realm lake") == "CW-44"
    play(state, "realm right snow")
    play(state, "grounds yellow")
    assert legal(state) == ["realm upper desert", "realm lower desert"]


@rule("CW-46", "CW-47", "CW-48")
def test_a_crystal_that_borders_two_cleared_realms_gives_both_bonuses() -> None:
    """The rulebook's example: a mountain beside left snow and upper desert: a card and a gold."""
    state = turn_of()
    clear(state, 0, "left snow", "upper desert")
    dice(state, purple=1)
    play(state, "grounds purple", "realm mountain")
    assert legal(state) == ["bonus card", "bonus gold"]
    assert state.view(1)["owed"] == {"bonus card": 1, "bonus gold": 1}
    assert refused(state, "bonus tile") == "CW-47"
    play(state, "bonus card")
    assert card_count(state, 0) == 1
    assert get(state, 0, GOLD + 3) == 1
    assert refused(state, "realm mountain") == "CW-26"


@rule("CW-46", "R-4")
def test_a_bonus_without_use_is_lost() -> None:
    state = turn_of()
    clear(state, 0, "left snow")
    dice(state, yellow=1)
    play(state, "grounds yellow", "realm upper desert")  # a purge, but there is no black
    assert state.view(0)["step"] == "acting"
    full = turn_of()
    cover(full, 0, " ".join(f"{r}-{p}" for r in range(1, 7) for p in range(1, r + 1)))
    clear(full, 0, "lake")
    dice(full, green=1)
    play(full, "grounds green", "realm forest")  # a tile, but the pyramid is full
    assert full.view(0)["step"] == "acting"
    hold(full, 0, "tile")
    assert refused(full, "play tile") == "R-4"


@rule("CW-48")
def test_a_purge_may_take_from_parts_and_stores() -> None:
    state = turn_of()
    blacks(state, 0, 1, 0, 0, 1, 1)
    clear(state, 0, "left snow")
    dice(state, yellow=1)
    play(state, "grounds yellow", "realm upper desert")
    assert legal(state) == ["head", "pyramid store", "dragon store"]
    assert refused(state, "tail") == "CW-48"
    play(state, "dragon store")
    assert get(state, 0, BLACK + 4) == 0


@rule("CW-48", "R-4", "CW-71")
def test_a_tile_of_any_element_goes_to_any_empty_slot() -> None:
    state = turn_of()
    hold(state, 0, "tile")
    play(state, "play tile")
    assert len(legal(state)) == 21
    play(state, "slot 1-1")
    assert get(state, 0, GOLD + 3) == 1  # the first row is full


@rule("CW-49", "R-6", "R-7")
def test_advanced_crystals_come_from_next_to_cleared_realms() -> None:
    state = turn_of(rules="advanced")
    dice(state, white=1, red=1, purple=1)
    hold(state, 0, "crystal")
    play(state, "grounds white")
    play(state, "realm right snow")
    play(state, "grounds purple")  # the mountain does not border the right snow
    assert get(state, 0, BLACK + 4) == 1
    play(state, "play crystal")
    assert refused(state, "realm forest") == "CW-49"
    assert "realm volcano" in legal(state)


@rule("CW-50")
def test_a_pair_in_the_dragon_store_gives_blacks_and_a_card() -> None:
    state = turn_of()
    blacks(state, 0, 0, 0, 0, 0, 2)
    settle(state)
    play(state, "head", "wings")
    assert card_count(state, 0) == 1


# --- upgrading ----------------------------------------------------------------------------------


@rule("CW-52", "CW-53", "CW-54")
def test_face_up_tiles_in_the_pattern_upgrade_a_part() -> None:
    state = turn_of()
    cover(state, 0, "1-1 2-1 2-2", flipped="3-2")
    assert refused(state, "upgrade head simple") == "CW-52"  # a flipped tile does not serve
    cover(state, 0, "4-1 5-1 5-2")
    assert refused(state, "upgrade head simple") == "CW-52"
    cover(state, 0, "6-2")
    play(state, "upgrade head simple")
    assert powers(state) == [3, 1, 1]
    assert up(state) == ["1-1", "2-1", "2-2"]
    assert len(covered(state)) == 8


@rule("CW-52")
def test_a_pattern_that_fits_in_several_ways_is_shown_slot_by_slot() -> None:
    state = turn_of()
    cover(state, 0, "1-1 2-1 2-2 3-2 5-1 6-1 6-2 5-2")
    play(state, "upgrade head simple")
    offered = legal(state)
    assert "slot 1-1" in offered
    assert "slot 5-1" in offered
    assert refused(state, "slot 4-4") == "CW-52"
    play(state, "slot 1-1")
    assert "1-1" not in up(state)
    assert "6-2" in up(state)
    assert powers(state)[0] == 3


@rule("CW-52", "CW-55")
def test_one_upgrade_a_turn_and_one_for_each_part() -> None:
    state = turn_of()
    cover(state, 0, "1-1 2-1 2-2 3-2 4-1 5-1 5-2 6-2 4-4 5-4 5-5 6-5 6-6")
    play(state, "upgrade head simple")
    while "slot" in legal(state)[0]:
        play(state, legal(state)[0])
    assert refused(state, "upgrade wings simple") == "CW-52"
    state.upgraded = 0
    assert refused(state, "upgrade head advanced") == "CW-55"
    state.put(TAKEN + 2, 2)
    assert refused(state, "upgrade wings simple") == "CW-52"


@rule("CW-56", "R-10")
def test_the_round_is_played_to_its_end_after_the_third_upgrade() -> None:
    state = turn_of()
    printed(state, 0, 3, 3, 1)
    cover(state, 0, "5-1 5-2 6-3 6-4")
    play(state, "upgrade tail simple")
    assert int(state.trigger) == 0
    assert state.view(0)["phase"] == "training"
    printed(state, 1, 2, 2, 2)
    end_round(state)
    assert state.view(0)["phase"] != "training"
    assert int(state.trigger) == 0


def show_sigil(state: Champions) -> None:
    """Turn up the head's sigil of purple and green, as in the rulebook's example."""
    state.put(SIGIL_LEFT, int(state.here(SIGIL_LEFT)) & ~(1 << 3))
    state.put(SIGIL_UP, 3 + 1)


@rule("CW-57", "R-12", "R-13")
def test_flipped_tiles_that_show_the_sigils_elements_earn_it() -> None:
    state = turn_of(sigils="on")
    show_sigil(state)
    cover(state, 0, "3-1 4-1 4-2 5-2")
    play(state, "upgrade head simple")
    assert legal(state) == ["sigil", "pass"]
    left = state.copy()
    play(state, "sigil")
    assert powers(state)[0] == 4
    assert get(state, 0, SIGIL_ON) == 4
    shown = state.view(0)["sigils"]
    assert isinstance(shown, list)
    assert shown[0] not in ([], ["purple", "green"])
    play(left, "pass")
    assert powers(left)[0] == 3
    other = turn_of(sigils="on")
    show_sigil(other)
    cover(other, 0, "1-1 2-1 2-2 3-2 4-1 5-1")
    play(other, "upgrade head simple")
    assert other.view(0)["step"] == "acting"  # purple and green lie there, but were not used


# --- action cards -------------------------------------------------------------------------------


@rule("CW-58", "CW-59", "CW-62")
def test_played_cards_lie_open_and_hands_have_no_limit() -> None:
    state = turn_of()
    hold(state, 0, *(["gold"] * 3 + ["tile"] * 3))
    play(state, "play gold")
    pile = state.view(1)["pile"]
    assert pile == {"gold": 1}
    assert refused(state, "play cleanse") == "CW-59"
    assert refused(state, "play shift") == "CW-59"
    state.put(DECK + 0, 0)
    blacks(state, 0, 0, 0, 0, 0, 2)
    settle(state)
    before = card_count(state, 0)
    play(state, "head", "wings")
    assert card_count(state, 0) == before + 1


@rule("CW-61", "R-18")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    state = turn_of()
    for card in range(9):
        state.put(DECK + card, 0)
    state.put(PILE + CARDS.index("gold"), 1)
    blacks(state, 0, 0, 0, 0, 0, 2)
    settle(state)
    play(state, "head", "wings")
    assert get(state, 0, HAND + CARDS.index("gold")) == 1
    assert int(state.here(PILE + CARDS.index("gold"))) == 0
    blacks(state, 0, 0, 0, 0, 0, 2)
    settle(state)
    play(state, "head", "wings")
    assert card_count(state, 0) == 1  # nothing was left to draw


@rule("CW-63", "R-51")
def test_of_two_advanced_cards_one_is_kept_and_one_laid_open() -> None:
    state = turn_of(rules="advanced")
    blacks(state, 0, 0, 0, 0, 0, 2)
    settle(state)
    assert state.view(1)["drawn"] is None
    drawn = state.view(0)["drawn"]
    assert isinstance(drawn, list)
    log = Log()
    play(state, "keep tournament", log=log)
    assert state.view(1)["pile"] == {drawn[0]: 1}
    assert get(state, 0, HAND + CARDS.index(drawn[1])) == 1
    assert log.events[0].words(1).message == "event-draw-tournament-unseen"


@rule("CW-64")
def test_there_are_nine_kinds_of_three() -> None:
    assert list(our_box().training_copies) == [3] * 9


@rule("CW-65", "R-49")
def test_cleansing_takes_from_parts_first() -> None:
    state = turn_of()
    hold(state, 0, "cleanse", "cleanse")
    assert refused(state, "play cleanse") == "CW-65"
    blacks(state, 0, 0, 1, 0, 1, 0)
    play(state, "play cleanse")
    assert legal(state) == ["wings"]
    assert refused(state, "pyramid store") == "CW-65"
    play(state, "wings")
    play(state, "play cleanse", "pyramid store")
    assert get(state, 0, BLACK + 3) == 0


@rule("CW-66")
def test_only_an_own_unused_die_is_turned() -> None:
    state = turn_of()
    hold(state, 0, "turn", "turn")
    dice(state, blue=1, red=1)
    play(state, "pyramid red", "slot 3-1", "play turn")
    assert refused(state, "die red") == "CW-29"
    assert refused(state, "die green") == "CW-25"
    play(state, "die blue", "face 6")
    assert int(state.here(FACE_UP + DICE.index("blue"))) == 5


@rule("CW-67")
def test_a_crystal_by_card_brings_its_border_bonuses() -> None:
    state = turn_of()
    clear(state, 0, "left snow")
    hold(state, 0, "crystal")
    play(state, "play crystal", "realm lake")
    assert get(state, 0, CRYSTAL + 5) == 1
    assert get(state, 0, GOLD + 3) == 1


@rule("CW-68", "R-15")
def test_only_dice_in_areas_are_rerolled() -> None:
    state = turn_of()
    dice(state, blue=6)
    hold(state, 0, "reroll")
    where = [int(state.here(WHERE + die)) for die in range(7)]
    play(state, "play reroll")
    assert [int(state.here(WHERE + die)) for die in range(7)] == where
    assert int(state.here(FACE_UP + 5)) == 5
    for die in range(7):
        state.put(WHERE + die, 8)
    hold(state, 0, "reroll")
    assert refused(state, "play reroll") == "CW-68"


@rule("CW-69", "R-16")
def test_an_echo_does_what_a_discarded_card_says() -> None:
    state = turn_of()
    hold(state, 0, "echo", "gold", "echo")
    assert refused(state, "play echo") == "CW-69"
    play(state, "play gold", "play echo")
    assert refused(state, "play echo") == "R-16"
    assert refused(state, "play tile") == "CW-69"
    play(state, "play gold")
    assert int(state.here(PILE + CARDS.index("gold"))) == 1
    assert state.view(0)["step"] == "gilding"  # two gold


@rule("CW-70", "R-8")
def test_shadows_are_exchanged_on_the_victims_own_turn() -> None:
    state = turn_of()
    blacks(state, 1, 0, 0, 0, 0, 1)
    hold(state, 0, "shadow")
    play(state, "play shadow")
    assert get(state, 1, BLACK + 4) == 2
    assert get(state, 0, BLACK + 4) == 0
    assert state.view(0)["step"] == "acting"
    state.active = 0
    state.turns = 1
    state.seat = 1
    settle(state)
    assert state.view(1)["step"] == "darkening"


@rule("R-17")
def test_once_again_gives_elements_and_no_blacks() -> None:
    state = turn_of()
    hold(state, 0, "again", "again")
    dice(state, white=6)
    assert refused(state, "play again") == "R-17"
    play(state, "grounds white", "realm left snow", "realm right snow")
    assert get(state, 0, BLACK + 4) == 1
    play(state, "play again")
    assert refused(state, "pyramid red") == "CW-25"
    play(state, "pyramid white", "slot 1-1")
    assert get(state, 0, BLACK + 3) == 0
    assert state.view(0)["step"] == "acting"


# --- the trainer --------------------------------------------------------------------------------


@rule("CW-72", "CW-74")
def test_three_crystals_complete_the_simple_task_once() -> None:
    state = turn_of()
    state.set(0, TRAINER_CARD, 1)
    crystals(state, 0, "white red")
    assert refused(state, "trainer") == "CW-72"
    crystals(state, 0, "green")
    play(state, "trainer", "head", "head")
    assert powers(state) == [3, 1, 1]
    assert get(state, 0, CRYSTAL + 2) == 1
    assert refused(state, "trainer") == "CW-74"


@rule("CW-73", "R-49")
def test_the_complex_task_needs_tiles_crystals_and_empty_slots() -> None:
    state = turn_of(trainer="complex")
    state.set(0, TRAINER_CARD, 1)
    assert refused(state, "trainer") == "CW-73"
    crystals(state, 0, "white green")
    cover(state, 0, "1-1 3-2 5-2")
    assert refused(state, "trainer") == "CW-73"
    cover(state, 0, flipped="5-4")
    blocked = state.copy()
    cover(blocked, 0, "4-2")
    assert refused(blocked, "trainer") == "CW-73"
    blacks(state, 0, 1, 0, 0, 1)
    play(state, "trainer", "head", "pyramid store", "head", "wings")
    assert powers(state) == [2, 2, 1]
    assert card_count(state, 0) == 1


@rule("CW-56", "R-54", "CW-60", "R-52")
def test_the_training_ends_after_twenty_rounds_at_the_latest() -> None:
    state = turn_of(rules="advanced")
    hold(state, 0, "gold", "shift")
    state.round = 20
    end_round(state)
    assert int(state.trigger) == -1
    assert state.view(0)["phase"] != "training"
    assert get(state, 0, HAND + CARDS.index("gold")) == 0
    assert get(state, 0, HAND + CARDS.index("shift")) == 1
    pile = state.view(-1)["pile"]
    assert pile == {"gold": 1}


@rule("CW-20")
def test_dice_are_rolled_by_chance_alone() -> None:
    rolls = set()
    for seed in range(30):
        state = new_game(2, "same")
        LUCK.at(seed)
        play(state, "pass", "pass")
        rolls.add(tuple(int(state.here(FACE_UP + die)) for die in range(7)))
    LUCK.at(0)
    assert len(rolls) > 10
    assert get(state, 0, TIER) == 0
