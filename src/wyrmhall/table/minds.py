"""What worker processes do: from a record and a seat to a move, a hint, or verdicts.

What a worker gets is what the store has; bots and searches get a seat alone: view, moves, guesses.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from wyrmhall.bots import TRIES, make
from wyrmhall.bots.review import Advice, Verdict, advise, compared, is_choice, judged
from wyrmhall.bots.search import SearchBot
from wyrmhall.bots.seat import Bot, Patience, Seat
from wyrmhall.core.game import Box, Game
from wyrmhall.core.match import Match
from wyrmhall.core.record import Record
from wyrmhall.games import load

MOST_MATCHES = 50  # games that a worker has in mind
MOST_BOTS = 8  # and players with what they remember of their turn


class Known(NamedTuple):
    """A game as the store has it: under which name to keep it in mind, record, edition's tables."""

    name: str
    record: bytes
    tables: bytes


class Share(Patience):
    """So many seconds of a longer patience."""

    def __init__(self, whole: Patience, seconds: float) -> None:
        """Begin to count."""
        self.whole = whole
        self.until = time.monotonic() + seconds

    def over(self) -> bool:
        """Ask whether either is over."""
        return time.monotonic() >= self.until or self.whole.over()


_matches: OrderedDict[str, Match] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
_boxes: dict[bytes, Box] = {}


def choose(known: Known, seat: int, bot: str, seed: str, effort: float, patience: Patience) -> str:
    """Choose a move."""
    match = _match(known)
    key = (known.name, seat, bot)
    player = _bots.pop(key, None) or _player(bot, match.game, seed, effort)
    _bots[key] = player
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return match.game.catalogue.names[player.choose(Seat(match.state, seat, patience))]


def hint(known: Known, seat: int, seed: str, effort: float, patience: Patience) -> Advice:
    """Find the best move for a seat, and why."""
    match = _match(known)
    tries = tries_of(match.game, "archmage", effort)
    return advise(match.game, Seat(match.state, seat, patience), seed, tries)


def review(
    known: Known,
    positions: Sequence[int],
    seed: str,
    effort: float,
    seconds: float,
    patience: Patience,
) -> list[Verdict]:
    """Judge the decisions made at some positions, where there was a choice; each so long."""
    record = msgspec.json.decode(known.record, type=Record)
    found = []
    for position in positions:
        match = _before(known, record, position)
        seat, move = record.moves[position]
        if is_choice(match, seat):
            tries = tries_of(match.game, "adept", effort)
            share = Share(patience, seconds)
            found.append(judged(match, seat, move, f"{seed}/{position}", tries, share))
    return found


def look_again(
    known: Known, verdict: Verdict, seed: str, effort: float, seconds: float, patience: Patience
) -> Verdict:
    """Judge a decision once more, and for longer."""
    record = msgspec.json.decode(known.record, type=Record)
    match = _before(known, record, verdict["position"])
    tries = tries_of(match.game, "adept", effort)
    return compared(match, verdict, seed, tries, Share(patience, seconds))


def _before(known: Known, record: Record, position: int) -> Match:
    before = msgspec.structs.replace(record, moves=record.moves[:position])
    return _match(known._replace(record=msgspec.json.encode(before)))


def tries_of(game: Game, strength: str, effort: float) -> int:
    """Tell how long a strength searches in a game, as a number of tries."""
    return max(int(game.judge.search.get(strength, TRIES[strength]) * effort), 1)


def _player(bot: str, game: Game, seed: str, effort: float) -> Bot:
    if bot in TRIES and effort != 1:
        return SearchBot(game, seed, tries_of(game, bot, effort))
    return make(bot, game, seed)


def _match(known: Known) -> Match:
    """Go on with the game that is in mind, or begin it anew."""
    record = msgspec.json.decode(known.record, type=Record)
    match = _matches.pop(known.name, None)
    made = 0 if match is None else match.position
    if match is None or not _continues(match.record, record):
        game = load(record.game)
        match, made = Match(game, _box(record.game, known.tables), record), len(record.moves)
    for seat, name in record.moves[made:]:
        match.play(seat, name)
    _matches[known.name] = match
    while len(_matches) > MOST_MATCHES:
        _matches.popitem(last=False)
    return match


def _continues(old: Record, new: Record) -> bool:
    return old.seeds == new.seeds and new.moves[: len(old.moves)] == old.moves


def _box(game: str, tables: bytes) -> Box:
    if tables not in _boxes:
        _boxes[tables] = load(game).unbox(msgspec.json.decode(tables))
    return _boxes[tables]
