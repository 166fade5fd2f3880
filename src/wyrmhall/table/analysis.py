"""Analyses of finished games: each is made once, kept, and taken over if its maker is gone."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sa
import structlog

from wyrmhall.table import store as kept
from wyrmhall.table.driver import known_of
from wyrmhall.table.faults import NotNow
from wyrmhall.table.hall import Hall
from wyrmhall.table.reviewing import Review, Reviewer
from wyrmhall.table.room import Room
from wyrmhall.table.store import Row
from wyrmhall.table.thinking import Thinkers

LEASE: Final = 20.0  # seconds that somebody is believed to work without a sign

log = structlog.get_logger("wyrmhall.analysis")


class Analyses:
    """Has finished games gone through by the workers, and keeps what comes of it."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        """Begin with nothing to do."""
        self.hall = hall
        self.thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, room: Room) -> Row:
        """Have a game analysed, unless that is done or under way; tell how far it is."""
        check(room)
        owner, now = secrets.token_hex(8), time.time()
        row = {
            "table_id": room.id,
            "version": room.course.version,
            "owner": owner,
            "until": now + LEASE,
            "done": 0,
            "total": room.match.position,
            "status": "running",
            "result": None,
        }
        c = kept.analyses.c
        lapsed = sa.and_(c.status == "running", c.until < now)
        free = sa.or_(c.version != room.course.version, c.status == "failed", lapsed)
        there = await self.hall.store.claim(kept.analyses, row, free)
        if there["owner"] == owner:
            task = asyncio.create_task(self._analyse(room, row))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return there

    async def look(self, room: Room) -> Row | None:
        """Tell how far an analysis is; if whoever made it is gone, go on with it here."""
        check(room)
        rows = await self.hall.store.rows(kept.analyses, {"table_id": room.id})
        if not rows or rows[0]["version"] != room.course.version:
            return None
        lapsed = rows[0]["status"] == "running" and rows[0]["until"] < time.time()
        return await self.ask(room) if lapsed else rows[0]

    async def close(self) -> None:
        """Stop; whoever asks next begins anew."""
        for task in [*self._tasks]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _analyse(self, room: Room, row: Row) -> None:
        mine = {"table_id": room.id, "owner": row["owner"]}

        async def tell(done: int, total: int) -> None:
            values = {"done": done, "total": total, "until": time.time() + LEASE}
            await self.hall.store.change(kept.analyses, mine, values)

        async with room.lock:
            match, known = room.match, known_of(room)
            state, moves = match.state, match.position
            ending = [state.value(seat) for seat in range(state.seats)]
            shared = state.result().shared
        reviewer = Reviewer(self.thinkers.study, known, moves, row["owner"], tell)
        try:
            review = await reviewer.review(ending, shared)
        except Exception:
            log.exception("an analysis failed", table=room.id)
            await self.hall.store.change(kept.analyses, mine, {"status": "failed"})
            return
        values = {"status": "done", "result": msgspec.json.encode(review).decode()}
        await self.hall.store.change(kept.analyses, mine, values)


def check(room: Room) -> None:
    """Make sure that the game is over, so that nothing is told that was secret."""
    if room.status != "over" or not room.match.over:
        raise NotNow("not-over")
    if room.row["rules"] != room.game.rules_version:
        raise NotNow("old-rules")


def review_of(row: Row) -> Review:
    """Read what came of an analysis."""
    return msgspec.json.decode(row["result"], type=Review)
