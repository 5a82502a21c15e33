"""The card of a link, drawn large."""

from __future__ import annotations

import pygame

from game.table.boards.closeups import Closeup, drawn, enlargement
from game.table.boards.view import Thing
from game.table.new_england_railways.cards import draw_card
from game.table.new_england_railways.layout import LinkLayout
from game.table.new_england_railways.reading import Seen, card_rows


def closeup_of(thing: Thing, layout: LinkLayout, shown: Seen, text_size: float) -> Closeup | None:
    """The card of a link that is for sale, this turn or next; None for anything else, and where it is hidden.

    Letters of the usual size are read where they are.
    """
    if thing.field != "link" or text_size == 1 or layout.zoom > 1:
        return None
    link, rows = thing.number, card_rows(shown.state)
    place = next(((row, links.index(link)) for row, links in enumerate(rows) if link in links), None)
    if place is None:
        return None
    factor = enlargement(layout.scale, layout.print, text_size)
    area = pygame.Rect(0, 0, round(layout.area.w * factor), round(layout.area.h * factor))
    larger = LinkLayout(layout.scale.with_letters(1.0), area, layout.board, layout.offered)
    picture = drawn(
        larger.card(*place).size,
        lambda surface: draw_card(surface, larger, shown, shown.state, link, surface.get_rect()),
    )
    return Closeup(picture, layout.card(*place))
