"""What happens in New England Railways, told to listeners for motion, sound and the log."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn (1 is the first) began with `first` as first player."""

    turn: int
    first: int


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A step of the turn, 1 to 11, began."""

    step: int


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    """A seat borrowed `amount` dollars."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class LoanRetired(Event):
    """A seat paid back `amount` dollars."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class GrowthTurned(Event):
    """A growth card was turned over."""

    card: int


@dataclass(frozen=True, slots=True)
class CubeDrawn(Event):
    """A cube came from the cup to a city."""

    city: int
    colour: int


@dataclass(frozen=True, slots=True)
class CupEmpty(Event):
    """A city was to get a cube, and the cup is empty."""

    city: int


@dataclass(frozen=True, slots=True)
class LinkTurned(Event):
    """A link card was turned over for the next turn."""

    link: int


@dataclass(frozen=True, slots=True)
class LinkOffered(Event):
    """A link came under the hammer."""

    link: int


@dataclass(frozen=True, slots=True)
class LinkSold(Event):
    """A seat bought a link for `amount` dollars."""

    seat: int
    link: int
    amount: int


@dataclass(frozen=True, slots=True)
class LinkRemoved(Event):
    """Nobody bought a link: it leaves the game."""

    link: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Two dice were rolled by a seat, to build (`needed` is the link's number) or for the market (0)."""

    seat: int
    low: int
    high: int
    needed: int


@dataclass(frozen=True, slots=True)
class LinkBuilt(Event):
    """A seat's locomotive stands on a link; it carries cubes from now on."""

    seat: int
    link: int


@dataclass(frozen=True, slots=True)
class LinkWaits(Event):
    """A seat's link is built in the next turn."""

    seat: int
    link: int


@dataclass(frozen=True, slots=True)
class CubeShipped(Event):
    """A seat shipped a cube along a route of cities; it goes back to the cup."""

    seat: int
    colour: int
    route: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShippingPassed(Event):
    """A seat shipped nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class IncomeChanged(Event):
    """A seat's income moved, in dollars a turn."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class MarketFell(Event):
    """Every income lost its `divisor`-th part, rounded down."""

    divisor: int


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    """A seat got the first player's card."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for `reason`."""

    reason: str
