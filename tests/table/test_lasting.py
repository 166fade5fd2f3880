"""A table survives anything: crashes, races, broken connections, people who come and go."""

import os
import random
import signal
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

from tests.table.people import Ear, each_game, play_on, sit_down, soon
from tests.table.services import Wyrmhall, storage, wyrmhall

from wyrmhall.client import Data, Seat, TableError
from wyrmhall.core.match import replay
from wyrmhall.core.record import loads
from wyrmhall.games import load

GAME = "1001-islands"


def test_what_was_acknowledged_is_there_after_the_plug_was_pulled_at_any_step(
    tmp_path: Path,
) -> None:
    luck = random.Random(1)
    with storage("sqlite", tmp_path) as env, wyrmhall(env) as server:
        _, people = sit_down(server.client, GAME, 2)
        acknowledged = 0
        for _ in range(4):
            stop = threading.Timer(luck.uniform(0.05, 0.6), server.kill)
            stop.start()
            with suppress(OSError, ValueError):
                while True:
                    for person in people:
                        look = person.look("words")
                        if look["moves"]:
                            person.play(luck.choice(look["moves"])["name"])
                            acknowledged = person.version
            stop.join()
            server.start()
            version = people[0].look("words")["version"]
            assert acknowledged <= version <= acknowledged + 1  # the last answer may have been lost
        play_on(people, luck)
        check_record(people[0])


def check_record(person: Seat) -> None:
    """Play the game again from its file: it comes out the same."""
    with person.server.send("GET", f"/api/tables/{person.table}/record", key=person.key) as answer:
        record = loads(answer.read())
    match = replay(record, load(record.game))
    look = person.look("words")
    assert match.over
    assert match.position == look["position"]
    assert [score["total"] for score in look["result"]["scores"]] == match.state.result().totals()


def test_bots_go_on_after_a_crash_without_anybody_there(tmp_path: Path) -> None:
    with (
        storage("sqlite", tmp_path) as env,
        wyrmhall({**env, "WYRMHALL_BOT_PAUSE": "0.02"}) as server,
    ):
        opened = server.client.open_table(GAME, 2, chairs=[{"kind": "bot"}, {"kind": "bot"}])
        watcher = Seat(server.client, opened["table"]["id"], opened["watch"])
        soon(lambda: watcher.look("words")["position"] > 3)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as database:  # no need to wait for it
            database.execute("update tables set due = 0")
        server.start()
        soon(lambda: watcher.look("words")["over"])


def test_bots_processes_end_with_their_server(tmp_path: Path) -> None:
    with storage("sqlite", tmp_path) as env, wyrmhall(env) as server:
        _, (ann,) = sit_down(server.client, GAME, 2, people=1)
        play_on([ann], random.Random(2), 4)
        group = os.getpgid(server.process.pid)
        server.kill()
        soon(lambda: not members(group))


def members(group: int) -> list[str]:
    """List the processes of a group that run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(stat[2]) == group and stat[0] != "Z":
                found.append(folder.name)
    return found


def test_only_one_of_many_answers_to_the_same_position_is_taken(server: Wyrmhall) -> None:
    _, people = sit_down(server.client, GAME, 3)
    ears = [Ear(person) for person in people]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(12):
            looks = [person.look("words") for person in people]
            actor = next(p for p, look in zip(people, looks, strict=True) if look["moves"])
            look = max(looks, key=lambda look: look["version"])
            moves = [move["name"] for move in actor.look("words")["moves"]]
            tries = partial(attempt, actor, look["version"])
            outcomes = list(pool.map(tries, (moves * 8)[:8]))
            assert sorted(set(outcomes)) == ["accepted", "stale"]
            assert outcomes.count("accepted") == 1
            for ear in ears:
                assert ear.game(look["version"] + 1)["version"] == look["version"] + 1


def attempt(seat: Seat, version: int, move: str) -> str:
    """Make a move, and say what became of it."""
    try:
        seat.ask("POST", "moves", {"move": move, "version": version, "seat": seat.number})
    except TableError as error:
        return error.error
    return "accepted"


def test_a_viewer_who_was_cut_off_misses_nothing(server: Wyrmhall) -> None:
    _, people = sit_down(server.client, GAME, 2)
    luck = random.Random(4)
    known: list[Data] = []
    cursor = None
    for _ in range(12):
        play_on(people, luck, luck.randrange(4))
        look = people[0].look("words")
        if look["undo"] and luck.random() < 0.7:
            with suppress(TableError):
                people[0].ask("POST", "undo", {"version": look["version"], "seat": 0})
        newest = max(person.look("words")["version"] for person in people * 2)
        cursor, game = catch_up(people[0], cursor, newest)
        known = [s for s in known if s["position"] <= game["since"]] + game["steps"]
        assert known == people[0].ask("GET", "history")["steps"]


def catch_up(seat: Seat, cursor: str | None, version: int) -> tuple[str, Data]:
    """Connect with a cursor, hear how the game stands, and hang up."""
    while True:
        for id, kind, data in seat._stream("words", cursor):
            if kind == "game":
                if data["version"] >= version:
                    return id, data
                break  # another process, which has not heard yet


@each_game
def test_a_game_ends_although_people_come_and_go_as_they_like(server: Wyrmhall, key: str) -> None:
    luck = random.Random(5)
    seats = min(load(key).seats)
    settings = {"absent_after": 1, "absent_bot": "random"}
    opened, people = sit_down(server.client, key, seats, settings=settings)
    watcher = Seat(server.client, people[0].table, opened["watch"])
    away, visits = False, 0
    end = time.monotonic() + 120
    while not watcher.look("words")["over"]:
        assert time.monotonic() < end
        if visits < 6 and luck.random() < 0.05:
            visits += 1
            with suppress(TableError):
                hasty_move(people, luck)
        time.sleep(0.05)
        away |= any(seat["away"] for seat in watcher.ask("GET", "")["seats"])
    assert away


def hasty_move(people: list[Seat], luck: random.Random) -> None:
    """Come back for a moment and move, if it is one's turn."""
    person = luck.choice(people)
    look = person.look("words")
    if look["moves"]:
        person.play(luck.choice(look["moves"])["name"])


def test_a_server_that_is_asked_to_stop_does_so_at_once(tmp_path: Path) -> None:
    with storage("sqlite", tmp_path) as env, wyrmhall(env) as server:
        _, people = sit_down(server.client, GAME, 2)
        ears = [Ear(person) for person in people]
        assert ears
        begun = time.monotonic()
        server.process.send_signal(signal.SIGINT)
        server.process.wait(20)
        assert time.monotonic() - begun < 2.5
