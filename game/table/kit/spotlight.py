"""What the conductor points at: everything else in the dark, a ring of lamp light, an arrow from his card."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.table.kit.lines import along, curve
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
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


@kept
def _dusk(size: tuple[int, int], lit: tuple[Box, ...], reach: int) -> pygame.Surface:
    small = pygame.Surface((size[0] // COARSE + 1, size[1] // COARSE + 1), pygame.SRCALPHA)
    small.fill((0, 0, 0, DARK))
    for x, y, w, h in lit:
        around = pygame.Rect(x, y, w, h).inflate(3 * reach, 3 * reach)
        parts = [round(value / COARSE) for value in around]
        pygame.draw.rect(small, (0, 0, 0, 0), parts, border_radius=max(2, 2 * reach // COARSE))
    small = pygame.transform.gaussian_blur(small, 2)
    large = pygame.transform.smoothscale(small, (small.get_width() * COARSE, small.get_height() * COARSE))
    dusk = pygame.Surface(size, pygame.SRCALPHA)
    dusk.blit(large, (0, 0))
    dusk.fill((9, 6, 4, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return dusk.premul_alpha()


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


def draw_arrow(surface: pygame.Surface, scale: Scale, card: pygame.Rect, target: pygame.Rect) -> None:
    """A brass arrow on an arc from the edge of the card to the edge of what is pointed at."""
    start = _edge(card, target.center, 0.0)
    gap = ring_reach(target) - min(target.size) / 2 if is_round(scale, target) else 5 * scale.k
    end = _edge(target, start, gap + 6 * scale.k)
    run = math.dist(start, end)
    if run < 2.2 * HEAD * scale.k:
        return
    bend = min(26 * scale.k, run * 0.10) * (-1 if end[0] < start[0] else 1)
    left, top = min(start[0], end[0]) - 60 * scale.k, min(start[1], end[1]) - 60 * scale.k
    size = (abs(start[0] - end[0]) + 120 * scale.k, abs(start[1] - end[1]) + 120 * scale.k)
    line = [(x - left, y - top) for x, y in curve(start, end, bend, 40)]
    stamp(surface, _arrow(tuple(line), (round(size[0]), round(size[1])), scale.k), left, top)


def _edge(rect: pygame.Rect, toward: Point, gap: float) -> Point:
    """Where the way from the middle of a rectangle to a point leaves it, and `gap` pixels on."""
    cx, cy = rect.center
    dx, dy = toward[0] - cx, toward[1] - cy
    run = math.hypot(dx, dy) or 1.0
    part = min(rect.w / 2 / abs(dx) if dx else math.inf, rect.h / 2 / abs(dy) if dy else math.inf, 1.0)
    return cx + dx * part + dx / run * gap, cy + dy * part + dy / run * gap


@kept
def _arrow(line: tuple[Point, ...], size: tuple[int, int], k: float) -> pygame.Surface:
    start, (tip, way) = line[0], along(line, 1.0)
    back, side = HEAD * k, 11 * k
    foot = (tip[0] - way[0] * back, tip[1] - way[1] * back)
    neck = (tip[0] - way[0] * back * 0.8, tip[1] - way[1] * back * 0.8)
    head = [
        tip,
        (foot[0] - way[1] * side, foot[1] + way[0] * side),
        neck,
        (foot[0] + way[1] * side, foot[1] - way[0] * side),
    ]
    shaft = [p for p in line if math.dist(p, tip) > back * 0.7]

    def paint(pen: Pen) -> None:
        for dx, dy, colour, width, grow in (
            (2.5 * k, 4 * k, (0, 0, 0, 90), 7 * k, 2.2 * k),
            (0.0, 0.0, DARK_BRASS, 6.4 * k, 2.0 * k),
            (0.0, 0.0, BRIGHT_BRASS, 3.8 * k, 0.0),
        ):
            pen.line(colour, [(x + dx, y + dy) for x, y in shaft], width)
            shape = [(x + dx, y + dy) for x, y in head]
            pen.poly(colour, shape)
            if grow:
                pen.line(colour, [*shape, shape[0]], 2 * grow)
        pen.line((255, 240, 190), [(x - 0.8 * k, y - 0.8 * k) for x, y in shaft[1:-1]], 1.2 * k)
        pen.circle(DARK_BRASS, start, 6.5 * k)
        pen.circle(BRIGHT_BRASS, start, 4.6 * k)

    return smooth(size, paint, 2)
