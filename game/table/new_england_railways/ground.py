"""The printed country at any size: sea with water lines, tinted states, rivers, hills, the coast.

It is drawn in parts, and each part only with the strokes that touch it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import fsum
from typing import Final, NamedTuple

import pygame

from game.table.kit.distances import SPANS, Distances, Lattice, Wash, points_along
from game.table.kit.engraving import SEA_INK
from game.table.kit.lettering import text_width, write
from game.table.kit.lines import clipped, dashed, rounded
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.rails import LAND
from game.table.kit.surface_cache import IncrementalCache
from game.table.kit.theme import INK, SEPIA, Colour, Tint, mix
from game.table.kit.waters import water
from game.table.new_england_railways.layout import FRAME, MAP, LinkLayout
from game.table.new_england_railways.look import PRINTED, Look
from game.words import in_active_language

SEA_PAPER: Final = (219, 227, 216)
_WHITE: Final = (255, 255, 255)
_AT_ONCE: Final = 12
"""The number of points of a long line that are drawn together."""
_STROKES: Final = 12
"""The number of strokes computed per step."""
_BEYOND: Final = 8
"""The extra pixels drawn around a part."""


class Stroke(NamedTuple):
    """A drawing and its bounding box in pixels."""

    place: pygame.Rect
    draw: Callable[[Pen], None]


def _line(colour: Tint, points: Sequence[Point], width: float) -> Stroke:
    """Return the stroke of a line of any width in pixels."""

    def draw(pen: Pen) -> None:
        pen.line(colour, points, width)

    return Stroke(_around(points, width), draw)


def _around(points: Sequence[Point], width: float) -> pygame.Rect:
    left, right = min(x for x, _ in points) - width, max(x for x, _ in points) + width
    top, bottom = min(y for _, y in points) - width, max(y for _, y in points) + width
    return pygame.Rect(int(left) - 1, int(top) - 1, int(right - left) + 3, int(bottom - top) + 3)


class CountryPrint:
    """The country drawn at one size; positions are pixels from the corner of the whole zoomed map."""

    def __init__(self, layout: LinkLayout, taken: Iterable[pygame.Rect]) -> None:
        """Create the ground for the current layout without hills in `taken` rectangles (window pixels)."""
        self.look, self.k = layout.look, layout.map_k
        self._stroke = layout.k * layout.zoom**0.5
        """The pixels per unit of the strokes' width, which grows less than the map."""
        self._layout, self._places = layout, taken
        self._taken: list[pygame.Rect] = []
        """The same rectangles in pixels of the map."""
        self._land: list[list[Point]] = []
        self._inner: list[Stroke] = []
        """The strokes that are drawn on land alone."""
        self._coast: list[Stroke] = []

    def steps(self, seen: pygame.Rect) -> Iterator[None]:
        """Make what is needed for drawing, step by step."""
        yield from SHORES.steps(self.look)
        yield from TINTS.steps(self.look)
        self._land = [self._scaled(shore) for shore in shores(self.look)]
        ink, width = mix(INK, SEA_INK, 0.25), max(1.1, 1.5 * self._stroke)
        self._coast = [_line(ink, piece, width) for shore in self._land for piece in _pieces(shore)]
        yield
        yield from water(round(self.k, 3)).steps()
        for place in self._places:
            # The map may have been moved since the last step.
            (left, top), (right, down) = self._layout.frame.topleft, self._layout.shift
            self._taken.append(place.move(right - left, down - top))
            yield
        for strokes in (self._borders(), self._rivers(), self._lakes(), self._hills()):
            for stroke in strokes:
                self._inner.append(stroke)
                if len(self._inner) % _STROKES == 0:
                    yield

    def paint(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Draw the part of the map that starts at a position over a whole surface."""
        self._paint_sea(surface, x, y)
        size, part = surface.get_size(), surface.get_rect(topleft=(x, y))
        ends = (x - _BEYOND, y - _BEYOND, part.right + _BEYOND, part.bottom + _BEYOND)
        seen = [piece for shore in self._land if len(piece := clipped(shore, *ends)) > 2]
        if not seen:
            return

        def areas(pen: Pen) -> None:
            for piece in seen:
                pen.at(-x, -y).poly(_WHITE, piece)

        mask = smooth(size, areas, 2)
        land = pygame.Surface(size, pygame.SRCALPHA)
        for tile, place in Lattice(-x, -y, COARSE * self.k).scaled(TINTS.get(self.look), land.get_rect()):
            land.blit(tile, place)
        land.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        stamp(surface, land, 0, 0)
        if inner := _drawn(self._inner, part):
            inner.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            stamp(surface, inner, 0, 0)
        if coast := _drawn(self._coast, part):
            stamp(surface, coast, 0, 0)

    def _paint_sea(self, surface: pygame.Surface, x: int, y: int) -> None:
        wash = water(round(self.k, 3))
        lattice = Lattice(-x, -y, GRAIN * self.k)
        for tile, place in lattice.scaled(SHORES.get(self.look).picture, surface.get_rect()):
            surface.blit(wash.over(tile), place)

    def _scaled(self, line: Sequence[Point]) -> list[Point]:
        return [(x * self.k, y * self.k) for x, y in line]

    def _borders(self) -> Iterator[Stroke]:
        """Yield the dashes between the states."""
        k, ink = self._stroke, mix(SEPIA, LAND, 0.35)
        for state in self.look.states:
            border = self._scaled([in_units(p) for p in state.border])
            for dash in dashed([*border, border[0]], 7 * k, 4 * k):
                yield _line(ink, dash, 0.9 * k)

    def _rivers(self) -> Iterator[Stroke]:
        """Yield lines that widen downstream."""
        ink = mix(SEA_INK, LAND, 0.25)
        for river in rivers(self.look):
            line = self._scaled(river)
            for i, piece in enumerate(pairwise(line)):
                yield _line(ink, piece, (0.8 + 1.5 * i / len(line)) * self._stroke)

    def _lakes(self) -> Iterator[Stroke]:
        for lake in lakes(self.look):
            yield _lake(self._scaled(lake), self._stroke)

    def _hills(self) -> Iterator[Stroke]:
        chance = random.Random(8)
        for hill in self.look.shores.hills:
            (x, y), grow = self._scaled([in_units(hill)])[0], chance.uniform(0.8, 1.15) * self._stroke
            slopes = [chance.uniform(6, 8) for _ in range(6)]
            if not any(rect.collidepoint(x, y) for rect in self._taken):
                yield _hill((x, y), grow, slopes)


def _drawn(strokes: Sequence[Stroke], part: pygame.Rect) -> pygame.Surface | None:
    """Return a picture of the strokes that touch a part of the map; None if there are none."""
    seen = [stroke for stroke in strokes if stroke.place.colliderect(part)]

    def draw(pen: Pen) -> None:
        pen = pen.at(-part.x, -part.y)
        for stroke in seen:
            stroke.draw(pen)

    return smooth(part.size, draw, 2) if seen else None


def _pieces(outline: Sequence[Point]) -> Iterator[Sequence[Point]]:
    """Return the connected pieces of a closed line."""
    line = [*outline, outline[0]]
    for i in range(0, len(line) - 1, _AT_ONCE):
        yield line[i : i + _AT_ONCE + 1]


def _lake(line: Sequence[Point], k: float) -> Stroke:
    """Yield the strokes of a lake, with two lines along its shore."""
    x, y = fsum(p[0] for p in line) / len(line), fsum(p[1] for p in line) / len(line)

    def draw(pen: Pen) -> None:
        pen.poly(SEA_PAPER, line)
        pen.line(mix(SEA_INK, INK, 0.2), [*line, line[0]], 0.9 * k)
        for inset in (0.74, 0.48):
            inner = [(x + (px - x) * inset, y + (py - y) * inset) for px, py in line]
            pen.line(SEA_INK, [*inner, inner[0]], 0.55 * k)

    return Stroke(_around(line, k), draw)


def _hill(place: Point, grow: float, slopes: Sequence[float]) -> Stroke:
    """Return the stroke of one engraved hill, with a lit and a hachured slope."""
    colour = mix(SEPIA, LAND, 0.3)

    def draw(pen: Pen) -> None:
        pen = pen.at(*place, grow)
        pen.line(colour, [(-12, 0), (-5, -6), (0, -11), (6, -5), (13, 0)], 0.9)
        for i, slope in enumerate(slopes):
            f = i / len(slopes)
            x, y = 11 * f, -11 + 10 * f
            pen.line(colour, [(x, y), (x + 3 - 1.5 * f, min(0, y + slope * (1 - f * 0.6)))], 0.65)

    return Stroke(_around([place], 16 * grow), draw)


def letter_map(surface: pygame.Surface, layout: LinkLayout) -> Iterator[None]:
    """Write states in spaced capitals and waters in italics, one per step."""
    scale = layout.map_scale
    for line in layout.look.lettering:
        words, (x, y) = in_active_language(line.words), layout.place(line.at)
        if line.kind == "state":
            ink = mix(SEPIA, INK, 0.25)
            write(surface, scale, words.upper(), "slab", line.points, ink, x, y, "c", spacing=0.2)
        else:
            ink = mix(SEA_INK, INK, 0.55)
            write(surface, scale, words, "italic", line.points, ink, x, y, "c", spacing=0.06)
        yield


def lettering_rects(layout: LinkLayout) -> Iterator[pygame.Rect]:
    """Return the rectangles of the states' names, with a margin."""
    k = layout.k
    for line in layout.look.lettering:
        if line.kind == "state":
            wide = text_width(
                layout.map_scale, in_active_language(line.words).upper(), "slab", line.points, 0.2
            )
            rect = pygame.Rect(0, 0, wide + round(30 * k), round(44 * k))
            x, y = layout.place(line.at)
            rect.center = (round(x), round(y + 6 * k))
            yield rect


GRAIN: Final = 2
"""The grid step in units of the distances from the shore."""
COARSE: Final = 6
"""The grid step in units of the tint of the land."""
_SHARP: Final = 4
"""The supersampling factor for the edges of the states."""


def in_units(point: Point) -> Point:
    """Convert a point of the country to units from the frame's corner."""
    return MAP[0] - FRAME[0] + point[0] * PRINTED, MAP[1] - FRAME[1] + point[1] * PRINTED


def _shore(points: Sequence[Point], seed: int, rough: float = 3.2, closed: bool = True) -> list[Point]:
    """Return a line roughened like a shore, in units: edges are split with random shifts, then rounded."""
    chance, at = random.Random(seed), [in_units(p) for p in points]
    found: list[Point] = []
    for p, q in pairwise([*at, at[0]] if closed else at):
        shift = min(rough, math.dist(p, q) * 0.16)
        found.append(p)
        middle = (
            (p[0] + q[0]) / 2 + chance.uniform(-shift, shift),
            (p[1] + q[1]) / 2 + chance.uniform(-shift, shift),
        )
        found.append(middle)
    return rounded(found if closed else [*found, at[-1]], 2, closed)


@lru_cache(maxsize=8)
def shores(look: Look) -> list[list[Point]]:
    """Return the outlines of land: the continent and the islands."""
    data = look.shores
    return [_shore(data.coast, 4), *(_shore(island, 9, 1.5) for island in data.islands)]


@lru_cache(maxsize=8)
def lakes(look: Look) -> list[list[Point]]:
    """Return the outlines of lakes."""
    return [_shore(lake, 12, 1.5) for lake in look.shores.lakes]


@lru_cache(maxsize=8)
def rivers(look: Look) -> list[list[Point]]:
    """Return the lines of rivers, from their sources."""
    return [_shore(river, 40 + i, 5, False) for i, river in enumerate(look.shores.rivers)]


def _grid(grain: int) -> tuple[int, int]:
    """Return the size of a grid with this step in units that covers the frame."""
    return int(FRAME[2]) // grain + 2, int(FRAME[3]) // grain + 2


def _points(lines: Sequence[Sequence[Point]], grain: int) -> list[Point]:
    """Return the points along closed lines, in grid steps."""
    return points_along(
        ((a[0] / grain, a[1] / grain), (b[0] / grain, b[1] / grain))
        for line in lines
        for a, b in pairwise([*line, line[0]])
    )


def _measure(look: Look) -> Generator[None, None, Distances]:
    distances = Distances(_grid(GRAIN), GRAIN)
    yield from distances.measure(_points(shores(look), GRAIN))
    return distances


SHORES: Final = IncrementalCache(_measure, 2)
"""A cache of the distances from the shore, by the look of the board."""


def _strength(distance: float) -> Colour:
    """Return the strength of a state's tint at a distance in units from its border."""
    level = round(34 + 88 * math.exp(-max(0.0, distance) / 13))
    return level, level, level


_BORDER: Final = Wash(_strength, 1)
"""A border's color, as a gray level."""


def _colour(look: Look) -> Generator[None, None, pygame.Surface]:
    """Return the hand-colored states, stronger along each border."""
    found = pygame.Surface(_grid(COARSE), 0, 32)
    found.fill(LAND)
    for state in look.states:
        border = [in_units(p) for p in state.border]
        distances = Distances(found.get_size(), COARSE)
        yield from distances.measure(_points([border], COARSE), SPANS[0].last)
        tinted = _BORDER.over(distances.picture)
        tinted.blit(_inside(border, found.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        other = pygame.Surface(found.get_size(), 0, 32)
        other.fill((255, 255, 255))
        other.blit(tinted, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        tinted.fill(state.tint, special_flags=pygame.BLEND_RGB_MULT)
        found.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        found.blit(tinted, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        yield
    return found


TINTS: Final = IncrementalCache(_colour, 2)
"""A cache of the colors of the land, `COARSE` units to a pixel, by the look of the board."""


def _inside(border: Sequence[Point], size: tuple[int, int]) -> pygame.Surface:
    """Return a mask: white inside an outline, black outside, with soft edges."""
    large = pygame.Surface((size[0] * _SHARP, size[1] * _SHARP), 0, 32)
    pygame.draw.polygon(
        large, (255, 255, 255), [(x * _SHARP / COARSE, y * _SHARP / COARSE) for x, y in border]
    )
    return pygame.transform.smoothscale(large, size)
