"""Checks an edition of 1001 Islands and turns it into the tables that the rules use."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import u8

from wyrmhall.core.box import Check
from wyrmhall.games.islands_1001.tiles import (
    ELEMENTS,
    FORMS,
    OF_TYPE,
    SCORE_RULE,
    TYPES,
    IslandsBox,
)

# What each table holds, besides its status and the reason for it; `about` is free.
TABLES = {
    "rounds": ("tiles_of_each_type",),
    "scoring": ("palm", "pair", "bandit"),
    "characters": ("names",),
    "dreams": ("copies", "rows"),
    **{line: ("rows",) for line in TYPES[1:]},
}
KINDS = 10
LONGEST_ID = 8
LONGEST_NAME = 20
SHOWN_AT_MOST = 5  # of one element on one tile
POINTS_OF = {"each": 1, "exactly": 4, "columns": 4, "lines": 4, "flipped": 1}
DREAM_NAMES = tuple(SCORE_RULE)[:KINDS]


def unbox(tables: Mapping[str, object]) -> IslandsBox:
    """Check an edition's tables and make a box of them; EditionError tells all faults."""
    check = Check(tables, ("about", *TABLES))
    for name, keys in TABLES.items():
        check.keys(name, check.table(name), ("status", "reason", *keys))
    dreams, kinds, forms, elements, points = _dreams(check)
    names = [f"D{number:02}" for number in range(1, OF_TYPE + 1)]
    faces = [0] * (OF_TYPE * len(ELEMENTS))
    for line in TYPES[1:]:
        _island_tiles(check, line, names, faces)
    used = _used(check)
    pair = _scoring(check)
    characters = _characters(check)
    check.done()
    return IslandsBox(
        tables,
        names,
        _bytes(faces),
        dreams,
        _bytes(kinds),
        _bytes(forms),
        _bytes(elements),
        _bytes(points),
        _bytes(used),
        pair,
        characters,
    )


def _bytes(numbers: list[int]) -> vec[u8]:
    return vec[u8]([u8(number) for number in numbers])


def _dreams(check: Check) -> tuple[list[str], list[int], list[int], list[int], list[int]]:
    """Read the ten kinds of Dream (TI-3, TI-60 … TI-69)."""
    rows = check.rows("dreams")
    check.that(len(rows) == KINDS, "dreams.rows", f"{len(rows)} kinds instead of {KINDS}", "TI-3")
    copies = check.number("dreams.copies", check.table("dreams").get("copies"), 2, 2, "TI-3")
    names, kinds, forms, elements, points = [], [], [], [], []
    for kind, row in enumerate(rows[:KINDS]):
        entry = f"dreams.rows[{kind + 1}]"
        check.keys(entry, row, ("dream", "form", "element", "points"))
        name = check.word(f"{entry}.dream", row.get("dream"), DREAM_NAMES, "TI-3")
        second = name in names and name == row.get("dream")
        check.that(not second, entry, f"a second {name!r}", "TI-3")
        form = check.word(f"{entry}.form", row.get("form"), FORMS, SCORE_RULE[name])
        names.append(name)
        kinds += [kind] * copies
        forms.append(FORMS.index(form))
        elements.append(_element(check, entry, row, form))
        points += _points(check, entry, row, form, SCORE_RULE[name])
    return names, kinds, forms, elements, points


def _element(check: Check, entry: str, row: Mapping[str, object], form: str) -> int:
    if form not in ("each", "exactly"):
        return 0
    return ELEMENTS.index(check.word(f"{entry}.element", row.get("element"), ELEMENTS, "TI-60"))


def _points(check: Check, entry: str, row: Mapping[str, object], form: str, rule: str) -> list[int]:
    """Read the points for 0, 1, 2 and 3, or those apiece; how many there are, the form says."""
    if form != row.get("form"):
        return [0] * 4
    given = check.numbers(f"{entry}.points", row.get("points"), POINTS_OF[form], 0, 60, rule)
    return given if len(given) == 4 else [0, given[0], 0, 0]


def _island_tiles(check: Check, line: str, names: list[str], faces: list[int]) -> None:
    """Read the twenty tiles of an Island line (TI-2)."""
    rows = check.rows(line)
    check.that(
        len(rows) == OF_TYPE, f"{line}.rows", f"{len(rows)} tiles instead of {OF_TYPE}", "TI-2"
    )
    for number, row in enumerate(rows[:OF_TYPE]):
        entry = f"{line}.rows[{number + 1}]"
        name = check.text(f"{entry}.id", row.get("id"), LONGEST_ID, "TI-2") or f"{line}{number}"
        check.that(name not in names, entry, f"a second tile {name!r}", "TI-2")
        names.append(name)
        for key in row:
            check.that(key == "id" or key in ELEMENTS, f"{entry} {name}", f"no element {key!r}")
        for element in ELEMENTS:
            value = row.get(element, 0)
            faces.append(check.number(f"{entry} {name}.{element}", value, 0, SHOWN_AT_MOST, "TI-2"))


def _used(check: Check) -> list[int]:
    """Read how many tiles of each type are used, by seats (TI-4)."""
    given = check.table("rounds").get("tiles_of_each_type")
    if not isinstance(given, dict):
        check.that(False, "rounds.tiles_of_each_type", "a table by number of players is needed")
        return [0] * 6
    check.keys("rounds.tiles_of_each_type", given, "2345")
    used = [0, 0]
    for seats in range(2, 6):
        drawn = 4 * max(seats, 3)  # each stack is drawn from in four rounds (TI-9)
        entry = f"rounds.tiles_of_each_type.{seats}"
        used.append(check.number(entry, given.get(str(seats)), drawn, drawn, "TI-4, TI-9"))
    return used


def _scoring(check: Check) -> int:
    """Read the points of what scores for everybody (TI-52 … TI-54)."""
    table = check.table("scoring")
    check.number("scoring.palm", table.get("palm"), 1, 1, "TI-52")
    check.number("scoring.bandit", table.get("bandit"), -1, -1, "TI-54")
    return check.number("scoring.pair", table.get("pair"), 0, 60, "TI-53")


def _characters(check: Check) -> list[str]:
    """Read the five names (TI-6)."""
    names = check.table("characters").get("names")
    if isinstance(names, list) and len(names) == 5:
        return [check.text("characters.names", name, LONGEST_NAME, "TI-6") for name in names]
    check.that(False, "characters.names", "five names are needed", "TI-6")
    return [""] * 5
