"""Tuning: it climbs, it leaves alone what nobody feels, and it writes down what it found."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from nim import GAME
from nim.judge import NimJudge
from wyrmhall.cli import main
from wyrmhall.core.game import Game
from wyrmhall.core.match import Match, SetupError
from wyrmhall.core.tuning import read_tuning
from wyrmhall.lab import crew
from wyrmhall.lab.crew import Crew, Missing
from wyrmhall.lab.deals import deals, playable
from wyrmhall.lab.fit import Fit, Moment
from wyrmhall.lab.tune import Plan, Tuning, tune, work
from wyrmhall.lab.tuned import account, rewritten

BAD = {"pressure": -2.0, "show": 0.5, "spread": 3.0}


def plan() -> Plan:
    """Plan a short climb from weights that are plainly wrong."""
    return Plan("nim", 2, {"heap": "11"}, "greedy", [], 4, 5, 6, 0.8, "1", BAD)


@pytest.fixture(scope="module", autouse=True)
def nim() -> Iterator[None]:
    """Let the lab find Nim."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wyrmhall.lab.tune.load", lambda key: GAME)
        yield


@pytest.fixture(scope="module")
def heard() -> list[int]:
    """Collect what `watch` hears."""
    return []


@pytest.fixture(scope="module")
def tuning(heard: list[int]) -> Tuning:
    """Tune once."""
    return tune(plan(), 1, heard.append)


def test_it_climbs_to_weights_that_are_surely_better(tuning: Tuning, heard: list[int]) -> None:
    assert tuning["felt"] == ["pressure"]
    assert tuning["unfelt"] == ["show", "spread"]
    assert tuning["weights"]["pressure"] > 0
    assert tuning["weights"]["spread"] == BAD["spread"]
    assert tuning["old_score"] == 0.5  # mirrored, and both the same
    assert tuning["new_score"] == pytest.approx(0.5 + tuning["gain"]["mean"], abs=1e-3)
    assert tuning["gain"]["low"] > 0
    assert tuning["climb"][-1] > tuning["climb"][0]
    assert heard[-1] == work(plan())
    assert heard == sorted(heard)


def test_the_same_seed_finds_the_same_weights(tuning: Tuning) -> None:
    assert tune(plan(), 1, lambda done: None) == tuning


def test_weights_are_fitted_to_how_games_end() -> None:
    start = {**BAD, "spread": 30.0}
    unsure = replace(plan(), fit=60, generations=12, sigma=0.2, start=start)
    heard: list[int] = []
    tuning = tune(unsure, 1, heard.append)
    assert heard[-1] == work(unsure)
    assert tuning["felt"] == ["spread"]  # which alone the hopes in Nim depend on
    assert tuning["weights"]["spread"] < 20
    assert tuning["climb"][-1] > tuning["climb"][0]
    assert tune(unsure, 1, heard.append) == tuning


def test_a_fit_stays_where_nothing_is_to_be_learnt() -> None:
    fit = Fit(GAME, BAD, dict.fromkeys(BAD, 1.0))
    moment = Moment(Match.start(GAME, 2, {"heap": "11"}, "a").state, [0.5, 0.5])
    fit.moments = [moment] * 3
    near, far = ({**BAD, "show": BAD["show"] + step} for step in (0.1, 1.0))
    fit.usual = fit.surprise(BAD)
    assert 0 == fit.gained([BAD], "")[0] > fit.gained([near], "")[0] > fit.gained([far], "")[0]


def test_weights_are_written_where_they_stood(tuning: Tuning) -> None:
    text = (
        "# A judge.\n\n[weights]\npressure = -2  # the next seat's\nshow=0.5\n\n"
        "[search]\npressure = 7\n\n[tuned]\ndate = 'long ago'\n\n[tuned.before]\nshow = 1\n"
    )
    new = {**tuning["weights"], "pressure": 0.25}
    written = rewritten(text, new, account(tuning, "wyrmhall tune nim", "2026-01-31"))
    start = "# A judge.\n\n[weights]\npressure = 0.25  # the next seat's\nshow=0.5\n\n"
    assert written.startswith(start + "[search]\npressure = 7\n\n[tuned]\n")
    told = tomllib.loads(written)["tuned"]
    assert told["command"] == "wyrmhall tune nim"
    assert told["gain"] == [tuning["gain"]["low"], tuning["gain"]["high"]]
    assert told["before"] == BAD
    assert rewritten(written, new, account(tuning, "wyrmhall tune nim", "2026-01-31")) == written


def test_deals_take_seats_in_turn_and_draw_what_is_left_open() -> None:
    row = [deal for deal, _ in zip(deals(GAME, (2, 3), {}, "a"), range(80), strict=False)]
    assert [deal.seats for deal in row[:5]] == [2, 3, 2, 3, 2]
    assert len({deal.seed for deal in row}) == 80
    assert {deal.options["heap"] for deal in row} == {"11", "15", "21"}
    usual = [deal for deal in row if deal.options["heap"] == "11"]
    assert len(usual) > 40
    fixed = [
        deal for deal, _ in zip(deals(GAME, (2,), {"heap": "21"}, "a"), range(9), strict=False)
    ]
    assert {deal.options["heap"] for deal in fixed} == {"21"}


def test_seats_that_cannot_be_played_as_asked_are_told() -> None:
    assert playable(GAME, None, {}) == [2, 3, 4]
    assert playable(GAME, 3, {"heap": "15"}) == [3]
    with pytest.raises(SetupError, match="heap"):
        playable(GAME, None, {"heap": "12"})
    with pytest.raises(SetupError, match="seats"):
        playable(GAME, 9, {})


def test_a_crew_does_the_same_as_one_alone() -> None:
    for jobs in (1, 2):
        with Crew(jobs) as hands:
            assert sorted(hands.each(abs, range(-9, 9))) == [
                (place, abs(number)) for place, number in enumerate(range(-9, 9))
            ]


def test_a_missing_package_is_told_in_a_sentence() -> None:
    with pytest.raises(Missing, match=r"pip install wyrmhall\[lab\]"):
        crew.needed("no_such_package")


def test_the_command_writes_what_it_found_and_can_do_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "judge.toml"
    text = (Path(GAME.folder) / "judge.toml").read_text("utf-8")
    file.write_text(text.replace("pressure = 0.5", "pressure = -2.0"), "utf-8")

    def load(key: str) -> Game:
        return replace(GAME, folder=str(tmp_path), judge=NimJudge(*read_tuning(tmp_path)))

    monkeypatch.setattr("wyrmhall.cli.tune.load", load)
    words = ["--seats", "2", "--generations", "3", "--population", "4", "--deals", "5"]
    assert main(["tune", "nim", *words, "--sigma", "1.5", "--write"]) == 0
    assert "judge.toml is written" in capsys.readouterr().out
    found = read_tuning(tmp_path)[0]
    assert found["pressure"] > 0
    assert "points for leaving the next seat" in file.read_text("utf-8")
    command = tomllib.loads(file.read_text("utf-8"))["tuned"]["command"]
    assert command == f"wyrmhall tune nim {' '.join(words)} --sigma 1.5"

    assert main(["tune", "nim", "--again"]) == 0
    assert "These are the weights that the judge has" in capsys.readouterr().out
    assert main(["tune", "nim", *words, "--sigma", "0.01", "--write"]) == 0
    assert "stays as it was" in capsys.readouterr().out
    assert read_tuning(tmp_path)[0] == found


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--only", "nonsense"], "no weight 'nonsense'"),
        (["--population", "3"], "--population must be from 4"),
        (["--sigma", "0"], "--sigma must be more than 0"),
        (["--player", "nobody"], "no bot 'nobody'"),
        (["--again"], "does not tell how it was tuned"),
    ],
)
def test_what_cannot_be_tuned_is_told(
    words: list[str],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("wyrmhall.cli.tune.load", lambda key: GAME)
    assert main(["tune", "nim", *words]) == 2
    assert complaint in capsys.readouterr().err
