"""What good players of Dragon & Emperor look at."""

from __future__ import annotations

from wyrmhall.core.game import Judge


class RealmJudge(Judge):
    """For now: the items."""
