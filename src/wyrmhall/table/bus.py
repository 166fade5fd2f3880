"""How processes tell each other that a table has changed: within one process, or over Redis."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import redis.asyncio as redis
import structlog

CHANNEL = "wyrmhall"
PAUSE = 1.0  # seconds before Redis is tried again

Hear = Callable[[str], Awaitable[None]]

log = structlog.get_logger("wyrmhall.bus")


class Bus:
    """One process alone has nobody to tell."""

    async def open(self, hear: Hear) -> None:
        """Begin to listen."""

    async def tell(self, table: str) -> None:
        """Say that a table has changed; it is in the store by now."""

    async def close(self) -> None:
        """Stop."""


class RedisBus(Bus):
    """Several processes: what one has stored, the others read."""

    def __init__(self, url: str) -> None:
        """Remember where."""
        self._redis = redis.from_url(url)
        self._me = secrets.token_hex(4)
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Subscribe before anything else happens."""
        pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        await pubsub.subscribe(CHANNEL)
        self._task = asyncio.create_task(self._listen(pubsub, hear))

    async def tell(self, table: str) -> None:
        """Publish."""
        with suppress(redis.RedisError):
            await self._redis.publish(CHANNEL, f"{self._me} {table}")

    async def close(self) -> None:
        """Let go."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _listen(self, pubsub: redis.client.PubSub, hear: Hear) -> None:
        while True:
            try:
                message = await pubsub.get_message(timeout=None)
                if message is not None:
                    sender, table = message["data"].decode().split(" ")
                    if sender != self._me:
                        await hear(table)
                continue
            except redis.RedisError as error:
                log.warning("redis is not to be reached", error=str(error))
            await asyncio.sleep(PAUSE)
            await hear("*")  # whatever may have been missed


def bus_for(url: str | None) -> Bus:
    """Choose by the address."""
    return RedisBus(url) if url else Bus()
