"""Phase I, Dragon Training: rounds of dice, turns, and what they bring (CW-20 to CW-74)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules import preparation, solo
from wyrmhall.games.champions.rules.dragon import (
    any_black,
    any_crystal,
    blacks_on_parts,
    crystal_available,
    discard_card,
    draw_card,
    elements_on,
    flip_and_take,
    gain_black,
    gain_gold,
    matches_sigil,
    may_darken,
    may_gild,
    narrow_upgrade,
    place_tile,
    release_row,
    remove_black,
    slug,
    take_card,
    take_crystal,
    take_sigil,
    upgrade_reason,
    within_reach,
)
from wyrmhall.games.champions.rules.names import (
    AGAIN,
    AREA,
    BONUS,
    BONUSES,
    CARDS,
    CLEANSE,
    COIN,
    DICE,
    DIE,
    DONE,
    DRAGON_STORE,
    ECHO,
    ELEMENTS,
    FACE,
    GAIN,
    GONE,
    GROUNDS,
    KEEP,
    LOOSE,
    MINE,
    NOBODY,
    PARTS,
    PASS,
    PLACE,
    PLAY,
    PYRAMID,
    PYRAMID_STORE,
    REALM,
    REDRAW,
    REROLL,
    ROUNDS,
    SHADOW,
    SIGIL,
    SLOT,
    TILE,
    TRAINER,
    TURN,
    UPGRADE,
    USED,
)
from wyrmhall.games.champions.rules.reasons import (
    AREA_EMPTY,
    AREA_FULL,
    AREA_NEEDED,
    DICE_LEFT,
    DIE_USED,
    ECHO_OF_ECHO,
    FINE,
    NO_BLACK,
    NO_BLACK_HERE,
    NO_BONUS,
    NO_CARD,
    NO_CRYSTAL,
    NO_DICE_IN_AREAS,
    NO_DIE,
    NO_ECHO,
    NO_POWER,
    NO_SUCH_AREA,
    NO_SUCH_PART,
    NO_USED_DIE,
    NO_VICTIM,
    NOT_ADJACENT,
    NOT_IN_PATTERN,
    NOT_IN_PILE,
    NOT_LOWEST,
    NOT_PLACED_YET,
    NOT_YOUR_DIE,
    ONLY_IN_TOURNAMENT,
    PART_FIRST,
    PYRAMID_FULL,
    REALM_EMPTY,
    SLOT_COVERED,
    TASK_CRYSTALS,
    TASK_DONE,
    TASK_EMPTY,
    TASK_TILES,
    UPGRADED,
    WRONG_ELEMENT,
    WRONG_REALM,
)
from wyrmhall.games.champions.rules.setup import redraw
from wyrmhall.games.champions.rules.step import (
    ACTING,
    CHOOSING,
    CLAIMING,
    CLEANSING,
    CROSSING,
    CURSING,
    DARKENING,
    ECHOING,
    FILLING,
    GATHERING,
    GILDING,
    GRANTING,
    KEEPING,
    MATCHING,
    ORDERING,
    PICKING_DIE,
    PLACING,
    PURGING,
    REDRAWING,
    REPEATING,
    SPREADING,
    TURNING,
    Step,
)
from wyrmhall.games.champions.rules.table import (
    BLACK,
    CRYSTAL,
    DRAWN,
    FACE_UP,
    GOLD,
    HAND,
    OWED_BLACK,
    OWED_BONUS,
    OWED_CLEANSES,
    OWED_CRYSTALS,
    OWED_DRAWS,
    OWED_GOLD,
    OWED_PURGES,
    OWED_TILES,
    PILE,
    REALM_FULL,
    TRAINER_CARD,
    WHERE,
    Table,
)

ALL_SLOTS: Final[i64] = 2097151


class Redrawing(Step):
    """Before the first round: draw the three personal tournaments again, once (CW-17)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Draw again or keep; then the next seat, then the first round."""
        if move == REDRAW:
            redraw(t, seat)
        t.seat += 1
        if t.seat == t.seats:
            begin_round(t)


# Rounds (CW-20 to CW-24)


def begin_round(t: Table) -> None:
    """Roll all dice; the active player distributes them (CW-20)."""
    t.round += 1
    for die in range(7):
        t.put(WHERE + die, LOOSE)
        t.put(FACE_UP + die, t.chance.below(6))
    if t.log is not None:
        facts: dict[str, Fact] = {
            "round": int(t.round),
            "dice": [die_words(t, die) for die in range(7)],
        }
        seat = t.active if t.active < t.seats else NOBODY
        t.log.tell("event-roll" if seat >= 0 else "event-master-roll", seat, facts)
    t.master_card = NOBODY
    if t.active >= t.seats:
        solo.spread(t)
        begin_turns(t)
    else:
        t.seat = t.active
        t.step = SPREADING


def die_words(t: Table, die: i64) -> Words:
    """Name a die and what it shows."""
    facts: dict[str, Fact] = {
        "die": Words("die-" + DICE[die]),
        "count": int(t.number_shown(die)),
        "element": Words("element-" + ELEMENTS[t.element_shown(die)]),
        "blacks": int(t.blacks_shown(die)),
    }
    return Words("die-shows", facts)


def next_loose(t: Table) -> i64:
    """Find the die that is put into an area next."""
    die: i64 = 0
    while die < 7 and t.here(WHERE + die) != LOOSE:
        die += 1
    return die


def fewest(t: Table) -> i64:
    """Every area gets at least one die, two with two players (CW-22)."""
    return 2 if t.takers() == 2 else 1


class Spreading(Step):
    """The active player puts one die after the other into an area (CW-22, CW-23)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """No area gets too many dice, and enough are left for all the others."""
        area = move - AREA + 1
        if area > t.areas():
            return NO_SUCH_AREA
        inside = t.dice_in(area)
        if inside >= fewest(t) + 1:
            return AREA_FULL
        loose = t.dice_in(LOOSE)
        missing: i64 = 0
        for other in range(1, t.areas() + 1):
            short = fewest(t) - t.dice_in(other)
            if short > 0:
                missing += short
        return AREA_NEEDED if inside >= fewest(t) and loose <= missing else FINE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put the die there; after the last one, the turns begin."""
        die = next_loose(t)
        t.put(WHERE + die, move - AREA + 1)
        if t.log is not None:
            facts: dict[str, Fact] = {"die": die_words(t, die), "area": int(move - AREA + 1)}
            t.log.tell("event-spread", seat, facts)
        if next_loose(t) == 7:
            begin_turns(t)


def begin_turns(t: Table) -> None:
    """Everybody takes a turn, the player left of the active one first (CW-20)."""
    t.turns = 0
    next_turn(t)


def next_turn(t: Table) -> None:
    """Let the next player take a turn; after the last one the round is over."""
    if t.turns < t.takers():
        taker = (t.active + 1 + t.turns) % t.takers()
        if taker >= t.seats:
            t.seat = 0
            solo.take_dice(t)
            return
        t.seat = taker
        t.taken = t.upgraded = 0
        settle(t)
        return
    end_round(t)


def end_round(t: Table) -> None:
    """Pass the marker on, or end the training once a dragon is complete (CW-24, CW-56, R-54)."""
    solo_over = t.solo() and solo.has_three(t)
    if t.trigger != NOBODY or solo_over or t.round >= ROUNDS:
        preparation.begin(t)
        return
    t.active = (t.active + 1) % t.takers()
    begin_round(t)


class Placing(Step):
    """Choose which of the Master's dice fills the next space (CW-162, R-38)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The Master has taken the die."""
        return FINE if t.here(WHERE + move - DIE) == MINE else NOT_PLACED_YET

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Place its tiles; the last die is placed by itself, and the last space gives its bonus."""
        solo.place_die(t, move - DIE)
        if t.dice_in(MINE) == 1:
            last: i64 = 0
            while t.here(WHERE + last) != MINE:
                last += 1
            solo.place_die(t, last)
        if t.dice_in(MINE) == 0:
            solo.finish_turn(t)
            t.turns += 1
            next_turn(t)


# What is owed before the turn goes on


def settle(t: Table) -> None:
    """Do all that happens at once, until the seat has something to decide (R-3)."""
    while not asks(t):
        pass


def asks(t: Table) -> bool:
    """Do the next thing that is due; tell whether the seat must decide something now."""
    if ask_owed(t):
        return True
    if move_pairs(t):
        return False
    kinds = bonus_kinds(t)
    if kinds > 1:
        t.step = ORDERING
        return True
    if kinds == 1:
        apply_only_bonus(t)
        return False
    if t.die != NOBODY:
        return gain_next(t)
    t.step = ACTING if t.taken != 0 else CHOOSING
    return True


def ask_owed(t: Table) -> bool:
    """Ask for what is owed and needs a choice; drop what cannot be done."""
    seat = t.seat
    if t.here(OWED_PURGES) + t.here(OWED_CLEANSES) > 0:
        if any_black(t, seat):
            t.step = PURGING if t.here(OWED_PURGES) > 0 else CLEANSING
            return True
        t.put(OWED_PURGES, 0)
        t.put(OWED_CLEANSES, 0)
    if t.here(OWED_GOLD) > 0:
        t.step = GILDING
        return True
    if t.here(OWED_BLACK) > 0:
        t.step = DARKENING
        return True
    while t.here(OWED_DRAWS) > 0:
        t.more(OWED_DRAWS, -1)
        if gain_card(t, seat):
            return True
    return ask_gift(t, seat)


def ask_gift(t: Table, seat: i64) -> bool:
    """Ask for a tile or a crystal that an effect gives, if there is room for it (R-4)."""
    if t.here(OWED_TILES) > 0 and t.covered[seat] != ALL_SLOTS:
        t.step = GRANTING
        return True
    if t.here(OWED_CRYSTALS) > 0 and any_crystal(t, seat):
        t.step = CROSSING
        return True
    t.put(OWED_TILES, 0)
    t.put(OWED_CRYSTALS, 0)
    return False


def move_pairs(t: Table) -> bool:
    """Take two gold or two blacks from a store, where the mode says so (CW-35, CW-40, CW-50)."""
    seat = t.seat
    if t.advanced == 0:
        if t.get(seat, GOLD + 3) >= 2:
            t.put(OWED_GOLD, 2)
            t.add(seat, GOLD + 3, -2)
            return True
        if t.get(seat, BLACK + PYRAMID_STORE) >= 2:
            t.put(OWED_BLACK, 2)
            t.add(seat, BLACK + PYRAMID_STORE, -2)
            return True
    if t.get(seat, BLACK + DRAGON_STORE) < 2:
        return False
    t.add(seat, BLACK + DRAGON_STORE, -2)
    t.more(OWED_DRAWS, 1)
    if t.advanced == 0:
        t.put(OWED_BLACK, 2)
    else:
        t.add(seat, BLACK + PYRAMID_STORE, 2)
        t.tell("event-pair", seat, {})
    return True


def bonus_kinds(t: Table) -> i64:
    """Count the kinds of bonuses that wait (CW-47)."""
    kinds: i64 = 0
    for bonus in range(4):
        if t.here(OWED_BONUS + bonus) > 0:
            kinds += 1
    return kinds


def apply_only_bonus(t: Table) -> None:
    """Give a border's bonus when there is nothing to order (CW-46)."""
    bonus: i64 = 0
    while t.here(OWED_BONUS + bonus) == 0:
        bonus += 1
    apply_bonus(t, bonus)


def apply_bonus(t: Table, bonus: i64) -> None:
    """Give one border's bonus (CW-48)."""
    t.more(OWED_BONUS + bonus, -1)
    if t.log is not None:
        t.log.tell("event-bonus", t.seat, {"bonus": Words("bonus-" + BONUSES[bonus])})
    if bonus == 0:
        t.more(OWED_PURGES, 1)
    elif bonus == 1:
        t.more(OWED_DRAWS, 1)
    elif bonus == 2:
        t.more(OWED_TILES, 1)
    else:
        gain_gold(t, t.seat, 1)


def gain_card(t: Table, seat: i64) -> bool:
    """Gain an action card; in the Advanced mode there may be one of two to keep (CW-62, CW-63)."""
    training = draw_card(t, 0, 9)
    if t.advanced == 0:
        if training != NOBODY:
            take_card(t, seat, training)
        return False
    tournament = draw_card(t, 9, 18)
    if training == NOBODY or tournament == NOBODY:
        if training + tournament > 2 * NOBODY:
            take_card(t, seat, training if tournament == NOBODY else tournament)
        return False
    t.put(DRAWN, training + 1)
    t.put(DRAWN + 1, tournament + 1)
    t.step = KEEPING
    return True


class Keeping(Step):
    """Of two cards drawn in the Advanced mode, keep one; the other is laid open (CW-63)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Keep the one and discard the other."""
        kept = t.here(DRAWN + move - KEEP) - 1
        other = t.here(DRAWN + KEEP + 1 - move) - 1
        t.put(DRAWN, 0)
        t.put(DRAWN + 1, 0)
        take_card(t, seat, kept)
        t.more(PILE + other, 1)
        if t.log is not None:
            facts: dict[str, Fact] = {"card": Words("card-" + slug(CARDS[other]))}
            t.log.tell("event-discard", seat, facts)
        settle(t)


# A turn (CW-25, CW-26)


class Choosing(Step):
    """Choose an area and take its dice; action cards may be played before (CW-25, R-14)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Look for dice in the area, and for the card."""
        if move >= PLAY:
            return card_reason(t, seat, move)
        area = move - AREA + 1
        if area > t.areas():
            return NO_SUCH_AREA
        return FINE if t.dice_in(area) > 0 else AREA_EMPTY

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Take the dice, or play a card."""
        if move >= PLAY:
            play_card(t, seat, move - PLAY)
            return
        for die in range(7):
            if t.here(WHERE + die) == move - AREA + 1:
                t.put(WHERE + die, MINE)
        t.taken = 1
        t.step = ACTING
        if t.log is not None:
            dice = [die_words(t, die) for die in range(7) if t.here(WHERE + die) == MINE]
            t.log.tell("event-take", seat, {"area": int(move - AREA + 1), "dice": dice})


def card_reason(t: Table, seat: i64, move: i64) -> i64:
    """Say why a card cannot be played in the training (CW-59)."""
    card = move - PLAY
    if t.get(seat, HAND + card) == 0:
        return NO_CARD
    return unusable(t, seat, card) if card < 9 else ONLY_IN_TOURNAMENT


class Acting(Step):
    """Use the dice, play cards, upgrade, do the trainer's task, in any order (CW-26)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """Look what the action needs."""
        if move < SLOT:
            where = t.here(WHERE + (move - PYRAMID if move < GROUNDS else move - GROUNDS))
            return FINE if where == MINE else (DIE_USED if where == USED else NOT_YOUR_DIE)
        if move < UPGRADE:
            return card_reason(t, seat, move)
        if move == DONE:
            return DICE_LEFT if t.dice_in(MINE) > 0 else FINE
        if move == TRAINER:
            return task_reason(t, seat)
        return UPGRADED if t.upgraded != 0 else upgrade_reason(t, seat, move - UPGRADE)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Do what was chosen."""
        if move < GROUNDS:
            use_die(t, seat, move - PYRAMID, 0)
        elif move < SLOT:
            use_die(t, seat, move - GROUNDS, 1)
        elif move < UPGRADE:
            play_card(t, seat, move - PLAY)
        elif move == DONE:
            end_turn(t)
        elif move == TRAINER:
            complete_task(t, seat)
        else:
            begin_upgrade(t, seat, move - UPGRADE)


def end_turn(t: Table) -> None:
    """Set the used dice aside; the next player's turn follows."""
    for die in range(7):
        if t.here(WHERE + die) == USED:
            t.put(WHERE + die, GONE)
    t.turns += 1
    next_turn(t)


# Gaining elements from a die (CW-27 to CW-33, CW-44, CW-45)


def use_die(t: Table, seat: i64, die: i64, way: i64) -> None:
    """Assign a die; its blacks are taken first, then its elements (CW-27, CW-28, R-53)."""
    t.put(WHERE + die, USED)
    t.die = die
    t.way = way
    t.left = t.number_shown(die)
    if t.log is not None:
        message = "event-use-pyramid" if way == 0 else "event-use-grounds"
        t.log.tell(message, seat, {"die": die_words(t, die)})
    if t.plain == 0:
        for _ in range(t.blacks_shown(die)):
            gain_black(t, seat, PYRAMID_STORE + way)
    settle(t)


def gain_next(t: Table) -> bool:
    """Ask where the die's next element goes, or take a black for it (CW-32, CW-45)."""
    seat = t.seat
    if t.left == 0:
        t.die = NOBODY
        t.plain = 0
        return False
    element = t.element_shown(t.die)
    if t.way == 0 and t.room_for(seat, element) != 0:
        t.step = FILLING
        return True
    if t.way == 1 and crystal_available(t, seat, element):
        t.step = GATHERING
        return True
    t.left -= 1
    if t.plain == 0:
        gain_black(t, seat, PYRAMID_STORE + t.way)
    return False


def slot_reason(t: Table, seat: i64, slot: i64) -> i64:
    """Say why no tile can go on a slot (CW-31)."""
    return SLOT_COVERED if has(t.covered[seat], slot) else FINE


class Filling(Step):
    """Put a tile of the die's element on an empty slot with that icon (CW-31)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot is empty and shows the element."""
        if t.box.element_of[move - SLOT] != t.element_shown(t.die):
            return WRONG_ELEMENT
        return slot_reason(t, seat, move - SLOT)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Place the tile."""
        t.left -= 1
        place_tile(t, seat, move - SLOT)
        release_row(t, seat, move - SLOT)
        settle(t)


class Granting(Step):
    """Place a tile of any element, for a border or a card (CW-48, CW-71, R-4)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot is empty."""
        return slot_reason(t, seat, move - SLOT)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Place the tile."""
        t.more(OWED_TILES, -1)
        place_tile(t, seat, move - SLOT)
        release_row(t, seat, move - SLOT)
        settle(t)


def realm_reason(t: Table, seat: i64, realm: i64) -> i64:
    """Say why no crystal can be gained from a realm (CW-44, CW-49)."""
    if not has(t.get(seat, REALM_FULL), realm):
        return REALM_EMPTY
    return FINE if within_reach(t, seat, realm) else NOT_ADJACENT


class Gathering(Step):
    """Gain a crystal of the die's element from one of its realms (CW-44)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The realm is of the element, holds its crystal and is within reach."""
        if t.box.realm_element[move - REALM] != t.element_shown(t.die):
            return WRONG_REALM
        return realm_reason(t, seat, move - REALM)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Gain the crystal."""
        t.left -= 1
        take_crystal(t, seat, move - REALM)
        settle(t)


class Crossing(Step):
    """Gain a crystal of any element with an action card (CW-67, R-7)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The realm holds its crystal and is within reach."""
        return realm_reason(t, seat, move - REALM)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Gain the crystal."""
        t.more(OWED_CRYSTALS, -1)
        take_crystal(t, seat, move - REALM)
        settle(t)


class Ordering(Step):
    """Choose which of several different bonuses is applied next (CW-47)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The bonus is one of them."""
        return FINE if t.here(OWED_BONUS + move - BONUS) > 0 else NO_BONUS

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Apply it."""
        apply_bonus(t, move - BONUS)
        settle(t)


# Blacks and gold find their places (CW-35, CW-36, CW-40, CW-41, CW-48, CW-65)


class Purging(Step):
    """Remove a black from any part tile or store (CW-48)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """There is a black."""
        return FINE if t.get(seat, BLACK + move - PLACE) > 0 else NO_BLACK_HERE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Remove it."""
        t.more(OWED_PURGES, -1)
        remove_black(t, seat, move - PLACE)
        settle(t)


class Cleansing(Step):
    """Remove a black from a part tile; from a store only if no tile has one (CW-65, CW-73)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """There is a black, and parts come first."""
        if t.get(seat, BLACK + move - PLACE) == 0:
            return NO_BLACK_HERE
        return PART_FIRST if move - PLACE >= 3 and blacks_on_parts(t, seat) > 0 else FINE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Remove it."""
        t.more(OWED_CLEANSES, -1)
        remove_black(t, seat, move - PLACE)
        settle(t)


class Gilding(Step):
    """Put one of two gold on a part tile (CW-40, CW-41)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """While a part is below 0, gold goes to the lowest."""
        head, wings, tail = t.power(seat, 0), t.power(seat, 1), t.power(seat, 2)
        return FINE if may_gild(head, wings, tail, move - PLACE) else NOT_LOWEST

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put it there."""
        t.more(OWED_GOLD, -1)
        t.add(seat, GOLD + move - PLACE, 1)
        if t.log is not None:
            t.log.tell("event-gild", seat, {"part": Words("part-" + PARTS[move - PLACE])})
        settle(t)


class Darkening(Step):
    """Put one of two blacks on a part tile (CW-35, CW-36)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The part has power, or no part has."""
        head, wings, tail = t.power(seat, 0), t.power(seat, 1), t.power(seat, 2)
        return FINE if may_darken(head, wings, tail, move - PLACE) else NO_POWER

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put it there."""
        t.more(OWED_BLACK, -1)
        t.add(seat, BLACK + move - PLACE, 1)
        if t.log is not None:
            t.log.tell("event-darken", seat, {"part": Words("part-" + PARTS[move - PLACE])})
        settle(t)


# Upgrading (CW-52 to CW-57)


def begin_upgrade(t: Table, seat: i64, stack: i64) -> None:
    """Look for the pattern; if it lies in several ways, the player shows which (CW-52)."""
    t.stack = stack
    t.chosen = 0
    if narrow_upgrade(t, seat):
        complete_upgrade(t, seat)


class Matching(Step):
    """Show which face-up tiles form the pattern, slot by slot (CW-52)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The slot decides between the ways in which the pattern may lie."""
        return FINE if has(t.offered, move - SLOT) else NOT_IN_PATTERN

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Note the slot."""
        t.chosen |= bit(move - SLOT)
        if narrow_upgrade(t, seat):
            if t.late != 0:
                preparation.complete_upgrade(t, seat)
            else:
                complete_upgrade(t, seat)


def complete_upgrade(t: Table, seat: i64) -> None:
    """Take the part tile; that may end the training and earn a sigil (CW-53, CW-56, CW-57)."""
    flip_and_take(t, seat)
    t.upgraded = 1
    if t.trigger == NOBODY and t.upgrades(seat) == 3:
        t.trigger = seat
        t.tell("event-trigger", seat, {})
    if t.sigils != 0 and matches_sigil(t, t.stack // 2, elements_on(t, t.chosen)):
        t.step = CLAIMING
    else:
        settle(t)


class Claiming(Step):
    """Take the face-up sigil of the part, or leave it (CW-57, R-12)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Take it or leave it."""
        if move == SIGIL:
            take_sigil(t, seat, t.stack // 2)
        settle(t)


# The trainer's task (CW-72 to CW-74)


def task_reason(t: Table, seat: i64) -> i64:
    """Say what the trainer's task still needs (CW-72, CW-73)."""
    card = t.get(seat, TRAINER_CARD) - 1
    if card < 0:
        return TASK_DONE
    for element in range(6):
        needs = t.box.trainer_simple[card * 6 + element]
        if t.complex != 0:
            needs = t.box.trainer_crystals[card * 6 + element]
        if t.get(seat, CRYSTAL + element) < needs:
            return TASK_CRYSTALS
    if t.complex == 0:
        return FINE
    if t.box.trainer_tiles[card] & ~t.covered[seat] != 0:
        return TASK_TILES
    return TASK_EMPTY if t.box.trainer_empty[card] & t.covered[seat] != 0 else FINE


def complete_task(t: Table, seat: i64) -> None:
    """Discard the trainer card for its reward (CW-72, CW-73)."""
    t.set(seat, TRAINER_CARD, 0)
    t.tell("event-task", seat, {})
    if t.complex != 0:
        t.put(OWED_CLEANSES, 2)
        t.more(OWED_DRAWS, 1)
    gain_gold(t, seat, 2)
    settle(t)


# Training action cards (CW-64 to CW-71)


def unusable(t: Table, seat: i64, card: i64) -> i64:
    """Say why a training card would have no effect now (CW-59)."""
    if card == CLEANSE:
        return FINE if any_black(t, seat) else NO_BLACK
    if card == TURN:
        return FINE if t.dice_in(MINE) > 0 else NO_DIE
    if card == GAIN:
        return FINE if any_crystal(t, seat) else NO_CRYSTAL
    if card == REROLL:
        lying = 7 - t.dice_in(MINE) - t.dice_in(USED) - t.dice_in(GONE)
        return FINE if lying > 0 else NO_DICE_IN_AREAS
    if card == ECHO:
        return FINE if can_echo(t, seat) else NO_ECHO
    if card == SHADOW:
        return NO_VICTIM if t.solo() and not solo.has_tile(t) else FINE
    if card == AGAIN:
        return FINE if t.dice_in(USED) > 0 else NO_USED_DIE
    return PYRAMID_FULL if card == TILE and t.covered[seat] == ALL_SLOTS else FINE


def can_echo(t: Table, seat: i64) -> bool:
    """Ask whether some card in the discard pile could be played (CW-69, R-16)."""
    for card in range(9):
        if card != ECHO and t.here(PILE + card) > 0 and unusable(t, seat, card) == FINE:
            return True
    return False


def play_card(t: Table, seat: i64, card: i64) -> None:
    """Play a training card from the hand (CW-59)."""
    discard_card(t, seat, card)
    if t.log is not None:
        facts: dict[str, Fact] = {"card": Words("card-" + slug(CARDS[card]))}
        t.log.tell("event-play", seat, facts)
    apply_card(t, seat, card)


def apply_card(t: Table, seat: i64, card: i64) -> None:
    """Do what a training card says (CW-65 to CW-71)."""
    if card == TURN:
        t.step = PICKING_DIE
    elif card == ECHO:
        t.step = ECHOING
    elif card == AGAIN:
        t.step = REPEATING
    elif card == SHADOW and t.solo():
        t.count = t.box.amount[SHADOW]
        t.step = CURSING
    else:
        apply_at_once(t, seat, card)
        settle(t)


def apply_at_once(t: Table, seat: i64, card: i64) -> None:
    """Do what asks nothing, or what the turn asks for by itself."""
    amount = t.box.amount[card]
    if card == CLEANSE:
        t.put(OWED_CLEANSES, amount)
    elif card == GAIN:
        t.put(OWED_CRYSTALS, amount)
    elif card == TILE:
        t.put(OWED_TILES, amount)
    elif card == COIN:
        gain_gold(t, seat, amount)
    elif card == REROLL:
        reroll(t)
    else:
        for rival in range(t.seats):
            for _ in range(amount if rival != seat else 0):
                gain_black(t, rival, DRAGON_STORE)


def reroll(t: Table) -> None:
    """Roll the dice that lie in areas; each stays where it is (CW-68, R-15)."""
    for die in range(7):
        if LOOSE < t.here(WHERE + die) < MINE:
            t.put(FACE_UP + die, t.chance.below(6))
    if t.log is not None:
        dice = [die_words(t, die) for die in range(7) if LOOSE < t.here(WHERE + die) < MINE]
        t.log.tell("event-reroll", t.seat, {"dice": dice})


class PickingDie(Step):
    """Choose which of one's own unused dice to turn (CW-66)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The die was taken this turn and is not used."""
        where = t.here(WHERE + move - DIE)
        return FINE if where == MINE else (DIE_USED if where == USED else NOT_YOUR_DIE)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Note the die."""
        t.source = move - DIE
        t.step = TURNING


class Turning(Step):
    """Turn the die to any of its faces (CW-66)."""

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Turn it."""
        t.put(FACE_UP + t.source, move - FACE)
        if t.log is not None:
            t.log.tell("event-turn", seat, {"die": die_words(t, t.source)})
        t.source = 0
        settle(t)


class Echoing(Step):
    """Choose a card of the discard pile, and do at once what it says (CW-69)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The card lies there and can be applied; it is no echo itself (R-16)."""
        card = move - PLAY
        if card == ECHO:
            return ECHO_OF_ECHO
        return unusable(t, seat, card) if t.here(PILE + card) > 0 else NOT_IN_PILE

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Do what it says; it stays in the pile."""
        if t.log is not None:
            t.log.tell("event-echo", seat, {"card": Words("card-" + slug(CARDS[move - PLAY]))})
        apply_card(t, seat, move - PLAY)


class Repeating(Step):
    """Gain the elements of a used die once more, without any blacks (R-17)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The die was taken this turn and used."""
        where = t.here(WHERE + (move - PYRAMID if move < GROUNDS else move - GROUNDS))
        return FINE if where == USED else (NO_USED_DIE if where == MINE else NOT_YOUR_DIE)

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Use it again."""
        t.plain = 1
        if move < GROUNDS:
            use_die(t, seat, move - PYRAMID, 0)
        else:
            use_die(t, seat, move - GROUNDS, 1)


class Cursing(Step):
    """Beginner's solo game: put the card's black on a part tile of the Master (CW-181)."""

    def check(self, t: Table, seat: i64, move: i64) -> i64:
        """The Master has the tile."""
        return FINE if solo.row_with(t, move - PLACE) != NOBODY else NO_SUCH_PART

    def play(self, t: Table, seat: i64, move: i64) -> None:
        """Put the black there."""
        solo.curse(t, move - PLACE)
        t.count -= 1
        if t.count == 0:
            settle(t)


STEPS: Final[list[Step]] = [
    Redrawing(REDRAWING, "redrawing", "CW-17", [(REDRAW, 1), (PASS, 1)]),
    Spreading(SPREADING, "spreading", "CW-20", [(AREA, 5)]),
    Choosing(CHOOSING, "choosing", "CW-25", [(AREA, 5), (PLAY, 27)]),
    Acting(
        ACTING,
        "acting",
        "CW-26",
        [(PYRAMID, 7), (GROUNDS, 7), (PLAY, 27), (UPGRADE, 6), (TRAINER, 1), (DONE, 1)],
    ),
    Filling(FILLING, "filling", "CW-28", [(SLOT, 21)]),
    Gathering(GATHERING, "gathering", "CW-28", [(REALM, 8)]),
    Granting(GRANTING, "granting", "CW-48", [(SLOT, 21)]),
    Purging(PURGING, "purging", "CW-48", [(PLACE, 5)]),
    Cleansing(CLEANSING, "cleansing", "CW-65", [(PLACE, 5)]),
    Gilding(GILDING, "gilding", "CW-40", [(PLACE, 3)]),
    Darkening(DARKENING, "darkening", "CW-35", [(PLACE, 3)]),
    Ordering(ORDERING, "ordering", "CW-47", [(BONUS, 4)]),
    Keeping(KEEPING, "keeping", "CW-63", [(KEEP, 2)]),
    Matching(MATCHING, "matching", "CW-52", [(SLOT, 21)]),
    Claiming(CLAIMING, "claiming", "CW-57", [(SIGIL, 1), (PASS, 1)]),
    PickingDie(PICKING_DIE, "picking-die", "CW-66", [(DIE, 7)]),
    Turning(TURNING, "turning", "CW-66", [(FACE, 6)]),
    Crossing(CROSSING, "crossing", "CW-67", [(REALM, 8)]),
    Echoing(ECHOING, "echoing", "CW-69", [(PLAY, 9)]),
    Repeating(REPEATING, "repeating", "R-17", [(PYRAMID, 7), (GROUNDS, 7)]),
    Placing(PLACING, "placing", "CW-162", [(DIE, 7)]),
    Cursing(CURSING, "cursing", "CW-181", [(PLACE, 3)]),
]
