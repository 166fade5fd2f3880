"""The line to a client: who does not come to the point, or says too much before it, is let go."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle
from contextlib import suppress
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE: Final = 60.0  # seconds for a request, from its first byte to its last
LONGEST_HEAD: Final = 32_000  # bytes before the body


class Line(HttpToolsProtocol):
    """Uvicorn's own, which by itself waits for ever and reads headers without end."""

    deadline: TimerHandle | None = None
    in_head = True
    head = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """Expect a request from now on."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing any more."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head does not end."""
        super().data_received(data)
        self.head = self.head + len(data) if self.in_head else 0
        if self.head > LONGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """See the first byte of a request."""
        self.in_head = True
        self._expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """See the end of the head."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """See the end of the request; how long its answer takes is our own affair."""
        self._forget()
        super().on_message_complete()

    def _expect(self) -> None:
        self._forget()
        self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def _forget(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def open_many() -> None:
    """Allow as many open lines as the system does: each viewer has one, and 1,024 are soon gone."""
    with suppress(ImportError):  # Windows has neither the limit nor the module
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
