"""A game as a file: what it was played with, and its moves by name. Everything shares this form.

A record says all that is needed to play the game again to the bit. It tells every secret, so it
is for the file of a finished or private game, never for somebody at the table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, Final

import msgspec

from wyrmhall.core.game import Game

FORMAT: Final = 1
LARGEST: Final = 4_000_000  # bytes; a long game with its edition has about 60,000
MOST_MOVES: Final = 100_000
LONGEST_WORD: Final = 200  # characters of a name or a seed

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=62)]  # as many as a set of core/bits.py holds
Move = tuple[Seat, str]  # who, and the name of the move
Seed = tuple[Number, str]  # the first step (0: the setup, n: move n) whose luck it gives


class RecordError(Exception):
    """A record cannot be read or played; says what is wrong and where, in a sentence or two."""


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that the game was played with, and what they are called."""

    name: str
    tables: dict[str, object]


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One game: all that it takes to play it again."""

    format: Number = FORMAT
    game: str
    rules: Number
    edition: Edition
    options: dict[str, str]
    seats: Seat
    seeds: list[Seed]
    luck: list[Number] = []  # that came from outside, in order; none as a rule
    moves: list[Move]


def dumps(record: Record) -> bytes:
    """Write a record as JSON, one table and one move per line, so that a diff can be read."""
    head = msgspec.to_builtins(record)
    del head["edition"], head["moves"]
    lines = [f'  "{key}": {_json(value)},' for key, value in head.items()]
    lines += [f'  "edition": {{"name": {_json(record.edition.name)}, "tables": {{']
    lines += _separated(f"    {_json(k)}: {_json(v)}" for k, v in record.edition.tables.items())
    lines += ["  }},", '  "moves": [']
    lines += _separated(f"    [{seat}, {_json(name)}]" for seat, name in record.moves)
    return "\n".join(["{", *lines, "  ]", "}", ""]).encode()


def loads(content: bytes) -> Record:
    """Read a record and check its form. Whether the game allows it, `replay` finds out."""
    if len(content) > LARGEST:
        raise RecordError(
            f"This is no record: it has {len(content):,} bytes, and {LARGEST:,} are the limit."
        )
    try:
        record = msgspec.json.decode(content, type=Record)
        json.loads(content, object_pairs_hook=_once, parse_int=str)
    except msgspec.ValidationError as error:
        raise RecordError(f"This is no record of a game: {_fault(error)}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"This is no record: it is not JSON ({error}).") from None
    _check_limits(record)
    return record


def check_origin(record: Record, game: Game) -> None:
    """Refuse a record of another game, another version of its rules, or impossible seats."""
    if record.game != game.key:
        raise RecordError(f"This is a record of {record.game!r}, not of {game.key!r}.")
    if record.rules != game.rules_version:
        raise RecordError(
            f"The record was played by version {record.rules} of the rules of {game.key}; "
            f"here is version {game.rules_version}."
        )


def _check_limits(record: Record) -> None:
    if record.format != FORMAT:
        raise RecordError(
            f"The record has format {record.format}; this program reads format {FORMAT}."
        )
    if len(record.moves) > MOST_MOVES:
        raise RecordError(f"The record has {len(record.moves):,} moves; no game is that long.")
    steps = [step for step, _ in record.seeds]
    if steps[:1] != [0] or any(later <= step for step, later in pairwise(steps)):
        raise RecordError("The record's seeds do not begin at step 0 and go on in order.")
    words = [record.game, record.edition.name, *record.options, *record.options.values()]
    words += [name for _, name in [*record.moves, *record.seeds]]
    if any(len(word) > LONGEST_WORD for word in words):
        raise RecordError(f"The record holds a name of more than {LONGEST_WORD} characters.")


def _once(pairs: list[tuple[str, object]]) -> None:
    """Refuse an object that names something twice: which of the two holds, readers may differ."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise RecordError(f"The record names {key!r:.40} twice in one place.")
        seen.add(key)


def _fault(error: msgspec.ValidationError) -> str:
    """Say msgspec's complaint about a move as such: `$.moves[3]` is the fourth move."""
    text = str(error)
    if found := re.search(r"\$\.moves\[(\d+)\]", text):
        return f"move {int(found[1]) + 1} is faulty ({text})"
    return text


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _separated(lines: Iterable[str]) -> list[str]:
    texts = list(lines)
    return [f"{text}," for text in texts[:-1]] + texts[-1:]
