"""Turns SVG into a PNG picture, with the font and the renderer that the house brings along."""

from __future__ import annotations

from importlib.resources import files

from resvg_py import svg_to_bytes

FONTS = [str(files("font_roboto") / "files" / f"Roboto-{cut}.ttf") for cut in ("Regular", "Bold")]


def png(svg: str, width: int | None = None) -> bytes:
    """Render a standalone light or dark SVG, `width` pixels wide or as wide as it says."""
    return svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=FONTS,
        font_family="Roboto",
        sans_serif_family="Roboto",
    )
