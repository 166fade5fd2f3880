"""The box: what the printed game counts, and what no edition may break."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from wyrmhall.core.box import EditionError
from wyrmhall.core.laws import rule
from wyrmhall.core.match import our_tables
from wyrmhall.games.dragon_and_emperor import GAME
from wyrmhall.games.dragon_and_emperor.rules.cards import KINDS, MOVE_FORWARD, PALACE
from wyrmhall.games.dragon_and_emperor.rules.realm import hexes_of
from wyrmhall.games.dragon_and_emperor.tests.table import new_game, our_box


def faults(change: str, value: object) -> str:
    """Change one entry, written `table.key` or `table.rows.0.key`, and tell all faults."""
    tables: Any = copy.deepcopy(dict(our_tables(GAME)))
    *path, last = change.split(".")
    at = tables
    for step in path:
        at = at[int(step)] if step.isdigit() else at[step]
    at[int(last) if last.isdigit() else last] = value
    with pytest.raises(EditionError) as caught:
        GAME.unbox(tables)
    return str(caught.value)


@rule("ED-3", "ED-4", "ED-12")
def test_the_box_holds_what_is_printed() -> None:
    counts = our_box().counts
    dragon = sum(
        counts.basic[face] + counts.upgrade[face] + counts.optional[face] for face in range(23)
    )
    emperor = sum(
        counts.basic[face] + counts.upgrade[face] + counts.optional[face] for face in range(23, 31)
    )
    evil = sum(counts.basic[face] for face in range(31, 41))
    assert (dragon, emperor, evil) == (25, 26, 24)
    assert sum(counts.tokens) == 90
    assert counts.curses == 15
    assert sum(counts.bellflowers) == 3


@rule("ED-9", "ED-47")
def test_the_way_of_evil_is_straight_and_as_long_as_there_are_move_forwards() -> None:
    chart = our_box().chart
    assert list(chart.lane) == [0, 4, 11, 18, 25, 32, PALACE]
    assert our_box().counts.basic[MOVE_FORWARD] == len(chart.lane) - 1


@rule("ED-9")
def test_the_map_has_seven_hexes_of_each_kind_and_the_neighbours_of_the_digest() -> None:
    chart = our_box().chart
    assert [len(hexes_of(chart.kinds[kind])) for kind in range(len(KINDS))] == [7] * 5
    assert hexes_of(chart.squares) == [1, 2, 4]
    assert hexes_of(chart.stars) == [13, 16, 30, 31, 33]
    assert hexes_of(chart.within(18, 1)) == [11, 14, 15, 21, 22, 25]
    assert hexes_of(chart.within(PALACE, 1)) == [32, 34, 35]
    assert hexes_of(chart.within(4, 1)) == [0, 1, 2, 7, 8, 11]


@rule("ED-5")
def test_no_piece_is_ever_lost_or_made() -> None:
    census = new_game().census()
    assert sum(census[name] for name in ("fire", "stone", "water", "wood", "gold", "spirit")) == 90
    assert census["curse"] == 15
    assert census["study-grimoire"] == 2


@pytest.mark.parametrize(
    ("change", "value", "fault"),
    [
        ("evil.cards.0.count", 5, "ED-47"),
        ("evil.cards.0.count", 7, "25 cards instead of 24"),
        ("evil.cards.3.bellflowers", 0, "2 bellflowers instead of 3"),
        ("evil.cards.0.bellflowers", 1, "Evil would never arrive"),
        ("dragon.cards.0.basic", 3, "26 cards instead of 25"),
        ("dragon.cards.14.optional", 0, "0 benevolent-blessing instead of 1"),
        ("dragon.cards.0.card", "breathe-ice-1", "is not one of"),
        ("dragon.cards.1.card", "breathe-fire-1", "has an entry already"),
        ("dragon.cards.0.foo", 1, "nothing is called 'foo'"),
        ("emperor.cards.2.basic", 1, "1 suppress-evil instead of 2"),
        ("emperor.cards.0.upgrade", 1, "this is no upgrade card"),
        ("tokens.fire", 16, "91 resources instead of 90"),
        ("tokens.curse", 14, "14 is not the number 15"),
        ("treasury.gold", 2, "ED-22"),
        ("items.chalice", {}, "costs nothing"),
        ("items.chalice", {"ice": 3}, "no resource 'ice'"),
        ("items.chalice", {"fire": 16}, "ED-37"),
        ("items.chalice", 3, "the cost is missing"),
        ("map.hexes.0.square", False, "2 black squares instead of 3"),
        ("map.hexes.0.number", 2, "a second hex 2"),
        ("map.hexes.0.q", 1, "lies on another hex"),
        ("map.hexes.0.kind", "swamp", "is not one of"),
        ("map.hexes.0.q", -9, "cannot be reached"),
        ("map.palace", {"q": 1, "r": 3}, "no straight way"),
        ("map.start", 3, "q and r are needed"),
        ("map.status", "guessed", "status"),
        ("map.hexes", [], "not 3 or more"),
        ("map.hexes.12.star", "yes", "map.hexes[13].star: 'yes' is not true or false (ED-9)"),
        ("map.hexes.12.stra", True, "map.hexes[13].stra: nothing of this name belongs here"),
        ("map.start.z", 0, "map.start.z: nothing of this name"),
        ("tokens.ice", 1, "tokens.ice: nothing of this name"),
        ("treasury.golds", 1, "treasury.golds: nothing of this name"),
        ("items.crown", {"fire": 1}, "items.crown: nothing of this name"),
    ],
)
@rule("ED-3", "ED-9", "ED-47", "ED-60")
def test_an_edition_that_cannot_be_true_is_refused(change: str, value: object, fault: str) -> None:
    assert fault in faults(change, value)


@pytest.mark.parametrize(
    ("change", "value"),
    [
        ("map.hexes.4.number", 99),
        ("map.hexes.4.number", None),
        ("map.hexes.12.star", 1),
        ("items.sword", "much"),
        ("tokens.curse", "x" * 2000),
    ],
)
@rule("ED-9", "ED-37")
def test_one_slip_is_told_once_and_shortly(change: str, value: object) -> None:
    told = faults(change, value)
    assert "\n" not in told
    assert len(told) < 120


@rule("ED-51")
def test_another_edition_may_have_other_amounts() -> None:
    tables: Any = copy.deepcopy(dict(our_tables(GAME)))
    tables["dragon"]["cards"][2] = {"card": "gather-stone-3", "basic": 2}
    box = GAME.unbox(tables)
    assert box is not our_box()
