"""Champions of Wind and Fire: train a dragon, then compete in five tournaments."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from wyrmhall.core.game import Catalogue, Game, Option
from wyrmhall.core.tuning import read_tuning
from wyrmhall.games.champions.judge import ChampionsJudge
from wyrmhall.games.champions.rules.edition import ChampionsBox
from wyrmhall.games.champions.rules.names import MOVES, PARTS
from wyrmhall.games.champions.rules.state import start
from wyrmhall.games.champions.scene import scene

ON_OFF = ("off", "on")
STRENGTHS = tuple(str(power) for power in range(21))


def options(seats: int) -> Sequence[Option]:
    """Offer the modes; alone, also the Master's strength and how hard he is to please."""
    common = [Option("sigils", ON_OFF, "off"), Option("trainer", ("simple", "complex"), "simple")]
    if seats > 1:
        return [Option("rules", ("base", "advanced"), "base"), *common]
    alone = [Option("beginner", ON_OFF, "off"), Option("tournaments", ON_OFF, "off")]
    return [*common, *alone, *(Option(part, STRENGTHS, "5") for part in PARTS)]


def longest(seats: int, chosen: Mapping[str, str]) -> int:
    """Bound the decisions of a game: 20 rounds of training (R-54), then five matches."""
    return 20 * (7 + seats * 150) + seats * 1000


GAME = Game(
    key="champions",
    title="Champions of Wind and Fire",
    folder=str(Path(__file__).parent),
    seats=(1, 2, 3, 4),
    minutes=(45, 60),
    rules_version=1,
    catalogue=Catalogue(MOVES),
    endings=(
        "champion",
        "champions",
        "fail",
        "satisfactory",
        "good",
        "excellent",
        "outstanding",
        "failed-tournament",
    ),
    options=options,
    unbox=ChampionsBox,
    start=start,
    longest=longest,
    scene=scene,
    judge=ChampionsJudge(*read_tuning(Path(__file__).parent)),
    credits=(
        "Game design: Oleg Meleshin; illustrated by Evgeniy Shvenk; published by iDventure.",
        "Unofficial; dice, pyramid, training grounds, patterns, most cards and the Master's board "
        "are our reconstruction.",
    ),
)
