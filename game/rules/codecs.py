"""Codecs for the fields of moves.

`game.words` formats the fields of events and arguments of messages by the same codecs.

>>> towns = NameCodec("city", ["York", "New York", "Leeds"])
>>> towns.encode(1)
'New York'
>>> towns.decode("New York 20")
(1, '20')
>>> AmountCodec().decode("20")
(20, '')
>>> RouteCodec(towns).encode((1, 2))
'New York > Leeds'
>>> towns.decode("Hull")
Traceback (most recent call last):
    ...
game.rules.codecs.MoveParseError: move-error-no-name expected=what-city found=Hull
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from game.rules.messages import Message, MessageId, MessageReference, UserError

MAXIMUM_DIGITS: Final = 9
"""The maximum number of digits: no sum in any game is longer."""


MAXIMUM_QUOTED: Final = 60
"""The number of letters of an unreadable text that an error repeats."""


class MoveParseErrorCode(MessageId):
    """Reasons why a text is no move."""

    NO_MOVE = "move-error-no-move", "text expected"
    LEFT_OVER = "move-error-left-over", "text rest"
    FIELD = "move-error-field", "text why"
    NO_AMOUNT = "move-error-no-amount", "found"
    NO_NAME = "move-error-no-name", "expected found"


class MoveParseError(UserError, ValueError):
    """A text that is not the text form of any move of this game."""


class Codec(Protocol):
    """A codec for one field of a move.

    >>> class Yes:
    ...     def encode(self, value: int) -> str:
    ...         return "yes"
    ...     def decode(self, text: str) -> tuple[int, str]:
    ...         return 1, text.removeprefix("yes").lstrip()
    >>> codec: Codec = Yes()
    >>> codec.decode(codec.encode(1) + " 20")
    (1, '20')
    """

    def encode(self, value: Any) -> str:
        """Return the text of a value."""
        ...

    def decode(self, text: str) -> tuple[Any, str]:
        """Return the value at the start of `text` and what follows it; raises `MoveParseError`."""
        ...


class AmountCodec:
    """A whole number of dollars."""

    def encode(self, value: int) -> str:
        """Return the number in digits."""
        return str(value)

    def decode(self, text: str) -> tuple[int, str]:
        """Decode the digits up to the next space."""
        word, _, rest = text.partition(" ")
        if not (word.isascii() and word.isdigit() and len(word) <= MAXIMUM_DIGITS):
            raise MoveParseError(MoveParseErrorCode.NO_AMOUNT(found=word[:MAXIMUM_QUOTED]))
        return int(word), rest


class NameCodec:
    """A codec for a field that is an index into a list of names, written as the name."""

    def __init__(self, what: str, names: Sequence[str], titles: Sequence[Message | None] = ()) -> None:
        """Create a codec; the message ``what-`` and `what` names in errors what was expected ("company").

        `titles` gives players' names for names that are made of parts.
        """
        self.what = MessageReference(f"what-{what}")
        self.names = list(names)
        self.titles = titles or [None] * len(self.names)
        self._numbers = {name: number for number, name in enumerate(names)}

    def encode(self, value: int) -> str:
        """Return the name at a position."""
        return self.names[value]

    def decode(self, text: str) -> tuple[int, str]:
        """Return the longest name that `text` begins with, whole words only."""
        end = len(text)
        while end > 0:
            number = self._numbers.get(text[:end])
            if number is not None:
                return number, text[end:].lstrip()
            end = text.rfind(" ", 0, end)
        raise self.unknown_name(text)

    def unknown_name(self, text: str) -> MoveParseError:
        """Return the error that names what was expected in place of `text`."""
        return MoveParseError(MoveParseErrorCode.NO_NAME(expected=self.what, found=text[:MAXIMUM_QUOTED]))


class RouteCodec:
    """Several names in a row, with " > " between them, for a field that is a tuple of positions."""

    def __init__(self, names: NameCodec) -> None:
        """Create a codec for a row; `names` are the possible names in it."""
        self._names = names

    def encode(self, value: tuple[int, ...]) -> str:
        """Return the names in their order."""
        return " > ".join(self._names.encode(number) for number in value)

    def decode(self, text: str) -> tuple[tuple[int, ...], str]:
        """Return the whole rest of the text."""
        numbers = []
        for part in text.split(" > "):
            number, rest = self._names.decode(part)
            if rest:
                raise self._names.unknown_name(part)
            numbers.append(number)
        return tuple(numbers), ""
