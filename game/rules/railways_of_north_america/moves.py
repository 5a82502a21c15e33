"""The decisions of Railways of North America, each a small immutable value.

Cities, hexes, colors, cards and barons are numbers: positions in the board's lists (see `Board`).
Sides of a hex are numbered clockwise from the east, as in `hexgrid.DIRECTIONS`. Links are numbered
in the order in which they were finished, by all players together.

>>> from game.rules.railways_of_north_america import GAME
>>> GAME.parse_move("choose urbanize")
ChooseAction(action=1)
>>> GAME.format_move(KeepBaron(baron=0))
'keep William Van Horne'
>>> GAME.format_move(StopBuilding())
'stop'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.auction import Bid, PassBid
from game.rules.contract import Move


@dataclass(frozen=True, slots=True)
class KeepBaron(Move):
    """Keep one of the two barons dealt; the other one goes out of play, face down."""

    baron: int


@dataclass(frozen=True, slots=True)
class ChooseAction(Move):
    """Choose what to do in this round: a position in `steps.ACTIONS`."""

    action: int


@dataclass(frozen=True, slots=True)
class StartTrack(Move):
    """Begin a link in a city, through one side of its hex."""

    city: int
    side: int


@dataclass(frozen=True, slots=True)
class ContinueTrack(Move):
    """Go on from the open end of an unfinished link: its last hex and the side by which it leaves."""

    hex: int
    side: int


@dataclass(frozen=True, slots=True)
class LayTile(Move):
    """Lay the next tile, in the hex before the open end; the track leaves it by `side`."""

    hex: int
    side: int


@dataclass(frozen=True, slots=True)
class StopBuilding(Move):
    """Lay no more tiles in this action."""


@dataclass(frozen=True, slots=True)
class UseCard(Move):
    """Use an operations card in hand: for the build begun, for the upgrade, for one more action."""

    card: int


@dataclass(frozen=True, slots=True)
class Urbanize(Move):
    """Place a New City tile of a color on a grey city."""

    colour: int
    city: int


@dataclass(frozen=True, slots=True)
class Upgrade(Move):
    """Raise one's engine by one level, at the full price."""


@dataclass(frozen=True, slots=True)
class Deliver(Move):
    """Deliver one cube of a color from a city over finished links, in the order of travel."""

    colour: int
    city: int
    links: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """Take an operations card from the display."""

    card: int


@dataclass(frozen=True, slots=True)
class Mine(Move):
    """Choose the grey city onto which the mines' cubes are drawn."""

    city: int


@dataclass(frozen=True, slots=True)
class Grow(Move):
    """Choose the city that grows."""

    city: int


@dataclass(frozen=True, slots=True)
class EndActions(Move):
    """Take no further action in this round."""


@dataclass(frozen=True, slots=True)
class DrawCube(Move):
    """Chance: a cube of a color comes from the bag."""

    colour: int


@dataclass(frozen=True, slots=True)
class TurnCard(Move):
    """Chance: an operations card is turned over onto the display."""

    card: int


VERBS: Final[dict[str, type[Move]]] = {
    "keep": KeepBaron,
    "bid": Bid,
    "pass": PassBid,
    "choose": ChooseAction,
    "start": StartTrack,
    "continue": ContinueTrack,
    "lay": LayTile,
    "stop": StopBuilding,
    "use": UseCard,
    "urbanize": Urbanize,
    "upgrade": Upgrade,
    "deliver": Deliver,
    "take": TakeCard,
    "mine": Mine,
    "grow": Grow,
    "end": EndActions,
    "draw": DrawCube,
    "turn": TurnCard,
}
"""The moves by the verbs of their text forms."""
