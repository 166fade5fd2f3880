"""Tables: making them, sitting down, settings, company."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, patch, post, put
from litestar.params import QueryParameter
from litestar.response import Response

from wyrmhall.core.game import WATCHER
from wyrmhall.core.record import LARGEST
from wyrmhall.core.words import Words
from wyrmhall.table import opening, seating, wire
from wyrmhall.table import store as kept
from wyrmhall.table.api.common import House, faults
from wyrmhall.table.api.play import Lang, check_begun
from wyrmhall.table.faults import NoKey, NotNow, NotYours
from wyrmhall.table.guard import AnyRequest, cookie_for, language
from wyrmhall.table.hall import acting
from wyrmhall.table.keys import Access
from wyrmhall.table.notices import check_address
from wyrmhall.table.room import Room
from wyrmhall.table.said import own_speaker

Since = Annotated[int, QueryParameter(name="since", ge=0, required=False,
    description="The number of the last line that is known.")]  # fmt: skip
Way = Annotated[Literal["webhook", "push"] | None, QueryParameter(name="kind", required=False,
    description="Only those of this kind.")]  # fmt: skip


def opened(house: House, room: Room, doors: opening.Doors) -> Response[wire.Opened]:
    """Answer with a new table, its keys, and a cookie that holds the maker's."""
    keys = {str(seat): key for seat, key in doors.seats.items()}
    mine = [doors.host, *(doors.seats[seat] for seat in room.persons())]
    info = room.info(room.access(mine))
    cookie = cookie_for(room.id, mine, house.settings.secure)
    return Response(wire.Opened(info, doors.host, doors.watch, keys), cookies=[cookie])


@post("/api/tables", summary="Make a new table", responses=faults(404, 409, 413))
async def create(
    request: AnyRequest, house: House, data: wire.NewTable, lang: Lang = None
) -> Response[wire.Opened]:
    """Make a table. Its keys are told only now; the cookie holds those of people at this device."""
    house.limit(request, "new")
    data.chairs = opening.christened(data.chairs, language(request))
    return opened(house, *await opening.open_table(house.hall, data))


@post("/api/import", summary="Play on from a game file", responses=faults(404, 409, 413),
      request_max_body_size=LARGEST * 2)  # fmt: skip
async def from_file(
    request: AnyRequest, house: House, data: wire.Import, lang: Lang = None
) -> Response[wire.Opened]:
    """Make a table from the file of a game, finished or not."""
    house.limit(request, "new")
    data.chairs = opening.christened(data.chairs, language(request))
    return opened(house, *await opening.open_import(house.hall, data))


@get("/api/tables", summary="List open tables", responses=faults())
async def listed(request: AnyRequest, house: House, lang: Lang = None) -> list[wire.Card]:
    """List the tables that anybody may join or watch."""
    house.limit(request, "look")
    await house.open_tables.look(fresh=0)
    return house.open_tables.cards


@get("/", summary="Ask about a table", responses=faults(404))
async def info(request: AnyRequest, house: House, id: str, lang: Lang = None) -> wire.TableInfo:
    """Tell who sits where, how the table is set, and what you are to it."""
    guest = await house.guest(request, id, "look")
    return guest.room.info(guest.access)


@delete("/", summary="Close the table", responses=faults(401, 403, 404))
async def close(request: AnyRequest, house: House, id: str, lang: Lang = None) -> None:
    """Close the table for good, as its host."""
    guest = await house.guest(request, id, "change")
    guest.as_host()
    await seating.close(house.hall, guest.room)


@patch("/settings", summary="Change the settings", responses=faults(401, 403, 404, 409))
async def settings(
    request: AnyRequest, house: House, id: str, data: wire.Settings, lang: Lang = None
) -> wire.TableInfo:
    """Change those settings that are given, as the host."""
    guest = await house.guest(request, id, "change")
    guest.as_host()
    await seating.change_settings(house.hall, guest.room, data)
    return guest.room.info(guest.access)


@post("/join", summary="Take a seat", responses=faults(403, 404, 409))
async def join(
    request: AnyRequest, house: House, id: str, data: wire.Join, lang: Lang = None
) -> Response[wire.Seated]:
    """Sit down on the chair of an invitation, on this one, or on the first that is open."""
    guest = await house.guest(request, id, "change")
    seat, key = await seating.join(house.hall, guest.room, data)
    keys = [*_good(guest.room, guest.keys), key]
    seated = wire.Seated(seat, key, guest.room.info(guest.room.access(keys)))
    return Response(seated, cookies=[cookie_for(id, keys, house.settings.secure)])


@post("/sit", summary="Keep keys in a cookie", status_code=200, responses=faults(401, 403, 404))
async def sit(
    request: AnyRequest, house: House, id: str, data: wire.Keys, lang: Lang = None
) -> Response[wire.TableInfo]:
    """Turn the keys of a link into a cookie, with those that are in it already."""
    guest = await house.guest(request, id, "change")
    keys = _good(guest.room, [*guest.keys, *data.keys])
    if not _good(guest.room, data.keys):
        raise NoKey("no-key")
    room = guest.room
    cookie = cookie_for(id, keys, house.settings.secure)
    return Response(room.info(room.access(keys)), cookies=[cookie])


@delete("/sit", summary="Forget the cookie", responses=faults(403, 404), status_code=204)
async def stand_up(request: AnyRequest, house: House, id: str, lang: Lang = None) -> Response[None]:
    """Forget all keys of this browser for this table; they stay good elsewhere."""
    await house.guest(request, id, "change")
    return Response(None, status_code=204, cookies=[cookie_for(id, [], house.settings.secure)])


@post("/invite", summary="Get fresh keys to hand out", responses=faults(401, 403, 404))
async def invite(request: AnyRequest, house: House, id: str, lang: Lang = None) -> wire.Invitation:
    """Make one more key for your seats; as the host also for free ones, bots', and watching."""
    guest = await house.guest(request, id, "change")
    if not guest.access.held:
        guest.as_host()
    watch, seats = await seating.invite(house.hall, guest.room, guest.access)
    return wire.Invitation(watch, {str(seat): key for seat, key in seats.items()})


@patch("/seats/{seat:int}", summary="Change a seat", responses=faults(401, 403, 404, 409))
async def change_seat(
    request: AnyRequest,
    house: House,
    id: str,
    seat: int,
    data: wire.SeatChange,
    lang: Lang = None,
) -> wire.TableInfo:
    """Give a seat to a bot, open it, take it back, rename it, or agree to open hands."""
    guest = await house.guest(request, id, "change")
    await seating.change_seat(house.hall, guest, seat, data)
    return guest.room.info(guest.room.access(guest.keys))


@post("/chat", summary="Say something", responses=faults(401, 403, 404, 409))
async def say(
    request: AnyRequest, house: House, id: str, data: wire.Say, lang: Lang = None
) -> wire.Said:
    """Say something to everybody at the table."""
    guest = await house.guest(request, id, "chat")
    room, access = guest.room, guest.access
    if access.held:
        seat = acting(Access(access.held), data.seat if data.seat is not None else min(access.held))
        name = room.names.get(seat, "")
    elif access.watch and room.settings.watchers_chat:
        seat, name = WATCHER, own_speaker(guest.language).say(Words("watcher"))
    else:
        raise NotYours("quiet") if access.any else NoKey("no-key")
    return room.line(await seating.say(house.hall, room, seat, name, data.text))


@get("/chat", summary="Read the chat", responses=faults(401, 403, 404))
async def chat(
    request: AnyRequest, house: House, id: str, since: Since = 0, lang: Lang = None
) -> list[wire.Said]:
    """Read what was said after a line."""
    guest = await house.guest(request, id, "look")
    guest.as_member()
    return [guest.room.line(row) for row in await house.hall.store.said_after(id, since)]


@post("/rematch", summary="Play again with the same people", responses=faults(401, 403, 404, 409))
async def rematch(
    request: AnyRequest, house: House, id: str, lang: Lang = None
) -> Response[wire.TableInfo]:
    """Make the next table: same people, bots, options; all keys are good there as well."""
    guest = await house.guest(request, id, "change")
    room = guest.room
    if not (guest.access.held or guest.access.host):
        raise NoKey("no-key")
    again = await opening.rematch(house.hall, room)
    cookie = cookie_for(again.id, _good(again, guest.keys), house.settings.secure)
    return Response(again.info(again.access(guest.keys)), cookies=[cookie])


@post(
    "/fork", summary="Play on from a moment, as a new table", responses=faults(401, 403, 404, 409)
)
async def fork(
    request: AnyRequest, house: House, id: str, data: wire.Fork, lang: Lang = None
) -> Response[wire.Opened]:
    """Make a table that begins at a moment of a finished game, or of one that is played alone."""
    guest = await house.guest(request, id, "new")
    check_begun(guest.room)
    guest.as_member()
    if not guest.room.match.over and not (guest.access.held and guest.room.alone(guest.access)):
        raise NotNow("not-over")
    data.chairs = opening.christened(data.chairs, guest.language)
    return opened(house, *await opening.open_fork(house.hall, guest.room, data))


@put("/notices", summary="Be told when it is your turn", status_code=204,
     responses=faults(401, 403, 404, 409))  # fmt: skip
async def add_notice(
    request: AnyRequest, house: House, id: str, data: wire.Notice, lang: Lang = None
) -> None:
    """Have a webhook called, or a browser's push service, whenever this seat's turn comes."""
    guest = await house.guest(request, id, "change")
    seat = acting(Access(guest.access.held), data.seat)
    await check_address(data.url, house.settings.local_webhooks)
    row = {"table_id": id, "seat": seat, "kind": data.kind, "url": data.url}
    keys = None if data.keys is None else msgspec.json.encode(data.keys).decode()
    await house.hall.store.remove(kept.notices, {"table_id": id, "seat": seat, "kind": data.kind})
    await house.hall.store.add(kept.notices, {**row, "keys": keys})


@delete("/notices", summary="Be told no more", responses=faults(401, 403, 404), status_code=204)
async def remove_notices(
    request: AnyRequest, house: House, id: str, kind: Way = None, lang: Lang = None
) -> None:
    """Forget all webhooks and push addresses of your seats, or those of one kind."""
    guest = await house.guest(request, id, "change")
    which = {} if kind is None else {"kind": kind}
    for seat in guest.access.held:
        await house.hall.store.remove(kept.notices, {"table_id": id, "seat": seat, **which})


def _good(room: Room, keys: list[str]) -> list[str]:
    return [key for key in dict.fromkeys(keys) if room.access([key]).any]


at_table = Router(
    "/api/tables/{id:str}",
    route_handlers=[
        info, close, settings, join, sit, stand_up, invite, change_seat, say, chat, rematch, fork,
        add_notice, remove_notices,
    ],
)  # fmt: skip
router = Router("/", route_handlers=[create, from_file, listed, at_table], tags=["tables"])
