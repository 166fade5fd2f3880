"""Load test: many live tables, real clients over loopback, every move durable, every update heard.

    python bench/load.py --tables 500 --seats 4 --seconds 20 --json

Starts the server as a process of its own (or use --address). First as fast as it goes, then at
half that speed to see how long it takes from a post until the last seat has heard of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
import uvloop

SETTLE = 2.0  # seconds after everybody is connected, and after the last post


class Offer(msgspec.Struct):
    """A move that may be made."""

    name: str


class Game(msgspec.Struct):
    """What the clients read of a message."""

    version: int
    over: bool
    seat: int
    moves: list[Offer] = []


decode = msgspec.json.Decoder(Game).decode


class Wire(asyncio.Protocol):
    """A connection that sends one request at a time and gives the body of each answer."""

    def __init__(self) -> None:
        """Begin unconnected."""
        self.buffer = b""
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Be connected."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        self.buffer += data
        head, found, body = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        if len(body) >= length and self.waiting is not None:
            self.buffer = body[length:]
            self.waiting.set_result((int(head[9:12]), body[:length]))

    def connection_lost(self, exc: Exception | None) -> None:
        """Be cut off."""
        self.transport = None
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(exc or ConnectionError("closed"))

    async def ask(self, method: str, path: str, key: str, body: object) -> tuple[int, bytes]:
        """Send a request."""
        content = msgspec.json.encode(body)
        auth = f"Authorization: Bearer {key}\r\n" if key else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\n{auth}Content-Type: application/json\r\n"
        self.waiting = asyncio.get_running_loop().create_future()
        assert self.transport is not None
        self.transport.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        return await self.waiting


class Listener(asyncio.Protocol):
    """A seat's stream of events."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        """Remember whose it is, and what to ask for."""
        self.table, self.seat, self.request = table, seat, request
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Be connected."""
        cast(asyncio.Transport, transport).write(self.request)

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        self.buffer += data
        *messages, self.buffer = self.buffer.split(b"\n\n")
        for message in messages:
            place = message.find(b"event: game\ndata: ")
            if place >= 0:
                self.table.heard(self.seat, decode(message[place + 18 :]), time.perf_counter())


class Table:
    """A table with a client on each seat."""

    def __init__(self, load: Load, id: str, keys: Sequence[str]) -> None:
        """Begin with nothing heard."""
        self.load, self.id, self.keys = load, id, keys
        self.wires: list[Wire] = []
        self.version = [-1] * len(keys)
        self.moves: tuple[int, int, list[Offer]] | None = None
        self.posted: dict[int, float] = {}
        self.over = False
        self.busy = False

    def heard(self, seat: int, game: Game, now: float) -> None:
        """Note an update; the last seat to hear a version tells how long it took."""
        self.version[seat] = game.version
        self.load.delivered += 1
        self.over = game.over
        if game.moves:
            self.moves = (seat, game.version, game.moves)
            if self.load.flat_out:
                self.go()
        if min(self.version) >= game.version and (sent := self.posted.pop(game.version, None)):
            self.load.latencies.append(now - sent)

    def go(self) -> None:
        """Make a move if it is time for one."""
        if not self.busy and self.moves is not None and not self.load.stopped:
            self.busy = True
            task = asyncio.get_running_loop().create_task(self.play())
            self.load.tasks.add(task)
            task.add_done_callback(self.load.tasks.discard)

    async def play(self) -> None:
        """Post a move, and be ready for the next."""
        assert self.moves is not None
        seat, version, moves = self.moves
        self.moves = None
        self.posted[version + 1] = time.perf_counter()
        path = f"/api/tables/{self.id}/moves"
        move = random.choice(moves).name
        status, answer = await self.wires[seat].ask(
            "POST", path, self.keys[seat], {"move": move, "version": version}
        )
        if status == 200:
            self.load.accepted += 1
            self.load.sent_at.append(
                time.perf_counter() - self.posted.get(version + 1, time.perf_counter())
            )
        else:
            self.load.failed.append(answer[:200].decode())
        self.busy = False
        if self.load.flat_out and self.moves is not None:
            self.go()


class Load:
    """All tables, and what is counted."""

    def __init__(self, address: str, game: str, seats: int, mode: str) -> None:
        """Remember where and what."""
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.game, self.seats, self.mode = game, seats, mode
        self.tables: list[Table] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.transports: list[asyncio.BaseTransport] = []
        self.flat_out = False
        self.stopped = True
        self.begin()

    def begin(self) -> None:
        """Count from nothing."""
        self.accepted = self.delivered = 0
        self.latencies: list[float] = []
        self.sent_at: list[float] = []
        self.failed: list[str] = []

    async def wire(self) -> Wire:
        """Connect."""
        loop = asyncio.get_running_loop()
        transport, wire = await loop.create_connection(Wire, self.host, self.port)
        self.transports.append(transport)
        return wire

    async def open_table(self, wire: Wire) -> None:
        """Make a table and seat a connected client on every chair."""
        chairs = [{"kind": "person", "name": f"P{seat}"} for seat in range(self.seats)]
        wish = {"game": self.game, "seats": self.seats, "chairs": chairs}
        status, body = await wire.ask("POST", "/api/tables", "", wish)
        assert status == 201, body
        opened = json.loads(body)
        keys = [opened["seats"][str(seat)] for seat in range(self.seats)]
        table = Table(self, opened["table"]["id"], keys)
        self.tables.append(table)
        for seat, key in enumerate(keys):
            table.wires.append(await self.wire())
            path = f"/api/tables/{table.id}/events?with={self.mode}"
            request = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key}\r\n\r\n"
            listener = partial(Listener, table, seat, request.encode())
            loop = asyncio.get_running_loop()
            transport, _ = await loop.create_connection(listener, self.host, self.port)
            self.transports.append(transport)

    async def open(self, tables: int) -> None:
        """Open all tables, a few at a time."""
        gate = asyncio.Semaphore(8)

        async def one() -> None:
            async with gate:
                await self.open_table(await self.wire())

        await asyncio.gather(*(one() for _ in range(tables)))
        await asyncio.sleep(SETTLE)

    def hang_up(self) -> None:
        """Part from the server."""
        for transport in self.transports:
            transport.close()
        self.transports = []

    async def run_flat_out(self, seconds: float) -> dict[str, Any]:
        """Post the next move as soon as its seat hears that it is its turn."""
        self.begin()
        self.flat_out, self.stopped = True, False
        for table in self.tables:
            table.go()
        return await self.finish(seconds)

    async def run_at(self, rate: float, seconds: float) -> dict[str, Any]:
        """Post moves at a steady rate, table after table."""
        self.begin()
        self.flat_out, self.stopped = False, False
        started = time.perf_counter()
        posted = 0
        while (passed := time.perf_counter() - started) < seconds:
            due = int(passed * rate)
            for _ in range(min(due - posted, len(self.tables))):
                ready = next((t for t in self._around(posted) if t.moves and not t.busy), None)
                if ready is not None:
                    ready.go()
                posted += 1
            await asyncio.sleep(0.001)
        return await self.finish(0, passed)

    def _around(self, start: int) -> list[Table]:
        first = start % len(self.tables)
        return self.tables[first:] + self.tables[:first]

    async def finish(self, seconds: float, passed: float = 0.0) -> dict[str, Any]:
        """Let it run, stop, wait for what is under way, and sum up."""
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        passed = passed or time.perf_counter() - started
        accepted = self.accepted
        self.stopped = True
        await asyncio.sleep(SETTLE)
        lost = sum(len(table.posted) for table in self.tables)
        return {
            "seconds": round(passed, 2),
            "moves": accepted,
            "moves_per_second": round(accepted / passed, 1),
            "updates_delivered": self.delivered,
            "not_delivered": lost,
            "failed": len(self.failed),
            "failures": self.failed[:3],
            "post_to_answer_ms": quantiles(self.sent_at),
            "post_to_last_delivery_ms": quantiles(self.latencies),
        }


def quantiles(values: list[float]) -> dict[str, float]:
    """Give the median and the slowest."""
    if not values:
        return {}
    ordered = sorted(values)
    places = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(ordered[min(int(len(ordered) * part), len(ordered) - 1)] * 1000, 1)
        for name, part in places.items()
    }


def processor_seconds(pid: int | None) -> float:
    """Read how long a process has kept a processor busy."""
    if pid is None:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Read how much memory a process has, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def start_server(folder: str, idle: float) -> tuple[subprocess.Popen[str], str]:
    """Start the server on a free port with an empty database."""
    env = {**os.environ, "WYRMHALL_HOME": folder, "WYRMHALL_RATE": "0", "WYRMHALL_LOG": "WARNING"}
    env["WYRMHALL_IDLE"] = str(idle)
    command = [sys.executable, "-m", "wyrmhall", "serve", "--port", "0"]
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[-1]


async def measure(args: argparse.Namespace, address: str, pid: int | None) -> dict[str, Any]:
    """Run all parts."""
    load = Load(address, args.game, args.seats, args.mode)
    await load.open(args.tables)
    report: dict[str, Any] = {"tables": args.tables, "seats": args.seats, "stream": args.mode}
    busy = processor_seconds(pid)
    report["flat_out"] = await load.run_flat_out(args.seconds)
    busy = processor_seconds(pid) - busy
    report["flat_out"]["server_ms_per_move"] = round(busy / load.accepted * 1000, 3)
    rate = report["flat_out"]["moves_per_second"] / 2
    report["half_load"] = await load.run_at(rate, args.seconds)
    return report


async def measure_memory(args: argparse.Namespace, address: str, pid: int) -> dict[str, Any]:
    """See how much memory tables take: with people connected, and when they have gone.

    Memory that was used once is seldom given back to the system, but it is used again. So what
    idle tables keep is measured as what a second lot of tables adds to the first, all gone.
    """

    def per_table() -> float:
        return round((resident(pid) - empty) / int(args.tables) / 1000, 1)

    load = Load(address, args.game, args.seats, args.mode)
    await load.open_table(await load.wire())
    await asyncio.sleep(SETTLE)
    empty = resident(pid)
    await load.open(args.tables)
    report = {"connected": per_table()}
    await asyncio.sleep(args.idle + 5)
    report["connected_idle"] = per_table()
    load.hang_up()
    await asyncio.sleep(args.idle + 5)
    once = per_table()
    await load.open(args.tables)
    load.hang_up()
    await asyncio.sleep(args.idle + 5)
    report["idle"] = round(per_table() - once, 1)
    return {"tables": args.tables, "seats": args.seats, "kb_per_table": report}


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="1001-islands")
    parser.add_argument("--mode", default="words", help="of the streams: words, look, scene")
    parser.add_argument("--idle", type=float, default=30, help="seconds until games are let go")
    parser.add_argument("--memory", action="store_true", help="measure memory instead of speed")
    parser.add_argument("--address", help="of a server that runs already")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = None if args.address else start_server(folder, args.idle)
        try:
            address, pid = (args.address, None) if server is None else (server[1], server[0].pid)
            if args.memory and pid is not None:
                report = uvloop.run(measure_memory(args, address, pid))
            else:
                report = uvloop.run(measure(args, address, pid))
        finally:
            if server is not None:
                server[0].terminate()
                server[0].wait(20)
    print(json.dumps(report, indent=None if args.json else 2))


if __name__ == "__main__":
    main()
