"""What reaches a browser holds nothing that its seat must not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Response
from tests.browser.test_company import play_together, set_up, sit_down
from tests.browser.visitor import Visitor

from wyrmhall.games import KEYS

Visit = Callable[..., Visitor]
FIRST = next(iter(KEYS))


def overheard(visitor: Visitor) -> list[str]:
    """Write down all that this browser receives, the live stream as well."""
    received: list[str] = []

    def answered(response: Response) -> None:
        if (
            "/api/" in response.url
            and "/events" not in response.url
            and "/lobby" not in response.url
        ):
            try:
                received.append(response.text())
            except Exception:  # the page has gone on before it was read
                return

    visitor.page.on("response", answered)
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    wire.on("Network.eventSourceMessageReceived", lambda event: received.append(event["data"]))
    return received


def told(visitor: Visitor) -> list[str]:
    """Read all that the log tells this visitor."""
    lines: list[Any] = visitor.page.locator(".log li button").all_inner_texts()
    return [sentence for line in lines for sentence in str(line).split(". ")]


def test_no_key_no_seed_and_no_private_word_reaches_the_other_browser(visit: Visit) -> None:
    ann, bob = visit(seed="a"), visit(seed="b")
    heard = overheard(bob)
    set_up(ann, FIRST, ["link"])
    keys: list[dict[str, str]] = ann.context.cookies()  # type: ignore[assignment]
    sit_down(ann, bob, "Bob")
    bob.wait_for_board()
    play_together([ann, bob], 16)
    everything = "\n".join(heard)
    assert "steps" in everything
    assert '"seed' not in everything
    for cookie in keys:
        for key in cookie["value"].replace("%2C", ",").replace(".", ",").split(","):
            assert len(key) < 16 or key not in everything
    bobs = told(bob)
    private = {line for line in told(ann) if not any(line in other for other in bobs)}
    assert private, "a game with secrets was expected"
    for sentence in private:
        assert sentence not in everything


def test_the_key_of_a_link_leaves_the_address_at_once(visit: Visit) -> None:
    ann, bob = visit(), visit()
    set_up(ann, FIRST, ["link"])
    sit_down(ann, bob, "Bob")
    bob.wait_for_board()
    assert "#" not in bob.page.url
    assert bob.page.evaluate("document.cookie") == ""
