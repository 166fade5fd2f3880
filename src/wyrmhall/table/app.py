"""Puts the server together."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from types import FrameType

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag
from litestar.response import Response

from wyrmhall import __version__
from wyrmhall.core.words import Words
from wyrmhall.table import pages
from wyrmhall.table.analysis import Analyses
from wyrmhall.table.api import advice, live, play, shelf, tables
from wyrmhall.table.api.common import House, house_of
from wyrmhall.table.bus import bus_for
from wyrmhall.table.driver import Driver
from wyrmhall.table.faults import AgainstTheRules, Stale, TableFault, TooMany
from wyrmhall.table.guard import HEADERS, ONLY_HTTPS, AnyRequest, Limiter, language
from wyrmhall.table.hall import Hall
from wyrmhall.table.metrics import REFUSALS
from wyrmhall.table.notices import Notices
from wyrmhall.table.said import own_speaker, speaker
from wyrmhall.table.settings import Settings
from wyrmhall.table.store import Store
from wyrmhall.table.wire import Fault

LARGEST = 64_000  # bytes of a request
ERRORS = {401: "no-key", 403: "not-yours", 404: "not-found", 405: "not-found", 413: "too-large"}

log = structlog.get_logger("wyrmhall.app")


def build(settings: Settings) -> Litestar:
    """Make the app; it connects when the server starts."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings) as house:
            app.state["house"] = house
            yield

    return Litestar(
        route_handlers=[
            shelf.router,
            tables.router,
            play.router,
            advice.router,
            live.router,
            *pages.routers(),
        ],
        lifespan=[open_house],
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
        exception_handlers={
            TableFault: table_fault,
            HTTPException: http_fault,
            RecursionError: unfathomable,
            Exception: failure,
        },
        response_headers=HEADERS | (ONLY_HTTPS if settings.secure else {}),
        logging_config=None,  # as serve.py has it
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(
            "gzip", exclude=["/events$", "/moves$", "/api/lobby$"], minimum_size=1000
        ),
        openapi_config=description(),
        state=State(),
    )


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """Connect everything, and part in the opposite order."""
    store, bus = Store(settings.database), bus_for(settings.redis)
    hall = Hall(store, bus)
    notices, driver = Notices(hall, settings), Driver(hall, settings)
    analyses = Analyses(hall, driver.thinkers)
    await store.open()
    await notices.open()
    await bus.open(hall.hear)
    driver.open()
    end_streams_at_signals(hall)
    try:
        limiter, key = Limiter(settings.rate), notices.public_key
        yield House(hall, limiter, settings, key, driver.thinkers, analyses)
    finally:
        await analyses.close()
        await driver.close()
        await bus.close()
        await store.close()


def end_streams_at_signals(hall: Hall) -> None:
    """End all streams as soon as the server is asked to stop: it waits for them otherwise."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)
        if callable(before):
            signal.signal(number, partial(_end_streams, loop, hall, before))


def _end_streams(
    loop: asyncio.AbstractEventLoop,
    hall: Hall,
    before: Callable[[int, FrameType | None], object],
    number: int,
    frame: FrameType | None,
) -> None:
    loop.call_soon_threadsafe(hall.end_streams)
    before(number, frame)


def description() -> OpenAPIConfig:
    """Describe the interface; docs/wire.md explains it."""
    return OpenAPIConfig(
        title="Wyrmhall",
        version=__version__,
        description="One table for modern board games, for people and for programs. "
        "Keys go into `Authorization: Bearer KEY`, or into the cookie of a table.",
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin()],
        tags=[
            Tag("shelf", "Games, rules, pictures, and the server itself."),
            Tag("tables", "Making tables, sitting down, settings, company."),
            Tag("game", "Looking, moving, going back."),
            Tag("advice", "Hints, and analyses of finished games."),
            Tag("live", "Streams of server-sent events."),
        ],
    )


def table_fault(request: AnyRequest, error: TableFault) -> Response[Fault]:
    """Answer a fault of the table's own."""
    fault = Fault(error=error.error, message=own_speaker(language(request)).say(error.words))
    headers: dict[str, str] = {}
    if isinstance(error, Stale):
        fault.version = error.version
    if isinstance(error, AgainstTheRules):
        refuse(fault, request, error)
    if isinstance(error, TooMany):
        fault.key, fault.seconds = error.limit, round(error.seconds, 2)
        headers["Retry-After"] = str(int(error.seconds) + 1)
    return faulty(error.status, fault, headers)


def refuse(fault: Fault, request: AnyRequest, error: AgainstTheRules) -> None:
    """Say by which rule, in the game's own words."""
    refusal, room = error.refusal, error.room
    said = speaker(room.game.folder, language(request))
    fault.message = said.say(refusal.words, room.names, error.seat)
    fault.rule, fault.facts = refusal.rule, refusal.words.data()


def http_fault(request: AnyRequest, error: HTTPException) -> Response[Fault] | Response[str]:
    """Answer a fault that was found before the table heard of it."""
    if error.status_code == 404 and (page := pages.nothing_here(request)) is not None:
        page.headers.update(HEADERS)
        return page
    code = ERRORS.get(error.status_code, "bad-request")
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reason = "; ".join(_complaint(part) for part in error.extra) or reason
    message = code if code in ("not-found", "too-large") else "bad-request"
    words = Words(message, {"reason": reason} if message == "bad-request" else None)
    status = error.status_code if error.status_code in ERRORS else 400
    if isinstance(error.__cause__, RecursionError):
        return unfathomable(request, error.__cause__)
    if error.status_code >= 500:
        return failure(request, error)
    return faulty(status, Fault(error=code, message=own_speaker(language(request)).say(words)))


def _complaint(part: object) -> str:
    if not isinstance(part, dict):
        return str(part)
    return f"{part.get('key', '')}: {part.get('message', '')}".removeprefix(": ")


def unfathomable(request: AnyRequest, error: RecursionError) -> Response[Fault]:
    """Answer what is nested too deeply to be read."""
    words = Words("bad-request", {"reason": "…[[[["})
    message = own_speaker(language(request)).say(words)
    return faulty(400, Fault(error="bad-request", message=message))


def failure(request: AnyRequest, error: Exception) -> Response[Fault]:
    """Answer what should never happen; the log has the rest."""
    log.error("request failed", path=request.url.path, exc_info=error)
    words = own_speaker(language(request)).say(Words("failed"))
    return faulty(500, Fault(error="failed", message=words))


def faulty(status: int, fault: Fault, headers: dict[str, str] | None = None) -> Response[Fault]:
    """Write a fault."""
    REFUSALS.labels(fault.error).inc()
    safe = {**HEADERS, **(headers or {})}
    return Response(fault, status_code=status, headers=safe, media_type="application/json")
