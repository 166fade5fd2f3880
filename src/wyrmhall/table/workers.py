"""Worker processes: each does one errand after the other, and can be told to leave one be.

An errand is bounded twice. Its `Patience` is over when its time is up, or as soon as nobody wants
its outcome any more; and a process that does not answer even then is killed, and begins anew.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from ctypes import c_longlong
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from wyrmhall.bots.seat import Patience

GRACE = 10.0  # seconds over its time until a process is taken for dead
START = 60.0  # seconds that a process may take to start
MOST_HOMES = 2000  # tables of which it is known who thought for them

T = TypeVar("T")
Errand = Callable[[Patience], T]  # a function of some module, with its arguments bound

_context = multiprocessing.get_context("spawn")
_numbers = count(1)


class Lost(Exception):
    """The process was killed, or had to be."""


class Failed(Exception):
    """An errand ended in an error; says which."""


class Wanted(Patience):
    """Lasts so many seconds, and as long as the outcome is wanted."""

    def __init__(self, number: int, seconds: float, unwanted: c_longlong) -> None:
        """Begin to count."""
        self.number = number
        self.unwanted = unwanted
        self.until = time.monotonic() + seconds

    def over(self) -> bool:
        """Ask whether it is over."""
        return self.unwanted.value == self.number or time.monotonic() >= self.until


def serve(pipe: Connection, unwanted: c_longlong, kindness: int) -> None:
    """Do errands until the server hangs up: the whole life of a process."""
    _live_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(kindness)
    pipe.send("ready")
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, seconds, errand = pipe.recv()
            pipe.send(_done(errand, Wanted(number, seconds, unwanted)))


def _done(errand: Errand[object], patience: Patience) -> tuple[object, str]:
    try:
        return errand(patience), ""
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"


def _live_with_parent() -> None:
    """End when the server has ended, however it did."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.join,), daemon=True).start()


def _end_after(wait: Callable[[], None]) -> None:
    wait()
    os._exit(0)


class Worker:
    """One process, and what waits for it."""

    def __init__(self, kindness: int) -> None:
        """Begin without a process: it starts when first needed."""
        self.kindness = kindness
        self.waiting: set[Future[Any]] = set()
        self._unwanted: c_longlong = _context.RawValue("q", 0)
        self._thread = ThreadPoolExecutor(1)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def load(self) -> int:
        """Count the errands that are under way or wait."""
        return len(self.waiting)

    async def do(self, errand: Errand[T], seconds: float) -> T:
        """Have an errand done; whoever stops waiting for it stops it."""
        number = next(_numbers)
        done = self._thread.submit(self._exchange, number, seconds, errand)
        self.waiting.add(done)
        done.add_done_callback(self.waiting.discard)
        try:
            outcome: T = await asyncio.wrap_future(done)
        except asyncio.CancelledError:
            self._unwanted.value = number
            raise
        return outcome

    def close(self) -> None:
        """Let it go, whatever it does."""
        self._kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _exchange(self, number: int, seconds: float, errand: Errand[T]) -> T:
        pipe = self._ready()
        try:
            pipe.send((number, seconds, errand))
            outcome, fault = _awaited(pipe, seconds + GRACE)
        except (Lost, OSError, EOFError):
            self._kill()
            raise Lost from None
        if fault:
            raise Failed(fault)
        return outcome  # type: ignore[no-any-return]

    def _ready(self) -> Connection:
        """Give the line to the process; start one if there is none."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._kill()
        self._pipe, theirs = _context.Pipe()
        work = (theirs, self._unwanted, self.kindness)
        self._process = _context.Process(target=serve, args=work, daemon=True)
        self._process.start()
        theirs.close()
        try:
            _awaited(self._pipe, START)
        except (Lost, OSError, EOFError):
            self._kill()
            raise Lost from None
        return self._pipe

    def _kill(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def _awaited(pipe: Connection, seconds: float) -> Any:  # noqa: ANN401
    if not pipe.poll(seconds):
        raise Lost
    return pipe.recv()


class Lane:
    """Some workers side by side; a table goes back to the one that knows it, if it is free."""

    def __init__(self, workers: int, kindness: int = 0) -> None:
        """Say how many, and how far they stand back behind other processes."""
        self.workers = [Worker(kindness) for _ in range(workers)]
        self._homes: OrderedDict[str, Worker] = OrderedDict()

    @property
    def queue(self) -> float:
        """Tell how many errands there are for each worker."""
        return sum(worker.load for worker in self.workers) / len(self.workers)

    async def do(self, table: str, errand: Errand[T], seconds: float) -> T:
        """Have an errand done for a table; Lost or Failed if it cannot be."""
        return await self._worker(table).do(errand, seconds)

    def close(self) -> None:
        """Send the workers home."""
        for worker in self.workers:
            worker.close()

    def _worker(self, table: str) -> Worker:
        chosen = min(self.workers, key=lambda worker: worker.load)
        home = self._homes.pop(table, None)
        if home is not None and home.load <= chosen.load:
            chosen = home
        self._homes[table] = chosen
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return chosen
