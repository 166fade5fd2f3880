"""Bots at work: in processes of their own, from a record and a seat to the name of a move.

What a worker gets is what the store has; the bot itself gets its seat alone: view, moves, guesses.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import msgspec

from wyrmhall.bots import make
from wyrmhall.bots.seat import Seat
from wyrmhall.core.game import Box
from wyrmhall.core.match import Match
from wyrmhall.core.record import Record
from wyrmhall.games import load

MOST_KEPT = 50  # games that a worker has in mind

_matches: OrderedDict[str, Match] = OrderedDict()
_boxes: dict[bytes, Box] = {}


def think(table: str, record: bytes, tables: bytes, seat: int, bot: str, seed: str) -> str:
    """Choose a move: the whole work of a worker."""
    match = _match(table, msgspec.json.decode(record, type=Record), tables)
    player = make(bot, match.game, seed)
    return match.game.catalogue.names[player.choose(Seat(match.state, seat))]


def _match(table: str, record: Record, tables: bytes) -> Match:
    """Go on with the game that is in mind, or begin it anew."""
    match = _matches.pop(table, None)
    known = 0 if match is None else match.position
    if match is None or not _continues(match.record, record):
        game = load(record.game)
        match, known = Match(game, _box(record.game, tables), record), len(record.moves)
    for seat, name in record.moves[known:]:
        match.play(seat, name)
    _matches[table] = match
    while len(_matches) > MOST_KEPT:
        _matches.popitem(last=False)
    return match


def _continues(old: Record, new: Record) -> bool:
    return old.seeds == new.seeds and new.moves[: len(old.moves)] == old.moves


def _box(game: str, tables: bytes) -> Box:
    if tables not in _boxes:
        _boxes[tables] = load(game).unbox(msgspec.json.decode(tables))
    return _boxes[tables]


def _live_with_parent() -> None:
    """End when the server has ended, however it did."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.join,), daemon=True).start()


def _end_after(wait: partial[None]) -> None:
    wait()
    os._exit(0)


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        """Say how many; they start when first needed."""
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, table: str, record: bytes, tables: bytes, seat: int, bot: str, seed: str
    ) -> str:
        """Have a move chosen."""
        work = partial(think, table, record, tables, seat, bot, seed)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), work)
        except BrokenProcessPool:  # a worker was killed
            self._pool = None
            return await loop.run_in_executor(self._ready(), work)

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _live_with_parent)
        return self._pool
