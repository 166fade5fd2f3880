"""What a good player of Dragon Island looks at."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has, lowest
from wyrmhall.core.game import Judge, State
from wyrmhall.core.words import Words
from wyrmhall.games.dragon_island.reasons import reason
from wyrmhall.games.dragon_island.rules import acting, moving
from wyrmhall.games.dragon_island.rules.island import COINS, DRAWN, HAND, TOKENS
from wyrmhall.games.dragon_island.sights import (
    best_site,
    colours_of,
    fits_somewhere,
    open_pets,
    touched_at,
    turns_to_come,
)
from wyrmhall.games.dragon_island.terms import (
    ACT,
    AT,
    BLUE,
    CAPTURE,
    CARDS,
    CELLS,
    CHOOSE_TILE,
    COLOURS,
    DEAL,
    DONE,
    DRAW_MAPS,
    ENERGY,
    GOLD,
    HEART,
    KEEP,
    KINDS,
    LAIR,
    LIFT_DRAGONS,
    MOVE_WIZARD,
    NAME_WILD,
    NONE,
    OLDEST,
    OUTSIDE,
    OVER,
    PASS,
    PAY,
    PAY_ENERGY,
    PAY_EVENLY,
    PEN,
    PICK_DRAGON,
    PLACE,
    PLACE_TILE,
    PLACES,
    PLAY_MAP,
    PULL,
    RAISE,
    RETURN,
    SORT_MAPS,
    SPIRE,
    STEPS,
    STORM,
    TAKE_COINS,
    TAME,
    TELEKINESIS,
    TOWER,
    WHITE,
)
from wyrmhall.games.dragon_island.views import DragonIsland

NEVER: Final = -99.0  # a wizard cannot go there
POWERS: Final = ("blue", "green", "red", "white", "gold")


class Stock:
    """Cubes, coins or maps of a seat: the first brings most, and turns to come use them up."""

    def __init__(self, first: float, room: float) -> None:
        """Take what the first one brings, and how many a turn can use, more or less."""
        self.first = first
        self.room = room
        self.wide = 0.0
        self.left = 0.0  # what more of it could still bring

    def fill(self, amount: i64, turns: i64) -> None:
        """Look at so much of it."""
        self.wide = self.room * float(turns)
        if turns > 0:
            self.left = self.first * self.wide * exp(-float(amount) / self.wide)

    def worth(self) -> float:
        """Value all of it."""
        return self.first * self.wide - self.left if self.wide > 0.0 else 0.0

    def cost(self, amount: i64) -> float:
        """Value what is lost by paying so much."""
        return self.left * (exp(float(amount) / self.wide) - 1.0) if self.wide > 0.0 else 0.0

    def gain(self, amount: i64) -> float:
        """Value so much more of it."""
        return self.left * (1.0 - exp(-float(amount) / self.wide)) if self.wide > 0.0 else 0.0


class IslandJudge(Judge):
    """Weighs what a seat has by the turns it has to use it, and what this turn may still bring.

    All that a seat has is valued as if its present turn were over. What the turn may still bring
    is the best that the wizard can do with it: so a payment, a move or a tile in hand changes
    little, and what it was made for comes out as hoped.
    """

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        """Read the weights."""
        super().__init__(weights, search)
        self.cubes = Stock(weights["cube"], weights["cube_room"])
        self.coins = Stock(weights["coin"], weights["coin_room"])
        self.maps = Stock(1.0, weights["map_room"])  # counts those that will be played
        self.tempo = weights["tempo"]
        self.powers = vec[float]([weights[power] for power in POWERS])
        self.wings, self.feather = weights["wings"], weights["feather"]
        self.storm, self.gale = weights["storm"], weights["gale"]
        self.found, self.sought = weights["map_found"], weights["map_sought"]
        self.fresh = weights["fresh"]
        self.penned, self.hope, self.next = weights["penned"], weights["hope"], weights["next"]
        self.slack: i64 = round(weights["slack"])
        self.spire, self.pen = weights["spire"], weights["pen"]
        names = [f"face-{kind}".replace("-", "_") for kind in KINDS]
        self.faces = vec[float]([weights.get(name, 0.0) for name in names])
        self.rival, self.spread_turn = weights["rival"], weights["spread_turn"]
        self._eye()

    def _eye(self) -> None:
        """Make room for what is seen of a seat in a position."""
        self.seat: i64 = 0
        self.turns: i64 = 0  # that the seat will begin later
        self.extra: i64 = 0  # cubes that may still come in this turn
        self.storms = 0.0  # that the others may still bring
        self.firsts: i64 = 0  # colours of dragons that give 2 Fame
        self.held: i64 = 0  # maps in the hand
        self.hand = vec[i64]([0] * CARDS)
        self.keeping = vec[float]([0.0] * CARDS)  # by place in the hand: what it is worth there
        self.herds = vec[i64]([0] * 64)  # by tile: the colours of its dragons

    # --- what is asked ----------------------------------------------------------------------

    def prospect(self, state: State, seat: i64) -> float:
        """Estimate the Fame that a seat will end with."""
        assert isinstance(state, DragonIsland)
        return self._prospect(state, seat)

    def worth(self, state: State, seat: i64) -> float:
        """Value the own prospects, and a part of the best of the others."""
        assert isinstance(state, DragonIsland)
        best = NEVER
        for other in range(state.seats):
            if other != seat:
                best = max(best, self._prospect(state, other))
        return self._prospect(state, seat) - self.rival * best

    def hopes(self, state: State) -> list[float]:
        """Estimate each seat's chance to win; a lead counts for more as the game goes on."""
        assert isinstance(state, DragonIsland)
        if state.step == OVER:
            return [state.value(seat) for seat in range(state.seats)]
        spread = self.spread + self.spread_turn * float(turns_to_come(state, state.seat))
        shares = [self._prospect(state, seat) / spread for seat in range(state.seats)]
        best = max(shares)
        total = 0.0
        for seat in range(state.seats):
            shares[seat] = exp(shares[seat] - best)
            total += shares[seat]
        for seat in range(state.seats):
            shares[seat] /= total
        return shares

    def reason(self, state: State, seat: i64, move: i64) -> Words | None:
        """Say what speaks for a move."""
        assert isinstance(state, DragonIsland)
        return reason(self, state, seat, move)

    # --- what a seat has --------------------------------------------------------------------

    def _prospect(self, s: DragonIsland, seat: i64) -> float:
        self._look(s, seat)
        total = self._possessions(s)
        if s.step == OVER:
            return total
        if s.step == SORT_MAPS:
            return total + self._drawn(s)
        if seat == s.seat:
            return total + self._pending(s)
        if self.next > 0.0 and self.turns > 0 and s.spot(seat) != 0:
            self.extra = self.slack
            total += self.next * max(self._best_destination(s), 0.0)
        return total

    def _look(self, s: DragonIsland, seat: i64) -> None:
        """See what a seat has, and for how many turns."""
        self.seat = seat
        self.turns = turns_to_come(s, seat)
        self.extra = 0
        self.storms = self.storm * float(self.turns * (s.seats - 1))
        self.firsts = bit(COLOURS) - 1
        if s.choices.first_in_game:
            self.firsts &= ~s.own(seat, TOKENS)
        energy: i64 = 0
        for colour in range(ENERGY):
            energy += s.goods(seat, colour)
        self.cubes.fill(energy, self.turns)
        self.coins.fill(s.goods(seat, COINS), self.turns)
        self.held = 0
        for card in range(CARDS):
            if s.cards[card] == HAND + seat:
                self.hand[self.held] = card
                self.keeping[self.held] = self._map_kept(s, card)
                self.held += 1
        self.maps.fill(self.held, self.turns)

    def _possessions(self, s: DragonIsland) -> float:
        """Value what a seat has, for the turns after this one."""
        seat = self.seat
        turns = float(self.turns)
        total = float(s.fame(seat)) + self.tempo * turns
        total += self.cubes.worth() + self.coins.worth()
        total += 0.05 * float(count(s.own(seat, TOKENS))) + 0.002 * float(s.goods(seat, COINS))
        wings = self.wings
        for colour in range(COLOURS):
            coins = s.pet(seat, colour)
            if coins != 0:
                lost = 0.0 if s.lair(seat, colour) else self._lost(coins)
                power = self.feather + wings + self.powers[colour]
                total += float(coins) - lost + power * self._lasting(lost)
                wings = 0.0
        for place in range(self.held):
            total += self.keeping[place] * self.maps.worth() / float(self.held)
        return total + self._in_pen(s)

    def _lost(self, coins: i64) -> float:
        """Count the coins on an open card that storms will take."""
        return float(coins) * (1.0 - exp(-self.storms / float(coins)))

    def _lasting(self, lost: float) -> float:
        """Count the turns that a pet will serve: while storms still find coins on its card."""
        return float(self.turns) * lost / self.storms if lost > 0.0 else float(self.turns)

    def _in_pen(self, s: DragonIsland) -> float:
        """Value the dragons that only this seat can capture."""
        tiles = s.pens & s.inhabited if self.turns > 0 else 0
        total = 0.0
        while tiles != 0:
            tile = lowest(tiles)
            tiles &= tiles - 1
            if s.owners[tile] == self.seat:
                total += self.penned * float(self._bounty(s.herd(tile), colours_of(s, tile)))
        return total

    def _bounty(self, dragons: i64, colours: i64) -> i64:
        """Count the Fame for so many dragons of these colours (DI-58, DA-1)."""
        return dragons + count(colours & self.firsts)

    # --- maps -------------------------------------------------------------------------------

    def _map_gain(self, s: DragonIsland, card: i64) -> float:
        """Value a map that is played."""
        gain = float(s.box.rewards[2 * card]) + self.coins.gain(i64(s.box.rewards[2 * card + 1]))
        return gain + 1.0 if s.pet(self.seat, GOLD) != 0 else gain

    def _map_kept(self, s: DragonIsland, card: i64) -> float:
        """Value a map in the hand, if it is ever played: it takes a place where it fits."""
        part = self.found if fits_somewhere(s, card) else self.sought
        return part * self._map_gain(s, card)

    def _drawn(self, s: DragonIsland) -> float:
        """Value the maps just drawn, the worst of which goes back."""
        if not has(s.choosing, self.seat):
            return 0.0
        total = 0.0
        least = -NEVER
        for slot in range(3):
            card = s.own(self.seat, DRAWN + slot) - 1
            if card >= 0:
                worth = self._map_kept(s, card) * self.maps.gain(1)
                if s.moved != 0 and self._digs(s, s.spot(self.seat), card):
                    worth = max(worth, self._map_gain(s, card))
                total += worth
                least = min(least, worth)
        return total - least

    def _digs(self, s: DragonIsland, tile: i64, card: i64) -> bool:
        """Ask whether a map could be played on a tile."""
        return tile != HEART and not has(s.treasured, tile) and acting.fits(s, card, tile)

    def _treasure(self, s: DragonIsland, tile: i64) -> float:
        """Value the best map for a tile, beside what it is worth in the hand."""
        best = 0.0
        if self.held != 0 and tile != HEART and not has(s.treasured, tile):
            last = self.maps.cost(1)
            for place in range(self.held):
                card = self.hand[place]
                if acting.fits(s, card, tile):
                    best = max(best, self._map_gain(s, card) - self.keeping[place] * last)
        return best

    # --- what the turn that goes on may still bring -----------------------------------------

    def _pending(self, s: DragonIsland) -> float:
        step = s.step
        if step in (PLACE_TILE, CHOOSE_TILE):
            return self._unplaced(s)
        if step == NAME_WILD:
            touched = s.touching[s.tiles]
            return self.cubes.gain(count(touched) + count(touched & s.spires) + 1)
        if step <= MOVE_WIZARD:
            best = self._best_destination(s)
            if LIFT_DRAGONS <= step <= PICK_DRAGON and s.goods(self.seat, COINS) != 0:
                best = max(best, self._best_drive(s, best))
            return max(best, 0.0)
        tile = s.spot(self.seat)
        if step == DEAL:
            return self._arrival(s, tile)
        if step == PAY_ENERGY:
            return self._bought(s, tile)
        return self._visit(s, tile, 0) if step == ACT else self._treasure(s, tile)

    def _unplaced(self, s: DragonIsland) -> float:
        """Value the tile still to be placed, and then the best that can be done."""
        touched = best_site(s)
        total = self.cubes.gain(touched)
        if s.step == PLACE_TILE:
            hue = i64(s.box.hues[s.face])
            total += self.coins.gain(1) if hue == GOLD else self.cubes.gain(1)
            kind = i64(s.box.kinds[s.face])
            total += self.faces[kind]
            if kind == STORM:
                total += self.gale * float(open_pets(s, self.seat))
        else:
            total += self.cubes.gain(1)
        self.extra = self.slack
        return total + self.hope * max(self._best_destination(s), 0.0)

    def _best_destination(self, s: DragonIsland) -> float:
        """Value the best tile that the wizard could go to."""
        best = NEVER
        tiles = moving.reach(s, self.seat)
        while tiles != 0:
            best = max(best, self._arrival(s, lowest(tiles)))
            tiles &= tiles - 1
        return best

    def _arrival(self, s: DragonIsland, tile: i64) -> float:
        """Value coming to a tile: its dragons, its action, its treasure."""
        if not has(s.inhabited, tile):
            return self._visit(s, tile, 0)
        best = NEVER
        if moving.can_tame(s, self.seat, tile):
            best = self._tamed(s, moving.only_colour(s, tile)) + self._visit(s, tile, 0)
        price = self._capture_price(s, tile)
        if price > 0:
            bounty = self._bounty(s.herd(tile), colours_of(s, tile))
            worth = float(bounty) + self._visit(s, tile, price) - self.cubes.cost(price)
            if has(s.pens, tile) and self.turns > 0:
                worth -= self.penned * float(bounty)
            best = max(best, worth)
        return best

    def _capture_price(self, s: DragonIsland, tile: i64) -> i64:
        """Tell the price of capturing on a tile, 0 where the seat cannot."""
        if has(s.pens, tile) and s.owners[tile] != self.seat:
            return 0
        price = moving.price(s, self.seat, tile)
        return price if s.energy(self.seat, tile) + self.extra >= price else 0

    def _tamed(self, s: DragonIsland, colour: i64) -> float:
        """Value a new pet."""
        lost = self._lost(s.box.taming)
        power = self.feather + self.powers[colour]
        if s.pet_coins(self.seat) == 0:
            power += self.wings
        worth = float(s.box.taming) - lost + power * self._lasting(lost)
        return worth - self.coins.cost(moving.taming_coins(s, self.seat))

    def _visit(self, s: DragonIsland, tile: i64, spent: i64) -> float:
        """Value the action and the treasure of a tile, after so many cubes were spent there."""
        return max(self._action(s, tile, spent), 0.0) + self._treasure(s, tile)

    def _action(self, s: DragonIsland, tile: i64, spent: i64) -> float:
        kind = s.kind(tile)
        if kind == KEEP:
            return self.coins.gain(min(s.supply(COINS), s.box.keep))
        if kind == TOWER:
            return self._new_maps(s)
        if kind == TELEKINESIS:
            return self._best_line(s, tile)
        if not acting.is_building_ground(kind) or s.buildings[tile] != NONE:
            return 0.0
        price = s.box.build
        if s.on_own_terrain(self.seat, tile):
            price -= 1
        if s.pet(self.seat, WHITE) != 0:
            price -= 1
        if s.energy(self.seat, tile) + self.extra - spent < price:
            return 0.0
        return self._best_building(s) - self.cubes.cost(spent + price) + self.cubes.cost(spent)

    def _new_maps(self, s: DragonIsland) -> float:
        """Value a visit to a Tower."""
        kept: i64 = 2 if s.pet(self.seat, BLUE) != 0 else 1
        return self.fresh * self.maps.gain(kept) if acting.cards_left(s) != 0 else 0.0

    def _best_line(self, s: DragonIsland, tile: i64) -> float:
        """Value the richest line of a telekinesis tile."""
        most = 0.0
        for direction in range(6):
            most = max(most, self._line(s, tile, direction))
        return most

    def _line(self, s: DragonIsland, tile: i64, direction: i64) -> float:
        """Value a line of a telekinesis tile."""
        cell = s.cells[tile]
        cubes: i64 = 0
        coins: i64 = 0
        while PLACES[cell] != OUTSIDE and s.grid[cell] != 0:
            if s.hues[i64(s.grid[cell])] < ENERGY:
                cubes += 1
            else:
                coins += 1
            cell += STEPS[direction]
        return self.cubes.gain(cubes) + self.coins.gain(coins)

    def _best_building(self, s: DragonIsland) -> float:
        """Value the best building that the seat could have."""
        best = 0.0
        turns = float(self.turns)
        if s.spires_left != 0:
            best = float(s.box.fame[SPIRE]) + self.spire * turns
        if acting.in_stock(s, self.seat, PEN):
            best = max(best, float(s.box.fame[PEN]) + self.pen * turns)
        for colour in range(COLOURS):
            coins = s.pet(self.seat, colour)
            if coins != 0 and not acting.lair_taken(s, colour):
                best = max(best, self._lair(s, colour))
        return best

    def _lair(self, s: DragonIsland, colour: i64) -> float:
        """Value a Lair: what storms would take, in coins and in turns."""
        lost = self._lost(s.pet(self.seat, colour))
        spared = float(self.turns) - self._lasting(lost)
        return float(s.box.fame[LAIR]) + lost + self.powers[colour] * spared

    def _bought(self, s: DragonIsland, tile: i64) -> float:
        """Value what is being paid for, beside what it still costs."""
        if s.raising == 0:
            worth = float(self._bounty(s.herd(tile), colours_of(s, tile)))
            if has(s.pens, tile) and self.turns > 0:
                worth *= 1.0 - self.penned
            return worth - self.cubes.cost(s.owed) + self._visit(s, tile, s.owed)
        return self._building(s, s.raising - 1) - self.cubes.cost(s.owed) + self._treasure(s, tile)

    def _building(self, s: DragonIsland, building: i64) -> float:
        """Value a building."""
        if building >= LAIR:
            return self._lair(s, building - LAIR)
        more = self.spire if building == SPIRE else self.pen
        return float(s.box.fame[building]) + more * float(self.turns)

    # --- moving dragons ---------------------------------------------------------------------

    def _best_drive(self, s: DragonIsland, stay: float) -> float:
        """Value the best that can be done with dragons moved; `stay` is the best without."""
        seat = self.seat
        reach = moving.reach(s, seat)
        if s.step == PICK_DRAGON:
            return self._drive(s, bit(s.source), bit(s.target) & reach, 0)
        sources = moving.loose(s) if s.step == LIFT_DRAGONS else bit(s.source)
        best = self._drive(s, sources, reach & ~bit(HEART), reach)
        return max(best, stay + self._penning(s, sources))

    def _drive(self, s: DragonIsland, sources: i64, targets: i64, cleared: i64) -> float:
        """Value moving a tile's dragons to one that is captured, or away from one that is not."""
        purse = s.goods(self.seat, COINS)
        best = NEVER
        rest = sources
        while rest != 0:
            tile = lowest(rest)
            rest &= rest - 1
            self.herds[tile] = colours_of(s, tile)
            if has(cleared, tile) and s.herd(tile) <= purse:
                best = max(best, self._visit(s, tile, 0) - self.coins.cost(s.herd(tile)))
        while targets != 0:
            target = lowest(targets)
            targets &= targets - 1
            price = self._capture_price(s, target)
            if price > 0:
                most = self._most_driven(s, sources & ~bit(target), target, purse)
                worth = most + self._visit(s, target, price) - self.cubes.cost(price)
                best = max(best, worth)
        return best

    def _most_driven(self, s: DragonIsland, sources: i64, target: i64, purse: i64) -> float:
        """Value the best herd that can be driven to a tile, together with that which is there."""
        herd = s.herd(target)
        there = colours_of(s, target)
        best = NEVER
        while sources != 0:
            source = lowest(sources)
            sources &= sources - 1
            driven = min(s.herd(source), purse)
            more = min(count(self.herds[source] & ~there & self.firsts), driven)
            fame = self._bounty(herd + driven, there) + more
            best = max(best, float(fame) - self.coins.cost(driven))
        return best

    def _penning(self, s: DragonIsland, sources: i64) -> float:
        """Value moving dragons into the own Pen, for a later turn."""
        tiles = s.pens if self.turns > 0 else 0
        purse = s.goods(self.seat, COINS)
        best = NEVER
        while tiles != 0:
            tile = lowest(tiles)
            tiles &= tiles - 1
            if s.owners[tile] == self.seat:
                now = self._bounty(s.herd(tile), colours_of(s, tile))
                rest = sources
                while rest != 0:
                    cost = self.coins.cost(min(s.herd(lowest(rest)), purse))
                    worth = self._most_driven(s, bit(lowest(rest)), tile, purse) + cost
                    best = max(best, self.penned * (worth - float(now)) - cost)
                    rest &= rest - 1
        return best

    # --- which move to try first ------------------------------------------------------------

    def promise(self, state: State, seat: i64, move: i64) -> float:
        """Say what deserves to be tried first; what only fiddles comes last."""
        s = state
        assert isinstance(s, DragonIsland)
        step = s.step
        if step == PLACE_TILE:
            return 0.25 * float(touched_at(s, CELLS[move - AT])) - 0.8
        if step == MOVE_WIZARD:
            self._look(s, seat)
            return squeeze(self._arrival(s, i64(s.grid[CELLS[move - AT]])))
        if step == CHOOSE_TILE:
            return squeeze(2.0 * self.faces[i64(s.box.kinds[move - PLACE])])
        if LIFT_DRAGONS <= step <= PICK_DRAGON:
            return self._promise_of_driving(s, seat, move)
        if step == PAY_ENERGY:
            return 0.5 if move == PAY_EVENLY else (-0.2 if move < PAY else -0.8)
        if move == PASS:
            return -0.8
        self._look(s, seat)
        return self._promise_of_acting(s, seat, move)

    def _promise_of_driving(self, s: DragonIsland, seat: i64, move: i64) -> float:
        """Compare what moving dragons may bring with what can be done without."""
        if move in (PASS, DONE):
            return 0.3
        self._look(s, seat)
        stay = self._best_destination(s)
        if s.step == PICK_DRAGON:
            return squeeze(1.0 + self._best_drive(s, stay) - stay)
        tile = i64(s.grid[CELLS[move - AT]])
        if s.step == LIFT_DRAGONS:
            reach = moving.reach(s, seat)
            best = self._drive(s, bit(tile), reach & ~bit(HEART), reach)
            best = max(best, stay + self._penning(s, bit(tile)))
            return squeeze(best - stay - 0.5)
        best = self._drive(s, bit(s.source), bit(tile) & moving.reach(s, seat), 0)
        if has(s.pens, tile) and s.owners[tile] == seat:
            best = max(best, stay + self._penning(s, bit(s.source)))
        return squeeze(best - stay)

    def _promise_of_acting(self, s: DragonIsland, seat: i64, move: i64) -> float:
        """Look at what an action, a way to deal with dragons or a map brings by itself."""
        tile = s.spot(seat)
        if move == TAME:
            return squeeze(self._tamed(s, moving.only_colour(s, tile)))
        if move == CAPTURE:
            bounty = float(self._bounty(s.herd(tile), colours_of(s, tile)))
            return squeeze(bounty - self.cubes.cost(moving.price(s, seat, tile)))
        if PULL <= move < RAISE:
            return squeeze(self._line(s, tile, move - PULL))
        if RAISE <= move < RETURN:
            return squeeze(self._building(s, move - RAISE) - 1.0)
        if RETURN <= move < PLAY_MAP:
            return -squeeze(self._map_kept(s, move - RETURN))
        if PLAY_MAP <= move < OLDEST:
            return squeeze(self._map_gain(s, move - PLAY_MAP) - 1.0)
        return 0.5 if TAKE_COINS <= move <= DRAW_MAPS else 0.0


def squeeze(worth: float) -> float:
    """Bring a worth in Fame into the range of promises."""
    return max(-1.0, min(1.0, 0.35 * worth - 0.3))
