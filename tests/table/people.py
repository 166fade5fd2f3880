"""People at a table, for the tests."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, Queue

import pytest

from wyrmhall.client import Data, Json, Seat, Server
from wyrmhall.games import KEYS

PATIENCE = 30.0


def sit_down(
    server: Server, game: str, seats: int, people: int | None = None, **wishes: Json
) -> tuple[Data, list[Seat]]:
    """Open a table with persons on the first seats and bots on the rest."""
    people = seats if people is None else people
    chairs = [{"kind": "person", "name": f"P{seat}"} for seat in range(people)]
    chairs += [{"kind": "bot", "bot": "random"} for _ in range(seats - people)]
    opened = server.open_table(game, seats, chairs=chairs, **wishes)
    table = opened["table"]["id"]
    return opened, [Seat(server, table, opened["seats"][str(s)], s) for s in range(people)]


def host_of(server: Server, opened: Data) -> Seat:
    """Act as the host."""
    return Seat(server, opened["table"]["id"], opened["host"])


def watcher_of(server: Server, opened: Data) -> Seat:
    """Look on."""
    return Seat(server, opened["table"]["id"], opened["watch"])


def one_move(seats: Sequence[Seat], luck: random.Random) -> Data | None:
    """Make any move of anybody; give the look before it, or None once the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        look = seats[0].look("words")
        if look["over"]:
            return None
        for seat in seats:
            if seat.number in look["turn"]:
                mine = seat.look("words")
                if mine["moves"] and seat.play(luck.choice(mine["moves"])["name"]):
                    return mine
        time.sleep(0.01)  # a bot thinks, or another process has not heard yet
    raise TimeoutError("nobody can move")


def soon(ready: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "it does not come to be"
        time.sleep(0.02)


def play_on(seats: Sequence[Seat], luck: random.Random, moves: int = 100_000) -> int:
    """Make so many moves, or play to the end."""
    made = 0
    while made < moves and one_move(seats, luck) is not None:
        made += 1
    return made


class Ear:
    """Listens to a stream in a thread, and keeps what it hears."""

    def __init__(self, seat: Seat, with_: str = "words") -> None:
        """Begin to listen."""
        self.heard: list[tuple[str, Data]] = []
        self._queue: Queue[tuple[str, Data]] = Queue()
        events = seat.events(with_)

        def listen() -> None:
            for event in events:
                self._queue.put(event)

        threading.Thread(target=listen, daemon=True).start()
        self.until(lambda kind, data: kind == "table")

    def until(self, wanted: Callable[[str, Data], bool]) -> Data:
        """Wait for a message; it must come soon."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                kind, data = self._queue.get(timeout=max(end - time.monotonic(), 0.001))
            except Empty:
                raise TimeoutError(f"not heard; but: {self.heard[-3:]}") from None
            self.heard.append((kind, data))
            if wanted(kind, data):
                return data

    def game(self, version: int) -> Data:
        """Wait until a version of the game is heard of."""
        return self.until(lambda kind, data: kind == "game" and data["version"] >= version)


each_game = pytest.mark.parametrize(
    ("kept", "key"),
    [*(("sqlite", key) for key in KEYS), ("postgres", "1001-islands")],
    indirect=["kept"],
)
