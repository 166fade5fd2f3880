"""The command play: a game in the terminal, against bots or on one chair in turns."""

from __future__ import annotations

import argparse
import re
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from getpass import getuser
from importlib import import_module
from pathlib import Path

from rich.text import Text

from wyrmhall.bots import MAKERS, make
from wyrmhall.bots.seat import Seat
from wyrmhall.cli.books import find_rule, print_markdown, rules_text
from wyrmhall.cli.common import (
    Commands,
    Mistake,
    add_setup,
    checked_seed,
    edition,
    options,
    result_lines,
    seats,
    write,
)
from wyrmhall.cli.show import Screen, console
from wyrmhall.cli.sim import players
from wyrmhall.core.game import Refusal
from wyrmhall.core.language import LANGUAGES, Speaker
from wyrmhall.core.look import Look
from wyrmhall.core.match import Match, Refused
from wyrmhall.core.record import dumps
from wyrmhall.core.words import Fact, Words
from wyrmhall.games import KEYS, load

LONGEST_NAME = 30
HERE = str(Path(__file__).parent)


class Quit(Exception):
    """The player wants to stop, or the input has ended."""


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
    play = commands.add_parser("play", help="play in the browser, or a game in the terminal")
    add_setup(play, choose=True)
    play.add_argument("--seat", type=int, default=0, metavar="S", help="your seat; default: 0")
    play.add_argument("--humans", metavar="S,S,…", help="several people's seats, at one terminal")
    play.add_argument("--names", metavar="A,B,…", help="people's names; default: your login")
    play.add_argument(
        "--players",
        default="greedy",
        metavar="A,B,…",
        help=f"bots for the other seats ({', '.join(MAKERS)}); the last fills what is left",
    )
    play.add_argument("--seed", help="any word; default: chosen by lot")
    play.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words")
    play.add_argument("--save", metavar="FILE", help="write the game into a file when it stops")
    play.add_argument("--port", type=int, default=0, help="of the table in the browser")
    play.add_argument("--no-browser", action="store_true", help="only say where the table is")
    play.add_argument("--terminal", action="store_true", help="choose a game, and play it here")
    play.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a game."""
    if args.game is None and not args.terminal:
        # Whoever plays in the terminal need not load a server.
        from wyrmhall.table.serve import play_here

        return play_here(not args.no_browser, args.port)
    if args.game is None:
        args.game = choose_game(args.lang)
    if args.game is None:
        return 0
    with suppress(ImportError):  # where there is readline, the arrow keys work in what is typed
        import_module("readline")
    table = Table(args)
    if args.save:
        table.write(args.save)  # where that cannot be, it is told before the game
    try:
        table.play()
    except Quit:
        table.tell("stopped")
    finally:
        if args.save:
            table.save(args.save)
    return 0


def choose_game(language: str) -> str | None:
    """Ask which game to play; None if the input ends."""
    words = Speaker(HERE, language)
    print(words.say(Words("which-game")))
    games = [load(key) for key in KEYS]
    for number, game in enumerate(games, start=1):
        blurb = Speaker(game.folder, language).say(Words("game-blurb"))
        print(f"{number:4}  {game.title} ({game.key}): {blurb}")
    keys = dict(zip(map(str, range(1, len(games) + 1)), KEYS, strict=True))
    while True:
        try:
            line = ask()
        except Quit:
            return None
        key = keys.get(line, line)
        if key in KEYS:
            return key
        print(words.say(Words("no-number", {"number": line, "last": len(games)})))


def ask() -> str:
    """Read a line; Quit when there is none."""
    try:
        line = input("> ").strip()
    except EOFError:
        print()
        raise Quit from None
    if not sys.stdin.isatty():
        print(line)
    return line


def login() -> str:
    """Give the name of whoever is logged in; "" if that is nobody in particular."""
    try:
        name = getuser()
    except (ImportError, KeyError, OSError):
        return ""
    return name.capitalize() if _is_name(name) and name != "root" else ""


def _is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


class Table:
    """A game in the terminal: who sits where, what each has been told, and the commands."""

    def __init__(self, args: argparse.Namespace) -> None:
        """Set the game up and seat everybody."""
        game = load(args.game)
        count = seats(args, game)
        seed = checked_seed(args.seed) if args.seed else secrets.token_hex(16)
        tables = edition(args.edition, game)
        self.match = Match.start(
            game, count, options(args.option), seed, tables.tables, tables.name
        )
        self.humans = _humans(args, count)
        others = [seat for seat in range(count) if seat not in self.humans]
        names = players(args.players, len(others)) if others else []
        self.bots = {
            seat: make(name, game, f"{secrets.token_hex(8) if not args.seed else seed}/{seat}")
            for seat, name in zip(others, names, strict=True)
        }
        self.console = console()
        self.words = Speaker(HERE, args.lang)
        self.speaker = Speaker(game.folder, args.lang)
        self.names = {seat: self.said("name-bot", number=seat) for seat in others}
        self.names |= self.named(args.names)
        self.heard = dict.fromkeys(self.humans, 0)  # by human: events already told
        self.screens = {
            seat: Screen(game, self.speaker, self.names, self.console) for seat in self.humans
        }
        self.automatic: set[int] = set()  # positions after moves that were made for somebody
        self.last_human = self.humans[0]

    def named(self, given: str | None) -> dict[int, str]:
        """Name the people: as they wish, else whoever is alone by the login, others by number."""
        names = [self.said("name-human", number=seat) for seat in self.humans]
        if len(names) == 1:
            names = [login() or self.said("name-alone")]
        chosen = [] if given is None else [name.strip() for name in given.split(",")]
        if len(chosen) > len(names) or not all(map(_is_name, chosen)):
            raise Mistake(f"--names are at most {len(names)} names of 1 to {LONGEST_NAME} letters.")
        return dict(zip(self.humans, chosen + names[len(chosen) :], strict=True))

    # The game goes on

    def play(self) -> None:
        """Let everybody decide until the game is over."""
        self.tell("welcome", title=self.match.game.title, seats=self.match.record.seats)
        while not self.match.over:
            seat = self.who()
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(Seat(self.match.state, seat)))
            else:
                self.decide(seat)
        self.news(self.last_human)
        self.screens[self.last_human].forget()
        self.table(self.last_human)
        for line in result_lines(self.match.state.result(), self.speaker, self.names):
            self.print(line)

    def who(self) -> int:
        """Choose who decides next: bots at once, then people in the order of their seats."""
        turn = self.match.turn()
        return next((seat for seat in turn if seat in self.bots), turn[0])

    def decide(self, seat: int) -> None:
        """Let a person decide; what has no alternative is done at once."""
        if seat != self.last_human:
            self.hand_over(seat)
        look = self.match.look(seat)
        self.news(seat)
        if len(look["moves"]) == 1:
            offer = look["moves"][0]
            self.tell("alone", label=self.speaker.say(offer["label"], self.names, seat))
            self.match.play(seat, offer["name"])
            self.automatic.add(self.match.position)
            return
        self.table(seat)
        self.choices(look)
        position = self.match.position
        while self.match.position == position:
            self.command(seat, look, ask())

    def hand_over(self, seat: int) -> None:
        """Let the next person sit down, unseen by the one before."""
        self.last_human = seat
        if sys.stdin.isatty():
            self.tell("hand-over", name=self.names[seat])
            ask()
            self.console.clear()
            self.screens[seat].forget()

    # What is shown

    def news(self, seat: int) -> None:
        """Tell what happened since this person heard the last of it."""
        told = [words for part in self.match.history(seat) for words in part]
        for words in told[self.heard[seat] :]:
            self.print("· " + self.speaker.say(words, self.names, seat))
        self.heard[seat] = len(told)

    def table(self, seat: int) -> None:
        """Show the table and what is asked."""
        self.screens[seat].show(self.match.look(seat))

    def choices(self, look: Look) -> None:
        """List what may be done."""
        for number, offer in enumerate(look["moves"], start=1):
            label = self.speaker.say(offer["label"], self.names, look["seat"])
            self.print(Text(f"{number:4}  ") + Text(f"{label}  ") + Text(offer["name"], "dim"))

    def print(self, line: str | Text) -> None:
        """Print a line."""
        self.console.print(line)

    def said(self, message: str, **facts: Fact) -> str:
        """Say a sentence of the terminal's own."""
        return self.words.say(Words(message, facts))

    def tell(self, message: str, **facts: Fact) -> None:
        """Print a sentence of the terminal's own."""
        self.print(self.said(message, **facts))

    def refuse(self, refusal: Refusal) -> None:
        """Print why something is not allowed."""
        words = self.speaker.say(refusal.words, self.names)
        if refusal.rule:
            self.tell("not-allowed", words=words, rule=refusal.rule)
        else:
            self.print(words)

    # What is typed

    def command(self, seat: int, look: Look, line: str) -> None:
        """Do what a line says: a command, a number, or the name of a move."""
        word, _, rest = line.partition(" ")
        own = {
            "help": self.help,
            "undo": self.undo,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "table": self.show_all,
            "save": self.save_as,
            "quit": self.quit,
        }
        if word in own and self.match.game.catalogue.number(line) is None:
            own[word](seat, look, rest.strip())
        elif not line:
            self.tell("nothing-said")
        elif line.isdecimal():
            self.number(seat, look["moves"], int(line[:9]))
        else:
            self.move(seat, line)

    def number(self, seat: int, moves: Sequence[Mapping[str, object]], number: int) -> None:
        """Make a move by its number in the list."""
        if 1 <= number <= len(moves):
            self.move(seat, str(moves[number - 1]["name"]))
        else:
            self.tell("no-number", number=number, last=len(moves))

    def move(self, seat: int, name: str) -> None:
        """Make a move by its name."""
        try:
            self.match.play(seat, name)
        except Refused as error:
            self.refuse(error.refusal)

    def help(self, seat: int, look: Look, rest: str) -> None:
        """Tell the commands."""
        self.tell("help")

    def undo(self, seat: int, look: Look, rest: str) -> None:
        """Take back the last move that this person chose."""
        try:
            self.match.undo(seat)
            while self.match.position + 1 in self.automatic:
                self.automatic.discard(self.match.position + 1)
                self.match.undo(seat)
        except Refused as error:
            self.refuse(error.refusal)
            return
        for human in self.humans:
            told = sum(map(len, self.match.history(human)))
            self.heard[human] = min(self.heard[human], told)
        self.tell("undone")

    def why(self, seat: int, look: Look, rest: str) -> None:
        """Explain a move."""
        if not rest:
            self.tell("why-what", move=look["moves"][0]["name"])
            return
        if rest.isdecimal() and 0 < (number := int(rest[:9])) <= len(look["moves"]):
            rest = look["moves"][number - 1]["name"]
        try:
            refusal = self.match.refusal(seat, rest)
        except Refused as error:
            refusal = error.refusal
        if refusal is None:
            self.tell("allowed", move=rest)
        else:
            self.refuse(refusal)

    def rules(self, seat: int, look: Look, rest: str) -> None:
        """Show the rules, or one of them."""
        game = self.match.game
        try:
            print_markdown(find_rule(game, rest) if rest else rules_text(game))
        except Mistake as error:
            self.print(str(error))

    def log(self, seat: int, look: Look, rest: str) -> None:
        """Tell everything again."""
        self.heard[seat] = 0
        self.news(seat)

    def show_all(self, seat: int, look: Look, rest: str) -> None:
        """Show the whole table again."""
        self.screens[seat].forget()
        self.table(seat)
        self.choices(look)

    def save_as(self, seat: int, look: Look, rest: str) -> None:
        """Write the game into a file."""
        if not rest:
            self.tell("save-where")
            return
        try:
            self.save(rest)
        except Mistake as error:
            self.print(str(error))

    def write(self, file: str) -> None:
        """Write the record."""
        write(file, dumps(self.match.record))

    def save(self, file: str) -> None:
        """Write the record, and say so."""
        self.write(file)
        self.tell("saved", file=file)

    def quit(self, seat: int, look: Look, rest: str) -> None:
        """Stop."""
        raise Quit


def _humans(args: argparse.Namespace, count: int) -> list[int]:
    texts = args.humans.split(",") if args.humans else [str(args.seat)]
    numbers = [text.strip() for text in texts]
    humans = sorted({int(text) if re.fullmatch("[0-9]{1,3}", text) else -1 for text in numbers})
    if humans[0] < 0 or humans[-1] >= count:
        raise Mistake(f"People's seats are numbers from 0 to {count - 1}, such as 0,1.")
    return humans
