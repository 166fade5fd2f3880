"""What is compiled does what its sources say, is up to date, and is worth it."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from run import compiler
from setup import FINGERPRINT, compiled_files, fingerprint
from tests.games import registered

from wyrmhall.core.game import Game
from wyrmhall.lab.bench import is_compiled, measure

HOUSE = Path(__file__).parents[1]
FASTER = {"1001-islands": 15}  # times as fast as uncompiled, at least
FASTER_ELSE = 8

compiled_only = pytest.mark.skipif(not is_compiled(), reason="Wyrmhall runs uncompiled here")


def states(pure: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.states"],
        cwd=HOUSE,
        env={**os.environ, "WYRMHALL_PURE": pure, "PYTHONPATH": "src:examples:."},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.splitlines()


@compiled_only
def test_compiled_and_uncompiled_games_are_equal_state_by_state() -> None:
    compiled, uncompiled = states("0"), states("1")
    differ = [pair for pair in zip(compiled, uncompiled, strict=False) if pair[0] != pair[1]]
    assert differ[:1] == []
    assert len(compiled) == len(uncompiled) > 1000


@pytest.mark.skipif(
    not compiler() or os.environ.get("WYRMHALL_PURE", "0") not in ("", "0"),
    reason="there is no C compiler here, or it is not wanted",
)
def test_where_there_is_a_compiler_all_is_compiled_and_up_to_date() -> None:
    names = [file.removeprefix("src/").removesuffix(".py") for file in compiled_files()]
    modules = [import_module(name.replace("/", ".")) for name in names]
    assert [m.__name__ for m in modules if str(m.__file__).endswith(".py")] == []
    assert FINGERPRINT.read_text("utf-8") == fingerprint(), "run: python3 run.py check"


@compiled_only
@pytest.mark.parametrize("game", registered(), ids=lambda game: game.key)
def test_compiling_makes_games_many_times_as_fast(game: Game) -> None:
    floor = FASTER.get(game.key, FASTER_ELSE)
    ratios: list[float] = []
    while len(ratios) < 3 and max(ratios, default=0.0) < floor:  # the machine may be busy
        ratios.append(measure(game.key)["ratio"] or 0.0)
    assert max(ratios) >= floor
