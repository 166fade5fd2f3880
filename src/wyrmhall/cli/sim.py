"""The command sim: many games between bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from wyrmhall.bots import MAKERS
from wyrmhall.cli.common import (
    Commands,
    Mistake,
    add_jobs,
    add_setup,
    between,
    checked_seed,
    edition,
    jobs,
    options,
    print_json,
    progress,
    seats,
)
from wyrmhall.core.match import settled, some_seats
from wyrmhall.games import load
from wyrmhall.lab.players import player
from wyrmhall.lab.sim import Plan, Report, simulate

MOST_GAMES = 10**9


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
    sim = commands.add_parser("sim", help="let bots play many games and sum up what came of them")
    add_setup(sim)
    sim.add_argument("--games", type=int, default=100, metavar="M", help="default: 100")
    sim.add_argument("--seed", default="1", metavar="S", help="any word; default: 1")
    sim.add_argument(
        "--players",
        default="random",
        metavar="A,B,…",
        help=f"bots by seat ({', '.join(MAKERS)}); the last one fills the seats that are left",
    )
    add_jobs(sim)
    sim.add_argument("--record", metavar="DIR", help="write one record per game into this folder")
    sim.add_argument("--json", action="store_true", help="as JSON")
    sim.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and print the sums."""
    plan = _plan(args)
    with progress(plan.games, "games") as watch:
        outcome = simulate(plan, jobs(args), watch)
    if args.json:
        print_json(outcome)
    else:
        _print(outcome)
    return 0


def players(text: str, count: int) -> list[str]:
    """Read bots' names, one per seat; the last fills what is left."""
    names = text.split(",")
    if len(names) > count:
        raise Mistake(f"{len(names)} players are named for {some_seats(count)}.")
    return names + names[-1:] * (count - len(names))


def _plan(args: argparse.Namespace) -> Plan:
    game = load(args.game)
    count = seats(args, game)
    chosen = settled(game, count, options(args.option))
    games = between("--games", args.games, 1, MOST_GAMES)
    names = players(args.players, count)
    for name in set(names):
        player(name, game, args.seed)
    tables = edition(args.edition, game)
    folder = "" if args.record is None else _folder(args.record)
    return Plan(game.key, count, chosen, games, checked_seed(args.seed), names, tables, folder)


def _folder(name: str) -> str:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"The folder {name} cannot be made: {error.strerror}.") from None
    return str(Path(name))


def _print(outcome: Report) -> None:
    print(
        f"{outcome['game']}, {some_seats(outcome['seats'])}, seed {outcome['seed']}: "
        f"{outcome['games']:,} games, {outcome['decisions']:,} decisions in "
        f"{outcome['seconds']:.2f} s ({outcome['decisions_per_second']:,} per second)"
    )
    for ending, count in outcome["endings"].items():
        print(f"  ended by {ending}: {count:,}")
    print("  seat  player        wins    mean      sd   min   max")
    for seat, (name, score) in enumerate(zip(outcome["players"], outcome["scores"], strict=True)):
        print(
            f"  {seat:4}  {name:10} {outcome['wins'][seat]:7,} {score['mean']:7.2f} "
            f"{score['sd']:7.2f} {score['min']:5} {score['max']:5}"
        )
