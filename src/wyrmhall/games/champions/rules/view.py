"""What a seat may see, as plain data."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from wyrmhall.core.bits import has
from wyrmhall.games.champions.rules.names import (
    BONUSES,
    CARDS,
    DICE,
    ELEMENTS,
    GONE,
    LOOSE,
    MINE,
    NOBODY,
    PARTS,
    REALMS,
    SLOTS,
    TIERS,
)
from wyrmhall.games.champions.rules.pieces import (
    BET_ELEMENTS,
    BET_GOLD,
    BLACK,
    CRYSTAL,
    DECK,
    DIAL,
    DRAWN,
    FOUR,
    GIVEN_BACK,
    GOLD,
    HAND,
    HIDDEN_BLACK,
    HIDDEN_GOLD,
    LOST_CRYSTAL,
    LOST_GOLD,
    LOST_TILE,
    OWED_PURGES,
    PERSONAL,
    PILE,
    PLAYED,
    PRINTED,
    PUBLIC,
    REALM_FULL,
    ROW_GOLD,
    SCORE,
    SIGIL_ON,
    SIGIL_UP,
    SUPPLY,
    TIER,
    TOKEN,
    TRAINER_CARD,
    TWO,
    WHERE,
)
from wyrmhall.games.champions.rules.scores import lines
from wyrmhall.games.champions.rules.solo_view import (
    MasterView,
    master_view,
    names_of,
    sigil_elements,
)
from wyrmhall.games.champions.rules.step import (
    BETTING,
    DISCARDING,
    HIDING,
    KEEPING,
    OVER,
    REDRAWING,
    RESERVING,
    SELECTING,
)
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.tournament_cards import WINDOWS, die_now, match_score


class DieView(TypedDict):
    """A die: what it shows and where it lies."""

    die: str
    element: str
    count: int
    blacks: int
    where: str


class StackView(TypedDict):
    """A stack of part tiles; power 0: it is empty."""

    part: str
    tier: str
    left: int
    power: int
    pattern: str
    cells: list[list[int]]


class PartView(TypedDict):
    """One part of a dragon."""

    part: str
    tier: str
    printed: int
    gold: int
    blacks: int
    tokens: int
    sigil: list[str]
    power: int


class TournamentView(TypedDict):
    """A tournament card; the element is None for those who do not know it."""

    part: str
    element: str | None
    played: bool


class TrainerView(TypedDict):
    """A trainer card that is still to be done."""

    card: int
    crystals: list[str]
    tiles: list[str]
    empty: list[str]


class PlayerView(TypedDict):
    """What is to be seen of one seat; None where it is secret."""

    parts: list[PartView]
    slots: list[str]
    crystals: dict[str, int]
    realms: list[str]
    row_gold: list[int]
    pyramid_store: int
    dragon_store: int
    gold_store: int
    trainer: TrainerView | None
    personal: list[TournamentView]
    given_back: list[str] | None
    hand: dict[str, int] | None
    training_cards: int
    tournament_cards: int
    lost_tiles: dict[str, int]
    lost_crystals: dict[str, int]
    lost_gold: int
    hidden: list[int] | None
    dial: list[int] | None
    die: int
    score: int
    fours: int
    twos: int
    points: int


class ActionView(TypedDict):
    """What an action card says: how many, how strong, which elements."""

    amount: int
    power: int
    elements: list[str]


class BoxView(TypedDict):
    """What is printed on boards and cards and never changes."""

    cards: dict[str, ActionView]
    pyramid: list[str]
    realms: dict[str, str]
    borders: list[list[str]]


class MatchView(TypedDict):
    """The match being played, as far as it is chosen, and the pattern of the power tokens.

    Number 0: none yet. Before its tournament is chosen there is no discipline and no element.
    """

    number: int
    discipline: str
    printed: str
    element: str
    window: str
    token_pattern: str
    token_cells: list[list[int]]


# What a seat has still to do or to get, in the order of its places; bonuses come last.
OWED: Final = (
    *("purges", "cleanses", "tiles", "draws", "gold", "blacks", "crystals"),
    *(f"bonus {bonus}" for bonus in BONUSES),
)


class ChampionsView(TypedDict):
    """What a seat sees."""

    phase: str
    step: str
    round: int
    seat: int
    active: int
    advanced: bool
    sigil_mode: bool
    complex: bool
    areas: int
    dice: list[DieView]
    die: str
    stacks: list[StackView]
    sigils: list[list[str]]
    publics: list[TournamentView]
    aside: str
    match: MatchView
    tokens: int
    deck: dict[str, int]
    pile: dict[str, int]
    drawn: list[str] | None
    chosen: list[str]
    owed: dict[str, int]
    supply: dict[str, int]
    gold: int
    blacks: int
    trigger: int
    box: BoxView
    players: list[PlayerView]
    master: MasterView | None


def view(t: Table, step: str, seat: i64) -> ChampionsView:
    """Show all that a seat, or a watcher, may know."""
    owner = t.seat == seat
    return {
        "phase": phase(t),
        "step": step,
        "round": int(t.round),
        "seat": int(t.seat),
        "active": int(t.active),
        "advanced": t.advanced != 0,
        "sigil_mode": t.sigils != 0,
        "complex": t.complex != 0,
        "areas": int(t.areas()),
        "dice": [die_view(t, die) for die in range(7)],
        "die": DICE[t.die] if t.die != NOBODY else "",
        "stacks": [stack_view(t, stack) for stack in range(6)],
        "sigils": [sigil_elements(t, part, t.here(SIGIL_UP + part)) for part in range(3)],
        "publics": publics(t),
        "aside": PARTS[t.aside] if t.aside != NOBODY else "",
        "match": match_view(t),
        "tokens": int(t.tokens),
        "deck": {
            "training": sum(int(t.here(DECK + card)) for card in range(9)),
            "tournament": sum(int(t.here(DECK + card)) for card in range(9, 27)),
        },
        "pile": {
            name: int(t.here(PILE + card)) for card, name in enumerate(CARDS) if t.here(PILE + card)
        },
        "drawn": drawn(t) if owner and t.step == KEEPING else None,
        "chosen": [SLOTS[slot] for slot in range(21) if has(t.chosen, slot)],
        "owed": owed(t),
        "supply": {name: int(t.here(SUPPLY + place)) for place, name in enumerate(ELEMENTS)},
        "gold": int(t.gold),
        "blacks": int(t.blacks),
        "trigger": int(t.trigger),
        "box": box_view(t),
        "players": [player_view(t, other, other == seat) for other in range(t.seats)],
        "master": master_view(t) if t.solo() else None,
    }


def owed(t: Table) -> dict[str, int]:
    """Count what has still to be done or to be got; nothing that is not there."""
    counts = {name: int(t.here(OWED_PURGES + place)) for place, name in enumerate(OWED)}
    return {name: count for name, count in counts.items() if count}


def match_view(t: Table) -> MatchView:
    """Show the match and the token's pattern."""
    playing = match_open(t)
    return {
        "number": int(t.match),
        "discipline": PARTS[t.discipline] if playing else "",
        "printed": ELEMENTS[t.printed] if playing else "",
        "element": ELEMENTS[t.element] if playing else "",
        "window": WINDOWS[t.window],
        "token_pattern": t.box.pattern_names[t.pattern] if t.pattern != NOBODY else "",
        "token_cells": t.box.pattern_cells[t.pattern] if t.pattern != NOBODY else [],
    }


def match_open(t: Table) -> bool:
    """Ask whether the tournament of a match lies open."""
    return t.match > 0 and t.step != SELECTING and t.step != OVER


def phase(t: Table) -> str:
    """Name the phase of the game."""
    if t.step == OVER:
        return "over"
    if t.late == 2:
        return "exams"
    if t.step == REDRAWING:
        return "setup"
    if t.late == 0:
        return "training"
    return (
        "tournament" if t.match > 0 or t.pattern != NOBODY or t.step == RESERVING else "preparation"
    )


def drawn(t: Table) -> list[str]:
    """Name the two cards of which one is kept."""
    return [CARDS[t.here(DRAWN) - 1], CARDS[t.here(DRAWN + 1) - 1]]


def die_view(t: Table, die: i64) -> DieView:
    """Show a die."""
    where = t.here(WHERE + die)
    names = {int(LOOSE): "loose", int(MINE): "taken", int(GONE): "gone"}
    place = names.get(where, f"area {where}" if where < MINE else "used")
    return {
        "die": DICE[die],
        "element": ELEMENTS[t.element_shown(die)],
        "count": int(t.number_shown(die)),
        "blacks": int(t.blacks_shown(die)),
        "where": place,
    }


def stack_view(t: Table, stack: i64) -> StackView:
    """Show a stack of part tiles."""
    top = t.top(stack)
    pattern = t.box.pattern[top] if t.box.power[top] > 0 else NOBODY
    return {
        "part": PARTS[stack // 2],
        "tier": TIERS[stack % 2],
        "left": int(t.left_in(stack)),
        "power": int(t.box.power[top]),
        "pattern": t.box.pattern_names[pattern] if pattern != NOBODY else "",
        "cells": t.box.pattern_cells[pattern] if pattern != NOBODY else [],
    }


def publics(t: Table) -> list[TournamentView]:
    """Show the public tournaments that are still there."""
    found: list[TournamentView] = []
    for part in range(3):
        element = t.here(PUBLIC + part)
        if element > 0:
            found.append({"part": PARTS[part], "element": ELEMENTS[element - 1], "played": False})
    return found


def box_view(t: Table) -> BoxView:
    """Show what is printed."""
    borders = []
    for one in range(8):
        for two in range(one + 1, 8):
            bonus = t.box.border[one * 8 + two]
            if bonus >= 0:
                borders.append([REALMS[one], REALMS[two], BONUSES[bonus]])
    return {
        "cards": {name: action_view(t, card) for card, name in enumerate(CARDS)},
        "pyramid": [ELEMENTS[t.box.element_of[slot]] for slot in range(21)],
        "realms": {name: ELEMENTS[t.box.realm_element[i]] for i, name in enumerate(REALMS)},
        "borders": borders,
    }


def action_view(t: Table, card: i64) -> ActionView:
    """Show what an action card says."""
    return {
        "amount": int(t.box.amount[card]),
        "power": int(t.box.strength[card]),
        "elements": names_of(t.box.named[card]),
    }


def by_element(t: Table, seat: i64, what: i64) -> dict[str, int]:
    """Give six of a seat's numbers by element."""
    return {name: int(t.get(seat, what + place)) for place, name in enumerate(ELEMENTS)}


def player_view(t: Table, seat: i64, own: bool) -> PlayerView:
    """Show one seat."""
    states = ["empty", "flipped", "up"]
    covered, face_up = t.covered[seat], t.face_up[seat]
    hand = {name: int(t.get(seat, HAND + place)) for place, name in enumerate(CARDS)}
    return {
        "parts": [part_view(t, seat, part) for part in range(3)],
        "slots": [states[has(covered, slot) + has(face_up, slot)] for slot in range(21)],
        "crystals": by_element(t, seat, CRYSTAL),
        "realms": [name for i, name in enumerate(REALMS) if has(t.get(seat, REALM_FULL), i)],
        "row_gold": [row + 1 for row in range(6) if has(t.get(seat, ROW_GOLD), row)],
        "pyramid_store": int(t.get(seat, BLACK + 3)),
        "dragon_store": int(t.get(seat, BLACK + 4)),
        "gold_store": int(t.get(seat, GOLD + 3)),
        "trainer": trainer_view(t, seat),
        "personal": [personal_view(t, seat, part, own) for part in range(3 * (t.seats > 1))],
        "given_back": given_back(t, seat) if own else None,
        "hand": {name: number for name, number in hand.items() if number} if own else None,
        "training_cards": sum(list(hand.values())[:9]),
        "tournament_cards": sum(list(hand.values())[9:]),
        "lost_tiles": by_element(t, seat, LOST_TILE),
        "lost_crystals": by_element(t, seat, LOST_CRYSTAL),
        "lost_gold": int(t.get(seat, LOST_GOLD)),
        "hidden": hidden(t, seat) if own and t.step == HIDING else None,
        "dial": dial(t, seat, own),
        "die": int(die_now(t, seat)) if match_open(t) else 0,
        "score": int(score_now(t, seat)),
        "fours": int(t.get(seat, FOUR)),
        "twos": int(t.get(seat, TWO)),
        "points": sum(line.points for line in lines(t, seat)),
    }


def hidden(t: Table, seat: i64) -> list[int]:
    """Show what a seat has distributed in secret: gold by part, then blacks by part."""
    gold = [int(t.get(seat, HIDDEN_GOLD + part)) for part in range(3)]
    return gold + [int(t.get(seat, HIDDEN_BLACK + part)) for part in range(3)]


def score_now(t: Table, seat: i64) -> i64:
    """Show the score of a match: live after the dials, then as it was."""
    if t.advanced != 0 and t.match > 0 and t.window == 2 and t.step not in (BETTING, DISCARDING):
        return match_score(t, seat)
    return t.get(seat, SCORE)


def dial(t: Table, seat: i64, own: bool) -> list[int] | None:
    """Show a dial to its owner as far as it is set, and to all when revealed."""
    if t.advanced == 0 or t.match == 0:
        return None
    if t.step == BETTING and not own:
        return None
    stage = t.get(seat, DIAL)
    return [int(t.get(seat, BET_ELEMENTS)), int(t.get(seat, BET_GOLD))][:stage]


def part_view(t: Table, seat: i64, part: i64) -> PartView:
    """Show one part of a dragon."""
    return {
        "part": PARTS[part],
        "tier": ["starting", *TIERS][t.get(seat, TIER + part)],
        "printed": int(t.get(seat, PRINTED + part)),
        "gold": int(t.get(seat, GOLD + part)),
        "blacks": int(t.get(seat, BLACK + part)),
        "tokens": int(t.get(seat, TOKEN + part)),
        "sigil": sigil_elements(t, part, t.get(seat, SIGIL_ON + part)),
        "power": int(t.power(seat, part)),
    }


def trainer_view(t: Table, seat: i64) -> TrainerView | None:
    """Show a trainer card on the side that is played."""
    card = t.get(seat, TRAINER_CARD) - 1
    if card < 0:
        return None
    needs = t.box.trainer_crystals if t.complex != 0 else t.box.trainer_simple
    crystals = [name for place, name in enumerate(ELEMENTS) for _ in range(needs[card * 6 + place])]
    tiles = t.box.trainer_tiles[card] if t.complex != 0 else 0
    empty = t.box.trainer_empty[card] if t.complex != 0 else 0
    return {
        "card": int(card + 1),
        "crystals": crystals,
        "tiles": [name for slot, name in enumerate(SLOTS) if has(tiles, slot)],
        "empty": [name for slot, name in enumerate(SLOTS) if has(empty, slot)],
    }


def personal_view(t: Table, seat: i64, part: i64, own: bool) -> TournamentView:
    """Show a personal tournament; face down to others until it is played (CW-16)."""
    played = has(t.get(seat, PLAYED), part)
    element = ELEMENTS[t.get(seat, PERSONAL + part)] if own or played else None
    return {"part": PARTS[part], "element": element, "played": played}


def given_back(t: Table, seat: i64) -> list[str]:
    """Name the elements of the tournaments that were given back in the setup."""
    if not has(t.redrawn, seat):
        return []
    return [ELEMENTS[t.get(seat, GIVEN_BACK + part) - 1] for part in range(3)]
