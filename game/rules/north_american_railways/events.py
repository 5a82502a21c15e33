"""What happens in North American Railways, told to listeners for motion, sound and the log."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A game turn (1 is the first) began with `first` as the starting player."""

    turn: int
    first: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """Phase 1 (shares), 2 (cities) or 3 (income) of a turn began."""

    phase: int


@dataclass(frozen=True, slots=True)
class ShareOffered(Event):
    """A seat asked a company's director for the bottom share of a column at `amount` dollars."""

    seat: int
    company: int
    column: int
    amount: int


@dataclass(frozen=True, slots=True)
class ShareTaken(Event):
    """A seat took the bottom share of a column for `amount` dollars."""

    seat: int
    company: int
    column: int
    amount: int


@dataclass(frozen=True, slots=True)
class OfferAnswered(Event):
    """The director let the share go (`bought` false) or bought it himself."""

    seat: int
    company: int
    bought: bool


@dataclass(frozen=True, slots=True)
class DirectorChanged(Event):
    """A seat became a company's director."""

    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class StartCityDrawn(Event):
    """A start city (a position in the cards' start cities) came to a company."""

    company: int
    start_city: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat took no further share."""

    seat: int


@dataclass(frozen=True, slots=True)
class CityBought(Event):
    """A seat bought the bottom city of a column for a company, which paid `cost` dollars."""

    seat: int
    company: int
    city: int
    column: int
    cost: int


@dataclass(frozen=True, slots=True)
class CitiesPassed(Event):
    """A seat buys no more cities in this phase."""

    seat: int


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """A company paid `per_share` dollars on each share, `extra` to its director, `kept` to its treasury."""

    company: int
    per_share: int
    extra: int
    kept: int


@dataclass(frozen=True, slots=True)
class LastTurn(Event):
    """The end of the game has come in sight, for `reason`; this turn is played out."""

    reason: str


@dataclass(frozen=True, slots=True)
class FinalPayment(Event):
    """A company paid `per_share` dollars on each share for its coast-to-coast symbols."""

    company: int
    per_share: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for `reason`."""

    reason: str
