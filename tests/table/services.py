"""Real servers for the tests, on loopback and in folders of their own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

from wyrmhall.client import Server

SRC = str(Path(__file__).parents[2] / "src")
QUICK = {"WYRMHALL_BOT_PAUSE": "0", "WYRMHALL_RATE": "0", "WYRMHALL_SWEEP": "0.3"}
QUICK |= {"WYRMHALL_LOG": "ERROR", "WYRMHALL_BOT_WORKERS": "1", "WYRMHALL_LOCAL_WEBHOOKS": "1"}
PATIENCE = 40.0


class Unavailable(Exception):
    """A program that the tests need cannot be had here."""


def wait_for(ready: object, what: str) -> None:
    """Call `ready` until it does not fail any more."""
    assert callable(ready)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            ready()
            return
        except Exception:
            if time.monotonic() > end:
                raise TimeoutError(f"{what} does not start") from None
            time.sleep(0.05)


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        return int(finder.getsockname()[1])


def connect(port: int) -> None:
    """Find out whether somebody listens."""
    socket.create_connection(("127.0.0.1", port), 1).close()


class Wyrmhall:
    """A server as its hosts run it: `python -m wyrmhall.table` in a process of its own."""

    def __init__(self, env: dict[str, str], workers: int = 1) -> None:
        """Start it."""
        self.env, self.workers, self.port = env, workers, free_port()
        self.start()

    def start(self) -> None:
        """Start it, again at the same address."""
        command = [sys.executable, "-m", "wyrmhall", "serve", "--port", str(self.port)]
        env = {**os.environ, "PYTHONPATH": SRC, **QUICK, **self.env}
        command += ["--workers", str(self.workers)]
        self.process = subprocess.Popen(
            command, env=env, stdout=subprocess.DEVNULL, start_new_session=True
        )
        wait_for(lambda: urllib.request.urlopen(f"{self.address}/health").close(), "the server")

    @property
    def address(self) -> str:
        """Say where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def client(self) -> Server:
        """Give a client for it."""
        return Server(self.address)

    def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextmanager
def wyrmhall(env: dict[str, str], workers: int = 1) -> Iterator[Wyrmhall]:
    """Run a server for a while."""
    server = Wyrmhall(env, workers)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@cache
def program(name: str, package: str, *folders: str) -> str:
    """Find a program; install its Debian package where that is possible."""
    path = os.pathsep.join([*folders, os.environ.get("PATH", "")])
    if found := shutil.which(name, path=path):
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, env=quiet, capture_output=True, timeout=300, check=False)
        if found := shutil.which(name, path=path):
            return found
    raise Unavailable(f"{name} (Debian package {package}) is not here and cannot be installed")


def postgres_folders() -> Sequence[str]:
    """List where Debian keeps the server's programs."""
    return [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Run a PostgreSQL of our own; give its address."""
    initdb = program("initdb", "postgresql", *postgres_folders(), "/usr/lib/postgresql/15/bin")
    server = str(Path(initdb).with_name("postgres"))
    data, port = folder / "pg", free_port()
    data.mkdir()
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to be root
        user = "postgres"
        shutil.chown(data, user)
        for parent in [folder, *folder.parents][:-1]:
            with suppress(PermissionError):
                parent.chmod(parent.stat().st_mode | 0o011)
    run = [initdb, "-D", str(data), "-U", "wyrm", "--auth=trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(run, user=user, cwd="/", capture_output=True, check=True, env={"PATH": "/bin"})
    run = [server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(data)]
    process = subprocess.Popen(run, user=user, cwd="/", stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: connect(port), "PostgreSQL")
        yield f"postgresql://wyrm@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """Run a Redis of our own; give its address."""
    server, port = program("redis-server", "redis-server"), free_port()
    run = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(run, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: connect(port), "Redis")
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def storage(kind: str, folder: Path) -> Iterator[dict[str, str]]:
    """Set up a storage by its name; give the environment that makes a server use it."""
    if kind == "sqlite":
        yield {"WYRMHALL_DATABASE_URL": f"sqlite:///{folder / 'tables.db'}"}
        return
    try:
        with postgres(folder) as database, redis(folder) as bus:
            yield {"WYRMHALL_DATABASE_URL": database, "WYRMHALL_REDIS_URL": bus}
    except Unavailable as error:
        loud = f"NOT TESTED ON POSTGRESQL AND REDIS: {error}"
        print(f"\n{loud}", file=sys.__stderr__)
        pytest.skip(loud)
