"""1001 Islands: the front door."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game, Option, State
from wyrmhall.core.tuning import read_tuning
from wyrmhall.core.words import Log
from wyrmhall.games.islands_1001.box import unbox
from wyrmhall.games.islands_1001.judge import IslandsJudge
from wyrmhall.games.islands_1001.rules import CATALOGUE, ROUNDS
from wyrmhall.games.islands_1001.scene import scene
from wyrmhall.games.islands_1001.tiles import IslandsBox
from wyrmhall.games.islands_1001.views import set_up


def options(seats: int) -> list[Option]:
    """Give the options: the rulebook has none."""
    return []


def start(
    seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None
) -> State:
    """Begin a game."""
    assert isinstance(box, IslandsBox)
    return set_up(box, seats, chance, log)


def longest(seats: int, options: Mapping[str, str]) -> int:
    """Bound the decisions: a stack, then for each player a tile, a place and a name at most."""
    return ROUNDS * (1 + 3 * seats)


GAME = Game(
    key="1001-islands",
    title="1001 Islands",
    folder=str(Path(__file__).parent),
    seats=(2, 3, 4, 5),
    minutes=(20, 40),
    rules_version=1,
    catalogue=CATALOGUE,
    endings=("points", "bandits", "shared"),
    options=options,
    unbox=unbox,
    start=start,
    longest=longest,
    scene=scene,
    judge=IslandsJudge(*read_tuning(Path(__file__).parent)),
    credits=(
        "Game design: Antoine Bauza and Bruno Cathala; published by Ludonaute, 2022.",
        "Unofficial; the Island tiles are our reconstruction.",
    ),
)
