"""What a search has to say to people: a hint, and each decision of a finished game once more.

Both get a seat alone, and so nothing but what it knows or knew: its view, its moves, guesses.
What they find is plain data, to be sent and stored; words are as `Words.data` gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from wyrmhall.bots.search import SearchBot, Thought
from wyrmhall.bots.seat import Patience, Seat
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game
from wyrmhall.core.match import Match

SWINGS: Final = 3  # the decisions that are shown
LEAST: Final = 0.005  # what is lost by less is no swing
DOUBT: Final = 20.0  # tries of a move after which half of what it seems to lose is believed


class Rival(TypedDict):
    """The move that a search liked best after its best one."""

    label: object
    value: float  # what the seat may hope for by it


class Advice(TypedDict):
    """The best move that a search has found for a seat."""

    move: str
    label: object
    reason: object | None  # what speaks for it, if the judge can say
    value: float  # what the seat may hope for by it
    hopes: list[float]  # what each seat may hope for then
    rival: NotRequired[Rival]  # of a hint, where there is one that can be told from it


class Verdict(TypedDict):
    """One decision of a game: what was done, and what the search would have done."""

    position: int  # moves made before it
    seat: int
    move: str
    label: object
    value: float  # what the seat could hope for by what it did
    best: Advice


def advise(game: Game, seat: Seat, seed: str, tries: int) -> Advice:
    """Find the best move for a seat, and why; and the one that comes next to it."""
    thought = SearchBot(game, seed, tries).think(seat)
    advice = _advice(game, seat, thought, seed)
    guess = seat.guess(Chance(f"{seed}/reason"))
    others = [place for place in range(len(thought.moves)) if place != thought.place()]
    for place in sorted(others, key=lambda other: -thought.tries[other]):
        label = guess.label(seat.number, thought.moves[place]).data()
        if label != advice["label"] and thought.tries[place] > DOUBT:
            lost = _lost(thought, place, seat.number, advice["value"])
            advice["rival"] = {"label": label, "value": advice["value"] - lost}
            break
    return advice


def _lost(thought: Thought, place: int, seat: int, best: float) -> float:
    """Tell what a move gives away, as far as its tries allow to believe it."""
    lost = max(best - thought.hopes[place][seat], 0.0)
    return lost * thought.tries[place] / (thought.tries[place] + DOUBT)


def judged(
    match: Match, seat: int, move: str, seed: str, tries: int, patience: Patience
) -> Verdict:
    """Compare what a seat does next with the best that it could do."""
    place = Seat(match.state, seat, patience)
    thought = SearchBot(match.game, seed, tries).think(place)
    best = _advice(match.game, place, thought, seed)
    made = thought.moves.index(_number(match.game, move))
    lost = _lost(thought, made, seat, best["value"])
    return _verdict(match, seat, move, best, best["value"] - lost)


def compared(match: Match, verdict: Verdict, seed: str, tries: int, patience: Patience) -> Verdict:
    """Look again at two moves of a decision, each for itself: the one made, and the best."""
    seat, best = verdict["seat"], verdict["best"]
    hopes = []
    for name in (best["move"], verdict["move"]):
        place = Seat(match.state, seat, patience)
        number = _number(match.game, name)
        hopes.append(SearchBot(match.game, seed, tries).think(place, [number]).outlook)
    better: Advice = {**best, "value": hopes[0][seat], "hopes": hopes[0]}
    return _verdict(match, seat, verdict["move"], better, hopes[1][seat])


def _verdict(match: Match, seat: int, move: str, best: Advice, value: float) -> Verdict:
    label = match.state.label(seat, _number(match.game, move)).data()
    same = label == best["label"]  # two cards of a kind, say: nothing tells the moves apart
    return {
        "position": match.position,
        "seat": seat,
        "move": move,
        "label": label,
        "value": best["value"] if same else min(value, best["value"]),
        "best": best,
    }


def _number(game: Game, move: str) -> int:
    number = game.catalogue.number(move)
    assert number is not None
    return number


def _advice(game: Game, seat: Seat, thought: Thought, seed: str) -> Advice:
    best = thought.best
    guess = seat.guess(Chance(f"{seed}/reason"))
    reason = game.judge.reason(guess, seat.number, best)
    return {
        "move": game.catalogue.names[best],
        "label": guess.label(seat.number, best).data(),
        "reason": None if reason is None else reason.data(),
        "value": thought.outlook[seat.number],
        "hopes": list(thought.outlook),
    }


def is_choice(match: Match, seat: int) -> bool:
    """Ask whether a seat has any choice."""
    return len(match.state.moves(seat)) > 1


def loss(verdict: Verdict) -> float:
    """Tell how much of its hopes a seat gave away."""
    return verdict["best"]["value"] - verdict["value"]


def swings(verdicts: Sequence[Verdict], most: int = SWINGS) -> list[Verdict]:
    """Choose the decisions by which most was given away, the worst first."""
    lost = [verdict for verdict in verdicts if loss(verdict) > LEAST]
    return sorted(lost, key=loss, reverse=True)[:most]


def curve(
    verdicts: Sequence[Verdict], moves: int, ending: Sequence[float], shared: bool
) -> list[list[float]]:
    """Tell what each seat could hope for after each number of moves.

    Whoever is to move sees things brighter than the others do. So a point of the curve is the mean
    of how each seat saw it when it last decided, or will see it when it first does.
    """
    views: dict[int, Sequence[float]] = {}
    for verdict in reversed(verdicts):
        views[verdict["seat"]] = verdict["best"]["hopes"]
    known = {verdict["position"]: verdict for verdict in verdicts}
    points = []
    for position in range(moves):
        if position in known:
            views[known[position]["seat"]] = known[position]["best"]["hopes"]
        points.append(_mean([*views.values()] or [ending], len(ending) > 1 and not shared))
    return [*points, list(ending)]


def _mean(views: Sequence[Sequence[float]], whole: bool) -> list[float]:
    """Bring views of the same game together; of a `whole` the parts add up to 1."""
    sums = [min(max(sum(hopes) / len(views), 0.0), 1.0) for hopes in zip(*views, strict=True)]
    total = sum(sums)
    return [hope / total for hope in sums] if whole and total > 0 else sums
