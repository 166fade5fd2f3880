"""OpenSpiel's own search as a player of our games, to measure ours against.

The bot is OpenSpiel's `ISMCTSBot` as it comes, the one of its Python algorithms: it can be given a
resampler, and that is our `guess`. The one in C++ cannot. It asks the state itself to resample,
and OpenSpiel does not hand this question on to games written in Python.

Of a state the bot wants a few methods and nothing else. So a `World` has just these: a state that
went through C++ for each of them would only be slower. Rollouts are evaluated by a plug-in of
OpenSpiel's kind that plays them in our compiled loop; `compiled=0` takes OpenSpiel's evaluator.
"""

from __future__ import annotations

from hashlib import blake2b
from types import SimpleNamespace
from typing import Final, Protocol

import msgspec
from mypy_extensions import i64

from wyrmhall.bots.playout import play_on
from wyrmhall.bots.seat import Bot, Seat
from wyrmhall.core.bits import lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import State
from wyrmhall.lab.crew import needed

NAME: Final = "openspiel-ismcts"
# How curious it is, rollouts for each evaluation, whether these are compiled, and simulations.
NUMBERS: Final = {"uct": 0.7, "rollouts": 1.0, "compiled": 1.0, NAME: 1000.0}
ENOUGH: Final = 1_000_000  # simulations, where time is the limit
OVER: Final = -4  # OpenSpiel's number of the player whose turn it is when a game is over

Policy = list[tuple[int, float]]


class _Node(Protocol):
    """A node of OpenSpiel's tree: nothing that we need to know."""


class _Search(Protocol):
    """What we use of OpenSpiel's bot, which comes without types."""

    _root_node: _Node

    def set_resampler(self, resampler: object) -> None: ...
    def get_policy(self, state: World) -> Policy: ...
    def get_final_policy(self, state: World, node: _Node) -> Policy: ...


class TimeIsUp(Exception):
    """The seat's patience is over."""


class World:
    """A guess, with the methods that OpenSpiel's search asks of a state."""

    def __init__(self, state: State, luck: Chance, kind: object, known: str = "") -> None:
        """Take a guess to play with, and what the seat in turn knows if that is no news."""
        self.state = state
        self.luck = luck
        self.kind = kind
        self.known = known  # to the seat in turn; "" until somebody asks

    def get_game(self) -> World:
        """Stand for the game, too."""
        return self

    def get_type(self) -> object:
        """Tell what kind of game it is."""
        return self.kind

    def current_player(self) -> int:
        """Tell whose turn it is; who decides at the same time does so one by one, unseen."""
        turn = self.state.turn()
        return lowest(turn) if turn else OVER

    def is_terminal(self) -> bool:
        """Ask whether the game is over."""
        return self.state.turn() == 0

    def is_chance_node(self) -> bool:
        """Luck is part of a move, and what it shows part of what is known."""
        return False

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """List the moves of the seat in turn."""
        return list(self.state.moves(self.current_player()))

    def information_state_string(self) -> str:
        """Tell all that the seat in turn may know, and what it may do: its place in the tree."""
        if not self.known:
            view = self.state.view(self.current_player())
            self.known = msgspec.json.encode((view, self.legal_actions())).decode()
        return self.known

    def apply_action(self, move: int) -> None:
        """Make a move."""
        self.state.play(self.current_player(), move, self.luck, None)
        self.known = ""

    def clone(self) -> World:
        """Make another one."""
        return World(self.state.copy(), self.luck, self.kind)

    def returns(self) -> list[float]:
        """Tell what the game was worth to each seat."""
        return [self.state.value(seat) for seat in range(self.state.seats)]


class Rollouts:
    """OpenSpiel's random rollouts, in compiled code."""

    def __init__(self, number: int) -> None:
        """Say how many make an evaluation."""
        self.number = number

    def evaluate(self, world: World) -> list[float]:
        """Play a world to its end with random moves; give each seat's mean return."""
        sums = [0.0] * world.state.seats
        for _ in range(self.number):
            twin = world.clone()
            play_on(twin.state, twin.luck)
            sums = [one + more for one, more in zip(sums, twin.returns(), strict=True)]
        return [total / self.number for total in sums]

    def prior(self, world: World) -> Policy:
        """Hold all moves for equally likely."""
        moves = world.legal_actions()
        return [(move, 1.0 / len(moves)) for move in moves]


class SpielBot(Bot):
    """A seat's mediator: OpenSpiel's search gets guesses from it, and nothing else."""

    def __init__(self, seed: str, numbers: dict[str, float], timed: bool) -> None:
        """Set the search up; without `timed` it makes so many simulations."""
        spiel, ismcts = needed("pyspiel"), needed("open_spiel.python.algorithms.ismcts")
        numbers = {**NUMBERS, **numbers}
        kind = spiel.GameType
        self.kind = SimpleNamespace(
            dynamics=kind.Dynamics.SEQUENTIAL,
            information=kind.Information.IMPERFECT_INFORMATION,
        )
        self.luck = Chance(seed)
        digits = blake2b(seed.encode(), digest_size=4).digest()
        luck = needed("numpy").random.RandomState(int.from_bytes(digits, "little"))
        evaluator: object = Rollouts(int(numbers["rollouts"]))
        if not numbers["compiled"]:
            mcts = needed("open_spiel.python.algorithms.mcts")
            evaluator = mcts.RandomRolloutEvaluator(int(numbers["rollouts"]), luck)
        self.search: _Search = ismcts.ISMCTSBot(
            game=None,
            evaluator=evaluator,
            uct_c=numbers["uct"],
            max_simulations=ENOUGH if timed else int(numbers[NAME]),
            random_state=luck,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )

    def choose(self, seat: Seat) -> i64:
        """Let OpenSpiel search."""
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        root = World(seat.guess(self.luck), self.luck, self.kind)
        known = root.information_state_string()  # in every guess the same
        left = len(moves) + 1  # the root and each of its moves need one world at least

        def resample(state: World, player: int) -> World:
            nonlocal left
            left -= 1
            if left < 0 and seat.patience.over():
                raise TimeIsUp
            return World(seat.guess(self.luck), self.luck, self.kind, known)

        self.search.set_resampler(resample)
        try:
            policy = self.search.get_policy(root)
        except TimeIsUp:  # between two simulations, where the tree is whole
            policy = self.search.get_final_policy(root, self.search._root_node)
        return max(policy, key=lambda entry: entry[1])[0]
