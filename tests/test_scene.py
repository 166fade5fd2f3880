"""Tests the drawing vocabulary: what a canvas keeps, in which order it reads, what changed."""

import pytest

from wyrmhall.core.look import Look, Offer
from wyrmhall.core.palette import PALETTE, contrast, ink_on, seat_colour
from wyrmhall.core.scene import Canvas, Circle, Rect, Scene, changes
from wyrmhall.core.words import Words


def look(*moves: str) -> Look:
    """Make the look of a seat that may do these things."""
    offers: list[Offer] = [{"name": move, "label": Words(f"move-{move}")} for move in moves]
    return {
        "game": "nim",
        "seat": 0,
        "seats": 2,
        "options": {},
        "position": 0,
        "turn": [0],
        "over": False,
        "prompt": Words("prompt"),
        "moves": offers,
        "view": {},
        "result": None,
    }


def laid(canvas: Canvas, id: str, x: float, y: float, *moves: str, colour: str = "sand") -> None:
    canvas.piece(id, x, y, 50, 50, [Rect(0, 0, 50, 50, colour)], Words(id), moves)


def test_a_piece_offers_what_is_allowed_and_remembers_what_it_could_mean() -> None:
    canvas = Canvas(look("take"))
    canvas.area("table", Words("table"))
    laid(canvas, "tile", 0, 0, "take", "hide")
    (piece,) = canvas.scene(100).pieces()
    assert piece.moves == ("take",)
    assert piece.meant == ("take", "hide")


def test_moves_that_no_piece_offers_become_buttons() -> None:
    canvas = Canvas(look("take", "pass", "done"))
    canvas.area("table", Words("table"))
    laid(canvas, "tile", 0, 0, "take")
    assert canvas.left() == ["pass", "done"]
    assert canvas.buttons(0, 60, 400) > 0
    assert canvas.left() == []
    offered = [move for piece in canvas.scene(200).pieces() for move in piece.moves]
    assert sorted(offered) == ["done", "pass", "take"]


@pytest.mark.parametrize("width", [150, 344, 700, 1248])
def test_buttons_stay_within_the_width_and_apart(width: float) -> None:
    canvas = Canvas(look(*(f"move {n}" for n in range(23))))
    canvas.area("choices", Words("choices"))
    height = canvas.buttons(10, 0, width)
    pieces = canvas.scene(height).pieces()
    assert all(p.x >= 10 and p.x + p.width <= 10 + width + 0.01 for p in pieces)
    assert all(p.y + p.height <= height for p in pieces)
    assert len({(p.x, p.y) for p in pieces}) == 23


def test_without_moves_there_is_no_button_and_no_height() -> None:
    canvas = Canvas(look())
    canvas.area("choices", Words("choices"))
    assert canvas.buttons(0, 0, 400) == 0
    assert canvas.scene(10).pieces() == []


def test_two_pieces_cannot_share_an_id() -> None:
    canvas = Canvas(look())
    canvas.area("table", Words("table"))
    laid(canvas, "tile", 0, 0)
    with pytest.raises(ValueError, match="'tile'"):
        laid(canvas, "tile", 60, 0)


def test_an_area_can_be_gone_back_to() -> None:
    canvas = Canvas(look())
    canvas.area("left", Words("left"))
    laid(canvas, "a", 0, 0)
    canvas.area("right", Words("right"))
    laid(canvas, "b", 90, 0)
    canvas.area("left", Words("left"))
    laid(canvas, "c", 0, 60)
    left, right = canvas.scene(200).areas
    assert [piece.id for piece in left.pieces] == ["a", "c"]
    assert [piece.id for piece in right.pieces] == ["b"]


def test_rows_are_read_from_left_to_right_and_top_to_bottom() -> None:
    canvas = Canvas(look())
    canvas.area("table", Words("table"))
    laid(canvas, "d", 60, 100)
    laid(canvas, "b", 60, 4)  # a little lower than its neighbour, but in its row
    laid(canvas, "a", 0, 0)
    laid(canvas, "c", 0, 100)
    canvas.piece("shadow", 0, 0, 9, 9, [Circle(4, 4, 4, "shade")])  # decoration is not read
    (area,) = canvas.scene(200).areas
    assert [[piece.id for piece in row] for row in area.rows()] == [["a", "b"], ["c", "d"]]


def small_scene(x: float, colour: str, *moves: str) -> Scene:
    canvas = Canvas(look(*moves))
    canvas.area("table", Words("table"))
    laid(canvas, "tile", x, 0, "take", colour=colour)
    laid(canvas, "still", 300, 0)
    return canvas.scene(100)


def test_what_moved_or_turned_over_has_changed_but_not_what_glows() -> None:
    before = small_scene(0, "sand")
    assert changes(before, small_scene(60, "sand")) == {"tile"}
    assert changes(before, small_scene(0, "night")) == {"tile"}
    assert changes(before, small_scene(0, "sand", "take")) == set()


def test_what_is_new_has_changed() -> None:
    before = Canvas(look())
    before.area("table", Words("table"))
    assert changes(before.scene(10), small_scene(0, "sand")) == {"tile", "still"}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", ["table", "panel", "paper"])
def test_words_can_be_read_on_every_ground(ground: str, dark: bool) -> None:
    assert contrast("ink", ground, dark) >= 7
    assert contrast("faint", ground, dark) >= 4.5
    assert contrast("glow", ground, dark) >= 3
    assert contrast("mark", ground, dark) >= 3
    assert contrast("button-ink", "button", dark) >= 4.5


NAMES = list(PALETTE)
PRINTED = NAMES[NAMES.index("coal") :]
SIGNALS = NAMES[NAMES.index("red") :]
FOR_LARGE_WORDS = {"orange", "grey"}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("colour", PRINTED)
def test_one_of_the_inks_can_be_read_on_every_printed_colour(colour: str, dark: bool) -> None:
    small = colour in SIGNALS and colour not in FOR_LARGE_WORDS
    assert contrast(ink_on(colour), colour, dark) >= (4.5 if small else 3)


def test_each_seat_has_a_colour_of_its_own() -> None:
    assert len({PALETTE[seat_colour(seat)] for seat in range(5)}) == 5
    assert seat_colour(5) == seat_colour(0)
