"""Records whole games of a game until every setup and every ending is among them.

    python -m tests.make_records KEY

Run it for a new game, or when its rules have changed and rules_version was raised.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.progress import track
from tests.games import OUTCOMES, every_game, name, records, setups

from wyrmhall.bots import make
from wyrmhall.bots.playout import play_out
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game
from wyrmhall.core.match import Match, our_tables, replay
from wyrmhall.core.record import dumps, loads

Move = tuple[int, int]  # a seat and the number of its move

BY_HAND = "by-hand-"  # how the names of records begin that no bot will ever play
MOST = 100_000  # games played in search of a rare ending


def played(game: Game, seats: int, options: dict[str, str], seed: str) -> tuple[str, list[Move]]:
    """Play a game quickly, each third one by bots that try to win; tell its ending and moves."""
    kind = "greedy" if int(seed) % 3 == 0 else "random"
    bots = [make(kind, game, f"{seed}/{seat}") for seat in range(seats)]
    chance, moves = Chance(seed), list[Move]()
    state = game.start(seats, options, game.unbox(our_tables(game)), chance, None)
    play_out(state, bots, chance, game.longest(seats, options), moves)
    return state.result().ending, moves


def recorded(game: Game, seats: int, options: dict[str, str], seed: str) -> Match:
    """Play the same game again, as a match."""
    match = Match.start(game, seats, options, seed)
    for seat, move in played(game, seats, options, seed)[1]:
        match.play(seat, move)
    return match


def kept(game: Game) -> Iterator[tuple[str, Match]]:
    """Play the records made by hand again, and delete all others."""
    for file in records(game):
        if file.stem.startswith(BY_HAND):
            yield file.stem, replay(loads(file.read_bytes()), game)
        else:
            file.unlink()


def chosen(game: Game) -> Iterator[tuple[str, Match]]:
    """Find a game for each setup, then one for each ending that is still missing."""
    missing = set(game.endings) - {match.state.result().ending for _, match in kept(game)}
    for setup in setups(game):
        match = recorded(*setup, seed="1")
        missing.discard(match.state.result().ending)
        yield name(setup), match
    for number in track(range(MOST), "rare endings") if missing else []:
        _, seats, options = setups(game)[number % len(setups(game))]
        ending, _ = played(game, seats, options, str(number))
        if ending in missing:
            missing.discard(ending)
            yield f"ending-{ending}", recorded(game, seats, options, str(number))
        if not missing:
            return


def main(key: str) -> None:
    """Write the records of a game anew, but for those made by hand."""
    game = next(game for game in every_game() if game.key == key)
    folder = Path(game.folder) / "tests" / "records"
    folder.mkdir(exist_ok=True)
    told = {}
    for stem, match in [*kept(game), *chosen(game)]:
        (folder / f"{stem}.json").write_bytes(dumps(match.record))
        result = match.state.result()
        told[stem] = [result.ending, result.totals(), list(result.ranks)]
    lines = ",\n".join(f"  {json.dumps(stem)}: {json.dumps(told[stem])}" for stem in sorted(told))
    (folder / OUTCOMES).write_text("{\n" + lines + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
