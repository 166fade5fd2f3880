"""The numbers of a judge, as data: what they are, when they were tuned, and how well they did."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path


def read_weights(folder: Path) -> Mapping[str, float]:
    """Read the weights of a game's judge from its `judge.toml`."""
    tables = tomllib.loads((folder / "judge.toml").read_text("utf-8"))
    return {name: float(weight) for name, weight in tables["weights"].items()}
