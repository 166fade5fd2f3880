"""A table's history as entries that are only ever added, and what they amount to.

An entry is a move, an undo, or a rewind; the last two take moves back, and stay in the history
themselves. So nothing is ever lost, and the number of an entry says which version of the table
it made: two writers cannot both make version n.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from wyrmhall.core.bits import count
from wyrmhall.core.match import Match

EntryKind = Literal["move", "undo", "rewind"]


class Entry(NamedTuple):
    """One thing that changed the course of a game."""

    kind: EntryKind
    seat: int  # who did it; -1 the host
    text: str  # a move's name; how many moves an undo takes back; where a rewind goes
    seed: str | None = None  # luck from there on, after a rewind


class Course:
    """The moves that are in force, and how many were after each entry."""

    def __init__(self, seeds: Iterable[tuple[int, str]]) -> None:
        """Begin with the luck of the deal."""
        self.dealt = tuple(seeds)
        self.seeds = list(self.dealt)
        self.moves: list[tuple[int, str]] = []
        self.entries: list[Entry] = []
        self.lengths = [0]

    @property
    def version(self) -> int:
        """Count the entries."""
        return len(self.entries)

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        if entry.kind == "move":
            self.moves.append((entry.seat, entry.text))
        elif entry.kind == "undo":
            for _ in range(int(entry.text)):
                self._take_back(entry.seat)
        else:
            self._rewind(int(entry.text), entry.seed)
        self.entries.append(entry)
        self.lengths.append(len(self.moves))

    def without_last(self) -> Course:
        """Give the course as it was before the last entry."""
        course = Course(self.dealt)
        for entry in self.entries[:-1]:
            course.add(entry)
        return course

    def settled(self, start: int) -> int:
        """Count the entries made before an open decision that began at position `start`."""
        number = len(self.entries)
        while number and self.entries[number - 1].kind != "rewind":
            if self.lengths[number - 1] < start:
                break
            number -= 1
        return number

    def lowest(self, version: int) -> int:
        """Find the position up to which nothing has changed since a version."""
        return min(self.lengths[version:])

    def _take_back(self, seat: int) -> None:
        last = max(place for place, move in enumerate(self.moves) if move[0] == seat)
        del self.moves[last]

    def _rewind(self, position: int, seed: str | None) -> None:
        del self.moves[position:]
        if seed is not None:
            kept = [entry for entry in self.seeds if entry[0] <= position]
            self.seeds = [*kept, (position + 1, seed)]


def undecided(match: Match) -> tuple[bool, int]:
    """Ask whether several seats decide at the same time now, and how many steps of it are made."""
    turn = int(match.state.turn())
    steps = 0
    for step in reversed(match.steps):
        if step.marked or turn == 0 or turn & ~step.turn:
            break
        steps += 1
        turn = step.turn
    return (True, steps) if count(turn) > 1 else (False, 0)
