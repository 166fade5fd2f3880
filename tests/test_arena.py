"""The arena: mirrored games, honest numbers, and the same for any number of processes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

import pytest

from wyrmhall.cli import main
from wyrmhall.core.game import Game
from wyrmhall.games import load
from wyrmhall.lab.arena import Plan, Report, compete, is_shared, pairings, sit, tables, variants
from wyrmhall.lab.players import BadPlayer, Hasty, named, player, with_parts_off
from wyrmhall.lab.ratings import Outcome, at_two, elo, spans, wilson

KEY = "1001-islands"


@pytest.fixture
def game() -> Game:
    """Open a game's front door."""
    return load(KEY)


def plan(seats: int, games: int, *players: str, which: str = "all") -> Plan:
    """Plan some games."""
    return Plan(KEY, [(seats, {})], players, pairings(len(players), which), games, "s")


def timeless(report: Report) -> Report:
    """Leave out what depends on the machine."""
    for mode in report["modes"]:
        for row in (*mode["strengths"], *mode["together"]):
            row["seconds"] = None
    return report


# --- who meets whom -------------------------------------------------------------------------------


def test_who_meets_whom() -> None:
    assert pairings(3, "all") == [(1, 0), (2, 0), (2, 1)]
    assert pairings(4, "next") == [(1, 0), (2, 1), (3, 2)]
    assert pairings(3, "first") == [(0, 1), (0, 2)]


def test_at_two_seats_each_deal_is_seen_from_both() -> None:
    games = list(tables(plan(2, 5, "random", "greedy")))
    assert len(games) == 6
    seen = Counter((table.deal.seed, tuple(table.players)) for table in games)
    assert set(seen.values()) == {1}
    assert all((seed, names[::-1]) in seen for seed, names in seen)


def test_at_three_seats_each_sits_alone_everywhere() -> None:
    games = list(tables(plan(3, 1, "random", "greedy")))
    assert len(games) == 6
    assert len({tuple(table.players) for table in games}) == 6
    assert len({table.deal.seed for table in games}) == 1
    assert all(set(table.players) == {"random", "greedy"} for table in games)


def test_the_variants_show_every_number_of_seats_and_many_options() -> None:
    for key in ("champions", "dragon-and-emperor"):
        game = load(key)
        ways = variants(game)
        assert {seats for seats, _ in ways} == set(game.seats)
        for seats in game.seats:
            for option in game.options(seats):
                shown = {mode[option.key] for count, mode in ways if count == seats}
                assert shown >= {option.default, option.values[-1]}
        assert len(ways) < 60
    assert is_shared(load("champions"), (1, variants(load("champions"))[0][1]))


# --- the same again -------------------------------------------------------------------------------


def test_any_number_of_processes_plays_the_same() -> None:
    one, two = (
        compete(plan(3, 12, "random", "greedy"), jobs, lambda done: None) for jobs in (1, 2)
    )
    assert timeless(one) == timeless(two)


def test_a_report_adds_up() -> None:
    heard: list[int] = []
    report = compete(plan(2, 16, "random", "greedy"), 1, heard.append)
    assert heard == list(range(1, 17))
    assert (report["games"], report["stopped"]) == (16, False)
    (mode,) = report["modes"]
    (pair,) = mode["pairs"]
    assert (pair["one"], pair["other"], pair["games"]) == ("greedy", "random", 16)
    assert pair["alone"] + pair["other_alone"] == pytest.approx(1)
    assert pair["alone_span"][0] < pair["alone"] <= pair["alone_span"][1]
    assert pair["lead"] > 0
    assert [row["name"] for row in mode["strengths"]] == ["random", "greedy"]
    assert mode["strengths"][1]["elo"] > 0 > mode["strengths"][0]["elo"]
    assert all(row["seconds"] is not None for row in mode["strengths"])


def test_who_stops_early_gets_what_there_is() -> None:
    def impatient(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    report = compete(plan(2, 10, "random", "greedy"), 1, impatient)
    assert (report["games"], report["stopped"]) == (3, True)
    assert report["modes"][0]["pairs"][0]["games"] == 3


def test_who_plays_together_is_told_by_wins_and_points() -> None:
    key = "dragon-and-emperor"
    options = variants(load(key))[0][1]
    together = Plan(key, [(2, options)], ["random", "greedy"], [(1, 0)], 4, "s")
    assert [table.players for table in tables(together)][:2] == [["random"] * 2, ["greedy"] * 2]
    (mode,) = compete(together, 1, lambda done: None)["modes"]
    assert mode["pairs"] == []
    for row in mode["together"]:
        assert row["games"] == sum(row["endings"].values()) == 4
        assert row["won"] == row["endings"].get("won", 0) / 4
        assert row["median_ending"] in row["endings"]


# --- players --------------------------------------------------------------------------------------


def test_players_can_be_set_otherwise(game: Game) -> None:
    assert named("adept:fan=0:tries=50") == ("adept", {"fan": 0, "tries": 50})
    bot = player("adept:fan=0:tries=50", game, "s")
    assert (getattr(bot, "fan"), getattr(bot, "tries")) == (0, 50)  # noqa: B009
    assert getattr(player("adept", game, "s"), "fan") != 0  # noqa: B009
    assert isinstance(player("adept:seconds=0.01", game, "s"), Hasty)
    with pytest.raises(BadPlayer, match="adept:fan"):
        named("adept:fan=much")


def test_parts_are_switched_off_one_by_one(game: Game) -> None:
    names = with_parts_off("adept:keep=0:tries=9", game)
    assert names[0] == "adept:keep=0:tries=9"
    assert "adept:keep=0:tries=9:fan=0" in names
    assert not any(name.endswith("keep=0") for name in names)
    with pytest.raises(BadPlayer, match="does not search"):
        with_parts_off("greedy", game)


def test_a_hasty_bot_answers_in_time() -> None:
    (table, *_) = tables(plan(2, 1, "adept:tries=100000000:seconds=0.001", "random"))
    played = sit(table)
    assert 0 < played.seconds[0] / played.decisions[0] < 0.02


# --- numbers --------------------------------------------------------------------------------------


def test_wilson_knows_how_little_it_knows() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(10, 10)[0] < 0.75
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_ratings_are_those_that_games_were_drawn_from() -> None:
    games = [Outcome((0, 1), (1, 0))] * 760 + [Outcome((0, 1), (0, 1))] * 240
    first, second = elo(games, 2)
    assert first + second == pytest.approx(0)
    assert first - second == pytest.approx(200, abs=3)
    assert at_two(200) == pytest.approx(0.76, abs=0.001)


def test_a_share_at_three_seats_is_said_as_one_at_two() -> None:
    # Strengths 2 : 1 give 2/4 alone among two others, and 1/5 the other way round.
    alone = [Outcome((0, 1, 1), (1, 0, 0))] * 500 + [Outcome((0, 1, 1), (0, 1, 0))] * 500
    other = [Outcome((0, 0, 1), (0, 0, 1))] * 200 + [Outcome((0, 0, 1), (1, 0, 0))] * 800
    first, second = elo(alone + other, 2)
    assert at_two(first - second) == pytest.approx(2 / 3, abs=0.005)


def test_whoever_wins_always_still_has_a_rating_and_ties_count_half() -> None:
    numbers = elo([Outcome((0, 1), (1, 0))] * 10, 3)
    assert numbers[0] > numbers[2] > numbers[1]
    assert elo([Outcome((0, 1), (0.5, 0.5))] * 10, 2) == pytest.approx([0, 0])


def test_spans_hold_the_measure_and_narrow_with_more_deals() -> None:
    def share(outcomes: Sequence[Outcome]) -> list[float]:
        return [sum(outcome.shares[0] for outcome in outcomes) / len(outcomes)]

    deals = [[Outcome((0, 1), (1, 0))], [Outcome((0, 1), (0, 1))]]
    ((low, high),) = spans(deals * 10, share, "s")
    ((lower, higher),) = spans(deals * 100, share, "s")
    assert low < lower < 0.5 < higher < high


# --- the command ----------------------------------------------------------------------------------


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["arena", *words]) == 0
    return capsys.readouterr().out


def test_the_command_prints_shares_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    out = told([KEY, "--players", "random,greedy", "--games", "4"], capsys)
    assert "4 games" in out
    assert "greedy : random" in out
    assert "lead" in out
    three = told([KEY, "--seats", "3", "--players", "random,greedy", "--games", "4"], capsys)
    assert "fair: 33.3%" in three
    assert "at two" in three


def test_the_command_gives_json_of_all_variants(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dragon-and-emperor", "--every", "--players", "random", "--games", "1", "--json"]
    report = json.loads(told(words, capsys))
    assert len(report["modes"]) == report["games"] == len(variants(load("dragon-and-emperor")))
    assert {mode["options"]["forewarned"] for mode in report["modes"]} == {"off", "1", "2"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "random"], "two players"),
        (["--players", "random,random"], "named twice"),
        (["--players", "random,nobody"], "no bot 'nobody'"),
        (["--players", "random,adept:fan"], "named like"),
        (["--players", "random,greedy", "--games", "0"], "--games must be from 1"),
        (["--parts", "--players", "greedy"], "does not search"),
        (["--every", "--seats", "9"], "no such way"),
    ],
)
def test_what_cannot_be_played_is_told(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", KEY, *words]) == 2
    assert complaint in capsys.readouterr().err
