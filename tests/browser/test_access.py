"""Everybody can use every page: axe finds nothing, nothing scrolls sideways, keys lead on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import build_web
import pytest
from tests.browser.visitor import SIZES, Visitor

from wyrmhall.games import KEYS

Visit = Callable[..., Visitor]
FIRST = next(iter(KEYS))
AXE = build_web.MODULES / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, { rules: { "target-size": { enabled: true } } }))
    .violations.map((v) => [v.id, v.help, v.nodes.map((n) => n.html.slice(0, 200)).slice(0, 3)])"""


def is_fine(visitor: Visitor, where: str) -> None:
    """Let axe look at the page as it stands."""
    visitor.page.wait_for_timeout(100)
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = visitor.page.evaluate(RUN)
    assert found == [], where
    assert not visitor.scrolls_sideways(), where


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_page_can_be_used_by_everybody(visit: Visit, size: str, theme: str) -> None:
    ann = visit(size=size, theme=theme)
    page = ann.page
    ann.home()
    is_fine(ann, "home")
    ann.press(f"#game-{FIRST} .set-up")
    ann.press("dialog summary")
    is_fine(ann, "setting up")
    ann.press("dialog form > button")
    page.wait_for_selector(".lobby .seatings")
    is_fine(ann, "lobby")
    ann.press(".lobby button:has-text('Invite')")
    page.wait_for_selector(".link:nth-child(3)")
    is_fine(ann, "links")
    page.keyboard.press("Escape")
    ann.press("text=Fill the free seats")
    ann.wait_for_board()
    is_fine(ann, "table")
    for tab in ("log", "chat", "rules", "settings"):
        open_tab(ann, tab)
        is_fine(ann, tab)
    page.goto(f"/rules/{FIRST}")
    page.wait_for_selector(".book .rule")
    is_fine(ann, "rules")


def open_tab(visitor: Visitor, tab: str) -> None:
    """Open a tab beside the board, or from the dock of a phone."""
    if visitor.page.locator(".dock").is_visible():
        if not visitor.page.query_selector(".table.open"):
            visitor.press(".dock button")
        visitor.page.wait_for_selector(".table.open")
    visitor.press(f"#tab-{tab}")
    visitor.page.wait_for_timeout(200)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_and_the_past_can_be_used_by_everybody(visit: Visit, theme: str) -> None:
    ann = visit(theme=theme)
    ann.play_from_file()
    ann.play_on()
    ann.page.wait_for_selector("dialog .scores")
    is_fine(ann, "scores")
    ann.page.click("dialog button:has-text('Replay')")
    ann.page.wait_for_selector(".board.was")
    is_fine(ann, "replay")


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("size", ["phone", "wide"])
def test_no_game_scrolls_sideways_or_fails_axe(visit: Visit, game: str, size: str) -> None:
    ann = visit(size=size)
    ann.play_at_once(game)
    ann.play_on(6)
    is_fine(ann, game)


def test_the_focus_stays_where_it_was_while_others_play(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.wait_until_asked()
    ann.page.keyboard.press("ArrowRight")
    assert ann.focused(".piece.hot")
    version = ann.version()
    ann.page.keyboard.press("Enter")
    ann.wait_until_asked(version)
    assert ann.focused(".piece.hot, .choices button, #prompt, .menu button")
