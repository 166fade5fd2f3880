"""A bot that searches: it tries out thousands of games that might be, and learns which moves pay.

This is Monte Carlo tree search over what seats can tell apart (the information sets of Cowling,
Powley and Whitehouse), with these parts:

- Each few tries start from another guess. A move that a guess does not allow is not tried there,
  and how often it could have been tried is counted beside how often it was.
- Every seat looks after its own hopes; friends share theirs, by the judge's `hopes`.
- Where several decide at once, each seat has a path of its own through the tree, on which it sees
  nothing of the others' decisions until they are revealed.
- Luck branches: the more often a place was visited, the more different lucks are tried there, and
  what follows is learnt for each of them apart.
- A node that was visited a few times is studied: the judge values what each move leads to. What
  it finds counts like some visits, so that of many moves the promising ones are tried.
- A try ends where it leaves the tree, a few moves later if the game's numbers say so; the judge
  values what it has come to.
- What was learnt is kept while the same turn goes on without news.

The numbers of it are the game's, in the `[search]` of its `judge.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.bots.seat import Bot, Seat
from wyrmhall.bots.tree import JOINT, LUCK, NOWHERE, SEAT, Scale, Tree
from wyrmhall.core.bits import count, has, lowest
from wyrmhall.core.chance import WORD, Chance
from wyrmhall.core.game import Game, State
from wyrmhall.core.words import Log

GLANCE: Final = 64  # tries between two looks at the clock
DEEP: Final = 400  # steps of a try
SAMPLES: Final = 3  # lucks by which a move is studied


class Thought:
    """What a search found out about the moves of a decision."""

    def __init__(self, moves: list[int], tries: list[int], hopes: list[list[float]]) -> None:
        """Take for each move how often it was tried, and what that brought to each seat."""
        self.moves = moves
        self.tries = tries
        self.hopes = hopes

    def place(self) -> int:
        """Find the best move: the one tried most, and of those the one that brought most."""
        return max(range(len(self.moves)), key=lambda place: self.tries[place])

    @property
    def best(self) -> int:
        """Name the best move."""
        return self.moves[self.place()]

    @property
    def outlook(self) -> list[float]:
        """Give what each seat may hope for, if the best move is made."""
        return self.hopes[self.place()]


class SearchBot(Bot):
    """Searches for so many tries, or until its seat's patience is over."""

    def __init__(self, game: Game, seed: str, tries: int) -> None:
        """Take the judge, its numbers, and the luck."""
        self.judge = game.judge
        self.luck = Chance(seed)
        self.trial = Chance(f"{seed}/trial")
        self.tries: i64 = tries
        self.rounds: i64 = 0  # tries made in the last search
        self.tree = Tree(tries)
        self.scale = Scale(1)
        self._read(game.judge.search)
        self._kept: State | None = None  # where the last move led, if that is certain
        self._root: i64 = 0
        self._here: i64 = 0  # the node of the decision
        self._seats: i64 = 0
        self._salt: i64 = 0  # makes the lucks of one tree
        self._path = vec[i64]([0] * (DEEP + 2))  # the nodes that a try went through
        self._movers = vec[i64]([0] * (DEEP + 2))  # and who moved there
        self._depth: i64 = 0
        self._node: i64 = 0  # where the try has come to
        self._apart = False  # whether each seat has a path of its own
        self._together: i64 = 0  # the seats that decide at once, while they do
        self._moves = vec[i64]()  # of the decision, those that are thought about
        self._place: i64 = -1  # the move that the try made in the decision
        self._ends = vec[i64]([0] * 64)  # where each seat's own path has come to
        self._times = vec[i64]()  # how often each move of the decision was tried
        self._gains = vec[float]()  # and what that brought to each seat

    def _read(self, numbers: Mapping[str, float]) -> None:
        """Read how the game wants to be searched."""
        self.explore = numbers.get("explore", 0.8)  # how curious it is about what was tried little
        self.trust = numbers.get("trust", 2.0)  # visits that the judge's first look counts for
        self.lean = numbers.get("lean", 0.5)  # what a promise of 1 is worth, in spreads of values
        self.fan = numbers.get("fan", 1.0)  # lucks to try: this times the root of the visits
        self.study: i64 = int(numbers.get("study", 2.0))  # the visit at which the judge looks
        self.ahead: i64 = int(numbers.get("ahead", 0.0))  # moves made beyond the tree
        self.glances: i64 = int(numbers.get("glances", 2.0))  # moves looked at for each of those
        self.stay: i64 = int(numbers.get("stay", 4.0))  # tries from the same guess
        self.keep = numbers.get("keep", 1.0) > 0.0  # whether the tree lasts for a turn

    def choose(self, seat: Seat) -> i64:
        """Choose the move that was worth trying most often."""
        moves = seat.moves()
        if len(moves) > 1:
            move: i64 = self.think(seat).best
        else:
            move = moves[0]
            self._settle(seat, seat.guess(self.luck))
        self._foresee(seat, move)
        return move

    def think(self, seat: Seat, only: list[int] | None = None) -> Thought:
        """Search, and tell what was found; `only` some of the moves, if others do not matter."""
        moves = seat.moves() if only is None else vec[i64](only)
        self._moves = moves
        world = seat.guess(self.luck)
        self._settle(seat, world)
        self._times = vec[i64]([0 for _ in range(len(moves))])
        self._gains = vec[float]([0.0 for _ in range(len(moves) * world.seats)])
        if self.tree.looked[self._here] < self.study:
            self.tree.looked[self._here] = self.study
            self._study(self._here, world, seat.number, moves)
        most = max(self.tries - self._known(moves), self.tries // 4)
        self.rounds = 0
        while self.rounds < most:
            if self.rounds % self.stay == 0:
                world = seat.guess(self.luck)
            self._learn(self._try(world))
            self.rounds += 1
            if self.rounds % GLANCE == 0 and (
                seat.patience.over() or self._decided(moves, most - self.rounds)
            ):
                break
        return self._thought(moves, seat.number, world.seats)

    # --- before and after -----------------------------------------------------------------------

    def _settle(self, seat: Seat, world: State) -> None:
        """Stand at the node of the decision: where the last one led, or in a new tree."""
        kept = self._kept
        self._kept = None
        self._seats = world.seats
        self.scale = Scale(world.seats)
        full = self.tree.used > self.tree.room // 2
        if kept is None or full or kept.view(seat.number) != seat.view():
            self.tree.clear()
            self._salt = self.luck.below(WORD)
            self._root = self.tree.child(NOWHERE, 0)
        self._here = self._root
        if count(world.turn()) > 1:
            self._here = self.tree.child(self._root, SEAT + seat.number)

    def _foresee(self, seat: Seat, move: i64) -> None:
        """Keep the tree for the next decision, if it is certain where a move leads."""
        state = seat.guess(self.luck)
        if not self.keep or count(state.turn()) > 1:
            return
        self.trial.stir(0, 0)
        state.play(seat.number, move, self.trial, None)
        if not self.trial.used and has(state.turn(), seat.number):
            self._kept = state
            self._root = self.tree.child(self._root, move)

    def _known(self, moves: vec[i64]) -> i64:
        """Count the tries that the tree has kept from the turn so far."""
        total: i64 = 0
        for place in range(len(moves)):
            total += self.tree.visits[self.tree.child(self._here, moves[place])]
        return total

    def _decided(self, moves: vec[i64], left: i64) -> bool:
        """Ask whether no other move can come to be tried most."""
        most: i64 = 0
        second: i64 = 0
        for place in range(len(moves)):
            visits = self.tree.visits[self.tree.child(self._here, moves[place])]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left

    def _thought(self, moves: vec[i64], mover: i64, seats: i64) -> Thought:
        """Sum up; what a kept tree knows of a move counts, too."""
        tries: list[int] = []
        hopes: list[list[float]] = []
        for place in range(len(moves)):
            node = self.tree.child(self._here, moves[place])
            tries.append(self.tree.visits[node])
            gains = self._gained(place, seats)
            gains[mover] = self.tree.mean(node, self.trust)
            hopes.append(gains)
        return Thought(list(moves), tries, hopes)

    def _gained(self, place: i64, seats: i64) -> list[float]:
        """Give what a move brought to each seat on average; what is usual if it was not tried."""
        times = float(self._times[place])
        if times == 0.0:
            return [self.scale.mean(seat) for seat in range(seats)]
        return [self._gains[place * seats + seat] / times for seat in range(seats)]

    # --- a try ----------------------------------------------------------------------------------

    def _try(self, world: State) -> list[float]:
        """Play from a guess through the tree and out of it; value what it comes to."""
        state = world.copy()
        self._depth = 0
        self._place = -1
        self._node = self._root
        self._apart = False
        self._together = 0
        turn = state.turn()
        while turn != 0 and self._depth < DEEP:
            seat = lowest(turn)
            here = self._stand(seat, turn)
            if here == NOWHERE:
                break
            moves = self._moves if here == self._here else state.moves(seat)
            place = self._select(here, state, seat, moves)
            if here == self._here:
                self._place = place
            if place < 0 or not self._go(here, state, seat, moves[place], turn):
                break
            turn = state.turn()
        self._go_beyond(state)
        return self.judge.hopes(state)

    def _stand(self, seat: i64, turn: i64) -> i64:
        """Find the node where a seat decides; where several do at once, each has its own."""
        if self._node == NOWHERE:
            return NOWHERE
        if self._together == 0 and not is_one(turn):
            self._together = turn
            if not self._apart:
                self._apart = True
                for number in range(self._seats):
                    self._ends[number] = self.tree.child(self._node, SEAT + number)
        return self._ends[seat] if self._apart else self._node

    def _go(self, here: i64, state: State, seat: i64, move: i64, turn: i64) -> bool:
        """Make a move; False if the try has left the tree by it."""
        branch = self.tree.child(here, move)
        if branch == NOWHERE:
            return False
        lucks = 1 + i64(int(self.fan * sqrt(float(self.tree.visits[branch]))))
        number = self.luck.below(min(lucks, LUCK))
        self.trial.stir(self._salt, here * LUCK + number)
        log = Log() if self._apart and is_one(turn) else None
        state.play(seat, move, self.trial, log)
        end = branch
        known = self._note(branch, seat)
        if self.trial.used:
            end = self.tree.child(branch, LUCK + number)
            known = end != NOWHERE and self._note(end, seat) and known
        self._arrive(seat, end)
        if not self._apart:
            return known
        if self._together == 0:
            self._follow(seat, move, number)
        elif self.trial.used or state.turn() & ~turn != 0 or state.turn() == 0:
            self._together = 0
        if log is not None and any(event.reveals for event in log.events):
            self._join()
        return known

    def _arrive(self, seat: i64, end: i64) -> None:
        """Stand where a move has led: everybody, or its mover alone."""
        if self._apart:
            self._ends[seat] = end
        else:
            self._node = end

    def _follow(self, seat: i64, move: i64, number: i64) -> None:
        """Let the others, each on a path of its own, see an open move."""
        for other in range(self._seats):
            end = self._ends[other]
            if other != seat and end != NOWHERE:
                end = self.tree.child(end, move)
                if self.trial.used and end != NOWHERE:
                    end = self.tree.child(end, LUCK + number)
                self._ends[other] = end

    def _join(self) -> None:
        """Go to the one node where everybody knows what all have decided."""
        for seat in range(self._seats):
            end = self._ends[seat]
            if self._node != NOWHERE:
                self._node = NOWHERE if end == NOWHERE else self.tree.child(self._node, JOINT + end)
        self._apart = False
        self._together = 0

    def _note(self, node: i64, seat: i64) -> bool:
        """Put a node on the path, and tell whether anybody was there before."""
        self._path[self._depth] = node
        self._movers[self._depth] = seat
        self._depth += 1
        return self.tree.visits[node] > 0

    def _go_beyond(self, state: State) -> None:
        """Make some moves more: of a few that luck chooses, the one of most promise."""
        for _ in range(self.ahead):
            turn = state.turn()
            if turn == 0:
                break
            seat = lowest(turn)
            moves = state.moves(seat)
            move = moves[self.luck.below(len(moves))]
            if len(moves) > 1:
                move = self._likely(state, seat, moves, move)
            state.play(seat, move, self.luck, None)

    def _likely(self, state: State, seat: i64, moves: vec[i64], move: i64) -> i64:
        """Choose like a player in a hurry, who looks at some of the moves."""
        top = self.judge.promise(state, seat, move)
        for _ in range(1, self.glances):
            other = moves[self.luck.below(len(moves))]
            promise = self.judge.promise(state, seat, other) if other != move else top
            if promise > top:
                move, top = other, promise
        return move

    def _learn(self, hopes: list[float]) -> None:
        """Let every node on the path know what came of it."""
        self.scale.add(hopes)
        for depth in range(self._depth):
            node = self._path[depth]
            self.tree.visits[node] += 1
            self.tree.total[node] += hopes[self._movers[depth]]
        if self._place >= 0:
            self._times[self._place] += 1
            for seat in range(len(hopes)):
                self._gains[self._place * len(hopes) + seat] += hopes[seat]

    # --- which move to try ----------------------------------------------------------------------

    def _select(self, here: i64, state: State, seat: i64, moves: vec[i64]) -> i64:
        """Find the place of the move to try: good so far, or tried too little; -1: no room."""
        if len(moves) == 1:
            return 0
        tree = self.tree
        tree.looked[here] += 1
        if tree.looked[here] == self.study:
            self._study(here, state, seat, moves)
        curiosity = self.explore * self.scale.spread(seat)
        best: i64 = -1
        top = -1e300
        for place in range(len(moves)):
            node = tree.child(here, moves[place])
            if node == NOWHERE:
                continue
            if tree.offered[node] == 0:
                tree.prior[node] = self._promise(state, seat, moves[place])
            tree.offered[node] += 1
            weight = float(tree.visits[node]) + self.trust
            score = (tree.total[node] + self.trust * tree.prior[node]) / weight
            score += curiosity * sqrt(log(float(tree.offered[node])) / weight)
            if score > top:
                best, top = place, score
        return best

    def _promise(self, state: State, seat: i64, move: i64) -> float:
        """Say what a move may be worth before anything is known of it."""
        promise = self.judge.promise(state, seat, move)
        return self.scale.mean(seat) + self.lean * self.scale.spread(seat) * promise

    def _study(self, here: i64, state: State, seat: i64, moves: vec[i64]) -> None:
        """Let the judge value what each move leads to; all are tried with the same luck."""
        for place in range(len(moves)):
            node = self.tree.child(here, moves[place])
            if node != NOWHERE:
                self.tree.prior[node] = self._value(here, state, seat, moves[place])
                self.tree.offered[node] += 1

    def _value(self, here: i64, state: State, seat: i64, move: i64) -> float:
        """Value what a move leads to; if luck has a say, by some lucks."""
        total = 0.0
        for number in range(SAMPLES):
            twin = state.copy()
            self.trial.stir(self._salt, here * LUCK + number)
            twin.play(seat, move, self.trial, None)
            total += self.judge.hopes(twin)[seat]
            if not self.trial.used:
                return total / float(number + 1)
        return total / float(SAMPLES)


def is_one(seats: i64) -> bool:
    """Ask whether a set of seats has one member."""
    return seats & (seats - 1) == 0
