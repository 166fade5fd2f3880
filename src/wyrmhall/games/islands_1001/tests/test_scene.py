"""Tests the table of 1001 Islands: what lies where, what may be touched, what stays hidden."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import WATCHER
from wyrmhall.core.language import Speaker
from wyrmhall.core.match import Match
from wyrmhall.core.scene import Piece, Scene, changes
from wyrmhall.core.svg import svg
from wyrmhall.games.islands_1001 import GAME
from wyrmhall.games.islands_1001.faces import island_face, tile_words
from wyrmhall.games.islands_1001.figures import ANIMALS, DRAWN
from wyrmhall.games.islands_1001.tests.table import end, lay
from wyrmhall.games.islands_1001.tiles import ELEMENTS, TYPES
from wyrmhall.games.islands_1001.views import Islands, Tile

SEATS = (2, 3, 4, 5)


def positions(seats: int, seed: str = "a table") -> Iterator[Match]:
    """Play a game evenly at random and show every position."""
    match = Match.start(GAME, seats, {}, seed)
    luck = Chance(seed)
    while not match.over:
        yield match
        seat = match.turn()[0]
        moves = list(match.state.moves(seat))
        luck.at(match.position)
        match.play(seat, int(moves[luck.below(len(moves))]))
    yield match


def scene_for(match: Match, seat: int, narrow: bool = False) -> Scene:
    return GAME.scene(match.look(seat), narrow)


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces()}


def touch(match: Match, piece: str, move: str) -> None:
    """Let the player whose turn it is make a move by touching a piece."""
    (seat,) = match.turn()
    assert move in pieces(scene_for(match, seat))[piece].moves
    match.play(seat, move)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("narrow", [False, True])
def test_whatever_is_allowed_lies_on_the_table_without_a_button(seats: int, narrow: bool) -> None:
    for match in positions(seats):
        for seat in range(seats):
            look = match.look(seat)
            drawn = GAME.scene(look, narrow).pieces()
            offered = [move for piece in drawn for move in piece.moves]
            assert sorted(offered) == sorted(offer["name"] for offer in look["moves"])
            assert not any(piece.id.startswith("choice-") for piece in drawn)


@pytest.mark.parametrize("seats", SEATS)
def test_a_tile_once_open_stays_the_same_piece_to_the_end(seats: int) -> None:
    seen: set[str] = set()
    for match in positions(seats):
        now = {id for id in pieces(scene_for(match, WATCHER)) if id.startswith("tile-")}
        assert seen <= now
        seen = now
    assert len(seen) == (48 if seats == 2 else 16 * seats)


def test_the_tile_that_lies_face_down_is_known_to_the_lookout_alone() -> None:
    match = Match.start(GAME, 2, {}, "hidden")
    (lookout,) = match.turn()
    touch(match, "stack-upper", "stack upper")
    unseen = pieces(scene_for(match, 1 - lookout))
    assert {"down-1", "down-2", "down-3"} <= set(unseen)
    drawn = [p for p in scene_for(match, lookout).pieces() if p.moves]
    hidden = next(p for p in drawn if "hide 2" in p.moves)
    touch(match, hidden.id, "hide 2")
    name = hidden.id.removeprefix("tile-")
    for seat, knows in ((lookout, True), (1 - lookout, False), (WATCHER, False)):
        scene = scene_for(match, seat)
        markup = svg(scene, Speaker(GAME.folder, "en"), {})
        assert (name in markup) == knows
        assert ("down-2" in pieces(scene)) == (not knows)
    touch(match, "down-2", "take 2")
    assert hidden.id in pieces(scene_for(match, WATCHER))


def test_a_tile_taken_lies_on_its_new_owners_board_and_is_placed_by_touching_a_cell() -> None:
    match = Match.start(GAME, 3, {}, "placing")
    (lookout,) = match.turn()
    touch(match, "stack-central", "stack central")
    offer = next(a for a in scene_for(match, lookout).areas if a.id == "offer").pieces
    touch(match, offer[0].id, "take 1")
    areas = {area.id: area for area in scene_for(match, lookout).areas}
    assert offer[0].id in [piece.id for piece in areas[f"board-{lookout}"].pieces]
    hot = [p.id for p in areas[f"board-{lookout}"].pieces if p.moves]
    assert hot == [f"cell-{lookout}-central-1"]
    before = scene_for(match, lookout)
    touch(match, hot[0], "place 1")
    after = scene_for(match, lookout)
    assert hot[0] not in pieces(after)
    assert offer[0].id in changes(before, after)


def test_the_next_player_is_named_by_touching_a_character() -> None:
    match = Match.start(GAME, 4, {}, "naming")
    (lookout,) = match.turn()
    for move in ("stack lower", "take 1", "place 1"):
        match.play(lookout, move)
    hot = {p.id for p in scene_for(match, lookout).pieces() if p.moves}
    assert hot == {f"character-{seat}" for seat in range(4) if seat != lookout}


def test_the_spyglass_goes_round_with_the_lookout() -> None:
    for match in positions(3):
        areas = [
            area.id
            for area in scene_for(match, 0).areas
            for piece in area.pieces
            if piece.id == "lookout"
        ]
        lookout = match.state.view(WATCHER)["lookout"]
        assert areas == ([] if match.over else [f"board-{lookout}"])


@pytest.mark.parametrize("narrow", [False, True])
def test_who_is_tied_on_points_sees_the_bandits_that_decide(narrow: bool) -> None:
    match = Match.start(GAME, 3, {}, "a tie")
    assert isinstance(match.state, Islands)
    lay(match.state, 0, {"upper": "U08 . . ."})  # a palm and a bandit
    lay(match.state, 1, {"upper": "U16 . . ."})  # a palm
    lay(match.state, 2, {"upper": "U09 U11 . ."})  # two bandits: the most
    end(match.state)
    shown = pieces(scene_for(match, 0, narrow))
    say = Speaker(GAME.folder, "en").say
    said = [say(label) for seat in range(3) if (label := shown[f"placing-{seat}"].label)]
    assert said == [
        "Rank 2: Seat 0, 1 points, bandits: 1",
        "Rank 1: Seat 1, 1 points, bandits: 0",
        "Rank 3: Seat 2, -2 points",
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_the_own_board_is_read_first_and_is_the_largest(seats: int) -> None:
    match = Match.start(GAME, seats, {}, "boards")
    for seat in range(seats):
        scene = scene_for(match, seat)
        boards = [area.id for area in scene.areas if area.id.startswith("board-")]
        assert boards[0] == f"board-{seat}"
        assert len(boards) == seats
        sizes = {p.id: p.height for p in scene.pieces() if p.id.startswith("character-")}
        assert max(sizes, key=lambda id: sizes[id]) == f"character-{seat}"


@pytest.mark.parametrize("seats", SEATS)
def test_a_wide_table_fits_a_wide_screen_and_a_narrow_one_a_telephone(seats: int) -> None:
    match = Match.start(GAME, seats, {}, "sizes")
    assert scene_for(match, 0).width == 1280
    assert scene_for(match, 0).height <= 752  # the prompt has its own line
    assert scene_for(match, 0, narrow=True).width == 360


def test_every_element_has_a_drawing_of_its_own() -> None:
    assert set(ANIMALS) | set(DRAWN) == set(ELEMENTS)
    icons = tomllib.loads((Path(GAME.folder) / "icons.toml").read_text("utf-8"))
    assert set(ANIMALS) <= set(icons)


@pytest.mark.parametrize("line", TYPES[1:])
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_a_tile_of_another_edition_can_be_drawn_however_full_it_is(line: str, number: int) -> None:
    shows = {element: number for element in ELEMENTS if number}
    tile: Tile = {"tile": "T1", "type": line, "shows": shows, "dream": ""}
    assert island_face(tile)
    assert Speaker(GAME.folder, "de").say(tile_words(tile)).startswith("T1")
