"""The survey of American Rails: shares, and the cities that track reaches.

>>> import random
>>> from game.rules.american_rails import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> observer = AmericanRailsObserver(players=3)
>>> observer.see(state, ShareSold(seat=1, company=0, amount=20))
>>> observer.moments[0].kind is Items.SHARES, observer.moments[0].paid
(True, 20)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ai.survey.observer import ItemKind, Observer
from game.rules.american_rails.events import CubePlaced, ShareSold
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import Event


class Items(ItemKind):
    """The items that players take."""

    SHARES = "taken-shares", "company"
    CITIES = "taken-cities-reached", "city"


class AmericanRailsObserver(Observer[AmericanRailsState]):
    """An observer of shares with their prices, and of which cities are worth a cube."""

    kinds: ClassVar[Sequence[ItemKind]] = tuple(Items)

    def see(self, state: AmericanRailsState, event: Event) -> None:
        """Record an event."""
        match event:
            case ShareSold(seat, company, amount):
                self.record(state, Items.SHARES, company, seat, paid=amount)
            case CubePlaced(seat=seat, hex=spot) if (city := state.board.city_at[spot]) >= 0:
                self.record(state, Items.CITIES, city, seat)


OBSERVER = AmericanRailsObserver
