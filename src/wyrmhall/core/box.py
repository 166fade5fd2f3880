"""Editions: the tables of a game's box, read from TOML and checked before anybody plays.

Each game has one in `components.toml`. Whoever owns the printed game can type the true tables in
and play with that file instead. Each table says how sure it is: `status` is `printed`, `derived`
or `reconstructed`, and `reason` says why.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

STATUSES = ("printed", "derived", "reconstructed")
MISSING = "the table is missing"
LARGEST = 200_000  # bytes; the largest edition of ours has about 13,000
WIDEST = 2_000  # characters of a line; a key of 100,000 parts would keep tomllib busy for minutes
TOLD = 20  # faults that are told at once, at most


class EditionError(Exception):
    """An edition cannot be played with; `faults` says all that is wrong with it."""

    def __init__(self, faults: Sequence[str], file: str = "") -> None:
        """Put the file's name before each fault."""
        begin = f"{file}: " if file else ""
        self.faults = [begin + fault for fault in faults]
        more = len(self.faults) - TOLD
        rest = [f"{begin}… and {more:,} more"] if more > 0 else []
        super().__init__("\n".join([*self.faults[:TOLD], *rest]))


class Check:
    """Collects what is wrong with an edition, so that one run tells all of it."""

    def __init__(self, tables: Mapping[str, object], needed: Sequence[str]) -> None:
        """Check what every edition needs: its tables, each with status and reason."""
        self.tables = tables
        self.faults: list[str] = []
        for name in needed:
            table = self.table(name)
            if name in tables:
                self.word(f"{name}.status", table.get("status"), STATUSES)
                reason = table.get("reason")
                given = isinstance(reason, str) and bool(reason.strip())
                self.that(given, name, "the reason for its status is missing")
        for name in tables:
            self.that(name in needed, name, "no such table in this game")

    def that(self, holds: bool, entry: str, fault: str, rule: str = "") -> bool:
        """Note a fault of an entry, with the rule it breaks, unless the condition holds."""
        if not holds:
            self.faults.append(f"{entry}: {fault}" + (f" ({rule})" if rule else ""))
        return holds

    def table(self, name: str) -> Mapping[str, object]:
        """Get a table; an empty one if it is missing or no table, which is told once."""
        table = self.tables.get(name)
        if isinstance(table, dict):
            return table
        if f"{name}: {MISSING}" not in self.faults:
            self.that(False, name, MISSING)
        return {}

    def keys(self, entry: str, row: Mapping[str, object], known: Collection[str]) -> None:
        """Note what has a name that nothing reads: as a rule it is a slip of the pen."""
        for key in row:
            self.that(key in known, f"{entry}.{key}", "nothing of this name belongs here")

    def number(self, entry: str, value: object, low: int, high: int, rule: str = "") -> int:
        """Get a whole number within bounds; `low` if it is none."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        needed = f"a whole number from {low} to {high}" if low < high else f"the number {low}"
        self._wrong(entry, value, needed, rule)
        return low

    def numbers(
        self, entry: str, value: object, length: int, low: int, high: int, rule: str = ""
    ) -> list[int]:
        """Get a list of exactly so many whole numbers within bounds."""
        if not isinstance(value, list) or len(value) != length:
            numbers = "one number" if length == 1 else f"{length} numbers"
            self._wrong(entry, value, f"a list of {numbers}", rule)
            return [low] * length
        return [self.number(entry, item, low, high, rule) for item in value]

    def word(self, entry: str, value: object, known: Sequence[str], rule: str = "") -> str:
        """Get one of the known words; the first of them if it is none."""
        if isinstance(value, str) and value in known:
            return value
        self._wrong(entry, value, f"one of {', '.join(known)}", rule)
        return known[0]

    def flag(self, entry: str, value: object, rule: str = "") -> bool:
        """Get true or false; false if it is neither."""
        if isinstance(value, bool):
            return value
        self._wrong(entry, value, "true or false", rule)
        return False

    def text(self, entry: str, value: object, longest: int, rule: str = "") -> str:
        """Get words that can be shown; "" if it is none."""
        if isinstance(value, str) and 0 < len(value.strip()) <= longest and value.isprintable():
            return value.strip()
        self._wrong(entry, value, f"text of 1 to {longest} letters", rule)
        return ""

    def _wrong(self, entry: str, value: object, needed: str, rule: str) -> None:
        fault = (
            f"missing; {needed} is needed" if value is None else f"{value!r:.40} is not {needed}"
        )
        self.that(False, entry, fault, rule)

    def rows(self, name: str, key: str = "rows") -> list[Mapping[str, object]]:
        """Get a table's list of entries, each a table itself."""
        rows = self.table(name).get(key)
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            return rows
        if name in self.tables:
            self.that(False, f"{name}.{key}", "a list of tables is needed here")
        return []

    def done(self) -> None:
        """Raise if anything was wrong."""
        if self.faults:
            raise EditionError(self.faults)


def read_edition(file: Path) -> dict[str, object]:
    """Read an edition's tables from TOML; EditionError if that cannot be done."""
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        raise EditionError([f"cannot be read: {error.strerror}"], str(file)) from None
    if len(content) > LARGEST:
        raise EditionError([f"is larger than {LARGEST:,} bytes: this is no edition"], str(file))
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
        if any(len(line) > WIDEST for line in text.split("\n")):
            raise ValueError(f"a line has more than {WIDEST:,} characters")
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise EditionError([f"is not TOML: {error}"], str(file)) from None
