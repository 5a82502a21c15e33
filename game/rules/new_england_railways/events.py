"""The events of New England Railways, for animation, sound and the log.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> state.play(GAME.parse_move("borrow 10"), on_event=print)
LoanTaken(seat=1, amount=10)
MoneyPaid(payer=Party(kind=<PartyType.BANK: 'bank'>, number=0), payee=Party(kind=<PartyType.SEAT: 'seat'>,
number=1), amount=10, reason=<Paid.LOAN: 'paid-loan'>)
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event, Sound, register_event
from game.rules.messages import Message


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn (1 is the first) began with `first` as first player."""

    turn: int
    first: int


register_event(TurnBegan, None, Sound.TICK)


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A step of the turn, 1 to 11, began."""

    step: int


register_event(StepBegan, None, Sound.TICK)


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    """A seat borrowed `amount` dollars."""

    seat: int
    amount: int


register_event(LoanTaken, "loan-taken", Sound.COIN)


@dataclass(frozen=True, slots=True)
class LoanRetired(Event):
    """A seat paid back `amount` dollars."""

    seat: int
    amount: int


register_event(LoanRetired, "loan-retired", Sound.COIN)


@dataclass(frozen=True, slots=True)
class RetiringSkipped(Event):
    """A seat that owes something was not asked whether it pays it back: it has too little cash."""

    seat: int


register_event(RetiringSkipped, "retiring-skipped", Sound.TICK)


@dataclass(frozen=True, slots=True)
class GrowthTurned(Event):
    """A growth card was turned over: each city on it, in `city`, is to get a cube."""

    card: int
    city: tuple[int, ...]


register_event(GrowthTurned, "growth-turned", Sound.CARD)


@dataclass(frozen=True, slots=True)
class CubeDrawn(Event):
    """A cube came from the cup to a city."""

    city: int
    colour: int


register_event(CubeDrawn, "cube-drawn", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class CupEmpty(Event):
    """A city was to get a cube, and the cup is empty."""

    city: int


register_event(CupEmpty, "cup-empty", Sound.TICK)


@dataclass(frozen=True, slots=True)
class LinkTurned(Event):
    """A link card was turned over for the next turn."""

    link: int


register_event(LinkTurned, "link-turned", Sound.CARD)


@dataclass(frozen=True, slots=True)
class LinkOffered(Event):
    """A link came under the hammer."""

    link: int


register_event(LinkOffered, "link-offered", Sound.CARD)


@dataclass(frozen=True, slots=True)
class LinkSold(Event):
    """A seat bought a link for `amount` dollars."""

    seat: int
    link: int
    amount: int


register_event(LinkSold, "link-sold", Sound.GAVEL)


@dataclass(frozen=True, slots=True)
class LinkRemoved(Event):
    """Nobody bought a link: it leaves the game."""

    link: int


register_event(LinkRemoved, "link-removed", Sound.GAVEL)


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Two dice were rolled by a seat, to build (`needed` is the link's number) or for the market (0)."""

    seat: int
    low: int
    high: int
    needed: int
    rolled: int
    """The sum of both dice."""


register_event(DiceRolled, "dice-rolled", Sound.DICE)


@dataclass(frozen=True, slots=True)
class LinkBuilt(Event):
    """A seat's locomotive was placed on a link, which carries cubes from now on."""

    seat: int
    link: int


register_event(LinkBuilt, "link-built", Sound.TRACK)


@dataclass(frozen=True, slots=True)
class LinkWaits(Event):
    """A seat's link is built in the next turn."""

    seat: int
    link: int


register_event(LinkWaits, "link-waits", Sound.TICK)


@dataclass(frozen=True, slots=True)
class CubeShipped(Event):
    """A seat shipped a cube along a route from `city_a` to `city_b`; it goes back to the cup."""

    seat: int
    colour: int
    route: tuple[int, ...]
    city_a: int
    city_b: int
    links: int
    """How many links the shipment used."""


register_event(CubeShipped, "cube-shipped", Sound.TRAIN)


@dataclass(frozen=True, slots=True)
class ShippingPassed(Event):
    """A seat shipped nothing."""

    seat: int


register_event(ShippingPassed, "shipping-passed", Sound.TICK)


@dataclass(frozen=True, slots=True)
class IncomeChanged(Event):
    """A seat's income moved, in dollars a turn."""

    seat: int
    before: int
    after: int


register_event(IncomeChanged, None, Sound.TICK)


@dataclass(frozen=True, slots=True)
class MarketFell(Event):
    """Every income lost its `divisor`-th part, rounded down."""

    divisor: int


register_event(MarketFell, "market-fell", Sound.COIN)


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    """A seat got the first player's card; `rank` is the reason (`BY_INCOME`, ...)."""

    seat: int
    rank: int


register_event(FirstPlayerChosen, "first-player-chosen", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for `reason`."""

    reason: Message


register_event(GameEnded, "game-ended", Sound.BELL)
