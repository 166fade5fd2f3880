"""Where tables are kept: SQLite in one file, or PostgreSQL. Rows of text and numbers, no more.

All writing goes through one queue, so that the moves of many tables share a transaction and its
one wait for the disk. Whoever writes goes on only when it is safely there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wyrmhall.table.course import Entry
from wyrmhall.table.migrate import upgrade

BATCH = 500  # entries in one transaction

metadata = sa.MetaData()
editions = sa.Table(
    "editions",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("tables", sa.Text, nullable=False),  # JSON
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("edition", sa.Text, sa.ForeignKey("editions.hash"), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("deal", sa.Text, nullable=False, index=True),  # the first table that had this luck
    sa.Column("seeds", sa.Text, nullable=False),  # JSON
    sa.Column("luck", sa.Text, nullable=False),  # JSON: that came from outside
    sa.Column("settings", sa.Text, nullable=False),  # JSON
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False, index=True),
    sa.Column("proposal", sa.Text),  # JSON
    sa.Column("rematch", sa.Text),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("due", sa.Float, index=True),  # when the server itself must act
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("open_hand", sa.Boolean, nullable=False),
    sa.Column("forced", sa.Boolean, nullable=False),
    sa.Column("until", sa.Float, nullable=False),  # online until then, or gone since then
    sa.Column("away", sa.Boolean, nullable=False),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("role", sa.Text, nullable=False),  # host, seat, watch
    sa.Column("seat", sa.Integer, nullable=False),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("seed", sa.Text),
    sa.Column("at", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("url", sa.Text, primary_key=True),
    sa.Column("keys", sa.Text),  # JSON
)
analyses = sa.Table(  # of finished games
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of the table that is analysed
    sa.Column("owner", sa.Text, nullable=False),  # who works on it
    sa.Column("until", sa.Float, nullable=False),  # and until when that is believed
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # running, done, failed
    sa.Column("result", sa.Text),  # JSON
)
secrets = sa.Table(  # of the server itself, such as its key for Web Push
    "secrets",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

Row = dict[str, Any]  # column by column, as the schema above says
Work = Callable[[AsyncConnection], Awaitable[None]]


class Kept(NamedTuple):
    """All that is stored of a table."""

    table: Row
    seats: list[Row]
    keys: dict[str, tuple[str, int]]  # hash -> role and seat
    entries: list[Entry]


@dataclass
class _Append:
    row: Row
    done: asyncio.Future[bool]


@dataclass
class _Write:
    work: Work
    done: asyncio.Future[None]


class Store:
    """One database, with its queue of what is to be written."""

    def __init__(self, url: str) -> None:
        """Remember where; `open` connects."""
        self.url = _driver_url(url)
        self._sqlite = self.url.startswith("sqlite")
        self.reader = _engine(self.url, writes=False)
        self.writer = _engine(self.url, writes=True) if self._sqlite else self.reader
        self._insert: Any = (sqlite if self._sqlite else postgresql).insert
        self._queue: asyncio.Queue[_Append | _Write] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._others = 0  # what SQLite calls the version of its data, changed by others

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        await upgrade(self.writer)
        self._task = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Finish what is queued and let go."""
        if self._task is not None:
            await self.write(_nothing)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.reader.dispose()
        await self.writer.dispose()

    # Writing

    async def append(self, table: str, number: int, entry: Entry, at: float) -> bool:
        """Add an entry as number n; False if there is one already. It is on disk after this."""
        row = {"table_id": table, "number": number, "at": at, **entry._asdict()}
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append(row, done))
        return await done

    async def write(self, work: Work) -> None:
        """Do some other writing, in the same transactions."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Write(work, done))
        await done

    async def change(self, target: sa.Table, where: Row, values: Row) -> None:
        """Set columns of the rows that agree with `where`."""
        await self.write(
            lambda db: _done(db, sa.update(target).where(*_same(target, where)), values)
        )

    async def add(self, target: sa.Table, *rows: Row) -> None:
        """Add rows; those that are there already stay as they are."""
        if rows:
            statement = self._insert(target).on_conflict_do_nothing()
            await self.write(lambda db: _done(db, statement, list(rows)))

    async def remove(self, target: sa.Table, where: Row) -> None:
        """Remove rows."""
        await self.write(lambda db: _done(db, sa.delete(target).where(*_same(target, where)), None))

    async def claim(self, target: sa.Table, row: Row, free: sa.ColumnElement[bool]) -> Row:
        """Put a row where there is none, or one that is `free`; give the one that is there then."""
        key = [column.name for column in target.primary_key]
        upsert = self._insert(target).values(row)
        rest = {name: value for name, value in row.items() if name not in key}
        upsert = upsert.on_conflict_do_update(index_elements=key, set_=rest, where=free)
        found: list[Row] = []

        async def work(db: AsyncConnection) -> None:
            await db.execute(upsert)
            found.extend(await _rows(db, sa.select(target).where(
                *_same(target, {name: row[name] for name in key}))))  # fmt: skip

        await self.write(work)
        return found[0]

    async def create(
        self, table: Row, people: list[Row], doors: list[Row], made: list[Entry]
    ) -> None:
        """Store a new table with its seats, keys, and moves that it begins with."""
        id, at = table["id"], table["created"]
        rows = [
            {"table_id": id, "number": number, "at": at, **entry._asdict()}
            for number, entry in enumerate(made, start=1)
        ]

        async def work(db: AsyncConnection) -> None:
            for target, what in (
                (tables, [table]),
                (seats, people),
                (keys, doors),
                (entries, rows),
            ):
                if what:
                    await db.execute(sa.insert(target), what)

        await self.write(work)

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while not self._queue.empty() and len(jobs) < BATCH:
                jobs.append(self._queue.get_nowait())
            try:
                outcomes = await self._commit(jobs)
            except Exception as error:
                _fail(jobs, error)
            else:
                for job, outcome in zip(jobs, outcomes, strict=True):
                    _finish(job, outcome)

    async def _commit(self, jobs: Sequence[_Append | _Write]) -> list[bool | Exception | None]:
        async with self.writer.begin() as db:
            taken = await self._append(db, [job.row for job in jobs if isinstance(job, _Append)])
            outcomes: list[bool | Exception | None] = []
            for job in jobs:
                if isinstance(job, _Append):
                    outcomes.append((job.row["table_id"], job.row["number"]) in taken)
                else:
                    outcomes.append(await _attempt(db, job.work))
        return outcomes

    async def _append(self, db: AsyncConnection, rows: list[Row]) -> set[tuple[str, int]]:
        if not rows:
            return set()
        columns = (entries.c.table_id, entries.c.number)
        statement = self._insert(entries).on_conflict_do_nothing().returning(*columns)
        result = await db.execute(statement, rows)
        return {(row[0], row[1]) for row in result}

    async def others_wrote(self) -> bool:
        """Ask whether another process has written into an embedded database since last time."""
        if not self._sqlite:
            return False
        found: list[int] = []

        async def work(db: AsyncConnection) -> None:
            found.append(int((await db.execute(sa.text("PRAGMA data_version"))).scalar_one()))

        await self.write(work)
        known, self._others = self._others, found[0]
        return known not in (0, found[0])

    # Reading

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Read everything as it is at one moment."""
        async with self.reader.connect() as db:
            if self._sqlite:
                await db.exec_driver_sql("BEGIN")
            else:
                await db.execution_options(isolation_level="REPEATABLE READ")
            yield db
            if self._sqlite:
                await db.exec_driver_sql("ROLLBACK")

    async def load(self, id: str) -> Kept | None:
        """Read a table, all of it."""
        async with self.reader.connect() as db:
            found = (
                (await db.execute(sa.select(tables).where(tables.c.id == id))).mappings().first()
            )
            if found is None:
                return None
            people = await _rows(
                db, sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
            )
            doors = await _rows(db, sa.select(keys).where(keys.c.table_id == id))
            made = await self._entries(db, id, 0)
        by_hash = {row["hash"]: (row["role"], row["seat"]) for row in doors}
        return Kept(dict(found), people, by_hash, made)

    async def entries_after(self, id: str, number: int) -> list[Entry]:
        """Read what has been added to a table since."""
        async with self.reader.connect() as db:
            return await self._entries(db, id, number)

    async def _entries(self, db: AsyncConnection, id: str, number: int) -> list[Entry]:
        c = entries.c
        columns = sa.select(c.kind, c.seat, c.text, c.seed)
        query = columns.where(c.table_id == id, c.number > number).order_by(c.number)
        return [Entry(*row) for row in await db.execute(query)]

    async def rows(self, target: sa.Table, where: Row, *order: str) -> list[Row]:
        """Read the rows that agree with `where`."""
        query = sa.select(target).where(*_same(target, where))
        async with self.reader.connect() as db:
            return await _rows(db, query.order_by(*(target.c[name] for name in order)))

    async def said_after(self, id: str, number: int) -> list[Row]:
        """Read the chat since a line."""
        query = sa.select(chat).where(chat.c.table_id == id, chat.c.number > number)
        async with self.reader.connect() as db:
            return await _rows(db, query.order_by(chat.c.number))

    async def due_before(self, now: float) -> list[str]:
        """List tables where the server itself must act."""
        query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.due < now)
        async with self.reader.connect() as db:
            return [row[0] for row in await db.execute(query.limit(BATCH))]

    async def listed(self, most: int) -> list[str]:
        """List open tables: those that wait for people first, then the newest."""
        waits = sa.case((tables.c.status == "waiting", 0), else_=1)
        query = sa.select(tables.c.id).where(
            tables.c.listed, tables.c.status.in_(("waiting", "running"))
        )
        async with self.reader.connect() as db:
            query = query.order_by(waits, tables.c.created.desc()).limit(most)
            return [row[0] for row in await db.execute(query)]

    async def keep_secret(self, name: str, value: str) -> str:
        """Store a secret of the server, unless there is one; give the one that is stored."""
        await self.add(secrets, {"name": name, "value": value})
        return str((await self.rows(secrets, {"name": name}))[0]["value"])

    async def alive(self) -> None:
        """Ask the database anything at all."""
        async with self.reader.connect() as db:
            await db.execute(sa.text("select 1"))


def _driver_url(url: str) -> str:
    parsed = make_url(url)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    name = drivers.get(parsed.drivername, parsed.drivername)
    return parsed.set(drivername=name).render_as_string(hide_password=False)


def _engine(url: str, writes: bool) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=1 if writes else 4, max_overflow=0)
    sa.event.listen(engine.sync_engine, "connect", _tune)
    if writes:
        sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _tune(connection: DBAPIConnection, record: object) -> None:
    """Have SQLite write ahead, and let a commit return only when it is on disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _same(target: sa.Table, where: Mapping[str, object]) -> list[sa.ColumnElement[bool]]:
    return [target.c[name] == value for name, value in where.items()]


async def _rows(db: AsyncConnection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in (await db.execute(query)).mappings()]


async def _done(
    db: AsyncConnection, statement: sa.Executable, values: Row | list[Row] | None
) -> None:
    await (db.execute(statement, values) if values else db.execute(statement))


async def _nothing(db: AsyncConnection) -> None:
    return None


async def _attempt(db: AsyncConnection, work: Work) -> Exception | None:
    try:
        async with db.begin_nested():
            await work(db)
    except Exception as error:
        return error
    return None


def _fail(jobs: Sequence[_Append | _Write], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)


def _finish(job: _Append | _Write, outcome: bool | Exception | None) -> None:
    if job.done.done():
        return  # whoever waited has gone
    if isinstance(outcome, Exception):
        job.done.set_exception(outcome)
    elif isinstance(job, _Append):
        job.done.set_result(bool(outcome))
    else:
        job.done.set_result(None)
