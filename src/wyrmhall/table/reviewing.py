"""A finished game gone through by many workers at once: first everything, then what matters most.

The first look takes every decision as an Adept would. The decisions by which most seems to have
been given away are then looked at again, four times as long, before any of them is called a swing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from wyrmhall.bots.review import SWINGS, Verdict, curve, swings
from wyrmhall.table import minds
from wyrmhall.table.minds import Known
from wyrmhall.table.workers import Lane, Lost

WHOLE: Final = 9.0  # seconds that the first look shall take
MOST: Final = 0.4  # seconds for a decision in a short game
CHUNK: Final = 4  # decisions that a worker takes at a time
AGAIN: Final = 8  # decisions that are looked at again
LONGER: Final = 4  # times as long
TRIES: Final = 3  # workers that may be lost over the same chunk

Tell = Callable[[int, int], Awaitable[None]]  # so many done, of so many


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
        self.total = moves + AGAIN
        self.done = 0
        self.seconds = min(WHOLE * len(lane.workers) / max(moves, 1), MOST)

    async def review(self, ending: Sequence[float], shared: bool) -> Review:
        """Go through it; `ending` is what it was worth to each seat."""
        chunks = [range(at, min(at + CHUNK, self.moves)) for at in range(0, self.moves, CHUNK)]
        found = await self._judge(chunks, 1)
        suspects = swings(found, AGAIN)
        again = {v["position"]: v for v in await self._look_again(suspects)}
        verdicts = [again.get(verdict["position"], verdict) for verdict in found]
        worst = swings([*again.values()], SWINGS)
        points = curve(verdicts, self.moves, ending, shared)
        return Review(shared, points, verdicts, [verdict["position"] for verdict in worst])

    async def _look_again(self, suspects: Sequence[Verdict]) -> list[Verdict]:
        self.total = self.moves + len(suspects)
        positions = sorted(verdict["position"] for verdict in suspects)
        return await self._judge([range(at, at + 1) for at in positions], LONGER)

    async def _judge(self, chunks: Sequence[range], longer: int) -> list[Verdict]:
        """Have chunks judged, each worker taking the next one as soon as it is free."""
        left = iter(chunks)
        found: list[Verdict] = []
        async with asyncio.TaskGroup() as group:
            for _ in self.lane.workers:
                group.create_task(self._work(left, longer, found))
        return sorted(found, key=lambda verdict: verdict["position"])

    async def _work(self, left: Iterator[range], longer: int, found: list[Verdict]) -> None:
        for chunk in left:
            found += await self._judged(chunk, longer)
            self.done += len(chunk)
            await self.tell(self.done, self.total)

    async def _judged(self, chunk: range, longer: int) -> list[Verdict]:
        seconds = self.seconds * longer
        seed = f"{self.seed}/{longer}"
        work = partial(minds.review, self.known, [*chunk], seed, float(longer), seconds)
        for _ in range(TRIES - 1):
            try:
                return await self.lane.do(self.known.name, work, seconds * len(chunk))
            except Lost:
                continue
        return await self.lane.do(self.known.name, work, seconds * len(chunk))
