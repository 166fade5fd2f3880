"""What is seen and said of Nim, and what can be guessed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from librt.vecs import append
from mypy_extensions import i64, u8

from nim.box import NimBox
from nim.rules import CALLING, CALLS, NAMES, SHOW, TAKE, TAKING, NimRules
from wyrmhall.core.bits import has
from wyrmhall.core.chance import Chance, settle
from wyrmhall.core.game import Box
from wyrmhall.core.words import Log, Words


class Player(TypedDict):
    """What is to be seen of one seat; its `card` and `call` only by itself until the end."""

    card: int | None
    call: str | None
    called: bool
    sticks: int
    shown: list[int]


class NimView(TypedDict):
    """What a seat sees."""

    heap: int
    pile: int
    step: str
    players: list[Player]


class Nim(NimRules):
    """A game of Nim being played."""

    def copy(self) -> Nim:
        """Make an equal state that shares nothing but the box."""
        other = Nim(self.box, 0, self.heap)
        other.seats, other.step = self.seats, self.step
        other.seat, other.taken = self.seat, self.taken
        other.pile, other.cards, other.calls = self.pile[:], self.cards[:], self.calls[:]
        other.sticks, other.shown = self.sticks[:], self.shown[:]
        return other

    def view(self, seat: i64) -> Mapping[str, object]:
        """Show all but the others' cards and calls."""
        view: NimView = {
            "heap": self.heap,
            "pile": len(self.pile),
            "step": ["call", "take", "show"][self.step] if self.turn() else "over",
            "players": [self.player(other, other == seat) for other in range(self.seats)],
        }
        return view

    def player(self, seat: i64, own: bool) -> Player:
        """Show one seat."""
        return {
            "card": i64(self.cards[seat]) if own else None,
            "call": CALLS[self.calls[seat]] if own or self.turn() == 0 else None,
            "called": self.calls[seat] > 0,
            "sticks": i64(self.sticks[seat]),
            "shown": [place + 1 for place in range(3) for _ in range(self.shown[seat * 3 + place])],
        }

    def guess(self, seat: i64, chance: Chance) -> Nim:
        """Draw the others' cards and calls evenly; that a seat did not show tells nothing."""
        other = self.copy()
        rivals = [rival for rival in range(self.seats) if rival != seat]
        holders = [rival for rival in rivals if self.cards[rival] > 0]
        for rival in holders:
            other.pile = append(other.pile, other.cards[rival])
        settle(other.pile, 0, len(other.pile))
        for rival in holders:
            other.draw(rival, chance, None)
        for rival in rivals:
            if self.turn() != 0 and self.calls[rival] > 0:
                other.calls[rival] = u8(1 + chance.below(2))
        return other

    def label(self, seat: i64, move: i64) -> Words:
        """Name a move."""
        if TAKE <= move < SHOW:
            return Words("move-take", {"count": move - TAKE + 1})
        return Words("move-" + NAMES[move].replace(" ", "-"))

    def prompt(self, seat: i64) -> Words:
        """Say what is asked."""
        if self.turn() == 0:
            return Words("prompt-over")
        if self.step == CALLING:
            return Words("prompt-call" if has(self.turn(), max(seat, 0)) else "prompt-wait")
        return Words("prompt-take" if self.step == TAKING else "prompt-show", {"seat": self.seat})


def start(seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None) -> Nim:
    """Lay out a heap and give everybody a card (N-1, N-2)."""
    assert isinstance(box, NimBox)
    state = Nim(box, seats, int(options["heap"]))
    for card in box.cards:
        state.pile = append(state.pile, u8(card))
    for seat in range(seats):
        state.draw(seat, chance, log)
    return state
