"""What speaks for a move, in one line."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.core.words import Words
from wyrmhall.games.dragon_island.views import DragonIsland


def reason(s: DragonIsland, seat: i64, move: i64) -> Words | None:
    """Say what speaks for a move."""
    return None
