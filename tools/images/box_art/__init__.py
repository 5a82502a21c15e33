"""The lids of the games' boxes, each a module by the game's key with ``draw_lid(surface, scale, rect)``.

A lid shows pieces as they lie in ``assets/images``: they are drawn before it. The fibre of its paper
is laid over it by the program.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

import pygame

from game.rules.catalog import game_keys
from game.table.kit.scale import Scale
from tools.images.raster import Painting

SIZE: Final = (752, 564)
"""The size in pixels of a lid on the largest screen."""


def _painting(key: str) -> Painting:
    surface = pygame.Surface(SIZE, 0, 32)
    import_module(f"{__name__}.{key}").draw_lid(surface, Scale(3840, 2160), surface.get_rect())
    return Painting(pygame.surfarray.array3d(surface).swapaxes(0, 1))


PICTURES: Final[dict[str, Callable[[], Painting]]] = {
    f"box_art/{key}": partial(_painting, key) for key in game_keys()
}
