"""The geometry of a map's hexes in pixels, and a highlighted hex."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.hexgrid import Spot
from game.table.kit.engraving import hex_corners
from game.table.kit.pen import Pen, Point, smooth
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import Colour

SQRT3: Final = math.sqrt(3)
RIM: Final[Colour] = (176, 112, 8)
RIM_LIGHT: Final[Colour] = (255, 226, 130)


@dataclass(frozen=True, slots=True)
class HexMap:
    """Hexes of `size` pixels from center to corner; hex 0,0 touches `left` and `top`."""

    left: float
    top: float
    size: float

    @property
    def width(self) -> float:
        """Return the distance in pixels between opposite sides."""
        return SQRT3 * self.size

    def centre(self, spot: Spot) -> Point:
        """Return the center of a hex."""
        column, row = spot
        return (
            self.left + self.width * (column + 0.5 + 0.5 * (row & 1)),
            self.top + self.size * (1 + 1.5 * row),
        )

    def place(self, column: float, row: float) -> Point:
        """Return the pixel of a fractional column and row, without the shift of odd rows."""
        return self.left + self.width * (column + 0.5), self.top + self.size * (1 + 1.5 * row)

    def corners(self, spot: Spot, scale: float = 1.0) -> list[Point]:
        """Return the corners of a hex drawn `scale` times as large."""
        x, y = self.centre(spot)
        return hex_corners(x, y, self.size * scale)

    def rect(self, spot: Spot) -> pygame.Rect:
        """Return the bounding box of a hex, in whole pixels."""
        x, y = self.centre(spot)
        rect = pygame.Rect(0, 0, round(self.width), round(2 * self.size))
        rect.center = (round(x), round(y))
        return rect

    def spot_at(self, x: float, y: float) -> Spot:
        """Return the hex at a pixel (cube rounding, after redblobgames.com)."""
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
        """Return the same map relative to the origin (dx, dy)."""
        return HexMap(self.left - dx, self.top - dy, self.size)


@cached_surface
def lit_hex(size: float, k: float, strength: float) -> pygame.Surface:
    """Draw lamp light on the paper of a hex, and a brass rim; `k` is pixels per unit."""
    side = size * 2.6
    middle = side / 2

    def closed(part: float) -> list[tuple[float, float]]:
        corners = hex_corners(middle, middle, size * part)
        return [*corners, corners[0]]

    def draw(pen: Pen) -> None:
        for i in range(8):
            glow = (255, 190, 60, round((10 + 7 * i) * strength))
            pen.line(glow, closed(1.08 - 0.02 * i), size * 0.10)
        pen.poly((255, 222, 120, min(255, round(120 * strength))), hex_corners(middle, middle, size * 0.94))
        pen.line(RIM, closed(0.93), 3.4 * k)
        pen.line(RIM_LIGHT, closed(0.885), 1.8 * k)

    return smooth((side, side), draw)
