"""What is said and shown: why not, what happened, and the island in letters."""

from __future__ import annotations

from wyrmhall.core.laws import rule
from wyrmhall.core.match import Match, our_tables
from wyrmhall.core.scene import Piece
from wyrmhall.games.dragon_island import GAME
from wyrmhall.games.dragon_island.scene import scene
from wyrmhall.games.dragon_island.terms import MOVE_WIZARD
from wyrmhall.games.dragon_island.tests.table import (
    LUCK,
    add_building,
    add_pet,
    give,
    hold_map,
    island,
    lay,
    legal,
    number,
    play,
    put,
    reason,
    refused,
    stand,
    start,
    step,
    tile_at,
    told,
)
from wyrmhall.games.dragon_island.views import DragonIsland


def at(*tiles: str, seats: int = 2) -> DragonIsland:
    """Lay out an island and let seat 0 be about to move; the first tile is where to."""
    state = island(*tiles, seats=seats)
    state.step = MOVE_WIZARD
    return state


# Why not


@rule("DI-21", "DI-12")
def test_in_the_setup_each_waits_for_the_others_after_its_own_choice() -> None:
    state = start(2)
    assert refused(state, "coins", seat=0) == "DI-21"
    state.play(0, number(legal(state, 0)[0]), LUCK, None)
    refusal = state.refusal(0, number("coins"))
    assert refusal is not None
    assert (refusal.rule, refusal.words.message) == ("DI-12", "refusal-chosen")


@rule("DI-12", "DI-63")
def test_nobody_chooses_among_the_cards_that_another_has_drawn() -> None:
    state = at("green tower +1+0")
    play(state, "at +1+0", "maps")
    refusal = state.refusal(1, number(legal(state)[0]))
    assert refusal is not None
    assert refusal.words.message == "refusal-not-your-turn"
    assert state.prompt(1).message == state.prompt(0).message == "prompt-sort-drawn"
    assert refused(state, "coins") == "DI-63"


@rule("DI-61", "DI-65")
def test_an_action_left_out_is_explained_afterwards() -> None:
    state = at("red build +1+0", "green build +0+1")
    give(state, 0, red=4, blue=9)
    hold_map(state, 0, 1)
    events = told(state, "at +1+0")
    assert step(state) == "treasure"
    assert [event.message for event in events] == ["event-walk", "event-no-energy"]
    assert refused(state, "build pen") == "DI-65"
    assert reason(state, "build pen")["needs"] == 5
    assert refused(state, "coins") == "DI-61"
    assert refused(state, "name red") == "DI-71"


@rule("DI-62", "DA-27")
def test_an_empty_bank_is_told_at_the_keep() -> None:
    state = at("red build +1+0")
    stand(state, 0, "+1+0")
    give(state, 1, coin=40)
    assert "event-no-coins" in [event.message for event in told(state, "at +0+0")]
    assert state.seat == 1


@rule("DA-25")
def test_who_owns_a_pen_is_said() -> None:
    state = at("red build +1+0", seats=3)
    add_building(state, "+1+0", "pen", owner=2)
    put(state, "+1+0", "red")
    assert reason(state, "at +1+0")["owner_seat"] == 2


# The island in letters


def briefs(state: DragonIsland, seat: int = 0) -> dict[str, Piece]:
    """Give the pieces of the scene by their short names."""
    match = Match.start(GAME, int(state.seats), {}, "shown", our_tables(GAME), "ours")
    match.state = state
    return {str(piece.brief): piece for piece in scene(match.look(seat)).pieces() if piece.brief}


def test_the_terminal_tells_tiles_apart_and_what_is_on_them() -> None:
    state = at("gold build +1+0", "green build +0+1", "blue double-dragon -1+1", "red tower -1+0")
    lay(state, "white wild-build", "+1-1")
    add_building(state, "+1-1", "pen", owner=1)
    put(state, "+1-1", "gold", "red")
    put(state, "-1+1", "blue")
    add_building(state, "+0+1", "spire")
    state.treasured = 1 << tile_at(state, "-1+0")
    stand(state, 1, "-1+0")
    found = briefs(state)
    for brief in ("K @B", "Yb", "Gb ^", "Bdd *B", "RT$ @G", "Ww #G *RY"):
        assert brief in found


def test_a_wizard_is_no_obstacle_to_touching_its_tile() -> None:
    state = at("red build +1+0")
    stand(state, 1, "+1+0")
    match = Match.start(GAME, 2, {}, "shown", our_tables(GAME), "ours")
    match.state = state
    pieces = {piece.id: piece for piece in scene(match.look(0)).pieces()}
    assert pieces["wizard-1"].label is None
    hot = next(piece for piece in pieces.values() if piece.moves)
    assert hot.moves == ("at +1+0",)
    assert hot.label is not None
    assert "thing-wizard" in str(hot.label)


def test_what_others_have_is_said_with_their_names() -> None:
    state = at("red build +1+0")
    add_pet(state, 1, "red")
    match = Match.start(GAME, 2, {}, "shown", our_tables(GAME), "ours")
    match.state = state
    pieces = {piece.id: piece for piece in scene(match.look(0)).pieces()}
    label = pieces["player-1"].label
    assert label is not None
    assert (label.facts["maps"], label.facts["tiles"]) == (0, 1)
    assert "brief-pet" in str(pieces["pet-1-red"].brief)
