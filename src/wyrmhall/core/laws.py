"""The law book: what holds for every game, whatever it is called.

`rule` marks a test with the numbered rules that it checks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test with the numbered rules that it checks: `@rule("TI-35", "A-1")`."""

    def mark(test: Test) -> Test:
        import pytest

        marked: Test = pytest.mark.rule(*numbers)(test)
        return marked

    return mark
