"""Our own drawings for 1001 Islands: ground, elements, gems, night skies, portraits."""

from __future__ import annotations

import math
from typing import Final

from wyrmhall.core.scene import Circle, Figure, Group, Icon, Path, Rect, Shape, polygon

# --- what grows and lives on an Island ----------------------------------------------------------

_LEAVES = "M50 30C60 12 82 10 94 30C80 24 66 26 50 34C34 26 20 24 6 30C18 10 40 12 50 30Z"
_LOW_LEAVES = "M50 31C66 28 80 38 84 58C74 46 64 40 50 35C36 40 26 46 16 58C20 38 34 28 50 31Z"

PALM: Final = Figure(
    "palm",
    (
        Path("M22 92C34 82 66 82 78 92C62 97 38 97 22 92Z", "sand-deep"),
        Path("M48 34C54 54 54 72 46 90L56 90C62 72 60 52 53 34Z", "wood", "wood-deep", 2.5),
        Path(_LOW_LEAVES, "leaf-deep"),
        Path("M50 34C40 22 40 10 52 3C60 12 60 24 51 34Z", "leaf-deep"),
        Path(_LEAVES, "leaf"),
        Path("M50 32C62 20 78 18 94 30", "", "leaf-deep", 2.5),
        Path("M50 32C38 20 22 18 6 30", "", "leaf-deep", 2.5),
        Circle(44, 38, 5, "wood-deep"),
        Circle(55, 39, 5, "wood-deep"),
    ),
)

EGG: Final = Figure(
    "egg",
    (
        Path("M50 10C68 10 80 38 80 56C80 76 67 86 50 86C33 86 20 76 20 56C20 38 32 10 50 10Z",
             "white", "wood-deep", 3.5),
        Path("M34 30C40 20 46 17 50 17", "", "snow", 5),
        Circle(42, 40, 4.5, "orange"),
        Circle(60, 32, 3.5, "orange"),
        Circle(62, 52, 5, "orange"),
        Circle(36, 58, 3.5, "orange"),
        Path("M8 64C20 84 80 84 92 64C94 88 76 97 50 97C24 97 6 88 8 64Z", "wood"),
        Path("M12 72C30 90 70 90 88 72M16 84C36 96 64 96 84 84M26 78L34 92M50 82L50 96M74 78L66 92",
             "", "wood-deep", 3),
    ),
)  # fmt: skip


def _octagon(radius: float, width: float) -> list[tuple[float, float]]:
    """List the corners of a tall octagon around (50, 50)."""
    cut = radius * 0.42
    corners = [(width - cut, -radius), (width, cut - radius), (width, radius - cut)]
    right = [*corners, (width - cut, radius)]
    left = [(-x, -y) for x, y in right]
    return [(50 + x, 50 + y) for x, y in right + left]


EMERALD: Final = Figure(
    "emerald",
    (
        polygon(_octagon(44, 34), "green", "coal", 3),
        polygon(_octagon(28, 20), "leaf", "chalk", 2),
        Path("M50 22L36 50L50 78L43 78L30 66L30 34L43 22Z", "foam"),
    ),
)

_RUBY = [
    (50 + 44 * math.sin(i * math.pi / 3), 50 - 44 * math.cos(i * math.pi / 3)) for i in range(6)
]
_RUBY_TABLE = [(50 + (x - 50) * 0.55, 50 + (y - 50) * 0.55) for x, y in _RUBY]

RUBY: Final = Figure(
    "ruby",
    (
        polygon(_RUBY, "red", "coal", 3),
        *(
            Path(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}", "", "pink", 2)
            for (x, y), (u, v) in zip(_RUBY, _RUBY_TABLE, strict=True)
        ),
        polygon(_RUBY_TABLE, "pink", "chalk", 2),
    ),
)

DIAMOND: Final = Figure(
    "diamond",
    (
        polygon([(24, 16), (76, 16), (97, 40), (50, 92), (3, 40)], "foam", "coal", 3),
        polygon([(30, 40), (70, 40), (50, 90)], "white"),
        polygon([(70, 40), (97, 40), (50, 90)], "sea"),
        polygon([(36, 16), (64, 16), (70, 40), (30, 40)], "white"),
        Path("M4 40L96 40M24 17L30 40L50 90L70 40L76 17", "", "sea-deep", 2),
        polygon([(24, 16), (76, 16), (97, 40), (50, 92), (3, 40)], "", "coal", 3),
    ),
)

LAMP: Final = Figure(
    "lamp",
    (
        Circle(50, 50, 47, "night", "gold", 5),
        Path("M80 22L83 30L91 33L83 36L80 44L77 36L69 33L77 30Z", "star"),
        Icon("lamp", 49, 55, 72, "gold"),
    ),
)

BANDIT: Final = Figure(
    "bandit",
    (
        polygon(
            [
                (50 + r * math.sin(i * math.pi / 12), 50 - r * math.cos(i * math.pi / 12))
                for i in range(24)
                for r in (49 if i % 2 else 42,)
            ],
            "red",
        ),
        Circle(50, 50, 39, "coal"),
        Icon("bandit", 50, 50, 62, "chalk"),
    ),
)

MONKEY: Final = Figure(
    "monkey",
    (
        Circle(15, 46, 14, "brown"),
        Circle(85, 46, 14, "brown"),
        Circle(15, 46, 7.5, "pink"),
        Circle(85, 46, 7.5, "pink"),
        Path(
            "M50 8C76 8 88 28 88 52C88 78 72 94 50 94C28 94 12 78 12 52C12 28 24 8 50 8Z", "brown"
        ),
        Path("M36 8C42 2 46 6 50 3C54 6 58 2 64 8L56 16L44 16Z", "brown"),
        Circle(36, 44, 16, "sand"),
        Circle(64, 44, 16, "sand"),
        Path(
            "M50 44C74 48 80 62 76 72C72 86 62 90 50 90C38 90 28 86 24 72C20 62 26 48 50 44Z",
            "sand",
        ),
        Circle(38, 45, 6, "coal"),
        Circle(62, 45, 6, "coal"),
        Circle(45, 63, 2.6, "coal"),
        Circle(55, 63, 2.6, "coal"),
        Path("M36 73C42 81 58 81 64 73", "", "coal", 4),
    ),
)

ANIMALS: Final = {
    "fennec": "rust",
    "camel": "wood-deep",
    "elephant": "rock-deep",
    "snake": "green",
    "roc": "purple",
}
GEMS: Final = ("emerald", "ruby", "diamond")
DRAWN: Final = {
    "palm": PALM, "egg": EGG, "emerald": EMERALD, "ruby": RUBY, "diamond": DIAMOND,
    "lamp": LAMP, "bandit": BANDIT, "monkey": MONKEY,
}  # fmt: skip

# --- ground and sky -----------------------------------------------------------------------------

_SHORE = "M-5 -10L-5 22C12 28 20 18 33 20S55 29 67 22S90 17 105 21L105 -10Z"
_LOW_SHORE = "M-5 110L-5 78C12 72 20 82 33 80S55 71 67 78S90 83 105 79L105 110Z"
_RIPPLES = "M8 7C16 3 22 11 30 7M58 6C66 2 72 10 80 6"


def _tuft(x: float, y: float, size: float) -> Group:
    """Draw a tuft of grass."""
    blades = "M0 0C-9 -8 -14 -9 -16 -16C-6 -14 -3 -9 0 -4C0 -12 2 -18 7 -22C9 -10 5 -4 0 0Z"
    return Group((Path(blades, "leaf"),), x, y, size / 10)


def _ground(line: str, *more: Shape) -> Figure:
    """Draw sand with dunes, and what a line has besides."""
    dunes = "M0 62C20 50 38 54 52 62S84 72 100 60L100 82C78 92 60 84 44 80S14 78 0 86Z"
    return Figure(
        f"ground-{line}",
        (
            Rect(0, 0, 100, 100, "sand"),
            Path(dunes, "sand-deep"),
            Path("M0 34C16 30 26 36 40 34S70 30 100 38", "", "sand-deep", 2),
            *more,
        ),
    )


GROUND: Final = {
    "upper": _ground(
        "upper",
        _tuft(12, 92, 6),
        _tuft(88, 52, 5),
        Path(_SHORE, "foam"),
        Group((Path(_SHORE, "sea"),), y=-5),
        Path(_RIPPLES, "", "foam", 2),
    ),
    "central": _ground("central", _tuft(10, 30, 6), _tuft(90, 94, 6), _tuft(94, 30, 4)),
    "lower": _ground(
        "lower",
        _tuft(90, 30, 6),
        _tuft(10, 52, 5),
        Path(_LOW_SHORE, "foam"),
        Group((Path(_LOW_SHORE, "sea"),), y=5),
        Group((Path(_RIPPLES, "", "foam", 2),), x=10, y=87),
    ),
}


def star(x: float, y: float, size: float) -> Path:
    """Draw a star of four points."""
    s, w = size, size * 0.28
    return polygon(
        [(x, y - s), (x + w, y - w), (x + s, y), (x + w, y + w), (x, y + s), (x - w, y + w),
         (x - s, y), (x - w, y - w)], "star",
    )  # fmt: skip


_HEAVENS: Final = (
    star(14, 14, 6),
    star(88, 12, 4.5),
    Circle(38, 8, 1.4, "star"),
    Circle(58, 11, 1.2, "star"),
    Circle(93, 27, 1.1, "star"),
)

GENIE: Final = Figure(
    "genie",
    (
        Rect(0, 0, 100, 100, "night", round=5),
        Path("M2 98L2 78C18 64 34 70 50 78S84 88 98 74L98 98Z", "night-deep"),
        *_HEAVENS,
        star(88, 48, 3.5),
        star(9, 46, 3.5),
        Circle(24, 30, 1.2, "star"),
        Circle(80, 34, 1.4, "star"),
        Path("M54 98C30 96 28 84 44 80C56 76 60 70 52 64", "", "sea", 6),
        Icon("genie", 51, 44, 70, "foam"),
    ),
)

DREAM_SKY: Final = Figure(
    "dream-sky",
    (
        Rect(0, 0, 100, 75, "night", round=6),
        Path("M2 73L2 64C20 52 34 58 50 64S84 68 98 58L98 73Z", "night-deep"),
        star(11, 62, 4.5),
        star(50, 67, 2.5),
        Circle(32, 66, 1.3, "star"),
        Circle(64, 5, 1.2, "star"),
        Circle(7, 7, 1.4, "star"),
        Circle(94, 8, 1.2, "star"),
        Circle(48, 8, 1, "star"),
        Rect(1.25, 1.25, 97.5, 72.5, "", "gold", 2, 5),
    ),
)

MOON: Final = Figure(
    "moon",
    (Path("M62 8A44 44 0 1 0 94 66A36 36 0 1 1 62 8Z", "star"),),
)

# --- the five characters ------------------------------------------------------------------------

_SKIN: Final = ("sand-deep", "wood", "sand", "wood", "sand-deep")


_HAIR = (
    "M30 80C26 40 32 30 50 30S74 40 70 80C66 66 68 52 62 44C54 40 44 40 38 44C32 52 34 66 30 80Z"
)
_HOOD = (
    "M26 90C24 50 28 24 50 24S76 50 74 90C72 74 70 50 64 42C56 36 44 36 36 42C30 50 28 74 26 90Z"
)
_HEADWEAR: Final[tuple[tuple[Shape, ...], ...]] = (
    (  # a fez
        polygon([(37, 40), (40, 20), (60, 20), (63, 40)], "seat-0"),
        Path("M50 20C62 18 68 22 67 34", "", "star", 2.5),
        Circle(67, 36, 3, "star"),
    ),
    (  # a flowing scarf
        Path("M28 92C22 60 26 28 50 28S78 60 72 92C70 70 68 44 50 42S30 70 28 92Z", "seat-1"),
        Path("M34 46C40 38 60 38 66 46", "", "star", 3),
    ),
    (  # long hair and a circlet
        Path(_HAIR, "brown"),
        Path("M34 44C42 38 58 38 66 44", "", "gold", 3.5),
        Circle(50, 39, 3.5, "red"),
    ),
    (  # a turban with a feather
        Path("M30 46C26 28 40 20 50 20S74 28 70 46C60 38 40 38 30 46Z", "seat-3"),
        Path("M32 42C44 30 58 28 68 36M34 32C44 24 54 22 64 26", "", "star", 2.5),
        Path("M50 24C48 14 52 6 58 4C60 12 58 20 52 24Z", "foam"),
    ),
    (  # a hood and a veil
        Path(_HOOD, "seat-4"),
        Path("M34 55C42 60 58 60 66 55L62 70C56 76 44 76 38 70Z", "foam"),
    ),
)


def _portrait(seat: int) -> Figure:
    """Draw a character in a window with stars; its clothes have the seat's colour."""
    colour = f"seat-{seat}"
    skin = _SKIN[seat]
    return Figure(
        f"portrait-{seat}",
        (
            Path("M6 100L6 46C6 22 30 14 50 2C70 14 94 22 94 46L94 100Z", "night", "gold", 4),
            star(22, 40, 4),
            star(80, 34, 3.5),
            Circle(70, 22, 1.5, "star"),
            Circle(34, 26, 1.5, "star"),
            Path("M18 100C18 80 34 76 50 76S82 80 82 100Z", colour, "coal", 1.5),
            Path("M43 62L43 78C46 84 54 84 57 78L57 62Z", skin),
            Circle(50, 52, 17, skin),
            Circle(44, 52, 2.2, "coal"),
            Circle(56, 52, 2.2, "coal"),
            Path("M45 60C48 63 52 63 55 60", "", "coal", 2),
            *_HEADWEAR[seat],
        ),
    )


PORTRAITS: Final = tuple(_portrait(seat) for seat in range(5))
