"""Lets `python -m wyrmhall` do what the `wyrmhall` command does."""

import sys

from wyrmhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
