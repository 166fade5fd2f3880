"""A small client for programs that play: standard library only, over the public interface.

seat = join("http://127.0.0.1:8080/t/TABLE#KEY", "My bot")
for game in seat.turns():
    seat.play(game["moves"][0]["name"])
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from http.client import HTTPException, HTTPResponse
from typing import Any, TypeAlias
from urllib.parse import urlencode, urlsplit

PATIENCE = 30.0  # seconds; a stream gives a sign of life every 15
PAUSE = 1.0  # seconds before a lost connection is tried again

Json: TypeAlias = Any  # as docs/wire.md describes it
Data = dict[str, Any]


class TableError(Exception):
    """The server did not do it; `fault` tells error, message, rule and so on."""

    def __init__(self, status: int, fault: Data) -> None:
        """Keep the whole answer."""
        super().__init__(fault.get("message") or f"the server answered {status}")
        self.status = status
        self.error = str(fault.get("error", ""))
        self.fault = fault


class Server:
    """A server, by its address."""

    def __init__(self, address: str) -> None:
        """Take an address such as http://127.0.0.1:8080."""
        self.address = address.rstrip("/")

    def ask(self, method: str, path: str, body: Json = None, key: str = "", **query: Json) -> Json:
        """Send a request and give the answer; wait where the server says so."""
        while True:
            try:
                with self.send(method, path, body, key, **query) as answer:
                    text = _whole(answer)
                    return json.loads(text) if text else None
            except TableError as error:
                if error.status != 429:
                    raise
                time.sleep(float(error.fault["seconds"]))

    def send(
        self, method: str, path: str, body: Json = None, key: str = "", **query: Json
    ) -> HTTPResponse:
        """Send a request and give the open answer."""
        known = {name.rstrip("_"): value for name, value in query.items() if value is not None}
        url = f"{self.address}{path}" + (f"?{urlencode(known)}" if known else "")
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, headers, method=method)
        try:
            answer: HTTPResponse = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            with error:
                raise TableError(error.code, _fault(error.read())) from None
        return answer

    def games(self) -> Data:
        """See the shelf."""
        return dict(self.ask("GET", "/api/games"))

    def open_table(self, game: str, seats: int, **wishes: Json) -> Data:
        """Make a table; the answer has its keys."""
        return dict(self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wishes}))

    def join(self, table: str, name: str, key: str | None = None, seat: int | None = None) -> Seat:
        """Sit down at a table."""
        wish = {"name": name, "key": key, "seat": seat}
        body = {field: value for field, value in wish.items() if value is not None}
        seated = self.ask("POST", f"/api/tables/{table}/join", body)
        return Seat(self, table, seated["key"], seated["seat"])


class Seat:
    """A place at a table, and all that can be done there."""

    def __init__(self, server: Server, table: str, key: str, number: int | None = None) -> None:
        """Take what a link has: the table and a key."""
        self.server = server
        self.table = table
        self.key = key
        self.number = number
        self.version = 0

    def ask(self, method: str, what: str, body: Json = None, **query: Json) -> Json:
        """Send a request about this table."""
        path = f"/api/tables/{self.table}/{what}".rstrip("/")
        return self.server.ask(method, path, body, self.key, **query)

    def look(self, with_: str = "look", **query: Json) -> Data:
        """Look at the game: prompt, moves, view."""
        game: Data = self.ask("GET", "look", with_=with_, seat=self.number, **query)
        self.version = game["version"]
        return game

    def play(self, move: str) -> bool:
        """Make a move that answers what was seen last; TableError says why it is not allowed.

        False if the table had moved on before, say by an undo: then nothing has happened.
        """
        try:
            body = self._own({"move": move, "version": self.version})
            self.version = self.ask("POST", "moves", body)["version"]
        except TableError as error:
            if error.error != "stale":
                raise
            return False
        return True

    def why(self, move: str) -> Data:
        """Ask whether a move is allowed, and if not, by which rule."""
        return dict(self.ask("POST", "why", self._own({"move": move})))

    def say(self, text: str) -> None:
        """Say something."""
        self.ask("POST", "chat", self._own({"text": text}))

    def events(self, with_: str = "look") -> Iterator[tuple[str, Data]]:
        """Hear all that happens, as (kind, data); a broken connection is taken up again."""
        cursor = None
        while True:
            try:
                for id, kind, data in self._stream(with_, cursor):
                    cursor = id
                    yield kind, data
            except (OSError, HTTPException):
                pass
            except TableError as error:
                if error.status not in (429, 503):
                    raise
            time.sleep(PAUSE)

    def turns(self, with_: str = "look") -> Iterator[Data]:
        """Give the game each time this seat has something to decide, until it is over."""
        for kind, game in self.events(with_):
            if kind != "game":
                continue
            self.version = game["version"]
            if game["over"]:
                return
            if game.get("moves"):
                yield game

    def _own(self, body: Mapping[str, object]) -> Data:
        return {**body} if self.number is None else {**body, "seat": self.number}

    def _stream(self, with_: str, cursor: str | None) -> Iterator[tuple[str, str, Data]]:
        path = f"/api/tables/{self.table}/events"
        query = {"with_": with_, "after": cursor, "seat": self.number}
        with self.server.send("GET", path, None, self.key, **query) as answer:
            fields: dict[str, str] = {}
            for line in answer:
                name, colon, value = line.decode().rstrip("\n").partition(": ")
                if colon and name:
                    fields[name] = value
                elif "data" in fields:
                    if "id" in fields:  # else it is a sign of life
                        yield fields["id"], fields["event"], json.loads(fields["data"])
                    fields = {}


def join(link: str, name: str) -> Seat:
    """Sit down by a link, as people get it: http://…/t/TABLE#KEY, or without a key."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    server = Server(f"{parts.scheme}://{parts.netloc}")
    return server.join(table, name, parts.fragment or None)


def _whole(answer: HTTPResponse) -> bytes:
    try:
        return answer.read()
    except HTTPException as error:
        raise ConnectionResetError("The server went away while it answered.") from error


def _fault(content: bytes) -> Data:
    try:
        return dict(json.loads(content))
    except ValueError:
        return {}
