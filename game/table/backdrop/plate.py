"""The enamel plate with the program's name in gold leaf."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.table.kit.fonts import load_font
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import Pen, smooth_steps, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_incrementally
from game.table.kit.theme import BRASS, Colour, mix

ENAMEL: Colour = (20, 42, 58)
LEAF: list[tuple[float, Colour]] = [
    (0.0, (255, 246, 200)),
    (0.44, (232, 192, 92)),
    (0.50, (150, 104, 24)),
    (0.56, (206, 160, 58)),
    (1.0, (255, 226, 140)),
]
"""Gold leaf from the top of the letters to their feet, as if sky, horizon and ground were reflected."""


@cached_incrementally
def gilded(words: str, pixels: int) -> Steps[pygame.Surface]:
    """Return words in gold leaf with a dark edge, `pixels` high, premultiplied."""
    grow = 3
    font = load_font("title", pixels * grow)
    mask = font.render(words, True, (255, 255, 255))
    pad = round(pixels * 0.10) * grow
    sheet = pygame.Surface((mask.get_width() + 2 * pad, mask.get_height() + 2 * pad), pygame.SRCALPHA)
    edge = font.render(words, True, (8, 10, 14))
    reach = max(2, round(pixels * 0.035 * grow))
    for step in range(20):
        yield
        turn = step * math.pi / 10
        sheet.blit(edge, (pad + reach * math.cos(turn), pad + reach * math.sin(turn)))
    for fall in range(1, reach * 2):
        yield
        sheet.blit(edge, (pad + fall * 0.6, pad + fall))
    yield
    sheet = sheet.premul_alpha()
    yield
    leaf = _leaf(mask)
    yield
    stamp(sheet, leaf, pad, pad)
    yield
    return pygame.transform.smoothscale(sheet, (sheet.get_width() // grow, sheet.get_height() // grow))


def _leaf(mask: pygame.Surface) -> pygame.Surface:
    """Turn white letters into gold leaf, from top to bottom."""
    letters = mask.get_bounding_rect(128)
    ramp = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    for y in range(ramp.get_height()):
        part = (y - letters.top) / max(1, letters.height - 1)
        ramp.fill(_tone(min(1.0, max(0.0, part))), (0, y, ramp.get_width(), 1))
    ramp.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ramp.premul_alpha()


def _tone(part: float) -> Colour:
    """Return the color of the leaf at a fraction of the letters' height."""
    for (low, first), (high, second) in pairwise(LEAF):
        if part <= high:
            return mix(first, second, (part - low) / (high - low))
    return LEAF[-1][1]


@cached_incrementally
def _enamel(size: tuple[int, int], k: float) -> Steps[pygame.Surface]:
    w, h = size

    def paint(pen: Pen) -> None:
        dark, bright = mix(BRASS, (0, 0, 0), 0.5), mix(BRASS, (255, 250, 214), 0.45)
        radius = 20 * k
        for colour, inset in ((dark, 0.0), (bright, 1.6), (BRASS, 3.4), (dark, 8.5)):
            i = inset * k
            pen.rect(colour, i, i, w - 2 * i, h - 2 * i, radius - i)
        i = 10 * k
        steps = 40
        for step in range(steps):
            part = step / (steps - 1)
            colour = mix(mix(ENAMEL, (255, 255, 255), 0.13), mix(ENAMEL, (0, 0, 0), 0.35), part)
            rest = (h - 2 * i) * (1 - part * 0.96)
            pen.rect(colour, i, h - i - rest, w - 2 * i, rest, radius - i)
        i = 17 * k
        pen.rect(BRASS, i, i, w - 2 * i, h - 2 * i, radius * 0.5, 1.6 * k)
        i = 21 * k
        pen.rect(mix(BRASS, ENAMEL, 0.45), i, i, w - 2 * i, h - 2 * i, radius * 0.4, 0.9 * k)
        for x in (36 * k, w - 36 * k):
            pen.circle(dark, (x, h / 2), 7 * k)
            pen.circle(bright, (x - 0.6 * k, h / 2 - 0.6 * k), 5.6 * k)
            pen.circle(BRASS, (x, h / 2), 5 * k)
            pen.line(dark, [(x - 3.4 * k, h / 2 - 2.4 * k), (x + 3.4 * k, h / 2 + 2.4 * k)], 1.5 * k)

    return (yield from smooth_steps(size, paint))


def draw_plate(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, words: str) -> None:
    """Draw the plate in `rect` (pixels) with `words` as large as its height allows."""
    drop_shadow(surface, rect, scale.px(12), (0, scale.px(8)), 190, scale.px(20))
    stamp(surface, _enamel(rect.size, scale.k), *rect.topleft)
    letters = gilded(words, round(rect.h * 0.56))
    stamp(surface, letters, rect.centerx, rect.centery - rect.h * 0.005, centred=True)
