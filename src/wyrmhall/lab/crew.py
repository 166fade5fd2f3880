"""Shares work among processes, so that what comes of it is the same for any number of them."""

from __future__ import annotations

import importlib
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from types import ModuleType, TracebackType
from typing import TypeVar

AHEAD = 4  # tasks per process that are handed out, so that none waits

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class Missing(Exception):
    """A package is missing that only the lab needs."""


def needed(name: str) -> ModuleType:
    """Import a package that whoever only plays can do without."""
    try:
        return importlib.import_module(name)
    except ImportError:
        package = name.partition(".")[0]
        raise Missing(
            f"This needs the package {package}: install it with 'pip install wyrmhall[lab]'."
        ) from None


class Crew:
    """Processes that work side by side; for one job, this process alone."""

    def __init__(self, jobs: int) -> None:
        """Call them together; they start when there is something to do."""
        self.jobs = jobs
        self._pool = (
            ProcessPoolExecutor(jobs, get_context("spawn"), _be_quiet) if jobs > 1 else None
        )

    def __enter__(self) -> Crew:
        """Be at hand."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Send everybody home; at once, if the work was interrupted."""
        if self._pool is not None:
            for process in active_children() if kind is KeyboardInterrupt else ():
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)

    def each(
        self, work: Callable[[Task], Outcome], tasks: Iterable[Task]
    ) -> Iterator[tuple[int, Outcome]]:
        """Do all tasks; give each one's place and outcome as it is done, in whatever order."""
        places = enumerate(tasks)
        if self._pool is None:
            yield from ((place, work(task)) for place, task in places)
            return
        waiting: dict[Future[Outcome], int] = {}
        while True:
            for place, task in islice(places, AHEAD * self.jobs - len(waiting)):
                waiting[self._pool.submit(work, task)] = place
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()


def _be_quiet() -> None:
    # Whoever interrupts the command means the parent, which then sends its workers home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
