"""What people try at the wrong moment, and what they are told (both languages)."""

from __future__ import annotations

import pytest

from wyrmhall.core.language import LANGUAGES, Speaker
from wyrmhall.core.laws import rule
from wyrmhall.games.champions import GAME
from wyrmhall.games.champions.rules.pieces import FRESH, LOST_TILE
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.tests.table import (
    blacks,
    clear,
    cover,
    decider,
    dice,
    end_training,
    gold,
    hold,
    new_game,
    play,
    printed,
    settle,
    to_tournament,
    turn_of,
)
from wyrmhall.games.champions.tests.test_tournament import bet, match_of, preparing


def told(state: Champions, name: str, seat: int | None = None) -> tuple[str, str]:
    """Give the rule and the message of a refusal that can be said in every language."""
    move = GAME.catalogue.number(name)
    assert move is not None, name
    refusal = state.refusal(decider(state) if seat is None else seat, move)
    assert refusal is not None, name
    for language in LANGUAGES:
        assert Speaker(GAME.folder, language).say(refusal.words)
    return refusal.rule, refusal.words.message.removeprefix("refusal-")


@rule("CW-17", "CW-25", "CW-26", "CW-29", "CW-57", "CW-59", "CW-95")
def test_in_a_turn() -> None:
    state = turn_of(rules="advanced")
    dice(state, red=1)
    hold(state, 0, "weaken")
    assert told(state, "redraw") == ("CW-17", "redraw")
    assert told(state, "area 1") == ("CW-25", "area-chosen")
    assert told(state, "pass") == ("CW-29", "pass")
    assert told(state, "done") == ("CW-29", "dice-left")
    assert told(state, "sigil") == ("CW-57", "sigil")
    assert told(state, "play weaken") == ("CW-59", "only-in-tournament")
    assert told(state, "exchange") == ("CW-95", "exchange")
    assert told(state, "bet 1") == ("CW-26", "step")
    assert told(state, "pyramid red", 1) == ("CW-26", "turn")


@rule("CW-25")
def test_before_an_area_is_taken() -> None:
    state = turn_of()
    state.taken = 0
    settle(state)
    for name in ("pyramid white", "grounds blue", "upgrade head simple", "trainer", "done"):
        assert told(state, name) == ("CW-25", "area-first")
    assert told(state, "slot 1-1") == ("CW-25", "step")


@rule("CW-28", "CW-48", "CW-65", "CW-67", "R-4")
def test_in_the_middle_of_an_effect() -> None:
    state = turn_of()
    cover(state, 0, "1-1")
    hold(state, 0, "tile", "crystal")
    blacks(state, 0, 0, 1, 0)
    clear(state, 0, "lake")
    dice(state, blue=1)
    tile = state.copy()
    play(tile, "play tile")
    assert told(tile, "slot 1-1") == ("R-4", "slot-covered")
    assert told(tile, "pyramid blue") == ("CW-48", "step")
    play(state, "play crystal")
    assert told(state, "realm lake") == ("CW-67", "realm-empty")
    used = turn_of()
    dice(used, blue=1)
    play(used, "pyramid blue")
    assert told(used, "trainer") == ("CW-28", "step")
    weak = turn_of()
    hold(weak, 0, "cleanse")
    blacks(weak, 0, 0, 1, 0)
    play(weak, "play cleanse")
    assert told(weak, "head") == ("CW-65", "no-black-here")


@rule("CW-60", "CW-74", "CW-75", "CW-76", "CW-77")
def test_in_the_final_preparation() -> None:
    state = preparing()
    cover(state, 1, "1-1 2-1 2-2 3-2")
    gold(state, 1, 0, 0, 0, 1)
    blacks(state, 2, 0, 0, 0, 1, 0)
    end_training(state)
    assert told(state, "trainer") == ("CW-74", "trainer")
    assert told(state, "play gold") == ("CW-60", "training-over")
    assert told(state, "upgrade wings advanced") == ("CW-52", "no-pattern")
    assert told(state, "upgrade wings simple", 2) == ("CW-75", "turn")
    play(state, "pass")
    assert told(state, "upgrade head simple") == ("CW-75", "upgrade")
    assert told(state, "head", 0) == ("CW-77", "ready")


@rule("CW-83", "CW-84", "CW-93", "CW-97", "CW-98", "CW-99", "CW-105")
def test_in_the_tournament() -> None:
    state = new_game(3)
    to_tournament(state)
    play(state, "call flight")
    assert told(state, "call flight") == ("CW-83", "no-public")
    match = match_of(s0="weaken extra trade_1")
    assert told(match, "play extra") == ("CW-93", "wrong-window")
    assert told(match, "play trade 1") == ("CW-93", "wrong-window")
    assert told(match, "play swap") == ("CW-93", "no-card")
    assert told(match, "play gold") == ("CW-60", "training-over")
    assert told(match, "bet 0") == ("CW-93", "step")
    play(match, "pass")
    assert told(match, "pass") == ("CW-98", "step")
    play(match, "bet 0", "bet 0", seat=1)
    assert told(match, "bet 0", 1) == ("CW-98", "ready")
    play(match, "bet 0", "bet 0", seat=0)
    assert told(match, "play weaken") == ("CW-93", "wrong-window")


@rule("CW-107", "CW-110", "CW-111", "CW-112", "CW-113", "CW-114", "CW-115", "CW-116")
@rule("CW-117", "CW-118")
@pytest.mark.parametrize(
    ("card", "window", "expected"),
    [
        ("shift", 0, ("CW-107", "no-shift")),
        ("pair_1", 1, ("CW-111", "nothing-to-spend")),
        ("extra", 1, ("CW-110", "nothing-to-spend")),
        ("wealth", 1, ("CW-112", "too-little-gold")),
        ("ignore", 1, ("CW-113", "no-black-to-ignore")),
        ("swap", 1, ("CW-114", "nothing-to-swap")),
        ("favour_1", 1, ("CW-115", "wrong-tournament")),
        ("trade_1", 2, ("CW-116", "nothing-to-trade")),
        ("return_three", 2, ("CW-117", "not-three")),
        ("return_two", 2, ("CW-118", "not-two")),
    ],
)
def test_a_card_without_use(card: str, window: int, expected: tuple[str, str]) -> None:
    state = match_of(s0=card)
    if window > 0:
        play(state, "pass")
        bet(state, (0, 0), (0, 0))
    if window > 1:
        play(state, "pass")
    assert told(state, "play " + card.replace("_", " ")) == expected


@rule("CW-117", "CW-118")
def test_returning_names_the_card_that_is_played() -> None:
    for card, number in (("return three", "CW-117"), ("return two", "CW-118")):
        state = match_of(s0=card.replace(" ", "_"))
        play(state, "pass")
        bet(state, (0, 0), (0, 0))
        play(state, "pass")
        for element in range(3):
            state.set(0, LOST_TILE + element, 2)
            state.set(0, FRESH + element, 2)
        cover(state, 0, "3-1")
        play(state, "play " + card)
        assert told(state, "slot 3-1") == (number, "slot-covered")
        assert told(state, "pass") == (number, "step")
        assert told(state, "slot 2-1", 1) == (number, "turn")


@rule("CW-177", "CW-178", "CW-179", "CW-180")
def test_achievements_that_were_not_earned() -> None:
    state = turn_of(1)
    state.master_card = 0
    printed(state, 0, 6, 1, 1)
    end_training(state)
    assert told(state, "mark tidecaller") == ("CW-177", "not-earned")
    assert told(state, "mark tail striker") == ("CW-178", "not-earned")
    assert told(state, "mark golden scales") == ("CW-179", "not-earned")
    assert told(state, "mark high achiever") == ("CW-180", "not-earned")
    assert told(state, "area 1") == ("CW-177", "step")
    play(state, "pass")
    assert state.turn() == 0
