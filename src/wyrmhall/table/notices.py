"""Tells people who are not here that it is their turn: by webhook, by Web Push."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import urllib.request
from base64 import urlsafe_b64encode
from http.client import HTTPMessage
from typing import IO
from urllib.parse import urlsplit

import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid
from pywebpush import WebPushException, webpush

from wyrmhall.core.words import Words
from wyrmhall.table import store as kept
from wyrmhall.table.faults import NotNow
from wyrmhall.table.hall import Hall
from wyrmhall.table.metrics import NOTICES
from wyrmhall.table.room import Room
from wyrmhall.table.said import own_speaker
from wyrmhall.table.settings import Settings
from wyrmhall.table.store import Row, Store

PATIENCE = 10.0  # seconds
GONE = (404, 410)  # what a push service says of a browser that has unsubscribed
CONTACT = "mailto:nobody@invalid.example"

log = structlog.get_logger("wyrmhall.notices")


class Notices:
    """Listens to the hall, and writes to those whose turn has come."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        """Listen."""
        self.hall = hall
        self.settings = settings
        self.private_key = ""
        self.public_key = ""
        hall.listeners.append(self.consider)

    async def open(self) -> None:
        """Find the server's key for Web Push, made on its first start."""
        self.private_key = await self.hall.store.keep_secret("vapid", _new_private_key())
        self.public_key = _public_key(self.private_key)

    async def consider(self, room: Room, turned: set[int]) -> None:
        """Write to those whose turn has just come and who are not connected."""
        absent = [
            seat
            for seat in turned
            if room.people[seat]["kind"] == "person" and not room.online(seat)
        ]
        if absent:
            self.hall.soon(self._tell(room, absent))

    async def _tell(self, room: Room, seats: list[int]) -> None:
        for seat in seats:
            for row in await self.hall.store.rows(
                kept.notices, {"table_id": room.id, "seat": seat}
            ):
                try:
                    await self._send(room, row)
                    NOTICES.labels(row["kind"], "sent").inc()
                except Exception as error:
                    NOTICES.labels(row["kind"], "failed").inc()
                    log.warning(
                        "notice not sent",
                        table=room.id,
                        kind=row["kind"],
                        error=type(error).__name__,
                    )
                    await _forget_if_gone(self.hall.store, row, error)

    async def _send(self, room: Room, row: Row) -> None:
        await check_address(row["url"], self.settings.local_webhooks)
        send = self._push if row["kind"] == "push" else _post
        await asyncio.to_thread(send, row, json.dumps(turn_notice(room, row["seat"])))

    def _push(self, row: Row, body: str) -> None:
        keys = json.loads(row["keys"] or "{}")
        webpush(
            {"endpoint": row["url"], "keys": keys},
            body,
            vapid_private_key=Vapid.from_string(self.private_key),
            vapid_claims={"sub": CONTACT},
            timeout=PATIENCE,
            ttl=24 * 3600,
        )


def turn_notice(room: Room, seat: int) -> Row:
    """Write what is sent to a webhook, and to a browser's service worker (web/worker/sw.ts)."""
    game = room.game
    message = own_speaker("en").say(Words("your-turn", {"title": game.title}))
    told = {"table": room.id, "game": game.key, "title": game.title}
    return {**told, "seat": seat, "message": message}


async def check_address(url: str, local: bool) -> None:
    """Make sure that an address is on the open internet, not on the server's own network."""
    if local:
        return
    parts = urlsplit(url)
    try:
        port = parts.port or 443
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError):
        raise NotNow("bad-address") from None
    if not all(ipaddress.ip_address(entry[4][0]).is_global for entry in found):
        raise NotNow("bad-address")


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Follows nothing: a redirect could lead into the server's own network."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> None:
        """Go nowhere."""
        return None


def _post(row: Row, body: str) -> None:
    headers = {"Content-Type": "application/json", "User-Agent": "wyrmhall"}
    request = urllib.request.Request(row["url"], body.encode(), headers)
    with urllib.request.build_opener(_NoRedirect).open(request, timeout=PATIENCE) as answer:
        answer.read(1)


async def _forget_if_gone(store: Store, row: Row, error: Exception) -> None:
    answer = error.response if isinstance(error, WebPushException) else None
    if answer is not None and answer.status_code in GONE:
        await store.remove(kept.notices, {k: row[k] for k in ("table_id", "seat", "kind", "url")})


def _new_private_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def _public_key(private: str) -> str:
    point = Vapid.from_string(private).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return urlsafe_b64encode(point).rstrip(b"=").decode()
