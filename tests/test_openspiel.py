"""OpenSpiel's search at our table: it plays by the rules, and knows what its seat knows."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import pytest
from tests.games import every_game

from wyrmhall.bots.playout import play_out
from wyrmhall.bots.seat import Patience, Seat
from wyrmhall.cli import main
from wyrmhall.core.bits import lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game, State
from wyrmhall.core.match import Match, our_tables, settled
from wyrmhall.games import load
from wyrmhall.lab.openspiel import NAME
from wyrmhall.lab.players import player

installed = pytest.mark.skipif(
    find_spec("open_spiel") is None,
    reason="NOTHING IS KNOWN OF THE DUEL HERE: OpenSpiel is not installed (wyrmhall[lab])",
)
FEW = f"{NAME}:tries=12"


@installed
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_it_plays_whole_games_by_the_rules(game: Game) -> None:
    for seats in game.seats:
        options = settled(game, seats, {})
        chance = Chance("a")
        state = game.start(seats, options, game.unbox(our_tables(game)), chance, None)
        bots = [player(FEW if seat == 0 else "random", game, str(seat)) for seat in range(seats)]
        made: list[tuple[int, int]] = []
        play_out(state, bots, chance, game.longest(seats, options), made)
        match = Match.start(game, seats, options, "a")
        for seat, move in made:
            match.play(seat, move)  # refuses whatever breaks a rule
        assert match.over


class Veiled:
    """What a seat lets a bot see, with no state behind it."""

    def __init__(self, state: State, number: int, patience: Patience) -> None:
        """Take what is told."""
        self.moves = lambda: state.moves(number)
        self.guess = lambda luck: state.guess(number, luck)
        self.number = number
        self.patience = patience


def position() -> State:
    """Give a position of two players, one of whom knows what lies face down."""
    game = load("1001-islands")
    chance = Chance("b")
    state = game.start(2, settled(game, 2, {}), game.unbox(our_tables(game)), chance, None)
    while not any(names == "hide 1" for names in names_of(state, game)):
        state.play(lowest(state.turn()), state.moves(lowest(state.turn()))[0], chance, None)
    state.play(lowest(state.turn()), state.moves(lowest(state.turn()))[0], chance, None)
    return state


def names_of(state: State, game: Game) -> list[str]:
    return [game.catalogue.names[move] for move in state.moves(lowest(state.turn()))]


@installed
def test_it_reaches_states_by_guesses_alone() -> None:
    game, state = load("1001-islands"), position()
    seat = lowest(state.turn())
    twin = state.guess(seat, Chance("other"))
    made = set()
    for each in (state, twin):
        made.add(player(FEW, game, "s").choose(Seat(each, seat)))
        veiled: object = Veiled(each, seat, Patience())
        made.add(player(FEW, game, "s").choose(veiled))  # type: ignore[arg-type]
    assert len(made) == 1


class Counting(Patience):
    """A patience that is over when it is asked for the tenth time."""

    asked = 0

    def over(self) -> bool:
        """Count."""
        self.asked += 1
        return self.asked >= 10


@installed
@pytest.mark.parametrize("more", ["", ":compiled=0", ":rollouts=3:uct=2"])
def test_it_answers_when_its_patience_is_over(more: str) -> None:
    state = position()
    seat = Seat(state, lowest(state.turn()), Counting())
    assert player(f"{NAME}:tries=100000{more}", load("1001-islands"), "s").choose(seat) in list(
        seat.moves()
    )


def test_without_openspiel_it_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["arena", "1001-islands", "--players", f"random,{NAME}", "--games", "1"]) == 2
    assert "pip install wyrmhall[lab]" in capsys.readouterr().err
