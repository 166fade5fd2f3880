"""The end of a game: the screens fall, Fame is counted, ties are broken."""

from __future__ import annotations

from mypy_extensions import i64, u8

from wyrmhall.core.bits import count, everybody
from wyrmhall.core.game import Line, Result
from wyrmhall.core.words import Log, Words
from wyrmhall.games.dragon_island.rules.island import (
    BUILT,
    CAPTURED,
    COINS,
    FAME,
    FOUND,
    GOLD_PET,
    HAND,
    SCREEN_ROW,
    TOKENS,
    Island,
)
from wyrmhall.games.dragon_island.terms import CARDS, OVER


def finish(s: Island, log: Log | None) -> None:
    """End the game and open the screens (DI-81, DA-49)."""
    s.step = OVER
    for card in range(CARDS):
        if s.cards[card] >= HAND:
            s.known[card] = u8(everybody(s.seats))
    if log is not None:
        log.tell("event-over", reveals=True)


def result(s: Island) -> Result:
    """Score Fame and coins on pet cards (DI-82); ties: captured colours, coins (DI-83)."""
    scores = [score(s, seat) for seat in range(s.seats)]
    totals = [sum(line.points for line in lines) for lines in scores]
    tokens = [int(count(s.own(seat, TOKENS))) for seat in range(s.seats)]
    coins = [int(s.goods(seat, COINS)) for seat in range(s.seats)]
    standing = list(zip(totals, tokens, coins, strict=True))
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    winners = [seat for seat in range(s.seats) if ranks[seat] == 1]
    ending = "" if s.step != OVER else ending_of(standing, len(winners))
    return Result(ending, scores, ranks, winners)


def score(s: Island, seat: i64) -> list[Line]:
    """List where a seat's points come from (DI-82)."""
    fame = seat * SCREEN_ROW + FAME
    return [
        Line(Words("score-dragons"), int(s.screens[fame + CAPTURED]), "DI-58"),
        Line(Words("score-buildings"), int(s.screens[fame + BUILT]), "DI-65"),
        Line(Words("score-treasures"), int(s.screens[fame + FOUND]), "DI-72"),
        Line(Words("score-gold-pet"), int(s.screens[fame + GOLD_PET]), "DI-75"),
        Line(Words("score-pets"), int(s.pet_coins(seat)), "DI-82"),
    ]


def ending_of(standing: list[tuple[int, int, int]], winners: int) -> str:
    """Name what decided the game (DI-83, DA-28)."""
    best = max(standing)
    if winners > 1:
        return "shared"
    if sum(total == best[0] for total, _, _ in standing) == 1:
        return "fame"
    rivals = sum((total, tokens) == best[:2] for total, tokens, _ in standing)
    return "tokens" if rivals == 1 else "coins"
