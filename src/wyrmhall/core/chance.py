"""The only source of luck: seeded, and keyed by the place in the record where it is used.

The luck of step n depends on the seed and n alone, so that undoing and repeating a step gives
the same luck, and a replay needs nothing but the seed. Steps are grouped in chapters of 16; a
chapter's 128-bit key is a cryptographic hash of seed and chapter, and all the luck that 16 steps
show (under 60 bits in our games) is too little to tell the key, let alone the seed. Within a
chapter a small fast generator does the rest: sfc32, whose 32-bit words in 64-bit integers never
overflow.

Rules draw by `below`, `pick` and `shuffle` only. A subclass that overrides `below` thus sees, or
decides, all luck. Whoever tries out moves on copies brings luck of his own and never calls `at`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

WORD: Final = 0xFFFFFFFF
CHAPTER: Final = 16  # steps that share a key
WARM_UP: Final = 12  # rounds that spread the key over the generator's state


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of luck. `used` tells whether the current step has drawn any."""

    def __init__(self, seed: str) -> None:
        """Stand at step 0."""
        self.seed = seed
        self.used = False
        self._begun = False
        self._step: i64 = 0
        self._chapter: i64 = -1
        self._key_a: i64 = 0
        self._key_b: i64 = 0
        self._key_c: i64 = 0
        self._key_d: i64 = 0
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._count: i64 = 0

    def at(self, step: i64) -> None:
        """Go to a step of the record; its luck starts from the beginning."""
        self._step = step
        self._begun = False
        self.used = False

    def stir(self, salt: i64, number: i64) -> None:
        """Go to the luck of a number, quickly; for those who try moves out and never call `at`."""
        self._step = 0
        self._chapter = 0
        self._begun = False
        self.used = False
        self._key_a = salt & WORD
        self._key_b = number & WORD
        self._key_c = number >> 32
        self._key_d = 1

    def below(self, limit: i64) -> i64:
        """Draw evenly from 0 … limit-1 (Lemire's method; limit at most 2**31).

        Even where only 0 is possible this counts as luck: the last card of a deck is news to a
        seat that does not know where all others are.
        """
        self.used = True
        if limit <= 1:
            return 0
        product = self._word() * limit
        if product & WORD < limit:
            reject = (WORD + 1) % limit
            while product & WORD < reject:
                product = self._word() * limit
        return product >> 32

    def shuffle(self, items: vec[u8], start: i64, count: i64) -> None:
        """Shuffle `count` items in place, from `start` on."""
        for left in range(count, 1, -1):
            last = start + left - 1
            other = start + self.below(left)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: vec[u8], start: i64, count: i64) -> i64:
        """Draw one of `count` items from `start` on, and move it to the end of them.

        This is how a card is drawn: the caller then counts one item less.
        """
        if count < 1:
            raise ValueError("there is nothing left to draw")
        last = start + count - 1
        other = start + self.below(count)
        items[last], items[other] = items[other], items[last]
        return i64(items[last])

    def _word(self) -> i64:
        if not self._begun:
            self._begin()
        a = self._a
        b = self._b
        c = self._c
        word = (a + b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def _begin(self) -> None:
        chapter = self._step // CHAPTER
        if chapter != self._chapter:
            self._open(chapter)
        self._begun = True
        self._a = self._key_a
        self._b = self._key_b
        self._c = self._key_c
        self._count = (self._key_d + (self._step & (CHAPTER - 1)) * 0x9E3779B1) & WORD
        for _ in range(WARM_UP):
            self._word()

    def _open(self, chapter: i64) -> None:
        digest = blake2b(f"{self.seed}/{chapter}".encode(), digest_size=16).digest()
        self._chapter = chapter
        self._key_a = int.from_bytes(digest[0:4], "little")
        self._key_b = int.from_bytes(digest[4:8], "little")
        self._key_c = int.from_bytes(digest[8:12], "little")
        self._key_d = int.from_bytes(digest[12:16], "little")


def settle(items: vec[u8], start: i64, count: i64) -> None:
    """Put `count` items that nobody has seen in order, in place, from `start` on.

    The order in which they happen to lie is the luck of the past. A guess that draws from them must
    not depend on it.
    """
    for place in range(start + 1, start + count):
        item = items[place]
        other = place
        while other > start and items[other - 1] > item:
            items[other] = items[other - 1]
            other -= 1
        items[other] = item


class Told(Chance):
    """Luck that came from outside, such as dice rolled on a real table, used in its order."""

    def __init__(self, outcomes: list[int]) -> None:
        """Take what `below` shall give, one number after the other."""
        super().__init__("")
        self.outcomes = outcomes
        self.spent = 0

    def below(self, limit: i64) -> i64:
        """Give the next outcome; LuckError if there is none or it does not fit."""
        self.used = True
        if limit <= 1:
            return 0
        if self.spent >= len(self.outcomes):
            raise LuckError("the luck that the record brings along has run out")
        outcome = self.outcomes[self.spent]
        if not 0 <= outcome < limit:
            raise LuckError(f"the record's luck says {outcome}, where 0 to {limit - 1} is possible")
        self.spent += 1
        return outcome


class LuckError(Exception):
    """The luck that a record brings along does not fit the game."""
