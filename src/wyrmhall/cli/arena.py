"""The command arena: which players are stronger, and how sure that is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from wyrmhall.bots import STRENGTHS
from wyrmhall.cli.common import (
    Commands,
    Mistake,
    add_jobs,
    add_way,
    between,
    checked_seed,
    jobs,
    options,
    print_json,
    progress,
    seats,
)
from wyrmhall.core.game import Game
from wyrmhall.core.match import settled, some_seats
from wyrmhall.games import load
from wyrmhall.lab.arena import (
    Mode,
    ModeReport,
    PairReport,
    Plan,
    Report,
    compete,
    is_shared,
    pairings,
    tables,
    variants,
)
from wyrmhall.lab.players import player, with_parts_off
from wyrmhall.lab.ratings import Span

MOST_GAMES = 10**6


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
    arena = commands.add_parser("arena", help="let bots play each other and measure their strength")
    add_way(arena, False, "the fewest")
    arena.add_argument(
        "--every", action="store_true", help="all numbers of seats and all options, one by one"
    )
    arena.add_argument(
        "--players",
        metavar="A,B,…",
        help="bots, with numbers of their search set otherwise if you like (adept:fan=0:tries=500, "
        f"archmage:seconds=2); default: {','.join(STRENGTHS)}",
    )
    arena.add_argument(
        "--pairs",
        choices=("all", "next", "first"),
        help="who meets whom: all each other (default), neighbours, or the first one the others",
    )
    arena.add_argument(
        "--parts", action="store_true", help="the first player against itself, parts switched off"
    )
    arena.add_argument(
        "--games", type=int, default=40, metavar="M", help="for each pairing; default: 40"
    )
    arena.add_argument("--seed", default="1", metavar="S", help="any word; default: 1")
    add_jobs(arena)
    arena.add_argument("--json", action="store_true", help="as JSON")
    arena.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Let them play, and print how they did."""
    plan = _plan(args)
    total = sum(1 for _ in tables(plan))
    with progress(total, "games") as watch:
        report = compete(plan, jobs(args), watch)
    if args.json:
        print_json(report)
    else:
        print("\n".join(_lines(report, total)))
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    game = load(args.game)
    names = _players(args, game)
    for name in names:
        player(name, game, "")
    if len(set(names)) < len(names):
        raise Mistake("The same player is named twice; numbers set otherwise make another one.")
    modes = _modes(args, game)
    if len(names) < 2 and not all(is_shared(game, mode) for mode in modes):
        raise Mistake("It takes two players to compete.")
    pairs = pairings(len(names), args.pairs or ("first" if args.parts else "all"))
    games = between("--games", args.games, 1, MOST_GAMES)
    return Plan(game.key, modes, names, pairs, games, checked_seed(args.seed))


def _players(args: argparse.Namespace, game: Game) -> Sequence[str]:
    if not args.parts:
        return args.players.split(",") if args.players else STRENGTHS
    return with_parts_off((args.players or "adept").split(",")[0], game)


def _modes(args: argparse.Namespace, game: Game) -> list[Mode]:
    chosen = options(args.option)
    if not args.every:
        count = seats(args, game)
        return [(count, settled(game, count, chosen))]
    wanted = [
        (count, mode)
        for count, mode in variants(game)
        if args.seats in (None, count) and chosen.items() <= mode.items()
    ]
    if not wanted:
        raise Mistake("There is no such way to play: name fewer options.")
    return wanted


# --- what is told ---------------------------------------------------------------------------------


def _lines(report: Report, total: int) -> Iterator[str]:
    yield f"{report['game']}, seed {report['seed']}: {report['games']:,} games"
    if report["stopped"]:
        yield f"Stopped early: {total - report['games']:,} games were not played."
    for mode in report["modes"]:
        yield ""
        chosen = ", ".join(f"{key} {value}" for key, value in mode["options"].items())
        yield f"{some_seats(mode['seats'])}{', ' if chosen else ''}{chosen}"
        yield from _together(mode) if mode["together"] else _competing(mode)


def _competing(mode: ModeReport) -> Iterator[str]:
    width = max(len(row["name"]) for row in mode["strengths"])
    yield f"  {'':{width}}    Elo  95 %            ms/decision"
    for row in mode["strengths"]:
        span = f"{row['span'][0]:+.0f} to {row['span'][1]:+.0f}"
        yield f"  {row['name']:{width}}  {row['elo']:+5}  {span:15} {_time(row['seconds']):>11}"
    if mode["seats"] > 2:
        yield f"  One alone among the others (fair: {1 / mode['seats']:.1%}), and as at two seats:"
    for pair in mode["pairs"]:
        yield f"  {_pair(pair, width, mode['seats'])}"


def _pair(pair: PairReport, width: int, count: int) -> str:
    start = f"{pair['one']:>{width}} : {pair['other']:{width}} {pair['games']:5} games"
    won = f"{pair['alone']:6.1%} ({_share(pair['alone_span'])})"
    lead = f"lead {pair['lead']:+.1f}"
    if count == 2:
        return f"{start}  {won}  {lead}"
    even = f"{pair['at_two']:6.1%} ({_share(pair['at_two_span'])})"
    return f"{start}  {won}, reversed {pair['other_alone']:.1%}; at two {even}  {lead}"


def _together(mode: ModeReport) -> Iterator[str]:
    width = max(len(row["name"]) for row in mode["together"])
    yield f"  {'':{width}}  games     won  95 %            points  median             ms/decision"
    for row in mode["together"]:
        middle = f"{row['median']:g} ({row['median_ending']})"
        yield (
            f"  {row['name']:{width}}  {row['games']:5}  {row['won']:6.1%}  "
            f"{_share(row['span']):14} {row['mean']:7.2f}  {middle:18} {_time(row['seconds']):>11}"
        )
    for row in mode["together"]:
        ends = ", ".join(f"{ending} {count}" for ending, count in sorted(row["endings"].items()))
        yield f"  {row['name']:{width}}  {ends}"


def _share(span: Span) -> str:
    return f"{span[0]:.1%} to {span[1]:.1%}"


def _time(seconds: float | None) -> str:
    return "-" if seconds is None else f"{1000 * seconds:,.2f}"
