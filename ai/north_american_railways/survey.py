"""The survey of North American Railways: shares and cities with their prices, start cities.

>>> import random
>>> from game.rules.north_american_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> observer = NorthAmericanRailwaysObserver(players=3)
>>> observer.see(state, CityBought(seat=1, company=0, city=4, column=0, cost=500))
>>> observer.moments[0].kind is Items.CITIES, observer.moments[0].paid
(True, 500)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ai.survey.observer import ItemKind, Observer
from game.rules.contract import Event
from game.rules.north_american_railways.events import CityBought, ShareTaken
from game.rules.north_american_railways.state import NorthAmericanRailwaysState


class Items(ItemKind):
    """The items that players take."""

    SHARES = "taken-shares", "company"
    CITIES = "taken-cities", "city"


class NorthAmericanRailwaysObserver(Observer[NorthAmericanRailwaysState]):
    """An observer of shares and cities with their prices."""

    kinds: ClassVar[Sequence[ItemKind]] = tuple(Items)

    def see(self, state: NorthAmericanRailwaysState, event: Event) -> None:
        """Record an event."""
        match event:
            case ShareTaken(seat=seat, company=company, amount=amount):
                self.record(state, Items.SHARES, company, seat, paid=amount)
            case CityBought(seat=seat, city=city, cost=cost):
                self.record(state, Items.CITIES, city, seat, paid=cost)


OBSERVER = NorthAmericanRailwaysObserver
