"""What the conductor points at: everything else in the dark, a ring of lamp light, an arrow from his card."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.table.kit.arrows import paint_arrow
from game.table.kit.lines import Measured, curve
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import Steps, kept, kept_gradually
from game.table.kit.theme import Colour
from game.table.kit.tokens import BRIGHT_BRASS, DARK_BRASS, LANTERN

DARK: Final = 112
"""How dark it is round what is lit (0 to 255)."""
COARSE: Final = 8
"""The dusk is drawn so many times smaller: enlarged, its edges are soft."""
ROUND: Final = 96
"""Units: what is no larger, and about as wide as high, is ringed by a circle."""
HEAD: Final = 24
"""Units of the arrow's head."""
IVORY: Final[Colour] = (255, 252, 240)

Box = tuple[int, int, int, int]


def is_round(scale: Scale, rect: pygame.Rect) -> bool:
    """Whether a place is small and about as wide as high, as a hex is."""
    small = max(rect.size) <= scale.px(ROUND)
    return small and 0.6 <= rect.w / max(1, rect.h) <= 1.7


def ring_reach(rect: pygame.Rect) -> float:
    """How far the circle round a small place reaches from its middle, in pixels."""
    return max(rect.size) * 0.62


def draw_dusk(surface: pygame.Surface, scale: Scale, lit: Sequence[pygame.Rect]) -> None:
    """Darken everything but some places (pixels)."""
    boxes = tuple((rect.x, rect.y, rect.w, rect.h) for rect in lit)
    surface.blit(_dusk(surface.get_size(), boxes, scale.px(10)), (0, 0), None, pygame.BLEND_PREMULTIPLIED)


@kept_gradually
def _dusk(size: tuple[int, int], lit: tuple[Box, ...], reach: int) -> Steps[pygame.Surface]:
    small = pygame.Surface((size[0] // COARSE + 1, size[1] // COARSE + 1), pygame.SRCALPHA)
    small.fill((0, 0, 0, DARK))
    for x, y, w, h in lit:
        around = pygame.Rect(x, y, w, h).inflate(3 * reach, 3 * reach)
        parts = [round(value / COARSE) for value in around]
        pygame.draw.rect(small, (0, 0, 0, 0), parts, border_radius=max(2, 2 * reach // COARSE))
    small = pygame.transform.gaussian_blur(small, 2)
    yield
    large = pygame.transform.smoothscale(small, (small.get_width() * COARSE, small.get_height() * COARSE))
    yield
    large.fill((9, 6, 4, 0), special_flags=pygame.BLEND_RGBA_ADD)
    yield
    return large.premul_alpha_ip().subsurface(((0, 0), size))


def draw_ring(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None:
    """A line of lamp light round a place; round a hex it is dashed, and leaves its name free."""
    if is_round(scale, rect):
        stamp(surface, _open_ring(round(ring_reach(rect)), scale.k), *rect.center, centred=True)
    else:
        around = rect.inflate(scale.px(10), scale.px(10)).clip(surface.get_rect())
        stamp(surface, _box(around.size, scale.k), around.x, around.y)


@kept
def _open_ring(reach: int, k: float) -> pygame.Surface:
    width = 3.0 * k
    side = 2 * (reach + 2 * width)

    def paint(pen: Pen) -> None:
        for ink, wide in ((IVORY, width * 1.8), (LANTERN, width)):
            for i in range(12):
                start = 146 + 21.2 * i
                pen.arc(ink, (side / 2, side / 2), reach, start, start + 13, wide)

    return smooth((side, side), paint, 4)


@kept
def _box(size: tuple[int, int], k: float) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        pen.rect(DARK_BRASS, 0, 0, *size, 9 * k, 4.6 * k)
        pen.rect(LANTERN, 0.8 * k, 0.8 * k, size[0] - 1.6 * k, size[1] - 1.6 * k, 8.4 * k, 3.0 * k)

    return smooth(size, paint, 2)


def draw_arrow(
    surface: pygame.Surface,
    scale: Scale,
    card: pygame.Rect,
    target: pygame.Rect,
    around: Sequence[pygame.Rect] = (),
) -> None:
    """A brass arrow on an arc from the edge of the card to the edge of what is pointed at (`arrow_way`)."""
    line = arrow_way(scale, card, target, around, surface.get_rect())
    if math.dist(line[0], line[-1]) < 2.2 * HEAD * scale.k:
        return
    (left, top), (right, low) = (map(pick, zip(*line, strict=True)) for pick in (min, max))
    left, top = left - 60 * scale.k, top - 60 * scale.k
    size = round(right - left + 60 * scale.k), round(low - top + 60 * scale.k)
    stamp(surface, _arrow(tuple((x - left, y - top) for x, y in line), size, scale.k), left, top)


def arrow_way(
    scale: Scale, card: pygame.Rect, target: pygame.Rect, around: Sequence[pygame.Rect], seen: pygame.Rect
) -> list[Point]:
    """The way of an arrow from a card to what is pointed at, in pixels; its last point is the tip.

    Of the ways there it is the one that crosses least of what lies `around`, then the shortest; of a long way
    only the end, for whatever it crosses can't be read, and less of it if it would cross something still.
    """
    gap = ring_reach(target) - min(target.size) / 2 if is_round(scale, target) else 5 * scale.k
    arcs = list(_ways(card, target, gap + 6 * scale.k, 26 * scale.k))
    air = 2 * scale.px(4)
    others = (rect.inflate(air, air) for rect in around if rect != target)
    kept_free = [target.inflate(-4, -4), card.inflate(-8, -8), *others]
    found = []
    for most in LENGTHS:
        ways = [_end(arc, most * scale.k) for arc in arcs]
        line = min(ways, key=lambda way: (not all(map(seen.collidepoint, way)), _cost(way, kept_free)))
        if not _crossed(line, kept_free):
            return line
        found.append(line)
    return found[0]


LENGTHS: Final = (280, 200, 140, 95)
"""Units that are seen of an arrow at most, the first if it crosses nothing."""
STEPS: Final = 40
"""Points of an arrow's arc."""
LOOKS: Final = 2
"""Of so many points one is looked at for what lies under it."""
BENDS: Final = (1.0, -1.0, 0.0, 2.5, -2.5)
"""How much an arc rises to either side, in parts of the usual rise; the first that is free is taken."""
CROSSED: Final = 6.0
"""How many times its length counts a part of an arrow that crosses something."""


def _ways(card: pygame.Rect, target: pygame.Rect, gap: float, most: float) -> Iterator[list[Point]]:
    """Arcs from sides of the card to the sides of the target that can be reached; `gap` pixels are left
    free, and an arc rises by `most` at most."""
    for ax, ay in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        end = target.centerx + ax * (target.w / 2 + gap), target.centery + ay * (target.h / 2 + gap)
        for bx, by in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            start = _on_edge(card, (bx, by), end)
            if (end[0] - start[0]) * bx + (end[1] - start[1]) * by <= 0:
                continue  # It would begin by crossing the card.
            bend = min(most, math.dist(start, end) * 0.10)
            for part in BENDS:
                yield curve(start, end, part * bend, STEPS)


def _end(way: Sequence[Point], most: float) -> list[Point]:
    """The end of an arc, at most so many pixels of it."""
    measured = Measured(way)
    if measured.length <= most:
        return list(way)
    return [measured.at(measured.length - most * (1 - i / STEPS))[0] for i in range(STEPS + 1)]


def _on_edge(rect: pygame.Rect, side: tuple[int, int], toward: Point) -> Point:
    """The point on a side of a rectangle that is nearest to another, but not at a corner."""
    across, down = (side[1] == 0) * side[0], side[1]
    if across:
        low, high = rect.y + rect.h * 0.15, rect.bottom - rect.h * 0.15
        return rect.centerx + across * rect.w / 2, min(max(toward[1], low), high)
    left, right = rect.x + rect.w * 0.15, rect.right - rect.w * 0.15
    return min(max(toward[0], left), right), rect.centery + down * rect.h / 2


def _cost(way: Sequence[Point], kept_free: Sequence[pygame.Rect]) -> float:
    """The length of an arc, where what it crosses counts more."""
    return math.dist(way[0], way[-1]) * (1.0 + CROSSED * _crossed(way, kept_free))


def _crossed(way: Sequence[Point], kept_free: Sequence[pygame.Rect]) -> float:
    """The part of an arc, from 0 to 1, under which something lies."""
    looks = way[1:-1:LOOKS]
    return sum(pygame.Rect(x, y, 1, 1).collidelist(kept_free) >= 0 for x, y in looks) / len(looks)


@kept
def _arrow(line: tuple[Point, ...], size: tuple[int, int], k: float) -> pygame.Surface:
    start = line[0]

    def paint(pen: Pen) -> None:
        for dx, dy, colour, width, grow in (
            (2.5 * k, 4 * k, (0, 0, 0, 90), 2.6 * k, 2.2 * k),
            (0.0, 0.0, DARK_BRASS, 2.4 * k, 2.0 * k),
            (0.0, 0.0, BRIGHT_BRASS, 3.8 * k, 0.0),
        ):
            paint_arrow(pen, colour, [(x + dx, y + dy) for x, y in line], width, HEAD * k, grow)
        shaft = [(x - 0.8 * k, y - 0.8 * k) for x, y in line if math.dist((x, y), line[-1]) > HEAD * k]
        if len(shaft) > 1:
            pen.line((255, 240, 190), shaft, 1.2 * k)
        pen.circle(DARK_BRASS, start, 6.5 * k)
        pen.circle(BRIGHT_BRASS, start, 4.6 * k)

    return smooth(size, paint, 2)
