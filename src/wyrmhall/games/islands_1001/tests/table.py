"""Lays out positions for the tests of 1001 Islands."""

from __future__ import annotations

from functools import cache

from mypy_extensions import u8

from wyrmhall.core.chance import Chance
from wyrmhall.core.match import our_tables
from wyrmhall.core.words import Log
from wyrmhall.games.islands_1001 import GAME
from wyrmhall.games.islands_1001.rules import OVER, PLACE
from wyrmhall.games.islands_1001.tiles import CELLS, LINE, OF_TYPE, TYPES, IslandsBox
from wyrmhall.games.islands_1001.views import Islands

LUCK = Chance("tests")


@cache
def our_box() -> IslandsBox:
    """Open the box with our own tiles."""
    box = GAME.unbox(our_tables(GAME))
    assert isinstance(box, IslandsBox)
    return box


def new_game(seats: int, seed: str = "a game") -> Islands:
    """Set up a game."""
    state = GAME.start(seats, {}, our_box(), Chance(seed), None)
    assert isinstance(state, Islands)
    return state


def tile(name: str) -> int:
    """Find a tile by its name; a Dream by its kind, such as `snake`."""
    box = our_box()
    if name in box.dreams:
        return list(box.kinds).index(box.dreams.index(name))
    return box.names.index(name)


def play(state: Islands, *names: str, log: Log | None = None) -> None:
    """Make the active player's moves by their names, each of them allowed."""
    for name in names:
        move = GAME.catalogue.number(name)
        assert move is not None, name
        seat = int(state.active)
        assert move in list(state.moves(seat)), (name, legal(state))
        state.play(seat, move, LUCK, log)


def legal(state: Islands) -> list[str]:
    """Name the active player's moves."""
    return [GAME.catalogue.names[move] for move in state.moves(state.active)]


def refused(state: Islands, name: str, seat: int | None = None) -> str:
    """Give the rule that forbids a move, or "" if none does."""
    move = GAME.catalogue.number(name)
    assert move is not None, name
    refusal = state.refusal(state.active if seat is None else seat, move)
    return "" if refusal is None else refusal.rule


def give(state: Islands, name: str) -> None:
    """Put a tile into the active player's hand, as if just taken."""
    state.hand = tile(name)
    state.step = PLACE


def add(state: Islands, seat: int, placed: str) -> None:
    """Let a seat place tiles: `U03@1 C03@1 …`, each to its own line, legally."""
    for item in placed.split():
        name, column = item.split("@")
        state.active = seat
        state.waiting = 7 & ~(1 << seat)  # others wait, so that the round does not end
        give(state, name)
        play(state, f"place {column}")


def lay(state: Islands, seat: int, rows: dict[str, str]) -> None:
    """Put tiles straight into a seat's lines: `{"upper": "U20 U11 . U16"}`."""
    for line, names in rows.items():
        kind = TYPES.index(line)
        for column, name in enumerate(names.split()):
            if name != ".":
                state.board[seat * CELLS + kind * LINE + column] = u8(tile(name) + 1)


def fill(state: Islands, seat: int, occupied: str) -> None:
    """Fill cells with any tiles, by a drawing such as `##.. .##. ....`."""
    for kind, row in enumerate(occupied.split(), start=1):
        for column, mark in enumerate(row):
            if mark == "#":
                cell = seat * CELLS + kind * LINE + column
                state.board[cell] = u8(kind * OF_TYPE + column + 1)


def total(state: Islands, seat: int) -> int:
    """Add up a seat's points."""
    return sum(points for _, points in state.points(seat))


def points_of(state: Islands, seat: int) -> dict[str, int]:
    """Give a seat's points by source."""
    return dict(state.points(seat))


def end(state: Islands) -> None:
    """Call the game over as it stands."""
    state.step = OVER
