"""Where everything lies: the sheet with its map and score track, the shelf of cards under it, in pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import ClassVar, Final

import pygame

from game.rules.hexgrid import Spot
from game.rules.railways_of_north_america.board import Board
from game.table.boards.enlarging import Enlargeable
from game.table.boards.railways_of_north_america.look import look_of
from game.table.kit.engraving import hex_corners
from game.table.kit.hexes import SQRT3, HexMap
from game.table.kit.pen import Point
from game.table.kit.scale import Scale

LARGEST: Final = 34
"""The most units from the middle of a hex to a corner while the whole map is seen."""
ROUND: Final = 0.55
"""The gap between the map and the score track, in sizes of a hex."""
CELL: Final = (58, 45)
"""Width of the score track's spaces at the sides, height of those above and below, in units."""
ACROSS: Final = 30
DOWN: Final = 20
"""Spaces of the score track in a row and, without the corners, in a column."""
SHELF: Final = 268
"""Least height of the shelf, in units."""
GAP: Final = 12
LINES_WIDE: Final = 296
HAND_WIDE: Final = 304


@dataclass(eq=False)
class TileLayout(Enlargeable):
    """A map for tiles in `area`, with the score track round it and the cards under it."""

    steps: ClassVar[int] = 7
    scale: Scale
    area: pygame.Rect
    board: Board
    sheet: pygame.Rect = field(init=False)
    frame: pygame.Rect = field(init=False)
    print: Scale = field(init=False)
    """The scale of all that is printed; a board has no other size of text."""
    map_wide: float = field(init=False)
    """The map's width in sizes of a hex, from its middle to a corner."""
    map_high: float = field(init=False)
    strip: int = field(init=False)
    """Pixels of the frame over the map for the printed fields; 0 where they lie in the map's corners."""
    size: float = field(init=False)
    """From the middle of a hex to a corner while the whole map is seen, in pixels."""

    def __post_init__(self) -> None:
        self.print = replace(self.scale, text=1.0)
        px, area = self.print.px, self.area
        wide, high = px(CELL[0]), px(CELL[1])
        rows = self.board.data.grid.rows
        self.map_wide, self.map_high = (len(rows[0]) + 0.5) * SQRT3, 1.5 * len(rows) + 0.5
        above = look_of(self.board).fields == "above"
        self.strip = self._legend_high + 2 * px(10) if above else 0
        room = area.h - px(SHELF) - px(GAP) - 2 * high
        self.size = min(
            (area.w - 2 * wide) / (self.map_wide + 2 * ROUND),
            (room - self.strip) / (self.map_high + 2 * ROUND),
            LARGEST * self.k,
        )
        tall = room if above else math.ceil(self.size * (self.map_high + 2 * ROUND))
        self.sheet = pygame.Rect(area.x, area.y, area.w, tall + 2 * high)
        self.frame = self.sheet.inflate(-2 * wide, -2 * high)
        top = self.sheet.bottom + px(GAP)
        shelf = pygame.Rect(area.x, top, area.w, area.bottom - top)
        hand, lines = px(HAND_WIDE), px(LINES_WIDE)
        self.hand = pygame.Rect(shelf.right - hand, top, hand, shelf.h)
        self.lines = pygame.Rect(self.hand.x - px(GAP) - lines, top, lines, shelf.h)
        self.cards = pygame.Rect(shelf.x, top, self.lines.x - px(GAP) - shelf.x, shelf.h)
        self._cells = self._lay_track()

    @property
    def k(self) -> float:
        """Pixels in a unit."""
        return self.print.k

    # The map

    @property
    def hexes(self) -> HexMap:
        """The map as it is seen now."""
        whole, (x, y) = self.whole, self.frame.topleft
        return HexMap(
            x + (whole.left - x) * self.zoom - self.shift[0],
            y + (whole.top - y) * self.zoom - self.shift[1],
            self.size * self.zoom,
        )

    @property
    def whole(self) -> HexMap:
        """The map as it is seen when it is not enlarged."""
        left = self.frame.w / 2 - self.size * self.map_wide / 2
        top = self.size * ROUND
        if self.strip:
            top = self.strip + (self.frame.h - self.strip - self.size * self.map_high) / 2
        return HexMap(self.frame.x + left, self.frame.y + top, self.size)

    @property
    def map_scale(self) -> Scale:
        """The scale of the map's lettering: it grows with the map, but less."""
        return self.print.larger(self.zoom**0.7)

    def sees(self, spot: Spot, reach: float = 3.0) -> bool:
        """Whether anything within `reach` sizes of a hex round its middle may be seen."""
        pad = 2 * reach * self.size * self.zoom
        return self.frame.inflate(pad, pad).collidepoint(self.hexes.centre(spot))

    def hex_rect(self, spot: Spot) -> pygame.Rect:
        """The rectangle round a hex."""
        hexes = self.hexes
        rect = pygame.Rect(0, 0, round(hexes.width), round(2 * hexes.size))
        x, y = hexes.centre(spot)
        rect.center = (round(x), round(y))
        return rect

    def side(self, spot: Spot, side: int, reach: float = 1.0) -> Point:
        """The middle of a side of a hex, or of its distance from the middle `reach` times as far."""
        hexes = self.hexes
        x, y = hexes.centre(spot)
        corners = hex_corners(x, y, hexes.size)
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
        return x + ((ax + bx) / 2 - x) * reach, y + ((ay + by) / 2 - y) * reach

    # The fields that are printed into the map's corners

    @property
    def cartouche(self) -> pygame.Rect:
        """The title, in the north-east."""
        px, frame = self.print.px, self.frame
        return pygame.Rect(frame.right - px(320), frame.y + px(10), px(306), max(px(70), 50))

    @property
    def legend(self) -> pygame.Rect:
        """What ground costs, in the south-west, or in the row above the map."""
        px, frame, high = self.print.px, self.frame, self._legend_high
        top = frame.y + px(10) if self.strip else frame.bottom - px(8) - high
        return pygame.Rect(frame.x + px(8), top, max(px(408), 306), high)

    @property
    def _legend_high(self) -> int:
        return max(self.print.px(112), 76)

    @property
    def stock(self) -> pygame.Rect:
        """Empty-city markers and New City tiles left, beside the title."""
        px, title = self.print.px, self.cartouche
        wide = max(px(336), 226)
        return pygame.Rect(title.x - px(8) - wide, title.y, wide, title.h)

    def stock_tile(self, colour: int, colours: int) -> pygame.Rect:
        """The place of the New City tiles of a colour among so many."""
        stock, px = self.stock, self.print.px
        left = stock.x + round(stock.w * 0.48)
        wide = (stock.right - px(6) - left) / colours
        x = left + round(wide * colour)
        return pygame.Rect(x, stock.y + px(5), left + round(wide * (colour + 1)) - x, stock.h - 2 * px(5))

    # The score track

    def cell(self, points: int) -> pygame.Rect:
        """The space of the score track for so many points, clockwise from the upper left corner."""
        return self._cells[points % len(self._cells)].copy()

    def _lay_track(self) -> list[pygame.Rect]:
        """All spaces of the score track: along the top, down, back, up."""
        sheet, frame = self.sheet, self.frame
        xs = [sheet.x, *(frame.x + round(frame.w * i / (ACROSS - 2)) for i in range(ACROSS - 1)), sheet.right]
        ys = [frame.y + round(frame.h * i / DOWN) for i in range(DOWN + 1)]
        columns = list(pairwise(xs))
        rows = list(pairwise(ys))
        above = [(left, sheet.y, right, frame.y) for left, right in columns]
        eastern = [(frame.right, top, sheet.right, bottom) for top, bottom in rows]
        below = [(left, frame.bottom, right, sheet.bottom) for left, right in reversed(columns)]
        western = [(sheet.x, top, frame.x, bottom) for top, bottom in reversed(rows)]
        return [
            pygame.Rect(x, y, right - x, bottom - y)
            for x, y, right, bottom in (*above, *eastern, *below, *western)
        ]

    def seat_edge(self, seat: int) -> Point:
        """Where a player sits, seen from the board: on its right edge."""
        return self.area.right + 20 * self.k, self.area.y + self.area.h * (0.06 + 0.095 * seat)
