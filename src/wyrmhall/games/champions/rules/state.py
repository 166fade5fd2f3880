"""The game as the house knows it: every step of every phase behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Refusal, Result
from wyrmhall.core.words import Log, Words
from wyrmhall.games.champions.rules import (
    census,
    gains,
    guess,
    late_cards,
    preparation,
    refusals,
    scores,
    solo,
    speech,
    tournament,
    tournament_cards,
    training,
    training_cards,
    view,
)
from wyrmhall.games.champions.rules.edition import ChampionsBox
from wyrmhall.games.champions.rules.names import MOVES, zeros
from wyrmhall.games.champions.rules.pieces import COMMON, MASTER, NO_LUCK, SPAN
from wyrmhall.games.champions.rules.reasons import FINE
from wyrmhall.games.champions.rules.setup import set_up
from wyrmhall.games.champions.rules.step import OVER, REDRAWING, Step
from wyrmhall.games.champions.rules.table import Table


def all_steps() -> list[Step]:
    """Put the steps of all phases at the places of their numbers."""
    known = [
        *gains.STEPS,
        *training_cards.STEPS,
        *training.STEPS,
        *preparation.STEPS,
        *tournament.STEPS,
        *tournament_cards.STEPS,
        *late_cards.STEPS,
        *solo.STEPS,
        Step(OVER, "over", "CW-90", []),
    ]
    steps = sorted(known, key=_number)
    assert [step.number for step in steps] == list(range(len(steps)))
    return steps


def _number(step: Step) -> int:
    return step.number


STEPS: Final[list[Step]] = all_steps()


class Champions(Table):
    """A game of Champions of Wind and Fire being played."""

    def turn(self) -> i64:
        """Say who must decide now."""
        return 0 if self.step == OVER else STEPS[self.step].deciders(self)

    def moves(self, seat: i64) -> vec[i64]:
        """List what the step knows and nothing forbids."""
        found = vec[i64]()
        if not has(self.turn(), seat):
            return found
        step = STEPS[self.step]
        for place in range(len(step.firsts)):
            for move in range(step.firsts[place], step.ends[place]):
                if step.check(self, seat, move) == FINE:
                    found = append(found, move)
        return found

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Name the rule that forbids a move, and the facts."""
        step = STEPS[self.step]
        if not has(self.turn(), seat):
            return refusals.refuse_turn(self, step)
        for place in range(len(step.firsts)):
            if step.firsts[place] <= move < step.ends[place]:
                reason = step.check(self, seat, move)
                return None if reason == FINE else refusals.refuse(self, seat, move, reason)
        return refusals.refuse_step(self, step, move)

    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Carry out a move."""
        self.chance = chance
        self.log = log
        STEPS[self.step].play(self, seat, move)
        self.chance = NO_LUCK
        self.log = None

    def copy(self) -> Champions:
        """Make an equal state that shares nothing but the box."""
        other = Champions(
            self.box,
            self.seats,
            self.own[:],
            self.common[:],
            self.master[:],
            self.covered[:],
            self.face_up[:],
        )
        self.copy_to(other)
        return other

    def result(self) -> Result:
        """Score the game as it stands."""
        return scores.solo_result(self) if self.solo() else scores.result(self)

    def view(self, seat: i64) -> Mapping[str, object]:
        """Show all that a seat may know."""
        return view.view(self, STEPS[self.step].name, seat)

    def guess(self, seat: i64, chance: Chance) -> Champions:
        """Draw hands, personal tournaments and what others set in secret, evenly.

        It leans in two rare cases. After a deck was rebuilt from its discards, all unseen cards
        are taken as one set, though a hand kept over the rebuilding cannot hold some of them.
        Somebody who is still distributing or setting a dial is taken to have just begun.
        """
        other = self.copy()
        guess.guess(other, seat, chance)
        return other

    def label(self, seat: i64, move: i64) -> Words:
        """Name a move for its button."""
        return speech.label(self, seat, move)

    def prompt(self, seat: i64) -> Words:
        """Say in one sentence what is asked now."""
        return speech.prompt(self, STEPS[self.step], seat)

    def census(self) -> dict[str, int]:
        """Count every piece by kind."""
        return census.census(self)


def start(
    seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None
) -> Champions:
    """Set the game up; with tournaments to redraw, that is asked first (CW-17)."""
    assert isinstance(box, ChampionsBox)
    masks = vec[i64]([0 for _ in range(seats)])
    state = Champions(
        box,
        seats,
        zeros(seats * SPAN),
        zeros(COMMON),
        zeros(MASTER if seats == 1 else 0),
        masks,
        masks[:],
    )
    state.chance = chance
    state.log = log
    set_up(state, options)
    state.step = REDRAWING
    if seats == 1:
        training.begin_round(state)
    state.chance = NO_LUCK
    state.log = None
    return state


NAMES: Final = MOVES
