"""Builds the compiled modules, where a C compiler is to be had. The sources stay the same."""

import hashlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))  # where an isolated build finds build_icons

FINGERPRINT = Path("build/fingerprint")  # of what was last compiled in place
CORE = ["bits", "chance", "game", "words"]
ONLY = os.environ.get("WYRMHALL_ONLY", "*")  # a game's folder: the one that is worked on
UNCOMPILED = {"__init__", "box", "scene", "figures", "faces", "review"}  # rooms that gain nothing


def compiled_files() -> list[str]:
    """List the files that are compiled: the contract, every game's rules, and the bots."""
    files = [f"src/wyrmhall/core/{name}.py" for name in CORE]
    for pattern in (f"games/{ONLY}/*.py", f"games/{ONLY}/rules/*.py", "bots/[a-z]*.py"):
        found = sorted(glob(f"src/wyrmhall/{pattern}"))
        files += [file for file in found if Path(file).stem not in UNCOMPILED]
    return files


def fingerprint() -> str:
    """Tell by their content which sources a build was made from."""
    files = ["setup.py", *compiled_files()]
    return hashlib.sha256(b"\0".join(Path(file).read_bytes() for file in files)).hexdigest()


def extensions() -> list[object]:
    """Let mypyc translate them to C, all in one group."""
    if os.environ.get("WYRMHALL_PURE", "0") not in ("", "0") or "egg_info" in sys.argv:
        return []
    from mypyc.build import mypycify

    modules: list[object] = mypycify(
        ["--config-file=pyproject.toml", *compiled_files()],
        group_name="wyrmhall",
        opt_level="3",
        debug_level="0",
    )
    for module in modules:
        module.optional = os.environ.get("WYRMHALL_COMPILED") != "required"  # type: ignore[attr-defined]
    return modules


def compile_side_by_side(compiler: Any) -> None:  # noqa: ANN401 - setuptools tells no types
    """Let a C compiler work on as many files at a time as there are processors."""
    one, every = compiler._compile, compiler.compile

    def compile_all(*args: object, **kwargs: object) -> object:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            files: list[Any] = []
            compiler._compile = lambda *file: files.append(pool.submit(one, *file))
            objects = every(*args, **kwargs)
            for file in files:
                file.result()  # raises what went wrong
        return objects

    compiler.compile = compile_all


def main() -> None:
    """Build."""
    import build_icons
    import build_web
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_side_by_side(self.compiler)
            super().build_extensions()

    build_icons.build_if_possible()
    build_web.build_if_possible()
    in_place = "--inplace" in sys.argv
    for old in Path("src").glob("**/*.so") if in_place else ():
        old.unlink()  # it may belong to a module that is no longer compiled
    setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
    if in_place:
        FINGERPRINT.parent.mkdir(exist_ok=True)
        FINGERPRINT.write_text(fingerprint(), "utf-8")


if __name__ == "__main__":
    main()
