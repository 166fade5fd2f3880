"""Fair guesses at what a seat cannot see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.chance import Chance
from wyrmhall.games.champions.rules.dragon import draw_from_set
from wyrmhall.games.champions.rules.pieces import (
    BET_ELEMENTS,
    BET_GOLD,
    DECK,
    DIAL,
    DRAWN,
    GIVEN_BACK,
    HAND,
    HIDDEN_BLACK,
    HIDDEN_GOLD,
    PERSONAL,
    PLAYED,
)
from wyrmhall.games.champions.rules.preparation import (
    blacks_to_hide,
    gold_to_hide,
    hiders,
    ways_to_hide,
)
from wyrmhall.games.champions.rules.step import BETTING, HIDING, KEEPING
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.tournament import most_elements, most_gold

ALL: Final[i64] = 63


def guess(t: Table, seat: i64, chance: Chance) -> None:
    """Draw again whatever the seat cannot know."""
    t.chance = chance
    redeal(t, seat, 0, 9)
    redeal(t, seat, 9, 18)
    if not t.solo():
        for part in range(3):
            guess_personal(t, seat, part)
            guess_given_back(t, seat, part)
    if t.step == HIDING:
        guess_hidden(t, seat)
    if t.step == BETTING:
        guess_dials(t, seat)


# Hands


def redeal(t: Table, seat: i64, first: i64, kinds: i64) -> None:
    """Mix the other hands with the deck, and deal as many cards again."""
    drawn = t.here(DRAWN + (0 if first == 0 else 1))
    hidden = t.step == KEEPING and t.seat != seat and drawn > 0
    if hidden:
        t.more(DECK + drawn - 1, 1)
    for rival in range(t.seats):
        if rival != seat:
            for card in range(first, first + kinds):
                t.more(DECK + card, t.get(rival, HAND + card))
    for rival in range(t.seats):
        if rival != seat:
            redeal_hand(t, rival, first, kinds)
    if hidden:
        t.put(DRAWN + (0 if first == 0 else 1), draw(t, first, kinds) + 1)


def redeal_hand(t: Table, rival: i64, first: i64, kinds: i64) -> None:
    """Deal a hand of the same size."""
    size: i64 = 0
    for card in range(first, first + kinds):
        size += t.get(rival, HAND + card)
        t.set(rival, HAND + card, 0)
    for _ in range(size):
        t.add(rival, HAND + draw(t, first, kinds), 1)


def draw(t: Table, first: i64, kinds: i64) -> i64:
    """Draw one of the unseen cards."""
    total: i64 = 0
    for card in range(first, first + kinds):
        total += t.here(DECK + card)
    place = t.chance.below(total)
    card = first
    while place >= t.here(DECK + card):
        place -= t.here(DECK + card)
        card += 1
    t.more(DECK + card, -1)
    return card


# Personal tournaments


def guess_personal(t: Table, seat: i64, part: i64) -> None:
    """Draw the others' cards of one body part.

    Whoever drew again knows the card that was given back: those who did not draw after that
    cannot hold it. So they are served first; the choices of all others do not depend on theirs.
    """
    known = personal_known(t, seat, part)
    back = t.get(seat, GIVEN_BACK + part) - 1 if seat >= 0 else -1
    for later in range(2):
        for rival in range(t.seats):
            if rival == seat or has(t.get(rival, PLAYED), part):
                continue
            drew_later = has(t.redrawn, rival) and rival > seat and back >= 0
            if drew_later == (later == 1):
                free = ALL & ~known
                if back >= 0 and later == 0:
                    free &= ~bit(back)
                card = draw_from_set(t.chance, free)
                known |= bit(card)
                t.set(rival, PERSONAL + part, card)


def personal_known(t: Table, seat: i64, part: i64) -> i64:
    """Find the cards of a body part that cannot be in another hand."""
    known: i64 = t.public_seen(part)
    for owner in range(t.seats):
        if owner == seat or has(t.get(owner, PLAYED), part):
            known |= bit(t.get(owner, PERSONAL + part))
    return known


def guess_given_back(t: Table, seat: i64, part: i64) -> None:
    """Draw what others gave back, the last of them first; nobody else held it at that time."""
    mine = t.get(seat, GIVEN_BACK + part) - 1 if seat >= 0 else -1
    held = vec_of_cards(t, part)
    for place in range(t.seats):
        rival = t.seats - 1 - place
        if not has(t.redrawn, rival):
            continue
        if rival == seat:
            held[rival] = mine
            continue
        free = ALL & ~t.public_seen(part)
        for other in range(t.seats):
            if other != rival:
                free &= ~bit(held[other])
        if mine >= 0 and rival > seat:
            free &= ~bit(mine)
        card = draw_from_set(t.chance, free)
        held[rival] = card
        t.set(rival, GIVEN_BACK + part, card + 1)


def vec_of_cards(t: Table, part: i64) -> list[i64]:
    """List the personal cards of a body part by seat."""
    return [t.get(seat, PERSONAL + part) for seat in range(t.seats)]


# What is set in secret at the same time


def guess_hidden(t: Table, seat: i64) -> None:
    """Draw the others' distributions evenly; those still busy have just begun."""
    busy = hiders(t)
    for rival in range(t.seats):
        if rival == seat:
            continue
        for part in range(3):
            t.set(rival, HIDDEN_GOLD + part, 0)
            t.set(rival, HIDDEN_BLACK + part, 0)
        if has(busy, rival) or gold_to_hide(t, rival) + blacks_to_hide(t, rival) == 0:
            continue
        ways = ways_to_hide(t, rival)
        way = ways[t.chance.below(len(ways))]
        for place in range(6):
            t.set(rival, HIDDEN_BLACK + 2 - place, way % 256)
            way //= 256


def guess_dials(t: Table, seat: i64) -> None:
    """Draw the others' bets evenly from what they can bet; those still busy have just begun."""
    for rival in range(t.seats):
        if rival == seat:
            continue
        ready = t.get(rival, DIAL) == 2
        t.set(rival, DIAL, 2 if ready else 0)
        elements = t.chance.below(most_elements(t, rival) + 1) if ready else 0
        gold = t.chance.below(most_gold(t, rival) + 1) if ready else 0
        t.set(rival, BET_ELEMENTS, elements)
        t.set(rival, BET_GOLD, gold)
