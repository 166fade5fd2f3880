"""How a server is run: by arguments of `wyrmhall serve`, or by the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def home() -> Path:
    """Find the folder where an embedded database is kept."""
    if chosen := os.environ.get("WYRMHALL_HOME"):
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "wyrmhall"


def database() -> str:
    """Find the database: of the environment, or embedded."""
    return os.environ.get("WYRMHALL_DATABASE_URL") or f"sqlite:///{home() / 'tables.db'}"


def _number(name: str, default: float) -> float:
    return float(os.environ.get(name, default))


@dataclass(frozen=True)
class Settings:
    """All that a host can choose."""

    database: str = field(default_factory=database)
    redis: str | None = field(default_factory=lambda: os.environ.get("WYRMHALL_REDIS_URL"))
    bot_pause: float = field(default_factory=lambda: _number("WYRMHALL_BOT_PAUSE", 0.7))
    bot_seconds: float = field(
        default_factory=lambda: max(_number("WYRMHALL_BOT_SECONDS", 2.0), 0.01)
    )
    bot_workers: int = field(
        default_factory=lambda: int(
            _number("WYRMHALL_BOT_WORKERS", max((os.cpu_count() or 2) - 1, 1))
        )
    )
    rate: float = field(default_factory=lambda: _number("WYRMHALL_RATE", 1.0))  # 0: no limits
    sweep: float = field(default_factory=lambda: _number("WYRMHALL_SWEEP", 2.0))  # seconds
    idle: float = field(default_factory=lambda: _number("WYRMHALL_IDLE", 60.0))  # seconds
    secure: bool = field(default_factory=lambda: bool(os.environ.get("WYRMHALL_SECURE")))
    local_webhooks: bool = field(
        default_factory=lambda: bool(os.environ.get("WYRMHALL_LOCAL_WEBHOOKS"))
    )
