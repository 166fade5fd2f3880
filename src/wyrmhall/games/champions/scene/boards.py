"""A player's boards: pyramid, crystals, training grounds, dragon, tournaments."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.palette import seat_colour
from wyrmhall.core.scene import Circle, Group, Icon, Path, Rect, Shape, Stamp, Text
from wyrmhall.core.shapes import crystal, hexagon
from wyrmhall.core.words import Words
from wyrmhall.games.champions.rules.names import PARTS, REALMS, SLOTS
from wyrmhall.games.champions.rules.view import PlayerView
from wyrmhall.games.champions.scene.faces import (
    ICONS,
    PART_ICONS,
    banner,
    black,
    bonus_face,
    element,
    gold,
    pips,
    plate,
    realm_face,
    slot_face,
    tournament_face,
)
from wyrmhall.games.champions.scene.pen import (
    Pen,
    Place,
    brief_power,
    discipline,
    element_words,
    realm_words,
    short,
    tournament_words,
)

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


class Boards(Pen):
    """Draws the boards of seats."""

    def board(self, seat: int, at: Place) -> None:
        """Draw a seat's elemental and dragon boards in one panel."""
        player = self.view["players"][seat]
        width, height = BOARD_WIDTH * at.scale, BOARD_HEIGHT * at.scale
        self.frame(seat, at.x, at.y, width, height, at.scale)
        s = at.scale
        self.pyramid(seat, player, Place(at.x + 14 * s, at.y + 44 * s, s))
        self.crystal_slots(seat, player, Place(at.x + 322 * s, at.y + 52 * s, s))
        self.grounds(seat, player, Place(at.x + 440 * s, at.y + 42 * s, s))
        low = Place(at.x + 14 * s, at.y + 322 * s, s)
        self.dragon(seat, player, low)
        self.personal(seat, player, low, 524, 0)

    def tall_board(self, seat: int, x: float, y: float) -> float:
        """Draw a seat's boards one below the other, for a telephone; tell where they end."""
        player = self.view["players"][seat]
        self.frame(seat, x, y, 344, 936, 1.0)
        self.pyramid(seat, player, Place(x + 12, y + 44, 1.0))
        self.crystal_slots(seat, player, Place(x + 8, y + 306, 1.0), 8)
        self.grounds(seat, player, Place(x + 6, y + 360, 1.0))
        low = Place(x + 10, y + 652, 1.0)
        self.dragon(seat, player, low, 3)
        self.personal(seat, player, low, 208, 124, small=True)
        return y + 936

    def small_board(self, seat: int, x: float, y: float) -> float:
        """Draw the boards of another seat on a telephone; tell where they end."""
        player = self.view["players"][seat]
        self.frame(seat, x, y, 344, 350, 0.75)
        self.pyramid(seat, player, Place(x + 2, y + 36, 0.53))
        self.grounds(seat, player, Place(x + 168, y + 30, 0.52))
        self.crystal_slots(seat, player, Place(x + 18, y + 176, 0.75), 4)
        self.personal(seat, player, Place(x + 190, y + 176, 1.0), 0, 0, small=True)
        self.dragon(seat, player, Place(x + 10, y + 270, 0.62))
        return y + 350

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
                "marker", x + width - 132 * s, y + 6 * s, 28 * s, 28 * s,
                [Group((marker,), scale=s)], Words("scene-marker", {"seat": seat}),
            )  # fmt: skip

    def pyramid(self, seat: int, player: PlayerView, at: Place) -> None:
        """Draw the pyramid with the gold of its rows."""
        own = seat == self.own and self.look["seat"] >= 0
        trainer = player["trainer"] if self.view["phase"] in ("setup", "training") else None
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
            label = Words("scene-slot-" + state, {"slot": slot, "element": element_words(name)})
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
                "scene-crystal-in" if filled else "scene-crystal-out",
                {"element": element_words(name)},
            )
            self.put(
                at, f"crystal-{seat}-{place}", x, y, 40, 50, art, label,
                [f"element {name}"] if own and seen[name] == 1 else [],
                short(name) if filled else ".",
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
                    "one": realm_words(one),
                    "two": realm_words(two),
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
                "scene-realm-full" if name in full else "scene-realm-clear",
                {"realm": realm_words(name)},
            )
            self.put(
                at, f"realm-{seat}-{REALMS.index(name)}", x - 28, y - 28, 56, 58, art, label,
                [f"realm {name}"] if own else [],
                short(self.view["box"]["realms"][name]) if name in full else "–",
            )  # fmt: skip

    def dragon(self, seat: int, player: PlayerView, at: Place, columns: int = 5) -> None:
        """Draw parts, stores and the trainer, so many side by side."""
        things: list[tuple[str, float]] = [(part, 108.0) for part in PARTS]
        things += [("stores", 108.0), ("trainer", 92.0)]
        x, y = 0.0, 0.0
        for place, (name, width) in enumerate(things):
            if place == columns:
                x, y = 0.0, 124.0
            if name == "stores":
                self.stores(seat, player, at, x, y)
            elif name == "trainer":
                self.trainer(seat, player, at, x, y)
            else:
                self.part(seat, player, at, name, x, y)
            x += width

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
            *banner(100, Words("title-" + name), fill),
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
        power = part["power"] + more - dark
        self.put(
            at, f"part-{seat}-{name}", x, y, 100, 114, art, label, moves, brief_power(name, power)
        )

    def stores(self, seat: int, player: PlayerView, at: Place, x: float, y: float) -> None:
        """Draw the three stores."""
        own = seat == self.own and self.look["seat"] >= 0
        for row, name in enumerate(("pyramid store", "dragon store", "gold store")):
            number = left_in_stores(player)[row]
            kind = gold(18, 17, 22) if name == "gold store" else black(18, 17, 24)
            words = Words("place-" + name.replace(" ", "-"))
            art: list[Shape] = [
                Rect(0, 0, 100, 34, "paper", "line", 1.2, 8),
                kind,
                Text(32, 10, words, 9.5, "faint", "start", width=64),
                Text(34, 24, str(number), 15, "ink", "start", bold=True),
            ]
            label = Words("scene-store", {"place": words, "count": number})
            self.put(
                at, f"store-{seat}-{row}", x, y + row * 39, 100, 34, art, label,
                [name] if own else [],
                Words("brief-" + name.replace(" ", "-"), {"count": number}),
            )  # fmt: skip

    def trainer(self, seat: int, player: PlayerView, at: Place, x: float, y: float) -> None:
        """Draw the trainer card, or where it was."""
        own = seat == self.own and self.look["seat"] >= 0
        trainer = player["trainer"]
        if trainer is None:
            label = brief = Words("scene-trainer-done")
            art: list[Shape] = [Rect(0, 0, 84, 112, "", "line", 1.2, 8, dashed=True)]
            art.append(Text(42, 56, label, 11, "faint", width=76, lines=3))
        else:
            needs = trainer["crystals"]
            label = Words("scene-trainer", {"needs": [element_words(name) for name in needs]})
            brief = Words("brief-trainer", {"needs": [short(name) for name in needs]})
            art = [*plate(84, 112), *banner(84, Words("scene-trainer-title"), "brown")]
            for place, name in enumerate(needs):
                art.append(
                    Stamp(
                        crystal(name, ICONS[name]), 42 + (place - (len(needs) - 1) / 2) * 25, 46, 34
                    )
                )
            if trainer["tiles"]:
                art += small_scheme(trainer["tiles"], trainer["empty"])
            else:
                art += [gold(34, 88, 24), gold(52, 88, 24)]
        self.put(
            at, f"trainer-{seat}", x, y, 84, 114, art, label, ["trainer"] if own else [], brief
        )

    def personal(
        self,
        seat: int,
        player: PlayerView,
        at: Place,
        x: float,
        y: float,
        small: bool = False,
    ) -> None:
        """Draw the personal tournaments, and below them what else a seat holds."""
        own = seat == self.own and self.look["seat"] >= 0
        scale = 0.5 if small else 0.78
        step = 42.0 if small else 72.0
        inner = Place(at.x + x * at.scale, at.y + y * at.scale, at.scale * scale)
        for place, card in enumerate(player["personal"]):
            part, name = card["part"], card["element"]
            title = Words("discipline-" + part)
            art = tournament_face(part, name, title, card["played"])
            label = (
                tournament_words(part, name) if name else Words("scene-face-down", {"card": title})
            )
            brief = (
                Words("brief-personal", {"part": Words("title-" + part), "element": short(name)})
                if name
                else "?"
            )
            moves = [f"call {discipline(part)}"] if own and not self.public_choice() else []
            self.put(
                inner, f"personal-{seat}-{part}", place * step / scale, 0, 84, 98, art, label,
                moves, brief,
            )  # fmt: skip
        self.held(seat, player, at, x, y + 98 * scale + 8)

    def held(self, seat: int, player: PlayerView, at: Place, x: float, y: float) -> None:
        """Draw how many action cards a seat holds, and its dial."""
        counts = [("training", "sea"), ("tournament", "rust")][: 1 + self.view["advanced"]]
        for place, (name, fill) in enumerate(counts):
            number = player["training_cards"] if place == 0 else player["tournament_cards"]
            label = Words("scene-held-" + name, {"count": number})
            art = [*plate(22, 30, fill), Text(11, 15, str(number), 14, "chalk", bold=True)]
            self.put(at, f"held-{seat}-{name}", x + place * 28, y, 22, 32, art, label)
        dial = player["dial"]
        if dial is not None:
            self.dial(seat, dial, at, x + 64, y)

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


def left_in_stores(player: PlayerView) -> tuple[int, int, int]:
    """Count the stores, for the owner without what was distributed in secret so far."""
    pyramid, dragon, gold = player["pyramid_store"], player["dragon_store"], player["gold_store"]
    hidden = player["hidden"] or [0] * 6
    blacks = sum(hidden[3:])
    first = min(blacks, pyramid)
    return pyramid - first, dragon - (blacks - first), gold - sum(hidden[:3])


def small_scheme(tiles: list[str], empty: list[str]) -> list[Shape]:
    """Draw the trainer's scheme of the pyramid."""
    art: list[Shape] = []
    for slot in SLOTS:
        row, column = (int(part) - 1 for part in slot.split("-"))
        x, y = 42 + (column - row / 2) * 9.4, 66 + row * 8.0
        fill = "gold" if slot in tiles else ("red" if slot in empty else "paper")
        art.append(hexagon(x, y, 5.2, fill, "coal", 0.8))
        if slot in empty:
            art.append(Text(x, y + 0.3, "×", 8, "chalk", bold=True))
    return art
