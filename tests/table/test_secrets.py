"""Nothing that a seat must not know reaches it, to the byte: not in messages, files, or faults."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.people import each_game, host_of, one_move, sit_down, watcher_of
from tests.table.services import Wyrmhall

from wyrmhall.client import Seat
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import WATCHER
from wyrmhall.core.match import Refused
from wyrmhall.games import KEYS, load
from wyrmhall.table import foresight, wire
from wyrmhall.table.api.play import redacted
from wyrmhall.table.app import opened
from wyrmhall.table.course import Entry
from wyrmhall.table.keys import Access
from wyrmhall.table.opening import open_table
from wyrmhall.table.room import Eye, Room, Stream, encode
from wyrmhall.table.settings import Settings

LOOKS = 8  # about, in a game


@pytest.fixture(autouse=True)
def _even_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "new_seed", lambda: "the same")


def rooms(folder: Path, key: str, seats: int) -> Room:
    """Make a table with persons on all seats, without a server."""

    async def make() -> Room:
        settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", redis=None)
        async with opened(settings) as house:
            chairs = [wire.Chair(kind="person", name=f"P{seat}") for seat in range(seats)]
            room, _ = await open_table(
                house.hall, wire.NewTable(game=key, seats=seats, chairs=chairs)
            )
            return room

    return asyncio.run(make())


def eyes(seat: int) -> Iterator[Eye]:
    """Look in every way."""
    for language in ("en", "de"):
        yield Eye(seat, language)
        yield Eye(seat, language, words=True, view=True)
        yield Eye(seat, language, words=True, scene=True, narrow=language == "de")


def all_that_reaches(room: Room, seat: int) -> list[bytes]:
    """Collect everything that a seat can be sent about a position."""
    access = Access({seat}, {seat}) if seat >= 0 else Access(watch=True)
    sent = [encode(room.position(eye, False, -1)) for eye in eyes(seat)]
    sent += [encode(room.info(access)), encode(redacted(room, seat)), room.cursor(seat).encode()]
    return [*sent, *(encode(why(room, seat, name)) for name in room.game.catalogue.names[:200])]


def why(room: Room, seat: int, name: str) -> object:
    """Ask about a move."""
    if seat == WATCHER:
        return None
    refusal = room.match.refusal(seat, name)
    return None if refusal is None else [refusal.rule, refusal.words.data()]


def step(room: Room, luck: random.Random) -> tuple[int, str] | None:
    """Choose a move of anybody."""
    match = room.match
    if match.over:
        return None
    seat = luck.choice(match.turn())
    moves = list(match.state.moves(seat))
    return seat, match.game.catalogue.names[luck.choice(moves)]


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(
    key: str, tmp_path: Path
) -> None:
    luck = random.Random(key)
    for seats in load(key).seats:
        room = rooms(tmp_path, key, seats)
        often = LOOKS / room.game.longest(seats, room.options)
        while (chosen := step(room, luck)) is not None:
            if luck.random() < often:
                for seat in (*range(seats), WATCHER):
                    check_alike(room, seat, chosen, luck)
            room.take(Entry("move", *chosen))


def check_alike(room: Room, seat: int, chosen: tuple[int, str], luck: random.Random) -> None:
    """Compare what a seat is sent, here and by its next step, with a table that it cannot tell."""
    truth = room.match.state
    guess = truth.guess(seat, Chance(str(luck.random())))
    sent = all_that_reaches(room, seat)
    told = hears(room, seat, chosen) if chosen[0] == seat else None
    room.match.state = guess
    assert all_that_reaches(room, seat) == sent
    if told is not None:
        assert hears(room, seat, chosen) == told
    room.match.state = truth


def hears(room: Room, seat: int, chosen: tuple[int, str]) -> list[bytes] | None:
    """Listen in on a step of the seat's own, if it brings nothing to light; then forget it."""
    state, course, steps = room.match.state, room.course, list(room.match.steps)
    room.match.state = state.copy()
    streams = [Stream(eye, Access({seat}, {seat})) for eye in eyes(seat)]
    settled = room.sight(WATCHER).settled
    try:
        marked = room.match.play(*chosen).marked
        room.course.add(Entry("move", *chosen))
        for stream in streams:
            room.join(stream)
        room.tell_game(room.course.lowest(settled))
    except Refused:
        marked = True
    finally:
        if len(room.match.steps) > len(steps):
            room.match.record.moves.pop()
        room.match.steps, room.match.state = steps, state
        if room.course.version > len(room.course.entries):
            raise AssertionError
        if room.course.lengths[-1] > len(steps):
            room.course = course.without_last()
        for stream in streams:
            room.leave(stream)
    if marked:
        return None
    return [message for s in streams for message in drained(s)]


def drained(stream: Stream) -> Iterator[bytes]:
    """Give what waits to be sent."""
    while not stream.waiting.empty():
        message = stream.waiting.get_nowait()
        assert message is not None
        yield message


@each_game
def test_no_key_and_no_seed_ever_reaches_anybody_else(server: Wyrmhall, key: str) -> None:
    seats = min(load(key).seats, default=1)
    opened_table, people = sit_down(server.client, key, seats)
    watcher, host = watcher_of(server.client, opened_table), host_of(server.client, opened_table)
    keys = {opened_table["host"], opened_table["watch"], *opened_table["seats"].values()}
    heard: dict[str, list[str]] = {}
    luck = random.Random(3)
    made = 0
    while one_move(people, luck) is not None:
        made += 1
        if made % 15 == 0 and not watcher.look("")["over"]:
            for somebody in (*people, watcher, host):
                heard.setdefault(somebody.key, []).extend(everything(somebody))
    seed = people[0].ask("GET", "record")["seeds"][0][1]
    for own, texts in heard.items():
        whole = "\n".join(texts)
        assert len(whole) > 10_000
        assert seed not in whole
        assert not [key for key in keys - {own} if key in whole]
        assert own not in whole


def everything(somebody: Seat) -> Iterator[str]:
    """Fetch all that somebody can ask for."""
    for what in (
        "",
        "look?with=look,scene",
        "history",
        "chat",
        "record",
        "look?at=3&with=look,scene",
    ):
        path = f"/api/tables/{somebody.table}/{what}".rstrip("/")
        with somebody.server.send("GET", path, key=somebody.key) as answer:
            yield str(answer.headers) + answer.read().decode()
    stream = somebody.server.send(
        "GET", f"/api/tables/{somebody.table}/events?with=look,scene", key=somebody.key
    )
    with stream:
        for line in stream:
            yield line.decode()
            if line.startswith(b"event: game"):
                yield stream.readline().decode()
                return
