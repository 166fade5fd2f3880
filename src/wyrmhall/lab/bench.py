"""How fast everything is, measured as processor time, so that other programs matter little.

For each game: random games through the contract, first in the compiled loop of the bots, then in
an ordinary Python loop; a copy of a state; the memory of a state; and the same without compiling.
"""

from __future__ import annotations

import importlib
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from statistics import median
from time import process_time
from types import ModuleType
from typing import Protocol, TypedDict

import wyrmhall.core.game
from wyrmhall.bots import make
from wyrmhall.bots.playout import play_random_games
from wyrmhall.bots.search import SearchBot
from wyrmhall.bots.seat import Seat
from wyrmhall.core.bits import lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game, State
from wyrmhall.core.match import our_tables, settled
from wyrmhall.games import load

ROUNDS = 7
SECONDS = 0.25  # of a round
KEPT = 20_000  # copies kept alive to see what memory they take
SAMPLES = 16  # games whose middle is copied
THOUGHTS = 8  # decisions in the middle of games that a search is given


class Speed(TypedDict):
    """What was measured of a game; rates are decisions per second, medians of the rounds."""

    game: str
    seats: int
    compiled: bool
    rollout: int
    python_loop: int
    copy_ns: int
    state_bytes: int | None  # growth of resident memory per kept copy; unknown on some systems
    rollout_uncompiled: int | None
    ratio: float | None  # compiled to uncompiled


class Thinking(TypedDict):
    """How fast a strength searches: tries per second, and what a decision takes."""

    game: str
    seats: int
    strength: str
    tries: int  # for a decision, as the game's numbers say
    tries_per_second: int
    decision_ms: float


class Peer(TypedDict):
    """What was measured of another engine, in a Python loop like ours."""

    engine: str
    version: str
    game: str
    python_loop: int
    copy_ns: int


def is_compiled() -> bool:
    """Ask whether the compiled rules are in use."""
    return not str(wyrmhall.core.game.__file__).endswith(".py")


def measure(key: str, seats: int | None = None, beside_pure: bool = True) -> Speed:
    """Measure a game, by default with three seats or as near to three as it can be."""
    game = load(key)
    count = seats or usual_seats(game)
    box = game.unbox(our_tables(game))
    options = settled(game, count, {})

    def python_loop(games: int, seed: str) -> int:
        return sum(_play(game, count, options, box, f"{seed}-{number}") for number in range(games))

    states = [_middle(game, count, options, box, str(number)) for number in range(SAMPLES)]
    fast = rollout(key, count)
    pure = _uncompiled(key, count) if beside_pure and is_compiled() else None
    return {
        "game": key,
        "seats": count,
        "compiled": is_compiled(),
        "rollout": fast,
        "python_loop": _rate(python_loop),
        "copy_ns": _copy_ns([state.copy for state in states]),
        "state_bytes": _state_bytes(states),
        "rollout_uncompiled": pure,
        "ratio": round(fast / pure, 1) if pure else None,
    }


def rollout(key: str, seats: int) -> int:
    """Measure only the loop of the bots."""
    game = load(key)
    box = game.unbox(our_tables(game))
    options = settled(game, seats, {})
    return _rate(lambda games, seed: play_random_games(game, seats, options, box, games, seed))


def usual_seats(game: Game) -> int:
    """Choose three seats, or as near to three as it can be."""
    return min(game.seats, key=lambda number: (abs(number - 3), number))


def think(key: str, strength: str, seats: int | None = None) -> Thinking:
    """Measure a search in the middle of games, where there is something to choose."""
    game = load(key)
    count = seats or usual_seats(game)
    box = game.unbox(our_tables(game))
    options = settled(game, count, {})
    given, tries, spent = 0, 0, 0.0
    for number in range(THOUGHTS):
        state = _middle(game, count, options, box, f"think {number}", choosing=True)
        bot = make(strength, game, str(number))
        assert isinstance(bot, SearchBot)
        seat = Seat(state, lowest(state.turn()))
        start = process_time()
        bot.think(seat)
        spent += process_time() - start
        given, tries = bot.tries, tries + bot.rounds
    return {
        "game": key,
        "seats": count,
        "strength": strength,
        "tries": given,
        "tries_per_second": round(tries / spent),
        "decision_ms": round(1000 * spent / THOUGHTS, 1),
    }


def peers() -> Iterator[Peer]:
    """Measure other engines, those that are installed."""
    for module, bench in (("pyspiel", _open_spiel), ("catanatron", _catanatron)):
        try:
            found = importlib.import_module(module)
        except ImportError:
            continue
        yield from bench(found)


# One random game, from an ordinary Python loop


def _play(game: Game, seats: int, options: dict[str, str], box: Box, seed: str) -> int:
    chance = Chance(seed)
    state = game.start(seats, options, box, chance, None)
    return _play_on(state, chance, random.Random(seed).random, -1)


def _play_on(state: State, chance: Chance, luck: Callable[[], float], stop: int) -> int:
    decisions = 0
    while (turn := state.turn()) and decisions != stop:
        seat = lowest(turn)
        moves = state.moves(seat)
        count: int = len(moves)
        decisions += 1
        chance.at(decisions)
        state.play(seat, moves[int(luck() * count)], chance, None)
    return decisions


def _middle(
    game: Game, seats: int, options: dict[str, str], box: Box, seed: str, choosing: bool = False
) -> State:
    """Play half a game; `choosing`: and on to where there is more than one move."""
    half = _play(game, seats, options, box, seed) // 2
    chance = Chance(seed)
    state = game.start(seats, options, box, chance, None)
    _play_on(state, chance, random.Random(seed).random, half)
    while choosing and state.turn() and len(state.moves(lowest(state.turn()))) == 1:
        _play_on(state, chance, random.Random(seed).random, 1)
    return state


# Measuring


def _rate(play: Callable[[int, str], int]) -> int:
    """Give decisions per second of processor time: the median of several rounds."""
    games, spent = 1, 0.0
    while spent < SECONDS / 4:
        games *= 2
        spent, _ = _timed(play, games, "warm up")
    games = max(1, round(games * SECONDS / spent))
    rounds = [_timed(play, games, str(number)) for number in range(ROUNDS)]
    return round(median(decisions / spent for spent, decisions in rounds))


def _timed(play: Callable[[int, str], int], games: int, seed: str) -> tuple[float, int]:
    start = process_time()
    decisions = play(games, seed)
    return process_time() - start, decisions


def _copy_ns(copies: list[Callable[[], object]]) -> int:
    """Time a copy, called from Python, in nanoseconds: the median of several rounds."""
    times = max(1, 40_000 // len(copies))
    rounds = []
    for _ in range(ROUNDS):
        start = process_time()
        for copy in copies:
            for _ in range(times):
                copy()
        rounds.append((process_time() - start) / (times * len(copies)))
    return round(median(rounds) * 1e9)


def _state_bytes(states: list[State]) -> int | None:
    before = _resident()
    kept = [states[number % len(states)].copy() for number in range(KEPT)]
    after = _resident()
    return None if before is None or after is None else round((after - before) / len(kept))


def _resident() -> int | None:
    """Read how much memory the process has, in bytes, where the system tells."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def _uncompiled(key: str, seats: int) -> int | None:
    """Measure the same in a process that runs the sources as they are."""
    code = f"from wyrmhall.lab import bench; print(bench.rollout({key!r}, {seats}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "WYRMHALL_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        check=False,
    )
    return int(done.stdout) if done.returncode == 0 else None


# Peers


class _SpielState(Protocol):
    """What we use of OpenSpiel, which comes without types."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> _SpielState: ...


class _CatanGame(Protocol):
    """What we use of Catanatron."""

    def winning_color(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> _CatanGame: ...


def _open_spiel(spiel: ModuleType) -> Iterator[Peer]:
    for name in ("hex(board_size=11)", "leduc_poker", "gin_rummy"):
        start: Callable[[], _SpielState] = spiel.load_game(name).new_initial_state
        state = start()
        _spiel_decisions(state, random.Random(1), 8)
        yield {
            "engine": "OpenSpiel",
            "version": version("open_spiel"),
            "game": name,
            "python_loop": _rate(partial(_spiel_games, start)),
            "copy_ns": _copy_ns([state.clone]),
        }


def _spiel_games(start: Callable[[], _SpielState], games: int, seed: str) -> int:
    luck = random.Random(seed)
    return sum(_spiel_decisions(start(), luck, -1) for _ in range(games))


def _spiel_decisions(state: _SpielState, luck: random.Random, stop: int) -> int:
    decisions = 0
    while not state.is_terminal() and decisions != stop:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
            decisions += 1
    return decisions


def _catanatron(catan: ModuleType) -> Iterator[Peer]:
    def start(seed: str) -> _CatanGame:
        colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE)
        game: _CatanGame = catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=seed)
        return game

    def games(count: int, seed: str) -> int:
        return sum(_catan_decisions(start(f"{seed}-{number}"), 10_000) for number in range(count))

    middle = start("middle")
    _catan_decisions(middle, 200)
    yield {
        "engine": "Catanatron",
        "version": version("catanatron"),
        "game": "3 players",
        "python_loop": _rate(games),
        "copy_ns": _copy_ns([middle.copy]),
    }


def _catan_decisions(game: _CatanGame, most: int) -> int:
    decisions = 0
    while game.winning_color() is None and decisions < most:
        game.play_tick()
        decisions += 1
    return decisions
