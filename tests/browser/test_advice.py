"""What the page says of moves: a hint on the board, and the analysis of a finished game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.test_access import is_fine
from tests.browser.visitor import Visitor

from wyrmhall.games import KEYS

Visit = Callable[..., Visitor]
FIRST = next(iter(KEYS))


def test_a_hint_is_said_and_shown_on_the_board_until_the_table_moves_on(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.wait_until_asked()
    version = ann.version()
    ann.page.keyboard.press("h")
    ann.page.wait_for_selector(".ask .hint b")
    move = ann.page.inner_text(".ask .hint b")
    assert move in ann.page.inner_text("#spoken")
    advised = ann.page.locator(".piece.advised, .choices button.advised")
    assert advised.count() >= 1
    is_fine(ann, "hint")
    ann.touch(advised.first.element_handle())
    if ann.page.query_selector(".menu .advised"):
        ann.page.click(".menu .advised")
    ann.wait_until_asked(version)
    assert ann.page.query_selector(".ask .hint") is None
    assert ann.page.query_selector(".advised") is None


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_an_analysis_shows_on_the_board_where_most_was_given_away(visit: Visit, size: str) -> None:
    ann = visit(size=size, language="de")
    ann.play_from_file()
    ann.play_on()
    ann.press("dialog button:has-text('Analyse')")
    ann.page.wait_for_selector(".analysis .curve", timeout=30_000)
    assert ann.page.locator(".curve .line").count() == 2
    assert 1 <= ann.page.locator(".swings li").count() <= 3
    is_fine(ann, "analysis")
    ann.press(".swings li:first-child button")
    ann.page.wait_for_selector(".board.was")
    assert "Besser" in ann.page.inner_text(".ask .hint")
    is_fine(ann, "a swing")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector(".board:not(.was)")
