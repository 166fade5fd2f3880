"""A judge's file with new numbers in it, and all its comments where they were."""

from __future__ import annotations

import re
from collections.abc import Mapping

from wyrmhall.lab.tune import Tuning, Weights

HEADER = re.compile(r"^\[([^\]]+)\]")
NUMBER = re.compile(r"^(\s*\"?([\w-]+)\"?\s*=\s*)([^\s#]+)")


def rewritten(text: str, weights: Weights, tuned: str) -> str:
    """Put the weights into [weights], and [tuned] in the place of what was said before."""
    kept: list[str] = []
    section = ""
    for line in text.splitlines():
        if header := HEADER.match(line):
            section = header[1].strip()
        found = NUMBER.match(line)
        if section == "weights" and found and found[2] in weights:
            line = f"{found[1]}{weights[found[2]]}{line[found.end() :]}"
        if section.partition(".")[0] != "tuned":
            kept.append(line)
    return "\n".join(kept).rstrip() + "\n\n" + tuned


def account(tuning: Tuning, command: str, date: str) -> str:
    """Tell in TOML how the weights were found, how well they did, and from where they came."""
    gain = tuning["gain"]
    facts: Mapping[str, object] = {
        "date": f'"{date}"',
        "command": f'"{command}"',
        "player": f'"{tuning["player"]}"',
        "deals": tuning["deals"],
        "old_score": tuning["old_score"],
        "new_score": tuning["new_score"],
        "gain": [gain["low"], gain["high"]],
    }
    lines = ["[tuned]", *(f"{name} = {fact}" for name, fact in facts.items())]
    return "\n".join([*lines, "", table("tuned.before", tuning["before"])]) + "\n"


def table(name: str, weights: Weights) -> str:
    """Write weights as TOML."""
    return "\n".join([f"[{name}]", *(f"{key} = {weight}" for key, weight in weights.items())])
