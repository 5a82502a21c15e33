"""The printed country at any size: sea with water lines, tinted states, rivers, hills, the coast.

What does not depend on the size (distances to the shore and to the borders) is computed once, in
units; so a new size, or a part of the map enlarged, costs a fraction of a second.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import numpy as np
import pygame

from game.table.boards.new_england_railways.layout import FRAME, MAP, LinkLayout
from game.table.boards.new_england_railways.look import PRINTED, Look
from game.table.kit.engraving import SEA_INK, distance_field
from game.table.kit.fields import Field, to_surface
from game.table.kit.lettering import text_width, write
from game.table.kit.lines import dashes, rounded
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.rails import LAND
from game.table.kit.theme import INK, SEPIA, mix
from game.table.kit.waters import sampled, water
from game.words import in_present

SEA_PAPER: Final = (219, 227, 216)
_GRAIN: Final = 4
"""Units between two points at which distances are known."""
_COARSE: Final = 6


def _unit(point: Point) -> Point:
    """A point of the country in units from the frame's corner."""
    return MAP[0] - FRAME[0] + point[0] * PRINTED, MAP[1] - FRAME[1] + point[1] * PRINTED


def _shore(points: Sequence[Point], seed: int, rough: float = 3.2, closed: bool = True) -> list[Point]:
    """A line roughened like a shore: each edge's midpoint shifted at random, then rounded; in units."""
    chance, at = random.Random(seed), [_unit(p) for p in points]
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
    """The outlines of land, in units from the frame's corner: the continent and the islands."""
    data = look.shores
    return [_shore(data.coast, 4), *(_shore(island, 9, 1.5) for island in data.islands)]


@lru_cache(maxsize=8)
def _lakes(look: Look) -> list[list[Point]]:
    return [_shore(lake, 12, 1.5) for lake in look.shores.lakes]


def _distance(lines: Sequence[Sequence[Point]], grain: int) -> Field:
    """Distances in units to the nearest of closed lines, for points of the frame `grain` units apart."""
    rect = pygame.Rect(0, 0, int(FRAME[2]) // grain + 2, int(FRAME[3]) // grain + 2)
    segments = [
        ((a[0] / grain, a[1] / grain), (b[0] / grain, b[1] / grain))
        for line in lines
        for a, b in pairwise([*line, line[0]])
    ]
    field: Field = distance_field(rect, segments) * np.float32(grain)
    return field


@lru_cache(maxsize=8)
def _shore_distance(look: Look) -> Field:
    return _distance(shores(look), _GRAIN)


@lru_cache(maxsize=8)
def _tints(look: Look) -> list[Field]:
    """Three fields, red, green and blue: the hand-coloured states, stronger along each border."""
    found = [np.full(_shape(), channel, np.float32) for channel in LAND]
    for state in look.states:
        border = [_unit(p) for p in state.border]
        near = np.exp(_distance([border], _COARSE) / -13)
        band = np.asarray((near * 88 + 34) * _inside(border) / 255, np.float32)
        for channel in range(3):
            found[channel] += (state.tint[channel] - found[channel]) * band
    return found


def _shape() -> tuple[int, int]:
    return int(FRAME[3]) // _COARSE + 2, int(FRAME[2]) // _COARSE + 2


def _inside(border: Sequence[Point]) -> Field:
    """1 inside an outline, 0 outside, on the coarse grid; soft at the edge."""
    high, wide = _shape()
    big = pygame.Surface((wide * 4, high * 4), 0, 32)
    pygame.draw.polygon(big, (255, 255, 255), [(x * 4 / _COARSE, y * 4 / _COARSE) for x, y in border])
    small = pygame.transform.smoothscale(big, (wide, high))
    return np.asarray(pygame.surfarray.array3d(small)[:, :, 0].swapaxes(0, 1) / 255, np.float32)


def _read(field: Field, layout: LinkLayout, grain: int) -> Field:
    """A field for every pixel of the frame as the map is enlarged now."""
    frame, k = layout.frame, layout.map_k
    x = (np.arange(frame.w) + layout.shift[0]) / k / grain
    y = (np.arange(frame.h) + layout.shift[1]) / k / grain
    return sampled(sampled(field, y, 0), x, 1)


def paint_ground(surface: pygame.Surface, layout: LinkLayout, clear: Callable[[Point], bool]) -> None:
    """Print the country into the layout's frame. `clear` says where (pixels) a hill has room."""
    frame = layout.frame
    sea = water(_read(_shore_distance(layout.look), layout, _GRAIN), round(layout.map_k, 3))
    sea_picture = to_surface(sea)
    surface.blit(sea_picture, frame)
    tint = np.stack([_read(field, layout, _COARSE) for field in _tints(layout.look)], axis=2)
    land = pygame.Surface(frame.size, pygame.SRCALPHA)
    land.blit(to_surface(tint), (0, 0))

    def moved(line: Sequence[Point]) -> list[Point]:
        k, (dx, dy) = layout.map_k, layout.shift
        return [(x * k - dx, y * k - dy) for x, y in line]

    def land_mask(pen: Pen) -> None:
        for shore in shores(layout.look):
            pen.poly((255, 255, 255), moved(shore))

    mask = smooth(frame.size, land_mask, 2)
    land.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(land, frame, special_flags=pygame.BLEND_PREMULTIPLIED)
    lines = smooth(frame.size, lambda pen: _line_work(pen, layout, moved, clear), 2)
    lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    stamp(surface, lines, *frame.topleft)

    def coast(pen: Pen) -> None:
        for shore in shores(layout.look):
            line = moved(shore)
            pen.line(mix(INK, SEA_INK, 0.25), [*line, line[0]], max(1.1, 1.5 * layout.k * layout.zoom**0.5))

    stamp(surface, smooth(frame.size, coast, 2), *frame.topleft)


def _line_work(
    pen: Pen,
    layout: LinkLayout,
    moved: Callable[[Sequence[Point]], list[Point]],
    clear: Callable[[Point], bool],
) -> None:
    """Borders, rivers, lakes and hills, in pixels of the frame."""
    k = layout.k * layout.zoom**0.5
    data = layout.look.shores
    for state in layout.look.states:
        border = moved([_unit(p) for p in state.border])
        dashes(pen, mix(SEPIA, LAND, 0.35), [*border, border[0]], 0.9 * k, 7 * k, 4 * k)
    for i, river in enumerate(data.rivers):
        line = moved(_shore(river, 40 + i, 5, False))
        for j, piece in enumerate(pairwise(line)):
            pen.line(mix(SEA_INK, LAND, 0.25), piece, (0.8 + 1.5 * j / len(line)) * k)
    for lake in _lakes(layout.look):
        line = moved(lake)
        pen.poly(SEA_PAPER, line)
        pen.line(mix(SEA_INK, INK, 0.2), [*line, line[0]], 0.9 * k)
        for inset in (0.74, 0.48):
            x, y = sum(p[0] for p in line) / len(line), sum(p[1] for p in line) / len(line)
            inner = [(x + (px - x) * inset, y + (py - y) * inset) for px, py in line]
            pen.line(SEA_INK, [*inner, inner[0]], 0.55 * k)
    chance = random.Random(8)
    for hill in data.hills:
        (x, y), grow = moved([_unit(hill)])[0], chance.uniform(0.8, 1.15)
        slopes = [chance.uniform(6, 8) for _ in range(6)]
        if clear((x + layout.frame.x, y + layout.frame.y)):
            _hill(pen.at(x, y, grow * k), slopes)


def _hill(pen: Pen, slopes: Sequence[float]) -> None:
    """One engraved hill: a lit and a hachured slope."""
    colour = mix(SEPIA, LAND, 0.3)
    pen.line(colour, [(-12, 0), (-5, -6), (0, -11), (6, -5), (13, 0)], 0.9)
    for i, slope in enumerate(slopes):
        f = i / len(slopes)
        x, y = 11 * f, -11 + 10 * f
        pen.line(colour, [(x, y), (x + 3 - 1.5 * f, min(0, y + slope * (1 - f * 0.6)))], 0.65)


def letter_map(surface: pygame.Surface, layout: LinkLayout) -> None:
    """States in spaced capitals, waters in italics."""
    scale = layout.map_scale
    for line in layout.look.lettering:
        words, (x, y) = in_present(line.words), layout.place(line.at)
        if line.kind == "state":
            ink = mix(SEPIA, INK, 0.25)
            write(surface, scale, words.upper(), "slab", line.points, ink, x, y, "c", spacing=0.2)
        else:
            ink = mix(SEA_INK, INK, 0.55)
            write(surface, scale, words, "italic", line.points, ink, x, y, "c", spacing=0.06)


def lettering_rects(layout: LinkLayout) -> list[pygame.Rect]:
    """Where the states' names stand, with a margin."""
    k = layout.k
    found = []
    for line in layout.look.lettering:
        if line.kind == "state":
            wide = text_width(layout.map_scale, in_present(line.words).upper(), "slab", line.points, 0.2)
            rect = pygame.Rect(0, 0, wide + round(30 * k), round(44 * k))
            x, y = layout.place(line.at)
            rect.center = (round(x), round(y + 6 * k))
            found.append(rect)
    return found
