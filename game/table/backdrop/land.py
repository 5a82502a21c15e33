"""The landscape passing at dusk: sky, mountains, hills, a town by a river, fields, telegraph poles.

Every layer except the sky is a strip that repeats horizontally and scrolls at its own speed. Lengths are
units of a window 600 units high.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.images import cropped, picture
from game.table.kit.pen import only_within, stamp
from game.table.kit.surface_cache import Steps, cached_incrementally

WIDE: Final = 1930
HIGH: Final = 600
"""The height in units of the window for which the pictures are painted."""
HORIZON: Final = 0.64
"""The top of the plain, as a fraction of the window's height."""
SUN: Final = 0.63
"""The position of the sunset, as a fraction of the window's width."""


@dataclass(frozen=True, slots=True)
class Strip:
    """One layer: a picture that repeats horizontally, its top in the window and its speed."""

    picture: pygame.Surface
    top: int
    speed: float
    """The speed in units per second to the left."""


POLE_SPEED = 340
"""The speed of the poles in units per second."""
POLES = 760
"""The units from one telegraph pole to the next."""
POLE_AT = 200.0
"""The position of a pole between two ends of a strip of wires."""
POLE_TOP = 66.0
ARM = 60.0
"""Half the width of a pole."""
WIRES = 216.0
"""The units from the window's top within which the wires hang."""

NIGHT: Final = (82, 90, 132)
"""The brightness of each color at night, out of 255."""
STARRY: Final = 0.33
"""The fraction of the window, from its top, that has stars."""
STARS: Final = 150
FIRST_STAR: Final = 0.45
"""The hour (0 dusk, 1 night) at which the first star is visible."""


@cached_incrementally
def _sky(width: int, height: int) -> Steps[pygame.Surface]:
    """Return the dusk sky for a window of this size in pixels."""
    sky = pygame.Surface((width, height), 0, 32)
    seen = yield from cropped("title/sky", width, height)
    yield
    sky.blit(seen, (0, 0))
    return sky


def _strips(height: int) -> tuple[Strip, ...]:
    """Return the layers in front of the sky, from far to near, for a window of this height in pixels."""
    wide = 2 * WIDE * height / HIGH

    def layer(name: str, part: float, top: float, speed: float) -> Strip:
        return Strip(picture(f"title/{name}", wide, round(height * part)), round(height * top), speed)

    return (
        layer("mountains", 0.36, 0.355, 3),
        layer("hills", 0.24, 0.475, 9),
        layer("plain", 0.42, HORIZON - 0.165, 26),
        layer("meadow", 0.34, 0.665, 120),
    )


def draw_land(surface: pygame.Surface, window: pygame.Rect, seconds: float, hour: float = 0.0) -> None:
    """Draw the view through `window` after some seconds of travel; `hour` is 0 at dusk, 1 at night."""
    with only_within(surface, window):
        surface.blit(_sky(*window.size), window)
        unit = window.h / HIGH
        for strip in _strips(window.h):
            wide = strip.picture.get_width()
            x = -int(seconds * strip.speed * unit) % wide - wide
            while x < window.w:
                surface.blit(
                    strip.picture,
                    (window.x + x, window.y + strip.top),
                    special_flags=pygame.BLEND_PREMULTIPLIED,
                )
                x += wide
        _draw_telegraph(surface, window, seconds)
        _let_night_fall(surface, window, hour)


@lru_cache(maxsize=1)
def _stars() -> tuple[tuple[float, float, float, bool], ...]:
    """Return the stars: (x in window widths, y in `STARRY`, hour of appearance, whether large)."""
    chance = random.Random(1857)
    places = [(chance.random(), chance.random() ** 1.4) for _ in range(STARS)]
    return tuple(
        (x, y, FIRST_STAR + (1 - FIRST_STAR) * (number / STARS) ** 0.7, number % 9 == 0)
        for number, (x, y) in enumerate(places)
    )


def _let_night_fall(surface: pygame.Surface, window: pygame.Rect, hour: float) -> None:
    """Darken the landscape, and let the stars appear one after the other."""
    if hour <= 0:
        return
    left = tuple(round(255 - (255 - part) * hour) for part in NIGHT)
    surface.fill(left, window, special_flags=pygame.BLEND_RGB_MULT)
    unit = window.h / HIGH
    for x, y, out, large in _stars():
        if out < hour:
            at = (window.x + round(x * window.w), window.y + round(y * STARRY * window.h))
            bright = 120 + round(110 * min(1.0, (hour - out) / 0.2))
            size = max(1, round((2.6 if large else 1.5) * unit))
            surface.fill((bright, bright, min(255, bright + 12)), (*at, size, size))


def _draw_telegraph(surface: pygame.Surface, window: pygame.Rect, seconds: float) -> None:
    """Draw poles and wires, the nearest and fastest layer."""
    unit = window.h / HIGH
    wires = picture("title/wires", POLES * unit, WIRES * unit)
    pole = picture("title/pole", 2 * ARM * unit, window.h)
    x = -int(seconds * POLE_SPEED * unit) % wires.get_width() - wires.get_width()
    while x < window.w:
        stamp(surface, wires, window.x + x, window.y)
        stamp(surface, pole, window.x + x + round((POLE_AT - ARM) * unit), window.y)
        x += wires.get_width()
