"""The messages of one language, read from the files below ``assets/words``.

The files are written in Fluent (projectfluent.org). A language's folder holds one file for the house
(several, sorted by rooms) and one for each game, whose messages come before the house's.

A message is parsed when it is first needed: parsing all of them would take longer than
everything else that the program does until its first picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from assets import MissingAsset, asset
from game.words.letters import quoted

HOUSE: Final = (
    "house",
    "pages",
    "people",
    "badges",
    "play",
    "match",
    "advice",
    "review",
    "lessons",
    "troubles",
    "command",
    "survey",
    "arena",
    "puzzles",
    "fit",
)
"""The files of the messages that belong to no single game."""
OF_A_GAME: Final = ("{game}", "reasons_{game}", "lessons_{game}", "badges_{game}")
"""The files of the messages that belong to a game, with its key in their names; it need not have them all."""
LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
"""The languages there are, each with its own name for itself."""

NUMBER_WORD: Final = "number-word"
"""The message that writes small numbers as words."""
MINUS: Final = "\N{MINUS SIGN}"
"""What stands before a number below zero: as wide as a plus, where a hyphen is short and low."""
_LONGEST: Final = 900
"""Letters of a text within a sentence; Fluent refuses more than 1000."""
_LARGEST: Final = 10**30
"""Larger numbers, which only a damaged or hostile file has, are quoted like texts."""
_ONE_STOP: Final = re.compile(r"(?<=\w)\.\.(?=[\s”“’‘\"')\]»«]|$)")
"""A sentence that ends with an abbreviation ("Charleston, W. Va.") has one full stop; a path keeps two."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class MissingWords(LookupError):
    """No message has this key, or a figure that it needs is missing; a mistake in the program.

    >>> from game.words import say
    >>> say("no-such-key")
    Traceback (most recent call last):
        ...
    game.words.phrasebook.MissingWords: en: no message 'no-such-key'
    """


class Money(FluentInt):
    """Dollars, as people of the language write them; selects like a number.

    >>> Sheet("de", ["price = { $sum }"]).say("price", {"sum": Money(-12000)})
    '−$12.000'
    """

    def format(self, locale: Locale) -> str:
        sign = MINUS if self < 0 else ""
        return f"{sign}${format_decimal(abs(int(self)), locale=locale)}"


class Plain(FluentInt):
    """A number without separators: a year, a turn, a count.

    >>> Sheet("en", ["year = { $year }"]).say("year", {"year": Plain(1851)})
    '1851'
    """

    def format(self, locale: Locale) -> str:
        sign = MINUS if self < 0 else ""
        return f"{sign}{abs(int(self))}"


class Grouped(FluentInt):
    """A count that may be large: its thousands stand apart.

    >>> Sheet("en", ["games = { $count } games"]).say("games", {"count": Grouped(-12500)})
    '−12,500 games'
    """

    def format(self, locale: Locale) -> str:
        return with_minus(str(super().format(locale)))


class Fractional(FluentFloat):
    """A figure with a fraction, with the language's own decimal sign.

    >>> Sheet("de", ["gain = { $gain }"]).say("gain", {"gain": Fractional(-0.5)})
    '−0,5'
    """

    def format(self, locale: Locale) -> str:
        return with_minus(str(super().format(locale)))


def with_minus(figure: str) -> str:
    """A written figure with a minus as printers set it.

    >>> with_minus("-864")
    '−864'
    """
    return figure.replace("-", MINUS)


Argument = int | str | FluentType
"""What stands for a variable of a message: a text, a plain number, dollars."""


def _fluent(value: Argument) -> str | FluentType:
    """Return an argument as Fluent takes it: neither a text nor a number is longer than it allows."""
    if isinstance(value, str):
        return quoted(value, _LONGEST)
    if isinstance(value, int) and abs(value) >= _LARGEST:
        return quoted(str(int(value)).replace("-", MINUS))
    return Plain(value) if isinstance(value, int) and not isinstance(value, FluentType) else value


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms in the text of a Fluent file: each key with its source."""
    starts = list(_ENTRY.finditer(text))
    for i, found in enumerate(starts):
        end = starts[i + 1].start() if i + 1 < len(starts) else len(text)
        yield found.group(1), text[found.start() : end]


class Sheet:
    """Messages by their keys, in one language.

    >>> sheet = Sheet("en", ["lamps = { $count } lamps"])
    >>> sheet.say("lamps", {"count": 3})
    '3 lamps'
    >>> sheet.say("lanterns", {})
    Traceback (most recent call last):
        ...
    game.words.phrasebook.MissingWords: en: no message 'lanterns'
    """

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        """`texts` are the contents of Fluent files; of messages with one key the last counts."""
        self.language = language
        self._sources: dict[str, str] = {}
        for text in texts:
            self._sources.update(entries_of(text))
        functions: dict[str, Any] = {"WORD": self._in_a_word}  # Fluent takes texts, too.
        self._bundle = FluentBundle(
            [language, language.partition("-")[0]], use_isolating=False, functions=functions
        )
        self._filled: dict[str, str] = {}
        terms = "".join(source for key, source in self._sources.items() if key.startswith("-"))
        self._bundle.add_resource(FluentResource(terms))

    def __contains__(self, key: str) -> bool:
        return key.partition(".")[0] in self._sources

    @property
    def keys(self) -> list[str]:
        """The keys of all messages, without terms."""
        return [key for key in self._sources if not key.startswith("-")]

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The message with this key, or with ``key.attribute``. Raises `MissingWords`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            if name not in self._sources:
                raise MissingWords(f"{self.language}: no message {name!r}")
            self._bundle.add_resource(FluentResource(self._sources[name]))
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.language}: message {name!r} has no {attribute or 'text'}")
        errors: list[Exception] = []
        # Not by the bundle's own method: it would take `Money` for a number like any other.
        values = CurrentEnvironment({name: _fluent(value) for name, value in arguments.items()})
        words = pattern(ResolverEnvironment(self._bundle, errors, values))
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return _ONE_STOP.sub(".", str(words))

    def _in_a_word(self, count: int) -> str:
        """Return a small number as a word; messages call this as ``WORD($count)``."""
        return self.say(NUMBER_WORD, {"count": Plain(count)}) if NUMBER_WORD in self else str(Plain(count))

    def fill(self, pattern: str, arguments: Mapping[str, Argument]) -> str:
        """Return a pattern that is no message, such as a line of a help book, with its placeables filled in.

        Raises `MissingWords` for a pattern that is not in order, or that names a missing argument.

        >>> Sheet("en", []).fill("{ $lamps } lamps", {"lamps": 3})
        '3 lamps'
        """
        key = self._filled.get(pattern)
        if key is None:
            key = self._filled[pattern] = f"filled-{len(self._filled)}"
            self._sources[key] = f"{key} = {pattern}"
        try:
            return self.say(key, arguments)
        except (MissingWords, LookupError) as error:
            raise MissingWords(f"{self.language}: {pattern!r}: {error}") from None


class Phrasebook:
    """All messages of one language: the house's, and each game's before them.

    >>> book = Phrasebook("de")
    >>> book.say("american_rails", "row-pass", {})
    'Passen'
    >>> book.say(None, "list-and", {"first": "Clara", "last": "Henry"})
    'Clara und Henry'
    """

    def __init__(self, language: str) -> None:
        """`language` is the name of a folder below ``assets/words``."""
        self.language = language
        self._house = [self._read(name) for name in HOUSE]
        self.house = Sheet(language, self._house)
        self._games: dict[str, Sheet] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def _read(self, name: str) -> str:
        try:
            return asset("words", self.language, f"{name}.ftl").read_text(encoding="utf-8")
        except MissingAsset:
            return ""

    def sheet(self, game: str | None = None) -> Sheet:
        """The messages that a game (its key) speaks with; the house's where none is given."""
        if game is None:
            return self.house
        if game not in self._games:
            own = [self._read(name.format(game=game)) for name in OF_A_GAME]
            self._games[game] = Sheet(self.language, [*self._house, *own])
        return self._games[game]

    def say(self, game: str | None, key: str, arguments: Mapping[str, Argument]) -> str:
        """A message, from memory where it has been said before."""
        said = (game, key, *((name, *_known_by(value)) for name, value in arguments.items()))
        words = self._said.get(said)
        if words is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            words = self._said[said] = self.sheet(game).say(key, arguments)
        return words


def _known_by(value: Argument) -> tuple[object, ...]:
    """What tells an argument from all that would be written otherwise: a fraction may ask for its places."""
    options = tuple(vars(value.options).values()) if isinstance(value, FluentFloat) else ()
    return type(value), value, options


_REMEMBERED: Final = 5000
"""How many sentences a phrasebook keeps; a screen needs about a hundred at each frame."""


@cache
def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language in `LANGUAGES`."""
    return Phrasebook(language)


def money(amount: int) -> Money:
    """Dollars, as an argument of a message."""
    return Money(amount)
