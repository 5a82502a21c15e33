"""The column at the right of the board: who sits at the table, with what, and who is to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from game.table.boards.view import SeatCard, SeatLook
from game.table.kit.fittings import thinking
from game.table.kit.furniture import focus_ring, pill
from game.table.kit.lettering import shorten, text_width, write
from game.table.kit.materials import drop_shadow, lamp_glow, panel
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET, Colour

if TYPE_CHECKING:
    from game.table.boards.view import BoardView

WIDTH: Final = 472
"""Of the column, in units."""
TOP: Final = 68
MARGIN: Final = 16
GAP: Final = 12
BORDER: Final = 18
"""Between the edge of the seats' panel and the cards in it, in units."""
CARD_STEPS: Final = (99, 88, 76, 66, 56)
"""Heights that a seat's card can have, with the gap under it, in units."""
FULL_CARD: Final = 95
"""Cards of this height and more have a line for the pictures of what the seat holds."""
USUAL_PROMPT: Final = 356
USUAL_LOG: Final = 150
"""What the prompt and the log want to have, in units, when the cards' height is chosen."""

ACTING_FACE: Final[Colour] = (84, 56, 32)
CARD_FACE: Final[Colour] = (46, 29, 18)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the parts of the window lie, in pixels, and the scale that the column is drawn with."""

    scale: Scale
    board: pygame.Rect
    column: pygame.Rect
    seats: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    tall: bool
    """Whether the cards are high enough for a line of pictures."""

    def below(self) -> pygame.Rect:
        """What is left of the column for the prompt and the log."""
        top = self.seats.bottom + self.scale.px(GAP)
        return pygame.Rect(self.column.x, top, self.column.w, self.column.bottom - top)


def arrange_table(window: Scale, text_size: float, players: int) -> Layout:
    """Divide the window between the board and the column.

    Larger text makes the column wider, by half as much, and everything in it larger.
    """
    wide = WIDTH * (1 + (text_size - 1) * 0.5)
    high = window.high - TOP - (MARGIN - 2)
    left = window.wide - MARGIN - wide
    column = window.rect(left, TOP, wide, high)
    board = window.rect(MARGIN, TOP, left - 2 * MARGIN, high)
    scale = Scale(window.width, window.height, 1.0, window.zoom).larger(text_size)
    room = column.h / scale.k - USUAL_PROMPT - USUAL_LOG - 2 * GAP - 2 * BORDER
    step = next((step for step in CARD_STEPS if step * players - 8 <= room), CARD_STEPS[-1])
    seats = pygame.Rect(column.x, column.y, column.w, scale.px(step * players - 8 + 2 * BORDER))
    x, w = column.x + scale.px(BORDER), column.w - 2 * scale.px(BORDER)
    cards = tuple(
        pygame.Rect(x, column.y + scale.px(BORDER + step * seat), w, scale.px(step - 8))
        for seat in range(players)
    )
    return Layout(scale, board, column, seats, cards, step >= FULL_CARD)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat as its card shows it just now."""

    look: SeatLook
    card: SeatCard
    acting: bool
    thinking: bool = False
    hovered: bool = False
    focused: bool = False


def draw_seats(
    surface: pygame.Surface, layout: Layout, seats: Sequence[Sitting], view: BoardView, clock: float
) -> None:
    """The panel with a card for every seat; the one to act lies in the lamp's light.

    `clock`, in seconds, drives the engine beside a bot that thinks.
    """
    panel(surface, layout.scale, layout.seats, 3)
    for rect, sitting in zip(layout.cards, seats, strict=True):
        _draw_face(surface, layout.scale, rect, sitting)
        if layout.tall:
            _draw_tall(surface, layout.scale, rect, sitting, view, clock)
        else:
            _draw_low(surface, layout.scale, rect, sitting, view, clock)


def _draw_face(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, sitting: Sitting) -> None:
    face = ACTING_FACE if sitting.acting else CARD_FACE
    if sitting.hovered:
        face = (face[0] + 14, face[1] + 10, face[2] + 7)
    drop_shadow(surface, rect, scale.px(4), (0, scale.px(2)), 130)
    if sitting.acting:
        lamp_glow(surface, rect.inflate(scale.px(28), scale.px(60)), strength=0.40)
    pygame.draw.rect(surface, face, rect, border_radius=scale.px(5))
    if sitting.acting:
        surface.set_clip(rect)
        light = pygame.Rect(0, 0, rect.w * 2, rect.h * 5)
        light.center = (rect.x + rect.w // 4, rect.y)
        lamp_glow(surface, light, strength=0.17)
        surface.set_clip(None)
        pygame.draw.rect(surface, (255, 220, 128), rect, max(1, scale.px(2)), border_radius=scale.px(5))
    else:
        pygame.draw.rect(surface, (96, 70, 40), rect, 1, border_radius=scale.px(5))
    if sitting.focused:
        focus_ring(surface, scale, rect, 5)


def _standing(sitting: Sitting) -> str:
    return "  ·  ".join(part for part in (sitting.look.kind, sitting.card.standing) if part)


def _inks(sitting: Sitting) -> tuple[Colour, Colour]:
    """For the small lines and for the money."""
    return (CREAM, (255, 232, 170)) if sitting.acting else (QUIET, PALE_BRASS)


def _draw_name(
    surface: pygame.Surface,
    scale: Scale,
    sitting: Sitting,
    place: tuple[float, float],
    points: float,
    right: float,
    clock: float,
) -> None:
    """The seat's name; if it is to act a plate, and an engine that runs while a bot thinks."""
    k, (x, y) = scale.k, place
    words = "to act" if sitting.acting else ""
    after = text_width(scale, words, "bold", 15) + 32 * k if words else 0.0
    after += 54 * k if sitting.thinking else 0.0
    name = shorten(scale, sitting.look.name, "bold", points, max(scale.px(60), round(right - x - after)))
    end = write(surface, scale, name, "bold", points, CREAM, x, y).right
    if words:
        end = pill(surface, scale, end + 14 * k, y + k, words).right
    if sitting.thinking:
        thinking(surface, end + 10 * k, y, 42 * k, clock * 1.6)


def _draw_tall(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    sitting: Sitting,
    view: BoardView,
    clock: float,
) -> None:
    """Name, what plays it and where it stands, pictures of what it holds; money at the right."""
    k, card = scale.k, sitting.card
    quiet, gold = _inks(sitting)
    stamp(surface, disc(sitting.look.colour, 50 * k), rect.x + 41 * k, rect.centery, centred=True)
    left, right = rect.x + 82 * k, rect.right - 18 * k
    money = write(surface, scale, card.amount, "slab_bold", 30, gold, right, rect.y + 30 * k, "r")
    _draw_name(surface, scale, sitting, (left, rect.y + 20 * k), 23, money.left - 12 * k, clock)
    standing = shorten(scale, _standing(sitting), "sans", 16, round(money.left - 10 * k - left))
    write(surface, scale, standing, "sans", 16, quiet, left, rect.y + 41.5 * k)
    note = write(surface, scale, card.note, "sans", 16, quiet, right, rect.bottom - 17 * k, "r")
    top = min(rect.y + 55 * k, rect.bottom - 33 * k)
    _badges(surface, scale, sitting, view, left, top, 25, note.left - 10 * k)


def _draw_low(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    sitting: Sitting,
    view: BoardView,
    clock: float,
) -> None:
    """The same in two lines, with the pictures before the money."""
    k, card = scale.k, sitting.card
    quiet, gold = _inks(sitting)
    wide = min(40 * k, rect.h * 0.62)
    stamp(surface, disc(sitting.look.colour, wide), rect.x + 30 * k, rect.centery, centred=True)
    left, right = rect.x + 58 * k, rect.right - 12 * k
    upper, lower = rect.y + rect.h * 0.32, rect.y + rect.h * 0.74
    money = write(surface, scale, card.amount, "slab_bold", 25, gold, right, upper, "r")
    count = sum(badge.count for badge in card.badges)
    room = money.left - 12 * k - min(23 * count, 140) * k
    _draw_name(surface, scale, sitting, (left, upper), 20, room, clock)
    _badges(surface, scale, sitting, view, room, upper - 12 * k, 19, money.left - 10 * k)
    note = write(surface, scale, card.note, "sans", 15, quiet, right, lower, "r")
    standing = shorten(scale, _standing(sitting), "sans", 15, round(note.left - 10 * k - left))
    write(surface, scale, standing, "sans", 15, quiet, left, lower)


def _badges(
    surface: pygame.Surface,
    scale: Scale,
    sitting: Sitting,
    view: BoardView,
    left: float,
    top: float,
    width: float,
    right: float,
) -> None:
    """A row of pictures, `width` units wide, that overlap where the room is short."""
    pictures = [badge for badge in sitting.card.badges for _ in range(badge.count)]
    if not pictures:
        return
    w, h = scale.px(width), scale.px(width * 1.2)
    step = min(scale.px(width + 6), (right - left - w) / max(1, len(pictures) - 1))
    for i, badge in enumerate(pictures):
        view.draw_badge(surface, badge, pygame.Rect(round(left + step * i), round(top), w, h))
