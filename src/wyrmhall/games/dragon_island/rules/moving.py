"""Step 3, move dragons; step 4, move the wizard; step 5, deal with dragons; paying energy."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, has, lowest
from wyrmhall.core.game import Refusal
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.dragon_island.rules.island import (
    CAPTURED,
    COINS,
    PETS,
    SPOT,
    TOKENS,
    Island,
    amount_words,
    colour_words,
    dragons_words,
)
from wyrmhall.games.dragon_island.terms import (
    ALL,
    AT,
    CAPTURE,
    CELLS,
    COLOURS,
    DONE,
    ENERGY,
    GOLD,
    GREEN,
    HEART,
    MOVE_DRAGON,
    PASS,
    PAY,
    PAY_EVENLY,
    PAY_FIRST,
    PLACES,
    RED,
    TAME,
)

# --- step 3: move dragons -----------------------------------------------------------------------


def loose(s: Island) -> i64:
    """Tell the set of tiles with dragons that may be moved: those in a Pen may not (DI-44)."""
    return s.inhabited & ~s.pens


def may_move_dragons(s: Island, seat: i64) -> bool:
    """Ask whether there is a coin to pay, a dragon to move, and a tile to move it to (DI-42)."""
    return s.goods(seat, COINS) != 0 and loose(s) != 0 and s.tiles > 2


def pointed(s: Island, tiles: i64, moves: vec[i64]) -> vec[i64]:
    """Add the moves that point at a set of tiles."""
    while tiles != 0:
        moves = append(moves, AT + PLACES[s.cells[lowest(tiles)]])
        tiles &= tiles - 1
    return moves


def tile_at(s: Island, move: i64) -> i64:
    """Tell the tile that a move points at, 0 where none lies."""
    return i64(s.grid[CELLS[move - AT]])


def lift_moves(s: Island) -> vec[i64]:
    """List the tiles with dragons to be moved; it is optional (DI-42)."""
    return pointed(s, loose(s), append(vec[i64](), PASS))


def lift_refusal(s: Island, move: i64) -> Refusal | None:
    """Refuse tiles without dragons, and those in a Pen (DI-42, DI-44)."""
    if move == PASS:
        return None
    tile = tile_at(s, move)
    if has(loose(s), tile):
        return None
    if has(s.pens & s.inhabited, tile):
        return Refusal("DI-44", Words("refusal-penned"))
    return Refusal("DI-42", Words("refusal-no-dragons"))


def land_moves(s: Island) -> vec[i64]:
    """List the tiles that dragons may be moved to: any other but the Keep (DI-42, DI-43)."""
    everywhere = bit(s.tiles + 1) - bit(HEART + 1)
    return pointed(s, everywhere & ~bit(s.source), vec[i64]())


def land_refusal(s: Island, move: i64) -> Refusal | None:
    """Refuse the Keep and the tile that the dragons come from (DI-42, DI-43)."""
    tile = tile_at(s, move)
    if tile == HEART:
        return Refusal("DI-43", Words("refusal-keep-dragons"))
    if tile == 0:
        return Refusal("DI-42", Words("refusal-no-tile"))
    return Refusal("DI-42", Words("refusal-same-tile")) if tile == s.source else None


def only_colour(s: Island, tile: i64) -> i64:
    """Tell the colour of a tile's dragons if they have just one, else -1."""
    found: i64 = -1
    for colour in range(COLOURS):
        if s.herd_of(tile, colour) != 0:
            if found >= 0:
                return -1
            found = colour
    return found


def may_move_all(s: Island, seat: i64) -> bool:
    """Ask whether there are several dragons left to move and coins for all of them."""
    return 1 < s.herd(s.source) <= s.goods(seat, COINS)


def pick_moves(s: Island, seat: i64) -> vec[i64]:
    """List the dragons that may go along, each for 1 coin (DI-42)."""
    moves = vec[i64]()
    if may_move_all(s, seat):
        moves = append(moves, ALL)
    for colour in range(COLOURS):
        if s.herd_of(s.source, colour) != 0:
            moves = append(moves, MOVE_DRAGON + colour)
    return append(moves, DONE) if s.lifted > 0 else moves


def pick_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse dragons that are not there or cannot be paid, and moving none (DI-42, DA-3)."""
    if move == DONE:
        return None if s.lifted > 0 else Refusal("DA-3", Words("refusal-move-none"))
    if move == ALL:
        if may_move_all(s, seat):
            return None
        facts = {"coins": int(s.goods(seat, COINS)), "dragons": int(s.herd(s.source))}
        return Refusal("DI-42", Words("refusal-move-all", facts))
    colour = move - MOVE_DRAGON
    if s.herd_of(s.source, colour) != 0:
        return None
    return Refusal("DI-42", Words("refusal-no-such-dragon", {"colour": colour_words(colour)}))


def move_dragon(s: Island, seat: i64, colour: i64, log: Log | None) -> None:
    """Pay 1 coin and move a dragon; it keeps its colour (DI-42, DI-45)."""
    s.pay(seat, COINS, 1)
    s.change_herd(s.source, colour, -1)
    s.change_herd(s.target, colour, 1)
    s.lifted += 1
    if log is not None:
        facts: dict[str, Fact] = {"dragon": Words("dragon", {"colour": colour_words(colour)})}
        facts["source"], facts["target"] = s.tile_words(s.source), s.tile_words(s.target)
        into_pen = has(s.pens, s.target)
        log.tell("event-dragon-penned" if into_pen else "event-dragon-moved", int(seat), facts)


def move_all(s: Island, seat: i64, log: Log | None) -> None:
    """Move all dragons that are left on the tile (DI-42)."""
    for colour in range(COLOURS):
        while s.herd_of(s.source, colour) != 0:
            move_dragon(s, seat, colour, log)


# --- step 4: move the wizard --------------------------------------------------------------------


def reach(s: Island, seat: i64) -> i64:
    """Tell the set of tiles that a wizard can come to, dragons left aside (DI-47 … DI-50)."""
    spot = s.spot(seat)
    if spot == 0:
        return bit(HEART) | bit(s.tiles)  # the own Tower is the tile just placed
    tiles = s.touching[spot] | s.touching[HEART] | bit(HEART)
    for colour in range(COLOURS):
        if s.pet(seat, colour) != 0:
            tiles |= flight(s, colour)
    return tiles & ~bit(spot)


def flight(s: Island, colour: i64) -> i64:
    """Tell the set of tiles of a pet's colour, and those one space on (DI-49, DI-50)."""
    landing = s.of_colour[colour]
    tiles = landing
    while landing != 0:
        tiles |= s.touching[lowest(landing)]
        landing &= landing - 1
    return tiles


def destinations(s: Island, seat: i64) -> i64:
    """Tell the set of tiles that a wizard may end on (DI-48, DI-51)."""
    tiles = reach(s, seat)
    guarded = tiles & s.inhabited
    while guarded != 0:
        tile = lowest(guarded)
        guarded &= guarded - 1
        if not can_tame(s, seat, tile) and not can_capture(s, seat, tile):
            tiles &= ~bit(tile)
    return tiles


def wizard_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse tiles out of reach, and dragons that the wizard cannot deal with (DI-47 … DI-51)."""
    tile = tile_at(s, move)
    if tile == 0:
        return Refusal("DI-49", Words("refusal-no-tile"))
    if tile == s.spot(seat):
        return Refusal("DI-48", Words("refusal-stay"))
    if not has(reach(s, seat), tile):
        first = s.spot(seat) == 0
        message = "refusal-first-step" if first else "refusal-too-far"
        return Refusal("DI-47" if first else "DI-49", Words(message))
    if has(destinations(s, seat), tile):
        return None
    if has(s.pens, tile) and s.owners[tile] != seat:
        owner = int(s.owners[tile])
        return Refusal("DA-25", Words("refusal-others-pen", {"owner_seat": owner}))
    return Refusal("DI-51", dragons_refusal_words(s, seat, tile))


def dragons_refusal_words(s: Island, seat: i64, tile: i64) -> Words:
    """Say what dealing with the dragons on a tile would take, and what the wizard has."""
    facts: dict[str, Fact] = {
        "needs": int(price(s, seat, tile)),
        "energy": energy_words(s, seat, tile),
    }
    if s.herd(tile) > 1 or has(s.pens, tile):
        return Words("refusal-dragons", {**facts, "dragons": int(s.herd(tile))})
    colour = only_colour(s, tile)
    if s.pet(seat, colour) != 0:
        return Words("refusal-dragon-twin", {**facts, "colour": colour_words(colour)})
    facts["price"], facts["coins"] = int(taming_coins(s, seat)), int(s.goods(seat, COINS))
    return Words("refusal-dragon", facts)


def herd_words(s: Island, tile: i64) -> list[Words]:
    """Name the dragons on a tile."""
    return [
        dragons_words(colour, s.herd_of(tile, colour))
        for colour in range(COLOURS)
        if s.herd_of(tile, colour) != 0
    ]


def move_wizard(s: Island, seat: i64, tile: i64, log: Log | None) -> None:
    """Walk, fly or teleport to a tile (DI-49)."""
    if log is not None:
        log.tell(f"event-{way(s, seat, tile)}", int(seat), {"tile": s.tile_words(tile)})
    s.set_own(seat, SPOT, tile)
    s.moved = 1


def way(s: Island, seat: i64, tile: i64) -> str:
    """Tell how a wizard gets to a tile, the plainest way first (DI-47, DI-49)."""
    spot = s.spot(seat)
    if spot == 0:
        return "enter"
    if has(s.touching[spot], tile):
        return "walk"
    if tile == HEART or has(s.touching[HEART], tile):
        return "teleport"
    return "fly"


# --- step 5: deal with dragons ------------------------------------------------------------------


def taming_coins(s: Island, seat: i64) -> i64:
    """Count the own coins that taming takes: with the green pet the bank adds one (DI-77)."""
    if s.pet(seat, GREEN) != 0 and s.supply(COINS) != 0:
        return s.box.taming - 1
    return s.box.taming


def can_tame(s: Island, seat: i64, tile: i64) -> bool:
    """Ask whether a wizard on a tile could tame the dragon there (DI-53)."""
    if s.herd(tile) != 1 or has(s.pens, tile):
        return False
    if s.pet(seat, only_colour(s, tile)) != 0:
        return False
    return s.goods(seat, COINS) >= taming_coins(s, seat)


def price(s: Island, seat: i64, tile: i64) -> i64:
    """Tell what capturing all dragons on a tile costs (DI-57, DI-74)."""
    price = s.box.capture
    if s.on_own_terrain(seat, tile):
        price -= 1
    if s.pet(seat, RED) != 0:
        price -= 1
    return price


def can_capture(s: Island, seat: i64, tile: i64) -> bool:
    """Ask whether a wizard on a tile could capture the dragons there (DI-57)."""
    if has(s.pens, tile) and s.owners[tile] != seat:
        return False
    return s.energy(seat, tile) >= price(s, seat, tile)


def deal_moves(s: Island, seat: i64) -> vec[i64]:
    """List the ways to deal with a single dragon that the wizard can pay for (DI-52)."""
    moves = vec[i64]()
    if can_tame(s, seat, s.spot(seat)):
        moves = append(moves, TAME)
    if can_capture(s, seat, s.spot(seat)):
        moves = append(moves, CAPTURE)
    return moves


def deal_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse taming or capturing that the wizard cannot pay for (DI-53, DI-54, DI-57)."""
    tile = s.spot(seat)
    if move == TAME:
        return tame_refusal(s, seat, tile)
    if can_capture(s, seat, tile):
        return None
    return Refusal("DI-57", energy_refusal_words(s, seat, price(s, seat, tile)))


def tame_refusal(s: Island, seat: i64, tile: i64) -> Refusal | None:
    """Refuse a second pet of a colour, and taming without the coins (DI-53, DI-54)."""
    if can_tame(s, seat, tile):
        return None
    colour = only_colour(s, tile)
    if s.pet(seat, colour) != 0:
        return Refusal("DI-54", Words("refusal-has-pet", {"colour": colour_words(colour)}))
    facts = {"needs": int(taming_coins(s, seat)), "coins": int(s.goods(seat, COINS))}
    return Refusal("DI-53", Words("refusal-coins", facts))


def tame(s: Island, seat: i64, log: Log | None) -> None:
    """Make the only dragon on the tile a pet, with coins on its card (DI-53, DI-77)."""
    tile = s.spot(seat)
    colour = only_colour(s, tile)
    own_coins = taming_coins(s, seat)
    s.give(seat, COINS, s.box.taming - own_coins)
    s.pay(seat, COINS, s.box.taming)
    s.change_bank(-s.box.taming)  # the coins lie on the card
    s.set_own(seat, PETS + colour, s.box.taming)
    s.change_herd(tile, colour, -1)
    if log is not None:
        facts: dict[str, Fact] = {"pet": Words("pet", {"colour": colour_words(colour)})}
        message = "event-tame" if own_coins == s.box.taming else "event-tame-green"
        log.tell(message, int(seat), {**facts, "coins": int(own_coins)})


def capture(s: Island, seat: i64, log: Log | None) -> None:
    """Take Fame for all dragons on the tile and return them to the supply (DI-58, DI-59)."""
    tile = s.spot(seat)
    caught: list[Words] = []
    fame: i64 = 0
    for colour in range(COLOURS):
        dragons = s.herd_of(tile, colour)
        if dragons == 0:
            continue
        fame += dragons
        if not (s.choices.first_in_game and has(s.own(seat, TOKENS), colour)):
            fame += 1  # the first of its colour (DA-1)
        s.set_own(seat, TOKENS, s.own(seat, TOKENS) | bit(colour))
        s.change_supply(colour, dragons)
        s.change_herd(tile, colour, -dragons)
        if log is not None:
            caught.append(dragons_words(colour, dragons))
    s.earn(seat, CAPTURED, fame)
    if log is not None:
        log.tell("event-capture", int(seat), {"dragons": caught, "fame": int(fame)})


# --- paying active energy -----------------------------------------------------------------------


def energy_words(s: Island, seat: i64, tile: i64) -> Words:
    """Say how much energy a seat could spend on a tile, and which."""
    colours = s.active(tile)
    parts = [
        amount_words(colour, s.goods(seat, colour))
        for colour in range(ENERGY)
        if has(colours, colour) and s.goods(seat, colour) != 0
    ]
    if not parts:
        return Words("energy-none")
    return Words("energy", {"count": int(s.energy(seat, tile)), "goods": parts})


def energy_refusal_words(s: Island, seat: i64, needs: i64) -> Words:
    """Say that the energy which counts on the wizard's tile does not suffice."""
    energy = energy_words(s, seat, s.spot(seat))
    return Words("refusal-energy", {"needs": int(needs), "energy": energy})


def payable(s: Island, seat: i64) -> i64:
    """Tell the set of active colours that the seat still has cubes of (DI-8)."""
    colours = s.active(s.spot(seat))
    for colour in range(ENERGY):
        if s.goods(seat, colour) == 0:
            colours &= ~bit(colour)
    return colours


def pay_by_itself(s: Island, seat: i64, log: Log | None) -> bool:
    """Pay what is left if there is nothing to choose; tell whether all is paid (DI-8)."""
    colours = payable(s, seat)
    single = colours & (colours - 1) == 0
    if s.owed != 0 and (single or s.energy(seat, s.spot(seat)) == s.owed):
        pay_evenly(s, seat, log)
    return s.owed == 0


def largest_pile(s: Island, seat: i64) -> i64:
    """Tell the active colour that the seat has most cubes of, the first of equals."""
    colours = payable(s, seat)
    best: i64 = lowest(colours)
    for colour in range(ENERGY):
        if has(colours, colour) and s.goods(seat, colour) > s.goods(seat, best):
            best = colour
    return best


def pay_evenly(s: Island, seat: i64, log: Log | None) -> None:
    """Pay what is left, each cube from the largest pile (DI-8)."""
    before = s.purse(seat) if log is not None else vec[i64]()
    while s.owed != 0:
        s.pay(seat, largest_pile(s, seat), 1)
        s.owed -= 1
    if log is not None:
        log.tell("event-pay", int(seat), {"goods": s.goods_words(seat, before)})


def even_split(s: Island, seat: i64) -> list[Words]:
    """Name the cubes that paying evenly would take."""
    piles = s.purse(seat)
    colours = s.active(s.spot(seat))
    for _ in range(s.owed):
        best: i64 = -1
        for colour in range(ENERGY):
            if has(colours, colour) and (best < 0 or piles[colour] > piles[best]):
                best = colour
        piles[best] -= 1
    return s.goods_words(seat, piles)


def at_once(s: Island, seat: i64, colour: i64) -> i64:
    """Count the cubes of a colour that can be paid at once: all, or as many as are owed."""
    cubes = s.goods(seat, colour)
    return cubes if cubes < s.owed else s.owed


def pay_moves(s: Island, seat: i64) -> vec[i64]:
    """List the even split, each colour by as much as possible, and each by 1 (DI-8, DA-7)."""
    moves = append(vec[i64](), PAY_EVENLY)
    colours = payable(s, seat)
    for colour in range(ENERGY):
        if has(colours, colour) and at_once(s, seat, colour) > 1:
            moves = append(moves, PAY_FIRST + colour)
    for colour in range(ENERGY):
        if has(colours, colour):
            moves = append(moves, PAY + colour)
    return moves


def pay_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse colours that are not active here, or that the seat lacks (DI-7, DI-8)."""
    if move == PAY_EVENLY:
        return None
    colour = move - PAY_FIRST if move < PAY else move - PAY
    if colour == GOLD:
        return Refusal("DI-7", Words("refusal-coins-energy"))
    facts: dict[str, Fact] = {"colour": colour_words(colour)}
    if has(payable(s, seat), colour):
        if move >= PAY or at_once(s, seat, colour) > 1:
            return None
        return Refusal("DI-8", Words("refusal-one-cube", facts))
    active = s.active(s.spot(seat))
    if has(active, colour):
        return Refusal("DI-8", Words("refusal-no-cubes", facts))
    facts["active"] = [colour_words(other) for other in range(ENERGY) if has(active, other)]
    return Refusal("DI-7", Words("refusal-not-active", facts))


def pay_cubes(s: Island, seat: i64, colour: i64, cubes: i64, log: Log | None) -> None:
    """Pay cubes of an active colour (DI-8)."""
    s.pay(seat, colour, cubes)
    s.owed -= cubes
    if log is not None:
        log.tell("event-pay", int(seat), {"goods": [amount_words(colour, cubes)]})
