"""The two commands: `python3 run.py play` and `python3 run.py check`. They need Python 3.11 only.

Both first set everything up in `.venv` and build what is compiled; the next time it is there.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from setup import fingerprint

HOUSE = Path(__file__).resolve().parent
VENV = HOUSE / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
DEBIAN = ["python3-venv", "python3-dev", "gcc"]
MODULE = [PYTHON, "-m"]
PYTEST = [*MODULE, "pytest", "-q", "-n", str(min(os.cpu_count() or 1, 8))]
STEPS = {  # in an order that fails fast; pytest's summary comes last
    "format": [*MODULE, "ruff", "format", "--quiet", "--check", "."],
    "lint": [*MODULE, "ruff", "check", "--quiet", "."],
    "types": [
        *MODULE,
        "mypy",
        "src",
        "tests",
        "examples",
        "run.py",
        "setup.py",
        "build_icons.py",
        "build_web.py",
    ],
    "page": [PYTHON, "build_web.py", "--check"],
    "layers": [PYTHON, "-c", "from importlinter.cli import lint_imports; exit(lint_imports())"],
    "uncompiled": [*PYTEST, "tests/test_laws.py"],
    "tests": [*PYTEST, "--ignore=tests/browser"],
    "browser": [*PYTEST, "tests/browser"],  # apart: its tool holds on to a worker's event loop
}
SHOWN = ("tests", "browser")  # the steps that show what they do
UNCOMPILED = {"WYRMHALL_PURE": "1", "WYRMHALL_LAWS": "1"}
USAGE = f"""python3 run.py play [GAME …]    the table in the browser; with GAME, in the terminal
python3 run.py check [STEP …]   run every check there is, or just some: {", ".join(STEPS)}"""


def main() -> int:
    """Do as the command line says."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one is told so here
        print("Wyrmhall needs Python 3.11 or later.")
        return 2
    command, *rest = sys.argv[1:] or ["help"]
    os.chdir(HOUSE)
    if command == "play":
        return set_up() or run([*MODULE, "wyrmhall", "play", *rest])
    if command == "check" and set(rest) <= set(STEPS):
        return set_up() or check(rest or list(STEPS))
    print(USAGE)
    return 0 if command in ("help", "-h", "--help") else 2


def check(names: Sequence[str]) -> int:
    """Run steps, all of them even if some fail."""
    failed = [name for name in STEPS if name in names and not passes(name)]
    if failed:
        sys.stdout.flush()
        print("Failed: " + ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


def passes(name: str) -> bool:
    """Run a step and time it; what it does is shown for a few only."""
    print(f"{name} …", flush=True)
    start = time.perf_counter()
    quiet = name not in SHOWN
    code = run(STEPS[name], UNCOMPILED if name == "uncompiled" else {}, quiet)
    if quiet:
        took = time.perf_counter() - start
        print(f"{name} {'failed' if code else 'passed'} in {took:.1f} s", flush=True)
    return code == 0


# --- setting up ---------------------------------------------------------------------------------


def set_up() -> int:
    """See to environment and build; 0 once they are there."""
    import tomllib  # which older Pythons lack

    from build_web import sources

    settings = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    needed = [*settings["build-system"]["requires"], *settings["project"]["dependencies"]]
    needed += settings["project"]["optional-dependencies"]["lab"]
    needed += settings["dependency-groups"]["dev"]
    icons = [file.read_text("utf-8") for file in sorted(Path("src").glob("**/icons.toml"))]
    page = [file.read_text("utf-8") for file in sorted(sources())]
    state = [fingerprint(), compiler(), *icons, *page]
    return once("environment", [*needed, sys.version], lambda: make_environment(needed)) or once(
        "build", state, build
    )


def once(what: str, state: Iterable[str], work: Callable[[], int]) -> int:
    """Work, unless that was done for the same state of things."""
    stamp = VENV / f"{what}.stamp"
    now = hashlib.sha256("\0".join(state).encode()).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == now:
        return 0
    trouble = work()
    if not trouble:
        stamp.write_text(now, "utf-8")
    return trouble


def make_environment(needed: Sequence[str]) -> int:
    """Make `.venv` with all that is needed, by uv if that is here, else by venv and pip."""
    print("Setting up .venv: once, for a minute or two …", flush=True)
    here = ["--no-deps", "--no-build-isolation", "--editable", "."]
    if shutil.which("uv"):
        make = ["uv", "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)]
        install = ["uv", "pip", "install", "--quiet", "--python", PYTHON]
    elif importlib.util.find_spec("ensurepip") or not install_debian():
        make = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        install = [*MODULE, "pip", "install", "--quiet", "--disable-pip-version-check"]
    else:
        return 1
    pure = {"WYRMHALL_PURE": "1"}
    return run(make) or run([*install, *needed]) or run([*install, *here], pure, quiet=True)


def install_debian() -> int:
    """Install what Debian leaves out of Python, as root; else say what is missing."""
    packages = " ".join(DEBIAN)
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(f"Python's venv is missing; on Debian or Ubuntu: apt-get install {packages}")
        return 1
    print(f"Python's venv is missing; installing {packages} …", flush=True)
    apt = ["apt-get", "--quiet=2", "--yes"]
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    return run([*apt, "update"], quietly, quiet=True) or run(
        [*apt, "install", "--no-install-recommends", *DEBIAN], quietly, quiet=True
    )


def compiler() -> str:
    """Find a C compiler that can build for this Python; nothing, if there is none."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    found = filter(None, map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang")))
    return next(found, "") if header.exists() else ""


def build() -> int:
    """Compile in place, where that is possible."""
    pure = {} if compiler() else {"WYRMHALL_PURE": "1"}
    print("Compiling: a minute or two …" if compiler() else "Building …", flush=True)
    trouble = run([PYTHON, "setup.py", "--quiet", "build_ext", "--inplace"], pure, quiet=True)
    if not trouble and not any(Path("src").glob("**/*.so")):
        print(
            "There is no C compiler with Python's headers here, so Wyrmhall runs uncompiled: all "
            "the same, but slower. On Debian or Ubuntu: apt-get install gcc python3-dev",
            flush=True,
        )
    return trouble


def run(command: Sequence[str], settings: dict[str, str] | None = None, quiet: bool = False) -> int:
    """Run a command; a quiet one shows its output only if it fails."""
    pipe, both = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    environment = {**os.environ, **(settings or {})}
    try:
        done = subprocess.run(command, env=environment, stdout=pipe, stderr=both, check=False)
    except KeyboardInterrupt:
        return 130
    if done.returncode and quiet:
        print(done.stdout.decode(errors="replace"), flush=True)
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
