"""The list of open tables."""

from __future__ import annotations

import asyncio
import time

from wyrmhall.table import wire
from wyrmhall.table.hall import Hall
from wyrmhall.table.room import encode

MOST = 100  # tables in the list
FRESH = 1.0  # seconds that a list is good for, whatever has changed
LASTING = 15.0  # and whatever has not: people go without a word


class OpenTables:
    """Makes the list once for all who look at it, however many they are and however often."""

    def __init__(self, hall: Hall) -> None:
        """Begin with none."""
        self.hall = hall
        self.cards: list[wire.Card] = []
        self.text = b""
        self._changed: asyncio.Event | None = None  # set when the list is no longer true
        self._made = 0.0
        self._making = asyncio.Lock()

    async def look(self, fresh: float = FRESH) -> asyncio.Event:
        """See to a list that is fresh enough; what is given back tells when to look again."""
        async with self._making:
            age = time.monotonic() - self._made
            changed = self._changed
            if changed is None or age > (fresh if changed.is_set() else LASTING):
                changed = self._changed = self.hall.lobby
                self.cards = await open_tables(self.hall)
                self.text = encode(self.cards)
                self._made = time.monotonic()
            return changed


async def open_tables(hall: Hall) -> list[wire.Card]:
    """List the tables that anybody may join or watch, those with open chairs first."""
    cards = []
    for id in await hall.store.listed(MOST):
        room = await hall.room(id)
        cards.append(
            wire.Card(
                id=room.id,
                game=room.game.key,
                title=room.game.title,
                options=room.options,
                seats=room.seat_infos(),
                status=room.status,
                watching=room.settings.watching,
                created=room.row["created"],
            )
        )
    return cards
