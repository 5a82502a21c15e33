"""A pen that supersamples: shapes are drawn enlarged, then scaled down with premultiplied alpha."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from typing import Any, Final, Protocol, TypeAlias

import pygame

from game.table.kit.contrast import LOOK, thick
from game.table.kit.surface_cache import Steps
from game.table.kit.theme import Colour, Tint, mix

Point: TypeAlias = tuple[float, float]

_WHITE: Final = (255, 255, 255)
_BAND: Final = 120_000
"""The number of pixels of a large picture that are drawn per step."""
_PALE: Final = 0.4
"""The strength of textures in the high-contrast look."""
FACTOR: Final = 3
"""The supersampling factor."""


class Pen:
    """A pen that draws on an enlarged surface in coordinates of the final picture.

    `at` returns a pen with another origin and unit, for shapes in local coordinates.
    """

    __slots__ = ("factor", "surface", "unit", "x", "y")

    def __init__(
        self, surface: pygame.Surface, factor: float, x: float = 0.0, y: float = 0.0, unit: float = 1.0
    ) -> None:
        self.surface, self.factor, self.x, self.y, self.unit = surface, factor, x, y, unit

    def at(self, x: float, y: float, unit: float = 1.0) -> Pen:
        """Return the pen with its origin moved to (x, y) and its unit multiplied."""
        return Pen(
            self.surface, self.factor, self.x + x * self.unit, self.y + y * self.unit, self.unit * unit
        )

    def _point(self, p: Point) -> Point:
        return ((self.x + p[0] * self.unit) * self.factor, (self.y + p[1] * self.unit) * self.factor)

    def _length(self, v: float) -> float:
        return v * self.unit * self.factor

    def poly(self, colour: Tint, points: Sequence[Point]) -> None:
        """Draw a filled polygon."""
        pygame.draw.polygon(self.surface, colour, [self._point(p) for p in points])

    def circle(self, colour: Tint, centre: Point, radius: float) -> None:
        """Draw a filled circle."""
        pygame.draw.circle(self.surface, colour, self._point(centre), self._length(radius))

    def ring(self, colour: Tint, centre: Point, radius: float, width: float) -> None:
        """Draw a circle's outline; `radius` is that of the middle of the line."""
        pygame.draw.circle(
            self.surface,
            colour,
            self._point(centre),
            self._length(radius + width / 2),
            max(1, round(self._length(thick(width)))),
        )

    def ellipse(self, colour: Tint, centre: Point, rx: float, ry: float) -> None:
        """Draw a filled ellipse with two half axes."""
        x, y = self._point(centre)
        rx, ry = self._length(rx), self._length(ry)
        pygame.draw.ellipse(self.surface, colour, (x - rx, y - ry, 2 * rx, 2 * ry))

    def rect(
        self, colour: Tint, x: float, y: float, w: float, h: float, radius: float = 0.0, width: float = 0.0
    ) -> None:
        """Draw a rounded rectangle, filled, or only its outline if `width` is given."""
        left, top = self._point((x, y))
        line = max(1, round(self._length(thick(width)))) if width else 0
        place = (round(left), round(top), round(self._length(w)), round(self._length(h)))
        pygame.draw.rect(self.surface, colour, place, line, border_radius=round(self._length(radius)))

    def shade_poly(self, top: Colour, bottom: Colour, points: Sequence[Point]) -> None:
        """Draw a polygon with a vertical gradient from the color `top` to `bottom`."""
        spots = [self._point(p) for p in points]
        x, y = min(p[0] for p in spots), min(p[1] for p in spots)
        size = (max(p[0] for p in spots) - x, max(p[1] for p in spots) - y)
        moved = [(px - math.floor(x), py - math.floor(y)) for px, py in spots]
        self._shade(top, bottom, (x, y), size, lambda mask: pygame.draw.polygon(mask, _WHITE, moved))

    def shade_circle(self, top: Colour, bottom: Colour, centre: Point, radius: float) -> None:
        """Draw a circle with a vertical gradient from the color `top` to `bottom`."""
        (x, y), r = self._point(centre), self._length(radius)
        middle = (x - math.floor(x - r), y - math.floor(y - r))
        draw = partial(pygame.draw.circle, color=_WHITE, center=middle, radius=r)
        self._shade(top, bottom, (x - r, y - r), (2 * r, 2 * r), draw)

    def shade_rect(
        self, top: Colour, bottom: Colour, x: float, y: float, w: float, h: float, radius: float = 0.0
    ) -> None:
        """Draw a rounded rectangle with a vertical gradient from the color `top` to `bottom`."""
        left, upper = self._point((x, y))
        corner, size = round(self._length(radius)), (round(self._length(w)), round(self._length(h)))
        draw = partial(pygame.draw.rect, color=_WHITE, rect=((0, 0), size), border_radius=corner)
        self._shade(top, bottom, (round(left), round(upper)), size, draw)

    def _shade(
        self, top: Colour, bottom: Colour, place: Point, size: Point, cut: Callable[[pygame.Surface], object]
    ) -> None:
        """Draw a gradient into a rectangle of the enlarged surface, masked by the shape that `cut` draws."""
        w, h = math.ceil(size[0]) + 1, math.ceil(size[1]) + 1
        ramp = pygame.Surface((w, h), pygame.SRCALPHA)
        for row in range(h):
            ramp.fill(mix(top, bottom, row / max(1, h - 1)), (0, row, w, 1))
        mask = pygame.Surface((w, h), pygame.SRCALPHA)
        cut(mask)
        ramp.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(ramp, (math.floor(place[0]), math.floor(place[1])))

    def line(self, colour: Tint, points: Sequence[Point], width: float) -> None:
        """Draw a line of any width through points, with round joints and ends."""
        half = max(0.5, self._length(thick(width)) / 2)
        spots = [self._point(p) for p in points]
        for a, b in pairwise(spots):
            length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            nx, ny = -(b[1] - a[1]) / length * half, (b[0] - a[0]) / length * half
            corners = [
                (a[0] + nx, a[1] + ny),
                (b[0] + nx, b[1] + ny),
                (b[0] - nx, b[1] - ny),
                (a[0] - nx, a[1] - ny),
            ]
            pygame.draw.polygon(self.surface, colour, corners)
        if half >= 1:
            for spot in spots:
                pygame.draw.circle(self.surface, colour, spot, half)

    def arc(self, colour: Tint, centre: Point, radius: float, start: float, end: float, width: float) -> None:
        """Draw a circular arc from `start` to `end` in degrees, clockwise from the east."""
        steps = max(6, int(abs(end - start) / 6))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line(
            colour,
            [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles],
            width,
        )


def smooth(size: tuple[float, float], paint: Callable[[Pen], None], factor: int = FACTOR) -> pygame.Surface:
    """Return a transparent picture of `size` pixels; `paint` draws on it in pixels of the final picture.

    It is premultiplied before it is scaled down, so that no dark fringe appears; draw it by `stamp`.
    """
    width, height = max(1, round(size[0])), max(1, round(size[1]))
    return _part(width, height, 0, paint, factor)


def smooth_steps(
    size: tuple[float, float], paint: Callable[[Pen], None], factor: int = FACTOR
) -> Steps[pygame.Surface]:
    """Draw the same picture band by band, for large ones."""
    width, height = max(1, round(size[0])), max(1, round(size[1]))
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    # An even number of rows; otherwise half pixels would be rounded the other way.
    step = max(2, _BAND // width // 2 * 2)
    for top in range(0, height, step):
        yield
        part = _part(width, min(step, height - top), top, paint, factor)
        whole.blit(part, (0, top), special_flags=pygame.BLEND_RGBA_ADD)
    return whole


def _part(width: int, height: int, top: int, paint: Callable[[Pen], None], factor: int) -> pygame.Surface:
    """Return a horizontal strip of a picture, `height` pixels high, that starts at the row `top`."""
    big = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA)
    paint(Pen(big, factor, 0.0, -float(top)))
    return pygame.transform.smoothscale(big.premul_alpha_ip(), (width, height))


def copied(ground: pygame.Surface, old: pygame.Surface) -> pygame.Surface:
    """Return a copy of an opaque picture, in the memory of an old one that isn't needed anymore.

    Allocating memory for a picture of a window's size takes several times as long as filling it.
    """
    if old.get_size() != ground.get_size():
        return ground.copy()
    old.set_clip(None)
    old.blit(ground, (0, 0))
    return old


class Canvas(Protocol):
    """A target for pictures: a surface, or a list that only records them."""

    def blit(
        self, source: pygame.Surface, dest: tuple[int, int], area: None = None, special_flags: int = 0
    ) -> pygame.Rect:
        """Draw a picture with its upper left corner at a pixel; return its rectangle."""
        ...


def stamp(surface: Canvas, image: pygame.Surface, x: float, y: float, centred: bool = False) -> pygame.Rect:
    """Draw a premultiplied picture with its upper left corner or its center at (x, y) pixels."""
    if centred:
        x, y = x - image.get_width() / 2, y - image.get_height() / 2
    return surface.blit(image, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)


def faded(image: pygame.Surface, strength: float) -> pygame.Surface:
    """Return a paler copy of a premultiplied picture: all four channels are scaled by `strength` (0 to 1)."""
    copy = image.copy()
    level = round(255 * strength)
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def texture_of(image: pygame.Surface) -> pygame.Surface:
    """Return the picture of a map's texture, which is pale in the high-contrast look."""
    return faded(image, _PALE) if LOOK.high else image


@contextmanager
def only_within(surface: pygame.Surface, place: pygame.Rect) -> Iterator[None]:
    """Restrict drawing to a rectangle in pixels, within the current clip. The clip is restored afterward."""
    before = surface.get_clip()
    surface.set_clip(place.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)


class NullSurface(pygame.Surface):
    """A surface of a size in pixels that discards all drawing, for any clip.

    It only reports its size, because allocating all its pixels would take longer than a frame.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1), 0, 32)
        super().set_clip(pygame.Rect(0, 0, 0, 0))
        self._size = size

    def set_clip(self, rect: object) -> None:
        """Ignore `rect`, so that the clip area stays empty."""

    def get_size(self) -> tuple[int, int]:
        """Return its nominal size."""
        return self._size

    def get_width(self) -> int:
        """Return its nominal width."""
        return self._size[0]

    def get_height(self) -> int:
        """Return its nominal height."""
        return self._size[1]

    def get_rect(self, **places: Any) -> pygame.Rect:
        """Return a rectangle of its nominal size, with attributes as for other surfaces."""
        rect = pygame.Rect((0, 0), self._size)
        for name, place in places.items():
            setattr(rect, name, place)
        return rect

    def subsurface(self, *part: Any) -> NullSurface:
        """Return a surface that discards drawing too."""
        return NullSurface(pygame.Rect(*part).size)


def stays(surface: pygame.Surface, place: pygame.Rect) -> bool:
    """Return whether a rectangle is inside the clip, so that everything drawn there is visible."""
    return surface.get_clip().contains(place)
