"""What the judge of 1001 Islands works out about a box: tables of what may yet be hoped for.

The free cells of an Island are filled one by one. Each brings an element as often as the box's
tiles show it; more often if it is wanted, less often if it can be avoided. The weights say by how
much. With no free cell left all tables give true points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, shl
from wyrmhall.games.islands_1001.tiles import (
    BANDIT,
    EGG,
    ELEMENTS,
    EMERALD,
    LAMP,
    OF_TYPE,
    PALM,
    ROC,
    IslandsBox,
)

KINDS: Final = 10  # of Dreams
WIDTH: Final = 6  # bits of a count: ten of them fit into one number
FIELD: Final = 63
GEMS: Final = 3
MASK: Final = 7  # the gems of a tile as a set, below their counts
FREE: Final = 13  # 0 to 12 free cells
GAPS: Final = 5  # 0 to 4 of them in one column or line
GAP: Final = 8  # a column or line in one number: its gems as a set, and this for each gap
SETS: Final = 40
COUNTS: Final = 5  # 0 to 3 of an element, and more
MOST: Final = 10  # 0 to 9 eggs or rocs


class Tables:
    """The tables for one box and one set of weights."""

    def __init__(self, box: IslandsBox, weights: Mapping[str, float]) -> None:
        """Work everything out."""
        self.box = box
        self.lure = weights["lure"]
        self.dodge = weights["dodge"]
        density = [frequency(box, element) for element in range(len(ELEMENTS))]
        self.real = floats([float(number) for number in range(2 * FIELD)])  # quicker than float()
        tiles = range(-1, 4 * OF_TYPE)
        self.tallies = vec[i64]([tally(box, tile) for tile in tiles])  # by tile + 1
        self.marks = vec[i64]([marks(box, tile) for tile in tiles])
        self.kinds = vec[i64]([i64(kind) for kind in box.kinds])
        self.forms = vec[i64]([i64(form) for form in box.forms])
        self.elements = vec[i64]([i64(element) for element in box.elements])
        self.each = floats([float(box.points[kind * 4 + 1]) for kind in range(KINDS)])
        self.coming = floats([weights["aim"] * density[i64(e)] for e in box.elements])
        self.palms = weights["palm"] * density[PALM]
        self.bandits = weights["bandit"] * density[BANDIT]
        exact: list[float] = []
        gems: list[float] = []
        gem = weights["gem"] * sum(density[EMERALD:])
        for kind in range(KINDS):
            points = [float(box.points[kind * 4 + number]) for number in range(4)]
            element = int(box.elements[kind])
            exact += self.exactly(points, density[element], element)
            gems += by_sets(points, gem)
        self.exact = floats(exact)  # by kind, count and free cells
        self.gems = floats(gems)  # by kind, gaps and set of gems
        seek, avoid = self.lure * density[LAMP], self.dodge * density[LAMP]
        self.sought = floats(flips(seek))  # by visible lamps and free cells
        self.feared = floats(flips(avoid))
        rate = weights["pair"]
        pairs = together(rate * density[EGG], rate * density[ROC])
        self.pairs = floats([float(box.pair) * number for number in pairs])

    def exactly(self, points: list[float], density: float, element: int) -> list[float]:
        """Say what a Dream that wants an exact number may give, by count and free cells."""
        table = [[*points, 0.0]]
        wanted, spurned = min(1.0, self.lure * density), min(1.0, self.dodge * density)
        for _ in range(1, FREE):
            before = table[-1]
            row = []
            for held, now in enumerate(before):
                one_more = 1 if element == LAMP and held == 2 else min(held + 1, COUNTS - 1)
                gain = before[one_more] - now
                row.append(now + gain * (wanted if gain > 0.0 else spurned))
            table.append(row)
        return [table[free][held] for held in range(COUNTS) for free in range(FREE)]


def floats(numbers: list[float]) -> vec[float]:
    """Pack numbers."""
    row = vec[float]()
    for number in numbers:
        row = append(row, number)
    return row


def tally(box: IslandsBox, tile: i64) -> i64:
    """Pack how often a tile shows each element that is no gem."""
    total: i64 = 0
    if tile >= OF_TYPE:
        for element in range(EMERALD):
            total += shl(box.shown(tile, element), WIDTH * element)
    return total


def marks(box: IslandsBox, tile: i64) -> i64:
    """Pack which gems a tile shows, and above that how many of each."""
    total: i64 = 0
    if tile >= OF_TYPE:
        for gem in range(GEMS):
            number = box.shown(tile, EMERALD + gem)
            total += shl(number, WIDTH * (gem + 2))
            if number != 0:
                total += bit(gem)
    return total


def frequency(box: IslandsBox, element: i64) -> float:
    """Count how many of an element an Island tile shows on average."""
    total: i64 = 0
    for tile in range(OF_TYPE, 4 * OF_TYPE):
        total += box.shown(tile, element)
    return float(total) / (3 * OF_TYPE)


def by_sets(points: list[float], gem: float) -> list[float]:
    """Say what a column or line may give, by its gaps and the set of its gems."""
    table = [points]
    for _ in range(1, GAPS):
        before = table[-1]
        row = []
        for number in range(GEMS):
            luck = min(1.0, gem * (GEMS - number) / GEMS)
            row.append(before[number] + luck * (before[number + 1] - before[number]))
        table.append([*row, before[GEMS]])
    return [table[gaps][count(gems)] for gaps in range(GAPS) for gems in range(MASK + 1)]


def flips(lamp: float) -> list[float]:
    """Say how many tiles will yet be flipped, by visible lamps and free cells."""
    table = [[0.0, 0.0, 0.0]]
    for _ in range(1, FREE):
        none, one, two = table[-1]
        rest = 1.0 - lamp
        table.append([rest * none + lamp * one, rest * one + lamp * two])
        table[-1].append(rest * two + lamp * (2.0 + one))
    return [table[free][lamps] for lamps in range(3) for free in range(FREE)]


def together(egg: float, roc: float) -> list[float]:
    """Say how many pairs there will be, by eggs, rocs and free cells."""
    table = [[float(min(eggs, rocs)) for eggs in range(MOST) for rocs in range(MOST)]]
    for _ in range(1, FREE):
        before = table[-1]
        row = []
        for eggs in range(MOST):
            for rocs in range(MOST):
                here = before[eggs * MOST + rocs]
                more_eggs = before[min(eggs + 1, MOST - 1) * MOST + rocs]
                more_rocs = before[eggs * MOST + min(rocs + 1, MOST - 1)]
                row.append(here + egg * (more_eggs - here) + roc * (more_rocs - here))
        table.append(row)
    return [table[free][held] for held in range(MOST * MOST) for free in range(FREE)]
