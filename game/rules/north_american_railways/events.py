"""The events of North American Railways, for animation, sound and the log.

>>> import random
>>> from game.rules.north_american_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> happened = []
>>> state.play(GAME.parse_move("found 1 500"), on_event=happened.append)
>>> [type(event).__name__ for event in happened]
['ShareTaken', 'MoneyPaid', 'DirectorChanged']
>>> happened[0]
ShareTaken(seat=1, company=2, column=0, amount=500, founds=True)
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event, Sound, register_event
from game.rules.messages import Message


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A game turn (1 is the first) began, with `seat` as the starting player."""

    turn: int
    seat: int


register_event(TurnBegan, "turn-began", Sound.TICK)


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """Phase 1 (shares), 2 (cities) or 3 (income) of a turn began."""

    phase: int


register_event(PhaseBegan, None, Sound.BELL)


@dataclass(frozen=True, slots=True)
class ShareOffered(Event):
    """A seat asked a company's director for the bottom share of a column at `amount` dollars."""

    seat: int
    company: int
    column: int
    amount: int


register_event(ShareOffered, "share-offered", Sound.CARD)


@dataclass(frozen=True, slots=True)
class ShareTaken(Event):
    """A seat took the bottom share of a column for `amount` dollars."""

    seat: int
    company: int
    column: int
    amount: int
    founds: bool
    """Whether the share is the company's first."""


register_event(ShareTaken, "share-taken", Sound.CARD)


@dataclass(frozen=True, slots=True)
class OfferAnswered(Event):
    """The director `seat` let the share go to the player who offered (`seat_2`), or bought it.

    It is what the director could pay.
    """

    seat: int
    company: int
    bought: bool
    seat_2: int


register_event(OfferAnswered, "offer-answered", Sound.GAVEL, reveals=True)


@dataclass(frozen=True, slots=True)
class DirectorChanged(Event):
    """A seat became a company's director."""

    seat: int
    company: int


register_event(DirectorChanged, "director-changed", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class StartCityDrawn(Event):
    """A start city (a position in the cards' start cities) came to a company."""

    company: int
    start_city: int


register_event(StartCityDrawn, "start-city-drawn", Sound.CARD)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat took no further share."""

    seat: int


register_event(TurnEnded, "turn-ended", Sound.TICK)


@dataclass(frozen=True, slots=True)
class CityBought(Event):
    """A seat bought the bottom city of a column for a company, which paid `cost` dollars."""

    seat: int
    company: int
    city: int
    column: int
    cost: int


register_event(CityBought, "city-bought", Sound.CARD)


@dataclass(frozen=True, slots=True)
class CitiesPassed(Event):
    """A seat buys no more cities in this phase."""

    seat: int
    why: int
    """Why it could buy no more, such as `ALL_BOUGHT`; `BY_CHOICE` if it could."""


register_event(CitiesPassed, "cities-passed", Sound.TICK, passes=True)


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """A company paid `per_share` dollars on each share, `extra` to its director, `kept` to its treasury."""

    company: int
    per_share: int
    extra: int
    kept: int


register_event(IncomePaid, "income-paid", Sound.COIN)


@dataclass(frozen=True, slots=True)
class LastTurn(Event):
    """The condition for the end of the game is met; this turn is the last."""

    ending: Message


register_event(LastTurn, "last-turn", Sound.BELL)


@dataclass(frozen=True, slots=True)
class FinalPayment(Event):
    """A company paid `per_share` dollars on each share for its coast-to-coast symbols."""

    company: int
    per_share: int


register_event(FinalPayment, "final-payment", Sound.COIN)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, and everybody's cash is shown."""

    ending: Message


register_event(GameEnded, "game-ended", Sound.BELL, reveals=True)
