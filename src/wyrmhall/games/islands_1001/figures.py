"""Our own drawings for 1001 Islands: ground, elements, gems, night skies, portraits."""

from __future__ import annotations

import math
from typing import Final

from wyrmhall.core.scene import Circle, Figure, Group, Icon, Path, Rect, Shape, polygon

# --- what grows and lives on an Island ----------------------------------------------------------

_LEAF = "M50 30C60 12 82 10 94 30C80 24 66 26 50 34Z"
_LOW_LEAF = "M50 31C66 28 80 38 84 58C74 46 64 40 50 35Z"


def _mirrored(d: str, fill: str) -> Group:
    """Draw a path and let it look to the left."""
    numbers = [f"{100 - float(n):g}" if i % 2 == 0 else n for i, n in enumerate(_numbers(d))]
    steps = iter(numbers)
    letters = [c for c in d if c.isalpha()]
    sizes = {"M": 2, "C": 6, "Z": 0}
    parts = [c + " ".join(next(steps) for _ in range(sizes[c])) for c in letters]
    return Group((Path("".join(parts), fill),))


def _numbers(d: str) -> list[str]:
    return "".join(" " if c.isalpha() else c for c in d).split()


PALM: Final = Figure(
    "palm",
    (
        Path("M22 92C34 82 66 82 78 92C62 97 38 97 22 92Z", "sand-deep"),
        Path("M48 34C54 54 54 72 46 90L56 90C62 72 60 52 53 34Z", "wood", "wood-deep", 2.5),
        Path(_LOW_LEAF, "leaf-deep"),
        _mirrored(_LOW_LEAF, "leaf-deep"),
        Path("M50 34C40 22 40 10 52 3C60 12 60 24 51 34Z", "leaf-deep"),
        Path(_LEAF, "leaf"),
        _mirrored(_LEAF, "leaf"),
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

ANIMALS: Final = {
    "monkey": "brown",
    "fennec": "rust",
    "camel": "wood-deep",
    "elephant": "rock-deep",
    "snake": "green",
    "roc": "purple",
}
GEMS: Final = ("emerald", "ruby", "diamond")
DRAWN: Final = {
    "palm": PALM, "egg": EGG, "emerald": EMERALD, "ruby": RUBY, "diamond": DIAMOND,
    "lamp": LAMP, "bandit": BANDIT,
}  # fmt: skip

# --- ground and sky -----------------------------------------------------------------------------

_WAVES = "C12 28 20 18 33 20S55 29 67 22S90 17 100 21"


def _ground(*more: Shape) -> tuple[Shape, ...]:
    """Draw sand with dunes and a little green."""
    return (
        Rect(0, 0, 100, 100, "sand"),
        Path(
            "M0 62C20 50 38 54 52 62S84 72 100 60L100 82C78 92 60 84 44 80S14 78 0 86Z", "sand-deep"
        ),
        Path("M0 34C16 30 26 36 40 34S70 30 100 38", "", "sand-deep", 2),
        *more,
    )


def _tuft(x: float, y: float, size: float) -> Path:
    """Draw a tuft of grass."""
    s = size
    return Path(
        f"M{x} {y}C{x - s} {y - s} {x - s * 1.5} {y - s} {x - s * 1.6} {y - s * 1.6}"
        f"C{x - s * 0.6} {y - s * 1.5} {x - s * 0.3} {y - s} {x} {y - s * 0.4}"
        f"C{x} {y - s * 1.2} {x + s * 0.2} {y - s * 1.8} {x + s * 0.7} {y - s * 2.2}"
        f"C{x + s * 0.8} {y - s} {x + s * 0.5} {y - s * 0.5} {x} {y}Z",
        "leaf",
    )


GROUND: Final = {
    "upper": Figure(
        "ground-upper",
        _ground(
            _tuft(12, 92, 6),
            _tuft(88, 52, 5),
            Path(f"M0 0L0 22{_WAVES}L100 0Z", "foam"),
            Path(f"M0 0L0 17{_WAVES.replace('28', '23').replace('29', '24').replace('20', '15').replace('22', '17').replace('21', '16')}L100 0Z", "sea"),
            Path("M8 7C16 3 22 11 30 7M58 6C66 2 72 10 80 6", "", "foam", 2),
        ),
    ),
    "central": Figure("ground-central", _ground(_tuft(10, 30, 6), _tuft(90, 94, 6), _tuft(94, 30, 4))),
    "lower": Figure(
        "ground-lower",
        _ground(
            _tuft(90, 30, 6),
            _tuft(10, 52, 5),
            Path("M0 100L0 78C12 72 20 82 33 80S55 71 67 78S90 83 100 79L100 100Z", "foam"),
            Path("M0 100L0 83C12 77 20 87 33 85S55 76 67 83S90 88 100 84L100 100Z", "sea"),
            Path("M18 94C26 90 32 98 40 94M66 95C74 91 80 99 88 95", "", "foam", 2),
        ),
    ),
}  # fmt: skip


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
    star(90, 44, 3.5),
    star(8, 46, 3.5),
    Circle(38, 8, 1.4, "star"),
    Circle(55, 12, 1.2, "star"),
    Circle(26, 30, 1.2, "star"),
    Circle(78, 30, 1.4, "star"),
    Circle(94, 26, 1.1, "star"),
)

GENIE: Final = Figure(
    "genie",
    (
        Rect(0, 0, 100, 100, "night"),
        Path("M0 100L0 78C18 64 34 70 50 78S84 88 100 74L100 100Z", "night-deep"),
        *_HEAVENS,
        Path("M54 98C30 96 28 84 44 80C56 76 60 70 52 64", "", "sea", 6),
        Icon("genie", 51, 44, 70, "foam"),
    ),
)

DREAM_SKY: Final = Figure(
    "dream-sky",
    (
        Rect(0, 0, 100, 75, "night", round=6),
        Path("M2 73L2 62C20 50 34 56 50 62S84 68 98 56L98 73Z", "night-deep"),
        *_HEAVENS,
        Rect(1.25, 1.25, 97.5, 72.5, "", "gold", 2, 5),
    ),
)

MOON: Final = Figure(
    "moon",
    (Path("M62 8A44 44 0 1 0 94 66A36 36 0 1 1 62 8Z", "star"),),
)

# --- the five characters ------------------------------------------------------------------------

_SKIN: Final = ("sand-deep", "wood", "sand", "wood", "sand-deep")


def _headwear(seat: int, colour: str) -> tuple[Shape, ...]:
    """Dress a head at (50, 52) of radius 17, each seat its own way."""
    if seat == 0:  # a fez
        return (
            polygon([(37, 40), (40, 20), (60, 20), (63, 40)], colour),
            Path("M50 20C62 18 68 22 67 34", "", "star", 2.5),
            Circle(67, 36, 3, "star"),
        )
    if seat == 1:  # a flowing scarf
        return (
            Path("M28 92C22 60 26 28 50 28S78 60 72 92C70 70 68 44 50 42S30 70 28 92Z", colour),
            Path("M34 46C40 38 60 38 66 46", "", "star", 3),
        )
    if seat == 2:  # long hair and a circlet
        return (
            Path(
                "M30 80C26 40 32 30 50 30S74 40 70 80C66 66 68 52 62 44C54 40 44 40 38 44C32 52 34 66 30 80Z",
                "brown",
            ),
            Path("M34 44C42 38 58 38 66 44", "", "gold", 3.5),
            Circle(50, 39, 3.5, "red"),
        )
    if seat == 3:  # a turban with a feather
        return (
            Path("M30 46C26 28 40 20 50 20S74 28 70 46C60 38 40 38 30 46Z", colour),
            Path("M32 42C44 30 58 28 68 36M34 32C44 24 54 22 64 26", "", "star", 2.5),
            Path("M50 24C48 14 52 6 58 4C60 12 58 20 52 24Z", "foam"),
        )
    return (  # a hood with a veil
        Path("M26 90C24 50 28 24 50 24S76 50 74 90C72 74 70 50 64 42C56 36 44 36 36 42C30 50 28 74 26 90Z", colour),
        Path("M34 55C42 60 58 60 66 55L62 70C56 76 44 76 38 70Z", "foam"),
    )  # fmt: skip


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
            *_headwear(seat, colour),
        ),
    )


PORTRAITS: Final = tuple(_portrait(seat) for seat in range(5))
