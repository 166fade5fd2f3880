"""A game on trial: it is played, and the law book looks at it from all sides."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import WATCHER, Game, Result, State
from wyrmhall.core.language import LANGUAGES, Speaker
from wyrmhall.core.match import Match
from wyrmhall.core.scene import Scene
from wyrmhall.core.snapshot import digest
from wyrmhall.core.words import Event, Log, Words

MANY: Final = 250  # of larger catalogues the refusals are checked by samples


class Broken(AssertionError):
    """A game breaks a law."""


class Trial:
    """A game on its way through the laws."""

    def __init__(self, game: Game, match: Match) -> None:
        """Keep what the laws of whole games and the other worlds need."""
        self.game = game
        self.match = match
        self.seats = match.record.seats
        self.everybody = [*range(self.seats), WATCHER]
        self.census = self.state.census()
        self.copies: list[tuple[State, str]] = []  # of every position, with the digest it had
        self.worlds: dict[int, State] = {}  # by seat: a game that looks the same to it so far
        self.scenes: dict[int, list[tuple[int, Scene]]] = {}  # of the last position drawn

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.match.state

    def numbers(self) -> Sequence[int]:
        """List the moves to ask about: all, or the legal ones, their neighbours, and a sample."""
        size = len(self.game.catalogue)
        if size <= MANY:
            return range(size)
        position, stride = self.match.position, -(-size // MANY)
        legal = {int(m) for seat in range(self.seats) for m in self.state.moves(seat)}
        near = {move + d for move in legal for d in (-1, 0, 1) if 0 <= move + d < size}
        return sorted(near | set(range(position % stride, size, stride)))

    def luck(self, purpose: str) -> Chance:
        """Make luck of its own, the same again for the same purpose."""
        return Chance(f"{self.match.chance.seed}/{self.match.position}/{purpose}")


@dataclass(frozen=True)
class Step:
    """One move, seen from all sides."""

    seat: int
    move: int
    number: int
    before: State
    events: Sequence[Event]
    marked: bool  # it used luck, or told an event that reveals something

    def again(self, trial: Trial, state: State, log: Log | None) -> Chance:
        """Make the same move in another state, with the same luck."""
        chance = Chance(trial.match.chance.seed)
        chance.at(self.number)
        state.play(self.seat, self.move, chance, log)
        return chance


def need(holds: bool, fault: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(fault)


def sight(state: State, seat: int) -> bytes:
    """Gather all that a seat is shown, to the byte."""
    moves = [] if seat == WATCHER else list(state.moves(seat))
    labels = [state.label(seat, move).data() for move in moves]
    prompt = state.prompt(seat).data()
    end = scored(state.result()) if state.turn() == 0 else None
    return msgspec.json.encode([state.view(seat), state.turn(), moves, labels, prompt, end])


def heard(events: Iterable[Event], seat: int) -> bytes:
    """Gather all that a seat hears of a step, to the byte."""
    return msgspec.json.encode([event.words(seat).data() for event in events])


def refused(trial: Trial, state: State, seat: int) -> bytes:
    """Gather what a seat is told of all that it may not do, to the byte."""
    if seat == WATCHER:
        return b"[]"
    refusals = [state.refusal(seat, move) for move in trial.numbers()]
    return msgspec.json.encode([r and [r.rule, r.words.data()] for r in refusals])


def answered(trial: Trial) -> list[object]:
    """Ask a state everything."""
    state = trial.state
    for seat in trial.everybody:
        state.guess(seat, trial.luck("ask"))
    return [
        [sight(state, seat) for seat in trial.everybody],
        [refused(trial, state, seat) for seat in trial.everybody],
        scored(state.result()),
        state.census(),
    ]


def judged(trial: Trial, state: State, seat: int) -> list[object]:
    """Ask the judge everything about a state."""
    judge = trial.game.judge
    moves = [] if seat == WATCHER else list(state.moves(seat))
    reasons = [judge.reason(state, seat, move) for move in moves]
    return [
        [judge.prospect(state, other) for other in range(trial.seats)],
        [judge.worth(state, other) for other in range(trial.seats)],
        judge.hopes(state),
        [judge.promise(state, seat, move) for move in moves],
        [reason and reason.data() for reason in reasons],
    ]


def scored(result: Result) -> list[object]:
    """Give a result as plain data."""
    lines = [[[x.source.data(), x.points, x.rule] for x in lines] for lines in result.scores]
    return [result.ending, lines, list(result.ranks), list(result.winners), result.shared]


def decided(trial: Trial, order: Sequence[tuple[int, int]]) -> str | None:
    """Let two seats decide in this order; tell where it leads, unless the first one used luck."""
    state, chance = trial.state.copy(), Chance(trial.match.chance.seed)
    used = []
    for number, (seat, move) in enumerate(order, start=trial.match.position + 1):
        need(move in state.moves(seat), f"seat {seat} may no longer decide as it could")
        chance.at(number)
        state.play(seat, move, chance, None)
        used.append(chance.used)
    return None if used[0] else digest(state)


def scenes(trial: Trial) -> list[tuple[int, Scene]]:
    """Draw the table for everybody, wide and narrow; once in a position."""
    if trial.match.position not in trial.scenes:
        looks = [(seat, trial.match.look(seat)) for seat in trial.everybody]
        drawn = [(seat, trial.game.scene(look, n)) for seat, look in looks for n in (False, True)]
        trial.scenes = {trial.match.position: drawn}
    return trial.scenes[trial.match.position]


def speak(game: Game, words: Words) -> None:
    """Speak words in every language; WordsError if that cannot be done."""
    spoken, said = _spoken(game.folder), msgspec.json.encode(words.data())
    if said not in spoken:
        spoken.add(said)
        for language in LANGUAGES:
            text = Speaker(game.folder, language).say(words)
            need(bool(text.strip()), f"{words} is silent in {language}")


@cache
def _spoken(folder: str) -> set[bytes]:
    return set()


@cache
def rule_numbers(game: Game) -> frozenset[str]:
    """Read the numbers of all rules and rulings in the game's rulebook."""
    text = (Path(game.folder) / "RULES.md").read_text("utf-8")
    return frozenset(re.findall(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*", text, re.MULTILINE))


def parts(data: object, path: str) -> Iterator[tuple[str, object]]:
    """Walk through plain data, with the path of each part."""
    yield path, data
    if isinstance(data, dict):
        for name, part in data.items():
            yield from parts(part, f"{path}/{name}")
    elif isinstance(data, (list, tuple)):
        for place, part in enumerate(data):
            yield from parts(part, f"{path}/{place}")


def same(one: object, other: object, where: str = "") -> None:
    """Raise Broken unless both are equal to the byte as JSON; tell where they differ."""
    if _json(one) != _json(other):
        raise Broken(where + difference(one, other))


def difference(one: object, other: object, path: str = "") -> str:
    """Find the first place where two pieces of plain data differ."""
    one, other = (msgspec.json.decode(_json(data)) for data in (one, other))
    pairs: list[tuple[object, object, object]] = []
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs = [(key, one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = list(zip(range(len(one)), one, other, strict=True))
    for key, mine, yours in pairs:
        if _json(mine) != _json(yours):
            return difference(mine, yours, f"{path}/{key}")
    return f"{path or 'all'} is {one!r} here, {other!r} there"


def _json(data: object) -> bytes:
    return data if isinstance(data, bytes) else msgspec.json.encode(data)
