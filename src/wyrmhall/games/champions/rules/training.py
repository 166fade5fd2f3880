"""Phase I, Dragon Training: rounds, turns, upgrades, the trainer (CW-20 to CW-74)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.words import Fact
from wyrmhall.games.champions.rules import preparation, solo
from wyrmhall.games.champions.rules.dragon import (
    elements_on,
    flip_and_take,
    gain_gold,
    matches_sigil,
    narrow_upgrade,
    take_sigil,
    upgrade_reason,
)
from wyrmhall.games.champions.rules.gains import die_words, settle, use_die
from wyrmhall.games.champions.rules.names import (
    AREA,
    DIE,
    DONE,
    GONE,
    GROUNDS,
    LOOSE,
    MINE,
    NOBODY,
    PASS,
    PLAY,
    PYRAMID,
    REDRAW,
    ROUNDS,
    SIGIL,
    SLOT,
    TRAINER,
    UPGRADE,
    USED,
)
from wyrmhall.games.champions.rules.pieces import (
    CRYSTAL,
    FACE_UP,
    HAND,
    OWED_CLEANSES,
    OWED_DRAWS,
    TRAINER_CARD,
    WHERE,
)
from wyrmhall.games.champions.rules.reasons import (
    AREA_EMPTY,
    AREA_FULL,
    AREA_NEEDED,
    DICE_LEFT,
    DIE_USED,
    FINE,
    NO_CARD,
    NO_SUCH_AREA,
    NOT_IN_PATTERN,
    NOT_PLACED_YET,
    NOT_YOUR_DIE,
    ONLY_IN_TOURNAMENT,
    TASK_CRYSTALS,
    TASK_DONE,
    TASK_EMPTY,
    TASK_TILES,
    UPGRADED,
)
from wyrmhall.games.champions.rules.setup import redraw
from wyrmhall.games.champions.rules.step import (
    ACTING,
    CHOOSING,
    CLAIMING,
    MATCHING,
    PLACING,
    REDRAWING,
    SPREADING,
    Step,
)
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.training_cards import play_card, unusable


class Redrawing(Step):
    """Before the first round: draw the three personal tournaments again, once (CW-17)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Draw again or keep; then the next seat, then the first round."""
        if move == REDRAW:
            redraw(t, seat)
        t.seat += 1
        if t.seat == t.seats:
            begin_round(t)


# Rounds (CW-20 to CW-24)


def begin_round(t: Table) -> None:
    """Roll all dice; the active player distributes them (CW-20)."""
    t.round += 1
    for die in range(7):
        t.put(WHERE + die, LOOSE)
        t.put(FACE_UP + die, t.chance.below(6))
    if t.log is not None:
        facts: dict[str, Fact] = {
            "round": int(t.round),
            "dice": [die_words(t, die) for die in range(7)],
        }
        seat = t.active if t.active < t.seats else NOBODY
        t.log.tell("event-roll" if seat >= 0 else "event-master-roll", seat, facts)
    t.master_card = NOBODY
    if t.active >= t.seats:
        solo.spread(t)
        begin_turns(t)
    else:
        t.seat = t.active
        t.step = SPREADING


def next_loose(t: Table) -> i64:
    """Find the die that is put into an area next."""
    die: i64 = 0
    while die < 7 and t.here(WHERE + die) != LOOSE:
        die += 1
    return die


def fewest(t: Table) -> i64:
    """Every area gets at least one die, two with two players (CW-22)."""
    return 2 if t.takers() == 2 else 1


class Spreading(Step):
    """The active player puts one die after the other into an area (CW-22, CW-23)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """No area gets too many dice, and enough are left for all the others."""
        area = move - AREA + 1
        if area > t.areas():
            return NO_SUCH_AREA
        inside = t.dice_in(area)
        if inside >= fewest(t) + 1:
            return AREA_FULL
        loose = t.dice_in(LOOSE)
        missing: i64 = 0
        for other in range(1, t.areas() + 1):
            short = fewest(t) - t.dice_in(other)
            if short > 0:
                missing += short
        return AREA_NEEDED if inside >= fewest(t) and loose <= missing else FINE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put the die there; after the last one, the turns begin."""
        die = next_loose(t)
        t.put(WHERE + die, move - AREA + 1)
        if t.log is not None:
            facts: dict[str, Fact] = {"die": die_words(t, die), "area": int(move - AREA + 1)}
            t.log.tell("event-spread", seat, facts)
        if next_loose(t) == 7:
            begin_turns(t)


def begin_turns(t: Table) -> None:
    """Everybody takes a turn, the player left of the active one first (CW-20)."""
    t.turns = 0
    next_turn(t)


def next_turn(t: Table) -> None:
    """Let the next player take a turn; after the last one the round is over."""
    if t.turns < t.takers():
        taker = (t.active + 1 + t.turns) % t.takers()
        if taker >= t.seats:
            t.seat = 0
            solo.take_dice(t)
            return
        t.seat = taker
        t.taken = t.upgraded = 0
        settle(t)
        return
    end_round(t)


def end_round(t: Table) -> None:
    """Pass the marker on, or end the training once a dragon is complete (CW-24, CW-56, R-54)."""
    solo_over = t.solo() and solo.has_three(t)
    if t.trigger != NOBODY or solo_over or t.round >= ROUNDS:
        preparation.begin(t)
        return
    t.active = (t.active + 1) % t.takers()
    begin_round(t)


class Placing(Step):
    """Choose which of the Master's dice fills the next space (CW-162, R-38)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The Master has taken the die."""
        return FINE if t.here(WHERE + move - DIE) == MINE else NOT_PLACED_YET

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Place its tiles; the last die is placed by itself, and the last space gives its bonus."""
        solo.place_die(t, move - DIE)
        if t.dice_in(MINE) == 1:
            last: i64 = 0
            while t.here(WHERE + last) != MINE:
                last += 1
            solo.place_die(t, last)
        if t.dice_in(MINE) == 0:
            solo.finish_turn(t)
            t.turns += 1
            next_turn(t)


# A turn (CW-25, CW-26)


class Choosing(Step):
    """Choose an area and take its dice; action cards may be played before (CW-25, R-14)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Look for dice in the area, and for the card."""
        if move >= PLAY:
            return card_reason(t, seat, move)
        area = move - AREA + 1
        if area > t.areas():
            return NO_SUCH_AREA
        return FINE if t.dice_in(area) > 0 else AREA_EMPTY

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Take the dice, or play a card."""
        if move >= PLAY:
            play_card(t, seat, move - PLAY)
            return
        for die in range(7):
            if t.here(WHERE + die) == move - AREA + 1:
                t.put(WHERE + die, MINE)
        t.taken = 1
        t.step = ACTING
        if t.log is not None:
            dice = [die_words(t, die) for die in range(7) if t.here(WHERE + die) == MINE]
            t.log.tell("event-take", seat, {"area": int(move - AREA + 1), "dice": dice})


def card_reason(t: Table, seat: i64, move: i64) -> i64:
    """Say why a card cannot be played in the training (CW-59)."""
    card = move - PLAY
    if t.get(seat, HAND + card) == 0:
        return NO_CARD
    return unusable(t, seat, card) if card < 9 else ONLY_IN_TOURNAMENT


class Acting(Step):
    """Use the dice, play cards, upgrade, do the trainer's task, in any order (CW-26)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Look what the action needs."""
        if move < SLOT:
            where = t.here(WHERE + (move - PYRAMID if move < GROUNDS else move - GROUNDS))
            return FINE if where == MINE else (DIE_USED if where == USED else NOT_YOUR_DIE)
        if move < UPGRADE:
            return card_reason(t, seat, move)
        if move == DONE:
            return DICE_LEFT if t.dice_in(MINE) > 0 else FINE
        if move == TRAINER:
            return task_reason(t, seat)
        return UPGRADED if t.upgraded != 0 else upgrade_reason(t, seat, move - UPGRADE)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Do what was chosen."""
        if move < GROUNDS:
            use_die(t, seat, move - PYRAMID, 0)
        elif move < SLOT:
            use_die(t, seat, move - GROUNDS, 1)
        elif move < UPGRADE:
            play_card(t, seat, move - PLAY)
        elif move == DONE:
            end_turn(t)
        elif move == TRAINER:
            complete_task(t, seat)
        else:
            begin_upgrade(t, seat, move - UPGRADE)


def end_turn(t: Table) -> None:
    """Set the used dice aside; the next player's turn follows."""
    for die in range(7):
        if t.here(WHERE + die) == USED:
            t.put(WHERE + die, GONE)
    t.turns += 1
    next_turn(t)


# Upgrading (CW-52 to CW-57)


def begin_upgrade(t: Table, seat: i64, stack: i64) -> None:
    """Look for the pattern; if it lies in several ways, the player shows which (CW-52)."""
    t.stack = stack
    t.chosen = 0
    if narrow_upgrade(t, seat):
        complete_upgrade(t, seat)


class Matching(Step):
    """Show which face-up tiles form the pattern, slot by slot (CW-52)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot decides between the ways in which the pattern may lie."""
        return FINE if has(t.offered, move - SLOT) else NOT_IN_PATTERN

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Note the slot."""
        t.chosen |= bit(move - SLOT)
        if narrow_upgrade(t, seat):
            if t.late != 0:
                preparation.complete_upgrade(t, seat)
            else:
                complete_upgrade(t, seat)


def complete_upgrade(t: Table, seat: i64) -> None:
    """Take the part tile; that may end the training and earn a sigil (CW-53, CW-56, CW-57)."""
    flip_and_take(t, seat)
    t.upgraded = 1
    if t.trigger == NOBODY and t.upgrades(seat) == 3:
        t.trigger = seat
        t.tell("event-trigger", seat, {})
    if t.sigils != 0 and matches_sigil(t, t.stack // 2, elements_on(t, t.chosen)):
        t.step = CLAIMING
    else:
        settle(t)


class Claiming(Step):
    """Take the face-up sigil of the part, or leave it (CW-57, R-12)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Take it or leave it."""
        if move == SIGIL:
            take_sigil(t, seat, t.stack // 2)
        settle(t)


# The trainer's task (CW-72 to CW-74)


def task_reason(t: Table, seat: i64) -> i64:
    """Say what the trainer's task still needs (CW-72, CW-73)."""
    card = t.get(seat, TRAINER_CARD) - 1
    if card < 0:
        return TASK_DONE
    for element in range(6):
        needs = t.box.trainer_simple[card * 6 + element]
        if t.complex != 0:
            needs = t.box.trainer_crystals[card * 6 + element]
        if t.get(seat, CRYSTAL + element) < needs:
            return TASK_CRYSTALS
    if t.complex == 0:
        return FINE
    if t.box.trainer_tiles[card] & ~t.covered[seat] != 0:
        return TASK_TILES
    return TASK_EMPTY if t.box.trainer_empty[card] & t.covered[seat] != 0 else FINE


def complete_task(t: Table, seat: i64) -> None:
    """Discard the trainer card for its reward (CW-72, CW-73)."""
    t.set(seat, TRAINER_CARD, 0)
    t.tell("event-task", seat, {})
    if t.complex != 0:
        t.put(OWED_CLEANSES, 2)
        t.more(OWED_DRAWS, 1)
    gain_gold(t, seat, 2)
    settle(t)


STEPS: Final[list[Step]] = [
    Redrawing(REDRAWING, "redrawing", "CW-17", [(REDRAW, 1), (PASS, 1)]),
    Spreading(SPREADING, "spreading", "CW-20", [(AREA, 5)]),
    Choosing(CHOOSING, "choosing", "CW-25", [(AREA, 5), (PLAY, 27)]),
    Acting(
        ACTING,
        "acting",
        "CW-26",
        [(PYRAMID, 7), (GROUNDS, 7), (PLAY, 27), (UPGRADE, 6), (TRAINER, 1), (DONE, 1)],
    ),
    Matching(MATCHING, "matching", "CW-52", [(SLOT, 21)]),
    Claiming(CLAIMING, "claiming", "CW-57", [(SIGIL, 1), (PASS, 1)]),
    Placing(PLACING, "placing", "CW-162", [(DIE, 7)]),
]
