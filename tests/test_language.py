"""Words in languages: names, lists, fallbacks, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmhall.cli.play import HERE as CLI
from wyrmhall.core.language import HERE as CORE
from wyrmhall.core.language import LANGUAGES, Speaker, WordsError, messages
from wyrmhall.core.words import Words


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """Make a game's messages."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(
        "plain = Plain words\n"
        "takes = { $seat_is ->\n    [you] You take\n   *[other] { $seat } takes\n} { $what }\n"
        "gives = { $seat } gives { $other_seat } { $count ->\n    [one] a card\n"
        "   *[other] { $count } cards\n}\n"
        "english = Only English\nnobody = no one at all\n",
        "utf-8",
    )
    (tmp_path / "words" / "de.ftl").write_text("plain = Schöne Worte\n", "utf-8")
    return str(tmp_path)


def test_seats_are_spoken_by_name(folder: str) -> None:
    words = Words("gives", {"seat": 0, "other_seat": 1, "count": 2})
    assert Speaker(folder, "en").say(words, {0: "Ann", 1: "Bob"}) == "Ann gives Bob 2 cards"
    assert Speaker(folder, "en").say(words) == "Seat 0 gives Seat 1 2 cards"


def test_whoever_listens_is_spoken_to(folder: str) -> None:
    words = Words("takes", {"seat": 0, "what": Words("plain")})
    speaker = Speaker(folder, "en")
    assert speaker.say(words, {0: "Ann"}, you=0) == "You take Plain words"
    assert speaker.say(words, {0: "Ann"}, you=1) == "Ann takes Plain words"


def test_nobody_has_a_word_of_its_own_and_a_game_may_change_it(folder: str) -> None:
    words = Words("gives", {"seat": -1, "other_seat": -1, "count": 1})
    assert Speaker(folder, "en").say(words) == "no one at all gives no one at all a card"
    assert Speaker(None, "de").name(-1) == "niemand"


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "nothing"), (1, "a"), (2, "a and b"), (3, "a, b and c"), (4, "a, b, c and d")],
)
def test_lists_are_joined(count: int, said: str) -> None:
    assert Speaker(None, "en").join(list("abcd")[:count]) == said


def test_lists_are_joined_in_german(folder: str) -> None:
    listed = Words("takes", {"seat": 0, "what": [Words("plain"), Words("plain")]})
    said = Speaker(folder, "de").say(listed, {0: "Ann"})
    assert said == "Ann takes Schöne Worte und Schöne Worte"


def test_what_a_language_lacks_is_said_in_english(folder: str) -> None:
    assert Speaker(folder, "de").say(Words("english")) == "Only English"
    assert Speaker(folder, "de").say(Words("plain")) == "Schöne Worte"
    assert Speaker(folder, "de").knows("english")


def test_a_missing_message_or_fact_is_an_error_that_names_it(folder: str) -> None:
    with pytest.raises(WordsError, match="'nonsense'"):
        Speaker(folder, "en").say(Words("nonsense"))
    with pytest.raises(WordsError, match="count"):
        Speaker(folder, "en").say(Words("gives", {"seat": 0, "other_seat": 1}))


def test_messages_are_listed_with_their_facts(folder: str) -> None:
    found = messages(folder, "en")
    assert found["plain"] == frozenset()
    assert found["gives"] == {"seat", "other_seat", "count"}


def test_faulty_messages_are_found(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("good = yes\nbad = { $x ->\n", "utf-8")
    with pytest.raises(WordsError, match="not Fluent"):
        messages(str(tmp_path), "en")
    (tmp_path / "words" / "en.ftl").write_text("twice = a\ntwice = b\n", "utf-8")
    with pytest.raises(WordsError, match="stands twice"):
        messages(str(tmp_path), "en")


@pytest.mark.parametrize("home", [CORE, CLI])
def test_all_languages_have_the_same_messages_with_the_same_facts(home: str) -> None:
    first = messages(home, LANGUAGES[0])
    assert first
    for language in LANGUAGES[1:]:
        assert messages(home, language) == first
