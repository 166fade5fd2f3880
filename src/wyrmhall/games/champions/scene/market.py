"""Part stacks, sigils, decks, the discard pile and the own hand."""

from __future__ import annotations

from wyrmhall.core.scene import Circle, Group, Icon, Rect, Shape, Text
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.names import CARDS, PARTS
from wyrmhall.games.champions.scene.faces import PART_ICONS, banner, element, pattern_face, plate
from wyrmhall.games.champions.scene.pen import (
    Pen,
    brief_power,
    element_words,
    panel,
    short,
    sigil_words,
)


class Market(Pen):
    """Draws what lies beside the boards."""

    def market(self, x: float, y: float, width: float) -> float:
        """Draw part stacks, the sigils over them, and what one holds; tell where it ends."""
        columns = 2 if width - 20 < 400 else 3
        height = 230.0 + 24 * max(1, -(-len(self.view["pile"]) // columns))
        self.canvas.area("stacks", Words("area-stacks"), *panel(x, y, width, height))
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
                *plate(wide, 120),
                *banner(wide, Words("title-" + part), fill),
                Icon(PART_ICONS[part], wide * 0.3, 36, 24, "coal"),
                Text(wide * 0.72, 37, str(stack["power"] or "–"), 22, "coal", bold=True),
                Text(wide / 2, 109, f"×{stack['left']}", 12, "coal", bold=True),
            ]
            if stack["left"]:
                pattern = pattern_face(stack["cells"], wide - 8, 48, fill)
                art.append(Group(tuple(pattern), 4, 51))
            if not stack["left"]:
                art = [Group(tuple(art), opacity=0.35)]
            self.canvas.piece(
                f"stack-{part}-{tier}", left, y + 10, wide, 122, art, label,
                [f"upgrade {part} {tier}"],
                brief_power(part, stack["power"]) if stack["left"] else "–",
            )  # fmt: skip
        self.shelf(x, y + 140)
        self.pile(x + 10, y + 214, width - 20)
        return self.hand(x, y + height + 12, width)

    def shelf(self, x: float, y: float) -> None:
        """Draw sigils, decks and tokens."""
        left = x + 10
        for part, elements in zip(PARTS, self.view["sigils"], strict=True):
            if elements:
                self.sigil(part, elements, left, y + 14)
                left += 54
        for name in ("training", "tournament")[: 1 + self.view["advanced"]]:
            self.deck(name, left, y + 6)
            left += 52
        if self.view["match"]["token_cells"]:
            self.tokens(left, y + 12)

    def sigil(self, part: str, elements: list[str], x: float, y: float) -> None:
        """Draw the open sigil of a part."""
        signs = [s for i, e in enumerate(elements) for s in element(e, 13 + i * 22, 27, 20)]
        art: list[Shape] = [
            Circle(24, 24, 23, "night", "star", 2),
            *signs,
            Icon(PART_ICONS[part], 24, 9, 14, "star"),
        ]
        brief = Words("brief-sigil", {"elements": [short(name) for name in elements]})
        label = sigil_words(part, elements)
        self.canvas.piece(f"sigil-{part}", x, y, 48, 48, art, label, ["sigil"], brief)

    def deck(self, name: str, x: float, y: float) -> None:
        """Draw a deck of action cards, as many as are left."""
        count = self.view["deck"][name]
        art: list[Shape] = [
            *plate(44, 60, "sea" if name == "training" else "rust"),
            Rect(5, 5, 34, 50, "", "chalk", 1.2, 4),
            Text(22, 30, str(count), 18, "chalk", bold=True),
        ]
        label, brief = (Words(kind + name, {"count": count}) for kind in ("scene-deck-", "brief-"))
        self.canvas.piece(f"deck-{name}", x, y, 44, 62, art, label, [f"keep {name}"], brief)

    def tokens(self, x: float, y: float) -> None:
        """Draw the pattern token, and how many power tokens are left."""
        view = self.view
        pattern = pattern_face(view["match"]["token_cells"], 34, 30, "gold")
        art: list[Shape] = [
            Circle(24, 24, 23, "leaf", "coal", 1.5),
            Group(tuple(pattern), 7, 5),
            Text(24, 39, f"×{view['tokens']}", 11, "coal", bold=True),
        ]
        label = Words("scene-tokens", {"count": view["tokens"]})
        self.canvas.piece("tokens", x, y, 48, 48, art, label, ["exchange"], str(view["tokens"]))

    def pile(self, x: float, y: float, width: float) -> float:
        """Draw what lies on the discard piles, as small plates; tell where they end."""
        cards = list(self.view["pile"].items())
        columns = 2 if width < 400 else 3
        lines = max(1, -(-len(cards) // columns))
        height = lines * 24.0 + 6
        self.canvas.draw(Rect(x, y, width, height, "", "line", 1.2, 8, dashed=True))
        if not cards:
            self.canvas.draw(Text(x + width / 2, y + 15, Words("scene-pile"), 12, "faint"))
        wide = (width - 6) / columns
        for place, (name, number) in enumerate(cards):
            row, column = divmod(place, columns)
            label = self.card_words(name)
            art: list[Shape] = [
                Rect(1, 1, wide - 2, 22, "paper", "line", 1, 6),
                Text(8, 12, label, 12, "ink", "start", width=wide - 40),
                Text(wide - 8, 12, f"×{number}", 11, "faint", "end"),
            ]
            self.canvas.piece(
                f"pile-{name.replace(' ', '-')}", x + 3 + column * wide, y + 3 + row * 24, wide, 24,
                art, self.card_text(name), self.echo(name), label,
            )  # fmt: skip
        return y + height

    def echo(self, name: str) -> list[str]:
        """Name the move that repeats a card, while an echo is being played."""
        return [f"play {name}"] if self.view["step"] == "echoing" else []

    def card_words(self, name: str) -> Words:
        """Name an action card."""
        named = self.view["box"]["cards"][name]["elements"]
        if not named:
            return Words("card-" + name.replace(" ", "-"))
        return Words("card-" + name.split()[0], {"elements": [element_words(e) for e in named]})

    def card_text(self, name: str) -> Words:
        """Say what an action card does."""
        card = self.view["box"]["cards"][name]
        message = name.split()[0] if card["elements"] else name.replace(" ", "-")
        elements = [element_words(e) for e in card["elements"]]
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
        self.canvas.area("hand", Words("area-hand"), *panel(x, y, width, height))
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
        elements = [element_words(e) for e in card["elements"]]
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
