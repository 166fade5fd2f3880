"""What the documents say is true: their commands and programs run, their links lead somewhere."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from run import STEPS
from tests.games import registered

from wyrmhall import __version__

HOUSE = Path(__file__).parents[1]
PAGES = sorted([*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md")])

per_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(str(HOUSE / room) for room in ("src", "examples", "."))
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
    )


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "sh")], ids=lambda p: p.name)
def test_the_commands_of_the_documents_work(page: Path, tmp_path: Path) -> None:
    for line in "".join(blocks(page, "sh")).splitlines():
        command, *arguments = shlex.split(line, comments=True)
        assert command == "wyrmhall", f"cannot try out {line!r}"
        done = run(["-m", "wyrmhall", *arguments], tmp_path)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "python")], ids=lambda p: p.name)
def test_the_programs_of_the_documents_work(page: Path, tmp_path: Path) -> None:
    for program in blocks(page, "python"):
        done = run(["-W", "error", "-c", program], tmp_path)
        assert done.returncode == 0, done.stderr


@per_page
def test_run_is_called_as_it_can_be(page: Path) -> None:
    for command in re.findall(r"python3 run\.py (\w+(?: \w+)*)", page.read_text("utf-8")):
        first, *names = command.split()
        assert first in {"play", "check"}
        assert first == "play" or set(names) <= set(STEPS), command


@per_page
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    inside = [link for link in links if not link.startswith("http")]
    assert [link for link in inside if not (page.parent / link).exists()] == []


def test_the_readme_lists_the_games_that_there_are() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (.*?) \|", (HOUSE / "README.md").read_text("utf-8"), re.M)
    assert rows == [(game.key, game.title) for game in registered()]


def test_the_version_is_the_one_that_is_changed_now() -> None:
    settings = (HOUSE / "pyproject.toml").read_text("utf-8")
    assert f'version = "{__version__}"' in settings
    assert f"## {__version__}" in (HOUSE / "CHANGELOG.md").read_text("utf-8")


def test_decisions_are_numbered_and_short() -> None:
    files = sorted((HOUSE / "docs" / "decisions").glob("*.md"))
    for number, file in enumerate(files, start=1):
        lines = file.read_text("utf-8").splitlines()
        assert file.name.startswith(f"{number:04}-")
        assert lines[0].startswith(f"# {number}. ")
        assert len(lines) <= 20
