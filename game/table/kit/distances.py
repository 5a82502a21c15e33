"""A distance field of a line on a map, stored as a picture, from which maps of any size are drawn.

A grid of points has one pixel each. Its four channels hold the distance, each for its own range
(`SPANS`), with finer steps near the line. The picture is scaled to the pixels of the map, and each channel
is mapped to colors by a table. All of that is done by pygame, one strip of the map at a time.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import pygame

from game.table.kit.pen import Point
from game.table.kit.theme import Colour


class Span(NamedTuple):
    """The range of distances in units that a channel holds: 0 for `first` or less, 255 for `last` or more."""

    first: float
    last: float

    @property
    def step(self) -> float:
        """Return the units between two values."""
        return (self.last - self.first) / 255

    def value(self, distance: float) -> int:
        """Return the channel's value for a distance."""
        return min(255, max(0, round((distance - self.first) / self.step)))

    def values(self, count: int) -> bytes:
        """Return the values for the first `count` distances from 0, `_FINE` to a unit."""
        first, last = max(0, math.ceil(self.first * _FINE)), math.floor(self.last * _FINE)
        told = bytes(self.value(i / _FINE) for i in range(first, last + 1))
        return (bytes(first) + told + b"\xff" * count)[:count]


SPANS: Final = (Span(-8, 40), Span(30, 89), Span(78, 170), Span(160, 300))
"""The ranges of the channels red, green, blue and alpha; negative distances are across the line."""
_LAP: Final = 3.0
"""The overlap in units of two ranges. A shaken distance is not reliable there."""
FARTHEST: Final = SPANS[-1].last

Segment: TypeAlias = tuple[Point, Point]

_WHITE: Final[Colour] = (255, 255, 255)
_FINE: Final = 8
"""The number of steps per unit in the table of pixels by distance."""
_TILE: Final = 160
"""The approximate side in pixels of the tiles in which a map is drawn."""
_PIXELS: Final = 4_000_000
"""The maximum number of pixels of cones drawn per step."""
_POINTS: Final = 1000
"""The maximum number of points of a line processed per step."""


class _Tier(NamedTuple):
    """Cones for a range of distances; those for far distances are fewer and coarser."""

    first: float
    last: float
    apart: float
    """The grid steps between two points of the line."""
    phases: int
    """The number of subdivisions of a grid step to which points are rounded."""


_TIERS: Final = (
    _Tier(0, 14, 0.25, 16),
    _Tier(10, SPANS[0].last, 0.5, 8),
    _Tier(SPANS[1].first, SPANS[1].last, 2, 4),
    _Tier(SPANS[2].first, FARTHEST, 4, 1),
)


@lru_cache(maxsize=1)
def _told() -> list[bytes]:
    """Return the four channels of a pixel by distance, `_FINE` to a unit."""
    count = round(FARTHEST * 1.5) * _FINE
    return [bytes(pixel) for pixel in zip(*(span.values(count) for span in SPANS), strict=True)]


@lru_cache(maxsize=len(_TIERS))
def _pixels(first: float) -> list[bytes]:
    """Return the same table, without values for distances less than `first`."""
    untold = round(first * _FINE)
    return [b"\xff" * len(SPANS)] * untold + _told()[untold:]


@lru_cache(maxsize=512)
def _cone(tier: _Tier, right: int, down: int, grain: float) -> pygame.Surface:
    """Return the distances from a point that is `right` and `down` phases from the middle pixel."""
    if right < 0 or down < 0:
        return pygame.transform.flip(_cone(tier, abs(right), abs(down), grain), right < 0, down < 0)
    reach = _reach(tier, grain)
    if right or down:
        across = [x - right / tier.phases for x in range(-reach, reach + 1)]
        return _from_point(tier, across, [y - down / tier.phases for y in range(-reach, reach + 1)], grain)
    quarter = _from_point(tier, range(reach + 1), range(reach + 1), grain)
    whole = pygame.Surface((2 * reach + 1, 2 * reach + 1), pygame.SRCALPHA)
    whole.fill((255, 255, 255, 255))
    for left in (False, True):
        for up in (False, True):
            place = 0 if left else reach, 0 if up else reach
            part = pygame.transform.flip(quarter, left, up)
            whole.blit(part, place, special_flags=pygame.BLEND_RGBA_MIN)
    return whole


def _from_point(tier: _Tier, columns: Sequence[float], rows: Sequence[float], grain: float) -> pygame.Surface:
    """Return the distances of pixels at the given columns and rows relative to a point."""
    pixels, fine = _pixels(tier.first), _FINE * grain
    found = b"".join([pixels[int(math.hypot(x, y) * fine + 0.5)] for y in rows for x in columns])
    picture = pygame.image.frombuffer(found, (len(columns), len(rows)), "RGBA")
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def _make_cones(tier: _Tier, grain: float) -> Iterator[None]:
    """Draw all cones of a tier, one per step."""
    for right in range(tier.phases // 2 + 1):
        for down in range(tier.phases // 2 + 1):
            _cone(tier, right, down, grain)
            yield


def _reach(tier: _Tier, grain: float) -> int:
    """Return the grid steps from the middle of a cone to its edge."""
    return math.ceil(tier.last / grain)


def points_along(segments: Iterable[Segment]) -> list[Point]:
    """Return points along a line, half a grid step apart; its segments are given in grid steps."""
    found = []
    for (ax, ay), (bx, by) in segments:
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay) * 2))
        found += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count + 1)]
    return found


class Distances:
    """A grid of distances from a line, `grain` units apart."""

    def __init__(self, size: tuple[int, int], grain: float) -> None:
        self.grain = grain
        self.picture = pygame.Surface(size, pygame.SRCALPHA)
        self.picture.fill((255, 255, 255, 255))

    def measure(self, points: Sequence[Point], farthest: float = FARTHEST) -> Iterator[None]:
        """Compute the distances to the nearest of many points (in grid steps), step by step.

        Points more than `farthest` units from all of them get the maximum distance.
        """
        for tier in _TIERS:
            if tier.first < farthest:
                yield from _make_cones(tier, self.grain)
                yield from self._lay(tier, points)

    def _lay(self, tier: _Tier, points: Sequence[Point]) -> Iterator[None]:
        reach = _reach(tier, self.grain)
        at_once = min(_POINTS, _PIXELS // (2 * reach) ** 2)
        taken: set[Point] = set()
        laid: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for number, (x, y) in enumerate(points, 1):
            place = round(x / tier.apart), round(y / tier.apart)
            if place not in taken:
                taken.add(place)
                column, row = round(x), round(y)
                phases = round((x - column) * tier.phases), round((y - row) * tier.phases)
                laid.append((_cone(tier, *phases, self.grain), (column - reach, row - reach)))
            if len(laid) >= at_once or number % _POINTS == 0 or number == len(points):
                self.picture.fblits(laid, pygame.BLEND_RGBA_MIN)
                laid.clear()
                yield

    def shake(self, raised: pygame.Surface, lowered: pygame.Surface, units: float) -> None:
        """Distort the distances by a noise of at most `units` (see `noise.ripples`)."""
        near = _UNSHAKEN.over(self.picture).convert(self.picture)
        strength = [min(255, round(units / span.step)) for span in SPANS]
        for noise, flag in ((raised, pygame.BLEND_RGBA_ADD), (lowered, pygame.BLEND_RGBA_SUB)):
            noise.fill(strength, special_flags=pygame.BLEND_RGBA_MULT)
            noise.blit(near, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self.picture.blit(noise, (0, 0), special_flags=flag)


class Wash:
    """A color for each distance; `colour` returns red, green and blue (0 to 255) for a distance in units."""

    def __init__(self, colour: Callable[[float], Sequence[float]], spans: int = len(SPANS)) -> None:
        """Create the wash from the first `spans` ranges; greater distances get the color at their end."""
        self._colour, self._spans = colour, spans
        self._tables: dict[int, tuple[list[Colour], bytes]] = {}

    def steps(self) -> Iterator[None]:
        """Build the color tables, one per step; without this, each is built when it is first needed."""
        for channel in range(self._spans):
            self._table(channel)
            yield

    def _table(self, channel: int) -> tuple[list[Colour], bytes]:
        """Return a channel's colors by value, and the values that other channels color."""
        found = self._tables.get(channel)
        if found is None:
            table = _table(channel, self._colour, channel == self._spans - 1)
            left = bytes(value for value in range(256) if table[value] == _WHITE)
            found = self._tables[channel] = table, left
        return found

    def over(self, distances: pygame.Surface) -> pygame.Surface:
        """Return the colors of a picture of distances. Where two ranges overlap, they agree."""
        size, values = distances.get_size(), pygame.image.tobytes(distances, "RGBA")
        found = pygame.Surface(size, 0, 32)
        found.fill(_WHITE)
        for i in range(self._spans):
            (table, left), channel = self._table(i), values[i::4]
            if channel.translate(None, left):
                one = pygame.image.frombuffer(channel, size, "P")
                one.set_palette(table)
                found.blit(one.convert(found), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        return found


def _table(channel: int, colour: Callable[[float], Sequence[float]], farthest: bool) -> list[Colour]:
    """Return the colors by a channel's values, each the mean of its interval so that no fine line is lost."""
    span = SPANS[channel]
    first = span.first + (_LAP if channel else 0)
    last = span.last - (0 if farthest else _LAP)
    found = []
    for value in range(256):
        distance = span.first + value * span.step
        if not first <= distance <= last:
            found.append(_WHITE)
            continue
        near = [colour(distance + part * span.step) for part in (-1 / 3, 0, 1 / 3)]
        red, green, blue = (
            round(min(255.0, max(0.0, sum(levels) / 3))) for levels in zip(*near, strict=True)
        )
        found.append((red, green, blue))
    return found


def _steadiness(distance: float) -> Colour:
    """Return how much a point at a distance may be shaken: 0 at the line."""
    level = round(255 * min(1.0, max(0.0, distance / 14)))
    return level, level, level


_UNSHAKEN: Final = Wash(_steadiness)


class Lattice(NamedTuple):
    """The position of a grid on a surface: the pixel of its first point and the pixels between points."""

    left: float
    top: float
    step: float

    def tiles(self, size: tuple[int, int], part: pygame.Rect) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
        """Yield the tiles of a grid of a size that touch a part of the surface, as grid points and as pixels.

        Tiles begin at the same points for any part, so parts that are drawn one after the other fit together.
        """
        many = max(1, round(_TILE / self.step))
        columns = self._spans(self.left, many, size[0], part.left, part.right)
        for y, points_down, top, high in self._spans(self.top, many, size[1], part.top, part.bottom):
            for x, points_across, left, wide in columns:
                yield pygame.Rect(x, y, points_across, points_down), pygame.Rect(left, top, wide, high)

    def _spans(
        self, start: float, many: int, count: int, first: int, last: int
    ) -> list[tuple[int, int, int, int]]:
        """Return the tiles along one axis: first point, number of points, first pixel, number of pixels."""
        begin, found = math.floor(start + 0.5), []
        for at in range(0, count - 1, many):
            steps = min(many, count - 1 - at)
            low, high = begin + round(at * self.step), begin + round((at + steps) * self.step)
            if low < last and high > first:
                found.append((at, steps + 1, low, high - low))
        return found

    def scaled(self, grid: pygame.Surface, part: pygame.Rect) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """Yield the scaled tiles of a grid's picture within a part of the surface, with their rectangles."""
        for points, place in self.tiles(grid.get_size(), part):
            seen = place.clip(part)
            if seen.w and seen.h:
                tile = pygame.transform.smoothscale(grid.subsurface(points), place.size)
                yield tile.subsurface(seen.move(-place.x, -place.y)), seen


def contour(levels: bytes, width: int, least: int) -> Iterator[tuple[Point, Point]]:
    """Yield the segments of the contour between pixels of at least `least` brightness and darker ones.

    `levels` has a byte for each pixel, row by row, `width` to a row. Points are (column, row) of pixels.

    >>> list(contour(bytes([0, 0, 8, 8, 8, 8]), 2, 4))
    [((1.0, 0.4375), (0.0, 0.4375))]
    """
    bright = int.from_bytes(levels.translate(bytes(least) + b"\1" * (256 - least)), "little")
    row = 8 * width
    # Whole rows are compared in one step, as long numbers: single cells are compared only where rows differ.
    mixed = (bright ^ bright >> 8) | (bright ^ bright >> row) | (bright ^ bright >> row + 8)
    for found in re.finditer(b"\1", mixed.to_bytes(len(levels), "little")):
        y, x = divmod(found.start(), width)
        if x < width - 1 and (y + 2) * width <= len(levels):
            yield from _through(levels, width, x, y, least)


def _through(levels: bytes, width: int, x: int, y: int, least: int) -> Iterator[tuple[Point, Point]]:
    """Yield the segments in the cell of four pixels whose upper left one is given."""
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
    crossed: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(corners):
        a, b = levels[ay * width + ax], levels[by * width + bx]
        if (a >= least) != (b >= least):
            part = (least - 0.5 - a) / (b - a)
            crossed.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    yield from zip(crossed[::2], crossed[1::2], strict=True)
