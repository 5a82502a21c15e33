"""What is noted of Railways of North America: barons, operations cards, major lines, and all points.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> watch = RailwaysOfNorthAmericaWatch(players=3)
>>> watch.see(state, BonusScored(seat=1, card=0, points=2))
>>> watch.sources[1], watch.moments[0].brought
(Counter({'bonuses': 2}), 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ai.survey.watch import Watch
from game.rules.contract import Event
from game.rules.railways_of_north_america.events import (
    BaronRevealed,
    BonusScored,
    CardTaken,
    CardUsed,
    CubeDelivered,
    FinalScore,
    HotelScored,
    MajorLineScored,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState


class RailwaysOfNorthAmericaWatch(Watch[RailwaysOfNorthAmericaState]):
    """Points, which are the score, are noted in place of money."""

    kinds: ClassVar[Mapping[str, str]] = {
        "barons": "baron",
        "cards": "card",
        "cards used": "card",
        "hotels": "card",
        "major lines": "line",
        "cities delivered to": "city",
    }

    def see(self, state: RailwaysOfNorthAmericaState, event: Event) -> None:
        """Note what happened."""
        match event:
            case CubeDelivered(seat=seat, city_end=city, links=links):
                self.took(state, "cities delivered to", city, seat)
                for link in links:
                    owner = state.links[link].owner
                    self.sources[owner]["own deliveries" if owner == seat else "others' deliveries"] += 1
            case MajorLineScored(seat, line, points):
                self.sources[seat]["major lines"] += points
                self.took(state, "major lines", line, seat, brought=points)
            case BonusScored(seat, card, points):
                self.sources[seat]["bonuses"] += points
                self.took(state, "cards", card, seat, brought=points)
            case HotelScored(seat, card, points):
                self.sources[seat]["hotels"] += points
                self.took(state, "hotels", card, seat, brought=points)
            case CardTaken(seat, card):
                self.took(state, "cards", card, seat)
            case CardUsed(seat, card):
                self.took(state, "cards used", card, seat)
            case BaronRevealed(seat=seat, baron=baron, points=points):
                self.took(state, "barons", baron, seat, brought=points)
            case FinalScore(seat=seat, for_baron=baron, for_charter=charter, bonds=bonds):
                self.sources[seat].update({"baron": baron, "charters": charter, "bonds": -bonds})


WATCH = RailwaysOfNorthAmericaWatch
