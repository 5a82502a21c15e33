"""What a survey observes in New England Railways: links bought and built, cities shipped to.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> watch = NewEnglandRailwaysWatch(players=3)
>>> watch.see(state, LinkSold(seat=1, link=0, amount=12))
>>> watch.moments[0].kind is Took.BOUGHT, watch.moments[0].paid
(True, 12)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ai.survey.watch import Taken, Watch
from game.rules.contract import Event
from game.rules.new_england_railways.events import CubeShipped, LinkBuilt, LinkSold
from game.rules.new_england_railways.state import NewEnglandRailwaysState


class Took(Taken):
    """What players take."""

    BOUGHT = "taken-links-bought", "link"
    BUILT = "taken-links-built", "link"
    CITIES = "taken-cities-shipped-to", "city"


class NewEnglandRailwaysWatch(Watch[NewEnglandRailwaysState]):
    """Observes links with their prices, and where cubes go."""

    kinds: ClassVar[Sequence[Taken]] = tuple(Took)

    def see(self, state: NewEnglandRailwaysState, event: Event) -> None:
        """Record an event."""
        match event:
            case LinkSold(seat, link, amount):
                self.took(state, Took.BOUGHT, link, seat, paid=amount)
            case LinkBuilt(seat, link):
                self.took(state, Took.BUILT, link, seat)
            case CubeShipped(seat=seat, city_b=city):
                self.took(state, Took.CITIES, city, seat)


WATCH = NewEnglandRailwaysWatch
