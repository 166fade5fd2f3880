"""Editions from files, however damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmhall.core.box import TOLD, Check, EditionError, read_edition


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"a = ",
        b"a = " + b"[" * 100_000,
        b"a = " + b"{b = " * 400,
        b"a = " + b"9" * 5_000,
        b".".join([b"a"] * 90_000) + b" = 1",
        b"#" * 1_000_000,
    ],
    ids=["bytes", "half", "lists", "tables", "digits", "dots", "size"],
)
def test_nonsense_is_no_edition(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_bytes(content)
    with pytest.raises(EditionError) as caught:
        read_edition(file)
    assert len(caught.value.faults) == 1
    assert caught.value.faults[0].startswith(f"{file}: ")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="the system has no /dev/zero")
def test_a_file_without_end_is_not_read_to_its_end() -> None:
    with pytest.raises(EditionError, match="larger than"):
        read_edition(Path("/dev/zero"))


def test_an_edition_may_come_from_an_editor_of_any_system(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_bytes("\ufeff[tiles]\r\nname = 'Bär'\r\n".encode())
    assert read_edition(file) == {"tiles": {"name": "Bär"}}


def test_a_missing_table_is_told_once() -> None:
    check = Check({}, ["tiles"])
    assert check.rows("tiles") == []
    assert check.faults == ["tiles: the table is missing"]


def test_of_many_faults_the_first_are_told() -> None:
    error = EditionError([f"fault {number}" for number in range(TOLD + 5)], "file")
    assert len(error.faults) == TOLD + 5
    assert str(error).splitlines()[TOLD:] == ["file: … and 5 more"]


@pytest.mark.parametrize("value", ["", "  ", "123456789", "a\nb", "\x1b[31m", "\u202e", 7, None])
def test_names_are_words_that_can_be_shown(value: object) -> None:
    check = Check({}, [])
    assert check.text("tiles.rows[1].id", value, 8, "X-1") == ""
    assert check.text("tiles.rows[2].id", "Bär 2", 8, "X-1") == "Bär 2"
    assert len(check.faults) == 1
    assert check.faults[0].startswith("tiles.rows[1].id: ")
    assert check.faults[0].endswith("(X-1)")
