"""The command bench: how fast it all is."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from time import monotonic
from typing import TypedDict

import msgspec

from wyrmhall.bots import TRIES, make
from wyrmhall.bots.seat import Seat
from wyrmhall.cli.common import Commands, print_json
from wyrmhall.core.bits import lowest
from wyrmhall.core.match import Match, our_tables, settled, some_seats
from wyrmhall.games import KEYS, load
from wyrmhall.lab.bench import Peer, Speed, Thinking, is_compiled, measure, peers, think
from wyrmhall.table.minds import Known
from wyrmhall.table.reviewing import Reviewer
from wyrmhall.table.workers import Lane


class Reviewing(TypedDict):
    """How long it took to go through a finished game, with all processors, by the clock."""

    game: str
    seats: int
    moves: int
    choices: int  # of them
    processors: int
    seconds: float


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
    bench = commands.add_parser(
        "bench", help="measure the speed, beside other engines that are installed"
    )
    bench.add_argument("games", metavar="GAME", nargs="*", help="default: all")
    bench.add_argument("--seats", type=int, metavar="N", help="default: three, or near to it")
    bench.add_argument("--alone", action="store_true", help="neither peers nor uncompiled sources")
    bench.add_argument("--search", action="store_true", help="how fast bots search, instead")
    bench.add_argument(
        "--review", action="store_true", help="how long an analysis takes at the table, instead"
    )
    bench.add_argument("--json", action="store_true", help="as JSON")
    bench.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    if args.search:
        return _search(args)
    if args.review:
        return _review(args)
    speeds: list[Speed] = []
    for key in args.games or KEYS:
        load(key)
        _say(f"measuring {key} …")
        speeds.append(measure(key, args.seats, not args.alone))
    others: list[Peer] = []
    if not args.alone:
        _say("measuring other engines …")
        others = list(peers())
    if args.json:
        print_json({"games": speeds, "peers": others})
    else:
        _print(speeds, others)
    return 0


def _search(args: argparse.Namespace) -> int:
    """Measure how fast bots search."""
    found: list[Thinking] = []
    for key in args.games or KEYS:
        load(key)
        for strength in TRIES:
            _say(f"measuring {strength} at {key} …")
            found.append(think(key, strength, args.seats))
    if args.json:
        print_json({"search": found})
        return 0
    if not is_compiled():
        print("The sources run uncompiled.")
    print("Searches in the middle of games, on one core, by processor time.")
    print(f"{'game':20} seats  {'strength':10}    tries  tries/s  ms/decision")
    for row in found:
        print(
            f"{row['game']:20} {row['seats']:5}  {row['strength']:10} {row['tries']:8,} "
            f"{row['tries_per_second']:8,} {row['decision_ms']:12,}"
        )
    return 0


def _review(args: argparse.Namespace) -> int:
    """Measure how long the table takes to analyse a game."""
    found: list[Reviewing] = []
    for key in args.games or KEYS:
        game = load(key)
        for seats in [args.seats] if args.seats else game.seats:
            _say(f"analysing {key} with {some_seats(seats)} …")
            found.append(asyncio.run(review(key, seats)))
    if args.json:
        print_json({"review": found})
        return 0
    print(f"Analyses of finished games, by the clock, on {found[0]['processors']} processors.")
    print(f"{'game':20} seats  moves  choices  seconds")
    for row in found:
        print(
            f"{row['game']:20} {row['seats']:5}  {row['moves']:5}  {row['choices']:7}  "
            f"{row['seconds']:7.1f}"
        )
    return 0


async def review(key: str, seats: int) -> Reviewing:
    """Let bots play a game, and have it analysed as a table has it."""
    game = load(key)
    match = Match.start(game, seats, settled(game, seats, {}), "review")
    bots = [make("journeyman", game, str(seat)) for seat in range(seats)]
    while match.state.turn():
        seat = lowest(match.state.turn())
        move = bots[seat].choose(Seat(match.state, seat))
        match.play(seat, game.catalogue.names[move])

    async def tell(done: int, total: int) -> None: ...

    tables = msgspec.json.encode(our_tables(game))
    known = Known("review", msgspec.json.encode(match.record), tables)
    result, processors = match.state.result(), os.cpu_count() or 2
    lane = Lane(processors)
    start = monotonic()
    try:
        reviewer = Reviewer(lane, known, match.position, "review", tell)
        ending = [match.state.value(seat) for seat in range(seats)]
        done = await reviewer.review(ending, result.shared)
        seconds = monotonic() - start
    finally:
        lane.close()
    return {
        "game": key,
        "seats": seats,
        "moves": match.position,
        "choices": len(done.verdicts),
        "processors": processors,
        "seconds": round(seconds, 1),
    }


def _say(text: str) -> None:
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def _print(speeds: list[Speed], others: list[Peer]) -> None:
    if not is_compiled():
        print("The sources run uncompiled.")
    print("Random games through the contract, on one core; decisions per second.")
    print(f"{'game':20} seats    compiled  Python loop  copy ns  bytes  uncompiled  ratio")
    for speed in speeds:
        print(
            f"{speed['game']:20} {speed['seats']:5} {speed['rollout']:11,} "
            f"{speed['python_loop']:12,} {speed['copy_ns']:8,} {_or(speed['state_bytes']):>6} "
            f"{_or(speed['rollout_uncompiled']):>11} {_or(speed['ratio']):>6}"
        )
    for peer in others:
        name = f"{peer['engine']} {peer['version']}, {peer['game']}"
        print(f"{name:37} {peer['python_loop']:13,} {peer['copy_ns']:8,}")
    print("Processor time, medians of rounds. Bytes: growth of resident memory per kept copy.")


def _or(value: float | None) -> str:
    return "-" if value is None else f"{value:,}"
