"""How tables come to be: new, as a rematch, from a moment of another one, from a game file."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from wyrmhall.bots import MAKERS
from wyrmhall.core.box import EditionError
from wyrmhall.core.game import Game
from wyrmhall.core.language import LANGUAGES
from wyrmhall.core.match import OURS, SetupError, our_tables, replay, settled
from wyrmhall.core.record import Edition, Record, RecordError, loads
from wyrmhall.core.words import Words
from wyrmhall.table import store as kept
from wyrmhall.table import wire
from wyrmhall.table.course import Entry
from wyrmhall.table.faults import NotNow, Unsound
from wyrmhall.table.hall import Hall, find_game
from wyrmhall.table.keys import Role, hashed, new_id, new_key, new_seed
from wyrmhall.table.room import Room
from wyrmhall.table.said import own_speaker
from wyrmhall.table.store import Row

BOT = "journeyman"  # who plays where nobody has been chosen


@dataclass
class Doors:
    """The keys of a new table, told once to whoever made it."""

    host: str
    watch: str
    seats: dict[int, str]

    def rows(self, table: str) -> list[Row]:
        """Give what is stored of them."""
        seats = [door_row(table, key, "seat", seat) for seat, key in self.seats.items()]
        host, watch = door_row(table, self.host, "host"), door_row(table, self.watch, "watch")
        return [host, watch, *seats]


def door_row(table: str, key: str, role: Role, seat: int = -1) -> Row:
    """Give what is stored of a key."""
    return {"table_id": table, "hash": hashed(key), "role": role, "seat": seat}


async def open_table(hall: Hall, wish: wire.NewTable) -> tuple[Room, Doors]:
    """Make a new table."""
    game = find_game(wish.game)
    edition = await hall.keep_edition(game, Edition(OURS, our_tables(game)))
    record = _record(game, wish)
    deal = None
    if wish.deal_of is not None:
        deal = await hall.room(wish.deal_of)
        _share_deal(record, deal)
        edition = deal.row["edition"]
    return await _lay(hall, game, record, edition, wish.chairs, wish.settings, deal)


async def open_import(hall: Hall, wish: wire.Import) -> tuple[Room, Doors]:
    """Make a table that plays on from a game file."""
    try:
        record = loads(wish.record.encode())
        game = find_game(record.game)
        match = replay(record, game)
        edition = await hall.keep_edition(game, record.edition)
    except (RecordError, EditionError) as error:
        raise Unsound(str(error)) from None
    if not match.over:
        if record.luck:
            raise NotNow("luck-from-outside")
        record = _with_new_luck(record, len(record.moves))
    return await _lay(hall, game, record, edition, wish.chairs, None, None)


async def open_fork(hall: Hall, room: Room, wish: wire.Fork) -> tuple[Room, Doors]:
    """Make a table that plays on from a moment of another one."""
    if not 0 <= wish.position <= room.match.position:
        raise NotNow("no-such-position", {"position": wish.position})
    record = _with_new_luck(room.record(wish.position), wish.position)
    chairs = wish.chairs or [_same_chair(row) for row in room.people]
    edition = room.row["edition"]
    return await _lay(hall, room.game, record, edition, chairs, room_settings(room), room)


async def rematch(hall: Hall, room: Room) -> Room:
    """Find the table where a finished game goes on, or make it."""
    async with room.lock:
        if room.row["rematch"] is not None:
            return await hall.room(room.row["rematch"])
        if room.status != "over":
            raise NotNow("not-over")
        again = await _again(hall, room)
    await hall.changed(room)
    return again


async def _again(hall: Hall, room: Room) -> Room:
    """Make the table where the same people play again; their keys are good there too."""
    record = msgspec.structs.replace(room.record(0), seeds=[(0, new_seed())], luck=[])
    chairs = [_same_chair(row) for row in room.people]
    edition = await hall.keep_edition(room.game, Edition(OURS, our_tables(room.game)))
    record.rules = room.game.rules_version
    again, _ = await _lay(hall, room.game, record, edition, chairs, room_settings(room), None)
    rows = [
        {"table_id": again.id, "hash": hash, "role": role, "seat": seat}
        for hash, (role, seat) in room.doors.items()
    ]
    await hall.store.add(kept.keys, *rows)
    again.doors.update(room.doors)
    await hall.set_table(room, {"rematch": again.id})
    return again


def room_settings(room: Room) -> wire.Settings:
    """Give a table's settings, for another one like it."""
    return msgspec.convert(msgspec.to_builtins(room.settings), wire.Settings)


def merged(old: wire.SettingsInfo, new: wire.Settings) -> wire.SettingsInfo:
    """Change those settings that are given."""
    given = {
        name: value
        for name in new.__struct_fields__
        if (value := getattr(new, name)) is not msgspec.UNSET
    }
    check_bot(given.get("absent_bot") or BOT)
    return msgspec.structs.replace(old, **given)


def check_bot(name: str) -> str:
    """Make sure that there is such a bot."""
    if name not in MAKERS:
        raise NotNow("no-such-bot", {"bot": name})
    return name


def bot_name(bot: str, others: Sequence[str], language: str = LANGUAGES[0]) -> str:
    """Name a bot by its strength, so that it can be told from others at the table."""
    plain = own_speaker(language).say(Words(f"bot-{bot}"))
    name, number = plain, 1
    while name in others:
        number += 1
        name = f"{plain} {number}"
    return name


def is_bot_name(bot: str, name: str) -> bool:
    """Ask whether a bot is called by its strength, in any language."""
    plain = name.rstrip(" 0123456789")
    return plain in [bot_name(bot, (), language) for language in LANGUAGES]


def christened(chairs: Sequence[wire.Chair], language: str) -> list[wire.Chair]:
    """Name the bots that have no name, in the language of whoever seats them."""
    named: list[wire.Chair] = []
    for chair in chairs:
        name = chair.name
        if chair.kind == "bot" and not name:
            others = [other.name or "" for other in named]
            name = bot_name(check_bot(chair.bot or BOT), others, language)
        named.append(msgspec.structs.replace(chair, name=name))
    return named


def _record(game: Game, wish: wire.NewTable) -> Record:
    try:
        options = settled(game, wish.seats, wish.options)
    except SetupError as error:
        raise Unsound(str(error)) from None
    return Record(
        game=game.key,
        rules=game.rules_version,
        edition=Edition(OURS, {}),
        options=options,
        seats=wish.seats,
        seeds=[(0, new_seed())],
        moves=[],
    )


def _share_deal(record: Record, other: Room) -> None:
    """Take over a deal; only a finished one, for who plays it knows what would come elsewhere."""
    if other.status != "over":
        raise NotNow("deal-not-over")
    mine = (record.game, record.rules, record.seats, record.options)
    if mine != (other.game.key, other.row["rules"], other.row["seats"], other.options):
        raise NotNow("deal-differs")
    record.seeds = other.course.seeds[:1]


def _with_new_luck(record: Record, position: int) -> Record:
    kept_seeds = [seed for seed in record.seeds if seed[0] <= position]
    return msgspec.structs.replace(record, seeds=[*kept_seeds, (position + 1, new_seed())])


def _same_chair(row: Row) -> wire.Chair:
    return wire.Chair(kind=row["kind"], name=row["name"] or None, bot=row["bot"])


async def _lay(
    hall: Hall,
    game: Game,
    record: Record,
    edition: str,
    chairs: Sequence[wire.Chair],
    settings: wire.Settings | None,
    deal: Room | None,
) -> tuple[Room, Doors]:
    """Store a table, with its seats and keys, and the moves that it begins with."""
    id = new_id()
    wished = merged(wire.SettingsInfo(absent_bot=BOT), settings or wire.Settings())
    people = _seat_all(id, record.seats, chairs)
    doors = Doors(
        new_key(), new_key(), {row["seat"]: new_key() for row in people if row["kind"] != "bot"}
    )
    row = {
        "id": id,
        "game": game.key,
        "rules": record.rules,
        "edition": edition,
        "options": _json(record.options),
        "seats": record.seats,
        "deal": deal.row["deal"] if deal is not None else id,
        "seeds": _json(record.seeds),
        "luck": _json(record.luck),
        "settings": _json(wished),
        "listed": wished.listed,
        "status": "waiting" if any(p["kind"] == "open" for p in people) else "running",
        "proposal": None,
        "rematch": None,
        "created": time.time(),
        "due": None,
    }
    made = [Entry("move", seat, name) for seat, name in record.moves]
    await hall.store.create(row, people, doors.rows(id), made)
    room = await hall.room(id)
    if room.begun and room.match.over:
        await hall.set_table(room, {"status": "over"})
    hall.lobby_has_changed()
    await hall.changed(room)
    return room, doors


def _seat_all(table: str, seats: int, chairs: Sequence[wire.Chair]) -> list[Row]:
    if len(chairs) > seats:
        raise NotNow("too-many-chairs", {"seats": seats})
    filled = [*chairs, *(wire.Chair(kind="open") for _ in range(seats - len(chairs)))]
    rows: list[Row] = []
    for seat, chair in enumerate(filled):
        names = [row["name"] for row in rows]
        rows.append(seat_row(table, seat, chair, names))
    return rows


def seat_row(table: str, seat: int, chair: wire.Chair, names: Sequence[str]) -> Row:
    """Give what is stored of a seat."""
    bot = check_bot(chair.bot or BOT) if chair.kind == "bot" else None
    name = clean_name(chair.name or "")
    if bot is not None:
        name = name or bot_name(bot, names)
    return {
        "table_id": table,
        "seat": seat,
        "kind": chair.kind,
        "name": "" if chair.kind == "open" else name,
        "bot": bot,
        "open_hand": False,
        "forced": False,
        "until": time.time(),
        "away": False,
    }


def clean_name(name: str) -> str:
    """Take out of a name what would disturb a line of text."""
    return " ".join("".join(c for c in name if c.isprintable()).split())


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def deal_members(rows: Sequence[Mapping[str, object]]) -> bool:
    """Ask whether any of these tables still plays."""
    return any(row["status"] in ("waiting", "running") for row in rows)
