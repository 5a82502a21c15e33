"""Enlarged drawings of an operations card or a baron."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import KEEP_BARON
from game.table.boards.closeups import Closeup, drawn, enlargement
from game.table.boards.view import Shown, Thing
from game.table.railways_of_north_america.cards import draw_card
from game.table.railways_of_north_america.hand import draw_baron, may_see
from game.table.railways_of_north_america.layout import TileLayout

_CARD: Final = (250, 104)
_BARON: Final = (330, 120)
"""The size of the drawing in units, with room for the whole text."""


def closeup_of(
    thing: Thing, place: pygame.Rect | None, layout: TileLayout, shown: Shown[State], text_size: float
) -> Closeup | None:
    """Return the card at `place` that may be chosen; None for anything else, and at the default text size.

    The text of a card that can't be chosen is in its tooltip.
    """
    state = shown.state
    if place is None or text_size == 1:
        return None
    scale = layout.print.larger(enlargement(layout.scale, layout.print, text_size))
    if thing.field == "card":
        size = (scale.px(_CARD[0]), scale.px(_CARD[1]))
        return Closeup(
            drawn(size, lambda on: draw_card(on, scale, on.get_rect(), shown, state, thing.number, 1)), place
        )
    if thing.field == "baron" and state.step == KEEP_BARON and may_see(shown, state):
        size = (scale.px(_BARON[0]), scale.px(_BARON[1]))
        return Closeup(
            drawn(size, lambda on: draw_baron(on, scale, on.get_rect(), shown, state, thing.number)), place
        )
    return None
