"""What is noted of Railways of North America: barons, operations cards, major lines, and all points.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> watch = RailwaysOfNorthAmericaWatch(players=3)
>>> watch.see(state, BonusScored(seat=1, card=0, points=2))
>>> watch.sources[1][From.BONUSES], watch.moments[0].brought
(2, 2)
>>> watch.moments[0].kind is Took.CARDS
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ai.survey.watch import Source, Taken, Watch
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


class Took(Taken):
    """What players take."""

    BARONS = "taken-barons", "baron"
    CARDS = "taken-cards", "card"
    USED = "taken-cards-used", "card"
    HOTELS = "taken-hotels", "card"
    LINES = "taken-major-lines", "line"
    CITIES = "taken-cities-delivered-to", "city"


class From(Source):
    """Where points come from."""

    OWN_DELIVERIES = "source-own-deliveries"
    OTHERS_DELIVERIES = "source-others-deliveries"
    MAJOR_LINES = "source-major-lines"
    BONUSES = "source-bonuses"
    HOTELS = "source-hotels"
    BARON = "source-baron"
    CHARTERS = "source-charters"
    BONDS = "source-bonds"


class RailwaysOfNorthAmericaWatch(Watch[RailwaysOfNorthAmericaState]):
    """Points, which are the score, are noted in place of money."""

    kinds: ClassVar[Sequence[Taken]] = tuple(Took)

    def see(self, state: RailwaysOfNorthAmericaState, event: Event) -> None:
        """Note what happened."""
        match event:
            case CubeDelivered(seat=seat, city_end=city, links=links):
                self.took(state, Took.CITIES, city, seat)
                for link in links:
                    owner = state.links[link].owner
                    self.sources[owner][From.OWN_DELIVERIES if owner == seat else From.OTHERS_DELIVERIES] += 1
            case MajorLineScored(seat, line, points):
                self.sources[seat][From.MAJOR_LINES] += points
                self.took(state, Took.LINES, line, seat, brought=points)
            case BonusScored(seat, card, points):
                self.sources[seat][From.BONUSES] += points
                self.took(state, Took.CARDS, card, seat, brought=points)
            case HotelScored(seat, card, points):
                self.sources[seat][From.HOTELS] += points
                self.took(state, Took.HOTELS, card, seat, brought=points)
            case CardTaken(seat, card):
                self.took(state, Took.CARDS, card, seat)
            case CardUsed(seat, card):
                self.took(state, Took.USED, card, seat)
            case BaronRevealed(seat=seat, baron=baron, points=points):
                self.took(state, Took.BARONS, baron, seat, brought=points)
            case FinalScore(seat=seat, for_baron=baron, for_charter=charter, bonds=bonds):
                self.sources[seat].update({From.BARON: baron, From.CHARTERS: charter, From.BONDS: -bonds})


WATCH = RailwaysOfNorthAmericaWatch
