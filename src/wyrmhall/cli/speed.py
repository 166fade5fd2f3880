"""The command bench: how fast it all is."""

from __future__ import annotations

import argparse

from wyrmhall.cli.common import Commands


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
