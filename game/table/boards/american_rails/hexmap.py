"""Where land ends and water begins."""

from __future__ import annotations

from game.rules.hexgrid import neighbours
from game.table.boards.american_rails.look import BoardLook
from game.table.kit.hexes import HexMap
from game.table.kit.pen import Point


def coast(hexes: HexMap, look: BoardLook) -> list[tuple[Point, Point]]:
    """The line between water and anything dry, as pieces from corner to corner."""
    pieces = []
    for spot in look.spots():
        if look.kind(spot) == "~":
            continue
        corners = hexes.corners(spot)
        for side, other in enumerate(neighbours(spot)):
            if look.kind(other) == "~":
                pieces.append((corners[side], corners[(side + 1) % 6]))
    return pieces
