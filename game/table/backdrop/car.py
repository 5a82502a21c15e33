"""The inside of the parlor car: the window's frame, velvet curtains, the lamp on the table."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.images import picture
from game.table.kit.materials import cut_walnut, drop_shadow, lamp_glow, lay_baize
from game.table.kit.pen import Pen, smooth_steps, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps
from game.table.kit.theme import BRASS, WALNUT, mix

CURTAIN: Final = (250, 660)
CURTAIN_LOW: Final = (150, 138)
"""The heights in units of a curtain at the title's window, and over the tables of the other screens."""
_SHADES: Final = 6
"""The number of lines of the shade on the glass that are drawn per step."""
LAMP_WIDE: Final = 0.66
"""The lamp's width as a fraction of its height."""


def curtain(width: int, height: int) -> pygame.Surface:
    """Return a velvet curtain that hangs at the left, gathered by a gold cord (pixels)."""
    return picture("title/curtain" if height > 1.5 * width else "title/curtain-low", width, height)


def draw_frame(surface: pygame.Surface, scale: Scale, window: pygame.Rect) -> Steps[None]:
    """Draw the brass and walnut frame around the window, and its shade on the glass, step by step."""
    wide, deep = scale.px(13), scale.px(5)
    outer = window.inflate(2 * (wide + deep), 2 * (wide + deep))

    def paint(pen: Pen) -> None:
        w, h, radius = outer.w, outer.h, scale.px(26)
        bands = [
            ((24, 14, 8), 0.0), (mix(BRASS, (0, 0, 0), 0.45), 1.5), (mix(BRASS, (255, 250, 210), 0.35), 3.0),
            (BRASS, 5.5), (mix(BRASS, (0, 0, 0), 0.35), 9.5), ((20, 12, 8), 12.5),
        ]  # fmt: skip
        for colour, inset in bands:
            i = inset * scale.k
            pen.rect(colour, i, i, w - 2 * i, h - 2 * i, max(1, radius - i), max(2.0, 4 * scale.k))

    frame = yield from smooth_steps(outer.size, paint, 2)
    yield
    stamp(surface, frame, *outer.topleft)
    yield
    reach = scale.px(30)
    for i in range(reach):
        if i % _SHADES == 0:
            yield
        level = round(90 * (1 - i / reach) ** 2.2)
        shade = pygame.Surface((window.w - 2 * i, 1), pygame.SRCALPHA)
        shade.fill((0, 0, 0, level))
        surface.blit(shade, (window.x + i, window.y + i))
        side = pygame.Surface((1, window.h - i), pygame.SRCALPHA)
        side.fill((0, 0, 0, level))
        surface.blit(side, (window.x + i, window.y + i))
        surface.blit(side, (window.right - 1 - i, window.y + i))


def draw_wall(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, seed: int) -> Steps[None]:
    """Draw a wall of walnut with sunk panels in `rect`, step by step."""
    yield
    walnut = yield from cut_walnut(rect.size, seed)
    yield
    surface.blit(walnut, rect)
    line = max(1, scale.px(2))
    pygame.draw.rect(surface, mix(WALNUT, (0, 0, 0), 0.6), rect, line)


def draw_table(surface: pygame.Surface, scale: Scale, top: int) -> Steps[None]:
    """Draw the table from its far edge at `top` (pixels) down to the window's lower edge, step by step."""
    width, height = surface.get_size()
    rim = scale.px(24)
    yield
    felt = yield from lay_baize(width, height - top - rim, (0.22, 0.10))
    yield
    surface.blit(felt, (0, top + rim))
    yield
    board = pygame.Rect(0, top, width, rim)
    drop_shadow(surface, board, scale.px(12), (0, scale.px(10)), 190, 0)
    yield
    surface.blit((yield from cut_walnut(board.size, 9)), board)
    for y, colour in (
        (board.top, mix(WALNUT, (255, 224, 170), 0.42)),
        (board.bottom - scale.px(7), BRASS),
        (board.bottom - scale.px(6), mix(BRASS, (0, 0, 0), 0.4)),
        (board.bottom - 1, (14, 8, 5)),
    ):
        pygame.draw.line(surface, colour, (0, y), (width, y))


def draw_lamp(surface: pygame.Surface, scale: Scale, x: float, foot: float, high: float) -> None:
    """Draw the lit lamp with its foot's middle at (x, foot) units, and its light on the surroundings."""
    lamp = picture("title/lamp", scale.px(high * LAMP_WIDE), scale.px(high))
    left, top = scale.px(x) - lamp.get_width() // 2, scale.px(foot) - lamp.get_height()
    base = pygame.Rect(
        scale.px(x) - scale.px(high * 0.17), scale.px(foot - 16), scale.px(high * 0.34), scale.px(20)
    )
    drop_shadow(surface, base, scale.px(9), (scale.px(6), scale.px(4)), 200, scale.px(10))
    for reach, strength in ((2.6, 0.34), (1.3, 0.30)):
        light = pygame.Rect(0, 0, scale.px(high * reach), scale.px(high * reach))
        light.center = (scale.px(x), top + round(lamp.get_height() * 0.40))
        lamp_glow(surface, light, strength=strength)
    stamp(surface, lamp, left, top)
