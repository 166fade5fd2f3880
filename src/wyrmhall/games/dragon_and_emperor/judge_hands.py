"""What cards are worth: each by itself, a hand with the actions for it, and a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has
from wyrmhall.games.dragon_and_emperor.judge_menace import Menace
from wyrmhall.games.dragon_and_emperor.rules.actions import FLIGHT
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    AMASS_FORTUNE,
    BLESSING,
    CHALICE,
    CLEANSE_FREE,
    CLEANSE_LAND,
    CLEANSE_STASH,
    CLEANSE_VILLAGE,
    CURSE_FOREST,
    DECK,
    DISCARD,
    DRAGON,
    EMPEROR,
    EVIL_DISCARD,
    FIRE,
    FIRST_EVIL,
    GOLD,
    GRIMOIRE,
    HAND,
    INSPIRE_SUPPORT,
    ITEMS,
    KINDS,
    LENT,
    PALACE,
    PLAYED,
    RAID_STASH,
    RAISE_SPIRIT,
    REPAY,
    REPEAT,
    RESOURCES,
    ROOM,
    ROW,
    SCRY,
    SECRET,
    SHIELD,
    SPIRIT,
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
    resource_of,
    site_of,
)
from wyrmhall.games.dragon_and_emperor.rules.table import pile
from wyrmhall.games.dragon_and_emperor.views import Realm

CARDS: Final = FIRST_EVIL  # faces of the two roles
OWN: Final = (DECK, TOP, HAND, SECRET, PLAYED, DISCARD, LENT)  # where a role's deck goes round
PLACES: Final = WILD + 1  # where the Dragon may go: a hex of some kind, or the Palace


class Hands:
    """Values cards in needed tokens. `look` comes first, the questions after it."""

    def __init__(self, weights: Mapping[str, float], menace: Menace) -> None:
        """Read the weights."""
        self.menace = menace
        self.spare = weights["spare"]
        self.coin, self.purse = weights["coin"], weights["purse"]
        self.curse, self.crowd, self.calm = weights["curse"], weights["crowd"], weights["calm"]
        self.stall = weights["stall"]
        self.price, self.repeat = weights["price"], weights["repeat"]
        self.draw, self.sight, self.fear = weights["draw"], weights["sight"], weights["fear"]
        self.blessing, self.stay = weights["blessing"], weights["stay_put"]
        self.site, self.land, self.change = weights["site"], weights["land"], weights["change"]
        self.cycle, self.weak = weights["cycle"], weights["weak"]
        self.plain = vec[float]([weights["plain_dragon"], weights["plain_emperor"]])
        self.missing = vec[i64]([0 for _ in RESOURCES])  # tokens that the items still ask for
        self.lacking: i64 = 0  # all of them together
        self.claimed = vec[i64]([0 for _ in RESOURCES])  # of these, what other cards will bring
        self.relief = 0.0  # of one Curse token less
        self.uses = 0.0  # how often each card of a deck will still be drawn
        self.supplies = vec[float]([0.0 for _ in RESOURCES])  # tokens that the decks will bring
        self.flow = 0.0  # those that will be transmuted
        self.shares = vec[float]([0.0 for _ in RESOURCES])  # which part of one more is of use
        self.keen = vec[float]([0.0 for _ in RESOURCES])  # what a missing token is worth
        self.help = 0.0  # of the missing tokens, those that the decks will bring
        self.worths = vec[float]([0.0 for _ in range(CARDS)])  # of a card in the long run
        self.faces = vec[i64]([0 for _ in range(ROOM)])  # the hand that is looked at
        self.size: i64 = 0
        self.gains = vec[float]([0.0 for _ in range(ROOM * (PLACES + 1))])  # by card and place
        self.values = vec[float]([0.0 for _ in range(ROOM)])
        self.extras = vec[float]([0.0 for _ in range(8)])  # what else a card can be spent on
        self.others: i64 = 0
        self.useful: i64 = 0  # the places where cards of the hand work that do not work here

    def look(self, s: Realm) -> None:
        """See what is needed, how the land fares, and what each card is worth in the long run."""
        self.lacking = 0
        for resource in range(len(RESOURCES)):
            needed: i64 = 0
            for item in range(len(ITEMS)):
                if not has(s.owned, item):
                    needed += s.cost(item, resource)
            lacking = max(needed - i64(s.treasury[resource]), 0)
            self.missing[resource] = lacking
            self.lacking += lacking
        number = count(s.cursed)
        self.relief = self.burden(number) - self.burden(number - 1)
        self.uses = self.cycle * (self.menace.draws + self.menace.stalls)
        self.survey(s)
        for face in range(CARDS):
            self.worths[face] = self.lasting(face)

    def survey(self, s: Realm) -> None:
        """Estimate how much of what is missing both decks will bring as they are.

        Two things bound it: what the cards give, and what is missing at all.
        """
        for resource in range(len(RESOURCES)):
            self.supplies[resource] = 0.0
        self.flow = 0.0
        for role in (DRAGON, EMPEROR):
            for kind in OWN:
                which = pile(role, kind)
                for place in range(s.size(which)):
                    self.count_on(s.card(which, place))
        self.help = 0.0
        rest = 0.0
        for resource in range(WOOD + 1):
            missing = float(self.missing[resource])
            brought = harvest(missing, self.supplies[resource])
            self.help += brought
            if resource != FIRE:
                rest += missing - brought
            self.shares[resource] = share(missing, self.supplies[resource])
            self.keen[resource] = 1.0 - share(self.supplies[resource], missing)
        self.help += harvest(rest, self.flow)
        self.shares[GOLD] = share(rest, self.flow)

    def count_on(self, face: i64) -> None:
        """Add what a card of a deck will bring."""
        if face < RAID_STASH:
            resource = resource_of(face)
            site = 1.0 if resource == FIRE else self.site
            self.supplies[resource] += self.uses * site * float(amount_of(face))
        elif face == TRANSMUTE:
            self.flow += self.uses * self.change

    def burden(self, number: i64) -> float:
        """Value so many Cursed hexes."""
        crowd = max(float(number) - self.calm, 0.0)
        return self.curse * float(number) + self.crowd * crowd * crowd

    # --- tokens ---------------------------------------------------------------------------------

    def gain(self, s: Realm, resource: i64, number: i64) -> float:
        """Value so many tokens more."""
        more = min(number, s.supply(resource))
        if resource >= GOLD:
            held = i64(s.treasury[resource])
            return self.coins(held + more) - self.coins(held)
        useful = min(more, max(self.missing[resource] - self.claimed[resource], 0))
        return self.keen[resource] * float(useful) + self.spare * float(more - useful)

    def coins(self, number: i64) -> float:
        """Value so much Gold, or Spirit: each coin is worth less than the one before."""
        total = 0.0
        worth = self.coin * min(self.uses, 4.0)
        for _ in range(number):
            total += worth
            worth *= self.purse
        return total

    # --- a card in the long run -----------------------------------------------------------------

    def lasting(self, face: i64) -> float:
        """Value what a card does each time that it is drawn."""
        if face < RAID_STASH:
            resource = resource_of(face)
            site = 1.0 if resource == FIRE else self.site
            return (self.spare + self.shares[resource]) * site * float(amount_of(face))
        if RAID_STASH <= face <= INSPIRE_SUPPORT:
            return self.coin * (self.site if face <= RAISE_SPIRIT else 1.0)
        if face in (SUPPRESS, GRIMOIRE):
            return self.stall
        if face == REPEAT:
            return self.repeat * self.stall
        if face == REPAY:
            return self.draw
        if face == SCRY:
            return self.sight
        if face == TRANSMUTE:
            return (self.spare + self.shares[GOLD]) * self.change
        if face == BLESSING:
            return self.blessing
        return self.land if face == CLEANSE_FREE else self.land - self.price

    def deck(self, s: Realm, role: i64) -> float:
        """Value how much better than plain the cards are that a role goes round with.

        What they bring of the missing tokens is in `help`.
        """
        total = 0.0
        for kind in OWN:
            which = pile(role, kind)
            for place in range(s.size(which)):
                face = s.card(which, place)
                if face >= RAID_STASH and face != TRANSMUTE:
                    total += self.worths[face]
                total -= self.plain[role]
        if role == EMPEROR:
            total += self.menace.held_up * (self.stall - self.plain[role])
        return self.uses * total

    def best_offer(self, s: Realm, role: i64) -> float:
        """Value the best upgrade of a row in the long run."""
        best = 0.0
        row = pile(role, ROW)
        for place in range(s.size(row)):
            best = max(best, self.worths[s.card(row, place)])
        return best

    # --- a card now -----------------------------------------------------------------------------

    def value(self, s: Realm, face: i64, place: i64) -> float:
        """Value what a card would do now, with the Dragon on a hex of some kind."""
        if gathers(face):
            resource = resource_of(face)
            fits = site_of(resource) in (WILD, place)
            return self.gain(s, resource, amount_of(face)) if fits else 0.0
        if face in (AMASS_FORTUNE, INSPIRE_SUPPORT):
            held = s.treasury[resource_of(face)]
            return self.gain(s, resource_of(face), 1) if held != 0 else 0.0
        if face == BLESSING:
            return self.blessing if place == WILD and not s.doubled else 0.0
        if face == TRANSMUTE:
            return self.transmuting(s)
        if face in (SUPPRESS, GRIMOIRE):
            return self.stall
        if face == REPEAT:
            return self.memory(s)
        if face == REPAY:
            return self.draw
        return (
            self.sight + self.fear * self.menace.doom if face == SCRY else self.cleansing(s, face)
        )

    def cleansing(self, s: Realm, face: i64) -> float:
        """Value a token less on the map, and what is paid for it."""
        if s.cleansable(face) == 0:
            return 0.0
        if face != CLEANSE_LAND:
            return self.relief
        price = 1.0
        for resource in range(WOOD + 1):
            if s.treasury[resource] != 0:
                price = min(
                    price, self.spare if self.is_spare(s, resource) else self.keen[resource]
                )
        return max(self.relief - price, 0.0)

    def is_spare(self, s: Realm, resource: i64) -> bool:
        """Ask whether there are more tokens of a kind than the items will ask for."""
        needed: i64 = 0
        for item in range(len(ITEMS)):
            if not has(s.owned, item):
                needed += s.cost(item, resource)
        return i64(s.treasury[resource]) > needed

    def transmuting(self, s: Realm) -> float:
        """Value two tokens for one."""
        if s.returnable() == 0:
            return 0.0
        wanted: i64 = 0
        price = 1.0
        eager = 0.0
        for resource in range(STONE, WOOD + 1):
            lacking = max(self.missing[resource] - self.claimed[resource], 0)
            wanted += lacking
            if lacking > 0:
                eager = max(eager, self.keen[resource])
            if s.treasury[resource] != 0:
                price = min(
                    price, self.spare if self.is_spare(s, resource) else self.keen[resource]
                )
        useful = min(wanted, 2)
        return max(eager * float(useful) + self.spare * float(2 - useful) - price, 0.0)

    def memory(self, s: Realm) -> float:
        """Value bringing back the best card, most often one that holds Evil up."""
        discards = pile(EMPEROR, DISCARD)
        if s.holds(discards, SUPPRESS) or s.holds(discards, GRIMOIRE):
            return self.repeat * self.stall
        for place in range(s.size(EVIL_DISCARD)):
            face = s.card(EVIL_DISCARD, place)
            if face > CURSE_FOREST and self.menace.brings(face) == 0:
                return self.repeat * self.stall
        return self.draw if s.past() != 0 else 0.0

    # --- a hand ---------------------------------------------------------------------------------

    def hand(self, s: Realm, role: i64, pawn: i64, actions: i64, costs: i64) -> float:
        """Value the best use of a hand that still has to pay for something with some cards."""
        self.take_up(s, role)
        here = self.standing(s, pawn)
        self.weigh(s, role, here)
        self.offer(s, role, here)
        best = self.plan(here, here, here, actions, costs)
        if role == EMPEROR or s.trapped or self.useful == 0:
            return best
        near = self.near(s, pawn) & self.useful
        for place in range(PLACES):
            if not has(near, place):
                continue
            best = max(best, self.plan(here, place, place, actions - 1, costs + 1))
            for other in range(place + 1, PLACES):
                if has(near, other):
                    best = max(best, self.plan(here, place, other, actions - 2, costs + 2))
        return best

    def take_up(self, s: Realm, role: i64) -> None:
        """Look at the cards of a hand."""
        self.size = 0
        for kind in (HAND, SECRET):
            which = pile(role, kind)
            for place in range(s.size(which)):
                self.faces[self.size] = s.card(which, place)
                self.size += 1

    def standing(self, s: Realm, pawn: i64) -> i64:
        """Say on which kind of hex cards would work: none if it is Cursed."""
        if pawn == PALACE:
            return WILD
        kind = s.chart.kind(pawn)
        return PLACES if kind == WILD or s.is_cursed(pawn) else kind

    def near(self, s: Realm, pawn: i64) -> i64:
        """Find the kinds of free hexes that the Dragon can reach with one move."""
        reach = s.chart.within(pawn, FLIGHT)
        found: i64 = bit(WILD) if has(reach, PALACE) else 0
        for kind in range(len(KINDS)):
            if reach & s.chart.kinds[kind] & ~s.cursed != 0:
                found |= bit(kind)
        return found

    def weigh(self, s: Realm, role: i64, here: i64) -> None:
        """Value each card of the hand in each place."""
        self.useful = 0
        self.forget()
        lands = count(s.lands(CLEANSE_FREE) & s.cursed)
        stashes = count(s.chart.kinds[STASH] & s.cursed)
        villages = count(s.chart.kinds[VILLAGE] & s.cursed)
        twice = 1.0 + self.again(s, role)
        for card in range(self.size):
            face = self.faces[card]
            idle = False
            if face in (CLEANSE_LAND, CLEANSE_FREE):
                lands -= 1
                idle = lands < 0
            elif face == CLEANSE_STASH:
                stashes -= 1
                idle = stashes < 0
            elif face == CLEANSE_VILLAGE:
                villages -= 1
                idle = villages < 0
            worth = 0.0 if idle else twice * self.value(s, face, PLACES)
            for place in range(PLACES + 1):
                self.gains[card * (PLACES + 1) + place] = worth
            self.settle(s, card, twice, here)
        self.forget()

    def forget(self) -> None:
        """Count on no other card."""
        for resource in range(len(RESOURCES)):
            self.claimed[resource] = 0

    def settle(self, s: Realm, card: i64, twice: float, here: i64) -> None:
        """Value a card where it belongs, if it does not work everywhere."""
        face = self.faces[card]
        place: i64 = WILD
        if gathers(face):
            place = site_of(resource_of(face))
            if place == WILD:
                self.claimed[FIRE] += amount_of(face)
                return
        elif face == TRANSMUTE:
            self.claim_any(2)
            return
        elif face != BLESSING:
            return
        worth = twice * self.value(s, face, place)
        self.gains[card * (PLACES + 1) + place] = worth
        if gathers(face):
            self.claimed[resource_of(face)] += amount_of(face)
        if worth > 0.0 and place != here:
            self.useful |= bit(place)

    def claim_any(self, number: i64) -> None:
        """Remember that so many tokens of what can be transmuted will come from elsewhere."""
        for resource in range(STONE, WOOD + 1):
            if self.missing[resource] > self.claimed[resource] and number > 0:
                taken = min(number, self.missing[resource] - self.claimed[resource])
                self.claimed[resource] += taken
                number -= taken

    def again(self, s: Realm, role: i64) -> float:
        """Say how much more a doubled action brings (AM-31)."""
        return 0.8 if s.doubled and role == EMPEROR else 0.0

    def offer(self, s: Realm, role: i64, here: i64) -> None:
        """List what else cards can be spent on, the best first: purchases, and ready items."""
        self.others = 0
        coin = GOLD if role == DRAGON else SPIRIT
        held = min(i64(s.treasury[coin]), 2)
        if held != 0:
            gained = self.uses * (self.best_offer(s, role) - self.weak)
            price = self.coins(held) - self.coins(held - 1)
            for _ in range(held):
                self.add_extra(gained - price)
        if role != s.role:
            return
        if has(s.ready, CHALICE):
            self.add_extra(self.top(s, pile(role, ROW), here))
        if has(s.ready, SHIELD):
            self.add_extra(self.top(s, pile(1 - role, HAND), here) - self.stay)

    def add_extra(self, worth: float) -> None:
        """Put a use for a card in its place, the best first."""
        if worth <= 0.0:
            return
        place = self.others
        while place > 0 and self.extras[place - 1] < worth:
            self.extras[place] = self.extras[place - 1]
            place -= 1
        self.extras[place] = worth
        self.others += 1

    def top(self, s: Realm, which: i64, here: i64) -> float:
        """Value the best card of a pile."""
        best = 0.0
        for place in range(s.size(which)):
            best = max(best, self.value(s, s.card(which, place), here))
        return best

    def plan(self, here: i64, one: i64, two: i64, actions: i64, costs: i64) -> float:
        """Value the hand with the Dragon in these places, the least cards spent as costs."""
        if self.size <= costs or actions <= 0:
            return 0.0
        for card in range(self.size):
            row = card * (PLACES + 1)
            worth = max(self.gains[row + here], self.gains[row + one], self.gains[row + two])
            self.insert(card, worth)
        total = 0.0
        extra: i64 = 0
        for card in range(max(costs, self.size - actions), self.size):
            worth = self.values[card]
            if extra < self.others and self.extras[extra] > worth:
                worth = self.extras[extra]
                extra += 1
            total += worth
        return total

    def insert(self, size: i64, worth: float) -> None:
        """Sort a value into those before, the least first."""
        place = size
        while place > 0 and self.values[place - 1] > worth:
            self.values[place] = self.values[place - 1]
            place -= 1
        self.values[place] = worth


def harvest(missing: float, supply: float) -> float:
    """Estimate how many of the missing tokens so large a supply will bring."""
    return missing * supply / (missing + supply) if missing > 0.0 else 0.0


def share(missing: float, supply: float) -> float:
    """Say how much of one token more in the supply will be of use."""
    if missing <= 0.0:
        return 0.0
    part = missing / (missing + supply)
    return part * part
