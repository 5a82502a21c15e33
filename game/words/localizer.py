"""Translates what a game reports (events, prompts, reasons), with the names of pieces and places."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Final, cast

from fluent.runtime.types import FluentType

from game.rules.boards import Titles, board_header
from game.rules.codecs import AmountCodec, Codec, NameCodec
from game.rules.contract import Event, Game, GameError, Party, PartyType, State
from game.rules.messages import (
    AnyOf,
    Dollars,
    Message,
    MessageArg,
    MessageReference,
    StoredMessageId,
    UserError,
)
from game.words import active_locale
from game.words.clean_text import excerpt
from game.words.message_catalog import Argument, MessageCatalog, Money

Value = MessageArg | Party | FluentType
TITLE: Final = "game-title"
SUMMARY: Final = "game-summary"
PERIOD: Final = "game-period"
SCORES: Final = "game-scores"
"""The messages that each game has: its name, its summary, and the names of a period and of scores."""
_NEVER_SHORTENED: Final = ("file", "folder", "error")
"""Text arguments of these names are never shortened: people need whole paths, and whole errors of bots."""
SEAT: Final = "seat"
"""Arguments of this name, and those that begin with it and a hyphen or underscore, are players."""


class Localizer:
    """A translator of messages of one game at one table into the active language.

    An argument's meaning follows from its name, by the same codecs that format moves (`Game.codecs`).

    >>> import random
    >>> from game.rules.catalog import find_game
    >>> from game.words.active_locale import override
    >>> game = find_game("american_rails")
    >>> state = game.new_game(3, {}, random.Random(7))
    >>> localizer = Localizer(game, ["Clara", "Henry", "Ada"])
    >>> state.play(game.parse_move("put up American"), lambda event: print(localizer.event_text(event)))
    Henry puts up a share of American.
    >>> localizer.message(state.illegal_reason(game.parse_move("bid 99")))
    'You have only $50.'
    >>> with override("de"):
    ...     print(localizer.message(state.illegal_reason(game.parse_move("bid 99"))))
    Du hast nur $50.
    """

    def __init__(self, game: Game | None, names: Sequence[str] = ()) -> None:
        """Create a localizer; `names` are the players', by seat. Without a game only shared messages work."""
        self._game = game
        self.key = game.key if game is not None else None
        self.names = names

    def translate(self, key: str, /, **args: Value) -> str:
        """Return the message with this key. Raises `MissingMessage` if it or an argument is missing."""
        arguments = {name.replace("_", "-"): self._argument(name, value) for name, value in args.items()}
        return active_locale.active_catalog().translate(self.key, key, arguments)

    def translate_for_board(self, key: str, /, **args: Value) -> str:
        """Return the message with this key, which may also use facts of the board (`Game.facts`)."""
        facts, cached = self._fact_arguments()
        if args:
            arguments = {name.replace("_", "-"): self._argument(name, value) for name, value in args.items()}
            return active_locale.active_catalog().translate(self.key, key, {**facts, **arguments})
        if key not in cached:
            cached[key] = active_locale.active_catalog().translate(self.key, key, facts)
        return cached[key]

    def format_pattern(self, pattern: str, more: Mapping[str, str] | None = None) -> str:
        """Return a line of a help book with facts of the board filled in, and with `more` arguments.

        Raises `MissingMessage`.
        """
        arguments = {**self._fact_arguments()[0], **(more or {})}
        return active_locale.active_catalog().bundle(self.key).format_pattern(pattern, arguments)

    def _fact_arguments(self) -> _FactArguments:
        """Return the facts of the board as arguments, from a small cache by language and board."""
        place = active_locale.active_catalog(), self._game
        found = _fact_arguments_cache.get(place)
        if found is None:
            if len(_fact_arguments_cache) >= _MAXIMUM_BOARDS:
                _fact_arguments_cache.clear()
            facts = self.facts.items()
            found = {name.replace("_", "-"): self._argument(name, value) for name, value in facts}, {}
            _fact_arguments_cache[place] = found
        return found

    @property
    def facts(self) -> Mapping[str, Value]:
        """The facts of the board, its title (`board`), and whether it is not the game's own."""
        game = self._game
        if game is None:
            return {}
        return {**game.facts, "board": board_title(game), "other_board": int(game.other_board is not None)}

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return key in active_locale.active_catalog().bundle(self.key)

    def message(self, message: Message | str) -> str:
        """Return the text of a message; a string, which an earlier version wrote, is returned unchanged.

        A message from a file may have a key or arguments that this version doesn't know. Then these are
        shown.
        """
        if isinstance(message, str):
            return message
        args = {name: _shortened(name, value) for name, value in message.args}
        try:
            return self.translate(message.id.key, **args)
        except (LookupError, ValueError, ArithmeticError):
            if isinstance(message.id, StoredMessageId):
                return excerpt(str(message))
            raise

    def describe(self, message: Message) -> str:
        """Return the sentence that belongs to a message in addition to its title (the attribute
        ``words``).
        """
        return self.translate(f"{message.id.key}.words", **dict(message.args))

    def event_text(self, event: Event) -> str | None:
        """Return the line of the log for an event; None if another line covers it."""
        key = event.message_key()
        if key is None:
            return None
        return self.translate(key, **{field.name: getattr(event, field.name) for field in fields(event)})

    def log_text(self, content: Event | Message | str) -> str | None:
        """Return the line of the log for an entry of the journal; None if it needs none."""
        return self.event_text(content) if isinstance(content, Event) else self.message(content)

    def prompt(self, state: State) -> tuple[str, str]:
        """Return the title of the current prompt, and a sentence that explains what to do."""
        message = state.prompt()
        return self.message(message), self.describe(message)

    def title(self, field: str, number: int) -> str:
        """Return the name of a piece or place: its translation, or its name in the board's file."""
        coder = self._coders.get(field)
        if not isinstance(coder, NameCodec):
            raise KeyError(f"no names for {field!r}")
        return self._name(field, coder, number)

    @property
    def _coders(self) -> Mapping[str, Codec]:
        return self._game.codecs if self._game is not None else {}

    def _name(self, field: str, coder: NameCodec, number: int) -> str:
        title, name = coder.titles[number], coder.names[number]
        if title is not None:
            return self.message(title)
        called = translated_title(self._game.titles if self._game is not None else {}, name)
        if called is not None:
            return called
        key = name_key(field, name)
        return self.translate(key) if self.has(key) else typographic(name)

    def _argument(self, name: str, value: Value) -> Argument:
        if isinstance(value, FluentType):
            return value
        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, Party):
            return self._party(value)
        if isinstance(value, tuple):
            several = cast("tuple[int | str | Message, ...]", value)
            joined = "or" if isinstance(value, AnyOf) else "and"
            return self.format_list([str(self._argument(name, part)) for part in several], joined)
        if isinstance(value, MessageReference):
            return self.translate(str(value)) if self.has(str(value)) else str(value)
        if isinstance(value, Dollars):
            return Money(value)
        if not isinstance(value, int):
            return value
        return self._number_argument(name, value)

    def _party(self, party: Party) -> str:
        """Return the name of a payer or payee; the bank is the message ``bank``."""
        if party.kind is PartyType.BANK:
            return self.translate("bank")
        return str(self._argument("seat" if party.kind is PartyType.SEAT else "company", party.number))

    def _number_argument(self, name: str, value: int) -> Argument:
        base = name.partition("_")[0]
        if base == SEAT:
            return self.names[value]
        coders = self._coders
        coder = coders.get(name) or coders.get(base)
        if isinstance(coder, AmountCodec):
            return Money(value)
        if isinstance(coder, NameCodec):
            return self._name(base if name not in coders else name, coder, value)
        return value

    def format_list(self, parts: Sequence[str], joined: str = "and") -> str:
        """Return a list in words: "Clara, Henry and Brakeman"; `joined` is "and" or "or"."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.translate("list-more", first=first, next=part)
        return self.translate("list-or" if joined == "or" else "list-and", first=first, last=parts[-1])


_FactArguments = tuple[Mapping[str, Argument], dict[str, str]]
"""The facts of a board as arguments, and the messages translated with these alone."""
_fact_arguments_cache: Final[dict[tuple[MessageCatalog, Game | None], _FactArguments]] = {}
_MAXIMUM_BOARDS: Final = 16
"""The maximum number of boards in the cache, counted once for each language."""


def _shortened(name: str, value: MessageArg) -> MessageArg:
    """Return an argument; a text, which may come from a file, is shortened."""
    return excerpt(value) if type(value) is str and name not in _NEVER_SHORTENED else value


def translated_title(titles: Titles, name: str) -> str | None:
    """Return the translation of a piece's name in the board's file; None if there is none."""
    called = titles.get(active_locale.active_language(), {}).get(name)
    return None if called is None else typographic(called)


def typographic(name: str) -> str:
    """Return a name of a board's file as it is printed.

    Files, and the saved games that use these names, have the apostrophe of keyboards.

    >>> typographic("St. John's")
    'St. John’s'
    """
    return name.replace("'", "’")


def name_key(field: str, name: str) -> str:
    """Return the key of the message that names a piece or place ("city-st-johns")."""
    return f"{field}-{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}"


_shared: Final = Localizer(None)


def translate(key: str, /, **args: Value) -> str:
    """Return a shared message in the active language. Raises `MissingMessage`."""
    return _shared.translate(key, **args)


def format_list(parts: Sequence[str], joined: str = "and") -> str:
    """Return a list in words, as the active language joins them."""
    return _shared.format_list(parts, joined)


def game_title(game: Game) -> str:
    """Return the title of a game."""
    return Localizer(game).translate(TITLE)


def board_title(game: Game) -> str:
    """Return the title of the board on which a game is played; empty if its file has none."""
    return "" if game.board_header is None else game.board_header.title_in(active_locale.active_language())


def game_summary(game: Game) -> str:
    """Return a sentence about a game; on another board than its own, from the board's file."""
    board = game.other_board
    about = None if board is None else board_header(board, game.key).about_in(active_locale.active_language())
    return about or Localizer(game).translate_for_board(SUMMARY)


def period_name(game: Game) -> str:
    """Return the name of the periods in which money is charted: a year, a turn."""
    return Localizer(game).translate(PERIOD)


def scores_name(game: Game) -> str:
    """Return the name of the unit of a game's scores during a match: money, or points with deductions."""
    return Localizer(game).translate(SCORES)


def describe(message: Message) -> str:
    """Return the sentence that belongs to a shared message in addition to its title."""
    return _shared.describe(message)


def localize(content: UserError | Message | str) -> str:
    """Return the text of an error or a shared message in the active language."""
    if isinstance(content, GameError):
        return Localizer(content.game, content.names).message(content.message)
    return _shared.message(content.message if isinstance(content, UserError) else content)
