"""What can go wrong with a request: a fixed key for programs, a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmhall.core.game import Refusal
from wyrmhall.core.words import Words

if TYPE_CHECKING:
    from wyrmhall.table.room import Room


class TableFault(Exception):
    """Something was not done; the words say why. Nothing has changed."""

    status = 400
    error = "bad-request"

    def __init__(self, message: str, facts: dict[str, int | str] | None = None) -> None:
        """Take a message of the table's own words."""
        super().__init__(message)
        self.words = Words(message, facts)


class NoKey(TableFault):
    """There is no key, or it is none of this table."""

    status = 401
    error = "no-key"


class NotYours(TableFault):
    """The key is not good for this."""

    status = 403
    error = "not-yours"


class NotFound(TableFault):
    """There is no such thing."""

    status = 404
    error = "not-found"


class NotNow(TableFault):
    """This is not possible as things are."""

    status = 409
    error = "not-now"


class Stopping(TableFault):
    """The server is about to stop, or to start anew."""

    status = 503
    error = "stopping"


class Stale(TableFault):
    """The table has moved on."""

    status = 409
    error = "stale"

    def __init__(self, version: int) -> None:
        """Say where it is now."""
        super().__init__("stale")
        self.version = version


class Unsound(TableFault):
    """What was sent makes no sense; says why in a sentence of its own."""

    def __init__(self, sentence: str) -> None:
        """Take the sentence."""
        super().__init__("unsound", {"sentence": sentence})


class AgainstTheRules(TableFault):
    """A move that the rules forbid."""

    status = 422
    error = "refused"

    def __init__(self, refusal: Refusal, room: Room, seat: int) -> None:
        """Carry the refusal, and what it takes to say it."""
        super().__init__("refused")
        self.refusal = refusal
        self.room = room
        self.seat = seat


class TooMany(TableFault):
    """Too many requests of one kind."""

    status = 429
    error = "too-many"

    def __init__(self, limit: str, seconds: float) -> None:
        """Say which limit, and how long to wait."""
        super().__init__("too-many", {"seconds": int(seconds) + 1})
        self.limit = limit
        self.seconds = seconds
