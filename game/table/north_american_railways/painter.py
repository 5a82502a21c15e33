"""Draws the board from a state, a layout and the current animation, caching what doesn't change."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from game.rules.contract import company_party
from game.table.boards.animation import BoardContext, Layer, hidden_pieces
from game.table.boards.reads import Reads
from game.table.kit.motion import Motions
from game.table.kit.pen import copied, only_within, stays
from game.table.kit.surface_cache import Used, surface_cache
from game.table.north_american_railways.animations import ANIMATIONS
from game.table.north_american_railways.columns import draw_columns
from game.table.north_american_railways.layout import CardLayout
from game.table.north_american_railways.reading import Seen, counted
from game.table.north_american_railways.sheet import draw_row, draw_sheet
from game.words import active_language

_AROUND: Final = 14
"""The space in units around the board that its shadows reach."""


class Painter:
    """The painter of the board in one layout; a new layout needs a new painter."""

    def __init__(self, layout: CardLayout) -> None:
        self.layout = layout
        self._reads = Reads()
        """The dependencies of the picture."""
        self._rows: list[Hashable] = []
        """The dependencies of each company's row, in addition to those of the whole board."""
        self._picture = pygame.Surface((1, 1))
        self._used = Used()

    def paint(self, surface: pygame.Surface, shown: Seen, motions: Motions) -> None:
        """Paint the whole board on the window's baize."""
        layout = self.layout
        reach = 2 * layout.print.px(_AROUND)
        area = layout.area.inflate(reach, reach).clip(surface.get_rect())
        hidden = hidden_pieces(motions)
        treasuries = [
            counted(shown, company_party(company), amount, motions)
            for company, amount in enumerate(shown.state.treasury)
        ]
        key = (active_language(), surface.get_size())
        rows: list[Hashable] = [
            (treasury, frozenset(key for key in hidden if key[1] == company))
            for company, treasury in enumerate(treasuries)
        ]
        keeps = stays(surface, area)
        if not self._reads.hold(shown, key):
            reads = Reads()
            watched = reads.watch(shown, key)
            with only_within(surface, area), surface_cache.noting() as used:
                draw_columns(surface, layout, watched)
                draw_sheet(surface, layout, watched, treasuries, hidden)
            if keeps:
                self._picture, self._reads = copied(surface.subsurface(area), self._picture), reads
                self._used = used
        else:
            surface.blit(self._picture, area)
            surface_cache.stay(self._used)
            for company in (i for i, row in enumerate(rows) if row != self._rows[i]):
                place = draw_row(surface, layout, shown, company, treasuries, hidden)
                if keeps:
                    self._picture.blit(surface, place.move(-area.x, -area.y), place)
        if keeps:
            self._rows = rows
        at = BoardContext(layout, shown, motions)
        ANIMATIONS.draw(surface, at, Layer.LIGHT)
        ANIMATIONS.draw(surface, at, Layer.BOARD)
