"""What all requests share: how they find a table, and what their faults look like."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from wyrmhall.table.faults import NotFound, Stopping
from wyrmhall.table.guard import AnyRequest, Guest, Limiter, guest_of
from wyrmhall.table.hall import Hall
from wyrmhall.table.settings import Settings
from wyrmhall.table.wire import Fault

SAID = {
    400: "Not understood: not JSON, a wrong type, an unknown field.",
    401: "No key, or none of this table.",
    403: "The key is not good for this.",
    404: "There is no such thing.",
    409: "The table has moved on (`stale`), or this is not possible now (`not-now`).",
    413: "Too large.",
    422: "Against the rules.",
    429: "Too many; wait so many seconds.",
    503: "The server is about to stop, or to start anew.",
}


def faults(*codes: int) -> Mapping[int, ResponseSpec]:
    """Describe which faults a request may have."""
    return {
        code: ResponseSpec(Fault, description=SAID[code], generate_examples=False)
        for code in sorted({400, 429, 503, *codes})
    }


class House:
    """What the requests work on; one per process, kept in the app's state."""

    def __init__(self, hall: Hall, limiter: Limiter, settings: Settings, push_key: str) -> None:
        """Bring it together."""
        self.hall = hall
        self.limiter = limiter
        self.settings = settings
        self.push_key = push_key

    async def guest(self, request: AnyRequest, id: str, limit: str) -> Guest:
        """Let somebody in at a table."""
        if self.hall.ending:
            raise Stopping("stopping")
        try:
            room = await self.hall.room(id)
        except NotFound:
            self.limit(request, "lost")
            raise
        return guest_of(request, room, self.limiter, limit)

    def limit(self, request: AnyRequest, limit: str) -> None:
        """Count something that belongs to no table."""
        self.limiter.count(limit, request.client.host if request.client else "?")


def house_of(state: State) -> House:
    """Find the house that the app was opened with."""
    house: House = state["house"]
    return house
