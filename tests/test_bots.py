"""Bots: they see what their seat sees, they play the same from the same seed, greedy is better."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from nim import GAME
from wyrmhall.bots import UnknownBot, make
from wyrmhall.bots.playout import EndlessGame, play_out, play_random_games
from wyrmhall.bots.seat import Bot, Seat
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game
from wyrmhall.core.match import Match, our_tables, replay, settled
from wyrmhall.core.record import Edition, dumps, loads
from wyrmhall.core.snapshot import digest
from wyrmhall.games import KEYS, load
from wyrmhall.lab.players import player
from wyrmhall.lab.sim import Plan, Report, simulate

# One of each kind: a search does the same in every strength, only longer.
QUICK = ("random", "apprentice", "journeyman", "adept:tries=30")


class First(Bot):
    """A bot of somebody's own: it takes whatever comes first."""

    def choose(self, seat: Seat) -> int:
        """Take the first move."""
        return seat.moves()[0]


def plan(game: Game, seats: int, games: int, players: list[str], records: str = "") -> Plan:
    """Plan a simulation with our own edition."""
    edition = Edition("wyrmhall", our_tables(game))
    options = settled(game, seats, {})
    return Plan(game.key, seats, options, games, "7", players, edition, records)


def played(game: Game, seats: int, games: int, players: list[str], jobs: int = 1) -> Report:
    """Simulate, and leave the times out of the report."""
    report = simulate(plan(game, seats, games, players), jobs, lambda done: None)
    report["seconds"] = report["decisions_per_second"] = 0
    return report


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("key", KEYS)
def test_bots_play_any_game_to_its_end_and_the_same_again(key: str, name: str) -> None:
    game = load(key)
    for seats in game.seats:
        assert played(game, seats, 2, [name] * seats) == played(game, seats, 2, [name] * seats)


@pytest.mark.parametrize("name", QUICK)
def test_bots_play_games_that_are_not_compiled(name: str) -> None:
    box = GAME.unbox(our_tables(GAME))
    chance = Chance("a")
    state = GAME.start(3, {"heap": "11"}, box, chance, None)
    bots = [player(name, GAME, str(seat)) for seat in range(3)]
    assert 0 < play_out(state, bots, chance, 100, None) <= GAME.longest(3, {"heap": "11"})


def test_a_bot_of_ones_own_can_play() -> None:
    match = Match.start(load("1001-islands"), 3, {}, "a")
    made: list[tuple[int, int]] = []
    chance = Chance("a")
    chance.at(0)
    game = match.game
    state = game.start(3, {}, match.box, chance, None)
    play_out(state, [First(), First(), First()], chance, 1000, made)
    for seat, move in made:
        match.play(seat, move)
    assert digest(match.state) == digest(state)


def test_a_game_that_never_ends_is_noticed() -> None:
    game = load("1001-islands")
    chance = Chance("a")
    state = game.start(3, {}, game.unbox(our_tables(game)), chance, None)
    with pytest.raises(EndlessGame):
        play_out(state, [First(), First(), First()], chance, 10, None)


def test_unknown_bots_are_told() -> None:
    with pytest.raises(UnknownBot, match="The bots are: random, greedy, apprentice"):
        make("clever", GAME, "a")


def test_a_seat_tells_a_bot_no_more_than_its_view() -> None:
    match = Match.start(GAME, 2, {}, "a")
    match.play(0, "call odd")
    seat = Seat(match.state, 1)
    assert msgspec.json.encode(seat.view()) == msgspec.json.encode(match.state.view(1))
    guesses = {digest(seat.guess(Chance(str(number)))) for number in range(40)}
    assert len(guesses) > 4
    assert digest(seat.guess(Chance("x"))) == digest(seat.guess(Chance("x")))


def is_shared(game: Game) -> bool:
    """Ask whether all play together."""
    return Match.start(game, min(game.seats), {}, "a").state.result().shared


@pytest.mark.parametrize("key", [key for key in KEYS if not is_shared(load(key))])
def test_greedy_clearly_beats_random(key: str) -> None:
    game = load(key)
    seats = next(seats for seats in game.seats if seats > 1)
    won = 0
    for seat in range(seats):
        players = ["greedy" if seat == other else "random" for other in range(seats)]
        won += played(game, seats, 60, players)["wins"][seat]
    assert won > 1.4 * 60


@pytest.mark.parametrize("key", [key for key in KEYS if is_shared(load(key))])
def test_greedy_friends_do_clearly_better_than_random_ones(key: str) -> None:
    game = load(key)
    seats = min(game.seats)
    clever, random = (played(game, seats, 60, [name] * seats) for name in ("greedy", "random"))
    assert clever["wins"][0] >= random["wins"][0]
    assert clever["scores"][0]["mean"] > random["scores"][0]["mean"] + random["scores"][0]["sd"] / 2


def test_a_simulation_is_the_same_in_one_process_and_in_two() -> None:
    game = load("1001-islands")
    players = ["random", "greedy", "random"]
    assert played(game, 3, 30, players) == played(game, 3, 30, players, jobs=2)


def test_the_sums_of_a_simulation_fit_its_records(tmp_path: Path) -> None:
    game = load("1001-islands")
    report = simulate(plan(game, 2, 12, ["random"] * 2, str(tmp_path)), 1, lambda done: None)
    records = [loads(file.read_bytes()) for file in sorted(tmp_path.iterdir())]
    results = [replay(record, game).state.result() for record in records]
    assert len(records) == report["games"] == 12
    assert sum(len(record.moves) for record in records) == report["decisions"]
    for seat in range(2):
        points = [result.totals()[seat] for result in results]
        score = report["scores"][seat]
        mean = sum(points) / 12
        assert (score["min"], score["max"]) == (min(points), max(points))
        assert score["mean"] == pytest.approx(mean, abs=1e-4)
        spread = (sum((point - mean) ** 2 for point in points) / 12) ** 0.5
        assert score["sd"] == pytest.approx(spread, abs=1e-4)
        assert report["wins"][seat] == sum(seat in result.winners for result in results)
    assert sum(report["endings"].values()) == 12
    assert dumps(records[0]) == sorted(tmp_path.iterdir())[0].read_bytes()


def test_a_longer_simulation_begins_like_a_shorter_one(tmp_path: Path) -> None:
    game = load("1001-islands")
    for name, games in (("short", 2), ("long", 4)):
        (tmp_path / name).mkdir()
        folder = str(tmp_path / name)
        simulate(plan(game, 3, games, ["random"] * 3, folder), 1, lambda done: None)
    for file in (tmp_path / "short").iterdir():
        assert file.read_bytes() == (tmp_path / "long" / file.name).read_bytes()


def test_random_games_are_counted_and_repeatable() -> None:
    game = load("1001-islands")
    box = game.unbox(our_tables(game))
    assert play_random_games(game, 3, {}, box, 5, "a") == 5 * 112
    assert play_random_games(game, 3, {}, box, 0, "a") == 0


def test_compiled_and_uncompiled_bots_choose_the_same(tmp_path: Path) -> None:
    code = (
        "import sys; from wyrmhall.cli import main; "
        "sys.exit(main(['sim', '1001-islands', '--seats', '3', '--games', '3', "
        "'--players', 'greedy,random', '--record', sys.argv[1]]))"
    )
    for name, pure in (("pure", "1"), ("any", "0")):
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / name)],
            check=True,
            capture_output=True,
            env={"WYRMHALL_PURE": pure, "PYTHONPATH": ":".join(sys.path)},
        )
    for file in (tmp_path / "pure").iterdir():
        assert file.read_bytes() == (tmp_path / "any" / file.name).read_bytes()
