from pathlib import Path

import pytest

from nim import GAME
from nim.views import Nim, NimView
from wyrmhall.core.box import EditionError, read_edition
from wyrmhall.core.chance import Told
from wyrmhall.core.laws import rule
from wyrmhall.core.match import Match, Refused


def play(moves: str, seats: int = 2, luck: tuple[int, ...] = (0, 3), heap: str = "11") -> Match:
    """Play moves like `0 call odd, 1 take 2`; the luck deals a 1, then a 2, then further cards."""
    match = Match.start(GAME, seats, {"heap": heap}, "1", luck=luck)
    for step in filter(None, moves.split(", ")):
        seat, name = step.split(" ", 1)
        match.play(int(seat), name)
    return match


def refused(match: Match, seat: int, move: str) -> str:
    """Tell the rule by which a move is refused."""
    refusal = match.refusal(seat, move)
    return refusal.rule if refusal else ""


def seen(match: Match, seat: int) -> NimView:
    """Look at a game as a seat does."""
    assert isinstance(match.state, Nim)
    view: NimView = match.state.view(seat)  # type: ignore[assignment]
    return view


CALLED = "0 call odd, 1 call even"
# Seat 0 shows its 1, seat 1 its 2; then nobody shows any more, and seat 0 takes the last stick.
LONG = f"{CALLED}, 0 take 1, 0 show, 1 take 2, 1 show, 0 take 3, 0 keep, 1 take 3, 1 keep"
END = f"{LONG}, 0 take 2, 0 keep"
DEALT = (0, 3, 1, 1)


@rule("N-1")
@pytest.mark.parametrize("heap", ["11", "15", "21"])
def test_the_heap_is_as_large_as_the_option_says(heap: str) -> None:
    assert seen(play("", heap=heap), 0)["heap"] == int(heap)


@rule("N-2")
def test_everybody_gets_one_of_nine_cards_and_sees_only_that() -> None:
    match = play("")
    assert [player["card"] for player in seen(match, 0)["players"]] == [1, None]
    assert [player["card"] for player in seen(match, 1)["players"]] == [None, 2]
    assert seen(match, -1)["pile"] == 7
    assert match.state.census() == {"stick": 11, "card 1": 3, "card 2": 3, "card 3": 3}


@rule("N-3")
def test_all_call_at_the_same_time_and_in_secret_before_anything_else() -> None:
    match = play("1 call even")
    assert match.turn() == [0]
    assert [player["call"] for player in seen(match, 0)["players"]] == ["", None]
    assert [player["called"] for player in seen(match, 0)["players"]] == [False, True]
    assert refused(match, 0, "take 1") == "N-3"
    assert refused(match, 1, "call odd") == "N-3"


@rule("N-4")
def test_one_to_three_sticks_are_taken_but_no_more_than_there_are() -> None:
    match = play(f"{LONG}, 0 take 1, 0 keep", luck=DEALT)
    assert [refused(match, 1, f"take {count}") for count in (1, 2, 3)] == ["", "N-4", "N-4"]
    assert refused(match, 1, "show") == "N-4"


@rule("N-5")
def test_only_the_card_with_the_number_just_taken_may_be_shown_for_another_one() -> None:
    assert refused(play(f"{CALLED}, 0 take 2"), 0, "show") == "N-5"
    assert refused(play(f"{CALLED}, 0 take 2"), 0, "take 1") == "N-5"
    shown = seen(play(f"{CALLED}, 0 take 1, 0 show", luck=(0, 3, 6)), 0)
    assert shown["players"][0]["shown"] == [1]
    assert shown["players"][0]["card"] is not None
    assert shown["pile"] == 6


@rule("N-5")
def test_where_the_pile_is_empty_no_card_is_drawn() -> None:
    tables = read_edition(Path(GAME.folder) / "components.toml")
    tables["cards"] = {"status": "derived", "reason": "a test", "counts": [4, 0, 0]}
    match = Match.start(GAME, 4, {}, "1", tables)
    moves = [(seat, "call odd") for seat in range(4)] + [(0, "take 1"), (0, "show")]
    for seat, move in moves:
        match.play(seat, move)
    assert seen(match, 0)["pile"] == 0
    assert seen(match, 0)["players"][0]["card"] == 0


@rule("N-6")
def test_the_first_seat_begins_and_the_turn_goes_round() -> None:
    assert play(CALLED).turn() == [0]
    assert refused(play(CALLED), 1, "take 1") == "N-6"
    assert play(f"{CALLED}, 0 take 2, 0 keep").turn() == [1]
    assert play(f"{CALLED}, 0 take 2, 0 keep, 1 take 1, 1 keep").turn() == [0]


@rule("N-7")
def test_the_turn_that_takes_the_last_stick_ends_the_game_and_opens_the_calls() -> None:
    assert not play(END.removesuffix(", 0 keep"), luck=DEALT).over
    match = play(END, luck=DEALT)
    assert match.over
    assert match.state.result().ending == "last-stick"
    assert [player["call"] for player in seen(match, -1)["players"]] == ["odd", "even"]
    assert refused(match, 1, "take 1") == "N-7"


@rule("N-8")
def test_the_last_stick_shown_cards_and_right_calls_score() -> None:
    result = play(END, luck=DEALT).state.result()
    points = [[line.points for line in lines] for lines in result.scores]
    assert points == [[1, 4, 0], [2, 0, 3]]  # two cards lie open: even was right
    assert {line.rule for lines in result.scores for line in lines} == {"N-8"}


@rule("N-9")
def test_a_tie_goes_to_whoever_took_the_last_stick() -> None:
    result = play(END, luck=DEALT).state.result()
    assert result.totals() == [5, 5]
    assert list(result.ranks) == [1, 2]
    assert list(result.winners) == [0]


@rule("N-9")
def test_others_who_tie_share_the_win() -> None:
    calls = "0 call odd, 1 call even, 2 call even"
    turns = "0 take 3, 0 keep, 1 take 3, 1 keep, 2 take 3, 2 keep, 0 take 2, 0 keep"
    tables = read_edition(Path(GAME.folder) / "components.toml")
    tables["points"] = {"status": "derived", "reason": "a test", "last_stick": 0, "call": 3}
    match = Match.start(GAME, 3, {"heap": "11"}, "1", tables)
    for step in f"{calls}, {turns}".split(", "):
        match.play(int(step[0]), step[2:])
    assert list(match.state.result().ranks) == [3, 1, 1]
    assert list(match.state.result().winners) == [1, 2]


@rule("A-1")
def test_who_cannot_show_is_asked_all_the_same() -> None:
    match = play(f"{CALLED}, 0 take 3")
    assert match.turn() == [0]
    assert [offer["name"] for offer in match.look(0)["moves"]] == ["keep"]


def test_a_guess_draws_the_others_cards_and_calls() -> None:
    state = play(CALLED).state
    assert isinstance(state, Nim)
    guesses = [state.guess(0, Told([card, call])) for card in (0, 7) for call in (0, 1)]
    assert {int(guess.cards[0]) for guess in guesses} == {1}
    assert len({int(guess.cards[1]) for guess in guesses}) == 2
    assert {int(guess.calls[1]) for guess in guesses} == {1, 2}


def test_an_edition_with_too_few_cards_is_refused_with_the_rule() -> None:
    tables = read_edition(Path(GAME.folder) / "components.toml")
    tables["cards"] = {"status": "derived", "reason": "a test", "counts": [1, 1, 1]}
    with pytest.raises(EditionError, match=r"four seats need four cards \(N-2\)"):
        GAME.unbox(tables)


def test_a_move_that_is_refused_says_why() -> None:
    with pytest.raises(Refused):
        play(f"{CALLED}, 0 take 2, 0 show")
