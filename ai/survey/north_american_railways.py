"""What is noted of North American Railways: shares and cities with their prices, start cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ai.survey.watch import Watch
from game.rules.contract import Event, State
from game.rules.north_american_railways.events import CityBought, ShareTaken


class NorthAmericanRailwaysWatch(Watch):
    """Shares and cities with their prices."""

    kinds: ClassVar[Mapping[str, str]] = {"shares": "company", "cities": "city"}

    def see(self, state: State, event: Event) -> None:
        """Note what happened."""
        super().see(state, event)
        match event:
            case ShareTaken(seat=seat, company=company, amount=amount):
                self.took(state, "shares", company, seat, paid=amount)
            case CityBought(seat=seat, city=city, cost=cost):
                self.took(state, "cities", city, seat, paid=cost)


WATCH = NorthAmericanRailwaysWatch
