"""The survey of New England Railways: links bought and built, cities shipped to.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> observer = NewEnglandRailwaysObserver(players=3)
>>> observer.see(state, LinkSold(seat=1, link=0, amount=12))
>>> observer.moments[0].kind is Items.BOUGHT, observer.moments[0].paid
(True, 12)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ai.survey.observer import ItemKind, Observer
from game.rules.contract import Event
from game.rules.new_england_railways.events import CubeShipped, LinkBuilt, LinkSold
from game.rules.new_england_railways.state import NewEnglandRailwaysState


class Items(ItemKind):
    """The items that players take."""

    BOUGHT = "taken-links-bought", "link"
    BUILT = "taken-links-built", "link"
    CITIES = "taken-cities-shipped-to", "city"


class NewEnglandRailwaysObserver(Observer[NewEnglandRailwaysState]):
    """An observer of links with their prices, and of where cubes go."""

    kinds: ClassVar[Sequence[ItemKind]] = tuple(Items)

    def see(self, state: NewEnglandRailwaysState, event: Event) -> None:
        """Record an event."""
        match event:
            case LinkSold(seat, link, amount):
                self.record(state, Items.BOUGHT, link, seat, paid=amount)
            case LinkBuilt(seat, link):
                self.record(state, Items.BUILT, link, seat)
            case CubeShipped(seat=seat, city_b=city):
                self.record(state, Items.CITIES, city, seat)


OBSERVER = NewEnglandRailwaysObserver
