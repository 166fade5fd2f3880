"""What a good player of Dragon Island looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has, lowest
from wyrmhall.core.game import Judge, State
from wyrmhall.games.dragon_island.rules import acting, moving
from wyrmhall.games.dragon_island.rules.island import (
    COINS,
    HAND,
    HELD,
    TOKENS,
)
from wyrmhall.games.dragon_island.terms import (
    ACT,
    CARDS,
    CHOOSE_TILE,
    COLOURS,
    DEAL,
    DONE,
    ENERGY,
    FACES,
    GOLD,
    HEART,
    KEEP,
    LAIR,
    LIFT_DRAGONS,
    MOVE_WIZARD,
    OUTSIDE,
    PASS,
    PAY_ENERGY,
    PAY_EVENLY,
    PICK_DRAGON,
    PLACE_TILE,
    PLACES,
    STEPS,
    TELEKINESIS,
    TOWER,
    TREASURE,
    WILD,
)
from wyrmhall.games.dragon_island.views import DragonIsland

# What things are worth in Fame, as long as there are turns left to use them.
CUBE: Final = 0.28
COIN: Final = 0.6
MAP: Final = 1.1
WINGS: Final = 0.25  # a pet, for each turn to come
STORMS: Final = 0.12  # what a coin on a card loses by storms
SPEND: Final = 6  # cubes that a turn can use
SAVE: Final = 4  # coins that a turn can use
RIVAL: Final = 0.35


class IslandJudge(Judge):
    """Weighs Fame, what lies behind the screen, and what this turn may still bring."""

    def worth(self, state: State, seat: i64) -> float:
        """Value the own prospects, and a little the best of the others."""
        assert isinstance(state, DragonIsland)
        best = -99.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, prospect(state, other))
        return prospect(state, seat) + pending(state, seat) - RIVAL * best

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Try last what does nothing, and first what is paid with one click."""
        if move in (PASS, DONE):
            return -1.0
        return 1.0 if move == PAY_EVENLY else 0.0


def turns_left(s: DragonIsland, seat: i64) -> i64:
    """Count the turns that a seat will still begin."""
    held: i64 = 0
    for slot in range(2):
        if s.own(seat, HELD + slot) != 0:
            held += 1
    if s.spot(seat) == 0:
        held += 1
    return held + s.draws // s.seats


def prospect(s: DragonIsland, seat: i64) -> float:
    """Value what a seat has."""
    turns = turns_left(s, seat)
    if s.turn() == bit(seat):
        turns += 1  # the turn that goes on
    cubes: i64 = 0
    for colour in range(ENERGY):
        cubes += s.goods(seat, colour)
    total = float(s.fame(seat)) + 0.05 * float(count(s.own(seat, TOKENS)))
    total += CUBE * float(min(cubes, SPEND * turns)) + 0.02 * float(cubes)
    total += COIN * float(min(s.goods(seat, COINS), SAVE * turns))
    total += 0.01 * float(s.goods(seat, COINS))
    for colour in range(COLOURS):
        coins = s.pet(seat, colour)
        if coins != 0:
            total += float(coins) + WINGS * float(turns)
            if not s.lair(seat, colour):
                total -= STORMS * float(min(coins, turns))
    return total + maps_worth(s, seat, turns)


def maps_worth(s: DragonIsland, seat: i64, turns: i64) -> float:
    """Value the maps in a hand: about one can be played in a turn."""
    worth = 0.0
    held: i64 = 0
    for card in range(CARDS):
        if s.cards[card] == HAND + seat and held < turns:
            held += 1
            worth += MAP + 0.2 * (float(s.box.rewards[2 * card]) - 3.0)
    return worth


def pending(s: DragonIsland, seat: i64) -> float:
    """Value what the turn that goes on may still bring."""
    if s.turn() != bit(seat):
        return 0.0
    step = s.step
    if step == PLACE_TILE:
        return best_site(s)
    if step == CHOOSE_TILE:
        return 0.0
    if LIFT_DRAGONS <= step <= MOVE_WIZARD:
        return best_destination(s, seat)
    tile = s.spot(seat)
    if step == DEAL:
        return arrival(s, seat, tile)
    if step == PAY_ENERGY:
        return payment(s, seat)
    if step == ACT:
        return max(action(s, seat, tile), 0.0) + treasure(s, seat, tile)
    return treasure(s, seat, tile) if step == TREASURE else 0.0


def best_site(s: DragonIsland) -> float:
    """Value the best place for the tile in hand: each tile that it touches produces."""
    most: i64 = 0
    own_hue = i64(s.box.hues[s.face])
    for cell in s.sites:
        touched: i64 = 0
        for direction in range(6):
            tile = i64(s.grid[cell + STEPS[direction]])
            if tile != 0:
                touched += 2 if has(s.spires, tile) else 1
        most = max(most, touched)
    worth = 0.35 * float(most)
    if s.face < FACES and own_hue in (GOLD, WILD):
        worth += 0.15
    return worth


def best_destination(s: DragonIsland, seat: i64) -> float:
    """Value the best tile that the wizard could go to."""
    if s.step == PICK_DRAGON and s.lifted == 0:
        return 0.0
    best = 0.0
    tiles = moving.destinations(s, seat)
    while tiles != 0:
        best = max(best, arrival(s, seat, lowest(tiles)))
        tiles &= tiles - 1
    return best


def arrival(s: DragonIsland, seat: i64, tile: i64) -> float:
    """Value coming to a tile: its dragons, its action, its treasure."""
    if s.herd(tile) == 0:
        return max(action(s, seat, tile), 0.0) + treasure(s, seat, tile)
    best = -9.0
    if moving.can_tame(s, seat, tile):
        coins = float(moving.taming_coins(s, seat))
        best = 3.0 - COIN * coins + WINGS * float(turns_left(s, seat))
    if moving.can_capture(s, seat, tile):
        best = max(best, captured(s, tile) - CUBE * float(moving.price(s, seat, tile)))
    return best + treasure(s, seat, tile)


def captured(s: DragonIsland, tile: i64) -> float:
    """Count the Fame for the dragons on a tile, roughly."""
    fame = s.herd(tile)
    for colour in range(COLOURS):
        if s.herd_of(tile, colour) != 0:
            fame += 1
    return float(fame) + 0.1


def action(s: DragonIsland, seat: i64, tile: i64) -> float:
    """Value the action of a tile without dragons."""
    kind = s.kind(tile)
    if kind == KEEP:
        return COIN * float(min(s.supply(COINS), s.box.keep))
    if kind == TOWER:
        return MAP if acting.cards_left(s) != 0 else 0.0
    if kind == TELEKINESIS:
        return best_line(s, tile)
    if not acting.is_building_ground(kind) or s.buildings[tile] != 0:
        return 0.0
    price = s.box.build
    if s.on_own_terrain(seat, tile):
        price -= 1
    if s.energy(seat, tile) < price:
        return 0.0
    return best_building(s, seat, tile) - CUBE * float(price)


def best_building(s: DragonIsland, seat: i64, tile: i64) -> float:
    """Value the best building that the seat could have."""
    best = 0.0
    for building in range(LAIR + COLOURS):
        if acting.may_raise(s, seat, building):
            fame = float(s.box.fame[min(building, LAIR)])
            best = max(best, fame)
    return best


def best_line(s: DragonIsland, tile: i64) -> float:
    """Value the richest line of a telekinesis tile."""
    most: i64 = 0
    for direction in range(6):
        cell = s.cells[tile] + STEPS[direction]
        found: i64 = 0
        while PLACES[cell] != OUTSIDE and s.grid[cell] != 0:
            found += 1
            cell += STEPS[direction]
        most = max(most, found)
    return 0.3 * float(most + 1)


def treasure(s: DragonIsland, seat: i64, tile: i64) -> float:
    """Value the best map that fits a tile, less what it is worth in the hand."""
    if tile == HEART or has(s.treasured, tile):
        return 0.0
    best = 0.0
    for card in range(CARDS):
        if s.cards[card] == HAND + seat and acting.fits(s, card, tile):
            gain = float(s.box.rewards[2 * card]) + COIN * float(s.box.rewards[2 * card + 1])
            best = max(best, gain - MAP * 0.6)
    return best


def payment(s: DragonIsland, seat: i64) -> float:
    """Value what is being paid for, less what it still costs."""
    tile = s.spot(seat)
    cost = CUBE * float(s.owed)
    if s.raising == 0:
        return captured(s, tile) - cost + treasure(s, seat, tile)
    fame = float(s.box.fame[min(s.raising - 1, LAIR)])
    return fame - cost + treasure(s, seat, tile)
