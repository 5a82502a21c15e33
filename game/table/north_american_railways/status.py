"""The top bar: the turn, the three phases as a strip, and the sign of the last turn."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.north_american_railways.steps import ENDED
from game.table.kit.lettering import text_width, write
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import BRASS, CREAM, INK, QUIET, SHADE, WALNUT, Colour, mix
from game.table.kit.tokens import BRIGHT_BRASS
from game.table.north_american_railways.reading import Seen

_HIGH: Final = 36.0


def draw_bar(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    shown: Seen,
    paying: bool,
) -> None:
    """Draw everything, left-aligned in `rect`. `paying`: the income of the previous turn is being
    animated.
    """
    state = shown.seen
    k, x, y = scale.k, float(rect.x), rect.centery
    paying = paying or shown.settling
    over = state.step == ENDED
    title = shown.translate("status-turn", turn=state.turn_number)
    x = write(surface, scale, title, "slab_bold", 22, CREAM, x, y).right + 18 * k
    now = 2 if paying else 3 if over else state.phase() - 1
    phases = (
        shown.translate("phase-shares"),
        shown.translate("phase-cities"),
        shown.translate("phase-income"),
    )
    for i, words in enumerate(phases):
        wide, high = text_width(scale, words, "semi", 19) + round(38 * k), max(22, round(_HIGH * k))
        stamp(surface, _chip((wide, high), i - now), x, y - high / 2)
        ink = INK if i == now else CREAM if i > now else QUIET
        write(surface, scale, words, "semi", 19, ink, x + wide / 2 + 3 * k, y, "c")
        x += wide - 3 * k
    if over:
        write(surface, scale, shown.translate("status-over"), "semi", 19, CREAM, x + 18 * k, y)


@kept
def _chip(size: tuple[int, int], ahead: int) -> pygame.Surface:
    """Draw a phase's arrow: past, current (`ahead` 0) or to come."""
    w, h = size
    nose = h * 0.30
    shape = [(1.5, 2), (w - nose - 2, 2), (w - 2, h / 2), (w - nose - 2, h - 2), (1.5, h - 2), (nose, h / 2)]
    dark: Colour = mix(WALNUT, SHADE, 0.5)

    def draw(pen: Pen) -> None:
        if ahead == 0:
            pen.shade_poly(mix(BRIGHT_BRASS, CREAM, 0.15), mix(BRASS, BRIGHT_BRASS, 0.35), shape)
        else:
            pen.poly(dark, shape)
        pen.line(BRASS if ahead == 0 else mix(BRASS, WALNUT, 0.45), [*shape, shape[0]], 1.3)

    return smooth(size, draw, 4)
