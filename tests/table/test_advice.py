"""What a search has to say: hints during the game, analyses after it; and bots that are left be."""

import json
import random
import time
from collections.abc import Iterator

import pytest
from tests.table.people import host_of, play_on, sit_down, soon, watcher_of
from tests.table.services import Wyrmhall, storage, wyrmhall

from wyrmhall.client import Data, Seat, TableError
from wyrmhall.core.record import loads
from wyrmhall.games import KEYS

GAME = "1001-islands"
SLOW = 20.0  # seconds that a deep thinker may take, far more than a test would wait


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wyrmhall]:
    """A server whose searches take but a moment."""
    with (
        storage("sqlite", tmp_path_factory.mktemp("quick")) as env,
        wyrmhall({**env, "WYRMHALL_BOT_SECONDS": "0.2"}) as running,
    ):
        yield running


def asked(people: list[Seat]) -> tuple[Seat, Data]:
    """Find somebody who has to decide."""
    for person in people:
        look = person.look("words")
        if look.get("moves"):
            return person, look
    raise AssertionError("nobody is asked")


def refused(seat: Seat, what: str, body: Data) -> str:
    """Ask for what cannot be had, and give the fixed key of the refusal."""
    with pytest.raises(TableError) as error:
        seat.ask("POST", what, body)
    return error.value.error


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_names_a_move_of_mine_and_says_why(quick: Wyrmhall, key: str) -> None:
    _, people = sit_down(quick.client, key, 2)
    play_on(people, random.Random(key), 12)
    person, look = asked(people)
    for language in ("en", "de"):
        hint = person.ask("POST", "hint", {"version": look["version"]}, lang=language)
        offered = {move["name"]: move["label"] for move in person.look("words")["moves"]}
        assert hint["move"] in offered
        assert hint["seat"] == person.number
        assert hint["reason"]
        assert len(hint["hopes"]) == 2
        assert all(0 <= hope <= 1 for hope in hint["hopes"])
    assert person.look("words") == look


def test_hints_are_for_whoever_is_asked_and_only_where_the_host_allows_them(
    quick: Wyrmhall,
) -> None:
    opened, people = sit_down(quick.client, GAME, 2)
    person, look = asked(people)
    other = people[1 - people.index(person)]
    now = {"version": look["version"]}
    assert refused(other, "hint", now) == "not-now"
    assert refused(watcher_of(quick.client, opened), "hint", now) == "not-yours"
    assert refused(person, "hint", {"version": look["version"] + 1}) == "stale"
    host_of(quick.client, opened).ask("PATCH", "settings", {"hints": False})
    assert refused(person, "hint", now) == "not-now"


def test_a_finished_game_is_analysed_once_and_the_outcome_is_kept(quick: Wyrmhall) -> None:
    opened, people = sit_down(quick.client, GAME, 2)
    ann = people[0]
    play_on(people, random.Random(3), 20)
    assert refused(ann, "analysis", {}) == "not-now"
    with pytest.raises(TableError):
        ann.ask("GET", "analysis")
    play_on(people, random.Random(4))
    assert ann.ask("GET", "analysis")["status"] == "none"
    assert ann.ask("POST", "analysis")["status"] == "running"
    assert people[1].ask("POST", "analysis")["status"] in ("running", "done")
    done = 0
    while (found := ann.ask("GET", "analysis"))["status"] == "running":
        assert done <= found.get("done", 0) <= found["total"]
        done = found.get("done", 0)
        time.sleep(0.05)
    check_analysis(ann, found)
    quick.kill()
    quick.start()
    assert ann.ask("POST", "analysis") == found
    assert watcher_of(quick.client, opened).ask("GET", "analysis")["curve"] == found["curve"]


def check_analysis(person: Seat, found: Data) -> None:
    """See that an analysis is of this game, and that its parts fit together."""
    moves = loads(json.dumps(person.ask("GET", "record")).encode()).moves
    assert len(found["curve"]) == len(moves) + 1
    assert all(sum(hopes) == pytest.approx(1, abs=0.01) for hopes in found["curve"])
    judged = {one["position"]: one for one in found["decisions"]}
    for position, one in judged.items():
        assert (one["seat"], one["move"]) == tuple(moves[position])
        assert one["value"] <= one["best_value"]
    lost = [judged[at]["best_value"] - judged[at]["value"] for at in found["swings"]]
    assert 1 <= len(lost) <= 3
    assert lost == sorted(lost, reverse=True)
    look = person.ask("GET", "look", at=found["swings"][0], with_="scene",
                      seat=judged[found["swings"][0]]["seat"],
                      move=judged[found["swings"][0]]["best"])  # fmt: skip
    offered = f'data-moves="{judged[found["swings"][0]]["best"]}"'
    assert any(offered in piece for piece in look["scene"]["pieces"].values())


def test_a_bot_that_thinks_is_left_be_as_soon_as_the_table_moves_on(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with (
        storage("sqlite", tmp_path_factory.mktemp("slow")) as env,
        wyrmhall({**env, "WYRMHALL_BOT_SECONDS": str(SLOW)}) as server,
    ):
        chairs = [{"kind": "bot", "bot": "archmage"}, {"kind": "person", "name": "Ann"}]
        opened = server.client.open_table(GAME, 2, chairs=chairs)
        host, ann = host_of(server.client, opened), Seat(server.client, opened["table"]["id"],
                                                         opened["seats"]["1"], 1)  # fmt: skip
        luck = random.Random(5)
        soon(lambda: ann.look("words")["turn"] == [0] or not play_on([ann], luck, 1))
        time.sleep(0.5)  # it thinks by now
        begun, position = time.monotonic(), ann.look("words")["position"]
        host.ask("PATCH", "seats/0", {"kind": "bot", "bot": "apprentice"})
        soon(lambda: ann.look("words")["position"] > position)
        assert time.monotonic() - begun < SLOW / 2
