"""Who may come in, how often, and what every answer carries for safety."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Network
from typing import Final

from litestar.connection import Request
from litestar.datastructures import State
from litestar.datastructures.cookie import Cookie

from wyrmhall.core.game import WATCHER
from wyrmhall.table.faults import NoKey, NotYours, TooMany
from wyrmhall.table.keys import Access
from wyrmhall.table.room import Room
from wyrmhall.table.said import language_of

COOKIE: Final = "wyrmhall"
YEAR: Final = 365 * 24 * 3600
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SEARCHES: Final = ("hint", "analysis")
MOST_CLIENTS: Final = 50_000
MOST_STREAMS: Final = 300  # that one address may have open

# How many at once, and how many per second after that.
LIMITS: Final = {
    "new": (12.0, 0.2),
    "move": (60.0, 20.0),
    "chat": (8.0, 1.0),
    "look": (80.0, 20.0),
    "stream": (40.0, 4.0),
    "change": (40.0, 4.0),
    "hint": (6.0, 0.25),
    "analysis": (4.0, 0.1),
    "search": (40.0, 1.0),  # hints and analyses, whoever of an address asks
    "lost": (30.0, 1.0),
}

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

ONLY_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000"}

AnyRequest = Request[None, None, State]


class Limiter:
    """Counts what each client does; a bucket of each kind fills as time passes."""

    def __init__(self, rate: float) -> None:
        """Multiply all limits by a rate; 0 is none at all."""
        self.rate = rate
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._streams: Counter[str] = Counter()

    def check_streams(self, address: str) -> None:
        """See whether an address may open one more stream; TooMany if not."""
        if self.rate and self._streams[address] >= MOST_STREAMS * self.rate:
            raise TooMany("streams", 15.0)

    @contextmanager
    def stream(self, address: str) -> Iterator[None]:
        """Count a stream of an address as long as it lasts."""
        self._streams[address] += 1
        try:
            yield
        finally:
            self._streams[address] -= 1
            if not self._streams[address]:
                del self._streams[address]

    def count(self, limit: str, client: str) -> None:
        """Count once more; TooMany if that is too much."""
        if not self.rate:
            return
        burst, per_second = (number * self.rate for number in LIMITS[limit])
        now = time.monotonic()
        left, then = self._buckets.get((limit, client), (burst, now))
        left = min(burst, left + (now - then) * per_second)
        if left < 1:
            raise TooMany(limit, (1 - left) / per_second)
        self._buckets[limit, client] = (left - 1, now)
        if len(self._buckets) > MOST_CLIENTS:
            self._buckets = {}  # everybody begins anew: better than to run out of memory


@dataclass
class Guest:
    """Whoever asks, at one table."""

    room: Room
    access: Access
    keys: list[str]
    language: str

    def seat(self, seat: int | None) -> int:
        """Choose whose eyes to look with: those asked for, one's own, or a watcher's."""
        if seat is None:
            seat = min(self.access.mine, default=WATCHER)
        if not -1 <= seat < len(self.room.people) or not self.room.may_see(self.access, seat):
            raise (NotYours if self.access.any else NoKey)("not-here")
        return seat

    def as_host(self) -> None:
        """Make sure that this is the host."""
        if not self.access.host:
            raise (NotYours if self.access.any else NoKey)("host-only")

    def as_member(self) -> None:
        """Make sure that this is somebody of the table: host, player, or invited watcher."""
        if not self.access.any and not self.room.may_watch(self.access):
            raise NoKey("no-key")


def keys_of(request: AnyRequest) -> list[str]:
    """Read the keys that a request brings; those of a cookie only with our own header."""
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return [key.strip() for key in bearer[7:].split(",")][:12]
    cookie = request.cookies.get(COOKIE, "")
    if not cookie:
        return []
    if request.method not in SAFE_METHODS and "x-wyrmhall" not in request.headers:
        raise NotYours("header-missing")
    return cookie.split(".")[:12]


def guest_of(request: AnyRequest, room: Room, limiter: Limiter, limit: str) -> Guest:
    """Let somebody in, and count it."""
    keys = keys_of(request)
    access = room.access(keys)
    limiter.count(limit, client_of(request, room, access))
    if limit in SEARCHES:
        limiter.count("search", address_of(request))
    return Guest(room, access, keys, language(request))


def client_of(request: AnyRequest, room: Room, access: Access) -> str:
    """Name whose limits count: a seat's, however many keys it has; a watcher's by the address."""
    if access.held:
        return f"{room.id}/{min(access.held)}"
    return f"{room.id}/host" if access.host else address_of(request)


def address_of(request: AnyRequest) -> str:
    """Name where a request comes from; in IPv6 the network, for every house has a whole one."""
    host = request.client.host if request.client else "?"
    if ":" not in host:
        return host
    return str(IPv6Network((host.partition("%")[0], 64), strict=False))


def language(request: AnyRequest) -> str:
    """Find out which language to speak."""
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def cookie_for(room: str, keys: list[str], secure: bool) -> Cookie:
    """Keep keys in a browser: for one table, out of reach of scripts and of other sites."""
    return Cookie(
        key=COOKIE,
        value=".".join(dict.fromkeys(keys)),
        path=f"/api/tables/{room}",
        max_age=YEAR if keys else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
