"""Runs the server: one process, or several behind one address."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path

import structlog
import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from structlog.typing import Processor

from wyrmhall.table.app import build
from wyrmhall.table.settings import Settings

BACKLOG = 2048


def app() -> Litestar:
    """Make the app from the environment; this is what uvicorn calls in each process."""
    write_log()
    keep_collector_out_of_the_way()
    settings = Settings()
    make_home(settings.database)
    return build(settings)


def write_log() -> None:
    """Log as JSON, one line per event; never a key, for none is ever in an address.

    Libraries that log in their own way speak JSON, too, and only of what goes wrong.
    """
    level = logging.getLevelName(os.environ.get("WYRMHALL_LOG", "INFO").upper())
    marks: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*marks, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    others = logging.StreamHandler(sys.stderr)
    written: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(),
    ]
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=marks, processors=written)
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[others], force=True)


def keep_collector_out_of_the_way() -> None:
    """Have full garbage collections come rarely: with many tables each one stops the server.

    Tables and requests are freed without the collector; full runs were measured to take half a
    second over 500 live tables, and to find nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 500)


def make_home(database: str) -> None:
    """Make the folder of an embedded database, for its owner alone."""
    url = make_url(database)
    if url.drivername.startswith("sqlite") and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    chosen = {
        "DATABASE_URL": args.database,
        "REDIS_URL": args.redis,
        "BOT_SECONDS": args.bot_seconds,
        "BOT_WORKERS": args.bot_workers,
    }
    for name, value in chosen.items():
        if value:
            os.environ[f"WYRMHALL_{name}"] = str(value)
    if args.behind_https:
        os.environ["WYRMHALL_SECURE"] = "1"
    if args.workers > 1 and not os.environ.get("WYRMHALL_REDIS_URL"):
        sys.stderr.write("wyrmhall: several processes need --redis (or WYRMHALL_REDIS_URL).\n")
        return 2
    listener = listen(args.host, args.port)
    host, port = listener.getsockname()[:2]
    sys.stdout.write(f"Wyrmhall is at http://{host}:{port}/\n")
    sys.stdout.flush()
    run(listener, args.workers)
    return 0


def listen(host: str, port: int) -> socket.socket:
    """Take the address, so that it is known even if any port will do."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(BACKLOG)
    listener.set_inheritable(True)
    return listener


def run(listener: socket.socket, workers: int = 1) -> None:
    """Run the processes until interrupted."""
    config = uvicorn.Config(
        "wyrmhall.table.serve:app",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,
    )
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        if workers > 1:
            from uvicorn.supervisors import Multiprocess

            Multiprocess(config, [listener]).run()
        else:
            server.run([listener])


def play_here(browser: bool = True, port: int = 0) -> int:
    """Serve on this machine alone and open the browser there."""
    listener = listen("127.0.0.1", port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    sys.stdout.write(f"The table is at {address}\nPress Ctrl-C to leave; nothing is lost.\n")
    sys.stdout.flush()
    if browser:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    run(listener)
    return 0


def _open_browser(address: str) -> None:
    for _ in range(100):
        with suppress(OSError):
            urllib.request.urlopen(f"{address}health", timeout=1).close()
            webbrowser.open(address)
            return
        time.sleep(0.1)
