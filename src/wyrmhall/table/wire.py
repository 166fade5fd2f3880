"""What goes over the wire, as types: docs/wire.md explains it, the OpenAPI page is made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MOST_SEATS = 8
Key = Annotated[str, Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
SeatName = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Kind = Literal["open", "person", "bot"]
Watching = Literal["none", "public", "hands"]
Pace = Literal["once", "steady", "person"]


# --- what people and programs send --------------------------------------------------------------


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What every message to the server has in common: nothing that it does not know."""


class Chair(Message):
    """Who shall sit on a seat: an open chair, a person who is here already, or a bot."""

    kind: Kind
    name: SeatName | None = None
    bot: Short | None = None


class Settings(Message):
    """How the host wants the table; what is left out stays as it is."""

    listed: bool | UnsetType = UNSET  # in the list of open tables
    watching: Watching | UnsetType = UNSET  # hands: of those seats that agree, if all do
    watchers_chat: bool | UnsetType = UNSET
    absent_after: Annotated[int, Meta(ge=0, le=1_209_600)] | UnsetType = UNSET  # seconds; 0 never
    absent_bot: Short | UnsetType = UNSET  # who plays for an absent person
    pace: Pace | UnsetType = UNSET  # of bots: at once, after the server's pause, like a person
    hints: bool | UnsetType = UNSET  # whether who is to move may ask for the best move


class NewTable(Message):
    """A new table. Seats that are left out are open chairs."""

    game: Short
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[Short, Short] = {}
    chairs: Annotated[list[Chair], Meta(max_length=MOST_SEATS)] = []
    settings: Settings | None = None
    deal_of: Short | None = None  # a table whose deal this one shall share


class Join(Message):
    """Take a seat: the one that the invitation is for, this one, or the first open one."""

    name: SeatName
    seat: SeatNumber | None = None
    key: Key | None = None  # of an invitation


class Keys(Message):
    """Keys from a link, to be kept in a cookie of this browser."""

    keys: Annotated[list[Key], Meta(min_length=1, max_length=MOST_SEATS + 2)]


class Play(Message):
    """A move, and the version of the table that it answers."""

    move: Short
    version: Count
    seat: SeatNumber | None = None  # needed only by those who hold several


class Undo(Message):
    """Take back one's last move, or all of one's turn as far as that goes."""

    version: Count
    turn: bool = False
    seat: SeatNumber | None = None


class Rewind(Message):
    """Go back to an earlier position; luck is drawn anew from there."""

    position: Count
    version: Count
    ask: bool = False  # propose it to all, even if it could be done at once
    seat: SeatNumber | None = None


class Vote(Message):
    """Agree or not with what has been proposed."""

    agree: bool
    seat: SeatNumber | None = None


class Fork(Message):
    """Play on from a position, at a new table with the same seats."""

    position: Count
    chairs: Annotated[list[Chair], Meta(max_length=MOST_SEATS)] = []


class Import(Message):
    """Play on from a game file: its text, and who shall sit where."""

    record: Annotated[str, Meta(max_length=4_000_000)]
    chairs: Annotated[list[Chair], Meta(max_length=MOST_SEATS)] = []


class Say(Message):
    """Something said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class SeatChange(Message):
    """Change a seat: give it to a bot, open it, take it back, rename it, or its own wishes."""

    kind: Kind | UnsetType = UNSET
    name: SeatName | UnsetType = UNSET
    bot: Short | UnsetType = UNSET
    open_hand: bool | UnsetType = UNSET  # agree that watchers see it
    forced: bool | UnsetType = UNSET  # have moves played that all can see to be forced


class Question(Message):
    """Ask why a move is not allowed."""

    move: Short
    seat: SeatNumber | None = None


class Wonder(Message):
    """Ask for the best move, at a version of the table."""

    version: Count
    seat: SeatNumber | None = None


class PushKeys(Message):
    """What a browser's push service needs to be written to."""

    p256dh: Short
    auth: Short


class Notice(Message):
    """Where to tell that it is this seat's turn."""

    kind: Literal["webhook", "push"]
    url: Annotated[str, Meta(max_length=1000, pattern="^https?://[!-~]+$")]
    keys: PushKeys | None = None
    seat: SeatNumber | None = None


class Code(Message):
    """A text to be shown as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


# --- what the server says -----------------------------------------------------------------------


class Fault(Struct, kw_only=True, omit_defaults=True):
    """Why something was not done: a fixed key for programs, a sentence for people."""

    error: str
    message: str
    rule: str | None = None  # of a refused move, as numbered in the game's rules
    facts: object | None = None  # the refusal as data: message id and facts
    version: int | None = None  # of the table now, if what was sent is stale
    key: str | None = None  # which limit was reached
    seconds: float | None = None  # how long to wait until it can be tried again


class OptionValue(Struct):
    """One value of an option."""

    value: str
    words: str


class OptionInfo(Struct):
    """A choice made before the game starts."""

    key: str
    words: str
    values: list[OptionValue]
    default: str


class BotInfo(Struct):
    """A bot that can sit anywhere; those that are not `offered` are for programs and tests."""

    name: str
    words: str
    about: str
    offered: bool


class GameInfo(Struct):
    """A game on the shelf."""

    key: str
    title: str
    blurb: str
    seats: list[int]
    minutes: list[int]
    options: dict[str, list[OptionInfo]]  # by number of seats
    credits: list[str]
    rules: str
    picture: str


class Shelf(Struct):
    """All games and bots, and the languages that are spoken here."""

    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[str]


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    online: bool
    away: bool  # a bot plays for this person
    open_hand: bool
    forced: bool


class SettingsInfo(Struct):
    """How the table is set."""

    listed: bool = False
    watching: Watching = "public"
    watchers_chat: bool = False
    absent_after: int = 0
    absent_bot: str = ""
    pace: Pace = "steady"
    hints: bool = True


class Proposal(Struct):
    """A wish to go back that all others must agree with."""

    seat: int
    position: int
    agreed: list[int]


class TableInfo(Struct, kw_only=True):
    """A table: what is played, who sits there, and what you are to it."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    status: Literal["waiting", "running", "over", "closed"]
    seats: list[SeatInfo]
    settings: SettingsInfo
    turn: list[int]
    watchers: int
    proposal: Proposal | None
    rematch: str | None  # the table where it goes on
    deal: str | None  # the table that had the same luck before: whoever knows it knows what comes
    created: float
    mine: list[int] = []  # seats that you play
    held: list[int] = []  # seats whose keys you hold, with those that bots play for you
    host: bool = False


class Opened(Struct):
    """A new table, with keys that are told only now: the host's, and one per person or chair."""

    table: TableInfo
    host: str
    watch: str
    seats: dict[str, str]


class Seated(Struct):
    """A seat that was taken, and its key."""

    seat: int
    key: str
    table: TableInfo


class Invitation(Struct):
    """Fresh keys, for free seats, bots' seats and your own; and for watching, if you may ask."""

    watch: str | None
    seats: dict[str, str]


class Said(Struct):
    """A line of the chat; the seat is -1 for watchers."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Offered(Struct, omit_defaults=True):
    """A move that may be made now; with `with=scene` also whether it seems to end your turn."""

    name: str
    label: str
    ends: bool = False


class Told(Struct):
    """What happened in a step, as you may hear it; step 0 is the setup."""

    position: int
    seat: int
    words: list[str]
    events: list[object]  # the same as data: message id and facts


class ScoreLine(Struct):
    """Where points come from, by which rule."""

    words: str
    points: int
    rule: str


class Score(Struct):
    """How a seat came out."""

    seat: int
    rank: int
    total: int
    lines: list[ScoreLine]


class Outcome(Struct):
    """How the game ended."""

    ending: str
    words: str
    winners: list[int]
    shared: bool
    scores: list[Score]


class Position(Struct, kw_only=True, omit_defaults=True):
    """The game as you may see it: what is asked, what you may do, and what has happened.

    `steps` replace all that you knew of the steps after `since`.
    """

    version: int
    position: int
    turn: list[int]
    over: bool
    seat: int
    prompt: str | UnsetType = UNSET
    moves: list[Offered] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET  # whether your last move can be taken back
    no_undo: str | UnsetType = UNSET  # why not
    since: int | UnsetType = UNSET
    steps: list[Told] | UnsetType = UNSET
    result: Outcome | UnsetType = UNSET
    view: Mapping[str, object] | UnsetType = UNSET
    scene: Drawing | UnsetType = UNSET


class AreaDrawing(Struct):
    """A part of the table: its title in words, what is drawn under its pieces, and their order."""

    id: str
    title: str
    pieces: list[str]
    art: str | UnsetType = UNSET  # left out: as before


class Drawing(Struct):
    """A drawn table. In an update, what has not changed is left out: symbols, art, pieces."""

    width: float
    height: float
    narrow: bool
    defs: dict[str, str]
    areas: list[AreaDrawing]
    pieces: dict[str, str]
    whole: bool = True


class Accepted(Struct):
    """What was sent is done, and stored; the table has this version now."""

    version: int


class Answer(Struct, omit_defaults=True):
    """Whether a move is allowed; if not, why: the rule and the facts."""

    allowed: bool
    rule: str = ""
    words: str = ""
    facts: object = None


class Hint(Struct):
    """The best move that could be found from what the seat knows, and what it promises.

    `hopes` is for each seat what the game will be worth to it, from 0 to 1: its chance to win.
    """

    version: int
    seat: int
    move: str
    label: str
    reason: str
    hopes: list[float]
    shared: bool  # all win together or nobody


class Judged(Struct):
    """A decision of a finished game: what was done, and the best that a search could find.

    Both values are what the seat could hope for by it, from what it knew then: 0 to 1.
    """

    position: int  # moves made before it
    seat: int
    move: str
    label: str
    value: float
    best: str
    best_label: str
    best_value: float
    reason: str


class Analysis(Struct, kw_only=True, omit_defaults=True):
    """How far an analysis is, and what came of it once it is done."""

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    shared: bool | UnsetType = UNSET  # one curve for all
    curve: list[list[float]] | UnsetType = UNSET  # by moves made, then by seat
    decisions: list[Judged] | UnsetType = UNSET
    swings: list[int] | UnsetType = UNSET  # the positions where most was given away


class Card(Struct):
    """A line in the list of open tables."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: str
    watching: Watching
    created: float


class PushInfo(Struct):
    """The public key that a browser subscribes with."""

    key: str


class Health(Struct):
    """That the server lives, and reaches its storage."""

    status: str
    version: str


class Rules(Struct):
    """A game's rules in Markdown; every numbered rule begins with its number in bold."""

    game: str
    title: str
    markdown: str


class History(Struct):
    """All that happened, as you may hear it."""

    version: int
    steps: list[Told]


class Redacted(Struct, kw_only=True):
    """The file of a running game: your own moves, and what you heard of all others."""

    format: Literal["redacted"] = "redacted"
    game: str
    rules: int
    options: Mapping[str, str]
    seats: int
    seat: int
    moves: list[tuple[int, str | None]]
    heard: Sequence[Sequence[object]]
