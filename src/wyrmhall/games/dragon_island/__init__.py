"""Dragon Island: the front door."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Game, Option, State
from wyrmhall.core.tuning import read_tuning
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_island.box import unbox
from wyrmhall.games.dragon_island.components import Choices, IslandBox
from wyrmhall.games.dragon_island.judge import IslandJudge
from wyrmhall.games.dragon_island.scene import scene
from wyrmhall.games.dragon_island.terms import CATALOGUE, TILES
from wyrmhall.games.dragon_island.views import begin

USUAL = {2: 18, 3: 24, 4: 28}  # terrain tiles in the game (DI-13, DI-14)


def options(seats: int) -> list[Option]:
    """Offer longer games and the readings of the rules that the rulebook leaves open."""
    tiles = [str(tiles) for tiles in range(USUAL[seats], TILES + 1, seats)]
    return [
        Option("tiles", tiles, tiles[0]),
        Option("wizards", ("seats", "chosen"), "seats"),
        Option("maps", ("counts", "positions"), "counts"),
        Option("dragon-moves", ("pair", "free"), "pair"),
        Option("capture-fame", ("capture", "game"), "capture"),
        Option("supplies", ("limited", "unlimited"), "limited"),
        Option("telekinesis-gap", ("stops", "crosses"), "stops"),
        Option("telekinesis-keep", ("coin", "nothing"), "coin"),
    ]


def start(
    seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None
) -> State:
    """Begin a game."""
    assert isinstance(box, IslandBox)
    choices = Choices(
        tiles=int(options["tiles"]),
        chosen_wizards=options["wizards"] == "chosen",
        positions=options["maps"] == "positions",
        free_moves=options["dragon-moves"] == "free",
        first_in_game=options["capture-fame"] == "game",
        unlimited=options["supplies"] == "unlimited",
        gaps=options["telekinesis-gap"] == "crosses",
        keep_coin=options["telekinesis-keep"] == "coin",
    )
    return begin(box, choices, seats, chance, log)


def longest(seats: int, options: Mapping[str, str]) -> int:
    """Bound the decisions.

    A turn without moving dragons has at most 40: tile, place, colour, some shared dragons, the
    wizard, the way to deal, two payments, an action, a card back, a map. A dragon that is moved
    takes up to four, and a coin; fewer than 50 coins come in with a turn.
    """
    return 2 * seats + (int(options["tiles"]) + seats) * (40 + 4 * 50)


GAME = Game(
    key="dragon-island",
    title="Dragon Island",
    folder=str(Path(__file__).parent),
    seats=(2, 3, 4),
    minutes=(45, 75),
    rules_version=1,
    catalogue=CATALOGUE,
    endings=("fame", "tokens", "coins", "shared"),
    options=options,
    unbox=unbox,
    start=start,
    longest=longest,
    scene=scene,
    judge=IslandJudge(*read_tuning(Path(__file__).parent)),
    credits=(
        "Game design: Mike Fitzgerald; published by R&R Games, 2017.",
        "Unofficial; the faces of the tiles and the treasure maps are our reconstruction.",
    ),
)
