"""How the fields of moves are written as text and read again.

`game.words` writes the figures of events and notes by the same coders.

>>> towns = Names("city", ["York", "New York", "Leeds"])
>>> towns.write(1)
'New York'
>>> towns.read("New York 20")
(1, '20')
>>> Amount().read("20")
(20, '')
>>> Route(towns).write((1, 2))
'New York > Leeds'
>>> towns.read("Hull")
Traceback (most recent call last):
    ...
game.rules.coders.UnreadableMove: unreadable-no-name expected=what-city found=Hull
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from game.rules.notes import Kind, Note, Noted, Word

LONGEST_AMOUNT: Final = 9
"""Digits: no sum in any game is longer."""


SHOWN: Final = 60
"""Letters of an unreadable text that an error repeats."""


class Unreadable(Kind):
    """Why a text is no move."""

    NO_MOVE = "unreadable-no-move", "text expected"
    LEFT_OVER = "unreadable-left-over", "text rest"
    FIELD = "unreadable-field", "text why"
    NO_AMOUNT = "unreadable-no-amount", "found"
    NO_NAME = "unreadable-no-name", "expected found"


class UnreadableMove(Noted, ValueError):
    """A text that is not the text form of any move of this game."""


class Coder(Protocol):
    """How one field of a move is written and read.

    >>> class Yes:
    ...     def write(self, value: int) -> str:
    ...         return "yes"
    ...     def read(self, text: str) -> tuple[int, str]:
    ...         return 1, text.removeprefix("yes").lstrip()
    >>> coder: Coder = Yes()
    >>> coder.read(coder.write(1) + " 20")
    (1, '20')
    """

    def write(self, value: Any) -> str:
        """The text of a value."""
        ...

    def read(self, text: str) -> tuple[Any, str]:
        """The value at the start of `text` and what follows it; raises `UnreadableMove`."""
        ...


class Amount:
    """A whole number of dollars."""

    def write(self, value: int) -> str:
        """The number in digits."""
        return str(value)

    def read(self, text: str) -> tuple[int, str]:
        """Digits up to the next space."""
        word, _, rest = text.partition(" ")
        if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_AMOUNT):
            raise UnreadableMove(Unreadable.NO_AMOUNT(found=word[:SHOWN]))
        return int(word), rest


class Names:
    """One of a list of names, for a field that is a position in that list."""

    def __init__(self, what: str, names: Sequence[str], titles: Sequence[Note | None] = ()) -> None:
        """The message ``what-`` and `what` says in an error what was expected ("company").

        `titles` says of names that are made of parts, how players read them.
        """
        self.what = Word(f"what-{what}")
        self.names = list(names)
        self.titles = titles or [None] * len(self.names)
        self._numbers = {name: number for number, name in enumerate(names)}

    def write(self, value: int) -> str:
        """The name at a position."""
        return self.names[value]

    def read(self, text: str) -> tuple[int, str]:
        """The longest name that `text` begins with, whole words only."""
        end = len(text)
        while end > 0:
            number = self._numbers.get(text[:end])
            if number is not None:
                return number, text[end:].lstrip()
            end = text.rfind(" ", 0, end)
        raise self.unknown(text)

    def unknown(self, text: str) -> UnreadableMove:
        """The error that says what was expected where `text` stands."""
        return UnreadableMove(Unreadable.NO_NAME(expected=self.what, found=text[:SHOWN]))


class Route:
    """Several names in a row, with " > " between them, for a field that is a tuple of positions."""

    def __init__(self, names: Names) -> None:
        """`names` says what may stand in the row."""
        self._names = names

    def write(self, value: tuple[int, ...]) -> str:
        """The names in their order."""
        return " > ".join(self._names.write(number) for number in value)

    def read(self, text: str) -> tuple[tuple[int, ...], str]:
        """The whole rest of the text."""
        numbers = []
        for part in text.split(" > "):
            number, rest = self._names.read(part)
            if rest:
                raise self._names.unknown(part)
            numbers.append(number)
        return tuple(numbers), ""
