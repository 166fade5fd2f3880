"""The table of Champions: dice, dragons, pyramids, training grounds, tournaments, the Master."""

from __future__ import annotations

from wyrmhall.core.game import Result
from wyrmhall.core.look import Look
from wyrmhall.core.palette import seat_colour
from wyrmhall.core.scene import Canvas, Circle, Group, Icon, Rect, Scene, Shape, Text
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.view import DieView
from wyrmhall.games.champions.scene.boards import BOARD_HEIGHT, BOARD_WIDTH, Boards
from wyrmhall.games.champions.scene.faces import die_face, element, tournament_die, tournament_face
from wyrmhall.games.champions.scene.market import Market
from wyrmhall.games.champions.scene.master import MastersTable
from wyrmhall.games.champions.scene.pen import (
    Pen,
    Place,
    brief_die,
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
            y = self.boards.small_board(seat, 8, y) + 8
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
        """Draw the areas and all dice, later the tournament dice; tell where the panel ends."""
        if self.view["phase"] == "tournament" or (self.view["phase"] == "over" and self.others):
            return self.powers(x, y, width)
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
                f"area-{number + 1}", x, y, width, 88, art, label, [f"area {number + 1}"], label,
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

    def powers(self, x: float, y: float, width: float) -> float:
        """Draw everybody's tournament dice, as they stand on the board; tell where they end."""
        seats = self.look["seats"]
        columns = 2 if width < 400 else seats
        lines = -(-seats // columns)
        height = 34.0 + lines * 98
        self.canvas.area("powers", Words("area-powers"), *panel(x, y, width, height))
        title = Words("area-powers")
        self.canvas.draw(Text(x + 14, y + 18, title, 14, "faint", "start", bold=True))
        step = (width - 16) / columns
        for place in range(seats):
            left, top = x + 8 + place % columns * step, y + 32 + place // columns * 98
            self.powers_of((self.own + place) % seats, left, top, step - 8)
        return y + height

    def powers_of(self, seat: int, x: float, y: float, width: float) -> None:
        """Draw a seat's three tournament dice; in a match one of them as cards have made it."""
        player, match = self.view["players"][seat], self.view["match"]
        self.canvas.draw(
            Rect(x, y, width, 88, "paper", "line", 1.5, 12),
            Text(
                x + width / 2,
                y + 77,
                Words("scene-seat", {"seat": seat}),
                12,
                "faint",
                width=width - 8,
            ),
        )
        step = min(58.0, width / 3)
        for place, part in enumerate(player["parts"]):
            counts = match["discipline"] == part["part"]
            power = player["die"] if counts else max(0, part["power"])
            art = tournament_die(part["part"], power, seat_colour(seat), counts)
            facts: dict[str, Fact] = {
                "seat": seat, "part": Words("title-" + part["part"]), "power": power,
            }  # fmt: skip
            brief = Words("brief-power" if place else "scene-power", facts)
            left = x + width / 2 + (place - 1) * step - 22
            self.canvas.piece(
                f"power-{seat}-{part['part']}", left, y + 4, 44, 62, art,
                Words("scene-power", facts), [], brief,
            )  # fmt: skip

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
        self.put(
            Place(x, y, size),
            f"die-{name}",
            0,
            0,
            48,
            50,
            art,
            die_words(die),
            moves,
            brief_die(die),
        )

    def tournament(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the public tournaments, or the match that is played."""
        view = self.view
        self.canvas.area("tournament", Words("area-tournament"), *panel(x, y, width, height))
        match = view["match"]
        choice = self.boards.public_choice()
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
                [f"call {discipline(part)}"] if choice else [], words,
            )  # fmt: skip
        if match["number"] > 0 and view["phase"] == "tournament":
            self.match(x + 12 + 92 * len(view["publics"]), y, width, height)
        elif self.look["result"] is not None and view["master"] is None:
            self.standings(self.look["result"], x, y, width)
        elif view["master"] is None:
            words = Words("phase-" + view["phase"])
            room = width - 24 - 92 * len(view["publics"])
            left = x + 12 + 92 * len(view["publics"])
            self.canvas.draw(
                Icon("laurels", left + room / 2, y + 52, 54, "gold-deep"),
                Text(left + room / 2, y + 98, words, 14, "faint", bold=True, width=room, lines=2),
            )
        else:
            self.exam_note(x, y, width)

    def standings(self, result: Result, x: float, y: float, width: float) -> None:
        """Draw how the game ended: the best first, laurels for the champions."""
        words = Words("ending-" + result.ending)
        self.canvas.draw(
            Icon("laurels", x + 58, y + 66, 64, "gold-deep"),
            Text(x + 110, y + 24, words, 14, "ink", "start", bold=True, width=width - 124),
        )
        ranked = sorted(range(self.look["seats"]), key=lambda seat: result.ranks[seat])
        for place, seat in enumerate(ranked):
            row = y + 48 + place * 20
            player, won = self.view["players"][seat], seat in result.winners
            facts = {"seat": seat, "score": player["points"]}
            self.canvas.draw(
                Circle(x + 117, row, 6, seat_colour(seat)),
                Text(
                    x + 130, row, Words("scene-standing", facts), 13, "ink", "start",
                    bold=won, width=width - 144,
                ),
            )  # fmt: skip

    def exam_note(self, x: float, y: float, width: float) -> None:
        """Draw, in the game for one, how many exams would be passed now, or were in the end."""
        master = self.view["master"]
        assert master is not None
        passed = master["exams"].count("pass")
        left = x + 12 + 92 * len(self.view["publics"])
        middle = (left + x + width) / 2
        room = x + width - left - 12
        result = self.look["result"]
        words = Words("scene-passes", {"count": passed})
        if result is not None:
            words = Words("ending-" + result.ending)
        elif self.view["phase"] == "exams":
            words = Words("scene-passed", {"count": passed})
        self.canvas.draw(
            Icon("laurels", middle, y + 40, min(60.0, room - 8), "gold-deep"),
            Text(middle, y + 40, str(passed), 20, "ink", bold=True),
            Text(middle, y + 94, words, 14, "faint", bold=True, width=room, lines=4),
        )
        if master["achievement"]:
            words = Words("achievement-" + master["achievement"].replace(" ", "-"))
            self.canvas.draw(Text(x + width / 2, y + 122, words, 11, "faint", width=width - 24))

    def match(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the card of the match, what counts, and the scores: to come, or the last ones."""
        match = self.view["match"]
        part, printed, counts = match["discipline"], match["printed"], match["element"]
        number, left = match["number"], x
        if part:
            words = tournament_words(part, printed)
            art = tournament_face(part, printed, Words("discipline-" + part), False)
            self.canvas.piece("match", x, y + 18, 84, 98, art, words, [], words)
            left = x + 96
        title = Words("scene-match" if part or number == 1 else "scene-last", {"match": number})
        self.canvas.draw(Text(left, y + 24, title, 14, "ink", "start", bold=True))
        if counts != printed:
            self.canvas.draw(*element(counts, left + 130, y + 24, 24))
        if part or number > 1:
            room = x + width - 20 - left - 92 * len(self.view["publics"])
            self.scores(left, y + 48, room, part != "" and match["window"] == "before")

    def scores(self, x: float, y: float, width: float, before: bool) -> None:
        """Draw everybody's score in a match, or before the bets what may become of it."""
        view = self.view
        for seat, player in enumerate(view["players"]):
            words = Words("scene-score", {"seat": seat, "score": player["score"]})
            if before:
                name = view["match"]["element"]
                slots = zip(view["box"]["pyramid"], player["slots"], strict=True)
                tiles = sum(slot == name and state != "empty" for slot, state in slots)
                most = tiles + player["crystals"][name] + player["gold_store"]
                words = Words("scene-chance", {"seat": seat, "power": player["die"], "most": most})
            row = y + seat * 20
            self.canvas.draw(
                Circle(x + 7, row, 6, seat_colour(seat)),
                Text(x + 20, row, words, 13, "ink", "start", width=width - 20),
            )
