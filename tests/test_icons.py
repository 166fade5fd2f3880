"""Tests how the icons are gathered, built and drawn."""

from __future__ import annotations

import json
from pathlib import Path

import build_icons
import pytest
from tests.games import Setup, every_game, name, setups

from wyrmhall.core import icons
from wyrmhall.core.chance import Chance
from wyrmhall.core.language import Speaker
from wyrmhall.core.match import Match
from wyrmhall.core.svg import svg

PACKAGE = {
    "magic-lamp": {"body": '<path fill="currentColor" d="M0 0L9 9Z"/>'},
    "two-parts": {"body": '<g fill="currentColor"><path d="M1 1Z"/><path d="M2 2Z"/></g>'},
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Build in an empty house, from a small package."""
    monkeypatch.setattr(build_icons, "SOURCE", tmp_path)
    monkeypatch.setattr(build_icons, "TARGET", tmp_path / "icons.json")
    monkeypatch.setattr(build_icons, "package", lambda: PACKAGE)
    return tmp_path


def folder(house: Path, name: str, text: str) -> None:
    (house / name).mkdir()
    (house / name / "icons.toml").write_text(text, "utf-8")


def built(house: Path) -> dict[str, str]:
    made: dict[str, str] = json.loads((house / "icons.json").read_text("utf-8"))
    return made


def test_just_the_icons_that_are_named_are_built(house: Path) -> None:
    folder(house, "islands", 'lamp = "magic-lamp"\n')
    folder(house, "dragons", 'pair = "two-parts"\n')
    build_icons.build()
    made = built(house)
    assert {word: made[word] for word in made if word} == {
        "lamp": "M0 0L9 9Z",
        "pair": "M1 1Z M2 2Z",
    }


def test_two_folders_may_share_a_word_for_the_same_icon_only(house: Path) -> None:
    folder(house, "islands", 'lamp = "magic-lamp"\n')
    folder(house, "dragons", 'lamp = "magic-lamp"\n')
    build_icons.build()
    folder(house, "zoo", 'lamp = "two-parts"\n')
    with pytest.raises(SystemExit, match="'lamp' is the icon 'magic-lamp' elsewhere"):
        build_icons.build()


def test_an_icon_that_the_package_lacks_is_named(house: Path) -> None:
    folder(house, "islands", 'lamp = "no-such-icon"\n')
    with pytest.raises(SystemExit, match="no-such-icon"):
        build_icons.build()


def test_the_package_is_not_needed_while_nothing_changed(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreachable() -> None:
        raise OSError("no network")

    folder(house, "islands", 'lamp = "magic-lamp"\n')
    build_icons.build()
    monkeypatch.setattr(build_icons, "package", unreachable)
    build_icons.build()
    assert built(house)["lamp"] == "M0 0L9 9Z"


def test_a_house_without_network_is_built_without_icons_and_says_so(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable() -> None:
        raise OSError("no network")

    folder(house, "islands", 'lamp = "magic-lamp"\n')
    monkeypatch.setattr(build_icons, "package", unreachable)
    build_icons.build_if_possible()
    assert "no network" in capsys.readouterr().err
    assert not (house / "icons.json").exists()


def test_a_scene_without_icons_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(icons, "FILE", tmp_path / "icons.json")
    icons.icons.cache_clear()
    assert icons.icon_body("lamp") is None
    assert icons.icon_body("camel") is None
    assert capsys.readouterr().err.count("letters") == 1
    icons.icons.cache_clear()


@pytest.mark.parametrize("setup", [s for game in every_game() for s in setups(game)], ids=name)
def test_every_icon_on_a_table_is_in_some_folders_list(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[str] = set()
    monkeypatch.setattr("wyrmhall.core.svg.icon_body", lambda word: drawn.add(word))
    game, seats, options = setup
    playing = Match.start(game, seats, options, "icons")
    luck = Chance("icons")
    speaker = Speaker(game.folder, "en")
    while not playing.over:
        if playing.position % 17 == 0:
            svg(game.scene(playing.look(0), False), speaker, {})
        seat = playing.turn()[0]
        moves = list(playing.state.moves(seat))
        luck.at(playing.position)
        playing.play(seat, int(moves[luck.below(len(moves))]))
    svg(game.scene(playing.look(0), False), speaker, {})
    assert drawn <= set(build_icons.wanted())


def test_the_icons_are_credited_with_their_licence() -> None:
    assert "game-icons.net" in icons.CREDITS
    assert "CC BY 3.0" in icons.CREDITS
