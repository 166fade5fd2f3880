"""Everything that a server keeps, as one file: a JSON line per row, from any database into any.

A backup is read in one transaction, so it is of one moment, while the server goes on.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.table.store import Row, Store, metadata

FORMAT = 1
ROWS = 1000  # written at a time


class ArchiveError(Exception):
    """A backup cannot be made or restored; says why in a sentence."""


async def backup(store: Store, file: Path) -> int:
    """Write all rows into a file (compressed if it ends in .gz); it appears when it is complete."""
    partial = file.with_name(file.name + ".part")
    count = 0
    async with store.snapshot() as db:
        with _open(partial, "wb", file.name) as out:
            out.write(_line({"wyrmhall": FORMAT, "schema": await _schema(db)}))
            for table in metadata.sorted_tables:
                rows = await db.stream(sa.select(table))
                async for row in rows.mappings():
                    out.write(_line({"in": str(table.name), "row": _plain(row)}))
                    count += 1
    os.replace(partial, file)
    return count


async def restore(store: Store, file: Path) -> int:
    """Read a backup into an empty database; all of it or nothing."""
    try:
        with _open(file, "rb", file.name) as lines:
            head = msgspec.json.decode(lines.readline(), type=dict[str, object])
            return await _restore(store, head, lines)
    except (OSError, EOFError, msgspec.DecodeError, UnicodeDecodeError, KeyError) as error:
        raise ArchiveError(f"{file} is no backup of Wyrmhall, or is damaged: {error}.") from None


async def _restore(store: Store, head: dict[str, object], lines: IO[bytes]) -> int:
    count = 0
    async with store.writer.begin() as db:
        schema = await _schema(db)
        if head.get("wyrmhall") != FORMAT or head.get("schema") != schema:
            raise ArchiveError(
                f"The backup has schema {head.get('schema')}, and this version has {schema}. "
                "Restore it with the version that made it, then update."
            )
        if await _count(db) > 0:
            raise ArchiveError("The database holds tables already; restore into an empty one.")
        await db.execute(sa.delete(metadata.tables["secrets"]))
        for name, rows in _batches(lines):
            await db.execute(sa.insert(metadata.tables[name]), rows)
            count += len(rows)
    return count


def _batches(lines: IO[bytes]) -> Iterator[tuple[str, list[Row]]]:
    """Read rows, so many of a table at a time."""
    name, rows = "", list[Row]()
    for line in lines:
        entry = msgspec.json.decode(line, type=dict[str, object])
        if rows and (entry["in"] != name or len(rows) == ROWS):
            yield name, rows
            rows = []
        name = str(entry["in"])
        rows.append(cast(Row, entry["row"]))
    if rows:
        yield name, rows


async def _count(db: AsyncConnection) -> int:
    query = sa.select(sa.func.count()).select_from(metadata.tables["tables"])
    return int((await db.execute(query)).scalar_one())


async def _schema(db: AsyncConnection) -> str:
    return str((await db.execute(sa.text("select version_num from alembic_version"))).scalar_one())


def _plain(row: sa.RowMapping) -> Row:
    return {str(name): value for name, value in row.items()}


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _open(file: Path, mode: str, name: str) -> IO[bytes]:
    make = gzip.open if name.endswith(".gz") else open
    return cast(IO[bytes], make(file, mode))
