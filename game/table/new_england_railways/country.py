"""The country as it is drawn at any size: its shores, how far the sea is from them, the states' tints.

Everything is computed once, in units from the frame's corner.
"""

from __future__ import annotations

import math
import random
from collections.abc import Generator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from game.table.kit.distances import SPANS, Distances, Wash, points_along
from game.table.kit.gradual import Gradual
from game.table.kit.lines import rounded
from game.table.kit.pen import Point
from game.table.kit.rails import LAND
from game.table.kit.theme import Colour
from game.table.new_england_railways.layout import FRAME, MAP
from game.table.new_england_railways.look import PRINTED, Look

GRAIN: Final = 2
"""Units between two points at which distances from the shore are known."""
COARSE: Final = 6
"""Units between two points at which the tint of the land is known."""
_SHARP: Final = 4
"""How many times too large the states are drawn, for their edges' sake."""


def in_units(point: Point) -> Point:
    """A point of the country in units from the frame's corner."""
    return MAP[0] - FRAME[0] + point[0] * PRINTED, MAP[1] - FRAME[1] + point[1] * PRINTED


def _shore(points: Sequence[Point], seed: int, rough: float = 3.2, closed: bool = True) -> list[Point]:
    """A line roughened like a shore: each edge's midpoint shifted at random, then rounded; in units."""
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
    """The outlines of land: the continent and the islands."""
    data = look.shores
    return [_shore(data.coast, 4), *(_shore(island, 9, 1.5) for island in data.islands)]


@lru_cache(maxsize=8)
def lakes(look: Look) -> list[list[Point]]:
    """The outlines of lakes."""
    return [_shore(lake, 12, 1.5) for lake in look.shores.lakes]


@lru_cache(maxsize=8)
def rivers(look: Look) -> list[list[Point]]:
    """The lines of rivers, from their springs."""
    return [_shore(river, 40 + i, 5, False) for i, river in enumerate(look.shores.rivers)]


def _grid(grain: int) -> tuple[int, int]:
    """How many points that lie so many units apart cover the frame."""
    return int(FRAME[2]) // grain + 2, int(FRAME[3]) // grain + 2


def _points(lines: Sequence[Sequence[Point]], grain: int) -> list[Point]:
    """Points along closed lines, in steps of the grid."""
    return points_along(
        ((a[0] / grain, a[1] / grain), (b[0] / grain, b[1] / grain))
        for line in lines
        for a, b in pairwise([*line, line[0]])
    )


def _measure(look: Look) -> Generator[None, None, Distances]:
    distances = Distances(_grid(GRAIN), GRAIN)
    yield from distances.measure(_points(shores(look), GRAIN))
    return distances


SHORES: Final = Gradual(_measure, 2)
"""The distances from the shore, by the look of the board."""


def _strength(distance: float) -> Colour:
    """How strong a state's tint is so many units from its border."""
    level = round(34 + 88 * math.exp(-max(0.0, distance) / 13))
    return level, level, level


_BORDER: Final = Wash(_strength, 1)
"""A border's colour, as a grey."""


def _colour(look: Look) -> Generator[None, None, pygame.Surface]:
    """The hand-coloured states, stronger along each border."""
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


TINTS: Final = Gradual(_colour, 2)
"""The colours of the land, `COARSE` units to a pixel, by the look of the board."""


def _inside(border: Sequence[Point], size: tuple[int, int]) -> pygame.Surface:
    """White inside an outline, black outside; soft at the edge."""
    large = pygame.Surface((size[0] * _SHARP, size[1] * _SHARP), 0, 32)
    pygame.draw.polygon(
        large, (255, 255, 255), [(x * _SHARP / COARSE, y * _SHARP / COARSE) for x, y in border]
    )
    return pygame.transform.smoothscale(large, size)
