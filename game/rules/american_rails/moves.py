"""The decisions of American Rails, each a small immutable value.

Companies, hexes and rows are numbers: positions in the board's lists (see `Board`).

>>> from game.rules.american_rails import GAME
>>> GAME.parse_move("lay American Cleveland")
LayTrack(company=0, hex=30)
>>> GAME.format_move(Fund(company=0))
'fund American'
>>> GAME.parse_move("bid 20") == Bid(20)
True
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.auction import Bid as Bid
from game.rules.auction import PassBid as PassBid
from game.rules.contract import Move


@dataclass(frozen=True, slots=True)
class PutUp(Move):
    """Put one share of a company up for auction."""

    company: int


@dataclass(frozen=True, slots=True)
class PlaceStart(Move):
    """Place a company's first cube in a city without a cube."""

    hex: int


@dataclass(frozen=True, slots=True)
class ChooseAction(Move):
    """Move one's marker to a row of the action track's current column."""

    row: int


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """Carry out nothing of the action that was chosen."""


@dataclass(frozen=True, slots=True)
class Develop(Move):
    """Place a development marker in a city."""

    hex: int


@dataclass(frozen=True, slots=True)
class Fund(Move):
    """Put $5 from the bank into a company's treasury."""

    company: int


@dataclass(frozen=True, slots=True)
class TakeFromBank(Move):
    """Take $2 from the bank."""


@dataclass(frozen=True, slots=True)
class TakeFromPlayers(Move):
    """Take $2 from each other player and return it to the bank."""


@dataclass(frozen=True, slots=True)
class LayTrack(Move):
    """Lay one cube of a company in a hex."""

    company: int
    hex: int


@dataclass(frozen=True, slots=True)
class Finish(Move):
    """Lay no more cubes in this expansion."""


VERBS: Final[dict[str, type[Move]]] = {
    "put up": PutUp,
    "bid": Bid,
    "pass": PassBid,
    "start in": PlaceStart,
    "choose": ChooseAction,
    "decline": Decline,
    "develop": Develop,
    "fund": Fund,
    "take from bank": TakeFromBank,
    "take from players": TakeFromPlayers,
    "lay": LayTrack,
    "finish": Finish,
}
"""The moves by the verbs of their text forms."""
