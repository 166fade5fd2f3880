"""What a table looks like, as data: areas of pieces, each with a place, a face and words.

A game has one drawing function, `scene(look, narrow=False) -> Scene`. It knows what a seat may
know, nothing more. `svg.py` turns a scene into a picture, the terminal into text, the browser into
a table to play on. Lengths are pixels of a canvas 1280 wide, or 360 when narrow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from wyrmhall.core.look import Look
from wyrmhall.core.words import Words

WIDE: Final = 1280.0
NARROW: Final = 360.0


# --- shapes: colours are names of the palette, "" is none ---------------------------------------


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, its corners rounded by `round`."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    stroke: str = ""
    line: float = 1.0
    round: float = 0.0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    line: float = 1.0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Path:
    """Any outline, as SVG path data."""

    d: str
    fill: str = ""
    stroke: str = ""
    line: float = 1.0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Words centred on the height y, wrapped to `lines` lines and shrunk to fit a `width`."""

    x: float
    y: float
    words: Words | str
    size: float = 14.0
    fill: str = "ink"
    anchor: Literal["start", "middle", "end"] = "middle"
    bold: bool = False
    width: float = 0.0
    lines: int = 1


@dataclass(frozen=True, slots=True)
class Icon:
    """A line icon (a word of some icons.toml) in one colour, centred on (x, y)."""

    name: str
    x: float
    y: float
    size: float
    fill: str = "ink"


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing of our own in a box of 100 by 100, defined once however often it is stamped."""

    name: str
    art: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Stamp:
    """A figure, centred on (x, y), turned clockwise by degrees."""

    figure: Figure
    x: float
    y: float
    size: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes drawn together: moved, scaled, turned, made translucent."""

    art: tuple[Shape, ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0
    opacity: float = 1.0


Shape = Rect | Circle | Path | Text | Icon | Stamp | Group


def polygon(
    points: Iterable[tuple[float, float]],
    fill: str = "",
    stroke: str = "",
    line: float = 1.0,
    dashed: bool = False,
) -> Path:
    """Make a closed path from corner to corner."""
    corners = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return Path(f"M{corners}Z", fill, stroke, line, dashed)


# --- what lies on the table ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on the table. The same physical thing keeps its id all game long.

    Ids are seen by everybody who sees the piece: a face-down card is named after its place, never
    after its face. A piece without label is decoration, silent for those who do not see.
    """

    id: str
    x: float
    y: float
    width: float
    height: float
    art: tuple[Shape, ...]
    label: Words | None = None
    moves: tuple[str, ...] = ()  # what touching it offers; a piece with moves glows
    brief: Words | str = ""  # a few letters, for the terminal
    outline: Rect | Circle | Path | None = None  # what glows, if not its rectangle
    meant: tuple[str, ...] = ()  # all that touching it could mean at another time

    def edge(self) -> Rect | Circle | Path:
        """Give the outline, in the piece's own coordinates."""
        return self.outline or Rect(0, 0, self.width, self.height, round=8)


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table, such as one player's board, with the pieces that lie there."""

    id: str
    title: Words
    art: tuple[Shape, ...]
    pieces: tuple[Piece, ...]

    def rows(self) -> list[list[Piece]]:
        """List the pieces that say something as one reads: row by row, left to right."""
        said = (piece for piece in self.pieces if piece.label or piece.brief)
        rows: list[list[Piece]] = []
        for piece in sorted(said, key=lambda p: (p.y, p.x)):
            first = rows[-1][0] if rows else None
            if first and piece.y < first.y + first.height / 2:
                rows[-1].append(piece)
            else:
                rows.append([piece])
        return [sorted(row, key=lambda p: p.x) for row in rows]


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole table as one seat sees it: areas in reading order, which is painting order too."""

    width: float
    height: float
    seat: int  # who sees it so, or the watcher, -1
    prompt: Words
    areas: tuple[Area, ...]
    labels: Mapping[str, Words]  # of each legal move

    def pieces(self) -> list[Piece]:
        """List all pieces in painting order."""
        return [piece for area in self.areas for piece in area.pieces]


def closeup(scene: Scene, shape: float) -> tuple[Scene, Rect]:
    """Choose what a small picture shows of a table: its largest board, and which part of that.

    The part is `shape` times as wide as it is high: all of a board that is about as wide, else
    what lies in the middle of its pieces.
    """
    board = max(scene.areas, key=lambda area: _ground(area).width * _ground(area).height)
    ground, covered = _ground(board), _around(board.pieces)
    if ground.width > ground.height * shape * 0.9:
        shown = ground
        width = max(ground.width, ground.height * shape) * 1.03
    else:
        shown = covered
        width = min(max(covered.height * shape, covered.width) * 1.1, ground.width)
    x = shown.x + (shown.width - width) / 2
    y = shown.y + (shown.height - width / shape) / 2
    return replace(scene, areas=(board,)), Rect(x, y, width, width / shape)


def _ground(area: Area) -> Rect:
    """Give what the pieces of an area lie on: its first rectangle, else just where they are."""
    first = area.art[0] if area.art and area.pieces else None
    return first if isinstance(first, Rect) and first.fill else _around(area.pieces)


def _around(pieces: Sequence[Piece]) -> Rect:
    """Draw a rectangle around pieces."""
    if not pieces:
        return Rect(0, 0, 0, 0)
    left, top = min(p.x for p in pieces), min(p.y for p in pieces)
    right, bottom = max(p.x + p.width for p in pieces), max(p.y + p.height for p in pieces)
    return Rect(left, top, right - left, bottom - top)


def changes(before: Scene, after: Scene) -> set[str]:
    """Find the pieces that are new, moved or turned over; glowing alone is no change."""
    old = {piece.id: (area.id, piece) for area in before.areas for piece in area.pieces}
    changed = set()
    for area in after.areas:
        for piece in area.pieces:
            place, was = old.get(piece.id, ("", None))
            if (
                was is None
                or place != area.id
                or (was.x, was.y, was.art)
                != (
                    piece.x,
                    piece.y,
                    piece.art,
                )
            ):
                changed.add(piece.id)
    return changed


# --- drawing one --------------------------------------------------------------------------------


@dataclass
class _Sheet:
    title: Words
    art: list[Shape] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)


class Canvas:
    """Where a game's drawing function lays out a scene, area by area.

    Moves that are not allowed now are left out by themselves, so a piece may simply name
    everything that touching it could ever mean. `buttons` offers whatever no piece has offered.
    """

    def __init__(self, look: Look, narrow: bool = False) -> None:
        """Start an empty table."""
        self.look = look
        self.width = NARROW if narrow else WIDE
        self._labels = {offer["name"]: offer["label"] for offer in look["moves"]}
        self._offered: set[str] = set()
        self._areas: dict[str, _Sheet] = {}
        self._ids: set[str] = set()
        self._open = _Sheet(look["prompt"])

    def legal(self, move: str) -> bool:
        """Ask whether the looking seat may do this now."""
        return move in self._labels

    def area(self, id: str, title: Words, *art: Shape) -> None:
        """Go to an area, new or begun before; what is drawn from now on lies there."""
        self._open = self._areas.setdefault(id, _Sheet(title))
        self._open.art += art

    def draw(self, *art: Shape) -> None:
        """Draw something of the area itself, under its pieces."""
        self._open.art += art

    def piece(
        self,
        id: str,
        x: float,
        y: float,
        width: float,
        height: float,
        art: Sequence[Shape],
        label: Words | None = None,
        moves: Iterable[str] = (),
        brief: Words | str = "",
        outline: Rect | Circle | Path | None = None,
    ) -> None:
        """Lay a piece at (x, y); its art, `width` by `height`, starts at its own (0, 0)."""
        if id in self._ids:
            raise ValueError(f"two pieces of the scene are called {id!r}")
        self._ids.add(id)
        meant = tuple(moves)
        legal = tuple(move for move in meant if move in self._labels)
        self._offered.update(legal)
        self._open.pieces.append(
            Piece(id, x, y, width, height, tuple(art), label, legal, brief, outline, meant)
        )

    def left(self) -> list[str]:
        """List the legal moves that no piece has offered so far."""
        return [move for move in self._labels if move not in self._offered]

    def buttons(self, x: float, y: float, width: float, least: float = 150) -> float:
        """Offer all moves that are left as buttons in rows; tell the height that they take."""
        moves = self.left()
        columns = max(1, min(int((width + 8) // (least + 8)), len(moves)))
        wide = min((width + 8) / columns - 8, 260.0)
        for place, move in enumerate(moves):
            words = self._labels[move]
            art = (
                Rect(0, 0, wide, 40, "button", round=20),
                Text(wide / 2, 20, words, 15, "button-ink", bold=True, width=wide - 24, lines=2),
            )
            self.piece(
                f"choice-{move.replace(' ', '_')}",
                x + place % columns * (wide + 8),
                y + place // columns * 48,
                wide,
                40,
                art,
                words,
                [move],
                words,
                Rect(0, 0, wide, 40, round=20),
            )
        return -(-len(moves) // columns) * 48.0

    def scene(self, height: float) -> Scene:
        """Finish."""
        areas = tuple(
            Area(id, sheet.title, tuple(sheet.art), tuple(sheet.pieces))
            for id, sheet in self._areas.items()
        )
        look = self.look
        return Scene(self.width, height, look["seat"], look["prompt"], areas, self._labels)
