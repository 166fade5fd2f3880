"""What Evil is about to do, as far as anybody can know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import count
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    CURSE_BORDER,
    CURSE_FOREST,
    CURSE_STAR,
    ECHO,
    EVIL_BOTTOM,
    EVIL_DECK,
    EVIL_TOP,
    FIRST_EVIL,
    LIFTED,
    MOVE_FORWARD,
    ORDERED,
    SCRIED,
)
from wyrmhall.games.dragon_and_emperor.rules.evil import TOKENS
from wyrmhall.games.dragon_and_emperor.views import Realm

EVIL_FACES: Final = ECHO - FIRST_EVIL
KNOWN: Final = 96  # cards that may lie in a known order, at most
MOST: Final = TOKENS + 1  # numbers of Curse tokens that a card may bring, with none


class Menace:
    """Looks through the Evil cards: those in a known order first, then the shuffled ones."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Read the weights."""
        self.fade = weights["fade"]
        self.tokens = vec[i64]([0 for _ in range(EVIL_FACES)])  # that an Evil card would bring
        self.line = vec[i64]([0 for _ in range(KNOWN)])  # the cards in a known order
        self.known: i64 = 0
        self.odds = vec[float]([0.0 for _ in range(2 * MOST)])  # tokens of the next two phases
        self.forward = vec[float]([0.0, 0.0])  # the chance of a Move Forward in each of them
        self.steps: i64 = 0  # of Evil to the Palace
        self.draws = 0.0  # Evil cards until it is there
        self.stalls = 0.0  # phases that Suppress Evil swallows before
        self.held_up = 0.0  # cards that do so, and will come back
        self.coming = 0.0  # Curse tokens that the next two phases will bring
        self.doom = 0.0  # the chance that they end the game

    def look(self, s: Realm) -> None:
        """Look at the Evil cards of a position."""
        self.steps = len(s.chart.lane) - 1 - s.evil
        self.count_tokens(s)
        self.line_up(s)
        self.measure_way(s)
        for phase in range(2):
            self.foresee(s, phase)
        self.weigh(s.curses_left())

    def count_tokens(self, s: Realm) -> None:
        """Count for each Evil card the Curse tokens that it would bring now (ED-43 … ED-46)."""
        free = s.free()
        self.tokens[0] = min(TOKENS, count(free))
        for kind in range(CURSE_BORDER - CURSE_FOREST):
            self.tokens[CURSE_FOREST - FIRST_EVIL + kind] = min(
                TOKENS, count(free & s.chart.kinds[kind])
            )
        self.tokens[CURSE_BORDER - FIRST_EVIL] = 1
        self.tokens[CURSE_STAR - FIRST_EVIL] = 1 if free & s.chart.stars != 0 else 0

    def brings(self, face: i64) -> i64:
        """Say how many Curse tokens a card brings; none if it is no Evil card."""
        return self.tokens[face - FIRST_EVIL] if FIRST_EVIL <= face < ECHO else 0

    # --- in which order they come ---------------------------------------------------------------

    def line_up(self, s: Realm) -> None:
        """Put the cards in a row whose order is known; what is still to be ordered, kindly."""
        self.known = 0
        for place in range(s.size(LIFTED)):
            self.queue(s.card(LIFTED, place))
        for place in range(s.size(ORDERED)):
            self.queue(s.card(ORDERED, place))
        for worst in range(MOST):
            for place in range(s.size(SCRIED)):
                face = s.card(SCRIED, place)
                if (TOKENS if face == MOVE_FORWARD else self.brings(face)) == worst:
                    self.queue(face)
        size = s.size(EVIL_TOP)
        for place in range(size):
            self.queue(s.card(EVIL_TOP, size - 1 - place))

    def queue(self, face: i64) -> None:
        """Add a card to the row."""
        self.line[self.known] = face
        self.known += 1

    def measure_way(self, s: Realm) -> None:
        """Estimate how many Evil cards are left until Evil is on the Palace (ED-47)."""
        self.draws = 0.0
        self.stalls = 0.0
        self.held_up = 0.0
        steps = self.steps
        for place in range(self.known):
            if steps == 0:
                return
            face = self.line[place]
            if FIRST_EVIL <= face < ECHO:
                self.draws += 1.0
                if face == MOVE_FORWARD:
                    steps -= 1
            else:
                self.stalls += 1.0
                if face != ECHO:
                    self.held_up += 1.0
        size = s.size(EVIL_DECK)
        forward = forwards(s)
        if steps <= forward:
            self.draws += float(steps * (size + 1)) / float(forward + 1)
        else:
            self.draws += float(size + s.size(EVIL_BOTTOM))

    # --- the next two phases --------------------------------------------------------------------

    def foresee(self, s: Realm, phase: i64) -> None:
        """Find how many tokens a phase may bring, and how likely a Move Forward is."""
        first = phase * MOST
        for number in range(MOST):
            self.odds[first + number] = 0.0
        self.forward[phase] = 0.0
        size = s.size(EVIL_DECK)
        if phase < self.known:
            self.expect(phase, self.line[phase], 1.0)
        elif size == 0:
            face = s.card(EVIL_BOTTOM, 0) if s.size(EVIL_BOTTOM) != 0 else ECHO
            self.expect(phase, face, 1.0)
        else:
            for place in range(size):
                self.expect(phase, s.card(EVIL_DECK, place), 1.0 / float(size))

    def expect(self, phase: i64, face: i64, chance: float) -> None:
        """Add the chance of a card."""
        self.odds[phase * MOST + self.brings(face)] += chance
        if face == MOVE_FORWARD:
            self.forward[phase] += chance

    def weigh(self, left: i64) -> None:
        """Sum up: the tokens to come, and the chance that all is lost by them or by Evil."""
        now = 0.0
        soon = 0.0
        self.coming = 0.0
        for first in range(MOST):
            chance = self.odds[first]
            self.coming += float(first) * (chance + self.fade * self.odds[MOST + first])
            if first > left:
                now += chance
            for second in range(MOST):
                if first + second > left:
                    soon += chance * self.odds[MOST + second]
        if self.steps == 1:
            now += self.forward[0]
            soon += self.forward[0] + self.forward[1]
        elif self.steps == 2:
            soon += self.forward[0] * self.forward[1]
        self.doom = min(now + self.fade * max(soon - now, 0.0), 1.0)


def forwards(s: Realm) -> i64:
    """Count the Move Forwards among the shuffled Evil cards."""
    found: i64 = 0
    for place in range(s.size(EVIL_DECK)):
        if s.card(EVIL_DECK, place) == MOVE_FORWARD:
            found += 1
    return found
