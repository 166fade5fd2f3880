"""The pieces: everything that lies on the table, as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import State
from wyrmhall.core.words import Fact, Log
from wyrmhall.games.champions.rules.edition import ChampionsBox
from wyrmhall.games.champions.rules.names import NOBODY

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


class Pieces(State):
    """All pieces, and what was agreed before the game; how many, how strong, how face down."""

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
        """Take the pieces; the setup gives them their places."""
        self.box = box
        self.seats = seats
        self.chance: Chance = NO_LUCK  # luck and log of the move that is being played
        self.log: Log | None = None
        self.own = own
        self.common = common
        self.master = master
        self.covered = covered  # by seat: a set of slots with tiles
        self.face_up = face_up  # by seat: those whose tile is not flipped
        self.advanced: i64 = 0
        self.sigils: i64 = 0
        self.complex: i64 = 0
        self.beginner: i64 = 0
        self.exam_cards: i64 = 0
        self.gold: i64 = 0  # in the supply
        self.blacks: i64 = 0
        self.tokens: i64 = 0
        self.redrawn: i64 = 0  # a set of seats that drew personal tournaments again
        self.trigger: i64 = NOBODY  # who ended the training
        self.aside: i64 = NOBODY  # part of the public tournament that is played last
        self.pattern: i64 = NOBODY  # of the power tokens
        self.master_card: i64 = NOBODY
        self.master_deck: i64 = 0  # a set of unseen cards
        self.marked: i64 = NOBODY  # the achievement

    def copy_pieces(self, other: Pieces) -> None:
        """Give another table what the constructor does not take."""
        other.advanced, other.sigils, other.complex = self.advanced, self.sigils, self.complex
        other.beginner, other.exam_cards = self.beginner, self.exam_cards
        other.gold, other.blacks, other.tokens = self.gold, self.blacks, self.tokens
        other.redrawn, other.trigger, other.aside = self.redrawn, self.trigger, self.aside
        other.pattern, other.marked = self.pattern, self.marked
        other.master_card, other.master_deck = self.master_card, self.master_deck

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

    # Telling what happens

    def tell(self, message: str, seat: i64, facts: dict[str, Fact]) -> None:
        """Tell the log, if there is one, something that all may know."""
        if self.log is not None:
            self.log.tell(message, seat, facts)
