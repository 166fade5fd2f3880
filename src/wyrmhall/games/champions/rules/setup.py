"""Setup: everything gets its place before the first round (CW-10 to CW-19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit
from wyrmhall.core.words import Words
from wyrmhall.games.champions.rules.dragon import draw_from_set, reveal_sigil
from wyrmhall.games.champions.rules.names import ELEMENTS, PARTS, SHADOW
from wyrmhall.games.champions.rules.pieces import (
    DECK,
    FIRST_PUBLIC,
    GIVEN_BACK,
    MASTER_GOLD,
    PERSONAL,
    PRINTED,
    PUBLIC,
    REALM_FULL,
    ROW_GOLD,
    SIGIL_LEFT,
    STRENGTH,
    SUPPLY,
    TRAINER_CARD,
)
from wyrmhall.games.champions.rules.table import Table

PATTERNS: Final = (
    "rhombus",
    "arch",
    "wave",
    "trapezoid",
    "chevron",
    "hook",
    "line",
    "triangle",
)


def set_up(t: Table, options: Mapping[str, str]) -> None:
    """Lay everything out (CW-10 to CW-19; solo CW-150)."""
    t.advanced = 1 if options.get("rules") == "advanced" else 0
    t.sigils = 1 if options.get("sigils") == "on" else 0
    t.complex = 1 if options.get("trainer") == "complex" else 0
    t.beginner = 1 if options.get("beginner") == "on" else 0
    t.exam_cards = 1 if options.get("tournaments") == "on" else 0
    t.gold, t.blacks = t.box.gold, t.box.blacks
    t.tokens = t.box.tokens if t.advanced != 0 else 0
    for element in range(6):
        t.put(SUPPLY + element, t.box.tiles[element])
    lay_decks(t)
    lay_tournaments(t)
    trainers = bit(6) - 1
    for seat in range(t.seats):
        for part in range(3):
            t.set(seat, PRINTED + part, t.box.starting)
        t.set(seat, REALM_FULL, 255)
        t.set(seat, ROW_GOLD, 63)
        t.gold -= 6
        card = draw_from_set(t.chance, trainers)
        trainers &= ~bit(card)
        t.set(seat, TRAINER_CARD, card + 1)
    if t.sigils != 0:
        for part in range(3):
            t.put(SIGIL_LEFT + part, 31)
            reveal_sigil(t, part)
    if t.solo():
        set_up_master(t, options)
    else:
        t.active = t.chance.below(t.seats)


def lay_decks(t: Table) -> None:
    """Make the decks of action cards; the tournament deck only in the Advanced mode (CW-13)."""
    for card in range(9):
        t.put(DECK + card, t.box.training_copies[card])
    if t.solo() and t.beginner == 0:
        t.put(DECK + SHADOW, 0)
    if t.advanced != 0:
        for card in range(18):
            t.put(DECK + 9 + card, t.box.tournament_copies[card])


def lay_tournaments(t: Table) -> None:
    """Reveal the public tournaments and deal the personal ones (CW-11, CW-16)."""
    if t.solo() and t.exam_cards == 0:
        return
    for part in range(3):
        cards = bit(6) - 1
        public = draw_from_set(t.chance, cards)
        t.put(PUBLIC + part, public + 1)
        t.put(FIRST_PUBLIC + part, public)
        cards &= ~bit(public)
        for seat in range(0 if t.solo() else t.seats):
            card = draw_from_set(t.chance, cards)
            cards &= ~bit(card)
            t.set(seat, PERSONAL + part, card)


def set_up_master(t: Table, options: Mapping[str, str]) -> None:
    """Give the Master his strength, and gold if the trainer is hard to please (CW-151, CW-168)."""
    t.master_deck = bit(t.box.master_cards) - 1
    for part, name in enumerate(PARTS):
        t.master[STRENGTH + i64(part)] = int(options[name])
    for row in range(3):
        if t.complex != 0:
            t.give_master(MASTER_GOLD + row, 1)
            t.gold -= 1


def redraw(t: Table, seat: i64) -> None:
    """Return one's three personal tournaments and draw one of each again (CW-17)."""
    t.redrawn |= bit(seat)
    cards: list[Words] = []
    for part in range(3):
        free = (bit(6) - 1) & ~t.public_seen(part)
        for rival in range(t.seats):
            if rival != seat:
                free &= ~bit(t.get(rival, PERSONAL + part))
        card = draw_from_set(t.chance, free)
        t.set(seat, GIVEN_BACK + part, t.get(seat, PERSONAL + part) + 1)
        t.set(seat, PERSONAL + part, card)
        cards.append(tournament_words(part, card))
    if t.log is not None:
        t.log.tell("event-redraw", seat, secret={"cards": cards}, knows=int(bit(seat)))


def tournament_words(part: i64, element: i64) -> Words:
    """Name a tournament: its discipline and its element (CW-9)."""
    facts = {
        "discipline": Words("discipline-" + PARTS[part]),
        "element": Words("element-" + ELEMENTS[element]),
    }
    return Words("tournament", facts)


def pattern_words(t: Table, pattern: i64) -> Words:
    """Name a pattern; another edition may have patterns of its own."""
    name = t.box.pattern_names[pattern]
    return Words("pattern-" + name) if name in PATTERNS else Words("pattern", {"name": name})
