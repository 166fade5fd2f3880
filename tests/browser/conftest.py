"""A real server and a real Chromium: fetched where that is possible, else it is said loudly."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import build_web
import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from tests.browser.visitor import Visitor

HOUSE = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30.0  # seconds for the server to start


def chromium() -> str | None:
    """Find Debian's Chromium, or fetch it where we may."""
    if not shutil.which("chromium") and os.geteuid() == 0 and shutil.which("apt-get"):
        fetch = ["apt-get", "install", "-y", "-qq", "chromium"]
        subprocess.run(fetch, check=False, capture_output=True, timeout=600)
    return shutil.which("chromium")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as player:
        yield player


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium()
    if path is None:
        print("\n*** NO CHROMIUM: the browser tests do not run ***", file=sys.stderr)
        pytest.skip("there is no Chromium here, and it could not be installed")
    found = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="session")
def page_is_built() -> None:
    build_web.fetch(tools=True)
    build_web.build()


@pytest.fixture(scope="session")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a table of our own, with quick bots and without limits; give its address."""
    home = tmp_path_factory.mktemp("table")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    wishes = {"WYRMHALL_HOME": str(home), "WYRMHALL_BOT_PAUSE": "0", "WYRMHALL_RATE": "0"}
    paths = {"PYTHONPATH": str(HOUSE / "src"), "WYRMHALL_LOG": "WARNING"}
    command = [sys.executable, "-m", "wyrmhall", "serve", "--port", str(port)]
    with (home / "log").open("wb") as log:
        running = subprocess.Popen(command, env=os.environ | wishes | paths, stdout=log, stderr=log)
        try:
            yield _awaited(f"http://127.0.0.1:{port}", home / "log")
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait(20)


def _awaited(address: str, log: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                return address
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"the server did not start:\n{log.read_text('utf-8')}")


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Callable[..., Visitor]]:
    """Let visitors come, each with a browser of their own; none may see an error in the end."""
    visitors: list[Visitor] = []

    def come(**wishes: str) -> Visitor:
        visitors.append(Visitor(browser, server, **wishes))
        return visitors[-1]

    yield come
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for visitor in visitors:
            visitor.leave()
    assert [error for visitor in visitors for error in visitor.errors] == []
