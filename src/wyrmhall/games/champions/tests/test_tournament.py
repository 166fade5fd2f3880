"""Final Preparation and the Tournament in both modes (CW-75 to CW-118)."""

from __future__ import annotations

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.laws import rule
from wyrmhall.core.words import Log
from wyrmhall.games.champions.rules.names import CARDS
from wyrmhall.games.champions.rules.pieces import (
    BET_ELEMENTS,
    BLACK,
    CRYSTAL,
    DECK,
    DENTS,
    FOUR,
    FRESH,
    GOLD,
    HAND,
    LOST_CRYSTAL,
    LOST_GOLD,
    LOST_TILE,
    PERSONAL,
    PILE,
    PLAYED,
    ROW_GOLD,
    SCORE,
    TOKEN,
    TWO,
)
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.rules.tournament_cards import die_now, match_score
from wyrmhall.games.champions.tests.table import (
    blacks,
    cover,
    crystals,
    deal,
    decider,
    end_training,
    get,
    gold,
    hold,
    legal,
    new_game,
    our_box,
    play,
    powers,
    printed,
    publics,
    refused,
    to_tournament,
    turn_of,
)

# --- Final Preparation --------------------------------------------------------------------------


def preparing(**options: str) -> Champions:
    """Lay out three seats of which seat 0 is complete and ended the training."""
    state = turn_of(3, **options)
    printed(state, 0, 3, 3, 3)
    state.trigger = 0
    return state


@rule("CW-75", "CW-76", "R-11")
def test_late_upgrades_go_round_for_one_gold_each() -> None:
    state = preparing(sigils="on")
    cover(state, 1, "1-1 2-1 2-2 3-2 6-1 6-2 5-2 5-1 4-1")
    gold(state, 1, 0, 1, 0, 1)
    end_training(state)
    assert decider(state) == 1
    assert refused(state, "upgrade tail simple") == "CW-52"
    play(state, "upgrade head simple")
    while state.view(1)["step"] == "matching":
        play(state, legal(state)[0])
    assert refused(state, "tail") == "CW-76"
    assert refused(state, "dragon store") == "CW-76"
    play(state, "wings")
    assert get(state, 0, GOLD + 3) == 1
    assert powers(state, 1)[0] == 3
    assert state.view(1)["phase"] != "training"


@rule("CW-76")
def test_without_gold_there_is_no_late_upgrade() -> None:
    state = preparing()
    cover(state, 1, "1-1 2-1 2-2 3-2")
    end_training(state)
    assert state.view(1)["step"] != "finishing"


@rule("CW-75")
def test_passing_is_final_when_nobody_upgrades() -> None:
    state = preparing()
    for seat in (1, 2):
        cover(state, seat, "1-1 2-1 2-2 3-2")
        gold(state, seat, 0, 0, 0, 1)
    end_training(state)
    play(state, "pass")
    assert decider(state) == 2
    play(state, "upgrade head simple")
    assert decider(state) == 1  # the round repeats, for somebody upgraded
    play(state, "pass")
    assert state.view(1)["step"] != "finishing"


@rule("CW-77", "R-8", "R-9", "R-51")
def test_what_is_left_is_distributed_in_secret_gold_first() -> None:
    state = preparing()
    gold(state, 1, 0, 0, 0, 1)
    blacks(state, 1, 2, 0, 0, 1, 1)
    blacks(state, 2, 0, 0, 0, 1, 0)
    end_training(state)
    assert int(state.turn()) == 0b110
    assert refused(state, "wings", 1) == "CW-41"  # the head is at -1
    play(state, "head", seat=1)
    seen = state.view(2)["players"]
    assert isinstance(seen, list)
    assert seen[1]["hidden"] is None
    assert seen[1]["gold_store"] == 1
    assert refused(state, "head", 1) == "CW-36"
    play(state, "wings", "tail", seat=1)
    log = Log()
    play(state, "tail", seat=2, log=log)
    assert any(event.reveals for event in log.events)
    assert powers(state, 1) == [0, 0, 0]
    assert get(state, 1, BLACK + 3) + get(state, 1, BLACK + 4) == 0


@rule("CW-77", "R-9")
def test_a_guess_distributes_in_every_allowed_way() -> None:
    state = preparing()
    blacks(state, 1, 0, 0, 0, 1, 1)
    blacks(state, 2, 0, 0, 0, 1, 0)
    end_training(state)
    play(state, "head", "wings", seat=1)
    seen = set()
    chance = Chance("guess")
    for number in range(60):
        chance.at(number)
        guess = state.guess(2, chance)
        seen.add(tuple(int(guess.get(1, 24 + part)) for part in range(3)))
    assert seen == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}


@rule("CW-78", "R-9")
def test_advanced_gold_stays_and_blacks_are_distributed() -> None:
    state = preparing(rules="advanced")
    gold(state, 1, 0, 0, 0, 3)
    blacks(state, 1, 0, 0, 0, 2, 1)
    end_training(state)
    play(state, "head", "wings", "tail", seat=1)
    assert powers(state, 1) == [0, 0, 0]
    assert get(state, 1, GOLD + 3) == 3


@rule("CW-79", "CW-80", "CW-3")
def test_dice_show_the_power_and_never_less_than_nothing() -> None:
    state = turn_of()
    printed(state, 0, 6, 3, 1)
    gold(state, 0, 1)
    blacks(state, 0, 2, 0, 3)
    assert powers(state) == [5, 3, -2]
    assert [int(state.die_power(0, part)) for part in range(3)] == [5, 3, 0]
    assert int(state.total_power(0)) == 8


# --- the order of matches -----------------------------------------------------------------------


@rule("CW-82")
def test_the_weakest_begins_as_in_the_rulebooks_example() -> None:
    state = new_game(3)
    for seat, parts in enumerate(([4, 3, 3], [4, 4, 4], [4, 4, 3])):
        printed(state, seat, *parts)
    to_tournament(state)
    assert decider(state) == 0  # 10 against 12 and 11
    tied = new_game(3)
    tied.active = 1
    for seat, parts in enumerate(([1, 3, 3], [2, 2, 3], [1, 3, 3])):
        printed(tied, seat, *parts)
    to_tournament(tied)
    assert decider(tied) == 2  # fewest upgrades, then nearest to the left of seat 1
    own = new_game(3)
    own.active = 1
    to_tournament(own)
    assert decider(own) == 1


@rule("CW-82", "CW-83", "CW-85")
def test_the_weakest_chooses_both_public_matches_as_in_the_rulebooks_example() -> None:
    """10 against 12 and 11: white Fire Breath aside, purple Flight now, Tail Wielding discarded."""
    state = new_game(3)
    for seat, parts in enumerate(([4, 3, 3], [4, 4, 4], [4, 4, 3])):
        printed(state, seat, *parts)
    publics(state, "white purple green")
    to_tournament(state)
    play(state, "call fire breath")
    assert match_seen(state) == ("", "")  # no tournament lies open yet
    play(state, "call flight")
    assert state.view(-1)["publics"] == [{"part": "head", "element": "white", "played": False}]
    assert sum(get(state, seat, FOUR) + get(state, seat, TWO) for seat in range(3)) > 0
    assert (int(state.discipline), int(state.printed)) == (1, 3)


def match_seen(state: Champions) -> tuple[str, str]:
    """Read off the view which tournament lies open."""
    match = state.view(-1)["match"]
    assert isinstance(match, dict)
    return match["discipline"], match["element"]


@rule("CW-80", "CW-106", "CW-108")
def test_everybody_sees_the_dice_as_cards_have_made_them() -> None:
    state = match_of(s0="weaken")
    assert match_seen(state) == ("wings", "red")
    play(state, "play weaken", "rival 2")
    seen = state.view(-1)["players"]
    assert isinstance(seen, list)
    assert [player["die"] for player in seen] == [5, 3]
    assert [player["parts"][1]["power"] for player in seen] == [5, 5]


@rule("CW-81", "CW-83", "CW-84", "CW-85", "CW-86", "CW-89", "CW-91", "R-19", "R-20")
@pytest.mark.parametrize(("seats", "order"), [(2, "01010"), (3, "01201"), (4, "01230")])
def test_five_matches_in_their_order(seats: int, order: str) -> None:
    state = new_game(seats)
    state.active = 0
    to_tournament(state)
    assert legal(state) == ["call fire breath", "call flight", "call tail wielding"]
    play(state, "call flight")
    chosen = []
    while state.turn():
        chosen.append(decider(state))
        if seats == 3 and len(chosen) == 1:
            assert refused(state, "call flight") == "CW-83"
        play(state, legal(state)[0])
    assert "".join(str(seat) for seat in chosen) == order[:4]
    assert int(state.active) == int(order[4])
    assert int(state.match) == 5
    assert int(state.discipline) == 1
    assert state.view(-1)["publics"] == []
    played = sum(int(state.get(seat, PLAYED)).bit_count() for seat in range(seats))
    assert played == (3 if seats == 3 else 4)
    trophies = [get(state, seat, FOUR) * 4 + get(state, seat, TWO) * 2 for seat in range(seats)]
    assert state.result().totals() == trophies  # and nothing for cards that were not played


@rule("CW-84", "R-19")
def test_a_personal_tournament_is_played_once() -> None:
    state = new_game(2)
    state.active = 0
    to_tournament(state)
    play(state, "call flight", "call flight", "call fire breath")
    assert refused(state, "call flight") == "CW-84"
    shown = state.view(1)["players"]
    assert isinstance(shown, list)
    assert [card["played"] for card in shown[0]["personal"]] == [False, True, False]
    assert shown[0]["personal"][0]["element"] is None


@rule("CW-87", "CW-88", "CW-54")
def test_a_match_is_scored_as_in_the_rulebooks_example() -> None:
    """Green Tail Wielding: 5 + 4 elements takes 4 points, the two sixes take 2 each."""
    state = new_game(3)
    for seat, power in enumerate((5, 6, 6)):
        printed(state, seat, 1, 1, power)
    cover(state, 0, "5-1", flipped="5-2 5-4")
    crystals(state, 0, "green")
    state.active = 0
    publics(state, "red blue green")
    to_tournament(state)
    state.active = state.seat = 0
    play(state, "call fire breath", "call tail wielding")
    assert [get(state, seat, SCORE) for seat in range(3)] == [9, 6, 6]
    assert [get(state, seat, FOUR) for seat in range(3)] == [1, 0, 0]
    assert [get(state, seat, TWO) for seat in range(3)] == [0, 1, 1]
    assert int(state.elements_of(0, 4)) == 4


@rule("CW-88", "R-21", "R-22", "R-23")
def test_ties_share_trophies_even_for_nothing() -> None:
    state = new_game(4)
    for seat in range(4):
        blacks(state, seat, 1, 1, 1)
    to_tournament(state)
    play(state, "call flight", legal(state)[0])
    assert [get(state, seat, FOUR) for seat in range(4)] == [1] * 4
    assert [get(state, seat, TWO) for seat in range(4)] == [0] * 4
    for _ in range(3):
        play(state, legal(state)[0])
    assert sum(get(state, seat, FOUR) for seat in range(4)) > 10  # more than were printed


@rule("CW-3", "CW-90", "R-35")
def test_points_then_upgrades_then_dice_decide() -> None:
    state = new_game(3)
    state.step = 44
    for seat, points in enumerate((2, 2, 1)):
        state.set(seat, FOUR, points)
    assert state.result().ending == "champions"
    assert list(state.result().winners) == [0, 1]
    gold(state, 1, 1)
    assert list(state.result().winners) == [1]
    printed(state, 0, 2, 1, 1)
    state.set(0, BLACK, 1)
    assert list(state.result().winners) == [0]
    state.set(2, FOUR, 3)
    assert list(state.result().ranks) == [2, 3, 1]


# --- the Advanced tournament --------------------------------------------------------------------


def match_of(seats: int = 2, discipline: str = "flight", **cards: str) -> Champions:
    """Open an Advanced match in red Flight; seat 0 is active: `match_of(zero="extra swap")`."""
    state = turn_of(seats, rules="advanced")
    for seat in range(seats):
        printed(state, seat, 3, 5, 3)
        deal(state, seat, "red red red")
        hold(state, seat, *[c.replace("_", " ") for c in cards.get(f"s{seat}", "").split()])
    state.tokens = 0  # no exchange unless a test wants one
    to_tournament(state)
    state.active = state.seat = 0
    publics(state, "blue green blue")
    play(state, "call fire breath")
    if seats == 3:
        play(state, "call tail wielding")
    else:
        play(state, f"call {discipline}")
    return state


def bet(state: Champions, *bets: tuple[int, int]) -> None:
    for seat, (elements, coins) in enumerate(bets):
        play(state, f"bet {elements}", f"bet {coins}", seat=seat)


@rule("CW-92", "CW-93", "CW-97")
def test_a_window_closes_when_all_have_passed_one_after_the_other() -> None:
    state = match_of(s0="weaken shift", s1="weaken")
    assert state.view(0)["step"] == "dealing"
    assert refused(state, "play extra") == "CW-93"  # not in the hand
    assert refused(state, "play gold") == "CW-60"
    play(state, "pass")
    assert decider(state) == 1
    play(state, "play weaken", "rival 1", "pass")
    assert decider(state) == 0  # another chance
    play(state, "play weaken", "rival 2", "pass")
    assert state.view(0)["step"] == "betting"  # seat 1 holds no card any more


@rule("CW-93")
def test_a_card_belongs_to_its_window() -> None:
    state = match_of(s0="weaken extra wealth")
    assert refused(state, "play extra") == "CW-93"
    play(state, "pass")
    bet(state, (0, 0), (0, 0))
    assert refused(state, "play weaken") == "CW-93"


@rule("CW-94", "CW-95", "CW-96", "R-24", "R-25", "R-28")
def test_three_tiles_in_the_tokens_pattern_buy_power_and_a_point() -> None:
    state = turn_of(2, rules="advanced")
    blacks(state, 0, 3, 3, 3)
    cover(state, 0, "1-1 2-1", flipped="2-2 3-1 4-1")
    to_tournament(state)
    assert state.view(0)["step"] == "trading"
    names = state.view(0)["match"]
    assert isinstance(names, dict)
    assert names["token_pattern"] in ("line", "triangle")
    play(state, "exchange")
    while state.view(0)["step"] == "trade-matching":
        play(state, legal(state)[0])
    play(state, "head")
    assert powers(state) == [-1, -2, -2]
    assert get(state, 0, TOKEN) == 1
    assert sum(get(state, 0, LOST_TILE + element) for element in range(6)) == 3
    assert int(state.tokens) == 11
    assert state.result().totals()[0] == 1
    assert state.view(0)["step"] == "reserving"  # no other triple lies there


@rule("CW-95")
def test_tokens_can_run_out() -> None:
    state = turn_of(2, rules="advanced")
    state.tokens = 0
    cover(state, 0, "1-1 2-1 2-2 3-1 3-2 3-3")
    to_tournament(state)
    assert state.view(0)["step"] == "reserving"


@rule("CW-98", "R-51")
def test_a_bet_is_at_most_what_one_has_as_in_the_rulebooks_example() -> None:
    state = match_of()
    cover(state, 0, "3-1 3-2 3-3")
    crystals(state, 0, "red")
    gold(state, 0, 0, 0, 0, 3)
    assert legal(state, 0) == [f"bet {number}" for number in range(5)]
    assert refused(state, "bet 5", 0) == "CW-98"
    play(state, "bet 4", seat=0)
    assert legal(state, 0) == [f"bet {number}" for number in range(4)]
    seen = state.view(1)["players"]
    assert isinstance(seen, list)
    assert seen[0]["dial"] is None
    log = Log()
    play(state, "bet 3", seat=0)
    play(state, "bet 0", seat=1)
    play(state, "bet 0", seat=1, log=log)
    assert any(event.reveals for event in log.events)


@rule("CW-99", "CW-102", "CW-103", "CW-104", "CW-105", "CW-106")
def test_bets_are_added_and_discarded_and_dice_are_restored() -> None:
    state = match_of(s1="weaken")
    cover(state, 0, "3-1 3-2 4-1")
    crystals(state, 0, "red")
    gold(state, 0, 0, 0, 0, 2)
    play(state, "play weaken", "rival 1", "pass")
    assert int(die_now(state, 0)) == 3
    bet(state, (2, 2), (0, 0))
    assert get(state, 0, SCORE) == 5 - 2 + 2 + 2
    assert get(state, 0, FOUR) == 1
    assert state.view(0)["step"] == "discarding"
    assert refused(state, "slot 4-1") == "CW-104"
    assert refused(state, "slot 3-3") == "CW-104"
    play(state, "element red", "slot 3-2")
    assert get(state, 0, LOST_TILE + 2) == 1
    assert get(state, 0, LOST_CRYSTAL + 2) == 1
    assert get(state, 0, GOLD + 3) == 0
    assert get(state, 0, LOST_GOLD) == 2
    assert get(state, 0, DENTS) == 0


@rule("CW-92", "CW-104", "CW-105")
def test_what_was_spent_is_gone_before_the_last_window() -> None:
    state = match_of(s0="return_two")
    cover(state, 0, "3-1 3-2 3-3")
    play(state, "pass")
    bet(state, (2, 0), (0, 0))
    play(state, "pass")
    assert get(state, 0, FOUR) == 1
    assert state.view(0)["step"] == "discarding"
    play(state, "rest")
    match = state.view(0)["match"]
    assert isinstance(match, dict)
    assert match["window"] == "after"
    assert int(state.tiles_of(0, 2)) == 1
    play(state, "play return two")


@rule("R-34")
def test_the_rest_is_discarded_in_the_obvious_way() -> None:
    state = match_of()
    cover(state, 0, "3-1 3-2 3-3")
    bet(state, (2, 0), (0, 0))
    play(state, "rest")
    assert get(state, 0, LOST_TILE + 2) == 2
    alone = match_of()
    cover(alone, 0, "3-1")
    bet(alone, (1, 0), (0, 0))
    assert alone.view(0)["step"] != "discarding"  # all of it: nothing to choose
    assert get(alone, 0, LOST_TILE + 2) == 1


@rule("CW-30", "CW-104")
@pytest.mark.parametrize("spent", ["slot 3-1", "element red"])
def test_where_no_form_is_named_tile_and_crystal_both_serve(spent: str) -> None:
    state = match_of()
    cover(state, 0, "3-1")
    crystals(state, 0, "red")
    bet(state, (1, 0), (0, 0))
    assert int(state.elements_of(0, 2)) == 2
    assert legal(state) == ["slot 3-1", "element red", "rest"]
    play(state, spent)
    assert int(state.tiles_of(0, 2)) == (0 if spent == "slot 3-1" else 1)
    assert int(state.elements_of(0, 2)) == 1


@rule("CW-101", "R-29")
def test_a_score_is_never_more_than_twenty() -> None:
    state = match_of()
    gold(state, 0, 0, 0, 0, 20)
    bet(state, (0, 20), (0, 0))
    assert get(state, 0, SCORE) == 20


@rule("CW-107", "R-50")
def test_shift_moves_blacks_to_parts_that_keep_power() -> None:
    state = match_of(s0="shift")
    blacks(state, 0, 2, 0, 2)
    play(state, "play shift", "head")
    assert refused(state, "head") == "CW-107"
    assert refused(state, "tail") == "CW-107"  # its power is 1
    play(state, "wings")
    assert powers(state) == [2, 4, 1]
    assert refused(state, "wings") == ""
    play(state, "done")
    assert state.view(0)["step"] == "dealing"


@rule("CW-108")
def test_weaken_lowers_a_rivals_die_but_not_below_nothing() -> None:
    state = match_of(s0="weaken weaken weaken")
    assert refused(state, "rival 2") == "CW-93"
    play(state, "play weaken")
    assert refused(state, "rival 1") == "CW-108"
    assert refused(state, "rival 3") == "CW-108"
    play(state, "rival 2", "play weaken", "rival 2", "play weaken", "rival 2")
    assert int(die_now(state, 1)) == 0
    assert powers(state, 1)[1] == 5


@rule("CW-109", "R-32")
def test_another_element_counts_and_the_printed_kind_stays() -> None:
    state = match_of(s0="change change favour_3")
    play(state, "play change")
    assert refused(state, "element red") == "CW-109"
    play(state, "element blue", "play change", "element green", "pass")
    assert int(state.element) == 4
    cover(state, 0, "5-1")
    assert legal(state, 0) == ["bet 0", "bet 1"]
    bet(state, (1, 0), (0, 0))
    play(state, "play favour 3")  # fire or water: the card still says fire
    assert int(die_now(state, 0)) == 7


@rule("CW-110", "R-31", "CW-102")
def test_extra_elements_come_on_top_of_the_dial() -> None:
    state = match_of(s0="extra")
    cover(state, 0, "3-1 4-1")
    crystals(state, 0, "blue")
    play(state, "pass")
    bet(state, (1, 0), (0, 0))
    play(state, "play extra")
    assert refused(state, "done") == "CW-110"
    assert refused(state, "element red") == "CW-110"  # bound by the bet
    play(state, "element purple", "element blue")
    assert int(match_score(state, 0)) == 5 + 1 + 2
    play(state, "pass")
    assert get(state, 0, LOST_TILE + 3) == 1
    assert get(state, 0, LOST_CRYSTAL + 5) == 1


@rule("CW-111")
def test_gifts_take_only_their_two_elements() -> None:
    state = match_of(s0="pair_3")
    cover(state, 0, "5-1 6-1 4-1")
    play(state, "pass")
    bet(state, (0, 0), (0, 0))
    play(state, "play pair 3")
    assert refused(state, "element purple") == "CW-111"
    play(state, "element green", "element blue")
    assert int(match_score(state, 0)) == 5 + 4


@rule("CW-112", "R-33")
def test_every_two_gold_of_the_bet_count_as_three() -> None:
    state = match_of(s0="wealth wealth")
    gold(state, 0, 0, 0, 0, 5)
    play(state, "pass")
    bet(state, (0, 5), (0, 0))
    play(state, "play wealth")
    assert int(match_score(state, 0)) == 5 + 7
    assert refused(state, "play wealth") == "CW-112"
    poor = match_of(s0="wealth")
    gold(poor, 0, 0, 0, 0, 5)
    play(poor, "pass")
    bet(poor, (0, 1), (0, 0))
    assert refused(poor, "play wealth") == "CW-112"


@rule("CW-113")
@pytest.mark.parametrize(("count", "die"), [(1, 0), (2, 1), (6, 5)])
def test_ignored_blacks_count_from_the_true_power(count: int, die: int) -> None:
    state = match_of(s0="ignore")
    blacks(state, 0, 0, 6, 0)
    assert powers(state)[1] == -1
    state.set(0, 85, count)
    assert int(die_now(state, 0)) == die


@rule("CW-113")
def test_defying_the_dark_needs_a_black() -> None:
    state = match_of(s0="ignore ignore")
    play(state, "pass")
    bet(state, (0, 0), (0, 0))
    assert refused(state, "play ignore") == "CW-113"
    blacks(state, 0, 0, 3, 0)
    play(state, "play ignore")
    assert int(die_now(state, 0)) == 4


@rule("CW-100", "CW-114", "R-30")
def test_other_means_pay_the_bet_and_the_rest_is_cut() -> None:
    state = match_of(s0="swap extra")
    cover(state, 0, "3-1 6-1 6-2")
    play(state, "pass")
    assert refused(state, "bet 4", 0) == "CW-98"
    bet(state, (3, 0), (0, 0))
    assert int(match_score(state, 0)) == 5 + 1  # two cannot be paid so far
    play(state, "play swap")
    assert refused(state, "element red") == "CW-114"
    play(state, "element blue")
    assert refused(state, "bet 0") == "CW-114"
    assert refused(state, "bet 3") == "CW-114"
    play(state, "bet 1")
    assert int(match_score(state, 0)) == 5 + 2
    play(state, "play extra", "element blue")
    assert int(match_score(state, 0)) == 5 + 3
    assert get(state, 0, BET_ELEMENTS) == 3


@rule("CW-98", "CW-100", "R-30")
def test_each_other_means_pays_with_one_more_kind() -> None:
    """What cards can replace may be bet: two cards, two kinds, and the best of them."""
    state = match_of(s0="swap swap")
    cover(state, 0, "3-1 4-1 5-1 5-2 6-1 6-2 6-3")
    play(state, "pass")
    assert refused(state, "bet 7", 0) == "CW-98"
    bet(state, (6, 0), (0, 0))
    play(state, "play swap", "element blue", "bet 3", "play swap", "element green", "bet 2")
    assert int(match_score(state, 0)) == 5 + 6
    play(state, "pass")
    assert get(state, 0, SCORE) == 11
    assert [get(state, 0, LOST_TILE + element) for element in range(6)] == [0, 0, 1, 0, 2, 3]


@rule("CW-115", "CW-106")
def test_a_favour_raises_the_die_in_its_tournaments() -> None:
    state = match_of(s0="favour_1 favour_3")
    play(state, "pass")
    bet(state, (0, 0), (0, 0))
    assert refused(state, "play favour 1") == "CW-115"
    play(state, "play favour 3", "pass")
    assert get(state, 0, SCORE) == 7
    assert int(die_now(state, 0)) == 5


@rule("CW-116", "CW-30")
def test_a_trade_mixes_tiles_and_crystals() -> None:
    """The rulebook's example: a purple crystal for a red tile, a purple tile for a white one."""
    state = match_of(s0="trade_1")
    cover(state, 0, "4-1")
    crystals(state, 0, "purple")
    play(state, "pass")
    bet(state, (0, 0), (0, 0))
    play(state, "pass", "play trade 1")
    assert refused(state, "element red") == "CW-116"
    assert refused(state, "done") == "CW-116"
    play(state, "element purple")
    assert refused(state, "element purple") == "CW-116"
    play(state, "slot 3-1", "slot 4-1", "slot 1-1")
    assert [int(state.elements_of(0, element)) for element in (0, 2, 3)] == [1, 1, 0]
    assert get(state, 0, LOST_TILE + 3) == 1


@rule("CW-116")
def test_a_trade_can_bring_an_own_crystal() -> None:
    state = match_of(s0="trade_1")
    cover(state, 0, "4-1 4-2")
    state.add(0, CRYSTAL + 0, 0)
    play(state, "pass")
    bet(state, (0, 0), (0, 0))
    play(state, "pass", "play trade 1", "slot 4-1", "element white")
    assert get(state, 0, CRYSTAL) == 1
    play(state, "done")


@rule("CW-117", "R-26", "R-27")
def test_three_different_tiles_come_back() -> None:
    state = match_of(s0="return_three")
    for element in (0, 1, 2):
        state.set(0, LOST_TILE + element, 1)
    play(state, "pass")
    bet(state, (0, 0), (0, 0))
    play(state, "pass", "play return three", "slot 1-1")
    assert refused(state, "slot 4-1") == "CW-117"
    play(state, "slot 2-1")
    assert refused(state, "slot 2-2") == "CW-117"
    rows = get(state, 0, ROW_GOLD)
    play(state, "slot 3-3")
    assert get(state, 0, ROW_GOLD) == rows == 63
    assert sum(get(state, 0, LOST_TILE + element) for element in range(6)) == 0
    few = match_of(s0="return_three")
    few.set(0, LOST_TILE, 1)
    play(few, "pass")
    bet(few, (0, 0), (0, 0))
    play(few, "pass")
    assert refused(few, "play return three") == "CW-117"


@rule("CW-118", "R-26")
def test_two_tiles_of_this_match_come_back() -> None:
    state = match_of(s0="return_two")
    cover(state, 0, "3-1 3-2")
    state.set(0, LOST_TILE + 5, 3)  # long ago, for tokens
    play(state, "pass")
    bet(state, (2, 0), (0, 0))
    play(state, "pass")
    assert get(state, 0, FRESH + 2) == 2
    play(state, "play return two")
    assert refused(state, "slot 6-1") == "CW-118"
    play(state, "slot 3-3")
    assert refused(state, "slot 6-1") == "CW-118"
    play(state, "slot 3-1")
    assert int(state.tiles_of(0, 2)) == 2


@rule("CW-5", "CW-92")
def test_there_are_twelve_kinds_of_tournament_cards() -> None:
    copies = list(our_box().tournament_copies)
    assert sum(copies) == 36
    assert copies[:9] == [3] * 9
    census = new_game(2, rules="advanced").census()
    assert census["card shift"] == 3


@rule("R-51")
def test_a_guess_keeps_what_a_seat_knows() -> None:
    state = match_of(3, s0="extra swap", s1="wealth", s2="gold")
    chance = Chance("guess")
    hands = set()
    for number in range(40):
        chance.at(number)
        guess = state.guess(0, chance)
        assert [get(guess, 0, HAND + card) for card in range(27)] == [
            get(state, 0, HAND + card) for card in range(27)
        ]
        assert guess.view(0) == state.view(0)
        hands.add(next(card for card in range(9, 27) if get(guess, 1, HAND + card)))
        assert get(guess, 0, PERSONAL) == get(state, 0, PERSONAL)
    assert len(hands) > 8
    unseen = sum(int(state.here(DECK + card)) for card in range(27))
    assert unseen > 0
    assert int(state.here(PILE + CARDS.index("gold"))) == 0
