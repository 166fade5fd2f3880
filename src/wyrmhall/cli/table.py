"""The commands serve, backup, restore and admin: a table for others, and what keeps it well."""

from __future__ import annotations

import argparse
import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from wyrmhall.cli.common import Commands, Mistake

if TYPE_CHECKING:
    from wyrmhall.table.settings import Settings

MOST_SECONDS = 600
MOST_WORKERS = 256


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    serve = commands.add_parser("serve", help="open the table for others, in the browser")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen at")
    serve.add_argument("--port", type=int, default=8080, help="0: any free one")
    serve.add_argument("--workers", type=int, default=1, help="processes (they need --redis)")
    add_storage(serve)
    serve.add_argument("--redis", metavar="URL", help="how several processes tell each other")
    serve.add_argument(
        "--bot-seconds", type=positive, metavar="S", help="that an Archmage may think; default: 2"
    )
    serve.add_argument(
        "--bot-workers", type=workers, metavar="N", help="processes in which bots think"
    )
    serve.add_argument("--behind-https", action="store_true", help="a proxy speaks HTTPS for us")
    serve.set_defaults(run=run_serve)
    for name, text in (("backup", "write all tables into one file"), ("restore", "read them back")):
        archive = commands.add_parser(name, help=f"{text}, for whoever hosts")
        archive.add_argument("file", metavar="FILE", help="compressed if it ends in .gz")
        add_storage(archive)
        archive.set_defaults(run=run_archive, restore=name == "restore")
    admin = commands.add_parser("admin", help="look after the tables of a server")
    admin.add_argument("what", choices=("list", "show", "export", "rewind", "close"))
    admin.add_argument("table", nargs="?", metavar="TABLE", help="a table's id")
    admin.add_argument("position", nargs="?", type=int, metavar="N", help="where to rewind to")
    admin.add_argument("--most", type=int, default=50, metavar="N", help="tables to list")
    add_storage(admin)
    admin.set_defaults(run=run_admin)


def positive(text: str) -> float:
    """Read a number of seconds."""
    number = float(text)
    if not 0 < number <= MOST_SECONDS:
        raise ValueError
    return number


def workers(text: str) -> int:
    """Read a number of processes."""
    number = int(text)
    if not 1 <= number <= MOST_WORKERS:
        raise ValueError
    return number


def add_storage(parser: argparse.ArgumentParser) -> None:
    """Add where tables are kept."""
    parser.add_argument(
        "--database", metavar="URL", help="default: WYRMHALL_DATABASE_URL, or SQLite at home"
    )


def run_serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    # Whoever wants another command need not load a server.
    from wyrmhall.table.serve import serve

    return serve(args)


def run_archive(args: argparse.Namespace) -> int:
    """Back up or restore."""
    from wyrmhall.table.admin import visiting
    from wyrmhall.table.archive import ArchiveError, backup, restore

    async def work() -> int:
        async with visiting(chosen(args)) as hall:
            return await (restore if args.restore else backup)(hall.store, Path(args.file))

    try:
        count = asyncio.run(work())
    except (ArchiveError, OSError) as error:
        raise Mistake(str(error)) from None
    print(f"{count} rows {'restored' if args.restore else 'kept'}.")
    return 0


def run_admin(args: argparse.Namespace) -> int:
    """Look after tables."""
    from wyrmhall.table import admin
    from wyrmhall.table.faults import TableFault
    from wyrmhall.table.said import own_speaker

    if args.what != "list" and args.table is None:
        raise Mistake(f"Which table? (wyrmhall admin {args.what} TABLE)")
    if args.what == "rewind" and args.position is None:
        raise Mistake("Rewind to which position? (wyrmhall admin rewind TABLE N)")

    async def work() -> str:
        async with admin.visiting(chosen(args)) as hall:
            if args.what == "list":
                return await admin.listed(hall, args.most)
            return await admin.look_after(hall, args.what, args.table, args.position or 0)

    try:
        print(asyncio.run(work()))
    except TableFault as error:
        raise Mistake(own_speaker("en").say(error.words)) from None
    return 0


def chosen(args: argparse.Namespace) -> Settings:
    """Take the settings of the environment, with the database of the command line."""
    from wyrmhall.table.settings import Settings

    settings = Settings()
    return replace(settings, database=args.database) if args.database else settings
