"""The components of 1001 Islands, as the rules look at them (TI-2 … TI-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.game import Box
from wyrmhall.core.words import Words

TYPES: Final = ("dream", "upper", "central", "lower")
ELEMENTS: Final = (
    "palm", "bandit", "lamp", "monkey", "fennec", "camel", "elephant", "snake", "roc", "egg",
    "emerald", "ruby", "diamond",
)  # fmt: skip
PALM: Final = 0
BANDIT: Final = 1
LAMP: Final = 2
ROC: Final = 8
EGG: Final = 9
EMERALD: Final = 10  # the first of the gems, which come last

DREAM: Final = 0  # the type of the Dream tiles; 1 to 3 are the Island lines from top to bottom
LINE: Final = 4  # tiles in each of the four lines of a board
CELLS: Final = 16  # of a board: cell = type * LINE + column; the Dream line stands upright
OF_TYPE: Final = 20  # tiles of each type in the box (TI-2); tile = type * OF_TYPE + number
FLIPPED: Final = 128  # added to a cell whose tile shows its Genie side

FORMS: Final = ("each", "exactly", "columns", "lines", "flipped")  # how a Dream counts
EACH: Final = 0
EXACTLY: Final = 1
COLUMNS: Final = 2
LINES: Final = 3


class IslandsBox(Box):
    """The tiles, as the rules look at them."""

    def __init__(
        self,
        tables: Mapping[str, object],
        names: list[str],
        faces: vec[u8],
        dreams: list[str],
        kinds: vec[u8],
        forms: vec[u8],
        elements: vec[u8],
        points: vec[u8],
        used: vec[u8],
        pair: int,
        characters: list[str],
    ) -> None:
        """Take tables that `box.unbox` has checked."""
        super().__init__(tables)
        self.names = names  # by tile: U03
        self.faces = faces  # by tile and element: how many it shows
        self.dreams = dreams  # by kind: what the Dream is called in the data
        self.kinds = kinds  # by Dream tile: its kind
        self.forms = forms  # by kind: how it counts
        self.elements = elements  # by kind: the element it counts
        self.points = points  # by kind and count 0 to 3: points; for `each`, points[1] apiece
        self.used = used  # by seats: tiles of each type in the game (TI-4)
        self.pair: i64 = pair  # points for an egg with a roc (TI-53)
        self.characters = characters

    def shown(self, tile: i64, element: i64) -> i64:
        """Count an element on a tile's front."""
        return i64(self.faces[tile * len(ELEMENTS) + element])

    def words(self, tile: i64) -> Words:
        """Name a tile and what it shows."""
        if tile < OF_TYPE:
            dream = Words("dream-" + self.dreams[i64(self.kinds[tile])])
            return Words("tile-dream", {"tile": self.names[tile], "dream": dream})
        shows = [
            Words("shows-" + name, {"count": int(self.shown(tile, element))})
            for element, name in enumerate(ELEMENTS)
            if self.shown(tile, element) != 0
        ]
        return Words("tile-island", {"tile": self.names[tile], "shows": shows})


SCORE_RULE: Final = {
    "roc": "TI-60",
    "monkey": "TI-61",
    "fennec": "TI-62",
    "camel": "TI-63",
    "elephant": "TI-64",
    "column-of-gems": "TI-65",
    "line-of-gems": "TI-66",
    "lamp": "TI-67",
    "snake": "TI-68",
    "genie": "TI-69",
    "palms": "TI-52",
    "pairs": "TI-53",
    "bandits": "TI-54",
}
