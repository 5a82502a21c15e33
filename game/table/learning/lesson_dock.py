"""The place of the conductor's card: one for all steps of a lesson, clear of all that he points at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import pygame

WIDTHS: Final = (600, 680, 780, 860, 940, 1040, 1200, 1368)
"""The widths of the card to try, in units; a wider card is lower."""
FINE: Final = 12
"""Cards that hide fractions of the map that differ by less than one in this many hide the same."""


class Dock(NamedTuple):
    """The card's place in pixels, and the share of the text's enlargement that fits."""

    place: pygame.Rect
    share: float


def find_dock(
    area: pygame.Rect,
    sizes: Sequence[tuple[int, int]],
    lit: Sequence[pygame.Rect],
    pieces: Sequence[pygame.Rect],
) -> pygame.Rect:
    """Return the place in `area` for a card of one of these sizes, at an edge.

    It covers the least of `lit`, everything that is pointed at, then hides the fewest `pieces` and names on
    the map; a corner is better than another place, a small card than a large one. All is in pixels.
    """
    found = [rect for wide, high in sizes for rect in _places(area, wide, high, lit)]
    least = min(covered(rect, lit) for rect in found)
    clear = [rect for rect in found if covered(rect, lit) == least]
    whole = max(1, sum(piece.w * piece.h for piece in pieces))
    return min(
        clear,
        key=lambda rect: (FINE * covered(rect, pieces) // whole, not _in_corner(rect, area), rect.w * rect.h),
    )


def _in_corner(rect: pygame.Rect, area: pygame.Rect) -> bool:
    return (rect.x == area.x or rect.right == area.right) and (rect.y == area.y or rect.bottom == area.bottom)


def _places(area: pygame.Rect, wide: int, high: int, lit: Iterable[pygame.Rect]) -> Iterable[pygame.Rect]:
    """Yield the places of a card at the edges of an area, and next to what is pointed at."""
    left, right, top, bottom = area.x, area.right - wide, area.y, area.bottom - high
    if right < left or bottom < top:
        yield pygame.Rect(left, max(area.y, bottom), wide, high)
        return
    across = {left, right, (left + right) // 2}
    down = {bottom, top, (top + bottom) // 2}
    for rect in lit:
        across |= {x for x in (rect.x - wide, rect.right) if left <= x <= right}
        down |= {y for y in (rect.y - high, rect.bottom) if top <= y <= bottom}
    for x in sorted(across):
        for y in sorted(down, reverse=True):
            if x in (left, right) or y in (top, bottom):
                yield pygame.Rect(x, y, wide, high)


def covered(rect: pygame.Rect, places: Iterable[pygame.Rect]) -> int:
    """Return the number of pixels of some rectangles that another one covers."""
    return sum(part.w * part.h for place in places if (part := rect.clip(place)).w)


def sizes_of(heights: Mapping[int, int], highest: int) -> list[tuple[int, int]]:
    """Return the widths and heights of a card, without those that are too high unless all are."""
    found = list(heights.items())
    return [size for size in found if size[1] <= highest] or found[-1:]
