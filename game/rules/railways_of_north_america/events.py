"""What happens in Railways of North America, told to listeners for motion, sound and the log."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event, tells
from game.rules.railways_of_north_america.track import Tile


@dataclass(frozen=True, slots=True)
class BaronKept(Event):
    """A seat has chosen its baron in secret."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn (1 is the first) began; `opener` opens the auction."""

    turn: int
    opener: int


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """An operations card came onto the display."""

    card: int


@dataclass(frozen=True, slots=True)
class FirstPlayerSet(Event):
    """A seat is first player of this turn, for `amount` dollars (0 if everybody passed)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round of actions (1 to 3) began."""

    round: int


@dataclass(frozen=True, slots=True)
class BondsTaken(Event):
    """A seat took `count` bonds from the bank."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ActionPassed(Event):
    """A seat did nothing in this round."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A seat laid a tile for `cost` dollars."""

    seat: int
    tile: Tile
    cost: int


@dataclass(frozen=True, slots=True)
class LinkFinished(Event):
    """A link (its number) was finished."""

    seat: int
    link: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class TrackRemoved(Event):
    """An unfinished link was taken off the map."""

    seat: int
    city: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class MajorLineScored(Event):
    """A seat joined the ends of a major line."""

    seat: int
    line: int
    points: int


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A seat's points rose."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class CityUrbanized(Event):
    """A grey city got a New City tile of a colour."""

    seat: int
    city: int
    colour: int


@dataclass(frozen=True, slots=True)
class CubeDrawn(Event):
    """A cube came from the bag to a city."""

    city: int
    colour: int


@dataclass(frozen=True, slots=True)
class CubeReturned(Event):
    """A cube was drawn whose colour the mines had brought already: back into the bag."""

    city: int
    colour: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A city that was emptied got an empty-city marker."""

    city: int


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """An empty-city marker was taken back from a city that has cubes again."""

    city: int


@dataclass(frozen=True, slots=True)
class EngineUpgraded(Event):
    """A seat's engine reached a level, for `cost` dollars."""

    seat: int
    level: int
    cost: int


@dataclass(frozen=True, slots=True)
class CubeDelivered(Event):
    """A seat delivered a cube along `cities`, from the first to the last, over `links`."""

    seat: int
    colour: int
    cities: tuple[int, ...]
    links: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusScored(Event):
    """A seat was the first to fulfil a bonus card, which leaves the game."""

    seat: int
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class HotelScored(Event):
    """A cube came to the city of a seat's hotel."""

    seat: int
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took an operations card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """A seat used an operations card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class LastTurn(Event):
    """The last empty-city marker is placed: the turn with this number is the last one."""

    turn: int


@dataclass(frozen=True, slots=True)
class BaronRevealed(Event):
    """At the end a seat's baron is shown, with the points that it brings (0: not fulfilled)."""

    seat: int
    baron: int
    points: int


tells(BaronRevealed, reveals=True)


@dataclass(frozen=True, slots=True)
class FinalScore(Event):
    """A seat's final score: points, baron and charter, less one for each bond."""

    seat: int
    points: int
    baron: int
    charter: int
    bonds: int
    total: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for `reason`."""

    reason: str
