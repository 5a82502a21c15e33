"""The strip under a wide board: the seats and what they hold, the prompt, the hand and the log."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

import pygame

from game.table.boards.view import Badge, BoardView
from game.table.kit.lettering import NARROWEST, text_width, write, write_within
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM
from game.table.play.column import TableLayout
from game.table.play.seat_cards import Sitting, draw_face, inks_of, peek_place, write_amount

TOP: Final = 62
MARGIN: Final = 10
GAP: Final = 12
HIGH: Final = 222
"""The strip's height in units."""
GROWS: Final = 0.75
"""The growth of its height with the text size: a little while text still fits, so that the map stays large;
then more.
"""
ROOM: Final = 0.4
"""The fraction of the text's growth by which its buttons and margins grow."""
HIGHEST: Final = 420
BOARD: Final = 773
"""The board's height in units; a higher window gives the rest to the strip."""
SEATS: Final = {5: 600}
"""The width of the seats in units, by their number; otherwise `USUAL_SEATS`."""
USUAL_SEATS: Final = 496
PROMPT, HAND, LOG = 648, 350, 370
"""The widths in units, in a 16:9 window."""
SHARES: Final = (0.1, 0.4, 0.15, 0.35)
"""How a wider window's extra width is shared: seats, prompt, hand, log."""
SHIFTS: Final = (65, 60, -15, -110)
"""How larger text shifts these widths, in units: the densest part gets more."""
BETWEEN: Final = 8
LARGE: Final = 1.3
"""The text size from which five seats are in two columns, so that their names fit."""
PICTURE, LEAST_PICTURE = 24, 18
"""The default width of the pictures in units, and the smallest one for limited space."""
NUMBER: Final = 18
"""The text size of their numbers, which shrink with them."""
THREE_LINES: Final = 92
"""The height in units from which a cell has a line for the pictures of what the seat holds."""


def arrange_strip(window: Scale, text_size: float, players: int) -> TableLayout:
    """Divide the window between the board and the strip below it."""
    high = HIGH * (1 + (text_size - 1) ** 1.5 * GROWS)
    high = max(high, min(HIGHEST, window.high - TOP - MARGIN - BOARD - GAP))
    top = window.high - MARGIN - high
    board = window.rect(MARGIN, TOP, window.wide - 2 * MARGIN, top - GAP - TOP)
    more = SEATS.get(players, USUAL_SEATS) - USUAL_SEATS
    usual = [USUAL_SEATS + more, PROMPT - more / 4, HAND - more * 3 / 8, LOG - more * 3 / 8]
    usual = [units + (text_size - 1) * shift for units, shift in zip(usual, SHIFTS, strict=True)]
    spare = window.wide - 2 * MARGIN - 3 * GAP - fsum(usual)
    x, parts = float(MARGIN), []
    for units, share in zip(usual, SHARES, strict=True):
        wide = units + spare * share
        parts.append(window.rect(x, top, wide, high))
        x += wide + GAP
    seats, prompt, hand, log = parts
    scale = window.lettered(text_size, ROOM)
    cells = _cells(seats, window.px(BETWEEN), players, text_size >= LARGE)
    return TableLayout(scale, board, seats, cells, prompt, log, True, hand)


def _cells(seats: pygame.Rect, gap: int, players: int, large: bool) -> tuple[pygame.Rect, ...]:
    """Return a cell for each seat: in one column, four in two columns, five in three.

    With `large` text five are in two columns.
    """
    across = {4: 2, 5: 2 if large else 3}.get(players, 1)
    down = -(-players // across)
    found = []
    for seat in range(players):
        row, column = divmod(seat, across)
        left, right = (seats.x + round((seats.w + gap) * (column + i) / across) for i in (0, 1))
        upper, lower = (seats.y + round((seats.h + gap) * (row + i) / down) for i in (0, 1))
        found.append(pygame.Rect(left, upper, right - left - gap, lower - upper - gap))
    return tuple(found)


def draw_cells(
    surface: pygame.Surface, layout: TableLayout, seats: Sequence[Sitting], view: BoardView
) -> None:
    """Draw a cell for every seat: name, amount, money, pictures; the current player's cell is lit."""
    for rect, sitting in zip(layout.cards, seats, strict=True):
        draw_face(surface, layout.scale, rect, sitting)
        _draw_cell(surface, layout.scale, rect, sitting, view)


def _amount_place(scale: Scale, rect: pygame.Rect) -> tuple[float, float]:
    """Return the right end and the middle of a cell's amount."""
    part = 0.25 if rect.h >= scale.px(THREE_LINES) else 0.30
    return rect.right - 12 * scale.k, rect.y + rect.h * part


def peek_on_cell(layout: TableLayout, seat: int) -> pygame.Rect:
    """Return the eye on a seat's cell."""
    return peek_place(layout.scale, *_amount_place(layout.scale, layout.cards[seat]), 27)


def cash_in_cell(layout: TableLayout, seat: int) -> tuple[float, float]:
    """Return the middle of the text about money in a seat's cell."""
    rect, scale = layout.cards[seat], layout.scale
    return rect.x + 40 * scale.k, rect.y + rect.h * _lines(scale, rect)[0]


def _lines(scale: Scale, rect: pygame.Rect) -> tuple[float, float]:
    """Return where the money and the holdings are in a cell, as fractions of its height from the top."""
    return (0.56, 0.83) if rect.h >= scale.px(THREE_LINES) else (0.74, 0.74)


def _draw_cell(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, sitting: Sitting, view: BoardView
) -> None:
    k, card = scale.k, sitting.card
    left, right = rect.x + 10 * k, rect.right - 12 * k
    end, upper = _amount_place(scale, rect)
    side = min(34 * k, rect.h * 0.46)
    stamp(surface, disc(sitting.look.colour, side), left + side / 2, upper, centred=True)
    end = write_amount(surface, scale, sitting, end, upper, 27)
    name = left + side + 8 * k
    quiet, _ = inks_of(sitting)
    middle, lower = (rect.y + rect.h * part for part in _lines(scale, rect))
    if card.mark is not None and lower == middle:
        # The pictures of what the seat holds need the room of the other line.
        end = _draw_mark(surface, scale, view, card.mark, end - 6 * k, upper)
    room = round(end - 8 * k - name)
    write_within(surface, scale, sitting.look.name, "bold", 20.5, CREAM, name, upper, room)
    standing, words = text_width(scale, card.standing, "semi", 18), card.note
    if standing and text_width(scale, words, "semi", 18.5) + standing * NARROWEST + 10 * k > right - left:
        words = ""  # The seat's standing is what matters then.
    least = sum(_picture_widths(scale, card.badges, LEAST_PICTURE)) + 14 * k if lower == middle else 0.0
    room = round(right - left - least if not card.standing else right - left)
    note = write_within(surface, scale, words, "semi", 18.5, quiet, left, middle, room)
    start = left if lower > middle else note.right + 14 * k
    if card.standing:
        room = round(right - note.right - (10 * k if words else 0))
        x = right - min(room, standing)
        write_within(surface, scale, card.standing, "semi", 18, CREAM, x, middle, room)
        if lower == middle:
            right = x - 14 * k
            if sum(_picture_widths(scale, card.badges, LEAST_PICTURE)) > right - start:
                return
    elif card.mark is not None and lower > middle:
        _draw_mark(surface, scale, view, card.mark, right, middle)
    _draw_holding(surface, scale, sitting, view, start, lower, right)


def _draw_mark(
    surface: pygame.Surface, scale: Scale, view: BoardView, mark: Badge, right: float, y: float
) -> float:
    """Draw the seat's mark up to its right end, centered at `y`; return its left end, all in pixels."""
    side = scale.px(26)
    view.draw_badge(surface, mark, pygame.Rect(round(right - side), round(y - side / 2), side, side))
    return right - side


def _draw_holding(
    surface: pygame.Surface,
    scale: Scale,
    sitting: Sitting,
    view: BoardView,
    left: float,
    y: float,
    right: float,
) -> None:
    """Draw pictures of what a seat holds with their numbers, spread over the line, reduced if necessary."""
    badges, k, room = sitting.card.badges, scale.k, right - left
    sizes = range(PICTURE, LEAST_PICTURE, -1)
    units = next((size for size in sizes if sum(_picture_widths(scale, badges, size)) <= room), LEAST_PICTURE)
    side, widths = scale.px(units), _picture_widths(scale, badges, units)
    spare = (room - fsum(widths)) / max(1, len(badges) - 1)
    gap = min(18 * k, spare)
    for badge, wide in zip(badges, widths, strict=True):
        place = pygame.Rect(0, 0, side, side)
        place.midleft = (round(left), round(y))
        view.draw_badge(surface, badge, place)
        if badge.numbered:
            points = NUMBER * units / PICTURE
            write(surface, scale, str(badge.count), "semi", points, CREAM, left + side + 3 * k, y)
        left += wide + gap


def _picture_widths(scale: Scale, badges: Sequence[Badge], units: int) -> list[int]:
    """Return the pixels that each picture, of a width in units, takes with its number and a gap."""
    points, gap = NUMBER * units / PICTURE, scale.px(2)
    return [
        scale.px(units)
        + (text_width(scale, str(badge.count), "semi", points) + scale.px(3) + gap if badge.numbered else gap)
        for badge in badges
    ]
