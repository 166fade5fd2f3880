"""The Master's Challenge: how the Master trains, and the exams (CW-150 to CW-185)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.dragon import (
    draw_from_set,
    matches_sigil,
    reveal_sigil,
    slug,
    take_tile,
)
from wyrmhall.games.champions.rules.names import (
    ACHIEVEMENTS,
    ELEMENTS,
    GONE,
    LOOSE,
    MARK,
    MINE,
    NOBODY,
    PARTS,
    PASS,
    WILD,
)
from wyrmhall.games.champions.rules.pieces import (
    BOTTOM,
    GOLD,
    MASTER_BLACK,
    MASTER_GOLD,
    MASTER_PART,
    MASTER_SIGIL,
    MASTER_TIER,
    PUBLIC,
    SIGIL_UP,
    SPACE,
    SPACE_BLACK,
    STACKED,
    STRENGTH,
    TAKEN,
    WHERE,
)
from wyrmhall.games.champions.rules.reasons import FINE, NOT_EARNED
from wyrmhall.games.champions.rules.step import MARKING, OVER, PLACING, Step
from wyrmhall.games.champions.rules.table import Table

THREE: Final[i64] = 7  # icons of a Master card after those of the dice
TWO_DICE: Final[i64] = 8
GOLD_SPACE: Final[i64] = 1
SIMPLE_SPACE: Final[i64] = 2
ADVANCED_SPACE: Final[i64] = 3


# Distributing and choosing dice (CW-155 to CW-160)


def reveal_card(t: Table) -> None:
    """Reveal the Master card of this round (CW-155, R-39)."""
    if t.master_deck == 0:
        t.master_deck = bit(t.box.master_cards) - 1
    t.master_card = draw_from_set(t.chance, t.master_deck)
    t.master_deck &= ~bit(t.master_card)
    t.tell("event-master-card", NOBODY, {"number": int(t.master_card + 1)})


def spread(t: Table) -> None:
    """The Master distributes the dice as his card shows (CW-155)."""
    reveal_card(t)
    for die in range(7):
        t.put(WHERE + die, t.box.master_area[t.master_card * 7 + die])


def choose_area(t: Table) -> i64:
    """Go down the card's priority to an area that is there to be chosen (CW-157 to CW-160)."""
    for place in range(9):
        icon = t.box.master_priority[t.master_card * 9 + place]
        area: i64 = 0
        if icon == THREE:
            area = area_of_size(t, 3)
        elif icon == TWO_DICE:
            area = area_of_two(t)
        elif icon >= 0:
            area = t.here(WHERE + icon)
        if LOOSE < area < MINE:
            return area
    return area_of_size(t, 2)


def area_of_size(t: Table, size: i64) -> i64:
    """Find an area with so many dice; 0 if there is none."""
    for area in range(1, 4):
        if t.dice_in(area) == size:
            return area
    return 0


def area_of_two(t: Table) -> i64:
    """Find the area of two dice; of two the one whose element is listed first (CW-160)."""
    for place in range(9):
        icon = t.box.master_priority[t.master_card * 9 + place]
        if 0 <= icon < WILD:
            area = t.here(WHERE + icon)
            if LOOSE < area < MINE and t.dice_in(area) == 2:
                return area
    return 0


def take_dice(t: Table) -> None:
    """The Master takes an area; you order its dice (CW-156, CW-161, R-38)."""
    if t.master_card == NOBODY:
        reveal_card(t)
    area = choose_area(t)
    for die in range(7):
        if t.here(WHERE + die) == area:
            t.put(WHERE + die, MINE)
    t.tell("event-master-takes", NOBODY, {"area": int(area)})
    t.source = NOBODY
    t.step = PLACING


# Spaces and their bonuses (CW-161 to CW-172)


def place_die(t: Table, die: i64) -> None:
    """Put a die's tiles on the first free space, or below the rows when all are full (CW-162)."""
    t.put(WHERE + die, GONE)
    element, count = t.element_shown(die), t.number_shown(die)
    blacks = t.blacks_shown(die) if t.beginner != 0 else 0
    t.blacks -= blacks
    for _ in range(count):
        take_tile(t, element)
    space: i64 = 0
    while space < 18 and t.masters(SPACE + space) > 0:
        space += 1
    t.give_master(SPACE_BLACK + space, blacks)
    tell_place(t, space, element, count)
    if space == 18:
        t.give_master(BOTTOM + element, count)
        give_gold(t, 2, count)
        t.source = NOBODY
        return
    t.give_master(SPACE + space, element + 1)
    t.give_master(STACKED + space, count)
    t.source = space
    if t.box.spaces[space] == ADVANCED_SPACE:
        gain_part(t, space // 6, 1)


def tell_place(t: Table, space: i64, element: i64, count: i64) -> None:
    """Tell where the Master's tiles go."""
    if t.log is not None:
        facts: dict[str, Fact] = {
            "count": int(count),
            "element": Words("element-" + ELEMENTS[element]),
            "row": int(space // 6 + 1),
            "space": int(space % 6 + 1),
        }
        t.log.tell("event-master-space" if space < 18 else "event-master-below", NOBODY, facts)


def finish_turn(t: Table) -> None:
    """Give the bonus of the last space (CW-163); the turn is over."""
    space = t.source
    if space != NOBODY and t.box.spaces[space] == GOLD_SPACE:
        give_gold(t, space // 6, 1)
    elif space != NOBODY and t.box.spaces[space] == SIMPLE_SPACE:
        gain_part(t, space // 6, 0)
    t.source = 0


def give_gold(t: Table, row: i64, count: i64) -> None:
    """Put gold from the supply to the right of a row (CW-164, CW-171)."""
    t.gold -= count
    t.give_master(MASTER_GOLD + row, count)
    t.tell("event-master-gold", NOBODY, {"count": int(count), "row": int(row + 1)})


def row_with(t: Table, part: i64) -> i64:
    """Find the row with the Master's tile of a part, or NOBODY."""
    for row in range(3):
        if t.masters(MASTER_PART + row) == part + 1:
            return row
    return NOBODY


def has_tile(t: Table) -> bool:
    """Ask whether the Master has any part tile."""
    return t.masters(MASTER_PART) + t.masters(MASTER_PART + 1) + t.masters(MASTER_PART + 2) > 0


def has_three(t: Table) -> bool:
    """Ask whether the Master has a tile of each part (CW-153)."""
    first, second = t.masters(MASTER_PART), t.masters(MASTER_PART + 1)
    return first > 0 and second > 0 and t.masters(MASTER_PART + 2) > 0


def gain_part(t: Table, row: i64, tier: i64) -> None:
    """Take the first tile of a kind in the card's order of parts that the Master lacks (CW-165)."""
    if t.masters(MASTER_PART + row) > 0:
        return
    for place in range(3):
        part = t.box.master_parts[t.master_card * 3 + place]
        if row_with(t, part) == NOBODY and t.box.power[t.top(part * 2 + tier)] > 0:
            put_part(t, row, part, tier)
            return


def put_part(t: Table, row: i64, part: i64, tier: i64) -> None:
    """Put a part tile to the right of a row, with a sigil if the row has earned it (CW-183)."""
    t.give_master(MASTER_PART + row, part + 1)
    t.give_master(MASTER_TIER + row, tier + 1)
    if tier < 2:
        t.more(TAKEN + part * 2 + tier, 1)
    facts: dict[str, Fact] = {"part": Words("part-" + PARTS[part]), "row": int(row + 1)}
    t.tell("event-master-part", NOBODY, facts)
    if t.sigils != 0 and matches_sigil(t, part, elements_in_row(t, row)):
        t.give_master(MASTER_SIGIL + row, t.here(SIGIL_UP + part))
        t.tell("event-master-sigil", NOBODY, facts)
        reveal_sigil(t, part)


def elements_in_row(t: Table, row: i64) -> i64:
    """Find the elements of a row's tiles."""
    elements: i64 = 0
    for space in range(row * 6, row * 6 + 6):
        if t.masters(SPACE + space) > 0:
            elements |= bit(t.masters(SPACE + space) - 1)
    return elements


def curse(t: Table, part: i64) -> None:
    """Put a black from your action card on the Master's tile of a part (CW-181)."""
    t.blacks -= 1
    t.give_master(MASTER_BLACK + row_with(t, part), 1)
    t.tell("event-master-black", 0, {"part": Words("part-" + PARTS[part])})


def fill_rows(t: Table) -> None:
    """Give the Master the parts that he lacks when the training ends (CW-170, R-42)."""
    missing: i64 = 0
    for row in range(3):
        if t.masters(MASTER_PART + row) == 0:
            missing += 1
    for place in range(3):
        part = t.box.master_parts[t.master_card * 3 + place]
        if row_with(t, part) == NOBODY:
            row = empty_row(t, missing == 1)
            put_part(t, row, part, tier_left(t, part))


def empty_row(t: Table, last: bool) -> i64:
    """Find the first row without a part tile; the third if it is the last tile and that is free."""
    if last and t.masters(MASTER_PART + 2) == 0:
        return 2
    row: i64 = 0
    while t.masters(MASTER_PART + row) > 0:
        row += 1
    return row


def tier_left(t: Table, part: i64) -> i64:
    """Find a kind of tile that is left for a part; 2 if there is none."""
    for tier in range(2):
        if t.box.power[t.top(part * 2 + tier)] > 0:
            return tier
    return 2


def move_blacks(t: Table) -> None:
    """Beginner's game: the blacks of each row move to its part tile (CW-182)."""
    for space in range(19):
        row = space // 6 if space < 18 else 2
        t.give_master(MASTER_BLACK + row, t.masters(SPACE_BLACK + space))
        t.give_master(SPACE_BLACK + space, -t.masters(SPACE_BLACK + space))


# Exams (CW-174 to CW-184)


def master_power(t: Table, part: i64) -> i64:
    """Add up the power of the Master's part: strength, gold, sigil, blacks (CW-168, CW-169)."""
    power = t.masters(STRENGTH + part)
    row = row_with(t, part)
    if row != NOBODY:
        power += t.masters(MASTER_GOLD + row) - t.masters(MASTER_BLACK + row)
        if t.masters(MASTER_SIGIL + row) > 0:
            power += 1
    return power if power > 0 else 0


def master_elements(t: Table, element: i64) -> i64:
    """Count the Master's tiles of an element (CW-174)."""
    count = t.masters(BOTTOM + element)
    for space in range(18):
        if t.masters(SPACE + space) == element + 1:
            count += t.masters(STACKED + space)
    return count


def passed(t: Table, part: i64, element: i64) -> bool:
    """Ask whether you pass an exam: more than its difficulty (CW-174)."""
    score = t.die_power(0, part) + t.elements_of(0, element)
    return score > master_power(t, part) + master_elements(t, element)


def passes(t: Table) -> i64:
    """Count passed exams; those on tournament cards count twice (CW-175, CW-184)."""
    total: i64 = 0
    for part in range(3):
        for element in range(6):
            if passed(t, part, element):
                total += 2 if t.here(PUBLIC + part) == element + 1 else 1
    return total


def failed_card(t: Table) -> bool:
    """Ask whether an exam of a tournament card was failed (CW-184)."""
    for part in range(3):
        card = t.here(PUBLIC + part)
        if card > 0 and not passed(t, part, card - 1):
            return True
    return False


def begin_exams(t: Table) -> None:
    """Take the exams, note the powers, mark an achievement if any was earned (CW-174 to CW-177)."""
    t.late = 2
    t.seat = 0
    t.step = OVER
    for achievement in range(len(ACHIEVEMENTS)):
        if earned(t, achievement):
            t.step = MARKING
    t.tell("event-exams", 0, {"passes": int(passes(t))})
    noted: dict[str, Fact] = {name: int(t.die_power(0, part)) for part, name in enumerate(PARTS)}
    t.tell("event-note", 0, noted)


def earned(t: Table, achievement: i64) -> bool:
    """Ask whether an achievement was earned (CW-177 to CW-180)."""
    if achievement < 6:
        return passed_all(t, 0, 3, achievement, achievement + 1)
    if achievement < 9:
        return passed_all(t, achievement - 6, achievement - 5, 0, 6)
    if achievement < 11:
        return compares_gold(t, achievement == 9)
    if achievement == 11:
        return passed_weak(t)
    if achievement == 12:
        return passed_raw(t)
    return exams_passed(t) == (13 if achievement == 13 else 18)


def passed_all(t: Table, part: i64, parts: i64, element: i64, elements: i64) -> bool:
    """Ask whether all exams of some parts and elements were passed."""
    for one in range(part, parts):
        for other in range(element, elements):
            if not passed(t, one, other):
                return False
    return True


def compares_gold(t: Table, more: bool) -> bool:
    """Ask whether each part has more gold, or less, than the Master's same part (CW-179)."""
    for part in range(3):
        row = row_with(t, part)
        gold = t.masters(MASTER_GOLD + row) if row != NOBODY else 0
        mine = t.get(0, GOLD + part)
        if (mine <= gold) if more else (mine >= gold):
            return False
    return True


def passed_weak(t: Table) -> bool:
    """Ask whether an exam was passed with part power 0 or 1 (CW-180)."""
    for part in range(3):
        for element in range(6):
            if t.die_power(0, part) <= 1 and passed(t, part, element):
                return True
    return False


def passed_raw(t: Table) -> bool:
    """Ask whether an exam was passed without any element (CW-180)."""
    for part in range(3):
        for element in range(6):
            if t.elements_of(0, element) == 0 and passed(t, part, element):
                return True
    return False


def exams_passed(t: Table) -> i64:
    """Count the exams passed, each once (CW-180)."""
    total: i64 = 0
    for part in range(3):
        for element in range(6):
            if passed(t, part, element):
                total += 1
    return total


class Marking(Step):
    """Mark one earned achievement, or none (CW-177)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The achievement was earned."""
        return FINE if move == PASS or earned(t, move - MARK) else NOT_EARNED

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Mark it; the game is over."""
        t.step = OVER
        if move != PASS:
            t.marked = move - MARK
            facts: dict[str, Fact] = {
                "achievement": Words("achievement-" + slug(ACHIEVEMENTS[t.marked]))
            }
            t.tell("event-mark", seat, facts)


STEPS: Final[list[Step]] = [
    Marking(MARKING, "marking", "CW-177", [(MARK, 15), (PASS, 1)]),
]
