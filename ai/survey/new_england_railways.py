"""What is noted of New England Railways: links that are bought and built, cities that are shipped to.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> watch = NewEnglandRailwaysWatch(players=3)
>>> watch.see(state, LinkSold(seat=1, link=0, amount=12))
>>> watch.moments[0].kind, watch.moments[0].paid
('links bought', 12)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ai.survey.watch import Watch
from game.rules.contract import Event
from game.rules.new_england_railways.events import CubeShipped, LinkBuilt, LinkSold
from game.rules.new_england_railways.state import NewEnglandRailwaysState


class NewEnglandRailwaysWatch(Watch[NewEnglandRailwaysState]):
    """Links with their prices, and where cubes go."""

    kinds: ClassVar[Mapping[str, str]] = {
        "links bought": "link",
        "links built": "link",
        "cities shipped to": "city",
    }

    def see(self, state: NewEnglandRailwaysState, event: Event) -> None:
        """Note what happened."""
        super().see(state, event)
        match event:
            case LinkSold(seat, link, amount):
                self.took(state, "links bought", link, seat, paid=amount)
            case LinkBuilt(seat, link):
                self.took(state, "links built", link, seat)
            case CubeShipped(seat=seat, city_b=city):
                self.took(state, "cities shipped to", city, seat)

    def end(self, state: NewEnglandRailwaysState) -> None:
        """Links count at the end, and what is owed is paid back."""
        for seat, sources in enumerate(self.sources):
            sources["value of links"] += state.value[seat]
            sources["repayment"] -= state.repayment(seat)


WATCH = NewEnglandRailwaysWatch
