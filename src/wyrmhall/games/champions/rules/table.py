"""The table: everything that lies on it, as numbers, and what can be read off it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import State
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.champions.rules.box import DEEPEST, ChampionsBox
from wyrmhall.games.champions.rules.names import NOBODY, PARTS

# What each seat owns: the place of each number in its stretch of `own`.
PRINTED: Final[i64] = 0  # by part: power printed on the tile
TIER: Final[i64] = 3  # by part: 0 starting, 1 simple, 2 advanced
BLACK: Final[i64] = 6  # by part, then in the pyramid store and the dragon store
GOLD: Final[i64] = 11  # by part, then in the gold store
TOKEN: Final[i64] = 15  # by part
SIGIL_ON: Final[i64] = 18  # by part: the sigil's number + 1
HIDDEN_GOLD: Final[i64] = 21  # by part: distributed in secret
HIDDEN_BLACK: Final[i64] = 24
CRYSTAL: Final[i64] = 27  # by element, on the elemental board
REALM_FULL: Final[i64] = 33  # a set of realms with their crystals
ROW_GOLD: Final[i64] = 34  # a set of rows with their gold
TRAINER_CARD: Final[i64] = 35  # number + 1; 0 when discarded
PERSONAL: Final[i64] = 36  # by part: element of the card
GIVEN_BACK: Final[i64] = 39  # by part: element + 1 of the card returned in the setup
PLAYED: Final[i64] = 42  # a set of parts whose personal card was played
HAND: Final[i64] = 43  # by card: 9 training kinds, 18 tournament kinds
FOUR: Final[i64] = 70  # trophies
TWO: Final[i64] = 71
# In an Advanced match:
DIAL: Final[i64] = 72  # 0 nothing set, 1 elements set, 2 ready
BET_ELEMENTS: Final[i64] = 73
BET_GOLD: Final[i64] = 74
SWAPPED: Final[i64] = 75  # elements of the bet that are replaced
EXTRA_POWER: Final[i64] = 76
SPENT: Final[i64] = 77  # by element
DENTS: Final[i64] = 83  # lost on the die
RAISES: Final[i64] = 84
IGNORED: Final[i64] = 85  # blacks
DOUBLED: Final[i64] = 86  # pairs of gold count more
DUE: Final[i64] = 87  # by element: to be discarded
LOST_TILE: Final[i64] = 93  # by element: discarded
LOST_CRYSTAL: Final[i64] = 99
FRESH: Final[i64] = 105  # by element: tiles discarded in this match
LOST_GOLD: Final[i64] = 111
SCORE: Final[i64] = 112  # of the last match
SPAN: Final[i64] = 113

# What all have in common: places in `common`.
FACE_UP: Final[i64] = 0  # by die: which face
WHERE: Final[i64] = 7  # by die
DECK: Final[i64] = 14  # by card
PILE: Final[i64] = 41  # by card: discards
TAKEN: Final[i64] = 68  # by stack: part tiles gone
PUBLIC: Final[i64] = 74  # by part: element + 1; 0 when discarded
SIGIL_UP: Final[i64] = 77  # by part: number + 1
SIGIL_LEFT: Final[i64] = 80  # by part: a set of unseen sigils
SUPPLY: Final[i64] = 83  # by element: tiles
DRAWN: Final[i64] = 89  # two drawn cards, number + 1, of which one is kept
OWED_PURGES: Final[i64] = 91  # from any tile or store
OWED_CLEANSES: Final[i64] = 92  # from a tile if possible
OWED_TILES: Final[i64] = 93
OWED_DRAWS: Final[i64] = 94
OWED_GOLD: Final[i64] = 95  # on its way to the part tiles
OWED_BLACK: Final[i64] = 96
OWED_CRYSTALS: Final[i64] = 97
OWED_BONUS: Final[i64] = 98  # by kind
STAND_IN: Final[i64] = 102  # by element: things used where tiles ran out
FIRST_PUBLIC: Final[i64] = 108  # by part: element of the card revealed in the setup
COMMON: Final[i64] = 111

# The Master's things: places in `master`.
SPACE: Final[i64] = 0  # by space: element + 1
STACKED: Final[i64] = 18  # by space: tiles
SPACE_BLACK: Final[i64] = 36  # by space, then the bottom
BOTTOM: Final[i64] = 55  # by element: tiles in the bottom space
MASTER_GOLD: Final[i64] = 61  # by row
MASTER_PART: Final[i64] = 64  # by row: part + 1
MASTER_TIER: Final[i64] = 67  # by row
MASTER_SIGIL: Final[i64] = 70  # by row: number + 1
MASTER_BLACK: Final[i64] = 73  # by row: on the tile
STRENGTH: Final[i64] = 76  # by part: the power a tile starts with
MASTER: Final[i64] = 79

NO_LUCK: Final = Chance("")


class Table(State):
    """All that lies on the table; the phases of play work on it."""

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
        self.box = box
        self.chance: Chance = NO_LUCK  # luck and log of the move that is being played
        self.log: Log | None = None
        self.own = own
        self.common = common
        self.master = master
        self.covered = covered  # by seat: a set of slots with tiles
        self.face_up = face_up  # by seat: those whose tile is not flipped
        self.seats = seats
        self.advanced: i64 = 0
        self.sigils: i64 = 0
        self.complex: i64 = 0
        self.beginner: i64 = 0
        self.exam_cards: i64 = 0
        self.gold: i64 = 0  # in the supply
        self.blacks: i64 = 0
        self.tokens: i64 = 0
        self.step: i64 = 0
        self.seat: i64 = 0  # who decides, unless several do
        self.active: i64 = 0  # who has the marker; in solo 1 is the Master
        self.round: i64 = 0
        self.turns: i64 = 0  # taken this round
        self.redrawn: i64 = 0  # a set of seats that drew personal tournaments again
        self.taken: i64 = 0  # this turn's dice are chosen
        self.upgraded: i64 = 0  # this turn
        self.late: i64 = 0  # the training is over
        self.trigger: i64 = NOBODY  # who ended the training
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
        self.aside: i64 = NOBODY  # part of the public tournament that is played last
        self.discipline: i64 = 0  # part and elements of the match
        self.printed: i64 = 0
        self.element: i64 = 0
        self.pattern: i64 = NOBODY  # of the power tokens
        self.master_card: i64 = NOBODY
        self.master_deck: i64 = 0  # a set of unseen cards
        self.marked: i64 = NOBODY  # the achievement

    def copy_to(self, other: Table) -> None:
        """Give another table the numbers that the constructor does not take."""
        other.advanced, other.sigils, other.complex = self.advanced, self.sigils, self.complex
        other.beginner, other.exam_cards = self.beginner, self.exam_cards
        other.gold, other.blacks, other.tokens = self.gold, self.blacks, self.tokens
        other.step, other.seat, other.active = self.step, self.seat, self.active
        other.round, other.turns, other.redrawn = self.round, self.turns, self.redrawn
        other.taken, other.upgraded, other.late = self.taken, self.upgraded, self.late
        other.trigger, other.plain = self.trigger, self.plain
        other.die, other.way, other.left = self.die, self.way, self.left
        other.stack, other.chosen, other.offered = self.stack, self.chosen, self.offered
        other.card, other.count, other.source = self.card, self.count, self.source
        other.passes, other.window = self.passes, self.window
        other.match, other.aside, other.discipline = self.match, self.aside, self.discipline
        other.printed, other.element, other.pattern = self.printed, self.element, self.pattern
        other.master_card, other.master_deck = self.master_card, self.master_deck
        other.marked = self.marked

    # Numbers of a seat, of the table, of the Master

    def get(self, seat: i64, what: i64) -> i64:
        """Read one of a seat's numbers."""
        return i64(self.own[seat * SPAN + what])

    def set(self, seat: i64, what: i64, value: i64) -> None:
        """Write one of a seat's numbers."""
        self.own[seat * SPAN + what] = u8(value)

    def add(self, seat: i64, what: i64, change: i64) -> None:
        """Change one of a seat's numbers."""
        place = seat * SPAN + what
        self.own[place] = u8(i64(self.own[place]) + change)

    def here(self, what: i64) -> i64:
        """Read one of the common numbers."""
        return i64(self.common[what])

    def put(self, what: i64, value: i64) -> None:
        """Write one of the common numbers."""
        self.common[what] = u8(value)

    def more(self, what: i64, change: i64) -> None:
        """Change one of the common numbers."""
        self.common[what] = u8(i64(self.common[what]) + change)

    def masters(self, what: i64) -> i64:
        """Read one of the Master's numbers."""
        return i64(self.master[what])

    def give_master(self, what: i64, change: i64) -> None:
        """Change one of the Master's numbers."""
        self.master[what] = u8(i64(self.master[what]) + change)

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

    # Telling what happens

    def tell(self, message: str, seat: i64, facts: dict[str, Fact]) -> None:
        """Tell the log, if there is one, something that all may know."""
        if self.log is not None:
            self.log.tell(message, seat, facts)


def part_words(part: i64) -> Words:
    """Name a body part."""
    return Words("part-" + PARTS[part])
