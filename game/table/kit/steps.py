"""A strip of a turn's steps on a walnut board: completed ones are ticked, the current one is lit."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table.kit.images import picture
from game.table.kit.lettering import text_width, write
from game.table.kit.materials import drop_shadow, lamp_glow, walnut
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, CREAM, INK, PALE_BRASS, QUIET, WALNUT, mix

POINTS = 18
PAD = 8
MARK = 26


def step_rects(scale: Scale, rect: pygame.Rect, names: Sequence[str]) -> list[pygame.Rect]:
    """Return the rectangles of the steps: as wide as their names, with the rest divided evenly."""
    inner = rect.inflate(-2 * scale.px(PAD), -2 * scale.px(PAD))
    widths = [text_width(scale, name, "semi", POINTS) for name in names]
    spare = (inner.w - sum(widths)) / len(names)
    found, x = [], float(inner.x)
    for wide in widths:
        found.append(pygame.Rect(round(x), inner.y, round(x + wide + spare) - round(x), inner.h))
        x += wide + spare
    return found


def step_strip(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    names: Sequence[str],
    now: int,
    light: float = 1.0,
) -> None:
    """Draw the strip into `rect` (pixels). `now` counts from 0; `len(names)` means that all are completed.

    `light`, 0 to 1, is the brightness of the lamp over the current step.
    """
    drop_shadow(surface, rect, scale.px(8), (0, scale.px(4)), 150, scale.px(8))
    surface.blit(walnut(rect.size, 23), rect)
    stamp(surface, _frame(rect.size, scale.k), rect.x, rect.y)
    rects = step_rects(scale, rect, names)
    for i, (name, place) in enumerate(zip(names, rects, strict=True)):
        if i == now:
            lamp_glow(surface, place.inflate(scale.px(60), scale.px(30)), strength=round(0.6 * light, 1))
            stamp(surface, _lit(place.size, scale.k), place.x, place.y)
        elif i and i - 1 != now:
            line = mix(BRASS, WALNUT, 0.55)
            pygame.draw.line(
                surface, line, (place.x, place.y + scale.px(5)), (place.x, place.bottom - scale.px(5))
            )
        wide = text_width(scale, name, "semi", POINTS)
        left = place.centerx - (MARK * scale.k + wide) / 2
        ink = INK if i == now else mix(QUIET, WALNUT, 0.10) if i < now else CREAM
        if i < now:
            side = round(17 * scale.k)
            stamp(surface, picture("pieces/tick", side, side), left, place.centery - side / 2)
        else:
            colour = INK if i == now else PALE_BRASS
            write(
                surface,
                scale,
                str(i + 1),
                "slab_bold",
                POINTS,
                colour,
                left + 9 * scale.k,
                place.centery,
                "c",
            )
        write(surface, scale, name, "semi", POINTS, ink, left + MARK * scale.k, place.centery)


@cached_surface
def _frame(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(mix(WALNUT, (0, 0, 0), 0.55), 0, 0, w, h, 3 * k, 1.6)
        pen.rect(mix(BRASS, WALNUT, 0.35), 4 * k, 4 * k, w - 8 * k, h - 8 * k, 5 * k, 1.1)

    return smooth(size, draw)


@cached_surface
def _lit(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((112, 80, 12), 0, 0, w, h, 6 * k)
        pen.shade_rect((248, 218, 124), (214, 172, 60), 1, 1, w - 2, h - 2, 5 * k)

    return smooth(size, draw)
