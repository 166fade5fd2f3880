"""Sets of small numbers as the bits of one integer.

The shifts live here, behind names: a literal shifted by a native integer is miscompiled (it becomes
a 32-bit shift), so no other compiled module shifts anything by hand.
"""

from __future__ import annotations

from mypy_extensions import i64


def shl(x: i64, places: i64) -> i64:
    """Shift x left."""
    return x << places


def bit(number: i64) -> i64:
    """Make the set that holds just this number (0 to 62)."""
    return shl(1, number)


def has(members: i64, number: i64) -> bool:
    """Ask whether the number is in the set."""
    return (members >> number) & 1 == 1


def count(members: i64) -> i64:
    """Count the members."""
    total: i64 = 0
    while members != 0:
        members &= members - 1
        total += 1
    return total


def lowest(members: i64) -> i64:
    """Find the least member of a set that is not empty."""
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
