"""The law book: what holds for every game, whatever it is called.

`check_game` plays one game and holds it to all laws on the way. Somebody else chooses the moves,
such as Hypothesis, so that a game that breaks a law shrinks to the shortest one. The laws of a
position are asked before each move, the laws of a step after it, the laws of a whole game at its
end. Each law is one function, and its docstring is the law.

`rule` marks a test with the numbered rules that it checks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from math import isfinite
from types import NoneType
from typing import Final, TypeVar

import msgspec

from wyrmhall.core.bits import count, has, members_of
from wyrmhall.core.game import Game, Result
from wyrmhall.core.match import Match, replay
from wyrmhall.core.record import dumps, loads
from wyrmhall.core.snapshot import data, digest
from wyrmhall.core.trial import (
    Step,
    Trial,
    answered,
    decided,
    heard,
    judged,
    need,
    parts,
    refused,
    rule_numbers,
    same,
    scenes,
    sight,
    speak,
)
from wyrmhall.core.words import Log, Words

PLAIN: Final = (dict, list, str, int, float, bool, NoneType)
NAME: Final = re.compile(r"\S+( \S+)*")

Test = TypeVar("Test", bound=Callable[..., object])
Choose = Callable[[int], int]  # one of 0 … n-1


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test with the numbered rules that it checks: `@rule("TI-35", "A-1")`."""

    def mark(test: Test) -> Test:
        import pytest

        marked: Test = pytest.mark.rule(*numbers)(test)
        return marked

    return mark


# --- the laws of a position ---------------------------------------------------------------------


def who_is_to_decide_can(trial: Trial) -> None:
    """Every seat in turn has a move, and no other seat has one."""
    turn = trial.state.turn()
    need(0 <= turn < 1 << trial.seats, f"turn() is {turn}, which is no set of seats")
    for seat in range(trial.seats):
        moves = trial.state.moves(seat)
        need((len(moves) > 0) == has(turn, seat), f"seat {seat} has moves {list(moves)}")


def moves_come_in_order(trial: Trial) -> None:
    """Moves are distinct numbers of the catalogue, and come in the same order when asked again."""
    twin = trial.state.copy()
    for seat in range(trial.seats):
        moves = list(trial.state.moves(seat))
        need(len(set(moves)) == len(moves), f"seat {seat} has a move twice: {moves}")
        need(all(0 <= move < len(trial.game.catalogue) for move in moves), f"unknown: {moves}")
        need(list(trial.state.moves(seat)) == moves, f"seat {seat} now has another order")
        need(list(twin.moves(seat)) == moves, f"a copy gives seat {seat} other moves")


def legal_is_what_nothing_refuses(trial: Trial) -> None:
    """A move is legal exactly if nothing refuses it, for every seat and all of the catalogue."""
    for seat in range(trial.seats):
        legal = set(trial.state.moves(seat))
        for move in trial.numbers():
            refusal = trial.state.refusal(seat, move)
            name = trial.game.catalogue.names[move]
            fault = f"seat {seat}, {name!r}: "
            if move in legal:
                need(refusal is None, fault + f"legal, but refused: {refusal}")
            else:
                need(refusal is not None, fault + "not legal, but nothing refuses it")


def refusals_explain(trial: Trial) -> None:
    """A refusal names a rule of the rulebook, and its words can be spoken in every language."""
    numbers = rule_numbers(trial.game)
    for seat in range(trial.seats):
        for refusal in filter(None, (trial.state.refusal(seat, m) for m in trial.numbers())):
            need(refusal.rule in numbers, f"RULES.md has no rule {refusal.rule!r}")
            speak(trial.game, refusal.words)


def all_can_be_said(trial: Trial) -> None:
    """Labels, prompts and the result can be spoken in every language."""
    for seat in trial.everybody:
        speak(trial.game, trial.state.prompt(seat))
    for seat in range(trial.seats):
        for move in trial.state.moves(seat):
            speak(trial.game, trial.state.label(seat, move))
    for line in (line for lines in trial.state.result().scores for line in lines):
        speak(trial.game, line.source)
        need(line.rule in rule_numbers(trial.game), f"RULES.md has no rule {line.rule!r}")


def asking_changes_nothing(trial: Trial) -> None:
    """Whatever is asked of a state, it stays as it was, and so do the answers."""
    before = digest(trial.state)
    answers = [answered(trial) for _ in range(2)]
    same(answers[0], answers[1], "asked twice: ")
    need(digest(trial.state) == before, "asking changed the state")


def copies_are_equal(trial: Trial) -> None:
    """A copy is equal to its state."""
    twin = trial.state.copy()
    need(type(twin) is type(trial.state), f"the copy is a {type(twin).__name__}")
    need(digest(twin) == digest(trial.state), "the copy differs")


def views_are_plain_data(trial: Trial) -> None:
    """A view is made of dicts, lists, texts and numbers, and survives the way through JSON."""
    for seat in trial.everybody:
        view = trial.state.view(seat)
        for path, value in parts(view, "view"):
            need(type(value) in PLAIN, f"seat {seat}: {path} is a {type(value).__name__}")
        need(msgspec.json.decode(msgspec.json.encode(view)) == view, f"seat {seat}: {view}")


def pieces_are_conserved(trial: Trial) -> None:
    """No piece appears or disappears."""
    same(trial.census, trial.state.census())


def a_guess_fits(trial: Trial) -> None:
    """A guess shows its seat the same as the truth, and says and refuses the same."""
    for seat in trial.everybody:
        guess = trial.state.guess(seat, trial.luck(f"guess {seat}"))
        same(sight(trial.state, seat), sight(guess, seat), f"seen by seat {seat}: ")
        here, there = refused(trial, trial.state, seat), refused(trial, guess, seat)
        same(here, there, f"refused to seat {seat}: ")


def a_guess_is_a_game(trial: Trial) -> None:
    """A guess is repeatable, has all pieces, and everybody in turn can go on."""
    for seat in trial.everybody:
        guess, again = (trial.state.guess(seat, trial.luck(f"guess {seat}")) for _ in range(2))
        need(digest(guess) == digest(again), f"seat {seat}: the same luck, another guess")
        same(trial.census, guess.census(), f"seat {seat}'s guess: ")
        need(guess.turn() == trial.state.turn(), f"seat {seat} guesses another turn")
        for mover in members_of(trial.state.turn()):
            need(len(guess.moves(mover)) > 0, f"in seat {seat}'s guess seat {mover} is stuck")


def a_guess_follows_from_what_is_known(trial: Trial) -> None:
    """Where a seat sees no difference, the same luck draws the same guess: so bots are fair."""
    for seat in trial.everybody:
        luck = trial.luck(f"again {seat}")
        here, next_here = digest(trial.state.guess(seat, luck)), luck.below(2**31)
        twin = trial.state.guess(seat, trial.luck(f"other {seat}"))
        for world in (twin, trial.worlds.get(seat, twin)):
            luck = trial.luck(f"again {seat}")
            there, next_there = digest(world.guess(seat, luck)), luck.below(2**31)
            need(here == there, f"seat {seat}: another guess, though it cannot tell the difference")
            need(next_here == next_there, f"seat {seat}: a guess that used another amount of luck")


def results_add_up(trial: Trial) -> None:
    """A result has an ending once the game is over, and ranks that its points bear out."""
    result = trial.state.result()
    over = trial.state.turn() == 0
    need(result.ending in (trial.game.endings if over else [""]), f"ending {result.ending!r}")
    need(len(result.scores) == len(result.ranks) == trial.seats, "a score and a rank per seat")
    if result.shared:
        need(all(lines == result.scores[0] for lines in result.scores), "they share one score")
        need(list(result.winners) in ([], list(range(trial.seats))), "all win, or nobody")
    else:
        ranks_fit(result)


def scenes_offer_the_moves(trial: Trial) -> None:
    """On the scene every legal move is offered by some piece, and nothing else is hot."""
    for seat, scene in scenes(trial):
        offered = {move for piece in scene.pieces() for move in piece.moves}
        names = {offer["name"] for offer in trial.match.look(seat)["moves"]}
        need(offered == names, f"seat {seat}: offered {sorted(offered)}, legal {sorted(names)}")


def scenes_are_in_order(trial: Trial) -> None:
    """The pieces of a scene have ids of their own, lie on it, and can be spoken of."""
    for seat, scene in scenes(trial):
        ids = [piece.id for piece in scene.pieces()]
        need(len(set(ids)) == len(ids), f"seat {seat}: two pieces share an id")
        for area in scene.areas:
            speak(trial.game, area.title)
        for piece in scene.pieces():
            inside = piece.x >= 0 and piece.x + piece.width <= scene.width
            need(inside and piece.y + piece.height <= scene.height, f"{piece.id} lies outside")
            need(piece.label is not None or not piece.moves, f"{piece.id} is hot, but silent")
            if piece.label is not None:
                speak(trial.game, piece.label)


def simultaneous_decisions_commute(trial: Trial) -> None:
    """Who decides at the same time decides in any order, and takes nothing from the others."""
    deciders = members_of(trial.state.turn())
    for pair in pairwise(deciders):
        moves = [(seat, trial.state.moves(seat)[-1]) for seat in pair]
        ends = [decided(trial, order) for order in (moves, moves[::-1])]
        if None not in ends:
            need(ends[0] == ends[1], f"seats {pair}: the order matters")


def undo_and_redo(trial: Trial) -> None:
    """A move taken back and made again changes nothing."""
    match, position, was = trial.match, trial.match.position, digest(trial.state)
    for seat in range(trial.seats):
        if match.undo_refusal(seat) is None:
            last = next(step for step in reversed(match.steps) if step.seat == seat)
            match.undo(seat)
            need(match.position == position - 1, "undo takes one move back")
            match.play(seat, last.move)
            need(digest(match.state) == was, f"seat {seat}: undone and redone, but different")


# --- the laws of a judge ------------------------------------------------------------------------


def a_judge_changes_nothing(trial: Trial) -> None:
    """Whatever a judge is asked about a guess, the guess stays as it was, and so do the answers."""
    for seat in trial.everybody:
        guess = trial.state.guess(seat, trial.luck(f"judge {seat}"))
        before = digest(guess)
        answers = [judged(trial, guess, seat) for _ in range(2)]
        same(answers[0], answers[1], f"asked twice about seat {seat}'s guess: ")
        need(digest(guess) == before, f"judging changed seat {seat}'s guess")


def a_judge_counts(trial: Trial) -> None:
    """A judge's numbers are finite."""
    for seat in trial.everybody:
        guess = trial.state.guess(seat, trial.luck(f"judge {seat}"))
        for path, value in parts(judged(trial, guess, seat), "judge"):
            need(not isinstance(value, float) or isfinite(value), f"seat {seat}: {path} is {value}")


def hopes_are_chances(trial: Trial) -> None:
    """Hopes go from 0 to 1, one for each seat; rivals share at most 1, friends hope the same."""
    shared = trial.state.result().shared
    for seat in trial.everybody:
        hopes = trial.game.judge.hopes(trial.state.guess(seat, trial.luck(f"judge {seat}")))
        fault = f"seat {seat} guesses hopes of {hopes}"
        need(len(hopes) == trial.seats and all(0 <= hope <= 1 for hope in hopes), fault)
        need(min(hopes) == max(hopes) if shared else sum(hopes) <= 1 + 1e-9, fault)


def hopes_come_true(trial: Trial) -> None:
    """In the end a rival hopes for just what he got. Friends, or who plays alone, may hope finer.

    Then a win is still worth more than a half, and a loss is not.
    """
    state = trial.state
    for seat, hope in enumerate(trial.game.judge.hopes(state)) if state.turn() == 0 else ():
        fault = f"seat {seat} got {state.value(seat)}, and hopes for {hope}"
        if state.result().shared:
            need((hope > 0.5) == (state.value(seat) > 0.5), fault)
        elif trial.seats > 1:
            need(abs(hope - state.value(seat)) < 1e-9, fault)


def reasons_can_be_said(trial: Trial) -> None:
    """What speaks for a move can be spoken in every language."""
    for seat in members_of(trial.state.turn()):
        guess = trial.state.guess(seat, trial.luck(f"judge {seat}"))
        for move in guess.moves(seat):
            reason = trial.game.judge.reason(guess, seat, move)
            if reason is not None:
                speak(trial.game, reason)


# --- the laws of a step -------------------------------------------------------------------------


def earlier_states_stand(trial: Trial, *step: Step) -> None:
    """A copy shares nothing with its state: whatever came later, it stayed what it was."""
    copies = trial.copies[-1:] if step else trial.copies
    for state, was in copies:
        need(digest(state) == was, f"a copy has changed: {data(state)}")


def the_same_again(trial: Trial, step: Step) -> None:
    """The same move with the same luck comes to the same, whether anybody listens or not."""
    for log in (Log(), None):
        twin = step.before.copy()
        step.again(trial, twin, log)
        need(digest(twin) == digest(trial.state), f"another outcome, log: {log is not None}")
        if log is not None:
            for seat in trial.everybody:
                same(heard(log.events, seat), heard(step.events, seat), f"heard by {seat}: ")


def events_can_be_said(trial: Trial, step: Step) -> None:
    """What happened can be told to everybody in every language, each as he may hear it."""
    for event in step.events:
        for seat in trial.everybody:
            speak(trial.game, event.words(seat))


def simultaneous_decisions_stay_unseen(trial: Trial, step: Step) -> None:
    """While others decide at the same time, no luck is used and nothing is revealed."""
    together = count(step.before.turn()) > 1
    need(not (together and step.marked), "others had yet to decide, but something came to light")


def nothing_leaks(trial: Trial, step: Step) -> None:
    """What a seat cannot know changes nothing that it sees or hears, until a step is marked.

    Each seat has another world, which looked the same to it so far. The same move is made there.
    If a seat's own move now shows it a difference, then the step must have used luck or told an
    event that reveals, for nobody may go back behind it. If another's move does, then this one
    has shown something of his own: that is told as well as seen, or else it is a leak.
    """
    for seat in trial.everybody:
        world = trial.worlds.pop(seat, None)
        if world is None or step.move not in world.moves(step.seat):
            continue
        log = Log()
        chance = step.again(trial, world, log)
        revealed = chance.used or any(event.reveals for event in log.events)
        if step.marked or (revealed and seat != step.seat):
            continue
        seen = [sight(state, seat) for state in (trial.state, world)]
        told = [heard(events, seat) for events in (step.events, log.events)]
        shown = seat != step.seat and seen[0] != seen[1] and told[0] != told[1]
        if not shown:
            same(seen[0], seen[1], f"seen by seat {seat}: ")
            same(told[0], told[1], f"heard by seat {seat}: ")
            trial.worlds[seat] = world


# --- the laws of a whole game -------------------------------------------------------------------


def the_opening_can_be_said(trial: Trial) -> None:
    """What happened in the setup can be told to everybody in every language."""
    for event in trial.match.opening:
        for seat in trial.everybody:
            speak(trial.game, event.words(seat))


def a_record_tells_the_game(trial: Trial) -> None:
    """A record, written, read and replayed, leads to the same state; names go there and back."""
    content = dumps(trial.match.record)
    need(dumps(loads(content)) == content, "the record reads differently")
    again = replay(loads(content), trial.game)
    need(digest(again.state) == digest(trial.state), "the replay leads elsewhere")


POSITION: Final = (
    who_is_to_decide_can,
    moves_come_in_order,
    legal_is_what_nothing_refuses,
    refusals_explain,
    all_can_be_said,
    asking_changes_nothing,
    copies_are_equal,
    views_are_plain_data,
    pieces_are_conserved,
    a_guess_fits,
    a_guess_is_a_game,
    a_guess_follows_from_what_is_known,
    results_add_up,
    scenes_offer_the_moves,
    scenes_are_in_order,
    simultaneous_decisions_commute,
    undo_and_redo,
    a_judge_changes_nothing,
    a_judge_counts,
    hopes_are_chances,
    hopes_come_true,
    reasons_can_be_said,
)
STEP: Final = (
    earlier_states_stand,
    the_same_again,
    events_can_be_said,
    simultaneous_decisions_stay_unseen,
    nothing_leaks,
)
WHOLE: Final = (the_opening_can_be_said, earlier_states_stand, a_record_tells_the_game)


# --- the law of the front door ------------------------------------------------------------------


def the_front_door_is_in_order(game: Game) -> None:
    """Names of moves go there and back; options, endings and the blurb are named in words."""
    for number, name in enumerate(game.catalogue.names):
        need(game.catalogue.number(name) == number, f"{name!r} does not lead back to its number")
        need(bool(NAME.fullmatch(name)), f"{name!r}: words with single blanks between them")
    messages = ["game-blurb", *(f"ending-{ending}" for ending in game.endings)]
    for option in (option for seats in game.seats for option in game.options(seats)):
        need(option.default in option.values, f"option {option.key}: no such default")
        named = [value for value in option.values if not value.isdigit()]
        messages += [f"option-{option.key}", *(f"option-{option.key}-{value}" for value in named)]
    for message in dict.fromkeys(messages):
        speak(game, Words(message))


# --- holding a game to them ---------------------------------------------------------------------


def check_game(
    game: Game, seats: int, options: Mapping[str, str], seed: str, choose: Choose, every: int = 1
) -> Match:
    """Play one game under all laws; those of a position at each `every`-th one."""
    trial = Trial(game, Match.start(game, seats, options, seed))
    try:
        while not trial.match.over:
            if trial.match.position % every == 0:
                hold(trial, POSITION)
            advance(trial, choose)
        hold(trial, POSITION + WHOLE)
    except Exception as error:
        record = trial.match.record
        error.add_note(f"{game.key}, {seats} seats, {record.options}, seed {seed!r}, after moves:")
        error.add_note(", ".join(f"{seat} {name}" for seat, name in record.moves))
        raise
    return trial.match


def advance(trial: Trial, choose: Choose) -> None:
    """Make the next move, and hold it to the laws of a step."""
    match = trial.match
    trial.copies.append((trial.state.copy(), digest(trial.state)))
    for place, seat in enumerate(trial.everybody):
        if seat not in trial.worlds or match.position % len(trial.everybody) == place:
            trial.worlds[seat] = trial.state.guess(seat, trial.luck(f"world {seat}"))
    deciders = members_of(trial.state.turn())
    seat = deciders[one_of(len(deciders), choose)]
    moves = trial.state.moves(seat)
    made = match.play(seat, moves[one_of(len(moves), choose)])
    longest = trial.game.longest(trial.seats, match.record.options)
    need(match.position <= longest, f"the game goes on after {longest} moves")
    step = Step(seat, made.move, match.position, trial.copies[-1][0], made.events, made.marked)
    hold(trial, STEP, step)


def hold(trial: Trial, laws: Iterable[Callable[..., None]], *step: Step) -> None:
    """Hold a position, a step or a game to laws; a fault tells which law was broken."""
    for law in laws:
        try:
            law(trial, *step)
        except Exception as error:
            error.add_note(f"The law: {law.__doc__}")
            raise


def one_of(several: int, choose: Choose) -> int:
    """Choose where there is a choice."""
    return choose(several) if several > 1 else 0


def ranks_fit(result: Result) -> None:
    """Check ranks against points and winners: more points rank better, ties may be broken."""
    seats, totals, ranks = range(len(result.ranks)), result.totals(), result.ranks
    for seat in seats:
        better = sum(ranks[other] < ranks[seat] for other in seats)
        need(ranks[seat] == better + 1, f"ranks {list(ranks)}: {better} are better than {seat}")
        less = all(ranks[other] < ranks[seat] for other in seats if totals[other] > totals[seat])
        need(less, f"totals {totals} do not bear out ranks {list(ranks)}")
    first = [seat for seat in seats if ranks[seat] == 1]
    alone = len(ranks) == 1 or not result.ending
    need(list(result.winners) in ([first, []] if alone else [first]), f"winners {result.winners}")
