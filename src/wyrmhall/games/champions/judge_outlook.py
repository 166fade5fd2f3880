"""Where each dragon is going: power and elements that it will have in the Tournament."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has
from wyrmhall.games.champions.judge_plans import FAR, Plans, missing, wanted
from wyrmhall.games.champions.rules.edition import ChampionsBox
from wyrmhall.games.champions.rules.names import LOOSE, MINE, NOBODY, USED
from wyrmhall.games.champions.rules.pieces import (
    BLACK,
    CRYSTAL,
    DUE,
    GOLD,
    HAND,
    HIDDEN_BLACK,
    HIDDEN_GOLD,
    OWED_BLACK,
    OWED_BONUS,
    OWED_CLEANSES,
    OWED_CRYSTALS,
    OWED_DRAWS,
    OWED_GOLD,
    OWED_PURGES,
    OWED_TILES,
    REALM_FULL,
    ROW_GOLD,
    TIER,
    TRAINER_CARD,
    WHERE,
)
from wyrmhall.games.champions.rules.step import (
    CLAIMING,
    CURSING,
    DISCARDING,
    ECHOING,
    HIDING,
    KEEPING,
    MATCHING,
    PAYING,
    PICKING_DIE,
    REPEATING,
    SPREADING,
    TURNING,
)
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.training import fewest

CARDS: Final = (
    "cleanse",
    "turn",
    "crystal",
    "reroll",
    "echo",
    "shadow",
    "again",
    "tile",
    "gold",
    "shift",
    "weaken",
    "change",
    "extra",
    "wealth",
    "ignore",
    "swap",
    "return",
    "return",
    "pair",
    "pair",
    "pair",
    "favour",
    "favour",
    "favour",
    "trade",
    "trade",
    "trade",
)
BONUSES: Final = ("bonus_purge", "bonus_card", "bonus_tile", "gold")
GROUNDS: Final[i64] = 256  # sets of realms


class Outlook:
    """Reads every dragon's future off the table, in numbers that need not be whole."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Take the weights."""
        self.plans = Plans()
        self.box: ChampionsBox | None = None
        self.power = vec[float]([0.0 for _ in range(12)])  # by seat and part
        self.element = vec[float]([0.0 for _ in range(24)])  # by seat and element
        self.turns = vec[float]([0.0 for _ in range(4)])  # still to come, by seat
        self.doubt = 0.0  # turns to come of all seats, on average
        # Of the seat that is being looked at:
        self.want = vec[float]([0.0 for _ in range(6)])  # what a tile of an element adds
        self.spare = 0.0  # power that may go to any part
        self.fits = 0.0  # elements of the last die that find a place
        self.way: i64 = 0  # where it is better used
        self.gold = 0.0
        self.close = weights["close"]
        self.pace = weights["pace"]
        self.reach_area = weights["reach"]
        self.reach = 1.0
        self.last = weights["last"]
        self.late = weights["late"]
        self.gold_base = weights["gold"]
        self.coin = weights["coin"]
        self.store_black = weights["store_black"]
        self.dragon_black = weights["dragon_black"]
        self.below = weights["below"]
        self.row = weights["row"]
        self.task = weights["task"]
        self.border = weights["border"]
        self.use = weights["use"]
        self.pick = weights["pick"]
        self.tile = weights["tile"]
        self.master_pace = weights["master_pace"]
        self.card = vec[float]([weights["card_" + name] for name in CARDS])
        self.bonus = vec[float]([weights[name] for name in BONUSES])
        # What the grounds give, by mode and set of cleared realms:
        self.crystal = vec[float]([0.0 for _ in range(2 * GROUNDS * 6)])  # the best of an element
        self.promised = vec[float]([0.0 for _ in range(2 * GROUNDS)])

    # What a box says once and for all

    def learn(self, t: Table) -> None:
        """Find out what the grounds of this box give."""
        self.box = t.box
        for mode in range(2):
            for empty in range(GROUNDS):
                place = mode * GROUNDS + empty
                total = 0.0
                for element in range(6):
                    self.crystal[place * 6 + element] = -1.0
                for realm in range(8):
                    gain = self.borders(t, empty, realm)
                    reached = mode == 0 or empty == 0 or t.box.neighbours[realm] & empty != 0
                    if has(empty, realm) or not reached:
                        continue
                    total += gain
                    element = t.box.realm_element[realm]
                    if gain > self.crystal[place * 6 + element]:
                        self.crystal[place * 6 + element] = gain
                self.promised[place] = total * self.border

    def borders(self, t: Table, empty: i64, realm: i64) -> float:
        """Add up the bonuses of a realm's borders with cleared realms."""
        total = 0.0
        for other in range(8):
            bonus = t.box.border[realm * 8 + other]
            if bonus >= 0 and has(empty, other):
                total += self.bonus[bonus]
        return total

    # The whole table

    def survey(self, t: Table) -> None:
        """Look at all seats, in the order of their turns: the dice that one takes are gone."""
        if t.box is not self.box:
            self.learn(t)
        if t.box is not self.plans.box or t.takers() != self.plans.takers:
            self.plans.learn(t)
        self.gold = self.gold_base if t.advanced == 0 else self.coin_worth(t)
        self.reach = self.reach_area * float(t.areas())
        rest = self.rounds_left(t)
        takers = t.takers()
        areas: i64 = 0
        self.doubt = 0.0
        for index in range(takers):
            seat = (t.active + 1 + index) % takers
            if seat >= t.seats:
                continue
            to_come = t.late == 0 and self.to_come(t, index)
            self.turns[seat] = rest + 1.0 if to_come else rest
            self.look(t, seat)
            if to_come:
                areas |= bit(self.choose_area(t, seat, areas))
            for part in range(3):
                self.power[seat * 3 + part] += self.spare / 3.0
            self.doubt += self.turns[seat] / float(t.seats)

    def to_come(self, t: Table, index: i64) -> bool:
        """Ask whether the turn of this number is still to come in the round."""
        if t.step == SPREADING or index > t.turns:
            return True
        return index == t.turns and t.taken == 0

    def coin_worth(self, t: Table) -> float:
        """Value a gold that will be bet once, in any of the matches left (CW-98)."""
        left = float(5 - t.match) if t.match > 0 else 5.0
        return 3.0 * self.coin / left if left > self.coin else 3.0

    def rounds_left(self, t: Table) -> float:
        """Estimate the rounds of the training after this one, by the dragon nearest its end."""
        if t.late != 0 or t.trigger != NOBODY:
            return 0.0
        least = self.lacked(t, 0)
        for seat in range(1, t.seats):
            lacking = self.lacked(t, seat)
            least = lacking if lacking < least else least
        left = self.close + self.pace * float(least * t.areas())
        if t.seats == 1:
            spaces: i64 = 0
            while spaces < 18 and t.masters(spaces) > 0:
                spaces += 1
            master = float(17 - spaces) / self.master_pace - 0.5
            left = master if master < left else left
        return left if left > 0.0 else 0.0

    def lacked(self, t: Table, seat: i64) -> i64:
        """Count the tiles that a dragon lacks until it is complete."""
        self.plans.look(t, seat)
        total: i64 = 0
        for part in range(3):
            if t.get(seat, TIER + part) == 0:
                simple, advanced = missing(self.plans.simple(part)), self.plans.advanced(part)
                total += simple if simple < missing(advanced) else missing(advanced)
        return total

    # One seat

    def look(self, t: Table, seat: i64) -> None:
        """Project one dragon."""
        self.spare = 0.0
        gold, blacks = t.get(seat, GOLD + 3), t.get(seat, BLACK + 3)
        self.spare += self.gold * float(gold)
        self.spare -= self.store_black * float(blacks)
        self.spare -= self.dragon_black * float(t.get(seat, BLACK + 4))
        for part in range(3):
            power = float(t.power(seat, part))
            if t.step == HIDING:
                bright, dark = t.get(seat, HIDDEN_GOLD + part), t.get(seat, HIDDEN_BLACK + part)
                power += float(bright - dark)
                self.spare -= self.gold * float(bright) - self.store_black * float(dark)
            self.power[seat * 3 + part] = power if power > 0.0 else power * self.below
        for element in range(6):
            owned = float(t.elements_of(seat, element))
            if t.step == DISCARDING:
                owned -= float(t.get(seat, DUE + element))
            self.element[seat * 6 + element] = owned
        if t.late == 0:
            self.count_patterns(t, seat)
            self.count_rows(t, seat)
            self.count_grounds(t, seat)
            self.count_cards(t, seat, 0, 9)
            if t.seat == seat and t.step != SPREADING:
                self.count_turn(t, seat)
        elif t.step <= PAYING:
            self.count_late(t, seat)
        if t.advanced != 0:
            self.count_cards(t, seat, 9, 18)

    def near(self, lacking: float, turns: float) -> float:
        """Estimate the chance to complete what lacks so many tiles in so many turns."""
        if lacking < 0.5:
            return 1.0 if turns > 0.4 else self.late
        far = self.reach * lacking / (turns + self.last)
        return 1.0 / (1.0 + far * far)

    def count_patterns(self, t: Table, seat: i64) -> None:
        """Add what upgrades will bring, the nearest first, and note which tiles help."""
        self.plans.look(t, seat)
        turns = self.turns[seat]
        mine = t.seat == seat and t.taken == 1 and t.step != SPREADING
        if mine and t.upgraded == 0:
            turns += 0.5
        for element in range(6):
            self.want[element] = 0.0
        done: i64 = 0
        lacked = 0.0
        for _ in range(3):
            best = FAR
            part: i64 = NOBODY
            for one in range(3):
                if not has(done, one) and t.get(seat, TIER + one) == 0:
                    number = missing(self.lead(t, one, turns))
                    if number < best:
                        best, part = number, one
            if part == NOBODY:
                return
            done |= bit(part)
            self.count_pattern(t, seat, part, lacked, turns)
            lacked += float(best)

    def lead(self, t: Table, part: i64, turns: float) -> i64:
        """Choose between a part's two patterns."""
        simple, advanced = self.plans.simple(part), self.plans.advanced(part)
        less = self.gain(t, part * 2) * self.near(float(missing(simple)), turns)
        more = self.gain(t, part * 2 + 1) * self.near(float(missing(advanced)), turns)
        return simple if less >= more else advanced | bit(32)

    def gain(self, t: Table, stack: i64) -> float:
        """Tell what the top tile of a stack adds to a starting part."""
        power = t.box.power[t.top(stack)]
        return float(power - t.box.starting) if power > 0 else 0.0

    def count_pattern(self, t: Table, seat: i64, part: i64, lacked: float, turns: float) -> None:
        """Add what the upgrade of a part will bring, after others that lack so much."""
        if t.step == MATCHING and seat == t.seat and t.stack // 2 == part:
            self.power[seat * 3 + part] += self.gain(t, t.stack)
            return
        plan = self.lead(t, part, turns)
        gain = self.gain(t, part * 2 + (1 if has(plan, 32) else 0))
        lacking = float(missing(plan))
        if lacking > 6.5:
            return
        now = self.near(lacking + lacked, turns)
        self.power[seat * 3 + part] += gain * now
        if lacking > 0.5:
            more = gain * (self.near(lacking + lacked - 1.0, turns) - now)
            slots = wanted(plan)
            for element in range(6):
                if slots & t.box.slots_of[element] != 0 and more > self.want[element]:
                    self.want[element] = more

    def count_late(self, t: Table, seat: i64) -> None:
        """Add late upgrades that can still be paid for (CW-75, CW-76)."""
        self.plans.look(t, seat)
        if t.step == PAYING and seat == t.seat:
            self.spare -= 1.0
        purse = 0.0
        for place in range(4):
            purse += float(t.get(seat, GOLD + place))
        for part in range(3):
            if t.get(seat, TIER + part) != 0 or purse < 0.5:
                continue
            best = 0.0
            for tier in range(2):
                plan = self.plans.simple(part) if tier == 0 else self.plans.advanced(part)
                gain = self.gain(t, part * 2 + tier)
                sure = t.step == MATCHING and seat == t.seat and t.stack == part * 2 + tier
                if (missing(plan) == 0 or sure) and gain > best:
                    best = gain
            if best > 1.0:
                purse -= 1.0
                self.power[seat * 3 + part] += (best - 1.0) * 0.95

    # What lies about

    def count_rows(self, t: Table, seat: i64) -> None:
        """Add the gold of rows that fill up, and note which tiles help (CW-39)."""
        gold = t.get(seat, ROW_GOLD)
        turns = self.turns[seat]
        if gold == 0 or turns <= 0.0:
            return
        first: i64 = 0
        for row in range(6):
            if has(gold, row):
                lacking: i64 = 0
                element: i64 = 0
                for slot in range(first, first + row + 1):
                    if not has(t.covered[seat], slot):
                        lacking += 1
                        element = t.box.element_of[slot]
                chance = self.gold
                for _ in range(lacking):
                    chance *= self.row
                self.spare += chance
                if lacking > 0:
                    self.want[element] += chance / self.row - chance
            first += row + 1

    def count_grounds(self, t: Table, seat: i64) -> None:
        """Add what borders promise, and the trainer's reward (CW-46, CW-72, CW-73)."""
        turns = self.turns[seat]
        share = turns if turns < 1.0 else 1.0
        empty = 255 - t.get(seat, REALM_FULL)
        self.spare += share * self.promised[t.advanced * GROUNDS + empty]
        card = t.get(seat, TRAINER_CARD) - 1
        if card < 0 or (turns <= 0.0 and t.seat != seat):
            return
        reward = 2.0 * self.gold
        lacking: i64 = 0
        if t.complex != 0:
            if t.box.trainer_empty[card] & t.covered[seat] != 0:
                return
            lacking = count(t.box.trainer_tiles[card] & ~t.covered[seat])
            reward += 2.0 * self.bonus[0] + self.bonus[1]
        for element in range(6):
            needs = t.box.trainer_simple[card * 6 + element]
            if t.complex != 0:
                needs = t.box.trainer_crystals[card * 6 + element]
            short = needs - t.get(seat, CRYSTAL + element)
            if short > 0:
                lacking += short
        for _ in range(lacking):
            reward *= self.task
        self.spare += reward * (0.98 if lacking == 0 else share)

    def count_cards(self, t: Table, seat: i64, first: i64, kinds: i64) -> None:
        """Add the cards in the hand; those of the training need a turn to be played."""
        total = 0.0
        for card in range(first, first + kinds):
            held = t.get(seat, HAND + card)
            if held > 0:
                total += self.card[card] * float(held)
        if first == 0:
            turns = self.turns[seat]
            if turns < 1.0:
                total *= 0.95 if t.seat == seat else turns
        elif t.match > 0:
            total *= float(6 - t.match) / 5.0
        self.spare += total

    # Dice

    def value_die(self, t: Table, seat: i64, element: i64, number: i64, blacks: i64) -> float:
        """Value a die where it is of more use; `way` and `fits` tell where, and how much fits."""
        empty = 255 - t.get(seat, REALM_FULL)
        bonus = self.crystal[(t.advanced * GROUNDS + empty) * 6 + element]
        room = count(t.box.slots_of[element] & ~t.covered[seat])
        fits = number if number < room else room
        pyramid = -self.store_black * float(number + blacks - fits)
        for place in range(fits):
            pyramid += self.tile + (self.want[element] if place == 0 else self.want[element] * 0.6)
        self.way = 0
        self.fits = float(fits)
        crystals: i64 = 0
        if bonus >= 0.0:
            crystals = (2 if element < 2 else 1) - t.get(seat, CRYSTAL + element)
        fits = number if number < crystals else crystals
        grounds = -self.dragon_black * float(number + blacks - fits)
        if fits > 0:
            grounds += self.tile * float(fits) + bonus
        if grounds > pyramid:
            self.way = 1
            self.fits = float(fits)
            return grounds
        return pyramid

    def show(self, t: Table, seat: i64, die: i64, face: i64) -> float:
        """Value a die as if it showed this face."""
        place = die * 6 + face
        blacks = t.box.face_blacks[place]
        return self.value_die(t, seat, t.box.face_element[place], t.box.face_count[place], blacks)

    def count_die(self, t: Table, seat: i64, die: i64, share: float) -> None:
        """Add what a die will bring to a seat."""
        face = t.here(die)
        worth = self.show(t, seat, die, face)
        self.spare += share * (worth - self.tile * self.fits)
        self.element[seat * 6 + t.box.face_element[die * 6 + face]] += share * self.fits

    def choose_area(self, t: Table, seat: i64, gone: i64) -> i64:
        """Let a seat take the best area that is left; give its number, 0 if there is none."""
        loose = self.value_loose(t, seat)
        best = -99.0
        chosen: i64 = 0
        for area in range(1, t.areas() + 1):
            if has(gone, area):
                continue
            worth = 0.0
            dice: i64 = 0
            for die in range(7):
                if t.here(WHERE + die) == area:
                    worth += self.show(t, seat, die, t.here(die))
                    dice += 1
            if loose > -99.0 and dice < fewest(t):
                worth += loose * float(fewest(t) - dice)
                dice += 1
            if dice > 0 and worth > best:
                best, chosen = worth, area
        if chosen > 0:
            self.count_area(t, seat, chosen)
        return chosen

    def value_loose(self, t: Table, seat: i64) -> float:
        """Value the dice that lie in no area yet, one on average; -99 if there are none."""
        dice = t.dice_in(LOOSE)
        if dice == 0:
            return -99.0
        worth = 0.0
        for die in range(7):
            if t.here(WHERE + die) == LOOSE:
                worth += self.show(t, seat, die, t.here(die))
        return worth / float(dice)

    def count_area(self, t: Table, seat: i64, area: i64) -> None:
        """Add what the dice of an area will bring, and those that still come to it."""
        missing_dice = fewest(t) - t.dice_in(area)
        loose = t.dice_in(LOOSE)
        for die in range(7):
            where = t.here(WHERE + die)
            if where == area:
                self.count_die(t, seat, die, self.pick)
            elif where == LOOSE and missing_dice > 0:
                self.count_die(t, seat, die, self.pick * float(missing_dice) / float(loose))

    # The turn that is going on

    def count_turn(self, t: Table, seat: i64) -> None:
        """Add what the turn still brings: what is owed, dice at hand, a card being played."""
        self.spare += self.gold * float(t.here(OWED_GOLD)) - float(t.here(OWED_BLACK)) * 0.95
        given = t.here(OWED_TILES) + t.here(OWED_CRYSTALS)
        self.spare += float(t.here(OWED_DRAWS)) * self.bonus[1]
        self.spare += float(given) * (self.bonus[2] + 0.1)
        removed = float(t.here(OWED_PURGES) + t.here(OWED_CLEANSES))
        self.spare += removed * (self.bonus[0] + 0.1)
        for bonus in range(4):
            self.spare += float(t.here(OWED_BONUS + bonus)) * self.bonus[bonus]
        for die in range(7):
            if t.here(WHERE + die) == MINE:
                self.count_die(t, seat, die, self.use)
        if t.die != NOBODY and t.left > 0:
            self.count_rest(t, seat)
        if t.step == CLAIMING:
            self.power[seat * 3 + t.stack // 2] += 0.9
        elif t.step == KEEPING:
            one, other = self.card[t.here(89) - 1], self.card[t.here(90) - 1]
            self.spare += one if one > other else other
        elif t.step >= PICKING_DIE and t.step <= CURSING:
            self.spare += self.value_played(t, seat)

    def count_rest(self, t: Table, seat: i64) -> None:
        """Add what the die that is being gained still gives."""
        element = t.element_shown(t.die)
        share = float(t.left) * 0.97
        self.element[seat * 6 + element] += share
        if t.way == 0:
            self.spare += share * self.want[element]
        else:
            empty = 255 - t.get(seat, REALM_FULL)
            bonus = self.crystal[(t.advanced * GROUNDS + empty) * 6 + element]
            self.spare += bonus if bonus > 0.0 else 0.0

    def value_played(self, t: Table, seat: i64) -> float:
        """Value a training card that asks for something yet."""
        best = 0.0
        if t.step == PICKING_DIE or t.step == TURNING:
            for die in range(7):
                if t.here(WHERE + die) == MINE and (t.step == PICKING_DIE or die == t.source):
                    now = self.show(t, seat, die, t.here(die))
                    for face in range(6):
                        more = self.show(t, seat, die, face) - now
                        best = more if more > best else best
        elif t.step == REPEATING:
            for die in range(7):
                if t.here(WHERE + die) == USED:
                    place = die * 6 + t.here(die)
                    element, number = t.box.face_element[place], t.box.face_count[place]
                    worth = self.value_die(t, seat, element, number, 0)
                    best = worth if worth > best else best
        elif t.step == ECHOING:
            best = self.card[4]
        elif t.step == CURSING:
            best = self.card[5]
        return best
