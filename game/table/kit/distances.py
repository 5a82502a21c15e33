"""How far the places of a map lie from a line, kept as a picture from which maps of any size are printed.

A grid of points has a pixel for each. Its four channels tell the distance, each within a span of its own
(`SPANS`), more finely near the line. The picture is scaled to the pixels of the map, and each channel
is looked up in a table of colours; all of that is done by pygame, a strip of the map at a time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import pygame

from game.table.kit.pen import Point
from game.table.kit.theme import Colour


class Span(NamedTuple):
    """The distances, in units, that a channel tells: 0 for the first or less, 255 for the last or more."""

    first: float
    last: float

    @property
    def step(self) -> float:
        """Units from one value to the next."""
        return (self.last - self.first) / 255

    def value(self, distance: float) -> int:
        """The channel's value for a distance."""
        return min(255, max(0, round((distance - self.first) / self.step)))

    def values(self, count: int) -> bytes:
        """The values for so many distances from 0 on, `_FINE` to a unit."""
        first, last = max(0, math.ceil(self.first * _FINE)), math.floor(self.last * _FINE)
        told = bytes(self.value(i / _FINE) for i in range(first, last + 1))
        return (bytes(first) + told + b"\xff" * count)[:count]


SPANS: Final = (Span(-8, 40), Span(30, 89), Span(78, 170), Span(160, 300))
"""What the channels red, green, blue and alpha tell. Below 0 is the other side of the line."""
_LAP: Final = 3.0
"""Units at the ends of a span that the next one tells: there a distance that was shaken is not trusted."""
FARTHEST: Final = SPANS[-1].last

Segment: TypeAlias = tuple[Point, Point]

_WHITE: Final[Colour] = (255, 255, 255)
_FINE: Final = 8
"""Steps of a unit in the table of pixels by distance."""
_TILE: Final = 160
"""Pixels of a side of the tiles in which a map is printed, about."""
_PIXELS: Final = 4_000_000
"""Pixels of cones laid down between two pauses, at most."""
_POINTS: Final = 1000
"""Points of a line looked at between two pauses, at most."""


class _Tier(NamedTuple):
    """Cones that tell distances from so many units to so many: for far ones fewer and coarser do."""

    first: float
    last: float
    apart: float
    """Grid steps from one point of the line to the next."""
    phases: int
    """Parts of a grid step in which the places of points are told apart."""


_TIERS: Final = (
    _Tier(0, 14, 0.25, 16),
    _Tier(10, SPANS[0].last, 0.5, 8),
    _Tier(SPANS[1].first, SPANS[1].last, 2, 4),
    _Tier(SPANS[2].first, FARTHEST, 4, 1),
)


@lru_cache(maxsize=1)
def _told() -> list[bytes]:
    """By distance, `_FINE` to a unit, the four channels of a pixel."""
    count = round(FARTHEST * 1.5) * _FINE
    return [bytes(pixel) for pixel in zip(*(span.values(count) for span in SPANS), strict=True)]


@lru_cache(maxsize=len(_TIERS))
def _pixels(first: float) -> list[bytes]:
    """The same; nearer than `first` nothing is told."""
    untold = round(first * _FINE)
    return [b"\xff" * len(SPANS)] * untold + _told()[untold:]


@lru_cache(maxsize=512)
def _cone(tier: _Tier, right: int, down: int, grain: float) -> pygame.Surface:
    """Distances from a point that lies so many phases right of and under the middle pixel."""
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
    """The distances of pixels that lie so many columns and rows from a point."""
    pixels, fine = _pixels(tier.first), _FINE * grain
    found = b"".join([pixels[int(math.hypot(x, y) * fine + 0.5)] for y in rows for x in columns])
    picture = pygame.image.frombuffer(found, (len(columns), len(rows)), "RGBA")
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def _make_cones(tier: _Tier, grain: float) -> Iterator[None]:
    """Make what is to be laid down, one by one."""
    for right in range(tier.phases // 2 + 1):
        for down in range(tier.phases // 2 + 1):
            _cone(tier, right, down, grain)
            yield


def _reach(tier: _Tier, grain: float) -> int:
    """Grid steps from the middle of a cone to its edge."""
    return math.ceil(tier.last / grain)


def points_along(segments: Iterable[Segment]) -> list[Point]:
    """Points of a line half a step apart; its pieces are given in steps of the grid."""
    found = []
    for (ax, ay), (bx, by) in segments:
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay) * 2))
        found += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count + 1)]
    return found


class Distances:
    """A grid of distances from a line; `grain` is the units from one of its points to the next."""

    def __init__(self, size: tuple[int, int], grain: float) -> None:
        self.grain = grain
        self.picture = pygame.Surface(size, pygame.SRCALPHA)
        self.picture.fill((255, 255, 255, 255))

    def measure(self, points: Sequence[Point], farthest: float = FARTHEST) -> Iterator[None]:
        """Tell the distances to the nearest of many points (in steps of the grid), little by little.

        What lies farther than `farthest` units from all of them is told as being as far as can be.
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
        """Make distances uneven by a noise of so many units at most (see `noise.ripples`)."""
        near = _UNSHAKEN.over(self.picture).convert(self.picture)
        strength = [min(255, round(units / span.step)) for span in SPANS]
        for noise, flag in ((raised, pygame.BLEND_RGBA_ADD), (lowered, pygame.BLEND_RGBA_SUB)):
            noise.fill(strength, special_flags=pygame.BLEND_RGBA_MULT)
            noise.blit(near, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self.picture.blit(noise, (0, 0), special_flags=flag)


class Wash:
    """A colour for each distance; `colour` tells red, green and blue (0 to 255) for units from the line."""

    def __init__(self, colour: Callable[[float], Sequence[float]], spans: int = len(SPANS)) -> None:
        """Only the first `spans` spans are told: what lies beyond looks as their end does."""
        self._colour, self._spans = colour, spans
        self._tables: dict[int, tuple[list[Colour], bytes]] = {}

    def steps(self) -> Iterator[None]:
        """Make the tables of colours, one by one; else each is made where it is needed first."""
        for channel in range(self._spans):
            self._table(channel)
            yield

    def _table(self, channel: int) -> tuple[list[Colour], bytes]:
        """The colours by a channel's values, and the values that it leaves to others."""
        found = self._tables.get(channel)
        if found is None:
            table = _table(channel, self._colour, channel == self._spans - 1)
            left = bytes(value for value in range(256) if table[value] == _WHITE)
            found = self._tables[channel] = table, left
        return found

    def over(self, distances: pygame.Surface) -> pygame.Surface:
        """The colours of a picture of distances; where two spans tell a place, they agree."""
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
    """By a channel's values the mean of the colours between two of them, so that no fine line is lost."""
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
    """How much a place at a distance can be shaken: at the line not at all."""
    level = round(255 * min(1.0, max(0.0, distance / 14)))
    return level, level, level


_UNSHAKEN: Final = Wash(_steadiness)


class Lattice(NamedTuple):
    """Where the points of a grid lie on a surface: the first one's pixel, and pixels from one to the next."""

    left: float
    top: float
    step: float

    def tiles(self, size: tuple[int, int], part: pygame.Rect) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
        """The tiles of a grid of that size that touch a part of the surface: points of the grid, and pixels.

        Tiles lie at the same points whatever part is printed, so parts that are printed one after the
        other fit together.
        """
        many = max(1, round(_TILE / self.step))
        columns = self._spans(self.left, many, size[0], part.left, part.right)
        for y, points_down, top, high in self._spans(self.top, many, size[1], part.top, part.bottom):
            for x, points_across, left, wide in columns:
                yield pygame.Rect(x, y, points_across, points_down), pygame.Rect(left, top, wide, high)

    def _spans(
        self, start: float, many: int, count: int, first: int, last: int
    ) -> list[tuple[int, int, int, int]]:
        """Along one axis: the first point of each tile, the number of its points, first pixel, pixels."""
        begin, found = math.floor(start + 0.5), []
        for at in range(0, count - 1, many):
            steps = min(many, count - 1 - at)
            low, high = begin + round(at * self.step), begin + round((at + steps) * self.step)
            if low < last and high > first:
                found.append((at, steps + 1, low, high - low))
        return found

    def scaled(self, grid: pygame.Surface, part: pygame.Rect) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """The tiles of a grid's picture in pixels, as far as they lie in a part of the surface."""
        for points, place in self.tiles(grid.get_size(), part):
            seen = place.clip(part)
            if seen.w and seen.h:
                tile = pygame.transform.smoothscale(grid.subsurface(points), place.size)
                yield tile.subsurface(seen.move(-place.x, -place.y)), seen
