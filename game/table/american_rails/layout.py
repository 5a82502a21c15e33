"""The layout in pixels: the sheet with its map and fields, and the strip of certificates."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pygame

from game.rules.hexgrid import Spot
from game.table.american_rails.look import SHEET, BoardLook
from game.table.boards.grounds import SheetLayout
from game.table.kit.hexes import HexMap
from game.table.kit.pen import Point
from game.table.kit.scale import Scale

STRIP: Final = 142
"""The height of a certificate in units."""
GAP: Final = 12
"""The units between the sheet and the strip."""
BETWEEN: Final = 10
"""The units between two certificates."""
FRAME: Final = 19
"""The units from the sheet's edge to the map."""
ROW_HIGH: Final = 43.4
"""The height of a row of the action track."""
HEAD_HIGH: Final = 44.0
"""The height of the action track's heading."""
PURSE: Final = (19, 60)
"""The start and end of money animations on a certificate, in units from its upper left corner."""
INCOME_CELLS: Final = 50
"""The spaces of the income track; a cube beyond them starts again at the first, with its sum on a tag."""
INCOME_COLUMNS: Final = 25

LARGEST_LETTERS: Final = 1.35
"""The maximum enlargement of the letters on cards, limited by the cards' size."""


@dataclass
class CubeLayout(SheetLayout):
    """The layout in `area` of a cube map and a number of companies' certificates, as `look` specifies."""

    scale: Scale
    area: pygame.Rect
    look: BoardLook
    companies: int
    sheet: pygame.Rect = field(init=False)
    frame: pygame.Rect = field(init=False)
    certificates: list[pygame.Rect] = field(init=False)
    print: Scale = field(init=False)
    """The scale of everything that is printed permanently, with letters of one size."""
    lettered: Scale = field(init=False)
    """The scale of text read while playing; its letters grow a little with the player's text size."""

    def __post_init__(self) -> None:
        wide, high = SHEET[0], SHEET[1] + GAP + STRIP
        k = min(self.area.w / wide, self.area.h / high)
        self.print = self.scale.larger(k / self.scale.k).with_letters(1.0)
        self.lettered = self.print.with_letters(min(self.scale.text, LARGEST_LETTERS))
        self._left = self.area.x + round((self.area.w - wide * k) / 2)
        self._top = self.area.y + round((self.area.h - high * k) / 2)
        self.sheet = self.rect((0, 0, *SHEET))
        self.frame = self.rect((FRAME, FRAME, SHEET[0] - 2 * FRAME, SHEET[1] - 2 * FRAME))
        step = (wide + BETWEEN) / self.companies
        self.certificates = [
            self.rect((step * i, SHEET[1] + GAP, step - BETWEEN, STRIP)) for i in range(self.companies)
        ]
        self.insets = {
            name: self.rect(getattr(self.look.insets, name))
            for name in ("cartouche", "years", "actions", "incomes", "key", "compass")
        }

    @property
    def k(self) -> float:
        """Return the pixels per unit."""
        return self.print.k

    # The map

    @property
    def hexes(self) -> HexMap:
        """Return the map as currently visible."""
        place = self.look.map
        left, top = self.at(place.left, place.top)
        left = self.frame.x + (left - self.frame.x) * self.zoom - self.shift[0]
        top = self.frame.y + (top - self.frame.y) * self.zoom - self.shift[1]
        return HexMap(left, top, place.hex * self.k * self.zoom)

    @property
    def map_scale(self) -> Scale:
        """Return the scale of the map's lettering, which grows with the map, but less."""
        return self.print.larger(self.zoom**0.75)

    def hex_rect(self, spot: Spot) -> pygame.Rect:
        """Return the bounding box of a hex."""
        return self.hexes.rect(spot)

    # The action track

    def column_x(self, column: int) -> float:
        """Return the x of the center of a column of the action track."""
        return self.insets["actions"].x + (292 + 80 * column) * self.k

    def fields_over_map(self, asked: bool) -> frozenset[str]:
        """Return the visible printed fields: all of them around the whole map.

        A zoomed map is only covered by the actions, while one is to be chosen (`asked`).
        """
        if self.zoom == 1:
            return frozenset(self.insets)
        return frozenset(("actions",) if asked else ())

    def row_rect(self, row: int) -> pygame.Rect:
        """Return the rectangle of a row of the action track."""
        field_ = self.insets["actions"]
        top = field_.y + (HEAD_HIGH + ROW_HIGH * row) * self.k
        inset = round(8 * self.k)
        return pygame.Rect(
            field_.x + inset, round(top), field_.w - 2 * inset, round(top + ROW_HIGH * self.k) - round(top)
        )

    def space(self, column: int, row: int) -> Point:
        """Return the center of a space of the action track."""
        field_ = self.insets["actions"]
        return self.column_x(column), field_.y + (HEAD_HIGH + ROW_HIGH * (row + 0.5)) * self.k

    def order_space(self, place: int, rows: int, places: int) -> Point:
        """Return the center of a space of the turn order track, below `rows` rows of actions."""
        field_ = self.insets["actions"]
        y = field_.y + (HEAD_HIGH + ROW_HIGH * rows + 26) * self.k
        return field_.x + (252 + min(62.0, 276 / places) * place) * self.k, y

    def order_rect(self, rows: int) -> pygame.Rect:
        """Return the rectangle of the turn order track, below `rows` rows of actions."""
        field_ = self.insets["actions"]
        top = self.row_rect(rows).y
        return pygame.Rect(field_.x, top, field_.w, field_.bottom - top)

    # The income track and the years

    def income_cell(self, value: int) -> pygame.Rect:
        """Return the space of the income track for an amount of dollars."""
        field_, k = self.insets["incomes"], self.k
        left, top, high = field_.x + 13 * k, field_.y + 34 * k, 43 * k
        step = (field_.w - 26 * k) / INCOME_COLUMNS
        row, column = divmod(value % INCOME_CELLS, INCOME_COLUMNS)
        x0, x1 = round(left + step * column), round(left + step * (column + 1))
        y0, y1 = round(top + high * row), round(top + high * (row + 1))
        return pygame.Rect(x0, y0, x1 - x0 + 1, y1 - y0 + 1)

    def year_x(self, index: float, years: int) -> float:
        """Return the x of the center of a year's space, counted from the first."""
        field_ = self.insets["years"]
        step = field_.w * 0.955 / years
        return field_.centerx + step * (index - (years - 1) / 2)

    def train_width(self) -> float:
        """Return the length of the train in pixels."""
        return 78 * self.k

    def seat_edge(self, seat: int) -> Point:
        """Return the position of a player as seen from the board: on its right edge."""
        return self.area.right + 20 * self.k, self.area.y + self.area.h * (0.06 + 0.095 * seat)

    def purse(self, company: int) -> Point:
        """Return the position of a company's money: on its colored band, next to the line of the treasury."""
        certificate, k = self.certificates[company], self.print.k
        return certificate.x + PURSE[0] * k, certificate.y + PURSE[1] * k

    def company_point(self, company: int) -> Point:
        """Return the center of a company's certificate."""
        return self.certificates[company].center
