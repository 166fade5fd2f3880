"""The command tune: better numbers for a game's judge, by self-play."""

from __future__ import annotations

import argparse
import shlex
import tomllib
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from wyrmhall.bots import make
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
    write,
)
from wyrmhall.core.game import Game
from wyrmhall.games import load
from wyrmhall.lab.deals import playable
from wyrmhall.lab.tune import Interval, Plan, Tuning, Weights, tune, usual_population, work
from wyrmhall.lab.tuned import account, rewritten, table

FLAGS = ("seats", "player", "only", "generations", "population", "deals", "sigma", "seed", "fit")
USUAL: Mapping[str, object] = {
    "player": "greedy", "generations": 20, "deals": 40, "sigma": 0.3, "seed": "1", "fit": 0,
}  # fmt: skip


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
    tuner = commands.add_parser("tune", help="tune the weights of a game's judge by self-play")
    add_way(tuner, False, "all in turn")
    tuner.add_argument("--player", metavar="BOT", help="who plays; default: greedy")
    tuner.add_argument("--only", metavar="A,B,…", help="weights to tune; default: all that count")
    tuner.add_argument("--generations", type=int, metavar="G", help="default: 20")
    tuner.add_argument("--population", type=int, metavar="P", help="candidates in a generation")
    tuner.add_argument(
        "--deals",
        type=int,
        metavar="D",
        help="for each candidate of a generation, each played from every seat; default: 40",
    )
    tuner.add_argument(
        "--sigma", type=float, metavar="S", help="first steps, relative to weights; default: 0.3"
    )
    tuner.add_argument("--seed", metavar="S", help="any word; default: 1")
    tuner.add_argument(
        "--fit",
        type=int,
        metavar="M",
        help="fit the judge's hopes to how M games end, which is quick; then play to see the gain",
    )
    add_jobs(tuner)
    tuner.add_argument("--write", action="store_true", help="write what came out to judge.toml")
    tuner.add_argument(
        "--again", action="store_true", help="do again what judge.toml tells of, and compare"
    )
    tuner.add_argument("--json", action="store_true", help="as JSON")
    tuner.set_defaults(run=run, parser=tuner, **USUAL)


def run(args: argparse.Namespace) -> int:
    """Tune, and tell."""
    game = load(args.game)
    file = Path(game.folder) / "judge.toml"
    if not (file.exists() and game.judge.weights):
        raise Mistake(f"The judge of {game.title} has no weights that could be tuned.")
    text = file.read_text("utf-8")
    plan = _plan_again(args, game, text) if args.again else _plan(args, game, game.judge.weights)
    with progress(work(plan), "deals") as watch:
        tuning = tune(plan, jobs(args), watch)
    if args.json:
        print_json(tuning)
    else:
        _print(tuning)
    if args.again:
        return _compare(game.judge.weights, tuning["weights"])
    if args.write:
        _write(args, file, text, tuning)
    return 0


def _plan(args: argparse.Namespace, game: Game, start: Weights) -> Plan:
    chosen = options(args.option)
    playable(game, args.seats, chosen)
    make(args.player, game, "")
    only = args.only.split(",") if args.only else []
    if strange := [name for name in only if name not in start]:
        raise Mistake(f"There is no weight {strange[0]!r}. The weights are: {', '.join(start)}.")
    if not 0 < args.sigma < 10:
        raise Mistake(f"--sigma must be more than 0 and less than 10, not {args.sigma}.")
    population = args.population or usual_population(len(only or start))
    return Plan(
        game=game.key,
        seats=args.seats,
        options=chosen,
        player=args.player,
        only=only,
        generations=between("--generations", args.generations, 1, 10_000),
        population=between("--population", population, 4, 1_000),
        deals=between("--deals", args.deals, 1, 100_000),
        sigma=args.sigma,
        seed=checked_seed(args.seed),
        start=start,
        fit=between("--fit", args.fit, 0, 1_000_000),
    )


def _plan_again(args: argparse.Namespace, game: Game, text: str) -> Plan:
    """Plan what the file says was done, from where it began."""
    tuned = tomllib.loads(text).get("tuned", {})
    if not {"command", "before"} <= tuned.keys():
        raise Mistake(f"The judge of {game.title} does not tell how it was tuned.")
    if tuned["before"].keys() != game.judge.weights.keys():
        raise Mistake(f"The judge of {game.title} has other weights than when it was tuned.")
    words = shlex.split(tuned["command"])[2:]
    start = {name: float(weight) for name, weight in tuned["before"].items()}
    return _plan(args.parser.parse_args(words), game, start)


def _compare(known: Weights, found: Weights) -> int:
    if known == found:
        print("These are the weights that the judge has.")
        return 0
    print("The judge has other weights: something that they depend on has changed since.")
    return 1


def _write(args: argparse.Namespace, file: Path, text: str, tuning: Tuning) -> None:
    if tuning["gain"]["low"] <= 0 and tuning["lead"]["low"] <= 0:
        print(f"{file} stays as it was: it is not sure that the new weights are better.")
        return
    told = account(tuning, _command(args), date.today().isoformat())
    write(str(file), rewritten(text, tuning["weights"], told).encode())
    print(f"{file} is written.")


def _command(args: argparse.Namespace) -> str:
    """Give the command that does the same again."""
    words = ["wyrmhall", "tune", args.game]
    for pair in args.option:
        words += ["--option", pair]
    for flag in FLAGS:
        chosen = getattr(args, flag)
        if chosen is not None and chosen != USUAL.get(flag):
            words += [f"--{flag}", str(chosen)]
    return shlex.join(words)


def _print(tuning: Tuning) -> None:
    climb = tuning["climb"]
    print(f"{tuning['game']}: {len(tuning['felt'])} weights, {len(climb)} generations.")
    if tuning["unfelt"]:
        print(f"Left alone, since nothing changed with them: {', '.join(tuning['unfelt'])}.")
    print("Mean gain by generation: " + " ".join(f"{gain:+.3f}" for gain in climb))
    print(
        f"On {tuning['deals']:,} new deals, from every seat ({tuning['player']}): "
        f"wins {tuning['new_score']:.3f}, the old weights in its place {tuning['old_score']:.3f}; "
        f"gain {_said(tuning['gain'])}; points {_said(tuning['lead'])}."
    )
    print()
    print(table("weights", tuning["weights"]))


def _said(interval: Interval) -> str:
    return f"{interval['mean']:+.3f} ({interval['low']:+.3f} to {interval['high']:+.3f})"
