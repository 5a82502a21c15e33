"""The lids of the games' boxes, each a module with ``draw_lid(surface, scale, rect)``.

A lid shows pieces as they lie in ``assets/images``: they are drawn before it. The fibre of its paper
is laid over it by the program.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import pygame

from game.table.kit.scale import Scale
from tools.images.lids import (
    american_rails,
    new_england_railways,
    north_american_railways,
    railways_of_north_america,
)
from tools.images.raster import Painting

SIZE: Final = (752, 564)
"""Pixels: as large as a lid lies on the table of the largest screen."""


class _Lid(Protocol):
    def draw_lid(self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None: ...


def _painting(lid: _Lid) -> Painting:
    surface = pygame.Surface(SIZE, 0, 32)
    lid.draw_lid(surface, Scale(3840, 2160), surface.get_rect())
    return Painting(pygame.surfarray.array3d(surface).swapaxes(0, 1))


PICTURES: Final[dict[str, Callable[[], Painting]]] = {
    "lids/american_rails": partial(_painting, american_rails),
    "lids/new_england_railways": partial(_painting, new_england_railways),
    "lids/north_american_railways": partial(_painting, north_american_railways),
    "lids/railways_of_north_america": partial(_painting, railways_of_north_america),
}
