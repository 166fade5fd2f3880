"""No bot plays by what its seat cannot know: not by the state, not by anything but its `Seat`."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.games import Setup, every_game, name, setups

from wyrmhall import bots
from wyrmhall.bots import MAKERS
from wyrmhall.bots.seat import Bot, Seat
from wyrmhall.core.bits import members_of
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game, State
from wyrmhall.core.match import our_tables, settled
from wyrmhall.core.snapshot import digest
from wyrmhall.lab.players import player

BOTS = Path(bots.__file__).parent
FEW = ":tries=24"  # for those that search
POINTS = 6  # of a game at which bots are asked

Maker = Callable[[Game, str], Bot]


def players() -> dict[str, Maker]:
    """List all bots, those that search with few tries."""

    def maker(bot: str) -> Maker:
        return lambda game, seed: player(bot, game, seed)

    return {bot: maker(bot + FEW if bot in bots.TRIES else bot) for bot in MAKERS}


def moments(game: Game, seats: int, options: dict[str, str]) -> Iterator[tuple[State, int]]:
    """Play a game at random, and stop now and then, at every seat that has a choice."""
    chance = Chance("fair")
    settings = settled(game, seats, options)
    state = game.start(seats, settings, game.unbox(our_tables(game)), chance, None)
    states: list[State] = []
    while state.turn():
        if any(len(state.moves(seat)) > 1 for seat in members_of(state.turn())):
            states.append(state.copy())
        seat = members_of(state.turn())[chance.below(len(members_of(state.turn())))]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))], chance, None)
    for state in states[:: max(1, len(states) // POINTS)]:
        for seat in members_of(state.turn()):
            if len(state.moves(seat)) > 1:
                yield state, seat


def peeks(maker: Maker, game: Game, state: State, seat: int) -> bool:
    """Ask a bot twice, where only that differs which its seat cannot know."""
    twin = state.guess(seat, Chance("twin"))
    one, other = (maker(game, "bot").choose(Seat(each, seat)) for each in (state, twin))
    return one != other


@pytest.mark.parametrize("setup", [row for game in every_game() for row in setups(game)], ids=name)
def test_no_bot_plays_by_what_its_seat_cannot_know(setup: Setup) -> None:
    game, seats, options = setup
    for state, seat in moments(game, seats, options):
        for bot, maker in players().items():
            assert not peeks(maker, game, state, seat), f"{bot} peeks at seat {seat}"


class Peeker(Bot):
    """A bot that looks behind its seat."""

    def choose(self, seat: Seat) -> int:
        """Choose by the state."""
        moves = seat.moves()
        return moves[int(digest(seat._state), 16) % len(moves)]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_whoever_looks_behind_a_seat_is_found_out(game: Game) -> None:
    """Every game has something to peek at, so that the test above can fail."""
    found = [
        peeks(lambda *_: Peeker(), game, state, seat)
        for _, seats, options in setups(game)
        for state, seat in moments(game, seats, options)
    ]
    assert any(found)


# --- what the house is built like ---------------------------------------------------------------


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Read the room of the bots."""
    for file in sorted(BOTS.glob("*.py")):
        yield file.name, ast.parse(file.read_text("utf-8"))


def test_bots_know_no_game() -> None:
    told = [
        f"{file}: {source}"
        for file, module in modules()
        for node in ast.walk(module)
        for source in imports(node)
        if source.startswith("wyrmhall.") and source.split(".")[1] not in ("bots", "core")
    ]
    assert told == []


def imports(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def test_a_seat_gives_moves_view_and_guesses_and_no_state() -> None:
    public = {entry for entry in vars(Seat) if not entry.startswith("_")}
    assert public <= {"number", "patience", "moves", "view", "guess"}
    assert {"moves", "view", "guess"} <= public


def test_nobody_but_a_seat_touches_the_state_behind_it() -> None:
    touched = [
        f"{file}:{node.lineno}"
        for file, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Attribute) and node.attr == "_state" and file != "seat.py"
    ]
    assert touched == []


def test_a_bot_is_given_a_seat_and_nothing_else() -> None:
    for maker in MAKERS.values():
        kind = type(maker(every_game()[0], "a"))
        parameters = list(inspect.signature(kind.choose).parameters)
        assert parameters == ["self", "seat"], kind
    found = [
        f"{file}: {node.name}({ast.unparse(node.args)})"
        for file, module in modules()
        for kind in ast.walk(module)
        if isinstance(kind, ast.ClassDef) and kind.name.endswith("Bot")
        for node in kind.body
        if isinstance(node, ast.FunctionDef)
        and node.name in ("__init__", "choose", "think")
        and "State" in ast.unparse(node.args)
    ]
    assert found == []
