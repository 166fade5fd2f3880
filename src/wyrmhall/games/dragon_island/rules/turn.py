"""The setup, the eight steps of a turn in their order, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, has
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Refusal, Result, Seats
from wyrmhall.core.words import Log, Words
from wyrmhall.games.dragon_island.rules import acting, ending, moving, placing, setup
from wyrmhall.games.dragon_island.rules.island import (
    COINS,
    COLOUR,
    HELD,
    Island,
    colour_words,
)
from wyrmhall.games.dragon_island.terms import (
    ACT,
    ALL,
    AT,
    CAPTURE,
    CELLS,
    CHOOSE_TILE,
    CHOOSE_WIZARD,
    DEAL,
    DONE,
    DRAW_MAPS,
    FACES,
    LAND_DRAGONS,
    LIFT_DRAGONS,
    MOVE_DRAGON,
    MOVE_WIZARD,
    NAME,
    NAME_WILD,
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
    STEPS_BY_NAME,
    TAKE_COINS,
    TAME,
    TREASURE,
    WIZARD,
)

# By step: the rule that describes it.
RULE: Final = (
    "DI-81",
    "DI-11",
    "DI-63",
    "DI-25",
    "DI-26",
    "DI-32",
    "DA-30",
    "DI-42",
    "DI-42",
    "DI-42",
    "DI-49",
    "DI-52",
    "DI-8",
    "DI-61",
    "DI-71",
)


def belongs(step: i64, move: i64) -> bool:
    """Ask whether a move is of the kind that a step asks for."""
    if step == CHOOSE_WIZARD:
        return WIZARD <= move < MOVE_DRAGON
    if step == SORT_MAPS:
        return RETURN <= move < PLAY_MAP
    if step == CHOOSE_TILE:
        return PLACE <= move < NAME
    if step in (PLACE_TILE, LAND_DRAGONS, MOVE_WIZARD):
        return AT <= move < PLACE
    if step == NAME_WILD:
        return NAME <= move < WIZARD
    if step == SHARE_DRAGONS:
        return AT <= move < PLACE or move == OLDEST
    if step == LIFT_DRAGONS:
        return AT <= move < PLACE or move == PASS
    return belongs_later(step, move)


def belongs_later(step: i64, move: i64) -> bool:
    """Ask the same of the later steps."""
    if step == PICK_DRAGON:
        return MOVE_DRAGON <= move < PAY_EVENLY or move in (ALL, DONE)
    if step == DEAL:
        return move in (TAME, CAPTURE)
    if step == PAY_ENERGY:
        return PAY_EVENLY <= move < TAME
    if step == ACT:
        return TAKE_COINS <= move < RETURN or move == PASS
    if step == TREASURE:
        return PLAY_MAP <= move < OLDEST or move == PASS
    return False


class Rules(Island):
    """A game being played."""

    # --- setup (DI-11 … DI-22) --------------------------------------------------------------

    def set_up(self, chance: Chance, log: Log | None) -> None:
        """Lay out the Keep and the supplies; each takes a wizard, by choice or by seat (DI-11)."""
        setup.lay_out(self)
        if self.choices.chosen_wizards:
            self.step = CHOOSE_WIZARD
        else:
            setup.deal_out(self, chance, log)

    # --- whose turn, and what may be done ---------------------------------------------------

    def turn(self) -> Seats:
        """Say who must decide: everybody about the first maps, then one after the other."""
        if self.step == OVER:
            return 0
        return self.choosing if self.step == SORT_MAPS else bit(self.seat)

    def moves(self, seat: i64) -> vec[i64]:
        """List what the seat may do."""
        step = self.step
        if seat < 0 or seat >= self.seats or not has(self.turn(), seat):
            return vec[i64]()
        if step == PLACE_TILE:
            return placing.site_moves(self)
        if step == MOVE_WIZARD:
            return moving.pointed(self, moving.destinations(self, seat), vec[i64]())
        if step == CHOOSE_TILE:
            return placing.tile_moves(self, seat)
        if step == LIFT_DRAGONS:
            return moving.lift_moves(self)
        if step == TREASURE:
            return acting.treasure_moves(self, seat)
        if step == ACT:
            return acting.act_moves(self, seat)
        return self._rarer_moves(seat)

    def _rarer_moves(self, seat: i64) -> vec[i64]:
        step = self.step
        if step == PAY_ENERGY:
            return moving.pay_moves(self, seat)
        if step == DEAL:
            return moving.deal_moves(self, seat)
        if step == LAND_DRAGONS:
            return moving.land_moves(self)
        if step == PICK_DRAGON:
            return moving.pick_moves(self, seat)
        if step == NAME_WILD:
            return placing.name_moves()
        if step == SORT_MAPS:
            return acting.return_moves(self, seat)
        if step == SHARE_DRAGONS:
            return placing.share_moves(self)
        return setup.wizard_moves(self, seat)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Say which rule forbids a move."""
        if self.step == OVER:
            return Refusal("DI-81", Words("refusal-over"))
        if seat < 0 or seat >= self.seats or not has(self.turn(), seat):
            waits = self.step == SORT_MAPS and self.moved == 0
            message = "refusal-chosen" if waits else "refusal-not-your-turn"
            return Refusal("DI-12", Words(message, {"seat": int(self.seat)}))
        if not belongs(self.step, move):
            return self._step_refusal(seat, move)
        return self._rule_refusal(seat, move)

    def _step_refusal(self, seat: i64, move: i64) -> Refusal:
        """Say what is asked now; or why a step was left out that the move would have been for."""
        if self.step == PLACE_TILE and self.face >= FACES and PLACE <= move < NAME:
            return Refusal("DI-24", Words("refusal-tower-first"))
        if self.step == TREASURE and TAKE_COINS <= move < RETURN:
            missed = acting.act_refusal(self, seat, move)
            if missed is not None:
                return missed
        now = Words(f"now-{STEPS_BY_NAME[self.step]}")
        rule = "DI-21" if self.step == SORT_MAPS and self.moved == 0 else RULE[self.step]
        return Refusal(rule, Words("refusal-other-step", {"now": now}))

    def _rule_refusal(self, seat: i64, move: i64) -> Refusal | None:
        step = self.step
        if step == PLACE_TILE:
            return placing.site_refusal(self, move)
        if step == MOVE_WIZARD:
            return moving.wizard_refusal(self, seat, move)
        if step == CHOOSE_TILE:
            return placing.tile_refusal(self, seat, move)
        if step == LIFT_DRAGONS:
            return moving.lift_refusal(self, move)
        if step == LAND_DRAGONS:
            return moving.land_refusal(self, move)
        if step == PICK_DRAGON:
            return moving.pick_refusal(self, seat, move)
        if step == DEAL:
            return moving.deal_refusal(self, seat, move)
        return self._later_refusal(seat, move)

    def _later_refusal(self, seat: i64, move: i64) -> Refusal | None:
        step = self.step
        if step == PAY_ENERGY:
            return moving.pay_refusal(self, seat, move)
        if step == ACT:
            return acting.act_refusal(self, seat, move)
        if step == TREASURE:
            return acting.treasure_refusal(self, seat, move)
        if step == SORT_MAPS:
            return acting.return_refusal(self, seat, move)
        if step == SHARE_DRAGONS:
            return placing.share_refusal(self, move)
        if step == CHOOSE_WIZARD:
            return setup.wizard_taken(self, seat, move - WIZARD)
        return placing.name_refusal(move - NAME)

    # --- carrying moves out -----------------------------------------------------------------

    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Carry out a move, and all that follows from it without a choice."""
        step = self.step
        if step == PLACE_TILE:
            self._place_tile(seat, CELLS[move - AT], chance, log)
        elif step == MOVE_WIZARD:
            self._move_wizard(seat, i64(self.grid[CELLS[move - AT]]), chance, log)
        elif step == CHOOSE_TILE:
            self.face = move - PLACE
            self.step = PLACE_TILE
        elif step == LIFT_DRAGONS:
            self._lift_dragons(seat, move, chance, log)
        elif step == TREASURE:
            if move != PASS:
                acting.play_map(self, seat, move - PLAY_MAP, log)
            self._end_turn(seat, chance, log)
        elif step == ACT:
            self._act(seat, move, chance, log)
        elif step == PAY_ENERGY:
            self._pay(seat, move, chance, log)
        else:
            self._play_rarer(seat, move, chance, log)

    def _play_rarer(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        step = self.step
        if step == DEAL:
            self._deal(seat, move, chance, log)
        elif step == LAND_DRAGONS:
            self._land_dragons(seat, i64(self.grid[CELLS[move - AT]]), chance, log)
        elif step == PICK_DRAGON:
            self._pick_dragon(seat, move, chance, log)
        elif step == NAME_WILD:
            placing.name_wild(self, seat, move - NAME, log)
            self._settle_tile(seat, chance, log)
        elif step == SHARE_DRAGONS:
            placing.share_dragons(self, move, log)
            self._place_dragons(seat, chance, log)
        elif step == SORT_MAPS:
            self._return_card(seat, move - RETURN, chance, log)
        elif step == CHOOSE_WIZARD:
            self._choose_wizard(seat, move - WIZARD, chance, log)

    # Setup: wizards and first maps (DI-11, DI-21)

    def _choose_wizard(self, seat: i64, colour: i64, chance: Chance, log: Log | None) -> None:
        """Take the wizard of a colour; then the next seat chooses (DI-11)."""
        self.set_own(seat, COLOUR, colour)
        if log is not None:
            log.tell("event-wizard", int(seat), {"colour": colour_words(colour)})
        if seat + 1 < self.seats:
            self.seat = seat + 1
        else:
            setup.deal_out(self, chance, log)

    def _return_card(self, seat: i64, card: i64, chance: Chance, log: Log | None) -> None:
        """Keep all cards drawn but one (DI-21, DI-63); in the setup everybody does so."""
        acting.return_card(self, seat, card, log)
        if self.choosing != 0:
            return
        acting.bury_returned(self)
        if self.moved != 0:
            self._treasure(seat, chance, log)
        else:
            self._begin_turn(log)

    # Step 1: place a tile and produce (DI-24 … DI-37)

    def _begin_turn(self, log: Log | None) -> None:
        """Begin with a tile: the Tower on a player's first turn (DI-24), else any held."""
        seat = self.seat
        self.moved = 0
        if log is not None:
            log.tell("event-turn", int(seat))
        if self.spot(seat) == 0:
            self.face = FACES + self.own(seat, COLOUR)
            self.step = PLACE_TILE
        else:
            self.step = CHOOSE_TILE

    def _place_tile(self, seat: i64, cell: i64, chance: Chance, log: Log | None) -> None:
        placing.lay_tile(self, seat, cell, log)
        if placing.is_unnamed(self, self.tiles):
            self.step = NAME_WILD
        else:
            self._settle_tile(seat, chance, log)

    def _settle_tile(self, seat: i64, chance: Chance, log: Log | None) -> None:
        placing.settle_tile(self, seat, log)
        self._place_dragons(seat, chance, log)

    # Step 2: place dragons (DI-38 … DI-41)

    def _place_dragons(self, seat: i64, chance: Chance, log: Log | None) -> None:
        if placing.place_dragons(self, log):
            self.step = SHARE_DRAGONS
        else:
            self._offer_dragons(seat, chance, log)

    # Step 3: move dragons (DI-42 … DI-46)

    def _offer_dragons(self, seat: i64, chance: Chance, log: Log | None) -> None:
        if moving.may_move_dragons(self, seat):
            self.step = LIFT_DRAGONS
        else:
            self._offer_wizard(seat, chance, log)

    def _lift_dragons(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == PASS:
            self._offer_wizard(seat, chance, log)
            return
        self.source = i64(self.grid[CELLS[move - AT]])
        self.lifted = 0
        self.step = LAND_DRAGONS

    def _land_dragons(self, seat: i64, tile: i64, chance: Chance, log: Log | None) -> None:
        """Point at the target; where all dragons are alike the first moves at once (DI-42)."""
        self.target = tile
        colour = moving.only_colour(self, self.source)
        if colour >= 0:
            moving.move_dragon(self, seat, colour, log)
        self._offer_more(seat, chance, log)

    def _pick_dragon(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == ALL:
            moving.move_all(self, seat, log)
        elif move != DONE:
            moving.move_dragon(self, seat, move - MOVE_DRAGON, log)
        if move == DONE:
            self._close_pair(seat, chance, log)
        else:
            self._offer_more(seat, chance, log)

    def _offer_more(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Go on with the same two tiles while dragons and coins last (DI-42)."""
        if self.herd(self.source) != 0 and self.goods(seat, COINS) != 0:
            self.step = PICK_DRAGON
        else:
            self._close_pair(seat, chance, log)

    def _close_pair(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """One pair of tiles per turn, unless dragons move freely (DA-3)."""
        self.source = self.target = self.lifted = 0
        if self.choices.free_moves:
            self._offer_dragons(seat, chance, log)
        else:
            self._offer_wizard(seat, chance, log)

    # Step 4: move the wizard (DI-47 … DI-51)

    def _offer_wizard(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Ask where to; a wizard who can go nowhere stays and skips steps 5 to 7 (DA-15)."""
        if moving.destinations(self, seat) != 0:
            self.step = MOVE_WIZARD
            return
        if log is not None:
            log.tell("event-stuck", int(seat))
        self._end_turn(seat, chance, log)

    def _move_wizard(self, seat: i64, tile: i64, chance: Chance, log: Log | None) -> None:
        moving.move_wizard(self, seat, tile, log)
        herd = self.herd(tile)
        if herd == 0:
            self._offer_action(seat, chance, log)
        elif herd == 1 and not has(self.pens, tile):
            self.step = DEAL  # tame or capture (DI-52)
        else:
            self._demand(seat, moving.price(self, seat, tile), 0, chance, log)

    # Step 5: deal with dragons (DI-52 … DI-60)

    def _deal(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == TAME:
            moving.tame(self, seat, log)
            self._offer_action(seat, chance, log)
        else:
            self._demand(seat, moving.price(self, seat, self.spot(seat)), 0, chance, log)

    def _demand(self, seat: i64, price: i64, raising: i64, chance: Chance, log: Log | None) -> None:
        """Ask for active energy, for the dragons (0) or for 1 + a building (DI-8)."""
        self.owed = price
        self.raising = raising
        self._collect(seat, chance, log)

    def _pay(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == PAY_EVENLY:
            moving.pay_evenly(self, seat, log)
        else:
            colour = move - PAY_FIRST if move < PAY else move - PAY
            cubes = moving.at_once(self, seat, colour) if move < PAY else 1
            moving.pay_cubes(self, seat, colour, cubes, log)
        self._collect(seat, chance, log)

    def _collect(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Deliver once all is paid."""
        if not moving.pay_by_itself(self, seat, log):
            self.step = PAY_ENERGY
        elif self.raising == 0:
            moving.capture(self, seat, log)
            self._offer_action(seat, chance, log)
        else:
            acting.raise_building(self, seat, self.raising - 1, log)
            self.raising = 0
            self._treasure(seat, chance, log)

    # Step 6: the action of the tile (DI-61 … DI-70)

    def _offer_action(self, seat: i64, chance: Chance, log: Log | None) -> None:
        if acting.may_act(self, seat):
            self.step = ACT
        else:
            acting.tell_idle(self, seat, log)
            self._treasure(seat, chance, log)

    def _act(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if RAISE <= move < RETURN:
            price = acting.build_price(self, seat)
            self._demand(seat, price, move - RAISE + 1, chance, log)
            return
        if move == DRAW_MAPS:
            acting.draw_maps(self, seat, chance, log)
            if self.choosing != 0:
                self.step = SORT_MAPS
                return
        elif move == TAKE_COINS:
            acting.take_coins(self, seat, log)
        elif move != PASS:
            acting.pull(self, seat, move - PULL, log)
        self._treasure(seat, chance, log)

    # Step 7: treasure maps (DI-71, DI-72)

    def _treasure(self, seat: i64, chance: Chance, log: Log | None) -> None:
        if acting.may_hunt(self, seat):
            self.step = TREASURE
        else:
            self._end_turn(seat, chance, log)

    # Step 8: draw a tile; the end (DI-79 … DI-83)

    def _end_turn(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Draw a tile; the next player goes on, or the game ends after the last tile (DI-81)."""
        setup.draw_tile(self, seat, chance, log)
        self.seat = (seat + 1) % self.seats
        if self.spot(self.seat) != 0 and self.own(self.seat, HELD) == 0:
            ending.finish(self, log)
        else:
            self._begin_turn(log)

    def result(self) -> Result:
        """Score Fame and coins on pets, and break ties (DI-82, DI-83)."""
        return ending.result(self)
