"""The line icons: game-icons (CC BY 3.0), taken from their npm package when the house is built.

Each folder that draws has an `icons.toml`, our word for a thing and the icon's name in the
package. The build collects the outlines of just those into `icons.json`, beside this file. Without
it (built offline) scenes show letters in rings instead.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("icons.json")
CREDITS: Final = (
    "Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, "
    "https://creativecommons.org/licenses/by/3.0/"
)


@cache
def icons() -> Mapping[str, str]:
    """Read the outlines by our words; nothing, said once, if they were not built."""
    try:
        bodies: dict[str, str] = json.loads(FILE.read_text("utf-8"))
        return bodies
    except FileNotFoundError:
        print("wyrmhall: built without icons; pictures show letters instead", file=sys.stderr)
        return {}


def icon_body(name: str) -> str | None:
    """Get the outline of an icon in its box of 512 by 512; None if there is none."""
    return icons().get(name)
