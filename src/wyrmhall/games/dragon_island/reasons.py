"""What speaks for a move, in one line: what it brings, and what the turn can bring after it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Judge
from wyrmhall.core.words import Event, Log, Words
from wyrmhall.games.dragon_island.rules import acting
from wyrmhall.games.dragon_island.rules.island import DRAWN, amount_words
from wyrmhall.games.dragon_island.sights import fits_somewhere
from wyrmhall.games.dragon_island.terms import (
    ACT,
    CHOOSE_WIZARD,
    COLOURS,
    ENERGY,
    HEART,
    HUES,
    PASS,
    PAY_ENERGY,
    RETURN,
    SORT_MAPS,
)
from wyrmhall.games.dragon_island.views import DragonIsland

INCOME: Final = ("event-produce", "event-pull", "event-keep", "event-treasure")  # they tell goods
SPOILS: Final = ("capture", "tame", "tame-green", "build", "treasure")  # they are told of as gains
STORMS: Final = ("event-pet-storm", "event-pet-lost")


def reason(judge: Judge, s: DragonIsland, seat: i64, move: i64) -> Words | None:
    """Say what speaks for a move."""
    if s.step == CHOOSE_WIZARD:
        return None
    if s.step == SORT_MAPS:
        return _kept(s, seat, move - RETURN)
    if s.step == PAY_ENERGY:
        return _left(s, seat, move)
    turn = Turn(s, seat)
    turn.play(move)
    now = turn.gains()
    turn.play_on(judge)
    then = turn.gains()
    if now and then:
        return Words("reason-now-and-then", {"gains": now, "more": then})
    if now or then:
        return Words("reason-now" if now else "reason-then", {"gains": now or then})
    spared = s.step == ACT and move == PASS and acting.is_building_ground(s.kind(s.spot(seat)))
    return Words("reason-save") if spared else None


class Turn:
    """The rest of a seat's turn, played out until it ends or luck is needed."""

    def __init__(self, s: DragonIsland, seat: i64) -> None:
        """Begin where the turn is."""
        self.state = s.copy()
        self.seat = seat
        self.luck = Chance("reason")
        self.trial = Chance("reason")
        self.log = Log()

    def play(self, move: i64) -> None:
        """Make a move."""
        self.state.play(self.seat, move, self.luck, self.log)

    def play_on(self, judge: Judge) -> None:
        """Go on as the judge likes best."""
        while not self.luck.used and self.state.turn() == bit(self.seat):
            self.play(self._best(judge))

    def _best(self, judge: Judge) -> i64:
        moves = self.state.moves(self.seat)
        if len(moves) == 1:
            return moves[0]
        worths = [self._worth(judge, move) for move in moves]
        return moves[worths.index(max(worths))]

    def _worth(self, judge: Judge, move: i64) -> float:
        twin = self.state.copy()
        twin.play(self.seat, move, self.trial, None)
        return judge.prospect(twin, self.seat)

    def gains(self) -> list[Words]:
        """Name what the moves since the last time have brought."""
        events, self.log = self.log.events, Log()
        gains = [
            Words(event.message.replace("event", "gain"), event.facts)
            for event in events
            if event.message[6:] in SPOILS
        ]
        for event in events:
            if event.message == "event-draw-maps":
                back = 0 if self.state.choosing == 0 else 1  # one of those drawn will go back
                count = cast(int, event.facts["count"]) - back
                gains.append(Words("gain-maps", {"count": count}))
        gains += _goods(events)
        torn = sum(event.message in STORMS for event in events)
        return [*gains, Words("gain-storm", {"count": torn})] if torn else gains


def _goods(events: list[Event]) -> list[Words]:
    """Add up the cubes and coins that came in."""
    sums = dict.fromkeys((f"goods-{hue}" for hue in HUES), 0)
    for event in events:
        for part in cast(list[Words], event.facts["goods"]) if event.message in INCOME else ():
            sums[part.message] += cast(int, part.facts["count"])
    return [Words(message, {"count": count}) for message, count in sums.items() if count]


def _left(s: DragonIsland, seat: i64, move: i64) -> Words | None:
    """Name the cubes that are left after a payment."""
    after = s.copy()
    after.play(seat, move, Chance("reason"), None)
    rest = [amount_words(c, after.goods(seat, c)) for c in range(ENERGY) if after.goods(seat, c)]
    return Words("reason-left", {"goods": rest}) if rest else None


# --- maps ---------------------------------------------------------------------------------------


def _kept(s: DragonIsland, seat: i64, returned: i64) -> Words | None:
    """Say why the maps drawn are better kept than the one that goes back."""
    kept = [card for slot in range(3) if 0 <= (card := s.own(seat, DRAWN + slot) - 1) != returned]
    for message, test in (("here", _fits_here), ("found", fits_somewhere)):
        if not test(s, returned) and (cards := [card for card in kept if test(s, card)]):
            return Words(f"reason-keep-{message}", {"cards": _named(cards)})
    if all(_fame(s, card) > _fame(s, returned) for card in kept):
        return Words("reason-keep-fame", {"cards": _named(kept)})
    if all(_asked(s, card) < _asked(s, returned) for card in kept):
        return Words("reason-keep-easy", {"cards": _named(kept)})
    return None


def _fits_here(s: DragonIsland, card: i64) -> bool:
    """Ask whether a map can be played at once."""
    tile = s.spot(s.seat)
    if s.moved == 0 or tile == HEART or has(s.treasured, tile):
        return False
    return acting.fits(s, card, tile)


def _fame(s: DragonIsland, card: i64) -> i64:
    return i64(s.box.rewards[2 * card])


def _asked(s: DragonIsland, card: i64) -> i64:
    """Count the tiles that a map asks for."""
    asked: i64 = 0
    for colour in range(COLOURS):
        asked += s.box.need(card, colour)
    return asked


def _named(cards: list[i64]) -> list[Words]:
    return [acting.card_words(card) for card in cards]
