"""What happens in American Rails, told to listeners for motion, sound and the log."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event


@dataclass(frozen=True, slots=True)
class SharePutUp(Event):
    """A seat put a share of a company up for auction."""

    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class ShareSold(Event):
    """A seat won a share for `amount` dollars, which went into the company's treasury."""

    seat: int
    company: int
    amount: int


@dataclass(frozen=True, slots=True)
class SharesRemoved(Event):
    """`count` shares of a company left the game."""

    company: int
    count: int


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """A cube of a company came onto the map; `seat` laid it, the treasury paid `cost` dollars."""

    seat: int
    company: int
    hex: int
    cost: int


@dataclass(frozen=True, slots=True)
class HousePlaced(Event):
    """A seat placed a development marker in a city."""

    seat: int
    hex: int


@dataclass(frozen=True, slots=True)
class IncomeChanged(Event):
    """A company's income moved, in dollars."""

    company: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ConnectionMade(Event):
    """A company joined a pair of special cities (an index into the board's pairs)."""

    company: int
    pair: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A seat moved its marker to a row of a column (0 to 2) of the action track."""

    seat: int
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class ActionDeclined(Event):
    """A seat carried out nothing of the action it chose."""

    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class OrderTaken(Event):
    """A seat took a space (0 is first) of the turn order track."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """An action phase (column 0 to 2) of a year began."""

    year: int
    column: int


@dataclass(frozen=True, slots=True)
class DividendPaid(Event):
    """A company paid `per_share` dollars on each of `shares` shares held by players."""

    company: int
    per_share: int
    shares: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for `reason`."""

    reason: str
