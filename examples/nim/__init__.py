"""Nim with secret cards: a complete tiny game, and the template for new ones."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from nim.box import HEAPS, NimBox
from nim.judge import NimJudge
from nim.rules import NAMES
from nim.scene import scene
from nim.views import start
from wyrmhall.core.game import Catalogue, Game, Option
from wyrmhall.core.tuning import read_tuning


def options(seats: int) -> Sequence[Option]:
    """Offer heaps of several sizes (N-1)."""
    return [Option("heap", HEAPS, HEAPS[0])]


def longest(seats: int, chosen: Mapping[str, str]) -> int:
    """Count the calls, and two decisions for each stick."""
    return seats + 2 * int(chosen["heap"])


GAME = Game(
    key="nim",
    title="Nim",
    folder=str(Path(__file__).parent),
    seats=(2, 3, 4),
    minutes=(2, 5),
    rules_version=1,
    catalogue=Catalogue(NAMES),
    endings=("last-stick",),
    options=options,
    unbox=NimBox,
    start=start,
    longest=longest,
    scene=scene,
    judge=NimJudge(*read_tuning(Path(__file__).parent)),
)
