"""The layer above the whole table: settlement sheets, and coins in motion."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.rules.contract import Party, PartyType
from game.table.boards.animation import COINS, CoinFlight, coin_time
from game.table.boards.chapters import Sheet
from game.table.boards.shown import Shown
from game.table.boards.view import BoardView
from game.table.kit.images import picture
from game.table.kit.lettering import text_width, write
from game.table.kit.lines import along, curve, rounded
from game.table.kit.motion import Motion, Motions
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, LAMP
from game.table.play.column import TableLayout, disc_place, figure_place
from game.table.play.seat_cards import played_throughout
from game.table.play.sheet_paper import SheetPaper
from game.table.play.spots import Spot
from game.table.play.strip import cash_in_cell
from game.words import format_dollars

_BETWEEN: Final = 4
"""The distance in units from a card to the middle of the gap next to it."""
_ASIDE: Final = 8
"""The distance in units from the edge of the seats to the middle of the gap to the board."""
_INTO: Final = 2
"""The units of a card that coins cross on the way to its amount."""
_BEND: Final = 6
"""The radius in units of a path's corners."""
_COIN, _SMALL_COIN = 20, 12
"""The diameters in units of a coin among the cards: normally, and where cards are low."""


def coin_among_cards(layout: TableLayout) -> int:
    """Return the diameter in pixels of a coin between the cards, whose gaps are narrow."""
    return layout.scale.px(_COIN if _is_high(layout) else _SMALL_COIN)


def _is_high(layout: TableLayout) -> bool:
    """Return whether cards have room around their text."""
    return not layout.beneath and played_throughout(layout.scale, layout.cards[0])


def lane_to(layout: TableLayout, seat: int) -> list[Point]:
    """Return the path from next to the seats to the edge of a seat's amount, in pixels."""
    card, k = layout.cards[seat], layout.scale.k
    if layout.beneath:
        x, (_, y) = card.left - _BETWEEN * k, cash_in_cell(layout, seat)
        return [(x, layout.seats.top - _ASIDE * k), (x, y), (card.left + _INTO * k, y)]
    x, lane = figure_place(layout, seat)[0], card.top - _BETWEEN * k
    return [
        (layout.seats.left - _ASIDE * k, lane),
        (x, lane),
        (x, card.top + (_INTO * k if _is_high(layout) else 0.0)),
    ]


def lane_between(layout: TableLayout, one: int, other: int) -> list[Point]:
    """Return the path from the amount of one seat to another's, inside the seats' area if possible."""
    start, end = lane_to(layout, one)[::-1], lane_to(layout, other)
    if layout.beneath:
        return start + end
    x = layout.cards[one].right + _BETWEEN * 2 * layout.scale.k
    return [*start[:-1], (x, start[1][1]), (x, end[1][1]), *end[1:]]


def bent(layout: TableLayout, way: Sequence[Point]) -> list[Point]:
    """Return a path with rounded corners."""
    reach, found = _BEND * layout.scale.k, [way[0]]
    for before, corner, after in zip(way, way[1:], way[2:], strict=False):
        for other in (before, after):
            part = min(0.5, reach / max(1.0, math.dist(corner, other)))
            found.append(
                (corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part)
            )
    return [*found, way[-1]]


_SIDE: Final = 28
"""The width of a coin over the board, in units."""
_TOLD: Final = (0.12, 0.72)
"""The fractions of its path between which the amount is written over the first coin, clear of other text."""


class Stage:
    """The layer that is drawn over the board and the panels."""

    def __init__(self) -> None:
        self._paper: SheetPaper | None = None
        self._laid: tuple[object, ...] = ()

    @property
    def spots(self) -> list[Spot]:
        """Return the button of the open sheet."""
        return [self._paper.spot] if self._paper is not None else []

    def covers(self, position: tuple[int, int]) -> bool:
        """Return whether a sheet covers a pixel."""
        return self._paper is not None and self._paper.rect.collidepoint(position)

    def lay(self, sheet: Sheet | None, shown: Shown, layout: TableLayout) -> None:
        """Open a sheet over the board, or close the last one."""
        laid = (sheet, layout.scale, tuple(layout.board))
        if laid != self._laid:
            self._laid = laid
            self._paper = SheetPaper(sheet, shown, layout.scale, layout.board) if sheet is not None else None

    def draw(
        self,
        surface: pygame.Surface,
        view: BoardView,
        shown: Shown,
        layout: TableLayout,
        motions: Motions,
        is_on: Callable[[Spot], tuple[bool, bool]],
    ) -> None:
        """Draw the open sheet, and over everything the coins.

        `is_on` returns whether a button is hovered, and whether it is pressed.
        """
        if self._paper is not None:
            hovered, pressed = is_on(self._paper.spot)
            self._paper.draw(surface, view, motions, hovered=hovered, pressed=pressed)
        view.draw_over(surface, shown, motions, lambda seat: disc_place(layout, seat))
        for motion in motions.of(CoinFlight):
            if not motion.waiting:
                self._draw_coins(surface, view, shown, layout, motion)

    def _draw_coins(
        self,
        surface: pygame.Surface,
        view: BoardView,
        shown: Shown,
        layout: TableLayout,
        motion: Motion[CoinFlight],
    ) -> None:
        flight, scale = motion.what, layout.scale
        way = self._way(view, shown, layout, flight.source or flight.payer, flight.payee)
        if way is None:
            return
        for number in reversed(range(COINS)):
            time = coin_time(motion.time, number)
            if not (time >= 1.0 and number < COINS - 1):
                (x, y), _ = along(way, time * time * (3 - 2 * time))
                at_seats = layout.seats.collidepoint(x, y)
                side = coin_among_cards(layout) if at_seats else scale.px(_SIDE)
                stamp(surface, picture("pieces/coin", side, side), x, y, centred=True)
                if number == 0 and not at_seats and _TOLD[0] < time < _TOLD[1]:
                    _write_sum(surface, scale, format_dollars(flight.amount), (x, y))

    def _way(
        self, view: BoardView, shown: Shown, layout: TableLayout, payer: Party, payee: Party
    ) -> list[Point] | None:
        """Return the path of coins, which avoids the seats' names and amounts; None if a place is unknown."""
        seats = [party.number for party in (payer, payee) if party.kind is PartyType.SEAT]
        if len(seats) > 1:
            return bent(layout, lane_between(layout, seats[0], seats[1]))
        if not seats:
            start, end = (self._place(view, shown, party) for party in (payer, payee))
            return None if start is None or end is None else self._arc(start, end, layout)
        lane = lane_to(layout, seats[0])
        place = self._place(view, shown, payee if payer.kind is PartyType.SEAT else payer)
        if place is None:
            return None
        way = self._arc(self._beside(place, lane[0]), lane[0], layout)
        way = [*way[:-1], *bent(layout, [way[-2], *lane])[1:]]
        return way[::-1] if payer.kind is PartyType.SEAT else way

    def _place(self, view: BoardView, shown: Shown, party: Party) -> Point | None:
        """Return the place of the bank's or a company's money: on the board, or at its row of the open
        sheet.
        """
        place = view.purse(party, shown)
        told = self._paper.place_of(party) if self._paper is not None else None
        return told if told is not None and place is not None and self._hides(place) else place

    def _hides(self, place: Point) -> bool:
        return self.covers((round(place[0]), round(place[1])))

    def _beside(self, place: Point, other: Point) -> Point:
        """Return a place that the sheet hides, moved to the sheet's edge nearest the other end of the
        path.
        """
        if self._paper is None or not self._hides(place):
            return place
        sheet = self._paper.rect
        if sheet.bottom < other[1] and sheet.right > other[0]:
            return float(sheet.centerx), float(sheet.bottom)
        return float(sheet.right), place[1]

    def _arc(self, start: Point, end: Point, layout: TableLayout) -> list[Point]:
        """Return an arc; around the open sheet, if any, so that no amount is hidden."""
        board, reach = layout.board, 8.0 * layout.scale.k
        if self._paper is None or end[0] < board.right:
            return curve(start, end, min(60 * layout.scale.k, abs(end[0] - start[0]) * 0.12))
        sheet, gap = self._paper.rect, end[0]
        line = [start]
        if start[0] < sheet.right and start[1] > sheet.bottom:
            line += [(start[0], sheet.bottom + 12.0), (gap - 2 * reach, sheet.bottom + 12.0)]
        return rounded([*line, (gap, line[-1][1]), end], 3)


def _write_sum(surface: pygame.Surface, scale: Scale, words: str, place: Point) -> None:
    """Draw the amount on a small plate over the first coin, whole even at the window's edge."""
    plate = sum_place(scale, words, place, surface.get_rect())
    stamp(surface, _plate(plate.size, round(scale.k, 3)), *plate.topleft)
    write(surface, scale, words, "slab_bold", 18, INK, *plate.center, "c")


def sum_place(scale: Scale, words: str, place: Point, window: pygame.Rect) -> pygame.Rect:
    """Return the plate of an amount over a coin at `place` (pixels), inside the window."""
    plate = pygame.Rect(0, 0, text_width(scale, words, "slab_bold", 18) + scale.px(14), scale.px(26))
    plate.center = round(place[0]), round(place[1] - 32 * scale.k)
    return plate.clamp(window.inflate(-scale.px(8), -scale.px(8)))


@cached_surface
def _plate(size: tuple[int, int], k: float) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        pen.rect((92, 68, 12), 0, 0, *size, 5 * k)
        pen.rect(LAMP, 1.2, 1.2, size[0] - 2.4, size[1] - 2.4, 4 * k)

    return smooth(size, paint)
