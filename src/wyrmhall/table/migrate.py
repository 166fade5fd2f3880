"""Brings a database up to date when the server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x5779726D  # held by whichever process migrates a PostgreSQL database


async def upgrade(engine: AsyncEngine) -> None:
    """Run the migrations that are missing; other processes wait meanwhile."""
    async with engine.begin() as db:
        await db.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
