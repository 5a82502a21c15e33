"""Track on hexes: tiles, unfinished tracks, links.

>>> tiles = (Tile(hex=12, enter=3, leave=0), Tile(hex=13, enter=3, leave=1))
>>> turned_tiles(tiles)
(Tile(hex=13, enter=1, leave=3), Tile(hex=12, enter=0, leave=3))
>>> link = Link(owner=0, a=4, b=7, tiles=tiles, ridges=0, snow=False)
>>> link.other(4), len(link.packed())
(7, 6)
>>> SIDES_OF[EXITS[3]]
(0, 1, 5)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

SIDES: Final = 6

OPPOSITE: Final = tuple((side + 3) % SIDES for side in range(SIDES))

EXITS: Final = tuple(
    1 << (side + 2) % SIDES | 1 << OPPOSITE[side] | 1 << (side + 4) % SIDES for side in range(SIDES)
)
"""The mask of the sides of exit for each side of entry: straight on or one side next to it (ruling 5)."""

SIDES_OF: Final = tuple(
    tuple(side for side in range(SIDES) if mask >> side & 1) for mask in range(1 << SIDES)
)
"""The sides in each mask."""


class Tile(NamedTuple):
    """One tile: its hex, the side by which the track enters and the side by which it leaves."""

    hex: int
    enter: int
    leave: int


def turned_tiles(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the same tiles from the other end."""
    return tuple(Tile(tile.hex, tile.leave, tile.enter) for tile in reversed(tiles))


class Track(NamedTuple):
    """A track on its way from a city, through a side of the city's hex; no tile yet, or some.

    >>> Track(owner=0, city=3, side=5, tiles=()).side
    5
    """

    owner: int
    city: int
    side: int
    tiles: tuple[Tile, ...]

    def with_half(self, half: Track) -> Track:
        """Return the whole way from its city to that of another track whose open end it meets."""
        return Track(self.owner, self.city, self.side, (*self.tiles, *turned_tiles(half.tiles)))


class Link(NamedTuple):
    """A finished link between the cities `a`, where it was begun, and `b`.

    `ridges` counts the ridge sides that it crosses; `snow` is whether a tile of it is north of the snow line.
    """

    owner: int
    a: int
    b: int
    tiles: tuple[Tile, ...]
    ridges: int
    snow: bool

    def other(self, city: int) -> int:
        """Return the end that is not `city`."""
        return self.b if city == self.a else self.a

    def packed(self) -> bytes:
        """Return owner, ends, ridge and snow packed into bytes: all that matters once it is finished."""
        marks = (self.ridges > 0) << 1 | self.snow
        return bytes((self.owner, self.a & 255, self.a >> 8, self.b & 255, self.b >> 8, marks))
