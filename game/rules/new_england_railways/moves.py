"""The decisions and the chances of New England Railways, each a small immutable value.

Cities, links and growth cards are numbers: positions in the lists of `Board`; so are the
colors of cubes. Bids are `game.rules.auction.Bid` and `PassBid`.

>>> from game.rules.new_england_railways import GAME
>>> GAME.parse_move("borrow 20")
Borrow(amount=20)
>>> GAME.format_move(Roll(low=3, high=4))
'roll 3 4'
>>> GAME.format_move(PayToBuild())
'pay'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.auction import Bid, PassBid
from game.rules.contract import Move


@dataclass(frozen=True, slots=True)
class Borrow(Move):
    """Take loans of `amount` dollars in all from the bank."""

    amount: int


@dataclass(frozen=True, slots=True)
class NoLoan(Move):
    """Borrow nothing this turn."""


@dataclass(frozen=True, slots=True)
class Retire(Move):
    """Pay back loans of `amount` dollars."""

    amount: int


@dataclass(frozen=True, slots=True)
class KeepLoans(Move):
    """Pay back nothing this turn."""


@dataclass(frozen=True, slots=True)
class TurnGrowth(Move):
    """Chance: a growth card is turned over."""

    card: int


@dataclass(frozen=True, slots=True)
class DrawCube(Move):
    """Chance: a cube of this color is drawn from the cup."""

    colour: int


@dataclass(frozen=True, slots=True)
class TurnLink(Move):
    """Chance: a link card is turned over, to be auctioned next turn."""

    link: int


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Chance: two dice show these numbers, the lower first."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class PayToBuild(Move):
    """Pay the shortfall of the dice, and build the link immediately."""


@dataclass(frozen=True, slots=True)
class WaitToBuild(Move):
    """Leave the link to be built in the next turn, for nothing."""


@dataclass(frozen=True, slots=True)
class Ship(Move):
    """Ship a cube along a route of cities, from the first to the last."""

    colour: int
    route: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PassShipping(Move):
    """Ship nothing."""


@dataclass(frozen=True, slots=True)
class DrawFirst(Move):
    """Chance: of seats that tie in everything, this one gets the first player's card."""

    seat: int


VERBS: Final[dict[str, type[Move]]] = {
    "borrow": Borrow,
    "no loan": NoLoan,
    "retire": Retire,
    "keep loans": KeepLoans,
    "growth": TurnGrowth,
    "draw": DrawCube,
    "turn": TurnLink,
    "bid": Bid,
    "pass": PassBid,
    "roll": Roll,
    "pay": PayToBuild,
    "wait": WaitToBuild,
    "ship": Ship,
    "ship nothing": PassShipping,
    "first player": DrawFirst,
}
"""The moves by the verbs of their text forms."""
