"""Plays many games between bots and sums up what came of them.

Game i depends on the seed and i alone, and all that is summed up are whole numbers: so the outcome
is the same in whatever order, and by however many processes, the games are played.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TypedDict

from wyrmhall.bots import make
from wyrmhall.bots.playout import play_out
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game
from wyrmhall.core.record import Edition, Record, dumps
from wyrmhall.games import load

BATCH = 250  # games that are played between two reports of progress, at most
AHEAD = 4  # batches per process that are handed out, so that none waits


@dataclass(frozen=True)
class Plan:
    """What to play. Players are names of bots, one per seat."""

    game: str
    seats: int
    options: Mapping[str, str]
    games: int
    seed: str
    players: Sequence[str]
    edition: Edition
    records: str = ""  # the folder for one record per game, if they are wanted


class Score(TypedDict):
    """A seat's points over all games."""

    mean: float
    sd: float
    min: int
    max: int


class Report(TypedDict):
    """What came of it all."""

    game: str
    seats: int
    options: Mapping[str, str]
    players: Sequence[str]
    games: int
    seed: str
    decisions: int
    seconds: float
    decisions_per_second: int
    endings: Mapping[str, int]
    scores: Sequence[Score]
    wins: Sequence[int]


@dataclass
class Tally:
    """What is counted while games go by; points are kept as how often each was reached."""

    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[tuple[int, int]] = field(default_factory=Counter)  # of (seat, points)

    def add(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self.wins.update(other.wins)
        self.points.update(other.points)

    def score(self, seat: int) -> Score:
        """Sum up a seat's points."""
        reached = {points: count for (who, points), count in self.points.items() if who == seat}
        games = sum(reached.values())
        total = sum(points * count for points, count in reached.items())
        squares = sum(points * points * count for points, count in reached.items())
        return {
            "mean": round(total / games, 4),
            "sd": round(sqrt(games * squares - total * total) / games, 4),
            "min": min(reached),
            "max": max(reached),
        }


def simulate(plan: Plan, jobs: int, watch: Callable[[int], None]) -> Report:
    """Play a plan and sum it up; `watch` hears how many games are done."""
    size = max(1, min(BATCH, -(-plan.games // (4 * jobs))))
    firsts = range(0, plan.games, size)
    batches = (range(first, min(first + size, plan.games)) for first in firsts)
    total = Tally()
    done = 0
    start = perf_counter()
    for batch, tally in _alone(plan, batches) if jobs == 1 else _together(plan, batches, jobs):
        total.add(tally)
        done += len(batch)
        watch(done)
    return _report(plan, total, perf_counter() - start)


def _report(plan: Plan, tally: Tally, seconds: float) -> Report:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "endings": {ending: tally.endings[ending] for ending in load(plan.game).endings},
        "scores": [tally.score(seat) for seat in range(plan.seats)],
        "wins": [tally.wins[seat] for seat in range(plan.seats)],
    }


def _alone(plan: Plan, batches: Iterator[range]) -> Iterator[tuple[range, Tally]]:
    game = load(plan.game)
    box = game.unbox(plan.edition.tables)
    for batch in batches:
        yield batch, _play(plan, game, box, batch)


def _together(plan: Plan, batches: Iterator[range], jobs: int) -> Iterator[tuple[range, Tally]]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _be_quiet)
    waiting: dict[Future[Tally], range] = {}
    try:
        while True:
            for batch in islice(batches, AHEAD * jobs - len(waiting)):
                waiting[pool.submit(_play_here, plan, batch)] = batch
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _be_quiet() -> None:
    # Whoever interrupts the command means the parent, which then sends its workers home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_here(plan: Plan, batch: range) -> Tally:
    game = load(plan.game)
    return _play(plan, game, game.unbox(plan.edition.tables), batch)


def _play(plan: Plan, game: Game, box: Box, batch: range) -> Tally:
    tally = Tally()
    for number in batch:
        _play_one(plan, game, box, number, tally)
    return tally


def _play_one(plan: Plan, game: Game, box: Box, number: int, tally: Tally) -> None:
    seed = f"{plan.seed}-{number}"
    bots = [make(name, game, f"{seed}/{seat}") for seat, name in enumerate(plan.players)]
    chance = Chance(seed)
    state = game.start(plan.seats, plan.options, box, chance, None)
    made: list[tuple[int, int]] | None = [] if plan.records else None
    most = game.longest(plan.seats, plan.options)
    tally.decisions += play_out(state, bots, chance, most, made)
    result = state.result()
    tally.endings[result.ending] += 1
    for winner in result.winners:  # Counter.update would take as long as half a game
        tally.wins[winner] += 1
    for reached in enumerate(result.totals()):
        tally.points[reached] += 1
    if made is not None:
        _write(plan, game, number, seed, made)


def _write(plan: Plan, game: Game, number: int, seed: str, made: list[tuple[int, int]]) -> None:
    record = Record(
        game=game.key,
        rules=game.rules_version,
        edition=plan.edition,
        options=dict(plan.options),
        seats=plan.seats,
        seeds=[(0, seed)],
        moves=[(seat, game.catalogue.names[move]) for seat, move in made],
    )
    file = Path(plan.records) / f"{game.key}-{plan.seats}-{number:06}.json"
    file.write_bytes(dumps(record))
