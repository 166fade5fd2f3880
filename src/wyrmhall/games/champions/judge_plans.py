"""How near the patterns of the part tiles are, when none of them may use a tile of another."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has, shl
from wyrmhall.games.champions.rules.edition import ChampionsBox
from wyrmhall.games.champions.rules.pieces import TAKEN, TIER
from wyrmhall.games.champions.rules.table import Table

SIZE: Final[i64] = 8192  # plans that are remembered
FAR: Final[i64] = 7  # missing tiles of a pattern that cannot lie anywhere
NEAR: Final = [1.0, 0.75, 0.5, 0.3, 0.17, 0.1, 0.05, 0.0]  # by missing tiles, to find an order
SLOTS: Final[i64] = 2097151
HALF: Final[i64] = 24  # bits that say how near one stack's pattern is


def missing(near: i64) -> i64:
    """Read how many tiles a pattern still needs; FAR if it fits nowhere."""
    return near & 7


def wanted(near: i64) -> i64:
    """Read the slots where a tile brings a pattern nearer."""
    return (near >> 3) & SLOTS


class Plans:
    """Finds for each part how near its patterns are, the likeliest part first.

    The likeliest part reserves the slots of its best pattern; the others must do without them.
    Since the same pyramids are looked at again and again, the last answers are remembered.
    """

    def __init__(self) -> None:
        """Remember nothing yet."""
        self.box: ChampionsBox | None = None
        self.takers: i64 = 0
        self.keys = vec[i64]([-1 for _ in range(SIZE)])
        self.found = vec[i64]([0 for _ in range(SIZE * 3)])
        self.spot: i64 = 0  # the best place of the pattern that was last surveyed
        self.place: i64 = 0  # where the answer to the last question is

    def learn(self, t: Table) -> None:
        """Begin anew with another box, or another set of part tiles."""
        self.box = t.box
        self.takers = t.takers()
        for place in range(SIZE):
            self.keys[place] = -1

    def look(self, t: Table, seat: i64) -> None:
        """Find the plans of a seat; `simple` and `advanced` then tell them."""
        up = t.face_up[seat]
        if t.chosen != 0 and seat == t.seat:
            up &= ~t.chosen
        flipped = t.covered[seat] & ~up
        key = up | (flipped << 21)
        for stack in range(6):
            key |= shl(t.here(TAKEN + stack), 42 + 3 * stack)
        for part in range(3):
            if t.get(seat, TIER + part) == 0:
                key |= bit(60 + part)
        place = (key ^ (key >> 13) ^ (key >> 29) ^ (key >> 41)) & (SIZE - 1)
        self.place = place * 3
        if self.keys[place] != key:
            self.keys[place] = key
            self.plan(t, seat, up, flipped)

    def simple(self, part: i64) -> i64:
        """Tell how near a part's simple pattern is."""
        return self.found[self.place + part] & (bit(HALF) - 1)

    def advanced(self, part: i64) -> i64:
        """Tell how near a part's advanced pattern is."""
        return self.found[self.place + part] >> HALF

    def plan(self, t: Table, seat: i64, up: i64, used: i64) -> None:
        """Serve the parts one after the other, the likeliest first."""
        left: i64 = 0
        for part in range(3):
            self.found[self.place + part] = FAR | shl(FAR, HALF)
            if t.get(seat, TIER + part) == 0:
                left |= bit(part)
        while left != 0:
            best = -1.0
            chosen: i64 = 0
            spot: i64 = 0
            for part in range(3):
                if has(left, part):
                    hope = self.survey_part(t, part, up, used)
                    if hope > best:
                        best, chosen, spot = hope, part, self.spot
            left &= ~bit(chosen)
            used |= spot

    def survey_part(self, t: Table, part: i64, up: i64, used: i64) -> float:
        """Look at both stacks of a part; keep the place of the better pattern in `spot`."""
        simple = self.survey(t, part * 2, up, used)
        spot = self.spot
        advanced = self.survey(t, part * 2 + 1, up, used)
        self.found[self.place + part] = simple | shl(advanced, HALF)
        hope = NEAR[missing(simple)] * float(t.box.power[t.top(part * 2)])
        more = NEAR[missing(advanced)] * float(t.box.power[t.top(part * 2 + 1)])
        if hope >= more:
            self.spot = spot
            return hope
        return more

    def survey(self, t: Table, stack: i64, up: i64, used: i64) -> i64:
        """Find the least number of missing tiles, and all slots that would lessen it."""
        top = t.top(stack)
        box = t.box
        best: i64 = FAR
        slots: i64 = 0
        self.spot = 0
        if box.power[top] == 0:
            return FAR
        pattern = box.pattern[top]
        for place in range(box.first_placement[pattern], box.first_placement[pattern + 1]):
            mask = box.placements[place]
            if mask & used != 0:
                continue
            lacking = mask & ~up
            number = count(lacking)
            if number < best:
                best = number
                slots = lacking
                self.spot = mask
            elif number == best:
                slots |= lacking
        return best | (slots << 3)
