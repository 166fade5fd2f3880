"""What a search has to say: the best move now, and how a finished game went."""

from __future__ import annotations

from litestar import Router, get, post

from wyrmhall.bots.review import Advice, Verdict
from wyrmhall.core.game import WATCHER
from wyrmhall.core.words import Words, words_of
from wyrmhall.table import wire
from wyrmhall.table.analysis import review_of
from wyrmhall.table.api.common import House, faults
from wyrmhall.table.api.play import Lang, check_begun
from wyrmhall.table.driver import known_of
from wyrmhall.table.faults import NotNow, Stale
from wyrmhall.table.guard import AnyRequest, Guest
from wyrmhall.table.hall import acting
from wyrmhall.table.room import Eye
from wyrmhall.table.said import Voice, own_speaker
from wyrmhall.table.store import Row
from wyrmhall.table.workers import Failed, Lost


@post("/hint", summary="Ask for the best move", status_code=200,
      responses=faults(401, 403, 404, 409))  # fmt: skip
async def hint(
    request: AnyRequest, house: House, id: str, data: wire.Wonder, lang: Lang = None
) -> wire.Hint:
    """Name the best move that a search finds from what the seat knows; it is not made."""
    guest = await house.guest(request, id, "hint")
    room, seat = guest.room, acting(guest.access, data.seat)
    check_begun(room)
    async with room.lock:
        check_asked(guest, seat, data.version)
        known, shared = known_of(room), room.match.state.result().shared
        moves = len(room.match.state.moves(seat))
    try:
        found = await house.thinkers.hint(known, seat)
    except (Lost, Failed):
        raise NotNow("no-answer") from None
    if room.sight(seat).version != data.version:
        raise Stale(room.sight(seat).version)
    voice = room.voice(Eye(seat, guest.language))
    if found["reason"] is not None:
        reason = voice.say(words_of(found["reason"]))
    else:
        reason = plainly(guest, voice, found, moves)
    label = voice.say(words_of(found["label"]))
    return wire.Hint(data.version, seat, found["move"], label, reason, found["hopes"], shared)


def check_asked(guest: Guest, seat: int, version: int) -> None:
    """Make sure that hints are given here, and that something is asked of the seat."""
    room = guest.room
    if not room.settings.hints:
        raise NotNow("no-hints")
    if room.row["rules"] != room.game.rules_version:
        raise NotNow("old-rules")
    if room.sight(seat).version != version:
        raise Stale(room.sight(seat).version)
    if seat not in room.match.turn():
        raise NotNow("not-your-turn")


def plainly(guest: Guest, voice: Voice, found: Advice, moves: int) -> str:
    """Compare the move with the next best, where the game's judge has no reason to give."""
    own, rival = own_speaker(guest.language), found.get("rival")
    if rival is None:
        return own.say(Words("hint-plain", {"moves": moves}) if moves > 1 else Words("hint-only"))
    said = voice.say(words_of(rival["label"])).rstrip(".")
    percent = round(100 * rival["value"])
    return own.say(Words("hint-next", {"move": said, "percent": percent}))


@post("/analysis", summary="Have a finished game analysed", status_code=200,
      responses=faults(401, 403, 404, 409))  # fmt: skip
async def analyse(request: AnyRequest, house: House, id: str, lang: Lang = None) -> wire.Analysis:
    """Begin an analysis, unless there is one or it is under way; tell how far it is."""
    guest = await house.guest(request, id, "analysis")
    return told(guest, await house.analyses.ask(seen(guest).room))


@get("/analysis", summary="Read the analysis of a finished game",
     responses=faults(401, 403, 404, 409))  # fmt: skip
async def analysis(request: AnyRequest, house: House, id: str, lang: Lang = None) -> wire.Analysis:
    """Tell how far an analysis is and, once it is done, all that came of it."""
    guest = await house.guest(request, id, "look")
    return told(guest, await house.analyses.look(seen(guest).room))


def seen(guest: Guest) -> Guest:
    """Make sure that somebody may see the game."""
    check_begun(guest.room)
    guest.seat(WATCHER)
    return guest


def told(guest: Guest, row: Row | None) -> wire.Analysis:
    """Tell how far an analysis is."""
    if row is None:
        return wire.Analysis(status="none")
    answer = wire.Analysis(status=row["status"], done=row["done"], total=row["total"])
    if row["status"] != "done":
        return answer
    review = review_of(row)
    voice = guest.room.voice(Eye(min(guest.access.mine, default=WATCHER), guest.language))
    answer.shared, answer.curve, answer.swings = review.shared, review.curve, review.swings
    answer.decisions = [spoken(voice, verdict) for verdict in review.verdicts]
    return answer


def spoken(voice: Voice, verdict: Verdict) -> wire.Judged:
    """Speak a verdict."""
    best = verdict["best"]
    reason = best["reason"]
    return wire.Judged(
        position=verdict["position"],
        seat=verdict["seat"],
        move=verdict["move"],
        label=voice.say(words_of(verdict["label"])),
        value=verdict["value"],
        best=best["move"],
        best_label=voice.say(words_of(best["label"])),
        best_value=best["value"],
        reason="" if reason is None else voice.say(words_of(reason)),
    )


router = Router("/api/tables/{id:str}", route_handlers=[hint, analyse, analysis], tags=["advice"])
