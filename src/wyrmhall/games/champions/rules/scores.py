"""Victory points, and the rating of the exams (CW-90, CW-96, CW-175, CW-184)."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from wyrmhall.core.game import Line, Result
from wyrmhall.core.words import Words
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.pieces import FOUR, PUBLIC, TOKEN, TWO
from wyrmhall.games.champions.rules.setup import tournament_words
from wyrmhall.games.champions.rules.step import OVER
from wyrmhall.games.champions.rules.table import Table

RATINGS = ((8, "fail"), (13, "satisfactory"), (16, "good"), (18, "excellent"), (99, "outstanding"))


def result(t: Table) -> Result:
    """Count victory points; ties go by upgrades, then by the dice (CW-90)."""
    scores = [lines(t, seat) for seat in range(t.seats)]
    keys = [
        (sum(line.points for line in scores[seat]), t.upgrades(seat), t.total_power(seat))
        for seat in range(t.seats)
    ]
    ranks = [1 + sum(other > mine for other in keys) for mine in keys]
    winners = [seat for seat in range(t.seats) if ranks[seat] == 1]
    ending = ""
    if t.step == OVER:
        ending = "champion" if len(winners) == 1 else "champions"
    return Result(ending, scores, ranks, winners if ending else [])


def lines(t: Table, seat: i64) -> Sequence[Line]:
    """List a seat's points (CW-90, CW-96)."""
    found = [
        Line(
            Words("score-four", {"count": int(t.get(seat, FOUR))}), t.get(seat, FOUR) * 4, "CW-88"
        ),
        Line(Words("score-two", {"count": int(t.get(seat, TWO))}), t.get(seat, TWO) * 2, "CW-88"),
    ]
    if t.advanced != 0:
        tokens = t.get(seat, TOKEN) + t.get(seat, TOKEN + 1) + t.get(seat, TOKEN + 2)
        found.append(Line(Words("score-tokens", {"count": int(tokens)}), tokens, "CW-96"))
    return found


def solo_result(t: Table) -> Result:
    """Rate the exams (CW-175, CW-184)."""
    lines = []
    for part in range(3):
        for element in range(6):
            if solo.passed(t, part, element):
                double = t.here(PUBLIC + part) == element + 1
                words = Words("score-exam", {"tournament": tournament_words(part, element)})
                rule = "CW-184" if double else "CW-174"
                lines.append(Line(words, 2 if double else 1, rule))
    total = sum(line.points for line in lines)
    if t.step != OVER:
        return Result("", [lines], [1], [])
    if solo.failed_card(t):
        return Result("failed-tournament", [lines], [1], [])
    ending = next(name for limit, name in RATINGS if total < limit)
    return Result(ending, [lines], [1], [0] if total >= 8 else [])
