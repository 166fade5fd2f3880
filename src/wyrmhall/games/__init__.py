"""The list of games: the only place outside their folders that knows their names."""

from functools import cache
from importlib import import_module

from wyrmhall.core.game import Game

KEYS = {
    "dragon-island": "dragon_island",
    "1001-islands": "islands_1001",
    "champions": "champions",
    "dragon-and-emperor": "dragon_and_emperor",
}


class UnknownGame(Exception):
    """There is no game with this key."""


@cache
def load(key: str) -> Game:
    """Open a game's front door."""
    if key not in KEYS:
        raise UnknownGame(f"There is no game {key!r}. The games are: {', '.join(KEYS)}.")
    game = import_module(f"wyrmhall.games.{KEYS[key]}").GAME
    assert isinstance(game, Game)
    return game
