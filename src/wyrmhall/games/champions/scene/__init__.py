"""The table of Champions: dice, dragons, pyramids, training grounds, tournaments, the Master."""

from __future__ import annotations

from wyrmhall.core.look import (
    Look,
)
from wyrmhall.core.palette import (
    seat_colour,
)
from wyrmhall.core.scene import (
    Canvas,
    Circle,
    Group,
    Icon,
    Rect,
    Scene,
    Shape,
    Text,
)
from wyrmhall.core.words import (
    Words,
)
from wyrmhall.games.champions.rules.view import (
    DieView,
)
from wyrmhall.games.champions.scene.boards import BOARD_HEIGHT, BOARD_WIDTH, Boards
from wyrmhall.games.champions.scene.faces import (
    die_face,
    element,
    tournament_face,
)
from wyrmhall.games.champions.scene.market import Market
from wyrmhall.games.champions.scene.master import MastersTable
from wyrmhall.games.champions.scene.pen import (
    Pen,
    Place,
    die_words,
    discipline,
    panel,
    tournament_words,
)


def scene(look: Look, narrow: bool = False) -> Scene:
    """Draw the table as a seat sees it."""
    table = _Table(look, narrow)
    return table.canvas.scene(table.narrow() if narrow else table.wide())


class _Table(Pen):
    def __init__(self, look: Look, narrow: bool) -> None:
        super().__init__(look, Canvas(look, narrow))
        seats = look["seats"]
        self.others = [(self.own + step) % seats for step in range(1, seats)]
        self.boards = Boards(look, self.canvas)
        self.market = Market(look, self.canvas)
        self.masters = MastersTable(look, self.canvas)

    # --- where everything lies ------------------------------------------------------------------

    def wide(self) -> float:
        """Lay out dice on top, the own board left, stacks and cards right, the others below."""
        self.dice(16, 16, 800)
        self.tournament(832, 16, 432, 132)
        top = 164.0
        self.boards.board(self.own, Place(16, top, 1.0))
        low = self.market.market(832, top, 432)
        low = self.choices(832, low + 10, 432)
        bottom = max(top + BOARD_HEIGHT, low) + 16
        if self.view["master"] is not None:
            bottom = self.masters.master(self.view["master"], 16, bottom, 1248) + 16
        elif self.others:
            gap = 16.0
            width = (1248 - gap * (len(self.others) - 1)) / len(self.others)
            scale = min(width / BOARD_WIDTH, 0.77)
            for number, seat in enumerate(self.others):
                self.boards.board(seat, Place(16 + number * (width + gap), bottom, scale))
            bottom += BOARD_HEIGHT * scale + 16
        return self.choices(16, bottom, 1248, last=True)

    def narrow(self) -> float:
        """Lay out everything one below the other, for a telephone."""
        y = self.dice(8, 8, 344) + 8
        self.tournament(8, y, 344, 132)
        y = self.boards.tall_board(self.own, 8, y + 140) + 8
        y = self.market.market(8, y, 344) + 8
        y = self.choices(8, y, 344)
        if self.view["master"] is not None:
            y = self.masters.master(self.view["master"], 8, y, 344) + 8
        for seat in self.others:
            self.boards.board(seat, Place(8, y, 344 / BOARD_WIDTH))
            y += BOARD_HEIGHT * 344 / BOARD_WIDTH + 8
        return self.choices(8, y, 344, last=True)

    def choices(self, x: float, y: float, width: float, last: bool = False) -> float:
        """Offer as buttons what no piece offers; the Master's parts come later (CW-181)."""
        later = self.view["step"] == "cursing" and not last
        if later or not self.canvas.left():
            return y
        self.canvas.area("choices", Words("area-choices"))
        least = 100 if self.view["step"] in ("betting", "measuring") else 140
        return y + self.canvas.buttons(x, y, width, least) + 8

    def dice(self, x: float, y: float, width: float) -> float:
        """Draw the areas and all dice; tell where the panel ends."""
        areas = self.view["areas"]
        narrow = width < 400
        columns = 3 if narrow else areas + 1
        lines = -(-(areas + 1) // columns)
        height = 34.0 + lines * 98
        self.canvas.area("dice", Words("area-dice"), *panel(x, y, width, height))
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
        step = min(54.0, (width - 8) / max(len(dice), 1))
        size = (step - 4) / 50
        for place, die in enumerate(dice):
            left = x + (width - step * len(dice)) / 2 + place * step + 2
            self.die(die, left, y + 36 - 24 * size, size)

    def die(self, die: DieView, x: float, y: float, size: float) -> None:
        """Draw a die, somewhat smaller where many lie together."""
        art = die_face(die["die"], die["element"], die["count"], die["blacks"])
        if die["where"] == "used":
            art = [Group(tuple(art), opacity=0.35)]
        name = die["die"]
        moves = [f"{verb} {name}" for verb in ("pyramid", "grounds", "die")]
        where = die["where"]
        if where.startswith("area "):
            moves.append(where)
        brief = f"{die['element']} {die['count']}"
        self.put(Place(x, y, size), f"die-{name}", 0, 0, 48, 50, art, die_words(die), moves, brief)

    def tournament(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the public tournaments, or the match that is played."""
        view = self.view
        self.canvas.area("tournament", Words("area-tournament"), *panel(x, y, width, height))
        match = view["match"]
        for place, card in enumerate(view["publics"]):
            part, name = card["part"], card["element"]
            assert name is not None
            title = Words("discipline-" + part)
            art = tournament_face(part, name, title, False)
            if view["aside"] == part:
                art = [*art, Icon("laurels", 16, 34, 24, "gold-deep")]
            words = tournament_words(part, name)
            self.canvas.piece(
                f"public-{part}", x + 12 + place * 92, y + 18, 84, 98, art, words,
                [f"call {discipline(part)}"], words,
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
            Text(middle, y + 98, words, 14, "faint", bold=True, width=room, lines=2),
        )

    def match(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the card of the match, what counts, and the scores."""
        match = self.view["match"]
        part, printed, counts = match["discipline"], match["printed"], match["element"]
        words = tournament_words(part, printed)
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
