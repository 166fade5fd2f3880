"""The box of Dragon & Emperor, as the rules look at it: the map, the counts, the costs."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import has
from wyrmhall.core.game import Box
from wyrmhall.games.dragon_and_emperor.rules.cards import HEXES, KINDS, PILES, ROOM, WILD


class Counts:
    """How many there are of everything, by face, by resource, or by item and resource."""

    def __init__(
        self,
        basic: vec[u8],
        upgrade: vec[u8],
        optional: vec[u8],
        bellflowers: vec[u8],
        tokens: vec[u8],
        curses: int,
        treasury: vec[u8],
        costs: vec[u8],
    ) -> None:
        """Take what `box.unbox` has checked. The Evil cards count as `basic`."""
        self.basic = basic
        self.upgrade = upgrade
        self.optional = optional
        self.bellflowers = bellflowers
        self.tokens = tokens
        self.curses: i64 = curses
        self.treasury = treasury
        self.costs = costs


class Chart:
    """The map. Sets of hexes are bits, so that the lowest number of a set is its lowest bit."""

    def __init__(
        self, kinds: list[int], stars: int, squares: int, lane: list[int], rings: list[list[int]]
    ) -> None:
        """Take the set of hexes of each kind, the marks, the way of Evil, and all distances.

        `rings[hex][distance]` is the set of hexes so far away.
        """
        self.kinds = vec[i64](kinds)
        self.stars: i64 = stars
        self.squares: i64 = squares
        self.lane = vec[u8]([u8(place) for place in lane])
        self.depth: i64 = max(len(row) for row in rings)
        self.rings = vec[i64]([ring for row in rings for ring in padded(row, int(self.depth))])
        self.land: i64 = 0  # every hex that can hold a Curse token (ED-11)
        for kind in self.kinds:
            self.land |= kind

    def ring(self, place: i64, distance: i64) -> i64:
        """Find the hexes at exactly this distance."""
        return self.rings[place * self.depth + distance] if distance < self.depth else 0

    def within(self, place: i64, distance: i64) -> i64:
        """Find the hexes at most this far away, but not the hex itself."""
        near: i64 = 0
        for steps in range(1, distance + 1):
            near |= self.ring(place, steps)
        return near

    def kind(self, place: i64) -> i64:
        """Say of which kind a hex is; WILD for Evil Start and Palace."""
        for kind in range(len(KINDS)):
            if has(self.kinds[kind], place):
                return kind
        return WILD


class RealmBox(Box):
    """All of it, and the map as plain data for those who draw it."""

    def __init__(
        self, tables: Mapping[str, object], chart: Chart, counts: Counts, plan: list[object]
    ) -> None:
        """Take tables that `box.unbox` has checked."""
        super().__init__(tables)
        self.chart = chart
        self.counts = counts
        self.plan = plan
        self.no_cards = vec[u8]([0 for _ in range(PILES * ROOM)])


def padded(row: list[int], length: int) -> list[int]:
    """Fill a row up with empty sets."""
    return row + [0] * (length - len(row))


def hexes_of(members: i64) -> list[int]:
    """List the hexes of a set."""
    return [place for place in range(HEXES) if has(members, place)]
