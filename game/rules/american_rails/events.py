"""The events of American Rails, for animation, sound and the log.

>>> import random
>>> from game.rules.american_rails import GAME
>>> state = GAME.new_game(4, {}, random.Random(7))
>>> state.play(GAME.parse_move("put up American"), on_event=print)
SharePutUp(seat=2, company=0)
>>> state.play(GAME.parse_move("bid 20"))
>>> for _ in range(3):
...     state.play(GAME.parse_move("pass"), on_event=print)
BidPassed(seat=3)
BidPassed(seat=0)
BidPassed(seat=1)
ShareSold(seat=2, company=0, amount=20)
MoneyPaid(payer=Party(kind=<PartyType.SEAT: 'seat'>, number=2), payee=Party(kind=<PartyType.COMPANY:
'company'>, number=0), amount=20, reason=<Paid.SHARE: 'paid-share'>)
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.american_rails.data import AmericanRailsData
from game.rules.contract import Event, Sound, register_event
from game.rules.messages import Message


@dataclass(frozen=True, slots=True)
class SharePutUp(Event):
    """A seat put a share of a company up for auction."""

    seat: int
    company: int


register_event(SharePutUp, "share-put-up", Sound.CARD)


@dataclass(frozen=True, slots=True)
class ShareSold(Event):
    """A seat won a share for `amount` dollars, which went into the company's treasury."""

    seat: int
    company: int
    amount: int


register_event(ShareSold, "share-sold", Sound.GAVEL)


@dataclass(frozen=True, slots=True)
class ShareRemoved(Event):
    """A share of a company left the game, because nobody bid for it."""

    company: int


register_event(ShareRemoved, "share-removed", Sound.CARD)


@dataclass(frozen=True, slots=True)
class ShareLost(Event):
    """No city is free for a company: the share that a seat has bought leaves the game, with all others."""

    seat: int
    company: int


register_event(ShareLost, "share-lost", Sound.CARD)


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """A cube of a company came onto the map; `seat` laid it, the treasury paid `cost` dollars."""

    seat: int
    company: int
    hex: int
    cost: int
    ground: str
    """The hex's letter: P, F, M or C."""
    city: int
    """The number of the city in the hex, or of the nearest city."""


register_event(CubePlaced, "cube-placed", Sound.CUBE)


def cube_placed(state: AmericanRailsData, company: int, hex_number: int, cost: int) -> CubePlaced:
    """Return the current player laid a cube."""
    board = state.board
    return CubePlaced(
        state.turn, company, hex_number, cost, board.terrain[hex_number], board.near[hex_number]
    )


@dataclass(frozen=True, slots=True)
class HousePlaced(Event):
    """A seat placed a development marker in a city."""

    seat: int
    hex: int


register_event(HousePlaced, "house-placed", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class IncomeChanged(Event):
    """A company's income moved, in dollars."""

    company: int
    before: int
    after: int


register_event(IncomeChanged, None, Sound.TICK)


@dataclass(frozen=True, slots=True)
class ConnectionMade(Event):
    """A company joined a pair of special cities, for `income` dollars more."""

    company: int
    city_a: int
    city_b: int
    income: int


register_event(ConnectionMade, "connection-made", Sound.TRAIN)


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A seat moved its marker to a row of a column (0 to 2) of the action track."""

    seat: int
    column: int
    row: int
    action: Message
    """The row's title."""


register_event(MarkerPlaced, "marker-placed", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class ActionDeclined(Event):
    """A seat carried out nothing of the action it chose."""

    seat: int


register_event(ActionDeclined, "action-declined", Sound.TICK)


@dataclass(frozen=True, slots=True)
class OrderTaken(Event):
    """A seat took a space of the turn order track, counted from 1."""

    seat: int
    place: int


register_event(OrderTaken, "order-taken", Sound.TICK)


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """An action phase (column 0 to 2) of a year began."""

    year: int
    column: int


register_event(PhaseBegan, None, Sound.BELL)


@dataclass(frozen=True, slots=True)
class DividendPaid(Event):
    """A company paid `per_share` dollars on each of `shares` shares held by players."""

    company: int
    per_share: int
    shares: int


register_event(DividendPaid, "dividend-paid", Sound.COIN)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; the reason is an `Ending`."""

    reason: Message


register_event(GameEnded, "game-ended", Sound.BELL)
