"""The memory of a search: what was found out on each path, in one hash table.

A node is what comes after a path of steps from the root. A step is a move, or the number of a
luck that was drawn, or the end of another seat's path: whatever leads from one node to the next.
So a tree needs no pointers, and going on from one of its nodes costs nothing.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LUCK: Final = 65536  # a step: the luck of this number, on top of it
SEAT: Final = 131072  # a step: this seat's own path through a decision that several make at once
TRUTH: Final = 196608  # a step: on in the searcher's world, from where somebody else has moved
JOINT: Final = 262144  # a step: the node where another seat's own path ended
STEPS: Final = 2097152  # more steps than there can be
MOST: Final = 1048576  # nodes
NOWHERE: Final = -1  # no node


class Tree:
    """Numbers for each node; those of seats are kept for the seat that moved there."""

    def __init__(self, tries: int) -> None:
        """Make room for a search of so many tries."""
        size = 4096
        while size < min(8 * tries, MOST):
            size *= 2
        self.mask: i64 = size - 1
        self.room: i64 = size - size // 4
        self.used: i64 = 0
        self._keys = vec[i64]([0] * size)
        self.visits = vec[i64]([0] * size)
        self.offered = vec[i64]([0] * size)  # how often the move could have been chosen
        self.total = vec[float]([0.0] * size)  # of what the mover got out of it
        self.prior = vec[float]([0.0] * size)  # what it was thought to be worth before
        self.looked = vec[i64]([0] * size)  # how often moves were compared here

    def clear(self) -> None:
        """Forget everything."""
        self.used = 0
        for slot in range(self.mask + 1):
            self._keys[slot] = 0
            self.visits[slot] = 0
            self.offered[slot] = 0
            self.total[slot] = 0.0
            self.looked[slot] = 0

    def child(self, node: i64, step: i64) -> i64:
        """Find or make the node that a step leads to; NOWHERE if there is no room left."""
        key = (node + 1) * STEPS + step + 1
        slot = (((key & 0x7FFFFFFF) * 0x9E3779B1 + (key >> 31) * 0x85EBCA6B) >> 12) & self.mask
        while self._keys[slot] != key:
            if self._keys[slot] == 0:
                if self.used >= self.room:
                    return NOWHERE
                self.used += 1
                self._keys[slot] = key
                break
            slot = (slot + 1) & self.mask
        return slot

    def mean(self, node: i64, trust: float) -> float:
        """Give what a node is worth to its mover; the prior counts as so many visits."""
        weight = float(self.visits[node]) + trust
        return (self.total[node] + trust * self.prior[node]) / weight


class Scale:
    """What is usual: mean and spread of the values that a search meets, for each seat."""

    def __init__(self, seats: i64) -> None:
        """Know nothing yet."""
        self.count = 0.0
        self._sum = vec[float]([0.0 for _ in range(seats)])
        self._squares = vec[float]([0.0 for _ in range(seats)])

    def add(self, hopes: list[float]) -> None:
        """Take in what a position is worth."""
        self.count += 1.0
        for seat in range(len(hopes)):
            self._sum[seat] += hopes[seat]
            self._squares[seat] += hopes[seat] * hopes[seat]

    def mean(self, seat: i64) -> float:
        """Give the usual value for a seat."""
        return self._sum[seat] / self.count if self.count > 0.0 else 0.5

    def spread(self, seat: i64) -> float:
        """Give by how much values usually differ for a seat."""
        if self.count < 2.0:
            return 0.1
        mean = self._sum[seat] / self.count
        return sqrt(max(self._squares[seat] / self.count - mean * mean, 0.0)) + 1e-4
