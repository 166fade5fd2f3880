"""Players against each other: who wins how often, how sure that is, and how long they think.

Each pairing sees the same deals, and each deal from every seat. At two seats that makes two games.
At more, one player sits alone among copies of the other, in each seat in turn, and the reverse.
Where all play together, each player plays every deal with copies of itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean, median_low
from typing import TypedDict

from wyrmhall.bots.playout import play_out
from wyrmhall.core.game import Box, Game
from wyrmhall.core.match import our_tables, settled
from wyrmhall.games import load
from wyrmhall.lab.crew import Crew
from wyrmhall.lab.deals import Deal, Mark, begin, mark
from wyrmhall.lab.players import Timed, player
from wyrmhall.lab.ratings import Outcome, Span, at_two, elo, spans, wilson

FEW = 5  # values of an option that are all looked at; of more, the first and the last

Pair = tuple[int, int]  # places of players in their list
Mode = tuple[int, Mapping[str, str]]  # seats and options


@dataclass(frozen=True)
class Plan:
    """What to play; `games` is the least for each pairing, or each player that plays alone."""

    game: str
    modes: Sequence[Mode]
    players: Sequence[str]
    pairs: Sequence[Pair]
    games: int
    seed: str


@dataclass(frozen=True)
class Table:
    """A game to be played: which player sits in each seat."""

    game: str
    mode: int  # its place in the plan
    pair: Pair
    deal: Deal
    number: int  # of the deal
    players: Sequence[str]  # by seat
    lineup: Sequence[int]  # the same, as places in the list of players


@dataclass(frozen=True)
class Played:
    """What came of it."""

    table: Table
    marks: Sequence[Mark]
    ending: str
    seconds: Sequence[float]
    decisions: Sequence[int]


class PairReport(TypedDict):
    """How one player did against another."""

    one: str
    other: str
    games: int
    alone: float  # the share of wins of the one, alone among the others
    alone_span: Span
    fair: float  # what that share is among equals
    other_alone: float  # the same the other way round
    at_two: float  # what all that would be at two seats, where a half is fair
    at_two_span: Span
    lead: float  # how many points the one was ahead of the best other, when alone


class Strength(TypedDict):
    """How strong a player is among the others."""

    name: str
    elo: int
    span: Span
    seconds: float | None  # of processor time for a decision


class Together(TypedDict):
    """How copies of a player did where all play together."""

    name: str
    games: int
    won: float
    span: Span
    mean: float  # points
    median: float
    median_ending: str
    endings: Mapping[str, int]
    seconds: float | None


class ModeReport(TypedDict):
    """What came of one way to play."""

    seats: int
    options: Mapping[str, str]
    pairs: Sequence[PairReport]
    strengths: Sequence[Strength]
    together: Sequence[Together]


class Report(TypedDict):
    """What came of it all."""

    game: str
    seed: str
    players: Sequence[str]
    stopped: bool  # before everything was played
    games: int
    modes: Sequence[ModeReport]


def pairings(players: int, which: str) -> list[Pair]:
    """List who meets whom: `all` each other, `next` their neighbours, `first` the first one."""
    if which == "first":
        return [(0, other) for other in range(1, players)]
    near = [(one, other) for one in range(players) for other in range(one)]
    return [(one, other) for one, other in near if which == "all" or one - other == 1]


def variants(game: Game) -> list[Mode]:
    """List every number of seats as usual, and with each other value of one option."""
    found: list[Mode] = []
    for seats in game.seats:
        found.append((seats, settled(game, seats, {})))
        for option in game.options(seats):
            others = [value for value in option.values if value != option.default]
            few = others if len(others) < FEW else [others[0], others[-1]]
            found += [(seats, settled(game, seats, {option.key: value})) for value in few]
    return found


def is_shared(game: Game, mode: Mode) -> bool:
    """Ask whether all play together, be it alone."""
    seats, options = mode
    deal = Deal(seats, options, "")
    return seats == 1 or begin(game, _open(game.key)[1], deal)[0].result().shared


def tables(plan: Plan) -> Iterator[Table]:
    """List all games, so that whoever stops early has seen something of everything."""
    game = load(plan.game)
    kinds = [
        (place, mode, _rounds(plan, mode[0], shared), shared)
        for place, mode in enumerate(plan.modes)
        for shared in [is_shared(game, mode)]
    ]
    for number in range(max(rounds for _, _, rounds, _ in kinds)):
        for place, (seats, options), rounds, shared in kinds:
            deal = Deal(seats, options, f"{plan.seed}-{number}")
            for pair, lineup in _lineups(plan, seats, shared) if number < rounds else ():
                names = [plan.players[who] for who in lineup]
                yield Table(plan.game, place, pair, deal, number, names, lineup)


def compete(plan: Plan, jobs: int, watch: Callable[[int], None]) -> Report:
    """Play everything and sum it up; if interrupted, sum up what there is."""
    played: dict[int, Played] = {}
    stopped = False
    try:
        with Crew(jobs) as crew:
            for place, done in crew.each(sit, tables(plan)):
                played[place] = done
                watch(len(played))
    except KeyboardInterrupt:
        stopped = True
    rows: list[list[Played]] = [[] for _ in plan.modes]
    for _, done in sorted(played.items(), key=lambda item: item[0]):
        rows[done.table.mode].append(done)
    modes = [_mode(plan, mode, row) for mode, row in zip(plan.modes, rows, strict=True) if row]
    return {
        "game": plan.game,
        "seed": plan.seed,
        "players": plan.players,
        "stopped": stopped,
        "games": len(played),
        "modes": modes,
    }


def sit(table: Table) -> Played:
    """Play one game."""
    game, box = _open(table.game)
    state, chance = begin(game, box, table.deal)
    seed = table.deal.seed
    bots = [Timed(player(name, game, f"{seed}/{seat}")) for seat, name in enumerate(table.players)]
    longest = game.longest(table.deal.seats, table.deal.options)
    play_out(state, [*bots], chance, longest, None)
    return Played(
        table,
        [mark(state, seat) for seat in range(len(bots))],
        state.result().ending,
        [bot.seconds for bot in bots],
        [bot.decisions for bot in bots],
    )


@cache
def _open(key: str) -> tuple[Game, Box]:
    game = load(key)
    return game, game.unbox(our_tables(game))


def _rounds(plan: Plan, seats: int, shared: bool) -> int:
    """Count the deals that make the games of a pairing."""
    each = 1 if shared else len(_seatings(seats, (0, 1)))
    return -(-plan.games // each)


def _lineups(plan: Plan, seats: int, shared: bool) -> list[tuple[Pair, Sequence[int]]]:
    if shared:
        return [((who, who), [who] * seats) for who in range(len(plan.players))]
    return [(pair, lineup) for pair in plan.pairs for lineup in _seatings(seats, pair)]


def _seatings(seats: int, pair: Pair) -> list[list[int]]:
    """Seat each of a pair alone among copies of the other, in every seat."""
    ways = [pair] if seats == 2 else [pair, pair[::-1]]
    return [
        [alone if seat == place else other for seat in range(seats)]
        for alone, other in ways
        for place in range(seats)
    ]


# --- summing up -----------------------------------------------------------------------------------


def _mode(plan: Plan, mode: Mode, row: Sequence[Played]) -> ModeReport:
    seats, options = mode
    shared = any(done.table.pair[0] == done.table.pair[1] for done in row)
    return {
        "seats": seats,
        "options": options,
        "pairs": [] if shared else _pairs(plan, seats, row),
        "strengths": [] if shared else _strengths(plan, row),
        "together": _together(plan, row) if shared else [],
    }


def _pairs(plan: Plan, seats: int, row: Sequence[Played]) -> list[PairReport]:
    reports: list[PairReport] = []
    for one, other in plan.pairs:
        games = [done for done in row if done.table.pair == (one, other)]
        won = [done.marks[seat] for done in games for seat in _alone(done, one)]
        lost = [done.marks[seat] for done in games for seat in _alone(done, other)]
        share = fmean([mark.value for mark in won] or [0.0])
        span = wilson(share * len(won), len(won))
        even, even_span = (share, span) if seats == 2 else _even(plan, games, one, other)
        reports.append(
            {
                "one": plan.players[one],
                "other": plan.players[other],
                "games": len(games),
                "alone": round(share, 4),
                "alone_span": _rounded(span),
                "fair": round(1 / seats, 4),
                "other_alone": round(fmean([mark.value for mark in lost] or [0.0]), 4),
                "at_two": round(even, 4),
                "at_two_span": _rounded(even_span),
                "lead": round(fmean([mark.lead for mark in won] or [0.0]), 2),
            }
        )
    return reports


def _alone(done: Played, who: int) -> list[int]:
    """Find where a player sat alone."""
    lineup = done.table.lineup
    return [lineup.index(who)] if lineup.count(who) == 1 else []


def _even(plan: Plan, games: Sequence[Played], one: int, other: int) -> tuple[float, Span]:
    """Say as a share at two seats what a player won at more."""
    names = {one: 0, other: 1}
    deals = _deals(games, lambda who: names[who])

    def measure(outcomes: Sequence[Outcome]) -> list[float]:
        numbers = elo(outcomes, 2)
        return [at_two(numbers[0] - numbers[1])]

    ((low, high),) = spans(deals, measure, plan.seed)
    return measure([outcome for deal in deals for outcome in deal])[0], (low, high)


def _deals(games: Sequence[Played], name: Callable[[int], int]) -> list[list[Outcome]]:
    """Put together the games of each deal."""
    found: dict[int, list[Outcome]] = {}
    for done in games:
        shares = [mark.value for mark in done.marks]
        outcome = Outcome([name(who) for who in done.table.lineup], shares)
        found.setdefault(done.table.number, []).append(outcome)
    return list(found.values())


def _strengths(plan: Plan, row: Sequence[Played]) -> list[Strength]:
    players = len(plan.players)
    deals = _deals(row, lambda who: who)

    def measure(outcomes: Sequence[Outcome]) -> list[float]:
        return elo(outcomes, players)

    ratings = measure([outcome for deal in deals for outcome in deal])
    intervals = spans(deals, measure, plan.seed)
    return [
        {
            "name": name,
            "elo": round(ratings[who]),
            "span": _rounded(intervals[who], 0),
            "seconds": _seconds(row, who),
        }
        for who, name in enumerate(plan.players)
    ]


def _together(plan: Plan, row: Sequence[Played]) -> list[Together]:
    reports: list[Together] = []
    for who, name in enumerate(plan.players):
        games = [done for done in row if done.table.lineup[0] == who]
        if not games:
            continue
        won = sum(done.marks[0].value > 0 for done in games)
        points = [(done.marks[0].lead, done.ending) for done in games]
        middle = median_low(points)
        reports.append(
            {
                "name": name,
                "games": len(games),
                "won": round(won / len(games), 4),
                "span": _rounded(wilson(won, len(games))),
                "mean": round(fmean(reached for reached, _ in points), 2),
                "median": middle[0],
                "median_ending": middle[1],
                "endings": dict(Counter(done.ending for done in games)),
                "seconds": _seconds(row, who),
            }
        )
    return reports


def _seconds(row: Sequence[Played], who: int) -> float | None:
    """Give how long a player thought over a decision, on average."""
    seats = [
        (done, seat) for done in row for seat, name in enumerate(done.table.lineup) if name == who
    ]
    decisions = sum(done.decisions[seat] for done, seat in seats)
    spent = sum(done.seconds[seat] for done, seat in seats)
    return round(spent / decisions, 4) if decisions else None


def _rounded(span: Span, digits: int = 4) -> Span:
    return round(span[0], digits), round(span[1], digits)
