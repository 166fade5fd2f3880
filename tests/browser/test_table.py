"""What the table does for one who plays: why not, undo, the past, settings."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

from tests.browser.visitor import Visitor

from wyrmhall.games import KEYS, load
from wyrmhall.table.notices import turn_notice
from wyrmhall.table.room import Room

Visit = Callable[..., Visitor]
FIRST = next(iter(KEYS))


def test_a_move_that_is_not_allowed_is_explained_by_its_rule(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.wait_until_asked()
    version = ann.version()
    ann.page.locator(".piece[data-meant]:not(.hot)").first.click(force=True)
    link = ann.page.locator(".toast button")
    rule = link.inner_text().split()[-1]
    link.click()
    found = ann.page.wait_for_selector(".rule.found")
    assert found is not None
    assert found.get_attribute("id") == f"rule-{rule}"
    assert found.is_visible()
    assert ann.version() == version


def test_a_step_is_taken_back(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.play_on(3)
    ann.wait_until_asked()
    steps = ann.page.locator(".log li button").count()
    ann.page.click(".bar [aria-label=Undo]")
    ann.page.wait_for_function(
        "n => document.querySelectorAll('.log li button').length < n", arg=steps
    )
    assert ann.wait_until_asked()


LAID = (
    "() => [...document.querySelectorAll('.piece')].map((p) => p.id + p.getAttribute('transform'))"
)


def test_a_line_of_the_log_shows_that_moment(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.play_on(5)
    ann.wait_until_asked()
    now = ann.page.evaluate(LAID)
    ann.page.locator(".log li button").last.click()
    ann.page.wait_for_selector(".board.was")
    ann.page.wait_for_function(f"now => String(({LAID})()) !== String(now)", arg=now)
    assert ann.page.locator(".table").get_attribute("data-asked") is None
    ann.page.click("text=Back to now")
    ann.page.wait_for_selector(".table[data-asked]")
    assert ann.page.evaluate(LAID) == now


def test_a_finished_game_is_played_back_and_on(visit: Visit) -> None:
    ann = visit()
    ann.play_from_file()
    ann.play_on()
    ann.page.click("dialog button:has-text('Replay')")
    slider = ann.page.locator(".replay input")
    assert ann.focused(".replay input")
    end = int(slider.get_attribute("max") or 0)
    for _ in range(3):
        ann.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "3"
    ann.page.click(".replay [aria-label='To the end']")
    assert slider.input_value() == str(end)
    ann.page.select_option(".ask select", "1")
    ann.page.click(".replay [aria-label='One step back']")
    ann.page.click("text=Play on from here")
    ann.page.wait_for_selector(".table:not([data-over])")


def test_the_keys_are_listed_and_do_what_they_say(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    keys = ann.page.keyboard
    keys.press("?")
    ann.page.wait_for_selector("dialog .keys")
    keys.press("Escape")
    for key, tab in (("r", "rules"), ("l", "log"), ("c", "chat")):
        keys.press(key)
        ann.page.wait_for_selector(f"#tab-{tab}[aria-selected=true]")
        if tab == "chat":
            ann.page.locator(".chat input").blur()


def test_what_happens_is_told_to_those_who_listen(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.play_on(3)
    ann.wait_until_asked()
    told = ann.page.inner_text("#spoken")
    latest = ann.page.locator(".log li button").first.inner_text()
    assert latest.split(".")[0] in told
    assert ann.page.inner_text("#prompt") in told


def test_the_page_speaks_german(visit: Visit) -> None:
    ann = visit(language="de-DE")
    ann.home()
    assert ann.page.locator("html").get_attribute("lang") == "de"
    assert "Sofort spielen" in ann.page.inner_text(".games")
    ann.page.check(".steps [aria-label=English]", force=True)
    ann.page.wait_for_selector("text=Play now")
    ann.page.reload()
    ann.page.wait_for_selector("text=Play now")


def test_what_is_not_there_is_said_so(visit: Visit) -> None:
    ann = visit()
    ann.refusals_expected = True
    for path in ("/t/nowhere", "/rules/nothing", "/what", "/t/no/where"):
        ann.page.goto(path)
        ann.page.wait_for_selector(".lobby a[href='/']")


def test_who_wishes_it_is_asked_before_the_turn_ends(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.page.click("#tab-settings")
    ann.page.click("text=Ask me before my turn ends")
    version, asked = "", False
    for _ in range(40):
        assert ann.wait_until_asked(version)
        version = ann.version()
        ann.move()
        ann.page.wait_for_timeout(150)
        if ann.page.query_selector("dialog[open]"):
            asked = True
            break
    assert asked
    ann.page.click("text=Not yet")
    assert ann.version() == version
    assert ann.page.query_selector(".table[data-asked]")


def test_the_board_is_made_larger_and_smaller(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    width = "() => document.querySelector('svg.scene').getBoundingClientRect().width"
    whole = ann.page.evaluate(width)
    ann.page.keyboard.press("+")
    ann.page.click(".lens [aria-label=Nearer]")
    assert ann.page.evaluate(width) > 1.5 * whole
    assert not ann.scrolls_sideways()
    ann.page.keyboard.press("0")
    assert ann.page.evaluate(width) == whole


def test_the_title_says_when_something_is_asked(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.wait_until_asked()
    assert ann.page.title().startswith("● ")
    ann.home()
    assert not ann.page.title().startswith("●")


def test_the_report_of_a_fault_holds_the_game(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.play_on(2)
    ann.page.click("#tab-settings")
    ann.page.click("text=Report a bug")
    ann.page.fill("dialog textarea", "The dragon sneezed.")
    with ann.page.expect_download() as saving:
        ann.page.click("text=Save the report")
    report = json.loads(saving.value.path().read_text("utf-8"))
    assert report["told"] == "The dragon sneezed."
    assert report["record"]["game"] == FIRST
    assert '"seed' not in json.dumps(report)


def test_a_push_tells_whose_table_it_is_in_the_readers_language(visit: Visit) -> None:
    ann = visit(language="de")
    ann.context.grant_permissions(["notifications"])
    ann.home()
    ann.page.evaluate("navigator.serviceWorker.register('/sw.js?lang=de')")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    devtools = ann.context.new_cdp_session(ann.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    ann.page.wait_for_timeout(300)
    told = json.dumps(sent_by_the_server())
    origin = ann.page.url.rstrip("/")
    for registration in found:
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": registration, "data": told},
        )
    shown = ann.page.evaluate(NOTICES)
    assert shown == [["1001 Islands", "Du bist am Zug", "/t/0123456789abcdef"]]


NOTICES = """async () => {
    const worker = await navigator.serviceWorker.ready;
    for (let wait = 0; wait < 50; wait += 1) {
        const notices = await worker.getNotifications();
        if (notices.length) return notices.map((one) => [one.title, one.body, one.data]);
        await new Promise((done) => setTimeout(done, 100));
    }
    return [];
}"""


def sent_by_the_server() -> dict[str, object]:
    """Give what the server writes to a browser whose turn has come."""
    room = SimpleNamespace(id="0123456789abcdef", game=load("1001-islands"))
    return turn_notice(cast(Room, room), 0)


def test_the_contents_lead_to_a_part_of_the_rules(visit: Visit) -> None:
    ann = visit(size="phone")
    ann.page.goto(f"/rules/{FIRST}")
    ann.press(".contents summary")
    last = ann.page.locator(".contents button").last
    part = last.inner_text().strip()
    last.tap()
    assert ann.page.evaluate("document.activeElement.textContent.trim()") == part
    assert ann.page.locator(f"h3:text-is('{part}')").is_visible()
