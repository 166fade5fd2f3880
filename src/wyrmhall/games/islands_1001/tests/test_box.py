"""The tiles of 1001 Islands, and what an edition must be."""

from __future__ import annotations

import copy

import pytest

from wyrmhall.core.box import EditionError
from wyrmhall.core.laws import rule
from wyrmhall.core.match import our_tables
from wyrmhall.games.islands_1001 import GAME
from wyrmhall.games.islands_1001.tests.table import our_box
from wyrmhall.games.islands_1001.tiles import ELEMENTS, OF_TYPE

# By line: palm, bandit, lamp, monkey, fennec, camel, elephant, snake, roc, egg, and the gems.
TOTALS = [
    [15, 7, 5, 7, 5, 4, 3, 3, 7, 2, 3, 2, 2],
    [16, 8, 5, 8, 5, 3, 3, 4, 4, 4, 2, 3, 2],
    [15, 7, 5, 7, 5, 4, 3, 3, 7, 3, 2, 2, 3],
]


@rule("TI-2")
def test_the_elements_add_up_in_every_line() -> None:
    box = our_box()
    for line, totals in enumerate(TOTALS, start=1):
        tiles = range(line * OF_TYPE, (line + 1) * OF_TYPE)
        counted = [sum(box.shown(tile, e) for tile in tiles) for e in range(len(ELEMENTS))]
        assert counted == totals
    assert sum(map(sum, TOTALS)) == 198


@rule("A-5", "A-6")
def test_no_tile_of_ours_has_two_lamps_or_a_lamp_with_a_bandit() -> None:
    box = our_box()
    for tile in range(OF_TYPE, 4 * OF_TYPE):
        lamps, bandits = box.shown(tile, 2), box.shown(tile, 1)
        assert lamps + bandits <= 1
        assert sum(box.shown(tile, gem) for gem in (10, 11, 12)) <= 1


def spoil(*path: str | int, value: object) -> list[str]:
    """Change one entry of our edition and tell the faults found."""
    tables: object = copy.deepcopy(our_tables(GAME))
    entry = tables
    for step in path[:-1]:
        entry = entry[step]  # type: ignore[index]
    entry[path[-1]] = value  # type: ignore[index]
    assert isinstance(tables, dict)
    with pytest.raises(EditionError) as caught:
        GAME.unbox(tables)
    return caught.value.faults


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("upper", "rows", 2, "palm"), 9, ["upper.rows[3] U03.palm", "TI-2"]),
        (("upper", "rows", 2, "dragon"), 1, ["upper.rows[3] U03", "no element 'dragon'"]),
        (("upper", "rows", 2, "id"), "U04", ["upper.rows[4]", "a second tile 'U04'"]),
        (("lower", "rows"), [], ["lower.rows", "0 tiles instead of 20", "TI-2"]),
        (("lower", "rows"), "none", ["lower.rows", "a list of tables is needed"]),
        (("central", "status"), "guessed", ["central", "'guessed'", "reconstructed"]),
        (("central", "reason"), "", ["central", "reason"]),
        (("dreams", "copies"), 3, ["dreams.copies", "TI-3"]),
        (("dreams", "rows", 0, "dream"), "whale", ["dreams.rows[1]", "'whale'"]),
        (("dreams", "rows", 7, "points"), [1, 2], ["dreams.rows[8].points", "4 numbers"]),
        (("dreams", "rows", 1, "element"), "tea", ["dreams.rows[2].element", "'tea'"]),
        (("rounds", "tiles_of_each_type", "4"), 12, ["rounds.tiles_of_each_type.4", "TI-4"]),
        (("rounds", "tiles_of_each_type"), 7, ["rounds.tiles_of_each_type", "table"]),
        (("scoring", "pair"), "seven", ["scoring.pair", "TI-53"]),
        (("characters", "names"), ["Al"], ["characters.names", "TI-6"]),
        (("dragons",), {"status": "printed"}, ["dragons", "no such table"]),
        (("scoring", "palms"), 2, ["scoring.palms: nothing of this name belongs here"]),
        (("dreams", "rows", 0, "elements"), "roc", ["dreams.rows[1].elements: nothing of"]),
        (("rounds", "tiles_of_each_type", "6"), 20, ["tiles_of_each_type.6: nothing of"]),
        (("upper", "rows", 2, "id"), None, ["upper.rows[3].id: missing; text of 1 to 8"]),
    ],
)
@rule("TI-2", "TI-3", "TI-4", "TI-6")
def test_a_spoilt_edition_is_refused_by_entry_and_rule(
    path: tuple[str | int, ...], value: object, told: list[str]
) -> None:
    faults = "\n".join(spoil(*path, value=value))
    assert all(part in faults for part in told), faults


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("dreams", "rows", 7, "dream"), "whale"),
        (("dreams", "rows", 7, "form"), "exact"),
        (("upper", "rows", 2, "palm"), "p" * 2000),
        (("scoring", "bandit"), 1),
    ],
)
@rule("TI-3", "TI-67", "TI-2", "TI-54")
def test_one_slip_is_told_once_and_shortly(path: tuple[str | int, ...], value: object) -> None:
    (told,) = spoil(*path, value=value)
    assert len(told) < 150


def test_all_faults_are_told_at_once() -> None:
    tables = our_tables(GAME)
    del tables["upper"], tables["scoring"]
    with pytest.raises(EditionError) as caught:
        GAME.unbox(tables)
    assert {fault.split(":")[0] for fault in caught.value.faults} >= {"upper", "scoring"}
