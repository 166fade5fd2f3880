"""Tables, chairs, chat, presence, rematches, forks: what people do around the game."""

import json
import random
import time
from functools import partial

import pytest
from tests.table.people import Ear, host_of, one_move, play_on, sit_down, soon, watcher_of
from tests.table.services import Wyrmhall

from wyrmhall.client import Seat, TableError, join
from wyrmhall.games import load

GAME = "1001-islands"


def test_friends_join_by_link_and_the_game_begins_when_no_chair_is_open(server: Wyrmhall) -> None:
    opened = server.client.open_table(GAME, 3, chairs=[{"kind": "person", "name": "Ann"}])
    table = opened["table"]["id"]
    assert opened["table"]["status"] == "waiting"
    assert sorted(opened["seats"]) == ["0", "1", "2"]
    ann = Ear(Seat(server.client, table, opened["seats"]["0"]))
    bob = join(f"{server.address}/t/{table}#{opened['seats']['2']}", "Bob")
    assert bob.number == 2
    eve = join(f"{server.address}/t/{table}", "Eve")
    assert eve.number == 1
    game = ann.game(0)
    assert [step["position"] for step in game["steps"]] == [0]
    assert [seat["name"] for seat in bob.ask("GET", "")["seats"]] == ["Ann", "Eve", "Bob"]
    with pytest.raises(TableError) as error:
        join(f"{server.address}/t/{table}", "Late")
    assert error.value.error == "not-now"


def test_what_is_said_is_heard_by_all_and_kept(server: Wyrmhall) -> None:
    opened, (ann, bob) = sit_down(server.client, GAME, 2)
    ear = Ear(bob)
    ann.say("Hello, \u263a!")
    line = ear.until(lambda kind, _: kind == "chat")
    assert (line["name"], line["text"], line["seat"]) == ("P0", "Hello, \u263a!", 0)
    bob.say("You too")
    assert [said["text"] for said in ann.ask("GET", "chat")] == ["Hello, \u263a!", "You too"]
    assert [said["number"] for said in ann.ask("GET", "chat", since=1)] == [2]
    with pytest.raises(TableError) as error:
        watcher_of(server.client, opened).say("I say")
    assert error.value.error == "not-yours"
    watcher = watcher_of(server.client, opened)
    host_of(server.client, opened).ask("PATCH", "settings", {"watchers_chat": True})
    soon(lambda: all(watcher.ask("GET", "")["settings"]["watchers_chat"] for _ in range(6)))
    watcher.say("Now I may")
    assert ear.until(lambda kind, data: kind == "chat" and data["seat"] == -1)


def test_who_is_there_is_seen(server: Wyrmhall) -> None:
    _, (ann, bob) = sit_down(server.client, GAME, 2)
    ear = Ear(ann)
    stream = bob.server.send("GET", f"/api/tables/{bob.table}/events", key=bob.key)
    stream.readline()
    ear.until(lambda kind, data: kind == "table" and data["seats"][1]["online"])
    stream.close()
    ear.until(lambda kind, data: kind == "table" and not data["seats"][1]["online"])


def test_a_person_and_a_bot_change_places_during_the_game(server: Wyrmhall) -> None:
    _, (ann, bob) = sit_down(server.client, GAME, 2)
    luck = random.Random(1)
    play_on([ann, bob], luck, 5)
    bob.ask("PATCH", "seats/1", {"kind": "bot", "bot": "random"})
    assert play_on([ann], luck, 10) == 10
    info = bob.ask("PATCH", "seats/1", {"kind": "person"})
    assert info["mine"] == [1]
    play_on([ann, bob], luck)
    assert ann.look("words")["over"]


def test_nobody_is_replaced_unseen(server: Wyrmhall) -> None:
    opened, (ann, bob) = sit_down(server.client, GAME, 2)
    host = host_of(server.client, opened)
    host.ask("PATCH", "seats/1", {"kind": "bot", "bot": "random"})
    host.ask("PATCH", "seats/1", {"kind": "person"})
    bob.ask("PATCH", "seats/1", {"open_hand": True})
    bob.ask("PATCH", "seats/1", {"kind": "bot"})
    lines = ann.ask("GET", "chat")
    assert [(line["seat"], line["name"]) for line in lines] == [(-1, "Wyrmhall")] * 3
    assert [line["text"] for line in lines] == [
        "The host has put a bot on seat 2, instead of P1.",
        "P1 plays on seat 2 from now on.",
        "P1 has left seat 2: a bot plays on.",
    ]


def test_a_rematch_keeps_people_and_keys(server: Wyrmhall) -> None:
    opened, (ann, bob) = sit_down(server.client, GAME, 2)
    with pytest.raises(TableError) as error:
        ann.ask("POST", "rematch")
    assert error.value.error == "not-now"
    ear = Ear(bob)
    play_on([ann, bob], random.Random(2))
    again = ann.ask("POST", "rematch")
    told = ear.until(lambda kind, data: kind == "table" and data["rematch"] is not None)
    assert told["rematch"] == again["id"] == bob.ask("POST", "rematch")["id"]
    assert Seat(server.client, again["id"], bob.key).ask("GET", "")["mine"] == [1]
    assert Seat(server.client, again["id"], opened["host"]).ask("GET", "")["host"]
    play_on([Seat(server.client, again["id"], p.key, p.number) for p in (ann, bob)],
            random.Random(3), 3)  # fmt: skip


def test_a_finished_game_goes_out_and_in_as_a_file_and_on_from_any_moment(server: Wyrmhall) -> None:
    _, (ann, bob) = sit_down(server.client, GAME, 2)
    play_on([ann, bob], random.Random(4))
    record = ann.ask("GET", "record")
    past = ann.look("look", at=10)
    forked = ann.ask("POST", "fork", {"position": 10})
    seats = [Seat(server.client, forked["table"]["id"], forked["seats"][str(s)], s) for s in (0, 1)]
    now = seats[0].look("look")
    assert (now["position"], now["view"], now["prompt"]) == (10, past["view"], past["prompt"])
    play_on(seats, random.Random(5))
    half = {**record, "moves": record["moves"][:20]}
    for file, status in ((record, "over"), (half, "running")):
        wish = {"record": json.dumps(file), "chairs": [{"kind": "person"}, {"kind": "bot"}]}
        opened = server.client.ask("POST", "/api/import", wish)
        assert opened["table"]["status"] == status
    with pytest.raises(TableError) as error:
        server.client.ask(
            "POST", "/api/import", {"record": json.dumps({**half, "moves": [[0, "x"]]})}
        )
    assert error.value.error == "bad-request"
    assert "Move 1" in str(error.value)


def test_the_same_deal_begins_alike_and_its_seed_is_hidden_until_all_have_played_it(
    server: Wyrmhall,
) -> None:
    opened, first = sit_down(server.client, GAME, 2)
    table = opened["table"]["id"]
    began = [one.look("look")["view"] for one in first]
    with pytest.raises(TableError) as error:  # it would tell what comes at the first table
        server.client.open_table(GAME, 2, deal_of=table)
    assert error.value.error == "not-now"
    play_on(first, random.Random(6))
    again, second = sit_down(server.client, GAME, 2, deal_of=table)
    assert (opened["table"]["deal"], again["table"]["deal"]) == (None, table)
    assert [other.look("look")["view"] for other in second] == began
    with pytest.raises(TableError) as error:
        first[0].ask("GET", "record")
    assert error.value.error == "not-now"
    play_on(second, random.Random(7))
    assert first[0].ask("GET", "record")["seeds"] == second[0].ask("GET", "record")["seeds"]
    options = {o.key: o.default for o in load(GAME).options(3)}
    with pytest.raises(TableError):
        server.client.open_table(GAME, 3, options=options, deal_of=table)


def test_open_tables_are_listed_until_they_are_closed(server: Wyrmhall) -> None:
    opened = server.client.open_table(GAME, 2, settings={"listed": True})
    table = opened["table"]["id"]

    def listed() -> list[str]:
        return [card["id"] for card in server.client.ask("GET", "/api/tables")]

    assert table in listed()
    host = host_of(server.client, opened)
    host.ask("PATCH", "settings", {"listed": False})
    soon(lambda: table not in listed())
    host.ask("DELETE", "")
    soon(lambda: all(host.ask("GET", "")["status"] == "closed" for _ in range(6)))
    with pytest.raises(TableError) as error:
        join(f"{server.address}/t/{table}", "Late")
    assert error.value.error == "not-now"


def test_undo_goes_back_while_nothing_came_to_light_and_alone_always(server: Wyrmhall) -> None:
    _, (ann,) = sit_down(server.client, GAME, 2, people=1)
    luck = random.Random(8)
    for _ in range(12):
        before = one_move([ann], luck)
        assert before is not None
    position = Ear(ann).until(lambda kind, data: kind == "game" and data["moves"])
    assert position["undo"]
    ann.ask("POST", "undo", {"version": position["version"]})
    after = ann.look("words")
    assert after["position"] < position["position"]
    assert after["moves"]
    play_on([ann], luck, 3)


def test_all_must_agree_to_go_back_further_and_the_luck_is_new(server: Wyrmhall) -> None:
    opened, (ann, bob) = sit_down(server.client, GAME, 2)
    play_on([ann, bob], random.Random(9), 12)
    ear = Ear(ann)
    look = ann.look("words")
    ann.ask("POST", "rewind", {"version": look["version"], "position": 4})
    proposal = {"seat": 0, "position": 4, "agreed": [0]}
    soon(lambda: bob.ask("GET", "")["proposal"] == proposal)
    bob.ask("POST", "vote", {"agree": False})
    soon(lambda: ann.ask("GET", "")["proposal"] is None)
    ann.ask("POST", "rewind", {"version": look["version"], "position": 4})
    soon(lambda: bob.ask("GET", "")["proposal"])
    bob.ask("POST", "vote", {"agree": True})
    told = ear.until(lambda kind, data: kind == "game" and data["position"] == 4)
    assert (told["since"], told["steps"]) == (4, [])
    play_on([ann, bob], random.Random(10))
    record = ann.ask("GET", "record")
    assert [step for step, _ in record["seeds"]] == [0, 5]
    host = host_of(server.client, opened)
    assert host.ask("GET", "")["status"] == "over"


def test_hands_are_shown_to_watchers_only_if_all_agree(server: Wyrmhall) -> None:
    opened, (ann, bob) = sit_down(server.client, GAME, 2, settings={"watching": "hands"})
    watcher = watcher_of(server.client, opened)
    assert watcher.look("look")["seat"] == -1
    for person in (ann, bob):
        with pytest.raises(TableError) as error:
            Seat(server.client, ann.table, watcher.key, 0).look("look")
        assert error.value.error == "not-yours"
        person.ask("PATCH", f"seats/{person.number}", {"open_hand": True})
        soon(partial(hand_is_open, watcher, person.number or 0))
    time.sleep(0.2)
    assert Seat(server.client, ann.table, watcher.key, 0).look("look")["seat"] == 0
    with pytest.raises(TableError):
        bob.ask("GET", "look", seat=0)
    host_of(server.client, opened).ask("PATCH", "settings", {"watching": "none"})
    time.sleep(0.2)
    with pytest.raises(TableError):
        watcher.look("look")


def test_a_notice_goes_out_when_the_turn_comes_to_somebody_who_is_not_there(
    server: Wyrmhall,
) -> None:
    from tests.table.hook import Hook

    with Hook() as hook:
        _, (ann, bob) = sit_down(server.client, GAME, 2)
        time.sleep(0.1)
        seats = {0: ann, 1: bob}
        first = ann.look("words")["turn"][0]
        other = seats[1 - first]
        other.ask("PUT", "notices", {"kind": "webhook", "url": hook.url})
        _gone(other)
        luck = random.Random(11)
        while ann.look("words")["turn"] == [first]:
            mine = seats[first].look("words")
            seats[first].play(luck.choice(mine["moves"])["name"])
        told = hook.next()
        assert (told["table"], told["seat"]) == (ann.table, 1 - first)
        assert all(key not in json.dumps(told) for key in (ann.key, bob.key))


def test_who_must_begin_hears_of_it_when_the_last_one_sits_down(server: Wyrmhall) -> None:
    from tests.table.hook import Hook

    chairs = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    with Hook() as hook:
        for _ in range(40):  # who begins is a matter of luck
            opened = server.client.open_table(GAME, 2, chairs=chairs)
            ann = Seat(server.client, opened["table"]["id"], opened["seats"]["0"], 0)
            ann.ask("PUT", "notices", {"kind": "webhook", "url": hook.url})
            server.client.ask("POST", f"/api/tables/{ann.table}/join", {"name": "Bob"})
            if Ear(ann).game(0)["turn"] == [0]:
                break
        assert hook.next()["table"] == ann.table


def hand_is_open(watcher: Seat, seat: int) -> bool:
    """Ask whether somebody has agreed."""
    return bool(watcher.ask("GET", "")["seats"][seat]["open_hand"])


def _gone(seat: Seat) -> None:
    """Connect and leave: somebody who was here, and is no more."""
    stream = seat.server.send("GET", f"/api/tables/{seat.table}/events", key=seat.key)
    stream.readline()
    stream.close()
    soon(lambda: not seat.ask("GET", "")["seats"][seat.number or 0]["online"])
