"""The turn: five kinds of action, the free purchase, Cleanup and Refresh (ED-23 … ED-38)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    ALL_ITEMS,
    BANISHED,
    CHALICE,
    CONJURED,
    DISCARD,
    DRAGON,
    EMPEROR,
    GOLD,
    GRIMOIRE,
    HAND,
    ITEMS,
    LENT,
    PLAYED,
    REPEAT,
    RESOURCES,
    ROW,
    SECRET,
    SPIRIT,
    STASH,
    SWORD,
    VILLAGE,
    owner,
)
from wyrmhall.games.dragon_and_emperor.rules.effects import Effects
from wyrmhall.games.dragon_and_emperor.rules.naming import (
    card_words,
    item_words,
    token_words,
    told,
)
from wyrmhall.games.dragon_and_emperor.rules.table import (
    ACT,
    CHOOSE_LOAN,
    CONJURE,
    FLY,
    TAKE_MORE,
    pile,
)

HAND_SIZE: Final = 4  # also the number of actions (ED-20, ED-25)
LOW_HAND: Final = 3  # either of them, under the Hand Limit (ED-74)
DESPAIR: Final = 3  # Cursed hexes of a kind that bring the Hand Limit on
FLIGHT: Final = 3  # hexes that the Dragon moves (ED-34)

# The kinds of action, named in `action` while one is carried out.
BUYING: Final = 0
STUDYING: Final = 1
RESETTING: Final = 2
FLYING: Final = 3
USING: Final = 4


class Actions(Effects):
    """A turn, from its first action to Cleanup."""

    # -----------------------------------------------------------------------------------------
    # How much a turn holds (ED-25, ED-26, ED-74)

    def low(self, role: i64) -> bool:
        """Ask whether the Hand Limit holds for a role now (ED-74, AM-36)."""
        kind = self.chart.kinds[STASH if role == DRAGON else VILLAGE]
        return self.limited and count(kind & self.cursed) >= DESPAIR

    def action_limit(self) -> i64:
        """Count the actions of this turn, used or not (ED-25, ED-62, ED-74)."""
        return (LOW_HAND if self.low(self.role) else HAND_SIZE) + self.bonus

    def can_act(self) -> bool:
        """Ask for an action left, and a card to spend on it (ED-25, AM-6)."""
        return self.used < self.action_limit() and self.hand_size(self.role) != 0

    def begin(self, action: i64, what: i64, step: i64) -> None:
        """Begin an action."""
        self.used += 1
        self.action = action
        self.target = what
        self.step = step

    # -----------------------------------------------------------------------------------------
    # A. Play a card (ED-30)

    def play_card(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Put a hand card into the play area and follow it (ED-30)."""
        self.used += 1
        self.leave_hand(self.role, face)
        self.tell_card("event-play", face, log)
        self.carry_out(face, pile(self.role, PLAYED), chance, log)

    def tell_card(self, message: str, face: i64, log: Log | None) -> None:
        """Tell what the one whose turn it is did with a card."""
        if log is not None:
            facts = told(self.role, card=card_words(face))
            log.tell(message, int(self.seat_of(self.role)), facts)

    # -----------------------------------------------------------------------------------------
    # B. Purchase an upgrade (ED-31, ED-33, AM-9, AM-10), and study a Grimoire (ED-72)

    def coin(self) -> i64:
        """Say what a purchase costs: Gold for the Dragon, Spirit for the Emperor (ED-31)."""
        return GOLD if self.role == DRAGON else SPIRIT

    def for_sale(self) -> i64:
        """Find the faces of the own row, if they can be paid (ED-31, AM-9, AM-10)."""
        return self.row() if self.treasury[self.coin()] != 0 else 0

    def row(self) -> i64:
        """Find the faces of the own row."""
        return self.faces(pile(self.role, ROW))

    def buy(self, banished: i64, chance: Chance, log: Log | None) -> None:
        """Pay a coin and a card of the hand for the chosen upgrade (ED-31)."""
        self.spend(self.coin(), 1)
        if log is not None:
            facts = told(self.role, tokens=token_words(self.coin(), 1))
            log.tell("event-pay", int(self.seat_of(self.role)), facts)
        self.banish(banished, log)
        self.take_upgrade(self.target, chance, log)

    def banish(self, face: i64, log: Log | None) -> None:
        """Take a card of the hand out of the game (ED-7)."""
        self.leave_hand(self.role, face)
        self.put(pile(self.role, BANISHED), face)
        self.tell_card("event-banish", face, log)

    def study(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Banish a Study Grimoire, and take the upgrade into the hand (ED-72, AM-33)."""
        self.begin(STUDYING, face, ACT)
        self.banish(GRIMOIRE, log)
        self.take_upgrade(face, chance, log)

    def take_upgrade(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Take an upgrade, or two if doubled; the row is refilled at once (ED-31, AM-31)."""
        self.remove(pile(self.role, ROW), face)
        studied = self.action == STUDYING
        self.put(pile(self.role, HAND if studied else DISCARD), face)
        self.tell_card("event-study" if studied else "event-buy", face, log)
        self.refill(self.role, chance, log)
        first = self.step != TAKE_MORE
        if first and self.doubled and self.role == EMPEROR and self.row() != 0:
            self.step = TAKE_MORE
        else:
            self.finish(chance, log)

    # -----------------------------------------------------------------------------------------
    # C. Reset upgrades (ED-32, AM-8)

    def reset(self, chance: Chance, log: Log | None) -> None:
        """Banish the own row, and turn up a new one (ED-32, ED-33)."""
        if log is not None:
            facts = told(self.role, cards=self.card_list(pile(self.role, ROW)))
            log.tell("event-reset", int(self.seat_of(self.role)), facts)
        self.pour(pile(self.role, ROW), pile(self.role, BANISHED))
        self.finish(chance, log)

    # -----------------------------------------------------------------------------------------
    # D. Move the Dragon pawn (ED-34, ED-35, ED-49, AM-24, AM-25)

    def bound(self) -> bool:
        """Ask whether the one whose turn it is cannot move the pawn (ED-49, AM-25)."""
        return self.trapped and self.role == DRAGON

    def in_reach(self) -> i64:
        """Find the hexes that the pawn may move to (ED-34, AM-24)."""
        if self.bound():
            return 0
        if self.role == DRAGON:
            return self.chart.within(self.pawn, FLIGHT)
        return self.chart.within(self.pawn, 2 if self.doubled else 1)

    def fly(self, chance: Chance, log: Log | None) -> None:
        """Move the pawn; the Emperor breaks the spell on it (ED-34, ED-49)."""
        freed = self.trapped and self.role == EMPEROR
        self.send(self.target, log)
        if freed:
            self.trapped = False
            if log is not None:
                log.tell("event-freed", int(self.seat_of(self.role)))
        self.finish(chance, log)

    def send(self, place: i64, log: Log | None) -> None:
        """Put the Dragon pawn on a hex (ED-35)."""
        if log is not None:
            here = self.hex_words(self.pawn)
            facts = told(self.role, hex=self.hex_words(place), start=here)
            log.tell("event-fly", int(self.seat_of(self.role)), facts)
        self.pawn = place

    # -----------------------------------------------------------------------------------------
    # E. Use a Magic Item (ED-36, ED-66 … ED-68, AM-26, AM-28 … AM-30)

    def usable(self) -> i64:
        """Find the ready items whose ability would do something (ED-36, AM-5)."""
        found: i64 = 0
        for item in range(len(ITEMS)):
            if has(self.ready, item) and self.helps(item):
                found |= bit(item)
        return found

    def helps(self, item: i64) -> bool:
        """Ask whether an item's ability would change anything (AM-5, AM-25, AM-30)."""
        if item == SWORD:
            return not self.bound()
        if item == CHALICE:
            return self.will_work(self.row())
        if self.secret:
            return self.hand_size(1 - self.role) != 0
        return self.will_work(self.hand(1 - self.role))

    def will_work(self, faces: i64) -> bool:
        """Ask for a card that works once the cost lies on the discard pile (AM-4, AM-5)."""
        return has(faces, REPEAT) or self.working(faces) != 0

    def use(self, chance: Chance, log: Log | None) -> None:
        """Turn the chosen item over, and ask what it is used on (ED-36)."""
        item = self.target
        self.ready &= ~bit(item)
        if log is not None:
            facts = told(self.role, item=item_words(item))
            log.tell("event-use", int(self.seat_of(self.role)), facts)
        if item == CHALICE:
            self.step = CONJURE
        elif item == SWORD:
            self.step = FLY
        else:
            self.step = CHOOSE_LOAN
            self.open_hand(1 - self.role, log)

    def open_hand(self, role: i64, log: Log | None) -> None:
        """Show a secret hand to whoever borrows from it (ED-68, AM-42)."""
        secret = self.size(pile(role, SECRET)) != 0
        self.lay_open(role)
        if secret and log is not None:
            facts = told(role, cards=self.card_list(pile(role, HAND)))
            log.tell("event-open-hand", int(self.seat_of(role)), facts, reveals=True)

    def conjure(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Play an upgrade straight from the own row (ED-66, AM-28)."""
        self.remove(pile(self.role, ROW), face)
        self.tell_card("event-conjure", face, log)
        self.carry_out(face, pile(self.role, CONJURED), chance, log)

    def take_flight(self, place: i64, chance: Chance, log: Log | None) -> None:
        """Put the pawn on any hex; only the Emperor's own move frees it (ED-67, AM-25)."""
        self.send(place, log)
        self.finish(chance, log)

    def borrow(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Play a card from the other hand; its owner will draw another (ED-68, AM-29)."""
        lender = owner(face)
        self.remove(pile(lender, HAND), face)
        self.owed += 1
        self.tell_card("event-borrow", face, log)
        self.carry_out(face, pile(lender, LENT), chance, log)

    # -----------------------------------------------------------------------------------------
    # Paying an action's card, and the free purchase

    def pay_card(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Pay for the action that was begun with a card of the hand (ED-31 … ED-36, AM-4)."""
        if self.action == BUYING:
            self.buy(face, chance, log)
            return
        self.leave_hand(self.role, face)
        self.put(pile(self.role, DISCARD), face)
        self.tell_card("event-discard", face, log)
        if self.action == RESETTING:
            self.reset(chance, log)
        elif self.action == FLYING:
            self.fly(chance, log)
        else:
            self.use(chance, log)

    def missing(self, item: i64) -> i64:
        """Count the tokens that the Treasury lacks for an item (ED-37)."""
        lacking: i64 = 0
        for resource in range(len(RESOURCES)):
            lacking += max(self.cost(item, resource) - i64(self.treasury[resource]), 0)
        return lacking

    def cost(self, item: i64, resource: i64) -> i64:
        """Look up what an item costs."""
        return i64(self.counts.costs[item * len(RESOURCES) + resource])

    def summonable(self) -> i64:
        """Find the items that the Emperor can buy now (ED-37, AM-27)."""
        found: i64 = 0
        if self.role == EMPEROR:
            for item in range(len(ITEMS)):
                if not has(self.owned, item) and self.missing(item) == 0:
                    found |= bit(item)
        return found

    def summon(self, item: i64, log: Log | None) -> None:
        """Buy a Magic Item; with the third one all is won (ED-37, ED-38)."""
        for resource in range(len(RESOURCES)):
            self.spend(resource, self.cost(item, resource))
        self.owned |= bit(item)
        self.ready |= bit(item)
        if log is not None:
            log.tell("event-summon", int(self.seat_of(EMPEROR)), {"item": item_words(item)})
        if self.owned == ALL_ITEMS:
            self.end("won", log)

    # -----------------------------------------------------------------------------------------
    # Cleanup, Refresh, and the next turn (ED-23 … ED-28)

    def clean_up(self, chance: Chance, log: Log | None) -> None:
        """Discard all, draw a new hand, return what was lent (ED-26, ED-66, ED-68)."""
        role = self.role
        other = 1 - role
        self.lay_open(role)
        if log is not None:
            facts = told(role, cards=self.card_list(pile(role, HAND)))
            log.tell("event-clean-up", int(self.seat_of(role)), facts)
        self.pour(pile(role, PLAYED), pile(role, DISCARD))
        self.pour(pile(role, HAND), pile(role, DISCARD))
        self.pour(pile(role, CONJURED), pile(role, BANISHED))
        self.pour(pile(other, LENT), pile(other, DISCARD))
        self.draw(role, LOW_HAND if self.low(role) else HAND_SIZE, chance, log)
        self.draw(other, self.owed, chance, log)
        self.owed = 0

    def end_turn(self, chance: Chance, log: Log | None) -> None:
        """Clean up; after the Emperor's turn Refresh; then the other's turn (ED-8, ED-28)."""
        self.clean_up(chance, log)
        if self.role == EMPEROR:
            self.ready = self.owned
            self.doubled = False
            self.round += 1
        self.begin_turn(1 - self.role, chance, log)

    def begin_turn(self, role: i64, chance: Chance, log: Log | None) -> None:
        """Let Evil advance, then act (ED-8, ED-23, AM-1, AM-39)."""
        self.role = role
        self.used = 0
        self.bonus = 0
        if role == DRAGON:
            self.bonus = self.extra
            self.extra = 0
        self.step = ACT
        if log is not None:
            facts = told(role, round=int(self.round))
            log.tell("event-turn", int(self.seat_of(role)), facts)
        self.evil_advances(chance, log)
