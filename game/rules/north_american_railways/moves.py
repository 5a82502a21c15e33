"""The decisions of North American Railways, each a small immutable value.

Companies, columns and cities are numbers: positions in the lists of `Cards`.

>>> from game.rules.north_american_railways import GAME
>>> GAME.parse_move("found 1 500")
Found(column=0, amount=500)
>>> GAME.format_move(Offer(column=2, amount=300))
'offer 3 300'
>>> GAME.format_move(EndTurn())
'end turn'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.contract import Move


@dataclass(frozen=True, slots=True)
class Found(Move):
    """Take the bottom share of a column, of a company without a director, for `amount` dollars."""

    column: int
    amount: int


@dataclass(frozen=True, slots=True)
class BuyOwn(Move):
    """Take the bottom share of a column, of a company one directs, at the fixed price."""

    column: int


@dataclass(frozen=True, slots=True)
class Offer(Move):
    """Ask for the bottom share of a column, of another's company, at `amount` dollars."""

    column: int
    amount: int


@dataclass(frozen=True, slots=True)
class LetGo(Move):
    """As director, let the player who asked have the share."""


@dataclass(frozen=True, slots=True)
class BuyInstead(Move):
    """As director, buy the share oneself at the price that was offered."""


@dataclass(frozen=True, slots=True)
class TakeMoney(Move):
    """Without any cash: take $200 from the bank and no share."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Take no share, or no further one."""


@dataclass(frozen=True, slots=True)
class DrawStartCity(Move):
    """Chance: the top start city of the stack comes to the new company."""

    start_city: int


@dataclass(frozen=True, slots=True)
class BuyCity(Move):
    """Buy the bottom city of a column for a company, out of its treasury."""

    company: int
    city_column: int


@dataclass(frozen=True, slots=True)
class PassCities(Move):
    """Buy no more cities in this phase."""


VERBS: Final[dict[str, type[Move]]] = {
    "found": Found,
    "buy own": BuyOwn,
    "offer": Offer,
    "let go": LetGo,
    "buy instead": BuyInstead,
    "take money": TakeMoney,
    "end turn": EndTurn,
    "draw": DrawStartCity,
    "buy": BuyCity,
    "pass": PassCities,
}
"""The moves by the verbs of their text forms."""
