"""Records: what is written can be read and played again; what is damaged is told in a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from nim import GAME
from wyrmhall.core.box import EditionError
from wyrmhall.core.match import Match, SetupError, replay, walk
from wyrmhall.core.record import LARGEST, Record, RecordError, dumps, loads
from wyrmhall.core.snapshot import digest
from wyrmhall.games import load

Damage = Callable[[dict[str, object]], object]


def finished(seats: int = 3, seed: str = "a seed") -> Match:
    """Play a whole game of Nim, a little differently for each seed."""
    match = Match.start(GAME, seats, {"heap": "15"}, seed)
    while not match.over:
        seat = match.turn()[-1]
        moves = match.look(seat)["moves"]
        match.play(seat, moves[len(seed) * match.position % len(moves)]["name"])
    return match


def test_a_record_survives_being_written_and_read() -> None:
    match = finished()
    assert loads(dumps(match.record)) == match.record


def test_a_replay_goes_through_the_same_states() -> None:
    match = Match.start(GAME, 2, {}, "x")
    seen = [digest(match.state)]
    while not match.over:
        match.play(seat := match.turn()[0], match.look(seat)["moves"][0]["name"])
        seen.append(digest(match.state))
    again = [digest(step.state) for step in walk(loads(dumps(match.record)), GAME)]
    assert again == seen


def test_a_replay_can_stop_on_the_way() -> None:
    record = finished().record
    assert replay(record, GAME, 4).position == 4
    assert replay(record, GAME, 4).record.moves == record.moves[:4]


def test_a_replay_leaves_the_record_as_it_is() -> None:
    record = finished().record
    before = dumps(record)
    match = replay(record, GAME, 5)
    match.reseed("other")
    match.undo_refusal(0)
    assert dumps(record) == before


def test_each_move_stands_on_a_line_of_its_own() -> None:
    record = finished().record
    lines = dumps(record).decode().splitlines()
    for seat, name in record.moves:
        assert any(line.strip().rstrip(",") == json.dumps([seat, name]) for line in lines)


def test_luck_from_outside_is_used_in_its_order_and_kept() -> None:
    match = Match.start(GAME, 2, {}, "", luck=[8, 7, 0, 0, 0, 0])
    first = digest(match.state)
    assert match.record.luck == [8, 7, 0, 0, 0, 0]
    assert digest(replay(loads(dumps(match.record)), GAME).state) == first
    assert digest(Match.start(GAME, 2, {}, "", luck=[0, 0, 0, 0, 0, 0]).state) != first


@pytest.mark.parametrize(("luck", "said"), [([4], "run out"), ([99, 0], "0 to 8 is possible")])
def test_luck_from_outside_that_does_not_fit_is_told(luck: list[int], said: str) -> None:
    record = finished().record
    record.luck = luck
    with pytest.raises(RecordError, match=said):
        replay(record, GAME)


def test_a_fresh_seed_changes_the_luck_from_there_on_and_is_recorded() -> None:
    match = Match.start(GAME, 2, {}, "one")
    match.play(0, "call odd")
    match.reseed("two")
    assert match.record.seeds == [(0, "one"), (2, "two")]
    match.reseed("three")
    assert match.record.seeds == [(0, "one"), (2, "three")]
    assert digest(replay(loads(dumps(match.record)), GAME).state) == digest(match.state)


def damaged(damage: Damage) -> bytes:
    """Damage a good record."""
    content = json.loads(dumps(finished().record))
    changed = damage(content)
    return json.dumps(content if changed is None else changed).encode()


def put(key: str, value: object) -> Damage:
    """Make a damage that sets a field."""
    return lambda content: content.__setitem__(key, value)


def drop(key: str) -> Damage:
    """Make a damage that takes a field away."""
    return lambda content: content.__delitem__(key)


def with_move(place: int, move: object) -> Damage:
    """Make a damage that replaces one move."""

    def change(content: dict[str, object]) -> None:
        moves = content["moves"]
        assert isinstance(moves, list)
        moves[place] = move

    return change


SHAPES: list[tuple[str, Damage, str]] = [
    ("a list", lambda content: [content], "Expected `object`"),
    ("a number", lambda content: 7, "Expected `object`"),
    *((f"no {key}", drop(key), f"missing required field `{key}`")
      for key in ("game", "rules", "edition", "options", "seats", "seeds", "moves")),
    ("a field too many", put("cheat", 1), "unknown field `cheat`"),
    ("seats in words", put("seats", "three"), r"Expected `int`, got `str` - at `\$.seats`"),
    ("an option that is a number", put("options", {"heap": 15}), r"at `\$.options"),
    ("another format", put("format", 2), "format 2; this program reads format 1"),
    ("an empty list of seeds", put("seeds", []), "do not begin at step 0"),
    ("seeds out of order", put("seeds", [[0, "a"], [9, "b"], [3, "c"]]), "go on in order"),
    ("a seed as long as a book", put("seeds", [[0, "x" * 201]]), "more than 200 characters"),
    ("an endless list of moves", put("moves", [[0, "take 1"]] * 100_001), "no game is that long"),
    ("a move without a seat", with_move(3, ["take 1"]), "move 4 is faulty"),
    ("a negative seat", with_move(3, [-1, "take 1"]), "move 4 is faulty"),
    ("a seat beyond all", with_move(3, [10**30, "take 1"]), "move 4 is faulty"),
    ("a version beyond all", put("rules", 10**30), r"at `\$.rules`"),
    ("luck below zero", put("luck", [-1]), r"at `\$.luck"),
    ("a move that is a number", with_move(3, [0, 1]), "move 4 is faulty"),
]  # fmt: skip

PLAYS: list[tuple[str, Damage, str]] = [
    ("another game", put("game", "chess"), "record of 'chess', not of 'nim'"),
    ("another version", put("rules", 99), "version 99 of the rules of nim; here is version 1"),
    ("too many seats", put("seats", 9), "Nim is for 2, 3 or 4 seats; 9 is not possible"),
    ("an unknown option", put("options", {"height": "1"}), "no option 'height', only: heap"),
    ("an unknown value", put("options", {"heap": "1"}), "cannot be '1'; it can be: 11, 15, 21"),
    ("no tables", put("edition", {"name": "x", "tables": {}}), "edition cannot be played with"),
    ("an unknown move", with_move(3, [0, "tak 1"]), "Move 4 .*no move called.*Did you mean"),
    ("another seat's move", with_move(3, [2, "take 1"]), r"Move 4 .*'take 1' by seat 2.*\(N-6\)"),
    ("a forbidden move", with_move(3, [0, "call odd"]), r"Move 4 .*\(N-4\)"),
    ("a seat that is not there", with_move(3, [7, "take 1"]), "Move 4 .*no seat 7"),
]


def named(cases: list[tuple[str, Damage, str]]) -> list[object]:
    """Call each case by its name."""
    return [pytest.param(damage, said, id=name) for name, damage, said in cases]


@pytest.mark.parametrize(("damage", "said"), named(SHAPES))
def test_a_record_of_the_wrong_shape_is_told_in_a_sentence(damage: Damage, said: str) -> None:
    with pytest.raises(RecordError, match=said) as caught:
        loads(damaged(damage))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("damage", "said"), named(PLAYS))
def test_a_record_that_cannot_be_played_names_move_and_rule(damage: Damage, said: str) -> None:
    record = loads(damaged(damage))
    with pytest.raises(RecordError, match=said):
        replay(record, GAME)


def test_moves_after_the_end_are_told() -> None:
    record = finished().record
    record.moves.append((0, "take 1"))
    with pytest.raises(RecordError, match=f"Move {len(record.moves)} of the record"):
        replay(record, GAME)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"nonsense", b"\xff\xfe\x00", b"[" * 50_000, b'{"a": 1}' * 2, b"\0" * 1000],
)
def test_what_is_not_json_is_told(content: bytes) -> None:
    with pytest.raises(RecordError, match="no record"):
        loads(content)


@pytest.mark.parametrize("key", ["rules", "name"])
def test_what_is_said_twice_is_told(key: str) -> None:
    text = dumps(finished().record)
    assert loads(text).game == "nim"
    with pytest.raises(RecordError, match=f"names '{key}' twice"):
        loads(re.sub(rf'("{key}": ("[^"]*"|\d+))', r"\1, \1", text.decode(), count=1).encode())


def test_too_large_a_file_is_not_even_read() -> None:
    with pytest.raises(RecordError, match="4,000,000 are the limit"):
        loads(b" " * (LARGEST + 1))


def test_seats_and_options_are_checked_before_a_game_begins() -> None:
    with pytest.raises(SetupError, match="5 is not possible"):
        Match.start(GAME, 5, {}, "a")
    with pytest.raises(SetupError, match="cannot be '12'"):
        Match.start(GAME, 2, {"heap": "12"}, "a")
    assert Match.start(GAME, 2, {}, "a").record.options == {"heap": "11"}


def test_a_record_embeds_the_edition_it_was_played_with() -> None:
    game = load("1001-islands")
    match = Match.start(game, 2, {}, "a")
    tables = match.record.edition.tables
    assert match.record.edition.name == "wyrmhall"
    assert loads(dumps(match.record)).edition.tables == tables
    with pytest.raises(EditionError):
        Match.start(game, 2, {}, "a", {**tables, "nonsense": {}})


def test_a_record_has_no_field_that_tells_who_played() -> None:
    assert set(Record.__struct_fields__) == {
        "format", "game", "rules", "edition", "options", "seats", "seeds", "luck", "moves",
    }  # fmt: skip
