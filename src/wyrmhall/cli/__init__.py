"""The `wyrmhall` command: one module per group of commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO, cast

from wyrmhall import __version__
from wyrmhall.bots import UnknownBot
from wyrmhall.cli import arena, books, pictures, play, records, sim, speed, table, tune
from wyrmhall.cli.common import Mistake, Parser
from wyrmhall.core.box import EditionError
from wyrmhall.core.chance import LuckError
from wyrmhall.core.match import SetupError
from wyrmhall.core.record import RecordError
from wyrmhall.games import UnknownGame
from wyrmhall.lab.crew import Missing
from wyrmhall.lab.players import BadPlayer

MENDABLE = (
    BadPlayer, EditionError, LuckError, Missing, Mistake, RecordError, SetupError, UnknownBot,
    UnknownGame,
)  # fmt: skip
CANNOT = 2  # what the caller can mend
INTERRUPTED = 130
UNREAD = 141  # whoever read our output has gone


def parser() -> Parser:
    """Describe all commands."""
    top = Parser(
        prog="wyrmhall",
        description="One table for modern board games. Seats are counted from 0.",
    )
    top.add_argument("--version", action="version", version=f"wyrmhall {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for group in (books, play, table, sim, records, pictures, speed, arena, tune):
        group.add(commands)
    return top


def parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """Read the arguments; a move's name may stand in several words, after options too."""
    top = parser()
    args, left = top.parse_known_args(argv)
    if left and ("move" not in args or any(word.startswith("--") for word in left)):
        top.error(f"what is meant by {' '.join(left)!r}?")
    if left:
        args.move += left
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    _ready_streams()
    try:
        args = parsed(argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except MENDABLE as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return UNREAD
    except OSError as error:
        if error.filename is None:
            _drop_output()
        return _complain(f"{error.filename or 'The output'} cannot be written: {error.strerror}.")


def _ready_streams() -> None:
    """Make good for streams that are closed, and for letters that they cannot show."""
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nowhere(mode: str) -> TextIO:
    nothing = os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8", closefd=False)
    return cast(TextIO, nothing)


def _complain(text: str) -> int:
    # A damaged file must not write to the terminal whatever it likes.
    shown = "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in text)
    print(f"wyrmhall: {shown}", file=sys.stderr)
    return CANNOT


def _drop_output() -> None:
    # Python flushes once more on its way out: let that go nowhere.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
