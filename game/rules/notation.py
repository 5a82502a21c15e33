"""Text forms of moves, formatted and parsed by the same table, so that they round-trip.

>>> from dataclasses import dataclass
>>> from game.rules.codecs import AmountCodec, NameCodec
>>> @dataclass(frozen=True, slots=True)
... class Send(Move):
...     city: int
...     amount: int
>>> codecs = {"city": NameCodec("city", ["York", "Leeds"]), "amount": AmountCodec()}
>>> notation = Notation({"send": Send}, codecs)
>>> notation.format_move(Send(1, 20))
'send Leeds 20'
>>> notation.parse_move("send York 5")
Send(city=0, amount=5)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from mypy_extensions import mypyc_attr

from game.rules.codecs import MAXIMUM_QUOTED, Codec, MoveParseError, MoveParseErrorCode, NameCodec
from game.rules.contract import Game, Move
from game.rules.messages import AnyOf

FEW: Final = 8
"""The maximum number of names that are part of a move's category."""


class Notation:
    """A game's moves as text: a verb, then the move's fields in their order."""

    def __init__(self, verbs: Mapping[str, type[Move]], codecs: Mapping[str, Codec]) -> None:
        """Create a notation; `verbs` maps verbs to moves, and `codecs` maps field names to codecs."""
        self.codecs = dict(codecs)
        self._kinds = dict(verbs)
        self._verbs = {kind: verb for verb, kind in verbs.items()}
        self._fields = {kind: [(f.name, codecs[f.name]) for f in fields(kind)] for kind in verbs.values()}

    def format_move(self, move: Move) -> str:
        """Return the text form of a move."""
        kind = type(move)
        words = [self._verbs[kind]]
        words += [codec.encode(getattr(move, name)) for name, codec in self._fields[kind]]
        return " ".join(words)

    def move_category(self, move: Move) -> str:
        """Return the category of a move: its verb, and its choice if that is one of a few names.

        >>> from game.rules.catalog import find_game
        >>> game = find_game("american_rails")
        >>> game.move_category(game.parse_move("choose auction"))
        'choose auction'
        >>> game.move_category(game.parse_move("lay Liberty Boston"))
        'lay'
        """
        kind = type(move)
        verb, chosen = self._verbs[kind], self._fields[kind]
        if len(chosen) == 1:
            name, codec = chosen[0]
            if isinstance(codec, NameCodec) and len(codec.names) <= FEW:
                return f"{verb} {codec.encode(getattr(move, name))}"
        return verb

    def parse_move(self, text: str) -> Move:
        """Parse the text form of a move. Raises `MoveParseError` with what was expected."""
        end = len(text)
        while end > 0:
            kind = self._kinds.get(text[:end])
            if kind is not None:
                return self._read_fields(kind, text, text[end:].lstrip())
            end = text.rfind(" ", 0, end)
        raise MoveParseError(
            MoveParseErrorCode.NO_MOVE(text=text[:MAXIMUM_QUOTED], expected=AnyOf(self._kinds))
        )

    def _read_fields(self, kind: type[Move], text: str, rest: str) -> Move:
        values = []
        for _, codec in self._fields[kind]:
            try:
                value, rest = codec.decode(rest)
            except MoveParseError as error:
                raise MoveParseError(
                    MoveParseErrorCode.FIELD(text=text[:MAXIMUM_QUOTED], why=error.message)
                ) from None
            values.append(value)
        if rest:
            raise MoveParseError(
                MoveParseErrorCode.LEFT_OVER(text=text[:MAXIMUM_QUOTED], rest=rest[:MAXIMUM_QUOTED])
            )
        return kind(*values)


@mypyc_attr(allow_interpreted_subclasses=True)
class NotatedGame(Game):
    """A game whose moves are written and read by a `Notation`.

    >>> from game.rules.catalog import find_game
    >>> game = find_game("american_rails")
    >>> isinstance(game, NotatedGame), game.format_move(game.parse_move("bid 20"))
    (True, 'bid 20')
    """

    _notation: Notation

    @property
    def codecs(self) -> Mapping[str, Codec]:
        """Return how each field of the moves is written."""
        return self._notation.codecs

    def format_move(self, move: Move) -> str:
        """Return the text form of a move."""
        return self._notation.format_move(move)

    def move_category(self, move: Move) -> str:
        """Return the category of a move, without its figures."""
        return self._notation.move_category(move)

    def parse_move(self, text: str) -> Move:
        """Parse the text form of a move; raises `MoveParseError`."""
        return self._notation.parse_move(text)
