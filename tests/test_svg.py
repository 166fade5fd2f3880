"""Tests the SVG writer: alone, and on the scenes of every game as they are played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.games import every_game, name, setups

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import WATCHER, Game
from wyrmhall.core.language import Speaker
from wyrmhall.core.look import Look
from wyrmhall.core.match import Match
from wyrmhall.core.palette import PALETTE, stylesheet
from wyrmhall.core.picture import png
from wyrmhall.core.scene import Canvas, Figure, Icon, Rect, Scene, Shape, Stamp, Text, closeup
from wyrmhall.core.svg import fit, number, parts, svg, text_width
from wyrmhall.core.words import Words

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {0: "Alice", 1: "Bob <b>&", 2: 'Carla "C"', 3: "Dieter", 4: "Wilhelmina von Humboldt"}
SETUPS = [setup for game in every_game() for setup in setups(game)]


class Plain:
    """Speaks by saying the message's id."""

    def say(self, words: Words, names: object = None, you: int = -1) -> str:
        return words.message


def simple(*art: Shape, label: str = "a tile") -> Scene:
    """Make a scene of one piece."""
    look: Look = {
        "game": "nim",
        "seat": 0,
        "seats": 2,
        "options": {},
        "position": 0,
        "turn": [0],
        "over": False,
        "prompt": Words("the prompt"),
        "moves": [{"name": "take 1", "label": Words("take it")}],
        "view": {},
        "result": None,
    }
    canvas = Canvas(look)
    canvas.area("table", Words("the table"))
    canvas.piece("hot", 10, 10, 90, 90, art, Words(label), ["take 1", "hide 1"])
    canvas.piece("cold", 110, 10, 90, 90, art, Words(label), ["take 2"])
    canvas.piece("mute", 210, 10, 90, 90, art)
    return canvas.scene(200)


def drawn(scene: Scene) -> dict[str, ElementTree.Element]:
    """Draw a scene and find its elements by id."""
    root = ElementTree.fromstring(svg(scene, Plain(), {}))
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def looks(place: int) -> Iterator[tuple[Match, Look]]:
    """Show a game to everybody, now and then while it is played."""
    game, seats, options = SETUPS[place]
    playing = Match.start(game, seats, options, "pictures")
    luck = Chance("a player")
    while True:
        if playing.position % 23 == 0 or playing.over:
            for seat in range(WATCHER, playing.record.seats):
                yield playing, playing.look(seat)
        if playing.over:
            return
        seat = playing.turn()[0]
        moves = list(playing.state.moves(seat))
        luck.at(playing.position)
        playing.play(seat, int(moves[luck.below(len(moves))]))


# --- pieces -------------------------------------------------------------------------------------


def test_a_hot_piece_is_a_button_and_says_what_touching_it_does() -> None:
    hot = drawn(simple())["hot"].attrib
    assert hot["role"] == "button"
    assert hot["tabindex"] == "0"
    assert hot["data-moves"] == "take 1"
    assert hot["aria-label"] == "a tile. take it"


def test_a_cold_piece_is_a_picture_that_remembers_what_it_could_mean() -> None:
    cold = drawn(simple())["cold"].attrib
    assert cold["role"] == "img"
    assert "tabindex" not in cold
    assert "data-moves" not in cold
    assert cold["data-meant"] == "take 2"


def test_decoration_is_silent() -> None:
    mute = drawn(simple())["mute"].attrib
    assert mute["aria-hidden"] == "true"
    assert "role" not in mute


def test_what_can_be_clicked_glows_and_what_changed_is_marked() -> None:
    root = ElementTree.fromstring(svg(simple(), Plain(), {}, changed={"cold"}))
    classes = {
        piece.attrib["id"]: [child.attrib.get("class") for child in piece]
        for piece in root.iter(f"{SVG}g")
        if "id" in piece.attrib and piece.attrib["id"] in ("hot", "cold", "mute")
    }
    assert "glow" in classes["hot"]
    assert "mark" not in classes["hot"]
    assert "mark" in classes["cold"]
    assert "glow" not in classes["cold"]


def test_words_are_escaped_wherever_they_stand() -> None:
    nasty = '<script>alert(\'"&")</script>'
    markup = svg(simple(Text(0, 0, Words(nasty)), label=nasty), Plain(), {}, heading=True)
    root = ElementTree.fromstring(markup)
    assert "<script" not in markup
    assert any(element.text == nasty for element in root.iter(f"{SVG}title"))


def test_the_same_scene_gives_the_same_bytes() -> None:
    scene = simple(Rect(0, 0, 5, 5, "sand"), Text(0, 0, "x"))
    assert svg(scene, Plain(), {}) == svg(scene, Plain(), {})


def test_an_icon_is_defined_once_however_often_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wyrmhall.core.svg.icon_body", lambda name: "M0 0L512 512Z")
    markup = svg(simple(Icon("lamp", 5, 5, 10), Icon("lamp", 9, 9, 10)), Plain(), {})
    assert markup.count("<symbol") == 1
    assert markup.count("<use") == 6


def test_two_figures_cannot_share_a_name() -> None:
    stamps = [Stamp(Figure("tree", (Rect(0, 0, size, 9, "leaf"),)), 5, 5, 9) for size in (8, 9)]
    with pytest.raises(ValueError, match="'tree'"):
        svg(simple(*stamps), Plain(), {})


def test_without_icons_there_are_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wyrmhall.core.svg.icon_body", lambda name: None)
    markup = svg(simple(Icon("lamp", 5, 5, 10)), Plain(), {})
    assert "<use" not in markup
    assert ">La</tspan>" in markup


# --- light and dark -----------------------------------------------------------------------------


def test_light_and_dark_are_resolved_and_auto_follows_the_system() -> None:
    scene = simple(Rect(0, 0, 5, 5, "sand"))
    assert PALETTE["sand"][0] in svg(scene, Plain(), {}, "light")
    assert PALETTE["sand"][1] in svg(scene, Plain(), {}, "dark")
    auto = svg(scene, Plain(), {}, "auto")
    assert 'fill="var(--sand)"' in auto
    assert stylesheet() in auto
    assert "prefers-color-scheme:dark" in auto
    assert "var(" not in svg(scene, Plain(), {}, "light")


def test_inside_a_page_there_is_no_style_of_its_own() -> None:
    assert "<style" not in svg(simple(), Plain(), {}, "auto", standalone=False)


def test_the_parts_are_the_whole() -> None:
    scene = simple(Rect(0, 0, 5, 5, "sand"))
    whole = svg(scene, Plain(), {}, "auto")
    made = parts(scene, Plain(), {})
    assert list(made["pieces"]) == ["hot", "cold", "mute"]
    assert made["areas"][0]["pieces"] == ["hot", "cold", "mute"]
    assert all(piece in whole for piece in made["pieces"].values())


# --- numbers and words --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (-0.001, "0"), (10, "10"), (100.0, "100"), (2.504, "2.5")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_words_shrink_to_their_place() -> None:
    lines, size = fit("Wilhelmina von Humboldt", 20, True, 100, 1)
    assert lines == ["Wilhelmina von Humboldt"]
    assert text_width(lines[0], size, True) <= 100.01


def test_words_are_wrapped_before_they_shrink() -> None:
    lines, size = fit("Take the face-down tile", 14, False, 100, 2)
    assert len(lines) == 2
    assert size == 14


def test_a_word_that_fits_nowhere_still_ends() -> None:
    lines, size = fit("W" * 300, 14, False, 10, 2)
    assert size >= 6
    assert lines


def test_no_words_at_all_are_drawn_without_harm() -> None:
    assert fit("", 14, False, 100, 1) == ([""], 14)
    assert fit("", 14, False, 100, 2) == ([""], 14)


# --- the scenes of all games --------------------------------------------------------------------

FORBIDDEN = re.compile(r"<script|<foreignObject|<image|\sstyle=|\son\w+=|javascript:|@import|url\(")


@pytest.mark.parametrize("place", range(len(SETUPS)), ids=[name(setup) for setup in SETUPS])
def test_every_table_is_sound_markup_within_its_bounds(place: int) -> None:
    for playing, look in looks(place):
        for language in ("en", "de"):
            speaker = Speaker(playing.game.folder, language)
            scene = playing.game.scene(look, language == "de")
            markup = svg(scene, speaker, NAMES, "auto")
            assert not FORBIDDEN.search(markup)
            root = ElementTree.fromstring(markup)
            check_references(root)
            check_bounds(root, scene)


def check_references(root: ElementTree.Element) -> None:
    """Ids are unique, what is used is defined in the file, and nothing comes from outside."""
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        for key, value in element.attrib.items():
            if key.endswith("href"):
                assert value.startswith("#")
                assert value[1:] in ids
            for colour in re.findall(r"var\(--([a-z0-9-]+)\)", value):
                assert colour in PALETTE


def check_bounds(root: ElementTree.Element, scene: Scene) -> None:
    """Nothing is drawn outside the canvas."""
    for element, x, y, scale in placed(root, 0, 0, 1):
        for left, top, right, bottom in boxes(element):
            described = ElementTree.tostring(element)[:200]
            assert x + left * scale >= -1, described
            assert y + top * scale >= -1, described
            assert x + right * scale <= scene.width + 1, described
            assert y + bottom * scale <= scene.height + 1, described


def placed(
    element: ElementTree.Element, x: float, y: float, scale: float
) -> Iterator[tuple[ElementTree.Element, float, float, float]]:
    """Walk what is drawn, with the place and scale that groups give it; turned parts left out."""
    transform = element.attrib.get("transform", "")
    if element.tag == f"{SVG}defs" or "rotate" in transform:
        return
    if moved := re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", transform):
        x, y = x + float(moved[1]) * scale, y + float(moved[2]) * scale
    if scaled := re.search(r"scale\(([\d.]+)\)", transform):
        scale *= float(scaled[1])
    yield element, x, y, scale
    for child in element:
        yield from placed(child, x, y, scale)


def boxes(element: ElementTree.Element) -> Iterator[tuple[float, float, float, float]]:
    """Give the corners of simple shapes, and of words as wide as they are likely to be."""
    value = {
        key: float(text) for key, text in element.attrib.items() if re.fullmatch(r"-?[\d.]+", text)
    }
    if element.tag in (f"{SVG}rect", f"{SVG}use"):
        x, y = value["x"], value["y"]
        yield x, y, x + value["width"], y + value["height"]
    elif element.tag == f"{SVG}circle":
        x, y, r = value["cx"], value["cy"], value["r"]
        yield x - r, y - r, x + r, y + r
    elif element.tag == f"{SVG}text":
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[element.attrib["text-anchor"]]
        for line in element:
            size = value["font-size"]
            wide = text_width(line.text or "", size, "font-weight" in element.attrib)
            x, y = float(line.attrib["x"]) - share * wide, float(line.attrib["y"])
            yield x, y - size * 0.72, x + wide, y + size * 0.2


@pytest.mark.parametrize("place", range(len(SETUPS)), ids=[name(setup) for setup in SETUPS])
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(place: int) -> None:
    for playing, look in looks(place):
        if playing.over or look["seat"] == WATCHER:
            continue
        guessed = playing.state.guess(look["seat"], Chance("a guess"))
        other: Look = {**look, "view": guessed.view(look["seat"])}
        speaker = Speaker(playing.game.folder, "en")
        ours, theirs = (playing.game.scene(seen, False) for seen in (look, other))
        assert svg(ours, speaker, NAMES) == svg(theirs, speaker, NAMES)


def test_a_match_shows_itself_in_a_notebook() -> None:
    game, seats, options = SETUPS[0]
    markup = Match.start(game, seats, options, "notebook")._repr_svg_()
    assert ElementTree.fromstring(markup).tag == f"{SVG}svg"


def test_a_picture_is_a_png_as_wide_as_asked() -> None:
    picture = png(svg(simple(Rect(0, 0, 9, 9, "sand")), Plain(), {}), 320)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(picture[16:20], "big") == 320


def test_moves_can_be_listed_in_one_attribute() -> None:
    assert not any("|" in move for game in every_game() for move in game.catalogue.names)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_a_close_up_shows_the_largest_board_in_the_shape_that_is_wanted(game: Game) -> None:
    match = Match.start(game, min(game.seats), {}, "pictures")
    scene = game.scene(match.look(WATCHER), False)
    part, window = closeup(scene, 2.0)
    (board,) = part.areas
    assert board in scene.areas
    assert window.width == pytest.approx(2 * window.height)
    seen = [
        piece
        for piece in board.pieces
        if window.x <= piece.x + piece.width / 2 <= window.x + window.width
        and window.y <= piece.y + piece.height / 2 <= window.y + window.height
    ]
    assert len(seen) * 3 >= len(board.pieces)
    root = ElementTree.fromstring(svg(part, Plain(), {}, window=window))
    x, y, width, height = (float(number) for number in root.attrib["viewBox"].split())
    assert (x, y) == pytest.approx((window.x, window.y), abs=0.01)
    assert (width, height) == pytest.approx((window.width, window.height), abs=0.01)
