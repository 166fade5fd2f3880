"""Players for any game. They get what their seat may know, and guesses; nothing more."""

from collections.abc import Callable, Mapping

from wyrmhall.bots.greedy import GreedyBot
from wyrmhall.bots.seat import Bot
from wyrmhall.bots.uniform import RandomBot
from wyrmhall.core.game import Game

MAKERS: Mapping[str, Callable[[Game, str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(Exception):
    """There is no bot of this name."""


def make(name: str, game: Game, seed: str) -> Bot:
    """Make a bot for a seat; all its own luck comes from the seed."""
    if name not in MAKERS:
        raise UnknownBot(f"There is no bot {name!r}. The bots are: {', '.join(MAKERS)}.")
    return MAKERS[name](game, seed)
