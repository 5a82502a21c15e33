"""The events of Railways of North America, for animation, sound and the log.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> for _ in range(3):
...     state.play(state.legal_moves()[0], on_event=print)
BaronKept(seat=0)
BaronKept(seat=1)
BaronKept(seat=2)
TurnBegan(turn=1, opener=0)
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event, Sound, register_event
from game.rules.messages import Message
from game.rules.railways_of_north_america.track import Tile


@dataclass(frozen=True, slots=True)
class BaronKept(Event):
    """A seat has chosen its baron in secret."""

    seat: int


register_event(BaronKept, "baron-kept", Sound.CARD)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn (1 is the first) began; `opener` opens the auction."""

    turn: int
    opener: int


register_event(TurnBegan, None, Sound.BELL)


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """An operations card came onto the display."""

    card: int


register_event(CardTurned, "card-turned", Sound.CARD)


@dataclass(frozen=True, slots=True)
class FirstPlayerSet(Event):
    """A seat is first player of this turn, for `amount` dollars (0 if everybody passed)."""

    seat: int
    amount: int


register_event(FirstPlayerSet, "first-player-set", Sound.GAVEL)


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round of actions (1 to 3) began."""

    round: int


register_event(RoundBegan, None, Sound.TICK)


@dataclass(frozen=True, slots=True)
class BondsTaken(Event):
    """A seat took `count` bonds from the bank."""

    seat: int
    count: int


register_event(BondsTaken, "bonds-taken", Sound.COIN)


@dataclass(frozen=True, slots=True)
class ActionPassed(Event):
    """A seat did nothing in this round."""

    seat: int


register_event(ActionPassed, "action-passed", Sound.TICK, passes=True)


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A seat laid a tile for `cost` dollars, across `ridges` ridges.

    `ground` is its terrain (one of `board.GROUNDS`), `city` the nearest city.
    """

    seat: int
    tile: Tile
    hex: int
    city: int
    ground: str
    ridges: int
    cost: int


register_event(TileLaid, "tile-laid", Sound.TRACK)


@dataclass(frozen=True, slots=True)
class LinkFinished(Event):
    """A link (its number) was finished, between two cities."""

    seat: int
    link: int
    city_a: int
    city_b: int


register_event(LinkFinished, "link-finished", Sound.TRACK)


@dataclass(frozen=True, slots=True)
class TrackRemoved(Event):
    """An unfinished link was taken off the map."""

    seat: int
    city: int
    tiles: tuple[Tile, ...]


register_event(TrackRemoved, "track-removed", Sound.TRACK)


@dataclass(frozen=True, slots=True)
class MajorLineScored(Event):
    """A seat joined the ends of a major line."""

    seat: int
    line: int
    points: int
    city_a: int
    city_b: int


register_event(MajorLineScored, "major-line-scored", Sound.BELL)


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A seat's points rose."""

    seat: int
    before: int
    after: int


register_event(PointsScored, None, Sound.TICK)


@dataclass(frozen=True, slots=True)
class CityUrbanized(Event):
    """A grey city got a New City tile of a color."""

    seat: int
    city: int
    colour: int


register_event(CityUrbanized, "city-urbanized", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class CubeDrawn(Event):
    """A cube came from the bag to a city."""

    city: int
    colour: int


register_event(CubeDrawn, "cube-drawn", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class CubeReturned(Event):
    """A cube was drawn whose color the mines had brought already: back into the bag."""

    city: int
    paint: int


register_event(CubeReturned, "cube-returned", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A city that was emptied got an empty-city marker."""

    city: int


register_event(MarkerPlaced, "marker-placed", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """An empty-city marker was removed from a city that has cubes again."""

    city: int


register_event(MarkerTaken, "marker-taken", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class EngineUpgraded(Event):
    """A seat's engine reached a level, for `cost` dollars."""

    seat: int
    level: int
    cost: int


register_event(EngineUpgraded, "engine-upgraded", Sound.TRAIN)


@dataclass(frozen=True, slots=True)
class CubeDelivered(Event):
    """A seat delivered a cube from `city` to `city_end`, over `links`; `count` is their number."""

    seat: int
    colour: int
    city: int
    city_end: int
    links: tuple[int, ...]
    count: int


register_event(CubeDelivered, "cube-delivered", Sound.TRAIN)


@dataclass(frozen=True, slots=True)
class BonusScored(Event):
    """A seat was the first to fulfil a bonus card, which leaves the game."""

    seat: int
    card: int
    points: int


register_event(BonusScored, "bonus-scored", Sound.BELL)


@dataclass(frozen=True, slots=True)
class HotelScored(Event):
    """A cube came to the city of a seat's hotel."""

    seat: int
    card: int
    points: int


register_event(HotelScored, "hotel-scored", Sound.COIN)


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took an operations card."""

    seat: int
    card: int


register_event(CardTaken, "card-taken", Sound.CARD)


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """A seat used an operations card."""

    seat: int
    card: int


register_event(CardUsed, "card-used", Sound.CARD)


@dataclass(frozen=True, slots=True)
class LastTurn(Event):
    """The last empty-city marker is placed: the turn with this number is the last one."""

    turn: int


register_event(LastTurn, "last-turn", Sound.BELL)


@dataclass(frozen=True, slots=True)
class BaronRevealed(Event):
    """At the end a seat's baron is shown: its task, and the points that it brings (0: not fulfilled)."""

    seat: int
    baron: int
    task: Message
    points: int


register_event(BaronRevealed, "baron-revealed", Sound.CARD, reveals=True)


@dataclass(frozen=True, slots=True)
class FinalScore(Event):
    """A seat's final score: points, those for the baron and for charters, less one for each bond."""

    seat: int
    points: int
    for_baron: int
    for_charter: int
    bonds: int
    total: int


register_event(FinalScore, "final-score", Sound.TICK)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for `reason`."""

    reason: Message


register_event(GameEnded, "game-ended", Sound.BELL)
