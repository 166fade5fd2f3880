"""Plays many games between bots and sums up what came of them.

Game i depends on the seed and i alone, and all that is summed up are whole numbers: so the outcome
is the same in whatever order, and by however many processes, the games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import TypedDict

from wyrmhall.bots.playout import play_out
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game
from wyrmhall.core.record import Edition, Record, dumps
from wyrmhall.games import load
from wyrmhall.lab.crew import Crew
from wyrmhall.lab.players import player

BATCH = 250  # games that are played between two reports of progress, at most


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
    start = perf_counter()
    with Crew(jobs) as crew:
        for _, tally in crew.each(partial(_play, plan), batches):
            total.add(tally)
            watch(total.endings.total())
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


def _play(plan: Plan, batch: range) -> Tally:
    game = load(plan.game)
    box = game.unbox(plan.edition.tables)
    tally = Tally()
    for number in batch:
        _play_one(plan, game, box, number, tally)
    return tally


def _play_one(plan: Plan, game: Game, box: Box, number: int, tally: Tally) -> None:
    seed = f"{plan.seed}-{number}"
    bots = [player(name, game, f"{seed}/{seat}") for seat, name in enumerate(plan.players)]
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
