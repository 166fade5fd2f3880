"""Checks an edition of Dragon Island and turns it into the tables that the rules use."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import u8

from wyrmhall.core.box import Check
from wyrmhall.games.dragon_island.components import IslandBox
from wyrmhall.games.dragon_island.terms import (
    BUILD,
    CARDS,
    DOUBLE_DRAGON,
    DRAGON_BUILD,
    ENERGY,
    HUES,
    KEEP,
    KINDS,
    STONE,
    STORM,
    TELEKINESIS,
    TILES,
    TOWER,
    WILD,
    WILD_BUILD,
)

ABOUT = ("status", "reason")  # what every table says of itself
TABLES = ("supplies", "buildings", "prices", "tiles", "maps")
CUBES, COINS, DRAGONS, SPIRES = 160, 40, 50, 4  # printed (DI-2)
FACES = {
    BUILD: 10,
    TELEKINESIS: 10,
    WILD_BUILD: 10,
    STORM: 10,
    DRAGON_BUILD: 30,
    DOUBLE_DRAGON: 10,
}  # printed (DI-3)


def unbox(tables: Mapping[str, object]) -> IslandBox:
    """Check an edition's tables and make a box of them; EditionError tells all faults."""
    check = Check(tables, TABLES)
    goods, dragons = _supplies(check)
    fame, spires = _buildings(check)
    prices = _prices(check)
    kinds, hues = _tiles(check)
    needs, slots, centres, rewards = _maps(check)
    check.done()
    return IslandBox(
        tables,
        _bytes([*kinds, *[TOWER] * ENERGY, KEEP]),
        _bytes([*hues, *range(ENERGY), STONE]),
        _bytes(needs),
        _bytes(slots),
        _bytes(centres),
        _bytes(rewards),
        _bytes(goods),
        _bytes(dragons),
        _bytes([spires, *prices]),
        _bytes(fame),
    )


def _bytes(numbers: list[int]) -> vec[u8]:
    return vec[u8]([u8(number) for number in numbers])


def _by_colour(check: Check, entry: str, value: object, hues: tuple[str, ...]) -> list[int]:
    """Read a number for each colour."""
    if not isinstance(value, dict) or set(value) != set(hues):
        check.that(False, entry, f"a number for each of {', '.join(hues)} is needed", "DI-2")
        return [1] * len(hues)
    return [check.number(f"{entry}.{hue}", value[hue], 1, 200, "DI-2") for hue in hues]


def _supplies(check: Check) -> tuple[list[int], list[int]]:
    """Read cubes, coins and dragons; their sums are printed (DI-2)."""
    table = check.table("supplies")
    check.keys("supplies", table, {*ABOUT, "cubes", "coins", "dragons"})
    cubes = _by_colour(check, "supplies.cubes", table.get("cubes"), HUES[:ENERGY])
    dragons = _by_colour(check, "supplies.dragons", table.get("dragons"), HUES)
    coins = check.number("supplies.coins", table.get("coins"), COINS, COINS, "DI-2")
    if not check.faults:  # else a sum tells nothing
        _sum(check, "supplies.cubes", sum(cubes), CUBES)
        _sum(check, "supplies.dragons", sum(dragons), DRAGONS)
    return [*cubes, coins], dragons


def _sum(check: Check, entry: str, given: int, printed: int) -> None:
    check.that(given == printed, entry, f"{given} in all, where {printed} are in the box", "DI-2")


def _buildings(check: Check) -> tuple[list[int], int]:
    """Read the Fame of the buildings, and how many Spires there are (DI-67 … DI-69)."""
    table = check.table("buildings")
    check.keys("buildings", table, {*ABOUT, "spires", "fame"})
    spires = check.number("buildings.spires", table.get("spires"), SPIRES, SPIRES, "DI-2")
    fame = table.get("fame")
    if not isinstance(fame, dict):
        check.that(False, "buildings.fame", "a number for pen, spire and lair is needed", "DI-65")
        return [0, 0, 0], spires
    rules = {"pen": "DI-67", "spire": "DI-68", "lair": "DI-69"}
    check.keys("buildings.fame", fame, set(rules))
    return [
        check.number(f"buildings.fame.{name}", fame.get(name), 0, 50, rule)
        for name, rule in rules.items()
    ], spires


def _prices(check: Check) -> list[int]:
    """Read what capturing, building and taming cost, and what the Keep gives."""
    table = check.table("prices")
    check.keys("prices", table, {*ABOUT, "capture", "build", "taming", "keep"})
    return [
        check.number("prices.capture", table.get("capture"), 3, 40, "DI-57"),
        check.number("prices.build", table.get("build"), 3, 40, "DI-65"),
        check.number("prices.taming", table.get("taming"), 1, 20, "DI-53"),
        check.number("prices.keep", table.get("keep"), 0, 20, "DI-62"),
    ]


def _tiles(check: Check) -> tuple[list[int], list[int]]:
    """Read the 40 tiles with their two faces, so many of each kind as printed (DI-3)."""
    rows = check.rows("tiles")
    check.keys("tiles", check.table("tiles"), {*ABOUT, "rows"})
    faults = len(check.faults)
    check.that(len(rows) == TILES, "tiles.rows", f"{len(rows)} tiles instead of {TILES}", "DI-2")
    kinds: list[int] = []
    hues: list[int] = []
    for number, row in enumerate(rows[:TILES], start=1):
        entry = f"tiles.rows[{number}]"
        check.word(f"{entry}.id", row.get("id"), [f"T{number:02}"], "DI-2")
        check.keys(entry, row, {"id", "a", "b"})
        for side in ("a", "b"):
            kind, hue = _face(check, f"{entry}.{side}", row.get(side))
            kinds.append(kind)
            hues.append(hue)
    for kind, printed in FACES.items() if len(check.faults) == faults else ():
        given = kinds.count(kind)
        fault = f"{given} faces of {KINDS[kind]}, where {printed} are printed"
        check.that(given == printed, "tiles.rows", fault, "DI-3")
    return kinds, hues


def _face(check: Check, entry: str, value: object) -> tuple[int, int]:
    """Read a face such as "blue dragon-build"; wild ones have no colour (DI-5)."""
    known = [f"{hue} {KINDS[kind]}" for kind in FACES if kind != WILD_BUILD for hue in HUES]
    face = check.word(entry, value, [*known, KINDS[WILD_BUILD]], "DI-3")
    hue, _, kind = face.rpartition(" ")
    return KINDS.index(kind), HUES.index(hue) if hue else WILD


def _maps(check: Check) -> tuple[list[int], list[int], list[int], list[int]]:
    """Read the 40 map cards (DI-71, DI-72)."""
    rows = check.rows("maps")
    check.keys("maps", check.table("maps"), {*ABOUT, "rows"})
    check.that(len(rows) == CARDS, "maps.rows", f"{len(rows)} cards instead of {CARDS}", "DI-2")
    needs: list[int] = []
    slots: list[int] = []
    centres: list[int] = []
    rewards: list[int] = []
    for number, row in enumerate(rows[:CARDS], start=1):
        entry = f"maps.rows[{number}]"
        check.word(f"{entry}.id", row.get("id"), [f"M{number:02}"], "DI-2")
        check.keys(entry, row, {"id", "tiles", "places", "x", "fame", "gold"})
        pattern = _pattern(check, entry, row)
        slots += pattern
        needs += [pattern.count(colour) for colour in range(len(HUES))]
        centres.append(_centre(check, entry, row))
        rewards.append(check.number(f"{entry}.fame", row.get("fame"), 0, 30, "DI-72"))
        rewards.append(check.number(f"{entry}.gold", row.get("gold"), 0, 30, "DI-72"))
    return needs, slots, centres, rewards


def _pattern(check: Check, entry: str, row: Mapping[str, object]) -> list[int]:
    """Read the tiles around the X, by sixths of a turn (DI-71)."""
    pattern = [WILD] * 6
    tiles = row.get("tiles")
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= 6:
        check.that(False, f"{entry}.tiles", "one to six colours are needed", "DI-71")
        return pattern
    places = check.numbers(f"{entry}.places", row.get("places"), len(tiles), 0, 5, "DI-71")
    apart = len(set(places)) == len(places)
    if check.that(apart, f"{entry}.places", "two tiles at the same place", "DI-71"):
        for place, hue in zip(places, tiles, strict=True):
            pattern[place] = HUES.index(check.word(f"{entry}.tiles", hue, HUES, "DI-71"))
    return pattern


def _centre(check: Check, entry: str, row: Mapping[str, object]) -> int:
    """Read the colour that a card asks of the X itself, if it does (DA-5)."""
    if "x" not in row:
        return WILD
    return HUES.index(check.word(f"{entry}.x", row["x"], HUES, "DI-71"))
