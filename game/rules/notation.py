"""Text forms of moves, written and read by the same table, so that each reads back to itself.

>>> from dataclasses import dataclass
>>> from game.rules.coders import Amount, Names
>>> @dataclass(frozen=True, slots=True)
... class Send(Move):
...     city: int
...     amount: int
>>> notation = Notation({"send": Send}, {"city": Names("city", ["York", "Leeds"]), "amount": Amount()})
>>> notation.write(Send(1, 20))
'send Leeds 20'
>>> notation.read("send York 5")
Send(city=0, amount=5)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from mypy_extensions import mypyc_attr

from game.rules.coders import SHOWN, Coder, Names, Unreadable, UnreadableMove
from game.rules.contract import Game, Move
from game.rules.notes import AnyOf

FEW: Final = 8
"""So many things at most are told apart by the gist of a move."""


class Notation:
    """A game's moves as text: a verb, then the move's fields in their order."""

    def __init__(self, verbs: Mapping[str, type[Move]], coders: Mapping[str, Coder]) -> None:
        """`verbs` maps each verb to its move; `coders` says for each field name how it is written."""
        self.coders = dict(coders)
        self._kinds = dict(verbs)
        self._verbs = {kind: verb for verb, kind in verbs.items()}
        self._fields = {kind: [(f.name, coders[f.name]) for f in fields(kind)] for kind in verbs.values()}

    def write(self, move: Move) -> str:
        """The text form of a move."""
        kind = type(move)
        words = [self._verbs[kind]]
        words += [coder.write(getattr(move, name)) for name, coder in self._fields[kind]]
        return " ".join(words)

    def gist(self, move: Move) -> str:
        """What sort of move it is: its verb, and what it chooses if that is one of a few names.

        >>> from game.rules.catalogue import find_game
        >>> game = find_game("american_rails")
        >>> game.gist(game.read("choose auction")), game.gist(game.read("lay Liberty Boston"))
        ('choose auction', 'lay')
        """
        kind = type(move)
        verb, chosen = self._verbs[kind], self._fields[kind]
        if len(chosen) == 1:
            name, coder = chosen[0]
            if isinstance(coder, Names) and len(coder.names) <= FEW:
                return f"{verb} {coder.write(getattr(move, name))}"
        return verb

    def read(self, text: str) -> Move:
        """The move with this text form. Raises `UnreadableMove`, saying what was expected."""
        end = len(text)
        while end > 0:
            kind = self._kinds.get(text[:end])
            if kind is not None:
                return self._read_fields(kind, text, text[end:].lstrip())
            end = text.rfind(" ", 0, end)
        raise UnreadableMove(Unreadable.NO_MOVE(text=text[:SHOWN], expected=AnyOf(self._kinds)))

    def _read_fields(self, kind: type[Move], text: str, rest: str) -> Move:
        values = []
        for _, coder in self._fields[kind]:
            try:
                value, rest = coder.read(rest)
            except UnreadableMove as error:
                raise UnreadableMove(Unreadable.FIELD(text=text[:SHOWN], why=error.note)) from None
            values.append(value)
        if rest:
            raise UnreadableMove(Unreadable.LEFT_OVER(text=text[:SHOWN], rest=rest[:SHOWN]))
        return kind(*values)


@mypyc_attr(allow_interpreted_subclasses=True)
class WrittenGame(Game):
    """A game whose moves are written and read by a `Notation`.

    >>> from game.rules.catalogue import find_game
    >>> game = find_game("american_rails")
    >>> isinstance(game, WrittenGame), game.write(game.read("bid 20"))
    (True, 'bid 20')
    """

    _notation: Notation

    @property
    def coders(self) -> Mapping[str, Coder]:
        """How each field of the moves is written."""
        return self._notation.coders

    def write(self, move: Move) -> str:
        """The text form of a move."""
        return self._notation.write(move)

    def gist(self, move: Move) -> str:
        """What sort of move it is, without its figures."""
        return self._notation.gist(move)

    def read(self, text: str) -> Move:
        """The move with this text form; raises `UnreadableMove`."""
        return self._notation.read(text)
