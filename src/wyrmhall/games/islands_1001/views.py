"""What is seen and said in 1001 Islands: views, guesses, labels and prompts."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import members_of
from wyrmhall.core.chance import Chance, settle
from wyrmhall.core.words import Fact, Log, Words
from wyrmhall.games.islands_1001.rules import (
    HIDE,
    NAME,
    OVER,
    PLACE,
    ROUNDS,
    STEPS,
    TAKE,
    Rules,
    place_facts,
    zeros,
)
from wyrmhall.games.islands_1001.tiles import (
    CELLS,
    DREAM,
    ELEMENTS,
    FLIPPED,
    FORMS,
    LINE,
    OF_TYPE,
    TYPES,
    IslandsBox,
)


class Tile(TypedDict):
    """A tile as it lies open: what an Island tile shows, or which Dream it is."""

    tile: str
    type: str
    shows: dict[str, int]
    dream: str


class Face(Tile):
    """A placed tile; the front of a flipped one stays known."""

    flipped: bool


class Dream(TypedDict):
    """How a kind of Dream counts: its form, its element, points for 0 to 3."""

    form: str
    element: str
    points: list[int]


class Offered(TypedDict):
    """A place of the offer: its number, and its tile if the viewer knows it."""

    slot: int
    type: str
    tile: Tile | None
    down: bool


class Source(TypedDict):
    """A line of a running score."""

    source: str
    points: int


class Board(TypedDict):
    """One player's board; `lines` goes by type, the Dream line among them."""

    character: str
    lines: dict[str, list[Face | None]]
    points: list[Source]
    total: int


class IslandsView(TypedDict):
    """All that a seat may know."""

    round: int
    step: str
    lookout: int
    active: int
    waiting: list[int]
    stacks: dict[str, int]
    offer: list[Offered]
    hand: Tile | None
    boards: list[Board]
    discards: list[Tile]
    dreams: dict[str, Dream]
    pair: int


class Islands(Rules):
    """One game of 1001 Islands."""

    def copy(self) -> Islands:
        """Make an equal state that shares nothing that can change."""
        twin = Islands(
            self.box,
            self.seats,
            self.board[:],
            self.offer[:],
            self.unseen[:],
            self.hidden[:],
            self.stacks[:],
            self.discards[:],
        )
        twin.round = self.round
        twin.step = self.step
        twin.lookout = self.lookout
        twin.active = self.active
        twin.waiting = self.waiting
        twin.hand = self.hand
        twin.down = self.down
        return twin

    # -----------------------------------------------------------------------------------------
    # What a seat may know, and what it may imagine

    def knows_offer(self, seat: i64, slot: i64) -> bool:
        """Ask whether a seat sees a tile of the offer (TI-20 … TI-22)."""
        if seat == self.lookout:
            return True
        return self.step != HIDE and slot != self.down

    def view(self, seat: i64) -> IslandsView:
        """Tell what lies open, and to the Lookout of two players what lies face down."""
        return {
            "round": int(self.round),
            "step": STEPS.get(int(self.step), "over"),
            "lookout": int(self.lookout),
            "active": int(self.active),
            "waiting": members_of(self.waiting),
            "stacks": {name: int(self.stacks[kind]) for kind, name in enumerate(TYPES)},
            "offer": [self.offered(seat, slot) for slot in range(5) if self.offer[slot] != 0],
            "hand": None if self.hand < 0 else self.tile_view(self.hand),
            "boards": [self.board_view(owner) for owner in range(self.seats)],
            "discards": [self.tile_view(i64(tile) - 1) for tile in self.discards if tile != 0],
            "dreams": {name: self.dream_view(kind) for kind, name in enumerate(self.box.dreams)},
            "pair": int(self.box.pair),
        }

    def offered(self, seat: i64, slot: i64) -> Offered:
        """Show one place of the offer."""
        tile = self.tile_view(i64(self.offer[slot]) - 1)
        return {
            "slot": int(slot + 1),
            "type": tile["type"],
            "tile": tile if self.knows_offer(seat, slot) else None,
            "down": self.step == HIDE or slot == self.down,
        }

    def board_view(self, owner: i64) -> Board:
        """Show a player's board."""
        points = self.points(owner)
        return {
            "character": self.box.characters[owner],
            "lines": {
                name: [self.face(owner, kind * LINE + column) for column in range(LINE)]
                for kind, name in enumerate(TYPES)
            },
            "points": [{"source": source, "points": n} for source, n in points],
            "total": sum(n for _, n in points),
        }

    def face(self, owner: i64, cell: i64) -> Face | None:
        """Show a cell of a board."""
        value = i64(self.board[owner * CELLS + cell])
        if value == 0:
            return None
        tile = self.tile_view(value % FLIPPED - 1)
        return {**tile, "flipped": value >= FLIPPED}

    def tile_view(self, tile: i64) -> Tile:
        """Show a tile."""
        return {
            "tile": self.box.names[tile],
            "type": TYPES[tile // OF_TYPE],
            "shows": {
                name: int(self.box.shown(tile, element))
                for element, name in enumerate(ELEMENTS)
                if self.box.shown(tile, element) != 0
            },
            "dream": self.box.dreams[i64(self.box.kinds[tile])] if tile < OF_TYPE else "",
        }

    def dream_view(self, kind: i64) -> Dream:
        """Tell how a kind of Dream counts."""
        return {
            "form": FORMS[i64(self.box.forms[kind])],
            "element": ELEMENTS[i64(self.box.elements[kind])],
            "points": [int(self.box.points[kind * 4 + number]) for number in range(4)],
        }

    def guess(self, seat: i64, chance: Chance) -> Islands:
        """Draw anew what only the Lookout of two players has seen; all the rest is open."""
        twin = self.copy()
        veiled = [
            slot for slot in range(5) if self.offer[slot] != 0 and not self.knows_offer(seat, slot)
        ]
        for slot in veiled:
            twin.veil(i64(self.offer[slot]) - 1)
        for kind in range(len(TYPES)):
            hidden = i64(twin.hidden[kind])
            settle(twin.unseen, kind * OF_TYPE, hidden)
            settle(twin.unseen, kind * OF_TYPE + hidden, OF_TYPE - hidden)
        for slot in veiled:
            twin.offer[slot] = u8(twin.unveil(i64(self.offer[slot] - 1) // OF_TYPE, chance) + 1)
        return twin

    # -----------------------------------------------------------------------------------------
    # Words

    def label(self, seat: i64, move: i64) -> Words:
        """Name a move for a button."""
        if move >= NAME:
            return Words("move-name", {"other_seat": int(move - NAME)})
        if move >= PLACE:
            kind = self.hand // OF_TYPE if self.hand >= 0 else 1
            facts = place_facts(kind, move - PLACE)
            return Words("move-place-dream" if kind == DREAM else "move-place", facts)
        if move >= HIDE:
            slot = move - TAKE if move >= TAKE else move - HIDE
            message = "move-take" if move >= TAKE else "move-hide"
            if self.offer[slot] == 0 or not self.knows_offer(seat, slot):
                return Words(message + "-unseen", {"slot": int(slot + 1)})
            return Words(message, {"tile": self.offer_words(slot)})
        return Words("move-stack", {"stack": Words("stack-" + TYPES[move])})

    def prompt(self, seat: i64) -> Words:
        """Say what is asked now."""
        if self.step == OVER:
            return Words("prompt-over")
        message = "prompt-" + STEPS[int(self.step)]
        facts: dict[str, Fact] = {"seat": int(self.active), "round": int(self.round)}
        if self.step == PLACE:
            facts["tile"] = self.box.words(self.hand)
        return Words(message, facts)


def set_up(box: IslandsBox, seats: i64, chance: Chance, log: Log | None) -> Islands:
    """Lay out a game and choose the first Lookout (TI-4 … TI-7).

    The tiles that leave the game unseen need no choice: nobody can tell them from those that
    stay at the bottom of the stacks.
    """
    used = box.used[seats]
    state = Islands(
        box,
        seats,
        zeros(seats * CELLS),
        zeros(5),
        vec[u8]([u8(tile) for tile in range(4 * OF_TYPE)]),
        vec[u8]([u8(OF_TYPE), u8(OF_TYPE), u8(OF_TYPE), u8(OF_TYPE)]),
        vec[u8]([used, used, used, used]),
        zeros(ROUNDS if seats == 2 else 0),
    )
    state.lookout = chance.below(seats)
    state.active = state.lookout
    if log is not None:
        log.tell("event-round", int(state.lookout), {"round": 1})
    return state
