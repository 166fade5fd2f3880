"""Bots at work: who thinks where, and for how long.

There are three lanes of worker processes. Quick thinkers never wait for deep ones, and both go
before reviews of finished games.
"""

from __future__ import annotations

import os
import secrets
from functools import partial
from typing import Final

import structlog

from wyrmhall.bots.review import Advice
from wyrmhall.table import minds
from wyrmhall.table.minds import Known
from wyrmhall.table.settings import Settings
from wyrmhall.table.workers import Failed, Lane, Lost

DEEP: Final = "archmage"
# What part of the seconds that a host grants is for whom; for all others it is a limit, no wish.
SHARES: Final = {"adept": 0.25, DEEP: 1.0}
HINT: Final = 0.5
QUICK: Final = 5.0  # seconds for those who do not search: they need a moment
USUAL: Final = 2.0  # seconds that the numbers of tries in the games' files are made for
SIMPLE: Final = "random"  # who moves where nobody else could
LEAST: Final = 0.1  # of its time is what a thinker gets, however many wait

log = structlog.get_logger("wyrmhall.thinking")


class Thinkers:
    """The worker processes of a server."""

    def __init__(self, settings: Settings) -> None:
        """Say how many there are; they start when first needed."""
        self.seconds = settings.bot_seconds
        self.quick = Lane(settings.bot_workers)
        self.deep = Lane(settings.bot_workers, kindness=5)
        self.study = Lane(os.cpu_count() or 2, kindness=10)

    def limit(self, bot: str) -> float:
        """Tell how many seconds a decision takes at most; 0 where it takes but a moment."""
        return self.seconds * SHARES.get(bot, 0.0)

    async def choose(self, known: Known, seat: int, bot: str) -> str:
        """Have a move chosen; if a process is killed or hangs meanwhile, by another one."""
        for name in (bot, bot, SIMPLE):
            try:
                return await self._chosen(known, seat, name)
            except (Lost, Failed) as error:
                log.error("a bot had no answer", table=known.name, bot=name, fault=str(error))
        raise Lost

    async def _chosen(self, known: Known, seat: int, bot: str) -> str:
        lane = self.deep if bot == DEEP else self.quick
        work = partial(minds.choose, known, seat, bot, secrets.token_hex(8), self.effort)
        return await lane.do(known.name, work, self._time(lane, self.limit(bot) or QUICK))

    async def hint(self, known: Known, seat: int) -> Advice:
        """Have the best move found; Lost or Failed if that is not possible."""
        work = partial(minds.hint, known, seat, secrets.token_hex(8), self.effort * HINT)
        return await self.deep.do(known.name, work, self._time(self.deep, self.seconds * HINT))

    @property
    def effort(self) -> float:
        """Tell by how much more than usual bots may try out."""
        return self.seconds / USUAL

    def close(self) -> None:
        """Send the workers home."""
        for lane in (self.quick, self.deep, self.study):
            lane.close()

    def _time(self, lane: Lane, seconds: float) -> float:
        """Share a thinker's time where many wait, so that no table waits for long."""
        return seconds * max(min(1.0, 1 / (lane.queue or 1)), LEAST)
