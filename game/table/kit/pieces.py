"""Painted wood and card: cubes, houses, discs, seals, shares.

Each piece is drawn four times too large, shrunk and cached by colour and width (rounded to half a
pixel). A picture is premultiplied, is shown with `pen.stamp` by its middle, and must not be changed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.pen import Pen, faded, smooth
from game.table.kit.signs import sign
from game.table.kit.theme import INK, PAINTS, SEATS, SHADE, Colour, mix

_FACTOR: Final = 4
_GHOST: Final = 0.77


def _half(width: float) -> float:
    """A width rounded to half a pixel, so that a cache is not filled by sizes no one can tell apart."""
    return max(1.0, round(width * 2) / 2)


def cube(colour_name: str, width: float, ghost: bool = False) -> pygame.Surface:
    """A wooden cube in a colour of `theme.PAINTS`, seen from above its edge, `width` pixels wide.

    The sign lies on the large top face; the picture's middle is the middle of the cube. A ghost is
    pale and has no shadow: a cube that may come to lie there.
    """
    return _cube(colour_name, _half(width), ghost)


@lru_cache(maxsize=512)
def _cube(colour_name: str, width: float, ghost: bool) -> pygame.Surface:
    paint, ink, name = PAINTS[colour_name]
    half, rise, tall = width / 2, width * 0.36, width * 0.40
    pad = max(2.0, width * 0.22)
    size = (width + 2 * pad, 2 * rise + tall + 2 * pad)

    def draw(pen: Pen) -> None:
        pen = pen.at(size[0] / 2, pad + rise)
        if not ghost:
            _cube_shadow(pen, half, rise, tall)
        outline = [(-half, 0.0), (0.0, -rise), (half, 0.0), (half, tall), (0.0, rise + tall), (-half, tall)]
        rim = [
            (x + (0.55 if x > 0 else -0.55 if x < 0 else 0), y + (0.5 if y > 0 else -0.5)) for x, y in outline
        ]
        pen.poly(mix(paint, SHADE, 0.62), rim)
        front, east, light = (40, 26, 14), (24, 14, 8), (255, 250, 235)
        left = [(-half, 0.0), (0.0, rise), (0.0, rise + tall), (-half, tall)]
        right = [(half, 0.0), (0.0, rise), (0.0, rise + tall), (half, tall)]
        pen.shade_poly(mix(paint, front, 0.10), mix(paint, front, 0.28), left)
        pen.shade_poly(mix(paint, east, 0.40), mix(paint, east, 0.54), right)
        top = [(-half, 0.0), (0.0, -rise), (half, 0.0), (0.0, rise)]
        pen.shade_poly(mix(paint, light, 0.20), mix(paint, light, 0.06), top)
        fine = max(0.5, width * 0.035)
        pen.line(mix(paint, light, 0.20), [(0, rise), (0, rise + tall * 0.94)], fine * 0.8)
        pen.line(mix(paint, light, 0.58), [(-half * 0.96, 0), (0, rise * 0.96), (half * 0.96, 0)], fine)
        _flat_sign(pen, name, ink, half * 0.47, rise / half * 1.06)

    image = smooth(size, draw, _FACTOR)
    return faded(image, _GHOST) if ghost else image


def _cube_shadow(pen: Pen, half: float, rise: float, tall: float) -> None:
    """What the cube takes of the lamp's light, to its right and in front of it."""
    for i, alpha in enumerate((14, 28, 42, 56, 72, 90)):
        grow = 0.24 - 0.042 * i
        reach = half * (1 + grow)
        foot = [
            (-reach, tall),
            (0.0, rise + tall + rise * grow),
            (reach + half * 0.22, tall + rise * 0.1),
            (half * 0.3, tall - rise),
        ]
        pen.poly((*SHADE, alpha), foot)


def _flat_sign(pen: Pen, name: str, colour: Colour, reach: float, squash: float) -> None:
    """The sign lying on the top face: drawn upright, then pressed flat."""
    side = max(8, round(reach * 2.5 * pen.factor * pen.unit) * 2)
    upright = pygame.Surface((side, side), pygame.SRCALPHA)
    upright.fill((*colour, 0))
    sign(Pen(upright, 1, side / 2, side / 2, side / 2.5), name, colour)
    flat = pygame.transform.smoothscale(upright, (side // 2, max(2, round(side / 2 * squash))))
    left, top = pen.x * pen.factor - flat.get_width() / 2, pen.y * pen.factor - flat.get_height() / 2
    pen.surface.blit(flat, (left, top))


def house(width: float) -> pygame.Surface:
    """A development marker: a little black house with a lit roof and a yellow window."""
    return _house(_half(width))


@lru_cache(maxsize=64)
def _house(width: float) -> pygame.Surface:
    size = (width * 1.5, width * 1.5)

    def draw(pen: Pen) -> None:
        pen = pen.at(size[0] / 2, size[1] / 2, width / 2)
        for grow, alpha in ((0.22, 36), (0.10, 70)):
            pen.ellipse((*SHADE, alpha), (0.12, 0.72), 0.95 + grow, 0.20 + grow)
        rim = [(-1.02, -0.02), (-0.30, -0.92), (0.62, -0.92), (1.04, -0.06), (1.04, 0.78), (-1.02, 0.78)]
        pen.poly((14, 12, 12), rim)
        gable = [(-0.72, -0.02), (-0.30, -0.62), (0.10, -0.02), (0.10, 0.72), (-0.72, 0.72)]
        pen.poly((44, 41, 40), gable)
        pen.poly((24, 22, 22), [(0.10, -0.02), (0.96, -0.02), (0.96, 0.72), (0.10, 0.72)])
        pen.poly((92, 86, 82), [(-0.30, -0.86), (0.58, -0.86), (1.00, -0.02), (0.12, -0.02)])
        pen.line((134, 126, 118), [(-0.92, -0.02), (-0.30, -0.86), (0.58, -0.86)], 0.10)
        pen.box((247, 207, 105), -0.46, 0.20, 0.32, 0.34)

    return smooth(size, draw, _FACTOR)


def disc(seat_colour_index: int, width: float, flat: bool = False) -> pygame.Surface:
    """A seat's turned wooden disc with its sign, `width` pixels across; flat for a printed badge."""
    return _disc(seat_colour_index, _half(width), flat)


@lru_cache(maxsize=256)
def _disc(seat: int, width: float, flat: bool) -> pygame.Surface:
    _, paint, ink, name = SEATS[seat]
    size = (width * 1.4, width * 1.4)

    def draw(pen: Pen) -> None:
        pen = pen.at(size[0] / 2, size[1] / 2 - (0 if flat else width * 0.05), width / 2)
        if not flat:
            for i, alpha in enumerate((16, 32, 52, 76, 100)):
                reach = 1.18 - 0.045 * i
                pen.ellipse((16, 10, 4, alpha), (0.08, 0.20), reach, reach)
            pen.circle(mix(paint, SHADE, 0.55), (0, 0.15), 1.0)
        pen.circle(mix(paint, SHADE, 0.35), (0, 0), 1.0)
        light = (255, 250, 240)
        pen.shade_circle(mix(paint, light, 0.16), mix(paint, SHADE, 0.12), (0, 0), 0.92)
        pen.arc(mix(paint, light, 0.55), (0, 0), 0.81, 190, 295, 0.07)
        pen.ring(mix(paint, SHADE, 0.30), (0, 0), 0.70, 0.05)
        sign(pen.at(0, 0, 0.46), name, ink)

    return smooth(size, draw, _FACTOR)


def seal(colour_name: str, width: float) -> pygame.Surface:
    """A printed seal: a company's colour and sign in a circle of `width` pixels."""
    return _seal(colour_name, _half(width))


@lru_cache(maxsize=128)
def _seal(colour_name: str, width: float) -> pygame.Surface:
    paint, ink, name = PAINTS[colour_name]

    def draw(pen: Pen) -> None:
        pen = pen.at(width / 2, width / 2, width / 2)
        pen.circle(mix(paint, INK, 0.72), (0, 0), 1.0)
        pen.circle(paint, (0, 0), 0.90)
        pen.ring(mix(paint, ink, 0.55), (0, 0), 0.76, 0.05)
        sign(pen.at(0, 0, 0.48), name, ink)

    return smooth((width, width), draw, _FACTOR)


def share(colour_name: str, w: float, h: float) -> pygame.Surface:
    """A share held: a small certificate in a company's colour, w by h pixels with its shadow."""
    return _share(colour_name, _half(w), _half(h))


@lru_cache(maxsize=128)
def _share(colour_name: str, width: float, height: float) -> pygame.Surface:
    paint, ink, name = PAINTS[colour_name]

    def draw(pen: Pen) -> None:
        pen.box((12, 7, 4, 110), 1.5, 2.5, width - 1.5, height - 2.5, 3)
        pen.box(mix(paint, SHADE, 0.6), 0, 0, width - 2, height - 2, 3)
        pen.box(paint, 1, 1, width - 4, height - 4, 2.2)
        pen.box(mix(paint, ink, 0.5), 2.6, 2.6, width - 7.2, height - 7.2, 1.5, 0.8)
        sign(pen.at((width - 2) / 2, (height - 2) / 2, min(width, height) * 0.24), name, ink)

    return smooth((width, height), draw, _FACTOR)


def train(pen: Pen) -> None:
    """A locomotive and one car in side view, running east; in a box 100 wide and 40 high."""
    body, dark, light = (34, 30, 30), (18, 15, 15), (108, 102, 98)
    brass, red, lit = (206, 166, 52), (168, 52, 40), (246, 212, 120)
    pen.box(dark, 2, 27, 94, 3)
    pen.box(body, 3, 9, 30, 19, 1.5)
    pen.box(red, 3, 22, 30, 3)
    for x in (6, 13, 20, 27):
        pen.box(lit, x, 12.5, 4.2, 6.5)
    pen.box(dark, 1.5, 6.5, 33, 3, 1.2)
    pen.box(body, 40, 15, 13, 13)
    pen.box(light, 40, 15, 13, 1)
    pen.box(body, 54, 6, 12, 22)
    pen.box(lit, 57, 10, 6, 6)
    pen.box(dark, 52, 3.6, 16, 3, 1.2)
    pen.box(body, 66, 13, 24, 12, 4)
    pen.box(light, 68, 14.2, 20, 1.6, 0.8)
    for x in (70, 78, 86):
        pen.box(brass, x, 13, 1.3, 12)
    pen.poly(body, [(83, 13), (81, 1.5), (90, 1.5), (88, 13)])
    pen.box(dark, 80, 0.6, 11, 2.4, 1)
    pen.box(brass, 72.5, 9, 4.6, 4.6, 2)
    pen.poly(red, [(89, 26), (99, 34), (89, 34)])
    for wx, r in ((9, 4.2), (27, 4.2), (46, 4.4), (59, 6.6), (73, 6.6), (85, 4.4)):
        pen.circle(dark, (wx, 36 - r), r)
        pen.ring(red if r > 5 else light, (wx, 36 - r), r * 0.64, r * 0.16)
        pen.circle(brass, (wx, 36 - r), r * 0.24)
    pen.line(light, [(58, 31.5), (74, 31.5)], 1.3)
