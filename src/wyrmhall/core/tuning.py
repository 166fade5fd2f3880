"""The numbers of a judge, as data: what they are, when they were tuned, and how well they did."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path


def read_tuning(folder: Path) -> tuple[Mapping[str, float], Mapping[str, float]]:
    """Read the weights of a game's judge, and how to search with it, from its `judge.toml`."""
    tables = tomllib.loads((folder / "judge.toml").read_text("utf-8"))
    return numbers(tables["weights"]), numbers(tables["search"])


def numbers(table: Mapping[str, float]) -> Mapping[str, float]:
    """Read a table of numbers."""
    return {name: float(number) for name, number in table.items()}
