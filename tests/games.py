"""The games that the tests of the house look at: all that are registered, and the examples."""

import json
from functools import cache
from pathlib import Path

from nim import GAME as NIM
from wyrmhall.core.game import Game
from wyrmhall.games import KEYS, load

OUTCOMES = "outcomes.json"  # beside the records

Setup = tuple[Game, int, dict[str, str]]


@cache
def registered() -> list[Game]:
    """Open the front door of every registered game."""
    return [load(key) for key in KEYS]


def every_game() -> list[Game]:
    """List the registered games and the examples."""
    return [*registered(), NIM]


def setups(game: Game) -> list[Setup]:
    """List each seat count, with as many choices of options as show each value once."""
    rows: list[Setup] = []
    for seats in game.seats:
        options = game.options(seats)
        for row in range(max((len(option.values) for option in options), default=1)):
            chosen = {option.key: option.values[row % len(option.values)] for option in options}
            rows.append((game, seats, chosen))
    return rows


def name(setup: Setup) -> str:
    """Name a setup, for the reader of a test run."""
    game, seats, chosen = setup
    return "-".join([game.key, str(seats), *chosen.values()])


def records(game: Game) -> list[Path]:
    """List the recorded games of a game."""
    folder = Path(game.folder) / "tests" / "records"
    return sorted(file for file in folder.glob("*.json") if file.name != OUTCOMES)


def outcomes(game: Game) -> dict[str, list[object]]:
    """Read how the recorded games came out: ending, totals, ranks."""
    file = Path(game.folder) / "tests" / "records" / OUTCOMES
    told: dict[str, list[object]] = json.loads(file.read_text("utf-8"))
    return told
