"""The components of Dragon Island, and what an edition must be."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from wyrmhall.core.box import EditionError
from wyrmhall.core.laws import rule
from wyrmhall.core.match import our_tables
from wyrmhall.games.dragon_island import GAME, terms
from wyrmhall.games.dragon_island.terms import FACES, HUES, KEEP_FACE, KINDS, WILD
from wyrmhall.games.dragon_island.tests.table import face, island, lay, our_box


@rule("DI-2")
def test_the_box_holds_as_much_as_is_printed() -> None:
    box = our_box()
    assert sum(box.goods[:4]) == 160
    assert box.goods[4] == 40
    assert sum(box.dragons) == 50
    assert box.spires == 4
    assert len(box.centres) == 40


@rule("DI-3")
def test_there_are_so_many_faces_of_each_kind() -> None:
    kinds = Counter(KINDS[kind] for kind in our_box().kinds)
    assert kinds == {
        "build": 10,
        "telekinesis": 10,
        "wild-build": 10,
        "storm": 10,
        "dragon-build": 30,
        "double-dragon": 10,
        "tower": 4,
        "keep": 1,
    }


@rule("DI-4", "DI-37")
def test_faces_have_their_icons() -> None:
    state = island()
    icons = [
        int(state.icons(lay(state, words, place)))
        for words, place in [
            ("blue build", "+1+0"),
            ("blue dragon-build", "+0+1"),
            ("blue double-dragon", "-1+1"),
            ("blue storm", "-1+0"),
        ]
    ]
    assert icons == [0, 1, 2, 0]


@rule("DI-5", "DI-6")
def test_terrain_has_five_colours_and_wizards_four() -> None:
    box = our_box()
    assert HUES == ("blue", "green", "red", "white", "gold")
    assert {int(hue) for hue in box.hues[:FACES]} == {0, 1, 2, 3, 4, WILD}
    assert [int(hue) for hue in box.hues[FACES:KEEP_FACE]] == [0, 1, 2, 3]


def test_every_icon_has_a_dragon_of_its_colour_in_the_box() -> None:
    box = our_box()
    icons = Counter[int]()
    for number in range(FACES):
        kind = KINDS[box.kinds[number]]
        icons[int(box.hues[number])] += {"dragon-build": 1, "double-dragon": 2}.get(kind, 0)
    assert [icons[colour] for colour in range(5)] == [int(count) for count in box.dragons]


def test_no_two_cards_ask_for_the_same_in_the_same_places() -> None:
    box = our_box()
    patterns = {tuple(int(hue) for hue in box.slots[6 * card : 6 * card + 6]) for card in range(40)}
    assert len(patterns) == 40
    assert sum(int(fame) for fame in box.rewards[::2]) == 130
    assert sum(int(coins) for coins in box.rewards[1::2]) == 65


def test_moves_are_numbered_as_they_are_named() -> None:
    for move, name in [
        (terms.AT, "at +0-22"),
        (terms.PLACE, "place 01a"),
        (terms.NAME, "name blue"),
        (terms.WIZARD, "wizard blue"),
        (terms.MOVE_DRAGON, "dragon blue"),
        (terms.PAY_FIRST, "pay blue first"),
        (terms.PAY, "pay blue"),
        (terms.TAME, "tame"),
        (terms.PULL, "pull north-east"),
        (terms.RAISE, "build pen"),
        (terms.RETURN, "return 01"),
        (terms.PLAY_MAP, "map 01"),
        (terms.PASS, "pass"),
    ]:
        assert GAME.catalogue.number(name) == move
    assert len(GAME.catalogue) == terms.MOVES


def test_a_face_is_found_by_its_words() -> None:
    assert KINDS[our_box().kinds[face("gold storm")]] == "storm"


def spoil(*path: str | int, value: object) -> list[str]:
    """Change one entry of our edition and tell the faults found."""
    tables: object = copy.deepcopy(our_tables(GAME))
    entry = tables
    for key in path[:-1]:
        entry = entry[key]  # type: ignore[index]
    entry[path[-1]] = value  # type: ignore[index]
    assert isinstance(tables, dict)
    with pytest.raises(EditionError) as caught:
        GAME.unbox(tables)
    return caught.value.faults


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("supplies", "cubes", "blue"), 41, ["supplies.cubes", "161 in all", "DI-2"]),
        (("supplies", "dragons", "red"), 9, ["supplies.dragons", "49 in all"]),
        (("supplies", "coins"), 39, ["supplies.coins", "DI-2"]),
        (("buildings", "spires"), 5, ["buildings.spires"]),
        (("buildings", "fame", "pen"), "two", ["buildings.fame.pen", "DI-67"]),
        (("prices", "capture"), 0, ["prices.capture", "DI-57"]),
        (("prices", "status"), "sure", ["prices", "status"]),
        (("tiles", "rows", 0, "a"), "blue castle", ["tiles.rows[1].a", "blue castle"]),
        (("tiles", "rows", 0, "a"), "blue storm", ["11 faces of storm", "DI-3"]),
        (("tiles", "rows", 4, "id"), "T06", ["tiles.rows[5].id", "T06"]),
        (("tiles", "rows", 4, "c"), "x", ["tiles.rows[5].c"]),
        (("maps", "rows", 0, "tiles"), [], ["maps.rows[1].tiles", "DI-71"]),
        (("maps", "rows", 0, "places"), [0, 0], ["maps.rows[1].places", "same place"]),
        (("maps", "rows", 0, "places"), [0, 6], ["maps.rows[1].places"]),
        (("maps", "rows", 0, "x"), "purple", ["maps.rows[1].x"]),
        (("maps", "rows", 0, "fame"), -1, ["maps.rows[1].fame", "DI-72"]),
        (("maps", "rows"), [], ["0 cards instead of 40"]),
        (("extra",), {}, ["extra: no such table"]),
        (("supplies", "gems"), 3, ["supplies.gems: nothing of this name"]),
        (("buildings", "moats"), 3, ["buildings.moats: nothing of this name"]),
        (("buildings", "fame", "moat"), 3, ["buildings.fame.moat: nothing of this name"]),
        (("prices", "tamming"), 3, ["prices.tamming: nothing of this name"]),
        (("tiles", "row"), [], ["tiles.row: nothing of this name"]),
        (("maps", "row"), [], ["maps.row: nothing of this name"]),
    ],
)
def test_nonsense_is_refused_with_the_entry_and_the_rule(
    path: tuple[str | int, ...], value: object, told: list[str]
) -> None:
    faults = "\n".join(spoil(*path, value=value))
    for words in told:
        assert words in faults


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("supplies", "cubes", "blue"), 40.0),
        (("buildings", "fame"), None),
        (("tiles", "rows", 0, "b"), "purple telekinesis"),
    ],
)
def test_one_wrong_entry_is_one_fault(path: tuple[str | int, ...], value: object) -> None:
    assert len(spoil(*path, value=value)) == 1


def test_another_plausible_edition_is_accepted() -> None:
    tables = copy.deepcopy(our_tables(GAME))
    supplies, cards = tables["supplies"], tables["maps"]
    supplies["dragons"] = {"blue": 12, "green": 8, "red": 10, "white": 11, "gold": 9}  # type: ignore[index]
    cards["rows"][0].update(x="gold", fame=7, gold=0)  # type: ignore[index]
    GAME.unbox(tables)
