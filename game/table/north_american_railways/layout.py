"""The layout in pixels: the columns of cards, and the sheet of the companies below them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from game.rules.north_american_railways.cards import Cards
from game.table.kit.pen import Point
from game.table.kit.scale import Scale

WIDE: Final = 1400.0
HIGH: Final = 998.0
"""The smallest height of the board, in units."""
PLATE: Final = 31.0
"""The height of the brass plates above the columns."""
TOP: Final = 41.0
"""The top of the columns."""
CARD: Final = 166.0
"""The default height of a card."""
LEAST_CARD: Final = 120.0
"""The smallest height of a card, for long columns."""
HEAD: Final = 44.0
"""The readable part of a covered card: its head."""
HEAD_SEEN: Final = 47.5
"""The visible part of it in the longest column of cities: its head, clear of the next card's shadow."""
EDGE: Final = 3.0
"""The space in units below the longest column."""
TAG: Final = 40.0
"""The space in units below the longest column of shares for the tag with a price."""
SPREAD: Final = 50.0
"""The smallest distance of the cards in a short column."""
BETWEEN: Final = 24.0
"""The smallest gap between shares and cities."""
PLATED: Final = 440.0
"""The smallest distance of the middles of both groups, for a brass plate of this width."""
GAP: Final = 9.0
SHEET_HEAD: Final = 46.0
SHEET_FOOT: Final = 18.0
ROW: Final = 72.0
"""The default height of a company's row, which shrinks if there are many companies."""
ROWS: Final = 380.0
"""The largest height of all rows at the smallest size."""
NETWORK_CARD: Final = 124.0
"""The default width of a city in a network."""
NETWORK_GAP: Final = 5.0
NARROWEST: Final = 84.0
"""The width below which cities are in two lines."""
NAMED: Final = 5
"""The number of cities in a network above which the directors' names are omitted."""
PLATED_NETWORK: Final = 8
"""The number above which the companies' names are omitted too; their plates show color and sign."""
SLOT: Final = (26.0, 29.0)
"""The width of a slot for a share; more than six slots are smaller."""
SLOT_STEP: Final = (30.0, 32.5)
SLOTS: Final = 92.0
"""The width of all slots of a company."""

LARGEST_LETTERS: Final = 1.25
"""The largest text size of cards relative to the default: what fits."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """The left edges of the sheet's columns, in units from its own left edge."""

    company: float
    treasury: float
    director: float
    shares: float
    network: float
    worth: float
    plate: float
    """The width of a company's plate; a narrow one has no room for its name."""
    named: bool
    """Whether there is room for the directors' names."""


USUAL: Final = Rulings(18, 190, 312, 462, 566, 0, 162, True)
CROWDED: Final = Rulings(18, 166, 283, 358, 452, 0, 142, False)
CLOSE: Final = Rulings(18, 82, 199, 274, 368, 0, 58, False)
WORTH: Final = 168.0


@dataclass
class CardLayout:
    """Cards in `area`: the columns of shares and of cities, and the companies."""

    scale: Scale
    area: pygame.Rect
    cards: Cards
    print: Scale = field(init=False)
    """The scale of printed things, whose text has one size."""
    lettered: Scale = field(init=False)
    """The scale of changing text, which grows a little with the player's text size."""
    wide: float = field(init=False)
    high: float = field(init=False)

    columns: int = field(init=False)
    """How many columns each group has."""
    companies: int = field(init=False)

    def __post_init__(self) -> None:
        self.columns, self.companies = self.cards.columns, len(self.cards.companies)
        k = min(self.area.w / WIDE, self.area.h / HIGH)
        self.print = self.scale.larger(k / self.scale.k).with_letters(1.0)
        self.lettered = self.print.with_letters(min(self.scale.text, LARGEST_LETTERS))
        self.wide, self.high = self.area.w / self.k, self.area.h / self.k
        spare = self.wide - WIDE
        self._gap = min(26.0, 7.0 + spare / 36)
        room = (self.wide - 8 - BETWEEN) / 2 - (self.columns - 1) * self._gap
        self.card_wide = min(204.0, 165.0 + spare / 14, room / self.columns)
        group = self.columns * self.card_wide + (self.columns - 1) * self._gap
        between = min(max(90.0, PLATED - group), self.wide - 8 - 2 * group)
        left = (self.wide - 2 * group - between) / 2
        self._lefts = (left, left + group + between)
        self._group = group
        self._plate = group + between - 8
        more = max(0.0, self.high - HIGH)
        self.row_high = min(112.0, ROW + 0.45 * more / self.companies, ROWS / self.companies + more)
        self._spread = SPREAD + min(5.0, 0.05 * more)
        sheet = SHEET_HEAD + self.row_high * self.companies + SHEET_FOOT
        self.sheet_bounds = (0.0, self.high - sheet, self.wide, sheet)
        self.columns_high = self.high - sheet - GAP - TOP
        longest = -(-len(self.cards.cities) // self.columns)
        room = self.columns_high - EDGE - (longest - 1) * HEAD_SEEN
        self.card_high = max(LEAST_CARD, min(CARD + min(16.0, 0.1 * more), room))

    @property
    def k(self) -> float:
        """Return the pixels per unit."""
        return self.print.k

    def at(self, x: float, y: float) -> Point:
        """Return a point of the area in pixels."""
        return self.area.x + x * self.k, self.area.y + y * self.k

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Return a rectangle in pixels; its edges are rounded, not its sizes."""
        left, top = self.area.x + round(x * self.k), self.area.y + round(y * self.k)
        right, bottom = self.area.x + round((x + w) * self.k), self.area.y + round((y + h) * self.k)
        return pygame.Rect(left, top, right - left, bottom - top)

    # The columns; group 0 holds the shares, group 1 the cities.

    def card_size(self) -> tuple[int, int]:
        """Return the size of every card in pixels."""
        return self.print.px(self.card_wide), self.print.px(self.card_high)

    def plate(self, group: int, wide: float = 330.0) -> pygame.Rect:
        """Return the brass plate above a group of columns, at least `wide` units wide."""
        wide = min(wide, self._plate)
        return self.rect(self._lefts[group] + (self._group - wide) / 2, 0, wide, PLATE)

    def place(self, group: int, column: int) -> pygame.Rect:
        """Return the whole place of a column on the baize."""
        x = self._lefts[group] + column * (self.card_wide + self._gap)
        return self.rect(x - 3, TOP - 4, self.card_wide + 6, self.columns_high + 4)

    def card(self, group: int, column: int, number: int, count: int) -> pygame.Rect:
        """Return the rectangle of a card by its number, from the top, in a column of `count` cards."""
        room = self.columns_high - EDGE - self.card_high - (0 if group else TAG)
        step = min(self._spread, room / (count - 1)) if count > 1 else 0.0
        x = self._lefts[group] + column * (self.card_wide + self._gap)
        left, top = self.at(x, TOP + step * number)
        return pygame.Rect((round(left), round(top)), self.card_size())

    def seen(self, group: int, column: int, number: int, count: int) -> pygame.Rect:
        """Return the part of a card that no other card covers."""
        rect = self.card(group, column, number, count)
        if number < count - 1:
            rect.h = self.card(group, column, number + 1, count).y - rect.y
        return rect

    def head(self, group: int, column: int, number: int, count: int) -> pygame.Rect:
        """Return the part of a card with text."""
        rect = self.card(group, column, number, count)
        return pygame.Rect(rect.topleft, (rect.w, self.print.px(HEAD)))

    # The sheet

    @property
    def sheet(self) -> pygame.Rect:
        """Return the sheet of paper with the companies."""
        return self.rect(*self.sheet_bounds)

    def rulings(self, longest: int) -> Rulings:
        """Return the columns of the sheet, given the number of cities in the longest network."""
        base = CROWDED if longest <= PLATED_NETWORK else CLOSE
        base = USUAL if longest <= NAMED or self.wide >= WIDE * 1.3 else base
        return replace(base, worth=self.wide - WORTH - 14)

    def row(self, company: int) -> pygame.Rect:
        """Return the row of a company."""
        top = self.sheet_bounds[1] + SHEET_HEAD + self.row_high * company
        return self.rect(18, top, self.wide - 36, self.row_high)

    def row_middle(self, company: int) -> float:
        """Return the middle line of a company's row, in units."""
        return self.sheet_bounds[1] + SHEET_HEAD + self.row_high * (company + 0.5)

    def company_plate(self, company: int, rulings: Rulings) -> pygame.Rect:
        """Return the plate in a company's color at the left of its row."""
        high = min(60.0, self.row_high - 16)
        return self.rect(rulings.company, self.row_middle(company) - high / 2, rulings.plate, high)

    def account(self, company: int, rulings: Rulings) -> pygame.Rect:
        """Return the part of a row from the company's plate to its shares."""
        row = self.row(company)
        right = self.at(rulings.network - 6, 0)[0]
        return pygame.Rect(row.x, row.y, round(right) - row.x, row.h)

    def purse(self, company: int, rulings: Rulings) -> Point:
        """Return the middle of the coins of a company's treasury."""
        return self.at(rulings.treasury + 18, self.row_middle(company))

    def seat_of_director(self, company: int, rulings: Rulings) -> Point:
        """Return the middle of the marker of a company's director."""
        return self.at(rulings.director + 25, self.row_middle(company))

    def slot(self, company: int, number: int, rulings: Rulings, shares: int) -> pygame.Rect:
        """Return the slot of one of a company's `shares` shares, in two lines."""
        across = -(-shares // 2)
        small = min(1.0, SLOTS / across / SLOT_STEP[0], self.row_high / ROW)
        step_x, step_y = SLOT_STEP[0] * small, SLOT_STEP[1] * small
        wide, high = SLOT[0] * small, SLOT[1] * small
        x = rulings.shares + number % across * step_x
        y = self.row_middle(company) - (step_y + high) / 2 + number // across * step_y
        return self.rect(x, y, wide, high)

    def city(self, company: int, number: int, count: int, rulings: Rulings) -> pygame.Rect:
        """Return the card of a city in a network of `count` cities; many are narrower, or in two lines."""
        room = rulings.worth - 10 - rulings.network
        high = min(66.0, self.row_high - 8)
        y = self.row_middle(company) - high / 2
        step = min(NETWORK_CARD + NETWORK_GAP, (room + NETWORK_GAP) / count)
        if step < NARROWEST:
            across = -(-count // 2)
            step, high = (room + 3) / across, min(54.0, (self.row_high - 11) / 2)
            y = self.row_middle(company) - high - 1.5 + number // across * (high + 3)
            number %= across
        gap = NETWORK_GAP if step > 90 and high > 40 else 3.0
        return self.rect(rulings.network + step * number, y, step - gap, high)

    def worth(self, company: int, rulings: Rulings) -> pygame.Rect:
        """Return the field for what a share pays."""
        top = self.row_middle(company) - self.row_high / 2
        return self.rect(rulings.worth, top, WORTH, self.row_high)

    # Beyond the board

    @property
    def bank(self) -> Point:
        """Return where the bank's money comes from: between the columns and the sheet."""
        return self.area.centerx, self.area.y + (self.sheet_bounds[1] - GAP / 2) * self.k
