"""What each seat may see and say: the whole state of a game, its views, guesses and words."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit, has
from wyrmhall.core.chance import Chance, settle
from wyrmhall.core.game import View
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.dragon_island.components import Choices, IslandBox
from wyrmhall.games.dragon_island.rules import acting, moving
from wyrmhall.games.dragon_island.rules.island import (
    BOTTOM,
    COLOUR,
    DECK,
    DRAWN,
    HAND,
    HELD,
    PEN_BUILT,
    TOKENS,
    amount_words,
    colour_words,
    face_words,
)
from wyrmhall.games.dragon_island.rules.turn import Rules
from wyrmhall.games.dragon_island.terms import (
    ALL,
    AT,
    CAPTURE,
    CARDS,
    CATALOGUE,
    CELLS,
    CHOOSE_WIZARD,
    COLOURS,
    DRAW_MAPS,
    ENERGY,
    FACES,
    GOLD,
    HUES,
    KINDS,
    LAIR,
    LAND_DRAGONS,
    LIFT_DRAGONS,
    MOVE_DRAGON,
    MOVE_WIZARD,
    NAME,
    NONE,
    OLDEST,
    OVER,
    PASS,
    PAY,
    PAY_ENERGY,
    PAY_EVENLY,
    PAY_FIRST,
    PICK_DRAGON,
    PLACE,
    PLACE_TILE,
    PLAY_MAP,
    PULL,
    RAISE,
    RETURN,
    SHARE_DRAGONS,
    SORT_MAPS,
    SPIRE,
    STEPS_BY_NAME,
    TAKE_COINS,
    TAME,
    WIZARD,
    card_name,
    cell_name,
    coordinates,
    face_name,
)


class Ground(TypedDict):
    """A tile on the island."""

    face: str
    kind: str
    colour: str
    q: int
    r: int
    icons: int
    dragons: list[str]
    building: str
    owner: int
    treasure: bool


class Side(TypedDict):
    """One side of a tile that is held."""

    face: str
    kind: str
    colour: str


class Map(TypedDict):
    """A treasure map card."""

    card: str
    needs: list[str]
    slots: list[str]
    centre: str
    fame: int
    coins: int


class Pet(TypedDict):
    """A pet in use."""

    colour: str
    coins: int
    lair: bool


class Screen(TypedDict):
    """What lies behind a screen."""

    goods: dict[str, int]
    fame: int
    tiles: list[list[Side]]
    maps: list[Map]
    drawn: list[Map]


class Player(TypedDict):
    """What belongs to a seat; `screen` only for itself, and for all at the end."""

    wizard: str
    spot: int
    pets: list[Pet]
    tokens: list[str]
    pen: bool
    tiles: int
    maps: int
    choosing: bool
    screen: Screen | None


class IslandView(TypedDict):
    """What a seat sees."""

    step: str
    seat: int
    first: int
    placing: Side | None
    source: int
    target: int
    owed: int
    paying_for: str
    island: list[Ground]
    players: list[Player]
    supply: dict[str, int]
    dragons: dict[str, int]
    spires: int
    lairs: list[str]
    draws: int
    deck: int
    bottom: list[str]


class DragonIsland(Rules):
    """A game of Dragon Island.

    A guess draws evenly from all ways to deal out the tiles and cards that the seat has not
    seen. It leans in one rare case: when cards that were put back are drawn again, it forgets
    that one of them, if the seat knew it, is now held or has been put back once more.
    """

    # --- copies and guesses -----------------------------------------------------------------

    def copy(self) -> DragonIsland:
        """Make an equal state that shares nothing but the box."""
        twin = DragonIsland(self.box, self.choices, self.seats)
        twin.fill_from(self)
        return twin

    def guess(self, seat: i64, chance: Chance) -> DragonIsland:
        """Draw anew who holds which of the tiles and cards that the seat has not seen.

        Cubes, coins and Fame are kept: they follow from what everybody saw.
        """
        twin = self.copy()
        twin._mix_tiles(seat, chance)
        twin._mix_cards(seat, chance)
        return twin

    def _mix_tiles(self, seat: i64, chance: Chance) -> None:
        held: i64 = 0
        for owner in range(self.seats):
            for slot in range(2):
                if owner != seat and self.own(owner, HELD + slot) != 0:
                    swap(self.bag, self.in_bag + held, u8(self.own(owner, HELD + slot) - 1))
                    held += 1
        settle(self.bag, 0, self.in_bag + held)
        chance.shuffle(self.bag, 0, self.in_bag + held)
        for owner in range(self.seats):
            for slot in range(2):
                if owner != seat and self.own(owner, HELD + slot) != 0:
                    held -= 1
                    self.set_own(owner, HELD + slot, i64(self.bag[self.in_bag + held]) + 1)
        settle(self.bag, self.in_bag, len(self.bag) - self.in_bag)
        if self.step == PLACE_TILE and self.face < FACES and seat != self.seat:
            chosen = self.own(self.seat, HELD) - 1  # which of the tiles, nobody knows
            if self.own(self.seat, HELD + 1) != 0 and chance.below(2) == 1:
                chosen = self.own(self.seat, HELD + 1) - 1
            self.face = 2 * chosen + chance.below(2)

    def _mix_cards(self, seat: i64, chance: Chance) -> None:
        """Let the cards whose place the seat does not know change places."""
        unseen = self._unseen_cards(seat)
        mixed = unseen[:]
        settle(mixed, 0, len(mixed))
        chance.shuffle(mixed, 0, len(mixed))
        becomes = vec[u8]([u8(card) for card in range(CARDS)])
        for place in range(len(unseen)):
            becomes[i64(unseen[place])] = mixed[place]
        cards, known = self.cards[:], self.known[:]
        for card in range(CARDS):
            self.cards[i64(becomes[card])] = cards[card]
            self.known[i64(becomes[card])] = known[card]
        for place in range(len(self.bottom)):
            self.bottom[place] = becomes[i64(self.bottom[place])]
        for other in range(self.seats):
            for slot in range(3):
                drawn = self.own(other, DRAWN + slot)
                if drawn != 0:
                    self.set_own(other, DRAWN + slot, i64(becomes[drawn - 1]) + 1)
        self._stack_deck()

    def _unseen_cards(self, seat: i64) -> vec[u8]:
        """List the cards whose place the seat does not know, in an order of their places alone."""
        rank = vec[i64]([i64(self.cards[c]) * 4096 + i64(self.known[c]) * 64 for c in range(CARDS)])
        for place in range(len(self.bottom)):
            rank[i64(self.bottom[place])] += place
        for other in range(self.seats):
            for slot in range(3):
                drawn = self.own(other, DRAWN + slot)
                if drawn != 0:
                    rank[drawn - 1] += 3 * other + slot
        unseen = vec[u8]()
        for card in range(CARDS):
            if not knows(self, seat, card):
                unseen = append(unseen, u8(card))
                place = len(unseen) - 1
                while place > 0 and rank[i64(unseen[place - 1])] > rank[card]:
                    unseen[place] = unseen[place - 1]
                    place -= 1
                unseen[place] = u8(card)
        return unseen

    def _stack_deck(self) -> None:
        """Let the cards of the deck come first in its row, each part in order."""
        unseen, seen = i64(0), self.in_deck
        for card in range(CARDS):
            if self.cards[card] == DECK:
                self.deck[unseen] = u8(card)
                unseen += 1
            else:
                self.deck[seen] = u8(card)
                seen += 1

    # --- views ------------------------------------------------------------------------------

    def view(self, seat: i64) -> View:
        """Show the island, what lies before the screens, and what is behind the seat's own."""
        over = self.step == OVER
        view: IslandView = {
            "step": STEPS_BY_NAME[self.step],
            "seat": int(self.seat),
            "first": -1 if self.step == CHOOSE_WIZARD else int(self.first),
            "placing": self._placing(seat),
            "source": int(self.source),
            "target": int(self.target),
            "owed": int(self.owed),
            "paying_for": self._paying_for(),
            "island": [self._ground(tile) for tile in range(1, self.tiles + 1)],
            "players": [self._player(other, other == seat or over) for other in range(self.seats)],
            "supply": {name(c): int(self.supply(c)) for c in range(COLOURS)},
            "dragons": {HUES[c]: int(self.dragons[c]) for c in range(COLOURS)},
            "spires": int(self.spires_left),
            "lairs": [HUES[c] for c in range(COLOURS) if not acting.lair_taken(self, c)],
            "draws": int(self.draws),
            "deck": int(self.in_deck),
            "bottom": [self._bottom_name(seat, i64(card)) for card in self.bottom],
        }
        return view

    def _placing(self, seat: i64) -> Side | None:
        if self.step != PLACE_TILE or (self.face < FACES and seat != self.seat):
            return None
        return side(self.box, self.face)

    def _paying_for(self) -> str:
        if self.step != PAY_ENERGY:
            return ""
        return "dragons" if self.raising == 0 else CATALOGUE.names[RAISE + self.raising - 1]

    def _bottom_name(self, seat: i64, card: i64) -> str:
        return card_name(int(card)) if knows(self, seat, card) else ""

    def _ground(self, tile: i64) -> Ground:
        q, r = coordinates(int(self.cells[tile]))
        hue = i64(self.hues[tile])
        building = i64(self.buildings[tile])
        herd = [HUES[c] for c in range(COLOURS) for _ in range(self.herd_of(tile, c))]
        return {
            "face": face_name(int(self.faces[tile])),
            "kind": KINDS[self.kind(tile)],
            "colour": HUES[hue] if hue < COLOURS else "",
            "q": q,
            "r": r,
            "icons": int(self.icons(tile)),
            "dragons": herd,
            "building": CATALOGUE.names[RAISE + building - 1][6:] if building != NONE else "",
            "owner": int(self.owners[tile]) if building != NONE else -1,
            "treasure": has(self.treasured, tile),
        }

    def _player(self, seat: i64, open_screen: bool) -> Player:
        chosen = self.step != CHOOSE_WIZARD or seat < self.seat
        return {
            "wizard": HUES[self.own(seat, COLOUR)] if chosen else "",
            "spot": int(self.spot(seat)),
            "pets": [
                {
                    "colour": HUES[c],
                    "coins": int(self.pet(seat, c)),
                    "lair": self.lair(seat, c),
                }
                for c in range(COLOURS)
                if self.pet(seat, c) != 0
            ],
            "tokens": [HUES[c] for c in range(COLOURS) if has(self.own(seat, TOKENS), c)],
            "pen": self.own(seat, PEN_BUILT) != 0,
            "tiles": len(self._held(seat)),
            "maps": int(self.maps(seat)),
            "choosing": has(self.choosing, seat),
            "screen": self._screen(seat) if open_screen else None,
        }

    def _held(self, seat: i64) -> list[int]:
        slots = [int(self.own(seat, HELD)), int(self.own(seat, HELD + 1))]
        return sorted(slot - 1 for slot in slots if slot != 0)

    def _screen(self, seat: i64) -> Screen:
        drawn = [int(self.own(seat, DRAWN + slot)) - 1 for slot in range(3)]
        return {
            "goods": {name(c): int(self.goods(seat, c)) for c in range(COLOURS)},
            "fame": int(self.fame(seat)),
            "tiles": [
                [side(self.box, 2 * tile), side(self.box, 2 * tile + 1)]
                for tile in self._held(seat)
            ],
            "maps": [
                self.map_card(card) for card in range(CARDS) if self.cards[card] == HAND + seat
            ],
            "drawn": [self.map_card(card) for card in sorted(drawn) if card >= 0],
        }

    def map_card(self, card: i64) -> Map:
        """Show a map card."""
        slots = [int(self.box.slots[card * 6 + slot]) for slot in range(6)]
        centre = i64(self.box.centres[card])
        return {
            "card": card_name(int(card)),
            "needs": [HUES[c] for c in range(COLOURS) for _ in range(self.box.need(card, c))],
            "slots": [HUES[slot] if slot < COLOURS else "" for slot in slots],
            "centre": HUES[centre] if centre < COLOURS else "",
            "fame": int(self.box.rewards[2 * card]),
            "coins": int(self.box.rewards[2 * card + 1]),
        }

    def census(self) -> dict[str, int]:
        """Count cubes, coins, dragons, tiles, cards and buildings."""
        rows = range(self.seats + 1)
        census = {
            f"cube {HUES[c]}": sum(int(self.goods(row, c)) for row in rows) for c in range(ENERGY)
        }
        census["coin"] = sum(int(self.goods(row, GOLD) + self._on_cards(row)) for row in rows)
        for colour in range(COLOURS):
            census[f"dragon {HUES[colour]}"] = self._count_dragons(colour)
        held = sum(len(self._held(seat)) for seat in range(self.seats))
        faces = [int(face) for face in self.faces]
        placed = sum(face < FACES for face in faces[2 : int(self.tiles) + 1])
        census["tile"] = held + placed + int(self.in_bag)
        census["map"] = self._count_maps()
        built = [int(building) for building in self.buildings]
        census["spire"] = int(self.spires_left) + built.count(1 + SPIRE)
        return census

    def _on_cards(self, row: i64) -> i64:
        return self.pet_coins(row) if row < self.seats else 0

    def _count_dragons(self, colour: i64) -> int:
        tiles = sum(int(self.herd_of(tile, colour)) for tile in range(1, self.tiles + 1))
        pets = sum(
            self.pet(seat, colour) != 0 and not self.lair(seat, colour)
            for seat in range(self.seats)
        )
        return int(self.dragons[colour]) + tiles + pets

    def _count_maps(self) -> int:
        places = [int(place) for place in self.cards]
        out = sum(place not in (DECK, BOTTOM) for place in places)
        return int(self.in_deck) + len(self.bottom) + out

    # --- words ------------------------------------------------------------------------------

    def label(self, seat: i64, move: i64) -> Words:
        """Name a move for a button."""
        if move < PLACE:
            return self._point_label(seat, CELLS[move - AT])
        if move < NAME:
            face = move - PLACE
            return Words("move-place", {"face": face_words(self.box, face)})
        if move < WIZARD:
            return Words("move-name", {"colour": colour_words(move - NAME)})
        if move < MOVE_DRAGON:
            return Words("move-wizard", {"colour": colour_words(move - WIZARD)})
        if move < PAY_EVENLY:
            return Words("move-dragon", {"colour": colour_words(move - MOVE_DRAGON)})
        if move < TAME:
            return self._pay_label(seat, move)
        if PULL <= move < RETURN:
            return self._action_label(seat, move)
        if RETURN <= move < OLDEST:
            return self._card_label(move)
        return self._plain_label(seat, move)

    def _point_label(self, seat: i64, cell: i64) -> Words:
        tile = i64(self.grid[cell])
        if tile == 0:
            return Words("move-place-tile", {"place": cell_name(int(cell))})
        facts: dict[str, Fact] = {"tile": self.tile_words(tile)}
        if self.step == MOVE_WIZARD and has(self.turn(), seat):
            return self._way_label(seat, tile, Words(f"move-{moving.way(self, seat, tile)}", facts))
        if self.step in (LIFT_DRAGONS, LAND_DRAGONS, SHARE_DRAGONS):
            return Words(f"move-{STEPS_BY_NAME[self.step]}", facts)
        return Words("move-point", facts)

    def _way_label(self, seat: i64, tile: i64, way: Words) -> Words:
        """Say which dragons a wizard will meet there, and what they take (DI-51)."""
        if self.herd(tile) == 0:
            return way
        facts: dict[str, Fact] = {"way": way, "dragons": moving.herd_words(self, tile)}
        if moving.can_tame(self, seat, tile):
            return Words("move-meet", facts)
        facts["energy"] = int(moving.price(self, seat, tile))
        return Words("move-capture-there", facts)

    def _pay_label(self, seat: i64, move: i64) -> Words:
        paying = self.step == PAY_ENERGY and seat == self.seat
        if PAY_EVENLY < move < PAY:
            colour = move - PAY_FIRST
            if not paying:
                return Words("move-pay-first", {"colour": colour_words(colour)})
            cubes = amount_words(colour, moving.at_once(self, seat, colour))
            return Words("move-pay-split", {"goods": [cubes]})
        if move != PAY_EVENLY:
            return Words("move-pay", {"colour": colour_words(move - PAY)})
        if not paying:
            return Words("move-pay-evenly")
        return Words("move-pay-split", {"goods": moving.even_split(self, seat)})

    def _action_label(self, seat: i64, move: i64) -> Words:
        if move < RAISE:
            return Words(f"move-{CATALOGUE.names[move].replace(' ', '-')}")
        facts: dict[str, Fact] = {"building": acting.building_words(move - RAISE)}
        facts["fame"] = int(self.box.fame[2 if move >= RAISE + LAIR else move - RAISE])
        if self.spot(seat) != 0:
            facts["energy"] = int(acting.build_price(self, seat))
            return Words("move-build-for", facts)
        return Words("move-build", facts)

    def _card_label(self, move: i64) -> Words:
        card = (move - RETURN) % CARDS
        facts: dict[str, Fact] = {"card": acting.card_words(card)}
        facts["needs"] = acting.needs_words(self, card)
        facts["fame"] = int(self.box.rewards[2 * card])
        facts["coins"] = int(self.box.rewards[2 * card + 1])
        return Words("move-return" if move < PLAY_MAP else "move-map", facts)

    def _plain_label(self, seat: i64, move: i64) -> Words:
        if move == PASS:
            named = STEPS_BY_NAME[self.step] in ("lift-dragons", "act", "treasure")
            return Words(f"move-pass-{STEPS_BY_NAME[self.step]}" if named else "move-pass")
        if move == TAKE_COINS:
            return Words("move-coins", {"count": int(self.box.keep)})
        spot = self.spot(seat)
        if move == TAME and spot != 0:
            return Words("move-tame", {"coins": int(moving.taming_coins(self, seat))})
        if move == CAPTURE and spot != 0:
            return Words("move-capture", {"energy": int(moving.price(self, seat, spot))})
        if move == DRAW_MAPS:
            return Words("move-maps")
        if move == ALL:
            return Words("move-all")
        return Words(f"move-{CATALOGUE.names[move]}")

    def _bought_words(self) -> list[Words]:
        if self.raising != 0:
            building = acting.building_words(self.raising - 1)
            return [Words("the-building", {"building": building})]
        return moving.herd_words(self, self.spot(self.seat))

    def prompt(self, seat: i64) -> Words:
        """Say what is asked now."""
        facts: dict[str, Fact] = {"seat": int(self.seat)}
        step = STEPS_BY_NAME[self.step]
        if self.step == OVER:
            return Words("prompt-over")
        if self.step == SORT_MAPS:
            if self.moved != 0:
                return Words("prompt-sort-drawn", facts)
            mine = seat >= 0 and has(self.choosing, seat)
            return Words("prompt-sort-maps" if mine else "prompt-sort-maps-wait")
        if self.step == PLACE_TILE and (self.face >= FACES or seat == self.seat):
            facts["face"] = face_words(self.box, self.face)
            return Words("prompt-place-tile", facts)
        if self.step == PLACE_TILE:
            return Words("prompt-place-secret", facts)
        if self.step == SHARE_DRAGONS:
            facts["dragon"] = Words("dragon", {"colour": colour_words(self.short)})
        if self.step in (LAND_DRAGONS, PICK_DRAGON):
            facts["source"] = self.tile_words(self.source)
        if self.step == PAY_ENERGY:
            facts["energy"] = int(self.owed)
            facts["what"] = self._bought_words()
        if self.step > MOVE_WIZARD:
            facts["tile"] = self.tile_words(self.spot(self.seat))
        return Words(f"prompt-{step}", facts)


def knows(s: Rules, seat: i64, card: i64) -> bool:
    """Ask whether a seat (or the watcher) knows where a map card lies."""
    if seat < 0:
        return i64(s.known[card]) == bit(s.seats) - 1
    return has(i64(s.known[card]), seat)


def swap(row: vec[u8], place: i64, item: u8) -> None:
    """Bring an item that lies further back in a row to a place."""
    other = place
    while row[other] != item:
        other += 1
    row[place], row[other] = row[other], row[place]


def name(colour: i64) -> str:
    """Name a kind of goods: cubes by colour, and coins."""
    return "coin" if colour == GOLD else HUES[colour]


def side(box: IslandBox, face: i64) -> Side:
    """Show one side of a tile."""
    hue = i64(box.hues[face])
    return {
        "face": face_name(int(face)),
        "kind": KINDS[i64(box.kinds[face])],
        "colour": HUES[hue] if hue < COLOURS else "",
    }


def begin(
    box: IslandBox, choices: Choices, seats: i64, chance: Chance, log: Log | None
) -> DragonIsland:
    """Set up a game."""
    state = DragonIsland(box, choices, seats)
    state.set_up(chance, log)
    return state
