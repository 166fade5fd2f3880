"""THE CONTRACT. What a game is, to the table, to bots, to tests. Read this file first.

A game is one `Game`, its front door, and one subclass of `State`, a game being played.
Nobody outside a game's folder knows more about it than what stands here.

- A move is one decision, one click, one small integer with one stable name.
- Luck comes in from outside, as `Chance`. What nobody has seen yet is not decided yet: a deck
  is the set of cards that may still come, and drawing decides. So no state holds a future.
- What a seat may know comes out as its `view`; what it cannot know, as a fair `guess`.
- What happened is told to a `Log`; without a log it costs nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wyrmhall.core.chance import Chance
from wyrmhall.core.words import Log, Words

if TYPE_CHECKING:
    from wyrmhall.core.look import Look
    from wyrmhall.core.scene import Scene

WATCHER: Final = -1  # a "seat" for whoever looks on and sits nowhere

Seats: TypeAlias = i64  # a set of seats: bit s stands for seat s; core/bits.py reads it
View = Mapping[str, object]  # plain data, ready for JSON; each game types its own as a TypedDict


class Refusal:
    """Why a move is not allowed: the numbered rule, and the facts that make it apply."""

    def __init__(self, rule: str, words: Words) -> None:
        """Name the rule and say the facts."""
        self.rule = rule
        self.words = words


class Line:
    """One line of a score: where the points come from, how many, by which rule."""

    def __init__(self, source: Words, points: int, rule: str) -> None:
        """Name the source, the points and the rule."""
        self.source = source
        self.points = points
        self.rule = rule


class Result:
    """How a game stands or ended; `ending` is "" as long as it goes on.

    Ranks start at 1, the best, and equal ranks are ties. A co-operative game is `shared`: the
    same lines and the same rank for every seat, and either all win or nobody.
    """

    def __init__(
        self,
        ending: str,
        scores: Sequence[Sequence[Line]],
        ranks: Sequence[int],
        winners: Sequence[int],
        shared: bool = False,
    ) -> None:
        """Take scores and ranks by seat, and the seats that won."""
        self.ending = ending
        self.scores = scores
        self.ranks = ranks
        self.winners = winners
        self.shared = shared

    def totals(self) -> list[int]:
        """Each seat's points."""
        return [sum(line.points for line in lines) for lines in self.scores]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One game being played: plain numbers and lists that only `play` changes.

    What a seat has seen, and others have not, is part of the state: `guess` needs to know it.
    """

    seats: i64  # how many

    @abstractmethod
    def turn(self) -> Seats:
        """Say who must decide now. Nobody (0): the game is over.

        Several seats decide at the same time, in any order, unseen by each other: such moves
        commute, each seat makes a number of them that all can tell, and none but the last of all
        uses luck or reveals anything.
        """

    @abstractmethod
    def moves(self, seat: i64) -> vec[i64]:
        """List what the seat may do now, in a stable order; nothing if it is not its turn."""

    @abstractmethod
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Say why the seat may not do this now. None for exactly those that `moves` lists."""

    @abstractmethod
    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Carry out a move that `moves` lists; for any other the outcome is undefined.

        Nobody else hears a move's name (it may be secret), only the events told to the log.
        """

    @abstractmethod
    def copy(self) -> State:
        """Make an equal state that shares nothing that can change."""

    @abstractmethod
    def result(self) -> Result:
        """Score the game as it stands; final once it is over. It may read secrets until then."""

    def value(self, seat: i64) -> float:
        """Give what a finished game is worth to a seat: 1 won, 0 lost, a shared win its part."""
        winners = self.result().winners
        if seat not in winners:
            return 0.0
        return 1.0 if self.result().shared else 1.0 / len(winners)

    @abstractmethod
    def view(self, seat: i64) -> View:
        """Tell all that this seat (or the WATCHER) may know, and nothing else."""

    @abstractmethod
    def guess(self, seat: i64, chance: Chance) -> State:
        """Draw a full state evenly from those that fit what the seat knows or could deduce.

        Choices that others have made unseen are drawn too, together with what allows them.
        Where an even draw is too dear, the game's docstring says how this one leans. The luck
        must not be that of the game itself.
        """

    @abstractmethod
    def label(self, seat: i64, move: i64) -> Words:
        """Name a move for a button, in terms of what the seat knows."""

    @abstractmethod
    def prompt(self, seat: i64) -> Words:
        """Say in one sentence what is asked now, of this seat or of the others."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """Count every piece by kind, wherever it lies. The counts never change in a game."""


class Catalogue:
    """All moves of a game, dense from 0. Records and the wire carry names, never numbers."""

    def __init__(self, names: Sequence[str]) -> None:
        """Number the names in their order."""
        self.names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(names)}
        if len(self._numbers) != len(self.names):
            raise ValueError("two moves of a catalogue share a name")

    def __len__(self) -> int:
        """Count the moves."""
        return len(self.names)

    def number(self, name: str) -> int | None:
        """Find a move by its name; None if the game has no such move."""
        return self._numbers.get(name)


@dataclass(frozen=True)
class Option:
    """A choice made before the game starts. Its words are the messages `option-KEY…`."""

    key: str
    values: Sequence[str]
    default: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a good player looks at. This one only knows the score; games do better.

    Its weights are numbers that the lab tunes, kept in the game's `judge.toml`, and beside them
    how a search is to use it. A judge is asked about guesses, never about the true state. Where
    all win together, it gives its own `worth` and `hopes`.
    """

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        """Take the numbers; `spread` says how many points of lead make a game all but won."""
        self.weights = weights
        self.search = search
        self.spread = weights.get("spread", 10.0)

    def prospect(self, state: State, seat: i64) -> float:
        """Estimate where a seat's score is going, in points or something like it."""
        return float(state.result().totals()[seat])

    def worth(self, state: State, seat: i64) -> float:
        """Value a position for a seat, with an eye on the best of the others."""
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.prospect(state, other))
        return self.prospect(state, seat) - best

    def hopes(self, state: State) -> list[float]:
        """Estimate for each seat what the game will be worth to it: its `value` in the end."""
        if state.turn() == 0:
            return [state.value(seat) for seat in range(state.seats)]
        ahead = [self.prospect(state, seat) / self.spread for seat in range(state.seats)]
        best = max(ahead)
        shares = [exp(lead - best) for lead in ahead]
        total = sum(shares)
        return [share / total for share in shares]

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Say how much a move deserves to be tried first, before anything is known of it."""
        return 0.0

    def reason(self, state: State, seat: i64, move: i64) -> Words | None:
        """Say in one line, in the game's words, what speaks for a move; None if nothing does."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What the box holds: the tables of an edition, checked. Each game subclasses it."""

    def __init__(self, tables: Mapping[str, object]) -> None:
        """Keep the plain tables, for records."""
        self.tables = tables


@dataclass(frozen=True)
class Game:
    """The front door: all that the house knows of a game."""

    key: str
    title: str
    folder: str  # where its rooms are: components.toml, RULES.md, words/
    seats: Sequence[int]
    minutes: tuple[int, int]
    rules_version: int  # raised when an old record would come out differently
    catalogue: Catalogue
    endings: Sequence[str]
    options: Callable[[int], Sequence[Option]]  # by number of seats
    unbox: Callable[[Mapping[str, object]], Box]  # raises EditionError with all that is wrong
    # seats, options, the luck of the setup, and who hears what happens in it
    start: Callable[[int, Mapping[str, str], Box, Chance, Log | None], State]
    longest: Callable[[int, Mapping[str, str]], int]  # no game ever has more decisions
    scene: Callable[[Look, bool], Scene]  # what a seat sees; True: on a narrow screen
    judge: Judge
    credits: Sequence[str] = ()
