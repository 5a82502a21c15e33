"""The printed country at any size: sea with water lines, tinted states, rivers, hills, the coast.

It is printed part by part: of all the strokes only those are drawn that touch a part.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import fsum
from typing import Final, NamedTuple

import pygame

from game.table.kit.distances import Lattice
from game.table.kit.engraving import SEA_INK
from game.table.kit.lettering import text_width, write
from game.table.kit.lines import clipped, dashed
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.rails import LAND
from game.table.kit.theme import INK, SEPIA, Tint, mix
from game.table.kit.waters import water
from game.table.new_england_railways.country import (
    COARSE,
    GRAIN,
    SHORES,
    TINTS,
    in_units,
    lakes,
    rivers,
    shores,
)
from game.table.new_england_railways.layout import LinkLayout
from game.words import in_active_language

SEA_PAPER: Final = (219, 227, 216)
_WHITE: Final = (255, 255, 255)
_AT_ONCE: Final = 12
"""Points of a long line that are drawn together."""
_STROKES: Final = 12
"""Strokes that are thought out between two pauses."""
_BEYOND: Final = 8
"""Pixels that an area is drawn beyond a part."""


class Stroke(NamedTuple):
    """Something drawn, and the pixels that it may touch."""

    place: pygame.Rect
    draw: Callable[[Pen], None]


def _line(colour: Tint, points: Sequence[Point], width: float) -> Stroke:
    """A line of any width in pixels."""

    def draw(pen: Pen) -> None:
        pen.line(colour, points, width)

    return Stroke(_around(points, width), draw)


def _around(points: Sequence[Point], width: float) -> pygame.Rect:
    left, right = min(x for x, _ in points) - width, max(x for x, _ in points) + width
    top, bottom = min(y for _, y in points) - width, max(y for _, y in points) + width
    return pygame.Rect(int(left) - 1, int(top) - 1, int(right - left) + 3, int(bottom - top) + 3)


class CountryPrint:
    """The country printed at one size; places are pixels from the corner of the whole enlarged map."""

    def __init__(self, layout: LinkLayout, taken: Iterable[pygame.Rect]) -> None:
        """Return the ground for the current layout; no hill is in places that are `taken` (pixels of the
        window).
        """
        self.look, self.k = layout.look, layout.map_k
        self._stroke = layout.k * layout.zoom**0.5
        """Pixels in a unit of the strokes' width: they grow less than the map."""
        self._layout, self._places = layout, taken
        self._taken: list[pygame.Rect] = []
        """The same, as pixels of the map."""
        self._land: list[list[Point]] = []
        self._inner: list[Stroke] = []
        """What is drawn on land alone."""
        self._coast: list[Stroke] = []

    def steps(self, seen: pygame.Rect) -> Iterator[None]:
        """Make what is printed with, step by step."""
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
        """Dashes between the states."""
        k, ink = self._stroke, mix(SEPIA, LAND, 0.35)
        for state in self.look.states:
            border = self._scaled([in_units(p) for p in state.border])
            for dash in dashed([*border, border[0]], 7 * k, 4 * k):
                yield _line(ink, dash, 0.9 * k)

    def _rivers(self) -> Iterator[Stroke]:
        """Lines that swell downstream."""
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
    """A picture of the strokes that touch a part of the map; None if none does."""
    seen = [stroke for stroke in strokes if stroke.place.colliderect(part)]

    def draw(pen: Pen) -> None:
        pen = pen.at(-part.x, -part.y)
        for stroke in seen:
            stroke.draw(pen)

    return smooth(part.size, draw, 2) if seen else None


def _pieces(outline: Sequence[Point]) -> Iterator[Sequence[Point]]:
    """A closed line in pieces that hang together."""
    line = [*outline, outline[0]]
    for i in range(0, len(line) - 1, _AT_ONCE):
        yield line[i : i + _AT_ONCE + 1]


def _lake(line: Sequence[Point], k: float) -> Stroke:
    """One lake, with two lines along its shore."""
    x, y = fsum(p[0] for p in line) / len(line), fsum(p[1] for p in line) / len(line)

    def draw(pen: Pen) -> None:
        pen.poly(SEA_PAPER, line)
        pen.line(mix(SEA_INK, INK, 0.2), [*line, line[0]], 0.9 * k)
        for inset in (0.74, 0.48):
            inner = [(x + (px - x) * inset, y + (py - y) * inset) for px, py in line]
            pen.line(SEA_INK, [*inner, inner[0]], 0.55 * k)

    return Stroke(_around(line, k), draw)


def _hill(place: Point, grow: float, slopes: Sequence[float]) -> Stroke:
    """One engraved hill: a lit and a hachured slope."""
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
    """States in spaced capitals, waters in italics, one by one."""
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
    """Where the states' names stand, with a margin."""
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
