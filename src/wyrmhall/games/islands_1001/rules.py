"""The rules of 1001 Islands, in the order of the rulebook. Numbers like TI-35 lead to RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import bit, count, everybody, has, lowest
from wyrmhall.core.chance import Chance
from wyrmhall.core.game import Catalogue, Line, Refusal, Result, Seats, State
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.islands_1001.tiles import (
    BANDIT,
    CELLS,
    COLUMNS,
    DREAM,
    EACH,
    EGG,
    EMERALD,
    EXACTLY,
    FLIPPED,
    LAMP,
    LINE,
    LINES,
    OF_TYPE,
    PALM,
    ROC,
    SCORE_RULE,
    TYPES,
    IslandsBox,
)

ROUNDS: Final = 16

# ---------------------------------------------------------------------------------------------
# Moves

CATALOGUE: Final = Catalogue(
    [f"stack {name}" for name in TYPES]
    + [f"hide {slot}" for slot in (1, 2, 3)]
    + [f"take {slot}" for slot in (1, 2, 3, 4, 5)]
    + [f"place {place}" for place in (1, 2, 3, 4)]
    + [f"name {seat}" for seat in range(5)]
)
STACK: Final = 0
HIDE: Final = 4
TAKE: Final = 7
PLACE: Final = 12
NAME: Final = 16
END: Final = 21

OVER: Final = -1  # the step after the last; the other steps bear the name of their moves
STEPS: Final = {STACK: "stack", HIDE: "hide", TAKE: "take", PLACE: "place", NAME: "name"}
STEP_RULE: Final = {STACK: "TI-10", HIDE: "TI-21", TAKE: "TI-14", PLACE: "TI-35", NAME: "TI-13"}


def zeros(size: i64) -> vec[u8]:
    """Make an empty table."""
    return vec[u8]([0 for _ in range(size)])


class Rules(State):
    """The rules; `views.Islands` adds what is seen and said."""

    def __init__(
        self,
        box: IslandsBox,
        seats: i64,
        board: vec[u8],
        offer: vec[u8],
        unseen: vec[u8],
        hidden: vec[u8],
        stacks: vec[u8],
        discards: vec[u8],
    ) -> None:
        """Take the tables; `set_up` makes those of a new game."""
        self.box = box
        self.seats = seats
        self.board = board  # by seat and cell: 0, or tile + 1, + FLIPPED
        self.offer = offer  # by place: 0, or tile + 1
        self.unseen = unseen  # by type: first the tiles that nobody has seen, then the others
        self.hidden = hidden  # by type: how many nobody has seen, whether in a stack or removed
        self.stacks = stacks  # by type: how many can still be drawn
        self.discards = discards  # by round, for two players: tile + 1
        self.round: i64 = 1
        self.step: i64 = STACK
        self.lookout: i64 = 0
        self.active: i64 = 0
        self.waiting: i64 = everybody(seats)  # who has not taken a tile this round
        self.hand: i64 = -1  # the tile taken but not yet placed
        self.down: i64 = -1  # the place of the offer that lies face down

    # -----------------------------------------------------------------------------------------
    # Whose turn, and what may be done

    def turn(self) -> Seats:
        """Ask the one active player, until all rounds are over (TI-50)."""
        return 0 if self.step == OVER else bit(self.active)

    def moves(self, seat: i64) -> vec[i64]:
        """List what the active player may do at this step."""
        found = vec[i64]()
        if seat == self.active and self.step != OVER:
            for number in range(5):
                if self.may(number):
                    found = append(found, self.step + number)
        return found

    def may(self, number: i64) -> bool:
        """Ask for the stack, tile, place or seat of this number at the present step."""
        if self.step == PLACE:
            return number < LINE and self.may_place(self.active, self.hand // OF_TYPE, number)
        if self.step == TAKE:
            return self.offer[number] != 0
        if self.step == STACK:
            return number < 4 and self.stacks[number] != 0
        if self.step == NAME:
            return has(self.waiting, number)
        return number < 3

    def play(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Carry out one of them."""
        if move >= NAME:
            self.name_next(move - NAME, log)
        elif move >= PLACE:
            self.place(move - PLACE, log)
        elif move >= TAKE:
            self.take(move - TAKE, log)
        elif move >= HIDE:
            self.hide(move - HIDE, log)
        else:
            self.draw(move - STACK, chance, log)

    # -----------------------------------------------------------------------------------------
    # The round (TI-8 … TI-27)

    def draw(self, kind: i64, chance: Chance, log: Log | None) -> None:
        """Draw a tile per player, or three that only the Lookout sees (TI-11, TI-20)."""
        drawn: i64 = 3 if self.seats == 2 else self.seats
        self.stacks[kind] -= u8(drawn)
        for slot in range(drawn):
            self.offer[slot] = u8(self.unveil(kind, chance) + 1)
        self.step = HIDE if self.seats == 2 else TAKE
        if log is not None:
            facts = {"stack": Words("stack-" + TYPES[kind])}
            tiles = {"tiles": [self.box.words(i64(self.offer[slot]) - 1) for slot in range(drawn)]}
            if self.seats == 2:
                log.tell("event-draw", int(self.active), facts, tiles, int(bit(self.active)))
            else:
                log.tell("event-draw", int(self.active), {**facts, **tiles})

    def unveil(self, kind: i64, chance: Chance) -> i64:
        """Decide which of the unseen tiles of a type comes up."""
        tile = chance.pick(self.unseen, kind * OF_TYPE, i64(self.hidden[kind]))
        self.hidden[kind] -= 1
        return tile

    def veil(self, tile: i64) -> None:
        """Put a tile that came up back among the unseen ones, for a guess."""
        kind = tile // OF_TYPE
        first = kind * OF_TYPE + i64(self.hidden[kind])  # of those that have been seen
        at = first
        while self.unseen[at] != tile:
            at += 1
        self.unseen[first], self.unseen[at] = self.unseen[at], self.unseen[first]
        self.hidden[kind] += 1

    def hide(self, slot: i64, log: Log | None) -> None:
        """Lay one of the three tiles face down; the other player chooses first (TI-21, TI-22)."""
        self.down = slot
        self.active = 1 - self.lookout
        self.step = TAKE
        if log is not None:
            shown = [self.offer_words(other) for other in range(3) if other != slot]
            log.tell(
                "event-hide",
                int(self.lookout),
                {"tiles": shown},
                {"tile": self.offer_words(slot)},
                int(bit(self.lookout)),
            )

    def take(self, slot: i64, log: Log | None) -> None:
        """Take a tile of the offer, to be placed at once (TI-12, TI-14, TI-23, TI-24)."""
        self.hand = i64(self.offer[slot]) - 1
        if log is not None:
            message = "event-take-down" if slot == self.down else "event-take"
            revealed = slot == self.down and self.active != self.lookout
            tile = self.box.words(self.hand)
            log.tell(message, int(self.active), {"tile": tile}, reveals=revealed)
        self.offer[slot] = 0
        if slot == self.down:
            self.down = -1
        self.waiting &= ~bit(self.active)
        self.step = PLACE

    def name_next(self, seat: i64, log: Log | None) -> None:
        """Name who takes the next tile; the last player takes what is left (TI-13, TI-15)."""
        if log is not None:
            log.tell("event-name", int(self.active), {"other_seat": int(seat)})
        self.active = seat
        self.step = TAKE

    def after_placing(self, log: Log | None) -> None:
        """Pass the choice on, or end the round (TI-13 … TI-17)."""
        left = count(self.waiting)
        if left == 0:
            self.end_round(log)
        elif self.seats == 2:
            self.active = self.lookout
            self.step = TAKE
        elif left == 1:
            self.active = lowest(self.waiting)
            self.take(self.first_offered(), log)
        else:
            self.step = NAME

    def first_offered(self) -> i64:
        """Find the first place of the offer with a tile."""
        slot: i64 = 0
        while self.offer[slot] == 0:
            slot += 1
        return slot

    def end_round(self, log: Log | None) -> None:
        """Discard what two players left, and pass the Lookout's part on (TI-16, TI-25, TI-26)."""
        if self.seats == 2:
            self.discard(self.first_offered(), log)
            self.lookout = 1 - self.lookout
        else:
            self.lookout = self.active
        self.active = self.lookout
        self.waiting = everybody(self.seats)
        if self.round == ROUNDS:
            self.step = OVER
            if log is not None:
                log.tell("event-over")
            return
        self.round += 1
        self.step = STACK
        if log is not None:
            log.tell("event-round", int(self.lookout), {"round": int(self.round)})

    def discard(self, slot: i64, log: Log | None) -> None:
        """Put the tile that nobody took out of the game, face up (TI-25)."""
        if log is not None:
            log.tell("event-discard", facts={"tile": self.offer_words(slot)})
        self.discards[self.round - 1] = self.offer[slot]
        self.offer[slot] = 0
        self.down = -1

    # -----------------------------------------------------------------------------------------
    # Placement (TI-30 … TI-38)

    def may_place(self, seat: i64, kind: i64, column: i64) -> bool:
        """Ask for an empty cell that touches the Character board or a tile (TI-34 … TI-36)."""
        if self.filled(seat, kind, column):
            return False
        if kind == DREAM or column == 0:
            return True
        return (
            self.filled(seat, kind, column - 1)
            or (column < LINE - 1 and self.filled(seat, kind, column + 1))
            or (kind > 1 and self.filled(seat, kind - 1, column))
            or (kind < 3 and self.filled(seat, kind + 1, column))
        )

    def filled(self, seat: i64, kind: i64, column: i64) -> bool:
        """Ask whether a cell holds a tile, flipped or not."""
        return self.board[seat * CELLS + kind * LINE + column] != 0

    def place(self, column: i64, log: Log | None) -> None:
        """Add the tile in hand to its line, and obey the lamps (TI-31, TI-32, TI-40)."""
        seat = self.active
        tile = self.hand
        kind = tile // OF_TYPE
        self.hand = -1
        if log is not None:
            log.tell(
                "event-place-dream" if kind == DREAM else "event-place",
                int(seat),
                {"tile": self.box.words(tile), **place_facts(kind, column)},
            )
        if self.box.shown(tile, LAMP) != 0:
            self.flip_old_lamps(seat, log)
        self.board[seat * CELLS + kind * LINE + column] = u8(tile + 1)
        self.after_placing(log)

    # -----------------------------------------------------------------------------------------
    # Magic Lamps (TI-40 … TI-45)

    def flip_old_lamps(self, seat: i64, log: Log | None) -> None:
        """Flip the two visible lamp tiles when a third is being added (TI-41, TI-42)."""
        first: i64 = -1
        for cell in range(seat * CELLS + LINE, (seat + 1) * CELLS):
            value = i64(self.board[cell])
            if value == 0 or value >= FLIPPED or self.box.shown(value - 1, LAMP) == 0:
                continue
            if first < 0:
                first = cell
                continue
            self.board[first] += u8(FLIPPED)
            self.board[cell] += u8(FLIPPED)
            if log is not None:
                tiles = [self.box.words(i64(self.board[at]) - FLIPPED - 1) for at in (first, cell)]
                log.tell("event-flip", int(seat), {"tiles": tiles})
            return

    # -----------------------------------------------------------------------------------------
    # End and score (TI-50 … TI-72)

    def visible(self, seat: i64, kind: i64, column: i64, element: i64) -> i64:
        """Count an element in one cell of the Island; a Genie side shows nothing (TI-43)."""
        value = i64(self.board[seat * CELLS + kind * LINE + column])
        if value == 0 or value >= FLIPPED:
            return 0
        return self.box.shown(value - 1, element)

    def visible_all(self, seat: i64, element: i64) -> i64:
        """Count a visible element on the whole Island."""
        total: i64 = 0
        for kind in range(1, 4):
            for column in range(LINE):
                total += self.visible(seat, kind, column, element)
        return total

    def flipped(self, seat: i64) -> i64:
        """Count the tiles that show their Genie side."""
        total: i64 = 0
        for cell in range(seat * CELLS + LINE, (seat + 1) * CELLS):
            if self.board[cell] >= FLIPPED:
                total += 1
        return total

    def bandit_penalty(self, seat: i64) -> i64:
        """Count the bandits that cost a point: all, with the most or tied for it (TI-54)."""
        own = self.visible_all(seat, BANDIT)
        for other in range(self.seats):
            if self.visible_all(other, BANDIT) > own:
                return 0
        return own

    def dream_points(self, seat: i64, dream: i64) -> i64:
        """Score a kind of Dream for a seat's Island (TI-60 … TI-72)."""
        form = i64(self.box.forms[dream])
        if form == COLUMNS:
            return self.gem_columns(seat, dream)
        if form == LINES:
            return self.gem_lines(seat, dream)
        if form == EACH:
            total = self.visible_all(seat, i64(self.box.elements[dream]))
        elif form == EXACTLY:
            total = self.visible_all(seat, i64(self.box.elements[dream]))
            return self.step_points(dream, total) if total <= 3 else 0
        else:
            total = self.flipped(seat)
        return total * self.step_points(dream, 1)

    def step_points(self, dream: i64, number: i64) -> i64:
        """Look up what a Dream gives for 0, 1, 2 or 3."""
        return i64(self.box.points[dream * 4 + number])

    def gem_columns(self, seat: i64, dream: i64) -> i64:
        """Score the different gems of each column (TI-65)."""
        total: i64 = 0
        for column in range(LINE):
            different: i64 = 0
            for gem in range(EMERALD, EMERALD + 3):
                for kind in range(1, 4):
                    if self.visible(seat, kind, column, gem) != 0:
                        different += 1
                        break
            total += self.step_points(dream, different)
        return total

    def gem_lines(self, seat: i64, dream: i64) -> i64:
        """Score the different gems of each line (TI-66)."""
        total: i64 = 0
        for kind in range(1, 4):
            different: i64 = 0
            for gem in range(EMERALD, EMERALD + 3):
                for column in range(LINE):
                    if self.visible(seat, kind, column, gem) != 0:
                        different += 1
                        break
            total += self.step_points(dream, different)
        return total

    def dream_at(self, seat: i64, slot: i64) -> i64:
        """Find the kind of Dream in a slot; -1 if it is empty."""
        value = i64(self.board[seat * CELLS + slot])
        return -1 if value == 0 else i64(self.box.kinds[value - 1])

    def points(self, seat: i64) -> list[tuple[str, int]]:
        """List what scores, with its points: Dreams, palms, pairs, bandits (TI-51 … TI-54)."""
        lines: list[tuple[str, int]] = []
        for slot in range(LINE):
            dream = self.dream_at(seat, slot)
            if dream >= 0:
                lines.append((self.box.dreams[dream], int(self.dream_points(seat, dream))))
        pairs = min(self.visible_all(seat, EGG), self.visible_all(seat, ROC))
        lines.append(("palms", int(self.visible_all(seat, PALM))))
        lines.append(("pairs", int(pairs * self.box.pair)))
        lines.append(("bandits", -int(self.bandit_penalty(seat))))
        return lines

    def result(self) -> Result:
        """Rank by points, then by fewest bandits; who is still tied shares (TI-55)."""
        scores: list[list[Line]] = []
        for seat in range(self.seats):
            points = self.points(seat)
            scores.append([Line(Words("score-" + of), n, SCORE_RULE[of]) for of, n in points])
        keys = [self.standing(seat) for seat in range(self.seats)]
        ranks = [1 + sum(other < key for other in keys) for key in keys]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return Result(self.ending(keys, winners), scores, ranks, winners)

    def standing(self, seat: i64) -> tuple[int, int]:
        """Give what ranks a seat: the less, the better (TI-55)."""
        return -sum(n for _, n in self.points(seat)), int(self.visible_all(seat, BANDIT))

    def value(self, seat: i64) -> float:
        """Give what a finished game is worth, the words of a result aside."""
        own = self.standing(seat)
        for other in range(self.seats):
            if other == seat:
                continue
            standing = self.standing(other)
            if standing < own:
                return 0.0
            if standing == own:
                return super().value(seat)
        return 1.0

    def ending(self, keys: list[tuple[int, int]], winners: list[int]) -> str:
        """Say what decided the game: the points, the bandits, or nothing."""
        if self.step != OVER:
            return ""
        if len(winners) > 1:
            return "shared"
        best = keys[winners[0]][0]
        return "bandits" if sum(key[0] == best for key in keys) > 1 else "points"

    # -----------------------------------------------------------------------------------------
    # Why a move is refused

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Name the rule that forbids a move, if one does."""
        if self.step == OVER:
            return Refusal("TI-50", Words("refusal-over"))
        rule = STEP_RULE[int(self.step)]
        if seat != self.active:
            return Refusal(rule, Words("refusal-not-your-turn", {"seat": int(self.active)}))
        start = step_of(move)
        if start != self.step:
            asked = Words("asked-" + STEPS[int(self.step)])
            return Refusal(rule, Words("refusal-wrong-step", {"asked": asked}))
        number = move - start
        if self.may(number):
            return None
        if start == STACK:
            stack = Words("stack-" + TYPES[number])
            return Refusal("TI-9", Words("refusal-stack-empty", {"stack": stack}))
        if start == TAKE:
            return Refusal("TI-14", Words("refusal-no-tile", {"slot": int(number + 1)}))
        return self.refusal_to_name(number) if start == NAME else self.refusal_to_place(number)

    def refusal_to_name(self, other: i64) -> Refusal:
        """Say why this player cannot be named (TI-13)."""
        if other >= self.seats:
            return Refusal("TI-1", Words("refusal-no-seat", {"seats": int(self.seats)}))
        return Refusal("TI-13", Words("refusal-has-tile", {"other_seat": int(other)}))

    def refusal_to_place(self, column: i64) -> Refusal:
        """Say why the tile in hand cannot lie there (TI-34 … TI-37)."""
        kind = self.hand // OF_TYPE
        filled = self.filled(self.active, kind, column)
        message = "refusal-filled" if filled else "refusal-touches-nothing"
        return Refusal("TI-37" if filled else "TI-35", Words(message, place_facts(kind, column)))

    def census(self) -> dict[str, int]:
        """Find each tile once: unseen, offered, in hand, on a board, discarded."""
        found = dict.fromkeys(self.box.names, 0)
        for kind in range(4):
            for place in range(i64(self.hidden[kind])):
                found[self.box.names[i64(self.unseen[kind * OF_TYPE + place])]] += 1
        seen = [i64(tile) % FLIPPED for tile in self.board]
        seen += [i64(tile) for tile in self.offer] + [i64(tile) for tile in self.discards]
        for tile in [*seen, self.hand + 1]:
            if tile != 0:
                found[self.box.names[tile - 1]] += 1
        return found

    def offer_words(self, slot: i64) -> Words:
        """Name a tile of the offer."""
        return self.box.words(i64(self.offer[slot]) - 1)


def step_of(move: i64) -> i64:
    """Find the step that a move belongs to."""
    if move >= NAME:
        return NAME
    if move >= PLACE:
        return PLACE
    if move >= TAKE:
        return TAKE
    return HIDE if move >= HIDE else STACK


def place_facts(kind: i64, column: i64) -> dict[str, Fact]:
    """Name a place of a board: its line, and its number from the Character board on."""
    return {"line": Words("line-" + TYPES[kind]), "place": int(column + 1)}
