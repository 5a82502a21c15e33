"""Smooth noise as pictures: a small random picture, scaled up (value noise)."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

_RAISED: Final = bytes(max(0, value * 2 - 255) for value in range(256))
_LOWERED: Final = _RAISED[::-1]


def cloud(seed: int, size: tuple[int, int], cell: float) -> pygame.Surface:
    """Return noise from 0 to 255, the same in all four channels, with cells of a size in pixels."""
    return _spread(_values(seed, size, cell), size, cell)


def ripples(seed: int, size: tuple[int, int], cell: float) -> tuple[pygame.Surface, pygame.Surface]:
    """Return the noise above and below its mean, to be added and subtracted."""
    values = _values(seed, size, cell)
    return _spread(values.translate(_RAISED), size, cell), _spread(values.translate(_LOWERED), size, cell)


def _cells(size: tuple[int, int], cell: float) -> tuple[int, int]:
    return math.ceil(size[0] / cell) + 1, math.ceil(size[1] / cell) + 1


def _values(seed: int, size: tuple[int, int], cell: float) -> bytes:
    columns, rows = _cells(size, cell)
    return random.Random(seed).randbytes(columns * rows)


def _spread(values: bytes, size: tuple[int, int], cell: float) -> pygame.Surface:
    columns, rows = _cells(size, cell)
    pixels = bytearray(4 * len(values))
    for channel in range(4):
        pixels[channel::4] = values
    small = pygame.image.frombuffer(pixels, (columns, rows), "RGBA")
    large = pygame.transform.smoothscale(small, (round((columns - 1) * cell), round((rows - 1) * cell)))
    found = pygame.Surface(size, pygame.SRCALPHA)
    found.blit(large, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return found
