"""What the server does of its own accord: bots' moves, absent people's moves, forgetting.

A bot moves after a pause that does not depend on what it holds: whoever may think for two seconds
takes them, unless all can see that there is no choice. When its turn should have come is stored
with the table (`due`), so that whoever sweeps finds it after a crash.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import random
import time
from contextlib import suppress

import msgspec
import structlog

from wyrmhall.core.record import Edition
from wyrmhall.table import store as kept
from wyrmhall.table.faults import Stale, TableFault
from wyrmhall.table.foresight import plainly_forced
from wyrmhall.table.hall import Hall
from wyrmhall.table.metrics import LIVE, THINKING
from wyrmhall.table.minds import Known
from wyrmhall.table.room import Room
from wyrmhall.table.seating import seen
from wyrmhall.table.settings import Settings
from wyrmhall.table.thinking import Thinkers
from wyrmhall.table.workers import Lost

PATIENCE = 15.0  # seconds until another process looks after a bot's turn
FIRST, LATER = (1.4, 3.6), (0.7, 1.8)  # seconds that a person takes in a turn, about
LEEWAY = 5.0  # by which `due` may be off before it is stored anew
COLLECT_AFTER = 60.0  # seconds between two collections, for each stops the server
HEARTBEAT = 15.0  # seconds between two signs of life, to viewers and of theirs
KEEP_ALIVE = b":\n\n"

log = structlog.get_logger("wyrmhall.driver")


class Thought:
    """A decision that a bot thinks about, and the version of the table that it answers."""

    def __init__(self, version: int, name: asyncio.Future[str]) -> None:
        """Take the move's name to come."""
        self.version = version
        self.name = name


def known_of(room: Room) -> Known:
    """Give a table's game to those who think."""
    bare = msgspec.structs.replace(room.record(), edition=Edition(room.edition.name, {}))
    tables = msgspec.json.encode(room.edition.tables)
    return Known(room.id, msgspec.json.encode(bare), tables)


def give_back_memory() -> None:
    """Collect what tables and connections have left behind, for the system to have again."""
    gc.collect()
    with suppress(OSError, AttributeError):  # only the C library of GNU can do it
        ctypes.CDLL(None).malloc_trim(0)


class Driver:
    """Keeps the tables going that wait for nobody who is here."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        """Listen to the hall."""
        self.hall = hall
        self.settings = settings
        self.thinkers = Thinkers(settings)
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._thoughts: dict[tuple[str, int], Thought] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._ending = False
        self._gone = 0  # tables that were let go since memory was given back
        self._collected = time.monotonic()
        hall.listeners.append(self.consider)
        hall.watchers.append(self.drop_idle_thoughts)

    def open(self) -> None:
        """Begin to sweep."""
        self._tasks = [asyncio.create_task(work()) for work in (self._sweep_all, self._beat_all)]

    async def close(self) -> None:
        """Stop; whatever was going on is taken up again by whoever sweeps next."""
        self._ending = True
        for task in [*self._tasks, *self._thinking.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()

    async def consider(self, room: Room, turned: set[int] | None = None) -> None:
        """See whether a table waits for the server, and note when."""
        due = self._due(room)
        stored = room.row["due"]
        near = due is not None and stored is not None and abs(due - stored) <= LEEWAY
        if due != stored and not near:
            room.row["due"] = due
            await self.hall.store.change(kept.tables, {"id": room.id}, {"due": due})
        for seat in self._bots(room):
            self._start(room, seat)

    def _start(self, room: Room, seat: int) -> None:
        key = (room.id, seat)
        if key not in self._thinking:
            task = asyncio.create_task(self._move(room, seat))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    def _bots(self, room: Room) -> list[int]:
        """List the seats in turn that a bot plays, for itself or for somebody away.

        So it does for those who wish it where they plainly have no choice.
        """
        if room.status != "running":
            return []
        rows = (room.people[seat] for seat in room.match.turn())
        return [
            row["seat"]
            for row in rows
            if row["kind"] == "bot"
            or row["away"]
            or (row["forced"] and plainly_forced(room.match, row["seat"]))
        ]

    def _due(self, room: Room) -> float | None:
        if room.status != "running":
            return None
        if self._bots(room):
            return time.time() + PATIENCE
        if not room.settings.absent_after:
            return None
        gone = [room.people[seat]["until"] for seat in room.match.turn()]
        return float(min(gone) + room.settings.absent_after) if gone else None

    def drop_idle_thoughts(self, room: Room) -> None:
        """Have bots stop at once who think about what is no longer asked of them."""
        for seat in range(len(room.people)):
            thought = self._thoughts.get((room.id, seat))
            if thought is not None and not self._asks(room, seat, thought.version):
                thought.name.cancel()

    def _asks(self, room: Room, seat: int, version: int) -> bool:
        return seat in self._bots(room) and room.sight(seat).version == version

    async def _move(self, room: Room, seat: int) -> None:
        """Have a bot make one move; if the table moves on meanwhile, think again."""
        while seat in self._bots(room):
            async with room.lock:
                if seat not in self._bots(room):
                    return
                version = room.sight(seat).version
                name = asyncio.ensure_future(self._decide(room, seat))
                self._thoughts[room.id, seat] = Thought(version, name)
            try:
                await self.hall.play(room, seat, await name, version)
            except Stale:
                continue
            except (TableFault, Lost) as fault:  # the next sweep tries again
                log.warning("a bot's move could not be made", table=room.id, fault=str(fault))
                return
            except asyncio.CancelledError:
                if not name.cancelled() or self._ending:
                    name.cancel()
                    raise
            finally:
                self._thoughts.pop((room.id, seat), None)

    async def _decide(self, room: Room, seat: int) -> str:
        """Find a move, and keep it until it is time."""
        row = room.people[seat]
        forced = plainly_forced(room.match, seat)
        if row["kind"] == "person" and not row["away"]:
            await asyncio.sleep(self.settings.bot_pause)
            return forced or ""
        bot = row["bot"] if row["kind"] == "bot" else room.settings.absent_bot
        pause = self._pause(room, seat, bot, forced is not None)
        begun = time.monotonic()
        if forced is None:
            with THINKING.labels(bot).time():
                forced = await self.thinkers.choose(known_of(room), seat, bot)
        await asyncio.sleep(max(begun + pause - time.monotonic(), 0))
        return forced

    def _pause(self, room: Room, seat: int, bot: str, forced: bool) -> float:
        """Tell how many seconds a decision shall take, thinking and all."""
        pace, least = room.settings.pace, 0.0 if forced else self.thinkers.limit(bot)
        if pace == "once":
            return least
        if pace == "steady":
            return max(self.settings.bot_pause, least)
        steps = room.match.steps
        going_on = bool(steps) and steps[-1].seat == seat
        return max(random.uniform(*(LATER if going_on else FIRST)), least)

    async def _sweep_all(self) -> None:
        while True:
            try:
                await self._sweep()
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep)

    async def _sweep(self) -> None:
        if await self.hall.store.others_wrote():
            await self.hall.hear("*")
        for id in await self.hall.store.due_before(time.time()):
            try:
                await self._attend(await self.hall.room(id))
            except Exception:
                log.exception("a table cannot go on", table=id)
                await self.hall.store.change(kept.tables, {"id": id}, {"due": None})
        self._forget()

    async def _attend(self, room: Room) -> None:
        """Let bots play for those who have been away too long."""
        async with room.lock:
            limit = room.settings.absent_after
            for seat in room.match.turn() if limit and room.status == "running" else ():
                row = room.people[seat]
                gone = row["kind"] == "person" and not row["away"]
                if gone and row["until"] + limit <= time.time():
                    await self.hall.set_seat(room, seat, {"away": True})
        await self.hall.changed(room)

    def _forget(self) -> None:
        """Let tables go where nothing happens; they can be rebuilt."""
        limit = time.monotonic() - self.settings.idle
        busy = {id for id, _ in self._thinking}
        for room in [*self.hall.rooms.values()]:
            if room.touched > limit or room.lock.locked() or room.id in busy:
                continue
            room.forget()
            if not room.streams:
                del self.hall.rooms[room.id]
                self._gone += 1
        LIVE.set(len(self.hall.rooms))
        if self._gone and time.monotonic() > self._collected + COLLECT_AFTER:
            self._gone, self._collected = 0, time.monotonic()
            give_back_memory()

    async def _beat_all(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for room in [*self.hall.rooms.values()]:
                viewers = [stream for stream in room.viewers() if not stream.closed]
                for stream in viewers:
                    stream.send(KEEP_ALIVE)
                seats = {seat for stream in viewers for seat in stream.access.mine}
                try:
                    await seen(self.hall, room, seats)
                except Exception:
                    log.exception("heartbeat failed", table=room.id)
