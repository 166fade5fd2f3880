"""Lets `python -m wyrmhall.table` serve."""

import sys

from wyrmhall.table.serve import main

if __name__ == "__main__":
    sys.exit(main())
