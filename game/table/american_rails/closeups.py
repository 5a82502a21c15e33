"""The certificate of a company, drawn large."""

from __future__ import annotations

import pygame

from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.reading import Seen, as_settled
from game.table.american_rails.strip import draw_certificate
from game.table.boards.closeups import Closeup, drawn, enlargement
from game.table.boards.view import Thing


def closeup_of(thing: Thing, layout: CubeLayout, shown: Seen, text_size: float) -> Closeup | None:
    """The certificate that is pointed at; None for anything else, and for letters of the usual size."""
    if thing.field != "company" or text_size == 1:
        return None
    factor = enlargement(layout.scale, layout.print, text_size)
    area = pygame.Rect(0, 0, round(layout.area.w * factor), round(layout.area.h * factor))
    larger = CubeLayout(layout.scale.with_letters(1.0), area, layout.look, layout.companies)
    company = thing.number
    picture = drawn(
        larger.certificates[company].size,
        lambda surface: draw_certificate(
            surface, larger, surface.get_rect(), shown, as_settled(shown), company
        ),
    )
    return Closeup(picture, layout.certificates[company])
