"""What speaks for a move, in one line."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.core.bits import count, has
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.dragon_and_emperor.judge_hands import Hands
from wyrmhall.games.dragon_and_emperor.judge_menace import Menace
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    AMASS_FORTUNE,
    BANISH,
    BLESSING,
    BORROW,
    BUY,
    CHALICE,
    CLEANSE,
    CLEANSE_FREE,
    CLEANSE_LAND,
    CLEANSE_STASH,
    CLEANSE_VILLAGE,
    DISCARD,
    DRAGON,
    ECHO,
    EMPEROR,
    FIRE,
    FIRST_EVIL,
    GAIN,
    GOLD,
    GRIMOIRE,
    HAND,
    INSPIRE_SUPPORT,
    ITEMS,
    LAY_DOWN,
    MOVE_FORWARD,
    NEXT,
    PAY,
    PLAY,
    RECALL,
    REPAY,
    REPEAT,
    RESOURCES,
    SCRIED,
    SCRY,
    SECRET,
    SHIELD,
    STUDY,
    SUMMON,
    SUPPRESS,
    TAKE,
    TO,
    TRANSMUTE,
    USE,
    amount_of,
    gathers,
    resource_of,
    site_of,
)
from wyrmhall.games.dragon_and_emperor.rules.choices import origin, range_of
from wyrmhall.games.dragon_and_emperor.rules.naming import card_words, item_words, token_words
from wyrmhall.games.dragon_and_emperor.rules.table import CONJURE, RETURN_TOKEN, pile
from wyrmhall.games.dragon_and_emperor.views import Realm

FEW = 4  # Curse tokens in the Supply from which each counts


class Reasons:
    """Says why, with what `Menace` and `Hands` have seen of the position."""

    def __init__(self, menace: Menace, hands: Hands) -> None:
        """Take what has looked at the position."""
        self.menace = menace
        self.hands = hands

    def reason(self, s: Realm, move: i64) -> Words | None:
        """Say what speaks for a move; None if nothing does."""
        start = range_of(move)
        number = move - origin(start)
        if start == SUMMON:
            return self.of_item(s, number)
        if start in (PLAY, BORROW) or (start == TAKE and s.step == CONJURE):
            return self.of_card(s, number)
        if start in (BUY, STUDY, TAKE):
            return self.of_upgrade(number)
        if start == TO:
            return self.of_flight(s, number)
        if start == CLEANSE:
            return self.of_cleansing(s)
        if start in (LAY_DOWN, BANISH):
            return None if s.works(number) else Words("reason-idle")
        if start == USE:
            return self.of_use(s, number)
        if start == RECALL:
            return self.of_recall(number)
        if start == NEXT:
            return self.of_order(s, number)
        return self.of_token(s, start, number) if start in (PAY, GAIN) else None

    # --- Magic Items ----------------------------------------------------------------------------

    def of_item(self, s: Realm, item: i64) -> Words:
        """Say what an item is bought for."""
        if count(s.owned) == len(ITEMS) - 1:
            return Words("reason-win")
        return Words("reason-summon", {"count": int(self.hands.lacking)})

    def of_use(self, s: Realm, item: i64) -> Words | None:
        """Name the card that an item plays."""
        if item == CHALICE:
            found = self.best(s, s.working(s.row()))
            return Words("reason-chalice", {"card": card_words(found)}) if found >= 0 else None
        if item == SHIELD:
            found = self.best(s, s.working(s.hand(1 - s.role)))
            return Words("reason-shield", {"card": card_words(found)}) if found >= 0 else None
        return None

    def best(self, s: Realm, faces: i64) -> i64:
        """Find the card that would do most now; -1 if there is none."""
        found: i64 = -1
        most = 0.0
        here = self.hands.standing(s, s.pawn)
        for face in range(FIRST_EVIL):
            if has(faces, face) and self.hands.value(s, face, here) > most:
                most = self.hands.value(s, face, here)
                found = face
        return found

    # --- cards ----------------------------------------------------------------------------------

    def of_card(self, s: Realm, face: i64) -> Words | None:
        """Say what playing a card is good for."""
        if gathers(face) or face in (AMASS_FORTUNE, INSPIRE_SUPPORT):
            number = amount_of(face) if gathers(face) else i64(1)
            return self.of_tokens(s, resource_of(face), number)
        if face in (CLEANSE_LAND, CLEANSE_FREE, CLEANSE_STASH, CLEANSE_VILLAGE):
            return self.of_cleansing(s)
        if face in (SUPPRESS, GRIMOIRE):
            return self.of_delay(s)
        if face == SCRY:
            return Words("reason-scry") if self.menace.known == 0 else None
        if face == REPEAT:
            holds = has(s.faces(pile(EMPEROR, DISCARD)), SUPPRESS)
            return self.recalled(SUPPRESS) if holds else None
        if face == TRANSMUTE:
            return Words("reason-transmute") if self.hands.transmuting(s) > 0.0 else None
        if face == REPAY:
            return Words("reason-repay")
        return Words("reason-blessing") if face == BLESSING else None

    def of_tokens(self, s: Realm, resource: i64, number: i64) -> Words | None:
        """Say what so many tokens more are needed for."""
        if resource >= GOLD:
            return Words("reason-coin")
        item = self.completed(s, resource, number)
        if item >= 0:
            return Words("reason-complete", {"item": item_words(item)})
        lacking = self.hands.missing[resource]
        if lacking > 0:
            return Words("reason-missing", {"tokens": token_words(resource, lacking)})
        return Words("reason-fire") if resource == FIRE and s.cursed != 0 else None

    def completed(self, s: Realm, resource: i64, number: i64) -> i64:
        """Find the item whose cost so many tokens would complete; -1 if there is none."""
        for item in range(len(ITEMS)):
            if has(s.owned, item):
                continue
            enough = True
            for kind in range(len(RESOURCES)):
                more = number if kind == resource else i64(0)
                if i64(s.treasury[kind]) + more < s.cost(item, kind):
                    enough = False
            if enough and i64(s.treasury[resource]) < s.cost(item, resource):
                return item
        return -1

    def of_token(self, s: Realm, start: i64, resource: i64) -> Words | None:
        """Say why a token is taken, or given away."""
        if start == GAIN:
            return self.of_tokens(s, resource, 1)
        if s.step == RETURN_TOKEN or self.hands.is_spare(s, resource):
            return Words("reason-spare") if self.hands.is_spare(s, resource) else None
        return None

    def of_cleansing(self, s: Realm) -> Words:
        """Say how much the land needs cleansing."""
        left = int(s.curses_left())
        if self.menace.doom > 0.0 and left < FEW:
            return Words("reason-flood", {"count": left})
        facts: dict[str, Fact] = {"count": int(count(s.cursed)), "left": left}
        return Words("reason-cleanse", facts)

    def of_delay(self, s: Realm) -> Words:
        """Say what Suppress Evil holds up."""
        for place in range(self.menace.known):
            face = self.menace.line[place]
            if FIRST_EVIL <= face < ECHO:
                return Words("reason-delay-known", {"card": card_words(face)})
        return Words("reason-delay", {"count": int(self.menace.draws + 0.5)})

    def of_recall(self, face: i64) -> Words | None:
        """Say why a card comes back."""
        if face in (SUPPRESS, GRIMOIRE):
            return self.recalled(face)
        harmless = face > MOVE_FORWARD and self.menace.brings(face) == 0
        return Words("reason-harmless", {"card": card_words(face)}) if harmless else None

    def recalled(self, face: i64) -> Words:
        """Say that a card will hold Evil up once more."""
        return Words("reason-recall", {"card": card_words(face)})

    def of_order(self, s: Realm, face: i64) -> Words | None:
        """Say what is put off when this Evil card comes first."""
        worst: i64 = -1
        for place in range(s.size(SCRIED)):
            other = s.card(SCRIED, place)
            if self.harm(other) > self.harm(face) and (
                worst < 0 or self.harm(other) > self.harm(worst)
            ):
                worst = other
        return Words("reason-put-off", {"card": card_words(worst)}) if worst >= 0 else None

    def harm(self, face: i64) -> i64:
        """Compare Evil cards: by their tokens, and Move Forward is the worst."""
        return self.menace.brings(face) + (1 if face == MOVE_FORWARD else 0)

    def of_upgrade(self, face: i64) -> Words | None:
        """Say how often an upgrade will come round."""
        times = int(self.hands.uses + 0.5)
        if times < 2 or self.hands.worths[face] <= self.hands.weak:
            return None
        return Words("reason-upgrade", {"count": times})

    # --- flights --------------------------------------------------------------------------------

    def of_flight(self, s: Realm, place: i64) -> Words | None:
        """Name the Dragon's cards that work on a hex and do not work here."""
        if s.trapped and s.role == EMPEROR:
            return Words("reason-free")
        here = self.hands.standing(s, s.pawn)
        there = self.hands.standing(s, place)
        cards: list[Words] = []
        for which in (pile(DRAGON, HAND), pile(DRAGON, SECRET)):
            for card in range(s.size(which)):
                face = s.card(which, card)
                fits = gathers(face) and site_of(resource_of(face)) == there != here
                if fits and self.hands.gain(s, resource_of(face), 1) > 0.0:
                    cards.append(card_words(face))
        return Words("reason-fly", {"cards": cards}) if cards else None
