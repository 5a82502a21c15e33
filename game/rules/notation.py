"""Text forms of moves, written and read by the same table, so that each reads back to itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Protocol

from game.rules.contract import Game, Move, UnreadableMove

LONGEST_AMOUNT: Final = 9
"""Digits: no sum in any game is longer."""


class Coder(Protocol):
    """How one field of a move is written and read."""

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
            raise UnreadableMove(f"expected a whole number of dollars, found {word[:40]!r}")
        return int(word), rest


class Names:
    """One of a list of names, for a field that is a position in that list."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        """`what` says in an error what was expected ("a company")."""
        self.what = what
        self.names = list(names)
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
        raise UnreadableMove(f"expected {self.what}, found {text!r}")


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
                raise UnreadableMove(f"expected {self._names.what}, found {part!r}")
            numbers.append(number)
        return tuple(numbers), ""


class Notation:
    """A game's moves as text: a verb, then the move's fields in their order."""

    def __init__(self, verbs: Mapping[str, type[Move]], coders: Mapping[str, Coder]) -> None:
        """`verbs` maps each verb to its move; `coders` says for each field name how it is written."""
        self._kinds = dict(verbs)
        self._verbs = {kind: verb for verb, kind in verbs.items()}
        self._fields = {
            kind: [(f.name, coders[f.name]) for f in fields(kind)]  # type: ignore[arg-type]
            for kind in verbs.values()
        }

    def write(self, move: Move) -> str:
        """The text form of a move."""
        kind = type(move)
        words = [self._verbs[kind]]
        words += [coder.write(getattr(move, name)) for name, coder in self._fields[kind]]
        return " ".join(words)

    def read(self, text: str) -> Move:
        """The move with this text form. Raises `UnreadableMove`, saying what was expected."""
        end = len(text)
        while end > 0:
            kind = self._kinds.get(text[:end])
            if kind is not None:
                return self._read_fields(kind, text, text[end:].lstrip())
            end = text.rfind(" ", 0, end)
        raise UnreadableMove(f"{text!r} is no move: expected one of: {', '.join(self._kinds)}")

    def _read_fields(self, kind: type[Move], text: str, rest: str) -> Move:
        values = []
        for _, coder in self._fields[kind]:
            try:
                value, rest = coder.read(rest)
            except UnreadableMove as error:
                raise UnreadableMove(f"{text!r} is no move: {error}") from None
            values.append(value)
        if rest:
            raise UnreadableMove(f"{text!r} is no move: {rest!r} is left over")
        return kind(*values)


class WrittenGame(Game):
    """A game whose moves are written and read by a `Notation`."""

    _notation: Notation

    def write(self, move: Move) -> str:
        """The text form of a move."""
        return self._notation.write(move)

    def read(self, text: str) -> Move:
        """The move with this text form; raises `UnreadableMove`."""
        return self._notation.read(text)
