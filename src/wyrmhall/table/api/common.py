"""What all requests share: how they find a table, and what their faults look like."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from wyrmhall.table.analysis import Analyses
from wyrmhall.table.faults import NotFound, Stopping
from wyrmhall.table.guard import AnyRequest, Guest, Limiter, address_of, guest_of
from wyrmhall.table.hall import Hall
from wyrmhall.table.settings import Settings
from wyrmhall.table.thinking import Thinkers
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


KEYS = {
    400: "bad-request", 401: "no-key", 403: "not-yours", 404: "not-found", 409: "stale",
    413: "too-large", 422: "refused", 429: "too-many", 503: "stopping",
}  # fmt: skip
MORE: dict[int, dict[str, object]] = {
    409: {"version": 8},
    422: {"rule": "TI-12", "facts": ["refusal-taken", {"slot": 2}]},
    429: {"key": "move", "seconds": 0.4},
}


def faults(*codes: int) -> Mapping[int, ResponseSpec]:
    """Describe which faults a request may have."""
    return {
        code: ResponseSpec(
            Fault, generate_examples=False, description=SAID[code], examples=[example(code)]
        )
        for code in sorted({400, 429, 503, *codes})
    }


def example(code: int) -> Example:
    """Show a fault."""
    fault = {
        "error": KEYS[code],
        "message": "What went wrong, in a sentence.",
        **MORE.get(code, {}),
    }
    return Example(summary=KEYS[code], value=fault)


class House:
    """What the requests work on; one per process, kept in the app's state."""

    def __init__(
        self,
        hall: Hall,
        limiter: Limiter,
        settings: Settings,
        push_key: str,
        thinkers: Thinkers,
        analyses: Analyses,
    ) -> None:
        """Bring it together."""
        self.hall = hall
        self.analyses = analyses
        self.thinkers = thinkers
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
        guest = guest_of(request, room, self.limiter, limit)
        if guest.keys and not guest.access.any:  # perhaps a key that was made elsewhere just now
            self.limit(request, "lost")
            await self.hall.reread_keys(room)
            guest = guest_of(request, room, self.limiter, limit)
        return guest

    def limit(self, request: AnyRequest, limit: str) -> None:
        """Count something that belongs to no table."""
        self.limiter.count(limit, address_of(request))


def house_of(state: State) -> House:
    """Find the house that the app was opened with."""
    house: House = state["house"]
    return house
