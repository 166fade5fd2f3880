"""The command line, run as people and scripts run it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from wyrmhall.cli import main, play
from wyrmhall.core.record import loads
from wyrmhall.lab import bench

COMMANDS = (
    "games", "rules", "edition", "play", "sim", "replay", "explain", "view", "picture", "bench",
)  # fmt: skip
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(sys.path),
    "PYTHONWARNINGS": "error",
    "COLUMNS": "100",
    "NO_COLOR": "1",
}


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with warnings as errors."""
    return subprocess.run(
        [sys.executable, "-m", "wyrmhall", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=ENVIRONMENT,
        timeout=120,
    )


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder with a few recorded games."""
    made = tmp_path_factory.mktemp("records")
    words = ["sim", "1001-islands", "--seats", "2", "--games", "2", "--seed", "r"]
    assert main([*words, "--record", str(made)]) == 0
    return made


@pytest.fixture(scope="session")
def record(folder: Path) -> str:
    """Give the file of a recorded game."""
    return str(sorted(folder.glob("*.json"))[0])


def told(words: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command that succeeds in this process, and give what it prints."""
    capsys.readouterr()
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def complained(words: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command that the caller must mend, and give its complaint."""
    capsys.readouterr()
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(str(stop.code))
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return printed.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert f"wyrmhall {command}" in capsys.readouterr().out


def test_help_lists_every_command_and_says_how_seats_count() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)
    assert "Seats are counted from 0" in done.stdout


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1001-islands: 1001 Islands" in told(["games"], capsys)
    games = json.loads(told(["games", "--json"], capsys))
    (islands,) = [game for game in games if game["key"] == "1001-islands"]
    assert islands["seats"] == [2, 3, 4, 5]
    assert islands["endings"] == ["points", "bandits", "shared"]


def test_sim_tells_all_it_should_and_the_same_for_any_number_of_jobs() -> None:
    words = ["sim", "1001-islands", "--seats", "3", "--games", "40", "--seed", "5", "--json"]
    reports = []
    for jobs in ("1", "2", "3"):
        done = run(*words, "--players", "greedy,random", "--jobs", jobs)
        assert (done.returncode, done.stderr) == (0, "")
        report = json.loads(done.stdout)
        assert report.pop("seconds") > 0
        assert report.pop("decisions_per_second") > 0
        reports.append(report)
    assert reports[0] == reports[1] == reports[2]
    report = reports[0]
    assert (report["game"], report["seats"], report["options"]) == ("1001-islands", 3, {})
    assert (report["games"], report["decisions"]) == (40, 40 * 112)
    assert report["players"] == ["greedy", "random", "random"]
    assert set(report["scores"][0]) == {"mean", "sd", "min", "max"}
    assert report["wins"][0] > report["wins"][1]


def test_sim_without_seats_takes_the_fewest(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(told(["sim", "1001-islands", "--games", "2", "--json"], capsys))
    assert report["seats"] == 2
    assert "seat  player" in told(["sim", "1001-islands", "--games", "2"], capsys)


def test_replay_tells_the_result_and_hashes(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(told(["replay", record, "--json", "--states"], capsys))
    assert data["over"]
    assert data["ending"] in ("points", "bandits", "shared")
    assert len(data["states"]) == data["moves"] + 1 == 97
    assert data["hash"] == data["states"][-1]
    for seat, lines in enumerate(data["scores"]):
        assert sum(line["points"] for line in lines) == data["totals"][seat]
        assert all(line["rule"] and line["source"] for line in lines)
    text = told(["replay", record], capsys)
    assert f"hash {data['hash']}" in text
    assert "wins" in text or "share the win" in text
    assert "So ging es aus" in told(["replay", record, "--lang", "de"], capsys)


def test_replay_tells_how_an_unfinished_game_stands(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.loads(Path(record).read_text())
    content["moves"] = content["moves"][:10]
    file = tmp_path / "short.json"
    file.write_text(json.dumps(content))
    assert "The game goes on" in told(["replay", str(file)], capsys)
    data = json.loads(told(["replay", str(file), "--json"], capsys))
    assert (data["over"], data["ending"]) == (False, "")
    assert data["turn"]


def test_explain_lists_the_moves(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(["explain", record, "--at", "0"], capsys)
    assert "stack upper" in text
    assert "Draw from the upper stack" in text
    data = json.loads(told(["explain", record, "--at", "0", "--json"], capsys))
    assert [move["name"] for move in data["moves"]][:2] == ["stack dream", "stack upper"]
    seat = str(1 - data["seat"])
    assert "nothing to decide" in told(["explain", record, "--at", "0", "--seat", seat], capsys)
    assert "nothing to decide" in told(["explain", record], capsys)


def test_explain_tells_why_a_move_is_refused(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["explain", record, "--at", "0", "place", "1"]
    assert "not allowed by TI-10" in told(words, capsys)
    assert told([*words[:2], "place 1", *words[2:4]], capsys) == told(words, capsys)
    data = json.loads(told([*words, "--json"], capsys))
    assert (data["allowed"], data["rule"]) == (False, "TI-10")
    assert data["words"]
    assert data["facts"]
    assert "is allowed" in told(["explain", record, "--at", "0", "stack upper"], capsys)
    assert "stack upper" in complained(["explain", record, "--at", "0", "stak uper"], capsys)
    assert "not allowed by TI-50" in told(["explain", record, "take 1"], capsys)
    watcher = ["explain", record, "--at", "0", "--seat", "watcher", "stack upper"]
    assert "watcher" in complained(watcher, capsys)


def test_view_tells_a_seat_what_it_may_know_and_a_watcher_less(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = loads(Path(record).read_bytes()).moves
    hidden = next(place for place, (_, name) in enumerate(moves, 1) if name.startswith("hide"))
    at = ["view", record, "--at", str(hidden), "--json"]
    seat = str(moves[hidden - 1][0])
    own = json.loads(told([*at, "--seat", seat], capsys))
    public = json.loads(told([*at, "--seat", "watcher"], capsys))
    assert public == json.loads(told(at, capsys))
    assert public["seat"] == -1
    assert own["view"] != public["view"]
    down = [slot for slot in public["view"]["offer"] if slot["down"]]
    assert [slot["tile"] for slot in down] == [None]
    assert "Stacks" in told(["view", record, "--at", "5"], capsys)


def test_rules_are_shown_whole_or_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert "**TI-81**" in told(["rules", "1001-islands"], capsys)
    one = told(["rules", "1001-islands", "ti-35"], capsys)
    assert one.startswith("**TI-35**")
    assert len(one.splitlines()) == 1
    complaint = complained(["rules", "1001-islands", "TI-350"], capsys)
    assert "Did you mean" in complaint
    assert "TI-35" in complaint


def test_an_edition_is_printed_checked_and_played_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(["edition", "1001-islands"], capsys)
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert "can be played with" in told(["edition", "1001-islands", str(file)], capsys)
    play = ["sim", "1001-islands", "--games", "1", "--edition", str(file)]
    told([*play, "--record", str(tmp_path / "records")], capsys)
    (made,) = (tmp_path / "records").iterdir()
    assert loads(made.read_bytes()).edition.name == "mine"
    file.write_text(text.replace("points", "pints") + "\n[nonsense]\n")
    for words in (["edition", "1001-islands", str(file)], play):
        faults = complained(words, capsys).splitlines()
        assert len(faults) > 3
        assert all(str(file) in fault for fault in faults)
        assert any("TI-" in fault for fault in faults)
        assert any("nonsense" in fault for fault in faults)


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_pictures_are_drawn(record: str, kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"out.{kind}"
    assert main(["picture", record, "--at", "30", "--seat", "0", "-o", str(file)]) == 0
    start = file.read_bytes()[:8]
    assert start.startswith(b"<svg") if kind == "svg" else start == b"\x89PNG\r\n\x1a\n"


def test_bench_measures_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    (speed,) = json.loads(told(["bench", "1001-islands", "--json"], capsys))["games"]
    assert (speed["game"], speed["seats"]) == ("1001-islands", 3)
    assert all(speed[key] > 0 for key in ("rollout", "python_loop", "copy_ns", "state_bytes"))
    if speed["compiled"]:
        assert speed["ratio"] == round(speed["rollout"] / speed["rollout_uncompiled"], 1) > 1
    assert "Python loop" in told(["bench", "1001-islands", "--alone"], capsys)


def test_bench_measures_how_fast_bots_search(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "THOUGHTS", 1)
    words = ["bench", "1001-islands", "--search", "--seats", "2"]
    rows = json.loads(told([*words, "--json"], capsys))["search"]
    assert [row["strength"] for row in rows] == ["adept", "archmage"]
    assert all(row["tries_per_second"] > 0 < row["decision_ms"] for row in rows)
    assert rows[0]["tries"] < rows[1]["tries"]
    assert "tries/s" in told(words, capsys)


def test_bench_measures_how_long_an_analysis_takes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "dragon-island", "--review", "--seats", "2", "--json"]
    (row,) = json.loads(told(words, capsys))["review"]
    assert 0 < row["choices"] <= row["moves"]
    assert row["seconds"] > 0


MISTAKES = [
    ["nonsense"],
    ["sim"],
    ["sim", "chess"],
    ["sim", "1001-islands", "--seats", "9"],
    ["sim", "1001-islands", "--seats", "x"],
    ["sim", "1001-islands", "--games", "0"],
    ["sim", "1001-islands", "--games", "1000000000000"],
    ["sim", "1001-islands", "--games", "1", "--seed", "\udcff"],
    ["sim", "1001-islands", "--games", "1", "--seed", "s" * 101],
    ["sim", "1001-islands", "--games", "1", "--record", "/proc"],
    ["sim", "1001-islands", "--games", "2", "--record", "/proc", "--jobs", "2"],
    ["sim", "1001-islands", "--jobs", "0"],
    ["sim", "1001-islands", "--option", "nonsense"],
    ["sim", "1001-islands", "--option", "a=b"],
    ["sim", "1001-islands", "--players", "clever"],
    ["sim", "1001-islands", "--players", "random,random,random"],
    ["sim", "1001-islands", "--record", "/proc/nowhere"],
    ["sim", "1001-islands", "--edition", "/nowhere"],
    ["sim", "1001-islands", "--unknown"],
    ["replay", "/nowhere"],
    ["replay", "/"],
    ["replay", sys.executable],
    ["explain", "/nowhere"],
    ["view", "/nowhere"],
    ["rules", "chess"],
    ["rules", "1001-islands", "TI-999"],
    ["edition", "chess"],
    ["edition", "1001-islands", "/nowhere"],
    ["play", "chess"],
    ["play", "1001-islands", "--seat", "7"],
    ["play", "1001-islands", "--humans", "0,x"],
    ["play", "1001-islands", "--humans", "9" * 5000],
    ["play", "1001-islands", "--seed", "s" * 101],
    ["play", "1001-islands", "--names", "Ann,Bob"],
    ["play", "1001-islands", "--names", ""],
    ["play", "1001-islands", "--save", "/nowhere/game.json"],
    ["bench", "chess"],
]


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_mistakes_get_one_clear_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    complaint = complained(words, capsys)
    assert complaint.startswith("wyrmhall")
    assert len(complaint.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["view", "--at", "1000"],
        ["view", "--seat", "5"],
        ["view", "--seat", "x"],
        ["view", "--seat", "9" * 5000],
        ["picture", "-o", "svg"],
        ["explain", "--at", "-1"],
        ["picture", "-o", "x.jpg"],
        ["picture", "-o", "x.png", "--width", "3"],
        ["picture", "-o", "x.svg", "--width", "300"],
        ["picture", "-o", "/nowhere/x.svg"],
    ],
    ids=" ".join,
)
def test_mistakes_about_a_record_get_one_clear_sentence(
    words: list[str], record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    complaint = complained([words[0], record, *words[1:]], capsys)
    assert len(complaint.splitlines()) == 1


def test_a_damaged_record_names_the_file_the_move_and_the_rule(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.loads(Path(record).read_text())
    content["moves"][4][1] = "stack dream" if content["moves"][4][1] != "stack dream" else "hide 1"
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(content))
    for command in ("replay", "explain", "view"):
        complaint = complained([command, str(file)], capsys)
        assert str(file) in complaint
        assert "Move 5" in complaint
        assert "(TI-" in complaint
    assert told(["view", str(file), "--at", "4"], capsys)


def test_nonsense_of_ten_megabytes_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "big.json"
    file.write_bytes(b"\x00" * 10_000_000)
    done = run("replay", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_a_damaged_record_cannot_write_to_the_terminal_what_it_likes(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.loads(Path(record).read_text())
    content["moves"][0][1] = "\x1b[31m\u202e"
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(content))
    assert complained(["replay", str(file)], capsys).rstrip("\n").isprintable()


@pytest.mark.parametrize("streams", [">&-", "<&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_error(streams: str) -> None:
    line = f"'{sys.executable}' -m wyrmhall play 1001-islands {streams}"
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env=ENVIRONMENT,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "wyrmhall", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env=ENVIRONMENT,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("wyrmhall: The output cannot be written")
    assert len(done.stderr.splitlines()) == 1


def game_by_numbers(*words: str, choices: int = 200) -> str:
    """Play a whole game by always typing 1."""
    done = run("play", "1001-islands", "--seed", "a", *words, typed="1\n" * choices)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("seats", ["2", "3", "5"])
def test_a_game_can_be_played_to_its_end(seats: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = game_by_numbers("--seats", seats, "--save", str(file))
    assert "How it ended" in text
    assert "wins." in text or "share the win." in text
    assert run("replay", str(file)).returncode == 0
    assert "\x1b" not in text


def test_a_game_can_be_played_in_german_and_by_several_people() -> None:
    text = game_by_numbers("--lang", "de", "--seats", "3", "--humans", "0,2")
    assert "So ging es aus" in text
    assert "Spieler 2" in text


def test_everything_can_be_typed_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    typed = [
        "help", "", "why place 1", "why stack upper", "why", "rules TI-35", "rules TI-350",
        "log", "table", "9", "stack uper", "stack upper", "take 1", "undo", "take 2",
        f"save {file}", "save", f"save {tmp_path}", "undo", "undo", "quit", "never read",
    ]  # fmt: skip
    done = run("play", "1001-islands", "--seats", "3", "--seed", "a", typed="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    for said in (
        "make that move",
        "Type a number",
        "(TI-10)",
        "“stack upper” is allowed",
        "Which move?",
        "So an empty place",
        "has no rule 'TI-350'. Did you mean",
        "the choices go from 1 to 4",
        "Did you mean “stack upper”?",
        "Taken back.",
        "Saved in",
        "Into which file?",
        "cannot be written",
        "something new has come to light",
        "The game stops here.",
    ):
        assert said in done.stdout
    assert loads(file.read_bytes()).moves[0] == (0, "stack upper")


def test_the_game_may_be_chosen_at_the_table() -> None:
    done = run("play", "--terminal", typed="99\n1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Which game?" in done.stdout
    assert "The game stops here." in done.stdout
    assert run("play", "--terminal").returncode == 0


def test_a_game_stops_quietly_when_the_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "rest.json"
    done = run("play", "1001-islands", "--save", str(file), typed="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert loads(file.read_bytes()).moves


def test_people_are_named_as_they_wish_and_spoken_to(tmp_path: Path) -> None:
    shown = game_by_numbers("--names", "Ann")
    assert "You took" in shown
    assert "Ann: " in shown
    shown = game_by_numbers("--humans", "0,1", "--names", "Ann,Bob", "--lang", "de")
    assert "Bob" in shown
    assert "Du hast" in shown


def test_whoever_is_nobody_in_particular_is_called_a_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, called in (("ann", "Ann"), ("root", ""), ("a" * 99, "")):
        monkeypatch.setattr(play, "getuser", lambda name=name: name)
        assert play.login() == called


def test_the_terminal_may_be_narrow() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wyrmhall", "play", "1001-islands", "--seed", "a"],
        input="1\n1\n",
        capture_output=True,
        text=True,
        check=True,
        env={**ENVIRONMENT, "COLUMNS": "32"},
    )
    assert max(map(len, done.stdout.splitlines())) <= 32


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let commands hear of an interrupt even where the tests run in a shell's background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_interrupting_is_quiet() -> None:
    words = ["sim", "1001-islands", "--games", "10000000", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "wyrmhall", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(3)
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=30)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, errors) == (130, b"", b"")


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "wyrmhall", "rules", "1001-islands"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(30) == 141
