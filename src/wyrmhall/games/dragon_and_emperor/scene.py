"""The table of Dragon & Emperor: the map, Evil's cards, Treasury and items, both roles' cards."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypedDict, cast

from wyrmhall.core.look import Look
from wyrmhall.core.palette import seat_colour
from wyrmhall.core.scene import Canvas, Group, Icon, Rect, Scene, Shape, Stamp, Text
from wyrmhall.core.shapes import card_back, count_badge, hex_centre, hexagon
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.dragon_and_emperor.figures import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLOURS,
    CURSE,
    DRAGON,
    EVIL,
    ITEM_HEIGHT,
    card_face,
    card_words,
    chip,
    hex_face,
    hex_words,
    item_face,
    resource,
)
from wyrmhall.games.dragon_and_emperor.views import RealmView, RoleView

PAD: Final = 12.0
ROLES: Final = ("dragon", "emperor")
CAPTION: Final = 18.0  # above each line of cards
ON_EVIL: Final = ("suppress-evil", "study-grimoire", "echo")


class Hex(TypedDict):
    """A hex of the map, as the view describes it."""

    hex: str
    q: int
    r: int
    kind: str
    star: bool


def scene(look: Look, narrow: bool = False) -> Scene:
    """Draw the table as a seat sees it."""
    table = _Table(look, narrow)
    return table.canvas.scene(table.narrow() if narrow else table.wide())


class _Table:
    def __init__(self, look: Look, narrow: bool) -> None:
        self.look = look
        self.view = cast(RealmView, look["view"])
        self.canvas = Canvas(look, narrow)
        self.copies: Counter[str] = Counter()  # of each card drawn so far
        own = look["seat"] if look["seats"] == 2 else -1
        self.roles = ("emperor", "dragon") if own == 1 else ROLES

    def wide(self) -> float:
        """Lay out the map with the items below it; all cards to its right."""
        left = self.map(16, 16, 540)
        left = self.items(16, left + 12, 540)
        x, width = 572.0, 692.0
        self.evil(x, 16, width)
        y = self.treasury(x, 190, width) + 12
        for role in self.roles:
            y = self.role(role, x, y, width) + 12
        left += 12
        self.canvas.area("choices", Words("area-choices"))
        left += self.canvas.buttons(16, left, 540, 170)
        return max(left, y) + 4

    def narrow(self) -> float:
        """Lay out everything one below the other, for a telephone."""
        y = self.map(8, 8, 344) + 8
        y = self.treasury(8, y, 344) + 8
        y = self.role(self.roles[0], 8, y, 344) + 8
        y = self.items(8, y, 344) + 8
        y = self.evil(8, y, 344) + 8
        y = self.role(self.roles[1], 8, y, 344) + 8
        self.canvas.area("choices", Words("area-choices"))
        return y + self.canvas.buttons(8, y, 344)

    # --- the map --------------------------------------------------------------------------------

    def map(self, x: float, y: float, width: float) -> float:
        """Draw all hexes and both pawns; tell where the map ends."""
        hexes = cast(list[Hex], self.view["map"])
        spots = [hex_centre(one["q"], one["r"], 1.0, flat=True) for one in hexes]
        west, east = min(x for x, _ in spots) - 1, max(x for x, _ in spots) + 1
        north, south = min(y for _, y in spots) - 0.9, max(y for _, y in spots) + 0.9
        radius = (width - 2 * PAD) / (east - west)
        height = (south - north) * radius + 2 * PAD
        title = Words("area-map")
        self.canvas.area("map", title, Rect(x, y, width, height, "panel", "line", 1.2, 14))
        places: dict[str, tuple[float, float]] = {}
        for one, (right, down) in zip(hexes, spots, strict=True):
            corner = (x + PAD + (right - west - 1) * radius, y + PAD + (down - north - 1) * radius)
            places[one["hex"]] = corner
            self.hex(one, *corner, radius)
        self.curses_left(x, y)
        size = radius * 1.05
        for id, figure, dx in (("evil", EVIL, 0.86), ("dragon", DRAGON, 0.1)):
            left, top = places[self.view["evil" if id == "evil" else "pawn"]]
            label = Words("piece-pawn-" + id, {"hex": self.hex_at(places, left, top)})
            art = (Stamp(figure, size / 2, size / 2, size),)
            self.canvas.piece(f"pawn-{id}", left + dx * radius, top + radius * 0.74, size, size,
                              art, label, brief=Words("brief-pawn-" + id))  # fmt: skip
        return y + height

    def curses_left(self, x: float, y: float) -> None:
        """Draw the Curse tokens of the Supply in a corner of the map."""
        left = self.view["curses_left"]
        art = (Stamp(CURSE, 20, 20, 38), Text(44, 20, str(left), 24, "ink", "start", bold=True))
        label = Words("piece-curses", {"count": left})
        brief = Words("brief-curses", {"count": left})
        self.canvas.piece("curses", x + PAD, y + PAD, 76, 40, art, label, brief=brief)

    def hex(self, one: Hex, x: float, y: float, radius: float) -> None:
        """Draw a hex: touching it flies there, or cleanses it."""
        name, kind = one["hex"], one["kind"]
        cursed = name.isdigit() and int(name) in self.view["cursed"]
        facts: dict[str, Fact] = {"hex": hex_words(name, kind)}
        marks = ("-star" if one["star"] else "") + ("-cursed" if cursed else "")
        self.canvas.piece(
            f"hex-{name}",
            x,
            y,
            2 * radius,
            2 * radius,
            hex_face(name, kind, one["star"], cursed, radius),
            Words("piece-hex" + marks, facts),
            [f"to {name}", f"cleanse {name}"],
            Words("brief-hex" + marks, facts),
            hexagon(radius, radius, radius - 1, flat=True),
        )

    def hex_at(self, places: dict[str, tuple[float, float]], x: float, y: float) -> Words:
        """Name the hex at a corner of the canvas."""
        kinds = {one["hex"]: one["kind"] for one in cast(list[Hex], self.view["map"])}
        name = next(name for name, corner in places.items() if corner == (x, y))
        return hex_words(name, kinds[name])

    # --- items and tokens -----------------------------------------------------------------------

    def items(self, x: float, y: float, width: float) -> float:
        """Draw the three Magic Items below the map."""
        title = Words("area-items")
        height = ITEM_HEIGHT + 2 * PAD
        self.canvas.area("items", title, Rect(x, y, width, height, "panel", "line", 1.2, 14))
        step = (width - PAD) / 3
        for place, item in enumerate(self.view["items"]):
            name, wide = item["item"], step - PAD
            state = ("ready" if item["ready"] else "used") if item["owned"] else "cost"
            cost = [Words("tokens-" + token, {"count": n}) for token, n in item["cost"].items()]
            power = Words("power-" + name)
            facts: dict[str, Fact] = {"item": Words("item-" + name), "cost": cost, "power": power}
            label = Words("piece-item-" + state, facts)
            art = item_face(name, item["owned"], item["ready"], item["cost"], wide)
            self.canvas.piece(f"item-{name}", x + PAD + place * step, y + PAD, wide, ITEM_HEIGHT,
                              art, label, [f"use {name}", f"summon {name}"], label)  # fmt: skip
        return y + height

    def treasury(self, x: float, y: float, width: float) -> float:
        """Draw the tokens of the Treasury, and how many the Supply has left."""
        title = Words("area-treasury")
        small = width < 400
        height = 92.0 if small else 96.0
        self.canvas.area("treasury", title, Rect(x, y, width, height, "panel", "line", 1.2, 14))
        step = (width - 2 * PAD) / 6
        size = 36.0 if small else 50.0
        for place, (name, held) in enumerate(self.view["treasury"].items()):
            supply = self.view["supply"][name]
            facts: dict[str, Fact] = {
                "tokens": Words("tokens-" + name, {"count": held}),
                "supply": supply,
            }
            wide = step - 4
            rest = f"({supply})" if small else Words("scene-supply", {"count": supply})
            number = Text(wide * (0.5 if small else 0.76), 54 if small else 30, str(held),
                          20 if small else 28, "ink", bold=True)  # fmt: skip
            art = (
                Stamp(resource(name), wide / 2 if small else size / 2 + 2, size / 2 + 2, size),
                number,
                Text(wide / 2, height - 24, rest, 12, "faint", width=wide),
            )  # fmt: skip
            label = Words("piece-tokens", facts)
            self.canvas.piece(f"tokens-{name}", x + PAD + place * step + 2, y + 6, wide,
                              height - 12, art, label, [f"pay {name}", f"gain {name}"],
                              Words("brief-tokens", facts))  # fmt: skip
        return y + height

    # --- Evil -----------------------------------------------------------------------------------

    def evil(self, x: float, y: float, width: float) -> float:
        """Draw the Evil deck with what is known of it, the last card, and how matters stand."""
        height = 162.0
        cards = self.view["evil_cards"]
        self.canvas.area("evil", Words("area-evil"),
                         Rect(x, y, width, height, "panel", "line", 1.2, 14))  # fmt: skip
        scale = 0.78 if width < 400 else 1.0
        step = (CARD_WIDTH + 10) * scale
        top = y + height - PAD - CARD_HEIGHT * scale
        back = card_back(CARD_WIDTH, CARD_HEIGHT, "black", "realm-evil")
        back += count_badge(CARD_WIDTH - 16, CARD_HEIGHT - 16, cards["deck"], 24)
        label = Words("piece-evil-deck", {"count": cards["deck"], "top": self.names(cards["top"])})
        brief = self.deck_brief(cards["deck"], cards["top"])
        self.card("evil-deck", x + PAD, top, scale, back, label, brief=brief)
        left = x + PAD + step
        if cards["discard"]:
            facts: dict[str, Fact] = {
                "card": card_words(cards["discard"][-1]),
                "cards": self.names(cards["discard"]),
            }
            face = card_face(cards["discard"][-1], "evil")
            self.card(self.copy(cards["discard"][-1]), left, top, scale, face,
                      Words("piece-evil-discard", facts))  # fmt: skip
        left += step + 8
        known = [*cards["lifted"], *cards["put_back"], *cards["looked_at"], *cards["top"]]
        self.fan(known, "evil", left, top, x + width - PAD - left, scale, ["next"])
        self.state_of_evil(x, y, width)
        return y + height

    def state_of_evil(self, x: float, y: float, width: float) -> None:
        """Draw the round, how far Evil is or how it ended, and what is bound or doubled."""
        facts: dict[str, Fact] = {"steps": self.view["evil_steps"], "round": self.view["round"]}
        room = width - 2 * PAD - (0 if width < 400 else 250)
        result = self.look["result"]
        words = Words("scene-evil", facts) if result is None else Words("ending-" + result.ending)
        text = Text(0, 13, words, 15, "ink", "start", bold=True, width=room)
        self.canvas.piece("evil-state", x + PAD, y + 6, room, 26, (text,), words)
        notices = [name for name in ("trapped", "doubled") if self.view[name]]
        wide = 118.0
        for place, name in enumerate(notices):
            left = x + width - PAD - (wide + 6) * (place + 1)
            colour = "rust" if name == "trapped" else "pink"
            top = y + (34.0 if width < 400 else 6.0)
            self.notice(name, Words("scene-" + name), left, top, wide, colour)

    def notice(self, id: str, words: Words, x: float, y: float, width: float, colour: str) -> None:
        """Lay down a plate that says what is out of the ordinary."""
        art = chip(words, 0, 0, width, colour)
        self.canvas.piece(f"notice-{id}", x, y, width, 26, art, words)

    # --- the cards of a role --------------------------------------------------------------------

    def role(self, name: str, x: float, y: float, width: float) -> float:
        """Draw a role's hand, its row of upgrades, its deck and its discards."""
        role = self.view["dragon"] if name == "dragon" else self.view["emperor"]
        small = width < 400
        scale = 0.86 if small else 1.0
        line = CARD_HEIGHT * scale + CAPTION + 8
        rows = 3 if small else 2
        height = 36 + rows * line - (CARD_HEIGHT * scale * 0.28 if small else 0)
        active = self.view["role"] == name and not self.look["over"]
        edge = seat_colour(ROLES.index(name)) if active else "line"
        frame = Rect(x, y, width, height, "panel", edge, 4 if active else 1.2, 14)
        title = Words("area-" + name, {"seat": role["seat"]})
        self.canvas.area(name, title, frame)
        self.header(name, role, title, x, y, width)
        top = y + 34 + CAPTION
        room = width - 2 * PAD
        self.hand(name, role, x + PAD, top, room, scale)
        top += line
        self.row(name, role, x + PAD, top, scale)
        left = x + PAD + 3 * (CARD_WIDTH + 8) * scale + 14
        if small:
            left, top = x + PAD, top + line
        self.piles(name, role, left, top, x + width - PAD - left, scale)
        return y + height

    def header(
        self, name: str, role: RoleView, title: Words, x: float, y: float, width: float
    ) -> None:
        """Draw whose cards these are, and how many actions are left."""
        colour = COLOURS[name]
        self.canvas.draw(
            Group((Rect(0, 0, 26, 26, colour, round=13),), x + PAD, y + 6),
            Icon("realm-" + name, x + PAD + 13, y + 19, 18, "chalk"),
            Text(x + PAD + 34, y + 19, title, 16, "ink", "start", bold=True, width=width * 0.5),
        )
        if self.view["role"] == name and not self.look["over"]:
            left = max(self.view["limit"] - self.view["actions"], 0)
            words = Words("scene-actions", {"count": left})
            self.canvas.draw(Text(x + width - PAD, y + 19, words, 14, "faint", "end", bold=True,
                                  width=width * 0.34))  # fmt: skip
        elif role["low"]:
            self.notice(f"low-{name}", Words("scene-low"), x + width - 150, y + 6, 138, "rust")

    def hand(
        self, name: str, role: RoleView, x: float, y: float, width: float, scale: float
    ) -> None:
        """Draw a hand; what the looking seat does not know shows its back."""
        self.caption("hand", x, y)
        verbs = ["play", "discard", "banish", "borrow"]
        backs = [""] * role["secret"]
        self.fan([*role["hand"], *backs], name, x, y, width, scale, verbs)
        if not role["hand"] and not backs:
            wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
            self.canvas.draw(Rect(x, y, wide, high, "", "line", 2, 8, dashed=True))

    def row(self, name: str, role: RoleView, x: float, y: float, scale: float) -> None:
        """Draw the three places of the row."""
        self.caption("row", x, y)
        step = (CARD_WIDTH + 8) * scale
        for place in range(3):
            left = x + place * step
            if place < len(role["row"]):
                card = role["row"][place]
                moves = [f"{verb} {card}" for verb in ("buy", "study", "take")]
                label = Words("piece-upgrade", {"card": card_words(card)})
                self.card(self.copy(card), left, y, scale, card_face(card, name), label, moves)
            else:
                wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
                self.canvas.draw(Rect(left, y, wide, high, "", "line", 2, 8, dashed=True))

    def piles(
        self, name: str, role: RoleView, x: float, y: float, width: float, scale: float
    ) -> None:
        """Draw upgrades, deck and discards, then what has been played this turn."""
        small = scale * 0.72
        step = CARD_WIDTH * small + 8
        colour = COLOURS[name]
        for place, pile in enumerate(("upgrades", "deck", "discards")):
            self.caption(pile, x + place * step, y, step - 4)
        for place, pile in enumerate(("upgrades", "deck")):
            count = role["upgrades"] if pile == "upgrades" else role["deck"]
            icon = "realm-flower" if pile == "upgrades" else "realm-" + name
            art = card_back(CARD_WIDTH, CARD_HEIGHT, colour, icon)
            art += count_badge(CARD_WIDTH - 18, CARD_HEIGHT - 18, count, 28)
            facts: dict[str, Fact] = {"count": count, "top": self.names(role["top"])}
            label = Words("piece-" + pile, facts)
            brief = label if pile == "upgrades" else self.deck_brief(count, role["top"])
            self.card(f"{name}-{pile}", x + place * step, y, small, art, label, brief=brief)
        left = x + 2 * step
        discard = role["discard"]
        if discard:
            art = card_face(discard[-1], name)
            art += count_badge(18, CARD_HEIGHT - 18, len(discard), 28)
            label = Words("piece-discard", {"cards": self.names(discard)})
            self.card(self.copy(discard[-1]), left, y, small, art, label)
        else:
            wide, high = CARD_WIDTH * small, CARD_HEIGHT * small
            self.canvas.draw(Rect(left, y, wide, high, "", "line", 2, 8, dashed=True))
        left += step + 6
        used = [*role["played"], *role["conjured"], *role["lent"]]
        if used:
            self.caption("played", left, y)
            self.fan(used, name, left, y, x + width - left, small, [])

    def caption(self, pile: str, x: float, y: float, width: float = 0) -> None:
        """Write what lies below."""
        words = Words("scene-" + pile)
        self.canvas.draw(Text(x, y - 9, words, 12, "faint", "start", width=width))

    def fan(
        self,
        cards: list[str],
        role: str,
        x: float,
        y: float,
        width: float,
        scale: float,
        verbs: list[str],
    ) -> None:
        """Draw cards side by side, overlapping where room is short; "" is a back."""
        wide = CARD_WIDTH * scale
        step = min(wide + 8 * scale, (width - wide) / max(len(cards) - 1, 1))
        for place, card in enumerate(cards):
            left = x + place * step
            if card:
                label = Words("piece-card", {"card": card_words(card)})
                moves = [f"{verb} {card}" for verb in verbs]
                face = card_face(card, role_of(card, role))
                self.card(self.copy(card), left, y, scale, face, label, moves)
            else:
                back = card_back(CARD_WIDTH, CARD_HEIGHT, COLOURS[role], "realm-" + role)
                label = Words("piece-hidden-card")
                self.card(f"{role}-hidden-{place}", left, y, scale, back, label)

    def card(
        self,
        id: str,
        x: float,
        y: float,
        scale: float,
        art: list[Shape],
        label: Words,
        moves: list[str] | None = None,
        brief: Words | None = None,
    ) -> None:
        """Lay a card down."""
        wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
        outline = Rect(0, 0, wide, high, round=8 * scale)
        self.canvas.piece(id, x, y, wide, high, (Group(tuple(art), scale=scale),), label,
                          moves or (), brief or label, outline)  # fmt: skip

    def deck_brief(self, count: int, top: list[str]) -> Words:
        """Say shortly how many cards a deck has, and what is known to lie on top."""
        facts: dict[str, Fact] = {"count": count, "top": self.names(top)}
        return Words("brief-deck-top" if top else "brief-deck", facts)

    def copy(self, name: str) -> str:
        """Give the next copy of a card an id; equal cards cannot be told apart anyway."""
        self.copies[name] += 1
        return f"card-{name}-{self.copies[name]}"

    def names(self, cards: list[str]) -> list[Words]:
        """Name cards."""
        return [card_words(name) for name in cards]


def role_of(name: str, role: str) -> str:
    """Say whose colour a card has: Suppress Evil on the Evil deck stays the Emperor's."""
    return "emperor" if role == "evil" and name in ON_EVIL else role
