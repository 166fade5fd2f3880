"""The table of Champions: dice, dragons, pyramids, training grounds, tournaments, the Master."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from wyrmhall.core.look import Look
from wyrmhall.core.palette import ink_on, seat_colour
from wyrmhall.core.scene import (
    Canvas,
    Circle,
    Group,
    Icon,
    Path,
    Rect,
    Scene,
    Shape,
    Stamp,
    Text,
)
from wyrmhall.core.shapes import crystal, hexagon
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.faces import (
    ICONS,
    PART_ICONS,
    banner,
    black,
    bonus_face,
    die_face,
    element,
    gold,
    pattern_face,
    pips,
    plate,
    realm_face,
    slot_face,
    tournament_face,
)
from wyrmhall.games.champions.rules.names import CARDS, ELEMENTS, PARTS, REALMS, SLOTS
from wyrmhall.games.champions.rules.solo_view import MasterView
from wyrmhall.games.champions.rules.view import ChampionsView, DieView, PlayerView

RADIUS: Final = 25.0  # of a slot, in a board's own measure
STEP_X: Final = RADIUS * 1.732
STEP_Y: Final = RADIUS * 1.5
PYRAMID_X: Final = 34.0
BOARD_WIDTH: Final = 800.0
BOARD_HEIGHT: Final = 452.0
# Where each realm lies on the map of the training grounds.
MAP: Final = {
    "left snow": (34.0, 130.0),
    "right snow": (296.0, 112.0),
    "upper desert": (166.0, 32.0),
    "lower desert": (236.0, 226.0),
    "volcano": (212.0, 116.0),
    "mountain": (106.0, 92.0),
    "forest": (140.0, 176.0),
    "lake": (62.0, 236.0),
}


@dataclass(frozen=True)
class Place:
    """A corner to start from, and the scale."""

    x: float
    y: float
    scale: float


def scene(look: Look, narrow: bool = False) -> Scene:
    """Draw the table as a seat sees it."""
    table = _Table(look, narrow)
    return table.canvas.scene(table.narrow() if narrow else table.wide())


class _Table:
    def __init__(self, look: Look, narrow: bool) -> None:
        self.look = look
        self.view = cast(ChampionsView, look["view"])
        self.canvas = Canvas(look, narrow)
        self.own = max(look["seat"], 0)
        seats = look["seats"]
        self.others = [(self.own + step) % seats for step in range(1, seats)]

    # --- where everything lies ------------------------------------------------------------------

    def wide(self) -> float:
        """Lay out dice on top, the own board left, stacks and cards right, the others below."""
        self.dice(16, 16, 800)
        self.tournament(832, 16, 432, 132)
        top = 164.0
        self.board(self.own, Place(16, top, 1.0))
        low = self.market(832, top, 432)
        self.canvas.area("choices", Words("area-choices"))
        bottom = max(top + BOARD_HEIGHT, low) + 16
        if self.view["master"] is not None:
            bottom = self.master(self.view["master"], 16, bottom, 1248) + 16
        elif self.others:
            gap = 16.0
            width = (1248 - gap * (len(self.others) - 1)) / len(self.others)
            scale = min(width / BOARD_WIDTH, 0.62)
            for number, seat in enumerate(self.others):
                self.board(seat, Place(16 + number * (width + gap), bottom, scale))
            bottom += BOARD_HEIGHT * scale + 16
        if self.canvas.left():
            self.canvas.area("choices", Words("area-choices"))
            bottom += self.canvas.buttons(16, bottom, 1248) + 8
        return bottom

    def narrow(self) -> float:
        """Lay out everything one below the other, for a telephone."""
        y = self.dice(8, 8, 344) + 8
        self.tournament(8, y, 344, 132)
        y += 140
        y = self.tall_board(self.own, 8, y) + 8
        y = self.market(8, y, 344) + 8
        if self.view["master"] is not None:
            y = self.master(self.view["master"], 8, y, 344) + 8
        for seat in self.others:
            self.board(seat, Place(8, y, 344 / BOARD_WIDTH))
            y += BOARD_HEIGHT * 344 / BOARD_WIDTH + 8
        if self.canvas.left():
            self.canvas.area("choices", Words("area-choices"))
            y += self.canvas.buttons(8, y, 344) + 8
        return y

    def put(
        self,
        at: Place,
        id: str,
        x: float,
        y: float,
        width: float,
        height: float,
        art: list[Shape],
        label: Words | None = None,
        moves: list[str] | None = None,
        brief: Words | str = "",
        outline: Rect | Path | None = None,
    ) -> None:
        """Lay a piece at a point of a board's own measure."""
        s = at.scale
        shapes = art if s == 1.0 else [Group(tuple(art), scale=s)]
        edge: Rect | Path = Rect(0, 0, width * s, height * s, round=8 * s)
        if outline is not None:
            edge = hexagon(width * s / 2, height * s / 2, width * s / 2)
        self.canvas.piece(
            id, at.x + x * s, at.y + y * s, width * s, height * s, shapes, label, moves or [],
            brief, edge,
        )  # fmt: skip

    # --- dice -----------------------------------------------------------------------------------

    def dice(self, x: float, y: float, width: float) -> float:
        """Draw the areas and all dice; tell where the panel ends."""
        areas = self.view["areas"]
        narrow = width < 400
        columns = 3 if narrow else areas + 1
        lines = -(-(areas + 1) // columns)
        height = 34.0 + lines * 98
        self.canvas.area("dice", Words("area-dice"), *_panel(x, y, width, height))
        title = Words("scene-round", {"round": self.view["round"]})
        self.canvas.draw(Text(x + 14, y + 18, title, 14, "faint", "start", bold=True))
        step = (width - 16) / columns
        for number in range(areas + 1):
            left = x + 8 + number % columns * step
            top = y + 32 + number // columns * 98
            self.dice_area(number, left, top, step - 8)
        return y + height

    def dice_area(self, number: int, x: float, y: float, width: float) -> None:
        """Draw one area, or (number 0 comes last) the dice that are being used."""
        areas = self.view["areas"]
        if number < areas:
            where = [f"area {number + 1}"]
            label = Words("scene-area", {"area": number + 1})
            art: list[Shape] = [
                Rect(0, 0, width, 88, "paper", "line", 1.5, 12),
                Text(width / 2, 76, label, 12, "faint", width=width - 8),
            ]
            self.canvas.piece(
                f"area-{number + 1}", x, y, width, 88, art, label, [f"area {number + 1}"],
                str(number + 1),
            )  # fmt: skip
        else:
            where = ["loose", "taken", "used"]
            self.canvas.draw(
                Rect(x, y, width, 88, "", "line", 1.5, 12, dashed=True),
                Text(x + width / 2, y + 76, Words("scene-hand"), 12, "faint", width=width - 8),
            )
        dice = [die for die in self.view["dice"] if die["where"] in where]
        step = min(52.0, (width - 12) / max(len(dice), 1))
        for place, die in enumerate(dice):
            left = x + (width - step * len(dice)) / 2 + place * step + (step - 48) / 2
            self.die(die, left, y + 12)

    def die(self, die: DieView, x: float, y: float) -> None:
        """Draw a die."""
        art = die_face(die["die"], die["element"], die["count"], die["blacks"])
        if die["where"] == "used":
            art = [Group(tuple(art), opacity=0.35)]
        name = die["die"]
        moves = [f"{verb} {name}" for verb in ("pyramid", "grounds", "die")]
        where = die["where"]
        if where.startswith("area "):
            moves.append(where)
        self.canvas.piece(
            f"die-{name}",
            x,
            y,
            48,
            50,
            art,
            _die_words(die),
            moves,
            f"{die['element']} {die['count']}",
        )

    # --- the tournaments ------------------------------------------------------------------------

    def tournament(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the public tournaments, or the match that is played."""
        view = self.view
        self.canvas.area("tournament", Words("area-tournament"), *_panel(x, y, width, height))
        match = view["match"]
        for place, card in enumerate(view["publics"]):
            part, name = card["part"], card["element"]
            assert name is not None
            title = Words("discipline-" + part)
            art = tournament_face(part, name, title, False)
            if view["aside"] == part:
                art = [*art, Icon("laurels", 16, 34, 24, "gold-deep")]
            words = _tournament(part, name)
            self.canvas.piece(
                f"public-{part}", x + 12 + place * 92, y + 18, 84, 98, art, words,
                [f"call {_discipline(part)}"], words,
            )  # fmt: skip
        if match["discipline"]:
            self.match(x + 12 + 92 * len(view["publics"]), y, width, height)
        elif view["master"] is None:
            words = Words("phase-" + view["phase"])
            room = width - 24 - 92 * len(view["publics"])
            left = x + 12 + 92 * len(view["publics"])
            self.canvas.draw(
                Icon("laurels", left + room / 2, y + 52, 54, "gold-deep"),
                Text(left + room / 2, y + 98, words, 14, "faint", bold=True, width=room),
            )
        else:
            self.exam_note(x, y, width)

    def exam_note(self, x: float, y: float, width: float) -> None:
        """Draw, in the game for one, how many exams would be passed now."""
        master = self.view["master"]
        assert master is not None
        passed = master["exams"].count("pass")
        left = x + 12 + 92 * len(self.view["publics"])
        middle = (left + x + width) / 2
        words = Words("scene-passes", {"count": passed})
        room = x + width - left - 12
        self.canvas.draw(
            Icon("laurels", middle, y + 46, 60, "gold-deep"),
            Text(middle, y + 46, str(passed), 20, "ink", bold=True),
            Text(middle, y + 98, words, 14, "faint", bold=True, width=room),
        )

    def match(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the card of the match, what counts, and the scores."""
        match = self.view["match"]
        part, printed, counts = match["discipline"], match["printed"], match["element"]
        words = _tournament(part, printed)
        art = tournament_face(part, printed, Words("discipline-" + part), False)
        self.canvas.piece("match", x, y + 18, 84, 98, art, words, [], words)
        title = Words("scene-match", {"match": match["number"]})
        left = x + 96
        self.canvas.draw(Text(left, y + 24, title, 14, "ink", "start", bold=True))
        if counts != printed:
            self.canvas.draw(*element(counts, left + 130, y + 24, 24))
        for seat, player in enumerate(self.view["players"]):
            row = y + 48 + seat * 20
            words = Words("scene-score", {"seat": seat, "score": player["score"]})
            self.canvas.draw(
                Circle(left + 7, row, 6, seat_colour(seat)),
                Text(left + 20, row, words, 13, "ink", "start", width=150),
            )

    # --- stacks, sigils, cards ------------------------------------------------------------------

    def market(self, x: float, y: float, width: float) -> float:
        """Draw part stacks, the sigils over them, and what one holds; tell where it ends."""
        self.canvas.area("stacks", Words("area-stacks"), *_panel(x, y, width, 228))
        step = (width - 16) / 6
        for place, stack in enumerate(self.view["stacks"]):
            part, tier = stack["part"], stack["tier"]
            left = x + 8 + place * step
            wide = step - 6
            fill = "sand" if tier == "simple" else "gold"
            label = Words(
                "scene-stack",
                {
                    "part": Words("part-" + part),
                    "tier": Words("tier-" + tier),
                    "power": stack["power"],
                    "left": stack["left"],
                },
            )
            art: list[Shape] = [
                *plate(wide, 120, "chalk" if stack["left"] else "panel"),
                *banner(wide, Words("part-" + part), fill),
                Icon(PART_ICONS[part], wide * 0.3, 36, 24, "coal"),
                Text(wide * 0.72, 37, str(stack["power"] or "–"), 22, "coal", bold=True),
                Text(wide / 2, 109, f"×{stack['left']}", 12, "coal", bold=True),
            ]
            if stack["left"]:
                pattern = pattern_face(stack["cells"], wide - 8, 48, fill)
                art.append(Group(tuple(pattern), 4, 51))
            self.canvas.piece(
                f"stack-{part}-{tier}", left, y + 10, wide, 122, art, label,
                [f"upgrade {part} {tier}"], f"{stack['power']}",
            )  # fmt: skip
        self.shelf(x, y + 144, width)
        return self.hand(x, y + 240, width)

    def shelf(self, x: float, y: float, width: float) -> None:
        """Draw sigils, decks and the discard pile."""
        left = x + 10
        for part, elements in zip(PARTS, self.view["sigils"], strict=True):
            if elements:
                art: list[Shape] = [Circle(24, 24, 23, "night", "star", 2)]
                signs = [s for i, e in enumerate(elements) for s in element(e, 13 + i * 22, 27, 20)]
                icon = Icon(PART_ICONS[part], 24, 9, 14, "star")
                label = _sigil_words(part, elements)
                self.canvas.piece(
                    f"sigil-{part}", left, y + 14, 48, 48, [*art, *signs, icon], label, ["sigil"],
                    label,
                )  # fmt: skip
                left += 54
        view = self.view
        for name in ("training", "tournament"):
            count = view["deck"][name]
            if name == "tournament" and not view["advanced"]:
                continue
            fill = "sea" if name == "training" else "rust"
            label = Words("scene-deck-" + name, {"count": count})
            art = [*plate(44, 60, fill), Rect(5, 5, 34, 50, "", "chalk", 1.2, 4)]
            art.append(Text(22, 30, str(count), 18, "chalk", bold=True))
            moves = [f"keep {name}"]
            self.canvas.piece(f"deck-{name}", left, y + 6, 44, 62, art, label, moves, str(count))
            left += 52
        if view["match"]["token_cells"]:
            art = [Circle(24, 24, 23, "leaf", "coal", 1.5)]
            art.append(
                Group(tuple(pattern_face(view["match"]["token_cells"], 34, 30, "gold")), 7, 5)
            )
            art.append(Text(24, 39, f"×{view['tokens']}", 11, "coal", bold=True))
            label = Words("scene-tokens", {"count": view["tokens"]})
            self.canvas.piece(
                "tokens", left, y + 12, 48, 48, art, label, ["exchange"], str(view["tokens"])
            )
            left += 54
        self.pile(left + 2, y + 2, x + width - left - 12)

    def pile(self, x: float, y: float, width: float) -> None:
        """Draw what lies on the discard piles, as small name plates."""
        cards = list(self.view["pile"].items())
        self.canvas.draw(
            Rect(x, y, width, 68, "", "line", 1.2, 8, dashed=True),
            Text(x + width / 2, y + 34, Words("scene-pile"), 12, "line", width=width - 8, lines=2),
        )
        columns = 2
        lines = max(4, -(-len(cards) // columns))
        wide, high = (width - 4) / columns, 64 / lines
        for place, (name, number) in enumerate(cards):
            column, row = divmod(place, lines)
            label = self.card_words(name)
            art: list[Shape] = [
                Rect(1, 0.5, wide - 2, high - 1, "paper", "line", 1, 4),
                Text(wide / 2, high / 2, label, 10, "ink", width=wide - 22),
                Text(wide - 4, high / 2, f"{number}", 10, "faint", "end"),
            ]
            self.canvas.piece(
                f"pile-{name.replace(' ', '-')}", x + 2 + column * wide, y + 2 + row * high, wide,
                high, art, self.card_text(name), self.echo(name), label,
            )  # fmt: skip

    def echo(self, name: str) -> list[str]:
        """Name the move that repeats a card, while an echo is being played."""
        return [f"play {name}"] if self.view["step"] == "echoing" else []

    def card_words(self, name: str) -> Words:
        """Name an action card."""
        named = self.view["box"]["cards"][name]["elements"]
        if not named:
            return Words("card-" + name.replace(" ", "-"))
        return Words("card-" + name.split()[0], {"elements": [_element(e) for e in named]})

    def card_text(self, name: str) -> Words:
        """Say what an action card does."""
        card = self.view["box"]["cards"][name]
        message = name.split()[0] if card["elements"] else name.replace(" ", "-")
        elements = [_element(e) for e in card["elements"]]
        facts: dict[str, Fact] = {"amount": card["amount"], "power": card["power"]}
        facts["elements"] = elements
        text = Words("text-" + message, facts)
        return Words("scene-card", {"card": self.card_words(name), "text": text})

    def hand(self, x: float, y: float, width: float) -> float:
        """Draw the own action cards, each kind once, in rows; tell where they end."""
        player = self.view["players"][self.own]
        names = list(player["hand"] or {}) if self.look["seat"] >= 0 else []
        drawn = self.view["drawn"] or []
        shown = [(name, (player["hand"] or {})[name], f"hand-{name}") for name in names]
        shown += [(name, 1, f"drawn-{place}") for place, name in enumerate(drawn)]
        columns = 3 if width < 400 else 4
        lines = max(1, -(-len(shown) // columns))
        height = 34.0 + lines * 92
        title = Words("scene-cards", {"seat": self.own})
        self.canvas.area("hand", Words("area-hand"), *_panel(x, y, width, height))
        self.canvas.draw(Text(x + 14, y + 17, title, 13, "faint", "start", bold=True))
        step = (width - 16) / columns
        for place, (name, number, id) in enumerate(shown):
            moves = [f"play {name}"] if self.view["step"] != "echoing" else []
            if id.startswith("drawn"):
                moves = [f"keep {'training' if CARDS.index(name) < 9 else 'tournament'}"]
            left, top = x + 8 + place % columns * step, y + 30 + place // columns * 92
            self.hand_card(name, number, id.replace(" ", "-"), left, top, step - 6, moves)
        return y + height

    def hand_card(
        self, name: str, number: int, id: str, x: float, y: float, width: float, moves: list[str]
    ) -> None:
        """Draw one kind of card of the own hand."""
        fill = "sea" if CARDS.index(name) < 9 else "rust"
        card = self.view["box"]["cards"][name]
        message = name.split()[0] if card["elements"] else name.replace(" ", "-")
        elements = [_element(e) for e in card["elements"]]
        facts: dict[str, Fact] = {"amount": card["amount"], "power": card["power"]}
        text = Words("text-" + message, {**facts, "elements": elements})
        art: list[Shape] = [
            *plate(width, 84),
            *banner(width, self.card_words(name), fill),
            Text(width / 2, 52, text, 10.5, "coal", width=width - 8, lines=5),
        ]
        if number > 1:
            art.append(Circle(width - 9, 9, 9, "paper", "coal", 1))
            art.append(Text(width - 9, 9.5, f"×{number}", 10, "ink", bold=True))
        self.canvas.piece(
            id, x, y, width, 86, art, self.card_text(name), moves, self.card_words(name)
        )

    # --- a player's boards ----------------------------------------------------------------------

    def board(self, seat: int, at: Place) -> None:
        """Draw a seat's elemental and dragon boards in one panel."""
        player = self.view["players"][seat]
        width, height = BOARD_WIDTH * at.scale, BOARD_HEIGHT * at.scale
        self.frame(seat, at.x, at.y, width, height, at.scale)
        s = at.scale
        self.pyramid(seat, player, Place(at.x + 14 * s, at.y + 44 * s, s))
        self.crystal_slots(seat, player, Place(at.x + 322 * s, at.y + 52 * s, s))
        self.grounds(seat, player, Place(at.x + 440 * s, at.y + 42 * s, s))
        self.dragon(seat, player, Place(at.x + 14 * s, at.y + 322 * s, s), 7)

    def tall_board(self, seat: int, x: float, y: float) -> float:
        """Draw a seat's boards one below the other, for a telephone; tell where they end."""
        player = self.view["players"][seat]
        self.frame(seat, x, y, 344, 936, 1.0)
        self.pyramid(seat, player, Place(x + 12, y + 44, 1.0))
        self.crystal_slots(seat, player, Place(x + 8, y + 306, 1.0), 8)
        self.grounds(seat, player, Place(x + 6, y + 360, 1.0))
        self.dragon(seat, player, Place(x + 10, y + 652, 1.0), 3)
        return y + 936

    def frame(self, seat: int, x: float, y: float, width: float, height: float, s: float) -> None:
        """Draw the panel of a seat with its name and points."""
        deciding = seat in self.look["turn"]
        colour = seat_colour(seat)
        words = Words("board-of", {"seat": seat})
        points = Words("scene-points", {"count": self.view["players"][seat]["points"]})
        self.canvas.area(
            f"board-{seat}",
            words,
            Rect(
                x,
                y,
                width,
                height,
                "panel",
                colour if deciding else "line",
                3 if deciding else 1,
                14,
            ),
            Circle(x + 20 * s, y + 20 * s, 10 * s, colour),
            Text(x + 38 * s, y + 20 * s, words, max(16 * s, 11), "ink", "start", bold=True),
        )
        if self.view["master"] is None:
            self.canvas.draw(
                Text(
                    x + width - 16 * s,
                    y + 20 * s,
                    points,
                    max(14 * s, 10),
                    "faint",
                    "end",
                    bold=True,
                )
            )
        if seat == self.view["active"]:
            marker = Icon("champion-marker", 14, 14, 26, "gold-deep")
            self.canvas.piece(
                "marker", x + width * 0.5 - 14 * s, y + 6 * s, 28 * s, 28 * s,
                [Group((marker,), scale=s)], Words("scene-marker", {"seat": seat}),
            )  # fmt: skip

    def pyramid(self, seat: int, player: PlayerView, at: Place) -> None:
        """Draw the pyramid with the gold of its rows."""
        own = seat == self.own and self.look["seat"] >= 0
        trainer = player["trainer"]
        tiles = trainer["tiles"] if trainer else []
        empty = trainer["empty"] if trainer else []
        for number, slot in enumerate(SLOTS):
            row, column = (int(part) - 1 for part in slot.split("-"))
            x = PYRAMID_X + 108 + (column - row / 2) * STEP_X
            y = row * STEP_Y
            name, state = self.view["box"]["pyramid"][number], player["slots"][number]
            wanted = "tile" if slot in tiles else ("empty" if slot in empty else "")
            art = slot_face(name, state, RADIUS, wanted)
            if own and slot in self.view["chosen"] and self.view["step"].endswith("matching"):
                art.append(hexagon(RADIUS, RADIUS, RADIUS - 2, "", "mark", 4))
            label = Words("scene-slot-" + state, {"slot": slot, "element": _element(name)})
            self.put(
                at, f"slot-{seat}-{slot}", x, y, RADIUS * 2, RADIUS * 2, art, label,
                [f"slot {slot}"] if own else [], {"empty": ".", "up": "#", "flipped": "o"}[state],
                hexagon(1, 1, 1),
            )  # fmt: skip
        for row in range(6):
            if row + 1 in player["row_gold"]:
                x = PYRAMID_X + 108 - row / 2 * STEP_X - 26
                label = Words("scene-row-gold", {"row": row + 1})
                art = [gold(11, 11, 22)]
                self.put(at, f"rowgold-{seat}-{row}", x, row * STEP_Y + 14, 22, 22, art, label)

    def crystal_slots(self, seat: int, player: PlayerView, at: Place, columns: int = 2) -> None:
        """Draw the slots for crystals beside the pyramid, and the crystals that were gained."""
        own = seat == self.own and self.look["seat"] >= 0
        order = ["white", "white", "yellow", "yellow", "red", "purple", "green", "blue"]
        seen: dict[str, int] = {}
        for place, name in enumerate(order):
            seen[name] = seen.get(name, 0) + 1
            filled = player["crystals"][name] >= seen[name]
            lost = not filled and player["lost_crystals"][name] > 0
            x, y = place % columns * 40 * (1.3 if columns == 2 else 1), place // columns * 58.0
            art: list[Shape] = [Rect(2, 2, 36, 46, "paper", "line", 1.5, 10, dashed=not filled)]
            if filled:
                art.append(Stamp(crystal(name, ICONS[name]), 20, 25, 42))
            else:
                art.append(Icon(ICONS[name], 20, 25, 20, "faint" if not lost else "line"))
            label = Words(
                "scene-crystal-in" if filled else "scene-crystal-out", {"element": _element(name)}
            )
            self.put(
                at, f"crystal-{seat}-{place}", x, y, 40, 50, art, label,
                [f"element {name}"] if own and seen[name] == 1 else [], "*" if filled else ".",
            )  # fmt: skip

    def grounds(self, seat: int, player: PlayerView, at: Place) -> None:
        """Draw the training grounds: realms, borders and their bonuses."""
        own = seat == self.own and self.look["seat"] >= 0
        s = at.scale
        full = player["realms"]
        for one, two, _ in self.view["box"]["borders"]:
            (x, y), (u, v) = MAP[one], MAP[two]
            line = f"M{at.x + x * s:.1f} {at.y + y * s:.1f}L{at.x + u * s:.1f} {at.y + v * s:.1f}"
            self.canvas.draw(Path(line, "", "line", 3 * s))
        for one, two, bonus in self.view["box"]["borders"]:
            (x, y), (u, v) = MAP[one], MAP[two]
            used = one not in full and two not in full
            label = Words(
                "scene-border-used" if used else "scene-border",
                {
                    "one": _realm(one),
                    "two": _realm(two),
                    "bonus": Words("bonus-" + bonus),
                },
            )
            self.put(
                at, f"border-{seat}-{REALMS.index(one)}-{REALMS.index(two)}",
                (x + u) / 2 - 12, (y + v) / 2 - 12, 24, 24, bonus_face(bonus, used), label,
            )  # fmt: skip
        for name, (x, y) in MAP.items():
            art = realm_face(self.view["box"]["realms"][name], name in full)
            label = Words(
                "scene-realm-full" if name in full else "scene-realm-clear", {"realm": _realm(name)}
            )
            self.put(
                at, f"realm-{seat}-{REALMS.index(name)}", x - 28, y - 28, 56, 58, art, label,
                [f"realm {name}"] if own else [], "*" if name in full else ".",
            )  # fmt: skip

    def dragon(self, seat: int, player: PlayerView, at: Place, columns: int) -> None:
        """Draw parts, stores, the trainer and the personal tournaments."""
        things: list[tuple[str, float]] = [(part, 108.0) for part in PARTS]
        things += [("stores", 108.0), ("trainer", 92.0)]
        x, y = 0.0, 0.0
        limit = 3 if columns == 3 else 99
        for place, (name, width) in enumerate(things):
            if place == limit:
                x, y = 0.0, 124.0
            if name == "stores":
                self.stores(seat, player, at, x, y)
            elif name == "trainer":
                self.trainer(seat, player, at, x, y)
            else:
                self.part(seat, player, at, name, x, y)
            x += width
        if columns == 3:
            x, y = 208.0, 124.0
        self.personal(seat, player, at, x, y, columns == 3)

    def part(self, seat: int, player: PlayerView, at: Place, name: str, x: float, y: float) -> None:
        """Draw a part of the dragon with all that lies on it."""
        own = seat == self.own and self.look["seat"] >= 0
        part = player["parts"][PARTS.index(name)]
        fill = {"starting": "rock", "simple": "sand", "advanced": "gold"}[part["tier"]]
        hidden = player["hidden"]
        more = hidden[PARTS.index(name)] if hidden else 0
        dark = hidden[PARTS.index(name) + 3] if hidden else 0
        art: list[Shape] = [
            *plate(100, 112),
            *banner(100, Words("part-" + name), fill),
            Icon(PART_ICONS[name], 30, 48, 44, "coal"),
            Circle(76, 46, 18, "white", "coal", 2),
            Text(76, 46.5, str(part["power"] + more - dark), 20, "coal", bold=True),
            *pips(16, 84, part["gold"] + more, "gold", 17),
            *pips(58, 84, part["blacks"] + dark, "black", 18),
        ]
        if part["sigil"]:
            art += [
                s for i, e in enumerate(part["sigil"]) for s in element(e, 12 + i * 16, 102, 14)
            ]
        if part["tokens"]:
            art.append(Circle(86, 100, 9, "leaf", "coal", 1))
            art.append(Text(86, 100.5, f"+{part['tokens']}", 10, "coal", bold=True))
        label = Words(
            "scene-part",
            {
                "part": Words("part-" + name),
                "power": part["power"],
                "gold": part["gold"],
                "blacks": part["blacks"],
            },
        )
        moves = [name] if own else []
        self.put(at, f"part-{seat}-{name}", x, y, 100, 114, art, label, moves, str(part["power"]))

    def stores(self, seat: int, player: PlayerView, at: Place, x: float, y: float) -> None:
        """Draw the three stores."""
        own = seat == self.own and self.look["seat"] >= 0
        for row, name in enumerate(("pyramid store", "dragon store", "gold store")):
            number = (player["pyramid_store"], player["dragon_store"], player["gold_store"])[row]
            kind = gold(18, 17, 22) if name == "gold store" else black(18, 17, 24)
            words = Words("place-" + name.replace(" ", "-"))
            art: list[Shape] = [
                Rect(0, 0, 100, 34, "paper", "line", 1.2, 8),
                kind,
                Text(32, 10, words, 9.5, "faint", "start", width=64),
                Text(34, 24, str(number), 15, "ink", "start", bold=True),
            ]
            if name == "pyramid store" and player["lost_gold"]:
                art = art[:]
            label = Words("scene-store", {"place": words, "count": number})
            self.put(
                at, f"store-{seat}-{row}", x, y + row * 39, 100, 34, art, label,
                [name] if own else [], str(number),
            )  # fmt: skip

    def trainer(self, seat: int, player: PlayerView, at: Place, x: float, y: float) -> None:
        """Draw the trainer card, or where it was."""
        own = seat == self.own and self.look["seat"] >= 0
        trainer = player["trainer"]
        if trainer is None:
            label = Words("scene-trainer-done")
            art: list[Shape] = [Rect(0, 0, 84, 112, "", "line", 1.2, 8, dashed=True)]
            art.append(Text(42, 56, label, 11, "faint", width=76, lines=3))
        else:
            needs = trainer["crystals"]
            label = Words("scene-trainer", {"needs": [_element(name) for name in needs]})
            art = [*plate(84, 112), *banner(84, Words("scene-trainer-title"), "brown")]
            for place, name in enumerate(needs):
                art.append(
                    Stamp(
                        crystal(name, ICONS[name]), 42 + (place - (len(needs) - 1) / 2) * 25, 46, 34
                    )
                )
            if trainer["tiles"]:
                art += _small_scheme(trainer["tiles"], trainer["empty"])
            else:
                art += [gold(34, 88, 24), gold(52, 88, 24)]
        self.put(
            at, f"trainer-{seat}", x, y, 84, 114, art, label, ["trainer"] if own else [], label
        )

    def personal(
        self, seat: int, player: PlayerView, at: Place, x: float, y: float, tall: bool
    ) -> None:
        """Draw the personal tournaments, and how many action cards a seat holds."""
        own = seat == self.own and self.look["seat"] >= 0
        scale = 0.5 if tall else 0.78
        step = 42.0 if tall else 72.0
        inner = Place(at.x + x * at.scale, at.y + y * at.scale, at.scale * scale)
        for place, card in enumerate(player["personal"]):
            part, name = card["part"], card["element"]
            title = Words("discipline-" + part)
            art = tournament_face(part, name, title, card["played"])
            label = _tournament(part, name) if name else Words("scene-face-down", {"card": title})
            moves = [f"call {_discipline(part)}"] if own and not self.public_choice() else []
            self.put(
                inner, f"personal-{seat}-{part}", place * step / scale, 0, 84, 98, art, label, moves,
                label if name else "?",
            )  # fmt: skip
        counts = [("training", "sea"), ("tournament", "rust")][: 1 + self.view["advanced"]]
        low = y + 98 * scale + 8
        for place, (name, fill) in enumerate(counts):
            number = player["training_cards"] if place == 0 else player["tournament_cards"]
            label = Words("scene-held-" + name, {"count": number})
            art = [*plate(22, 30, fill), Text(11, 15, str(number), 14, "chalk", bold=True)]
            self.put(at, f"held-{seat}-{name}", x + place * 28, low, 22, 32, art, label)
        dial = player["dial"]
        if dial is not None:
            self.dial(seat, dial, at, x + 64 * (1 if not tall else 0.9), low)

    def public_choice(self) -> bool:
        """Tell whether a public tournament is being chosen, not an own one."""
        first = len(self.view["players"]) == 3 and self.view["match"]["number"] == 1
        return self.view["step"] == "reserving" or (self.view["step"] == "selecting" and first)

    def dial(self, seat: int, dial: list[int], at: Place, x: float, y: float) -> None:
        """Draw a dial: elements left, gold right."""
        texts = [*[str(number) for number in dial], "–", "–"][:2]
        art: list[Shape] = [
            Rect(0, 0, 60, 30, "wood", "coal", 1, 15),
            Circle(16, 15, 12, "chalk", "coal", 1),
            Circle(44, 15, 12, "gold", "coal", 1),
            Text(16, 15.5, texts[0], 13, "coal", bold=True),
            Text(44, 15.5, texts[1], 13, "coal", bold=True),
        ]
        label = Words("scene-dial", {"elements": texts[0], "gold": texts[1]})
        self.put(at, f"dial-{seat}", x, y, 60, 32, art, label, [], "/".join(texts))

    # --- the Master -----------------------------------------------------------------------------

    def master(self, master: MasterView, x: float, y: float, width: float) -> float:
        """Draw the Master's board, his card and the exam sheet; tell where they end."""
        narrow = width < 400
        board = width if narrow else 720.0
        self.canvas.area("master", Words("area-master"), *_panel(x, y, board, 306))
        self.canvas.draw(Text(x + 16, y + 20, Words("area-master"), 16, "ink", "start", bold=True))
        cell = (board - 32 - (92 if narrow else 250)) / 6
        for row in range(3):
            self.master_row(master, row, x + 16, y + 38 + row * 68, cell, board - 32 - 6 * cell)
        bottom = sum(master["bottom"].values())
        label = Words("scene-bottom", {"count": bottom})
        self.canvas.draw(Rect(x + 16, y + 246, board - 32, 44, "paper", "line", 1.2, 10))
        self.canvas.draw(Text(x + 28, y + 268, label, 12, "faint", "start", width=board - 230))
        left = x + board - 200
        for name, number in master["bottom"].items():
            if number:
                self.canvas.draw(*element(name, left, y + 268, 24))
                self.canvas.draw(Text(left + 14, y + 268, f"×{number}", 11, "ink", "start"))
                left += 32
        if narrow:
            low = self.card(master, x, y + 314, width) + 8
            return self.exams(master, x, low, width)
        self.exams(master, x + board + 16, y, width - board - 16 - 180)
        self.card(master, x + width - 164, y, 164)
        return y + 306

    def master_row(
        self, master: MasterView, row: int, x: float, y: float, cell: float, room: float
    ) -> None:
        """Draw one row of spaces and the part tile at its right."""
        view = master["rows"][row]
        for place, kind in enumerate(view["spaces"]):
            tile = view["tiles"][place]
            art: list[Shape] = [Rect(2, 2, cell - 4, 58, "paper", "line", 1.5, 8)]
            middle = cell / 2
            if tile:
                name, number = tile.split()
                size = min(cell * 0.42, 24)
                art.append(hexagon(middle, 31, size, name, "coal", 1.5))
                art.append(Icon(ICONS[name], middle, 31, size * 1.1, ink_on(name)))
                if number != "1":
                    art.append(Circle(middle + size * 0.8, 50, 8, "chalk", "coal", 1))
                    art.append(Text(middle + size * 0.8, 50.5, number, 10, "coal", bold=True))
                art += pips(8, 12, view["blacks"][place], "black", 13)
            elif kind == "gold":
                art.append(gold(middle, 31, 26))
            elif kind != "none":
                art.append(
                    Rect(
                        middle - 13,
                        14,
                        26,
                        34,
                        "sand" if kind == "simple" else "gold",
                        "coal",
                        1,
                        4,
                    )
                )
                art.append(
                    Text(middle, 31, "I" if kind == "simple" else "II", 14, "coal", bold=True)
                )
            label = Words(
                "scene-space-tile" if tile else "scene-space-" + kind,
                {
                    "row": row + 1,
                    "space": place + 1,
                    "count": int(tile.split()[1]) if tile else 0,
                    "element": _element(tile.split()[0]) if tile else Words("nothing"),
                },
            )
            self.canvas.piece(f"space-{row}-{place}", x + place * cell, y, cell, 62, art, label)
        self.master_part(master, row, x + 6 * cell + 4, y, room - 4)

    def master_part(self, master: MasterView, row: int, x: float, y: float, room: float) -> None:
        """Draw the part tile of a row with its power and gold."""
        view = master["rows"][row]
        part = view["part"]
        self.canvas.draw(Rect(x, y + 2, room, 58, "", "line", 1.2, 8, dashed=True))
        self.canvas.draw(*pips(x + 14, y + 48, view["gold"], "gold", 17))
        self.canvas.draw(*pips(x + 52, y + 48, view["tile_blacks"], "black", 15))
        if not part:
            return
        power = master["powers"][part]
        label = Words(
            "scene-master-part", {"part": Words("part-" + part), "power": power, "row": row + 1}
        )
        art: list[Shape] = [
            Rect(0, 0, room - 4, 36, "sand" if view["tier"] == "simple" else "gold", "coal", 1, 6),
            Icon(PART_ICONS[part], 18, 18, 28, "coal"),
            Circle(room - 22, 18, 14, "white", "coal", 1.5),
            Text(room - 22, 18.5, str(power), 16, "coal", bold=True),
        ]
        if room > 120:
            art.append(Text(38, 18, Words("part-" + part), 13, "coal", "start", bold=True))
            art += [
                s for i, e in enumerate(view["sigil"]) for s in element(e, 110 + i * 20, 18, 18)
            ]
        self.canvas.piece(
            f"master-{part}", x + 2, y + 3, room - 4, 36, art, label, [part], str(power)
        )

    def exams(self, master: MasterView, x: float, y: float, width: float) -> float:
        """Draw the exam sheet: a row for each element, a column for each part."""
        height = 306.0
        self.canvas.area("exams", Words("area-exams"), *_panel(x, y, width, height))
        column = (width - 76) / 3
        cards = {card["part"]: card["element"] for card in self.view["publics"]}
        player = self.view["players"][0]
        for place, part in enumerate(PARTS):
            left = x + 68 + place * column
            mine = max(0, player["parts"][place]["power"])
            self.canvas.draw(
                Icon(PART_ICONS[part], left + column / 2, y + 20, 26, "ink"),
                Text(
                    left + column / 2, y + 44, f"{mine} : {master['powers'][part]}", 13, bold=True
                ),
            )
        for line, name in enumerate(ELEMENTS):
            top = y + 58 + line * 40
            mine, his = master["own_elements"][name], master["elements"][name]
            self.canvas.draw(
                *element(name, x + 22, top + 18, 26),
                Text(x + 52, top + 18, f"{mine}:{his}", 12, bold=True),
            )
            for place, part in enumerate(PARTS):
                done = master["exams"][place * 6 + line] == "pass"
                self.exam(
                    part, name, done, cards.get(part) == name, x + 68 + place * column, top, column
                )
        return y + height

    def exam(
        self, part: str, name: str, done: bool, double: bool, x: float, y: float, width: float
    ) -> None:
        """Draw one exam: passed with a tick, failed with a cross; twice framed if it counts twice."""
        fill = "leaf" if done else "paper"
        mark = "M0 8L6 14L16 0" if done else "M1 1L14 13M14 1L1 13"
        path = Path(mark, "", "coal" if done else "red", 3)
        art: list[Shape] = [Rect(2, 2, width - 4, 34, fill, "line", 1.2, 7)]
        if double:
            art.append(Rect(5, 5, width - 10, 28, "", "gold-deep", 2.5, 5))
        art.append(Group((path,), width / 2 - 8, 12))
        words = Words(
            "scene-exam-passed" if done else "scene-exam-failed",
            {"tournament": _tournament(part, name)},
        )
        self.canvas.piece(
            f"exam-{part}-{name}", x, y, width, 38, art, words, [], "+" if done else "-"
        )

    def card(self, master: MasterView, x: float, y: float, width: float) -> float:
        """Draw the Master card of this round: areas, priority, parts; tell where it ends."""
        card = master["card"]
        height = 306.0
        self.canvas.area("master-card", Words("area-master-card"), *_panel(x, y, width, height))
        self.canvas.draw(
            Text(
                x + width / 2,
                y + 18,
                Words("area-master-card"),
                13,
                "faint",
                bold=True,
                width=width - 12,
            )
        )
        if card is None:
            return y + height
        third = width / 3
        for line, dice in enumerate(card["areas"]):
            for place, die in enumerate(dice):
                self.icon(die, x + third * 0.5, y + 50 + line * 88 + place * 26)
            self.canvas.draw(
                Rect(x + 8, y + 34 + line * 88, third - 16, 26 * len(dice) + 6, "", "line", 1.2, 8)
            )
        for place, icon in enumerate(card["priority"]):
            self.icon(icon, x + third * 1.5, y + 50 + place * 27)
        for place, part in enumerate(card["parts"]):
            self.canvas.draw(
                Icon(PART_ICONS[part], x + third * 2.5, y + 60 + place * 44, 34, "ink")
            )
        label = Words("scene-master-card", {"number": card["number"]})
        self.canvas.piece(
            f"master-card-{card['number']}", x + 4, y + 288, width - 8, 14,
            [Text(width / 2 - 4, 7, f"{card['number']}", 11, "faint")], label,
        )  # fmt: skip
        return y + height

    def icon(self, name: str, x: float, y: float) -> None:
        """Draw an icon of a Master card: a die's element, the wild die, or a number."""
        if name in ELEMENTS:
            self.canvas.draw(*element(name, x, y, 22))
        else:
            text = {"three": "3", "two": "2", "wild": "*"}[name]
            self.canvas.draw(
                Rect(x - 11, y - 11, 22, 22, "grey" if name == "wild" else "chalk", "coal", 1, 5),
                Text(x, y, text, 15, "coal", bold=True),
            )


# --- small helpers ------------------------------------------------------------------------------


def _panel(x: float, y: float, width: float, height: float) -> list[Shape]:
    return [Rect(x, y, width, height, "panel", "line", 1, 14)]


def _element(name: str) -> Words:
    return Words("element-" + name)


def _realm(name: str) -> Words:
    return Words("realm-" + name.replace(" ", "-"))


def _discipline(part: str) -> str:
    return {"head": "fire breath", "wings": "flight", "tail": "tail wielding"}[part]


def _tournament(part: str, name: str) -> Words:
    return Words(
        "tournament", {"discipline": Words("discipline-" + part), "element": _element(name)}
    )


def _sigil_words(part: str, elements: list[str]) -> Words:
    signs = [_element(name) for name in elements]
    return Words("scene-sigil", {"part": Words("part-" + part), "elements": signs})


def _die_words(die: DieView) -> Words:
    return Words(
        "die-shows",
        {
            "die": Words("die-" + die["die"]),
            "count": die["count"],
            "element": _element(die["element"]),
            "blacks": die["blacks"],
        },
    )


def _small_scheme(tiles: list[str], empty: list[str]) -> list[Shape]:
    art: list[Shape] = []
    for slot in SLOTS:
        row, column = (int(part) - 1 for part in slot.split("-"))
        x, y = 42 + (column - row / 2) * 9.4, 66 + row * 8.0
        fill = "gold" if slot in tiles else ("red" if slot in empty else "paper")
        art.append(hexagon(x, y, 5.2, fill, "coal", 0.8))
        if slot in empty:
            art.append(Text(x, y + 0.3, "×", 8, "chalk", bold=True))
    return art
