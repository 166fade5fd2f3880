"""Several people at one table: links, live moves, chat, links that break and come back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.browser.visitor import Visitor

from wyrmhall.core.match import Match
from wyrmhall.games import KEYS, load

Visit = Callable[..., Visitor]
FIRST = next(iter(KEYS))


def goes_round(game: str, seats: int) -> bool:
    """Ask whether one after the other decides, at least in the beginning."""
    if seats not in load(game).seats:
        return False
    return len(Match.start(load(game), seats, {}, "seed").turn()) == 1


TWO = next(key for key in KEYS if goes_round(key, 2))
THREE = next(key for key in KEYS if goes_round(key, 3))


def set_up(visitor: Visitor, game: str, chairs: list[str], name: str = "Ann") -> None:
    """Open a table from the dialog: who sits on the seats after the first."""
    page = visitor.page
    visitor.home()
    page.click(f"#game-{game} .set-up")
    page.fill("dialog [name=nickname]", name)
    page.locator("dialog [name=nickname]").blur()
    if page.query_selector("dialog [name=seats]"):
        page.check(f"dialog [name=seats][value='{len(chairs) + 1}']", force=True)
    for seat, kind in enumerate(chairs, start=1):
        page.select_option(f"dialog [name=chair-{seat}]", kind)
    page.click("dialog form > button")
    page.wait_for_selector(".lobby .seatings, .table, .cover")


def invitation(visitor: Visitor, row: str) -> str:
    """Read a link from the list of links."""
    visitor.page.click(".lobby button:has-text('Invite'), .bar [aria-label=Invite]")
    link = visitor.page.input_value(f"dialog .link:has(b:text-is('{row}')) input")
    visitor.page.keyboard.press("Escape")
    return link


def sit_down(host: Visitor, guest: Visitor, name: str, seat: int = 2) -> None:
    """Let a guest come by the link for a seat."""
    guest.home()
    guest.page.fill(".me input", name)
    guest.page.locator(".me input").blur()
    guest.page.goto(invitation(host, f"Link for Seat {seat}"))
    guest.page.click("text=Sit down")


def play_together(people: list[Visitor], rounds: int) -> None:
    """Let whoever is asked move."""
    for _ in range(rounds):
        asked = [one for one in people if one.page.query_selector(".table[data-asked]")]
        for one in asked:
            version = one.version()
            one.move()
            one.page.wait_for_function(
                "v => document.querySelector('.table').dataset.version !== v", arg=version
            )
        people[0].page.wait_for_timeout(150)


def test_two_people_and_a_bot_share_a_table(visit: Visit) -> None:
    ann, bob = visit(seed="a"), visit(seed="b")
    set_up(ann, THREE, ["link", "journeyman"])
    sit_down(ann, bob, "Bob")
    for one in (ann, bob):
        one.wait_for_board()
        assert "Ann" in one.page.inner_text(".side .players")
        assert "Bob" in one.page.inner_text(".side .players")
    play_together([ann, bob], 12)
    assert int(bob.version()) > 4
    assert ann.version() == bob.version()


def test_what_is_said_at_the_table_is_heard(visit: Visit) -> None:
    ann, bob = visit(), visit()
    set_up(ann, FIRST, ["link"])
    sit_down(ann, bob, "Bob")
    bob.wait_for_board()
    bob.page.click("#tab-chat")
    bob.page.fill(".chat input", "A fine <b>evening</b>!")
    bob.page.keyboard.press("Enter")
    ann.page.wait_for_selector("#tab-chat.news")
    ann.page.click("#tab-chat")
    assert "Bob A fine <b>evening</b>!" in ann.page.inner_text(".chat ul")


def test_a_broken_line_loses_nothing(visit: Visit) -> None:
    ann, bob = visit(seed="a"), visit(seed="b")
    ann.refusals_expected = True
    set_up(ann, TWO, ["link"])
    sit_down(ann, bob, "Bob")
    ann.wait_for_board()
    ann.context.set_offline(True)
    play_together([bob], 3)
    ann.context.set_offline(False)
    ann.page.wait_for_function(
        "v => document.querySelector('.table').dataset.version === v", arg=bob.version()
    )
    play_together([ann, bob], 4)
    assert ann.version() == bob.version()


def test_coming_back_shows_the_table_as_it_is(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.play_on(4)
    version, log = ann.version(), ann.page.inner_text(".log")
    ann.page.reload()
    ann.wait_for_board()
    assert ann.version() == version
    assert ann.page.inner_text(".log") == log
    ann.home()
    ann.page.wait_for_selector(".tables .asked")
    ann.page.click(".tables .asked a")
    ann.wait_for_board()


def test_one_device_goes_from_hand_to_hand_under_a_cover(visit: Visit) -> None:
    ann = visit()
    set_up(ann, FIRST, ["here"])
    covers = 0
    for _ in range(14):
        ann.page.wait_for_selector(".table[data-asked], .cover")
        if ann.page.query_selector(".cover"):
            assert not ann.page.query_selector(".table[data-asked]")
            ann.page.click(".cover button")
            covers += 1
            ann.page.wait_for_selector(".table[data-asked]")
        version = ann.version()
        ann.move()
        ann.page.wait_for_function(
            "v => document.querySelector('.table').dataset.version !== v", arg=version
        )
        ann.page.wait_for_selector(".table[data-asked], .cover")
    assert covers >= 2


@pytest.mark.parametrize("game", KEYS)
def test_the_cover_hides_all_that_the_one_before_has_seen(visit: Visit, game: str) -> None:
    ann = visit()
    set_up(ann, game, ["here"])
    moved = False
    for _ in range(100):
        covered = ann.page.query_selector(".cover")
        if covered and moved:
            break
        if covered:  # the other one begins
            ann.page.click(".cover button")
            ann.wait_for_board()
        if ann.page.query_selector(".table[data-asked] .scene") and ann.offers():
            ann.move()
            moved = True
        ann.page.wait_for_timeout(150)
    ann.page.wait_for_selector(".cover")
    assert ann.page.query_selector(".scene, .log, .ask, .side") is None
    assert ann.page.inner_text("#spoken") == ""
    name = ann.page.inner_text(".cover h1")
    ann.page.reload()  # whoever does so must say who he is, too
    ann.page.wait_for_selector(".cover, .scene")
    assert ann.page.query_selector(".scene") is None
    assert ann.page.inner_text(".cover h1") == name
    ann.page.click(".cover button")
    ann.wait_for_board()


def test_a_guest_looks_on_and_sees_no_more_than_all_may(visit: Visit) -> None:
    ann, guest = visit(), visit()
    set_up(ann, FIRST, ["journeyman"])
    ann.wait_for_board()
    guest.page.goto(invitation(ann, "Link to look on"))
    guest.wait_for_board()
    ann.play_on(5)
    guest.page.wait_for_function(
        "v => document.querySelector('.table').dataset.version === v", arg=ann.version()
    )
    assert guest.offers() == []


def test_a_bot_takes_a_seat_and_gives_it_back(visit: Visit) -> None:
    ann = visit()
    ann.play_at_once(FIRST)
    ann.page.click("#tab-settings")
    ann.page.click("text=Leave: a bot plays on for me")
    ann.page.wait_for_selector("text=Play myself again")
    ann.page.wait_for_timeout(500)
    ann.page.click("text=Play myself again")
    assert ann.wait_until_asked("") or ann.page.query_selector("[data-over]")


def test_the_game_file_is_saved_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    ann.play_from_file()
    ann.play_on()
    with ann.page.expect_download() as saving:
        ann.page.click("dialog button:has-text('Save the game file')")
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["moves"]
    ann.home()
    with ann.page.expect_file_chooser() as choosing:
        ann.page.click("text=Open a game file")
    choosing.value.set_files(file)
    ann.wait_for_board()
    assert ann.page.locator(".table").get_attribute("data-over") is not None


def test_the_same_people_play_again(visit: Visit) -> None:
    ann = visit()
    ann.play_from_file()
    ann.play_on()
    before = ann.page.url
    ann.page.click("dialog button:has-text('Once more')")
    ann.page.wait_for_url(lambda url: url != before)
    ann.wait_for_board()
    assert ann.wait_until_asked()
