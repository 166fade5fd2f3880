"""Evil Advances: the Evil cards, and where Curse tokens fall (ED-24, ED-39 … ED-49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has, lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    CURSE_BORDER,
    CURSE_FOREST,
    CURSE_STAR,
    CURSE_VILLAGE,
    DISCARD,
    ECHO,
    EMPEROR,
    EVIL_BOTTOM,
    EVIL_DECK,
    EVIL_DISCARD,
    EVIL_START,
    EVIL_TOP,
    FIRST_EVIL,
    HEXES,
    MOVE_FORWARD,
    PALACE,
    TELEPORT,
)
from wyrmhall.games.dragon_and_emperor.rules.naming import card_words
from wyrmhall.games.dragon_and_emperor.rules.table import OVER, Table, pile

TOKENS: Final = 3  # of a Curse Forest (and so on) and of a Move Forward


class EvilPhase(Table):
    """What Evil does when a turn begins."""

    def evil_advances(self, chance: Chance, log: Log | None) -> None:
        """Draw the top card of the Evil deck and carry it out (ED-24)."""
        face = self.draw_evil(chance)
        if face < FIRST_EVIL or face == ECHO:
            self.suppressed(face, log)
            return
        self.put(EVIL_DISCARD, face)
        if log is not None:
            log.tell("event-evil", facts={"card": card_words(face)})
        if face == MOVE_FORWARD:
            self.move_forward(log)
        elif face <= CURSE_VILLAGE:
            self.curse_kind(self.chart.kinds[face - CURSE_FOREST], log)
        elif face == CURSE_BORDER:
            self.curse(self.border(), 1, log)
        elif face == CURSE_STAR:
            self.curse(self.chart.stars, 1, log)
        elif face == TELEPORT:
            self.teleport(log)
        else:
            self.entrap(log)

    def draw_evil(self, chance: Chance) -> i64:
        """Take what lies on top; never does the deck run out before Evil arrives (ED-47)."""
        if self.size(EVIL_TOP) != 0:
            return self.pull(EVIL_TOP)
        if self.size(EVIL_DECK) != 0:
            return self.unveil(EVIL_DECK, chance)
        return self.pull(EVIL_BOTTOM)

    def suppressed(self, face: i64, log: Log | None) -> None:
        """Draw a Suppress Evil instead: it goes to the Emperor's discards (ED-60, AM-20)."""
        if face != ECHO:
            self.put(pile(EMPEROR, DISCARD), face)
        if log is not None:
            log.tell("event-suppressed", facts={"card": card_words(face)})

    # -----------------------------------------------------------------------------------------
    # The cards

    def curse_kind(self, hexes: i64, log: Log | None) -> None:
        """Curse Forest, Lake, Mountain, Stash or Village: three hexes of the kind (ED-45)."""
        self.curse(hexes, TOKENS, log)

    def border(self) -> i64:
        """Find the free hexes next to a Cursed one, or else next to Evil (ED-43, AM-14)."""
        near: i64 = 0
        for place in range(HEXES):
            if has(self.cursed, place):
                near |= self.chart.ring(place, 1)
        near &= self.free()
        return near if near != 0 else self.chart.ring(self.evil_hex(), 1)

    def move_forward(self, log: Log | None) -> None:
        """Bring Evil one hex nearer to the Palace, and curse the land around it (ED-46)."""
        self.evil += 1
        place = self.evil_hex()
        if log is not None:
            log.tell("event-forward", facts={"hex": self.hex_words(place)})
        if place == PALACE:
            self.end("palace", log)
            return
        fallen: i64 = 0
        for _ in range(TOKENS):
            if self.step != OVER:
                fallen |= self.curse_one(self.nearest(place))
        self.tell_curses(fallen, log)

    def nearest(self, place: i64) -> i64:
        """Find the free hexes nearest to Evil: its own, then ring by ring (ED-46, AM-11)."""
        for distance in range(self.chart.depth):
            near = self.chart.ring(place, distance) & self.free()
            if near != 0:
                return near
        return 0

    def teleport(self, log: Log | None) -> None:
        """Send the Dragon to Evil Start, even in bonds (ED-48, AM-16)."""
        self.pawn = EVIL_START
        if log is not None:
            log.tell("event-teleport", facts={"hex": self.hex_words(EVIL_START)})

    def entrap(self, log: Log | None) -> None:
        """Bind the Dragon's wings (ED-49)."""
        self.trapped = True
        if log is not None:
            log.tell("event-entrap")

    # -----------------------------------------------------------------------------------------
    # Placing Curse tokens

    def free(self) -> i64:
        """Find the hexes that may get a Curse token (ED-10, ED-11, ED-42)."""
        return self.chart.land & ~self.cursed

    def curse(self, hexes: i64, tokens: i64, log: Log | None) -> None:
        """Place tokens one by one on hexes of a set, as far as they are free (AM-11, AM-12)."""
        fallen: i64 = 0
        for _ in range(tokens):
            if self.step != OVER:
                fallen |= self.curse_one(hexes & self.free())
        self.tell_curses(fallen, log)

    def curse_one(self, hexes: i64) -> i64:
        """Place a token on the lowest number of a set; all is lost if none is left (ED-40, 41)."""
        if hexes == 0:
            return 0
        if self.curses_left() == 0:
            self.end("curses", None)  # told when the tokens before it have been
            return 0
        fallen = bit(lowest(hexes))
        self.cursed |= fallen
        return fallen

    def tell_curses(self, fallen: i64, log: Log | None) -> None:
        """Tell where tokens fell, and if one was lacking."""
        if log is None:
            return
        if fallen != 0:
            log.tell("event-curse", facts={"hexes": self.hex_list(fallen)})
        elif self.step != OVER:
            log.tell("event-no-curse")
        if self.step == OVER:
            log.tell("event-curses")

    def end(self, ending: str, log: Log | None) -> None:
        """End the game for all (ED-38 … ED-40)."""
        self.step = OVER
        self.ending = ending
        if log is not None:
            log.tell("event-" + ending)
