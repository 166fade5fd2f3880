"""Players for any game. They get what their seat may know, and guesses; nothing more."""

from collections.abc import Callable, Mapping

from wyrmhall.bots.greedy import ApprenticeBot, GreedyBot
from wyrmhall.bots.search import SearchBot
from wyrmhall.bots.seat import Bot
from wyrmhall.bots.uniform import RandomBot
from wyrmhall.core.game import Game

STRENGTHS = ("apprentice", "journeyman", "adept", "archmage")  # from weak to strong, for people
TRIES: Mapping[str, float] = {"adept": 4000, "archmage": 40_000}  # where a game says nothing


def searcher(strength: str) -> Callable[[Game, str], Bot]:
    """Give the maker of a bot that searches as long as its strength says for the game."""

    def maker(game: Game, seed: str) -> Bot:
        return SearchBot(game, seed, int(game.judge.search.get(strength, TRIES[strength])))

    return maker


MAKERS: Mapping[str, Callable[[Game, str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "apprentice": ApprenticeBot,
    "journeyman": GreedyBot,
    "adept": searcher("adept"),
    "archmage": searcher("archmage"),
}


class UnknownBot(Exception):
    """There is no bot of this name."""


def make(name: str, game: Game, seed: str) -> Bot:
    """Make a bot for a seat; all its own luck comes from the seed."""
    if name not in MAKERS:
        raise UnknownBot(f"There is no bot {name!r}. The bots are: {', '.join(MAKERS)}.")
    return MAKERS[name](game, seed)
