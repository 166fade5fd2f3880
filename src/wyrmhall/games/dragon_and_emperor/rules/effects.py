"""What the cards of Dragon and Emperor do, whoever plays them (ED-50 … ED-65)."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.core.bits import bit
from wyrmhall.core.chance import Chance
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    AMASS_FORTUNE,
    BLESSING,
    CLEANSE_FREE,
    CLEANSE_LAND,
    CLEANSE_STASH,
    CLEANSE_VILLAGE,
    DISCARD,
    DRAGON,
    ECHO,
    EMPEROR,
    EVIL_BOTTOM,
    EVIL_DECK,
    EVIL_DISCARD,
    EVIL_TOP,
    FIRE,
    FIRST_EVIL,
    FOREST,
    GRIMOIRE,
    INSPIRE_SUPPORT,
    LAKE,
    LIFTED,
    MOUNTAIN,
    ORDERED,
    PALACE,
    REPAY,
    REPEAT,
    SCRIED,
    SCRY,
    STASH,
    STONE,
    SUPPRESS,
    TOP,
    TRANSMUTE,
    VILLAGE,
    WILD,
    WOOD,
    amount_of,
    gathers,
    owner,
    resource_of,
    site_of,
    token_for,
)
from wyrmhall.games.dragon_and_emperor.rules.evil import EvilPhase
from wyrmhall.games.dragon_and_emperor.rules.naming import card_words, token_words
from wyrmhall.games.dragon_and_emperor.rules.table import (
    ACT,
    CHOOSE_CURSE,
    CHOOSE_PAST,
    FORESEE,
    GAIN_TOKEN,
    PAY_TOKEN,
    RETURN_TOKEN,
    pile,
)


class Effects(EvilPhase):
    """The cards' effects. A card that would change nothing cannot be played (AM-5)."""

    # -----------------------------------------------------------------------------------------
    # Any card

    def works(self, face: i64) -> bool:
        """Ask whether a card would change anything as things stand (AM-5)."""
        if gathers(face):
            return self.can_gather(resource_of(face))
        if face in (AMASS_FORTUNE, INSPIRE_SUPPORT):
            resource = resource_of(face)
            return self.treasury[resource] != 0 and self.supply(resource) != 0
        if CLEANSE_STASH <= face <= CLEANSE_VILLAGE or face in (CLEANSE_LAND, CLEANSE_FREE):
            return self.cleansable(face) != 0
        if face == BLESSING:
            return self.pawn == PALACE and not self.doubled
        if face == REPEAT:
            return self.past() != 0
        if face == TRANSMUTE:
            return self.returnable() != 0
        return True

    def working(self, faces: i64) -> i64:
        """Keep those of a set of faces that would change something."""
        found: i64 = 0
        left = faces
        face: i64 = 0
        while left != 0:
            if left & 1 != 0 and self.works(face):
                found |= bit(face)
            left >>= 1
            face += 1
        return found

    def carry_out(self, face: i64, place: i64, chance: Chance, log: Log | None) -> None:
        """Lay a card onto a pile and begin with what it does, twice if doubled (AM-31)."""
        self.face = face
        self.times = 2 if self.doubled and self.role == EMPEROR else 1
        self.step = ACT
        if face in (SUPPRESS, GRIMOIRE):
            self.suppress(face, log)
        else:
            self.put(place, face)
            self.take_effect(face, chance, log)
        if self.step == ACT:
            self.finish(chance, log)

    def take_effect(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Do what a card says, or ask for what it leaves open."""
        if gathers(face):
            self.gather(resource_of(face), amount_of(face) * self.times, log)
        elif face in (AMASS_FORTUNE, INSPIRE_SUPPORT):
            self.gather(resource_of(face), self.times, log)
        elif face == BLESSING:
            self.bless(log)
        elif face == REPAY:
            self.repay(chance, log)
        elif face == SCRY:
            self.scry(chance, log)
        elif face == REPEAT:
            self.step = CHOOSE_PAST
        elif face == TRANSMUTE:
            self.step = RETURN_TOKEN
        else:
            self.step = CHOOSE_CURSE

    def once_more(self, possible: bool) -> bool:
        """Count down the times an effect comes; ask whether it can come again (AM-31)."""
        self.times -= 1
        self.again = True
        return self.times > 0 and possible

    # -----------------------------------------------------------------------------------------
    # Dragon cards

    def can_gather(self, resource: i64) -> bool:
        """Ask for the right hex, free of a Curse; Fire comes anywhere (ED-50 … ED-54, AM-7)."""
        if self.supply(resource) == 0:
            return False
        site = site_of(resource)
        if site == WILD:
            return True
        return self.chart.kind(self.pawn) == site and not self.is_cursed(self.pawn)

    def gather(self, resource: i64, number: i64, log: Log | None) -> None:
        """Take tokens from the Supply, as far as there are any (ED-50 … ED-53, ED-55, AM-7)."""
        taken = min(number, self.supply(resource))
        self.add(resource, taken)
        if log is not None:
            log.tell("event-gather", facts={"tokens": token_words(resource, taken)})

    def bless(self, log: Log | None) -> None:
        """Double the Emperor's actions until the end of the Round (ED-57, ED-70)."""
        self.doubled = True
        if log is not None:
            log.tell("event-blessing")

    # -----------------------------------------------------------------------------------------
    # Cleansing (ED-56, ED-58, ED-59, AM-23)

    def lands(self, face: i64) -> i64:
        """Find the hexes that a card is for (ED-56, ED-58)."""
        kinds = self.chart.kinds
        if face == CLEANSE_STASH:
            return kinds[STASH]
        if face == CLEANSE_VILLAGE:
            return kinds[VILLAGE]
        return kinds[FOREST] | kinds[LAKE] | kinds[MOUNTAIN]

    def cleansable(self, face: i64) -> i64:
        """Find the Cursed hexes that a card may cleanse now; the Basic card must be paid."""
        land = self.lands(face) & self.cursed
        if face != CLEANSE_LAND or self.paid == FIRE:
            return land
        found: i64 = 0
        for kind in range(FOREST, MOUNTAIN + 1):
            token = token_for(kind)
            if self.paid == token or (self.paid < 0 and self.affords(token)):
                found |= self.chart.kinds[kind]
        return found & land

    def affords(self, token: i64) -> bool:
        """Ask for a token that pays for cleansing; Fire replaces any other (ED-58, ED-59)."""
        return self.treasury[token] != 0 or self.treasury[FIRE] != 0

    def cleansing_tokens(self) -> i64:
        """Give the set of resources that pay for cleansing the chosen hex."""
        found: i64 = 0
        if self.treasury[FIRE] != 0:
            found = bit(FIRE)
        token = token_for(self.chart.kind(self.target))
        if self.treasury[token] != 0:
            found |= bit(token)
        return found

    def choose_curse(self, place: i64, chance: Chance, log: Log | None) -> None:
        """Choose a Cursed hex; the Basic card costs a token first (ED-56, ED-58)."""
        self.target = place
        if self.face == CLEANSE_LAND and self.paid < 0:
            self.step = PAY_TOKEN
        else:
            self.cleanse(chance, log)

    def pay_token(self, resource: i64, chance: Chance, log: Log | None) -> None:
        """Pay for the cleansing (ED-58)."""
        self.paid = resource
        self.spend(resource, 1)
        if log is not None:
            log.tell("event-pay", facts={"tokens": token_words(resource, 1)})
        self.cleanse(chance, log)

    def cleanse(self, chance: Chance, log: Log | None) -> None:
        """Take the Curse token off the chosen hex (ED-56, ED-58)."""
        self.cursed &= ~bit(self.target)
        if log is not None:
            log.tell("event-cleanse", facts={"hex": self.hex_words(self.target)})
        if self.once_more(self.cleansable(self.face) != 0):
            self.step = CHOOSE_CURSE
        else:
            self.finish(chance, log)

    # -----------------------------------------------------------------------------------------
    # Emperor cards

    def suppress(self, face: i64, log: Log | None) -> None:
        """Lay the card on top of the Evil deck (ED-60, AM-17)."""
        if self.times == 2:
            self.put(EVIL_TOP, ECHO)
        self.put(EVIL_TOP, face)
        if log is not None:
            log.tell("event-suppress", facts={"card": card_words(face)})

    def past(self) -> i64:
        """Find the faces in any discard pile (ED-61, AM-19)."""
        emperors = self.faces(pile(EMPEROR, DISCARD))
        return self.faces(pile(DRAGON, DISCARD)) | emperors | self.faces(EVIL_DISCARD)

    def recall(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Put a discarded card on top of its deck (ED-61, AM-19)."""
        if face >= FIRST_EVIL:
            self.remove(EVIL_DISCARD, face)
            self.put(EVIL_TOP, face)
        else:
            self.remove(pile(owner(face), DISCARD), face)
            self.put(pile(owner(face), TOP), face)
        if log is not None:
            log.tell("event-recall", facts={"card": card_words(face)})
        if not self.once_more(self.past() != 0):
            self.finish(chance, log)

    def repay(self, chance: Chance, log: Log | None) -> None:
        """The Dragon draws a card now and gets an action more next turn (ED-62, AM-22)."""
        self.draw(DRAGON, self.times, chance, log)
        self.extra += self.times
        if log is not None:
            log.tell("event-repay", facts={"count": int(self.times)})

    def scry(self, chance: Chance, log: Log | None) -> None:
        """Look at the top three Evil cards; Suppress Evil is lifted off (ED-63, AM-18)."""
        wanted = 3 * self.times
        while self.size(EVIL_TOP) != 0 and self.size(SCRIED) < wanted:
            face = self.pull(EVIL_TOP)
            self.put(SCRIED if FIRST_EVIL <= face < ECHO else LIFTED, face)
        while self.size(EVIL_DECK) != 0 and self.size(SCRIED) < wanted:
            self.put(SCRIED, self.unveil(EVIL_DECK, chance))
        while self.size(EVIL_BOTTOM) != 0 and self.size(SCRIED) < wanted:
            self.put(SCRIED, self.pull(EVIL_BOTTOM))
        if log is not None:
            log.tell("event-scry", facts={"cards": self.card_list(SCRIED)})
        self.step = FORESEE

    def foresee(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Choose which of the cards comes next; the last goes by itself (ED-63)."""
        self.remove(SCRIED, face)
        self.put(ORDERED, face)
        if self.size(SCRIED) > 1:
            return
        self.pour(SCRIED, ORDERED)
        if log is not None:
            log.tell("event-foreseen", facts={"cards": self.card_list(ORDERED)})
        while self.size(ORDERED) != 0:
            self.put(EVIL_TOP, self.pull(ORDERED))
        while self.size(LIFTED) != 0:
            self.put(EVIL_TOP, self.pull(LIFTED))
        self.finish(chance, log)

    def returnable(self) -> i64:
        """Find what Transmute Resource can give back, if it can then take two (ED-64, AM-21)."""
        found: i64 = 0
        supply: i64 = 0
        for token in range(STONE, WOOD + 1):
            supply += self.supply(token)
            if self.treasury[token] != 0:
                found |= bit(token)
        return found if supply > 0 else 0

    def gainable(self) -> i64:
        """Find the kinds of Stone, Water and Wood that the Supply still has."""
        found: i64 = 0
        for token in range(STONE, WOOD + 1):
            if self.supply(token) != 0:
                found |= bit(token)
        return found

    def return_token(self, resource: i64, log: Log | None) -> None:
        """Give a token back, then take two (ED-64)."""
        self.spend(resource, 1)
        self.gains = 2
        self.step = GAIN_TOKEN
        if log is not None:
            log.tell("event-return", facts={"tokens": token_words(resource, 1)})

    def gain_token(self, resource: i64, chance: Chance, log: Log | None) -> None:
        """Take one of the two tokens (ED-64)."""
        self.gather(resource, 1, log)
        self.gains -= 1
        if self.gains > 0:
            return
        if self.once_more(self.returnable() != 0):
            self.step = RETURN_TOKEN
        else:
            self.finish(chance, log)

    # -----------------------------------------------------------------------------------------

    def finish(self, chance: Chance, log: Log | None) -> None:
        """End an action; the Chalice's card is replaced (ED-66)."""
        self.step = ACT
        self.again = False
        self.paid = -1
        self.refill(self.role, chance, log)
