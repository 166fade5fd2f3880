"""Checks an edition of Dragon & Emperor and turns it into what the rules use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import u8

from wyrmhall.core.box import Check
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    ALL_FACES,
    DRAGON_FACES,
    EMPEROR_FACES,
    EVIL_FACES,
    EVIL_START,
    FACES,
    HEXES,
    ITEMS,
    KINDS,
    LAST_NUMBER,
    MOVE_FORWARD,
    PALACE,
    RESOURCES,
)
from wyrmhall.games.dragon_and_emperor.rules.realm import Chart, Counts, RealmBox

# What each table holds, besides its status and the reason for it.
TABLES = {
    "map": ("start", "palace", "hexes"),
    "tokens": ("curse", *RESOURCES),
    "treasury": RESOURCES,
    "evil": ("cards",),
    "dragon": ("cards",),
    "emperor": ("cards",),
    "items": ITEMS,
}
HEX_KEYS = ("number", "q", "r", "kind", "star", "square")
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # to the six neighbours
PRINTED = {"evil": 24, "dragon": 25, "emperor": 26}  # cards
DECKS = {"evil": EVIL_FACES, "dragon": DRAGON_FACES, "emperor": EMPEROR_FACES}
# What the rulebook says of single cards: where they may be, how many there are, by which rule.
ONLY = {
    "benevolent-blessing": ("optional", 1, "ED-17"),
    "study-grimoire": ("optional", 2, "ED-17"),
    "suppress-evil": ("basic", 2, "ED-60"),
    "cleanse-land": ("basic", None, "ED-58"),
    "cleanse-land-free": ("upgrade", None, "ED-58"),
}
Place = tuple[int, int]


def unbox(tables: Mapping[str, object]) -> RealmBox:
    """Check an edition's tables and make a box of them; EditionError tells all faults."""
    check = Check(tables, tuple(TABLES))
    for name, keys in TABLES.items():
        check.keys(name, check.table(name), ("status", "reason", *keys))
    places, marks = _hexes(check)
    lane = _lane(check, places)
    columns = {
        name: [0] * ALL_FACES for name in ("basic", "upgrade", "optional", "count", "bellflowers")
    }
    for deck in PRINTED:
        _deck(check, deck, columns)
    _evil(check, columns, len(lane) - 1)
    tokens, curses, treasury = _tokens(check)
    costs = _costs(check, tokens)
    check.done()
    chart = Chart(
        [marks[kind] for kind in KINDS], marks["star"], marks["square"], lane, _rings(places)
    )
    basic = [own + evil for own, evil in zip(columns["basic"], columns["count"], strict=True)]
    counts = Counts(
        _bytes(basic),
        _bytes(columns["upgrade"]),
        _bytes(columns["optional"]),
        _bytes(columns["bellflowers"]),
        _bytes(tokens),
        curses,
        _bytes(treasury),
        _bytes(costs),
    )
    return RealmBox(tables, chart, counts, _plan(places, marks))


def _bytes(numbers: Sequence[int]) -> vec[u8]:
    return vec[u8]([u8(number) for number in numbers])


# ---------------------------------------------------------------------------------------------
# The map


def _place(check: Check, entry: str, value: object) -> Place:
    if not isinstance(value, dict):
        check.that(False, entry, "q and r are needed")
        return (0, 0)
    check.keys(entry, value, HEX_KEYS)
    return (
        check.number(f"{entry}.q", value.get("q"), -40, 40, "ED-9"),
        check.number(f"{entry}.r", value.get("r"), -40, 40, "ED-9"),
    )


def _hexes(check: Check) -> tuple[dict[int, Place], dict[str, int]]:
    """Read where each hex lies, and the sets of hexes of each kind and mark (ED-9)."""
    table = check.table("map")
    places = {
        EVIL_START: _place(check, "map.start", table.get("start")),
        PALACE: _place(check, "map.palace", table.get("palace")),
    }
    marks = dict.fromkeys((*KINDS, "star", "square"), 0)
    for index, row in enumerate(check.rows("map", "hexes"), start=1):
        entry = f"map.hexes[{index}]"
        number = check.number(f"{entry}.number", row.get("number"), 1, LAST_NUMBER, "ED-9")
        second = number in places and number == row.get("number")
        check.that(not second, entry, f"a second hex {number}", "ED-41")
        place = _place(check, entry, row)
        check.that(place not in places.values(), entry, "lies on another hex", "ED-9")
        places[number] = place
        marks[check.word(f"{entry}.kind", row.get("kind"), KINDS, "ED-9")] |= 1 << number
        for mark in ("star", "square"):
            if check.flag(f"{entry}.{mark}", row.get(mark, False), "ED-9"):
                marks[mark] |= 1 << number
    for kind in KINDS:
        found = marks[kind].bit_count()
        check.that(found >= 3, "map.hexes", f"{found} of kind {kind}, not 3 or more", "ED-45")
    squares = marks["square"].bit_count()
    check.that(squares == 3, "map.hexes", f"{squares} black squares instead of 3", "ED-14")
    check.that(marks["star"] != 0, "map.hexes", "no black star", "ED-44")
    reached = sum(ring.bit_count() for ring in _row(places, EVIL_START))
    check.that(reached == len(places), "map.hexes", "some hexes cannot be reached", "ED-34")
    return places, marks


def _lane(check: Check, places: Mapping[int, Place]) -> list[int]:
    """Find the straight way of Evil, from its start to the Palace (ED-46)."""
    at = {place: number for number, place in places.items()}
    goal = places[PALACE]
    for step in STEPS:
        lane, place = [EVIL_START], places[EVIL_START]
        while place != goal and (place := (place[0] + step[0], place[1] + step[1])) in at:
            lane.append(at[place])
        if place == goal:
            return lane
    check.that(False, "map", "no straight way from the start to the palace", "ED-46")
    return [EVIL_START, PALACE]


def _row(places: Mapping[int, Place], start: int) -> list[int]:
    """Find the sets of hexes at distance 0, 1, 2 … of a hex, by walking."""
    at = {place: number for number, place in places.items()}
    rings, seen, edge = [1 << start], {start}, [start]
    while edge:
        near = {
            at[place]
            for number in edge
            for step in STEPS
            if (place := (places[number][0] + step[0], places[number][1] + step[1])) in at
        }
        edge = sorted(near - seen)
        seen |= near
        rings.append(sum(1 << number for number in edge))
    return rings[:-1]


def _rings(places: Mapping[int, Place]) -> list[list[int]]:
    return [_row(places, number) if number in places else [0] for number in range(HEXES)]


def _plan(places: Mapping[int, Place], marks: Mapping[str, int]) -> list[object]:
    """Describe the map for those who draw it, row by row."""
    names = {EVIL_START: "start", PALACE: "palace"}
    kinds = {number: kind for kind in KINDS for number in places if marks[kind] >> number & 1}
    return [
        {
            "hex": names.get(number, str(number)),
            "q": places[number][0],
            "r": places[number][1],
            "kind": kinds.get(number, names.get(number)),
            "star": bool(marks["star"] >> number & 1),
        }
        for number in sorted(places, key=lambda n: (2 * places[n][1] + places[n][0], places[n][0]))
    ]


# ---------------------------------------------------------------------------------------------
# Cards, tokens, items


def _deck(check: Check, deck: str, columns: Mapping[str, list[int]]) -> None:
    """Read the counts of one deck into the columns, by face (ED-3, ED-12)."""
    kinds = ("count", "bellflowers") if deck == "evil" else ("basic", "upgrade", "optional")
    seen: list[str] = []
    for index, row in enumerate(check.rows(deck, "cards"), start=1):
        card = check.word(f"{deck}.cards[{index}].card", row.get("card"), DECKS[deck], "ED-12")
        entry = f"{deck}.cards[{index}] {card}"
        second = card in seen and card == row.get("card")
        check.that(not second, entry, "the card has an entry already", "ED-12")
        seen.append(card)
        for key in row:
            check.that(key == "card" or key in kinds, entry, f"nothing is called {key!r} here")
        for kind in kinds:
            given = check.number(f"{entry}.{kind}", row.get(kind, 0), 0, PRINTED[deck], "ED-12")
            columns[kind][FACES.index(card)] = given
        if deck != "evil":
            _only(check, entry, card, row)
    faces = range(FACES.index(DECKS[deck][0]), FACES.index(DECKS[deck][-1]) + 1)
    total = sum(columns[kind][face] for kind in kinds if kind != "bellflowers" for face in faces)
    check.that(total == PRINTED[deck], deck, f"{total} cards instead of {PRINTED[deck]}", "ED-3")
    if deck != "evil":
        for kind, least, rule in (("basic", 4, "ED-20"), ("upgrade", 3, "ED-19")):
            found = sum(columns[kind][face] for face in faces)
            check.that(found >= least, deck, f"{found} {kind} cards, not {least} or more", rule)
        for card, (kind, number, rule) in ONLY.items():
            if number and card in DECKS[deck]:
                found = columns[kind][FACES.index(card)]
                check.that(found == number, deck, f"{found} {card} instead of {number}", rule)


def _only(check: Check, entry: str, card: str, row: Mapping[str, object]) -> None:
    """Check that special cards are only where the rulebook has them (ED-17, ED-58, ED-60)."""
    allowed = ONLY[card][:1] if card in ONLY else ("basic", "upgrade")
    rule = ONLY[card][2] if card in ONLY else "ED-17"
    for kind in ("basic", "upgrade", "optional"):
        if row.get(kind, 0) != 0:
            check.that(kind in allowed, entry, f"this is no {kind} card", rule)


def _evil(check: Check, columns: Mapping[str, list[int]], steps: int) -> None:
    """Check the Move Forwards and the bellflowers (ED-12, ED-47)."""
    forward = columns["count"][MOVE_FORWARD]
    check.that(
        forward == steps,
        "evil",
        f"{forward} Move Forward cards for {steps} steps to the Palace",
        "ED-47",
    )
    flowers = sum(columns["bellflowers"])
    check.that(flowers == 3, "evil", f"{flowers} bellflowers instead of 3", "ED-12")
    check.that(
        columns["bellflowers"][MOVE_FORWARD] == 0,
        "evil",
        "without a Move Forward, Evil would never arrive",
        "ED-73",
    )
    for face, card in enumerate(FACES):
        flowers, found = columns["bellflowers"][face], columns["count"][face]
        check.that(flowers <= found, f"evil {card}", f"{flowers} bellflowers on {found}", "ED-12")


def _tokens(check: Check) -> tuple[list[int], int, list[int]]:
    """Read the tokens and what the Treasury begins with (ED-3, ED-22)."""
    table = check.table("tokens")
    curses = check.number("tokens.curse", table.get("curse"), 15, 15, "ED-3")
    tokens = [check.number(f"tokens.{name}", table.get(name), 1, 90, "ED-3") for name in RESOURCES]
    check.that(sum(tokens) == 90, "tokens", f"{sum(tokens)} resources instead of 90", "ED-3")
    given = check.table("treasury")
    printed = {"gold": 1, "spirit": 1}
    treasury = [
        check.number(f"treasury.{name}", given.get(name, 0), number, number, "ED-22")
        for name in RESOURCES
        for number in [printed.get(name, 0)]
    ]
    return tokens, curses, treasury


def _costs(check: Check, tokens: Sequence[int]) -> list[int]:
    """Read what the items cost (ED-37)."""
    costs: list[int] = []
    for item in ITEMS:
        given = check.table("items").get(item)
        cost = given if isinstance(given, dict) else {}
        check.that(cost is given, f"items.{item}", "the cost is missing", "ED-37")
        for name in cost:
            check.that(name in RESOURCES, f"items.{item}", f"no resource {name!r}", "ED-4")
        row = [
            check.number(f"items.{item}.{name}", cost.get(name, 0), 0, most, "ED-37")
            for name, most in zip(RESOURCES, tokens, strict=True)
        ]
        check.that(sum(row) > 0 or cost is not given, f"items.{item}", "costs nothing", "ED-37")
        costs += row
    return costs
