"""Training action cards (CW-64 to CW-71)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.words import Fact
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.dragon import (
    any_black,
    any_crystal,
    card_words,
    discard_card,
    gain_black,
    gain_gold,
)
from wyrmhall.games.champions.rules.gains import ALL_SLOTS, die_words, settle, use_die
from wyrmhall.games.champions.rules.names import (
    AGAIN,
    CLEANSE,
    COIN,
    DIE,
    DRAGON_STORE,
    ECHO,
    FACE,
    GAIN,
    GONE,
    GROUNDS,
    LOOSE,
    MINE,
    NOBODY,
    PLACE,
    PLAY,
    PYRAMID,
    REROLL,
    SHADOW,
    TILE,
    TURN,
    USED,
)
from wyrmhall.games.champions.rules.pieces import (
    FACE_UP,
    OWED_CLEANSES,
    OWED_CRYSTALS,
    OWED_TILES,
    PILE,
    WHERE,
)
from wyrmhall.games.champions.rules.reasons import (
    DIE_USED,
    ECHO_OF_ECHO,
    FINE,
    NO_BLACK,
    NO_CRYSTAL,
    NO_DICE_IN_AREAS,
    NO_DIE,
    NO_ECHO,
    NO_SUCH_PART,
    NO_USED_DIE,
    NO_VICTIM,
    NOT_IN_PILE,
    NOT_YOUR_DIE,
    PYRAMID_FULL,
)
from wyrmhall.games.champions.rules.step import (
    CURSING,
    ECHOING,
    PICKING_DIE,
    REPEATING,
    TURNING,
    Step,
)
from wyrmhall.games.champions.rules.table import Table


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
        facts: dict[str, Fact] = {"card": card_words(t, card)}
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
            t.log.tell("event-echo", seat, {"card": card_words(t, move - PLAY)})
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
    PickingDie(PICKING_DIE, "picking-die", "CW-66", [(DIE, 7)]),
    Turning(TURNING, "turning", "CW-66", [(FACE, 6)]),
    Echoing(ECHOING, "echoing", "CW-69", [(PLAY, 9)]),
    Repeating(REPEATING, "repeating", "R-17", [(PYRAMID, 7), (GROUNDS, 7)]),
    Cursing(CURSING, "cursing", "CW-181", [(PLACE, 3)]),
]
