"""The parlor car around the title's window: a velvet curtain, the lamp on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from game.table.backdrop.car import CURTAIN, CURTAIN_LOW, LAMP_WIDE
from game.table.kit.pen import Pen
from tools.images.raster import Field, Painting
from tools.images.ruling import blend, drawn_over, ramp

VELVET = [(0.0, (30, 5, 10)), (0.45, (92, 19, 28)), (0.8, (146, 38, 42)), (1.0, (196, 84, 66))]
GOLD = [(0.0, (66, 40, 8)), (0.4, (168, 124, 30)), (0.75, (228, 190, 88)), (1.0, (255, 242, 190))]
SILK = [(0.0, (150, 66, 22)), (0.4, (232, 140, 52)), (0.75, (255, 206, 116)), (1.0, (255, 244, 204))]
TIE = 0.66
"""How far down a curtain is gathered, as a part of its height."""


def curtain(width: int, height: int) -> Painting:
    """A velvet curtain that hangs at the left, gathered by a gold cord (pixels)."""
    y = (np.arange(height, dtype=np.float32) / height)[:, None]
    x = (np.arange(width, dtype=np.float32) / width)[None, :]
    above = np.clip(y / TIE, 0, 1)
    below = np.clip((y - TIE) / (1 - TIE), 0, 1)
    edge = np.where(
        y < TIE,
        0.34 + 0.62 * (1 - above**1.35) ** 0.8,
        0.34 + 0.20 * np.sin(below * np.pi / 2) ** 0.7,
    )
    across = x / edge
    pull = np.where(y < TIE, above**2, (1 - below) ** 2)
    turns = 6.5 * across + 0.22 * np.sin(3.1 * across + 5 * y) + 0.10 * pull * np.sin(14 * across)
    fold = 0.5 + 0.5 * np.sin(2 * np.pi * turns)
    light = 0.10 + 0.62 * fold**1.5 + 0.16 * across + 0.10 * pull * fold
    light = light * (0.82 + 0.18 * np.cos(y * 3.0)) * (1 - 0.35 * np.exp(-(((y - TIE) / 0.018) ** 2)))
    colours = ramp(np.clip(light, 0, 1), VELVET)
    trim = np.clip((across - 0.945) * width * edge / 2 + 0.5, 0, 1) * (0.7 + 0.3 * np.sin(y * height * 0.9))
    colours = blend(colours, ramp(np.clip(light + 0.25 + 0 * x, 0, 1), GOLD), np.clip(trim, 0, 1) * 0.85)
    cover = np.clip((1 - across) * width * edge + 0.5, 0, 1)
    band = np.abs(y - TIE - 0.010 * np.sin(across * np.pi)) / 0.013
    cord = np.clip((1 - band) * 6, 0, 1) * cover
    strands = np.clip(0.55 + 0.45 * np.sin(across * 24 + y * 420), 0, 1)
    colours = blend(colours, ramp(strands * np.clip(1.1 - band * band * 0.6, 0, 1), GOLD), cord)
    place = (width * 0.235, height * (TIE + 0.005))
    return drawn_over(Painting(colours, cover), 1.0, lambda pen: _tassel(pen.at(*place), width * 0.15))


def _tassel(pen: Pen, width: float) -> None:
    """A gold tassel on a short cord."""
    pen = pen.at(width / 2, 0, width / 20)
    pen.line((120, 84, 18), [(0, 0), (2, 20)], 3)
    pen.circle((92, 62, 12), (2, 26), 7.4)
    pen.circle((214, 172, 70), (1, 25), 6)
    pen.poly((92, 62, 12), [(-4, 30), (8, 30), (11, 66), (-8, 66)])
    for i in range(8):
        x = -3.4 + i * 1.5
        colour = (226, 186, 84) if i % 2 else (168, 124, 34)
        pen.line(colour, [(x, 31), (x * 1.45 - 0.6, 65)], 1.3)
    pen.line((244, 214, 120), [(-4, 32), (8, 32)], 2.4)


def turned(profile: list[tuple[float, float]], width: int, height: int) -> tuple[Field, Field]:
    """Light (0 to 1) and cover of something turned on a lathe.

    `profile` gives radii, as parts of half the width, at parts of the height.
    """
    y = (np.arange(height, dtype=np.float32) + 0.5) / height
    radius = np.interp(y, [p for p, _ in profile], [r for _, r in profile]).astype(np.float32)
    x = ((np.arange(width, dtype=np.float32) + 0.5) / width * 2 - 1)[None, :]
    across = x / np.maximum(radius[:, None], 0.001)
    bent = np.clip(np.gradient(radius) * 40, -0.4, 0.4)[:, None]
    light = 0.50 - 0.42 * np.abs(across) ** 1.6 + 0.55 * np.exp(-(((across + 0.34) / 0.16) ** 2))
    light += 0.22 * np.exp(-(((across - 0.62) / 0.14) ** 2)) - bent * 0.35
    cover = np.clip((radius[:, None] - np.abs(x)) * width / 2 + 0.5, 0, 1)
    return np.clip(light, 0, 1).astype(np.float32), cover.astype(np.float32)


def lamp(height: int) -> Painting:
    """A table lamp with a pleated silk shade, lit; about two thirds as wide as high."""
    width = round(height * LAMP_WIDE)
    shade_high, foot_high = round(height * 0.44), height - round(height * 0.38)
    profile = [
        (0.0, 0.05), (0.10, 0.05), (0.12, 0.16), (0.15, 0.16), (0.17, 0.07), (0.30, 0.10), (0.46, 0.22),
        (0.56, 0.24), (0.66, 0.15), (0.72, 0.09), (0.76, 0.20), (0.79, 0.20), (0.82, 0.12), (0.86, 0.26),
        (0.93, 0.48), (0.955, 0.52), (1.0, 0.52),
    ]  # fmt: skip
    light, foot_cover = turned(profile, width, foot_high)
    foot = ramp(light * 0.95, GOLD)
    y = (np.arange(shade_high, dtype=np.float32) / shade_high)[:, None]
    x = ((np.arange(width, dtype=np.float32) + 0.5) / width * 2 - 1)[None, :]
    radius = 0.34 + 0.60 * y**1.5
    across = x / radius
    angle = np.arcsin(np.clip(across, -1, 1))
    pleat = 0.5 + 0.5 * np.sin(angle * 34)
    glow = np.exp(-((across / 0.72) ** 2) - ((y - 0.62) / 0.5) ** 2)
    tone = 0.16 + 0.74 * glow + 0.16 * (pleat - 0.5) * (1.15 - glow)
    colours = ramp(np.clip(tone, 0, 1), SILK)
    for place, thick in ((0.03, 0.03), (0.955, 0.035)):
        braid = np.clip((thick - np.abs(y - place)) * shade_high + 0.5, 0, 1) + 0 * x
        colours = blend(colours, ramp(0.45 + 0.3 * pleat, GOLD), braid)
    cover = np.clip((radius - np.abs(x)) * width / 2 + 0.5, 0, 1)
    whole, hides = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.float32)
    whole[-foot_high:], hides[-foot_high:] = foot, foot_cover
    whole[:shade_high] = blend(whole[:shade_high], colours, cover)
    hides[:shade_high] = np.maximum(hides[:shade_high], cover)

    def fringe(pen: Pen) -> None:
        for i in range(45):
            a = -np.pi / 2 + np.pi * (i + 0.5) / 45
            place = width / 2 * (1 + 0.935 * np.sin(a))
            drop = shade_high + height * (0.045 + 0.006 * np.cos(a))
            colour = (255, 222, 140) if i % 2 else (226, 158, 70)
            pen.line(colour, [(place, shade_high - 1), (place, drop)], max(0.7, height / 420))
            pen.circle(colour, (place, drop), max(1.0, height / 210))

    return drawn_over(Painting(whole, hides), 1.0, fringe)


PICTURES: Final[dict[str, Callable[[], Painting]]] = {
    "title/curtain": partial(curtain, round(CURTAIN[0] * 1.5), round(CURTAIN[1] * 1.5)),
    "title/curtain-low": partial(curtain, CURTAIN_LOW[0] * 2, CURTAIN_LOW[1] * 2),
    "title/lamp": partial(lamp, 588),
}
