"""The table of 1001 Islands: stacks, offer, and each player's board with what it scores so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from wyrmhall.core.look import Look
from wyrmhall.core.palette import ink_on, seat_colour
from wyrmhall.core.scene import Canvas, Circle, Group, Icon, Path, Rect, Scene, Shape, Stamp, Text
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.islands_1001.figures import (
    ANIMALS,
    DRAWN,
    DREAM_SKY,
    GENIE,
    GEMS,
    GROUND,
    MOON,
    PORTRAITS,
)
from wyrmhall.games.islands_1001.tiles import LINE, TYPES
from wyrmhall.games.islands_1001.views import Board, Dream, Face, IslandsView, Offered, Tile

# A board in its own measure: an Island tile is 100 by 100, a Dream as wide and 3/4 as high.
SIDE: Final = 100.0
DREAM_HEIGHT: Final = 75.0
CHARACTER: Final = 96.0
GAP: Final = 6.0
ISLAND_X: Final = SIDE + GAP + CHARACTER + GAP
BOARD_WIDTH: Final = ISLAND_X + LINE * SIDE
BOARD_HEIGHT: Final = 3 * SIDE
HEADER: Final = 40.0
SCORE: Final = 40.0
PAD: Final = 12.0

# Where elements stand on a tile, by how many there are: across and down from 0 to 1, and their size.
STANDS: Final = {
    1: ([(0.5, 0.5)], 62.0),
    2: ([(0.03, 0.2), (0.97, 0.8)], 47.0),
    3: ([(0.0, 0.0), (1.0, 0.1), (0.5, 1.0)], 41.0),
    4: ([(0.03, 0.0), (1.0, 0.05), (0.0, 0.95), (0.97, 1.0)], 39.0),
    5: ([(0.0, 0.0), (0.5, 0.1), (1.0, 0.0), (0.2, 1.0), (0.8, 1.0)], 34.0),
    6: ([(0.0, 0.0), (0.5, 0.05), (1.0, 0.0), (0.0, 0.95), (0.5, 1.0), (1.0, 0.95)], 31.0),
}
CROWDED: Final = 6  # the most things that are drawn one by one


@dataclass(frozen=True)
class Place:
    """A corner to start from, and the scale."""

    x: float
    y: float
    scale: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Find a point of the board's own measure on the canvas."""
        return self.x + x * self.scale, self.y + y * self.scale


def scene(look: Look, narrow: bool = False) -> Scene:
    """Draw the table as a seat sees it."""
    table = _Table(look, narrow)
    others = look["seats"] - 1
    if narrow:
        height = table.narrow()
    elif others <= 2:
        height = table.wide_for_few(others)
    else:
        height = table.wide_for_many(others)
    return table.canvas.scene(height)


class _Table:
    def __init__(self, look: Look, narrow: bool) -> None:
        self.look = look
        self.view = cast(IslandsView, look["view"])
        self.canvas = Canvas(look, narrow)
        self.own = max(look["seat"], 0)
        seats = look["seats"]
        self.others = [(self.own + step) % seats for step in range(1, seats)]

    # --- where everything lies ------------------------------------------------------------------

    def wide_for_few(self, others: int) -> float:
        """Lay out 2 or 3 seats: the offer over the own board, the others to the right."""
        own = 1.18
        left = BOARD_WIDTH * own + 2 * PAD
        self.middle(16, 16, left, 176)
        bottom = self.board(self.own, 16, 208, own) + 16
        x, y = left + 32, 16.0
        for seat in self.others:
            y = self.board(seat, x, y, (1264 - x - 2 * PAD) / BOARD_WIDTH) + 16
        if others == 1:
            y = self.discards(x, y, 1264 - x, 8) + 16
        return max(bottom, y)

    def wide_for_many(self, others: int) -> float:
        """Lay out 4 or 5 seats: the offer on top, the others two by two."""
        self.middle(16, 16, 1248, 176)
        own = 0.96
        self.board(self.own, 16, 208, own)
        x = 16 + BOARD_WIDTH * own + 2 * PAD + 16
        width = (1264 - x - 16) / 2
        scale = (width - 2 * PAD) / BOARD_WIDTH
        bottom = 0.0
        for place, seat in enumerate(self.others):
            row, column = divmod(place, 2)
            y = 208 + row * (HEADER + BOARD_HEIGHT * scale + SCORE + 2 * PAD + 12)
            bottom = self.board(seat, x + column * (width + 16), y, scale)
        return bottom + 16

    def narrow(self) -> float:
        """Lay out everything one below the other, for a telephone."""
        self.middle(8, 8, 344, 232)
        y = 248.0
        for seat in (self.own, *self.others):
            y = self.board(seat, 8, y, (344 - 2 * PAD) / BOARD_WIDTH) + 8
        if self.look["seats"] == 2:
            y = self.discards(8, y, 344, 5) + 8
        return y

    # --- stacks and offer -----------------------------------------------------------------------

    def middle(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the panel with the stacks and, beside or below them, the offer."""
        slots = self.view["offer"]
        below = width < 400
        room = width - 2 * PAD
        stacks = room if below else min(room * 0.46, 4 * 136.0)
        side = stacks / 4 - 10
        self.canvas.area("stacks", Words("area-stacks"), _panel(x, y, width, height))
        words = Words("scene-round", {"round": self.view["round"]})
        self.canvas.draw(Text(x + PAD, y + 20, words, 14, "faint", "start", bold=True))
        top = y + 40
        for place, name in enumerate(TYPES):
            left = x + PAD + place * stacks / 4
            self.stack(name, left, top + (0 if below else (height - 52 - side) / 2), side)
        self.canvas.area("offer", Words("area-offer"))
        start = x + PAD if below else x + PAD + stacks + 12
        room = room if below else room - stacks - 12
        top = y + 124 if below else y + 16
        most = height - 124 - PAD if below else height - 32
        places = 3 if self.look["seats"] == 2 else self.look["seats"]
        step = min(most + 12, (room + 8) / places)
        for place in range(places):
            left = start + (room - step * places + 8) / 2 + place * step
            self.offer_place(slots, place + 1, left, top, step - 8, most)

    def stack(self, name: str, x: float, y: float, side: float) -> None:
        """Draw a face-down stack as high as it is."""
        left = self.view["stacks"][name]
        dream = name == "dream"
        high = side * 0.75 if dream else side
        y += (side - high) / 2
        label = Words("piece-stack-" + name, {"count": left})
        if left == 0:
            art: list[Shape] = [Rect(0, 0, side, high, "", "line", 2, 8, dashed=True)]
        else:
            thick = min(left, 20) * 0.35
            art = [
                Rect(0, 2, side, high, "shade", round=8),
                Rect(0, -thick / 2, side, high + thick / 2, "wood-deep", round=8),
                *_scaled(_back(name), side / SIDE, 0, -thick),
            ]
        art += [
            Rect(side - 30, 6, 24, 20, "paper", round=10),
            Text(side - 18, 16, str(left), 14, "ink", bold=True),
        ]
        self.canvas.piece(f"stack-{name}", x, y, side, high, art, label, [f"stack {name}"], label)

    def offer_place(
        self, slots: list[Offered], number: int, x: float, y: float, side: float, high: float
    ) -> None:
        """Draw a place of the offer, with its tile if one is left there."""
        side = min(side, high)
        y += (high - side) / 2
        offered = next((one for one in slots if one["slot"] == number), None)
        if offered is None:
            self.canvas.draw(Rect(x, y, side, side, "", "line", 2, 8, dashed=True))
            return
        moves = [f"take {number}", f"hide {number}"]
        tile = offered["tile"]
        if tile is None:
            art = _scaled(_down(offered["type"]), side / SIDE)
            label = Words("piece-down", {"slot": number})
            self.canvas.piece(f"down-{number}", x, y, side, side, art, label, moves, "?")
            return
        self.tile(tile, x, y, side / SIDE, moves, hidden=offered["down"])

    def discards(self, x: float, y: float, width: float, columns: int) -> float:
        """Draw the tiles out of the game, which stay open (TI-25)."""
        step = (width - 2 * PAD + 4) / columns
        tiles = self.view["discards"]
        rows = -(-16 // columns)
        height = 36 + rows * step + PAD
        title = Words("area-discards")
        self.canvas.area("discards", title, _panel(x, y, width, height))
        self.canvas.draw(Text(x + PAD, y + 20, title, 14, "faint", "start", bold=True))
        for place in range(16):
            left, top = x + PAD + place % columns * step, y + 36 + place // columns * step
            if place < len(tiles):
                self.tile(tiles[place], left, top, (step - 4) / SIDE)
            else:
                self.canvas.draw(Rect(left, top, step - 4, step - 4, "", "line", 1, 6, dashed=True))
        return y + height

    # --- boards ---------------------------------------------------------------------------------

    def board(self, seat: int, x: float, y: float, scale: float) -> float:
        """Draw a player's board in a panel; tell where the panel ends."""
        board = self.view["boards"][seat]
        width = BOARD_WIDTH * scale + 2 * PAD
        height = HEADER + BOARD_HEIGHT * scale + SCORE + PAD
        active = seat_colour(seat) if seat in self.look["turn"] else ""
        title = Words("area-board", {"seat": seat})
        self.canvas.area(f"board-{seat}", title, _panel(x, y, width, height, active))
        self.header(seat, board, x, y, width)
        place = Place(x + PAD, y + HEADER, scale)
        for column in range(LINE):
            self.cell(seat, board, "dream", column, *place.at(0, column * DREAM_HEIGHT), scale)
        self.character(seat, board, place)
        for row, line in enumerate(TYPES[1:]):
            for column in range(LINE):
                corner = place.at(ISLAND_X + column * SIDE, row * SIDE)
                self.cell(seat, board, line, column, *corner, scale)
        hand = self.view["hand"]
        if hand is not None and seat == self.view["active"]:
            self.tile(hand, *place.at(SIDE + GAP - 2, 198), scale)
        self.score(seat, board, x + PAD, y + HEADER + BOARD_HEIGHT * scale, width - 2 * PAD)
        return y + height

    def header(self, seat: int, board: Board, x: float, y: float, width: float) -> None:
        """Draw the owner's name, the Lookout's spyglass, who waits for a tile, and the points."""
        result = self.look["result"]
        middle = y + HEADER / 2
        big = 17 if width > 330 else 15
        self.canvas.draw(
            Circle(x + PAD + 8, middle, 8, seat_colour(seat)),
            Text(x + PAD + 8, middle, str(seat + 1), 11, ink_on(seat_colour(seat)), bold=True),
            Text(x + PAD + 24, middle, Words("scene-owner", {"seat": seat}), big, "ink", "start",
                 bold=True, width=width * 0.42),
            Text(x + width - PAD, middle, str(board["total"]), big + 5, "ink", "end", bold=True),
        )  # fmt: skip
        if seat == self.view["lookout"] and not self.look["over"]:
            art = (
                Circle(14, 14, 14, "gold", "gold-deep", 1.5),
                Icon("lookout", 14, 14, 19, "coal"),
            )
            label = Words("piece-lookout", {"seat": seat})
            corner = x + width - PAD - 84
            self.canvas.piece("lookout", corner, middle - 14, 28, 28, art, label,
                              outline=Circle(14, 14, 14))  # fmt: skip
        if result is not None and seat in result.winners:
            self.canvas.draw(Icon("winner", x + width - PAD - 58, middle, 26, "glow"))

    def character(self, seat: int, board: Board, place: Place) -> None:
        """Draw the Character board: touching it names this player (TI-13)."""
        colour = seat_colour(seat)
        ink = ink_on(colour)
        art = [
            Rect(0, 0, CHARACTER, BOARD_HEIGHT, colour, round=10),
            Rect(4, 4, CHARACTER - 8, BOARD_HEIGHT - 8, "", ink, 1, 8),
            Stamp(PORTRAITS[seat % 5], CHARACTER / 2, 58, 82),
            Text(CHARACTER / 2, 116, board["character"], 19, ink, bold=True, width=CHARACTER - 14),
            Rect(10, 134, CHARACTER - 20, 154, "paper", round=8),
            *_summary(self.view["pair"]),
        ]
        facts: dict[str, Fact] = {"seat": seat, "character": board["character"]}
        facts["points"] = board["total"]
        x, y = place.at(SIDE + GAP, 0)
        wide, high = CHARACTER * place.scale, BOARD_HEIGHT * place.scale
        self.canvas.piece(f"character-{seat}", x, y, wide, high, _scaled(art, place.scale),
                          Words("piece-character", facts), [f"name {seat}"], board["character"])  # fmt: skip

    def cell(
        self, seat: int, board: Board, line: str, column: int, x: float, y: float, scale: float
    ) -> None:
        """Draw a cell of a board: its tile, or where one may come to lie."""
        face = board["lines"][line][column]
        if face is not None:
            earned = self.earned(board, column) if line == "dream" else None
            self.tile(face, x, y, scale, earned=earned)
            return
        high = (DREAM_HEIGHT if line == "dream" else SIDE) * scale
        inset = 3 * scale
        wide = SIDE * scale
        empty = Rect(inset, inset, wide - 2 * inset, high - 2 * inset, "table", "line", 1.2,
                     6 * scale, dashed=True)  # fmt: skip
        if seat != self.look["seat"]:
            self.canvas.draw(Group((empty,), x, y))
            return
        hand = self.view["hand"]
        mine = hand is not None and hand["type"] == line
        moves = [f"place {column + 1}"] if mine and seat == self.view["active"] else []
        label = Words("piece-cell-" + line, {"place": column + 1})
        self.canvas.piece(
            f"cell-{seat}-{line}-{column + 1}", x, y, wide, high, (empty,), label, moves, "·", empty
        )

    def earned(self, board: Board, column: int) -> int:
        """Find what the Dream in a slot has earned so far; they are listed in this order."""
        filled = [slot for slot in range(LINE) if board["lines"]["dream"][slot] is not None]
        return board["points"][filled.index(column)]["points"]

    def score(self, seat: int, board: Board, x: float, y: float, width: float) -> None:
        """Draw where the points come from."""
        points = board["points"]
        common = {line["source"]: line["points"] for line in points[-3:]}
        dreams = sum(line["points"] for line in points[:-3])
        size = 24 if width > 330 else 19
        parts = (
            (Stamp(MOON, 0, 0, size), dreams),
            (Stamp(DRAWN["palm"], 0, 0, size), common["palms"]),
            (Stamp(DRAWN["egg"], 0, 0, size), common["pairs"]),
            (Stamp(DRAWN["bandit"], 0, 0, size), common["bandits"]),
        )
        art: list[Shape] = [Rect(0, 0, width, 32, "paper", round=16)]
        for place, (figure, number) in enumerate(parts):
            middle = width * (place + 0.5) / len(parts)
            backing = (Circle(0, 0, size * 0.58, "night"),) if place == 0 else ()
            art += [
                Group((*backing, figure), middle - size * 0.62, 16),
                Text(
                    middle + size * 0.2, 16, _signed(number), size * 0.68, "ink", "start", bold=True
                ),
            ]
        lines = [
            Words(
                "scene-points",
                {"source": Words("score-" + line["source"]), "points": line["points"]},
            )
            for line in points
        ]
        facts: dict[str, Fact] = {"seat": seat, "lines": lines, "total": board["total"]}
        label = Words("piece-score", facts)
        self.canvas.piece(f"score-{seat}", x, y + 6, width, 32, art, label, brief=label)

    # --- tiles ----------------------------------------------------------------------------------

    def tile(
        self,
        tile: Tile | Face,
        x: float,
        y: float,
        scale: float,
        moves: list[str] | None = None,
        hidden: bool = False,
        earned: int | None = None,
    ) -> None:
        """Draw a tile where it lies; it keeps its id all game long."""
        flipped = bool(tile.get("flipped"))
        high = DREAM_HEIGHT if tile["dream"] else SIDE
        words = _tile_words(tile)
        if tile["dream"]:
            art = _dream(self.view["dreams"][tile["dream"]], earned)
            brief: Words | str = Words("dream-" + tile["dream"])
        elif flipped:
            art = _flipped()
            words = Words("piece-flipped", {"tile": tile["tile"]})
            brief = Words("brief-flipped")
        else:
            art = _island(tile)
            brief = Words("brief-tile", {"shows": _shows(tile)})
        if hidden:
            art += [
                Rect(0, high - 22, SIDE, 22, "coal"),
                Icon("hidden", SIDE / 2, high - 11, 20, "chalk"),
            ]
            words = Words("piece-hidden", {"tile": words})
        self.canvas.piece(f"tile-{tile['tile']}", x, y, SIDE * scale, high * scale,
                          _scaled(art, scale), words, moves or (), brief,
                          Rect(0, 0, SIDE * scale, high * scale, round=6 * scale))  # fmt: skip


# --- faces --------------------------------------------------------------------------------------


def _panel(x: float, y: float, width: float, height: float, active: str = "") -> Rect:
    return Rect(x, y, width, height, "panel", active or "line", 4 if active else 1.2, 14)


def _scaled(art: list[Shape], scale: float, x: float = 0, y: float = 0) -> list[Shape]:
    return [Group(tuple(art), x, y, scale)]


def _signed(number: int) -> str:
    return str(number) if number >= 0 else f"−{-number}"


def _shows(tile: Tile) -> list[Words]:
    return [Words("shows-" + name, {"count": number}) for name, number in tile["shows"].items()]


def _tile_words(tile: Tile) -> Words:
    if tile["dream"]:
        dream = Words("dream-" + tile["dream"])
        return Words("tile-dream", {"tile": tile["tile"], "dream": dream})
    return Words("tile-island", {"tile": tile["tile"], "shows": _shows(tile)})


def _element(name: str, x: float, y: float, size: float) -> Shape:
    """Draw one element of a tile."""
    if name in DRAWN:
        return Stamp(DRAWN[name], x, y, size)
    return Icon(name, x, y, size, ANIMALS[name])


def _island(tile: Tile) -> list[Shape]:
    """Draw an Island tile: its ground, and each thing on it, or how many where they crowd."""
    shows = tile["shows"]
    things = [(name, 1) for name, number in shows.items() for _ in range(number)]
    if len(things) > CROWDED:
        things = list(shows.items())[:CROWDED]
    top = 22.0 if tile["type"] == "upper" else 5.0
    room = 90.0 if tile["type"] == "central" else 74.0
    art: list[Shape] = [Stamp(GROUND[tile["type"]], 50, 50, SIDE)]
    spots, size = STANDS.get(len(things), ([], 0.0))
    for (name, number), (across, down) in zip(things, spots, strict=True):
        x = 5 + size / 2 + across * (90 - size)
        y = top + size / 2 + down * (room - size)
        art += [_element(name, x, y, size), *_times(number, x + size * 0.36, y + size * 0.32)]
    art.append(Rect(0.75, 0.75, SIDE - 1.5, SIDE - 1.5, "", "wood", 1.5, 4))
    return art


def _times(number: int, x: float, y: float) -> list[Shape]:
    """Say how many, where one drawing stands for several."""
    if number == 1:
        return []
    return [Circle(x, y, 9, "paper"), Text(x, y, str(number), 13, "ink", bold=True)]


def _flipped() -> list[Shape]:
    return [
        Stamp(GENIE, 50, 50, SIDE),
        Rect(0.75, 0.75, SIDE - 1.5, SIDE - 1.5, "", "gold", 1.5, 4),
    ]


def _dream(dream: Dream, earned: int | None) -> list[Shape]:
    """Draw a Dream: a starry card with what it counts and what that is worth."""
    points = dream["points"]
    art: list[Shape] = [Stamp(DREAM_SKY, 50, 50, SIDE)]
    if dream["form"] == "exactly":
        art.append(_counted(dream["element"], 30, 38, 46))
        worth = [(number, n) for number, n in enumerate(points) if n]
        for row, (number, n) in enumerate(worth):
            y = 38 + (row - (len(worth) - 1) / 2) * 25
            art += [
                Circle(61, y, 9, "night-deep", "star", 1.2),
                Text(61, y, str(number), 12, "star"),
                Text(83, y, str(n), 18, "star", bold=True),
            ]
    elif dream["form"] in ("columns", "lines"):
        art += _gem_steps(points[1:], upright=dream["form"] == "columns")
    else:
        element = "genie" if dream["form"] == "flipped" else dream["element"]
        art += [
            Text(26, 38, f"{points[1]} ×", 24, "star", bold=True),
            _counted(element, 67, 36, 46),
        ]
    if earned is not None:
        art += [
            Rect(74, 54, 26, 21, "gold", round=6),
            Text(87, 64.5, str(earned), 14, "coal", bold=True, width=22),
        ]
    return art


def _gem_steps(points: list[int], upright: bool) -> list[Shape]:
    """Draw the three gems in a row with what one, two, three of them give."""
    art: list[Shape] = []
    for step, (gem, number) in enumerate(zip(GEMS, points, strict=True)):
        x, y = (34.0, 16.0 + 22 * step) if upright else (22.0 + 28 * step, 25.0)
        art.append(Stamp(DRAWN[gem], x, y, 21 if upright else 25))
        x, y = (62, y) if upright else (x, 52)
        art.append(Text(x, y, str(number), 17, "star", bold=True))
    return art


def _counted(element: str, x: float, y: float, size: float) -> Shape:
    """Draw what a Dream counts, to be seen by night."""
    return (
        Stamp(DRAWN[element], x, y, size) if element in DRAWN else Icon(element, x, y, size, "foam")
    )


def _back(name: str) -> list[Shape]:
    """Draw the back of a type: a Genie, or a starry sky; bars tell which line it is for."""
    if name == "dream":
        return [Stamp(DREAM_SKY, 50, 50, SIDE), Stamp(MOON, 50, 37, 40)]
    bars = [
        Rect(8, 66 + 10 * row, 22, 7, "star" if line == name else "night-deep", "star", 1, 2)
        for row, line in enumerate(TYPES[1:])
    ]
    return [*_flipped(), *bars]


def _down(name: str) -> list[Shape]:
    """Draw a tile of the offer that lies face down."""
    high = DREAM_HEIGHT if name == "dream" else SIDE
    return [
        *_back(name),
        Circle(50, high / 2, 20, "night-deep", "star", 2),
        Text(50, high / 2, "?", 28, "star", bold=True),
    ]


def _summary(pair: int) -> list[Shape]:
    """Draw what scores for everybody, as the Character boards sum it up."""
    return [
        Text(28, 160, "1 ×", 19, "ink", bold=True),
        Stamp(DRAWN["palm"], 64, 159, 40),
        Text(26, 211, f"{pair} ×", 17, "ink", bold=True, width=26),
        Stamp(DRAWN["egg"], 51, 211, 28),
        Icon("roc", 75, 210, 24, ANIMALS["roc"]),
        Text(28, 262, "−1 ×", 17, "ink", bold=True),
        Stamp(DRAWN["bandit"], 66, 262, 38),
    ]
