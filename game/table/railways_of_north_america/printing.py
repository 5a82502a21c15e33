"""The score track around the map, and the players' discs on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.rules.railways_of_north_america.board import POINTS_ROUND, Board
from game.table.boards.animation import Key
from game.table.boards.shown import SeatLook
from game.table.kit.lettering import write
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, PAPER, SEPIA, Colour, mix
from game.table.railways_of_north_america.layout import TileLayout

INCOME_INK: Final[Colour] = (30, 64, 40)
_FRAME: Final[Colour] = (58, 44, 24)
_LEAF: Final[Colour] = (157, 187, 138)
_FAN: Final = 0.62
"""The distance of tied discs in a fan, in disc widths."""


def print_scores(surface: pygame.Surface, layout: TileLayout, board: Board) -> None:
    """Print points in bold, and in green the thousands of income they bring, in 100 spaces."""
    surface.fill(PAPER, layout.sheet)
    thousands = board.data.income.thousands
    most = max(thousands)
    for points in range(POINTS_ROUND):
        rect = layout.cell(points)
        if points % 5 == 0:
            surface.fill((226, 210, 171) if points % 10 == 0 else (239, 227, 198), rect)
        lower = _income_part(rect)
        surface.fill(mix((238, 230, 203), _LEAF, (thousands[points] / most) ** 1.5), lower)
        pygame.draw.rect(surface, (138, 116, 72), (rect.x, rect.y, rect.w + 1, rect.h + 1), 1)
        place = points_place(rect)
        write(surface, layout.print, str(points), "slab_bold", 16, INK, *place, "c")
        write(surface, layout.print, str(thousands[points]), "semi", 16, INCOME_INK, *lower.center, "c")
    thick = max(2, layout.print.px(3))
    pygame.draw.rect(surface, _FRAME, layout.frame.inflate(2 * thick, 2 * thick), thick)
    pygame.draw.rect(surface, SEPIA, layout.sheet, 1)


def _income_part(rect: pygame.Rect) -> pygame.Rect:
    """Return the part of a space for the income: below, or at the right in a low space."""
    if rect.w > 1.6 * rect.h:
        half = rect.x + round(rect.w * 0.52)
        return pygame.Rect(half, rect.y, rect.right - half, rect.h)
    half = rect.y + round(rect.h * 0.52)
    return pygame.Rect(rect.x, half, rect.w, rect.bottom - half)


def points_place(rect: pygame.Rect) -> Point:
    """Return the middle of the points' number in a space."""
    if rect.w > 1.6 * rect.h:
        return rect.x + rect.w * 0.27, float(rect.centery)
    return float(rect.centerx), rect.y + rect.h * 0.27


def disc_width(layout: TileLayout) -> float:
    """Return the width in pixels of a player's disc on the score track."""
    return max(18.0, 24 * layout.k)


def fan_reach(layout: TileLayout, players: int) -> float:
    """Return the pixels that discs on the score track may extend onto the map if all players are tied."""
    return disc_width(layout) * (1.0 + _FAN * (players - 1))


def disc_place(layout: TileLayout, points: Sequence[int], seat: int) -> Point:
    """Return the place of a player's disc: over the income, so that the points can be read.

    Tied discs form a fan, so that each is visible.
    """
    rect = layout.cell(points[seat])
    same = [s for s, value in enumerate(points) if value % POINTS_ROUND == points[seat] % POINTS_ROUND]
    wide = disc_width(layout)
    x, y = _income_part(rect).center
    place, last = same.index(seat), len(same) - 1
    if rect.w > 1.6 * rect.h:
        # Over the frame of the map, if need be.
        x = round(max(x, rect.x + rect.w * 0.46 + wide / 2))
        first = _first(last, rect.y < layout.frame.y, rect.bottom > layout.frame.bottom)
        return float(x), y + (first + place) * wide * _FAN
    y = round(max(y, rect.y + rect.h * 0.46 + wide / 2))
    first = _first(last, rect.x < layout.frame.x, rect.right > layout.frame.right)
    return x + (first + place) * wide * _FAN, float(y)


def _first(last: int, before: bool, behind: bool) -> float:
    """Return the start of a fan, in steps from its space; at the ends it extends onto the map."""
    return 0.0 if before else -float(last) if behind else -last / 2


def draw_scores(
    surface: pygame.Surface,
    layout: TileLayout,
    seats: Sequence[SeatLook],
    points: Sequence[int],
    hidden: frozenset[Key],
) -> None:
    """Draw the players' discs; one beyond a hundred points has a brass ring."""
    for seat, own in enumerate(points):
        if ("disc", seat, 0) not in hidden:
            place = disc_place(layout, points, seat)
            draw_disc(surface, layout, seats[seat], place, own >= POINTS_ROUND)


def draw_disc(
    surface: pygame.Surface, layout: TileLayout, look: SeatLook, place: Point, again: bool = False
) -> None:
    """Draw a player's disc on the score track."""
    wide = disc_width(layout)
    if again:
        stamp(surface, _halo(round(wide * 1.3)), *place, centred=True)
    stamp(surface, disc(look.colour, wide), *place, centred=True)


@cached_surface
def _halo(wide: int) -> pygame.Surface:
    return smooth((wide, wide), lambda pen: pen.circle((232, 190, 60), (wide / 2, wide / 2), wide / 2 - 1), 4)


FIELD: Final[Colour] = (246, 238, 217)
HEADING: Final[Colour] = (107, 42, 28)


def print_plate(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None:
    """Draw a plate over `rect` (pixels)."""
    stamp(surface, _plate(rect.size, round(scale.k, 3)), *rect.topleft)


@cached_surface
def _plate(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((74, 58, 32), 0, 0, w, h, 4 * k)
        pen.rect(FIELD, 1.3, 1.3, w - 2.6, h - 2.6, 3.4 * k)
        inset = 3.4 * k + 0.8
        pen.rect((164, 141, 92), inset, inset, w - 2 * inset, h - 2 * inset, 2 * k, 0.8)

    return smooth(size, draw)
