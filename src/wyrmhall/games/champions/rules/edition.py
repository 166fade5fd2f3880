"""The box: what components.toml says, checked, and packed for the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit
from wyrmhall.core.box import Check
from wyrmhall.core.game import Box
from wyrmhall.games.champions.rules.names import (
    BONUSES,
    DICE,
    ELEMENTS,
    PARTS,
    REALMS,
    SLOTS,
    TIERS,
    TOURNAMENT_CARDS,
    TRAINING_CARDS,
    words_of,
)

TABLES: Final = (
    "dice",
    "pyramid",
    "tiles",
    "supplies",
    "grounds",
    "patterns",
    "parts",
    "trainers",
    "training_cards",
    "tournament_cards",
    "tournaments",
    "dials",
    "tokens",
    "sigils",
    "master_board",
    "master_cards",
)
ROWS: Final[i64] = 6
SPACES: Final = ("none", "gold", "simple", "advanced")
PRIORITIES: Final = (*DICE, "three", "two")
DEEPEST: Final[i64] = 8  # part tiles of one stack
TRAINER_CARDS: Final[i64] = 6
SIGILS: Final[i64] = 5  # of each part
PRIORITY: Final[i64] = 9  # icons of a Master card's middle column, padded
REALM_ELEMENTS: Final = ("white", "white", "yellow", "yellow", "red", "purple", "green", "blue")
# Cards whose text gives a number of things, a power, or elements; and two that fix the number.
AMOUNTS: Final = (
    *("cleanse", "crystal", "shadow", "tile", "gold"),
    *("shift", "extra", "ignore", "return", "pair", "trade"),
)
POWERS: Final = ("weaken", "extra", "wealth", "pair", "favour")
NAMED: Final = ("pair", "favour", "trade")
EXACT: Final = {"return three": 3, "return two": 2}


class ChampionsBox(Box):
    """The checked tables of an edition, packed."""

    def __init__(self, tables: Mapping[str, object]) -> None:
        """Read the tables; EditionError tells all that is wrong with them."""
        super().__init__(tables)
        check = Check(tables, TABLES)
        self._dice(check)
        self._pyramid(check)
        self._supplies(check)
        self._grounds(check)
        self._patterns(check)
        self._parts(check)
        self._trainers(check)
        self._cards(check)
        self._tournaments(check)
        self._sigils(check)
        self._master_board(check)
        self._master_cards(check)
        check.done()

    def _dice(self, check: Check) -> None:
        self.face_element = vec[i64]()
        self.face_count = vec[i64]()
        self.face_blacks = vec[i64]()
        rows = check.rows("dice")
        names = [row.get("die") for row in rows]
        check.that(names == list(DICE), "dice", f"the dice are {', '.join(DICE)}", "CW-5")
        for row in rows:
            entry = f"dice.{row.get('die')}"
            for text in _words(check, entry, row.get("faces"), 6, "CW-5"):
                self._face(check, entry, text.split())
        elements = [
            self.face_element[36 + face] for face in range(6) if len(self.face_element) > 41
        ]
        check.that(
            sorted(elements) == [0, 1, 2, 3, 4, 5],
            "dice.wild",
            "one face for each element",
            "CW-155",
        )

    def _face(self, check: Check, entry: str, parts: Sequence[str]) -> None:
        values = dict(zip(parts[0::2], parts[1::2], strict=False))
        blacks = values.pop("black", "0")
        check.that(len(values) == 1, entry, f"a face shows one element, not {' '.join(parts)!r}")
        for name, count in list(values.items())[:1]:
            element = check.word(entry, name, ELEMENTS, "CW-5")
            self.face_element = append(self.face_element, i64(ELEMENTS.index(element)))
            number = int(count) if count.isdigit() else 0
            self.face_count = append(
                self.face_count, i64(check.number(entry, number, 1, 3, "CW-31"))
            )
            number = int(blacks) if blacks.isdigit() else -1
            self.face_blacks = append(
                self.face_blacks, i64(check.number(entry, number, 0, 2, "CW-33"))
            )

    def _pyramid(self, check: Check) -> None:
        self.element_of = vec[i64]()  # by slot
        self.slots_of = vec[i64]()  # by element, a set of slots
        self.tiles = vec[i64]()
        table = check.table("pyramid").get("rows")
        rows = [row.split() for row in _words(check, "pyramid.rows", table, 6, "CW-14")]
        lengths = [len(row) for row in rows]
        check.that(
            lengths == [1, 2, 3, 4, 5, 6], "pyramid.rows", "rows of one to six slots", "CW-14"
        )
        words = [word for row in rows for word in row]
        sets = [0] * 6
        for slot, word in enumerate(words[: len(SLOTS)]):
            number = ELEMENTS.index(check.word("pyramid.rows", word, ELEMENTS, "CW-31"))
            self.element_of = append(self.element_of, i64(number))
            sets[number] |= int(bit(slot))
        self.slots_of = words_of(sets)
        counts = check.table("tiles").get("counts")
        counts = counts if isinstance(counts, dict) else {}
        check.that(sorted(counts) == sorted(ELEMENTS), "tiles.counts", "one count per element")
        for place, name in enumerate(ELEMENTS):
            count = check.number(f"tiles.counts.{name}", counts.get(name), 1, 99, "CW-5")
            self.tiles = append(self.tiles, i64(count))
            check.that(
                count == 4 * bin(sets[place]).count("1"),
                f"tiles.counts.{name}",
                f"{count} tiles for {bin(sets[place]).count('1')} slots on each of four boards",
                "CW-5",
            )

    def _supplies(self, check: Check) -> None:
        supplies = check.table("supplies")
        self.gold = check.number("supplies.gold", supplies.get("gold"), 1, 200, "CW-5")
        self.blacks = check.number("supplies.blacks", supplies.get("blacks"), 1, 200, "CW-5")
        self.tokens = check.number("supplies.tokens", supplies.get("tokens"), 0, 60, "CW-5")

    def _grounds(self, check: Check) -> None:
        rows = check.rows("grounds", "realms")
        names = [row.get("realm") for row in rows]
        check.that(
            names == list(REALMS), "grounds.realms", f"the realms are {', '.join(REALMS)}", "CW-8"
        )
        elements = [check.word("grounds.realms", row.get("element"), ELEMENTS) for row in rows]
        check.that(
            elements == list(REALM_ELEMENTS),
            "grounds.realms",
            "two realms for white and for yellow, one for each other element",
            "CW-8",
        )
        self.realm_element = words_of([ELEMENTS.index(element) for element in elements])
        borders = [-1] * 64
        near = [0] * 8
        for row in check.rows("grounds", "borders"):
            bonus = check.word("grounds.borders", row.get("bonus"), BONUSES, "CW-48")
            ends = _words(check, "grounds.borders", row.get("between"), 2, "CW-46")
            one, two = (REALMS.index(check.word("grounds.borders", end, REALMS)) for end in ends)
            entry = f"grounds.borders {ends[0]} – {ends[1]}"
            check.that(
                one != two and borders[one * 8 + two] < 0, entry, "stands there twice", "CW-46"
            )
            borders[one * 8 + two] = borders[two * 8 + one] = BONUSES.index(bonus)
            near[one] |= int(bit(two))
            near[two] |= int(bit(one))
        for realm, name in enumerate(REALMS):
            check.that(near[realm] != 0, f"grounds.borders {name}", "it borders nothing", "CW-49")
        self.border = words_of(borders)
        self.neighbours = words_of(near)

    def _patterns(self, check: Check) -> None:
        self.pattern_names: list[str] = []
        self.pattern_cells: list[list[list[int]]] = []
        masks: list[int] = []
        firsts = [0]
        for row in check.rows("patterns"):
            name = str(row.get("pattern"))
            cells = row.get("cells")
            cells = cells if isinstance(cells, list) else []
            steps = [check.numbers(f"patterns.{name}", cell, 2, -5, 5, "CW-52") for cell in cells]
            check.that(2 <= len(steps) <= 6, f"patterns.{name}", "two to six slots", "CW-52")
            found = placements(steps)
            check.that(bool(found), f"patterns.{name}", "fits nowhere on the pyramid", "CW-52")
            different = len({tuple(step) for step in steps}) == len(steps)
            check.that(different, f"patterns.{name}", "names a slot twice", "CW-52")
            check.that(name not in self.pattern_names, f"patterns.{name}", "stands there twice")
            self.pattern_names.append(name)
            self.pattern_cells.append(steps)
            masks += found
            firsts.append(len(masks))
        self.placements = words_of(masks)
        self.first_placement = words_of(firsts)

    def _pattern_number(self, check: Check, entry: str, name: object) -> int:
        word = check.word(entry, name, self.pattern_names or [""], "CW-52")
        return self.pattern_names.index(word) if word in self.pattern_names else 0

    def _parts(self, check: Check) -> None:
        self.starting = check.number("parts.starting", check.table("parts").get("starting"), 0, 9)
        self.power = vec[i64]([0 for _ in range(3 * 6 * DEEPEST)])
        self.pattern = vec[i64]([0 for _ in range(3 * 6 * DEEPEST)])
        rows = check.rows("parts")
        advanced = [row.get("part") for row in rows if row.get("tier") == "advanced"]
        for name in PARTS:
            check.that(
                advanced.count(name) == 3, "parts", f"three advanced tiles of the {name}", "CW-5"
            )
        depth = [0] * 18
        for row in rows:
            part = check.word("parts.rows", row.get("part"), PARTS, "CW-12")
            tier = check.word("parts.rows", row.get("tier"), TIERS, "CW-12")
            entry = f"parts {part} {tier}"
            place_of = PARTS.index(part) * 2 + TIERS.index(tier)
            power = check.number(entry, row.get("power"), 1, 12, "CW-12")
            pattern = self._pattern_number(check, entry, row.get("pattern"))
            seats = row.get("seats")
            seats = seats if isinstance(seats, list) else []
            check.that(4 in seats, entry, "four players use all tiles", "CW-12")
            for number in seats:
                stack = (check.number(entry, number, 2, 4, "CW-12") - 2) * 6 + place_of
                if not check.that(depth[stack] < DEEPEST - 1, entry, "too many tiles"):
                    continue
                place = stack * int(DEEPEST) + depth[stack]
                below = depth[stack] > 0 and self.power[place - 1] < power
                check.that(not below, entry, "the strongest lie on top", "CW-12")
                self.power[place] = power
                self.pattern[place] = pattern
                depth[stack] += 1

    def _trainers(self, check: Check) -> None:
        self.trainer_simple = vec[i64]()  # by card and element
        self.trainer_crystals = vec[i64]()
        self.trainer_tiles = vec[i64]()  # by card, sets of slots
        self.trainer_empty = vec[i64]()
        rows = check.rows("trainers")
        check.that(len(rows) == TRAINER_CARDS, "trainers", "six trainer cards", "CW-5")
        for number, row in enumerate(rows):
            entry = f"trainers {number + 1}"
            simple = _words(check, entry, row.get("simple"), 3, "CW-72")
            crystals = _words(check, entry, row.get("crystals"), 0, "CW-73")
            self.trainer_simple = _extend(self.trainer_simple, _tally(check, entry, simple))
            self.trainer_crystals = _extend(self.trainer_crystals, _tally(check, entry, crystals))
            tiles = _slots(check, entry, row.get("tiles"))
            empty = _slots(check, entry, row.get("empty"))
            check.that(tiles & empty == 0, entry, "a slot is both covered and empty", "CW-73")
            self.trainer_tiles = append(self.trainer_tiles, i64(tiles))
            self.trainer_empty = append(self.trainer_empty, i64(empty))

    def _cards(self, check: Check) -> None:
        self.amount = vec[i64]()  # by card, training and then tournament
        self.strength = vec[i64]()
        self.named = vec[i64]()  # by card, a set of elements
        for table, kinds, total in (
            ("training_cards", TRAINING_CARDS, 27),
            ("tournament_cards", TOURNAMENT_CARDS, 36),
        ):
            rows = check.rows(table)
            names = [row.get("card") for row in rows]
            check.that(names == list(kinds), table, f"the cards are {', '.join(kinds)}", "CW-5")
            copies = [check.number(f"{table}.copies", row.get("copies"), 0, 12) for row in rows]
            check.that(sum(copies) == total, table, f"{sum(copies)} cards, not {total}", "CW-5")
            if table == "training_cards":
                self.training_copies = words_of(copies)
            else:
                self.tournament_copies = words_of(copies)
            for row in rows:
                self._card(check, f"{table} {row.get('card')}", row)

    def _card(self, check: Check, entry: str, row: Mapping[str, object]) -> None:
        card = str(row.get("card"))
        kind = card.split(" ")[0]
        exact = EXACT.get(card, 0)
        fewest, most = exact or int(kind in AMOUNTS), exact or 6 * (kind in AMOUNTS)
        amount = check.number(f"{entry} amount", row.get("amount", 0), fewest, most)
        weakest = int(kind in POWERS)
        strength = check.number(f"{entry} power", row.get("power", 0), weakest, 9 * weakest)
        names = _words(check, entry, row.get("elements", []), 0)
        elements = 0
        for name in names:
            elements |= int(bit(ELEMENTS.index(check.word(entry, name, ELEMENTS))))
        fits = bool(names) == (kind in NAMED)
        check.that(fits, entry, "elements where the card names some, only there")
        self.amount = append(self.amount, i64(amount))
        self.strength = append(self.strength, i64(strength))
        self.named = append(self.named, i64(elements))

    def _tournaments(self, check: Check) -> None:
        elements = check.table("tournaments").get("elements")
        check.that(
            sorted(_words(check, "tournaments.elements", elements, 6, "CW-9")) == sorted(ELEMENTS),
            "tournaments.elements",
            "each body part has one card of each of the six elements",
            "CW-9",
        )
        dials = check.table("dials")
        self.most_elements = check.number("dials.elements", dials.get("elements"), 4, 20, "CW-98")
        self.most_gold = check.number("dials.gold", dials.get("gold"), 3, 20, "CW-98")
        self.most_power = check.number("dials.most", dials.get("most"), 20, 20, "CW-101")
        self.sides = self._pattern_list(check)

    def _pattern_list(self, check: Check) -> vec[i64]:
        names = _words(check, "tokens.sides", check.table("tokens").get("sides"), 2, "CW-94")
        numbers = [self._pattern_number(check, "tokens.sides", name) for name in names]
        for number in numbers:
            three = number < len(self.pattern_cells) and len(self.pattern_cells[number]) == 3
            check.that(three, "tokens.sides", "a pattern of three slots", "CW-95")
        return words_of(numbers)

    def _sigils(self, check: Check) -> None:
        self.sigils = vec[i64]()  # by part and number, a set of elements
        for part in PARTS:
            rows = check.table("sigils").get(part)
            rows = rows if isinstance(rows, list) else []
            check.that(len(rows) == SIGILS, f"sigils.{part}", "five sigils", "CW-19")
            for row in rows:
                elements = 0
                for name in _words(check, f"sigils.{part}", row, 0, "CW-57"):
                    elements |= int(
                        bit(ELEMENTS.index(check.word(f"sigils.{part}", name, ELEMENTS)))
                    )
                check.that(elements != 0, f"sigils.{part}", "a sigil shows elements", "CW-57")
                self.sigils = append(self.sigils, i64(elements))

    def _master_board(self, check: Check) -> None:
        self.spaces = vec[i64]()
        rows = check.table("master_board").get("rows")
        rows = rows if isinstance(rows, list) else []
        check.that(len(rows) == 3, "master_board.rows", "three rows", "CW-162")
        for entry in rows[:3]:
            row = _words(check, "master_board.rows", entry, 6, "CW-162")
            for word in row:
                space = check.word("master_board.rows", word, SPACES, "CW-163")
                self.spaces = append(self.spaces, i64(SPACES.index(space)))

    def _master_cards(self, check: Check) -> None:
        self.master_area = vec[i64]()  # by card and die: area 1 to 3
        self.master_priority = vec[i64]()
        self.master_parts = vec[i64]()
        self.master_layout: list[list[list[str]]] = []
        rows = check.rows("master_cards")
        check.that(1 <= len(rows) <= 60, "master_cards", "one to sixty cards", "CW-150")
        self.master_cards = len(rows)
        for number, row in enumerate(rows):
            entry = f"master_cards {number + 1}"
            areas = [text.split() for text in _words(check, entry, row.get("areas"), 3, "CW-155")]
            check.that(
                [len(area) for area in areas] == [3, 2, 2], entry, "areas of 3, 2, 2", "CW-155"
            )
            where = {die: area for area, dice in enumerate(areas) for die in dice}
            check.that(sorted(where) == sorted(DICE), entry, "each die lies in one area", "CW-155")
            self.master_layout.append(areas)
            self.master_area = _extend(self.master_area, [where.get(die, 0) + 1 for die in DICE])
            icons = str(row.get("priority")).split()
            for icon in icons:
                check.word(entry, icon, PRIORITIES, "CW-157")
            check.that(
                set(ELEMENTS) <= set(icons) and len(icons) <= PRIORITY,
                entry,
                "the priority names every element once",
                "CW-158",
            )
            numbers = [PRIORITIES.index(icon) for icon in icons if icon in PRIORITIES][:9]
            padding = [-1] * (int(PRIORITY) - len(numbers))
            self.master_priority = _extend(self.master_priority, numbers + padding)
            parts = str(row.get("parts")).split()
            check.that(sorted(parts) == sorted(PARTS), entry, "an order of the parts", "CW-165")
            self.master_parts = _extend(
                self.master_parts, [PARTS.index(part) for part in parts if part in PARTS]
            )


def placements(steps: Sequence[Sequence[int]]) -> list[int]:
    """List the sets of slots that a pattern can cover, turned and mirrored as one likes (CW-52)."""
    found: set[int] = set()
    for mirrored in (False, True):
        cells = [(down, down - along if mirrored else along) for down, along in steps]
        for _ in range(6):
            cells = [(along, along - down) for down, along in cells]
            for slot in range(len(SLOTS)):
                mask = _placed(cells, slot)
                if mask:
                    found.add(mask)
    return sorted(found)


def _placed(cells: Sequence[tuple[int, int]], slot: int) -> int:
    top, left = (int(number) - 1 for number in SLOTS[slot].split("-"))
    mask = 0
    for down, along in cells:
        row, place = top + down, left + along
        if not 0 <= place <= row < ROWS:
            return 0
        mask |= int(bit(row * (row + 1) // 2 + place))
    return mask


def _words(check: Check, entry: str, value: object, length: int, rule: str = "") -> list[str]:
    """Get a list of words; `length` 0 takes any."""
    strings = isinstance(value, list) and all(isinstance(item, str) for item in value)
    if isinstance(value, list) and strings and length in (0, len(value)):
        return value
    check.that(False, entry, f"{value!r} is not a list of {length or 'some'} words", rule)
    return [""] * length


def _tally(check: Check, entry: str, names: Sequence[str]) -> list[int]:
    counts = [0] * 6
    for name in names:
        counts[ELEMENTS.index(check.word(entry, name, ELEMENTS))] += 1
    for element, count in zip(ELEMENTS, counts, strict=True):
        few = count <= REALM_ELEMENTS.count(element)
        check.that(few, entry, f"a dragon has fewer {element} crystals than {count}", "CW-6")
    return counts


def _slots(check: Check, entry: str, value: object) -> int:
    slots = 0
    for name in _words(check, entry, value, 0, "CW-73"):
        slots |= int(bit(SLOTS.index(check.word(entry, name, SLOTS, "CW-73"))))
    return slots


def _extend(packed: vec[i64], numbers: Sequence[int]) -> vec[i64]:
    for number in numbers:
        packed = append(packed, i64(number))
    return packed
