"""The lid of the box of North American Railways."""

from __future__ import annotations

import pygame

from game.rules.north_american_railways import GAME
from game.table.kit.engraving import flourish
from game.table.kit.lettering import text_width, write
from game.table.kit.materials import double_frame
from game.table.kit.pen import smooth, stamp
from game.table.kit.pieces import coast_arrow, seal
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, PAPER, SIGNAL
from game.table.north_american_railways.cards import COAST, share_face
from game.table.north_american_railways.layout import CARD
from tools.images.towns import town_view

TITLE = "North American Railways"
_CARD_WIDE = 104.0
_TURN = 12.0
"""Degrees from one card of the fan to the next."""


def draw_lid(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None:
    """Print the lid into `rect` (pixels); `scale.k` fits its lettering."""
    k = rect.w / 420
    surface.fill(PAPER, rect)
    inner = double_frame(surface, scale, rect.inflate(-round(14 * k), -round(14 * k)), INK, 4, 2)
    _write_title(surface, scale, inner, k)
    picture = pygame.Rect(inner.x + round(9 * k), 0, inner.w - round(18 * k), round(inner.h * 0.545))
    picture.y = inner.y + round(inner.h * 0.285)
    stamp(surface, town_view("mountains", "Denver", picture.size), *picture.topleft)
    companies = GAME.cards.companies
    before = surface.get_clip()
    surface.set_clip(picture.clip(before))
    for number, card in enumerate(_fan(k)):
        turn = number - (len(companies) - 1) / 2
        x = picture.centerx + turn * 36 * k
        y = picture.bottom - (38 - 4.0 * turn * turn) * k
        stamp(surface, card, x, y, centred=True)
    surface.set_clip(before)
    pygame.draw.rect(surface, INK, picture, max(1, round(1.6 * k)))
    y = inner.bottom - inner.h * 0.085
    for i, colour in enumerate(companies):
        x = inner.centerx + (i - (len(companies) - 1) / 2) * inner.w / 8.4
        stamp(surface, seal(colour, 28 * k), x, y, centred=True)
    for way in (-1, 1):
        arrow = coast_arrow(round(30 * k, 1), COAST)
        stamp(surface, arrow, inner.centerx + way * inner.w * 0.41, y, centred=True)


def _write_title(surface: pygame.Surface, scale: Scale, inner: pygame.Rect, k: float) -> None:
    """The title over a printer's rule, or in two lines where the lid is small."""
    points = 26.5 * k / scale.k / scale.text
    lines, heights = [TITLE], [0.112]
    if text_width(scale, TITLE, "title", points) > inner.w * 0.95:
        lines, heights = ["North American", "Railways"], [0.085, 0.205]
    else:
        rule = smooth((260 * k, 24 * k), lambda pen: flourish(pen.at(130 * k, 12 * k, k), 250, INK, SIGNAL))
        stamp(surface, rule, inner.centerx, inner.y + inner.h * 0.222, centred=True)
    for words, height in zip(lines, heights, strict=True):
        for drop, ink in ((1.4 * k, (12, 30, 54)), (0.0, COAST)):
            x, y = inner.centerx + drop, inner.y + inner.h * height + drop
            write(surface, scale, words, "title", points, ink, x, y, "c")


def _fan(k: float) -> tuple[pygame.Surface, ...]:
    """A share of each company, turned as one holds cards."""
    factor = 2 * _CARD_WIDE / 165.0 * k
    size = (round(165.0 * factor), round(CARD * factor))
    companies = GAME.cards.companies
    middle = (len(companies) - 1) / 2
    return tuple(
        pygame.transform.rotozoom(share_face(colour, factor, size), -(i - middle) * _TURN, 0.5)
        for i, colour in enumerate(companies)
    )
