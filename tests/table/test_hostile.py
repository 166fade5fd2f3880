"""Somebody who means ill: everything that was not offered, in every form; nothing must change."""

import asyncio
import http.client
import json
import random
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from tests.table.people import each_game, host_of, play_on, sit_down, soon, watcher_of
from tests.table.services import QUICK, Wyrmhall, storage, wyrmhall

from wyrmhall.client import Data, Json, Seat, TableError
from wyrmhall.core.game import WATCHER
from wyrmhall.games import load
from wyrmhall.table import wire
from wyrmhall.table.app import opened
from wyrmhall.table.faults import TooMany
from wyrmhall.table.guard import MOST_STREAMS, AnyRequest, Limiter, address_of
from wyrmhall.table.keys import Access
from wyrmhall.table.opening import open_table
from wyrmhall.table.room import MOST_GUESTS, MOST_WAITING, MOST_WINDOWS, Eye, Stream
from wyrmhall.table.settings import Settings

GAME = "1001-islands"


def fault(seat: Seat, method: str, what: str, body: object = None, **query: Json) -> Data:
    """Do what must not be done, and give the refusal."""
    with pytest.raises(TableError) as error:
        seat.ask(method, what, body, **query)
    assert error.value.error, error.value.fault
    assert error.value.fault["message"]
    return {"status": error.value.status, **error.value.fault}


@each_game
def test_every_move_that_was_not_offered_is_refused_with_its_rule(
    server: Wyrmhall, key: str
) -> None:
    game, luck = load(key), random.Random(1)
    seats = max(n for n in game.seats if n <= 3)
    _, people = sit_down(server.client, key, seats)
    for _ in range(4):
        play_on(people, luck, luck.randrange(1, 9))
        looks = [person.look("words") for person in people]
        names = luck.sample(game.catalogue.names, min(25, len(game.catalogue)))
        for person, look in zip(people, looks, strict=True):
            offered = {move["name"] for move in look["moves"]}
            for name in [name for name in names if name not in offered]:
                refused = fault(person, "POST", "moves", {"move": name, "version": look["version"]})
                assert (refused["status"], refused["error"]) == (422, "refused")
                assert refused["rule"]
                assert person.why(name)["rule"] == refused["rule"]
        assert [person.look("words") for person in people] == looks


def test_stale_repeated_and_other_peoples_moves_harm_nothing(server: Wyrmhall) -> None:
    opened, (ann, bob) = sit_down(server.client, GAME, 2)
    play_on([ann, bob], random.Random(2), 5)
    actor = ann if ann.look("words")["turn"] == [0] else bob
    other = bob if actor is ann else ann
    look = actor.look("words")
    body = {"move": look["moves"][0]["name"], "version": look["version"]}
    assert fault(other, "POST", "moves", body)["error"] == "refused"
    assert fault(other, "POST", "moves", {**body, "seat": actor.number})["error"] == "not-yours"
    assert fault(watcher_of(server.client, opened), "POST", "moves", body)["status"] == 403
    assert fault(host_of(server.client, opened), "POST", "moves", body)["status"] == 403
    nobody = Seat(server.client, actor.table, "")
    assert fault(nobody, "POST", "moves", body)["status"] in (401, 403)
    thief = Seat(server.client, actor.table, "x" * 32)
    assert fault(thief, "POST", "moves", body)["status"] in (401, 403)
    for version in (look["version"] - 1, look["version"] + 1, 0):
        assert fault(actor, "POST", "moves", {**body, "version": version})["error"] == "stale"
    accepted = actor.ask("POST", "moves", body)
    again = fault(actor, "POST", "moves", body)
    assert (again["error"], again["version"]) == ("stale", accepted["version"])
    soon(
        lambda: all(s.look("words")["version"] == accepted["version"] for s in (ann, bob, ann, bob))
    )


def test_a_key_of_one_table_is_worth_nothing_at_another(server: Wyrmhall) -> None:
    first, (ann, _) = sit_down(server.client, GAME, 2)
    second, _ = sit_down(server.client, GAME, 2)
    for key in (ann.key, first["host"], first["watch"]):
        stranger = Seat(server.client, second["table"]["id"], key)
        info = stranger.ask("GET", "")
        assert (info["mine"], info["host"]) == ([], False)
        for method, what, body in (
            ("GET", "look", None), ("GET", "history", None), ("GET", "record", None),
            ("GET", "events", None), ("GET", "chat", None), ("DELETE", "", None),
            ("POST", "invite", None), ("POST", "rematch", None), ("POST", "chat", {"text": "x"}),
            ("PATCH", "settings", {"listed": True}), ("PATCH", "seats/0", {"kind": "bot"}),
            ("POST", "vote", {"agree": True}), ("POST", "fork", {"position": 0}),
            ("POST", "undo", {"version": 0}), ("POST", "rewind", {"version": 0, "position": 0}),
            ("POST", "sit", {"keys": [key]}),
            ("PUT", "notices", {"kind": "webhook", "url": "http://127.0.0.1:1/"}),
        ):  # fmt: skip
            assert fault(stranger, method, what, body)["status"] in (401, 403), what


def test_not_even_the_host_gets_the_key_of_somebody_elses_seat(server: Wyrmhall) -> None:
    chairs = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}]
    opened = server.client.open_table(GAME, 3, chairs=chairs)
    host = Seat(server.client, opened["table"]["id"], f"{opened['host']},{opened['seats']['0']}")
    assert sorted(host.ask("POST", "invite")["seats"]) == ["0", "1", "2"]
    seated = server.client.ask("POST", f"/api/tables/{host.table}/join", {"name": "Bob"})
    bob = Seat(server.client, host.table, seated["key"], 1)
    soon(lambda: host.ask("GET", "")["seats"][1]["kind"] == "person")
    assert sorted(host.ask("POST", "invite")["seats"]) == ["0", "2"]
    own = bob.ask("POST", "invite")
    assert (sorted(own["seats"]), own["watch"]) == (["1"], None)
    assert Seat(server.client, host.table, own["seats"]["1"]).ask("GET", "")["mine"] == [1]
    watcher = Seat(server.client, host.table, opened["watch"])
    assert fault(watcher, "POST", "invite")["status"] == 403


def test_a_late_friend_takes_a_bots_seat_for_all_to_see(server: Wyrmhall) -> None:
    chairs = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    opened = server.client.open_table(GAME, 2, chairs=chairs)
    host = Seat(server.client, opened["table"]["id"], f"{opened['host']},{opened['seats']['0']}")
    late = Seat(server.client, host.table, host.ask("POST", "invite")["seats"]["1"], 1)
    assert fault(late, "GET", "look?seat=1")["status"] == 403  # the bot's hand is its own
    late.ask("PATCH", "seats/1", {"kind": "person", "name": "Bob"})
    soon(lambda: may_look(late))  # as soon as each process has heard of it
    soon(lambda: host.ask("GET", "")["seats"][1]["kind"] == "person")
    soon(lambda: host.ask("GET", "")["seats"][1]["name"] == "Bob")


def may_look(seat: Seat) -> bool:
    """Ask whether a seat is shown the game as its own."""
    try:
        return bool(seat.look("words")["seat"] == seat.number)
    except TableError:
        return False


WRONG = [
    b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"move": 3, "version": 0}', b"[" * 5000,
    b'{"move": "x"}', b'{"move": "x", "version": -1}', b'{"move": "x", "version": 1e99}',
    b'{"move": "x", "version": "a"}', b'{"move": null, "version": 0}',
    b'{"move": "x", "version": 0, "seat": 99}', b'{"move": "x", "version": 0, "more": 1}',
    json.dumps({"move": "x" * 201, "version": 0}).encode(),
]  # fmt: skip


@pytest.mark.parametrize("body", WRONG, ids=range(len(WRONG)))
def test_what_is_no_move_at_all_is_not_understood(
    server: Wyrmhall, body: bytes, table: tuple[Seat, Seat]
) -> None:
    ann, _ = table
    status, answer = post(server, f"/api/tables/{ann.table}/moves", ann.key, body)
    assert (status, json.loads(answer)["error"]) == (400, "bad-request")


def test_what_is_too_large_is_not_read(server: Wyrmhall, table: tuple[Seat, Seat]) -> None:
    ann, _ = table
    body = json.dumps({"move": "x", "version": 0, "pad": "x" * 100_000}).encode()
    status, answer = post(server, f"/api/tables/{ann.table}/moves", ann.key, body)
    assert (status, json.loads(answer)["error"]) == (413, "too-large")
    record = json.dumps({"record": "x" * 9_000_000}).encode()
    assert post(server, "/api/import", "", record)[0] == 413


@pytest.fixture(scope="module")
def table(server: Wyrmhall) -> tuple[Seat, Seat]:
    _, (ann, bob) = sit_down(server.client, GAME, 2)
    return ann, bob


def post(server: Wyrmhall, path: str, key: str, body: bytes) -> tuple[int, bytes]:
    """Post bytes, whatever they are."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    try:
        # It may be refused before all of it was sent; the answer is there all the same.
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.request("POST", path, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def test_a_cookie_is_out_of_reach_and_changes_nothing_without_our_header(server: Wyrmhall) -> None:
    opened = server.client.open_table(GAME, 2, chairs=[{"kind": "person"}, {"kind": "person"}])
    table, key = opened["table"]["id"], opened["seats"]["0"]
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    body = json.dumps({"keys": [key]})
    json_type = {"Content-Type": "application/json"}
    connection.request("POST", f"/api/tables/{table}/sit", body, json_type)
    answer = connection.getresponse()
    answer.read()
    cookie = answer.headers["Set-Cookie"]
    for part in ("HttpOnly", "SameSite=lax", f"Path=/api/tables/{table}"):
        assert part in cookie
    brought = {**json_type, "Cookie": cookie.split(";")[0]}
    say = json.dumps({"text": "hello"})
    connection.request("POST", f"/api/tables/{table}/chat", say, brought)
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["error"]) == (403, "not-yours")
    connection.request("POST", f"/api/tables/{table}/chat", say, {**brought, "X-Wyrmhall": "1"})
    answer = connection.getresponse()
    answer.read()
    assert answer.status == 201
    connection.request("GET", f"/api/tables/{table}/look", headers={"Cookie": cookie.split(";")[0]})
    assert json.loads(connection.getresponse().read())["seat"] == 0
    connection.close()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/none", "/health", "/static/none"])
def test_every_answer_carries_what_keeps_browsers_safe(server: Wyrmhall, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert "Server" not in answer.headers


def test_too_much_at_once_is_told_in_numbers(tmp_path_factory: pytest.TempPathFactory) -> None:
    limited = {**QUICK, "WYRMHALL_RATE": "0.2"}
    with (
        storage("sqlite", tmp_path_factory.mktemp("limited")) as env,
        wyrmhall({**limited, **env}) as server,
    ):
        _, (ann, _) = sit_down(server.client, GAME, 2)
        faults = []
        for _ in range(40):
            status, answer = post(
                server, f"/api/tables/{ann.table}/chat", ann.key, b'{"text": "x"}'
            )
            if status == 429:
                faults.append(json.loads(answer))
        assert faults
        assert faults[0]["error"] == "too-many"
        assert faults[0]["key"] == "chat"
        assert 0 < faults[0]["seconds"] <= 6


def test_webhooks_cannot_reach_into_the_servers_own_network(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with (
        storage("sqlite", tmp_path_factory.mktemp("strict")) as env,
        wyrmhall({**env, "WYRMHALL_LOCAL_WEBHOOKS": ""}) as server,
    ):
        _, (ann, _) = sit_down(server.client, GAME, 2)
        for url in ("http://127.0.0.1:80/", "http://[::1]/", "http://10.0.0.1/",
                    "http://169.254.169.254/",
                    "http://localhost/", "http://0.0.0.0/",
                    "https://nowhere.invalid/"):  # fmt: skip
            refused = fault(ann, "PUT", "notices", {"kind": "webhook", "url": url})
            assert refused["error"] == "not-now", url
        for url in ("file:///etc/passwd", "gopher://x/", "javascript:x"):
            refused = fault(ann, "PUT", "notices", {"kind": "webhook", "url": url})
            assert refused["error"] == "bad-request", url


def test_who_opens_window_after_window_shuts_nobody_out(tmp_path: Path) -> None:
    async def crowd() -> None:
        async with opened(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")) as house:
            chairs = [wire.Chair(kind="person", name=name) for name in ("Ann", "Bob")]
            wish = wire.NewTable(game=GAME, seats=2, chairs=chairs)
            room, _ = await open_table(house.hall, wish)
            guest, ann, bob = Access(watch=True), Access({0}, {0}), Access({1}, {1})
            for _ in range(MOST_GUESTS):
                assert not room.crowded()
                room.join(Stream(Eye(WATCHER), guest))
            assert room.crowded()
            window = Stream(Eye(1), bob)
            room.join(window)
            windows = [Stream(Eye(0, language), ann) for language in ("en", "de") * MOST_WINDOWS]
            for stream in windows:
                room.join(stream)
            assert [stream.closed for stream in windows] == [True] * MOST_WINDOWS + [
                False
            ] * MOST_WINDOWS
            assert not window.closed

    asyncio.run(crowd())


def test_who_does_not_read_is_let_go_and_keeps_nothing_waiting() -> None:
    stream = Stream(Eye(0), Access({0}, {0}))
    for _ in range(3 * MOST_WAITING):
        stream.send(b"x")
    assert stream.closed
    assert stream.waiting.qsize() == 1
    assert asyncio.run(stream.next()) is None


def test_more_keys_or_addresses_of_one_house_give_no_more_than_one() -> None:
    limiter = Limiter(1.0)
    address = address_of(request_from("2001:db8:1:2:3:4:5:6"))
    assert address == address_of(request_from("2001:db8:1:2::9"))
    assert address != address_of(request_from("2001:db8:1:3::9"))
    with ExitStack() as open_streams:
        for _ in range(MOST_STREAMS):
            limiter.check_streams(address)
            open_streams.enter_context(limiter.stream(address))
        with pytest.raises(TooMany):
            limiter.check_streams(address)
        limiter.check_streams("192.0.2.1")
    limiter.check_streams(address)


def request_from(host: str) -> AnyRequest:
    """Make a request that comes from an address."""
    return cast(AnyRequest, SimpleNamespace(client=SimpleNamespace(host=host)))


def test_fresh_keys_of_a_seat_share_its_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    limited = {**QUICK, "WYRMHALL_RATE": "1"}
    with (
        storage("sqlite", tmp_path_factory.mktemp("limited")) as env,
        wyrmhall({**limited, **env}) as server,
    ):
        _, (ann, _) = sit_down(server.client, GAME, 2)
        keys = [ann.key, *(ann.ask("POST", "invite")["seats"]["0"] for _ in range(3))]
        path, body = f"/api/tables/{ann.table}/chat", b'{"text": "x"}'
        answers = [post(server, path, keys[n % 4], body)[0] for n in range(16)]
        assert 429 in answers
        assert answers.count(201) < 12
