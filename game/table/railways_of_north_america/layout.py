"""The layout of the board in pixels: the sheet with its map and score track, and the printed fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import ClassVar, Final

import pygame

from game.rules.hexgrid import Spot
from game.rules.railways_of_north_america.board import Board
from game.table.boards.grounds import ZoomableMap
from game.table.kit.engraving import hex_corners
from game.table.kit.hexes import SQRT3, HexMap
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.railways_of_north_america.look import Box, look_of

LARGEST: Final = 40
"""The largest hex size in units (from its middle to a corner) while the whole map is visible."""
ROUND: Final = (0.42, 0.46)
"""The gap between the map and the score track, across and down, in hex sizes."""
CELL: Final = (62, 32)
"""The width of the score track's spaces at the sides, height of those above and below, in units."""
ACROSS: Final = 30
DOWN: Final = 20
"""The number of spaces of the score track in a row and, without the corners, in a column."""
INSET: Final = 8
"""The distance in units between a printed field and the frame, or another field."""
PANEL: Final = 520
"""The width in units of the column of fields next to a map whose look has no places for them."""
LINE_HIGH: Final = 26
"""The height in units of a major line in that column; the other fields have heights of their own."""
STOCK_HIGH: Final = 112
LEGEND_HIGH: Final = 72
FIELDS: Final = ("lines", "stock", "display", "legend")
"""The printed fields: major lines, markers and tiles left, cards, terrain costs."""


@dataclass(eq=False)
class TileLayout(ZoomableMap):
    """A hex map in `area`, with the score track around it; cards and lists are on its empty corners.

    `hand` is the place of the viewer's cards, `seats` are those of the players; both are outside `area`.
    """

    steps: ClassVar[int] = 7
    scale: Scale
    area: pygame.Rect
    board: Board
    hand: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    seats: Sequence[pygame.Rect] = ()
    sheet: pygame.Rect = field(init=False)
    frame: pygame.Rect = field(init=False)
    print: Scale = field(init=False)
    """The scale of everything printed; a board has no other text size."""
    map_wide: float = field(init=False)
    """The map's width in hex sizes."""
    map_high: float = field(init=False)
    size: float = field(init=False)
    """The hex size in pixels (from the middle to a corner) while the whole map is visible."""
    fields: dict[str, pygame.Rect] = field(init=False)
    """The places of the printed `FIELDS`."""
    scrolled: int = field(default=0, init=False)
    """The number of the first visible line of a list on the display."""

    def __post_init__(self) -> None:
        self.print = replace(self.scale, text=1.0)
        px = self.print.px
        rows = self.board.data.grid.rows
        self.map_wide, self.map_high = (len(rows[0]) + 0.5) * SQRT3, 1.5 * len(rows) + 0.5
        self.sheet = self.area.copy()
        self.frame = self.sheet.inflate(-2 * px(CELL[0]), -2 * px(CELL[1]))
        boxes = look_of(self.board).fields
        self._panel = px(PANEL) if boxes is None else 0
        self.size = min(
            (self.frame.w - self._panel) / (self.map_wide + 2 * ROUND[0]),
            self.frame.h / (self.map_high + 2 * ROUND[1]),
            LARGEST * self.k,
        )
        if boxes is None:
            self.fields = self._fields_beside()
        else:
            self.fields = {name: self._field(getattr(boxes, name)) for name in FIELDS}
        self._cells = self._lay_track()

    @property
    def k(self) -> float:
        """Return the pixels per unit."""
        return self.print.k

    # The map

    @property
    def hexes(self) -> HexMap:
        """Return the map as it is currently seen."""
        whole, (x, y) = self.whole, self.frame.topleft
        return HexMap(
            x + (whole.left - x) * self.zoom - self.shift[0],
            y + (whole.top - y) * self.zoom - self.shift[1],
            self.size * self.zoom,
        )

    @property
    def whole(self) -> HexMap:
        """Return the map as it is seen when it isn't enlarged."""
        left = self._panel + (self.frame.w - self._panel - self.size * self.map_wide) / 2
        top = (self.frame.h - self.size * self.map_high) / 2
        return HexMap(self.frame.x + left, self.frame.y + top, self.size)

    @property
    def map_scale(self) -> Scale:
        """Return the scale of the map's text: it grows with the map, but less."""
        return self.print.larger(self.zoom**0.7)

    def lettered(self, most: float) -> Scale:
        """Return the scale of text on a printed field: the player's size, but at most `most` times as large.

        No text is smaller than that of the map.
        """
        return self.print.with_letters(max(1.0, min(self.scale.text, most)))

    def sees(self, spot: Spot, reach: float = 3.0) -> bool:
        """Return whether anything within `reach` hex sizes of a hex's middle may be visible."""
        pad = 2 * reach * self.size * self.zoom
        return self.frame.inflate(pad, pad).collidepoint(self.hexes.centre(spot))

    def hex_rect(self, spot: Spot) -> pygame.Rect:
        """Return the bounding box of a hex."""
        return self.hexes.rect(spot)

    def side(self, spot: Spot, side: int, reach: float = 1.0) -> Point:
        """Return the middle of a side of a hex, or the point `reach` times as far from the hex's middle."""
        hexes = self.hexes
        x, y = hexes.centre(spot)
        corners = hex_corners(x, y, hexes.size)
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
        return x + ((ax + bx) / 2 - x) * reach, y + ((ay + by) / 2 - y) * reach

    # The printed fields

    def _field(self, box: Box) -> pygame.Rect:
        """Return the place of a box of the look, clipped to the frame."""
        inset = 2 * self.print.px(INSET)
        left, top = self.whole.place(box[0], box[1])
        right, bottom = self.whole.place(box[2], box[3])
        rect = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
        return rect.clip(self.frame.inflate(-inset, -inset))

    def _fields_beside(self) -> dict[str, pygame.Rect]:
        """Return the fields one below the other at the left of the map; the cards get the remaining room."""
        px, gap = self.print.px, self.print.px(INSET)
        column = pygame.Rect(self.frame.x, self.frame.y, self._panel, self.frame.h).inflate(
            -2 * gap, -2 * gap
        )
        rows = -(-len(self.board.major_lines) // 2)
        highs = {"lines": px(LINE_HIGH * rows + 44), "stock": px(STOCK_HIGH), "legend": px(LEGEND_HIGH)}
        highs["display"] = column.h - sum(highs.values()) - 3 * gap
        found, y = {}, column.y
        for name in FIELDS:
            found[name] = pygame.Rect(column.x, y, column.w, highs[name])
            y += highs[name] + gap
        return found

    def stock_tile(self, colour: int, colours: int) -> pygame.Rect:
        """Return the place of the New City tiles of a color among a number of colors."""
        stock, inset = self.fields["stock"], self.print.px(INSET)
        left, wide = stock.x + inset, (stock.w - 2 * inset) / colours
        x = left + round(wide * colour)
        top = round(stock.y + stock.h * 0.62)
        return pygame.Rect(x, top, left + round(wide * (colour + 1)) - x, stock.bottom - inset // 2 - top)

    # The score track

    def cell(self, points: int) -> pygame.Rect:
        """Return the space of the score track for a number of points, clockwise from the upper left
        corner.
        """
        return self._cells[points % len(self._cells)].copy()

    def _lay_track(self) -> list[pygame.Rect]:
        """Return all spaces of the score track: along the top, down, back, up."""
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
