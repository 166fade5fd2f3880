"""The colours of the house: one table of names, each with a value for light and for dark.

Scenes name colours; whoever draws resolves them. No colour ever carries a meaning alone: a shape,
a pattern or a letter stands beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Theme = Literal["light", "dark", "auto"]

# The table and what is written on it turn with the theme. Printed things (tiles, cards, tokens)
# keep their colours, a little calmer in the dark.
PALETTE: Final[Mapping[str, tuple[str, str]]] = {
    # table and words
    "table": ("#efe6d6", "#1d1b22"),
    "panel": ("#f8f2e6", "#28252e"),
    "paper": ("#fffaf0", "#34303b"),
    "line": ("#cdbfa6", "#4d4756"),
    "ink": ("#2b2430", "#f3ecdf"),
    "faint": ("#685c55", "#b9aeb3"),
    "glow": ("#c85a00", "#ffb74a"),
    "mark": ("#1f6f8b", "#7fd0ea"),
    "button": ("#2e5266", "#8fc3d9"),
    "button-ink": ("#ffffff", "#16222a"),
    # ink on printed things
    "coal": ("#231d27", "#1c1720"),
    "chalk": ("#fffaf0", "#fdf6ea"),
    "shade": ("#3a2c20", "#000000"),
    # lands
    "sand": ("#efd9a7", "#d9c08a"),
    "sand-deep": ("#dcbc7c", "#c2a063"),
    "leaf": ("#7fae6a", "#6c9a5a"),
    "leaf-deep": ("#3f7a4c", "#376b43"),
    "sea": ("#3f93a8", "#347d92"),
    "sea-deep": ("#23687f", "#1d5a70"),
    "foam": ("#cfeaea", "#b5d6d8"),
    "rock": ("#a39a90", "#8d857c"),
    "rock-deep": ("#6d655e", "#5d5650"),
    "snow": ("#eef1f2", "#d7dde0"),
    "wood": ("#b07b4a", "#97683d"),
    "wood-deep": ("#6f4728", "#5f3c21"),
    "night": ("#27305e", "#222a55"),
    "night-deep": ("#1a2046", "#171c3d"),
    "star": ("#ffe9a8", "#f7dc93"),
    "gold": ("#e8b23a", "#d9a331"),
    "gold-deep": ("#9c6a0c", "#8f610c"),
    # signal colours; ink_on() reads well on them and on the seats'
    "red": ("#b8322f", "#b8322f"),
    "blue": ("#2b5fa8", "#3266ae"),
    "green": ("#2f7a47", "#2c7244"),
    "yellow": ("#f2c744", "#e6ba38"),
    "orange": ("#d9822b", "#d07a25"),
    "rust": ("#a44a17", "#9c4615"),
    "purple": ("#6d4796", "#70499a"),
    "white": ("#fbf8f2", "#efe9df"),
    "black": ("#2a262d", "#141116"),
    "grey": ("#8b8680", "#8b8680"),
    "brown": ("#7a4e2d", "#7a4e2d"),
    "pink": ("#e3a3a0", "#d69390"),
    # the seats, in order
    "seat-0": ("#a8402f", "#b54b39"),
    "seat-1": ("#2c6a8f", "#306e94"),
    "seat-2": ("#5f6d1b", "#63711f"),
    "seat-3": ("#7b4a93", "#84529d"),
    "seat-4": ("#8a5a12", "#8c5c14"),
}


def hex_colour(name: str, dark: bool = False) -> str:
    """Resolve a name to #rrggbb; KeyError if the palette has no such colour."""
    return PALETTE[name][dark]


def seat_colour(seat: int) -> str:
    """Name a seat's colour."""
    return f"seat-{seat % 5}"


def luminance(colour: str) -> float:
    """Measure the relative luminance of #rrggbb, as WCAG 2 defines it."""

    def channel(start: int) -> float:
        part = int(colour[start : start + 2], 16) / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)


def contrast(first: str, second: str, dark: bool = False) -> float:
    """Compute the WCAG contrast (1 to 21) of two names of the palette."""
    high, low = sorted(
        (luminance(hex_colour(first, dark)), luminance(hex_colour(second, dark))), reverse=True
    )
    return (high + 0.05) / (low + 0.05)


def ink_on(colour: str) -> str:
    """Choose the ink, "coal" or "chalk", that reads best on a printed colour."""
    return max(
        ("coal", "chalk"), key=lambda ink: min(contrast(ink, colour, d) for d in (False, True))
    )


def stylesheet() -> str:
    """Write the palette as CSS variables that follow the system's light or dark mode."""

    def variables(dark: bool) -> str:
        return "".join(f"--{name}:{hex_colour(name, dark)};" for name in PALETTE)

    return (
        f":root{{{variables(False)}}}"
        f"@media (prefers-color-scheme:dark){{:root{{{variables(True)}}}}}"
    )
