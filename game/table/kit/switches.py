"""Segmented controls and scroll bars.

As in `furniture`, rectangles are in pixels and the functions are stateless.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.table.kit.furniture import BRASS_FACE, DULL_INK, focus_ring
from game.table.kit.lettering import write_fitting
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import INK, QUIET, SHADE, Colour, mix

_WELL: Final[Colour] = (34, 21, 13)
"""The bottom of a groove cut into the wood."""
_RIM: Final[Colour] = (150, 116, 50)


@kept
def _well(size: tuple[int, int], corner: float, fill: Colour, rim: Colour) -> pygame.Surface:
    """Draw a groove cut into the wood, dark along its upper edge."""
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(rim, 0, 0, w, h, corner)
        pen.rect(mix(fill, SHADE, 0.55), 1, 1, w - 2, h - 2, corner - 1)
        pen.rect(fill, 1, 2.4, w - 2, h - 3.4, corner - 1)

    return smooth(size, draw)


def segments(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the rectangles of the parts of a segmented control."""
    edges = [rect.x + round(rect.w * i / count) for i in range(count + 1)]
    return [pygame.Rect(edges[i], rect.y, edges[i + 1] - edges[i], rect.h) for i in range(count)]


def segmented(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    labels: Sequence[str],
    chosen: int | None,
    *,
    enabled: bool = True,
    focused: bool = False,
    points: float = 17,
) -> list[pygame.Rect]:
    """Draw adjacent labels; the chosen one is a brass plate. Return their rectangles."""
    places = segments(rect, len(labels))
    stamp(surface, _well(rect.size, scale.px(6), _WELL, _RIM), rect.x, rect.y)
    for i, (place, label) in enumerate(zip(places, labels, strict=True)):
        if i == chosen:
            plate = place.inflate(-2 * max(2, scale.px(3)), -2 * max(2, scale.px(3)))
            stamp(surface, _segment_plate(plate.size, scale.px(4), enabled), plate.x, plate.y)
        elif i and i - 1 != chosen:
            pygame.draw.line(
                surface, (92, 68, 40), (place.x, place.y + rect.h // 4), (place.x, place.bottom - rect.h // 4)
            )
        ink = DULL_INK if not enabled else INK if i == chosen else QUIET
        face = "bold" if i == chosen else "semi"
        room = place.w - scale.px(12)
        write_fitting(surface, scale, label, face, points, ink, place.centerx, place.centery, room, "c")
    if focused:
        focus_ring(surface, scale, rect)
    return places


@kept
def _segment_plate(size: tuple[int, int], corner: int, enabled: bool) -> pygame.Surface:
    face = BRASS_FACE if enabled else (64, 46, 31)
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(mix(face, SHADE, 0.55), 0, 0, w, h, corner)
        pen.rect(mix(face, (255, 250, 230), 0.45 if enabled else 0.12), 0.8, 0.8, w - 1.6, h - 1.8, corner)
        light, deep = mix(face, (255, 240, 190), 0.22 if enabled else 0.04), mix(face, SHADE, 0.08)
        pen.shade_rect(light, deep, 0.8, 2.2, w - 1.6, h - 3.2, corner)

    return smooth(size, draw)


def scroll_handle(rect: pygame.Rect, start: float, share: float) -> pygame.Rect:
    """Return the rectangle of a scroll bar's handle: the visible part begins at `start` and its size is
    `share`.

    Both are fractions (0 to 1) of the whole; a handle is at least twice as high as the bar is wide.
    """
    share = min(1.0, max(0.0, share))
    start = min(1.0 - share, max(0.0, start))
    high = max(round(rect.h * share), min(rect.h, 2 * rect.w))
    top = rect.y + round((rect.h - high) * (start / (1 - share) if share < 1 else 0))
    return pygame.Rect(rect.x + 1, top, rect.w - 2, high)


def scrollbar(surface: pygame.Surface, rect: pygame.Rect, start: float, share: float) -> None:
    """Draw a vertical scroll bar with its handle at `scroll_handle`."""
    stamp(surface, _well(rect.size, rect.w / 2, _WELL, (92, 70, 40)), rect.x, rect.y)
    handle = scroll_handle(rect, start, share)
    stamp(surface, _handle(handle.size), handle.x, handle.y)


@kept
def _handle(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    face = (196, 156, 60)

    def draw(pen: Pen) -> None:
        pen.rect(mix(face, SHADE, 0.55), 0, 0, w, h, w / 2)
        pen.rect(mix(face, (255, 250, 230), 0.35), 1, 1, w - 2, h - 2, w / 2)
        pen.rect(face, w * 0.30, 1.5, w * 0.70 - 1, h - 3, w * 0.35)
        for i in (-1, 0, 1):
            y = h / 2 + i * w * 0.32
            pen.line(mix(face, SHADE, 0.6), [(w * 0.32, y), (w * 0.68, y)], w * 0.09)

    return smooth(size, draw)
