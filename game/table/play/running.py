"""The train that runs in the prompt while a bot thinks."""

from __future__ import annotations

import pygame

from game.table.kit.clip import only_within
from game.table.kit.lettering import write_within
from game.table.kit.materials import lamp_glow
from game.table.kit.pen import stamp
from game.table.kit.pieces import train
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, QUIET, WALNUT, mix


def draw_train(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, clock: float, progress: str) -> None:
    """A train that runs through the lamp's light, with how far the bot has come under it.

    `clock`, in seconds, says where the train is.
    """
    k = scale.k
    pygame.draw.rect(surface, mix(WALNUT, (0, 0, 0), 0.45), rect, border_radius=scale.px(4))
    lamp_glow(surface, rect.inflate(-rect.w // 5, 0), strength=0.22)
    rail = round(rect.bottom - (34 if progress else 22) * k)
    for x in range(rect.x + scale.px(8), rect.right - scale.px(8), max(5, scale.px(11))):
        pygame.draw.line(surface, mix(BRASS, WALNUT, 0.45), (x, rail + 1), (x, rail + scale.px(4)))
    pygame.draw.line(surface, BRASS, (rect.x + 1, rail), (rect.right - 2, rail), max(1, scale.px(1.6)))
    w, h = round(112 * k), round(45 * k)
    with only_within(surface, rect):
        stamp(surface, train(w), rect.x - w + (clock * 95 * k) % (rect.w + w), rail - h * 0.9)
    if progress:
        room = rect.w - scale.px(12)
        write_within(
            surface, scale, progress, "sans", 16, QUIET, rect.centerx, rect.bottom - 14 * k, room, "c"
        )
