"""A match: moves, what is told, and how far one may go back."""

from __future__ import annotations

import msgspec
import pytest

from nim import GAME
from wyrmhall.core.chance import LuckError
from wyrmhall.core.game import WATCHER
from wyrmhall.core.language import Speaker
from wyrmhall.core.match import Match, Refused
from wyrmhall.core.snapshot import data, digest
from wyrmhall.core.words import Words
from wyrmhall.games import load


def start(seats: int = 2, seed: str = "m") -> Match:
    """Begin a game of Nim."""
    return Match.start(GAME, seats, {}, seed)


def called(seats: int = 2, seed: str = "m") -> Match:
    """Begin a game of Nim, with all calls made."""
    match = start(seats, seed)
    for seat in range(seats):
        match.play(seat, "call odd")
    return match


def refused(match: Match, seat: int) -> str:
    """Say with which message an undo is refused."""
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    return caught.value.refusal.words.message


def test_moves_are_made_by_name_or_by_number() -> None:
    one, two = start(), start()
    one.play(0, "call even")
    two.play(0, GAME.catalogue.names.index("call even"))
    assert digest(one.state) == digest(two.state)
    assert one.record.moves == two.record.moves == [(0, "call even")]


def test_a_refused_move_changes_nothing_and_carries_its_rule() -> None:
    match = called()
    before = digest(match.state), match.position
    with pytest.raises(Refused) as caught:
        match.play(1, "take 1")
    assert caught.value.refusal.rule == "N-6"
    assert (digest(match.state), match.position) == before


@pytest.mark.parametrize(
    ("seat", "move", "message"),
    [
        (0, "take 4", "near-move"),
        (0, "zzz", "unknown-move"),
        (0, -1, "unknown-move"),
        (0, len(GAME.catalogue), "unknown-move"),
        (2, "take 1", "no-such-seat"),
        (-1, "take 1", "no-such-seat"),
    ],
)
def test_what_no_game_knows_is_refused_with_words(seat: int, move: str | int, message: str) -> None:
    with pytest.raises(Refused) as caught:
        called().play(seat, move)
    assert caught.value.refusal.words.message == message
    assert Speaker(GAME.folder, "de").say(caught.value.refusal.words)


def test_undo_and_redo_lead_to_the_same_states() -> None:
    match = called()
    before = digest(match.state)
    match.play(0, "take 2")
    after = digest(match.state)
    match.undo(0)
    assert digest(match.state) == before
    match.play(0, "take 2")
    assert digest(match.state) == after


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert refused(start(), 0) == "undo-nothing"


def test_nobody_goes_back_behind_something_that_came_to_light() -> None:
    for seed in "abcdefgh":
        match = called(seed=seed)
        card = data(match.state)["cards"]
        assert isinstance(card, list)
        match.play(0, f"take {card[0]}")
        match.play(0, "show")
        assert refused(match, 0) == "undo-seen"
        match.play(1, "take 1")
        assert refused(match, 0) == "undo-seen"


def test_nobody_goes_back_behind_anothers_move() -> None:
    match = called()
    match.play(0, "take 1")
    match.play(0, "keep")
    match.play(1, "take 1")
    assert refused(match, 0) == "undo-others"
    match.undo(1)
    match.undo(0)
    assert match.position == 3


def test_who_decides_together_with_others_may_think_again_until_all_have_decided() -> None:
    match = start(3)
    match.play(0, "call odd")
    match.play(1, "call even")
    match.undo(0)
    assert match.record.moves == [(1, "call even")]
    match.play(0, "call even")
    match.play(2, "call odd")
    assert match.turn() == [0]


def test_nobody_thinks_again_once_another_has_gone_on() -> None:
    match = start()
    match.play(1, "call odd")
    match.play(0, "call even")
    assert match.undo_refusal(1) is None
    match.play(0, "take 1")
    assert refused(match, 1) == "undo-others"
    assert match.position == 3
    match.undo(0)
    match.undo(1)
    assert match.turn() == [1]


def test_the_order_of_simultaneous_decisions_does_not_matter() -> None:
    one, two = start(), start()
    one.play(0, "call odd")
    one.play(1, "call even")
    two.play(1, "call even")
    two.play(0, "call odd")
    assert digest(one.state) == digest(two.state)


def test_the_position_does_not_tell_who_has_decided_in_secret() -> None:
    match = start(3)
    match.play(1, "call odd")
    assert [match.look(seat)["position"] for seat in (0, 1, 2, WATCHER)] == [0, 1, 0, 0]
    match.play(0, "call odd")
    match.play(2, "call odd")
    assert [match.look(seat)["position"] for seat in (0, 1, 2, WATCHER)] == [3, 3, 3, 3]
    match.play(0, "take 1")
    assert match.look(1)["position"] == 4


def test_the_history_has_a_part_for_each_position() -> None:
    match = start(3)
    for seat, name in ((1, "call odd"), (0, "call odd"), (2, "call odd"), (0, "take 1")):
        match.play(seat, name)
        for viewer in (0, 1, 2, WATCHER):
            assert len(match.history(viewer)) == match.look(viewer)["position"] + 1
            assert sum(map(len, match.history(viewer))) == sum(map(len, match.history(0)))


def test_a_look_offers_what_the_seat_may_do_and_is_plain_otherwise() -> None:
    match = called()
    look = match.look(0)
    assert [offer["name"] for offer in look["moves"]] == ["take 1", "take 2", "take 3"]
    assert match.look(1)["moves"] == match.look(WATCHER)["moves"] == []
    assert look["turn"] == [0]
    assert look["result"] is None
    assert msgspec.json.encode(look["view"])


def test_the_result_is_told_when_the_game_is_over() -> None:
    match = called()
    while not match.over:
        match.play(seat := match.turn()[0], match.look(seat)["moves"][0]["name"])
    look = match.look(1)
    assert look["over"]
    assert look["result"] is not None
    assert look["result"].ending in GAME.endings
    assert look["turn"] == []


def test_each_seat_hears_what_it_may_know() -> None:
    match = called()
    own, other = match.history(0)[1], match.history(1)[1]
    assert own[0].message == "event-call"
    assert own[0].facts["call"] == Words("event-odd")
    assert other[0].message == "event-call-unseen"
    assert match.history(WATCHER)[1] == other
    assert len(match.history(0)) == match.position + 1


def test_luck_that_runs_out_leaves_the_match_as_it_was() -> None:
    game = load("1001-islands")
    match = Match.start(game, 3, {}, "", luck=[0])
    before = digest(match.state)
    with pytest.raises(LuckError, match="run out"):
        match.play(match.turn()[0], "stack upper")
    assert digest(match.state) == before
    assert match.position == 0


def test_a_snapshot_holds_every_field_but_the_box() -> None:
    fields = data(called().state)
    assert {"seats", "heap", "cards", "calls"} <= set(fields)
    assert "box" not in fields
    assert list(fields) == sorted(fields)


def test_a_snapshot_of_a_compiled_state_holds_its_vectors() -> None:
    fields = data(Match.start(load("1001-islands"), 3, {}, "a").state)
    assert all(isinstance(value, (int, list)) for value in fields.values())
    assert any(isinstance(value, list) and len(value) > 40 for value in fields.values())
