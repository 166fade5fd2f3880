"""Keys: whoever has one may do what it is for. Only their hashes are stored."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal

Role = Literal["host", "seat", "watch"]


def new_key() -> str:
    """Make a key that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Make a table's id, which nobody can guess either."""
    return secrets.token_hex(8)


def new_seed() -> str:
    """Make the seed of a game's luck."""
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    """Hash a key for the store; keys are long and even, so a plain hash will do."""
    return sha256(key.encode()).hexdigest()


@dataclass
class Access:
    """What the keys of a request are good for, at one table."""

    mine: set[int] = field(default_factory=set)  # seats that they play
    held: set[int] = field(default_factory=set)  # with those that bots play for now
    host: bool = False
    watch: bool = False

    @property
    def any(self) -> bool:
        """Ask whether there was any good key."""
        return self.host or self.watch or bool(self.held)
