"""The spotlight on what the conductor points at: darkness, a ring of light, an arrow from his card."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.arrows import paint_arrow
from game.table.kit.lettering import write
from game.table.kit.lines import Measured, curve
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.pieces import BRIGHT_BRASS, DARK_BRASS, LANTERN
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_incrementally, cached_surface
from game.table.kit.theme import INK, Colour

DARK: Final = 58
"""The alpha of the darkness around lit places (0 to 255)."""
COARSE: Final = 8
"""The factor by which the darkness is drawn smaller; enlarged, it has soft edges. It is also the step
in pixels of text crossed by an arrow, below which differences don't count.
"""
ROUND: Final = 96
"""The maximum size in units of a roughly square target that is ringed by a circle."""
HEAD: Final = 24
"""The length of the arrow's head in units."""
LEAST: Final = 2.2 * HEAD
"""The minimum length of an arrow in units; a shorter one isn't drawn."""
DASHES: Final = 12
FIRST_DASH, STEP_OF_DASH, DASH = 146.0, 21.2, 13.0
"""Degrees, clockwise from the right: the start of the first dash, the step, the length of a dash."""
IVORY: Final[Colour] = (255, 252, 240)

Box = tuple[int, int, int, int]


def _is_round(k: float, rect: pygame.Rect) -> bool:
    """Return whether a target is small and about as wide as high, as a hex is; `k` is pixels per unit."""
    return max(rect.size) <= round(ROUND * k) and _is_square(rect)


def _is_square(rect: pygame.Rect) -> bool:
    """Return whether a rectangle is about as wide as high."""
    return 0.6 <= rect.w / max(1, rect.h) <= 1.7


def ring_reach(rect: pygame.Rect) -> float:
    """Return the radius in pixels of the circle around a small target."""
    return max(rect.size) * 0.62


def draw_dusk(surface: pygame.Surface, scale: Scale, lit: Sequence[pygame.Rect]) -> None:
    """Darken everything except some rectangles (pixels)."""
    boxes = tuple(map(_box_of, lit))
    surface.blit(_dusk(surface.get_size(), boxes, scale.px(10)), (0, 0), None, pygame.BLEND_PREMULTIPLIED)


@cached_incrementally
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


def draw_ring(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, names: Sequence[pygame.Rect] = ()
) -> None:
    """Draw a ring of lamp light around a target; around a hex it is dashed and avoids `names` (pixels)."""
    if _is_round(scale.k, rect):
        reach = round(ring_reach(rect))
        ring = _open_ring(reach, scale.k, _free_dashes(rect, reach, names))
        stamp(surface, ring, *rect.center, centred=True)
    else:
        around = rect.inflate(scale.px(10), scale.px(10)).clip(surface.get_rect())
        stamp(surface, _box(around.size, scale.k), around.x, around.y)


def draw_number(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, number: int, *, centred: bool
) -> None:
    """Draw a place's number in the order of moves on a brass disc: `centred`, or at the upper left."""
    x, y = rect.center if centred else rect.topleft
    stamp(surface, _number_disc(scale.px(27)), x, y, centred=True)
    write(surface, scale, str(number), "slab_bold", 17, INK, x, y, "c")


@cached_surface
def _number_disc(side: int) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle(DARK_BRASS, (0, 0), 0.98)
        pen.shade_circle((255, 246, 205), (246, 190, 70), (0, 0), 0.82)

    return smooth((side, side), paint, 4)


def _free_dashes(rect: pygame.Rect, reach: int, names: Sequence[pygame.Rect]) -> tuple[int, ...]:
    """Return the dashes of a ring that cross no name, or all if hardly any would be left."""
    free = []
    for i in range(DASHES):
        angles = [math.radians(FIRST_DASH + STEP_OF_DASH * i + part * DASH) for part in (0.0, 0.5, 1.0)]
        points = [(rect.centerx + reach * math.cos(a), rect.centery + reach * math.sin(a)) for a in angles]
        if not any(name.collidepoint(point) for name in names for point in points):
            free.append(i)
    return tuple(free if len(free) >= DASHES // 2 else range(DASHES))


@cached_surface
def _open_ring(reach: int, k: float, dashes: tuple[int, ...]) -> pygame.Surface:
    width = 3.0 * k
    side = 2 * (reach + 2 * width)

    def paint(pen: Pen) -> None:
        for ink, wide in ((IVORY, width * 1.8), (LANTERN, width)):
            for i in dashes:
                start = FIRST_DASH + STEP_OF_DASH * i
                pen.arc(ink, (side / 2, side / 2), reach, start, start + DASH, wide)

    return smooth((side, side), paint, 4)


@cached_surface
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
    words: Sequence[pygame.Rect] = (),
    figures: Sequence[pygame.Rect] = (),
) -> None:
    """Draw a curved brass arrow from the edge of the card to the edge of the target (`arrow_way`)."""
    places = [tuple(map(_box_of, rects)) for rects in (words, figures)]
    line = _way(scale.k, _box_of(card), _box_of(target), places[0], places[1], surface.get_size())
    if _length(line) < LEAST * scale.k:
        return
    (left, top), (right, low) = (map(pick, zip(*line, strict=True)) for pick in (min, max))
    left, top = left - 60 * scale.k, top - 60 * scale.k
    size = round(right - left + 60 * scale.k), round(low - top + 60 * scale.k)
    stamp(surface, _arrow(tuple((x - left, y - top) for x, y in line), size, scale.k), left, top)


def _box_of(rect: pygame.Rect) -> Box:
    return rect.x, rect.y, rect.w, rect.h


@lru_cache(maxsize=8)
def _way(
    k: float, card: Box, target: Box, words: tuple[Box, ...], figures: tuple[Box, ...], size: tuple[int, int]
) -> list[Point]:
    """Return the points of `arrow_way`, cached for many frames."""
    rects = [[pygame.Rect(box) for box in boxes] for boxes in (words, figures)]
    return arrow_way(k, pygame.Rect(card), pygame.Rect(target), rects[0], rects[1], pygame.Rect((0, 0), size))


def arrow_way(
    k: float,
    card: pygame.Rect,
    target: pygame.Rect,
    words: Sequence[pygame.Rect],
    figures: Sequence[pygame.Rect],
    seen: pygame.Rect,
) -> list[Point]:
    """Return the points of an arrow's path from a card to a target, ending at the tip.

    The chosen path crosses the least of `words`, then the least of `figures` and pieces, and is then the
    shortest. Of a long path only the end is drawn, because it hides what it crosses, and less of it if
    something is still crossed. The shortest end is hardly visible, so it is used only if it crosses no text.
    There is no path if the card covers the target.
    """
    ringed = _is_round(k, target)
    gap = ring_reach(target) - min(target.size) / 2 if ringed else 5 * k
    arcs = list(_ways(card, target, gap + 6 * k, 26 * k))
    air = 8 * k
    kept_free = [rect.inflate(air, air) for rect in words if rect != target]
    kept_free += target.inflate(-4, -4), card.inflate(-8, -8)
    spared = [rect.inflate(air / 2, air / 2) for rect in figures if rect != target]
    best: list[Point] = []
    least = (math.inf, math.inf)
    for most in LENGTHS:
        ways = [_end(arc, most * k) for arc in arcs]
        if most <= SHORT:
            ways += _straight(card, target, gap + 6 * k, most * k)
        inside = [way for way in ways if all(map(seen.collidepoint, way))] or ways
        for way in sorted(inside, key=lambda way: math.dist(way[0], way[-1])):
            # Count figures only if no more words are crossed than before.
            over_words = _crossed(way, kept_free)
            if over_words > least[0]:
                continue
            crossed = over_words, _crossed(way, spared)
            if crossed < least and not (most == LENGTHS[-1] and over_words):
                best, least = way, crossed
        if least == (0, 0):
            break
    return best


LENGTHS: Final = (280, 200, 140, 95, 65)
"""The visible lengths of an arrow in units, tried in this order until one crosses nothing."""
SHORT: Final = 95
"""The maximum length in units of a straight arrow from any side, because its start isn't noticed."""
STEPS: Final = 40
"""The number of points of an arrow's arc."""
BENDS: Final = (1.0, -1.0, 0.0, 2.5, -2.5, 4.0, -4.0)
"""The bends of an arc to try, as multiples of the default; the first of equally good ones is used."""
TOWARD: Final = 0.5
"""The minimum cosine of the angle between an arrow and the target's side, so as not to miss it."""
AWAY: Final = 0.5
"""The maximum cosine of the angle by which a side may face away from the card."""
SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS: Final = ((0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
"""More points of a small round target to point at, as fractions of its radius."""


def _ways(card: pygame.Rect, target: pygame.Rect, gap: float, most: float) -> Iterator[list[Point]]:
    """Yield arcs from sides of the card to visible sides of the target, or to its corners if it is about as
    wide as high; `gap` pixels are left free, and an arc's height is at most `most`.
    """
    for (ax, ay), end in _tips(target, gap):
        for bx, by in SIDES:
            start = _on_edge(card, (bx, by), end)
            if (end[0] - start[0]) * bx + (end[1] - start[1]) * by <= 0:
                continue  # It would begin by crossing the card.
            bend = min(most, math.dist(start, end) * 0.10)
            for part in BENDS:
                arc = curve(start, end, part * bend, STEPS)
                (x, y), long = arc[-4], math.dist(arc[-4], end)
                if (x - end[0]) * ax + (y - end[1]) * ay >= TOWARD * long * math.hypot(ax, ay):
                    yield arc


def _straight(card: pygame.Rect, target: pygame.Rect, gap: float, long: float) -> Iterator[list[Point]]:
    """Yield straight paths, `long` pixels each, to sides of the target that don't face away from the card."""
    across, down = card.centerx - target.centerx, card.centery - target.centery
    for (ax, ay), (x, y) in _tips(target, gap):
        size = math.hypot(ax, ay)
        dx, dy = ax / size, ay / size
        if dx * across + dy * down >= -AWAY * math.hypot(across, down):
            yield [
                (x + dx * long * (1 - i / STEPS), y + dy * long * (1 - i / STEPS)) for i in range(STEPS + 1)
            ]


def _tips(target: pygame.Rect, gap: float) -> Iterator[tuple[Point, Point]]:
    """Yield the directions from which to point at a target, each with the position of the tip."""
    for ax, ay in (*SIDES, *(CORNERS if _is_square(target) else ())):
        yield (
            (ax, ay),
            (target.centerx + ax * (target.w / 2 + gap), target.centery + ay * (target.h / 2 + gap)),
        )


def _length(way: Sequence[Point]) -> float:
    """Return the distance between the ends of a path; 0 if it has no points."""
    return math.dist(way[0], way[-1]) if way else 0.0


def _end(way: Sequence[Point], most: float) -> list[Point]:
    """Return the last pixels of an arc, at most `most`."""
    measured = Measured(way)
    if measured.length <= most:
        return list(way)
    return [measured.at(measured.length - most * (1 - i / STEPS))[0] for i in range(STEPS + 1)]


def _on_edge(rect: pygame.Rect, side: tuple[int, int], toward: Point) -> Point:
    """Return the point on a rectangle's side that is nearest to another point, but not at a corner."""
    across, down = (side[1] == 0) * side[0], side[1]
    if across:
        low, high = rect.y + rect.h * 0.15, rect.bottom - rect.h * 0.15
        return rect.centerx + across * rect.w / 2, min(max(toward[1], low), high)
    left, right = rect.x + rect.w * 0.15, rect.right - rect.w * 0.15
    return min(max(toward[0], left), right), rect.centery + down * rect.h / 2


def _crossed(way: Sequence[Point], kept_free: Sequence[pygame.Rect]) -> int:
    """Return the approximate number of an arc's pixels that cross rectangles."""
    (left, top), (right, low) = (map(pick, zip(*way, strict=True)) for pick in (min, max))
    box = pygame.Rect(left, top, right - left + 1, low - top + 1)
    near = [kept_free[i] for i in box.collidelistall(kept_free)]
    over = sum(pygame.Rect(x, y, 1, 1).collidelist(near) >= 0 for x, y in way) if near else 0
    return round(over / len(way) * math.dist(way[0], way[-1]) + 0.49)


@cached_surface
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
