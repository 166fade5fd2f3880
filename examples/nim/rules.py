"""The rules of Nim; the sections follow RULES.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from nim.box import NimBox
from wyrmhall.core.bits import bit, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Line, Refusal, Result, State
from wyrmhall.core.words import Log, Words

NAMES = ["call odd", "call even", "take 1", "take 2", "take 3", "show", "keep"]
ODD, EVEN, TAKE, SHOW, KEEP = 0, 1, 2, 5, 6  # numbers of moves; TAKE is the first of three
CALLING, TAKING, SHOWING = 0, 1, 2  # the steps
CALLS = ["", "odd", "even"]
STEPS = [
    (range(ODD, TAKE), "N-3", "refusal-call-first"),
    (range(TAKE, SHOW), "N-4", "refusal-take-now"),
    (range(SHOW, KEEP + 1), "N-5", "refusal-show-now"),
]


def numbers(length: int) -> vec[u8]:
    """Make a row of zeros."""
    return vec[u8]([u8(0) for _ in range(length)])


class NimRules(State):
    """What the rulebook says; views.py adds what is seen and said."""

    def __init__(self, box: NimBox, seats: i64, heap: i64) -> None:
        """Lay out the heap (N-1)."""
        self.box = box
        self.seats = seats
        self.heap = heap
        self.step: i64 = CALLING
        self.seat: i64 = 0  # who is to take, or has just taken
        self.taken: i64 = 0  # by the last move
        self.pile: vec[u8] = numbers(0)  # the cards that nobody holds: a set, in no order
        self.cards = numbers(seats)  # each seat's secret card, or 0
        self.calls = numbers(seats)  # 1 odd, 2 even, 0 not yet
        self.sticks = numbers(seats)  # taken by each seat
        self.shown = numbers(seats * 3)  # per seat, how many cards with 1, 2, 3

    # Calling and turns (N-3 to N-6)

    def turn(self) -> i64:
        """Everybody who has not called; then one seat after the other until the heap is gone."""
        if self.step == CALLING:
            return sum(bit(seat) for seat in range(self.seats) if self.calls[seat] == 0)
        return bit(self.seat) if self.heap > 0 or self.step == SHOWING else 0

    def moves(self, seat: i64) -> vec[i64]:
        """List what nothing refuses."""
        allowed, _, _ = STEPS[self.step]
        return vec[i64]([move for move in allowed if self.refusal(seat, move) is None])

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Name the rule that forbids the move."""
        if self.turn() == 0:
            return Refusal("N-7", Words("refusal-over"))
        allowed, rule, message = STEPS[self.step]
        if not has(self.turn(), seat):
            return Refusal("N-3" if self.step == CALLING else "N-6", Words("refusal-turn"))
        if move not in allowed:
            return Refusal(rule, Words(message))
        if self.step == TAKING and move - TAKE + 1 > self.heap:
            return Refusal(rule, Words("refusal-heap", {"heap": self.heap}))
        if move == SHOW and self.cards[seat] != self.taken:
            facts = {"taken": self.taken, "card": i64(self.cards[seat])}
            return Refusal(rule, Words("refusal-card", facts))
        return None

    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Carry out a move."""
        if self.step == CALLING:
            self.call(seat, move, log)
        elif self.step == TAKING:
            self.take(seat, move - TAKE + 1, log)
        else:
            if move == SHOW:
                self.show(seat, chance, log)
            self.step = TAKING
            self.seat = (seat + 1) % self.seats if self.heap > 0 else seat
            if self.heap == 0 and log is not None:
                log.tell("event-end", seat, {"calls": self.spoken_calls()}, reveals=True)

    def call(self, seat: i64, move: i64, log: Log | None) -> None:
        """Note a secret call; the turns begin when everybody has called (N-3)."""
        self.calls[seat] = u8(move - ODD + 1)
        if log is not None:
            log.tell(
                "event-call",
                seat,
                secret={"call": Words("event-" + CALLS[self.calls[seat]])},
                knows=bit(seat),
            )
        if self.turn() == 0:
            self.step = TAKING

    def take(self, seat: i64, count: i64, log: Log | None) -> None:
        """Take sticks from the heap (N-4)."""
        self.heap -= count
        self.taken = count
        self.sticks[seat] = u8(i64(self.sticks[seat]) + count)
        self.step = SHOWING
        if log is not None:
            log.tell("event-take", seat, {"count": count})

    def show(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Lay the card open and draw another (N-5)."""
        place = seat * 3 + self.taken - 1
        self.shown[place] = u8(i64(self.shown[place]) + 1)
        if log is not None:
            log.tell("event-show", seat, {"card": self.taken}, reveals=True)
        self.draw(seat, chance, log)

    def draw(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Draw a card from the pile, if there is one (N-2)."""
        self.cards[seat] = 0
        if len(self.pile) == 0:
            return
        self.cards[seat] = u8(chance.pick(self.pile, 0, len(self.pile)))
        self.pile = self.pile[: len(self.pile) - 1]
        if log is not None:
            secret = {"card": i64(self.cards[seat])}
            log.tell("event-draw", seat, secret=secret, knows=bit(seat))

    # The end (N-7 to N-9)

    def result(self) -> Result:
        """Score: the last stick, shown cards, right calls (N-8); a tie goes to the last stick."""
        over = self.turn() == 0
        scores = [self.lines(seat, over) for seat in range(self.seats)]
        worth = [
            2 * sum(line.points for line in lines) + (over and seat == self.seat)
            for seat, lines in enumerate(scores)
        ]
        ranks = [1 + sum(other > mine for other in worth) for mine in worth]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return Result("last-stick" if over else "", scores, ranks, winners)

    def lines(self, seat: i64, over: bool) -> list[Line]:
        """List a seat's points; those of the end only then (N-8)."""
        cards = sum(i64(self.shown[seat * 3 + place]) * (place + 1) for place in range(3))
        lines = [Line(Words("score-cards"), cards, "N-8")]
        if over:
            right = sum(self.shown) % 2 == self.calls[seat] % 2
            lines += [
                Line(Words("score-last-stick"), self.box.last_stick * (seat == self.seat), "N-8"),
                Line(Words("score-call"), self.box.call * right, "N-8"),
            ]
        return lines

    def census(self) -> dict[str, int]:
        """Count sticks and cards."""
        census = {"stick": self.heap + sum(i64(count) for count in self.sticks)}
        for number in (1, 2, 3):
            held = sum(card == number for row in (self.pile, self.cards) for card in row)
            shown = sum(self.shown[seat * 3 + number - 1] for seat in range(self.seats))
            census[f"card {number}"] = held + shown
        return census

    def spoken_calls(self) -> list[Words]:
        """Tell all calls, at the end."""
        return [
            Words("event-called-" + CALLS[self.calls[seat]], {"seat": seat})
            for seat in range(self.seats)
        ]
