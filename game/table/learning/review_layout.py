"""The layout of the review: the board, the turning points, the paper, the chart."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

import pygame

from game.table.kit.scale import Scale
from game.table.play.column import arrange_table
from game.table.play.strip import arrange_strip

TOP: Final = 70
MARGIN: Final = 16
GAP: Final = 12
CHART: Final = 232
COLUMN: Final = 632
"""The chart's height in units under a normal board, and the column's width next to a wide one."""
LARGE: Final = 1.2
"""From this text size the column takes the whole height of the window."""
GROWS: Final = 0.6
"""The part of the text's growth by which the chart grows."""
TURNS: Final = 336
BUTTON: Final = 52
INSET: Final = 18
BAR: Final = (3, 3)
"""The number of adjacent buttons in the bar."""
COVERED: Final = 70
"""Units between a board and what covers the area below it, whose title is above its upper edge."""
LEAST: Final = 0.62
"""The smallest number of pixels in a unit of a reduced board; below it text would overlap."""
STEP: Final = 48
DIAMETER: Final = 38


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """The rectangles in pixels, and the scale of the board's layout."""

    board_scale: Scale
    drawn: pygame.Rect
    """Where the board is laid out; if that is larger than its rectangle, its picture is reduced."""
    board: pygame.Rect
    turns: pygame.Rect
    column: pygame.Rect
    """The panel of the paper and the buttons."""
    card: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    chart: pygame.Rect
    bar: tuple[pygame.Rect, ...]


def arrange_review(window: Scale, wide: bool, text_size: float = 1.0) -> ReviewLayout:
    """Divide the window. The board has the same shape as in play, and is smaller.

    Larger text makes the chart higher, and the board smaller. Next to a `wide` board, and with large text,
    the
    column extends to the bottom of the window, and the chart is under the board.
    """
    whole = _in_play(window, wide)
    below = CHART * (1 + (text_size - 1) * GROWS)
    high = window.high - TOP - GAP - below - MARGIN
    across = whole.w * high / whole.h
    tall = wide or text_size > LARGE
    if wide:
        across = window.wide - 2 * MARGIN - GAP - COLUMN
        high = whole.h * across / whole.w
    part = across * window.k / whole.w
    chart = window.rect(
        MARGIN,
        TOP + high + GAP,
        across if tall else window.wide - 2 * MARGIN,
        window.high - TOP - high - GAP - MARGIN,
    )
    foot = window.high - MARGIN if tall else TOP + high
    board = window.rect(MARGIN, TOP, across, high)
    left = MARGIN + across + GAP
    room = window.wide - MARGIN - left
    turns = window.rect(left, TOP, room, TURNS)
    top = TOP + TURNS + GAP
    column = window.rect(left, top, room, foot - top)
    lower = foot - INSET - BUTTON
    card = window.rect(left + INSET, top + INSET, room - 2 * INSET, lower - GAP - top - INSET)
    small = Scale(round(window.width * part), round(window.height * part))
    scale, drawn = (window, whole) if small.k < min(LEAST, window.k) else (small, board)
    return ReviewLayout(
        scale,
        drawn,
        board,
        turns,
        column,
        card,
        _buttons(window, left + INSET, lower, room - 2 * INSET),
        chart,
        _bar(window),
    )


def arrange_large(window: Scale, wide: bool) -> pygame.Rect:
    """Return the rectangle of an enlarged board: as much of the window below the bar as it can fill."""
    whole, room = _in_play(window, wide), window.rect(MARGIN, TOP, window.wide - 2 * MARGIN, window.high)
    room.h = window.height - window.px(MARGIN) - room.y
    part = min(room.w / whole.w, room.h / whole.h)
    place = pygame.Rect(0, 0, round(whole.w * part), round(whole.h * part))
    place.center = room.center
    return place


def _in_play(window: Scale, wide: bool) -> pygame.Rect:
    """Return the area of the board in play."""
    arranged = arrange_strip if wide else arrange_table
    return arranged(window, 1.0, 4).board


def beside(
    scale: Scale, area: pygame.Rect, wide: bool, players: int
) -> tuple[pygame.Rect, tuple[pygame.Rect, ...]]:
    """Return the areas of hand and seats for a board in `area`: below it, where the chart covers them."""
    arranged = (arrange_strip if wide else arrange_table)(scale, 1.0, players)
    down = area.bottom + scale.px(COVERED) - arranged.prompt.y
    across = area.x - arranged.board.x
    return arranged.hand.move(across, down), tuple(card.move(across, down) for card in arranged.cards)


def _buttons(window: Scale, left: float, top: float, room: float) -> tuple[pygame.Rect, ...]:
    """Return four adjacent buttons: previous and next turning point, play on, back."""
    shares = (0.95, 0.95, 1.6, 1.0)
    unit = (room - (len(shares) - 1) * GAP) / fsum(shares)
    places, x = [], left
    for share in shares:
        places.append(window.rect(x, top, share * unit, BUTTON))
        x += share * unit + GAP
    return tuple(places)


def _bar(window: Scale) -> tuple[pygame.Rect, ...]:
    """Return the round buttons of the bar, from its right end."""
    x, side = window.wide - MARGIN - DIAMETER / 2, max(24, window.px(DIAMETER))
    places: list[pygame.Rect] = []
    for count in reversed(BAR):
        for _ in range(count):
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (window.px(x), window.px(25.5))
            places.insert(0, rect)
            x -= STEP
        x -= GAP
    return tuple(places)
