"""Step 1, place a tile and produce; step 2, place dragons."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has, lowest
from wyrmhall.core.game import Refusal
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.dragon_island.rules.island import (
    HELD,
    PETS,
    Island,
    amount_words,
    colour_words,
    face_words,
)
from wyrmhall.games.dragon_island.terms import (
    AT,
    CELLS,
    CENTRE,
    COLOURS,
    ENERGY,
    FACES,
    GOLD,
    HEART,
    NAME,
    OLDEST,
    OUTSIDE,
    PLACE,
    PLACES,
    STEPS,
    STORM,
    WILD,
    cell_name,
    face_name,
)

# --- step 1: which tile, and where --------------------------------------------------------------


def holds(s: Island, seat: i64, tile: i64) -> bool:
    """Ask whether a seat holds a terrain tile."""
    return s.own(seat, HELD) == tile + 1 or s.own(seat, HELD + 1) == tile + 1


def tile_moves(s: Island, seat: i64) -> vec[i64]:
    """List both sides of the tiles held, the lower number first (DI-25)."""
    moves = vec[i64]()
    first = s.own(seat, HELD) - 1
    second = s.own(seat, HELD + 1) - 1
    if first > second:
        first, second = second, first
    if first >= 0:
        moves = append(moves, PLACE + 2 * first)
        moves = append(moves, PLACE + 2 * first + 1)
    if second >= 0:
        moves = append(moves, PLACE + 2 * second)
        moves = append(moves, PLACE + 2 * second + 1)
    return moves


def tile_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse a tile that the seat does not hold (DI-25)."""
    if holds(s, seat, (move - PLACE) // 2):
        return None
    return Refusal("DI-25", Words("refusal-not-held"))


def site_moves(s: Island) -> vec[i64]:
    """List the cells that touch the Keep or at least 2 other tiles (DI-26)."""
    moves = vec[i64]()
    for cell in s.sites:
        moves = append(moves, AT + PLACES[cell])
    return moves


def site_refusal(s: Island, move: i64) -> Refusal | None:
    """Refuse a cell that is taken, or touches too little (DI-26)."""
    cell = CELLS[move - AT]
    if s.grid[cell] != 0:
        tile = s.tile_words(i64(s.grid[cell]))
        return Refusal("DI-26", Words("refusal-cell-taken", {"tile": tile}))
    if may_lie(s, cell):
        return None
    return Refusal("DI-26", Words("refusal-cell-loose", {"count": int(neighbours(s, cell))}))


def neighbours(s: Island, cell: i64) -> i64:
    """Count the tiles around a cell."""
    total: i64 = 0
    for direction in range(6):
        if s.grid[cell + STEPS[direction]] != 0:
            total += 1
    return total


def near_keep(cell: i64) -> bool:
    """Ask whether a cell touches the Keep, which lies in the centre."""
    return any(cell + STEPS[direction] == CENTRE for direction in range(6))


def may_lie(s: Island, cell: i64) -> bool:
    """Ask whether a tile may be placed on an empty cell (DI-26)."""
    return near_keep(cell) or neighbours(s, cell) >= 2


def update_sites(s: Island, cell: i64) -> None:
    """A tile now lies on the cell: look for the cells around it that have become legal."""
    sites = vec[i64]()
    for site in s.sites:
        if site != cell:
            sites = append(sites, site)
    for direction in range(6):
        other = cell + STEPS[direction]
        if s.grid[other] != 0 or PLACES[other] == OUTSIDE:
            continue  # the tiles do not suffice to place one outside
        # With exactly two it is new; those beside the Keep have been legal from the start.
        if neighbours(s, other) == 2 and not near_keep(other):
            sites = append(sites, other)
    s.sites = sites


def lay_tile(s: Island, seat: i64, cell: i64, log: Log | None) -> None:
    """Place the chosen tile on a cell (DI-24 … DI-26)."""
    tile = s.face // 2
    if s.face < FACES:
        if s.own(seat, HELD) == tile + 1:
            s.set_own(seat, HELD, s.own(seat, HELD + 1))
        s.set_own(seat, HELD + 1, 0)
    s.add_tile(cell, s.face)
    update_sites(s, cell)
    if log is not None:
        facts: dict[str, Fact] = {"face": face_words(s.box, s.face), "place": cell_name(int(cell))}
        facts["tile"] = face_name(int(s.face))
        log.tell("event-place" if s.face < FACES else "event-tower", int(seat), facts)


def is_unnamed(s: Island, tile: i64) -> bool:
    """Ask whether a wild tile still awaits its colour (DI-32)."""
    return s.hues[tile] == WILD


def name_moves() -> vec[i64]:
    """List the four energy colours, never gold (DI-32)."""
    moves = vec[i64]()
    for colour in range(ENERGY):
        moves = append(moves, NAME + colour)
    return moves


def name_refusal(colour: i64) -> Refusal | None:
    """Refuse gold (DI-32)."""
    return Refusal("DI-32", Words("refusal-gold-wild")) if colour == GOLD else None


def name_wild(s: Island, seat: i64, colour: i64, log: Log | None) -> None:
    """Give the wild tile its colour for the rest of the game (DI-32)."""
    s.set_hue(s.tiles, colour)
    if log is not None:
        log.tell("event-name", int(seat), {"colour": colour_words(colour)})


# --- step 1: storm and production ---------------------------------------------------------------


def storm(s: Island, seat: i64, log: Log | None) -> None:
    """Let a storm tile, just placed, hit every other wizard (DI-33 … DI-35)."""
    colour = i64(s.hues[s.tiles])
    for distance in range(1, s.seats):
        other = (seat + distance) % s.seats
        for pet in range(COLOURS):
            if s.pet(other, pet) != 0 and not s.lair(other, pet):
                storm_pet(s, other, pet, log)
        if s.goods(other, colour) != 0:
            s.pay(other, colour, 1)
            if log is not None:
                log.tell("event-storm-loss", int(other), {"goods": amount_words(colour, 1)})


def storm_pet(s: Island, seat: i64, colour: i64, log: Log | None) -> None:
    """Blow a coin off a pet's card; with the last one the pet is lost (DI-33, DI-56)."""
    s.set_own(seat, PETS + colour, s.pet(seat, colour) - 1)
    s.change_bank(1)
    lost = s.pet(seat, colour) == 0
    if lost:
        s.change_supply(colour, 1)
    if log is not None:
        message = "event-pet-lost" if lost else "event-pet-storm"
        facts = {"pet": Words("pet", {"colour": colour_words(colour)})}
        log.tell(message, int(seat), {**facts, "left": int(s.pet(seat, colour))})


def produce(s: Island, seat: i64, log: Log | None) -> None:
    """Gain 1 for the tile placed and for every tile that touches it (DI-27 … DI-30)."""
    tile = s.tiles
    before = s.purse(seat) if log is not None else vec[i64]()
    producing = s.touching[tile] | bit(tile)
    for colour in range(COLOURS):
        of_colour = s.of_colour[colour]
        if colour == GOLD:
            of_colour |= bit(HEART)  # the Keep, in this situation alone (DI-28)
        tiles = producing & of_colour
        if tiles != 0:
            s.give(seat, colour, count(tiles) + count(tiles & s.spires))
    if log is not None:
        log.tell("event-produce", int(seat), {"goods": s.goods_words(seat, before)})


def settle_tile(s: Island, seat: i64, log: Log | None) -> None:
    """Carry out what a placed tile with a colour does at once: storm, then production (DI-36)."""
    if s.kind(s.tiles) == STORM:
        storm(s, seat, log)
    produce(s, seat, log)


# --- step 2: place dragons ----------------------------------------------------------------------


def empty_icons(s: Island, tile: i64) -> i64:
    """Count a vacant tile's empty icons, whatever colour its dragons have (DI-39)."""
    return s.icons(tile) - s.herd(tile)


def place_dragons(s: Island, log: Log | None) -> bool:
    """Put dragons on empty icons (DI-38 … DI-41). True: the supply is short and one must choose."""
    if s.vacant == 0:
        return False
    for colour in range(COLOURS):
        tiles = s.vacant & s.of_colour[colour]
        if tiles == 0 or s.dragons[colour] == 0:
            continue
        if count(tiles) > 1 and wanted(s, tiles) > i64(s.dragons[colour]):
            s.short = colour
            return True
        fill_oldest(s, tiles, colour, log)
    return False


def wanted(s: Island, tiles: i64) -> i64:
    """Count the empty icons of a set of vacant tiles."""
    total: i64 = 0
    while tiles != 0:
        total += empty_icons(s, lowest(tiles))
        tiles &= tiles - 1
    return total


def fill_oldest(s: Island, tiles: i64, colour: i64, log: Log | None) -> None:
    """Fill empty icons, the oldest tile first, as far as the supply goes (DI-40)."""
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        while s.dragons[colour] != 0 and empty_icons(s, tile) > 0:
            place_dragon(s, tile, colour, log)


def place_dragon(s: Island, tile: i64, colour: i64, log: Log | None) -> None:
    """Take a dragon of the tile's colour from the supply and put it there (DI-38)."""
    s.change_supply(colour, -1)
    s.change_herd(tile, colour, 1)
    if log is not None:
        facts = {"dragon": Words("dragon", {"colour": colour_words(colour)})}
        log.tell("event-dragon", facts={**facts, "tile": s.tile_words(tile)})


def share_moves(s: Island) -> vec[i64]:
    """List the tiles that could get one of the last dragons, and the usual way (DA-30)."""
    moves = vec[i64]()
    moves = append(moves, OLDEST)
    tiles = s.vacant & s.of_colour[s.short]
    while tiles != 0:
        moves = append(moves, AT + PLACES[s.cells[lowest(tiles)]])
        tiles &= tiles - 1
    return moves


def share_refusal(s: Island, move: i64) -> Refusal | None:
    """Refuse a tile that waits for no such dragon (DI-38, DA-30)."""
    if move == OLDEST:
        return None
    tile = i64(s.grid[CELLS[move - AT]])
    if tile != 0 and has(s.vacant & s.of_colour[s.short], tile):
        return None
    return Refusal("DI-38", Words("refusal-no-icon", {"colour": colour_words(s.short)}))


def share_dragons(s: Island, move: i64, log: Log | None) -> None:
    """Put one of the last dragons of a colour where the player wants it (DA-30)."""
    if move == OLDEST:
        fill_oldest(s, s.vacant & s.of_colour[s.short], s.short, log)
    else:
        place_dragon(s, i64(s.grid[CELLS[move - AT]]), s.short, log)
