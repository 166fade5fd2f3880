"""Names things of the game in messages."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.core.words import Fact, Words
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    ECHO,
    ELEMENT_CARDS,
    FACES,
    ITEMS,
    MOST,
    RAID_STASH,
    RESOURCES,
    ROLES,
)


def card_name(face: i64) -> str:
    """Give a face's fixed name, the one in moves and views."""
    return "echo" if face == ECHO else FACES[face]


def card_words(face: i64) -> Words:
    """Name a card."""
    if face < RAID_STASH:
        return Words("card-" + ELEMENT_CARDS[face // MOST], {"count": int(face % MOST + 1)})
    return Words("card-" + card_name(face))


def role_words(role: i64) -> Words:
    """Name a role, at the beginning of a sentence."""
    return Words("role-" + ROLES[role])


def item_words(item: i64) -> Words:
    """Name a Magic Item."""
    return Words("item-" + ITEMS[item])


def token_words(resource: i64, count: i64) -> Words:
    """Name so many tokens."""
    return Words("tokens-" + RESOURCES[resource], {"count": int(count)})


def told(role: i64, **facts: Fact) -> dict[str, Fact]:
    """Put the role in front of an event's facts."""
    return {"role": role_words(role), **facts}
