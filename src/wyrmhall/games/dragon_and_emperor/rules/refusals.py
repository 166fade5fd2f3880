"""Why a move is refused: the rule that forbids it, and the facts that make it apply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has
from wyrmhall.core.game import Line, Refusal, Result
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.dragon_and_emperor.rules.actions import (
    BUYING,
    FLIGHT,
    FLYING,
    HAND_SIZE,
    RESETTING,
)
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    AMASS_FORTUNE,
    BANISH,
    BLESSING,
    BORROW,
    BUY,
    CLEANSE,
    CLEANSE_FREE,
    CLEANSE_LAND,
    CLEANSE_STASH,
    CLEANSE_VILLAGE,
    DRAGON,
    EMPEROR,
    FACES,
    FIRE,
    GAIN,
    GRIMOIRE,
    INSPIRE_SUPPORT,
    ITEMS,
    KINDS,
    LAY_DOWN,
    NEXT,
    PASS,
    PAY,
    PILES,
    PLAY,
    RAID_STASH,
    RAISE_SPIRIT,
    RECALL,
    REPEAT,
    RESOURCES,
    STUDY,
    SUMMON,
    SWORD,
    TAKE,
    TO,
    USE,
    gathers,
    resource_of,
    site_of,
    token_for,
)
from wyrmhall.games.dragon_and_emperor.rules.choices import CONTROL, Choices, origin, range_of
from wyrmhall.games.dragon_and_emperor.rules.naming import (
    card_name,
    card_words,
    item_words,
    token_words,
)
from wyrmhall.games.dragon_and_emperor.rules.table import (
    ACT,
    CHOOSE_CURSE,
    CONJURE,
    OVER,
    PAY_CARD,
    RETURN_TOKEN,
    STEPS,
)

# By step: the rule that says what is asked.
STEP_RULES: Final = (
    "ED-70", "ED-71", "ED-25", "ED-31", "ED-67", "ED-66", "ED-68",
    "ED-58", "ED-58", "ED-64", "ED-64", "ED-61", "ED-63", "AM-31",
)  # fmt: skip
COST_RULES: Final = {BUYING: "ED-31", RESETTING: "ED-32", FLYING: "ED-34"}
ENDING_RULES: Final = {"won": "ED-38", "palace": "ED-39", "curses": "ED-40"}


def refuse(rule: str, message: str, **facts: Fact) -> Refusal:
    """Make a refusal of a rule, a message and its facts."""
    return Refusal(rule, Words("refusal-" + message, facts))


class Rules(Choices):
    """The whole rules: with refusals, result and census."""

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Name the rule that forbids a move, if one does."""
        if self.step == OVER:
            return refuse(ENDING_RULES[self.ending], "over")
        if seat != self.seat_of(self.role):
            return refuse("ED-23", "not-your-turn", other_seat=int(self.seat_of(self.role)))
        start = range_of(move)
        number = move - origin(start)
        if has(self.allowed(start), number):
            return None
        if self.step == ACT:
            return self.refuse_action(start, number)
        if start != self.asked():
            return refuse(self.step_rule(), "wrong-step", asked=Words("asked-" + self.step_name()))
        return self.refuse_answer(start, number)

    def step_name(self) -> str:
        """Name the present step."""
        return STEPS[self.step]

    def step_rule(self) -> str:
        """Find the rule that says what is asked now."""
        if self.step == PAY_CARD:
            return COST_RULES.get(int(self.action), "ED-36")
        if self.step == CHOOSE_CURSE and self.face in (CLEANSE_STASH, CLEANSE_VILLAGE):
            return "ED-56"
        return STEP_RULES[self.step]

    # -----------------------------------------------------------------------------------------
    # Actions

    def refuse_action(self, start: i64, number: i64) -> Refusal:
        """Say why an action cannot be begun."""
        if start == SUMMON:
            return self.refuse_summon(number)
        if start == CONTROL and number == PASS:
            return refuse("ED-25", "nothing-to-pass")
        if start not in (CONTROL, TO, PLAY, BUY, STUDY, USE):
            return refuse("ED-25", "wrong-step", asked=Words("asked-act"))
        if not self.can_act():
            return self.refuse_any_action()
        if start == PLAY:
            if not has(self.hand(self.role), number):
                return refuse("ED-30", "not-in-hand", card=card_words(number))
            return self.refuse_card(number)
        if start == TO:
            return self.refuse_flight(number)
        if start == USE:
            return self.refuse_use(number)
        if start == CONTROL:
            return refuse("AM-8", "no-row")
        return self.refuse_upgrade(start, number)

    def refuse_any_action(self) -> Refusal:
        """Say that no action is left, or no card to spend on one (ED-25, ED-74, AM-6)."""
        if self.used < self.action_limit():
            return refuse("AM-6", "empty-hand")
        if self.low(self.role) and self.used < HAND_SIZE + self.bonus:
            kind = Words("hexes-" + ("stash" if self.role == DRAGON else "village"))
            return refuse("ED-74", "low-morale", count=int(self.action_limit()), kind=kind)
        return refuse("ED-25", "no-action-left", count=int(self.used))

    def refuse_flight(self, place: i64) -> Refusal:
        """Say why the pawn cannot move there (ED-34, ED-49)."""
        if self.bound():
            return refuse("ED-49", "bound")
        if place == self.pawn or not self.on_map(place):
            return self.refuse_place(place)
        far: i64 = 1
        while not has(self.chart.ring(self.pawn, far), place):
            far += 1
        reach = FLIGHT if self.role == DRAGON else (2 if self.doubled else 1)
        words = self.hex_words(place)
        return refuse("ED-34", "too-far", hex=words, distance=int(far), count=int(reach))

    def on_map(self, place: i64) -> bool:
        """Ask whether the map has such a hex."""
        return self.chart.ring(place, 0) != 0

    def refuse_place(self, place: i64) -> Refusal:
        """Say that the pawn is there already, or that there is no such hex (AM-24, ED-9)."""
        if place == self.pawn:
            return refuse("AM-24", "already-there", hex=self.hex_words(place))
        return refuse("ED-9", "no-such-hex", number=int(place))

    def refuse_upgrade(self, start: i64, face: i64) -> Refusal:
        """Say why an upgrade cannot be had (ED-31, ED-72)."""
        card = card_words(face)
        if start == STUDY and (self.role == DRAGON or not has(self.hand(EMPEROR), GRIMOIRE)):
            return refuse("ED-72", "no-grimoire")
        if not has(self.row(), face):
            return refuse("AM-10", "not-in-row", card=card)
        return refuse("ED-31", "no-coin", tokens=token_words(self.coin(), 1), card=card)

    def refuse_use(self, item: i64) -> Refusal:
        """Say why an item cannot be used (ED-36, AM-25, AM-28, AM-30)."""
        words = item_words(item)
        if not has(self.owned, item):
            return refuse("ED-36", "not-owned", item=words)
        if not has(self.ready, item):
            return refuse("ED-36", "already-used", item=words)
        if item == SWORD:
            return refuse("AM-25", "bound")
        if self.hand_size(1 - self.role) == 0 and ITEMS[item] == "shield":
            return refuse("AM-30", "nothing-to-borrow")
        return refuse("AM-5", "nothing-works", item=words)

    def refuse_summon(self, item: i64) -> Refusal:
        """Say why an item cannot be bought (ED-37)."""
        words = item_words(item)
        if self.role == DRAGON:
            return refuse("ED-37", "only-emperor", item=words)
        if has(self.owned, item):
            return refuse("ED-37", "already-owned", item=words)
        needs: list[Words] = []
        have: list[Words] = []
        for resource in range(len(RESOURCES)):
            if self.cost(item, resource) != 0:
                needs.append(token_words(resource, self.cost(item, resource)))
                have.append(token_words(resource, i64(self.treasury[resource])))
        return refuse("ED-37", "cannot-afford", item=words, needs=needs, have=have)

    # -----------------------------------------------------------------------------------------
    # Cards that would change nothing (AM-5)

    def refuse_card(self, face: i64) -> Refusal:
        """Say why a card would change nothing as things stand."""
        if gathers(face):
            return self.refuse_gathering(face)
        if face in (AMASS_FORTUNE, INSPIRE_SUPPORT):
            resource = resource_of(face)
            if self.treasury[resource] == 0:
                return refuse("ED-55", "nothing-to-double", tokens=token_words(resource, 1))
            return refuse("AM-7", "supply-empty", tokens=token_words(resource, 1))
        if face == BLESSING:
            if self.doubled:
                return refuse("AM-5", "blessed-already")
            return refuse("ED-70", "not-at-palace", hex=self.hex_words(self.pawn))
        if face == REPEAT:
            return refuse("ED-61", "no-past")
        if CLEANSE_STASH <= face <= CLEANSE_VILLAGE or face in (CLEANSE_LAND, CLEANSE_FREE):
            return self.refuse_cleansing(face)
        if self.gainable() == 0:
            return refuse("AM-21", "nothing-to-take")
        return refuse("ED-64", "nothing-to-return")

    def refuse_gathering(self, face: i64) -> Refusal:
        """Say why nothing can be gathered here (ED-51 … ED-54, AM-7)."""
        resource = resource_of(face)
        if self.supply(resource) == 0:
            return refuse("AM-7", "supply-empty", tokens=token_words(resource, 1))
        here = self.hex_words(self.pawn)
        site = site_of(resource)
        if self.chart.kind(self.pawn) == site:
            return refuse("ED-54", "cursed-here", hex=here)
        rule = "ED-51"
        if face in (RAID_STASH, RAISE_SPIRIT):
            rule = "ED-52" if face == RAID_STASH else "ED-53"
        return refuse(rule, "wrong-hex", kind=Words("on-" + KINDS[site]), hex=here)

    def refuse_cleansing(self, face: i64) -> Refusal:
        """Say that nothing fitting is Cursed, or that the token is lacking (ED-56, ED-58)."""
        card = card_words(face)
        land = self.lands(face) & self.cursed
        if land == 0:
            rule = "ED-58" if face in (CLEANSE_LAND, CLEANSE_FREE) else "ED-56"
            return refuse(rule, "nothing-cursed", card=card)
        return refuse("ED-58", "cannot-pay-cleansing", tokens=self.tokens_for(land))

    def tokens_for(self, land: i64) -> list[Words]:
        """Name the tokens that would pay for one of these hexes."""
        found: list[Words] = []
        for kind in range(len(KINDS)):
            if self.chart.kinds[kind] & land != 0:
                found.append(token_words(token_for(kind), 1))
        return [*found, token_words(FIRE, 1)]

    # -----------------------------------------------------------------------------------------
    # Answers

    def refuse_answer(self, start: i64, number: i64) -> Refusal:
        """Say why something cannot be chosen at the present step."""
        if start == TO:
            return self.refuse_place(number)
        if start == CLEANSE:
            return self.refuse_curse(number)
        if start in (PAY, GAIN):
            return self.refuse_token(start, number)
        if start in (BORROW, TAKE):
            return self.refuse_loan(start, number)
        card = card_words(number)
        if start in (LAY_DOWN, BANISH):
            return refuse(self.step_rule(), "not-in-hand", card=card)
        if start == RECALL:
            return refuse("ED-61", "not-discarded", card=card)
        if start == NEXT:
            return refuse("ED-63", "not-looked-at", card=card)
        return refuse("ED-70", "not-basic", card=card)

    def refuse_loan(self, start: i64, face: i64) -> Refusal:
        """Say why a card of the row or of the other hand cannot be taken (AM-10, 28, 30)."""
        card = card_words(face)
        if start == BORROW and not has(self.hand(1 - self.role), face):
            return refuse("ED-68", "not-in-other-hand", card=card)
        if start == TAKE and not has(self.row(), face):
            return refuse("AM-28" if self.step == CONJURE else "AM-10", "not-in-row", card=card)
        return self.refuse_card(face)

    def refuse_curse(self, place: i64) -> Refusal:
        """Say why a hex cannot be cleansed (ED-10, ED-56, ED-58)."""
        if not self.on_map(place):
            return refuse("ED-9", "no-such-hex", number=int(place))
        here = self.hex_words(place)
        if not self.is_cursed(place):
            return refuse("ED-10", "not-cursed", hex=here)
        if not has(self.lands(self.face), place):
            rule = "ED-56" if self.face in (CLEANSE_STASH, CLEANSE_VILLAGE) else "ED-58"
            return refuse(rule, "wrong-land", hex=here, card=card_words(self.face))
        return refuse(
            "AM-31" if self.again else "ED-58",
            "paid-otherwise" if self.again else "cannot-pay-cleansing",
            tokens=self.tokens_for(bit(place)),
        )

    def refuse_token(self, start: i64, resource: i64) -> Refusal:
        """Say why a token cannot be paid, returned or taken (ED-58, ED-64, AM-7)."""
        tokens = token_words(resource, 1)
        if start == GAIN:
            return refuse("AM-7", "supply-empty", tokens=tokens)
        if self.step == RETURN_TOKEN:
            message = "not-transmutable" if resource == FIRE else "not-in-treasury"
            return refuse("ED-64", message, tokens=tokens)
        if resource not in (FIRE, token_for(self.chart.kind(self.target))):
            here = self.hex_words(self.target)
            return refuse(
                "ED-58", "wrong-token", tokens=self.tokens_for(bit(self.target)), hex=here
            )
        return refuse("ED-58", "not-in-treasury", tokens=tokens)

    # -----------------------------------------------------------------------------------------
    # How it stands

    def result(self) -> Result:
        """Win or lose together; the items in the Treasury are all that counts (ED-1, ED-38)."""
        items = int(count(self.owned))
        seats = range(int(self.seats))
        lines = [Line(Words("score-items"), items, "ED-38")]
        winners = [int(seat) for seat in seats] if self.ending == "won" else []
        return Result(self.ending, [lines for _ in seats], [1 for _ in seats], winners, shared=True)

    def census(self) -> dict[str, int]:
        """Count the cards of each face, wherever they lie, and all tokens."""
        counts = dict.fromkeys(FACES, 0)
        for pile in range(PILES):
            for place in range(self.size(pile)):
                if self.card(pile, place) < len(FACES):
                    counts[card_name(self.card(pile, place))] += 1
        for resource, name in enumerate(RESOURCES):
            counts[name] = int(self.supply(resource)) + int(self.treasury[resource])
        counts["curse"] = int(self.curses_left() + count(self.cursed))
        return counts
