"""The search: it finds what is best where that is known, and cheats in nothing."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from mypy_extensions import u8
from tests.games import every_game

from nim import GAME
from nim.rules import EVEN, KEEP, ODD, SHOW, TAKE, TAKING, NimRules
from wyrmhall.bots.search import SearchBot
from wyrmhall.bots.seat import Patience, Seat
from wyrmhall.bots.tree import NOWHERE, Scale, Tree
from wyrmhall.core.bits import lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Game, Judge, State
from wyrmhall.core.match import our_tables, settled
from wyrmhall.games import load


def nim(heap: int) -> NimRules:
    """Set two seats before a heap, with calls that cancel out and no cards."""
    chance = Chance("nim")
    state = GAME.start(2, {"heap": "11"}, GAME.unbox(our_tables(GAME)), chance, None)
    assert isinstance(state, NimRules)
    state.heap = heap
    state.step = TAKING
    for seat in range(2):
        state.calls[seat] = u8(1)
        state.cards[seat] = u8(0)
    return state


def begin(game: Game, seats: int) -> State:
    """Set up a game with its usual options."""
    chance = Chance("begin")
    options = settled(game, seats, {})
    return game.start(seats, options, game.unbox(our_tables(game)), chance, None)


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7])
def test_it_leaves_a_multiple_of_four_without_being_told(heap: int) -> None:
    plain = replace(GAME, judge=Judge({"spread": 3.0}, {}))
    thought = SearchBot(plain, "a", 3000).think(Seat(nim(heap), 0))
    assert (heap - (thought.best - TAKE + 1)) % 4 == 0
    assert thought.outlook[0] > 0.8
    assert sum(thought.outlook) == pytest.approx(1.0, abs=0.05)


def test_it_looks_after_the_seat_that_moves() -> None:
    """In a heap of four whoever moves has lost, and the search knows for whom."""
    thought = SearchBot(GAME, "a", 2000).think(Seat(nim(4), 0))
    assert thought.outlook[0] < 0.2
    assert thought.outlook[1] > 0.8


def test_a_secret_call_is_answered_as_if_it_were_not_known() -> None:
    """Whoever calls second must not profit from the first call, in the tree as at the table."""
    state = begin(GAME, 2)
    odd, even = (state.copy() for _ in range(2))
    odd.play(0, ODD, Chance("x"), None)
    even.play(0, EVEN, Chance("x"), None)
    told = [SearchBot(GAME, "b", 500).think(Seat(twin, 1)) for twin in (odd, even)]
    assert told[0].tries == told[1].tries
    assert told[0].hopes == told[1].hopes


class Coveting(Judge):
    """The other wants one tile above all; two are worth half to him, and others nothing."""

    def __init__(self, veiled: float, other: int, tiles: list[str]) -> None:
        """Take the three tiles, the best first."""
        super().__init__({}, {"veiled": veiled})
        self.other = other
        self.tiles = tiles

    def hopes(self, state: State) -> list[float]:
        """Look what the other has in hand or on his board."""
        view: Any = state.view(self.other)
        text = str([view["boards"][self.other], view["hand"]])
        held = [place for place, tile in enumerate(self.tiles) if repr(tile) in text]
        hope = 0.0 if not held else 1.0 if held[0] == 0 else 0.5
        return [hope, 1 - hope] if self.other == 0 else [1 - hope, hope]


@pytest.mark.parametrize("best", range(3))
def test_a_search_knows_that_others_do_not_see_what_it_hides(best: int) -> None:
    game, chance = load("1001-islands"), Chance("hiding")
    state = game.start(2, {}, game.unbox(our_tables(game)), chance, None)
    seat = lowest(state.turn())
    state.play(seat, state.moves(seat)[1], chance, None)
    view: Any = state.view(seat)
    offer = [place["tile"]["tile"] for place in view["offer"]]
    tiles = [offer[best], *(tile for tile in offer if tile != offer[best])]
    doubting, trusting = (
        SearchBot(replace(game, judge=Coveting(veiled, 1 - seat, tiles)), "s", 900).think(
            Seat(state, seat)
        )
        for veiled in (2.0, 0.0)
    )
    assert doubting.best == doubting.moves[best]
    assert doubting.outlook[seat] > 0.4  # the other is content with one of those that he sees
    assert trusting.outlook[seat] < 0.3  # as if he looked under the tile that lies face down


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_the_choice_depends_only_on_what_the_seat_knows(game: Game) -> None:
    for seats in game.seats:
        state = begin(game, seats)
        luck = Chance("moves")
        for step in range(12):
            if state.turn() == 0:
                break
            seat = lowest(state.turn())
            twin = state.guess(seat, Chance(f"twin {step}"))
            made = [SearchBot(game, "s", 40).think(Seat(each, seat)) for each in (state, twin)]
            assert made[0].tries == made[1].tries
            assert made[0].hopes == made[1].hopes
            moves = state.moves(seat)
            state.play(seat, moves[luck.below(len(moves))], luck, None)


def test_the_tree_is_kept_while_a_turn_goes_on_without_news() -> None:
    state = nim(7)
    state.cards[0] = u8(3)
    bot = SearchBot(GAME, "a", 400)
    assert bot.choose(Seat(state, 0)) == TAKE + 2
    state.play(0, TAKE + 2, Chance("x"), None)
    thought = bot.think(Seat(state, 0))
    assert thought.moves == [SHOW, KEEP]
    assert sum(thought.tries) > bot.rounds


def test_whoever_asks_elsewhere_gets_a_new_tree() -> None:
    bot = SearchBot(GAME, "a", 400)
    bot.choose(Seat(nim(7), 0))
    thought = bot.think(Seat(nim(6), 0))
    assert sum(thought.tries) <= 400
    assert thought.best == TAKE + 1


class Hasty(Patience):
    """A patience that is over at once."""

    def over(self) -> bool:
        """Be over."""
        return True


def test_it_answers_as_soon_as_patience_is_over() -> None:
    bot = SearchBot(GAME, "a", 1_000_000)
    thought = bot.think(Seat(nim(7), 0, Hasty()))
    assert bot.rounds < 1000
    assert thought.best in thought.moves


def test_what_is_forced_takes_no_time() -> None:
    bot = SearchBot(GAME, "a", 1_000_000)
    assert bot.choose(Seat(nim(1), 0)) == TAKE
    assert bot.rounds == 0


def test_a_small_tree_is_filled_and_the_search_goes_on() -> None:
    bot = SearchBot(GAME, "a", 50)
    bot.tries = 30_000
    bot.tree.room = 40
    thought = bot.think(Seat(begin(GAME, 3), 0))
    assert bot.tree.used <= 40
    assert sum(thought.tries) > 1000


def test_paths_do_not_meet() -> None:
    tree = Tree(10_000)
    root = tree.child(NOWHERE, 0)
    nodes = {tree.child(root, step) for step in range(1000)}
    nodes |= {tree.child(tree.child(root, step), step + 1) for step in range(1000)}
    assert len(nodes) == 2000
    assert tree.child(root, 7) == tree.child(root, 7)
    tree.clear()
    assert tree.used == 0
    assert tree.visits[root] == 0


def test_the_scale_tells_mean_and_spread() -> None:
    scale = Scale(2)
    for value in (0.0, 0.5, 1.0):
        scale.add([value, 0.25])
    assert scale.mean(0) == pytest.approx(0.5)
    assert scale.spread(0) == pytest.approx((1 / 6) ** 0.5, abs=1e-3)
    assert scale.spread(1) < 0.001


def test_compiled_and_uncompiled_search_are_the_same() -> None:
    code = (
        "import sys; from wyrmhall.games import load; from wyrmhall.bots.search import SearchBot;"
        "from wyrmhall.bots.seat import Seat; from wyrmhall.core.chance import Chance;"
        "from wyrmhall.core.match import our_tables;"
        "game = load('1001-islands'); box = game.unbox(our_tables(game));"
        "state = game.start(3, {}, box, Chance('a'), None);"
        "told = SearchBot(game, 'a', 300).think(Seat(state, 0));"
        "print(told.moves, told.tries, told.hopes)"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            check=True,
            capture_output=True,
            env={"WYRMHALL_PURE": pure, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for pure in ("0", "1")
    ]
    assert said[0] == said[1] != b""
