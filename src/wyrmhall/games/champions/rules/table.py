"""The table: the pieces, whose turn it is and for what, and what can be read off it all."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit
from wyrmhall.games.champions.rules.edition import DEEPEST, ChampionsBox
from wyrmhall.games.champions.rules.names import NOBODY
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    CRYSTAL,
    FACE_UP,
    FIRST_PUBLIC,
    GOLD,
    PRINTED,
    SIGIL_ON,
    SPAN,
    TAKEN,
    TIER,
    TOKEN,
    WHERE,
    Pieces,
)


class Table(Pieces):
    """A game's pieces and its present moment; the phases of play work on it."""

    def __init__(
        self,
        box: ChampionsBox,
        seats: i64,
        own: vec[u8],
        common: vec[u8],
        master: vec[u8],
        covered: vec[i64],
        face_up: vec[i64],
    ) -> None:
        """Take the pieces; who plays and what comes next is set by the setup."""
        super().__init__(box, seats, own, common, master, covered, face_up)
        self.step: i64 = 0
        self.seat: i64 = 0  # who decides, unless several do
        self.active: i64 = 0  # who has the marker; in solo 1 is the Master
        self.round: i64 = 0
        self.turns: i64 = 0  # taken this round
        self.taken: i64 = 0  # this turn's dice are chosen
        self.upgraded: i64 = 0  # this turn
        self.late: i64 = 0  # 1 when the training is over, 2 in the exams
        self.die: i64 = NOBODY  # being gained
        self.way: i64 = 0  # on the pyramid 0, in the training grounds 1
        self.left: i64 = 0  # its elements still to be gained
        self.plain: i64 = 0  # it gives no blacks this time
        self.stack: i64 = 0  # part tile being gained
        self.chosen: i64 = 0  # slots chosen for its pattern
        self.offered: i64 = 0  # slots among which to choose next
        self.card: i64 = 0  # being played
        self.count: i64 = 0  # of what it lets you do, still to do
        self.source: i64 = 0  # where it takes from, or what it has used
        self.passes: i64 = 0  # in a row
        self.window: i64 = 0
        self.match: i64 = 0  # 1 to 5
        self.discipline: i64 = 0  # part and elements of the match
        self.printed: i64 = 0
        self.element: i64 = 0

    def copy_to(self, other: Table) -> None:
        """Give another table all numbers that the constructor does not take."""
        self.copy_pieces(other)
        other.step, other.seat, other.active = self.step, self.seat, self.active
        other.round, other.turns, other.late = self.round, self.turns, self.late
        other.taken, other.upgraded, other.plain = self.taken, self.upgraded, self.plain
        other.die, other.way, other.left = self.die, self.way, self.left
        other.stack, other.chosen, other.offered = self.stack, self.chosen, self.offered
        other.card, other.count, other.source = self.card, self.count, self.source
        other.passes, other.window, other.match = self.passes, self.window, self.match
        other.discipline, other.printed = self.discipline, self.printed
        other.element = self.element

    # What can be read off the table

    def solo(self) -> bool:
        """Tell whether this is the Master's Challenge."""
        return self.seats == 1

    def takers(self) -> i64:
        """Count who takes dice in a round: the players, or you and the Master (CW-150)."""
        return 2 if self.seats == 1 else self.seats

    def areas(self) -> i64:
        """Count the dice areas: one more than players (CW-21)."""
        return self.takers() + 1

    def dice_in(self, area: i64) -> i64:
        """Count the dice in an area (1 to 5), or elsewhere."""
        count: i64 = 0
        for die in range(7):
            if self.here(WHERE + die) == area:
                count += 1
        return count

    def element_shown(self, die: i64) -> i64:
        """Read the element off a die."""
        return self.box.face_element[die * 6 + self.here(FACE_UP + die)]

    def number_shown(self, die: i64) -> i64:
        """Read how many of its element a die gives."""
        return self.box.face_count[die * 6 + self.here(FACE_UP + die)]

    def blacks_shown(self, die: i64) -> i64:
        """Read how many blacks a die gives."""
        return self.box.face_blacks[die * 6 + self.here(FACE_UP + die)]

    def power(self, seat: i64, part: i64) -> i64:
        """Add up a part's true power; it may be negative (CW-79)."""
        own = seat * SPAN + part
        power = i64(self.own[own + PRINTED]) + i64(self.own[own + GOLD])
        power += i64(self.own[own + TOKEN]) - i64(self.own[own + BLACK])
        return power + 1 if self.own[own + SIGIL_ON] > 0 else power

    def die_power(self, seat: i64, part: i64) -> i64:
        """Read a part's tournament die, which knows nothing below 0 (CW-79)."""
        power = self.power(seat, part)
        return power if power > 0 else 0

    def total_power(self, seat: i64) -> i64:
        """Add up a seat's three tournament dice (CW-82)."""
        return self.die_power(seat, 0) + self.die_power(seat, 1) + self.die_power(seat, 2)

    def upgrades(self, seat: i64) -> i64:
        """Count a seat's upgraded parts."""
        count: i64 = 0
        for part in range(3):
            if self.get(seat, TIER + part) > 0:
                count += 1
        return count

    def tiles_of(self, seat: i64, element: i64) -> i64:
        """Count a seat's tiles of an element, flipped or not."""
        tiles = self.covered[seat] & self.box.slots_of[element]
        count: i64 = 0
        while tiles != 0:
            tiles &= tiles - 1
            count += 1
        return count

    def elements_of(self, seat: i64, element: i64) -> i64:
        """Count a seat's tiles and crystals of an element (CW-87)."""
        return self.tiles_of(seat, element) + self.get(seat, CRYSTAL + element)

    def room_for(self, seat: i64, element: i64) -> i64:
        """Find the empty slots for an element (CW-31)."""
        return self.box.slots_of[element] & ~self.covered[seat]

    def public_seen(self, part: i64) -> i64:
        """Find the card of a body part that was revealed in the setup, as a set."""
        return bit(self.here(FIRST_PUBLIC + part))

    def top(self, stack: i64) -> i64:
        """Find the top tile of a stack, as a place in the box; no power there: it is empty."""
        set_used = (self.takers() - 2) * 6 + stack
        return set_used * DEEPEST + self.here(TAKEN + stack)

    def left_in(self, stack: i64) -> i64:
        """Count the tiles of a stack."""
        count: i64 = 0
        place = self.top(stack)
        while self.box.power[place + count] > 0:
            count += 1
        return count

    def next_seat(self, seat: i64) -> i64:
        """Find the seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def has_pattern(self, pattern: i64, tiles: i64) -> bool:
        """Ask whether a pattern lies somewhere among these tiles (CW-52)."""
        masks = self.box.placements
        for place in range(
            self.box.first_placement[pattern], self.box.first_placement[pattern + 1]
        ):
            mask = masks[place]
            if mask & tiles == mask:
                return True
        return False

    def narrow(self, pattern: i64, tiles: i64) -> None:
        """Find the slots that decide between the placements that hold all chosen ones."""
        masks = self.box.placements
        some: i64 = 0
        every: i64 = -1
        for place in range(
            self.box.first_placement[pattern], self.box.first_placement[pattern + 1]
        ):
            mask = masks[place]
            if mask & tiles == mask and mask & self.chosen == self.chosen:
                some |= mask
                every &= mask
        self.offered = some & ~every
        if self.offered == 0:
            self.chosen = every
