"""Where the hexes of a map lie in pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from game.rules.hexgrid import Spot
from game.table.kit.engraving import hex_corners
from game.table.kit.pen import Point

SQRT3: Final = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class HexMap:
    """Hexes of `size` pixels from middle to corner; hex 0,0 touches `left` and `top`."""

    left: float
    top: float
    size: float

    @property
    def width(self) -> float:
        """From side to side, in pixels."""
        return SQRT3 * self.size

    def centre(self, spot: Spot) -> Point:
        """The middle of a hex."""
        column, row = spot
        return (
            self.left + self.width * (column + 0.5 + 0.5 * (row & 1)),
            self.top + self.size * (1 + 1.5 * row),
        )

    def place(self, column: float, row: float) -> Point:
        """The pixel of a column and row with fractions, without the shift of odd rows."""
        return self.left + self.width * (column + 0.5), self.top + self.size * (1 + 1.5 * row)

    def corners(self, spot: Spot, scale: float = 1.0) -> list[Point]:
        """The corners of a hex drawn `scale` times as large."""
        x, y = self.centre(spot)
        return hex_corners(x, y, self.size * scale)

    def spot_at(self, x: float, y: float) -> Spot:
        """The hex under a pixel (cube rounding, after redblobgames.com)."""
        px, py = x - (self.left + self.width / 2), y - (self.top + self.size)
        q = (px * SQRT3 / 3 - py / 3) / self.size
        r = py * 2 / 3 / self.size
        s = -q - r
        rq, rr, rs = round(q), round(r), round(s)
        dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
        if dq > dr and dq > ds:
            rq = -rr - rs
        elif dr > ds:
            rr = -rq - rs
        return rq + (rr - (rr & 1)) // 2, rr

    def moved(self, dx: float, dy: float) -> HexMap:
        """The same map, its pixels counted from a point that lies at (dx, dy)."""
        return HexMap(self.left - dx, self.top - dy, self.size)
