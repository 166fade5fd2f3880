"""The island, the supplies, and what each wizard has: the state, and what is asked of it most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit, has, lowest, shl
from wyrmhall.core.game import State
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.dragon_island.components import Choices, IslandBox
from wyrmhall.games.dragon_island.terms import (
    COLOURS,
    DOUBLE_DRAGON,
    DRAGON_BUILD,
    ENERGY,
    GOLD,
    HUES,
    KINDS,
    NONE,
    STEPS,
    WILD,
    cell_name,
)

# What a wizard has, in a row of `wizards`.
COLOUR: Final = 0
SPOT: Final = 1  # the tile that the wizard is on; 0: not on the island yet
TOKENS: Final = 2  # colours captured: a set
LAIRS: Final = 3  # colours whose Lair this player has built: a set
PEN_BUILT: Final = 4
PETS: Final = 5  # + colour: coins on the pet's card; none: no such pet in use
HELD: Final = 10  # two slots: 1 + tile
DRAWN: Final = 12  # three slots: 1 + card that awaits the choice which one goes back
WIZARD_ROW: Final = 15

# What lies behind a screen, in a row of `screens`; the last row is the supply.
COINS: Final = GOLD
FAME: Final = 5  # + source
CAPTURED: Final = 0
BUILT: Final = 1
FOUND: Final = 2
GOLD_PET: Final = 3
SOURCES: Final = 4
SCREEN_ROW: Final = 9

# The dragons of a tile, in a row of `herds`.
ALL_DRAGONS: Final = 5
HERD_ROW: Final = 6

# Where a map card lies.
DECK: Final = 0
BOTTOM: Final = 1
DRAWN_NOW: Final = 2
HAND: Final = 3  # + seat

PLENTY: Final = 30_000  # the supply where it is not limited


def zeros(length: i64) -> vec[u8]:
    """Make a row of zeros."""
    return vec[u8]([u8(0) for _ in range(length)])


def one(colour: i64) -> i64:
    """Count one tile of a colour, as `around` counts: none of the Keep or an unnamed wild."""
    return bit(4 * colour) if colour < COLOURS else 0


def few(colour: i64) -> i64:
    """Find the bits that count a colour in `around`."""
    return shl(15, 4 * colour)


class Island(State):
    """All that a game consists of. Tiles on the island are numbered by age, the Keep is 1."""

    box: IslandBox
    choices: Choices

    # The turn
    step: i64
    seat: i64
    first: i64  # the start player
    choosing: i64  # seats that have yet to choose between cards drawn
    face: i64  # the face that is being placed
    short: i64  # the colour of dragons that does not suffice
    source: i64  # the tile that dragons are moved from
    target: i64
    lifted: i64  # dragons moved from source to target so far
    moved: i64  # whether the wizard has moved this turn
    owed: i64  # energy still to be paid
    raising: i64  # 1 + the building that is paid for; 0: dragons are

    # The island: sets of tiles are bits
    tiles: i64
    inhabited: i64  # tiles with dragons
    vacant: i64  # tiles with an empty dragon icon and no building
    pens: i64  # tiles with a Pen
    spires: i64  # tiles with a Spire
    treasured: i64  # tiles with a treasure found marker
    grid: vec[u8]  # by cell: the tile there, or 0
    cells: vec[i64]  # by tile
    sites: vec[i64]  # cells where a tile may be placed
    touching: vec[i64]  # by tile: the set of tiles that touch it
    around: vec[i64]  # by tile: how many of each colour touch it, four bits for each
    of_colour: vec[i64]  # by colour: the set of its tiles
    faces: vec[u8]  # by tile
    hues: vec[u8]  # by tile
    buildings: vec[u8]  # by tile: NONE or 1 + building
    owners: vec[u8]  # by tile: who built there
    herds: vec[u8]  # by tile: dragons by colour, and all of them

    # Supplies and players
    dragons: vec[u8]  # in the supply, by colour
    spires_left: i64
    screens: vec[i64]
    wizards: vec[u8]

    # Tiles and cards nobody has seen come first in their rows; the counts say how many
    bag: vec[u8]
    in_bag: i64
    draws: i64  # tiles that will still be drawn; the rest stays in the bag
    deck: vec[u8]
    in_deck: i64
    bottom: vec[u8]  # cards that were put back, the first to come first
    cards: vec[u8]  # by card: where it lies
    known: vec[u8]  # by card: the seats that know where it lies

    def __init__(self, box: IslandBox, choices: Choices, seats: i64) -> None:
        """Start with nothing on the table; `set_up` and `copy` lay it out."""
        self.box, self.choices, self.seats = box, choices, seats
        self.step = self.seat = self.first = self.choosing = self.face = self.short = 0
        self.source = self.target = self.lifted = self.moved = self.owed = self.raising = 0
        self.tiles = self.inhabited = self.vacant = 0
        self.pens = self.spires = self.treasured = self.spires_left = 0
        self.in_bag = self.draws = self.in_deck = 0
        self.cells = self.sites = self.touching = self.around = box.no_numbers
        self.of_colour = self.screens = box.no_numbers
        self.grid = self.faces = self.hues = self.buildings = self.owners = box.nothing
        self.herds = self.dragons = self.wizards = box.nothing
        self.bag = self.deck = self.bottom = self.cards = self.known = box.nothing

    def fill_from(self, other: Island) -> None:
        """Become equal to another state, sharing nothing that can change."""
        self.step, self.seat, self.first = other.step, other.seat, other.first
        self.choosing, self.face, self.short = other.choosing, other.face, other.short
        self.source, self.target, self.lifted = other.source, other.target, other.lifted
        self.moved, self.owed, self.raising = other.moved, other.owed, other.raising
        self.tiles, self.inhabited, self.vacant = other.tiles, other.inhabited, other.vacant
        self.pens, self.spires, self.treasured = other.pens, other.spires, other.treasured
        self.grid = other.grid[:]
        self.cells = other.cells[:]
        self.sites = other.sites  # replaced as a whole, never changed in place
        self.touching = other.touching[:]
        self.around = other.around[:]
        self.of_colour = other.of_colour[:]
        self.faces = other.faces[:]
        self.hues = other.hues[:]
        self.buildings = other.buildings[:]
        self.owners = other.owners[:]
        self.herds = other.herds[:]
        self.dragons = other.dragons[:]
        self.spires_left = other.spires_left
        self.screens = other.screens[:]
        self.wizards = other.wizards[:]
        self.bag = other.bag[:]
        self.in_bag = other.in_bag
        self.draws = other.draws
        self.deck = other.deck[:]
        self.in_deck = other.in_deck
        self.bottom = other.bottom[:]
        self.cards = other.cards[:]
        self.known = other.known[:]

    # --- tiles on the island --------------------------------------------------------------------

    def add_tile(self, cell: i64, face: i64) -> i64:
        """Lay a tile down and tell its number; it touches what lies around it (DI-26)."""
        self.tiles += 1
        tile = self.tiles
        self.grid[cell] = u8(tile)
        self.cells[tile] = cell
        self.faces[tile] = u8(face)
        around: i64 = 0
        for direction in range(6):
            other = i64(self.grid[cell + STEPS[direction]])
            if other != 0:
                around |= bit(other)
                self.touching[other] |= bit(tile)
                self.around[tile] += one(i64(self.hues[other]))
        self.touching[tile] = around
        self.set_hue(tile, i64(self.box.hues[face]))
        self.count_herd(tile)
        return tile

    def set_hue(self, tile: i64, hue: i64) -> None:
        """Give a tile its colour."""
        self.hues[tile] = u8(hue)
        if hue >= COLOURS:
            return
        self.of_colour[hue] |= bit(tile)
        others = self.touching[tile]
        while others != 0:
            self.around[lowest(others)] += one(hue)
            others &= others - 1

    def kind(self, tile: i64) -> i64:
        """Tell what kind of face a tile shows."""
        return i64(self.box.kinds[i64(self.faces[tile])])

    def icons(self, tile: i64) -> i64:
        """Count a tile's dragon icons (DI-4)."""
        kind = self.kind(tile)
        if kind == DRAGON_BUILD:
            return 1
        return 2 if kind == DOUBLE_DRAGON else 0

    def active(self, tile: i64) -> i64:
        """Tell the set of active energy colours for a wizard on a tile (DI-7)."""
        around = self.around[tile] + one(i64(self.hues[tile]))
        colours: i64 = 0
        for colour in range(ENERGY):
            if around & few(colour) != 0:
                colours |= bit(colour)
        return colours

    # --- dragons --------------------------------------------------------------------------------

    def herd(self, tile: i64) -> i64:
        """Count the dragons on a tile, penned or not."""
        return i64(self.herds[tile * HERD_ROW + ALL_DRAGONS])

    def herd_of(self, tile: i64, colour: i64) -> i64:
        """Count a tile's dragons of one colour."""
        return i64(self.herds[tile * HERD_ROW + colour])

    def change_herd(self, tile: i64, colour: i64, change: i64) -> None:
        """Add dragons to a tile, or take them away."""
        place = tile * HERD_ROW
        self.herds[place + colour] = u8(i64(self.herds[place + colour]) + change)
        self.herds[place + ALL_DRAGONS] = u8(i64(self.herds[place + ALL_DRAGONS]) + change)
        self.count_herd(tile)

    def count_herd(self, tile: i64) -> None:
        """Keep the sets of tiles with dragons and with empty icons up to date."""
        herd = self.herd(tile)
        self.inhabited &= ~bit(tile)
        self.vacant &= ~bit(tile)
        if herd != 0:
            self.inhabited |= bit(tile)
        if self.buildings[tile] == NONE and herd < self.icons(tile):
            self.vacant |= bit(tile)

    def change_supply(self, colour: i64, change: i64) -> None:
        """Return dragons to the supply, or take them from it."""
        self.dragons[colour] = u8(i64(self.dragons[colour]) + change)

    # --- what the players have ------------------------------------------------------------------

    def own(self, seat: i64, what: i64) -> i64:
        """Look at what a wizard has."""
        return i64(self.wizards[seat * WIZARD_ROW + what])

    def set_own(self, seat: i64, what: i64, value: i64) -> None:
        """Change what a wizard has."""
        self.wizards[seat * WIZARD_ROW + what] = u8(value)

    def spot(self, seat: i64) -> i64:
        """Tell the tile that a wizard is on, 0 before the first move."""
        return i64(self.wizards[seat * WIZARD_ROW + SPOT])

    def pet(self, seat: i64, colour: i64) -> i64:
        """Count the coins on a pet's card; without any the pet is not in use (DI-55)."""
        return i64(self.wizards[seat * WIZARD_ROW + PETS + colour])

    def lair(self, seat: i64, colour: i64) -> bool:
        """Ask whether a seat's pet has its Lair (DI-69)."""
        return has(self.own(seat, LAIRS), colour)

    def on_own_terrain(self, seat: i64, tile: i64) -> bool:
        """Ask whether a tile has the wizard's colour (DI-9)."""
        return self.hues[tile] == self.wizards[seat * WIZARD_ROW + COLOUR]

    def goods(self, seat: i64, colour: i64) -> i64:
        """Count a seat's cubes of a colour, or its coins."""
        return self.screens[seat * SCREEN_ROW + colour]

    def supply(self, colour: i64) -> i64:
        """Count the cubes in the supply, or the coins in the bank (DI-18)."""
        return self.screens[self.seats * SCREEN_ROW + colour]

    def give(self, seat: i64, colour: i64, amount: i64) -> None:
        """Give from the supply, as much as is there (DA-27)."""
        there = self.supply(colour)
        if amount > there:
            amount = there
        self.screens[seat * SCREEN_ROW + colour] += amount
        self.screens[self.seats * SCREEN_ROW + colour] -= amount

    def pay(self, seat: i64, colour: i64, amount: i64) -> None:
        """Pay to the supply."""
        self.screens[seat * SCREEN_ROW + colour] -= amount
        self.screens[self.seats * SCREEN_ROW + colour] += amount

    def change_bank(self, change: i64) -> None:
        """Move coins between the bank and pet cards."""
        self.screens[self.seats * SCREEN_ROW + COINS] += change

    def earn(self, seat: i64, source: i64, fame: i64) -> None:
        """Gain Fame."""
        self.screens[seat * SCREEN_ROW + FAME + source] += fame

    def energy(self, seat: i64, tile: i64) -> i64:
        """Count the cubes that a seat could spend on a tile (DI-7)."""
        around = self.around[tile] + one(i64(self.hues[tile]))
        total: i64 = 0
        for colour in range(ENERGY):
            if around & few(colour) != 0:
                total += self.goods(seat, colour)
        return total

    def fame(self, seat: i64) -> i64:
        """Count the Fame gained so far, without pets."""
        total: i64 = 0
        for source in range(SOURCES):
            total += self.screens[seat * SCREEN_ROW + FAME + source]
        return total

    def pet_coins(self, seat: i64) -> i64:
        """Count the coins on all of a seat's pet cards."""
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.pet(seat, colour)
        return total

    def maps(self, seat: i64) -> i64:
        """Count a seat's map cards."""
        total: i64 = 0
        for place in self.cards:
            if place == HAND + seat:
                total += 1
        return total

    # --- words ----------------------------------------------------------------------------------

    def tile_words(self, tile: i64) -> Words:
        """Name a tile on the island and where it lies."""
        place = cell_name(int(self.cells[tile]))
        if self.hues[tile] >= COLOURS:
            unnamed = self.hues[tile] == WILD
            return Words("tile-unnamed" if unnamed else "tile-keep", {"place": place})
        facts: dict[str, Fact] = {"colour": colour_words(i64(self.hues[tile])), "place": place}
        return Words(f"tile-{KINDS[self.kind(tile)]}", facts)

    def goods_words(self, seat: i64, before: vec[i64]) -> list[Words]:
        """Name what a seat has more of than before (or less)."""
        return [
            amount_words(colour, self.difference(seat, colour, before))
            for colour in range(COLOURS)
            if self.goods(seat, colour) != before[colour]
        ]

    def difference(self, seat: i64, colour: i64, before: vec[i64]) -> i64:
        """Count how many cubes or coins came or went."""
        change = self.goods(seat, colour) - before[colour]
        return change if change >= 0 else -change

    def purse(self, seat: i64) -> vec[i64]:
        """Copy a seat's cubes and coins."""
        return self.screens[seat * SCREEN_ROW : seat * SCREEN_ROW + COLOURS]


def colour_words(colour: i64) -> Words:
    """Name a colour."""
    return Words(f"colour-{HUES[colour]}")


def amount_words(colour: i64, amount: i64) -> Words:
    """Name so many cubes of a colour, or coins."""
    return Words(f"goods-{HUES[colour]}", {"count": int(amount)})


def dragons_words(colour: i64, count: i64) -> Words:
    """Name so many dragons of a colour."""
    return Words(f"dragons-{HUES[colour]}", {"count": int(count)})


def face_words(box: IslandBox, face: i64) -> Words:
    """Name a face that is not on the island."""
    hue = i64(box.hues[face])
    if hue >= COLOURS:
        return Words("face-unnamed")
    return Words(f"face-{KINDS[i64(box.kinds[face])]}", {"colour": colour_words(hue)})
