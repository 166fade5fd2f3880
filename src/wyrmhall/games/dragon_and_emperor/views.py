"""What is seen and said in Dragon & Emperor: views, guesses, labels and prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from mypy_extensions import i64

from wyrmhall.core.bits import has
from wyrmhall.core.chance import Chance, settle
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.dragon_and_emperor.rules.actions import BUYING, FLYING, RESETTING, STUDYING
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    BANISHED,
    BUY,
    CATALOGUE,
    CLEANSE,
    CONJURED,
    DECK,
    DISCARD,
    DRAGON,
    EMPEROR,
    EVIL_BOTTOM,
    EVIL_DECK,
    EVIL_DISCARD,
    EVIL_TOP,
    GAIN,
    HAND,
    ITEMS,
    LENT,
    LIFTED,
    ORDERED,
    PAY,
    PLAYED,
    RESET,
    RESOURCES,
    ROLES,
    ROOM,
    ROW,
    SCRIED,
    SECRET,
    STUDY,
    SUMMON,
    TO,
    TOP,
    UPGRADES,
    USE,
)
from wyrmhall.games.dragon_and_emperor.rules.choices import CONTROL, origin, range_of
from wyrmhall.games.dragon_and_emperor.rules.naming import (
    card_name,
    card_words,
    item_words,
    role_words,
    token_words,
)
from wyrmhall.games.dragon_and_emperor.rules.realm import RealmBox, hexes_of
from wyrmhall.games.dragon_and_emperor.rules.refusals import Rules
from wyrmhall.games.dragon_and_emperor.rules.table import (
    ACT,
    CHOOSE_CURSE,
    CHOOSE_LOAN,
    FORESEE,
    OVER,
    PAY_CARD,
    PAY_TOKEN,
    STEPS,
    TAKE_MORE,
    pile,
)

HEX_MOVES: Final = (TO, CLEANSE)
TOKEN_MOVES: Final = (PAY, GAIN)
ITEM_MOVES: Final = (USE, SUMMON)


class ItemView(TypedDict):
    """A Magic Item: on the map, or in the Treasury ready or used."""

    item: str
    owned: bool
    ready: bool
    cost: dict[str, int]


class RoleView(TypedDict):
    """One role's cards. `unseen` is what may still lie in the deck or in a secret hand."""

    seat: int
    hand: list[str]
    secret: int
    deck: int
    top: list[str]
    unseen: list[str]
    discard: list[str]
    row: list[str]
    upgrades: int
    upgrades_unseen: list[str]
    played: list[str]
    conjured: list[str]
    lent: list[str]
    banished: list[str]
    low: bool


class EvilView(TypedDict):
    """The Evil cards; what lies on top begins with the next to come."""

    deck: int
    top: list[str]
    bottom: list[str]
    unseen: list[str]
    discard: list[str]
    lifted: list[str]
    looked_at: list[str]
    put_back: list[str]


class RealmView(TypedDict):
    """All that a seat may know."""

    round: int
    step: str
    role: str
    actions: int
    limit: int
    begun: str | None
    card: str | None
    target: str | None
    pawn: str
    evil: str
    evil_steps: int
    cursed: list[int]
    curses_left: int
    trapped: bool
    doubled: bool
    extra: int
    treasury: dict[str, int]
    supply: dict[str, int]
    items: list[ItemView]
    dragon: RoleView
    emperor: RoleView
    evil_cards: EvilView
    map: list[object]


def hex_name(place: i64) -> str:
    """Give a hex's fixed name, the one in moves."""
    return CATALOGUE.names[TO + place].removeprefix("to ")


class Realm(Rules):
    """One game of Dragon & Emperor."""

    def copy(self) -> Realm:
        """Make an equal state that shares nothing that can change."""
        twin = Realm(
            self.box, self.seats, self.secret, self.limited, self.cells[:], self.treasury[:]
        )
        twin.step = self.step
        twin.role = self.role
        twin.round = self.round
        twin.used = self.used
        twin.bonus = self.bonus
        twin.extra = self.extra
        twin.pawn = self.pawn
        twin.evil = self.evil
        twin.cursed = self.cursed
        twin.owned = self.owned
        twin.ready = self.ready
        twin.trapped = self.trapped
        twin.doubled = self.doubled
        twin.action = self.action
        twin.face = self.face
        twin.times = self.times
        twin.again = self.again
        twin.target = self.target
        twin.paid = self.paid
        twin.gains = self.gains
        twin.owed = self.owed
        twin.gift = self.gift
        twin.ending = self.ending
        return twin

    # -----------------------------------------------------------------------------------------
    # What a seat may know, and what it may imagine (AM-3, AM-42)

    def knows_hand(self, seat: i64, role: i64) -> bool:
        """Ask whether a seat sees all of a hand."""
        return not self.secret or seat == self.seat_of(role)

    def guess(self, seat: i64, chance: Chance) -> Realm:
        """Draw the other's secret cards anew from all that may be in that hand."""
        twin = self.copy()
        for role in (DRAGON, EMPEROR):
            if self.knows_hand(seat, role):
                continue
            secret = self.size(pile(role, SECRET))
            deck = pile(role, DECK)
            twin.pour(pile(role, SECRET), deck)
            settle(twin.cells, deck * ROOM + 1, twin.size(deck))
            for _ in range(secret):
                twin.put(pile(role, SECRET), twin.unveil(deck, chance))
        return twin

    def view(self, seat: i64) -> RealmView:
        """Tell all but what nobody has seen, and what only the other player has."""
        return {
            "round": int(self.round),
            "step": "over" if self.step == OVER else STEPS[self.step],
            "role": ROLES[self.role],
            "actions": int(self.used),
            "limit": int(self.action_limit()),
            "begun": CATALOGUE.names[self.begun()] if self.begun() >= 0 else None,
            "card": card_name(self.face) if CHOOSE_CURSE <= self.step <= FORESEE else None,
            "target": hex_name(self.target) if self.step == PAY_TOKEN else None,
            "pawn": hex_name(self.pawn),
            "evil": hex_name(self.evil_hex()),
            "evil_steps": len(self.chart.lane) - 1 - int(self.evil),
            "cursed": hexes_of(self.cursed),
            "curses_left": int(self.curses_left()),
            "trapped": self.trapped,
            "doubled": self.doubled,
            "extra": int(self.extra),
            "treasury": {
                name: int(self.treasury[resource]) for resource, name in enumerate(RESOURCES)
            },
            "supply": {name: int(self.supply(token)) for token, name in enumerate(RESOURCES)},
            "items": [self.item_view(item) for item in range(len(ITEMS))],
            "dragon": self.role_view(seat, DRAGON),
            "emperor": self.role_view(seat, EMPEROR),
            "evil_cards": self.evil_view(),
            "map": self.box.plan,
        }

    def begun(self) -> i64:
        """Find the move that began the action that goes on; -1 if there is none."""
        if not (PAY_CARD <= self.step <= CHOOSE_LOAN or self.step == TAKE_MORE):
            return -1
        if self.action == RESETTING:
            return RESET
        if self.action == STUDYING:
            return origin(STUDY) + self.target
        start = BUY if self.action == BUYING else (TO if self.action == FLYING else USE)
        return start + self.target

    def item_view(self, item: i64) -> ItemView:
        """Show a Magic Item (ED-21, ED-36)."""
        return {
            "item": ITEMS[item],
            "owned": has(self.owned, item),
            "ready": has(self.ready, item),
            "cost": {
                name: int(self.cost(item, resource))
                for resource, name in enumerate(RESOURCES)
                if self.cost(item, resource) != 0
            },
        }

    def role_view(self, seat: i64, role: i64) -> RoleView:
        """Show a role's cards; deck and discards are counted or listed (ED-29, AM-3)."""
        known = self.knows_hand(seat, role)
        secret = self.names(pile(role, SECRET))
        unseen = self.names(pile(role, DECK)) + ([] if known else secret)
        return {
            "seat": int(self.seat_of(role)),
            "hand": self.names(pile(role, HAND)) + (secret if known else []),
            "secret": 0 if known else len(secret),
            "deck": int(self.size(pile(role, DECK)) + self.size(pile(role, TOP))),
            "top": self.names(pile(role, TOP))[::-1],
            "unseen": sorted(unseen),
            "discard": self.names(pile(role, DISCARD)),
            "row": self.names(pile(role, ROW)),
            "upgrades": int(self.size(pile(role, UPGRADES))),
            "upgrades_unseen": sorted(self.names(pile(role, UPGRADES))),
            "played": self.names(pile(role, PLAYED)),
            "conjured": self.names(pile(role, CONJURED)),
            "lent": self.names(pile(role, LENT)),
            "banished": self.names(pile(role, BANISHED)),
            "low": self.low(role),
        }

    def evil_view(self) -> EvilView:
        """Show the Evil cards that anybody has seen."""
        return {
            "deck": int(self.size(EVIL_DECK) + self.size(EVIL_TOP) + self.size(EVIL_BOTTOM)),
            "top": self.names(EVIL_TOP)[::-1],
            "bottom": self.names(EVIL_BOTTOM),
            "unseen": sorted(self.names(EVIL_DECK)),
            "discard": self.names(EVIL_DISCARD),
            "lifted": self.names(LIFTED),
            "looked_at": self.names(SCRIED),
            "put_back": self.names(ORDERED),
        }

    def names(self, pile: i64) -> list[str]:
        """Name a pile's cards."""
        return [card_name(self.card(pile, place)) for place in range(self.size(pile))]

    # -----------------------------------------------------------------------------------------
    # Words

    def label(self, seat: i64, move: i64) -> Words:
        """Name a move for a button."""
        start = range_of(move)
        number = move - origin(start)
        verb = CATALOGUE.names[move].split(" ")[0]
        facts: dict[str, Fact] = {}
        if start in HEX_MOVES:
            facts["hex"] = self.hex_words(number)
        elif start in TOKEN_MOVES:
            facts["tokens"] = token_words(number, 1)
        elif start in ITEM_MOVES:
            facts["item"] = item_words(number)
        elif start != CONTROL:
            facts["card"] = card_words(number)
        return Words("move-" + verb, facts)

    def prompt(self, seat: i64) -> Words:
        """Say in one sentence what is asked now."""
        if self.step == OVER:
            return Words("prompt-" + self.ending)
        facts: dict[str, Fact] = {
            "seat": int(self.seat_of(self.role)),
            "role": role_words(self.role),
        }
        if self.step == ACT:
            facts["count"] = max(int(self.action_limit() - self.used), 0)
        elif self.step == PAY_CARD:
            facts["move"] = self.label(seat, self.begun())
        elif self.step == PAY_TOKEN:
            facts["hex"] = self.hex_words(self.target)
        elif CHOOSE_CURSE <= self.step <= FORESEE:
            facts["card"] = card_words(self.face)
        return Words("prompt-" + STEPS[self.step], facts)


def set_up(
    box: RealmBox, seats: i64, options: Mapping[str, str], chance: Chance, log: Log | None
) -> Realm:
    """Lay out a game for one person or two."""
    secret = seats == 2 and options.get("hands") == "secret"
    limited = options.get("hand-limit") == "on"
    realm = Realm(box, seats, secret, limited, box.no_cards[:], box.counts.treasury[:])
    realm.set_up(options, chance, log)
    return realm
