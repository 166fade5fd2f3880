"""Who sits where: joining, leaving, bots instead of people, presence, chat, consent."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.table import store as kept
from wyrmhall.table import wire
from wyrmhall.table.faults import NotNow, NotYours
from wyrmhall.table.guard import Guest
from wyrmhall.table.hall import Hall
from wyrmhall.table.keys import Access, new_key
from wyrmhall.table.opening import (
    BOT,
    bot_name,
    check_bot,
    clean_name,
    door_row,
    is_bot_name,
    merged,
)
from wyrmhall.table.room import Room
from wyrmhall.table.store import Row

PRESENT = 50.0  # seconds that a sign of life is good for; streams give one every 15
TRIES = 5
MOST_KEYS = 1000  # of a table


async def join(hall: Hall, room: Room, wish: wire.Join) -> tuple[int, str]:
    """Sit down on an open chair; give the seat and its key."""
    async with room.lock:
        seat = _free_seat(room, wish)
        if room.status == "closed":
            raise NotNow("closed")
        name = clean_name(wish.name) or "?"
        key = wish.key
        if key is None:
            key = new_key()
            await _add_door(hall, room, key, seat)
        values = {"kind": "person", "name": name, "bot": None, "until": time.time() + PRESENT}
        await hall.set_seat(room, seat, {**values, "away": False})
        turned = await begin_if_full(hall, room)
    await hall.changed(room, turned)
    return seat, key


async def _add_door(hall: Hall, room: Room, key: str, seat: int) -> None:
    row = door_row(room.id, key, "seat", seat)
    await hall.store.add(kept.keys, row)
    room.doors[row["hash"]] = ("seat", seat)


def _free_seat(room: Room, wish: wire.Join) -> int:
    free = [row["seat"] for row in room.people if row["kind"] == "open"]
    if wish.key is not None:
        mine = room.access([wish.key]).mine
        if not mine:
            raise NotYours("bad-invitation")
        free = [seat for seat in free if seat in mine]
    if wish.seat is not None:
        free = [seat for seat in free if seat == wish.seat]
    if not free:
        raise NotNow("chair-taken")
    return int(free[0])


async def begin_if_full(hall: Hall, room: Room) -> set[int]:
    """Begin the game as soon as no chair is open; give the seats whose turn has come by that."""
    if room.status != "waiting" or any(row["kind"] == "open" for row in room.people):
        return set()
    await hall.set_table(room, {"status": "running"})
    room.tell_game(-1)
    return set(room.match.turn())


async def change_seat(hall: Hall, guest: Guest, seat: int, wish: wire.SeatChange) -> None:
    """Do what the host, or whoever sits there, wishes for a seat."""
    room, access = guest.room, guest.access
    if not 0 <= seat < len(room.people):
        raise NotNow("no-such-seat-here", {"number": seat})
    own = seat in access.held
    if not (access.host or own):
        raise NotYours("not-your-seat", {"number": seat})
    async with room.lock:
        values = _new_chair(room, seat, wish, guest.language)
        for name in ("open_hand", "forced"):
            if (value := getattr(wish, name)) is not msgspec.UNSET:
                if not own:
                    raise NotYours("not-your-seat", {"number": seat})
                values[name] = value
        if values:
            await hall.set_seat(room, seat, values)
        turned = await begin_if_full(hall, room)
    await hall.changed(room, turned)


def _new_chair(room: Room, seat: int, wish: wire.SeatChange, language: str) -> Row:
    values: Row = {}
    row = room.people[seat]
    others = [row["name"] for row in room.people if row["seat"] != seat]
    if wish.bot is not msgspec.UNSET or wish.kind == "bot":
        bot = check_bot(wish.bot if isinstance(wish.bot, str) else BOT)
        values = {"kind": "bot", "bot": bot, "away": False, "open_hand": False}
        if not row["name"] or (row["kind"] == "bot" and is_bot_name(row["bot"], row["name"])):
            values["name"] = bot_name(bot, others, language)
    elif wish.kind == "person":
        values = {"kind": "person", "bot": None, "away": False, "until": time.time() + PRESENT}
        if row["kind"] == "bot" and is_bot_name(row["bot"], row["name"]):
            values["name"] = ""
    elif wish.kind == "open":
        if room.begun:
            raise NotNow("begun")
        values = {"kind": "open", "bot": None, "name": "", "away": False}
    if isinstance(wish.name, str):
        values["name"] = clean_name(wish.name)
    return values


async def change_settings(hall: Hall, room: Room, wish: wire.Settings) -> None:
    """Do what the host wishes for the table."""
    async with room.lock:
        room.settings = merged(room.settings, wish)
        text = msgspec.json.encode(room.settings).decode()
        await hall.set_table(room, {"settings": text, "listed": room.settings.listed})
    await hall.changed(room)


async def close(hall: Hall, room: Room) -> None:
    """Close a table for good; its game file can still be had."""
    async with room.lock:
        await hall.set_table(room, {"status": "closed", "listed": False, "due": None})
    await hall.changed(room)


async def invite(hall: Hall, room: Room, access: Access) -> tuple[str | None, dict[int, str]]:
    """Make fresh keys: of one's own seats; as the host also where nobody sits, and for watching.

    Not even the host gets the key of somebody else's seat: it would show a hand.
    """
    if len(room.doors) >= MOST_KEYS:
        raise NotNow("too-many-keys")
    free = {row["seat"] for row in room.people if access.host and row["kind"] != "person"}
    seats = {seat: new_key() for seat in sorted(free | access.held)}
    watch = new_key() if access.host else None
    rows = [door_row(room.id, key, "seat", seat) for seat, key in seats.items()]
    if watch is not None:
        rows.append(door_row(room.id, watch, "watch"))
    await hall.store.add(kept.keys, *rows)
    for row in rows:
        room.doors[row["hash"]] = (row["role"], row["seat"])
    await hall.bus.tell(room.id)
    return watch, seats


async def seen(hall: Hall, room: Room, seats: set[int], gone: bool = False) -> None:
    """Note that people are here, or have just gone."""
    now = time.time()
    changed = False
    for seat in seats:
        row = room.people[seat]
        if row["kind"] != "person":
            continue
        online = row["until"] > now
        fresh = row["until"] > now + PRESENT / 2
        if (gone and not online) or (not gone and fresh and not row["away"]):
            continue
        values = {"until": now if gone else now + PRESENT, "away": row["away"] and gone}
        if online == gone or row["away"] != values["away"]:
            await hall.set_seat(room, seat, values)
            changed = True
        else:
            await hall.store.change(kept.seats, {"table_id": room.id, "seat": seat}, values)
            row.update(values)
    if changed:
        await hall.bus.tell(room.id)


async def seen_lately(hall: Hall, room: Room, seat: int) -> None:
    """Take a request as a sign of life of somebody who has no stream."""
    row = room.people[seat]
    row["until"] = max(row["until"], time.time())
    if row["away"]:
        async with room.lock:
            await hall.set_seat(room, seat, {"away": False, "until": row["until"]})
        await hall.bus.tell(room.id)


async def say(hall: Hall, room: Room, seat: int, name: str, text: str) -> Row:
    """Store a line of the chat and send it to everybody; give what was stored."""
    clean = "".join(c for c in text if c.isprintable() or c == "\n")
    line: Row = {"table_id": room.id, "seat": seat, "name": name, "text": clean, "at": time.time()}

    async def work(db: AsyncConnection) -> None:
        last = sa.select(sa.func.coalesce(sa.func.max(kept.chat.c.number), 0))
        query = last.where(kept.chat.c.table_id == room.id)
        line["number"] = int((await db.execute(query)).scalar_one()) + 1
        await db.execute(sa.insert(kept.chat), line)

    async with room.lock:
        for attempt in range(TRIES):
            try:
                await hall.store.write(work)
                break
            except IntegrityError:  # another process had the same number
                if attempt == TRIES - 1:
                    raise
        room.tell_chat(await hall.store.said_after(room.id, room.said))
    await hall.bus.tell(room.id)
    return line


async def propose(hall: Hall, room: Room, seat: int, position: int) -> None:
    """Ask all others whether the game may go back to a position."""
    async with room.lock:
        if not 0 <= position < room.match.position:
            raise NotNow("no-such-position", {"position": position})
        proposal = _stored(wire.Proposal(seat, position, [seat]))
        await hall.set_table(room, {"proposal": proposal})
    await hall.changed(room)


async def vote(hall: Hall, room: Room, seat: int, agree: bool) -> None:
    """Agree with the proposal or not; done as soon as every person agrees."""
    voted: list[wire.Proposal] = []

    async def work(db: AsyncConnection) -> None:
        """Read and write in one go: others may vote at the same time, in other processes."""
        voted.clear()
        here = kept.tables.c.id == room.id
        query = sa.select(kept.tables.c.proposal).where(here).with_for_update()
        if (text := (await db.execute(query)).scalar_one()) is not None:
            proposal = msgspec.json.decode(text, type=wire.Proposal)
            proposal.agreed = sorted({*proposal.agreed, seat})
            values = {"proposal": _stored(proposal if agree else None)}
            await db.execute(sa.update(kept.tables).where(here), values)
            voted.append(proposal)

    await hall.store.write(work)
    if not voted:
        raise NotNow("no-proposal")
    await hall.hear(room.id)
    (proposal,) = voted
    if agree and set(room.persons()) <= set(proposal.agreed):
        await hall.rewind(room, proposal.seat, proposal.position, room.sight(proposal.seat).version)
    else:
        await hall.changed(room)


def _stored(proposal: wire.Proposal | None) -> str | None:
    return None if proposal is None else msgspec.json.encode(proposal).decode()
