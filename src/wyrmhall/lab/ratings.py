"""How strong players are, from games that they won: Elo numbers, and how sure they are.

In a game of any number of seats a player of strength s wins with s over the sum of all strengths
at the table (Bradley and Terry's model for two seats, Plackett and Luce's for more). So shares of
wins at three seats, where one in three is fair, can be said as shares at two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random

SURE = 1.96  # standard errors to each side, for 95 %
ROUNDS = 200  # of drawing deals anew
STEPS = 200  # towards the likeliest strengths
ELO = 400.0

Span = tuple[float, float]  # the ends of a 95 % interval


@dataclass(frozen=True)
class Outcome:
    """Who sat at a table, once for each seat, and each seat's share of the win."""

    players: Sequence[int]
    shares: Sequence[float]


def wilson(won: float, games: int) -> Span:
    """Say where a share lies (Wilson's interval)."""
    if games == 0:
        return 0.0, 1.0
    share, z = won / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    reach = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def elo(outcomes: Sequence[Outcome], players: int) -> list[float]:
    """Find the likeliest ratings; their mean is 0. Each two players have also tied once."""
    won = [(players - 1) / 2] * players
    tables: Counter[tuple[int, ...]] = Counter()
    for one in range(players):
        for other in range(one):
            tables[other, one] += 1
    for outcome in outcomes:
        tables[tuple(sorted(outcome.players))] += 1
        for who, share in zip(outcome.players, outcome.shares, strict=True):
            won[who] += share
    strengths = [1.0] * players
    for _ in range(STEPS):
        expected = [0.0] * players
        for table, games in tables.items():
            weight = games / sum(strengths[who] for who in table)
            for who in table:
                expected[who] += weight
        strengths = [share / weight for share, weight in zip(won, expected, strict=True)]
    numbers = [ELO * log10(strength) for strength in strengths]
    mean = sum(numbers) / players
    return [number - mean for number in numbers]


def at_two(difference: float) -> float:
    """Say what share of games at two seats a difference of ratings means."""
    return float(1 / (1 + 10 ** (-difference / ELO)))


def spans(
    deals: Sequence[Sequence[Outcome]],
    measure: Callable[[Sequence[Outcome]], Sequence[float]],
    seed: str,
) -> list[Span]:
    """Say where measures lie, by drawing whole deals anew: mirrored games stay together."""
    luck = Random(seed)
    rows = []
    for _ in range(ROUNDS):
        drawn = luck.choices(deals, k=len(deals))
        rows.append(measure([outcome for deal in drawn for outcome in deal]))
    least = round(ROUNDS * 0.025)
    columns = [sorted(column) for column in zip(*rows, strict=True)]
    return [(column[least], column[-1 - least]) for column in columns]
