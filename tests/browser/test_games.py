"""Whole games from the home page to the final scores: by mouse, by keyboard, by touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.visitor import LONGEST, Visitor

from wyrmhall.games import KEYS

Visit = Callable[..., Visitor]
FIRST = next(iter(KEYS))


def sees_the_end(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("dialog[open] .result")
    assert visitor.page.inner_text("dialog .result .prompt").strip()


@pytest.mark.parametrize("game", KEYS)
def test_a_game_is_played_by_mouse(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_at_once(game)
    assert visitor.play_on() > 0
    sees_the_end(visitor)


@pytest.mark.parametrize("game", KEYS)
def test_a_game_is_played_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit(size="phone", theme="dark", language="de")
    visitor.play_at_once(game)
    visitor.play_on(LONGEST if game == FIRST else 12)
    assert not visitor.scrolls_sideways()
    if game == FIRST:
        sees_the_end(visitor)


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.home()
    keys = visitor.page.keyboard
    while not visitor.focused(f"#game-{FIRST} .play"):
        keys.press("Tab")
    keys.press("Enter")
    visitor.wait_for_board()
    version = ""
    while visitor.wait_until_asked(version):
        version = visitor.version()
        for _ in range(visitor.random.randint(1, 4)):
            keys.press(visitor.random.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        assert visitor.focused(".piece.hot, .choices button")
        keys.press("Enter")
        if visitor.page.query_selector(".menu"):
            assert visitor.focused(".menu button")
            keys.press("Enter")
    sees_the_end(visitor)
