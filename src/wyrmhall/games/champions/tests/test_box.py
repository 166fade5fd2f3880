"""The box: what components.toml says is checked, and nonsense is refused."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from typing import Any

import pytest

from wyrmhall.core.box import EditionError
from wyrmhall.core.laws import rule
from wyrmhall.core.match import our_tables
from wyrmhall.games.champions import GAME
from wyrmhall.games.champions.rules.edition import ChampionsBox, placements
from wyrmhall.games.champions.tests.table import our_box

Tables = dict[str, Any]


def changed(change: Callable[[Tables], object]) -> list[str]:
    """Give the faults that a change of our tables brings."""
    tables: Tables = copy.deepcopy(dict(our_tables(GAME)))
    change(tables)
    with pytest.raises(EditionError) as caught:
        GAME.unbox(tables)
    return caught.value.faults


@rule("CW-52")
def test_patterns_turn_and_mirror_as_counted_by_hand() -> None:
    box = our_box()
    counts = [
        int(box.first_placement[place + 1] - box.first_placement[place])
        for place in range(len(box.pattern_names))
    ]
    assert dict(zip(box.pattern_names, counts, strict=True)) == {
        "rhombus": 30,
        "arch": 48,
        "wave": 36,
        "trapezoid": 48,
        "chevron": 39,
        "hook": 36,
        "line": 30,
        "triangle": 25,
    }
    assert len(placements([(0, 0)])) == 21


@rule("CW-57")
def test_every_sigil_can_be_earned_with_every_pattern_of_its_part() -> None:
    box = our_box()
    for part, names in enumerate((("rhombus", "trapezoid"), ("arch", "chevron"), ("wave", "hook"))):
        for sigil in range(5):
            needs = {e for e in range(6) if int(box.sigils[part * 5 + sigil]) >> e & 1}
            for name in names:
                cells = box.pattern_cells[box.pattern_names.index(name)]
                found = [
                    {int(box.element_of[slot]) for slot in range(21) if mask >> slot & 1}
                    for mask in placements(cells)
                ]
                assert any(needs <= elements for elements in found)


@rule("CW-5", "CW-9")
@pytest.mark.parametrize(
    ("change", "entry"),
    [
        (lambda t: t["tiles"]["counts"].update(red=13), "tiles.counts.red"),
        (lambda t: t["pyramid"]["rows"].reverse(), "pyramid.rows"),
        (lambda t: t["dice"]["rows"].pop(), "dice"),
        (lambda t: t["dice"]["rows"][6]["faces"].__setitem__(0, "red 1"), "dice.wild"),
        (lambda t: t["grounds"]["realms"].pop(), "grounds.realms"),
        (lambda t: t["grounds"]["borders"].append(t["grounds"]["borders"][0]), "grounds.borders"),
        (lambda t: t["patterns"]["rows"][0].update(cells=[[0, 0], [5, 5], [-5, 0]]), "patterns"),
        (lambda t: t["parts"]["rows"][0].update(power=1), "parts head simple"),
        (lambda t: t["parts"]["rows"].pop(), "parts"),
        (lambda t: t["parts"]["rows"][0].update(pattern="star"), "parts head simple"),
        (lambda t: t["trainers"]["rows"].pop(), "trainers"),
        (lambda t: t["trainers"]["rows"][0].update(empty=["1-1"]), "trainers 1"),
        (lambda t: t["training_cards"]["rows"][0].update(copies=4), "training_cards"),
        (lambda t: t["tournament_cards"]["rows"][9].update(elements=[]), "tournament_cards pair 1"),
        (lambda t: t["tournaments"].update(elements=["red"] * 6), "tournaments.elements"),
        (lambda t: t["tokens"].update(sides=["hook", "line"]), "tokens.sides"),
        (lambda t: t["sigils"]["head"].pop(), "sigils.head"),
        (lambda t: t["master_board"]["rows"].pop(), "master_board.rows"),
        (lambda t: t["master_cards"]["rows"][0].update(parts="head head tail"), "master_cards 1"),
        (lambda t: t["master_cards"]["rows"][0].update(priority="three blue"), "master_cards 1"),
        (lambda t: t["training_cards"]["rows"][5].update(amount=0), "training_cards shadow amount"),
        (lambda t: t["training_cards"]["rows"][1].update(amount=1), "training_cards turn amount"),
        (
            lambda t: t["tournament_cards"]["rows"][7].update(amount=4),
            "tournament_cards return three amount",
        ),
        (lambda t: t["tournament_cards"]["rows"][1].update(power=0), "tournament_cards weaken"),
        (lambda t: t["patterns"]["rows"][6].update(cells=[[0, 0]] * 3), "patterns.line"),
        (lambda t: t["patterns"]["rows"][6].update(pattern="arch"), "patterns.arch"),
        (lambda t: t["trainers"]["rows"][0].update(simple=["red"] * 3), "trainers 1"),
        (lambda t: t["dials"].update(most=21), "dials.most"),
        (lambda t: t["supplies"].update(gold="many"), "supplies.gold"),
        (lambda t: t["dice"].update(status="guessed"), "dice"),
    ],
    ids=itertools.count(),
)
def test_nonsense_is_refused_by_name(change: Callable[[Tables], object], entry: str) -> None:
    assert any(fault.startswith(entry) for fault in changed(change))


@rule("CW-12")
def test_another_edition_with_other_powers_is_welcome() -> None:
    tables: Tables = copy.deepcopy(dict(our_tables(GAME)))
    for row in tables["parts"]["rows"]:
        row["power"] += 1
    tables["patterns"]["rows"][0]["pattern"] = "diamond"
    for row in tables["parts"]["rows"][:4]:
        row["pattern"] = "diamond"
    assert isinstance(GAME.unbox(tables), ChampionsBox)
