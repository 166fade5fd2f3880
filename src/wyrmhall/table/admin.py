"""What whoever runs a server can do at any table: look in, take its file, rewind it, close it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa

from wyrmhall.core.record import dumps
from wyrmhall.table import seating
from wyrmhall.table import store as kept
from wyrmhall.table.bus import bus_for
from wyrmhall.table.hall import Hall
from wyrmhall.table.room import Room
from wyrmhall.table.settings import Settings
from wyrmhall.table.store import Row, Store

HOST = -1  # the seat of an entry that nobody at the table made


async def _deaf(table: str) -> None:
    """Hear of other tables, and care for none."""


@asynccontextmanager
async def visiting(settings: Settings) -> AsyncIterator[Hall]:
    """Come in beside the server, if one runs; it hears of what is changed."""
    store, bus = Store(settings.database), bus_for(settings.redis)
    await store.open()
    try:
        await bus.open(_deaf)
        yield Hall(store, bus)
    finally:
        await bus.close()
        await store.close()


async def listed(hall: Hall, most: int) -> str:
    """List tables, the newest first."""
    lines = []
    for row in await overview(hall, most):
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["last"] or row["created"]))
        lines.append(f"{row['id']}  {last}  {row['status']:8} {row['game']} ({row['seats']})")
    return "\n".join(lines) or "There are no tables."


async def look_after(hall: Hall, what: str, table: str, position: int) -> str:
    """Do something with a table, and tell what there is to tell."""
    room = await hall.room(table)
    if what == "export":
        return dumps(room.record()).decode()
    if what == "rewind":
        version = room.sight(HOST).version
        await hall.rewind(room, HOST, position, version)
    elif what == "close":
        await seating.close(hall, room)
    return "\n".join(described(room))


async def overview(hall: Hall, most: int) -> list[Row]:
    """List tables, the newest first, with how many entries they have and the time of the last."""
    made = (
        sa.select(
            kept.entries.c.table_id,
            sa.func.count().label("entries"),
            sa.func.max(kept.entries.c.at).label("last"),
        )
        .group_by(kept.entries.c.table_id)
        .subquery()
    )
    t = kept.tables.c
    query = (
        sa.select(t.id, t.game, t.seats, t.status, t.created, made.c.entries, made.c.last)
        .outerjoin(made, made.c.table_id == t.id)
        .order_by(t.created.desc())
        .limit(most)
    )
    async with hall.store.reader.connect() as db:
        return [dict(row) for row in (await db.execute(query)).mappings()]


def described(room: Room) -> list[str]:
    """Describe a table, without anything secret."""
    lines = [
        f"{room.id}  {room.game.title}, {room.status}, {time.ctime(room.row['created'])}",
        f"position {len(room.course.moves)}, {room.course.version} entries",
    ]
    for row in room.people:
        bot = f" ({row['bot']})" if row["bot"] else ""
        turn = " – to move" if room.begun and row["seat"] in room.match.turn() else ""
        lines.append(f"seat {row['seat']}: {row['kind']} {row['name']}{bot}{turn}")
    return lines
