"""Step 6, the action of the tile; map cards; step 7, play a treasure map."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit, count, everybody, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Refusal
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.dragon_island.components import ROOM
from wyrmhall.games.dragon_island.rules.island import (
    BOTTOM,
    BUILT,
    COINS,
    DRAWN,
    DRAWN_NOW,
    FOUND,
    GOLD_PET,
    HAND,
    LAIRS,
    PEN_BUILT,
    Island,
    colour_words,
)
from wyrmhall.games.dragon_island.rules.moving import energy_refusal_words
from wyrmhall.games.dragon_island.terms import (
    BLUE,
    BUILD,
    BUILDINGS,
    CARDS,
    COLOURS,
    DRAGON_BUILD,
    DRAW_MAPS,
    GOLD,
    HEART,
    KEEP,
    LAIR,
    NONE,
    OUTSIDE,
    PASS,
    PEN,
    PLACES,
    PLAY_MAP,
    PULL,
    RAISE,
    RETURN,
    SPIRE,
    STEPS,
    TAKE_COINS,
    TELEKINESIS,
    TOWER,
    WHITE,
    WILD,
    WILD_BUILD,
    card_name,
)

# --- step 6: what may be done on the wizard's tile ----------------------------------------------


def is_building_ground(kind: i64) -> bool:
    """Ask whether a face has the build icon (DI-4)."""
    return kind in (BUILD, WILD_BUILD, DRAGON_BUILD)


def may_act(s: Island, seat: i64) -> bool:
    """Ask whether the tile has an action that can be done now (DI-61)."""
    kind = s.kind(s.spot(seat))
    if kind == TELEKINESIS:
        return True
    if kind == KEEP:
        return s.supply(COINS) != 0
    if kind == TOWER:
        return cards_left(s) != 0
    return is_building_ground(kind) and is_open_ground(s, seat) and has_building(s, seat)


def tell_idle(s: Island, seat: i64, log: Log | None) -> None:
    """Say why the tile's action cannot be done, where that is not plain to see (DI-61)."""
    if log is None:
        return
    tile = s.spot(seat)
    if s.kind(tile) == KEEP:
        log.tell("event-no-coins", int(seat))
    elif is_building_ground(s.kind(tile)) and is_free(s, tile) and has_building(s, seat):
        log.tell("event-no-energy", int(seat), {"needs": int(build_price(s, seat))})


def act_moves(s: Island, seat: i64) -> vec[i64]:
    """List what the wizard may do on the tile; it is optional (DI-61)."""
    moves = vec[i64]()
    kind = s.kind(s.spot(seat))
    if kind == KEEP:
        moves = append(moves, TAKE_COINS)
    elif kind == TOWER:
        moves = append(moves, DRAW_MAPS)
    elif kind == TELEKINESIS:
        for direction in range(6):
            moves = append(moves, PULL + direction)
    else:
        for building in range(LAIR + COLOURS):
            if may_raise(s, seat, building):
                moves = append(moves, RAISE + building)
    return append(moves, PASS)


def act_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse the actions of other tiles, and buildings that cannot be built (DI-61, DI-65)."""
    if move == PASS:
        return None
    kind = s.kind(s.spot(seat))
    if RAISE <= move < RETURN and is_building_ground(kind):
        return build_refusal(s, seat, move - RAISE)
    fits = (
        (move == TAKE_COINS and kind == KEEP)
        or (move == DRAW_MAPS and kind == TOWER)
        or (PULL <= move < RAISE and kind == TELEKINESIS)
    )
    if fits:
        return None
    return Refusal("DI-61", Words("refusal-other-action", {"tile": s.tile_words(s.spot(seat))}))


def take_coins(s: Island, seat: i64, log: Log | None) -> None:
    """Take the coins of the Keep (DI-62)."""
    before = s.purse(seat)
    s.give(seat, COINS, s.box.keep)
    if log is not None:
        log.tell("event-keep", int(seat), {"goods": s.goods_words(seat, before)})


def pull(s: Island, seat: i64, direction: i64, log: Log | None) -> None:
    """Gain 1 from the telekinesis tile and from each tile in one straight line (DI-64)."""
    before = s.purse(seat)
    tile = s.spot(seat)
    cell = s.cells[tile]
    s.give(seat, i64(s.hues[tile]), 1)
    while True:
        cell += STEPS[direction]
        tile = i64(s.grid[cell])
        if PLACES[cell] == OUTSIDE or (tile == 0 and not s.choices.gaps):
            break  # the edge of everything, or a gap (DA-33)
        if tile == HEART:
            if s.choices.keep_coin:
                s.give(seat, GOLD, 1)  # DA-34
        elif tile != 0:
            s.give(seat, i64(s.hues[tile]), 1)
    if log is not None:
        log.tell("event-pull", int(seat), {"goods": s.goods_words(seat, before)})


# --- step 6: buildings --------------------------------------------------------------------------


def build_price(s: Island, seat: i64) -> i64:
    """Tell what a building costs on the wizard's tile (DI-65, DI-73)."""
    price = s.box.build
    if s.on_own_terrain(seat, s.spot(seat)):
        price -= 1
    if s.pet(seat, WHITE) != 0:
        price -= 1
    return price


def in_stock(s: Island, seat: i64, building: i64) -> bool:
    """Ask whether the seat can still have such a building (DI-67 … DI-69)."""
    if building == PEN:
        return s.own(seat, PEN_BUILT) == 0
    if building == SPIRE:
        return s.spires_left != 0
    return not lair_taken(s, building - LAIR)


def lair_taken(s: Island, colour: i64) -> bool:
    """Ask whether anybody has built the only Lair of a colour (DI-69)."""
    return any(s.lair(seat, colour) for seat in range(s.seats))


def is_free(s: Island, tile: i64) -> bool:
    """Ask whether a tile has neither building nor dragons (DI-65)."""
    return s.buildings[tile] == NONE and s.herd(tile) == 0


def is_open_ground(s: Island, seat: i64) -> bool:
    """Ask whether the tile is free, and whether the seat can pay for a building (DI-65)."""
    tile = s.spot(seat)
    return is_free(s, tile) and s.energy(seat, tile) >= build_price(s, seat)


def may_raise(s: Island, seat: i64, building: i64) -> bool:
    """Ask whether the seat could have such a building anywhere (DI-67 … DI-69)."""
    if not in_stock(s, seat, building):
        return False
    return building < LAIR or s.pet(seat, building - LAIR) != 0


def has_building(s: Island, seat: i64) -> bool:
    """Ask whether there is any building that the seat could have."""
    return any(may_raise(s, seat, building) for building in range(LAIR + COLOURS))


def build_refusal(s: Island, seat: i64, building: i64) -> Refusal | None:
    """Say why a building cannot be built (DI-65 … DI-69)."""
    if may_raise(s, seat, building) and is_open_ground(s, seat):
        return None
    if s.buildings[s.spot(seat)] != NONE:
        return Refusal("DI-65", Words("refusal-built-over"))
    if building == PEN and not in_stock(s, seat, building):
        return Refusal("DI-67", Words("refusal-second-pen"))
    if building == SPIRE and not in_stock(s, seat, building):
        return Refusal("DI-68", Words("refusal-no-spires"))
    if building >= LAIR:
        facts = {"colour": colour_words(building - LAIR)}
        if not in_stock(s, seat, building):
            return Refusal("DI-69", Words("refusal-lair-taken", facts))
        if s.pet(seat, building - LAIR) == 0:
            return Refusal("DI-69", Words("refusal-lair-no-pet", facts))
    return Refusal("DI-65", energy_refusal_words(s, seat, build_price(s, seat)))


def raise_building(s: Island, seat: i64, building: i64, log: Log | None) -> None:
    """Put a building, now paid for, on the tile and take its Fame (DI-65 … DI-69)."""
    tile = s.spot(seat)
    s.buildings[tile] = u8(building + 1)
    s.owners[tile] = u8(seat)
    s.count_herd(tile)  # a dragon icon is covered (DI-66)
    fame = i64(s.box.fame[2 if building > LAIR else building])
    s.earn(seat, BUILT, fame)
    if building == PEN:
        s.set_own(seat, PEN_BUILT, 1)
        s.pens |= bit(tile)
    elif building == SPIRE:
        s.spires_left -= 1
        s.spires |= bit(tile)
    else:
        s.set_own(seat, LAIRS, s.own(seat, LAIRS) | bit(building - LAIR))
        s.change_supply(building - LAIR, 1)  # the figure leaves the card (DI-69)
    if log is not None:
        facts: dict[str, Fact] = {"building": building_words(building), "fame": int(fame)}
        log.tell("event-build", int(seat), {**facts, "tile": s.tile_words(tile)})


def building_words(building: i64) -> Words:
    """Name a building."""
    if building < LAIR:
        return Words(f"building-{BUILDINGS[building]}")
    return Words("building-lair", {"colour": colour_words(building - LAIR)})


# --- map cards: drawing them --------------------------------------------------------------------


def cards_left(s: Island) -> i64:
    """Count the cards of the deck, those put back included."""
    return s.in_deck + len(s.bottom)


def draw_card(s: Island, seat: i64, chance: Chance) -> i64:
    """Draw a map card; those put back come last (DI-17, DI-63)."""
    if s.in_deck > 0:
        card = chance.pick(s.deck, 0, s.in_deck)
        s.in_deck -= 1
        return card
    card = i64(s.bottom[0])
    s.bottom = s.bottom[1:]
    chance.used = True  # it comes to light now
    return card


def draw_maps(s: Island, seat: i64, chance: Chance, log: Log | None) -> None:
    """Draw map cards: 2 and keep 1, with the blue pet 3 and keep 2 (DI-21, DI-63, DI-76).

    If the deck is short of a card, none goes back, so that the usual number is kept (DA-43).
    """
    drawn: i64 = 3 if s.pet(seat, BLUE) != 0 else 2
    there = min(drawn, cards_left(s))
    names: list[Words] = []
    for slot in range(there):
        card = draw_card(s, seat, chance)
        s.known[card] = u8(bit(seat))
        s.cards[card] = u8(HAND + seat if there < drawn else DRAWN_NOW)
        if there == drawn:
            s.set_own(seat, DRAWN + slot, card + 1)
        if log is not None:
            names.append(card_words(card))
    if there == drawn:
        s.choosing |= bit(seat)
    if log is not None:
        facts = {"count": int(there)}
        log.tell("event-draw-maps", int(seat), facts, {"cards": names}, knows=int(bit(seat)))


def drew(s: Island, seat: i64, card: i64) -> bool:
    """Ask whether a card is among those that the seat has just drawn."""
    return any(s.own(seat, DRAWN + slot) == card + 1 for slot in range(3))


def return_moves(s: Island, seat: i64) -> vec[i64]:
    """List the cards drawn, one of which goes back, the lowest number first (DI-63)."""
    moves = vec[i64]()
    for card in range(CARDS):
        if s.cards[card] == DRAWN_NOW and drew(s, seat, card):
            moves = append(moves, RETURN + card)
    return moves


def return_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse to put back cards that were not drawn just now (DI-63)."""
    if drew(s, seat, move - RETURN):
        return None
    return Refusal("DI-63" if s.moved != 0 else "DI-21", Words("refusal-not-drawn"))


def return_card(s: Island, seat: i64, card: i64, log: Log | None) -> None:
    """Keep the other cards; this one will go to the bottom of the deck (DI-63)."""
    s.choosing &= ~bit(seat)
    for slot in range(3):
        drawn = s.own(seat, DRAWN + slot) - 1
        if drawn >= 0 and drawn != card:
            s.cards[drawn] = u8(HAND + seat)
        s.set_own(seat, DRAWN + slot, 0)
    s.set_own(seat, DRAWN, card + 1)
    if log is not None:
        secret = {"card": card_words(card)}
        log.tell("event-return", int(seat), secret=secret, knows=int(bit(seat)))


def bury_returned(s: Island) -> None:
    """Put the cards chosen under the deck, in the order of play (DI-21, DI-63)."""
    for distance in range(s.seats):
        seat = (s.first + distance) % s.seats
        card = s.own(seat, DRAWN) - 1
        if card >= 0:
            s.set_own(seat, DRAWN, 0)
            bury(s, card)


def bury(s: Island, card: i64) -> None:
    """Put a card under the deck."""
    s.cards[card] = u8(BOTTOM)
    s.bottom = append(s.bottom, u8(card))


def card_words(card: i64) -> Words:
    """Name a map card by its number."""
    return Words("card", {"card": card_name(int(card))})


# --- step 7: play a treasure map ----------------------------------------------------------------


def may_hunt(s: Island, seat: i64) -> bool:
    """Ask whether a map could be played here; that none fits is the player's secret (DI-71)."""
    tile = s.spot(seat)
    return tile != HEART and not has(s.treasured, tile) and s.maps(seat) != 0


def treasure_moves(s: Island, seat: i64) -> vec[i64]:
    """List the seat's cards that fit; playing one is optional (DI-71)."""
    moves = vec[i64]()
    for card in range(CARDS):
        if s.cards[card] == HAND + seat and fits(s, card, s.spot(seat)):
            moves = append(moves, PLAY_MAP + card)
    return append(moves, PASS)


def treasure_refusal(s: Island, seat: i64, move: i64) -> Refusal | None:
    """Refuse cards that the seat does not hold, or that do not fit (DI-71)."""
    if move == PASS:
        return None
    card = move - PLAY_MAP
    if s.cards[card] != HAND + seat:
        return Refusal("DI-71", Words("refusal-not-your-map"))
    if fits(s, card, s.spot(seat)):
        return None
    return Refusal("DI-71", mismatch_words(s, card, s.spot(seat)))


def fits(s: Island, card: i64, tile: i64) -> bool:
    """Ask whether a card matches the tiles around a tile (DI-71, DA-4 … DA-6)."""
    if not centre_fits(s, card, tile):
        return False
    if s.choices.positions:
        return fits_in_place(s, card, tile)
    return (s.around[tile] + ROOM - s.box.asked[card]) & ROOM == ROOM  # enough of each colour


def centre_fits(s: Island, card: i64, tile: i64) -> bool:
    """Ask whether the X itself suits the card: most cards ask nothing of it (DA-5)."""
    return s.box.centres[card] == WILD or s.box.centres[card] == s.hues[tile]


def fits_in_place(s: Island, card: i64, tile: i64) -> bool:
    """Ask whether the card matches where its tiles are drawn, turned as one likes (DA-4)."""
    return any(fits_turned(s, card, tile, turn) for turn in range(6))


def fits_turned(s: Island, card: i64, tile: i64, turn: i64) -> bool:
    """Ask whether the card matches after a turn by so many sixths (DA-4)."""
    for slot in range(6):
        colour = s.box.slots[card * 6 + slot]
        if colour != WILD:
            other = i64(s.grid[s.cells[tile] + STEPS[(slot + turn) % 6]])
            if other == 0 or s.hues[other] != colour:
                return False
    return True


def mismatch_words(s: Island, card: i64, tile: i64) -> Words:
    """Say what a card asks for, and what lies around the wizard."""
    if not centre_fits(s, card, tile):
        return Words("refusal-map-centre", {"colour": colour_words(i64(s.box.centres[card]))})
    around = [
        tiles_words(colour, count(s.touching[tile] & s.of_colour[colour]))
        for colour in range(COLOURS)
        if s.touching[tile] & s.of_colour[colour] != 0
    ]
    message = "refusal-map-places" if s.choices.positions else "refusal-map"
    return Words(message, {"needs": needs_words(s, card), "around": around})


def needs_words(s: Island, card: i64) -> list[Words]:
    """Name the tiles that a card asks for."""
    return [
        tiles_words(colour, s.box.need(card, colour))
        for colour in range(COLOURS)
        if s.box.need(card, colour) != 0
    ]


def tiles_words(colour: i64, number: i64) -> Words:
    """Name so many tiles of a colour."""
    return Words("tiles", {"colour": colour_words(colour), "count": int(number)})


def play_map(s: Island, seat: i64, card: i64, log: Log | None) -> None:
    """Gain what the card promises, put it back, mark the tile (DI-72, DI-75)."""
    fame = i64(s.box.rewards[2 * card])
    before = s.purse(seat)
    s.earn(seat, FOUND, fame)
    if s.pet(seat, GOLD) != 0:
        s.earn(seat, GOLD_PET, 1)
        fame += 1
    s.give(seat, COINS, i64(s.box.rewards[2 * card + 1]))
    s.known[card] = u8(everybody(s.seats))
    bury(s, card)
    s.treasured |= bit(s.spot(seat))
    if log is not None:
        facts: dict[str, Fact] = {"card": card_words(card), "fame": int(fame)}
        goods = s.goods_words(seat, before)
        log.tell("event-treasure", int(seat), {**facts, "goods": goods})
