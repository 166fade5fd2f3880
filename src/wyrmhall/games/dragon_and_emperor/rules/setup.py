"""Setup, and the variants that change it (ED-13 … ED-22, ED-69 … ED-74)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from wyrmhall.core.chance import Chance
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.actions import HAND_SIZE, Actions
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    ALL_FACES,
    ASIDE,
    BLESSING,
    DECK,
    DRAGON,
    EMPEROR,
    EVIL_BOTTOM,
    EVIL_DECK,
    FIRST_EVIL,
    GRIMOIRE,
    MOVE_FORWARD,
    STONE,
    SUPPRESS,
    UPGRADES,
    WOOD,
    owner,
)
from wyrmhall.games.dragon_and_emperor.rules.naming import card_words, token_words
from wyrmhall.games.dragon_and_emperor.rules.table import CHOOSE_GIFT, REPLACE_ONE, pile


class Setup(Actions):
    """Everything up to the first turn."""

    def set_up(self, options: Mapping[str, str], chance: Chance, log: Log | None) -> None:
        """Lay out the game with its variants, and begin unless something is to be chosen."""
        couple = options.get("couple-game") == "on"
        educated = options.get("educated-emperor") == "on"
        for face in range(FIRST_EVIL):
            self.sort_cards(face, couple, educated)
        for face in range(FIRST_EVIL, ALL_FACES):
            self.sort_evil(face, options.get("short-game") == "on")
        if options.get("full-deck") == "on":
            self.remove(EVIL_DECK, MOVE_FORWARD)
            self.put(EVIL_BOTTOM, MOVE_FORWARD)
        self.cursed = self.chart.squares
        self.forewarn(options.get("forewarned", "off"), log)
        if couple:
            self.step = REPLACE_ONE
        else:
            self.after_card(chance, log)

    def sort_cards(self, face: i64, couple: bool, educated: bool) -> None:
        """Sort a face's cards into decks; the optional ones stay out (ED-16, 17, 70, 72)."""
        role = owner(face)
        for _ in range(i64(self.counts.basic[face])):
            self.put(ASIDE if educated and face == SUPPRESS else pile(role, DECK), face)
        for _ in range(i64(self.counts.upgrade[face])):
            self.put(pile(role, UPGRADES), face)
        wanted = (couple and face == BLESSING) or (educated and face == GRIMOIRE)
        for _ in range(i64(self.counts.optional[face])):
            self.put(pile(role, DECK) if wanted else ASIDE, face)

    def sort_evil(self, face: i64, short: bool) -> None:
        """Put a face's Evil cards into the deck, bellflowers only in a long game (ED-15, 73)."""
        number = i64(self.counts.basic[face])
        flowers = i64(self.counts.bellflowers[face])
        for copy in range(number):
            self.put(ASIDE if short and copy < flowers else EVIL_DECK, face)

    def forewarn(self, level: str, log: Log | None) -> None:
        """Add to the first Treasury: a token to choose, or one of each kind (ED-71)."""
        self.gift = level == "1"
        if level == "2":
            for resource in range(STONE, WOOD + 1):
                self.gather(resource, 1, log)

    def replace_one(self, face: i64, chance: Chance, log: Log | None) -> None:
        """Take a Dragon Basic card out for Benevolent Blessing (ED-70, AM-32)."""
        self.remove(pile(DRAGON, DECK), face)
        self.put(ASIDE, face)
        if log is not None:
            log.tell("event-replace", int(self.seat_of(DRAGON)), {"card": card_words(face)})
        self.after_card(chance, log)

    def after_card(self, chance: Chance, log: Log | None) -> None:
        """Ask for the token, if one is due; then deal (AM-35)."""
        if self.gift:
            self.role = EMPEROR
            self.step = CHOOSE_GIFT
        else:
            self.deal(chance, log)

    def accept_gift(self, resource: i64, chance: Chance, log: Log | None) -> None:
        """Add the chosen token to the Treasury (ED-71)."""
        self.gift = False
        self.add(resource, 1)
        if log is not None:
            facts = {"tokens": token_words(resource, 1)}
            log.tell("event-gift", int(self.seat_of(EMPEROR)), facts)
        self.deal(chance, log)

    def deal(self, chance: Chance, log: Log | None) -> None:
        """Turn up both rows and draw both hands; then the Dragon begins (ED-19, ED-20, AM-1)."""
        for role in range(EMPEROR + 1):
            self.refill(role, chance, log)
            self.draw(role, HAND_SIZE, chance, log)
        self.begin_turn(DRAGON, chance, log)
