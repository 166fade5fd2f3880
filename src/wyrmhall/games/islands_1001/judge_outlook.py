"""How the judge of 1001 Islands looks at one player's board: what it is going to be worth."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit, shl
from wyrmhall.games.islands_1001.judge_tables import (
    COUNTS,
    FIELD,
    FREE,
    GAP,
    KINDS,
    MASK,
    MOST,
    SETS,
    WIDTH,
    Tables,
)
from wyrmhall.games.islands_1001.rules import Rules
from wyrmhall.games.islands_1001.tiles import (
    BANDIT,
    CELLS,
    COLUMNS,
    EACH,
    EGG,
    EMERALD,
    EXACTLY,
    FLIPPED,
    LAMP,
    LINE,
    LINES,
    OF_TYPE,
    PALM,
    ROC,
)


def read(packed: i64, element: i64) -> i64:
    """Read a count out of a tally."""
    return (packed >> (WIDTH * element)) & FIELD


class Outlook:
    """A board, summed up once, and what it is worth with one more tile or another."""

    def __init__(self, tables: Tables, dreams: vec[i64], weights: Mapping[str, float]) -> None:
        """Take the tables, and how many of each kind of Dream may still come."""
        self.tables = tables
        self.dreams = dreams
        self.flip = weights["flip"]
        self.pick = weights["pick"]
        self.later = weights["later"]
        self.tally: i64 = 0  # of what is visible
        self.marks: i64 = 0
        self.lit: i64 = 0  # of the tiles with a visible lamp, which the third lamp flips
        self.lit_marks: i64 = 0
        self.lamps: i64 = 0
        self.flips: i64 = 0
        self.free: i64 = 0
        self.slots: i64 = 0
        self.owned: i64 = 0  # Dreams by kind, packed
        self.holes: i64 = 0  # the free cells of the Island, as a set
        self.columns = vec[i64]([0] * LINE)  # by column: which gems, and how many gaps
        self.lines = vec[i64]([0] * LINE)  # by line, the same

    def survey(self, state: Rules, seat: i64) -> None:
        """Sum up a seat's board."""
        board = state.board
        first = seat * CELLS
        slots: i64 = 0
        owned: i64 = 0
        for place in range(i64(LINE)):
            self.columns[place] = 0
            value = i64(board[first + place])
            if value == 0:
                slots += 1
            else:
                owned += shl(1, WIDTH * self.tables.kinds[value - 1])
        self.slots = slots
        self.owned = owned
        self.tally = self.marks = self.lit = self.lit_marks = 0
        self.lamps = self.flips = self.free = self.holes = 0
        for line in range(i64(1), i64(LINE)):
            self.survey_line(board, first + line * LINE, line)

    def survey_line(self, board: vec[u8], first: i64, line: i64) -> None:
        """Add a line of the Island to the sums."""
        tallies = self.tables.tallies
        columns = self.columns
        tally: i64 = 0
        marks: i64 = 0
        gems: i64 = 0
        gaps: i64 = 0
        holes: i64 = 0
        all_marks = self.tables.marks
        for column in range(i64(LINE)):
            value = i64(board[first + column])
            if value == 0:
                gaps += 1
                holes += bit(column)
                columns[column] += GAP
            elif value >= FLIPPED:
                self.flips += 1
            else:
                shown = tallies[value]
                tally += shown
                mark = all_marks[value]
                if mark != 0:
                    marks += mark
                    gems |= mark & MASK
                    columns[column] |= mark & MASK
                if read(shown, LAMP) != 0:
                    self.lit += shown
                    self.lit_marks += mark
                    self.lamps += 1
        self.tally += tally
        self.marks += marks
        self.lines[line] = gems + GAP * gaps
        self.free += gaps
        self.holes += shl(holes, LINE * line)

    # --- what it is worth -----------------------------------------------------------------------

    def bandits(self, tile: i64) -> float:
        """Count the bandits of the end, with one more tile (or -1)."""
        free = self.free - 1 if tile >= OF_TYPE else self.free
        shown = read(self.tally, BANDIT) + read(self.tables.tallies[tile + 1], BANDIT)
        return self.tables.real[shown] + self.tables.bandits * self.tables.real[free]

    def points(self, tile: i64) -> float:
        """Estimate the points of the end but for the bandits, with one more tile (or -1)."""
        tables = self.tables
        tally = self.tally
        marks = self.marks
        lamps = self.lamps
        flips = self.flips
        free = self.free
        if tile >= OF_TYPE:
            free -= 1
            shown = tables.tallies[tile + 1]
            if read(shown, LAMP) != 0:
                if lamps == 2:
                    tally -= self.lit
                    marks -= self.lit_marks
                    flips += 2
                    lamps = 0
                lamps += 1
            tally += shown
            marks += tables.marks[tile + 1]
        eggs = min(read(tally, EGG), i64(MOST - 1))
        rocs = min(read(tally, ROC), i64(MOST - 1))
        total = tables.real[read(tally, PALM)] + tables.palms * tables.real[free]
        total += tables.pairs[(eggs * MOST + rocs) * FREE + free]
        total -= self.flip * tables.feared[lamps * FREE + free]
        return total + self.dreaming(tile, tally, marks, lamps, flips, free)

    def dreaming(
        self, tile: i64, tally: i64, marks: i64, lamps: i64, flips: i64, free: i64
    ) -> float:
        """Estimate what Dreams will give, those on the board and those that may come."""
        tables = self.tables
        real = tables.real
        dreams = self.dreams
        slots = self.slots
        owned = self.owned
        if 0 <= tile < OF_TYPE:
            slots -= 1
            owned += shl(1, WIDTH * tables.kinds[tile])
        total = 0.0
        number: i64 = 0  # of the Dreams that may come, their worth, and its squares
        worths = 0.0
        squares = 0.0
        coming: i64 = 0
        for kind in range(i64(KINDS)):
            held = read(owned, kind)
            if slots > 0:
                coming = dreams[kind]
            if held == 0 and coming == 0:
                continue
            worth = self.dream(kind, tile, tally, marks, lamps, flips, free)
            if held != 0:
                total += real[held] * worth
            if coming != 0:
                number += coming
                weight = real[coming] * worth
                worths += weight
                squares += weight * worth
        if worths > 0.0:
            usual = worths / real[number]
            chosen = squares / worths  # the better a Dream, the likelier it is taken
            total += self.later * real[slots] * (usual + self.pick * (chosen - usual))
        return total

    def dream(
        self, kind: i64, tile: i64, tally: i64, marks: i64, lamps: i64, flips: i64, free: i64
    ) -> float:
        """Estimate what a kind of Dream will give."""
        tables = self.tables
        form = tables.forms[kind]
        if form == EACH:
            number = self.count(tables.elements[kind], tally, marks)
            return tables.each[kind] * (
                tables.real[number] + tables.coming[kind] * tables.real[free]
            )
        if form == COLUMNS:
            return self.gem_columns(kind, tile)
        if form == LINES:
            return self.gem_lines(kind, tile)
        if form == EXACTLY:
            number = self.count(tables.elements[kind], tally, marks)
            number = number if number < COUNTS else i64(COUNTS - 1)
            return tables.exact[(kind * COUNTS + number) * FREE + free]
        return tables.each[kind] * (tables.real[flips] + tables.sought[lamps * FREE + free])

    def count(self, element: i64, tally: i64, marks: i64) -> i64:
        """Read how many there are of an element."""
        if element < EMERALD:
            return read(tally, element)
        return read(marks, element - EMERALD + 2)

    def gem_columns(self, kind: i64, tile: i64) -> float:
        """Estimate the gems of the columns; one more tile goes where they want it most."""
        worths = self.tables.gems
        columns = self.columns
        first = kind * SETS
        holes: i64 = 0  # of the tile's line
        if tile >= OF_TYPE:
            holes = self.holes >> (tile // OF_TYPE * LINE)
        gems = self.tables.marks[tile + 1] & MASK
        total = 0.0
        best = -99.0
        for column in range(i64(LINE)):
            now = worths[first + columns[column]]
            total += now
            if (holes >> column) & 1 != 0:
                then = worths[first + ((columns[column] - GAP) | gems)]
                if then - now > best:
                    best = then - now
        return total + best if holes != 0 else total

    def gem_lines(self, kind: i64, tile: i64) -> float:
        """Estimate the gems of the lines, with one more tile in its line."""
        worths = self.tables.gems
        first = kind * SETS
        total = worths[first + self.lines[1]]
        total += worths[first + self.lines[2]]
        total += worths[first + self.lines[3]]
        if tile >= OF_TYPE:
            held = self.lines[tile // OF_TYPE]
            then = (held - GAP) | (self.tables.marks[tile + 1] & MASK)
            total += worths[first + then] - worths[first + held]
        return total

    def fits(self, tile: i64, column: i64) -> float:
        """Say what the gems of a tile give in this column, to the Dreams that want columns."""
        total = 0.0
        held = self.columns[column]
        then = (held - GAP) | (self.tables.marks[tile + 1] & MASK)
        for kind in range(i64(KINDS)):
            number = read(self.owned, kind)
            if number == 0 and self.slots > 0 and self.dreams[kind] > 0:
                number = 1
            if self.tables.forms[kind] == COLUMNS and number > 0:
                gems = self.tables.gems
                total += self.tables.real[number] * (
                    gems[kind * SETS + then] - gems[kind * SETS + held]
                )
        return total
