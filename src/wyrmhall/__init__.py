"""Wyrmhall: one table for four modern board games."""

import importlib.abc
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType

__version__ = "0.1.0"


class _SourceOnly(importlib.abc.MetaPathFinder):
    """Finds the readable `.py` files even where compiled ones lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Look for a module of this package in its own folders, as source."""
        if not name.startswith("wyrmhall.") or path is None:
            return None
        source = (importlib.machinery.SourceFileLoader, [".py"])
        for folder in path:
            if spec := importlib.machinery.FileFinder(folder, source).find_spec(name):
                return spec
        return None


if os.environ.get("WYRMHALL_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, _SourceOnly())
