"""The catalogue of moves: its ranges begin where the constants say."""

from __future__ import annotations

import pytest

from wyrmhall.games.dragon_and_emperor.rules import cards
from wyrmhall.games.dragon_and_emperor.rules.cards import CATALOGUE, FACES
from wyrmhall.games.dragon_and_emperor.rules.choices import RANGES, origin, range_of

BEGIN = {
    cards.DONE: "done",
    cards.TO: "to start",
    cards.PLAY: "play breathe-fire-1",
    cards.BUY: "buy breathe-fire-1",
    cards.STUDY: "study cleanse-land",
    cards.USE: "use chalice",
    cards.SUMMON: "summon chalice",
    cards.LAY_DOWN: "discard breathe-fire-1",
    cards.BANISH: "banish breathe-fire-1",
    cards.TAKE: "take breathe-fire-1",
    cards.BORROW: "borrow breathe-fire-1",
    cards.CLEANSE: "cleanse 1",
    cards.PAY: "pay fire",
    cards.GAIN: "gain stone",
    cards.RECALL: "recall breathe-fire-1",
    cards.NEXT: "next move-forward",
    cards.REPLACE: "replace breathe-fire-1",
}


def test_each_range_of_moves_begins_at_its_constant() -> None:
    assert {start: CATALOGUE.names[start] for start in RANGES} == BEGIN
    assert [range_of(start) for start in BEGIN] == list(BEGIN)
    assert range_of(len(CATALOGUE) - 1) == cards.REPLACE


@pytest.mark.parametrize(
    ("move", "number"),
    [
        ("cleanse 18", 18),
        ("to palace", cards.PALACE),
        ("gain wood", cards.WOOD),
        ("next move-forward", cards.MOVE_FORWARD),
        ("study repay-loyalty", cards.REPAY),
        ("recall suppress-evil", cards.SUPPRESS),
    ],
)
def test_a_move_leads_back_to_what_it_is_about(move: str, number: int) -> None:
    found = CATALOGUE.number(move)
    assert found is not None
    assert found - origin(range_of(found)) == number


@pytest.mark.parametrize(
    ("constant", "name"),
    [
        (cards.RAID_STASH, "raid-stash"),
        (cards.BLESSING, "benevolent-blessing"),
        (cards.CLEANSE_LAND, "cleanse-land"),
        (cards.CLEANSE_FREE, "cleanse-land-free"),
        (cards.SUPPRESS, "suppress-evil"),
        (cards.GRIMOIRE, "study-grimoire"),
        (cards.REPEAT, "repeat-history"),
        (cards.REPAY, "repay-loyalty"),
        (cards.SCRY, "scry-future"),
        (cards.TRANSMUTE, "transmute-resource"),
        (cards.MOVE_FORWARD, "move-forward"),
        (cards.CURSE_FOREST, "curse-forest"),
        (cards.CURSE_VILLAGE, "curse-village"),
        (cards.CURSE_BORDER, "curse-border"),
        (cards.CURSE_STAR, "curse-star"),
        (cards.TELEPORT, "teleport-dragon"),
    ],
)
def test_each_face_is_where_its_constant_says(constant: int, name: str) -> None:
    assert FACES[constant] == name


def test_there_are_as_many_faces_as_the_constants_say() -> None:
    assert len(FACES) == cards.ALL_FACES == cards.ECHO
