"""Hexagonal maps: rows of pointy-top hexes, odd rows half a hex to the right ("odd-r").

Coordinates are (column, row), row 0 in the north.
See Amit Patel, "Hexagonal Grids", redblobgames.com, for the geometry.

>>> neighbors((3, 2))
[(4, 2), (3, 3), (2, 3), (2, 2), (2, 1), (3, 1)]
>>> distance((0, 0), (3, 2))
4
>>> bearing((0, 0), (3, 2)), bearing((3, 2), (3, 1))
('south-east', 'north-east')
>>> bearing((1, 6), (2, 4)), bearing((1, 6), (2, 4), FINE_WINDS)
('north-east', 'north-north-east')
>>> bits(0b100101)
[0, 2, 5]
>>> select("abcdef", 0b100101)
['a', 'c', 'f']
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import compress
from typing import Final, TypeVar

T = TypeVar("T")

Spot = tuple[int, int]

DIRECTIONS: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")

WINDS: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")

FINE_WINDS: Final = (
    "north",
    "north-north-east",
    "north-east",
    "east-north-east",
    "east",
    "east-south-east",
    "south-east",
    "south-south-east",
    "south",
    "south-south-west",
    "south-west",
    "west-south-west",
    "west",
    "west-north-west",
    "north-west",
    "north-north-west",
)
"""For two hexes that lie in the same of the eight `WINDS`."""

_SELECT: Final = bytes.maketrans(b"01", b"\x00\x01")


def neighbors(spot: Spot) -> list[Spot]:
    """Return the six hexes around one, in the order of `DIRECTIONS` (clockwise from the east)."""
    column, row = spot
    shift = row & 1
    return [
        (column + 1, row),
        (column + shift, row + 1),
        (column - 1 + shift, row + 1),
        (column - 1, row),
        (column - 1 + shift, row - 1),
        (column + shift, row - 1),
    ]


def distance(a: Spot, b: Spot) -> int:
    """Return the distance between two hexes, in steps."""
    (ca, ra), (cb, rb) = a, b
    qa, qb = ca - (ra - (ra & 1)) // 2, cb - (rb - (rb & 1)) // 2
    dq, dr = qa - qb, ra - rb
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def bearing(a: Spot, b: Spot, winds: tuple[str, ...] = WINDS) -> str:
    """Return in which of the `winds`, clockwise from the north, a hex is as seen from another one, `a`."""
    (ca, ra), (cb, rb) = a, b
    east, south = cb - ca + ((rb & 1) - (ra & 1)) / 2, (rb - ra) * math.sqrt(3) / 2
    return winds[round(math.degrees(math.atan2(east, -south)) * len(winds) / 360) % len(winds)]


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, ascending: the hexes of a bit mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def select(items: Iterable[T], mask: int) -> list[T]:
    """Return the items whose bits are set in a mask, in their order."""
    return list(compress(items, f"{mask:b}"[::-1].encode().translate(_SELECT)))
