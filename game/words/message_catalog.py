"""The messages of one language, read from the files below ``assets/words``.

The files are written in Fluent (projectfluent.org). A language's folder contains the shared files and some
for each game, whose messages take precedence over shared ones.

A language may be partial: what it lacks is shown in English, message by message and help book by help book.
`python -m game.words.missing LANGUAGE` lists what is missing, and mistakes.

A message is parsed when it is first needed, because parsing all of them would take longer than the rest of
the start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, cast

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from assets import MissingAsset, asset
from game.words.clean_text import excerpt

SHARED_FILES: Final = (
    "shared",
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
"""The files of messages that games share."""
GAME_FILES: Final = ("{game}", "reasons_{game}", "lessons_{game}", "badges_{game}")
"""The files of a game's messages, with its key in their names; a game need not have them all."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program.

    >>> LANGUAGES["de"].name
    'Deutsch'
    """

    name: str
    """The name of the language in the language itself."""
    complete: bool = True
    """Whether the language claims to have every message and help book, which a test then checks."""


LANGUAGES: Final = {
    "en": Language("English"),
    "de": Language("Deutsch"),
}
"""The languages by the folders below ``assets/words``. To add one, add its folder and a line here."""
FALLBACK_LANGUAGE: Final = "en"
"""The fallback language."""

NUMBER_WORD: Final = "number-word"
"""The message that writes small numbers as words."""
MINUS: Final = "\N{MINUS SIGN}"
"""The typographic minus, as wide as a plus; a hyphen is short and low."""
_MAXIMUM_LENGTH: Final = 900
"""The maximum length of a text argument; Fluent refuses more than 1000 letters."""
_MAXIMUM_NUMBER: Final = 10**30
"""The maximum of numbers that are shown; larger ones, from a damaged or hostile file, are cut like texts."""
_DOUBLE_PERIOD: Final = re.compile(r"(?<=\w)\.\.(?=[\s”“’‘\"')\]»«]|$)")
"""Two periods at the end of a sentence that ends with an abbreviation ("Charleston, W. Va."); a path keeps
two."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class MissingMessage(LookupError):
    """Raised if a message or an argument that it needs is missing, which is a bug in the program.

    >>> from game.words import translate
    >>> translate("no-such-key")
    Traceback (most recent call last):
        ...
    game.words.message_catalog.MissingMessage: en: no message 'no-such-key'
    """


class Money(FluentInt):
    """Dollars in the format of the language; selects plural forms like a number.

    >>> MessageBundle("de", ["price = { $sum }"]).translate("price", {"sum": Money(-12000)})
    '−$12.000'
    """

    def format(self, locale: Locale) -> str:
        sign = MINUS if self < 0 else ""
        return f"{sign}${format_decimal(abs(int(self)), locale=locale)}"


class Plain(FluentInt):
    """A number without separators, such as a year or a turn.

    >>> MessageBundle("en", ["year = { $year }"]).translate("year", {"year": Plain(1851)})
    '1851'
    """

    def format(self, locale: Locale) -> str:
        sign = MINUS if self < 0 else ""
        return f"{sign}{abs(int(self))}"


class Grouped(FluentInt):
    """An integer with separators for thousands.

    >>> MessageBundle("en", ["games = { $count } games"]).translate("games", {"count": Grouped(-12500)})
    '−12,500 games'
    """

    def format(self, locale: Locale) -> str:
        return with_minus(str(super().format(locale)))


class Fractional(FluentFloat):
    """A number with a fraction, with the language's decimal sign.

    >>> MessageBundle("de", ["gain = { $gain }"]).translate("gain", {"gain": Fractional(-0.5)})
    '−0,5'
    """

    def format(self, locale: Locale) -> str:
        return with_minus(str(super().format(locale)))


def with_minus(figure: str) -> str:
    """Return a formatted number with a typographic minus.

    >>> with_minus("-864")
    '−864'
    """
    return figure.replace("-", MINUS)


Argument = int | str | FluentType
"""An argument of a message: a text, a plain number, dollars."""


def _fluent_value(value: Argument) -> str | FluentType:
    """Return an argument for Fluent, cut to the length that it allows."""
    if isinstance(value, str):
        return excerpt(value, _MAXIMUM_LENGTH)
    if isinstance(value, int) and abs(value) >= _MAXIMUM_NUMBER:
        return excerpt(str(int(value)).replace("-", MINUS))
    return Plain(value) if isinstance(value, int) and not isinstance(value, FluentType) else value


def split_entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms in the text of a Fluent file: each key with its source."""
    starts = list(_ENTRY.finditer(text))
    for i, found in enumerate(starts):
        end = starts[i + 1].start() if i + 1 < len(starts) else len(text)
        yield found.group(1), text[found.start() : end]


class _InItsLanguage:
    """A pattern of another bundle, formatted by that bundle's plural rules and number format."""

    def __init__(self, pattern: Pattern, bundle: FluentBundle) -> None:
        self._pattern = pattern
        self._bundle = bundle

    def __call__(self, env: ResolverEnvironment) -> object:
        before, env.context = env.context, self._bundle
        try:
            return self._pattern(env)
        finally:
            env.context = before


class _Bundle(FluentBundle):
    """A Fluent bundle that takes missing terms, and missing attributes of terms, from a fallback."""

    def __init__(
        self, locales: list[str], functions: dict[str, Any], fallback: Callable[[], FluentBundle] | None
    ) -> None:
        super().__init__(locales, functions=functions, use_isolating=False)
        self._fallback = fallback

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        compiled = f"-{entry_id}"
        if not term or self._fallback is None or compiled in self._compiled:
            return super()._lookup(entry_id, term)
        other = self._fallback()
        if entry_id in other._terms:
            theirs = other._lookup(entry_id, term=True)
            parts = {name: _InItsLanguage(part, other) for name, part in theirs.attributes.items()}
            value: object = _InItsLanguage(cast(Pattern, theirs.value), other)
            if entry_id in self._terms:
                own = super()._lookup(entry_id, term=True)
                value, parts = own.value, {**parts, **cast(dict[str, Any], own.attributes)}
            self._compiled[compiled] = cast(Message, SimpleNamespace(value=value, attributes=parts))
        return super()._lookup(entry_id, term)


class MessageBundle:
    """Messages of one language by key, with an optional fallback for missing ones.

    >>> sheet = MessageBundle("en", ["lamps = { $count } lamps"])
    >>> sheet.translate("lamps", {"count": 3})
    '3 lamps'
    >>> sheet.translate("lanterns", {})
    Traceback (most recent call last):
        ...
    game.words.message_catalog.MissingMessage: en: no message 'lanterns'
    """

    def __init__(
        self, language: str, texts: Iterable[str], fallback: Callable[[], MessageBundle] | None = None
    ) -> None:
        """Parse the `texts` of Fluent files; later messages replace earlier ones of the same key."""
        self.language = language
        self._fallback = fallback
        self._sources: dict[str, str] = {}
        for text in texts:
            self._sources.update(split_entries(text))
        functions: dict[str, Any] = {"WORD": self._in_a_word}  # Fluent passes texts, too.
        locales = [language, language.partition("-")[0]]
        self._bundle = _Bundle(locales, functions, None if fallback is None else lambda: fallback()._bundle)
        self._pattern_keys: dict[str, str] = {}
        terms = "".join(source for key, source in self._sources.items() if key.startswith("-"))
        self._bundle.add_resource(FluentResource(terms))

    def __contains__(self, key: str) -> bool:
        return key.partition(".")[0] in self._sources or (
            self._fallback is not None and key in self._fallback()
        )

    @property
    def keys(self) -> list[str]:
        """The keys of all messages of the language itself, without terms."""
        return [key for key in self._sources if not key.startswith("-")]

    def translate(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """Return the message with this key, or with ``key.attribute``, from the fallback if it can't be used.

        Raises `MissingMessage`.
        """
        try:
            return self._format(key, arguments)
        except MissingMessage:
            if self._fallback is None:
                raise
        return self._fallback().translate(key, arguments)

    def has_own(self, key: str) -> bool:
        """Return whether the language itself has a message, or an attribute ("key.words")."""
        try:
            self._pattern(key)
        except MissingMessage:
            return False
        return True

    def _pattern(self, key: str) -> Pattern:
        """Return the pattern of a message of the language itself. Raises `MissingMessage`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            if name not in self._sources:
                raise MissingMessage(f"{self.language}: no message {name!r}")
            self._bundle.add_resource(FluentResource(self._sources[name]))
            if not self._bundle.has_message(name):
                raise MissingMessage(f"{self.language}: message {name!r} is not valid Fluent")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingMessage(f"{self.language}: message {name!r} has no {attribute or 'text'}")
        return pattern

    def _format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """Return a message of the language itself, formatted. Raises `MissingMessage`."""
        pattern = self._pattern(key)
        errors: list[Exception] = []
        # The bundle's own method would treat `Money` like any other number.
        values = CurrentEnvironment({name: _fluent_value(value) for name, value in arguments.items()})
        words = pattern(ResolverEnvironment(self._bundle, errors, values))
        if errors:
            raise MissingMessage(f"{self.language}: {key}: {errors[0]}")
        return _DOUBLE_PERIOD.sub(".", str(words))

    def _in_a_word(self, count: int) -> str:
        """Return a small number as a word; messages call this as ``WORD($count)``."""
        own = NUMBER_WORD in self._sources
        return self._format(NUMBER_WORD, {"count": Plain(count)}) if own else str(Plain(count))

    def format_pattern(self, pattern: str, arguments: Mapping[str, Argument]) -> str:
        """Return a pattern that is no message, such as a line of a help book, with its placeables filled in.

        Raises `MissingMessage` for an invalid pattern or a missing argument.

        >>> MessageBundle("en", []).format_pattern("{ $lamps } lamps", {"lamps": 3})
        '3 lamps'
        """
        key = self._pattern_keys.get(pattern)
        if key is None:
            key = self._pattern_keys[pattern] = f"filled-{len(self._pattern_keys)}"
            self._sources[key] = f"{key} = {pattern}"
        try:
            return self._format(key, arguments)
        except (MissingMessage, LookupError) as error:
            raise MissingMessage(f"{self.language}: {pattern!r}: {error}") from None


class MessageCatalog:
    """All messages of one language: the shared ones, and each game's, which take precedence.

    >>> book = MessageCatalog("de")
    >>> book.translate("american_rails", "row-pass", {})
    'Passen'
    >>> book.translate(None, "list-and", {"first": "Clara", "last": "Henry"})
    'Clara und Henry'
    """

    def __init__(self, language: str) -> None:
        """Load the messages of a `language`, the name of a folder below ``assets/words``."""
        self.language = language
        self._shared_texts = [self._read(name) for name in SHARED_FILES]
        self.shared = MessageBundle(language, self._shared_texts, self._fallback_for(None))
        self._bundles: dict[str, MessageBundle] = {}
        self._cache: dict[tuple[object, ...], str] = {}

    def _read(self, name: str) -> str:
        try:
            return asset("words", self.language, f"{name}.ftl").read_text(encoding="utf-8")
        except MissingAsset:
            return ""

    def bundle(self, game: str | None = None) -> MessageBundle:
        """Return the messages of a game (its key), or the shared ones if none is given."""
        if game is None:
            return self.shared
        if game not in self._bundles:
            own = [self._read(name.format(game=game)) for name in GAME_FILES]
            self._bundles[game] = MessageBundle(
                self.language, [*self._shared_texts, *own], self._fallback_for(game)
            )
        return self._bundles[game]

    def _fallback_for(self, game: str | None) -> Callable[[], MessageBundle] | None:
        """Return a function that returns the English messages, read when something is missing."""
        if self.language == FALLBACK_LANGUAGE:
            return None
        return lambda: message_catalog(FALLBACK_LANGUAGE).bundle(game)

    def translate(self, game: str | None, key: str, arguments: Mapping[str, Argument]) -> str:
        """Return a message, from a cache."""
        said = (game, key, *((name, *_cache_key(value)) for name, value in arguments.items()))
        words = self._cache.get(said)
        if words is None:
            if len(self._cache) >= _MAXIMUM_CACHED:
                self._cache.clear()
            words = self._cache[said] = self.bundle(game).translate(key, arguments)
        return words


def _cache_key(value: Argument) -> tuple[object, ...]:
    """Return an argument's key in the cache, with the options of a number."""
    options = tuple(vars(value.options).values()) if isinstance(value, FluentFloat) else ()
    return type(value), value, options


_MAXIMUM_CACHED: Final = 5000
"""The maximum number of cached sentences; a screen needs about a hundred each frame."""


@cache
def message_catalog(language: str) -> MessageCatalog:
    """Return the message catalog of a language in `LANGUAGES`."""
    return MessageCatalog(language)
