"""A line of the final standings: place, disc, name, score."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.lettering import line_height, write, write_within
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET

_AMOUNT: Final = (255, 232, 170)


def draw_standing(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    *,
    place: int,
    colour: int,
    name: str,
    amount: str,
    kind: str = "",
    won: bool = False,
) -> None:
    """Draw a player's line in `rect` (pixels); `kind` is the small text under the name, if any."""
    pygame.draw.rect(surface, (92, 62, 34) if won else (46, 29, 18), rect, border_radius=scale.px(6))
    rim = (255, 220, 128) if won else (96, 70, 40)
    pygame.draw.rect(surface, rim, rect, max(1, scale.px(2 if won else 1)), border_radius=scale.px(6))
    y = rect.centery
    write(surface, scale, str(place), "slab_bold", 26, PALE_BRASS, rect.x + scale.px(30), y, "c")
    stamp(surface, disc(colour, 46 * scale.k), rect.x + scale.px(86), y, centred=True)
    money = write(surface, scale, amount, "slab_bold", 32, _AMOUNT, rect.right - scale.px(20), y, "r")
    x = rect.x + scale.px(126)
    room = money.x - x - scale.px(12)
    # In a low line both texts are smaller, so that they stay in it.
    share = min(1.0, rect.h / (line_height(scale, 22) + line_height(scale, 16))) if kind else 1.0
    apart = share * scale.text**0.5 if kind else 0.0
    write_within(surface, scale, name, "bold", 22 * share, CREAM, x, y - scale.px(13 * apart), room)
    if kind:
        ink = CREAM if won else QUIET
        write_within(surface, scale, kind, "sans", 16 * share, ink, x, y + scale.px(15 * apart), room)
