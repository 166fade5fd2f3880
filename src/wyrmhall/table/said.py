"""Turns what a match says into what goes over the wire, in a viewer's language."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from wyrmhall.core.game import Game, Result
from wyrmhall.core.language import LANGUAGES, Names, Speaker
from wyrmhall.core.look import Look
from wyrmhall.core.scene import Scene
from wyrmhall.core.svg import Parts, parts
from wyrmhall.core.words import Words
from wyrmhall.table import wire

HERE = str(Path(__file__).parent)
MOST_KEPT = 20_000  # sentences


@cache
def speaker(folder: str, language: str) -> Speaker:
    """Give the one speaker of a game's words in a language."""
    return Speaker(folder, language)


@cache
def own_speaker(language: str) -> Speaker:
    """Give the speaker of what the table itself says."""
    return Speaker(HERE, language)


def language_of(asked: str | None, accepted: str) -> str:
    """Choose the language that was asked for, or the first accepted one that is spoken here."""
    wanted = [asked or "", *(part.split(";")[0].strip() for part in accepted.split(","))]
    return next((code[:2] for code in wanted if code[:2] in LANGUAGES), LANGUAGES[0])


class Voice:
    """Speaks to one viewer, and remembers sentences that come again and again."""

    _kept: ClassVar[OrderedDict[tuple[object, ...], str]] = OrderedDict()

    def __init__(self, game: Game, language: str, names: Names, you: int) -> None:
        """Know the language, who is called what, and who listens."""
        self.speaker = speaker(game.folder, language)
        self.names = names
        self.you = you
        self._who = (game.key, language, you, *names.values())

    def say(self, words: Words, names: Names | None = None, you: int = -1) -> str:
        """Speak; the names and the listener are always the viewer's."""
        if not words.facts:
            return self.speaker.say(words)
        key = (*self._who, words.message, *map(_hashable, words.facts.items()))
        said = self._kept.get(key)
        if said is None:
            said = self._kept[key] = self.speaker.say(words, self.names, self.you)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return said

    def offered(self, look: Look) -> list[wire.Offered]:
        """Name the moves that may be made."""
        return [wire.Offered(offer["name"], self.say(offer["label"])) for offer in look["moves"]]

    def told(self, position: int, seat: int, heard: Sequence[Words]) -> wire.Told:
        """Tell a step."""
        said = [self.say(words) for words in heard]
        return wire.Told(position, seat, said, [words.data() for words in heard])

    def outcome(self, result: Result) -> wire.Outcome:
        """Tell how it ended."""
        totals = result.totals()
        scores = [
            wire.Score(
                seat,
                result.ranks[seat],
                totals[seat],
                [wire.ScoreLine(self.say(li.source), li.points, li.rule) for li in lines],
            )
            for seat, lines in enumerate(result.scores)
        ]
        words = self.say(Words("ending-" + result.ending))
        return wire.Outcome(result.ending, words, [*result.winners], result.shared, scores)

    def drawn(self, game: Game, look: Look, narrow: bool) -> Parts:
        """Draw the table."""
        scene = game.scene(look, narrow)
        assert isinstance(scene, Scene)
        return parts(scene, self, self.names)


def _hashable(fact: object) -> object:
    if isinstance(fact, tuple):
        return tuple(map(_hashable, fact))
    if isinstance(fact, Words):
        return (fact.message, *map(_hashable, fact.facts.items()))
    if isinstance(fact, list):
        return tuple(map(_hashable, fact))
    return fact


def whole_drawing(new: Parts, narrow: bool) -> wire.Drawing:
    """Send all of a drawing."""
    areas = [wire.AreaDrawing(a["id"], a["title"], a["pieces"], a["art"]) for a in new["areas"]]
    return wire.Drawing(new["width"], new["height"], narrow, new["defs"], areas, new["pieces"])


def changed_drawing(old: Parts, new: Parts, narrow: bool) -> wire.Drawing:
    """Send what is new or different since the drawing before."""
    before = {area["id"]: area["art"] for area in old["areas"]}
    areas = [wire.AreaDrawing(a["id"], a["title"], a["pieces"]) for a in new["areas"]]
    for drawing, area in zip(areas, new["areas"], strict=True):
        if before.get(area["id"]) != area["art"]:
            drawing.art = area["art"]
    return wire.Drawing(
        new["width"],
        new["height"],
        narrow,
        _different(old["defs"], new["defs"]),
        areas,
        _different(old["pieces"], new["pieces"]),
        whole=False,
    )


def _different(old: Mapping[str, str], new: Mapping[str, str]) -> dict[str, str]:
    return {id: markup for id, markup in new.items() if old.get(id) != markup}
