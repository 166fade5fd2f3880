"""What the judge foresees, and what it says for a move."""

from __future__ import annotations

import pytest

from wyrmhall.core.language import Speaker
from wyrmhall.core.words import Words
from wyrmhall.games.champions import GAME
from wyrmhall.games.champions.judge import ChampionsJudge
from wyrmhall.games.champions.judge_outlook import Outlook
from wyrmhall.games.champions.rules.names import LOOSE
from wyrmhall.games.champions.rules.pieces import (
    FACE_UP,
    FOUR,
    GOLD,
    MASTER_PART,
    OWED_GOLD,
    SIGIL_UP,
    TRAINER_CARD,
    TWO,
    WHERE,
)
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.rules.step import (
    BETTING,
    CHOOSING,
    DARKENING,
    GILDING,
    GRANTING,
    HIDING,
    OVER,
    PURGING,
    SELECTING,
    SPREADING,
)
from wyrmhall.games.champions.tests.table import (
    blacks,
    clear,
    cover,
    deal,
    dice,
    gold,
    hold,
    play,
    printed,
    to_tournament,
    turn_of,
)

RHOMBUS = "3-2 4-2 4-3 5-3"  # the simple pattern for the head


def judge() -> ChampionsJudge:
    """Give the judge of the game."""
    assert isinstance(GAME.judge, ChampionsJudge)
    return GAME.judge


def foreseen(state: Champions) -> Outlook:
    """Let the judge look at a table."""
    outlook = judge().contest.outlook
    outlook.survey(state)
    return outlook


def elements(state: Champions, seat: int) -> float:
    """Add up the elements that a seat is foreseen to have."""
    outlook = foreseen(state)
    return sum(outlook.element[seat * 6 + element] for element in range(6))


# --- what is foreseen ---------------------------------------------------------------------------


def test_the_training_lasts_until_the_nearest_dragon_is_complete() -> None:
    near, far = turn_of(), turn_of()
    cover(near, 1, RHOMBUS)
    assert foreseen(near).rounds_left(near) < foreseen(far).rounds_left(far)
    near.trigger = 0
    assert foreseen(near).rounds_left(near) == 0.0


def test_dice_count_for_those_who_will_take_them_while_they_are_still_spread() -> None:
    state = turn_of()
    state.step, state.round, state.turns, state.taken = SPREADING, 2, 2, 0
    for die in range(7):
        state.put(WHERE + die, LOOSE)
        state.put(FACE_UP + die, 0)
    without = turn_of()
    without.step, without.round, without.turns, without.taken = CHOOSING, 2, 2, 1
    assert elements(state, 1) > elements(without, 1) + 0.5


def test_the_worth_of_a_finished_game_is_its_victory_points() -> None:
    state = turn_of()
    to_tournament(state)
    state.step, state.match = OVER, 5
    state.set(0, FOUR, 3)
    state.set(1, FOUR, 2)
    state.set(1, TWO, 3)
    assert judge().prospect(state, 0) == pytest.approx(12, abs=0.5)
    assert judge().worth(state, 1) > 0 > judge().worth(state, 0)


# --- what is said for a move --------------------------------------------------------------------


def said(state: Champions, name: str, seat: int = 0) -> Words | None:
    """Ask what speaks for a move that is allowed now."""
    move = GAME.catalogue.number(name)
    assert move is not None, name
    assert move in list(state.moves(seat)), name
    return judge().reason(state, seat, move)


def reason(state: Champions, name: str, seat: int = 0) -> tuple[str, dict[str, object]]:
    """Name the message and its plain facts; both languages can speak it."""
    words = said(state, name, seat)
    assert words is not None, name
    for language in ("en", "de"):
        assert Speaker(GAME.folder, language).say(words)
    facts: dict[str, object] = {
        key: fact for key, fact in words.facts.items() if isinstance(fact, int)
    }
    return words.message.removeprefix("reason-"), facts


def test_upgrades_say_what_they_change() -> None:
    state = turn_of(3)
    cover(state, 0, RHOMBUS)
    blacks(state, 0, 1)
    assert reason(state, "upgrade head simple") == ("upgrade", {"before": 0, "after": 2})
    printed(state, 0, 1, 3, 3)
    assert reason(state, "upgrade head simple") == ("complete", {})


def test_the_best_tile_is_worth_taking_only_while_others_want_it() -> None:
    state = turn_of(2)
    cover(state, 0, RHOMBUS)
    assert reason(state, "upgrade head simple") == ("best-tile", {"power": 3})
    printed(state, 1, 3, 1, 1)
    assert reason(state, "upgrade head simple")[0] == "upgrade"


def test_tiles_are_placed_for_patterns_rows_and_the_trainer() -> None:
    state = turn_of(2, trainer="complex")
    state.step = GRANTING
    cover(state, 0, "3-2 4-2 4-3")
    assert reason(state, "slot 5-3")[0] == "pattern-complete"
    assert reason(state, "slot 1-1") == ("row", {"row": 1})
    assert reason(state, "slot 6-1") == ("pattern-near", {"count": 2, "power": 6})
    state = turn_of(2, trainer="complex")
    state.step = GRANTING
    state.set(0, TRAINER_CARD, 1)
    assert reason(state, "slot 5-2") == ("trainer", {})
    cover(state, 0, "4-2")  # a slot that must be empty
    assert reason(state, "slot 5-2")[0] == "pattern-near"


def test_a_die_and_an_area_say_which_pattern_they_complete() -> None:
    state = turn_of()
    cover(state, 0, "3-2 4-2 4-3")
    dice(state, green=1)
    assert reason(state, "pyramid green")[0] == "pattern-complete"
    state.put(WHERE + 4, 1)
    state.step, state.taken = CHOOSING, 0
    assert reason(state, "area 1")[0] == "pattern-complete"


def test_an_area_that_fits_without_blacks_is_named_if_no_other_gives_so_much() -> None:
    state = turn_of()
    state.step, state.taken = CHOOSING, 0
    printed(state, 0, 3, 3, 3)
    for die in range(7):
        state.put(FACE_UP + die, 5 if die < 6 else 0)  # all but the wild die show a black
        state.put(WHERE + die, 1 + die // 3)
    assert reason(state, "area 3") == ("area-clean", {"count": 1})
    assert said(state, "area 1") is None


def test_the_grounds_give_bonuses_and_what_the_trainer_asks_for() -> None:
    state = turn_of(2)
    state.set(0, TRAINER_CARD, 1)  # ice, fire and nature
    dice(state, purple=1, red=1)
    assert reason(state, "grounds red") == ("trainer", {})
    assert said(state, "grounds purple") is None
    clear(state, 0, "left snow")
    words = said(state, "grounds purple")
    assert words == Words("reason-border", {"bonuses": [Words("bonus-card")]})


def test_a_card_is_played_before_the_training_ends() -> None:
    state = turn_of()
    hold(state, 0, "gold")
    assert said(state, "play gold") is None
    state.trigger = 1
    assert reason(state, "play gold") == ("last-round", {})


def test_gold_and_blacks_say_how_a_part_compares() -> None:
    state = turn_of(3)
    printed(state, 0, 3, 2, 1)
    printed(state, 1, 3, 3, 6)
    state.step = GILDING
    state.put(OWED_GOLD, 1)
    assert reason(state, "head") == ("ahead", {"power": 4, "best": 3})
    assert reason(state, "wings") == ("level", {"power": 3, "best": 3})
    assert said(state, "tail") is None
    blacks(state, 0, 1, 3)
    state.step = PURGING
    assert reason(state, "head") == ("level", {"power": 3, "best": 3})
    assert said(state, "wings") is None  # still below 0
    blacks(state, 0, 0, 0)
    state.step = DARKENING
    assert reason(state, "tail") == ("behind", {"power": 0, "best": 6})
    printed(state, 0, 5, 2, 1)
    assert reason(state, "head") == ("still-ahead", {"power": 4, "best": 3})


def test_in_secret_a_black_on_no_power_costs_nothing() -> None:
    state = turn_of()
    state.step, state.late = HIDING, 1
    blacks(state, 0, 1, 1, 1, 1)
    assert reason(state, "head") == ("zero", {"power": -1, "best": 1})
    gold(state, 0, 0, 0, 0, 1)
    assert reason(state, "head") == ("level", {"power": 1, "best": 1})


def test_alone_gold_and_blacks_count_exams() -> None:
    state = turn_of(1, head="2", wings="9", tail="9")
    state.late, state.step = 1, HIDING
    printed(state, 0, 1, 1, 1)
    gold(state, 0, 0, 0, 0, 1)
    for row in range(3):
        state.give_master(MASTER_PART + row, row + 1)
    cover(state, 0, flipped="1-1")
    assert reason(state, "head") == ("exams", {"count": 1})
    gold(state, 0)
    state.set(0, GOLD + 3, 0)
    blacks(state, 0, 0, 0, 0, 1)
    assert reason(state, "wings") == ("no-exam", {})


def test_tasks_sigils_and_tokens_say_what_they_bring() -> None:
    state = turn_of(2)
    state.set(0, TRAINER_CARD, 1)
    clear(state, 0, "left snow", "volcano", "forest")
    assert reason(state, "trainer") == ("task", {})
    state.complex = 1
    cover(state, 0, "1-1 3-2 5-2 5-4")
    assert reason(state, "trainer") == ("task-complex", {})
    advanced = turn_of(2, rules="advanced")
    cover(advanced, 0, "4-1 4-2 4-3 5-2")
    to_tournament(advanced)
    assert reason(advanced, "exchange", int(advanced.seat)) == ("token", {})


def contest(rules: str) -> Champions:
    """Open the first match of seat 0, which is weaker than seat 1."""
    state = turn_of(2, rules=rules)
    printed(state, 0, 2, 1, 1)
    printed(state, 1, 3, 3, 3)
    deal(state, 0, "red red blue")
    cover(state, 0, flipped="3-1 3-2 3-3")
    state.late, state.match, state.step = 1, 1, SELECTING
    state.active = state.seat = 0
    state.aside = 2
    return state


def test_a_tournament_is_chosen_by_scores_or_by_what_can_be_reached() -> None:
    assert reason(contest("base"), "call fire breath") == ("score", {"score": 5, "best": 3})
    advanced = contest("advanced")
    gold(advanced, 0, 0, 0, 0, 2)
    assert reason(advanced, "call fire breath") == ("reach", {"score": 7, "best": 3})


def test_bets_say_what_they_make_and_what_others_can_reach() -> None:
    state = contest("advanced")
    gold(state, 1, 0, 0, 0, 1)
    play(state, "call fire breath")
    assert state.step == BETTING
    assert reason(state, "bet 3") == ("bet-sure", {"score": 5, "best": 4})
    assert reason(state, "bet 2") == ("bet", {"score": 4, "best": 4})
    assert reason(state, "bet 0") == ("save", {"score": 2, "best": 4})
    state.match = 5
    assert said(state, "bet 0") is None


def test_cards_of_a_match_say_what_they_change() -> None:
    state = contest("advanced")
    hold(state, 0, "ignore", "change")
    blacks(state, 0, 1)
    play(state, "call fire breath")
    play(state, "play change")
    assert reason(state, "element yellow") == ("element", {"count": 0, "best": 0})
    play(state, "element purple", "pass")
    play(state, "bet 0", "bet 0", seat=0)
    play(state, "bet 0", "bet 0", seat=1)
    assert reason(state, "play ignore") == ("card", {"before": 1, "after": 2, "best": 3})


def test_a_sigil_is_worth_a_power() -> None:
    state = turn_of(2, sigils="on")
    cover(state, 0, RHOMBUS)
    state.put(SIGIL_UP, 4)  # rock and nature, for the head
    play(state, "upgrade head simple")
    assert reason(state, "sigil") == ("sigil", {})
