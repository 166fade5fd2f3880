"""What is said and what happened, as data: a message id and its facts, in no language yet.

One message serves the log line, the button and the screen reader; `language.py` speaks it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Union, cast

Fact = Union[int, str, "Words", Sequence["Words"]]

NOBODY = -1


class Words:
    """A message: its id and the facts that it mentions.

    The facts `seat` and those that end in `_seat` are seats; they are spoken as names.
    """

    def __init__(self, message: str, facts: Mapping[str, Fact] | None = None) -> None:
        """Name the message; facts are numbers, fixed strings, or messages themselves."""
        self.message = message
        self.facts: Mapping[str, Fact] = {} if facts is None else facts

    def __repr__(self) -> str:
        """Show both parts."""
        return f"Words({self.message!r}, {dict(self.facts)!r})"

    def __eq__(self, other: object) -> bool:
        """Compare both parts."""
        return isinstance(other, Words) and self.data() == other.data()

    def __hash__(self) -> int:
        """Hash the id alone."""
        return hash(self.message)

    def data(self) -> object:
        """Give plain data, for JSON and comparison."""
        return [self.message, {name: _plain(fact) for name, fact in sorted(self.facts.items())}]


def _plain(fact: Fact) -> object:
    if isinstance(fact, Words):
        return fact.data()
    if isinstance(fact, (int, str)):
        return fact
    return [part.data() for part in fact]


def words_of(data: object) -> Words:
    """Read back what `Words.data` gave, from wherever it was kept."""
    if not _is_words(data):
        raise ValueError("these are no words")
    message, facts = cast(list[Any], data)
    return Words(message, {name: _fact(fact) for name, fact in facts.items()})


def _is_words(data: object) -> bool:
    parts = list(data) if isinstance(data, (list, tuple)) else []
    return len(parts) == 2 and isinstance(parts[0], str) and isinstance(parts[1], dict)


def _fact(data: object) -> Fact:
    if isinstance(data, (int, str)):
        return data
    if _is_words(data):
        return words_of(data)
    return [words_of(part) for part in cast(list[object], data)]


class Event:
    """One thing that happened: who did what, and who may know which part of it.

    If there is a `secret`, only the seats of `knows` hear it; the others, the doer too unless he is
    among them, hear `message` with `-unseen` added to its id. An event `reveals` if somebody learns
    what another seat had kept secret and did not show by its own move: no undo past it.
    """

    def __init__(
        self,
        message: str,
        seat: int,
        facts: Mapping[str, Fact],
        secret: Mapping[str, Fact],
        knows: int,
        reveals: bool,
    ) -> None:
        """Take the parts as `Log.tell` gives them."""
        self.message = message
        self.seat = seat
        self.facts = facts
        self.secret = secret
        self.knows = knows
        self.reveals = reveals

    def words(self, seat: int) -> Words:
        """Tell it as this seat (or the watcher, -1) may hear it."""
        facts: dict[str, Fact] = {"seat": self.seat, **self.facts}
        if not self.secret:
            return Words(self.message, facts)
        if seat >= 0 and self.knows >> seat & 1:
            return Words(self.message, {**facts, **self.secret})
        return Words(self.message + "-unseen", facts)


class Log:
    """Where rules tell what happened, if anybody listens."""

    def __init__(self) -> None:
        """Start empty."""
        self.events: list[Event] = []

    def tell(
        self,
        message: str,
        seat: int = NOBODY,
        facts: Mapping[str, Fact] | None = None,
        secret: Mapping[str, Fact] | None = None,
        knows: int = 0,
        reveals: bool = False,
    ) -> None:
        """Add an event. `knows` is a set of seats (bit s for seat s) that hear `secret` too."""
        self.events.append(Event(message, seat, facts or {}, secret or {}, knows, reveals))
