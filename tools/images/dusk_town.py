"""The middle distance: a river that holds the light, and a town with its lamps lit."""

from __future__ import annotations

import random

import numpy as np

from game.table.backdrop.land import HIGH, WIDE
from game.table.kit.pen import Pen
from tools.images.raster import Painting
from tools.images.ruling import Colour, blend, clouds, drawn_over, pitch, ramp, ruled, waves

WALL: Colour = (47, 43, 60)
SHADE: Colour = (33, 31, 47)
ROOF: Colour = (28, 26, 40)
RIM: Colour = (198, 124, 96)
WINDOW: Colour = (255, 206, 110)

SKYLINE = 78
"""Units kept free over the river's bank for the town."""


def plain() -> Painting:
    """Meadows and a river in bends; two windows wide."""
    wide, high, unit = WIDE * 2, round(HIGH * 0.42), 1.0
    x = np.arange(wide, dtype=np.float32)
    y = np.arange(high, dtype=np.float32)[:, None]
    bank = (SKYLINE + 14) * unit + waves(
        x, wide, [(2, 4, 0.2), (7, 2, 0.6), (31, 1.0, 0.1), (67, 0.7, 0.3)]
    ) * unit
    depth = y - bank[None, :]
    colours = ramp(
        np.clip(depth / (150 * unit), 0, 1), [(0, (84, 74, 72)), (0.4, (58, 62, 58)), (1, (34, 44, 44))]
    )
    folds = clouds(31, high, wide, [(4, 20, 0.6), (10, 60, 0.4)])
    middle = (SKYLINE + 40) * unit + waves(x, wide, [(2, 13, 0.85), (3, 7, 0.3)])[None, :] * unit
    half = (9 + 4.5 * waves(x, wide, [(2, 1, 0.6)])[None, :] + 0.07 * (y / unit - SKYLINE)) * unit
    water = np.clip((half - np.abs(y - middle)) / (1.6 * unit) + 0.5, 0, 1)
    gleam = ramp(
        np.clip((y - middle + half) / (2 * half), 0, 1) + 0 * x,
        [(0, (252, 204, 132)), (0.5, (232, 150, 100)), (1, (150, 96, 104))],
    )
    ripple = ruled(y / pitch(3.1, unit) + folds * 0.35, np.clip(0.30 + folds * 0.35, 0.02, 0.6))
    gleam = blend(gleam, (112, 76, 96), ripple * 0.62)
    fields = ruled((depth + folds * 7 * unit) / pitch(4.2, unit), np.clip(0.40 + folds * 0.35, 0.05, 0.9))
    colours = blend(colours, (26, 31, 38), fields * 0.55)
    colours = blend(colours, (206, 140, 100), np.clip(folds * 0.5, 0, 1) * np.exp(-depth / (60 * unit)) * 0.5)
    shore = np.exp(-np.abs(half - np.abs(y - middle)) / (1.3 * unit))
    colours = blend(colours, gleam, water)
    colours = blend(colours, (28, 28, 40), shore * 0.5 * (1 - water * 0.4))
    picture = Painting(colours, np.clip(depth + 0.5, 0, 1))
    return drawn_over(picture, unit, lambda pen: _buildings(pen.at(0, SKYLINE), wide / unit))


def _buildings(pen: Pen, length: float) -> None:
    """The town on the far bank, a mill by itself, and farms between."""
    dice = random.Random(12)
    town = length * 0.30
    for row, low, high in ((0, 10, 24), (1, 7, 16)):
        x = town - 190 + row * 12
        while x < town + 210:
            wide = dice.uniform(12, 24)
            near = 1 - abs(x - town) / 260
            _house(
                pen,
                dice,
                x,
                24 + row * 7,
                wide,
                dice.uniform(low, high) * (0.55 + 0.6 * near),
                dice.random() < 0.6,
            )
            x += wide + dice.choice((0, 0, 1, 4))
    _steeple(pen, town - 62, 26, 11, 33, 30)
    _steeple(pen, town + 86, 26, 9, 26, 22)
    _dome(pen, town + 12, 26)
    for x, tall in ((town + 168, 52), (town + 184, 46)):
        _chimney(pen, x, 28, tall)
    for part in (0.02, 0.56, 0.71, 0.88):
        x = length * part
        for i in range(dice.randint(2, 4)):
            _house(
                pen,
                dice,
                x + i * dice.uniform(18, 30),
                25 + i % 2 * 3,
                dice.uniform(11, 17),
                dice.uniform(6, 10),
                True,
            )
        for i in range(dice.randint(4, 8)):
            _tree(pen, x - 60 + i * dice.uniform(20, 30), 27, dice.uniform(6, 12))


def _house(pen: Pen, dice: random.Random, x: float, y: float, w: float, h: float, gable: bool) -> None:
    """A block of the town: its sunny end lit, its lamps on."""
    pen.poly(WALL, [(x, y), (x, y - h), (x + w, y - h), (x + w, y)])
    pen.poly(SHADE, [(x, y), (x, y - h), (x + w * 0.55, y - h), (x + w * 0.55, y)])
    if gable:
        pen.poly(
            ROOF,
            [
                (x - 1, y - h),
                (x + w * 0.3, y - h - w * 0.32),
                (x + w * 0.75, y - h - w * 0.32),
                (x + w + 1, y - h),
            ],
        )
    pen.line(RIM, [(x + w, y), (x + w, y - h)], 0.9)
    for row in range(int((h - 2) // 5.2)):
        for column in range(int((w - 2) // 4.2)):
            if dice.random() < 0.42:
                left, top = x + 1.8 + column * 4.2, y - h + 2.2 + row * 5.2
                pen.poly(WINDOW, [(left, top), (left + 1.7, top), (left + 1.7, top + 2.5), (left, top + 2.5)])


def _steeple(pen: Pen, x: float, y: float, w: float, h: float, spire: float) -> None:
    half = w / 2
    pen.poly(SHADE, [(x - half, y), (x - half, y - h), (x + half, y - h), (x + half, y)])
    pen.poly(ROOF, [(x - half - 1.5, y - h), (x, y - h - spire), (x + half + 1.5, y - h)])
    pen.line(RIM, [(x + half, y - 6), (x + half, y - h), (x + 0.6, y - h - spire)], 0.9)
    pen.line(ROOF, [(x, y - h - spire), (x, y - h - spire - 6)], 0.9)
    pen.circle(WINDOW, (x, y - h + 7), 2.1)


def _dome(pen: Pen, x: float, y: float) -> None:
    pen.poly(WALL, [(x - 32, y), (x - 32, y - 20), (x + 32, y - 20), (x + 32, y)])
    pen.poly(SHADE, [(x - 13, y - 20), (x - 13, y - 31), (x + 13, y - 31), (x + 13, y - 20)])
    curve = [(x + 14 * np.cos(a), y - 31 - 17 * np.sin(a)) for a in np.linspace(0, np.pi, 15)]
    pen.poly(ROOF, curve)
    pen.line(RIM, curve[:8], 1.1)
    pen.line(RIM, [(x + 32, y), (x + 32, y - 20)], 0.9)
    pen.line(ROOF, [(x, y - 46), (x, y - 60)], 2.4)
    for i in range(9):
        pen.line(ROOF if i % 2 else WINDOW, [(x - 27 + i * 6.7, y - 3), (x - 27 + i * 6.7, y - 14)], 2.0)


def _chimney(pen: Pen, x: float, y: float, tall: float) -> None:
    pen.poly(SHADE, [(x - 3.2, y), (x - 2, y - tall), (x + 2, y - tall), (x + 3.2, y)])
    pen.line(RIM, [(x + 3, y - 4), (x + 2, y - tall)], 0.8)
    for i in range(22):
        spot = (x - i * 4.6, y - tall - 3 - i * 1.1 - (i % 3) * 0.8)
        pen.circle((120, 90, 98, max(8, 46 - 2 * i)), spot, 2.0 + i * 0.36)


def _tree(pen: Pen, x: float, y: float, h: float) -> None:
    pen.line(ROOF, [(x, y), (x, y - h * 0.6)], 1.2)
    for dx, dy, radius in ((-0.25, 0.62, 0.34), (0.25, 0.66, 0.32), (0, 0.95, 0.34)):
        pen.circle((30, 36, 42), (x + dx * h, y - dy * h), radius * h)
