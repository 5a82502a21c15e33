"""Pictures of what a seat holds, in a row on its card: narrower, or fewer, where they are many."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

import pygame

from game.table.boards.view import Badge, BoardView
from game.table.kit.lettering import text_width, write
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM

HIGH: Final = 1.2
"""The height of a picture's place, in widths."""
_GAP, _LEAST_GAP = 6, 2
"""Units between two pictures; less where they are many."""
_LEAST_PICTURE: Final = 15
"""Units of the smallest picture: pictures become narrower before they overlap."""


def row_width(scale: Scale, badges: Sequence[Badge], width: float, gap: int = _GAP) -> float:
    """Pixels that badges take whose pictures are `width` units wide."""
    return fsum(_widths(scale, badges, width, gap))


def least_width(scale: Scale, badges: Sequence[Badge]) -> float:
    """The minimum width of adjacent badges in pixels."""
    return row_width(scale, badges, _LEAST_PICTURE, _LEAST_GAP)


def row_for(scale: Scale, ways: Sequence[Sequence[Badge]], room: float) -> Sequence[Badge]:
    """Return the first of several rows that fits into a width in pixels, or the shortest."""
    fits = next((badges for badges in ways if least_width(scale, badges) <= room), None)
    return min(ways, key=lambda badges: least_width(scale, badges)) if fits is None else fits


def draw_row(
    surface: pygame.Surface,
    scale: Scale,
    view: BoardView,
    badges: Sequence[Badge],
    place: Point,
    width: int,
    right: float,
) -> None:
    """The row from the middle of its left end to `right` (pixels), with pictures of at most `width` units."""
    if not badges:
        return
    left, y = place
    width, gap = _fitting(scale, badges, width, right - left)
    widths = _widths(scale, badges, width, gap)
    w, h = scale.px(width), scale.px(width * HIGH)
    last = w + _number_width(scale, badges[-1])  # It is seen whole, however short the room.
    squeeze = min(1.0, max(0.0, right - left - last) / max(1.0, fsum(widths) - scale.px(gap) - last))
    for badge, wide in zip(badges, widths, strict=True):
        count = 1 if badge.numbered else badge.count
        for i in range(count):
            x = left + wide * squeeze * i / count
            view.draw_badge(surface, badge, pygame.Rect(round(x), round(y - h / 2), w, h))
        if badge.numbered and badge.count > 1:
            x = left + w + scale.px(2)
            write(surface, scale, f"×{badge.count}", "semi", 16, CREAM, x, y)
        left += wide * squeeze


def _widths(scale: Scale, badges: Sequence[Badge], width: float, gap: int) -> list[float]:
    """Pixels that each badge takes, with the gap after it; pictures are `width` units wide."""
    step = scale.px(width + gap)
    return [step * (1.0 if badge.numbered else badge.count) + _number_width(scale, badge) for badge in badges]


def _fitting(scale: Scale, badges: Sequence[Badge], width: int, room: float) -> tuple[int, int]:
    """Return the width of pictures and the gaps between them, in units, that fit into a width in pixels.

    They are at most `width` units wide; the smallest ones overlap if even they don't fit.
    """
    least = min(width, _LEAST_PICTURE)
    for gap in (_GAP, _LEAST_GAP):
        if row_width(scale, badges, width, gap) - scale.px(gap) <= room:
            return width, gap
    narrower = range(width - 1, least, -1)
    fits = (w for w in narrower if row_width(scale, badges, w, _LEAST_GAP) <= room)
    return next(fits, least), _LEAST_GAP


def _number_width(scale: Scale, badge: Badge) -> int:
    """Return the width of the number next to a picture, in pixels."""
    if not badge.numbered or badge.count < 2:
        return 0
    return text_width(scale, f"×{badge.count}", "semi", 16) + scale.px(3)
