"""Puts what a game says into words: its events, prompts and reasons, with the names of things."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Final, cast

from fluent.runtime.types import FluentType

from game.rules.boards import Titles, head_of
from game.rules.coders import Amount, Coder, Names
from game.rules.contract import Event, Game, GameTrouble, Party, Side, State
from game.rules.notes import AnyOf, Dollars, Figure, Note, Noted, Recalled, Word
from game.words import present
from game.words.letters import quoted
from game.words.phrasebook import Argument, Money, Phrasebook

Value = Figure | Party | FluentType
TITLE: Final = "game-title"
SUMMARY: Final = "game-summary"
PERIOD: Final = "game-period"
SCORES: Final = "game-scores"
"""What each game has a message for: name, subject, what a part of it and its scores are called."""
_WHOLE: Final = ("file", "folder")
"""Texts of these names in notes are said in full: who looks for a file needs all of its path."""
SEAT: Final = "seat"
"""Figures of this name, and those that begin with it and a hyphen or an underscore, are players."""


class Speaker:
    """One game at one table, in the language that is spoken at present.

    What a figure means follows from its name, by the same coders that write moves: see `Game.coders`.

    >>> import random
    >>> from game.rules.catalogue import find_game
    >>> from game.words.present import speaking
    >>> game = find_game("american_rails")
    >>> state = game.deal(3, {}, random.Random(7))
    >>> speaker = Speaker(game, ["Clara", "Henry", "Ada"])
    >>> state.play(game.read("put up American"), lambda event: print(speaker.event(event)))
    Henry puts up a share of American.
    >>> speaker.note(state.why_not(game.read("bid 99")))
    'You have only $50.'
    >>> with speaking("de"):
    ...     print(speaker.note(state.why_not(game.read("bid 99"))))
    Du hast nur $50.
    """

    def __init__(self, game: Game | None, names: Sequence[str] = ()) -> None:
        """`names` are the players', by seat. Without a game only the house's messages can be said."""
        self._game = game
        self.key = game.key if game is not None else None
        self.names = names

    def say(self, key: str, /, **figures: Value) -> str:
        """The message with this key. Raises `MissingWords` where it or a figure is missing."""
        arguments = {name.replace("_", "-"): self._spell(name, value) for name, value in figures.items()}
        return present.book().say(self.key, key, arguments)

    def say_of_board(self, key: str, /, **figures: Value) -> str:
        """Return the message with this key, which may also name facts of the board (`Game.facts`)."""
        facts, said = self._spelled_facts()
        if figures:
            arguments = {name.replace("_", "-"): self._spell(name, value) for name, value in figures.items()}
            return present.book().say(self.key, key, {**facts, **arguments})
        if key not in said:
            said[key] = present.book().say(self.key, key, facts)
        return said[key]

    def fill(self, pattern: str) -> str:
        """Return a line of a help book with the facts of the board filled in. Raises `MissingWords`."""
        return present.book().sheet(self.key).fill(pattern, self._spelled_facts()[0])

    def _spelled_facts(self) -> _Spelled:
        """Return the facts of the board as messages take them, from a small cache by language and board."""
        place = present.book(), self._game
        found = _SPELLED.get(place)
        if found is None:
            if len(_SPELLED) >= _BOARDS:
                _SPELLED.clear()
            facts = self.facts.items()
            found = {name.replace("_", "-"): self._spell(name, value) for name, value in facts}, {}
            _SPELLED[place] = found
        return found

    @property
    def facts(self) -> Mapping[str, Value]:
        """The facts of the board, with its title (`board`) and whether it is not the game's own."""
        game = self._game
        if game is None:
            return {}
        return {**game.facts, "board": board_of(game), "other_board": int(game.other_board is not None)}

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in present.book().sheet(self.key)

    def note(self, note: Note | str) -> str:
        """A prompt's title, a reason, an ending; a text, which an earlier version wrote, as it is.

        What was read back from a file may have a key or figures that this version doesn't know: then
        just these are shown.
        """
        if isinstance(note, str):
            return note
        figures = {name: _quotable(name, value) for name, value in note.figures}
        try:
            return self.say(note.kind.key, **figures)
        except (LookupError, ValueError, ArithmeticError):
            if isinstance(note.kind, Recalled):
                return quoted(str(note))
            raise

    def under(self, note: Note) -> str:
        """The sentence that belongs to a note beside its title (the attribute ``words``)."""
        return self.say(f"{note.kind.key}.words", **dict(note.figures))

    def event(self, event: Event) -> str | None:
        """An event as a line of the log; None if another line tells it."""
        key = event.phrase()
        if key is None:
            return None
        return self.say(key, **{field.name: getattr(event, field.name) for field in fields(event)})

    def line(self, said: Event | Note | str) -> str | None:
        """What the journal has to tell, as a line of the log; None if it needs none."""
        return self.event(said) if isinstance(said, Event) else self.note(said)

    def prompt(self, state: State) -> tuple[str, str]:
        """What the actor is asked: a short title, and a sentence that says what to do."""
        note = state.prompt()
        return self.note(note), self.under(note)

    def title(self, field: str, number: int) -> str:
        """What a thing of the board is called: its name in this language, or the one in the board's file."""
        coder = self._coders.get(field)
        if not isinstance(coder, Names):
            raise KeyError(f"no names for {field!r}")
        return self._name(field, coder, number)

    @property
    def _coders(self) -> Mapping[str, Coder]:
        return self._game.coders if self._game is not None else {}

    def _name(self, field: str, coder: Names, number: int) -> str:
        title, name = coder.titles[number], coder.names[number]
        if title is not None:
            return self.note(title)
        called = title_in(self._game.titles if self._game is not None else {}, name)
        if called is not None:
            return called
        key = word_key(field, name)
        return self.say(key) if self.has(key) else name

    def _spell(self, name: str, value: Value) -> Argument:
        if isinstance(value, FluentType):
            return value
        if isinstance(value, Note):
            return self.note(value)
        if isinstance(value, Party):
            return self._party(value)
        if isinstance(value, tuple):
            several = cast("tuple[int | str | Note, ...]", value)
            joined = "or" if isinstance(value, AnyOf) else "and"
            return self.listed([str(self._spell(name, part)) for part in several], joined)
        if isinstance(value, Word):
            return self.say(str(value)) if self.has(str(value)) else str(value)
        if isinstance(value, Dollars):
            return Money(value)
        if not isinstance(value, int):
            return value
        return self._spell_number(name, value)

    def _party(self, party: Party) -> str:
        """Who pays or is paid; the bank is the message ``bank``."""
        if party.kind is Side.BANK:
            return self.say("bank")
        return str(self._spell("seat" if party.kind is Side.SEAT else "company", party.number))

    def _spell_number(self, name: str, value: int) -> Argument:
        base = name.partition("_")[0]
        if base == SEAT:
            return self.names[value]
        coder = self._coders.get(name) or self._coders.get(base)
        if isinstance(coder, Amount):
            return Money(value)
        if isinstance(coder, Names):
            return self._name(base if name not in self._coders else name, coder, value)
        return value

    def listed(self, parts: Sequence[str], joined: str = "and") -> str:
        """ "Clara", "Clara and Henry", "Clara, Henry and Brakeman"; `joined` is "and" or "or"."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.say("list-more", first=first, next=part)
        return self.say("list-or" if joined == "or" else "list-and", first=first, last=parts[-1])


_Spelled = tuple[Mapping[str, Argument], dict[str, str]]
"""The facts of a board as messages take them, and the messages that have been said with these alone."""
_SPELLED: Final[dict[tuple[Phrasebook, Game | None], _Spelled]] = {}
_BOARDS: Final = 16
"""How many boards' facts are kept ready, counted once for each language."""


def _quotable(name: str, value: Figure) -> Figure:
    """A note's figure; of a text, which may come out of a file, no more than is needed to find it there."""
    return quoted(value) if type(value) is str and name not in _WHOLE else value


def title_in(titles: Titles, name: str) -> str | None:
    """What the file of a board calls one of its things in the present language; None if it says nothing."""
    return titles.get(present.language(), {}).get(name)


def word_key(field: str, name: str) -> str:
    """The key of the message that names a thing of a board ("city-st-johns")."""
    return f"{field}-{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}"


_house: Final = Speaker(None)


def say(key: str, /, **figures: Value) -> str:
    """A message of the house in the present language. Raises `MissingWords`."""
    return _house.say(key, **figures)


def listed(parts: Sequence[str], joined: str = "and") -> str:
    """Several words in a row, as the present language joins them."""
    return _house.listed(parts, joined)


def title_of(game: Game) -> str:
    """What a game is called."""
    return Speaker(game).say(TITLE)


def board_of(game: Game) -> str:
    """What the board is called on which a game is played; an empty text if its file does not say."""
    return "" if game.head is None else game.head.title_in(present.language())


def summary_of(game: Game) -> str:
    """What a game is about, in a sentence: on another board than its own as the board's file says."""
    board = game.other_board
    about = None if board is None else head_of(board, game.key).about_in(present.language())
    return about or Speaker(game).say_of_board(SUMMARY)


def period_of(game: Game) -> str:
    """What one of the parts is called by which money is shown: a year, a turn."""
    return Speaker(game).say(PERIOD)


def scores_of(game: Game) -> str:
    """What the scores of a game are as a match stands: money, or points with what is taken off them."""
    return Speaker(game).say(SCORES)


def under(note: Note) -> str:
    """The sentence that belongs to a note of the house beside its title."""
    return _house.under(note)


def in_words(said: Noted | Note | str) -> str:
    """A trouble, or a note of the house, in the present language."""
    if isinstance(said, GameTrouble):
        return Speaker(said.game, said.names).note(said.note)
    return _house.note(said.note if isinstance(said, Noted) else said)
