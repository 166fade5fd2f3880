"""What is to be seen on the island, for the judge and its reasons: counts, and where maps fit."""

from __future__ import annotations

from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.games.dragon_island.components import ROOM
from wyrmhall.games.dragon_island.rules import acting
from wyrmhall.games.dragon_island.rules.island import HELD
from wyrmhall.games.dragon_island.terms import (
    CHOOSE_TILE,
    COLOURS,
    HEART,
    PLACE_TILE,
    STEPS,
)
from wyrmhall.games.dragon_island.views import DragonIsland


def turns_to_come(s: DragonIsland, seat: i64) -> i64:
    """Count the turns that a seat will begin after the one that goes on."""
    distance = (seat - s.seat) % s.seats
    turns = max(s.draws - distance + s.seats - 1, 0) // s.seats
    for slot in range(2):
        if s.own(seat, HELD + slot) != 0:
            turns += 1
    if distance != 0 or (s.step < CHOOSE_TILE and s.moved == 0):
        return turns + 1 if s.spot(seat) == 0 else turns
    placing = s.moved == 0 and s.step <= PLACE_TILE
    return turns - 1 if placing and s.spot(seat) != 0 else turns


def fits_somewhere(s: DragonIsland, card: i64) -> bool:
    """Ask whether there is a place for a map on the island, as it is."""
    asked = s.box.asked[card]
    for tile in range(HEART + 1, s.tiles + 1):
        enough = (s.around[tile] + ROOM - asked) & ROOM == ROOM
        if enough and not has(s.treasured, tile) and acting.fits(s, card, tile):
            return True
    return False


def colours_of(s: DragonIsland, tile: i64) -> i64:
    """Tell the set of colours of the dragons on a tile."""
    colours: i64 = 0
    for colour in range(COLOURS):
        if s.herd_of(tile, colour) != 0:
            colours |= bit(colour)
    return colours


def touched_at(s: DragonIsland, cell: i64) -> i64:
    """Count what the tiles around a cell would produce."""
    touched: i64 = 0
    for direction in range(6):
        tile = i64(s.grid[cell + STEPS[direction]])
        if tile != 0:
            touched += 2 if has(s.spires, tile) else 1
    return touched


def best_site(s: DragonIsland) -> i64:
    """Count what the tiles around the best place for a tile would produce."""
    most: i64 = 0
    for cell in s.sites:
        most = max(most, touched_at(s, cell))
    return most


def open_pets(s: DragonIsland, seat: i64) -> i64:
    """Count the pets of the others that a storm would reach."""
    pets: i64 = 0
    for other in range(s.seats):
        for colour in range(COLOURS):
            if other != seat and s.pet(other, colour) != 0 and not s.lair(other, colour):
                pets += 1
    return pets
