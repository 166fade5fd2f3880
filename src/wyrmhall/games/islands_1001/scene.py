"""The table of 1001 Islands: stacks, offer, and each player's board with what it scores so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from wyrmhall.core.game import Result
from wyrmhall.core.look import Look
from wyrmhall.core.palette import ink_on, seat_colour
from wyrmhall.core.scene import Canvas, Circle, Group, Icon, Rect, Scene, Shape, Stamp, Text
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.islands_1001.faces import (
    DREAM_HEIGHT,
    SIDE,
    back,
    brief_dream,
    brief_words,
    down_face,
    dream_face,
    genie_side,
    island_face,
    summary,
    tile_words,
)
from wyrmhall.games.islands_1001.figures import DRAWN, MOON, PORTRAITS
from wyrmhall.games.islands_1001.tiles import LINE, TYPES
from wyrmhall.games.islands_1001.views import Board, Face, IslandsView, Offered, Tile

# A board in its own measure: an Island tile is 100 by 100, a Dream as wide and 3/4 as high.
CHARACTER: Final = 96.0
GAP: Final = 6.0
ISLAND_X: Final = SIDE + GAP + CHARACTER + GAP
BOARD_WIDTH: Final = ISLAND_X + LINE * SIDE
BOARD_HEIGHT: Final = 3 * SIDE
HEADER: Final = 40.0
SCORE: Final = 40.0
PAD: Final = 12.0


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
        self.middle(16, 16, left, 156)
        bottom = self.board(self.own, 16, 188, own) + 16
        x, y = left + 32, 16.0
        for seat in self.others:
            y = self.board(seat, x, y, (1264 - x - 2 * PAD) / BOARD_WIDTH) + 16
        if others == 1:
            y = self.discards(x, y, 1264 - x, 6) + 16
        return max(bottom, y)

    def wide_for_many(self, others: int) -> float:
        """Lay out 4 or 5 seats: the own board beside the offer, the others in a row below."""
        own = 1.1
        left = BOARD_WIDTH * own + 2 * PAD
        y = self.board(self.own, 16, 16, own) + 16
        self.middle(left + 32, 16, 1232 - left, y - 32)
        width = (1248 + 16) / others - 16
        bottom = 0.0
        for place, seat in enumerate(self.others):
            x = 16 + place * (width + 16)
            bottom = self.board(seat, x, y, (width - 2 * PAD) / BOARD_WIDTH)
        return bottom + 16

    def narrow(self) -> float:
        """Lay out everything one below the other, for a telephone."""
        self.middle(8, 8, 344, 232)
        y = 248.0
        for seat in (self.own, *self.others):
            y = self.board(seat, 8, y, (344 - 2 * PAD) / BOARD_WIDTH) + 8
        if self.look["seats"] == 2:
            y = self.discards(8, y, 344, 6) + 8
        return y

    # --- stacks and offer -----------------------------------------------------------------------

    def middle(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the panel with the stacks and, beside or below them, the offer."""
        if self.look["result"] is not None:
            self.outcome(self.look["result"], x, y, width, height)
            return
        slots = self.view["offer"]
        below = height > width / 2
        room = width - 2 * PAD
        stacks = room if below else min(room * 0.5, 4 * 136.0)
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
        offset = side + 54 if below else 16
        top = y + offset
        most = height - offset - (PAD if below else 16)
        places = 3 if self.look["seats"] == 2 else self.look["seats"]
        step = min(most + 12, (room + 8) / places)
        for place in range(places):
            left = start + (room - step * places + 8) / 2 + place * step
            self.offer_place(slots, place + 1, left, top, step - 8, most)

    def outcome(self, result: Result, x: float, y: float, width: float, height: float) -> None:
        """Draw, where the offer lay, who came in where and what decided it."""
        title = Words("ending-" + result.ending)
        self.canvas.area("outcome", title, _panel(x, y, width, height))
        self.canvas.draw(Text(x + width / 2, y + 24, title, 17, "faint", bold=True, width=width))
        totals = result.totals()
        order = sorted(range(len(totals)), key=lambda seat: (result.ranks[seat], seat))
        upright = height > width / 2
        wide, high = (
            (width - 2 * PAD, (height - 48) / len(order) - 4)
            if upright
            else ((width - PAD) / len(order) - PAD, height - 48 - PAD)
        )
        for place, seat in enumerate(order):
            left = x + PAD + (0 if upright else place * (wide + PAD))
            top = y + 48 + (place * (high + 4) if upright else 0)
            facts: dict[str, Fact] = {
                "seat": seat,
                "rank": result.ranks[seat],
                "total": totals[seat],
            }
            art = _placing(
                seat, result.ranks[seat], totals[seat], seat in result.winners, wide, high
            )
            label = Words("piece-placing", facts)
            if totals.count(totals[seat]) > 1:
                bandits = self.bandits(seat)
                art += _tie_break(bandits, wide, high)
                label = Words("piece-placing-tied", {**facts, "bandits": bandits})
            self.canvas.piece(f"placing-{seat}", left, top, wide, high, art, label, brief=label)

    def bandits(self, seat: int) -> int:
        """Count a player's visible bandits, which part those who are tied."""
        lines = self.view["boards"][seat]["lines"].values()
        faces = [face for line in lines for face in line if face and not face["flipped"]]
        return sum(face["shows"].get("bandit", 0) for face in faces)

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
                *_scaled(back(name), side / SIDE, 0, -thick),
            ]
        badge = side / 4
        art += [
            Rect(side - badge - 4, 4, badge, badge * 0.9, "paper", round=badge * 0.45),
            Text(side - badge / 2 - 4, 4 + badge * 0.45, str(left), badge * 0.62, "ink", bold=True),
        ]
        brief = Words("brief-stack-" + name, {"count": left})
        self.canvas.piece(f"stack-{name}", x, y, side, high, art, label, [f"stack {name}"], brief)

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
        high = side
        if offered["type"] == "dream":
            high = side * DREAM_HEIGHT / SIDE
            y += (side - high) / 2
        if tile is None:
            art = _scaled(down_face(offered["type"]), side / SIDE)
            label = Words("piece-down", {"slot": number})
            self.canvas.piece(f"down-{number}", x, y, side, high, art, label, moves, "?")
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
        height = HEADER + BOARD_HEIGHT * scale + SCORE + 6
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
        self.score(board, x + PAD, y + HEADER + BOARD_HEIGHT * scale, width - 2 * PAD)
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
        elif not self.look["over"]:
            self.canvas.draw(_taken(seat not in self.view["waiting"], x + width - PAD - 70, middle))
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
            Rect(10, 134, CHARACTER - 20, 154, "white", round=8),
            *summary(self.view["pair"]),
        ]
        common = {line["source"]: line["points"] for line in board["points"][-3:]}
        dreams = sum(line["points"] for line in board["points"][:-3])
        lines = [
            Words(
                "scene-points",
                {"source": Words("score-" + line["source"]), "points": line["points"]},
            )
            for line in board["points"]
        ]
        facts: dict[str, Fact] = {
            "seat": seat,
            "character": board["character"],
            "total": board["total"],
            "lines": lines,
            "waits": "yes" if seat in self.view["waiting"] else "no",
        }
        brief: dict[str, Fact] = {
            "character": board["character"],
            "total": board["total"],
            "dreams": dreams,
            **common,
        }
        x, y = place.at(SIDE + GAP, 0)
        wide, high = CHARACTER * place.scale, BOARD_HEIGHT * place.scale
        self.canvas.piece(f"character-{seat}", x, y, wide, high, _scaled(art, place.scale),
                          Words("piece-character", facts), [f"name {seat}"],
                          Words("brief-character", brief))  # fmt: skip

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
            self.canvas.piece(f"cell-{seat}-{line}-{column + 1}", x, y, wide, high, (empty,),
                              brief="·")  # fmt: skip
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

    def score(self, board: Board, x: float, y: float, width: float) -> None:
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
        self.canvas.draw(Group(tuple(art), x, y + 6))

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
        words = tile_words(tile)
        if tile["dream"]:
            art = dream_face(self.view["dreams"][tile["dream"]], earned)
            brief = brief_dream(tile["dream"], earned)
        elif flipped:
            art = genie_side()
            words = Words("piece-flipped", {"tile": tile["tile"]})
            brief = Words("brief-flipped")
        else:
            art = island_face(tile)
            brief = brief_words(tile)
        if hidden:
            art += [Circle(84, 16, 14, "coal", "chalk", 1.5), Icon("hidden", 84, 16, 20, "chalk")]
            words = Words("piece-hidden", {"tile": words})
        self.canvas.piece(f"tile-{tile['tile']}", x, y, SIDE * scale, high * scale,
                          _scaled(art, scale), words, moves or (), brief,
                          Rect(0, 0, SIDE * scale, high * scale, round=6 * scale))  # fmt: skip


def _panel(x: float, y: float, width: float, height: float, active: str = "") -> Rect:
    return Rect(x, y, width, height, "panel", active or "line", 4 if active else 1.2, 14)


def _scaled(art: list[Shape], scale: float, x: float = 0, y: float = 0) -> list[Shape]:
    return [Group(tuple(art), x, y, scale)]


def _taken(taken: bool, x: float, y: float) -> Rect:
    """Draw whether a player has had a tile this round: a small one, or its empty place."""
    if taken:
        return Rect(x - 7, y - 7, 14, 14, "sand-deep", "wood-deep", 1.5, 3)
    return Rect(x - 7, y - 7, 14, 14, "", "faint", 1.2, 3, dashed=True)


def _placing(
    seat: int, rank: int, total: int, winner: bool, width: float, height: float
) -> list[Shape]:
    """Draw how a player came off: in a row where it is flat, else one below the other."""
    colour = seat_colour(seat)
    flat = width > 4 * height
    centre = [(20.0, height / 2), (40.0, height / 2), (width - 16, height / 2)]
    if not flat:
        centre = [(width / 2, height * 0.2), (width / 2, height * 0.48), (width / 2, height * 0.8)]
    (rank_x, rank_y), (name_x, name_y), (total_x, total_y) = centre
    crown: list[Shape] = [Icon("winner", width - 68 if flat else rank_x + 38, rank_y, 30, "glow")]
    return [
        Rect(0, 0, width, height, "paper", colour if winner else "line", 3 if winner else 1.2, 10),
        Circle(rank_x, rank_y, 14, colour),
        Text(rank_x, rank_y, f"{rank}.", 15, ink_on(colour), bold=True),
        Text(name_x, name_y, Words("scene-owner", {"seat": seat}), 17, "ink",
             "start" if flat else "middle", bold=True, width=width - (190 if flat else 16)),
        Text(total_x, total_y, str(total), 20 if flat else 32, "ink",
             "end" if flat else "middle", bold=True),
        *(crown if winner else []),
    ]  # fmt: skip


def _tie_break(bandits: int, width: float, height: float) -> list[Shape]:
    """Draw how many bandits somebody tied on points has, left of a crown or above the points."""
    flat = width > 4 * height
    x, y = (width - 128, height / 2) if flat else (width / 2 - 12, height * 0.63)
    size = 26 if flat else 18
    return [
        Stamp(DRAWN["bandit"], x, y, size),
        Text(x + size * 0.7, y, str(bandits), size * 0.62, "ink", "start", bold=True),
    ]


def _signed(number: int) -> str:
    return str(number) if number >= 0 else f"−{-number}"
