"""The parlor car as the menus show it: the whole compartment, or its wall above a table.

Only the landscape moves; everything else is drawn once for a window's size.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.table.backdrop.car import curtain, draw_frame, draw_lamp, draw_table, draw_wall
from game.table.backdrop.land import draw_land
from game.table.backdrop.plate import draw_plate, gilded
from game.table.kit.materials import lamp_glow
from game.table.kit.pen import NullSurface, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_surface, surface_cache

SILL = 660
"""The top of the title screen's table, in units from the top of the window."""
WALL = 138
"""The top of the table on the other screens."""
LAMP = (236, 760, 392)
"""The title's lamp: its foot's center (x, y), and its height, in units."""
PICTURES = 24
"""The pictures of the passing landscape per second."""
DARK = (24, 18, 14)
"""The color of the car before the lamp is lit."""
_PIECES = (8, 5)
"""The columns and rows into which the foreground is cut."""
START = 30.7
"""The seconds of travel of the landscape that is shown when motion is off."""


def _still(scale: Scale, sill: int) -> Steps[pygame.Surface]:
    """Draw wall and table without the window, step by step."""
    picture = pygame.Surface((scale.width, scale.height), 0, 32)
    yield from draw_wall(picture, scale, pygame.Rect(0, 0, scale.width, scale.px(sill)), 5)
    yield from draw_table(picture, scale, scale.px(sill))
    return picture


def _hang_curtains(surface: pygame.Surface, scale: Scale, wide: float, sill: float) -> Steps[None]:
    """Draw a pair of curtains from the top of the wall to the table, `wide` units each, step by step."""
    yield
    left = curtain(scale.px(wide), scale.px(sill))
    stamp(surface, left, scale.px(30), 0)
    yield
    right = pygame.transform.flip(left, True, False)
    stamp(surface, right, surface.get_width() - scale.px(30) - right.get_width(), 0)


def _window(scale: Scale) -> pygame.Rect:
    """Return the rectangle of the landscape on the title screen."""
    return scale.rect(66, 56, scale.wide - 132, 556)


def _draw_front(surface: pygame.Surface, scale: Scale) -> Steps[None]:
    """Draw the foreground step by step: frame, curtains, plate."""
    yield from draw_frame(surface, scale, _window(scale))
    yield from _hang_curtains(surface, scale, 250, SILL)
    yield
    _draw_name(surface, scale)


def _draw_name(surface: pygame.Surface, scale: Scale) -> None:
    """Draw the plate with the program's name over the title's window."""
    draw_plate(surface, scale, scale.rect(scale.wide / 2 - 390, 20, 780, 150), "Parlor Car")


def draw_dark(surface: pygame.Surface, scale: Scale) -> None:
    """Draw the car before the lamp is lit, in one step: only the plate is visible."""
    surface.fill(DARK)
    _draw_name(surface, scale)


def _make_name(scale: Scale) -> None:
    """Make the slow pictures of the plate before they go into others."""
    _draw_name(NullSurface((1, 1)), scale)


@cached_surface
def _front(scale: Scale) -> tuple[tuple[pygame.Surface, int, int], ...]:
    """Return the foreground in premultiplied pieces with their positions; most of the window is free."""
    _make_name(scale)
    return surface_cache.go_on((_front, scale), partial(_cut_front, scale))


def _cut_front(scale: Scale) -> Steps[tuple[tuple[pygame.Surface, int, int], ...]]:
    picture = pygame.Surface((scale.width, scale.height), pygame.SRCALPHA)
    yield from _draw_front(picture, scale)
    window, (columns, rows) = _window(scale), _PIECES
    pieces = []
    for cell in range(columns * rows):
        yield
        column, row = cell % columns, cell // columns
        left, top = window.w * column // columns, window.h * row // rows
        right, bottom = window.w * (column + 1) // columns, window.h * (row + 1) // rows
        part = picture.subsurface(window).subsurface((left, top, right - left, bottom - top))
        seen = part.get_bounding_rect()
        if seen.w and seen.h:
            place = seen.move(window.x + left, window.y + top)
            pieces.append((part.subsurface(seen).copy(), place.x, place.y))
    return tuple(pieces)


@cached_surface
def _at_rest(scale: Scale) -> pygame.Surface:
    """Return the title's picture with an empty window."""
    _make_name(scale)
    return surface_cache.go_on((_at_rest, scale), partial(_paint_at_rest, scale))


def _paint_at_rest(scale: Scale) -> Steps[pygame.Surface]:
    still = yield from _still(scale, SILL)
    picture = still.copy()
    yield from _draw_front(picture, scale)
    yield
    rim = pygame.Rect(0, scale.px(SILL), scale.width, scale.height - scale.px(SILL))
    picture.blit(still, rim, rim)
    yield
    draw_lamp(picture, scale, *LAMP)
    return picture


def draw_compartment(surface: pygame.Surface, scale: Scale, picture_number: int, hour: float = 0.0) -> None:
    """Draw the title's picture: window, curtains, lamp, plate and table, at one moment of the journey.

    `hour` is 0 at dusk and 1 at night.
    """
    surface.blit(_at_rest(scale), (0, 0))
    draw_outside(surface, scale, picture_number, hour)


def draw_outside(
    surface: pygame.Surface, scale: Scale, picture_number: int, hour: float = 0.0
) -> pygame.Rect:
    """Draw only the title's window and what is in front of it; return its rectangle (pixels)."""
    window = _window(scale)
    surface.set_clip(window)
    draw_land(surface, window, picture_number / PICTURES, hour)
    for piece, x, y in _front(scale):
        stamp(surface, piece, x, y)
    draw_lamp(surface, scale, *LAMP)
    surface.set_clip(None)
    return window


@cached_surface
def _wall(scale: Scale, hour: float) -> pygame.Surface:
    """Draw a strip of window above the table, without the plate."""
    draw_land(NullSurface((1, 1)), _window(scale), START, hour)
    _light_table(NullSurface((1, 1)), scale)
    return surface_cache.go_on((_wall, scale, hour), partial(_paint_wall, scale, hour))


def _paint_wall(scale: Scale, hour: float) -> Steps[pygame.Surface]:
    still = yield from _still(scale, WALL)
    yield
    picture = still.copy()
    yield
    window = scale.rect(46, 18, scale.wide - 92, 98)
    # The landscape of the title, moved so that its horizon is in the strip.
    outside = _window(scale)
    outside.center = (window.centerx, window.centery - scale.px(30))
    picture.set_clip(window)
    draw_land(picture, outside, START, hour)
    picture.set_clip(None)
    yield from draw_frame(picture, scale, window)
    yield from _hang_curtains(picture, scale, 150, WALL)
    rim = pygame.Rect(0, scale.px(WALL), scale.width, scale.height - scale.px(WALL))
    picture.blit(still, rim, rim)
    _light_table(picture, scale)
    return picture


def _light_table(surface: pygame.Surface, scale: Scale) -> None:
    light = pygame.Rect(0, 0, scale.px(1500), scale.px(900))
    light.center = (scale.width // 2, scale.px(380))
    lamp_glow(surface, light, strength=0.14)


def draw_wall_above_table(surface: pygame.Surface, scale: Scale, title: str, hour: float = 0.0) -> None:
    """Draw the other screens' background: a strip of window with the screen's name on a plate, and the table.

    `hour` is 0 at dusk and 1 at night.
    """
    surface.blit(_wall(scale, hour), (0, 0))
    wide = max(460, 150 + gilded(title, round(scale.px(108) * 0.56)).get_width() / scale.k)
    draw_plate(surface, scale, scale.rect(scale.wide / 2 - wide / 2, 14, wide, 108), title)


def moment(seconds: float, high: int) -> int:
    """Return the number of the picture that shows the landscape after some seconds of travel.

    In a very `high` window (in pixels) every second picture is skipped.
    """
    step = 1 if high <= 1200 else 2 if high <= 1600 else 3
    return int((START + seconds) * PICTURES) // step * step
