"""Commands about a recorded game: replay, explain, view."""

from __future__ import annotations

import argparse

from wyrmhall.cli.common import (
    Commands,
    Mistake,
    add_place,
    add_record,
    open_match,
    print_json,
    read_record,
    result_data,
    result_lines,
    seat_of,
)
from wyrmhall.cli.show import Screen, console
from wyrmhall.core.game import WATCHER
from wyrmhall.core.language import LANGUAGES, Speaker
from wyrmhall.core.match import Match, Refused, some_seats, walk
from wyrmhall.core.record import RecordError
from wyrmhall.core.snapshot import digest
from wyrmhall.core.words import Fact, Words


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    replay = commands.add_parser("replay", help="play a record to its end and tell the result")
    add_record(replay)
    replay.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words")
    replay.add_argument("--json", action="store_true", help="as JSON")
    replay.add_argument("--states", action="store_true", help="the hash of every state on the way")
    replay.set_defaults(run=run_replay)
    explain = commands.add_parser(
        "explain", help="list the moves that are allowed, or say why one is not"
    )
    add_place(explain)
    explain.add_argument("--seat", metavar="S", help="default: the first that must decide")
    explain.add_argument("--json", action="store_true", help="as JSON")
    explain.add_argument("move", metavar="MOVE", nargs="*", help="name of a move, such as: take 2")
    explain.set_defaults(run=run_explain)
    view = commands.add_parser("view", help="what a seat, or a watcher, may know")
    add_place(view)
    view.add_argument("--seat", metavar="S", default="watcher", help="a number, or watcher")
    view.add_argument("--json", action="store_true", help="as JSON")
    view.set_defaults(run=run_view)


def run_replay(args: argparse.Namespace) -> int:
    """Replay a record."""
    record, game = read_record(args.file)
    states: list[str] = []
    try:
        for match in walk(record, game):
            if args.states or match.position == len(record.moves):
                states.append(digest(match.state))
    except RecordError as error:
        raise RecordError(f"{args.file}: {error}") from None
    if args.json:
        print_json(_replay_data(match, states, args))
    else:
        _print_replay(match, states, args)
    return 0


def _replay_data(match: Match, states: list[str], args: argparse.Namespace) -> dict[str, object]:
    record = match.record
    data: dict[str, object] = {
        "game": record.game,
        "rules": record.rules,
        "edition": record.edition.name,
        "seats": record.seats,
        "options": record.options,
        "moves": len(record.moves),
        "over": match.over,
        "turn": match.turn(),
        **result_data(match.state.result(), Speaker(match.game.folder, args.lang)),
        "hash": states[-1],
    }
    return {**data, "states": states} if args.states else data


def _print_replay(match: Match, states: list[str], args: argparse.Namespace) -> None:
    if args.states:
        for position, state in enumerate(states):
            print(f"{position:5}  {state}")
    print(f"{match.game.title}, {some_seats(match.record.seats)}, {match.position} moves")
    speaker = Speaker(match.game.folder, args.lang)
    if not match.over:
        seats = speaker.join([speaker.name(seat) for seat in match.turn()])
        print(f"The game goes on; to decide: {seats}. So far:")
    for line in result_lines(match.state.result(), speaker, {}):
        print(line)
    print(f"hash {states[-1]}")


def run_explain(args: argparse.Namespace) -> int:
    """List the moves, or explain one."""
    match = open_match(args)
    seat = seat_of(args.seat, match)
    speaker = Speaker(match.game.folder, args.lang)
    if args.move:
        if seat == WATCHER and args.seat is not None:
            raise Mistake("A watcher makes no moves: say --seat S, with a number.")
        return _explain_move(args, match, max(seat, 0), speaker)
    look = match.look(seat)
    moves = [
        {"name": offer["name"], "label": speaker.say(offer["label"], you=seat)}
        for offer in look["moves"]
    ]
    prompt = speaker.say(look["prompt"], you=seat)
    if args.json:
        print_json({"at": match.position, "seat": seat, "prompt": prompt, "moves": moves})
        return 0
    print(f"{'Watcher' if seat == WATCHER else speaker.name(seat)}: {prompt}")
    width = max((len(move["name"]) for move in moves), default=0)
    for move in moves:
        print(f"  {move['name']:{width}}  {move['label']}")
    if not moves:
        print("  There is nothing to decide for this seat now.")
    return 0


def _explain_move(args: argparse.Namespace, match: Match, seat: int, speaker: Speaker) -> int:
    name = " ".join(args.move)
    try:
        refusal = match.refusal(seat, name)
    except Refused as error:
        raise Mistake(speaker.say(error.refusal.words)) from None
    number = match.game.catalogue.number(name)
    assert number is not None
    words = refusal.words if refusal else match.state.label(seat, number)
    said = speaker.say(words, you=seat)
    rule = refusal.rule if refusal else ""
    if args.json:
        facts = {key: _plain(fact) for key, fact in words.facts.items()}
        answer = {"allowed": refusal is None, "rule": rule, "words": said, "facts": facts}
        print_json({"at": match.position, "seat": seat, "move": name, **answer})
    elif refusal is None:
        print(f"{name!r} is allowed: {said}")
    else:
        print(f"{name!r} is not allowed{f' by {rule}' if rule else ''}: {said}")
        for key, fact in words.facts.items():
            print(f"  {key}: {_spoken(fact, speaker)}")
    return 0


def _plain(fact: Fact) -> object:
    if isinstance(fact, (int, str)):
        return fact
    return fact.data() if isinstance(fact, Words) else [part.data() for part in fact]


def _spoken(fact: Fact, speaker: Speaker) -> str:
    if isinstance(fact, (int, str)):
        return str(fact)
    if isinstance(fact, Words):
        return speaker.say(fact)
    return speaker.join([speaker.say(part) for part in fact])


def run_view(args: argparse.Namespace) -> int:
    """Print what a seat may know."""
    match = open_match(args)
    seat = seat_of(args.seat, match)
    speaker = Speaker(match.game.folder, args.lang)
    look = match.look(seat)
    if not args.json:
        Screen(match.game, speaker, {}, console()).show(look)
        return 0
    moves = [
        {"name": offer["name"], "label": speaker.say(offer["label"], you=seat)}
        for offer in look["moves"]
    ]
    result = look["result"] and result_data(look["result"], speaker)
    print_json(
        {
            **look,
            "prompt": speaker.say(look["prompt"], you=seat),
            "moves": moves,
            "result": result,
        }
    )
    return 0
