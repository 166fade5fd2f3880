"""One game being played: its state, its record, and what happened so far.

A match knows nothing of people, networks or storage. Step 0 of the record's luck is the setup,
step n is the n-th move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from msgspec import structs

from wyrmhall.core.bits import count, has, members_of
from wyrmhall.core.box import EditionError, read_edition
from wyrmhall.core.chance import Chance, LuckError, Told
from wyrmhall.core.game import WATCHER, Box, Game, Refusal
from wyrmhall.core.language import Speaker
from wyrmhall.core.look import Look
from wyrmhall.core.record import Edition, Record, RecordError, check_origin
from wyrmhall.core.words import Event, Log, Words

OURS = "wyrmhall"  # what our own edition is called


class SetupError(Exception):
    """A game cannot be set up like this; says why in a sentence."""


class Refused(Exception):
    """A move is not allowed; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal."""
        super().__init__(refusal.words.message)
        self.refusal = refusal


@dataclass(frozen=True)
class Step:
    """One move that was made, and what came of it."""

    seat: int
    move: int
    turn: int  # the set of seats that were to decide
    events: Sequence[Event]
    marked: bool  # it brought something new to light: nobody goes back behind it


class Match:
    """A game being played."""

    def __init__(self, game: Game, box: Box, record: Record) -> None:
        """Set the game up as the record says, and make the moves that it holds."""
        self.game = game
        self.box = box
        self.record = record
        self._rebuild(record.moves)

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        tables: Mapping[str, object] | None = None,
        edition: str = OURS,
        luck: Sequence[int] = (),
    ) -> Match:
        """Start a new game, with our own edition or with the tables of another one."""
        if tables is None:
            tables = our_tables(game)
        record = Record(
            game=game.key,
            rules=game.rules_version,
            edition=Edition(edition, dict(tables)),
            options=settled(game, seats, options),
            seats=seats,
            seeds=[(0, seed)],
            luck=list(luck),
            moves=[],
        )
        return cls(game, game.unbox(tables), record)

    @property
    def position(self) -> int:
        """Count the moves made so far."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        """Ask whether the game is over."""
        return self.state.turn() == 0

    def turn(self) -> list[int]:
        """List the seats that must decide now."""
        return members_of(self.state.turn())

    def play(self, seat: int, move: str | int) -> Step:
        """Make a move; Refused if it is not allowed, LuckError if luck from outside is wrong."""
        number = self._number(move)
        if refusal := self.refusal(seat, number):
            raise Refused(refusal)
        turn = int(self.state.turn())
        log = Log()
        self._go_to(self.position + 1)
        try:
            self.state.play(seat, number, self.chance, log)
        except LuckError:
            self._rebuild(self.record.moves)
            raise
        revealed = any(event.reveals for event in log.events)
        step = Step(seat, number, turn, log.events, self.chance.used or revealed)
        self.steps.append(step)
        self.record.moves.append((seat, self.game.catalogue.names[number]))
        return step

    def refusal(self, seat: int, move: str | int) -> Refusal | None:
        """Say why a seat may not make this move now, if it may not."""
        if not 0 <= seat < self.record.seats:
            return Refusal("", Words("no-such-seat", {"number": seat}))
        return self.state.refusal(seat, self._number(move))

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; Refused if that is too late."""
        if refusal := self.undo_refusal(seat):
            raise Refused(refusal)
        self._rebuild(self._without_last(seat))

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Say why the seat's last move cannot be taken back, if it cannot.

        Others may have moved since only where all of them were to decide at the same time.
        """
        later: set[int] = set()
        for step in reversed(self.steps):
            if step.marked:
                return Refusal("", Words("undo-seen"))
            if step.seat == seat:
                free = all(has(step.turn, other) for other in later) and self._stands(seat, later)
                return None if free else Refusal("", Words("undo-others"))
            later.add(step.seat)
        return Refusal("", Words("undo-nothing"))

    def reseed(self, seed: str) -> None:
        """Let all luck from the next move on come from another seed."""
        first = self.position + 1
        kept = [entry for entry in self.record.seeds if entry[0] < first]
        self.record.seeds = [*kept, (first, seed)]
        self._go_to(first)

    def look(self, seat: int) -> Look:
        """Give all that a seat, or a watcher, may see now."""
        names = self.game.catalogue.names
        moves = [] if seat == WATCHER else list(self.state.moves(seat))
        return {
            "game": self.game.key,
            "seat": seat,
            "seats": self.record.seats,
            "options": self.record.options,
            "position": self.position - len(self._unseen(seat)),
            "turn": self.turn(),
            "over": self.over,
            "prompt": self.state.prompt(seat),
            "moves": [{"name": names[m], "label": self.state.label(seat, m)} for m in moves],
            "view": self.state.view(seat),
            "result": self.state.result() if self.over else None,
        }

    def _repr_svg_(self) -> str:
        """Show the table in a notebook, as a watcher sees it."""
        # Whoever plays a million games in a process need not load what draws them.
        from wyrmhall.core.svg import svg

        drawn = self.game.scene(self.look(WATCHER), False)
        return svg(drawn, Speaker(self.game.folder, "en"), {}, heading=True)

    def history(self, seat: int) -> list[list[Words]]:
        """Tell what happened in the setup and in each move, as a seat or a watcher may hear it.

        What others do unseen is no part of its own: so there is one part for each position that
        `look` counts.
        """
        unseen = self._unseen(seat)
        told = [[event.words(seat) for event in self.opening]]
        for place, step in enumerate(self.steps):
            if place not in unseen:
                told.append([])
            told[-1].extend(event.words(seat) for event in step.events)
        return told

    def _number(self, move: str | int) -> int:
        if isinstance(move, int):
            if not 0 <= move < len(self.game.catalogue):
                raise Refused(Refusal("", Words("unknown-move", {"move": str(move)})))
            return move
        number = self.game.catalogue.number(move)
        if number is None:
            raise Refused(Refusal("", self._unknown(move)))
        return number

    def _unknown(self, name: str) -> Words:
        near = get_close_matches(name, self.game.catalogue.names, 1)
        if near:
            return Words("near-move", {"move": name, "near": near[0]})
        return Words("unknown-move", {"move": name})

    def _rebuild(self, moves: Sequence[tuple[int, str]]) -> None:
        self._set_up()
        for seat, name in moves:
            self.play(seat, name)

    def _set_up(self) -> None:
        record = self.record
        record.moves = []
        self.steps: list[Step] = []
        self.chance: Chance = Told(record.luck)
        self._go_to(0)
        log = Log()
        self.state = self.game.start(record.seats, record.options, self.box, self.chance, log)
        self.opening: Sequence[Event] = log.events

    def _go_to(self, step: int) -> None:
        """Stand at a step's luck, from the seed that is in force there."""
        if not self.record.luck:
            seed = max(entry for entry in self.record.seeds if entry[0] <= step)[1]
            if seed != self.chance.seed or isinstance(self.chance, Told):
                self.chance = Chance(seed)
        self.chance.at(step)

    def _unseen(self, seat: int) -> set[int]:
        """Find others' steps in a decision that all make at the same time and that is open."""
        found: set[int] = set()
        turn = int(self.state.turn())
        for place in range(self.position - 1, -1, -1):
            step = self.steps[place]
            if step.marked or turn == 0 or turn & ~step.turn:
                break
            if step.seat != seat:
                found.add(place)
            turn = step.turn
        return found if count(turn) > 1 else set()

    def _without_last(self, seat: int) -> list[tuple[int, str]]:
        moves = list(self.record.moves)
        del moves[max(place for place, move in enumerate(moves) if move[0] == seat)]
        return moves

    def _stands(self, seat: int, later: set[int]) -> bool:
        """Try whether the moves of others still stand without the seat's last one."""
        try:
            if later:
                moves = self._without_last(seat)
                Match(self.game, self.box, structs.replace(self.record, moves=moves))
        except Refused:
            return False
        return True


def our_tables(game: Game) -> dict[str, object]:
    """Read our own edition of a game."""
    return read_edition(Path(game.folder) / "components.toml")


def settled(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Check seats and options, and fill in what was left open; SetupError if they are wrong."""
    if seats not in game.seats:
        raise SetupError(
            f"{game.title} is for {_either(game.seats)} seats; {seats} is not possible."
        )
    offered = {option.key: option for option in game.options(seats)}
    for key, value in options.items():
        if key not in offered:
            known = f", only: {', '.join(offered)}" if offered else " or any other"
            raise SetupError(f"With {some_seats(seats)} {game.title} has no option {key!r}{known}.")
        if value not in offered[key].values:
            known = ", ".join(offered[key].values)
            raise SetupError(f"The option {key!r} cannot be {value!r}; it can be: {known}.")
    return {key: options.get(key, option.default) for key, option in offered.items()}


def some_seats(number: int) -> str:
    """Say how many seats."""
    return "1 seat" if number == 1 else f"{number} seats"


def replay(record: Record, game: Game, until: int | None = None) -> Match:
    """Play a record, all of it or so many moves; RecordError says what is wrong and where."""
    match = None
    for match in walk(record, game):
        if match.position == until:
            break
    assert match is not None
    return match


def walk(record: Record, game: Game) -> Iterator[Match]:
    """Play a record move by move: the one match that goes on, first as it was set up."""
    check_origin(record, game)
    try:
        options = settled(game, record.seats, record.options)
        start = structs.replace(record, options=options, seeds=[*record.seeds], moves=[])
        match = Match(game, game.unbox(record.edition.tables), start)
    except (SetupError, LuckError) as error:
        raise RecordError(f"The game cannot be set up as the record says: {error}") from None
    except EditionError as error:
        more = f" (and {len(error.faults) - 1:,} more)" if len(error.faults) > 1 else ""
        said = f"{error.faults[0]}{more}"
        raise RecordError(f"The record's edition cannot be played with: {said}") from None
    yield match
    for place, (seat, name) in enumerate(record.moves, start=1):
        _follow(match, place, seat, name)
        yield match
    _check_luck(match)


def _follow(match: Match, place: int, seat: int, name: str) -> None:
    where = f"Move {place} of the record ({name!r} by seat {seat})"
    try:
        match.play(seat, name)
    except Refused as error:
        rule = error.refusal.rule and f" ({error.refusal.rule})"
        said = Speaker(match.game.folder, "en").say(error.refusal.words)
        raise RecordError(f"{where} is not allowed: {said}{rule}") from None
    except LuckError as error:
        raise RecordError(f"{where} cannot be played: {error}.") from None


def _check_luck(match: Match) -> None:
    if isinstance(match.chance, Told) and match.over:
        left = len(match.chance.outcomes) - match.chance.spent
        if left:
            raise RecordError(f"The game is over, and {left} outcomes of the record's luck remain.")


def _either(numbers: Sequence[int]) -> str:
    texts = [str(number) for number in numbers]
    return " or ".join(filter(None, [", ".join(texts[:-1]), texts[-1]]))
