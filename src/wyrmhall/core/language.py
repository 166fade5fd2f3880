"""Speaks `Words` in a language, from the messages of core and of one game.

Messages are Project Fluent files, `words/en.ftl` beside `words/de.ftl`. What a language lacks is
said in English. The facts `seat` and `…_seat` are spoken as names, and each brings a second one
along: `seat_is`, which is `you`, `other` or `nobody`, for sentences that depend on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wyrmhall.core.words import NOBODY, Fact, Words

LANGUAGES = ("en", "de")
HERE = str(Path(__file__).parent)

Names = Mapping[int, str]  # by seat; seats without a name are spoken by their number


class WordsError(Exception):
    """A message is missing, faulty, or lacks a fact that it mentions."""


class Speaker:
    """Says the words of core, and of one game, in one language."""

    def __init__(self, folder: str | None, language: str) -> None:
        """Open the messages: the language's own first, then the English ones."""
        self.language = language
        self._bundles = [_bundle(folder, tongue) for tongue in dict.fromkeys((language, "en"))]
        self._fixed: dict[str, str] = {}  # messages without facts, said once

    def knows(self, message: str) -> bool:
        """Ask whether there is such a message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, words: Words, names: Names | None = None, you: int = NOBODY) -> str:
        """Say it, with the seats' names; `you` is the seat that listens."""
        if words.facts:
            return self._format(words.message, self._facts(words.facts, names or {}, you))
        if words.message not in self._fixed:
            self._fixed[words.message] = self._format(words.message, {})
        return self._fixed[words.message]

    def name(self, seat: int, names: Names | None = None) -> str:
        """Say who sits there."""
        if seat == NOBODY:
            return self.say(Words("nobody"))
        if names and seat in names:
            return names[seat]
        return self._format("seat-name", {"number": seat})

    def join(self, parts: Sequence[str]) -> str:
        """Say a list: a, b and c."""
        if not parts:
            return self.say(Words("nothing"))
        said = parts[0]
        for number, part in enumerate(parts[1:], start=2):
            message = "list-and" if number == len(parts) else "list-comma"
            said = self._format(message, {"first": said, "last": part})
        return said

    def _facts(self, facts: Mapping[str, Fact], names: Names, you: int) -> dict[str, int | str]:
        said: dict[str, int | str] = {}
        for name, fact in facts.items():
            if isinstance(fact, int) and (name == "seat" or name.endswith("_seat")):
                said[name] = self.name(fact, names)
                said[f"{name}_is"] = _who(fact, you)
            elif isinstance(fact, (int, str)):
                said[name] = fact
            elif isinstance(fact, Words):
                said[name] = self.say(fact, names, you)
            else:
                said[name] = self.join([self.say(part, names, you) for part in fact])
        return said

    def _format(self, message: str, facts: Mapping[str, int | str]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                return _formatted(bundle, message, facts)
        raise WordsError(f"there is no message {message!r} in {self.language} or English")


def _formatted(bundle: FluentBundle, message: str, facts: Mapping[str, int | str]) -> str:
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise WordsError(f"the message {message!r} is empty")
    said, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise WordsError(f"the message {message!r} cannot be said: {errors[0]}")
    return str(said)


def _who(seat: int, you: int) -> str:
    if seat == NOBODY:
        return "nobody"
    return "you" if seat == you else "other"


@cache
def _bundle(folder: str | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for home in (folder, HERE):  # the first message of a name stays: a game's own before core's
        if home is not None and (text := _text(home, language)) is not None:
            bundle.add_resource(FluentResource(text))
    return bundle


def _text(folder: str, language: str) -> str | None:
    file = Path(folder) / "words" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else None


class _Variables(Visitor):
    """Collects the facts that a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: str, language: str) -> dict[str, frozenset[str]]:
    """List all messages of a folder with the facts that each mentions; WordsError for faults."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentResource(_text(folder, language) or "").body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{folder}/words/{language}.ftl: not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise WordsError(f"{folder}/words/{language}.ftl: {entry.id.name} stands twice")
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found
