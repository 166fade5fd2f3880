"""One table, as this process knows it: who sits there, the game, and who is connected."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from wyrmhall.core.game import WATCHER, Box, Game
from wyrmhall.core.look import Look
from wyrmhall.core.match import Match
from wyrmhall.core.record import Edition, Record
from wyrmhall.core.svg import Parts
from wyrmhall.table import wire
from wyrmhall.table.course import Course, Entry, undecided
from wyrmhall.table.foresight import mark_ends
from wyrmhall.table.keys import Access, hashed
from wyrmhall.table.said import Voice, changed_drawing, whole_drawing
from wyrmhall.table.store import Kept

MOST_GUESTS = 200  # who look on at one table, here
MOST_WINDOWS = 20  # of those who hold the same seat
MOST_WAITING = 200  # messages for one viewer who does not read them

encode = msgspec.json.Encoder().encode


class Eye(NamedTuple):
    """A way to look at the table: as whom, in which language, and how much of it."""

    seat: int
    language: str = "en"
    words: bool = False
    view: bool = False
    scene: bool = False
    narrow: bool = False


@dataclass(frozen=True)
class Sight:
    """How much of the history a seat may know of.

    While several seats decide at the same time, what the others do is not to be seen: neither
    their steps, nor that there were any.
    """

    settled: int  # entries before the open decision
    version: int  # with those of its own
    start: int  # steps before it
    own: tuple[int, ...]  # its own steps in it, by their place in the match

    @property
    def position(self) -> int:
        """Count the steps that the seat knows of."""
        return self.start + len(self.own)


class Stream:
    """One viewer who is connected: messages wait here until they are sent."""

    def __init__(self, eye: Eye, access: Access) -> None:
        """Begin with nothing to send."""
        self.eye = eye
        self.access = access
        self.since = time.monotonic()
        self.closed = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Queue a message; whoever does not read is let go, and may come back with the cursor."""
        if self.closed:
            return
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(message)
            return
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.close()

    async def next(self) -> bytes | None:
        """Wait for messages and take all there are; None is the end."""
        messages = [await self.waiting.get()]
        while not self.waiting.empty():
            messages.append(self.waiting.get_nowait())
        if messages[0] is None:
            return None
        if messages[-1] is None:
            self.waiting.put_nowait(None)
        return b"".join(filter(None, messages))

    def close(self) -> None:
        """End it after what waits by now."""
        if not self.closed:
            self.closed = True
            self.waiting.put_nowait(None)

    @property
    def guest(self) -> bool:
        """Ask whether it belongs to somebody who only looks on."""
        return not (self.access.held or self.access.host)

    def shares(self, access: Access) -> bool:
        """Ask whether it is a window of the same player, or of the host."""
        return bool(self.access.held & access.held) or (self.access.host and access.host)


class Room:
    """One table."""

    def __init__(self, game: Game, box: Box, edition: Edition, kept: Kept) -> None:
        """Take what is stored of it."""
        self.game = game
        self.box = box
        self.edition = edition
        self.refit(kept)
        self.id: str = kept.table["id"]
        self.options: dict[str, str] = msgspec.json.decode(kept.table["options"])
        seeds = msgspec.json.decode(kept.table["seeds"], type=list[tuple[int, str]])
        self.course = Course(seeds)
        for entry in kept.entries:
            self.course.add(entry)
        self.lock = asyncio.Lock()
        self.streams: dict[Eye, list[Stream]] = defaultdict(list)
        self.said = 0  # lines of chat that have been sent
        self.touched = time.monotonic()
        self._match: Match | None = None
        self._drawings: dict[Eye, Parts] = {}

    def refit(self, kept: Kept) -> None:
        """Take what is stored of the table itself: settings, seats, keys."""
        self.row = kept.table
        self.people = kept.seats
        self.doors = kept.keys
        self.settings = msgspec.json.decode(self.row["settings"], type=wire.SettingsInfo)

    # The game

    @property
    def match(self) -> Match:
        """Give the game being played, rebuilt from its moves if need be."""
        self.touched = time.monotonic()
        if self._match is None:
            self._match = self.match_at(len(self.course.moves))
        return self._match

    @property
    def status(self) -> str:
        """Say how far the table has come: waiting, running, over, closed."""
        return str(self.row["status"])

    @property
    def begun(self) -> bool:
        """Ask whether everybody has sat down, so that there is a game to be seen."""
        return self.status in ("running", "over")

    def forget(self) -> None:
        """Let the game go; it can be rebuilt."""
        self._match = None
        self._drawings.clear()

    def match_at(self, position: int) -> Match:
        """Build the game as it was after so many moves."""
        return Match(self.game, self.box, self.record(position))

    def record(self, position: int | None = None) -> Record:
        """Write the game down, up to a position."""
        return Record(
            game=self.game.key,
            rules=self.row["rules"],
            edition=self.edition,
            options=self.options,
            seats=self.row["seats"],
            seeds=[*self.course.seeds],
            luck=msgspec.json.decode(self.row["luck"]),
            moves=self.course.moves[:position],
        )

    def take(self, entry: Entry) -> None:
        """Follow an entry that is not this process's own move."""
        self.course.add(entry)
        if entry.kind == "move" and self._match is not None:
            self._match.play(entry.seat, entry.text)
        else:
            self._match = None

    def sight(self, seat: int) -> Sight:
        """Find out how much of the history a seat may know of."""
        match = self.match
        together, open_steps = undecided(match)
        start = match.position - open_steps
        if not together:
            version = self.course.version
            return Sight(version, version, match.position, ())
        settled = self.course.settled(start)
        later = self.course.entries[settled:]
        own = (p for p in range(start, match.position) if match.steps[p].seat == seat)
        return Sight(settled, settled + sum(e.seat == seat for e in later), start, tuple(own))

    # Who is who

    def access(self, keys: Iterable[str]) -> Access:
        """Find out what keys are good for here."""
        access = Access()
        for key in keys:
            role, seat = self.doors.get(hashed(key), ("", 0))
            if role == "seat":
                access.held.add(seat)
                if self.people[seat]["kind"] != "bot":
                    access.mine.add(seat)
            access.host |= role == "host"
            access.watch |= role == "watch"
        return access

    @property
    def names(self) -> dict[int, str]:
        """Give the names that seats are called by, where they have one."""
        return {row["seat"]: row["name"] for row in self.people if row["name"]}

    def persons(self) -> list[int]:
        """List the seats where people play."""
        return [row["seat"] for row in self.people if row["kind"] == "person"]

    def alone(self, access: Access) -> bool:
        """Ask whether nobody else plays here, but for bots."""
        return set(self.persons()) <= access.mine

    def may_see(self, access: Access, seat: int) -> bool:
        """Ask whether somebody may look with these eyes."""
        if seat in access.mine or (self.status == "over" and self.may_watch(access)):
            return True
        if seat == WATCHER:
            return self.may_watch(access)
        return access.watch and self.hands_open()

    def may_watch(self, access: Access) -> bool:
        """Ask whether somebody may see what all see."""
        if access.host or access.held:
            return True
        public = bool(self.row["listed"]) or access.watch
        return public and self.settings.watching != "none"

    def hands_open(self) -> bool:
        """Ask whether watchers may see all hands: the host allows it and every person agrees."""
        agreed = all(self.people[seat]["open_hand"] for seat in self.persons())
        return self.settings.watching == "hands" and agreed

    def online(self, seat: int) -> bool:
        """Ask whether somebody is connected on that seat, here or at another process."""
        return bool(self.people[seat]["until"] > time.time())

    # What is sent

    def info(self, access: Access) -> wire.TableInfo:
        """Tell about the table, to somebody."""
        row = self.row
        proposal = row["proposal"]
        return wire.TableInfo(
            id=self.id,
            game=self.game.key,
            title=self.game.title,
            options=self.options,
            status=row["status"],
            seats=self.seat_infos(),
            settings=self.settings,
            turn=self.match.turn() if self.begun else [],
            watchers=sum(len(v) for eye, v in self.streams.items() if eye.seat == WATCHER),
            proposal=proposal and msgspec.json.decode(proposal, type=wire.Proposal),
            rematch=row["rematch"],
            deal=None if row["deal"] == self.id else row["deal"],
            created=row["created"],
            mine=sorted(access.mine),
            held=sorted(access.held),
            host=access.host,
        )

    def seat_infos(self) -> list[wire.SeatInfo]:
        """Tell who sits where."""
        return [
            wire.SeatInfo(
                seat=row["seat"],
                kind=row["kind"],
                name=row["name"],
                bot=row["bot"],
                online=row["kind"] == "bot" or self.online(row["seat"]),
                away=row["away"],
                open_hand=row["open_hand"],
                forced=row["forced"],
            )
            for row in self.people
        ]

    def voice(self, eye: Eye) -> Voice:
        """Speak to a viewer."""
        return Voice(self.game, eye.language, self.names, eye.seat)

    def position(self, eye: Eye, alone: bool, since: int | None = None) -> wire.Position:
        """Tell how the game stands; with `since`, also what happened after that step."""
        match, sight = self.match, self.sight(eye.seat)
        if not (eye.words or eye.view or eye.scene):
            return self._notice(match, eye, sight)
        look = match.look(eye.seat)
        voice = self.voice(eye)
        told = self._notice(match, eye, sight)
        told.prompt = voice.say(look["prompt"])
        told.moves = voice.offered(look)
        if eye.seat != WATCHER:
            self._tell_undo(told, voice, match, eye.seat, alone)
        if since is not None:
            told.since = since
            told.steps = self.steps(voice, eye.seat, sight, since)
        if look["result"] is not None:
            told.result = voice.outcome(look["result"])
        if eye.view:
            told.view = look["view"]
        if eye.scene:
            told.scene = self._draw(voice, eye, look, since)
            mark_ends(match, eye.seat, told.moves)
        return told

    def past(self, eye: Eye, at: int, move: str | None = None) -> wire.Position:
        """Tell how the game stood after a step, to somebody who knew that much then.

        The drawing offers no moves, except one that shall be shown on it.
        """
        match = self.match_at(at)
        voice, look = self.voice(eye), match.look(eye.seat)
        told = wire.Position(
            version=self.sight(eye.seat).version,
            position=at,
            turn=match.turn(),
            over=match.over,
            seat=eye.seat,
            prompt=voice.say(look["prompt"]),
        )
        if look["result"] is not None:
            told.result = voice.outcome(look["result"])
        if eye.view:
            told.view = look["view"]
        if eye.scene:
            look["moves"] = [offer for offer in look["moves"] if offer["name"] == move]
            told.scene = whole_drawing(voice.drawn(self.game, look, eye.narrow), eye.narrow)
        return told

    def steps(self, voice: Voice, seat: int, sight: Sight, since: int) -> list[wire.Told]:
        """Tell the steps after one, as a seat may hear them; -1 is before the setup."""
        match = self.match
        told = []
        if since < 0:
            told.append(voice.told(0, WATCHER, [e.words(seat) for e in match.opening]))
        known = [*range(max(since, 0), sight.start), *sight.own]
        for place in known:
            step = match.steps[place]
            number = place + 1 if place < sight.start else sight.start + sight.own.index(place) + 1
            if number > since:
                told.append(voice.told(number, step.seat, [e.words(seat) for e in step.events]))
        return told

    def _notice(self, match: Match, eye: Eye, sight: Sight) -> wire.Position:
        return wire.Position(
            version=sight.version,
            position=sight.position,
            turn=match.turn(),
            over=match.over,
            seat=eye.seat,
        )

    def _tell_undo(
        self, told: wire.Position, voice: Voice, match: Match, seat: int, alone: bool
    ) -> None:
        refusal = match.undo_refusal(seat)
        told.undo = refusal is None and not match.over
        if alone:
            told.undo = any(step.seat == seat for step in match.steps)
        elif refusal is not None:
            told.no_undo = voice.say(refusal.words)

    def _draw(self, voice: Voice, eye: Eye, look: Look, since: int | None) -> wire.Drawing:
        """Draw the table: all of it, or for a stream what has changed since its last drawing."""
        new = voice.drawn(self.game, look, eye.narrow)
        if since is None:
            return whole_drawing(new, eye.narrow)
        old = self._drawings.get(eye)
        self._drawings[eye] = new
        if since < 0 or old is None:
            return whole_drawing(new, eye.narrow)
        return changed_drawing(old, new, eye.narrow)

    # The streams

    def cursor(self, seat: int) -> str:
        """Name the place in all that was sent, for a viewer to go on from."""
        sight = self.sight(seat) if self.begun else Sight(0, 0, 0, ())
        return f"{sight.settled}.{sight.version}.{self.said}"

    def message(self, kind: str, cursor: str, body: object) -> bytes:
        """Write a server-sent event."""
        return b"id: %b\nevent: %b\ndata: %b\n\n" % (cursor.encode(), kind.encode(), encode(body))

    def tell_game(self, since: int) -> None:
        """Send everybody how the game stands, and what happened after a step."""
        for eye, streams in self.streams.items():
            bodies: dict[bool, bytes] = {}
            for stream in streams:
                alone = self.alone(stream.access)
                if alone not in bodies:
                    body = self.position(eye, alone, since)
                    bodies[alone] = self.message("game", self.cursor(eye.seat), body)
                stream.send(bodies[alone])

    def tell_table(self) -> None:
        """Send everybody who sits where; whoever may no longer look is let go."""
        for eye, streams in self.streams.items():
            for stream in streams:
                cursor = self.cursor(eye.seat)
                stream.send(self.message("table", cursor, self.info(stream.access)))
                if self.status == "closed" or not self.may_see(stream.access, eye.seat):
                    stream.close()

    def tell_chat(self, lines: Iterable[Mapping[str, object]]) -> None:
        """Send everybody who may hear it what was said."""
        for line in lines:
            said = self.line(line)
            self.said = max(self.said, said.number)
            for eye, streams in self.streams.items():
                message = self.message("chat", self.cursor(eye.seat), said)
                for stream in streams:
                    stream.send(message)

    def line(self, row: Mapping[str, object]) -> wire.Said:
        """Tell a line of the chat."""
        return msgspec.convert({k: row[k] for k in wire.Said.__struct_fields__}, wire.Said)

    def whole_scene(self, eye: Eye, position: wire.Position) -> wire.Position:
        """Send a viewer who has just come all of the drawing, whatever others knew before."""
        if eye.scene:
            position.scene = whole_drawing(self._drawings[eye], eye.narrow)
        return position

    def viewers(self) -> list[Stream]:
        """List all who are connected."""
        return [stream for streams in self.streams.values() for stream in streams]

    def crowded(self) -> bool:
        """Ask whether there are too many guests for one more; players always come in."""
        return sum(stream.guest for stream in self.viewers()) >= MOST_GUESTS

    def join(self, stream: Stream) -> None:
        """Let somebody listen; of a player's many windows the oldest gives way."""
        own = [v for v in self.viewers() if not v.closed and v.shares(stream.access)]
        if len(own) >= MOST_WINDOWS:
            min(own, key=lambda other: other.since).close()
        self.streams[stream.eye].append(stream)

    def leave(self, stream: Stream) -> None:
        """Stop sending to somebody."""
        streams = self.streams.get(stream.eye, [])
        if stream in streams:
            streams.remove(stream)
        if not streams:
            self.streams.pop(stream.eye, None)
            self._drawings.pop(stream.eye, None)
