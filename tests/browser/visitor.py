"""Somebody at the page: what they see, and what their hands do."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Final, cast

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Response

from wyrmhall.games import KEYS, load

SIZES: Final = {"phone": (360, 740), "tablet": (820, 1180), "wide": (1440, 900)}
HOT: Final = ".scene .piece.hot:not([id^='choice-']), .choices button"
MENU: Final = ".menu button:not(.calm)"
LONGEST: Final = 3000  # no game asks one person so often
SOON: Final = 15_000  # milliseconds


def recorded(game: str) -> Path:
    """Name the file of a whole game of two."""
    return Path(load(game).folder) / "tests" / "records" / f"{game}-2.json"


class Visitor:
    """A person with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: str,
        size: str = "wide",
        theme: str = "light",
        language: str = "en",
        seed: str = "1",
    ) -> None:
        width, height = SIZES[size]
        self.touching = size == "phone"
        self.context = browser.new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            has_touch=self.touching,
            is_mobile=self.touching,
            reduced_motion="reduce",
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(SOON)
        self.random = Random(seed)
        self.errors: list[str] = []
        self.refusals_expected = False
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("response", self._receive)

    def _hear(self, message: ConsoleMessage) -> None:
        network = "Failed to load resource" in message.text or "net::ERR" in message.text
        if message.type in ("error", "warning") and not network:
            self.errors.append(message.text)

    def _receive(self, response: Response) -> None:
        if response.status >= 400 and not self.refusals_expected:
            self.errors.append(f"{response.status} {response.request.method} {response.url}")

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    # --- coming to a table ----------------------------------------------------------------------

    def home(self) -> None:
        """Open the home page."""
        self.page.goto("/")
        self.page.wait_for_selector(".game .play")

    def play_at_once(self, game: str) -> None:
        """Start a game against bots from the home page, with two clicks at most."""
        self.home()
        self.press(f"#game-{game} .play")
        self.wait_for_board()

    def play_from_file(self, left: int = 8) -> None:
        """Open the file of some recorded game of two that has so many moves to go."""
        file = next(file for key in KEYS if (file := recorded(key)).exists())
        record = json.loads(file.read_text("utf-8"))
        record["moves"] = record["moves"][:-left]
        self.home()
        with self.page.expect_file_chooser() as choosing:
            self.press(".home footer button")
        written = json.dumps(record).encode()
        choosing.value.set_files({"name": "game.json", "mimeType": "", "buffer": written})
        self.wait_for_board()

    def wait_for_board(self) -> None:
        """Wait until the table stands there."""
        self.page.wait_for_selector(".table .scene .piece", state="attached")

    def press(self, where: str) -> None:
        """Click, or tap on a phone."""
        if self.touching:
            self.page.tap(where)
        else:
            self.page.click(where)

    # --- playing --------------------------------------------------------------------------------

    def version(self) -> str:
        """Say which version of the table is shown."""
        return self.page.locator(".table").get_attribute("data-version") or ""

    def wait_until_asked(self, after: str = "") -> bool:
        """Wait until something is asked of this visitor; False once the game is over."""
        self.page.wait_for_function(
            """after => {
                const table = document.querySelector(".table");
                if (!table || table.dataset.version === after) return false;
                return "over" in table.dataset || "asked" in table.dataset;
            }""",
            arg=after,
        )
        return self.page.locator(".table").get_attribute("data-over") is None

    def offers(self) -> list[ElementHandle]:
        """List what glows, and the buttons under what is asked."""
        return self.page.query_selector_all(HOT)

    def move(self) -> None:
        """Make some move with mouse or finger."""
        offered = self.offers()
        assert offered, f"asked, but nothing can be done: {self.asked_for()}"
        self.touch(self.random.choice(offered))
        if menu := self.page.query_selector_all(MENU):
            self.touch(self.random.choice(menu))

    def touch(self, thing: ElementHandle) -> None:
        """Click or tap a thing; it is brought into view first."""
        thing.scroll_into_view_if_needed()
        if self.touching:
            thing.tap(force=True)
        else:
            thing.click(force=True)

    def play_on(self, most: int = LONGEST) -> int:
        """Play until the game is over, or for so many moves; tell how many it were."""
        made, version = 0, ""
        while self.wait_until_asked(version) and made < most:
            version = self.version()
            self.move()
            made += 1
        return made

    def asked_for(self) -> str:
        """Read what is asked."""
        return self.page.inner_text(".ask")

    # --- looking around -------------------------------------------------------------------------

    def focused(self, selector: str) -> bool:
        """Ask whether the focus is on such an element."""
        return cast(bool, self.page.evaluate("s => document.activeElement.matches(s)", selector))

    def scrolls_sideways(self) -> bool:
        """Ask whether the page is wider than the window."""
        wider = "document.documentElement.scrollWidth > innerWidth"
        return cast(bool, self.page.evaluate(wider))
