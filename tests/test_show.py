"""The table in the terminal: a grid as the scene lies, and no button twice."""

from __future__ import annotations

from nim import GAME
from wyrmhall.cli.show import Voice, columns
from wyrmhall.core.language import Speaker
from wyrmhall.core.match import Match
from wyrmhall.core.scene import Area, Piece
from wyrmhall.core.words import Words


def piece(name: str, x: float, moves: tuple[str, ...] = (), label: Words | None = None) -> Piece:
    """Make a piece 40 wide."""
    return Piece(name, x, 0, 40, 40, (), label or Words("nobody"), moves, label or name)


def test_pieces_below_each_other_share_a_column() -> None:
    pieces = [piece("a", 0), piece("b", 50), piece("c", 10), piece("d", 60), piece("e", 200)]
    assert columns(pieces) == {"a": 0, "c": 0, "b": 1, "d": 1, "e": 2}


def test_mere_buttons_are_left_to_the_list_of_choices() -> None:
    look = Match.start(GAME, 2, {}, "a").look(0)
    odd, even = look["moves"]
    button = piece("button", 0, (odd["name"],), odd["label"])
    thing = piece("thing", 50, (even["name"],))
    area = Area("all", Words("nobody"), (), (button, thing))
    voice = Voice(Speaker(GAME.folder, "en"), {}, look)
    assert voice.rows(area) == [[thing]]
    assert str(voice.piece(thing)) == "thing [2]"
