"""What hosts and programs need: one command, backups, a description of the interface, metrics."""

import gzip
import io
import json
import os
import random
import re
import subprocess
import sys
import time
import urllib.request
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from tests.table.people import host_of, play_on, sit_down, soon
from tests.table.services import QUICK, SRC, Wyrmhall, storage, wyrmhall

from wyrmhall.bots import MAKERS
from wyrmhall.cli import main
from wyrmhall.client import Data, Server, TableError
from wyrmhall.core.language import LANGUAGES, Speaker, messages
from wyrmhall.core.match import Match
from wyrmhall.games import KEYS, load
from wyrmhall.table.said import HERE
from wyrmhall.table.store import metadata

GAME = "1001-islands"
HOUSE = Path(__file__).parents[2]


def command(env: dict[str, str], *words: str) -> tuple[int, str, str]:
    """Do as `wyrmhall` does, on a database; give the exit code and what was said."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([*words, "--database", env["WYRMHALL_DATABASE_URL"]])
    return code, out.getvalue(), err.getvalue()


def test_a_backup_of_a_running_server_is_restored_into_any_database(tmp_path: Path) -> None:
    file = str(tmp_path / "backup.jsonl.gz")
    with storage("sqlite", tmp_path) as env:
        with wyrmhall(env) as server:
            opened, people = sit_down(server.client, GAME, 2)
            people[0].say("remember this")
            play_on(people, random.Random(1), 20)
            before = [people[0].look("look"), people[0].ask("GET", "history")]
            assert command(env, "backup", file)[0] == 0
        with gzip.open(file) as lines:
            text = lines.read().decode()
        assert people[0].key not in text
        assert opened["host"] not in text
        code, _, said = command(env, "restore", file)
        assert code == 2
        assert "holds tables already" in said
    with storage("postgres", tmp_path) as env:
        assert command(env, "restore", file)[0] == 0
        with wyrmhall(env) as server:
            for person in people:
                person.server = server.client
            assert [people[0].look("look"), people[0].ask("GET", "history")] == before
            assert people[0].ask("GET", "chat")[0]["text"] == "remember this"
            play_on(people, random.Random(2), 3)


@pytest.mark.parametrize("content", [b"", b"{}", b"x\n", b'{"wyrmhall": 1, "schema": "9999"}\n'])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    env = {"WYRMHALL_DATABASE_URL": f"sqlite:///{tmp_path / 'tables.db'}"}
    code, _, said = command(env, "restore", str(file))
    assert code == 2
    assert said.count("\n") == 1


def test_whoever_hosts_can_look_in_take_the_file_rewind_and_close(tmp_path: Path) -> None:
    with storage("sqlite", tmp_path) as env, wyrmhall(env) as server:
        opened, people = sit_down(server.client, GAME, 2)
        table = opened["table"]["id"]
        play_on(people, random.Random(3), 12)
        assert table in command(env, "admin", "list")[1]
        shown = command(env, "admin", "show", table)[1]
        assert "position 12" in shown
        record = json.loads(command(env, "admin", "export", table)[1])
        assert len(record["moves"]) == 12
        assert command(env, "admin", "rewind", table, "5")[0] == 0
        soon(lambda: people[0].look("words")["position"] == 5)
        play_on(people, random.Random(4), 5)
        assert command(env, "admin", "close", table)[0] == 0
        soon(lambda: people[0].ask("GET", "")["status"] == "closed")
        with pytest.raises(TableError):
            people[0].look("words")
        for words in (["rewind", table], ["show"], ["show", "nothing"], ["rewind", table, "99"]):
            code, _, said = command(env, "admin", *words)
            assert (code, said.count("\n")) == (2, 1), words


def test_play_opens_the_table_on_a_free_port(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "wyrmhall", "play", "--no-browser"],
        env={**os.environ, "PYTHONPATH": SRC, **QUICK, "WYRMHALL_HOME": str(tmp_path / "home")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[-1]
        soon(lambda: reached(address))
        _, (ann,) = sit_down(Server(address), GAME, 2, people=1)
        play_on([ann], random.Random(5), 3)
        assert (tmp_path / "home" / "tables.db").exists()
        assert (tmp_path / "home").stat().st_mode & 0o077 == 0
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def reached(address: str) -> bool:
    """Ask a server whether it is well."""
    try:
        with urllib.request.urlopen(f"{address}health", timeout=2) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except OSError:
        return False


def test_the_first_bot_plays_a_game(server: Wyrmhall) -> None:
    chairs = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    opened = server.client.open_table(GAME, 2, chairs=chairs)
    link = f"{server.address}/t/{opened['table']['id']}#{opened['seats']['0']}"
    bot = subprocess.run(
        [sys.executable, str(HOUSE / "examples/my_first_bot.py"), link],
        env={**os.environ, "PYTHONPATH": SRC},
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert bot.stderr == ""
    assert bot.stdout.endswith("The game is over.\n")


@pytest.fixture(scope="module")
def api(server: Wyrmhall) -> Data:
    return dict(server.client.ask("GET", "/api/schema/openapi.json"))


def test_the_description_of_the_interface_is_complete(api: Data) -> None:
    operations = [
        (path, method, operation)
        for path, methods in api["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    ]
    assert len(operations) > 30
    names = [operation["operationId"] for _, _, operation in operations]
    assert len(set(names)) == len(names)
    for path, method, operation in operations:
        assert operation["summary"], (path, method)
        assert operation["description"].endswith("."), (path, method)
        assert operation["tags"], (path, method)
        responses = operation["responses"]
        assert any(code.startswith("2") for code in responses), (path, method)
        assert all(response["description"] for response in responses.values())
        if "{id}" in path:
            assert "404" in responses, (path, method)
            assert "429" in responses, (path, method)
        for code, response in responses.items():
            if int(code) >= 400:
                assert response["content"]["application/json"]["examples"], (path, code)


def test_the_page_about_the_wire_tells_of_everything(api: Data) -> None:
    text = (HOUSE / "docs/wire.md").read_text("utf-8")
    for path, methods in api["paths"].items():
        if path.startswith("/api/tables/{id}/"):
            last = path.removeprefix("/api/tables/{id}").replace("{seat}", "N")
            assert f"/api/tables/ID{last}" in text or f"…{last}" in text, path
        elif path.startswith("/api/"):
            known = path.replace("{game}", "GAME").replace("{id}", "ID").rstrip("/")
            assert known in text, path
        for method in methods:
            assert method.upper() in text
    for error in ("bad-request", "no-key", "not-yours", "not-found", "stale", "not-now",
                  "too-large", "refused", "too-many", "stopping"):  # fmt: skip
        assert f"`{error}`" in text


def test_the_shelf_speaks_each_language(server: Wyrmhall) -> None:
    for language in LANGUAGES:
        shelf = server.client.ask("GET", "/api/games", lang=language)
        assert [game["key"] for game in shelf["games"]] == [*KEYS]
        assert [bot["name"] for bot in shelf["bots"]] == [*MAKERS]
        for game in shelf["games"]:
            assert game["blurb"]
            assert set(game["options"]) == {str(seats) for seats in game["seats"]}
            rules = server.client.ask("GET", game["rules"])
            assert rules["markdown"].startswith("# ")
            with server.client.send("GET", game["picture"], theme="dark") as answer:
                assert answer.read().startswith(b"<svg")
    known = Speaker(HERE, "de")
    assert all(known.knows(f"bot-{name}") for name in MAKERS)
    assert {*messages(HERE, "en").items()} == {*messages(HERE, "de").items()}


def test_links_become_qr_codes_and_metrics_tell_what_goes_on(server: Wyrmhall) -> None:
    _, people = sit_down(server.client, GAME, 2)
    play_on(people, random.Random(6), 2)
    with server.client.send("POST", "/api/qr", {"text": f"{server.address}/t/x#y"}) as answer:
        assert b"<svg" in answer.read(200)
    with server.client.send("GET", "/metrics") as answer:
        assert re.search(rb"wyrmhall_entries_total\{kind=.move.\} [1-9]", answer.read())
    key = server.client.ask("GET", "/api/push")["key"]
    assert len(key) == 87


def test_migrations_make_what_the_store_expects(tmp_path: Path) -> None:
    import sqlalchemy as sa
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with storage("sqlite", tmp_path) as env, wyrmhall(env):
        engine = sa.create_engine(env["WYRMHALL_DATABASE_URL"])
        with engine.connect() as connection:
            differences = compare_metadata(MigrationContext.configure(connection), metadata)
        engine.dispose()
    assert differences == []


def test_a_long_game_is_rebuilt_quickly() -> None:
    game = load(GAME)
    match = Match.start(game, max(game.seats), {}, "long")
    luck = random.Random(7)
    while not match.over:
        seat = match.turn()[0]
        match.play(seat, int(luck.choice(list(match.state.moves(seat)))))
    took = []
    for _ in range(5):
        begun = time.perf_counter()
        Match(game, match.box, match.record)
        took.append(time.perf_counter() - begun)
    assert min(took) / match.position * 400 < 0.1  # uncompiled, too; bench/load.py measures it


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    with storage("sqlite", tmp_path) as env:
        log = tmp_path / "log"
        with log.open("w") as out:
            process = subprocess.Popen(
                [sys.executable, "-m", "wyrmhall", "serve", "--port", "0"],
                env={**os.environ, "PYTHONPATH": SRC, **QUICK, **env, "WYRMHALL_LOG": "DEBUG"},
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            soon(lambda: reached(address))
            opened, people = sit_down(Server(address), GAME, 2)
            play_on(people, random.Random(8), 5)
            host_of(Server(address), opened).ask("POST", "invite")
            process.terminate()
            process.wait(20)
            process.stdout.close()
        text = log.read_text()
        assert not [key for key in (opened["host"], *opened["seats"].values()) if key in text]
