"""The setup: what lies where, who begins, and what everybody draws."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Refusal
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.dragon_island.rules import acting
from wyrmhall.games.dragon_island.rules.island import (
    COLOUR,
    HELD,
    HERD_ROW,
    PLENTY,
    SCREEN_ROW,
    WIZARD_ROW,
    Island,
    colour_words,
    face_words,
    zeros,
)
from wyrmhall.games.dragon_island.terms import (
    CARDS,
    CENTRE,
    COLOURS,
    ENERGY,
    KEEP_FACE,
    MOST_TILES,
    SIDE,
    SORT_MAPS,
    STEPS,
    TILES,
    WIZARD,
    blank,
)


def lay_out(s: Island) -> None:
    """Lay out the Keep, the supplies, the bag and the deck (DI-13 … DI-19, DI-22)."""
    box, seats = s.box, s.seats
    s.grid, s.cells = zeros(SIDE * SIDE), blank(MOST_TILES + 1)
    s.touching, s.of_colour = blank(MOST_TILES + 1), blank(COLOURS)
    s.around = blank(MOST_TILES + 1)
    s.faces, s.hues = zeros(MOST_TILES + 1), zeros(MOST_TILES + 1)
    s.buildings, s.owners = zeros(MOST_TILES + 1), zeros(MOST_TILES + 1)
    s.herds = zeros(HERD_ROW * (MOST_TILES + 1))
    s.dragons, s.spires_left = box.dragons[:], box.spires
    s.screens, s.wizards = blank(SCREEN_ROW * (seats + 1)), zeros(WIZARD_ROW * seats)
    for colour in range(COLOURS):
        supply = PLENTY if s.choices.unlimited else i64(box.goods[colour])  # DA-27
        s.screens[seats * SCREEN_ROW + colour] = supply
    for seat in range(seats):
        s.set_own(seat, COLOUR, seat)
    s.bag, s.in_bag = vec[u8]([u8(tile) for tile in range(TILES)]), TILES
    s.draws = s.choices.tiles
    s.deck, s.in_deck = vec[u8]([u8(card) for card in range(CARDS)]), CARDS
    s.bottom, s.cards, s.known = zeros(0), zeros(CARDS), zeros(CARDS)
    s.add_tile(CENTRE, KEEP_FACE)  # DI-19
    s.sites = vec[i64]([CENTRE + STEPS[direction] for direction in range(6)])


def wizard_moves(s: Island, seat: i64) -> vec[i64]:
    """List the wizards that nobody has chosen yet (DI-11)."""
    moves = vec[i64]()
    for colour in range(ENERGY):
        if wizard_taken(s, seat, colour) is None:
            moves = append(moves, WIZARD + colour)
    return moves


def wizard_taken(s: Island, seat: i64, colour: i64) -> Refusal | None:
    """Refuse a wizard that there is not, or that somebody before has chosen (DI-6, DI-11)."""
    if colour >= ENERGY:
        return Refusal("DI-6", Words("refusal-gold-wizard"))
    for other in range(seat):
        if s.own(other, COLOUR) == colour:
            facts: dict[str, Fact] = {"colour": colour_words(colour), "other_seat": int(other)}
            return Refusal("DI-11", Words("refusal-wizard-taken", facts))
    return None


def deal_out(s: Island, chance: Chance, log: Log | None) -> None:
    """Find a start player; everybody draws a tile and two maps (DI-12, DI-20, DI-21)."""
    s.first = chance.below(s.seats)
    s.seat = s.first
    if log is not None:
        log.tell("event-first", int(s.first), {"tiles": int(s.draws)})
    for distance in range(s.seats):
        seat = (s.first + distance) % s.seats
        draw_tile(s, seat, chance, log)
        acting.draw_maps(s, seat, chance, log)
    s.step = SORT_MAPS


def draw_tile(s: Island, seat: i64, chance: Chance, log: Log | None) -> None:
    """Draw a random tile in secret, as long as tiles remain (DI-20, DI-79)."""
    if s.draws == 0:
        return
    s.draws -= 1
    tile = chance.pick(s.bag, 0, s.in_bag)
    s.in_bag -= 1
    s.set_own(seat, HELD if s.own(seat, HELD) == 0 else HELD + 1, tile + 1)
    if log is not None:
        secret = {
            "first": face_words(s.box, 2 * tile),
            "second": face_words(s.box, 2 * tile + 1),
        }
        log.tell("event-draw-tile", int(seat), secret=secret, knows=int(bit(seat)))
