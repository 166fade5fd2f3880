"""Tunes the weights of a game's judge by self-play, with CMA-ES (the package `cmaes`).

A candidate plays one seat among players with the weights as they were, each deal from every seat;
where all play together, it plays all of them. What it gains is measured against the old weights on
the same deals. Or weights are fitted to how games ended (`fit.py`), and only the outcome is played.
Deals depend on the seed and their number alone, and sums are made in their order: so the outcome is
the same for any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import islice
from math import log, sqrt, tanh
from statistics import fmean, median, pstdev, stdev
from typing import TypedDict

from wyrmhall.bots import make
from wyrmhall.core.game import Box, Game
from wyrmhall.core.match import our_tables
from wyrmhall.games import load
from wyrmhall.lab.crew import Crew, needed
from wyrmhall.lab.deals import Deal, Mark, begin, deals, play, playable
from wyrmhall.lab.fit import Fit

BATCH = 4  # deals of a task
PILOT = 16  # deals that tell which weights are felt, and how far apart players end
STEPS = (-0.5, 1.0)  # how far a weight is moved to see whether it is felt
SHARE = 0.5  # what points count beside winning: they make the slope smoother
FRESH = 10  # generations' worth of new deals measure what came out
SURE = 1.96  # standard errors to each side, for 95 %

Weights = Mapping[str, float]
Marks = Sequence[Mark]  # of a candidate in one deal, by seat


@dataclass(frozen=True)
class Plan:
    """What to tune, and how long."""

    game: str
    seats: int | None  # None: all numbers of seats in turn
    options: Mapping[str, str]  # those that are left open are varied
    player: str
    only: Sequence[str]  # the weights to tune; none: all that are felt
    generations: int
    population: int
    deals: int  # that each candidate of a generation plays
    sigma: float  # the first steps, relative to the weights
    seed: str
    start: Weights  # the weights to begin with, and to play against
    fit: int = 0  # games to which they are fitted; 0: candidates play


class Interval(TypedDict):
    """A mean, and where it lies with 95 % certainty."""

    mean: float
    low: float
    high: float


class Tuning(TypedDict):
    """What came out; gains are those of the new weights over the old ones, per game."""

    game: str
    player: str
    felt: Sequence[str]
    unfelt: Sequence[str]
    climb: Sequence[float]  # the mean gain of each generation
    before: Weights
    weights: Weights
    deals: int  # new ones, that measured what follows
    old_score: float  # the share of wins of the old weights
    new_score: float  # and of the new weights, in the place of one of the old
    gain: Interval  # of score
    lead: Interval  # points gained


def usual_population(weights: int) -> int:
    """Say how many candidates CMA-ES wants for so many weights."""
    return 4 + int(3 * log(max(2, weights)))


def work(plan: Plan) -> int:
    """Count what `watch` will have heard of in the end: deals, once for each candidate."""
    measuring = PILOT + 2 * FRESH * plan.deals
    if plan.fit:
        return plan.fit + measuring
    feeling = 0 if plan.only else len(STEPS) * len(plan.start) * PILOT
    return feeling + plan.generations * (plan.population + 1) * plan.deals + measuring


def tune(plan: Plan, jobs: int, watch: Callable[[int], None]) -> Tuning:
    """Climb from the weights to better ones, and measure how much better they are."""
    with Crew(jobs) as crew:
        climber = Climber(plan, crew, watch)
        fit = climber.fit() if plan.fit else None
        felt = plan.only or (fit or climber).felt()
        climb, weights = climber.climb(felt, (fit or climber).gained)
        old, new = climber.meet([plan.start, weights], "fresh", FRESH * plan.deals)
    return {
        "game": plan.game,
        "player": plan.player,
        "felt": felt,
        "unfelt": [name for name in plan.start if name not in felt],
        "climb": climb,
        "before": plan.start,
        "weights": weights,
        "deals": len(old),
        "old_score": round(fmean(fmean(mark.value for mark in marks) for marks in old), 4),
        "new_score": round(fmean(fmean(mark.value for mark in marks) for marks in new), 4),
        "gain": _interval(new, old, lambda mark: mark.value),
        "lead": _interval(new, old, lambda mark: mark.lead),
    }


class Climber:
    """Tries out weights."""

    def __init__(self, plan: Plan, crew: Crew, watch: Callable[[int], None]) -> None:
        """See how far apart the old weights end among themselves."""
        self.plan = plan
        self.crew = crew
        self.watch = watch
        self.done = 0
        self.game = load(plan.game)
        self.counts = playable(self.game, plan.seats, plan.options)
        usual = median([abs(weight) for weight in plan.start.values()]) or 1.0
        self.units = {name: abs(weight) or usual for name, weight in plan.start.items()}
        (self.pilot,) = self.meet([plan.start], "pilot", PILOT)
        self.spread = pstdev([mark.lead for marks in self.pilot for mark in marks]) or 1.0

    def felt(self) -> list[str]:
        """Find the weights that change anything if they are moved far."""
        moved = [(name, step) for name in self.plan.start for step in STEPS]
        candidates = [self.stepped([name], [step]) for name, step in moved]
        played = self.meet(candidates, "pilot", PILOT)
        changing = {name for (name, _), row in zip(moved, played, strict=True) if row != self.pilot}
        return [name for name in self.plan.start if name in changing]

    def fit(self) -> Fit:
        """Watch games, to which weights can be fitted."""
        plan = self.plan
        fit = Fit(self.game, plan.start, self.units)
        dealt = deals(self.game, self.counts, plan.options, f"{plan.seed}/fit")
        box = self.game.unbox(our_tables(self.game))
        fit.watch(box, plan.player, dealt, plan.fit, self.tell)
        return fit

    def tell(self, number: int = 1) -> None:
        """Tell that so many deals more are played."""
        self.done += number
        self.watch(self.done)

    def climb(
        self, names: Sequence[str], gained: Callable[[Sequence[Weights], str], list[float]]
    ) -> tuple[list[float], Weights]:
        """Let CMA-ES climb; give each generation's mean gain, and where its middle ends."""
        if not names:
            return [], self.plan.start
        middle = needed("numpy").zeros(max(2, len(names)))  # the package wants two at least
        optimizer = needed("cmaes").CMA(
            mean=middle,
            sigma=self.plan.sigma,
            seed=int.from_bytes(blake2b(self.plan.seed.encode(), digest_size=4).digest()),
            population_size=self.plan.population,
        )
        gains: list[float] = []
        for generation in range(self.plan.generations):
            steps = [optimizer.ask() for _ in range(self.plan.population)]
            candidates = [self.stepped(names, step) for step in steps]
            gain = gained(candidates, f"climb/{generation}")
            optimizer.tell([(step, -gain) for step, gain in zip(steps, gain, strict=True)])
            gains.append(round(fmean(gain), 4))
        return gains, self.stepped(names, optimizer.mean)

    def stepped(self, names: Sequence[str], steps: Iterable[float]) -> Weights:
        """Move some weights, relative to their size, to numbers that are short to write."""
        moved = {
            name: self.plan.start[name] + self.units[name] * float(step)
            for name, step in zip(names, steps, strict=False)
        }
        return {**self.plan.start, **{name: float(f"{new:.4g}") for name, new in moved.items()}}

    def gained(self, candidates: Sequence[Weights], name: str) -> list[float]:
        """Give each candidate's gain, wins and points, on the same deals."""
        usual, *played = self.meet([self.plan.start, *candidates], name, self.plan.deals)
        return [fmean(self.gain(*both) for both in zip(row, usual, strict=True)) for row in played]

    def gain(self, new: Marks, old: Marks) -> float:
        """Compare two candidates in one deal."""
        return fmean(
            mine.value - theirs.value + SHARE * tanh((mine.lead - theirs.lead) / self.spread)
            for mine, theirs in zip(new, old, strict=True)
        )

    def meet(self, candidates: Sequence[Weights], name: str, number: int) -> list[list[Marks]]:
        """Let candidates play the same deals; give the marks of each, by deal."""
        plan = self.plan
        seed = f"{plan.seed}/{name}"
        dealt = [*islice(deals(self.game, self.counts, plan.options, seed), number)]
        parts = [dealt[first : first + BATCH] for first in range(0, number, BATCH)]
        tasks = [Task(plan, weights, part) for weights in candidates for part in parts]
        played: dict[int, list[Marks]] = {}
        for place, marks in self.crew.each(trial, tasks):
            played[place] = marks
            self.tell(len(marks))
        rows = range(0, len(tasks), len(parts))
        return [
            [marks for place in range(row, row + len(parts)) for marks in played[place]]
            for row in rows
        ]


@dataclass(frozen=True)
class Task:
    """Some deals for a candidate."""

    plan: Plan
    weights: Weights
    deals: Sequence[Deal]


def trial(task: Task) -> list[Marks]:
    """Play a candidate's deals, each from every seat."""
    game = load(task.plan.game)
    box = game.unbox(our_tables(game))
    old, new = judged(game, task.plan.start), judged(game, task.weights)
    return [seated(new, old, box, task.plan.player, deal) for deal in task.deals]


def judged(game: Game, weights: Weights) -> Game:
    """Give a game's judge other weights."""
    return replace(game, judge=type(game.judge)(weights, game.judge.search))


def seated(new: Game, old: Game, box: Box, player: str, deal: Deal) -> Marks:
    """Play a deal from every seat; once with all of them, if all play together."""

    def among(seats: range) -> list[Mark]:
        bots = [
            make(player, new if seat in seats else old, f"{deal.seed}/{seat}")
            for seat in range(deal.seats)
        ]
        return play(new, box, deal, bots)

    if begin(new, box, deal)[0].result().shared:
        return among(range(deal.seats))[:1]
    return [among(range(seat, seat + 1))[seat] for seat in range(deal.seats)]


def _interval(
    new: Sequence[Marks], old: Sequence[Marks], measure: Callable[[Mark], float]
) -> Interval:
    """Compare deal by deal: what luck does to both is left out."""
    gains = [
        fmean(measure(mine) - measure(theirs) for mine, theirs in zip(*both, strict=True))
        for both in zip(new, old, strict=True)
    ]
    mean, error = fmean(gains), stdev(gains) / sqrt(len(gains))
    return {
        "mean": round(mean, 4),
        "low": round(mean - SURE * error, 4),
        "high": round(mean + SURE * error, 4),
    }
