"""Engraved drawings: trees, peaks and furrows, water lines, hatching.

Every function takes a pen and plain geometry; none depends on a board. Colors are those of hand-tinted
prints: quiet grounds, darker line work.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.images import picture
from game.table.kit.pen import Pen, Point, smooth
from game.table.kit.theme import INK, SEPIA, SIGNAL, Colour, Tint, mix

STRAW: Final[Colour] = (240, 227, 187)
FURROW: Final[Colour] = (196, 170, 104)
FOREST: Final[Colour] = (199, 207, 178)
TREE: Final[Colour] = (170, 184, 148)
TREE_INK: Final[Colour] = (92, 112, 84)
ROCK: Final[Colour] = (217, 200, 172)
ROCK_LIGHT: Final[Colour] = (238, 227, 204)
ROCK_INK: Final[Colour] = (112, 86, 62)
SEA: Final[Colour] = (178, 200, 200)
SEA_INK: Final[Colour] = (70, 104, 112)


def plains(pen: Pen, chance: random.Random, line: float) -> None:
    """Draw a few parallel sheaves of furrows in a hex of size 1; `line` is the width of a stroke."""
    spots = [(-0.42, -0.36), (0.40, -0.42), (-0.34, 0.46), (0.44, 0.36), (0.02, 0.74), (0.0, -0.72)]
    chance.shuffle(spots)
    for sx, sy in spots[:4]:
        x, y = sx + chance.uniform(-0.08, 0.08), sy + chance.uniform(-0.06, 0.06)
        for i in range(3):
            reach = 0.17 - 0.03 * abs(i - 1) + chance.uniform(-0.02, 0.02)
            middle, oy = x + i * 0.03, y + (i - 1) * 0.075
            furrow = [(middle - reach, oy + 0.035), (middle, oy - 0.012), (middle + reach, oy - 0.035)]
            pen.line(FURROW, furrow, line)


def forest(pen: Pen, chance: random.Random, line: float) -> None:
    """Draw tree tufts in staggered rows, back row first, in a hex of size 1."""
    rows: list[tuple[float, tuple[float, ...]]] = [
        (-0.60, (-0.24, 0.22)),
        (-0.24, (-0.56, 0.0, 0.54)),
        (0.14, (-0.34, 0.32)),
        (0.48, (-0.52, 0.02, 0.52)),
        (0.80, (0.0,)),
    ]
    for y, columns in rows:
        for x in columns:
            if chance.random() < 0.90:
                dx, dy = chance.uniform(-0.07, 0.07), chance.uniform(-0.05, 0.05)
                tree(pen.at(x + dx, y + dy, chance.uniform(0.86, 1.06)), line)


def tree(pen: Pen, line: float) -> None:
    """Draw one tuft: three lobes with an ink edge, shade strokes on the right, a shadow on the ground."""
    lobes = [(-0.10, -0.02, 0.095), (0.10, -0.02, 0.095), (0.0, -0.12, 0.115)]
    pen.line(TREE_INK, [(-0.02, 0.105), (0.24, 0.105)], line * 0.9)
    pen.line(TREE_INK, [(0, 0.05), (0, 0.12)], line * 1.1)
    for x, y, r in lobes:
        pen.circle(TREE_INK, (x, y), r + line * 0.8)
    for x, y, r in lobes:
        pen.circle(TREE, (x, y), r)
    pen.circle(mix(TREE, (245, 245, 220), 0.45), (-0.045, -0.145), 0.045)
    for x, y in ((0.055, -0.125), (0.085, -0.06), (0.135, -0.02)):
        pen.line(TREE_INK, [(x, y), (x - 0.015, y + 0.085)], line * 0.8)


def mountains(pen: Pen, chance: random.Random, line: float) -> None:
    """Draw five peaks, lit from the west, hachured on the eastern slope, in a hex of size 1."""
    peaks = [
        (-0.30, -0.22, 0.40),
        (0.30, -0.12, 0.36),
        (-0.06, 0.34, 0.46),
        (0.46, 0.46, 0.24),
        (-0.54, 0.42, 0.24),
    ]
    for x, y, high in peaks:
        dx, dy = chance.uniform(-0.05, 0.05), chance.uniform(-0.04, 0.04)
        peak(pen.at(x + dx, y + dy, high * chance.uniform(0.94, 1.06)), line / high)


def peak(pen: Pen, line: float) -> None:
    """Draw one peak in a square from -1 to 1: light face, dark face, ridge, shrinking hachures."""
    top, left, right = (0.0, -0.85), (-0.92, 0.42), (0.95, 0.42)
    ridge = [top, (0.10, -0.48), (-0.06, -0.18), (0.10, 0.12), (0.02, 0.42)]
    pen.poly(ROCK_LIGHT, [*ridge, left])
    pen.poly(mix(ROCK, ROCK_INK, 0.22), [top, right, *reversed(ridge[1:])])
    for i in range(7):
        t = (i + 0.6) / 7.4
        x, y = top[0] + (right[0] - top[0]) * t, top[1] + (right[1] - top[1]) * t
        length = 0.62 * (1 - t) + 0.10
        pen.line(ROCK_INK, [(x, y), (x - 0.16, y + length * 0.62)], line * 0.95)
    for i in range(2):
        y = -0.30 + 0.30 * i
        stroke = [(-0.34 - 0.2 * i, y + 0.02), (-0.44 - 0.22 * i, y + 0.22)]
        pen.line(mix(ROCK_INK, ROCK_LIGHT, 0.35), stroke, line * 0.8)
    pen.line(ROCK_INK, [left, top, right], line * 1.25)
    pen.line(ROCK_INK, ridge[:4], line * 0.8)


ENGRAVE: Final[dict[str, Callable[[Pen, random.Random, float], None]]] = {
    "plains": plains,
    "forest": forest,
    "mountains": mountains,
}
GROUND: Final[dict[str, Colour]] = {"plains": STRAW, "forest": FOREST, "mountains": ROCK}


def hex_corners(x: float, y: float, size: float) -> list[Point]:
    """Return the corners of a pointy-top hex, clockwise from the upper right; `size` is its outer radius.

    Side i is between corners i and i + 1 and faces direction i of `hexgrid.DIRECTIONS`.
    """
    half = math.sqrt(3) / 2 * size
    return [
        (x + half, y - size / 2),
        (x + half, y + size / 2),
        (x, y + size),
        (x - half, y + size / 2),
        (x - half, y - size / 2),
        (x, y - size),
    ]


def compass(side: int) -> pygame.Surface:
    """Return a compass rose, north up, as a picture of `side` pixels."""
    return picture("ornaments/compass", side, side)


def flourish(pen: Pen, width: float, ink: Tint = INK, star: Tint = SIGNAL) -> None:
    """Draw a printer's rule that swells in the middle, with a star and two curls.

    `width` and the pen's coordinates are in units; the origin is the middle, the height about 22.
    """
    for s in (-1, 1):
        pen.line(ink, [(s * 17, 0), (s * width * 0.41, 0)], 1.2)
        pen.poly(ink, [(s * 17, 0), (s * 34, -2.6), (s * 51, 0), (s * 34, 2.6)])
        pen.arc(ink, (s * width * 0.41, -4), 4, 90, 90 - s * 300, 1.2)
    points = [(math.sin(i * math.pi / 5), -math.cos(i * math.pi / 5)) for i in range(10)]
    reach = (9.0, 3.8)
    pen.poly(star, [(x * reach[i % 2], y * reach[i % 2]) for i, (x, y) in enumerate(points)])


def cast_shadow(pen: Pen, width: float, height: float, depth: float, colour: Tint = (*SEPIA, 150)) -> None:
    """Draw engraved shadow strokes to the south and east of a printed field at the origin (pixels)."""
    for i in range(0, round(width + depth), 2):
        pen.line(colour, [(i, height + depth * 0.9), (i + depth * 0.7, height)], 0.7)
    for i in range(0, round(height + depth), 2):
        pen.line(colour, [(width, i + depth * 0.7), (width + depth * 0.9, i)], 0.7)


STROKES: Final = ((0.0, 0.0), (45.0, 9.0), (90.0, 9.0), (-45.0, 9.0), (0.0, 9.0), (45.0, 5.0))
"""The angle and spacing of the strokes of each pattern; (0, 0) is plain."""


def strokes(
    size: tuple[int, int], colour: Colour, degrees: float, gap: float, wide: float
) -> Callable[[Pen], None]:
    """Draw parallel strokes all over a picture of a size in pixels with a pen."""
    way = pygame.Vector2(1, 0).rotate(degrees)
    across = pygame.Vector2(-way.y, way.x)
    middle, reach = pygame.Vector2(size) / 2, pygame.Vector2(size).length() / 2

    def paint(pen: Pen) -> None:
        for number in range(-round(reach / gap), round(reach / gap) + 1):
            foot = middle + across * (number * gap)
            ends = [foot - way * reach, foot + way * reach]
            pen.line(colour, [(end.x, end.y) for end in ends], wide)

    return paint


@lru_cache(maxsize=256)
def filled(size: tuple[int, int], k: float, colour: Colour, pattern: int) -> pygame.Surface:
    """Return a rectangle in a color with the strokes of a pattern; `k` is pixels per unit."""
    degrees, gap = STROKES[pattern % len(STROKES)]
    picture = smooth(size, lambda pen: pen.rect(colour, 0, 0, *size))
    if gap:
        lines = smooth(size, strokes(size, mix(colour, INK, 0.34), degrees, gap * k, max(1.0, 1.3 * k)), 2)
        picture.blit(lines, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    pygame.draw.rect(picture, mix(colour, INK, 0.6), picture.get_rect(), 1)
    return picture
