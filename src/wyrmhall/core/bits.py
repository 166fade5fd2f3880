"""Sets of the numbers 0 to 62, as the bits of one integer.

A literal shifted by a native integer is miscompiled: it becomes a 32-bit shift. So the rules ask
here instead of shifting by hand.
"""

from __future__ import annotations

from mypy_extensions import i64


def shl(x: i64, places: i64) -> i64:
    """Shift x left."""
    return x << places


def bit(number: i64) -> i64:
    """Make the set that holds just this number."""
    return shl(1, number)


def has(members: i64, number: i64) -> bool:
    """Ask whether any number, even the watcher's -1, is in the set."""
    return 0 <= number <= 62 and (members >> number) & 1 == 1


def count(members: i64) -> i64:
    """Count the members."""
    total: i64 = 0
    while members != 0:
        members &= members - 1
        total += 1
    return total


def lowest(members: i64) -> i64:
    """Find the least member of a set that is not empty."""
    assert members > 0
    number: i64 = 0
    while (members >> number) & 1 == 0:
        number += 1
    return number


def everybody(seats: i64) -> i64:
    """Make the set of all seats of a table."""
    return bit(seats) - 1


def members_of(members: i64) -> list[int]:
    """List the members in order."""
    return [number for number in range(63) if has(members, number)]
