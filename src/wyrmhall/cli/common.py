"""What the commands share: arguments, files, and how a result is told."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import msgspec

from wyrmhall.core.box import EditionError, read_edition
from wyrmhall.core.game import WATCHER, Game, Result
from wyrmhall.core.language import LANGUAGES, Names, Speaker
from wyrmhall.core.match import OURS, Match, our_tables, replay
from wyrmhall.core.record import LARGEST, Edition, Record, RecordError, loads
from wyrmhall.core.words import Words
from wyrmhall.games import UnknownGame, load

LONGEST_SEED = 100
MOST_JOBS = 64

Commands = argparse._SubParsersAction  # argparse keeps the name of this type to itself


class Mistake(Exception):
    """Something the caller can mend; says what, in a sentence."""


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read on."""
        sys.stderr.write(f"{self.prog}: {message} (see {self.prog} --help)\n")
        sys.exit(2)


# Arguments


def add_setup(parser: argparse.ArgumentParser, choose: bool = False) -> None:
    """Add what it takes to begin a game; `choose`: which one may be left open."""
    add_way(parser, choose, "the fewest")
    parser.add_argument("--edition", metavar="FILE", help="play with other tables than ours")


def add_way(parser: argparse.ArgumentParser, choose: bool, seats: str) -> None:
    """Add which game is played, and how; `seats`: what is meant if nobody says it."""
    key = "key of a game (see: wyrmhall games)"
    parser.add_argument("game", metavar="GAME", nargs="?" if choose else None, help=key)
    parser.add_argument("--seats", type=int, metavar="N", help=f"default: {seats}")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="may be repeated"
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add how many processes share the work."""
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; default: 1")


def jobs(args: argparse.Namespace) -> int:
    """Give the number of processes."""
    return between("--jobs", args.jobs, 1, MOST_JOBS)


def between(flag: str, number: int, least: int, most: int) -> int:
    """Check a number that was asked for."""
    if not least <= number <= most:
        raise Mistake(f"{flag} must be from {least} to {most:,}, not {number:,}.")
    return number


def add_record(parser: argparse.ArgumentParser) -> None:
    """Add a record's file."""
    parser.add_argument("file", metavar="FILE", help="a recorded game")


def add_place(parser: argparse.ArgumentParser) -> None:
    """Add a record's file, a position in it, and a language."""
    add_record(parser)
    parser.add_argument("--at", type=int, metavar="N", help="after N moves; default: after all")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words")


def options(pairs: list[str]) -> dict[str, str]:
    """Read options given as key=value."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not (key and equals):
            raise Mistake(f"An option is written key=value; {pair!r} is not.")
        chosen[key] = value
    return chosen


def checked_seed(text: str) -> str:
    """Check a seed, so that a record can hold it."""
    if len(text) > LONGEST_SEED or not text.isprintable():
        raise Mistake(f"--seed must be a word of at most {LONGEST_SEED} letters.")
    return text


def seats(args: argparse.Namespace, game: Game) -> int:
    """Give the number of seats that was asked for, or the fewest."""
    chosen: int | None = args.seats
    return min(game.seats) if chosen is None else chosen


def edition(file: str | None, game: Game) -> Edition:
    """Read another edition of a game, or give ours."""
    if file is None:
        return Edition(OURS, our_tables(game))
    tables = read_edition(Path(file))
    try:
        game.unbox(tables)
    except EditionError as error:
        raise EditionError(error.faults, file) from None
    return Edition(re.sub(r"[^\w .-]", "_", Path(file).stem, flags=re.ASCII)[:LONGEST_SEED], tables)


def seat_of(text: str | None, match: Match) -> int:
    """Read a seat, or `watcher`; without any, the first that must decide."""
    if text is None:
        return match.turn()[0] if not match.over else WATCHER
    if text == "watcher":
        return WATCHER
    number = int(text) if re.fullmatch("[0-9]{1,3}", text) else WATCHER
    if not 0 <= number < match.record.seats:
        last = match.record.seats - 1
        raise Mistake(f"There is no seat {text!r}: seats are numbers from 0 to {last}.")
    return number


# Files


def read_record(file: str) -> tuple[Record, Game]:
    """Read a record's file, and find its game."""
    try:
        with Path(file).open("rb") as stream:
            record = loads(stream.read(LARGEST + 1))
        return record, load(record.game)
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}.") from None
    except (RecordError, UnknownGame) as error:
        raise RecordError(f"{file}: {error}") from None


def open_match(args: argparse.Namespace) -> Match:
    """Play a record up to the position that was asked for."""
    record, game = read_record(args.file)
    last = len(record.moves)
    if args.at is not None and not 0 <= args.at <= last:
        raise Mistake(f"The record has {last} moves: --at can be 0 to {last}.")
    try:
        return replay(record, game, args.at)
    except RecordError as error:
        raise RecordError(f"{args.file}: {error}") from None


def write(file: str, content: bytes) -> None:
    """Write a file."""
    try:
        Path(file).write_bytes(content)
    except OSError as error:
        raise Mistake(f"{file} cannot be written: {error.strerror}.") from None
    except ValueError:
        raise Mistake(f"{file!r} cannot be the name of a file.") from None


# What is told


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal; elsewhere nobody watches."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), what, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def print_json(value: object) -> None:
    """Print plain data as JSON."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def result_data(result: Result, speaker: Speaker) -> dict[str, object]:
    """Give a result as plain data."""
    return {
        "ending": result.ending,
        "shared": result.shared,
        "totals": result.totals(),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "scores": [
            [
                {"source": speaker.say(line.source), "points": line.points, "rule": line.rule}
                for line in lines
            ]
            for lines in result.scores
        ],
    }


def result_lines(result: Result, speaker: Speaker, names: Names) -> Iterator[str]:
    """Tell how a game stands or ended, each seat's points with where they come from."""
    if result.ending:
        yield speaker.say(Words("ended", {"ending": Words(f"ending-{result.ending}")}))
    totals = result.totals()
    seats = sorted(range(len(totals)), key=lambda seat: (result.ranks[seat], seat))
    for seat in seats[:1] if result.shared else seats:
        facts: Mapping[str, int] = {
            "rank": result.ranks[seat],
            "seat": seat,
            "points": totals[seat],
        }
        yield ""
        message = "total-shared" if result.shared else "total"
        yield speaker.say(Words(message, facts), names)
        for line in result.scores[seat]:
            rule = f" ({line.rule})" if line.rule else ""
            yield f"{line.points:7}  {speaker.say(line.source, names)}{rule}"
    if result.ending:
        yield ""
        winners = [speaker.name(seat, names) for seat in result.winners]
        yield winners_line(result, winners, speaker)


def winners_line(result: Result, winners: list[str], speaker: Speaker) -> str:
    """Say who won."""
    if result.shared:
        return speaker.say(Words("won-together" if winners else "lost-together"))
    return speaker.say(Words("winners", {"names": speaker.join(winners), "count": len(winners)}))
