"""The Master's board, his card, and the exam sheet."""

from __future__ import annotations

from wyrmhall.core.palette import ink_on
from wyrmhall.core.scene import Circle, Group, Icon, Path, Rect, Shape, Text
from wyrmhall.core.shapes import hexagon
from wyrmhall.core.words import Words
from wyrmhall.games.champions.rules.names import ELEMENTS, PARTS
from wyrmhall.games.champions.rules.solo_view import CardView, MasterView
from wyrmhall.games.champions.scene.faces import ICONS, PART_ICONS, element, gold, pips
from wyrmhall.games.champions.scene.pen import (
    Pen,
    brief_power,
    element_words,
    panel,
    short,
    tournament_words,
)


class MastersTable(Pen):
    """Draws what the game for one adds."""

    def master(self, master: MasterView, x: float, y: float, width: float) -> float:
        """Draw the Master's board, his card and the exam sheet; tell where they end."""
        narrow = width < 400
        board = width if narrow else 720.0
        self.canvas.area("master", Words("area-master"), *panel(x, y, board, 306))
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
            art = space_face(kind, tile, view["blacks"][place], cell)
            label = Words(
                "scene-space-tile" if tile else "scene-space-" + kind,
                {
                    "row": row + 1,
                    "space": place + 1,
                    "count": int(tile.split()[1]) if tile else 0,
                    "element": element_words(tile.split()[0]) if tile else Words("nothing"),
                },
            )
            brief = Words("brief-" + kind)
            if tile:
                brief = Words("brief-tiles", {**label.facts, "element": short(tile.split()[0])})
            self.canvas.piece(
                f"space-{row}-{place}", x + place * cell, y, cell, 62, art, label, [], brief
            )
        self.master_part(master, row, x + 6 * cell + 4, y, room - 4)

    def master_part(self, master: MasterView, row: int, x: float, y: float, room: float) -> None:
        """Draw the part tile of a row with its power and gold."""
        view = master["rows"][row]
        part = view["part"]
        self.canvas.draw(Rect(x, y + 2, room, 58, "", "line", 1.2, 8, dashed=True))
        self.canvas.draw(*pips(x + 14, y + 48, view["gold"], "gold", 17, "ink"))
        self.canvas.draw(*pips(x + 52, y + 48, view["tile_blacks"], "black", 15, "ink"))
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
            art.append(Text(38, 18, Words("title-" + part), 13, "coal", "start", bold=True))
            art += [
                s for i, e in enumerate(view["sigil"]) for s in element(e, 110 + i * 20, 18, 18)
            ]
        self.canvas.piece(
            f"master-{part}",
            x + 2,
            y + 3,
            room - 4,
            36,
            art,
            label,
            [part],
            brief_power(part, power),
        )

    def exams(self, master: MasterView, x: float, y: float, width: float) -> float:
        """Draw the exam sheet: a row for each element, a column for each part."""
        height = 306.0
        self.canvas.area("exams", Words("area-exams"), *panel(x, y, width, height))
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
        """Draw one exam, passed with a tick or failed with a cross; framed if it counts twice."""
        fill = "leaf" if done else "paper"
        mark = "M0 8L6 14L16 0" if done else "M1 1L14 13M14 1L1 13"
        path = Path(mark, "", "coal" if done else "red", 3)
        art: list[Shape] = [Rect(2, 2, width - 4, 34, fill, "line", 1.2, 7)]
        if double:
            art.append(Rect(5, 5, width - 10, 28, "", "gold-deep", 2.5, 5))
        art.append(Group((path,), width / 2 - 8, 12))
        words = Words(
            "scene-exam-passed" if done else "scene-exam-failed",
            {"tournament": tournament_words(part, name)},
        )
        self.canvas.piece(
            f"exam-{part}-{name}", x, y, width, 38, art, words, [], "+" if done else "-"
        )

    def card(self, master: MasterView, x: float, y: float, width: float) -> float:
        """Draw the Master card of this round: areas, priority, parts; tell where it ends."""
        card = master["card"]
        height = 306.0
        title = Words("area-master-card")
        self.canvas.area("master-card", title, *panel(x, y, width, height))
        self.canvas.draw(
            Text(x + width / 2, y + 18, title, 13, "faint", bold=True, width=width - 12)
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
        art: list[Shape] = [Text(width / 2 - 4, 7, f"{card['number']}", 11, "faint")]
        self.canvas.piece(
            f"master-card-{card['number']}", x + 4, y + 288, width - 8, 14, art, card_words(card)
        )
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


def card_words(card: CardView) -> Words:
    """Say what the Master looks for with his card."""
    icons = [element_words(i) if i in ELEMENTS else Words("icon-" + i) for i in card["priority"]]
    parts = [Words("part-" + part) for part in card["parts"]]
    return Words("scene-master-card", {"number": card["number"], "priority": icons, "parts": parts})


def space_face(kind: str, tile: str, blacks: int, cell: float) -> list[Shape]:
    """Draw a space of the Master's board, or the tiles on it (`blue 2`)."""
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
        art += pips(8, 12, blacks, "black", 13)
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
        art.append(Text(middle, 31, "I" if kind == "simple" else "II", 14, "coal", bold=True))
    return art
