"""The box: sticks, cards and what they are worth, from components.toml."""

from collections.abc import Mapping

from wyrmhall.core.box import Check
from wyrmhall.core.game import Box

HEAPS = ("11", "15", "21")


class NimBox(Box):
    """The checked tables of an edition."""

    def __init__(self, tables: Mapping[str, object]) -> None:
        """Read the tables; EditionError tells all that is wrong with them."""
        super().__init__(tables)
        check = Check(tables, ("cards", "points"))
        cards, points = check.table("cards"), check.table("points")
        counts = check.numbers("cards.counts", cards.get("counts"), 3, 0, 20, "N-2")
        check.that(sum(counts) >= 4, "cards.counts", "four seats need four cards", "N-2")
        self.last_stick = check.number("points.last_stick", points.get("last_stick"), 0, 50, "N-8")
        self.call = check.number("points.call", points.get("call"), 0, 50, "N-8")
        check.done()
        self.cards = [number for number in (1, 2, 3) for _ in range(counts[number - 1])]
