"""Refusals: which rule forbids a move, and the facts that make it apply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import lowest
from wyrmhall.core.game import Refusal
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.names import MARK, PLAY_TOURNAMENT
from wyrmhall.games.champions.rules.reasons import (
    AREA_FULL,
    AREA_NEEDED,
    NO_BLACK_HERE,
    NO_CARD,
    NOT_EARNED,
    NOT_IN_PATTERN,
    REALM_EMPTY,
    SLOT_COVERED,
    TASK_CRYSTALS,
    TRAINING_OVER,
    WHY,
    WRONG_WINDOW,
)
from wyrmhall.games.champions.rules.speech import facts_of, kind_of, window_words
from wyrmhall.games.champions.rules.step import (
    ACTING,
    BETTING,
    CHOOSING,
    CLEANSING,
    CROSSING,
    DEALING,
    DISCARDING,
    GRANTING,
    HIDING,
    RETURNING,
    SHIFTING_FROM,
    TRADE_MATCHING,
    Step,
)
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.tournament_cards import window_of
from wyrmhall.games.champions.rules.training import fewest

# The rule of each tournament card stands behind all that its steps refuse.
CARD_RULES: Final = (
    *("CW-107", "CW-108", "CW-109", "CW-110", "CW-112", "CW-113", "CW-114", "CW-117", "CW-118"),
    *("CW-111", "CW-111", "CW-111", "CW-115", "CW-115", "CW-115", "CW-116", "CW-116", "CW-116"),
)
# Where a reason stands for another rule than usual.
HERE: Final = {
    (int(SLOT_COVERED), int(GRANTING)): "R-4",
    (int(REALM_EMPTY), int(CROSSING)): "CW-67",
    (int(NO_BLACK_HERE), int(CLEANSING)): "CW-65",
    (int(NOT_IN_PATTERN), int(TRADE_MATCHING)): "CW-95",
    (int(NO_CARD), int(DEALING)): "CW-93",
}
# What belongs to a turn after its dice are taken.
OF_A_TURN: Final = ("pyramid", "grounds", "upgrade", "trainer", "done", "pass")
# Moves that are asked for at one point only, and those that end with a phase.
ELSEWHERE: Final = {
    "redraw": ("CW-17", "refusal-redraw"),
    "sigil": ("CW-57", "refusal-sigil"),
    "exchange": ("CW-95", "refusal-exchange"),
}
OVER_NOW: Final = {
    "trainer": ("CW-74", "refusal-trainer"),
    "upgrade": ("CW-75", "refusal-upgrade"),
}


def refuse_turn(t: Table, step: Step) -> Refusal:
    """It is not this seat's turn, or nobody's any more."""
    deciders = t.turn()
    if deciders == 0:
        return Refusal("CW-90", Words("refusal-over"))
    facts: dict[str, Fact] = {"what": Words("step-" + step.name), "seat": int(lowest(deciders))}
    together = step.number in (HIDING, BETTING)
    return Refusal(
        rule_of_step(t, step), Words("refusal-ready" if together else "refusal-turn", facts)
    )


def refuse_step(t: Table, step: Step, move: i64) -> Refusal:
    """The move belongs to another step."""
    kind = kind_of(move)
    if step.number == ACTING and kind == "area":
        return Refusal("CW-25", Words("refusal-area-chosen"))
    if step.number == ACTING and kind == "pass":
        return Refusal("CW-29", Words("refusal-pass"))
    if step.number == CHOOSING and kind in OF_A_TURN:
        return Refusal("CW-25", Words("refusal-area-first"))
    if t.late != 0 and kind == "play" and move < PLAY_TOURNAMENT:
        return Refusal("CW-60", Words("refusal-training-over"))
    known = ELSEWHERE.get(kind) or (OVER_NOW.get(kind) if t.late != 0 else None)
    if known is not None:
        return Refusal(known[0], Words(known[1]))
    facts: dict[str, Fact] = {"what": Words("step-" + step.name)}
    return Refusal(rule_of_step(t, step), Words("refusal-step", facts))


def refuse(t: Table, seat: i64, move: i64, reason: i64) -> Refusal:
    """Name the rule behind a reason, and the facts."""
    message = WHY[reason][1]
    if reason in (AREA_FULL, AREA_NEEDED) and fewest(t) == 2:
        message += "-two"
    facts = facts_of(t, seat, move)
    if reason == WRONG_WINDOW:
        facts["window"] = window_words(t.window)
        facts["when"] = window_words(window_of(move - PLAY_TOURNAMENT))
    return Refusal(rule_of(t, move, reason), Words(message, facts))


def rule_of(t: Table, move: i64, reason: i64) -> str:
    """Find the rule that a reason stands for, at this moment."""
    if in_card(t):
        return CARD_RULES[t.card]
    if t.step == DEALING and reason not in (NO_CARD, WRONG_WINDOW, TRAINING_OVER):
        return CARD_RULES[move - PLAY_TOURNAMENT]
    if reason == TASK_CRYSTALS and t.complex != 0:
        return "CW-73"
    if reason == NOT_EARNED:
        return rule_of_achievement(move - MARK)
    return HERE.get((int(reason), int(t.step)), WHY[reason][0])


def rule_of_step(t: Table, step: Step) -> str:
    """Find the rule of what is decided now; a tournament card brings its own."""
    return CARD_RULES[t.card] if in_card(t) else step.rule


def in_card(t: Table) -> bool:
    """Ask whether a tournament card is being carried out."""
    return SHIFTING_FROM <= t.step <= RETURNING and t.step != DISCARDING


def rule_of_achievement(achievement: i64) -> str:
    """Find the rule of an achievement: of elements, of parts, of gold, or another."""
    if achievement < 9:
        return "CW-177" if achievement < 6 else "CW-178"
    return "CW-179" if achievement < 11 else "CW-180"
