"""What the table looks like to one seat."""

from typing import cast

from nim.views import NimView, Player
from wyrmhall.core.look import Look
from wyrmhall.core.scene import Canvas, Rect, Scene, Shape, Text
from wyrmhall.core.words import Words


def scene(look: Look, narrow: bool = False) -> Scene:
    """Draw the heap, one row for each seat, and a button for whatever else may be done."""
    view = cast(NimView, look["view"])
    canvas = Canvas(look, narrow)
    heap(canvas, view["heap"])
    for seat, player in enumerate(view["players"]):
        row(canvas, seat, player, 150.0 + 110 * seat)
    bottom = 150.0 + 110 * len(view["players"])
    canvas.area("choices", Words("area-choices"))
    return canvas.scene(bottom + 10 + canvas.buttons(20, bottom, canvas.width - 40))


def heap(canvas: Canvas, sticks: int) -> None:
    """Lay out the sticks; touching one of the last three takes it and all behind it."""
    canvas.area("heap", Words("area-heap", {"heap": sticks}))
    gap = (canvas.width - 40) / 21
    for number in range(sticks):
        art = [Rect(gap / 4, 0, gap / 2, 100, "wood", "ink", round=4)]
        taking, place = [f"take {sticks - number}"], 20 + gap * number
        label = Words("piece-stick", {"count": sticks - number}) if number >= sticks - 3 else None
        canvas.piece(f"stick-{number}", place, 30, gap, 100, art, label, taking, "|")


def row(canvas: Canvas, seat: int, player: Player, top: float) -> None:
    """Lay out a seat's secret card, its call, and the cards that it has shown."""
    canvas.area(f"seat-{seat}", Words("area-seat", {"seat": seat, "sticks": player["sticks"]}))
    face = str(player["card"] if player["card"] is not None else "?")
    card = Words("piece-card", {"card": face}) if face != "?" else Words("piece-card-unseen")
    canvas.piece(f"card-{seat}", 20, top, 60, 90, paper(face), card, ["show"], face)
    call = "called-" + (player["call"] or ("secret" if player["called"] else "nothing"))
    canvas.piece(f"call-{seat}", 90, top, 110, 90, [Text(55, 45, Words(call))], Words(call))
    gap = min(66.0, (canvas.width - 280) / max(1, len(player["shown"])))
    for number, shown in enumerate(player["shown"]):
        label, place = Words("piece-shown", {"card": shown}), 210 + gap * number
        canvas.piece(
            f"shown-{seat}-{number}", place, top, 60, 90, paper(str(shown)), label, (), str(shown)
        )


def paper(face: str) -> list[Shape]:
    """Draw a card."""
    return [Rect(0, 0, 60, 90, "paper", "ink", round=8), Text(30, 45, face, 30, bold=True)]
