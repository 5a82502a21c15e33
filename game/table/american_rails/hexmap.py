"""Where land ends and water begins."""

from __future__ import annotations

from functools import lru_cache

from game.rules.hexgrid import Spot, neighbors
from game.table.american_rails.look import BoardLook
from game.table.kit.hexes import HexMap
from game.table.kit.pen import Point


def coast(hexes: HexMap, look: BoardLook) -> list[tuple[Point, Point]]:
    """The line between water and anything dry, as pieces from corner to corner."""
    pieces = []
    for spot, sides in _shore(look):
        corners = hexes.corners(spot)
        pieces += [(corners[side], corners[(side + 1) % 6]) for side in sides]
    return pieces


@lru_cache(maxsize=8)
def _shore(look: BoardLook) -> list[tuple[Spot, list[int]]]:
    """The dry hexes that lie at water, and on which of their sides."""
    found = []
    for spot in look.spots():
        if look.kind(spot) != "~":
            sides = [side for side, other in enumerate(neighbors(spot)) if look.kind(other) == "~"]
            if sides:
                found.append((spot, sides))
    return found
