"""The table."""

from wyrmhall.core.look import Look
from wyrmhall.core.scene import Canvas, Scene
from wyrmhall.core.words import Words


def scene(look: Look, narrow: bool = False) -> Scene:
    """Draw the table as a seat sees it."""
    canvas = Canvas(look, narrow)
    canvas.area("choices", Words("area-choices"))
    return canvas.scene(100 + canvas.buttons(8, 8, canvas.width - 16))
