"""All tables of a server: what can be done at them, and who hears of it.

Whatever changes a table happens in the same order: under the table's lock it is checked, then
stored, then told; to the streams here, then over the bus to other processes.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Set
from hashlib import sha256
from typing import Final

import msgspec
import structlog

from wyrmhall.core.game import WATCHER, Box, Game
from wyrmhall.core.match import Refused
from wyrmhall.core.record import Edition
from wyrmhall.games import UnknownGame, load
from wyrmhall.table import store as kept
from wyrmhall.table.bus import Bus
from wyrmhall.table.course import Entry
from wyrmhall.table.faults import AgainstTheRules, NotFound, NotNow, NotYours, Stale
from wyrmhall.table.foresight import plainly_forced
from wyrmhall.table.keys import Access, new_seed
from wyrmhall.table.metrics import ENTRIES, LIVE
from wyrmhall.table.room import Room
from wyrmhall.table.store import Row, Store

log = structlog.get_logger("wyrmhall.hall")

ID = re.compile("[0-9a-f]{16}")
NOBODY: Final[frozenset[int]] = frozenset()
MOST_EDITIONS = 100  # boxes in mind that no table may need any more

Moved = Callable[[Room, set[int]], Awaitable[None]]
Changed = Callable[[Room], None]


class Hall:
    """The tables that this process has in mind, and the store that has them all."""

    def __init__(self, store: Store, bus: Bus) -> None:
        """Begin with none in mind."""
        self.store = store
        self.bus = bus
        self.rooms: dict[str, Room] = {}
        self.editions: dict[str, tuple[Edition, Box]] = {}
        self.listeners: list[Moved] = []  # who must know that another seat's turn has come
        self.watchers: list[Changed] = []  # who must know that a table is not as it was
        self.lobby = asyncio.Event()  # set when the list of open tables changes
        self.ending = False
        self._errands: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Lock] = {}

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Do something without anybody waiting for it."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def end_streams(self) -> None:
        """Let all viewers go; they come back with their cursors."""
        self.ending = True
        self.lobby_has_changed()
        for room in self.rooms.values():
            for streams in room.streams.values():
                for stream in streams:
                    stream.close()

    def look_up(self, room: Room) -> None:
        """Let those look again who act on a table as it was."""
        for watcher in self.watchers:
            watcher(room)

    def lobby_has_changed(self) -> None:
        """Wake whoever watches the list of open tables."""
        changed, self.lobby = self.lobby, asyncio.Event()
        changed.set()

    # Finding

    async def room(self, id: str) -> Room:
        """Find a table; NotFound if there is none."""
        if not ID.fullmatch(id):
            raise NotFound("no-such-table")
        if (room := self.rooms.get(id)) is not None:
            room.touched = time.monotonic()
            return room
        async with self._loading.setdefault(id, asyncio.Lock()):
            if (room := self.rooms.get(id)) is None:
                stored = await self.store.load(id)
                if stored is None:
                    self._loading.pop(id, None)
                    raise NotFound("no-such-table")
                room = self.rooms[id] = await self._furnish(stored)
                LIVE.set(len(self.rooms))
        self._loading.pop(id, None)
        return room

    async def reread_keys(self, room: Room) -> None:
        """Read a table's keys again."""
        rows = await self.store.rows(kept.keys, {"table_id": room.id})
        room.doors = {row["hash"]: (row["role"], row["seat"]) for row in rows}

    async def _furnish(self, stored: kept.Kept) -> Room:
        game = find_game(stored.table["game"])
        edition, box = await self.edition(game, stored.table["edition"])
        return Room(game, box, edition, stored)

    async def edition(self, game: Game, hash: str) -> tuple[Edition, Box]:
        """Give the box that a table is played with; all tables of an edition share one."""
        if hash not in self.editions:
            row = (await self.store.rows(kept.editions, {"hash": hash}))[0]
            edition = Edition(row["name"], msgspec.json.decode(row["tables"]))
            self.editions[hash] = (edition, game.unbox(edition.tables))
        return self.editions[hash]

    async def keep_edition(self, game: Game, edition: Edition) -> str:
        """Store an edition under the hash of its tables; EditionError if it is faulty."""
        text = msgspec.json.encode([edition.name, edition.tables]).decode()
        hash = sha256(text.encode()).hexdigest()[:32]
        if hash not in self.editions:
            box = game.unbox(edition.tables)
            tables = msgspec.json.encode(edition.tables).decode()
            row = {"hash": hash, "name": edition.name, "tables": tables}
            await self.store.add(kept.editions, row)
            self.editions[hash] = (edition, box)
            while len(self.editions) > MOST_EDITIONS:
                del self.editions[next(iter(self.editions))]
        return hash

    # The course of a game

    async def play(self, room: Room, seat: int, move: str, version: int) -> int:
        """Make a move that answers a version; tell the new one."""
        async with room.lock:
            await self._check(room, seat, version)
            before = self._before(room)
            try:
                room.match.play(seat, move)
            except Refused as error:
                raise AgainstTheRules(error.refusal, room, seat) from None
            room.course.add(Entry("move", seat, move))
            return await self._enter(room, seat, before)

    async def undo(self, room: Room, seat: int, version: int, turn: bool, alone: bool) -> int:
        """Take back the seat's last move, or all that it can of its turn."""
        async with room.lock:
            await self._check(room, seat, version)
            before = self._before(room)
            refusal = room.match.undo_refusal(seat)
            if refusal is not None or room.match.over:
                if not alone:
                    raise (
                        NotNow("over") if refusal is None else AgainstTheRules(refusal, room, seat)
                    )
                entry = Entry("rewind", seat, str(_own_last(room, seat, turn)))
            else:
                entry = Entry("undo", seat, str(_undoable(room, seat, turn)))
            room.take(entry)
            return await self._enter(room, seat, before)

    async def rewind(self, room: Room, seat: int, position: int, version: int) -> int:
        """Go back to a position; what comes then comes anew."""
        async with room.lock:
            await self._check(room, seat, version)
            if not 0 <= position < room.match.position:
                raise NotNow("no-such-position", {"position": position})
            before = self._before(room)
            room.take(Entry("rewind", seat, str(position), new_seed()))
            return await self._enter(room, seat, before)

    async def _check(self, room: Room, seat: int, version: int) -> None:
        """Make sure that the game goes on, and that the version is the one that the seat sees."""
        if room.status == "waiting" or room.sight(seat).version < version:
            await self._reload(room)  # somebody has heard of it from another process before us
        if room.status == "waiting":
            raise NotNow("not-begun")
        if room.status == "closed":
            raise NotNow("closed")
        if room.row["rules"] != room.game.rules_version:
            raise NotNow("old-rules")
        if room.sight(seat).version != version:
            raise Stale(room.sight(seat).version)

    def _before(self, room: Room) -> tuple[int, set[int]]:
        return room.sight(WATCHER).settled, set(room.match.turn())

    async def _enter(self, room: Room, seat: int, before: tuple[int, set[int]]) -> int:
        """Store the entry that was just made, then tell everybody."""
        number = room.course.version
        entry = room.course.entries[-1]
        settled, turn = before
        if not await self.store.append(room.id, number, entry, time.time()):
            # Another process was quicker; nobody has been told of our entry.
            room.course = room.course.without_last()
            room.forget()
            await self._reload(room)
            raise Stale(room.sight(seat).version)
        ENTRIES.labels(entry.kind).inc()
        self.look_up(room)
        await self._mark_end(room)
        room.tell_game(room.course.lowest(settled))
        version = room.sight(seat).version
        await self._moved(room, set(room.match.turn()) - turn)
        return version

    async def _mark_end(self, room: Room) -> None:
        status = "over" if room.match.over else "running"
        values: Row = {}
        if room.status != status:
            values["status"] = status
        if room.row["proposal"] is not None:
            values["proposal"] = None
        if values:
            await self.set_table(room, values)

    async def _moved(self, room: Room, turned: set[int]) -> None:
        for listener in self.listeners:
            await listener(room, turned)
        await self.bus.tell(room.id)

    # Changes of the table itself

    async def set_table(self, room: Room, values: Row) -> None:
        """Store columns of the table, then tell everybody."""
        await self.store.change(kept.tables, {"id": room.id}, values)
        room.row.update(values)
        self.look_up(room)
        room.tell_table()
        if room.row["listed"] or "listed" in values:
            self.lobby_has_changed()

    async def set_seat(self, room: Room, seat: int, values: Row) -> None:
        """Store columns of a seat, then tell everybody."""
        await self.store.change(kept.seats, {"table_id": room.id, "seat": seat}, values)
        room.people[seat].update(values)
        self.look_up(room)
        room.tell_table()
        if "name" in values and room.begun:
            room.tell_game(room.match.position)
        if room.row["listed"]:
            self.lobby_has_changed()

    async def changed(self, room: Room, turned: Set[int] = NOBODY) -> None:
        """Let other processes, and those who act on their own, look at a table again."""
        await self._moved(room, set(turned))

    # What other processes have done

    async def hear(self, id: str) -> None:
        """Read a table again that another process has changed; `*` is all of them."""
        self.lobby_has_changed()
        for room in [*self.rooms.values()] if id == "*" else filter(None, [self.rooms.get(id)]):
            async with room.lock:
                await self._reload(room)

    async def _reload(self, room: Room) -> None:
        """Catch up with the store, and tell the streams here."""
        stored = await self.store.load(room.id)
        assert stored is not None
        begun = room.begun
        made = room.course.version
        settled = room.sight(WATCHER).settled if begun else 0
        before = (room.row, room.people)
        room.refit(stored)
        for entry in stored.entries[made:]:
            room.take(entry)
        self.look_up(room)
        if (room.row, room.people) != before:
            room.tell_table()
        if room.begun and not begun:
            room.tell_game(-1)
        elif len(stored.entries) > made:
            room.tell_game(room.course.lowest(settled))
        elif room.begun and _called(room.people) != _called(before[1]):
            room.tell_game(room.match.position)
        room.tell_chat(await self.store.said_after(room.id, room.said))


def find_game(key: str) -> Game:
    """Find a game; NotFound if there is none."""
    try:
        return load(key)
    except UnknownGame:
        raise NotFound("no-such-game", {"game": key}) from None


def acting(access: Access, seat: int | None) -> int:
    """Find out which seat somebody acts for."""
    if seat is None:
        if len(access.mine) != 1:
            raise NotYours("which-seat" if access.mine else "no-seat")
        return next(iter(access.mine))
    if seat not in access.mine:
        raise NotYours("not-your-seat", {"number": seat})
    return seat


def _own_last(room: Room, seat: int, turn: bool) -> int:
    """Find the seat's last move, or where its last turn began."""
    steps = room.match.steps
    own = [place for place, step in enumerate(steps) if step.seat == seat]
    if not own:
        raise NotNow("nothing-to-undo")
    last = own[-1]
    while turn and last > 0 and steps[last - 1].seat == seat:
        last -= 1
    return last


def _undoable(room: Room, seat: int, turn: bool) -> int:
    """Count the moves that go back together: one, with those that were forced, or a turn's."""
    match = room.match_at(room.match.position)
    forced = room.people[seat]["forced"]
    number = 0
    while match.undo_refusal(seat) is None:
        match.undo(seat)
        number += 1
        if not turn and not (forced and plainly_forced(match, seat)):
            break
    return number


def _called(people: list[Row]) -> list[str]:
    return [row["name"] for row in people]
