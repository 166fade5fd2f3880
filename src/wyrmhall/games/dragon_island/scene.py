"""The table of Dragon Island: the growing island, each wizard's screen, the supplies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from wyrmhall.core.game import Result
from wyrmhall.core.look import Look
from wyrmhall.core.palette import ink_on
from wyrmhall.core.scene import Canvas, Circle, Group, Icon, Rect, Scene, Shape, Stamp, Text
from wyrmhall.core.shapes import ROOT, hex_centre, hexagon, token
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.dragon_island.figures import (
    arrow,
    ghost,
    goods,
    ground_art,
    map_face,
    pet_card,
    tile,
    wizard,
)
from wyrmhall.games.dragon_island.terms import DIRECTIONS, HUES
from wyrmhall.games.dragon_island.views import Ground, IslandView, Map, Player, Screen, Side

PAD: Final = 12.0
OUTCOME: Final = 104.0  # the height of the panel that tells who won
TURNS: Final = (-60.0, 0.0, 60.0, 120.0, 180.0, 240.0)  # of the arrows, by direction
AROUND: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
LETTER: Final = {"blue": "B", "green": "G", "red": "R", "white": "W", "gold": "Y"}
BUILDING: Final = {"pen": "#", "spire": "^", "lair": "~"}
KIND: Final = {
    "build": "b",
    "telekinesis": "t",
    "storm": "s",
    "dragon-build": "d",
    "double-dragon": "dd",
    "wild-build": "w",
    "tower": "T",
    "keep": "K",
}


@dataclass(frozen=True)
class Chart:
    """Where the cells of the island lie on the canvas."""

    x: float
    y: float
    radius: float

    def centre(self, q: int, r: int) -> tuple[float, float]:
        """Find the middle of a cell."""
        x, y = hex_centre(q, r, self.radius)
        return self.x + x, self.y + y


def scene(look: Look, narrow: bool = False) -> Scene:
    """Draw the table as a seat sees it."""
    table = _Table(look, narrow)
    return table.canvas.scene(table.narrow() if narrow else table.wide())


class _Table:
    def __init__(self, look: Look, narrow: bool) -> None:
        self.look = look
        self.view = cast(IslandView, look["view"])
        self.canvas = Canvas(look, narrow)
        self.own = max(look["seat"], 0)
        self.seats = [(self.own + step) % look["seats"] for step in range(look["seats"])]

    # --- where everything lies ------------------------------------------------------------------

    def wide(self) -> float:
        """Put the island to the left, screens and supplies to the right."""
        self.canvas.area("island", Words("area-island"))
        x, width = 860.0, 404.0
        y = 16.0
        for seat in self.seats:
            y = self.player(seat, x, y, width) + 12
        bottom = max(self.supplies(x, y, width), 720.0)
        self.legend()
        self.island(16, 16, 828, bottom - 16)
        return bottom + 16 + self.choices(16, bottom + 16, 1248)

    def narrow(self) -> float:
        """Put everything one below the other, for a telephone."""
        height = 360 + (OUTCOME if self.look["over"] else 0.0)
        self.island(8, 8, 344, height)
        y = 8 + height + 8
        for seat in self.seats:
            y = self.player(seat, 8, y, 344) + 8
        y = self.supplies(8, y, 344) + 8
        return y + self.choices(8, y, 344)

    # --- the island -----------------------------------------------------------------------------

    def island(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the sea with the island in it, and below it what can be chosen."""
        art = [
            Rect(x, y, width, height, "sea-deep", "line", 1.2, 14),
            Rect(x + 5, y + 5, width - 10, height - 10, "sea", round=11),
        ]
        self.canvas.area("island", Words("area-island"), *art)
        room = height - (OUTCOME + 8 if self.look["over"] else 0)
        chart = self.chart(x + 14, y + 14, width - 28, room - 28)
        self.shore(chart)
        for place, ground in enumerate(self.view["island"], start=1):
            self.ground(chart, place, ground)
        self.sites(chart)
        for seat, player in enumerate(self.view["players"]):
            if player["spot"]:
                self.wizard(chart, seat, player)
        self.arrows(chart)
        result = self.look["result"]
        if result is not None:
            self.outcome(result, x + PAD, y + height - OUTCOME - PAD, width - 2 * PAD)

    def chart(self, x: float, y: float, width: float, height: float) -> Chart:
        """Fit all tiles, and until the end the cells around them, into a rectangle."""
        near = () if self.look["over"] else AROUND
        cells = [(g["q"] + q, g["r"] + r) for g in self.view["island"] for q, r in (*near, (0, 0))]
        across = [ROOT * (q + r / 2) for q, r in cells]
        down = [1.5 * r for _, r in cells]
        wide = max(max(across) - min(across) + ROOT, 5 * ROOT)
        high = max(max(down) - min(down) + 2, 8.0)
        radius = min(width / wide, height / high, 80.0)
        middle_x = (max(across) + min(across)) / 2 * radius
        middle_y = (max(down) + min(down)) / 2 * radius
        return Chart(x + width / 2 - middle_x, y + height / 2 - middle_y, radius)

    def shore(self, chart: Chart) -> None:
        """Draw shallows and beach around the island."""
        centres = [chart.centre(ground["q"], ground["r"]) for ground in self.view["island"]]
        for size, colour in ((1.3, "foam"), (1.14, "sand")):
            water = tuple(hexagon(x, y, chart.radius * size, colour) for x, y in centres)
            self.canvas.draw(Group(water, opacity=0.35 if colour == "foam" else 1.0))

    def ground(self, chart: Chart, place: int, ground: Ground) -> None:
        """Draw a tile of the island with all that is on it."""
        owner = ground["owner"]
        colour = self.view["players"][owner]["wizard"] if owner >= 0 else ""
        art = ground_art(ground, colour)
        if place in (self.view["source"], self.view["target"]):
            art.append(hexagon(0, 0, 90, "", "mark", 9))
        name = f"{ground['q']:+d}{ground['r']:+d}"
        id = "tile-" + ground["face"].replace(" ", "-")
        self.hex(
            id,
            chart,
            ground["q"],
            ground["r"],
            art,
            self.ground_words(ground),
            [f"at {name}"],
            self.ground_brief(place, ground),
        )

    def hex(
        self,
        id: str,
        chart: Chart,
        q: int,
        r: int,
        art: list[Shape],
        label: Words,
        moves: list[str],
        brief: str,
    ) -> None:
        """Lay a hexagon on a cell of the island."""
        x, y = chart.centre(q, r)
        wide, high = chart.radius * ROOT, chart.radius * 2
        scale = chart.radius / 100
        centred = Group(tuple(art), wide / 2, high / 2, scale)
        outline = hexagon(wide / 2, high / 2, chart.radius * 0.95)
        self.canvas.piece(
            id, x - wide / 2, y - high / 2, wide, high, [centred], label, moves, brief, outline
        )

    def ground_brief(self, place: int, ground: Ground) -> str:
        """Say it in a few letters, which the legend of the terminal explains."""
        found = "$" if ground["treasure"] else ""
        parts = [LETTER.get(ground["colour"], "") + KIND[ground["kind"]] + found]
        if ground["building"]:
            name, _, hue = ground["building"].partition(" ")
            owner = self.view["players"][ground["owner"]]["wizard"]
            parts.append(BUILDING[name] + LETTER.get(hue or (owner if name == "pen" else ""), ""))
        if ground["dragons"]:
            parts.append("*" + "".join(LETTER[hue] for hue in ground["dragons"]))
        here = [LETTER[p["wizard"]] for p in self.view["players"] if p["spot"] == place]
        return " ".join([*parts, "@" + "".join(here)] if here else parts)

    def ground_words(self, ground: Ground) -> Words:
        """Say what a tile is, and what is on it."""
        things = [_dragon(hue) for hue in ground["dragons"]]
        if ground["building"]:
            things.append(_building_words(ground))
        if ground["treasure"]:
            things.append(Words("thing-treasure"))
        for seat, player in enumerate(self.view["players"]):
            if player["spot"] and self.view["island"][player["spot"] - 1] is ground:
                things.append(Words("thing-wizard", {"seat": seat}))
        words = _tile_words(ground)
        return Words("piece-tile", {"tile": words, "things": things}) if things else words

    def sites(self, chart: Chart) -> None:
        """Draw where the tile in hand may be placed."""
        placing = self.view["placing"]
        around = {(g["q"] + q, g["r"] + r) for g in self.view["island"] for q, r in AROUND}
        taken = {(g["q"], g["r"]) for g in self.view["island"]}
        for q, r in sorted(around - taken):
            move = f"at {q:+d}{r:+d}"
            if self.canvas.legal(move) and placing is not None:
                art = ghost(placing["kind"], placing["colour"])
                label = Words("piece-site", {"place": move[3:]})
                self.hex(f"site{move[3:]}", chart, q, r, art, label, [move], "+")

    def wizard(self, chart: Chart, seat: int, player: Player) -> None:
        """Draw a wizard on its tile, beside others that are there."""
        ground = self.view["island"][player["spot"] - 1]
        sharing = [s for s, p in enumerate(self.view["players"]) if p["spot"] == player["spot"]]
        offset = (sharing.index(seat) - (len(sharing) - 1) / 2) * 0.42
        x, y = chart.centre(ground["q"], ground["r"])
        size = chart.radius * 0.8
        left, top = x + offset * chart.radius - size / 2, y + chart.radius * 0.5 - size / 2
        art = [Stamp(wizard(player["wizard"]), size / 2, size / 2, size)]
        self.canvas.piece(f"wizard-{seat}", left, top, size, size, art)  # the tile tells of it

    def arrows(self, chart: Chart) -> None:
        """Draw the six directions that telekinesis can pull from."""
        spot = self.view["players"][self.own]["spot"]
        if not spot or not self.canvas.legal("pull east"):
            return
        ground = self.view["island"][spot - 1]
        for (q, r), direction, turn in zip(AROUND, DIRECTIONS, TURNS, strict=True):
            x, y = chart.centre(ground["q"], ground["r"])
            to_x, to_y = hex_centre(q, r, chart.radius * 0.56)
            scale = chart.radius / 62
            size = 40 * scale
            art = [Group(tuple(arrow(turn)), scale=scale)]
            left, top = x + to_x - size / 2, y + to_y - size / 2
            label, moves = Words(f"move-pull-{direction}"), [f"pull {direction}"]
            edge = Circle(size / 2, size / 2, size / 2)
            self.canvas.piece(
                f"pull-{direction}", left, top, size, size, art, label, moves, label, edge
            )

    # --- what can be chosen; how it ended -------------------------------------------------------

    def choices(self, x: float, y: float, width: float) -> float:
        """Offer as buttons what no piece has offered; tell the height that they take."""
        self.canvas.area("choices", Words("area-choices"))
        return self.canvas.buttons(x, y, width)

    def outcome(self, result: Result, x: float, y: float, width: float) -> None:
        """Draw who came in where, and what decided it."""
        title = Words("ending-" + result.ending)
        self.canvas.area("outcome", title, Rect(x, y, width, OUTCOME, "panel", "line", 1, 12))
        self.canvas.draw(
            Text(x + width / 2, y + 16, title, 14, "faint", bold=True, width=width - 20)
        )
        totals = result.totals()
        order = sorted(range(len(totals)), key=lambda seat: (result.ranks[seat], seat))
        wide = (width - PAD) / len(order) - PAD
        for place, seat in enumerate(order):
            art = self.placing(result, seat, totals[seat], wide)
            facts: dict[str, Fact] = {"seat": seat, "rank": result.ranks[seat]}
            facts["lines"] = [
                Words("score-line", {"source": line.source, "points": line.points})
                for line in result.scores[seat]
            ]
            label = Words("piece-placing", {**facts, "total": totals[seat]})
            left = x + PAD + place * (wide + PAD)
            self.canvas.piece(
                f"placing-{seat}", left, y + 30, wide, OUTCOME - 40, art, label, brief=label
            )

    def placing(self, result: Result, seat: int, total: int, wide: float) -> list[Shape]:
        """Draw one player's rank and points."""
        colour = self.view["players"][seat]["wizard"]
        ink = ink_on(colour)
        high = OUTCOME - 40
        art: list[Shape] = [
            Rect(0, 0, wide, high, colour, "coal", 1.2, 10),
            Text(14, high / 2, f"{result.ranks[seat]}.", 17, ink, "start", bold=True),
            Text(wide / 2, high * 0.3, _owner(seat), 14, ink, width=wide - 60),
            Text(wide / 2, high * 0.68, str(total), 25, ink, bold=True),
        ]
        if seat in result.winners:
            art.append(Icon("laurel-crown", wide - 22, high / 2, 28, ink))
        return art

    # --- players --------------------------------------------------------------------------------

    def player(self, seat: int, x: float, y: float, width: float) -> float:
        """Draw a player's panel, with what is behind the screen if one may see it."""
        player = self.view["players"][seat]
        screen = player["screen"]
        cards = [*screen["drawn"], *screen["maps"]] if screen else []
        full = screen is not None and not self.look["over"]
        height = 96.0 if not full else 96 + 46 + 84 + 124 * max(1, -(-len(cards) // 4))
        if screen is not None and self.look["over"]:
            height = 96.0 + 40
        active = seat in self.look["turn"]
        edge = ("glow", 3.0) if active else ("line", 1.2)
        panel = Rect(x, y, width, height, "panel", *edge, 14)
        self.canvas.area(f"player-{seat}", Words("area-player", {"seat": seat}), panel)
        self.header(seat, player, x, y, width)
        self.before_screen(seat, player, x + PAD, y + 46)
        if screen is not None:
            self.goods(seat, screen, x + PAD, y + 96, width - 2 * PAD)
        if screen is not None and full:
            self.held(screen, x + PAD, y + 142, width - 2 * PAD)
            self.maps(screen["drawn"], cards, x + PAD, y + 228)
        return y + height

    def header(self, seat: int, player: Player, x: float, y: float, width: float) -> None:
        """Draw who this is, and what everybody may count."""
        colour = player["wizard"] or "grey"
        if player["wizard"]:
            facts: dict[str, Fact] = {"colour": _colour(colour), "maps": player["maps"]}
            label = Words("piece-player", {**facts, "tiles": player["tiles"]})
            self.canvas.piece(f"player-{seat}", x, y, width, 46, [], label)
        self.canvas.draw(
            Stamp(wizard(colour), x + 28, y + 24, 40),
            Text(x + 54, y + 24, _owner(seat), 17, "ink", "start",
                 bold=True, width=width * 0.38),
            Icon("treasure-map", x + width - 106, y + 24, 24, "faint"),
            Text(x + width - 90, y + 24, str(player["maps"]), 15, "faint", "start", bold=True),
            hexagon(x + width - 58, y + 24, 12, "", "faint", 2),
            Text(x + width - 42, y + 24, str(player["tiles"]), 15, "faint", "start", bold=True),
        )  # fmt: skip
        if player["choosing"]:
            self.canvas.draw(Circle(x + width - 18, y + 24, 6, "glow"))
        elif seat == self.view["first"]:
            self.canvas.draw(
                Circle(x + width - 20, y + 24, 9, "", "faint", 1.5),
                Text(x + width - 20, y + 24, "1", 12, "faint", bold=True),
            )

    def before_screen(self, seat: int, player: Player, x: float, y: float) -> None:
        """Draw pets in use and the tokens of captured dragons."""
        for place, pet in enumerate(player["pets"]):
            hue = pet["colour"]
            facts: dict[str, Fact] = {"seat": seat, "pet": _pet(hue), "coins": pet["coins"]}
            kind = "pet-lair" if pet["lair"] else "pet"
            label, brief = Words(f"piece-{kind}", facts), Words(f"brief-{kind}", facts)
            art = pet_card(hue, pet["coins"], pet["lair"])
            scale = 0.78
            self.canvas.piece(f"pet-{seat}-{hue}", x + place * 52, y, 62 * scale, 44 * scale,
                              [Group(tuple(art), scale=scale)], label, brief=brief)  # fmt: skip
        start = x + len(player["pets"]) * 52 + (6 if player["pets"] else 0)
        facts = {"seat": seat, "tokens": [_colour(hue) for hue in player["tokens"]]}
        if player["tokens"]:
            tokens: list[Shape] = [
                Stamp(token(hue, "dragon-head"), 12 + n * 19, 17, 26)
                for n, hue in enumerate(player["tokens"])
            ]
            wide = 26 + 19 * (len(tokens) - 1)
            self.canvas.piece(f"tokens-{seat}", start, y, wide, 34, tokens,
                              Words("piece-tokens", facts),
                              brief=Words("brief-tokens", facts))  # fmt: skip
        elif not player["pets"]:
            self.canvas.draw(Text(x + 4, y + 17, Words("scene-no-pets"), 13, "faint", "start"))

    def goods(self, seat: int, screen: Screen, x: float, y: float, width: float) -> None:
        """Draw cubes, coins and Fame; touching a cube pays it."""
        step = width / 6
        for place, (name, number) in enumerate(screen["goods"].items()):
            hue = "gold" if name == "coin" else name
            art: list[Shape] = [
                Rect(0, 0, step - 6, 36, "paper", round=10),
                Stamp(goods(name), 17, 18, 28),
                Text(36, 18, str(number), 17, "ink", "start", bold=True),
            ]
            label = Words("piece-goods", {"goods": Words(f"goods-{hue}", {"count": number})})
            moves = [f"pay {hue}"] if seat == self.look["seat"] else []
            self.canvas.piece(f"goods-{seat}-{name}", x + place * step, y, step - 6, 36, art, label,
                              moves, outline=Rect(0, 0, step - 6, 36, round=10))  # fmt: skip
        art = [
            Rect(0, 0, step - 6, 36, "paper", round=10),
            Icon("laurel-crown", 17, 18, 27, "ink"),
            Text(36, 18, str(screen["fame"]), 17, "ink", "start", bold=True),
        ]
        label = Words("piece-fame", {"fame": screen["fame"]})
        self.canvas.piece(f"fame-{seat}", x + 5 * step, y, step - 6, 36, art, label)

    def held(self, screen: Screen, x: float, y: float, width: float) -> None:
        """Draw the tiles that are held, both faces of each."""
        radius = 40.0
        wide = radius * ROOT
        for place, faces in enumerate(screen["tiles"]):
            left = x + place * (2 * wide + 22)
            self.canvas.draw(
                Rect(left - 2, y + 6, 2 * wide + 8, 2 * radius - 12, "paper", round=12)
            )
            for number, face in enumerate(faces):
                self.face(face, left + 2 + number * wide, y, radius)
        if not screen["tiles"]:
            words = Text(x + 4, y + radius, Words("scene-no-tiles"), 13, "faint", "start")
            self.canvas.draw(words)

    def face(self, face: Side, x: float, y: float, radius: float) -> None:
        """Draw one face of a tile in the hand."""
        wide, high = radius * ROOT, radius * 2
        art = [Group(tuple(tile(face["kind"], face["colour"])), wide / 2, high / 2, radius / 103)]
        chosen = self.view["placing"]
        if chosen is not None and chosen["face"] == face["face"]:
            art.append(
                Group((hexagon(0, 0, 92, "", "mark", 10),), wide / 2, high / 2, radius / 103)
            )
        label = Words("piece-face", {"face": _face_words(face), "name": face["face"]})
        letters = LETTER.get(face["colour"], "") + KIND[face["kind"]]
        brief = f"{letters} ({face['face']})"
        outline = hexagon(wide / 2, high / 2, radius * 0.92)
        self.canvas.piece(f"tile-{face['face']}", x, y, wide, high, art, label,
                          [f"place {face['face']}"], brief, outline)  # fmt: skip

    def maps(self, drawn: list[Map], cards: list[Map], x: float, y: float) -> None:
        """Draw the map cards; those just drawn lie higher."""
        positions = self.look["options"].get("maps") == "positions"
        columns = 4
        for place, card in enumerate(cards):
            left = x + place % columns * (80 if self.canvas.width < 400 else 92)
            top = y + place // columns * 124 + (0 if card in drawn else 4)
            name = card["card"]
            facts: dict[str, Fact] = {
                "card": name,
                "needs": [_colour(hue) for hue in card["needs"]],
                "fame": card["fame"],
                "coins": card["coins"],
            }
            scale = 0.9 if self.canvas.width < 400 else 1.0
            art = [Group(tuple(map_face(card, positions)), scale=scale)]
            label, moves = Words("piece-map", facts), [f"return {name}", f"map {name}"]
            self.canvas.piece(f"map-{name}", left, top, 84 * scale, 112 * scale, art, label, moves)
        if not cards:
            self.canvas.draw(Text(x + 4, y + 20, Words("scene-no-maps"), 13, "faint", "start"))

    # --- supplies -------------------------------------------------------------------------------

    def supplies(self, x: float, y: float, width: float) -> float:
        """Draw what is left in the box: dragons, cubes, coins, buildings, tiles and cards."""
        height = 116.0
        view = self.view
        title = Words("area-supplies")
        self.canvas.area("supplies", title, Rect(x, y, width, height, "panel", "line", 1.2, 14))
        step = (width - 2 * PAD) / 6
        top = [(token(hue, "dragon-head"), view["dragons"][hue]) for hue in HUES]
        below = [(goods(name), number) for name, number in view["supply"].items()]
        for row, pieces in enumerate((top, below)):
            for place, (figure, number) in enumerate(pieces):
                left, middle = x + PAD + place * step, y + 22 + row * 36
                shown = str(number) if number < 1000 else "∞"
                self.canvas.draw(
                    Stamp(figure, left + 15, middle, 28),
                    Text(left + 33, middle, shown, 14, "ink", "start", bold=True),
                )
        last = x + PAD + 5 * step
        for row, (icon, number) in enumerate(
            (
                ("crystal-growth", view["spires"]),
                ("treasure-map", view["deck"] + len(view["bottom"])),
            )
        ):
            self.canvas.draw(
                Icon(icon, last + 15, y + 22 + row * 36, 26, "faint"),
                Text(last + 33, y + 22 + row * 36, str(number), 14, "ink", "start", bold=True),
            )
        self.lairs_and_bag(x + PAD, y + 94, step)
        label = Words("piece-supplies", self.supply_facts())
        self.canvas.piece("supplies", x, y, width, height, [], label)
        return y + height

    def lairs_and_bag(self, x: float, y: float, step: float) -> None:
        """Draw the Lairs that can still be built, and the tiles still to come."""
        for place, hue in enumerate(HUES):
            left = x + place * step
            if hue in self.view["lairs"]:
                self.canvas.draw(
                    Rect(left + 2, y - 13, 26, 26, hue, "coal", 1.2, 6),
                    Icon("cave-entrance", left + 15, y, 20, ink_on(hue)),
                )
            else:
                self.canvas.draw(Rect(left + 2, y - 13, 26, 26, "", "line", 1.2, 6, dashed=True))
        last = x + 5 * step
        self.canvas.draw(
            Icon("swap-bag", last + 15, y, 26, "faint"),
            Text(last + 33, y, str(self.view["draws"]), 14, "ink", "start", bold=True),
        )

    def legend(self) -> None:
        """Explain, in the terminal alone, the letters that stand for tiles there."""
        self.canvas.area("legend", Words("area-legend"))
        self.canvas.piece("legend", 0, 0, 1, 1, [], brief=Words("scene-legend"))

    def supply_facts(self) -> dict[str, Fact]:
        """Say what is left in the box."""
        view = self.view
        return {
            "dragons": [
                Words("supply-dragons", {"colour": _colour(hue), "count": view["dragons"][hue]})
                for hue in HUES
            ],
            "spires": view["spires"],
            "lairs": [_colour(hue) for hue in view["lairs"]],
            "cards": view["deck"] + len(view["bottom"]),
            "draws": view["draws"],
        }


def _owner(seat: int) -> Words:
    return Words("scene-owner", {"seat": seat})


def _colour(hue: str) -> Words:
    return Words(f"colour-{hue}")


def _dragon(hue: str) -> Words:
    return Words("dragon", {"colour": _colour(hue)})


def _pet(hue: str) -> Words:
    return Words("pet", {"colour": _colour(hue)})


def _tile_words(ground: Ground) -> Words:
    place = f"{ground['q']:+d}{ground['r']:+d}"
    if not ground["colour"]:
        return Words("tile-keep" if ground["kind"] == "keep" else "tile-unnamed", {"place": place})
    return Words(f"tile-{ground['kind']}", {"colour": _colour(ground["colour"]), "place": place})


def _face_words(face: Side) -> Words:
    if not face["colour"]:
        return Words("face-unnamed")
    return Words(f"face-{face['kind']}", {"colour": _colour(face["colour"])})


def _building_words(ground: Ground) -> Words:
    name, _, hue = ground["building"].partition(" ")
    if hue:
        return Words("thing-lair", {"colour": _colour(hue)})
    return Words(f"thing-{name}", {"seat": ground["owner"]})
