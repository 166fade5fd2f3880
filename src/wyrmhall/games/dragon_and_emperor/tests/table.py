"""Lays out positions for the tests of Dragon & Emperor."""

from __future__ import annotations

from functools import cache

from wyrmhall.core.chance import Chance
from wyrmhall.core.match import our_tables
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor import GAME
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    DECK,
    DRAGON,
    EMPEROR,
    EVIL_DECK,
    EVIL_DISCARD,
    EVIL_TOP,
    FACES,
    HAND,
    ITEMS,
    PALACE,
    PILES,
    RESOURCES,
)
from wyrmhall.games.dragon_and_emperor.rules.naming import card_name
from wyrmhall.games.dragon_and_emperor.rules.realm import RealmBox
from wyrmhall.games.dragon_and_emperor.rules.table import ACT, pile
from wyrmhall.games.dragon_and_emperor.views import Realm

LUCK = Chance("tests")


@cache
def our_box() -> RealmBox:
    """Open the box with our own tables."""
    box = GAME.unbox(our_tables(GAME))
    assert isinstance(box, RealmBox)
    return box


def new_game(seats: int = 2, seed: str = "a game", log: Log | None = None, **on: str) -> Realm:
    """Set up a game; options are written `hand_limit="on"`."""
    options = {key.replace("_", "-"): value for key, value in on.items()}
    state = GAME.start(seats, options, our_box(), Chance(seed), log)
    assert isinstance(state, Realm)
    return state


def dragons_turn(*hand: str, **on: str) -> Realm:
    """Begin a turn of the Dragon with this hand, on a map as in setup, with empty discards."""
    return quiet_turn(DRAGON, hand, on)


def emperors_turn(*hand: str, **on: str) -> Realm:
    """Begin a turn of the Emperor in the same way."""
    return quiet_turn(EMPEROR, hand, on)


def quiet_turn(role: int, hand: tuple[str, ...], on: dict[str, str]) -> Realm:
    """Undo what the first Evil card did, and give a role its turn and hand."""
    state = new_game(2, "a game", None, **on)
    state.pour(EVIL_DISCARD, EVIL_DECK)
    state.cursed = our_box().chart.squares
    state.pawn, state.evil, state.trapped = PALACE, 0, False
    state.role, state.step, state.used = role, ACT, 0
    hold(state, role, *hand)
    return state


def face(name: str) -> int:
    """Find a card's number."""
    return FACES.index(name)


def cards(state: Realm, which: int) -> list[str]:
    """Name the cards of a pile."""
    return [card_name(state.card(which, place)) for place in range(state.size(which))]


def fetch(state: Realm, name: str, goal: int, but: int = -1) -> None:
    """Move a card from wherever it lies to a pile."""
    for source in range(PILES):
        if source not in (goal, but) and state.holds(source, face(name)):
            state.remove(source, face(name))
            state.put(goal, face(name))
            return
    raise AssertionError(f"no {name} anywhere")


def hold(state: Realm, role: int, *names: str) -> None:
    """Make this the hand of a role; what it held goes back into the deck."""
    state.lay_open(role)
    state.pour(pile(role, HAND), pile(role, DECK))
    for name in names:
        fetch(state, name, pile(role, HAND))


def next_evil(state: Realm, *names: str) -> None:
    """Put Evil cards on top of their deck, the first to come first."""
    for name in reversed(names):
        fetch(state, name, EVIL_TOP)


def evil(state: Realm, *names: str, log: Log | None = None) -> None:
    """Let Evil advance with these cards, one after the other."""
    for name in names:
        fetch(state, name, EVIL_TOP)
        state.evil_advances(LUCK, log)


def curse(state: Realm, *numbers: int) -> None:
    """Curse these hexes, and no others."""
    state.cursed = sum(1 << number for number in numbers)


def cursed(state: Realm) -> list[int]:
    """List the Cursed hexes."""
    return [number for number in range(62) if state.cursed >> number & 1]


def treasure(state: Realm, **tokens: int) -> None:
    """Make this the Treasury."""
    for resource, name in enumerate(RESOURCES):
        state.spend(resource, int(state.treasury[resource]))
        state.add(resource, tokens.get(name, 0))


def treasury(state: Realm) -> dict[str, int]:
    """Tell what the Treasury holds."""
    held = {name: int(state.treasury[resource]) for resource, name in enumerate(RESOURCES)}
    return {name: number for name, number in held.items() if number}


def own(state: Realm, *items: str) -> None:
    """Put these items into the Treasury, ready."""
    state.owned = state.ready = sum(1 << ITEMS.index(item) for item in items)


def play(state: Realm, *names: str, log: Log | None = None) -> None:
    """Make moves by their names, each of them allowed."""
    for name in names:
        move = GAME.catalogue.number(name)
        assert move is not None, name
        seat = int(state.seat_of(state.role))
        assert move in list(state.moves(seat)), (name, legal(state))
        state.play(seat, move, LUCK, log)


def legal(state: Realm, verb: str = "") -> list[str]:
    """Name the moves that are allowed; of one verb, just what it is used on."""
    names = [GAME.catalogue.names[move] for move in state.moves(state.seat_of(state.role))]
    if not verb:
        return names
    return [name.removeprefix(verb + " ") for name in names if name.startswith(verb + " ")]


def refused(state: Realm, name: str, seat: int | None = None) -> str:
    """Give the rule that forbids a move, or "" if none does."""
    move = GAME.catalogue.number(name)
    assert move is not None, name
    refusal = state.refusal(state.seat_of(state.role) if seat is None else seat, move)
    return "" if refusal is None else refusal.rule


def told(log: Log) -> list[str]:
    """List the events told."""
    return [event.message.removeprefix("event-") for event in log.events]
