"""The command bench: how fast it all is."""

from __future__ import annotations

import argparse
import sys

from wyrmhall.bots import TRIES
from wyrmhall.cli.common import Commands, print_json
from wyrmhall.games import KEYS, load
from wyrmhall.lab.bench import Peer, Speed, Thinking, is_compiled, measure, peers, think


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
    bench = commands.add_parser(
        "bench", help="measure the speed, beside other engines that are installed"
    )
    bench.add_argument("games", metavar="GAME", nargs="*", help="default: all")
    bench.add_argument("--seats", type=int, metavar="N", help="default: three, or near to it")
    bench.add_argument("--alone", action="store_true", help="neither peers nor uncompiled sources")
    bench.add_argument("--search", action="store_true", help="how fast bots search, instead")
    bench.add_argument("--json", action="store_true", help="as JSON")
    bench.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    if args.search:
        return _search(args)
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
