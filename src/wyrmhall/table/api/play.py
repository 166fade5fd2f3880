"""The game itself: looking, moving, going back."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import QueryParameter
from litestar.response import Response

from wyrmhall.core.game import WATCHER, Refusal
from wyrmhall.core.match import Refused
from wyrmhall.core.record import dumps
from wyrmhall.table import seating, wire
from wyrmhall.table import store as kept
from wyrmhall.table.api.common import House, faults
from wyrmhall.table.faults import NotNow
from wyrmhall.table.guard import AnyRequest, Guest
from wyrmhall.table.hall import acting
from wyrmhall.table.opening import deal_members
from wyrmhall.table.room import Eye, Room, encode
from wyrmhall.table.said import speaker

Seat = Annotated[
    int | None,
    QueryParameter(
        name="seat",
        ge=-1,
        lt=wire.MOST_SEATS,
        required=False,
        description="With whose eyes; -1 is a watcher's.",
    ),
]
With = Annotated[
    str,
    QueryParameter(
        name="with",
        pattern="^[a-z,]*$",
        max_length=60,
        required=False,
        description="How much: words, look, scene; separated by commas.",
    ),
]
Narrow = Annotated[
    bool, QueryParameter(name="narrow", required=False, description="Draw for phones.")
]
Lang = Annotated[
    str | None,
    QueryParameter(
        name="lang",
        max_length=20,
        required=False,
        description="en or de; otherwise the header Accept-Language decides.",
    ),
]
At = Annotated[
    int | None,
    QueryParameter(name="at", ge=0, required=False, description="The moment after so many steps."),
]


def eye_for(guest: Guest, seat: int | None, with_: str, narrow: bool) -> Eye:
    """Put together how somebody wants to look."""
    parts = set(with_.split(","))
    words = bool(parts & {"words", "look", "scene"})
    scene = "scene" in parts
    return Eye(guest.seat(seat), guest.language, words, "look" in parts, scene, scene and narrow)


def check_begun(room: Room) -> None:
    """Make sure that there is a game to be seen."""
    if not room.begun:
        raise NotNow("closed" if room.status == "closed" else "not-begun")


@get("/look", summary="Look at the game", responses=faults(401, 403, 404, 409))
async def look(
    request: AnyRequest,
    house: House,
    id: str,
    seat: Seat = None,
    with_: With = "words",
    narrow: Narrow = False,
    at: Annotated[
        int | None,
        QueryParameter(ge=0, required=False, description="The moment after so many steps."),
    ] = None,
    move: Annotated[
        str | None,
        QueryParameter(
            max_length=200,
            required=False,
            description="With `at`, once the game is over: a move to be shown in the drawing.",
        ),
    ] = None,
    lang: Lang = None,
) -> wire.Position:
    """Give the game as a seat may see it, now or at an earlier moment."""
    guest = await house.guest(request, id, "look")
    check_begun(guest.room)
    eye = eye_for(guest, seat, with_, narrow)
    async with guest.room.lock:
        if at is None:
            return guest.room.position(eye, guest.room.alone(guest.access))
        if at > guest.room.sight(eye.seat).start:
            raise NotNow("no-such-position", {"position": at})
        if move is not None and not guest.room.match.over:
            raise NotNow("not-over")
        return guest.room.past(eye, at, move)


@get("/history", summary="Read what has happened", responses=faults(401, 403, 404, 409))
async def history(
    request: AnyRequest, house: House, id: str, seat: Seat = None, lang: Lang = None
) -> wire.History:
    """Tell all steps from the setup on, in words and as data."""
    guest = await house.guest(request, id, "look")
    check_begun(guest.room)
    eye = Eye(guest.seat(seat), guest.language)
    async with guest.room.lock:
        sight = guest.room.sight(eye.seat)
        steps = guest.room.steps(guest.room.voice(eye), eye.seat, sight, -1)
    return wire.History(sight.version, steps)


@post(
    "/moves", summary="Make a move", status_code=200, responses=faults(401, 403, 404, 409, 413, 422)
)
async def move(
    request: AnyRequest, house: House, id: str, data: wire.Play, lang: Lang = None
) -> wire.Accepted:
    """Make a move that answers a version of the table. It is on disk when this is answered."""
    guest = await house.guest(request, id, "move")
    seat = acting(guest.access, data.seat)
    await seating.seen_lately(house.hall, guest.room, seat)
    return wire.Accepted(await house.hall.play(guest.room, seat, data.move, data.version))


@post("/why", summary="Ask why a move is not allowed", status_code=200,
      responses=faults(401, 403, 404, 409))  # fmt: skip
async def why(
    request: AnyRequest, house: House, id: str, data: wire.Question, lang: Lang = None
) -> wire.Answer:
    """Say by which rule a move is refused now, or that it is allowed."""
    guest = await house.guest(request, id, "look")
    check_begun(guest.room)
    seat = acting(guest.access, data.seat)
    async with guest.room.lock:
        try:
            refusal = guest.room.match.refusal(seat, data.move)
        except Refused as error:
            refusal = error.refusal
    return answer(guest, seat, refusal)


def answer(guest: Guest, seat: int, refusal: Refusal | None) -> wire.Answer:
    """Speak a refusal."""
    if refusal is None:
        return wire.Answer(True)
    said = speaker(guest.room.game.folder, guest.language)
    words = said.say(refusal.words, guest.room.names, seat)
    return wire.Answer(False, refusal.rule, words, refusal.words.data())


@post("/undo", summary="Take back your last move, or your turn", status_code=200,
      responses=faults(401, 403, 404, 409, 422))  # fmt: skip
async def undo(
    request: AnyRequest, house: House, id: str, data: wire.Undo, lang: Lang = None
) -> wire.Accepted:
    """Go back as far as nothing has come to light; who plays alone always can."""
    guest = await house.guest(request, id, "move")
    room, seat = guest.room, acting(guest.access, data.seat)
    version = await house.hall.undo(room, seat, data.version, data.turn, room.alone(guest.access))
    return wire.Accepted(version)


@post("/rewind", summary="Go back further, or ask all to", status_code=200,
      responses=faults(401, 403, 404, 409))  # fmt: skip
async def rewind(
    request: AnyRequest, house: House, id: str, data: wire.Rewind, lang: Lang = None
) -> wire.Accepted:
    """Rewind at once as the host or alone; anybody else proposes it to all."""
    guest = await house.guest(request, id, "change")
    room, access = guest.room, guest.access
    check_begun(room)
    seat = data.seat if data.seat is not None else min(access.mine, default=None)
    seat = WATCHER if seat is None and access.host else acting(access, seat)
    if room.match.over and not room.alone(access):
        raise NotNow("over")
    if data.ask or not (access.host or room.alone(access)):
        await seating.propose(house.hall, room, seat, data.position)
        return wire.Accepted(room.sight(seat).version)
    return wire.Accepted(await house.hall.rewind(room, seat, data.position, data.version))


@post("/vote", summary="Agree with the proposal, or not", status_code=200,
      responses=faults(401, 403, 404, 409))  # fmt: skip
async def vote(
    request: AnyRequest, house: House, id: str, data: wire.Vote, lang: Lang = None
) -> wire.Accepted:
    """Vote; the game goes back when every person has agreed."""
    guest = await house.guest(request, id, "change")
    seat = acting(guest.access, data.seat)
    await seating.vote(house.hall, guest.room, seat, data.agree)
    return wire.Accepted(guest.room.sight(seat).version)


@get("/record", summary="Get the game file", responses=faults(401, 403, 404, 409),
     media_type="application/json")  # fmt: skip
async def record(
    request: AnyRequest, house: House, id: str, seat: Seat = None, lang: Lang = None
) -> Response[bytes]:
    """Give the whole record once the game is over; until then, what the seat knows."""
    guest = await house.guest(request, id, "look")
    room = guest.room
    async with room.lock:
        if room.status in ("over", "closed"):
            guest.as_member()
            content = await whole_record(house, room)
        else:
            check_begun(room)
            content = encode(redacted(room, guest.seat(seat)))
    name = f'attachment; filename="{room.game.key}-{room.id}.json"'
    return Response(content, headers={"Content-Disposition": name}, media_type="application/json")


async def whole_record(house: House, room: Room) -> bytes:
    """Write the record, unless somebody still plays the same deal: it tells the seed."""
    same = await house.hall.store.rows(kept.tables, {"deal": room.row["deal"]})
    if deal_members([row for row in same if row["id"] != room.id]):
        raise NotNow("deal-runs")
    return dumps(room.record())


def redacted(room: Room, seat: int) -> wire.Redacted:
    """Write down what a seat knows of a running game."""
    match, sight = room.match, room.sight(seat)
    known = [*range(sight.start), *sight.own]
    steps = [match.steps[place] for place in known]
    names = match.game.catalogue.names
    heard = [[event.words(seat).data() for event in step.events] for step in steps]
    opening = [event.words(seat).data() for event in match.opening]
    return wire.Redacted(
        game=room.game.key,
        rules=room.row["rules"],
        options=room.options,
        seats=room.row["seats"],
        seat=seat,
        moves=[(s.seat, names[s.move] if s.seat == seat else None) for s in steps],
        heard=[opening, *heard],
    )


router = Router(
    "/api/tables/{id:str}",
    route_handlers=[look, history, move, why, undo, rewind, vote, record],
    tags=["game"],
)
