"""Dragon & Emperor: the front door."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game, Option, State
from wyrmhall.core.tuning import read_tuning
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.box import unbox
from wyrmhall.games.dragon_and_emperor.judge import RealmJudge
from wyrmhall.games.dragon_and_emperor.rules.cards import CATALOGUE
from wyrmhall.games.dragon_and_emperor.rules.realm import RealmBox
from wyrmhall.games.dragon_and_emperor.scene import scene
from wyrmhall.games.dragon_and_emperor.views import set_up

SWITCH = ("off", "on")
VARIANTS = (
    Option("full-deck", SWITCH, "off"),
    Option("couple-game", SWITCH, "off"),
    Option("forewarned", ("off", "1", "2"), "off"),
    Option("educated-emperor", SWITCH, "off"),
    Option("short-game", SWITCH, "off"),
    Option("hand-limit", SWITCH, "off"),
)
HANDS = Option("hands", ("open", "secret"), "open")


def options(seats: int) -> list[Option]:
    """Give the variants; and two players may keep their hands secret."""
    return [*VARIANTS, HANDS] if seats == 2 else [*VARIANTS]


def start(
    seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None
) -> State:
    """Begin a game."""
    assert isinstance(box, RealmBox)
    return set_up(box, seats, options, chance, log)


def longest(seats: int, options: Mapping[str, str]) -> int:
    """Bound the decisions, far beyond what anybody plays: Evil can be held off, not stopped."""
    return 20_000


GAME = Game(
    key="dragon-and-emperor",
    title="Dragon & Emperor",
    folder=str(Path(__file__).parent),
    seats=(1, 2),
    minutes=(45, 60),
    rules_version=1,
    catalogue=CATALOGUE,
    endings=("won", "palace", "curses"),
    options=options,
    unbox=unbox,
    start=start,
    longest=longest,
    scene=scene,
    judge=RealmJudge(*read_tuning(Path(__file__).parent)),
    credits=(
        "The title page of the rulebook is lost: title, designer and publisher are not known.",
        "Unofficial; map, card counts and item costs are our reconstruction.",
    ),
)
