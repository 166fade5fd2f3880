"""Turns a scene into SVG: for the browser, a notebook, a report, a picture file.

Colours resolve to one theme, or ("auto") to CSS variables that follow the system. There is no
script, no style attribute and no reference to anything outside, so that the strictest content
security policy lets it pass.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, Protocol, TypedDict
from xml.sax.saxutils import escape, quoteattr

from wyrmhall.core.icons import icon_body
from wyrmhall.core.palette import Theme, hex_colour, stylesheet
from wyrmhall.core.scene import (
    Area,
    Circle,
    Figure,
    Group,
    Icon,
    Path,
    Piece,
    Rect,
    Scene,
    Shape,
    Stamp,
    Text,
)
from wyrmhall.core.words import Words

FONTS: Final = "Roboto, 'Segoe UI', system-ui, sans-serif"
HEADING: Final = 48.0  # height of the line that says what is asked
LEADING: Final = 1.18

# Widths of letters as parts of the size, near enough to fit words into their places.
_NARROW: Final = frozenset("iIjl.,:;'|!()[]{}`·1- ftr")
_WIDE: Final = frozenset("mwMWÆŒ@%—…")


class Speech(Protocol):
    """Whoever speaks words in some language, as `language.Speaker` does."""

    def say(self, words: Words, names: Mapping[int, str] | None = None, you: int = -1) -> str:
        """Speak."""
        ...


def svg(
    scene: Scene,
    speaker: Speech,
    names: Mapping[int, str],
    theme: Theme = "light",
    standalone: bool = True,
    heading: bool = False,
    changed: Collection[str] = (),
    window: Rect | None = None,
) -> str:
    """Draw a scene. Standalone, it is a file of its own; else the page brings the stylesheet.

    `heading` puts the prompt on top, for pictures outside a page; `changed` are ids to mark;
    through a `window` only a part is seen.
    """
    pen = Pen(scene, speaker, names, theme, changed)
    body = "".join(pen.area(area) for area in scene.areas)
    top = HEADING if heading else 0.0
    if heading:
        body += pen.heading()
    if standalone:
        body = pen.ground(top) + body
    title = pen.said(scene.prompt)
    seen = window or Rect(0, -top, scene.width, scene.height + top)
    width, height = number(seen.width), number(seen.height)
    size = f' width="{width}" height="{height}"' if standalone else ""
    box = f"{number(seen.x)} {number(seen.y)} {width} {height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"'
        f'{size} class="scene" font-family="{FONTS}" role="group" aria-label={quoteattr(title)}>'
        f"{body}{pen.defined()}</svg>"
    )


class AreaParts(TypedDict):
    """An area for a page: what it is called, what is drawn of it, and what lies there."""

    id: str
    title: str
    art: str
    pieces: list[str]


class Parts(TypedDict):
    """A scene in parts, so that a page need change only the pieces that changed."""

    width: float
    height: float
    defs: dict[str, str]
    areas: list[AreaParts]
    pieces: dict[str, str]


def parts(
    scene: Scene,
    speaker: Speech,
    names: Mapping[int, str],
    theme: Theme = "auto",
    changed: Collection[str] = (),
) -> Parts:
    """Draw a scene piece by piece, by id; `defs` are the figures and icons that they use."""
    pen = Pen(scene, speaker, names, theme, changed)
    areas: list[AreaParts] = [
        {
            "id": area.id,
            "title": pen.said(area.title),
            "art": pen.shapes(area.art),
            "pieces": [piece.id for piece in area.pieces],
        }
        for area in scene.areas
    ]
    pieces = {piece.id: pen.piece(piece) for piece in scene.pieces()}
    return {
        "width": scene.width,
        "height": scene.height,
        "defs": pen.definitions,
        "areas": areas,
        "pieces": pieces,
    }


def number(value: float) -> str:
    """Write a number as short as it goes, to a hundredth."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Estimate how wide a text will be."""
    ems = sum(
        0.3 if c in _NARROW else 0.86 if c in _WIDE else 0.66 if c.isupper() else 0.55 for c in text
    )
    return ems * size * (1.06 if bold else 1.0)


def fit(text: str, size: float, bold: bool, width: float, lines: int) -> tuple[list[str], float]:
    """Break a text into lines and find the largest size, at most `size`, that fits."""
    if not width:
        return [text], size
    while True:
        broken = _wrap(text, size, bold, width)
        widest = max(text_width(line, size, bold) for line in broken)
        if len(broken) <= lines and widest <= width:
            return broken, size
        if lines == 1:
            return [text], max(size * width / text_width(text, size, bold), 6.0)
        if size <= 7:
            return broken[:lines], size
        size -= 0.5


def _wrap(text: str, size: float, bold: bool, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size, bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


class Pen:
    """Writes the parts of one scene; figures and icons are defined once and used by name."""

    def __init__(
        self,
        scene: Scene,
        speaker: Speech,
        names: Mapping[int, str],
        theme: Theme,
        changed: Collection[str],
    ) -> None:
        """Remember who speaks and in which light."""
        self.scene = scene
        self.speaker = speaker
        self.names = names
        self.theme = theme
        self.changed = changed
        self.definitions: dict[str, str] = {}
        self._figures: dict[str, Figure] = {}

    def said(self, words: Words | str) -> str:
        """Speak words; plain text is the same in every language."""
        return (
            words
            if isinstance(words, str)
            else self.speaker.say(words, self.names, self.scene.seat)
        )

    def colour(self, name: str) -> str:
        """Resolve a colour for an attribute."""
        if not name:
            return "none"
        resolved = hex_colour(name, self.theme == "dark")
        return f"var(--{name})" if self.theme == "auto" else resolved

    def defined(self) -> str:
        """Give the definitions that were needed so far."""
        symbols = "".join(self.definitions.values())
        return f"<defs>{symbols}</defs>" if symbols else ""

    def ground(self, top: float) -> str:
        """Begin a file of its own: its title, its style if it has two themes, the bare table."""
        scene = self.scene
        title = f"<title>{escape(self.said(scene.prompt))}</title>"
        style = f"<style>{stylesheet()}</style>" if self.theme == "auto" else ""
        return title + style + self.shape(Rect(0, -top, scene.width, scene.height + top, "table"))

    def heading(self) -> str:
        """Write what is asked above the table."""
        width = self.scene.width
        size = 20 if width > 600 else 15
        middle = 4 - HEADING / 2
        words = self.scene.prompt
        return self.shape(
            Text(width / 2, middle, words, size, bold=True, width=width - 24, lines=2)
        )

    def area(self, area: Area) -> str:
        """Draw an area with its pieces."""
        return (
            f'<g id="area-{area.id}" role="group" aria-label={quoteattr(self.said(area.title))}>'
            f'<g aria-hidden="true">{self.shapes(area.art)}</g>'
            f"{''.join(self.piece(piece) for piece in area.pieces)}</g>"
        )

    def piece(self, piece: Piece) -> str:
        """Draw a piece; one that offers moves can be focused and glows."""
        place = f"translate({number(piece.x)} {number(piece.y)})"
        head = f'<g id={quoteattr(piece.id)} transform="{place}"'
        art = self.shapes(piece.art)
        if piece.id in self.changed:
            art += self.outline(piece, "mark", "mark", 2.5)
        if piece.moves:
            art += self.outline(piece, "halo", "glow", 7) + self.outline(piece, "glow", "glow", 2.5)
        if piece.label is None and not piece.moves:
            return f'{head} class="piece" aria-hidden="true">{art}</g>'
        label = self.label(piece)
        known = f"aria-label={quoteattr(label)}><title>{escape(label)}</title>{art}</g>"
        if not piece.moves:
            meant = f" data-meant={quoteattr('|'.join(piece.meant))}" if piece.meant else ""
            return f'{head} class="piece" role="img"{meant} {known}'
        moves = quoteattr("|".join(piece.moves))
        return f'{head} class="piece hot" role="button" tabindex="0" data-moves={moves} {known}'

    def label(self, piece: Piece) -> str:
        """Say what a piece is, and what touching it does if that is one thing."""
        parts = [self.said(piece.label)] if piece.label else []
        if len(piece.moves) == 1:
            move = self.said(self.scene.labels[piece.moves[0]])
            parts += [move] if move not in parts else []
        return ". ".join(part.rstrip(".") for part in parts)

    def outline(self, piece: Piece, kind: str, colour: str, line: float) -> str:
        """Draw the edge of a piece, with a clear inside that can be touched."""
        dash = ' stroke-dasharray="5 4"' if kind == "mark" else ""
        opacity = ' stroke-opacity="0.35"' if kind == "halo" else ""
        touch = f'fill="{self.colour("table")}" fill-opacity="0"'
        return (
            f'<{_geometry(piece.edge())} class="{kind}" {touch} stroke="{self.colour(colour)}" '
            f'stroke-width="{number(line)}"{dash}{opacity}/>'
        )

    def shapes(self, art: Iterable[Shape]) -> str:
        """Draw shapes, the first lowest."""
        return "".join(self.shape(shape) for shape in art)

    def shape(self, shape: Shape) -> str:
        """Draw one shape."""
        if isinstance(shape, Text):
            return self._text(shape)
        if isinstance(shape, Icon):
            return self._icon(shape)
        if isinstance(shape, Stamp):
            return self._stamp(shape)
        if isinstance(shape, Group):
            return self._group(shape)
        stroke = ""
        if shape.stroke:
            stroke = f' stroke="{self.colour(shape.stroke)}" stroke-width="{number(shape.line)}"'
            stroke += ' stroke-dasharray="5 4"' if shape.dashed else ""
            stroke += (
                ' stroke-linejoin="round" stroke-linecap="round"' if isinstance(shape, Path) else ""
            )
        return f'<{_geometry(shape)} fill="{self.colour(shape.fill)}"{stroke}/>'

    def _text(self, text: Text) -> str:
        lines, size = fit(self.said(text.words), text.size, text.bold, text.width, text.lines)
        weight = ' font-weight="700"' if text.bold else ""
        first = text.y + size * (0.35 - LEADING * (len(lines) - 1) / 2)
        spans = "".join(
            f'<tspan x="{number(text.x)}" y="{number(first + place * size * LEADING)}">'
            f"{escape(line)}</tspan>"
            for place, line in enumerate(lines)
        )
        return (
            f'<text font-size="{number(size)}" fill="{self.colour(text.fill)}" '
            f'text-anchor="{text.anchor}"{weight}>{spans}</text>'
        )

    def _icon(self, icon: Icon) -> str:
        body = icon_body(icon.name)
        if body is None:
            return self._letter(icon)
        id = f"icon-{icon.name}"
        self.definitions.setdefault(
            id, f'<symbol id="{id}" viewBox="0 0 512 512"><path d="{body}"/></symbol>'
        )
        return f'<use {_used(id, icon.x, icon.y, icon.size)} fill="{self.colour(icon.fill)}"/>'

    def _letter(self, icon: Icon) -> str:
        letter = Text(icon.x, icon.y, icon.name[:2].title(), icon.size * 0.5, icon.fill, bold=True)
        ring = Circle(icon.x, icon.y, icon.size * 0.45, "", icon.fill, icon.size * 0.06)
        return self.shape(ring) + self._text(letter)

    def _stamp(self, stamp: Stamp) -> str:
        id = f"figure-{stamp.figure.name}"
        if self._figures.setdefault(id, stamp.figure) != stamp.figure:
            raise ValueError(f"two figures are called {stamp.figure.name!r}")
        if id not in self.definitions:
            self.definitions[id] = ""  # its place among the definitions, whatever it uses itself
            art = self.shapes(stamp.figure.art)
            self.definitions[id] = f'<symbol id="{id}" viewBox="0 0 100 100">{art}</symbol>'
        turn = ""
        if stamp.turn:
            centre = f"{number(stamp.x)} {number(stamp.y)}"
            turn = f' transform="rotate({number(stamp.turn)} {centre})"'
        return f"<use {_used(id, stamp.x, stamp.y, stamp.size)}{turn}/>"

    def _group(self, group: Group) -> str:
        steps = []
        if group.x or group.y:
            steps.append(f"translate({number(group.x)} {number(group.y)})")
        if group.turn:
            steps.append(f"rotate({number(group.turn)})")
        if group.scale != 1:
            steps.append(f"scale({group.scale:.4g})")
        transform = f' transform="{" ".join(steps)}"' if steps else ""
        opacity = f' opacity="{number(group.opacity)}"' if group.opacity != 1 else ""
        return f"<g{transform}{opacity}>{self.shapes(group.art)}</g>"


def _used(id: str, x: float, y: float, size: float) -> str:
    corner = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}"'
    return f'href="#{id}" {corner} width="{number(size)}" height="{number(size)}"'


def _geometry(shape: Rect | Circle | Path) -> str:
    if isinstance(shape, Path):
        return f"path d={quoteattr(shape.d)}"
    if isinstance(shape, Circle):
        return f'circle cx="{number(shape.x)}" cy="{number(shape.y)}" r="{number(shape.radius)}"'
    corner = f' rx="{number(shape.round)}"' if shape.round else ""
    return (
        f'rect x="{number(shape.x)}" y="{number(shape.y)}" '
        f'width="{number(shape.width)}" height="{number(shape.height)}"{corner}'
    )
