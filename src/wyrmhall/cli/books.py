"""Commands about the games themselves: games, rules, edition."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from wyrmhall.cli.common import Commands, Mistake, edition, print_json
from wyrmhall.core.game import Game, Option
from wyrmhall.games import KEYS, load

PARAGRAPH = re.compile(r"^- \*\*([^*]+)\*\* (.+?)(?=^\S|^\s*$|\Z)", re.MULTILINE | re.DOTALL)


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    games = commands.add_parser("games", help="list the games, their seats and options")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=show_games)
    rules = commands.add_parser("rules", help="read the rules of a game, or one numbered rule")
    rules.add_argument("game", metavar="GAME", help="key of a game (see: wyrmhall games)")
    rules.add_argument("number", metavar="NUMBER", nargs="?", help="such as TI-35")
    rules.set_defaults(run=show_rules)
    tables = commands.add_parser(
        "edition", help="print our edition of a game's box, or check another one"
    )
    tables.add_argument("game", metavar="GAME", help="key of a game (see: wyrmhall games)")
    tables.add_argument("file", metavar="FILE", nargs="?", help="the edition to check")
    tables.set_defaults(run=show_edition)


def show_games(args: argparse.Namespace) -> int:
    """List the games."""
    games = [load(key) for key in KEYS]
    if args.json:
        print_json([_data(game) for game in games])
        return 0
    for game in games:
        print(f"{game.key}: {game.title}")
        print(f"  seats    {', '.join(map(str, game.seats))}")
        print(f"  minutes  {game.minutes[0]} to {game.minutes[1]}")
        for option, where in offered(game):
            values = ", ".join(value + "*" * (value == option.default) for value in option.values)
            some = "" if len(where) == len(game.seats) else f" (seats: {_list(where)})"
            print(f"  option   {option.key} = {values}{some}")
        print(f"  endings  {', '.join(game.endings)}")
    if any(offered(game) for game in games):
        print("* is what is played if you do not choose.")
    return 0


def offered(game: Game) -> list[tuple[Option, list[int]]]:
    """List a game's options, each with the numbers of seats that offer it so."""
    found: list[tuple[Option, list[int]]] = []
    for seats in game.seats:
        for option in game.options(seats):
            where = next((where for known, where in found if _same(known, option)), None)
            if where is None:
                found.append((option, [seats]))
            else:
                where.append(seats)
    return found


def show_rules(args: argparse.Namespace) -> int:
    """Print the rules of a game, or one of them."""
    game = load(args.game)
    if args.number is None:
        print_markdown(rules_text(game))
    else:
        print_markdown(find_rule(game, args.number))
    return 0


def rules_text(game: Game) -> str:
    """Read the rules of a game."""
    return (Path(game.folder) / "RULES.md").read_text("utf-8")


def find_rule(game: Game, number: str) -> str:
    """Find a numbered rule; Mistake, with what may be meant, if there is none."""
    rules = numbered(rules_text(game))
    if number.upper() not in rules:
        near = get_close_matches(number.upper(), rules, 3, 0.5)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise Mistake(f"{game.title} has no rule {number!r}.{hint}")
    return f"**{number.upper()}** {rules[number.upper()]}"


def numbered(text: str) -> Mapping[str, str]:
    """Find all numbered paragraphs of a rules text."""
    return {
        number.upper(): " ".join(paragraph.split()) for number, paragraph in PARAGRAPH.findall(text)
    }


def show_edition(args: argparse.Namespace) -> int:
    """Print our edition of a game, or check a file."""
    game = load(args.game)
    if args.file is None:
        print((Path(game.folder) / "components.toml").read_text("utf-8"), end="")
        return 0
    tables = edition(args.file, game).tables
    print(f"{args.file} is an edition that {game.title} can be played with.")
    for name, table in tables.items():
        if isinstance(table, dict):
            print(f"  {name}: {table.get('status')}")
    return 0


def _data(game: Game) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "options": [
            {
                "key": option.key,
                "values": list(option.values),
                "default": option.default,
                "seats": where,
            }
            for option, where in offered(game)
        ],
        "endings": list(game.endings),
        "rules_version": game.rules_version,
    }


def _same(one: Option, other: Option) -> bool:
    return (one.key, [*one.values], one.default) == (other.key, [*other.values], other.default)


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def print_markdown(text: str) -> None:
    """Print Markdown: laid out on a terminal, as it is elsewhere."""
    if not sys.stdout.isatty():
        print(text.rstrip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
