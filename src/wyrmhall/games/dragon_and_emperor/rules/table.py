"""The table: the piles of cards, the tokens, the pawns, and whose turn it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit, count, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import State
from wyrmhall.core.words import Log, Words
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    DECK,
    DISCARD,
    DRAGON,
    EVIL_START,
    HAND,
    KINDS,
    PALACE,
    ROLE_PILES,
    ROOM,
    ROW,
    SECRET,
    TOP,
    UPGRADES,
    WILD,
)
from wyrmhall.games.dragon_and_emperor.rules.naming import card_words, told
from wyrmhall.games.dragon_and_emperor.rules.realm import RealmBox

ROW_SIZE: Final = 3

# What is asked now.
OVER: Final = -1
REPLACE_ONE: Final = 0  # setup: which card makes room for Benevolent Blessing
CHOOSE_GIFT: Final = 1  # setup: which token is forewarned
ACT: Final = 2  # the next action, a free purchase, or the end of the turn
PAY_CARD: Final = 3  # the hand card that an action costs
FLY: Final = 4  # where the Flaming Sword sends the Dragon
CONJURE: Final = 5  # what the Cleansing Chalice plays
CHOOSE_LOAN: Final = 6  # what the Spirit Shield plays
CHOOSE_CURSE: Final = 7  # which hex to cleanse
PAY_TOKEN: Final = 8  # what the cleansing costs
RETURN_TOKEN: Final = 9  # what Transmute Resource gives back
GAIN_TOKEN: Final = 10  # what it takes instead
CHOOSE_PAST: Final = 11  # which card Repeat History brings back
FORESEE: Final = 12  # which of the looked-at Evil cards comes next
TAKE_MORE: Final = 13  # a second upgrade, when actions are doubled
STEPS: Final = (
    "replace", "gift", "act", "cost", "fly", "conjure", "borrow",
    "cleanse", "pay", "return", "gain", "recall", "scry", "more",
)  # fmt: skip


def pile(role: i64, kind: i64) -> i64:
    """Find a role's pile of this kind."""
    return role * ROLE_PILES + kind


class Table(State):
    """All that lies on the table, and the plain things that happen to it."""

    def __init__(
        self, box: RealmBox, seats: i64, secret: bool, limited: bool, cells: vec[u8], purse: vec[u8]
    ) -> None:
        """Take piles and Treasury; `set_up` makes those of a new game."""
        self.box = box
        self.chart = box.chart
        self.counts = box.counts
        self.seats = seats
        self.secret = secret  # each hand is known to its owner alone
        self.limited = limited  # the Hand Limit variant (ED-74)
        self.cells = cells  # PILES rows of ROOM cells
        self.treasury = purse  # by resource
        self.step: i64 = ACT
        self.role: i64 = DRAGON
        self.round: i64 = 1
        self.used: i64 = 0  # actions taken this turn
        self.bonus: i64 = 0  # extra actions this turn (ED-62)
        self.extra: i64 = 0  # extra actions on the next Dragon turn
        self.pawn: i64 = PALACE  # the hex of the Dragon pawn
        self.evil: i64 = 0  # how far the Evil pawn has come on its way
        self.cursed: i64 = 0  # the set of Cursed hexes
        self.owned: i64 = 0  # the set of items in the Treasury
        self.ready: i64 = 0  # those not yet used this round
        self.trapped = False  # by Entrap Wings (ED-49)
        self.doubled = False  # by Benevolent Blessing (ED-70)
        self.action: i64 = 0  # the kind of action being carried out
        self.face: i64 = 0  # the card being carried out
        self.times: i64 = 1  # how often its effect is still to come
        self.again = False  # its effect has come once already
        self.target: i64 = 0  # what that is about: an upgrade, a hex, an item
        self.paid: i64 = -1  # what the cleansing cost
        self.gains: i64 = 0  # tokens that Transmute Resource still takes
        self.owed: i64 = 0  # cards that the other role draws for a loan (ED-68)
        self.gift = False  # a token is still to be chosen in setup (ED-71)
        self.ending = ""

    # -----------------------------------------------------------------------------------------
    # Piles

    def size(self, pile: i64) -> i64:
        """Count the cards of a pile."""
        return i64(self.cells[pile * ROOM])

    def card(self, pile: i64, place: i64) -> i64:
        """Look at a card of a pile."""
        return i64(self.cells[pile * ROOM + 1 + place])

    def put(self, pile: i64, face: i64) -> None:
        """Put a card on a pile."""
        size = self.size(pile)
        self.cells[pile * ROOM + 1 + size] = u8(face)
        self.cells[pile * ROOM] = u8(size + 1)

    def pull(self, pile: i64) -> i64:
        """Take the last card of a pile."""
        size = self.size(pile)
        self.cells[pile * ROOM] = u8(size - 1)
        return i64(self.cells[pile * ROOM + size])

    def holds(self, pile: i64, face: i64) -> bool:
        """Ask for a card in a pile."""
        return has(self.faces(pile), face)

    def remove(self, pile: i64, face: i64) -> None:
        """Take a card out of the middle; the others keep their order."""
        start = pile * ROOM
        size = self.size(pile)
        place: i64 = 1
        while self.cells[start + place] != face:
            place += 1
        for later in range(place, size):
            self.cells[start + later] = self.cells[start + later + 1]
        self.cells[start] = u8(size - 1)

    def pour(self, source: i64, goal: i64) -> None:
        """Move all cards of one pile to another."""
        for place in range(self.size(source)):
            self.put(goal, self.card(source, place))
        self.cells[source * ROOM] = 0

    def faces(self, pile: i64) -> i64:
        """Give the set of faces in a pile."""
        found: i64 = 0
        for place in range(self.size(pile)):
            found |= bit(self.card(pile, place))
        return found

    def unveil(self, pile: i64, chance: Chance) -> i64:
        """Draw one of a pile's cards that nobody has seen."""
        size = self.size(pile)
        face = chance.pick(self.cells, pile * ROOM + 1, size)
        self.cells[pile * ROOM] = u8(size - 1)
        return face

    def card_list(self, pile: i64) -> list[Words]:
        """Name the cards of a pile."""
        return [card_words(self.card(pile, place)) for place in range(self.size(pile))]

    # -----------------------------------------------------------------------------------------
    # Hands

    def seat_of(self, role: i64) -> i64:
        """Say who plays a role: one person alone plays both (ED-2, ED-18)."""
        return role if self.seats == 2 else 0

    def hand_size(self, role: i64) -> i64:
        """Count a hand."""
        return self.size(pile(role, HAND)) + self.size(pile(role, SECRET))

    def hand(self, role: i64) -> i64:
        """Give the set of faces in a hand."""
        return self.faces(pile(role, HAND)) | self.faces(pile(role, SECRET))

    def leave_hand(self, role: i64, face: i64) -> None:
        """Take a card from a hand, one that all know of if possible."""
        known = self.holds(pile(role, HAND), face)
        self.remove(pile(role, HAND if known else SECRET), face)

    def lay_open(self, role: i64) -> None:
        """Make a whole hand known to all."""
        self.pour(pile(role, SECRET), pile(role, HAND))

    def draw(self, role: i64, number: i64, chance: Chance, log: Log | None) -> None:
        """Draw cards; an empty deck is made anew from the discard pile (ED-27, AM-2)."""
        drawn: list[Words] = []
        for _ in range(number):
            face = self.draw_one(role, chance, log)
            if log is not None and face >= 0:
                drawn.append(card_words(face))
        if log is None or not drawn:
            return
        seat = self.seat_of(role)
        facts = told(role, count=len(drawn))
        if self.secret:
            log.tell("event-draw", int(seat), facts, {"cards": drawn}, int(bit(seat)))
        else:
            log.tell("event-draw", int(seat), {**facts, "cards": drawn})

    def draw_one(self, role: i64, chance: Chance, log: Log | None) -> i64:
        """Draw one card, if there is any. Whoever sees a deck run out knows what was in it."""
        deck = pile(role, DECK)
        if self.size(pile(role, TOP)) != 0:
            face = self.pull(pile(role, TOP))
            self.put(pile(role, HAND), face)
            return face
        if self.size(deck) == 0:
            self.pour(pile(role, DISCARD), deck)
            if self.size(deck) == 0:
                return -1
            if log is not None:
                log.tell("event-reshuffle", int(self.seat_of(role)), told(role))
        face = self.unveil(deck, chance)
        self.put(pile(role, SECRET if self.secret else HAND), face)
        if self.size(deck) == 0:
            self.lay_open(role)
        return face

    def refill(self, role: i64, chance: Chance, log: Log | None) -> None:
        """Turn up cards of the Upgrade deck until three lie in the row (ED-31, ED-33)."""
        shown: list[Words] = []
        row = pile(role, ROW)
        while self.size(row) < ROW_SIZE and self.size(pile(role, UPGRADES)) != 0:
            face = self.unveil(pile(role, UPGRADES), chance)
            self.put(row, face)
            if log is not None:
                shown.append(card_words(face))
        if log is not None and shown:
            log.tell("event-row", int(self.seat_of(role)), told(role, cards=shown))

    # -----------------------------------------------------------------------------------------
    # Tokens and hexes

    def supply(self, resource: i64) -> i64:
        """Count the tokens of a resource that are not in the Treasury (ED-5)."""
        return i64(self.counts.tokens[resource]) - i64(self.treasury[resource])

    def curses_left(self) -> i64:
        """Count the Curse tokens in the Supply."""
        return self.counts.curses - count(self.cursed)

    def add(self, resource: i64, number: i64) -> None:
        """Put tokens from the Supply into the Treasury."""
        self.treasury[resource] = u8(i64(self.treasury[resource]) + number)

    def spend(self, resource: i64, number: i64) -> None:
        """Put tokens from the Treasury back into the Supply."""
        self.treasury[resource] = u8(i64(self.treasury[resource]) - number)

    def is_cursed(self, place: i64) -> bool:
        """Ask for a Curse token on a hex (ED-10)."""
        return has(self.cursed, place)

    def evil_hex(self) -> i64:
        """Find the hex of the Evil pawn."""
        return i64(self.chart.lane[self.evil])

    def hex_words(self, place: i64) -> Words:
        """Name a hex."""
        if place in (EVIL_START, PALACE):
            return Words("hex-start" if place == EVIL_START else "hex-palace")
        kind = self.chart.kind(place)
        if kind == WILD:
            return Words("hex-missing", {"number": int(place)})
        return Words("hex-" + KINDS[kind], {"number": int(place)})

    def hex_list(self, members: i64) -> list[Words]:
        """Name the hexes of a set."""
        return [self.hex_words(place) for place in range(PALACE + 1) if has(members, place)]
