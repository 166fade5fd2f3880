"""Streams of server-sent events: a table's, and the list of open tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from litestar import Router, get
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream as StreamResponse

from wyrmhall.table import seating
from wyrmhall.table.api.common import House, faults
from wyrmhall.table.api.listing import open_tables
from wyrmhall.table.api.play import Lang, Narrow, Seat, With, eye_for
from wyrmhall.table.faults import NotNow, TooMany
from wyrmhall.table.guard import AnyRequest, Guest, address_of
from wyrmhall.table.metrics import STREAMS
from wyrmhall.table.room import Stream, encode

KEEP_ALIVE = 15.0  # seconds until a list is sent again that has not changed
LOBBY_PAUSE = 1.0  # seconds between two lists
NEVER_STORED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}

After = Annotated[str | None, QueryParameter(name="after", pattern="^[0-9.]*$", max_length=40,
    required=False, description="The cursor of the last message that was received.")]  # fmt: skip
LastId = Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=40, required=False)]


@get(
    "/api/tables/{id:str}/events",
    summary="Hear all that happens from now on (server-sent events)",
    responses=faults(401, 403, 404, 409),
    media_type="text/event-stream",
)
async def events(
    request: AnyRequest,
    house: House,
    id: str,
    seat: Seat = None,
    with_: With = "",
    narrow: Narrow = False,
    after: After = None,
    last_id: LastId = None,
    lang: Lang = None,
) -> StreamResponse:
    """Stream messages of three kinds: `table`, `game`, `chat`; docs/wire.md tells more."""
    guest = await house.guest(request, id, "stream")
    room = guest.room
    if room.status == "closed":
        raise NotNow("closed")
    stream = Stream(eye_for(guest, seat, with_, narrow), guest.access)
    if stream.guest and room.crowded():
        raise TooMany("streams", KEEP_ALIVE)
    house.limiter.check_streams(address_of(request))
    body = _messages(house, guest, stream, _cursor(last_id or after), address_of(request))
    return StreamResponse(body, media_type="text/event-stream", headers=NEVER_STORED)


def _cursor(text: str | None) -> tuple[int, int, int] | None:
    parts = (text or "").split(".")
    if len(parts) != 3 or not all(part.isdigit() for part in parts):
        return None
    return int(parts[0]), int(parts[1]), int(parts[2])


async def greet(
    house: House, guest: Guest, stream: Stream, cursor: tuple[int, int, int] | None
) -> None:
    """Send what a viewer needs to begin with, or has missed, and let it listen."""
    room, seat = guest.room, stream.eye.seat
    lines = await house.hall.store.said_after(room.id, cursor[2] if cursor else 0)
    async with room.lock:
        room.join(stream)
        room.said = max([room.said, *(line["number"] for line in lines)])
        at = room.cursor(seat)
        stream.send(room.message("table", at, room.info(stream.access)))
        if room.begun:
            since = -1
            if cursor is not None and cursor[0] <= room.course.version:
                since = room.course.lowest(cursor[0])
            position = room.position(stream.eye, room.alone(stream.access), since)
            whole = room.whole_scene(stream.eye, position)
            stream.send(room.message("game", at, whole))
        for line in lines:
            stream.send(room.message("chat", at, room.line(line)))
    if stream.access.mine:
        await seating.seen(house.hall, room, stream.access.mine)


async def _messages(
    house: House, guest: Guest, stream: Stream, cursor: tuple[int, int, int] | None, address: str
) -> AsyncIterator[bytes]:
    """Greet a viewer and send what comes; whoever was let in here is let go here."""
    room = guest.room
    STREAMS.inc()
    try:
        with house.limiter.stream(address):
            await greet(house, guest, stream, cursor)
            while (messages := await stream.next()) is not None:
                yield messages
    finally:
        STREAMS.dec()
        room.leave(stream)
        gone = stream.access.mine - {s for v in room.viewers() for s in v.access.mine}
        if gone:
            house.hall.soon(seating.seen(house.hall, room, gone, gone=True))


@get("/api/lobby", summary="See open tables come and go (server-sent events)", responses=faults(),
     media_type="text/event-stream", tags=["tables"])  # fmt: skip
async def lobby(request: AnyRequest, house: House, lang: Lang = None) -> StreamResponse:
    """Stream the list of open tables, whenever it changes."""
    house.limit(request, "stream")
    house.limiter.check_streams(address_of(request))
    body = _lists(house, address_of(request))
    return StreamResponse(body, media_type="text/event-stream", headers=NEVER_STORED)


async def _lists(house: House, address: str) -> AsyncIterator[bytes]:
    last = b""
    with house.limiter.stream(address):
        while not house.hall.ending:
            changed = house.hall.lobby
            body = encode(await open_tables(house.hall))
            yield b":\n\n" if body == last else b"event: lobby\ndata: %b\n\n" % body
            last = body
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), KEEP_ALIVE)
            await asyncio.sleep(LOBBY_PAUSE)


router = Router("/", route_handlers=[events, lobby], tags=["live"])
