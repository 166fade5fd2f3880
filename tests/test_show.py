"""The table in the terminal: a grid as the scene lies, and no button twice."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from nim import GAME
from wyrmhall.cli.show import Voice, blocks, carried, columns, half_steps, towering
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


def place(name: str, x: float, y: float, height: float) -> Piece:
    """Lay a piece 40 wide and so high."""
    return Piece(name, x, y, 40, height, (), Words("nobody"), (), name)


LONG = Words("undo-nothing")
LIST = [place(f"list{row}", 0, row * 30, 30) for row in range(4)]
TILES = [place(f"tile{row}{column}", 100 + 40 * column, row * 40, 40)
         for row in range(3) for column in range(2)]  # fmt: skip


def test_a_list_beside_a_grid_keeps_its_own_rows() -> None:
    assert blocks(LIST + TILES) == [LIST, TILES]
    assert blocks(TILES) == [TILES]
    assert blocks(TILES + TILES[:1]) == [[*TILES, TILES[0]]]


def test_hexagons_are_shown_half_a_cell_beside_each_other() -> None:
    comb = [Piece(name, x, y, 40, 46, (), Words("nobody"), (), name)
            for name, x, y in [("a", 20, 0), ("b *", 60, 0), ("c", 0, 35), ("d", 40, 35),
                               ("e lots of words", 80, 35)]]  # fmt: skip
    assert half_steps(comb) == {"a": 1, "b *": 3, "c": 0, "d": 2, "e lots of words": 4}
    strange = Piece("f", 7, 70, 40, 46, (), Words("nobody"), (), "f")
    assert half_steps(TILES) == half_steps([*comb, strange]) == half_steps([]) == {}
    look = Match.start(GAME, 2, {}, "a").look(0)
    console = Console(width=40, record=True, file=StringIO())
    area = Area("comb", Words("nobody"), (), tuple(comb))
    console.print(Voice(Speaker(GAME.folder, "en"), {}, look, 40).area(area))
    lines = [line.strip("│").rstrip() for line in console.export_text().splitlines()[1:-1]]
    assert lines == [
        "       a           b *",
        " c           d           e lots of",
        "                         words",
    ]


def test_what_stands_beside_all_rows_and_what_lies_upon_it_stand_alone() -> None:
    character, hand = place("character", 50, 0, 120), place("hand", 50, 80, 40)
    assert towering([*LIST, character, *TILES, hand]) == [character, hand]
    assert towering(LIST + TILES) == []


def test_a_pawn_is_shown_in_its_space_and_a_board_takes_in_nothing() -> None:
    spaces = [place(f"space{row}{column}", 40 * column, 40 * row, 40)
              for row in range(2) for column in range(2)]  # fmt: skip
    pawn = Piece("pawn", 60, 55, 20, 20, (), Words("nobody"), (), "pawn")
    assert carried([*spaces, pawn]) == {"pawn": spaces[3]}
    board = Piece("board", 0, 0, 400, 400, (), Words("nobody"), (), "board")
    assert carried([board, pawn]) == {}
    last = place("last", 40, 80, 40)
    look = Match.start(GAME, 2, {}, "a").look(0)
    console = Console(width=60, record=True, file=StringIO())
    area = Area("map", Words("nobody"), (), (*spaces, last, pawn))
    console.print(Voice(Speaker(GAME.folder, "en"), {}, look).area(area))
    lines = [line.strip("│\n") for line in console.export_text().splitlines()[1:-1]]
    assert [line.split() for line in lines] == [
        ["space00", "space01"],
        ["space10", "space11", "pawn"],
        ["last"],
    ]
    assert lines[2].index("last") == lines[0].index("space01"), "it stays in its column"


def test_the_board_is_shown_as_it_lies() -> None:
    character = place("Elias", 50, 0, 120)
    area = Area("board", Words("nobody"), (), (*LIST, character, *TILES))
    look = Match.start(GAME, 2, {}, "a").look(0)
    console = Console(width=60, record=True, file=StringIO())
    console.print(Voice(Speaker(GAME.folder, "en"), {}, look).area(area))
    lines = [line.strip(" │") for line in console.export_text().splitlines()[1:-1]]
    assert [line.split() for line in lines] == [
        ["Elias"],
        ["list0", "tile00", "tile01"],
        ["list1", "tile10", "tile11"],
        ["list2", "tile20", "tile21"],
        ["list3"],
    ]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_word_is_cut_off_however_narrow_the_terminal(width: int) -> None:
    """Eight long words beside each other, and a list beside a grid."""
    long = [place(f"elephants{number}", 50 * number, 0, 40) for number in range(8)]
    look = Match.start(GAME, 2, {}, "a").look(0)
    voice = Voice(Speaker(GAME.folder, "en"), {}, look, width)
    for pieces in (long, LIST + TILES):
        console = Console(width=width, record=True, file=StringIO())
        console.print(voice.area(Area("all", Words("nobody"), (), tuple(pieces))))
        shown = console.export_text()
        assert all(piece.id in shown for piece in pieces)


def test_what_has_no_short_name_gives_way_before_the_grid_does() -> None:
    wordy = [
        Piece(f"border{row}{column}", 125 + 40 * column, row * 40 + 20, 5, 5, (), LONG)
        for row in range(3)
        for column in range(2)
    ]
    look = Match.start(GAME, 2, {}, "a").look(0)
    voice = Voice(Speaker(GAME.folder, "en"), {}, look, 24)
    console = Console(width=24, record=True, file=StringIO())
    console.print(voice.grid(TILES + wordy))
    assert [line.split() for line in console.export_text().splitlines()] == [
        ["tile00", "tile01"],
        ["tile10", "tile11"],
        ["tile20", "tile21"],
    ]
