"""The paper with everything that a player holds, next to the seat's card."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.boards.shown import SeatLook
from game.table.boards.view import BoardView, Holding
from game.table.kit.lettering import line_height, text_width, wrap, write, write_within
from game.table.kit.materials import drop_shadow, print_paper
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK, RULE, SLIP

WIDTH: Final = 440
"""The paper's width in units."""
_PAD: Final = 16
_HEAD: Final = 54
_BADGE: Final = 26
_NAME: Final = 18
_NOTE: Final = 17
_GAP: Final = 7


def draw_holdings(
    surface: pygame.Surface,
    scale: Scale,
    view: BoardView,
    look: SeatLook,
    holdings: tuple[Holding, ...],
    about: pygame.Rect,
    foot: str,
) -> pygame.Rect:
    """Draw everything that a player holds, over the card `about` (pixels) or next to it; return its area.

    `foot` is a last line: what a click on the card does.
    """
    px = scale.px
    room = px(WIDTH) - 2 * px(_PAD) - px(_BADGE + 10)
    step = line_height(scale, _NOTE, 1.18)
    notes = [wrap(scale, held.note, "sans", _NOTE, room) if held.note else [] for held in holdings]
    beside = [_fits_beside(scale, held, room) for held in holdings]
    lines = [1 if together else 1 + len(note) for together, note in zip(beside, notes, strict=True)]
    ends = wrap(scale, foot, "italic", 16, px(WIDTH) - 2 * px(_PAD))
    high = px(_HEAD) + sum(step * count + px(_GAP) for count in lines) + step * len(ends) + px(_PAD + 6)
    rect = _place(surface.get_rect(), about, (px(WIDTH), high), px(10))
    drop_shadow(surface, rect, px(8), (0, px(4)), 170, px(3))
    print_paper(surface, rect, 20, SLIP)
    pygame.draw.rect(surface, (122, 98, 58), rect, 1)
    y = rect.y + px(_HEAD) // 2
    stamp(surface, disc(look.colour, px(32)), rect.x + px(_PAD + 14), y, centred=True)
    end = write(surface, scale, look.name, "bold", 21, INK, rect.x + px(_PAD + 38), y).right
    write_within(
        surface, scale, look.kind, "italic", 17, FADED_INK, end + px(12), y, rect.right - px(_PAD + 12) - end
    )
    y = rect.y + px(_HEAD)
    pygame.draw.line(surface, RULE, (rect.x + px(_PAD), y - px(4)), (rect.right - px(_PAD), y - px(4)))
    for held, note, together, count in zip(holdings, notes, beside, lines, strict=True):
        _draw_holding(surface, scale, view, held, [] if together else note, (rect.x + px(_PAD), y))
        if together and held.note:
            place = (rect.right - px(_PAD), y + step / 2)
            write(surface, scale, held.note, "sans", _NOTE, FADED_INK, *place, "r")
        y += step * count + px(_GAP)
    for i, line in enumerate(ends):
        middle = y + step * (i + 0.5) + px(4)
        write(surface, scale, line, "italic", 16, FADED_INK, rect.x + px(_PAD), middle)
    return rect


def _fits_beside(scale: Scale, held: Holding, room: int) -> bool:
    """Return whether the note fits on the line of the label."""
    words = text_width(scale, held.label, "bold", _NAME) + text_width(scale, held.note, "sans", _NOTE)
    return words + scale.px(18) <= room


def _draw_holding(
    surface: pygame.Surface,
    scale: Scale,
    view: BoardView,
    held: Holding,
    note: list[str],
    place: tuple[int, int],
) -> None:
    px, (x, y) = scale.px, place
    step, left = line_height(scale, _NOTE, 1.18), x + px(_BADGE + 10)
    if held.badge is not None:
        spot = pygame.Rect(x, 0, px(_BADGE), px(_BADGE))
        spot.centery = round(y + step * (1 + len(note[:1])) / 2)
        view.draw_badge(surface, held.badge, spot)
    write(surface, scale, held.label, "bold", _NAME, INK, left, y + step / 2)
    for i, line in enumerate(note):
        write(surface, scale, line, "sans", _NOTE, FADED_INK, left, y + step * (i + 1.5))


def _place(window: pygame.Rect, about: pygame.Rect, size: tuple[int, int], gap: int) -> pygame.Rect:
    """Return the place over the card, or at the side with more room, within the window."""
    rect = pygame.Rect((0, 0), size)
    if about.top - gap >= size[1]:
        rect.midbottom = (about.centerx, about.top - gap)
    elif about.centerx > window.centerx:
        rect.midright = (about.left - gap, about.centery)
    else:
        rect.midleft = (about.right + gap, about.centery)
    return rect.clamp(window.inflate(-gap, -gap))
