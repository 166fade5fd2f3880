"""Lays out positions for the tests of Champions."""

from __future__ import annotations

from functools import cache

from mypy_extensions import i64

from wyrmhall.core.bits import bit, lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.match import our_tables
from wyrmhall.core.words import Log
from wyrmhall.games.champions import GAME
from wyrmhall.games.champions.rules import gains, preparation, tournament, training
from wyrmhall.games.champions.rules.edition import ChampionsBox
from wyrmhall.games.champions.rules.names import CARDS, DICE, ELEMENTS, PARTS, REALMS, SLOTS
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    CRYSTAL,
    DECK,
    FACE_UP,
    GOLD,
    HAND,
    PERSONAL,
    PRINTED,
    PUBLIC,
    REALM_FULL,
    TIER,
    WHERE,
)
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.rules.step import ACTING

LUCK = Chance("tests")


@cache
def our_box() -> ChampionsBox:
    """Open the box with our own tables."""
    box = GAME.unbox(our_tables(GAME))
    assert isinstance(box, ChampionsBox)
    return box


def new_game(seats: int = 2, seed: str = "a game", **options: str) -> Champions:
    """Set up a game; options that are not named have their defaults."""
    chosen = {option.key: option.default for option in GAME.options(seats)}
    chosen.update(options)
    state = GAME.start(seats, chosen, our_box(), Chance(seed), None)
    assert isinstance(state, Champions)
    return state


def decider(state: Champions) -> int:
    """Find the seat that must decide (the first of several)."""
    return int(lowest(state.turn()))


def play(state: Champions, *names: str, log: Log | None = None, seat: int | None = None) -> None:
    """Make moves by their names, each of them allowed."""
    for name in names:
        move = GAME.catalogue.number(name)
        assert move is not None, name
        who = decider(state) if seat is None else seat
        assert move in list(state.moves(who)), (name, legal(state, who))
        state.play(who, move, LUCK, log)


def legal(state: Champions, seat: int | None = None) -> list[str]:
    """Name a seat's moves."""
    who = decider(state) if seat is None else seat
    return [GAME.catalogue.names[move] for move in state.moves(who)]


def refused(state: Champions, name: str, seat: int | None = None) -> str:
    """Give the rule that forbids a move, or "" if none does."""
    move = GAME.catalogue.number(name)
    assert move is not None, name
    refusal = state.refusal(decider(state) if seat is None else seat, move)
    return "" if refusal is None else refusal.rule


def turn_of(seats: int = 2, **options: str) -> Champions:
    """Set up a game in which seat 0 is in the middle of a turn, without dice left to use."""
    state = new_game(seats, **options)
    state.round = 1
    state.active = 0
    state.seat = 0
    state.turns = 0
    state.taken = 1
    state.step = ACTING
    for die in range(7):
        state.put(WHERE + die, 1 + die % int(state.areas()))
    return state


def dice(state: Champions, **faces: int) -> None:
    """Give the deciding seat dice that show these faces, 1 to 6: `dice(state, red=4)`."""
    for name, face in faces.items():
        state.put(WHERE + DICE.index(name), 6)
        state.put(FACE_UP + DICE.index(name), face - 1)


def cover(state: Champions, seat: int, up: str = "", flipped: str = "") -> None:
    """Put tiles on slots: `cover(state, 0, "3-1 3-2")`."""
    for slot in up.split() + flipped.split():
        state.covered[seat] |= bit(SLOTS.index(slot))
    for slot in up.split():
        state.face_up[seat] |= bit(SLOTS.index(slot))


def up(state: Champions, seat: int = 0) -> list[str]:
    """Name the slots with face-up tiles."""
    return [name for i, name in enumerate(SLOTS) if int(state.face_up[seat]) >> i & 1]


def covered(state: Champions, seat: int = 0) -> list[str]:
    """Name the slots with tiles."""
    return [name for i, name in enumerate(SLOTS) if int(state.covered[seat]) >> i & 1]


def crystals(state: Champions, seat: int, names: str) -> None:
    """Put crystals on the elemental board without bonuses: `crystals(state, 0, "red blue")`."""
    for name in names.split():
        element = ELEMENTS.index(name)
        state.add(seat, CRYSTAL + element, 1)
        for realm in range(8):
            full = state.get(seat, REALM_FULL)
            if state.box.realm_element[realm] == element and int(full) >> realm & 1:
                state.set(seat, REALM_FULL, full & ~bit(realm))
                break


def clear(state: Champions, seat: int, *realms: str) -> None:
    """Clear realms without bonuses."""
    for realm in realms:
        place = REALMS.index(realm)
        state.set(seat, REALM_FULL, state.get(seat, REALM_FULL) & ~bit(place))
        state.add(seat, CRYSTAL + state.box.realm_element[place], 1)


def hold(state: Champions, seat: int, *cards: str) -> None:
    """Give cards from the deck into a hand."""
    for card in cards:
        state.more(DECK + CARDS.index(card), -1)
        state.add(seat, HAND + CARDS.index(card), 1)


def blacks(state: Champions, seat: int, *counts: int) -> None:
    """Lay blacks on head, wings, tail, pyramid store, dragon store."""
    for place, number in enumerate(counts):
        state.set(seat, BLACK + place, number)


def gold(state: Champions, seat: int, *counts: int) -> None:
    """Lay gold on head, wings, tail, gold store."""
    for place, number in enumerate(counts):
        state.set(seat, GOLD + place, number)


def printed(state: Champions, seat: int, *powers: int) -> None:
    """Give parts tiles of other powers, as if upgraded where they differ from 1."""
    for part, power in enumerate(powers):
        state.set(seat, PRINTED + part, power)
        state.set(seat, TIER + part, 0 if power == 1 else 1)


def powers(state: Champions, seat: int = 0) -> list[int]:
    """Read the true powers of head, wings, tail."""
    return [int(state.power(seat, part)) for part in range(3)]


def get(state: Champions, seat: int, what: i64) -> int:
    """Read one of a seat's numbers."""
    return int(state.get(seat, what))


def card_count(state: Champions, seat: int) -> int:
    """Count a seat's action cards."""
    return sum(get(state, seat, HAND + card) for card in range(27))


def settle(state: Champions) -> None:
    """Let happen what happens at once."""
    state.chance = LUCK
    gains.settle(state)


def end_training(state: Champions) -> None:
    """Go to the Final Preparation."""
    state.chance = LUCK
    preparation.begin(state)


def end_round(state: Champions) -> None:
    """End the round."""
    state.chance = LUCK
    training.end_round(state)


def to_tournament(state: Champions) -> None:
    """Go to the Tournament."""
    state.chance = LUCK
    state.late = 1
    tournament.begin(state)


def deal(state: Champions, seat: int, cards: str) -> None:
    """Give personal tournaments, head to tail: `deal(state, 0, "red red blue")`."""
    for part, name in enumerate(cards.split()):
        state.set(seat, PERSONAL + part, ELEMENTS.index(name))


def publics(state: Champions, cards: str) -> None:
    """Lay out public tournaments by element of head, wings, tail."""
    for part, name in enumerate(cards.split()):
        state.put(PUBLIC + part, ELEMENTS.index(name) + 1)


def part_number(name: str) -> int:
    """Find the number of a part."""
    return PARTS.index(name)
