"""What somebody at the table is given: all that a page, a drawing or a player needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from wyrmhall.core.game import Result, View
from wyrmhall.core.words import Words


class Offer(TypedDict):
    """A move that may be made now: its name, and words for its button."""

    name: str
    label: Words


class Look(TypedDict):
    """The game as one seat, or a watcher (-1), may see it now."""

    game: str
    seat: int
    seats: int
    options: Mapping[str, str]
    position: int  # so many moves have been made
    turn: Sequence[int]  # the seats that must decide now
    over: bool
    prompt: Words
    moves: Sequence[Offer]  # of this seat
    view: View
    result: Result | None  # once the game is over
