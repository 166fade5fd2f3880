"""Players by their names, each with numbers of its search set otherwise: `adept:fan=0`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from time import process_time

from mypy_extensions import i64

from wyrmhall.bots import make
from wyrmhall.bots.search import SearchBot
from wyrmhall.bots.seat import Bot, Patience, Seat
from wyrmhall.core.game import Game
from wyrmhall.lab import openspiel

PARTS = ("fan", "study", "lean", "keep", "ahead")  # of a search: those that 0 switches off
TRIES, SECONDS = "tries", "seconds"  # of a decision; not numbers of the game's search


class BadPlayer(Exception):
    """This is not how a player is named."""


def named(text: str) -> tuple[str, dict[str, float]]:
    """Read a player: the name of a bot, and what is set for it."""
    name, *pairs = text.split(":")
    numbers: dict[str, float] = {}
    for pair in pairs:
        key, _, number = pair.partition("=")
        try:
            numbers[key] = float(number)
        except ValueError:
            raise BadPlayer(
                f"A player is named like adept or adept:fan=0:tries=500; {text!r} is not."
            ) from None
    return name, numbers


def player(text: str, game: Game, seed: str) -> Bot:
    """Make a player; its bot reads its own numbers where others read the game's."""
    name, numbers = named(text)
    seconds = numbers.pop(SECONDS, 0.0)
    if TRIES in numbers:
        numbers[name] = numbers.pop(TRIES)
    if name == openspiel.NAME:
        bot: Bot = openspiel.SpielBot(seed, numbers, seconds > 0)
    else:
        bot = make(name, with_search(game, numbers), seed)
    return Hasty(bot, seconds) if seconds else bot


def with_search(game: Game, numbers: Mapping[str, float]) -> Game:
    """Set numbers of a game's search."""
    if not numbers:
        return game
    judge = type(game.judge)(game.judge.weights, {**game.judge.search, **numbers})
    return replace(game, judge=judge)


class Deadline(Patience):
    """Ends after so many seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        """Start now."""
        self.end = process_time() + seconds

    def over(self) -> bool:
        """Look at the clock."""
        return process_time() >= self.end


class Hasty(Bot):
    """A bot that answers after so many seconds, with what it then has."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        """Take the bot."""
        self.bot = bot
        self.seconds = seconds

    def choose(self, seat: Seat) -> i64:
        """Let it think until the time is up."""
        seat.patience = Deadline(self.seconds)
        return self.bot.choose(seat)


class Timed(Bot):
    """A bot with a clock beside it that runs while there is something to choose."""

    def __init__(self, bot: Bot) -> None:
        """Take the bot."""
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, seat: Seat) -> i64:
        """Take the time."""
        if len(seat.moves()) == 1:
            return self.bot.choose(seat)
        start = process_time()
        move = self.bot.choose(seat)
        self.seconds += process_time() - start
        self.decisions += 1
        return move


def with_parts_off(text: str, game: Game) -> list[str]:
    """List a player, and the same with each part of its search switched off that it has."""
    bot = player(text, game, "")
    searcher = bot.bot if isinstance(bot, Hasty) else bot
    if not isinstance(searcher, SearchBot):
        raise BadPlayer(f"{text!r} does not search: it has no parts that could be switched off.")
    return [text, *(f"{text}:{part}=0" for part in PARTS if getattr(searcher, part))]
