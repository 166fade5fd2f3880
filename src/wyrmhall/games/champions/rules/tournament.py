"""Phase III, the Tournament: five matches, Base and Advanced (CW-81 to CW-106)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.late_cards import lose_crystal, lose_tile, tell_element
from wyrmhall.games.champions.rules.names import (
    BET,
    CALL,
    ELEMENT,
    EXCHANGE,
    NOBODY,
    PARTS,
    PASS,
    PLACE,
    PLAY,
    PLAY_TOURNAMENT,
    REST,
    SLOT,
    SWAP,
)
from wyrmhall.games.champions.rules.pieces import (
    BET_ELEMENTS,
    BET_GOLD,
    CRYSTAL,
    DENTS,
    DIAL,
    DOUBLED,
    DUE,
    FOUR,
    FRESH,
    GOLD,
    HAND,
    LOST_GOLD,
    PERSONAL,
    PLAYED,
    PUBLIC,
    SCORE,
    SPENT,
    TOKEN,
    TWO,
)
from wyrmhall.games.champions.rules.reasons import (
    ALREADY_PLAYED,
    FINE,
    NO_CARD,
    NO_PUBLIC,
    NO_TILE_HERE,
    NO_TOKENS,
    NO_TRIPLE,
    NOT_DUE,
    NOT_IN_PATTERN,
    NOT_YOUR_CRYSTAL,
    TOO_MANY_ELEMENTS,
    TOO_MUCH_GOLD,
    TRAINING_OVER,
)
from wyrmhall.games.champions.rules.setup import pattern_words, tournament_words
from wyrmhall.games.champions.rules.step import (
    BETTING,
    CROWNING,
    DEALING,
    DISCARDING,
    OVER,
    RESERVING,
    SELECTING,
    TRADE_MATCHING,
    TRADING,
    Step,
)
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.tournament_cards import (
    AFTER,
    BEFORE,
    EXCHANGING,
    REVEALING,
    bet_paid,
    match_score,
    play_tournament_card,
    unusable_in_match,
)

MATCHES: Final[i64] = 5


# The order of matches (CW-81 to CW-86)


def begin(t: Table) -> None:
    """Give the marker to the weakest; in the Advanced mode toss the token (CW-82, CW-94)."""
    t.active = weakest(t)
    t.seat = t.active
    t.match = 0
    t.tell("event-weakest", t.active, {"power": int(t.total_power(t.active))})
    if t.advanced == 0:
        t.step = RESERVING
        return
    t.pattern = t.box.sides[t.chance.below(2)]
    if t.log is not None:
        t.log.tell("event-toss", t.active, {"pattern": pattern_words(t, t.pattern)})
    open_window(t, EXCHANGING)


def weakest(t: Table) -> i64:
    """Find who has the lowest power, then the fewest upgrades, nearest to the marker (CW-82)."""
    best = t.active
    seat = t.active
    for _ in range(t.seats - 1):
        seat = t.next_seat(seat)
        here, there = t.total_power(seat), t.total_power(best)
        if here < there or (here == there and t.upgrades(seat) < t.upgrades(best)):
            best = seat
    return best


class Reserving(Step):
    """Set one public tournament aside for the last match (CW-83)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """It lies there."""
        return FINE if t.here(PUBLIC + move - CALL) > 0 else NO_PUBLIC

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Set it aside; with 2 or 4 players the others are discarded."""
        t.aside = move - CALL
        if t.log is not None:
            words = tournament_words(t.aside, t.here(PUBLIC + t.aside) - 1)
            t.log.tell("event-aside", seat, {"tournament": words})
        if t.seats != 3:
            discard_publics(t)
        t.match = 1
        t.step = SELECTING


def discard_publics(t: Table) -> None:
    """Discard the public tournaments that nobody chose (CW-83)."""
    for part in range(3):
        if part != t.aside:
            t.put(PUBLIC + part, 0)


class Selecting(Step):
    """Choose the next match: one's own personal card, or with 3 players first a public one."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The card is there (CW-83, CW-84)."""
        part = move - CALL
        if t.seats == 3 and t.match == 1:
            return FINE if part != t.aside and t.here(PUBLIC + part) > 0 else NO_PUBLIC
        return ALREADY_PLAYED if has(t.get(seat, PLAYED), part) else FINE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Open the match."""
        part = move - CALL
        if t.seats == 3 and t.match == 1:
            element = t.here(PUBLIC + part) - 1
            discard_publics(t)
            open_match(t, part, element)
        else:
            t.set(seat, PLAYED, t.get(seat, PLAYED) | bit(part))
            open_match(t, part, t.get(seat, PERSONAL + part))


def open_match(t: Table, part: i64, element: i64) -> None:
    """Put the tournament card on the board and play the match (CW-84, CW-86)."""
    t.discipline, t.printed, t.element = part, element, element
    if t.log is not None:
        facts: dict[str, Fact] = {
            "match": int(t.match),
            "tournament": tournament_words(part, element),
        }
        t.log.tell("event-match", t.active, facts)
    if t.advanced == 0:
        for seat in range(t.seats):
            t.set(seat, SCORE, t.die_power(seat, part) + t.elements_of(seat, element))
        award(t)
        next_match(t)
        return
    for seat in range(t.seats):
        for what in range(DIAL, DUE):
            t.set(seat, what, 0)
        for kind in range(6):
            t.set(seat, FRESH + kind, 0)
    open_window(t, BEFORE)


def award(t: Table) -> None:
    """Give trophies to all with the highest and all with the second highest score (CW-88)."""
    first: i64 = -1
    second: i64 = -1
    for seat in range(t.seats):
        score = t.get(seat, SCORE)
        if score > first:
            second = first
            first = score
        elif second < score < first:
            second = score
    for seat in range(t.seats):
        score = t.get(seat, SCORE)
        if score >= second and score >= 0:
            t.add(seat, FOUR if score == first else TWO, 1)
            points = 4 if score == first else 2
            t.tell("event-trophy", seat, {"score": int(score), "points": points})
        else:
            t.tell("event-no-trophy", seat, {"score": int(score)})


def next_match(t: Table) -> None:
    """Pass the marker to the left; the fifth match is the public one set aside (CW-84 to CW-86)."""
    if t.match == MATCHES:
        t.step = OVER
        t.tell("event-end", NOBODY, {})
        return
    t.match += 1
    t.active = t.next_seat(t.active)
    t.seat = t.active
    if t.match == MATCHES:
        element = t.here(PUBLIC + t.aside) - 1
        t.put(PUBLIC + t.aside, 0)
        open_match(t, t.aside, element)
    else:
        t.step = SELECTING


# Windows: cards and tokens, in turn until all pass one after the other (CW-93, R-24)


def open_window(t: Table, window: i64) -> None:
    """Start with the active player (CW-93)."""
    t.window = window
    t.passes = 0
    t.seat = t.active
    ask_window(t)


def ask_window(t: Table) -> None:
    """Ask the next player who has anything to do here; close the window if nobody has."""
    while t.passes < t.seats:
        if has_business(t, t.seat):
            t.step = TRADING if t.window == EXCHANGING else DEALING
            return
        t.passes += 1
        t.seat = t.next_seat(t.seat)
    close_window(t)


def has_business(t: Table, seat: i64) -> bool:
    """Ask what all can see: whether a seat can exchange, or holds any tournament card."""
    if t.window == EXCHANGING:
        return t.tokens > 0 and t.has_pattern(t.pattern, t.covered[seat])
    return any(t.get(seat, HAND + card) > 0 for card in range(9, 27))


def pass_window(t: Table) -> None:
    """Pass; whoever comes next gets a chance (CW-93)."""
    t.passes += 1
    t.seat = t.next_seat(t.seat)
    ask_window(t)


def close_window(t: Table) -> None:
    """Go on with the match (CW-92)."""
    t.seat = t.active
    if t.window == BEFORE:
        t.step = BETTING
    elif t.window == REVEALING:
        award_advanced(t)
    elif t.window == AFTER:
        open_window(t, EXCHANGING)
    elif t.match == 0:
        t.step = RESERVING
    else:
        next_match(t)


class Dealing(Step):
    """Play a tournament card of this window, or pass (CW-93)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The card is in the hand, belongs here and has an effect."""
        if move == PASS:
            return FINE
        if move < PLAY_TOURNAMENT:
            return TRAINING_OVER
        if t.get(seat, HAND + move - PLAY) == 0:
            return NO_CARD
        return unusable_in_match(t, seat, move - PLAY_TOURNAMENT)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Play it or pass."""
        if move == PASS:
            pass_window(t)
        else:
            play_tournament_card(t, seat, move - PLAY_TOURNAMENT)


class Trading(Step):
    """Discard three tiles that form the token's pattern, or pass (CW-95)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """There is a token, and the pattern."""
        if move == PASS:
            return FINE
        if t.tokens == 0:
            return NO_TOKENS
        return FINE if t.has_pattern(t.pattern, t.covered[seat]) else NO_TRIPLE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Look for the pattern, or pass."""
        if move == PASS:
            pass_window(t)
        else:
            t.chosen = 0
            find_triple(t, seat)


def find_triple(t: Table, seat: i64) -> None:
    """Ask for a slot while the pattern can lie in several ways (CW-95, R-25)."""
    t.narrow(t.pattern, t.covered[seat])
    t.step = TRADE_MATCHING if t.offered != 0 else CROWNING


class TradeMatching(Step):
    """Show which three tiles are discarded, slot by slot (CW-95)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot decides between the ways in which the pattern may lie."""
        return FINE if has(t.offered, move - SLOT) else NOT_IN_PATTERN

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Note the slot."""
        t.chosen |= bit(move - SLOT)
        find_triple(t, seat)


class Crowning(Step):
    """Put the power token on one of one's own parts (CW-95)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Discard the tiles for it."""
        for slot in range(21):
            if has(t.chosen, slot):
                lose_tile(t, seat, slot)
        t.chosen = 0
        t.tokens -= 1
        t.add(seat, TOKEN + move - PLACE, 1)
        if t.log is not None:
            t.log.tell("event-token", seat, {"part": Words("part-" + PARTS[move - PLACE])})
        t.passes = 0
        ask_window(t)


# Power selection (CW-98)


def most_elements(t: Table, seat: i64) -> i64:
    """Find the highest bet of elements: what one has, and what cards can replace (R-30)."""
    most = t.elements_of(seat, t.element)
    kinds = bit(t.element)  # each card pays with one other kind, so take the best of them
    for _ in range(t.get(seat, HAND + 9 + SWAP)):
        best = t.element
        for element in range(6):
            more = best == t.element or t.elements_of(seat, element) > t.elements_of(seat, best)
            if not has(kinds, element) and more:
                best = element
        if best != t.element:
            most += t.elements_of(seat, best)
            kinds |= bit(best)
    return most if most < t.box.most_elements else t.box.most_elements


def most_gold(t: Table, seat: i64) -> i64:
    """Find the highest bet of gold (CW-98)."""
    gold = t.get(seat, GOLD + 3)
    return gold if gold < t.box.most_gold else t.box.most_gold


class Betting(Step):
    """Set one's dial in secret: elements, then gold (CW-98)."""

    def deciders(self, t: Table) -> i64:
        """Everybody whose dial is not ready, at the same time."""
        seats: i64 = 0
        for seat in range(t.seats):
            if t.get(seat, DIAL) < 2:
                seats |= bit(seat)
        return seats

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """No more than one has."""
        if t.get(seat, DIAL) == 0:
            return FINE if move - BET <= most_elements(t, seat) else TOO_MANY_ELEMENTS
        return FINE if move - BET <= most_gold(t, seat) else TOO_MUCH_GOLD

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Set it; when all dials are ready, they are revealed (CW-99)."""
        t.set(seat, BET_ELEMENTS if t.get(seat, DIAL) == 0 else BET_GOLD, move - BET)
        t.add(seat, DIAL, 1)
        if t.get(seat, DIAL) == 2:
            t.tell("event-ready", seat, {})
        if self.deciders(t) != 0:
            return
        if t.log is not None:
            for other in range(t.seats):
                facts: dict[str, Fact] = {
                    "elements": int(t.get(other, BET_ELEMENTS)),
                    "gold": int(t.get(other, BET_GOLD)),
                }
                t.log.tell("event-dial", int(other), facts, reveals=True)
        open_window(t, REVEALING)


# Awarding trophies (CW-103, CW-104)


def award_advanced(t: Table) -> None:
    """Score the match; then everybody discards what was spent (CW-99 to CW-104)."""
    for seat in range(t.seats):
        t.set(seat, SCORE, match_score(t, seat))
    award(t)
    for seat in range(t.seats):
        for element in range(6):
            t.set(seat, DUE + element, t.get(seat, SPENT + element))
        t.add(seat, DUE + t.element, bet_paid(t, seat))
        t.add(seat, GOLD + 3, -t.get(seat, BET_GOLD))
        t.add(seat, LOST_GOLD, t.get(seat, BET_GOLD))
    t.passes = 0
    ask_discards(t)


def ask_discards(t: Table) -> None:
    """Ask the next player who can choose what to discard (R-34)."""
    while t.passes < t.seats:
        for element in range(6):
            discard_forced(t, t.seat, element)
        for element in range(6):
            if t.get(t.seat, DUE + element) > 0:
                t.step = DISCARDING
                return
        t.passes += 1
        t.seat = t.next_seat(t.seat)
    for seat in range(t.seats):
        for what in range(DENTS, DOUBLED + 1):
            t.set(seat, what, 0)
    open_window(t, AFTER)


def discard_forced(t: Table, seat: i64, element: i64) -> None:
    """Discard where nothing is to be chosen: all of an element, or crystals alone."""
    due = t.get(seat, DUE + element)
    if due == 0 or (t.tiles_of(seat, element) > 0 and due < t.elements_of(seat, element)):
        return
    while t.get(seat, DUE + element) > 0:
        if t.get(seat, CRYSTAL + element) > 0:
            discard_crystal(t, seat, element)
        else:
            discard_tile(t, seat, plainest_tile(t, seat, element))


def discard_tile(t: Table, seat: i64, slot: i64) -> None:
    """Discard a tile that is due (CW-104)."""
    element = t.box.element_of[slot]
    t.add(seat, DUE + element, -1)
    t.add(seat, FRESH + element, 1)
    lose_tile(t, seat, slot)
    tell_element(t, "event-spent", seat, element, slot)


def discard_crystal(t: Table, seat: i64, element: i64) -> None:
    """Discard a crystal that is due (CW-104)."""
    t.add(seat, DUE + element, -1)
    lose_crystal(t, seat, element)
    tell_element(t, "event-spent", seat, element, NOBODY)


def plainest_tile(t: Table, seat: i64, element: i64) -> i64:
    """Find a tile of an element, one outside of all token patterns if there is one (R-34)."""
    slots = t.covered[seat] & t.box.slots_of[element]
    plain = slots & ~in_triples(t, seat)
    slots = plain if plain != 0 else slots
    slot: i64 = 0
    while not has(slots, slot):
        slot += 1
    return slot


def in_triples(t: Table, seat: i64) -> i64:
    """Find the tiles that belong to some pattern of the token."""
    used: i64 = 0
    first, end = t.box.first_placement[t.pattern], t.box.first_placement[t.pattern + 1]
    for place in range(first, end):
        mask = t.box.placements[place]
        if mask & t.covered[seat] == mask:
            used |= mask
    return used


class Discarding(Step):
    """Choose which tiles and crystals are discarded (CW-104)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Something of an element that is due."""
        if move == REST:
            return FINE
        element = t.box.element_of[move - SLOT] if move < ELEMENT else move - ELEMENT
        if t.get(seat, DUE + element) == 0:
            return NOT_DUE
        if move < ELEMENT:
            return FINE if has(t.covered[seat], move - SLOT) else NO_TILE_HERE
        return FINE if t.get(seat, CRYSTAL + element) > 0 else NOT_YOUR_CRYSTAL

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Discard it, or all the rest in the obvious way."""
        if move == REST:
            for element in range(6):
                discard_obvious(t, seat, element)
        elif move < ELEMENT:
            discard_tile(t, seat, move - SLOT)
        else:
            discard_crystal(t, seat, move - ELEMENT)
        ask_discards(t)


def discard_obvious(t: Table, seat: i64, element: i64) -> None:
    """Discard tiles outside of all patterns, then crystals, then other tiles (R-34)."""
    while t.get(seat, DUE + element) > 0:
        tiles = t.covered[seat] & t.box.slots_of[element]
        plain = tiles & ~in_triples(t, seat)
        if plain == 0 and t.get(seat, CRYSTAL + element) > 0:
            discard_crystal(t, seat, element)
        else:
            discard_tile(t, seat, plainest_tile(t, seat, element))


STEPS: Final[list[Step]] = [
    Reserving(RESERVING, "reserving", "CW-83", [(CALL, 3)]),
    Selecting(SELECTING, "selecting", "CW-84", [(CALL, 3)]),
    Trading(TRADING, "trading", "CW-95", [(EXCHANGE, 1), (PASS, 1)]),
    TradeMatching(TRADE_MATCHING, "trade-matching", "CW-95", [(SLOT, 21)]),
    Crowning(CROWNING, "crowning", "CW-95", [(PLACE, 3)]),
    Dealing(DEALING, "dealing", "CW-93", [(PLAY, 27), (PASS, 1)]),
    Betting(BETTING, "betting", "CW-98", [(BET, 21)]),
    Discarding(DISCARDING, "discarding", "CW-104", [(SLOT, 21), (ELEMENT, 6), (REST, 1)]),
]
