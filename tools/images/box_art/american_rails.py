"""The lid of the box of American Rails."""

from __future__ import annotations

import numpy as np
import pygame

from game.table.kit.engraving import flourish
from game.table.kit.lettering import write
from game.table.kit.materials import double_frame
from game.table.kit.pen import smooth, stamp
from game.table.kit.pieces import seal
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, PAPER, SIGNAL, SLIP, Colour
from tools.images.fields import to_surface
from tools.images.locomotive import HEIGHT, WIDTH, locomotive, track
from tools.images.raster import rendered
from tools.images.ruling import blend, clouds, pitch, ramp, rough, ruled, waves
from tools.images.svg import SvgPen, drawing

COMPANIES = ("white", "grey", "green", "yellow", "red", "blue")


def draw_lid(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None:
    """Print the lid into `rect` (pixels); `scale.k` fits its lettering."""
    k = rect.w / 420
    surface.fill(PAPER, rect)
    inner = double_frame(surface, scale, rect.inflate(-round(14 * k), -round(14 * k)), INK, 4, 2)
    picture = pygame.Rect(inner.x + round(9 * k), 0, inner.w - round(18 * k), round(inner.h * 0.52))
    picture.y = inner.y + round(inner.h * 0.30)
    surface.blit(_country(*picture.size), picture)
    art = k * 1.66
    stamp(surface, _engine(picture.size, art), *picture.topleft)
    pygame.draw.rect(surface, INK, picture, max(1, round(1.6 * k)))
    points = 37 * k / scale.k / scale.text
    top = inner.y + round(inner.h * 0.115)
    write(
        surface,
        scale,
        "American Rails",
        "title",
        points,
        (96, 24, 20),
        rect.centerx + 1.6 * k,
        top + 1.6 * k,
        "c",
    )
    write(surface, scale, "American Rails", "title", points, SIGNAL, rect.centerx, top, "c")
    rule = smooth((260 * k, 24 * k), lambda pen: flourish(pen.at(130 * k, 12 * k, k), 250, INK, SIGNAL))
    stamp(surface, rule, rect.centerx, inner.y + inner.h * 0.235, centred=True)
    step = inner.w / 7.4
    for i, colour in enumerate(COMPANIES):
        x = inner.centerx + (i - 2.5) * step
        stamp(surface, seal(colour, 31 * k), x, inner.bottom - inner.h * 0.090, centred=True)


def _engine(size: tuple[int, int], art: float) -> pygame.Surface:
    """The locomotive on its track, to be laid over the country; `art` is pixels to a unit of its grid."""
    width, height = size[0] / art, size[1] / art

    def paint(pen: SvgPen) -> None:
        top = height - HEIGHT - 4
        track(pen.at(0, top + 20), -4, width + 8)
        locomotive(pen.at((width - WIDTH) / 2, top), SIGNAL)

    return rendered(drawing((width, height), paint), size)


def _country(width: int, height: int) -> pygame.Surface:
    """Hills behind a plain under a rising sun, in ruled lines, washed with colour."""
    unit = height / 150
    y = np.arange(height, dtype=np.float32)[:, None]
    x = np.arange(width, dtype=np.float32)[None, :]
    sun_x, horizon = width * 0.74, 82 * unit
    angle = np.arctan2(horizon - y, x - sun_x)
    distance = np.hypot(x - sun_x, y - horizon) / unit
    sky = ramp(
        np.clip(y / horizon, 0, 1) + 0 * x,
        [(0, (160, 190, 196)), (0.65, (232, 214, 170)), (1, (250, 216, 150))],
    )
    lines = ruled(y / pitch(3.4, unit), np.clip(0.46 - y / horizon * 0.40, 0.0, 1) + 0 * x)
    sky = blend(sky, (96, 120, 128), lines * 0.55)
    rays = ruled(angle * 9, 0.42 + 0 * y + 0 * x) * np.exp(-(((distance - 44) / 46) ** 2))
    sky = blend(sky, (255, 240, 196), np.clip(rays, 0, 1) * 0.75)
    sky = blend(sky, SLIP, np.clip(17 - distance + 0.5, 0, 1))
    sky = blend(sky, SIGNAL, np.clip(14 - distance + 0.5, 0, 1) * 0.85)
    picture = sky
    ranges: list[tuple[float, float, Colour, Colour, int]] = [
        (58, 20, (150, 140, 130), (104, 92, 86), 4),
        (76, 10, (120, 134, 100), (74, 88, 64), 9),
    ]
    for foot, tall, wash, ink, seed in ranges:
        profile = foot * unit + rough(
            seed, width, [(5, tall * unit), (13, tall * 0.45 * unit), (40, tall * 0.12 * unit)]
        )
        depth = y - profile[None, :]
        folds = clouds(seed, height, width, [(6, 14, 0.6), (14, 40, 0.4)])
        ground = blend(
            np.full((height, width, 3), wash, np.float32),
            ink,
            ruled((depth + folds * 5 * unit) / pitch(3.0, unit), np.clip(0.42 + folds * 0.4, 0.06, 0.9)),
        )
        ground = blend(ground, INK, np.exp(-((depth / (1.1 * unit)) ** 2)) * 0.8)
        picture = blend(picture, ground, np.clip(depth + 0.5, 0, 1))
    edge = 96 * unit + waves(x[0], width, [(2, 2.2, 0.1), (5, 1.0, 0.4)]) * unit
    depth = y - edge[None, :]
    meadow = ramp(np.clip(depth / (50 * unit), 0, 1), [(0, (206, 196, 132)), (1, (168, 158, 96))])
    folds = clouds(6, height, width, [(5, 12, 0.6), (12, 40, 0.4)])
    meadow = blend(
        meadow, (110, 98, 54), ruled((depth + folds * 4 * unit) / pitch(3.6, unit), 0.30 + folds * 0.3) * 0.8
    )
    return to_surface(blend(picture, meadow, np.clip(depth + 0.5, 0, 1)))
