"""A finished game gone through by many workers at once: first everything, then what matters most.

The first look takes every decision as a patient Adept would. The decisions by which most seems to
have been given away are then looked at again, the move that was made and the best one each for
itself and for longer, before any of them is called a swing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from wyrmhall.bots.review import SWINGS, Verdict, curve, swings
from wyrmhall.table import minds
from wyrmhall.table.minds import Known
from wyrmhall.table.workers import Errand, Lane, Lost

WHOLE: Final = 9.0  # seconds that the first look shall take
MOST: Final = 0.4  # seconds for a decision in a short game
CHUNK: Final = 4  # decisions that a worker takes at a time
AGAIN: Final = 10  # decisions that are looked at again
DEPTH: Final = 3.0  # times an Adept's tries for a decision
LONGER: Final = 2.0  # times as many for each of the two moves
TRIES: Final = 3  # workers that may be lost over the same errand

T = TypeVar("T")
Tell = Callable[[int, int], Awaitable[None]]  # so many done, of so many
Job = tuple[Errand[T], float, int]  # what is to be done, its seconds, and for how much it counts


class Review(msgspec.Struct):
    """What came of it."""

    shared: bool  # all win together or nobody
    curve: list[list[float]]  # by moves made, then by seat
    verdicts: list[Verdict]
    swings: list[int]  # their positions, the worst first


class Reviewer:
    """Goes through one game."""

    def __init__(self, lane: Lane, known: Known, moves: int, seed: str, tell: Tell) -> None:
        """Take the workers and the game."""
        self.lane = lane
        self.known = known._replace(name=f"review/{known.name}")
        self.moves = moves
        self.seed = seed
        self.tell = tell
        self.done, self.total = 0, moves + AGAIN
        self.seconds = min(WHOLE * len(lane.workers) / max(moves, 1), MOST)

    async def review(self, ending: Sequence[float], shared: bool) -> Review:
        """Go through it; `ending` is what it was worth to each seat."""
        found = await self._first()
        again = await self._second(swings(found, AGAIN))
        clearer = {verdict["position"]: verdict for verdict in again}
        verdicts = [clearer.get(verdict["position"], verdict) for verdict in found]
        worst = [verdict["position"] for verdict in swings(again, SWINGS)]
        return Review(shared, curve(found, self.moves, ending, shared), verdicts, worst)

    async def _first(self) -> list[Verdict]:
        """Judge every decision."""
        jobs: list[Job[list[Verdict]]] = []
        for first in range(0, self.moves, CHUNK):
            positions = [*range(first, min(first + CHUNK, self.moves))]
            work = partial(
                minds.review, self.known, positions, f"{self.seed}/first", DEPTH, self.seconds
            )
            jobs.append((work, self.seconds * len(positions), len(positions)))
        found = [verdict for verdicts in await self._all(jobs) for verdict in verdicts]
        return sorted(found, key=lambda verdict: verdict["position"])

    async def _second(self, suspects: Sequence[Verdict]) -> list[Verdict]:
        """Judge some decisions again."""
        self.total = self.moves + len(suspects)
        seconds = self.seconds * LONGER * 2
        jobs: list[Job[Verdict]] = []
        for verdict in sorted(suspects, key=lambda verdict: verdict["position"]):
            work = partial(
                minds.look_again, self.known, verdict, f"{self.seed}/again", DEPTH * LONGER, seconds
            )
            jobs.append((work, seconds, 1))
        return await self._all(jobs)

    async def _all(self, jobs: Sequence[Job[T]]) -> list[T]:
        """Have all jobs done, each worker taking the next one as soon as it is free."""
        left = iter(jobs)
        found: list[T] = []
        async with asyncio.TaskGroup() as group:
            for _ in self.lane.workers:
                group.create_task(self._some(left, found))
        return found

    async def _some(self, left: Iterator[Job[T]], found: list[T]) -> None:
        for work, seconds, counts in left:
            found.append(await self._one(work, seconds))
            self.done += counts
            await self.tell(self.done, self.total)

    async def _one(self, work: Errand[T], seconds: float) -> T:
        for _ in range(TRIES - 1):
            try:
                return await self.lane.do(self.known.name, work, seconds)
            except Lost:
                continue
        return await self.lane.do(self.known.name, work, seconds)
