"""A law that cannot be broken is none: each broken game here breaks just the law named with it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from nim import GAME
from nim.judge import NimJudge
from nim.rules import KEEP, SHOW
from nim.scene import scene
from nim.views import Nim
from wyrmhall.core import laws, trial
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Box, Catalogue, Game, Refusal, Result, State, View
from wyrmhall.core.look import Look
from wyrmhall.core.scene import Scene
from wyrmhall.core.words import Log, Words


class Broken(Nim):
    """Nim, to be broken in one place each."""

    def copy(self) -> Nim:
        """Copy into the same class."""
        return twin(self, type(self))


def twin(state: Nim, kind: type[Nim]) -> Nim:
    """Copy a state into a class."""
    other = kind(state.box, state.seats, state.heap)
    other.step, other.seat, other.taken = state.step, state.seat, state.taken
    other.pile, other.cards, other.calls = state.pile[:], state.cards[:], state.calls[:]
    other.sticks, other.shown = state.sticks[:], state.shown[:]
    return other


def broken(kind: type[Nim]) -> Game:
    """Make a game of the broken class."""

    def start(
        seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None
    ) -> Nim:
        state = GAME.start(seats, options, box, chance, log)
        assert isinstance(state, Nim)
        return twin(state, kind)

    return replace(GAME, start=start)


class Stuck(Broken):
    """Nobody may take the last stick."""

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([]) if self.heap == 1 else super().moves(seat)


class OutOfOrder(Broken):
    """Lists a move twice."""

    def moves(self, seat: i64) -> vec[i64]:
        moves = super().moves(seat)
        return vec[i64]([*moves, *moves])


class Lying(Broken):
    """Refuses to show, and lists it."""

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        refusal = super().refusal(seat, move)
        if move == SHOW and self.seat == seat and self.taken == 2 and refusal is None:
            return Refusal("N-5", Words("refusal-show-now"))
        return refusal

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([m for m in range(7) if super(Lying, self).refusal(seat, m) is None])


class Unexplained(Broken):
    """Names a rule that does not exist."""

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        refusal = super().refusal(seat, move)
        return refusal and Refusal("N-99", refusal.words)


class Speechless(Broken):
    """Has no words for its prompt."""

    def prompt(self, seat: i64) -> Words:
        return Words("prompt-" + "forgotten")


class Forgetful(Broken):
    """Counts how often it is asked."""

    def turn(self) -> i64:
        self.asked = getattr(self, "asked", 0) + 1
        return super().turn()


class LossyCopy(Nim):
    """Forgets the last take when it is copied."""

    def copy(self) -> Nim:
        other = twin(self, LossyCopy)
        other.sticks[0] = 0
        return other


class Shared(Nim):
    """Shares the shown cards with its copies."""

    def copy(self) -> Nim:
        other = twin(self, Shared)
        other.sticks = self.sticks
        return other


class NoData(Broken):
    """Shows what JSON does not know."""

    def view(self, seat: i64) -> View:
        return {**super().view(seat), "seats": (1, 2)}


class Leaking(Broken):
    """Shows all cards to everybody."""

    def view(self, seat: i64) -> View:
        return {**super().view(seat), "cards": [int(card) for card in self.cards]}


class Betraying(Broken):
    """Asks only those who can show a card whether they want to (see ruling A-1)."""

    def take(self, seat: i64, count: i64, log: Log | None) -> None:
        super().take(seat, count, log)
        if self.cards[seat] != count and self.heap > 0:
            self.step, self.seat = 1, (seat + 1) % self.seats


class Telling(Broken):
    """Tells the others which card was drawn."""

    def draw(self, seat: i64, chance: Chance, log: Log | None) -> None:
        super().draw(seat, chance, None)
        if log is not None:
            log.tell("event-draw", seat, {"card": i64(self.cards[seat])})

    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        super().play(seat, move, chance, log)
        if move == KEEP and log is not None:
            log.tell("event-draw", seat, {"card": i64(self.cards[seat])})


class Unmarked(Broken):
    """Opens the calls at the end without saying that this reveals them."""

    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        super().play(seat, move, chance, log)
        for event in log.events if log is not None else []:
            event.reveals = False


class Unfit(Broken):
    """Guesses its own call, and always wrong."""

    def guess(self, seat: i64, chance: Chance) -> Nim:
        guess = super().guess(seat, chance)
        if seat >= 0 and self.calls[seat] > 0:
            guess.calls[seat] = u8(3 - i64(self.calls[seat]))
        return guess


class Unfair(Broken):
    """Guesses with luck of its own, so that no guess can be repeated."""

    luck = Random(1)

    def guess(self, seat: i64, chance: Chance) -> Nim:
        return super().guess(seat, Chance(str(self.luck.random())))


class Biased(Broken):
    """Lets the order in which the cards happen to lie decide what is guessed."""

    def guess(self, seat: i64, chance: Chance) -> Nim:
        guess = super().guess(seat, chance)
        rivals = [rival for rival in range(self.seats) if rival != seat and self.cards[rival] > 0]
        if rivals and len(guess.pile) > 0 and self.pile[0] > guess.pile[0]:
            first = rivals[0]
            guess.pile[0], guess.cards[first] = guess.cards[first], guess.pile[0]
        return guess


class Greedy(Broken):
    """Uses more luck for a guess if somebody has a good card."""

    def guess(self, seat: i64, chance: Chance) -> Nim:
        guess = super().guess(seat, chance)
        for rival in range(self.seats):
            if self.cards[rival] == 3:
                chance.below(7)
        return guess


class Lossy(Broken):
    """Loses the third stick of a take."""

    def take(self, seat: i64, count: i64, log: Log | None) -> None:
        super().take(seat, count, log)
        self.sticks[seat] = u8(i64(self.sticks[seat]) - (count == 3))


class Upside(Broken):
    """Ranks the least points first."""

    def result(self) -> Result:
        result = super().result()
        ranks = [len(result.ranks) + 1 - rank for rank in result.ranks]
        return Result(result.ending, result.scores, ranks, result.winners)


class Hasty(Broken):
    """The last to call decides what counts: the order of simultaneous calls matters."""

    def call(self, seat: i64, move: i64, log: Log | None) -> None:
        super().call(seat, move, log)
        self.seat = seat


class Chatty(Broken):
    """Says that a call reveals something, though others have yet to call."""

    def call(self, seat: i64, move: i64, log: Log | None) -> None:
        super().call(seat, move, log)
        for event in log.events if log is not None else []:
            event.reveals = True


class Attentive(Broken):
    """Does something else when somebody listens."""

    def take(self, seat: i64, count: i64, log: Log | None) -> None:
        super().take(seat, count, log)
        self.taken = count if log is None else 1


class Mumbling(Broken):
    """Tells what no language has words for."""

    def take(self, seat: i64, count: i64, log: Log | None) -> None:
        super().take(seat, count, log)
        if log is not None:
            log.tell("event-" + "mumble", seat)


class Moody(Broken):
    """Depends on what no record holds."""

    luck = Random(1)

    def take(self, seat: i64, count: i64, log: Log | None) -> None:
        super().take(seat, count, log)
        self.taken = self.luck.randrange(100)


class Timeless(Broken):
    """Lays every stick back."""

    def take(self, seat: i64, count: i64, log: Log | None) -> None:
        super().take(seat, count, log)
        self.heap += count
        self.sticks[seat] = u8(i64(self.sticks[seat]) - count)


def cold(look: Look, narrow: bool = False) -> Scene:
    """Draw a table on which nothing can be touched."""
    return scene({**look, "moves": []}, narrow)


def sprawling(look: Look, narrow: bool = False) -> Scene:
    """Draw a table that is wider than its canvas."""
    drawn = scene(look, narrow)
    return replace(drawn, width=drawn.width / 2)


def silent(look: Look, narrow: bool = False) -> Scene:
    """Draw pieces that can be touched, but not spoken of."""
    drawn = scene(look, narrow)
    return replace(
        drawn,
        areas=tuple(
            replace(area, pieces=tuple(replace(piece, label=None) for piece in area.pieces))
            for area in drawn.areas
        ),
    )


class Meddling(NimJudge):
    """Takes a stick to see what would happen."""

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Nim)
        state.sticks[0] += 1
        return super().worth(state, seat)


class Wavering(NimJudge):
    """Answers by the day."""

    luck = Random(1)

    def promise(self, state: State, seat: i64, move: i64) -> float:
        return self.luck.random()


class Boundless(NimJudge):
    """Holds a heap of four for the end of the world."""

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Nim)
        return inf if state.heap == 4 else super().worth(state, seat)


class Hopeful(NimJudge):
    """Promises everybody the win."""

    def hopes(self, state: State) -> list[float]:
        return super().hopes(state) if state.turn() == 0 else [1.0] * state.seats


class Stubborn(NimJudge):
    """Does not see that the game is over."""

    def hopes(self, state: State) -> list[float]:
        return [1 / state.seats] * state.seats


class Inventive(NimJudge):
    """Has reasons that no language has words for."""

    def reason(self, state: State, seat: i64, move: i64) -> Words | None:
        return Words("reason-" + "stars")


def opened(
    seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None
) -> State:
    """Start a game with words that no language knows."""
    if log is not None:
        log.tell("event-" + "fanfare")
    return GAME.start(seats, options, box, chance, log)


def moody(
    seats: int, options: Mapping[str, str], box: Box, chance: Chance, log: Log | None
) -> State:
    """Start a game that comes out differently each time."""
    state = GAME.start(seats, options, box, chance, log)
    assert isinstance(state, Nim)
    state.taken = Moody.luck.randrange(1000)
    return state


Law = Callable[..., None]
BROKEN: dict[type[Nim], Law] = {
    Stuck: laws.who_is_to_decide_can,
    OutOfOrder: laws.moves_come_in_order,
    Lying: laws.legal_is_what_nothing_refuses,
    Unexplained: laws.refusals_explain,
    Speechless: laws.all_can_be_said,
    Forgetful: laws.asking_changes_nothing,
    LossyCopy: laws.copies_are_equal,
    Shared: laws.earlier_states_stand,
    NoData: laws.views_are_plain_data,
    Leaking: laws.a_guess_fits,
    Unfit: laws.a_guess_fits,
    Unfair: laws.a_guess_is_a_game,
    Biased: laws.a_guess_follows_from_what_is_known,
    Greedy: laws.a_guess_follows_from_what_is_known,
    Betraying: laws.nothing_leaks,
    Telling: laws.nothing_leaks,
    Unmarked: laws.nothing_leaks,
    Lossy: laws.pieces_are_conserved,
    Upside: laws.results_add_up,
    Hasty: laws.simultaneous_decisions_commute,
    Chatty: laws.simultaneous_decisions_stay_unseen,
    Attentive: laws.the_same_again,
    Moody: laws.the_same_again,
    Mumbling: laws.events_can_be_said,
}
JUDGED: dict[type[NimJudge], Law] = {
    Meddling: laws.a_judge_changes_nothing,
    Wavering: laws.a_judge_changes_nothing,
    Boundless: laws.a_judge_counts,
    Hopeful: laws.hopes_are_chances,
    Stubborn: laws.hopes_come_true,
    Inventive: laws.reasons_can_be_said,
}
BEGUN: list[tuple[Game, Law]] = [
    (replace(GAME, start=opened), laws.the_opening_can_be_said),
    (replace(GAME, start=moody), laws.undo_and_redo),
    (replace(GAME, rules_version=-1), laws.a_record_tells_the_game),
]
DRAWN: dict[Callable[..., Scene], Law] = {
    cold: laws.scenes_offer_the_moves,
    sprawling: laws.scenes_are_in_order,
    silent: laws.scenes_are_in_order,
}


def faults(game: Game) -> list[str]:
    """Play some games; collect the laws that broke first in each."""
    broken_laws = []
    for seed in range(12):
        try:
            laws.check_game(game, 3, {"heap": "11"}, str(seed), Random(seed).randrange)
        except Exception as error:
            broken_laws += [note for note in error.__notes__ if note.startswith("The law: ")]
    return broken_laws


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
def test_a_broken_game_breaks_its_law(kind: type[Nim]) -> None:
    assert set(faults(broken(kind))) == {f"The law: {BROKEN[kind].__doc__}"}


@pytest.mark.parametrize("kind", JUDGED, ids=lambda kind: kind.__name__)
def test_a_broken_judge_breaks_its_law(kind: type[NimJudge]) -> None:
    judge = kind(GAME.judge.weights, GAME.judge.search)
    assert set(faults(replace(GAME, judge=judge))) == {f"The law: {JUDGED[kind].__doc__}"}


@pytest.mark.parametrize(("game", "law"), BEGUN, ids=lambda part: getattr(part, "__name__", ""))
def test_a_game_that_is_broken_from_its_start_breaks_its_law(game: Game, law: Law) -> None:
    assert set(faults(game)) == {f"The law: {law.__doc__}"}


def test_each_law_is_broken_by_some_game() -> None:
    tried = {*BROKEN.values(), *JUDGED.values(), *DRAWN.values(), *(law for _, law in BEGUN)}
    assert tried == {*laws.POSITION, *laws.STEP, *laws.WHOLE}


@pytest.mark.parametrize("draw", DRAWN, ids=lambda draw: draw.__name__)
def test_a_broken_scene_breaks_its_law(draw: Callable[..., Scene]) -> None:
    assert set(faults(replace(GAME, scene=draw))) == {f"The law: {DRAWN[draw].__doc__}"}


def test_a_game_that_is_whole_breaks_no_law() -> None:
    assert faults(GAME) == []


def test_a_game_must_end_within_its_bound() -> None:
    with pytest.raises(trial.Broken, match="goes on after 30 moves"):
        laws.check_game(
            replace(broken(Timeless), longest=lambda seats, options: 30),
            2,
            {"heap": "11"},
            "1",
            Random(1).randrange,
        )


def test_the_front_door_needs_words_for_all_endings() -> None:
    with pytest.raises(Exception, match="ending-flood"):
        laws.the_front_door_is_in_order(replace(GAME, endings=("flood",)))


def test_names_of_moves_are_words_with_single_blanks() -> None:
    with pytest.raises(trial.Broken, match="single blanks"):
        laws.the_front_door_is_in_order(replace(GAME, catalogue=Catalogue(["take  1"])))


def test_a_fault_tells_where_two_views_differ() -> None:
    with pytest.raises(trial.Broken, match=r"seen by seat \d: /0/cards/\d is \d here, \d there"):
        laws.check_game(broken(Leaking), 3, {"heap": "11"}, "3", Random(3).randrange)
