"""What is switched, ticked, typed into or scrolled: toggle, segments, check box, text field, scroll bar.

As in `furniture`, places are in pixels and nothing is kept: a control is drawn as the caller says it is.
All take `hovered`, `focused` and `enabled`, so that one table of moods serves them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.furniture import BRASS_FACE, DULL_INK, focus_ring
from game.table.kit.lettering import shorten, text_width, write
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, INK, PALE_BRASS, QUIET, SHADE, SLIP, WALNUT, Colour, mix

_WELL: Final[Colour] = (34, 21, 13)
"""The bottom of what is cut into the wood."""
_RIM: Final[Colour] = (150, 116, 50)
_DULL_PAPER: Final[Colour] = mix(SLIP, WALNUT, 0.4)


@lru_cache(maxsize=64)
def _well(size: tuple[int, int], corner: float, fill: Colour, rim: Colour) -> pygame.Surface:
    """A hollow cut into the wood, dark along its upper edge."""
    w, h = size

    def draw(pen: Pen) -> None:
        pen.box(rim, 0, 0, w, h, corner)
        pen.box(mix(fill, SHADE, 0.55), 1, 1, w - 2, h - 2, corner - 1)
        pen.box(fill, 1, 2.4, w - 2, h - 3.4, corner - 1)

    return smooth(size, draw)


@lru_cache(maxsize=64)
def _tick(width: float, colour: Colour) -> pygame.Surface:
    points: list[Point] = [
        (width * 0.16, width * 0.54),
        (width * 0.40, width * 0.78),
        (width * 0.86, width * 0.22),
    ]
    return smooth((width, width), lambda pen: pen.line(colour, points, width * 0.15), 4)


@lru_cache(maxsize=32)
def _knob(width: int, hovered: bool, enabled: bool) -> pygame.Surface:
    face = (120, 100, 66) if not enabled else (252, 220, 122) if hovered else (232, 190, 84)

    def draw(pen: Pen) -> None:
        pen = pen.at(width / 2, width / 2, width / 2)
        pen.circle((12, 7, 3, 110), (0.03, 0.10), 0.90)
        pen.circle(mix(face, SHADE, 0.6), (0, 0), 0.88)
        pen.circle(mix(face, (255, 250, 230), 0.5), (0, -0.02), 0.80)
        pen.circle(face, (0, 0.05), 0.75)
        for x in (-0.22, 0.0, 0.22):
            pen.line(mix(face, SHADE, 0.5), [(x, -0.26), (x, 0.30)], 0.08)

    return smooth((width, width), draw, 4)


def toggle(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    on: bool,
    *,
    hovered: bool = False,
    enabled: bool = True,
    focused: bool = False,
) -> None:
    """A lever in a slot: to the right, with a tick, when it is on. `rect` is about twice as wide as high."""
    fill = (58, 92, 66) if on and enabled else _WELL
    stamp(surface, _well(rect.size, rect.h / 2, fill, _RIM), rect.x, rect.y)
    if on:
        mark = _tick(rect.h * 0.5, CREAM if enabled else DULL_INK)
        stamp(surface, mark, rect.x + rect.h * 0.58, rect.centery, centred=True)
    knob = _knob(max(12, rect.h - 2), hovered, enabled)
    x = rect.right - rect.h / 2 if on else rect.x + rect.h / 2
    stamp(surface, knob, x, rect.centery, centred=True)
    if focused:
        focus_ring(surface, scale, rect, rect.h / 2 / scale.k)


def segments(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The places of the parts of a segmented control."""
    edges = [rect.x + round(rect.w * i / count) for i in range(count + 1)]
    return [pygame.Rect(edges[i], rect.y, edges[i + 1] - edges[i], rect.h) for i in range(count)]


def segmented(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    labels: Sequence[str],
    chosen: int | None,
    *,
    hovered: int | None = None,
    enabled: bool = True,
    focused: bool = False,
    points: float = 17,
) -> list[pygame.Rect]:
    """One of several words side by side; the chosen one is a brass plate. Returns their places."""
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
        ink = DULL_INK if not enabled else INK if i == chosen else CREAM if i == hovered else QUIET
        face = "bold" if i == chosen else "semi"
        words = shorten(scale, label, face, points, place.w - scale.px(12))
        write(surface, scale, words, face, points, ink, place.centerx, place.centery, "c")
    if focused:
        focus_ring(surface, scale, rect)
    return places


@lru_cache(maxsize=64)
def _segment_plate(size: tuple[int, int], corner: int, enabled: bool) -> pygame.Surface:
    face = BRASS_FACE if enabled else (64, 46, 31)
    w, h = size

    def draw(pen: Pen) -> None:
        pen.box(mix(face, SHADE, 0.55), 0, 0, w, h, corner)
        pen.box(mix(face, (255, 250, 230), 0.45 if enabled else 0.12), 0.8, 0.8, w - 1.6, h - 1.8, corner)
        light, deep = mix(face, (255, 240, 190), 0.22 if enabled else 0.04), mix(face, SHADE, 0.08)
        pen.shade_box(light, deep, 0.8, 2.2, w - 1.6, h - 3.2, corner)

    return smooth(size, draw)


def checkbox(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    label: str,
    checked: bool,
    *,
    hovered: bool = False,
    enabled: bool = True,
    focused: bool = False,
    points: float = 18,
) -> None:
    """A box with a tick and its label beside it, on wood."""
    side = max(17, scale.px(24))
    box = pygame.Rect(rect.x, rect.centery - side // 2, side, side)
    fill = SLIP if enabled else _DULL_PAPER
    stamp(
        surface, _well(box.size, scale.px(4), fill, PALE_BRASS if hovered and enabled else _RIM), box.x, box.y
    )
    if checked:
        stamp(surface, _tick(side * 0.8, INK), box.centerx, box.centery, centred=True)
    left = box.right + scale.px(12)
    ink = CREAM if enabled else DULL_INK
    words = shorten(scale, label, "semi", points, rect.right - left)
    write(surface, scale, words, "semi", points, ink, left, rect.centery)
    if focused:
        wide = left + text_width(scale, words, "semi", points) - rect.x
        focus_ring(surface, scale, pygame.Rect(box.x, box.y, wide, box.h), 4)


def text_field(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    *,
    hovered: bool = False,
    enabled: bool = True,
    focused: bool = False,
) -> pygame.Rect:
    """The paper-lined frame of a field to type into; returns the place for the text inside it."""
    fill = SLIP if enabled else _DULL_PAPER
    rim = PALE_BRASS if hovered and enabled else _RIM
    stamp(surface, _well(rect.size, scale.px(5), fill, rim), rect.x, rect.y)
    if focused:
        focus_ring(surface, scale, rect, 5)
    return rect.inflate(-2 * scale.px(12), -2 * scale.px(4))


def scroll_handle(rect: pygame.Rect, start: float, share: float) -> pygame.Rect:
    """The place of a scroll bar's handle: the visible part begins at `start` and is as large as `share`.

    Both are parts (0 to 1) of the whole; a handle is at least twice as high as the bar is wide.
    """
    share = min(1.0, max(0.0, share))
    start = min(1.0 - share, max(0.0, start))
    high = max(round(rect.h * share), min(rect.h, 2 * rect.w))
    top = rect.y + round((rect.h - high) * (start / (1 - share) if share < 1 else 0))
    return pygame.Rect(rect.x + 1, top, rect.w - 2, high)


def scrollbar(
    surface: pygame.Surface, rect: pygame.Rect, start: float, share: float, *, hovered: bool = False
) -> None:
    """An upright scroll bar with its handle where `scroll_handle` says."""
    stamp(surface, _well(rect.size, rect.w / 2, _WELL, (92, 70, 40)), rect.x, rect.y)
    handle = scroll_handle(rect, start, share)
    stamp(surface, _handle(handle.size, hovered), handle.x, handle.y)


@lru_cache(maxsize=32)
def _handle(size: tuple[int, int], bright: bool) -> pygame.Surface:
    w, h = size
    face = (236, 196, 96) if bright else (196, 156, 60)

    def draw(pen: Pen) -> None:
        pen.box(mix(face, SHADE, 0.55), 0, 0, w, h, w / 2)
        pen.box(mix(face, (255, 250, 230), 0.35), 1, 1, w - 2, h - 2, w / 2)
        pen.box(face, w * 0.30, 1.5, w * 0.70 - 1, h - 3, w * 0.35)
        for i in (-1, 0, 1):
            y = h / 2 + i * w * 0.32
            pen.line(mix(face, SHADE, 0.6), [(w * 0.32, y), (w * 0.68, y)], w * 0.09)

    return smooth(size, draw)
