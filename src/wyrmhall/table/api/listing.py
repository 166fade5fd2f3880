"""The list of open tables."""

from __future__ import annotations

from wyrmhall.table import wire
from wyrmhall.table.hall import Hall

MOST = 100  # tables in the list
DAY = 24 * 3600.0


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
