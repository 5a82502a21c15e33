"""The column at the right of the board: the seats and what they hold, the prompt, the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from game.table.boards.view import BoardView
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.play.seat_cards import Sitting, amount_middle, draw_card, eye_place, played_throughout

WIDTH: Final = 472
"""The column's width in units."""
TOP: Final = 68
MARGIN: Final = 16
GAP: Final = 12
BORDER: Final = 18
LOW_BORDER: Final = 14
"""The margin in units between the edge of the seats' panel and its cards, for limited space."""
USUAL_STEPS: Final = (99, 88, 76, 66, 56)
LOW_STEPS: Final = (66, 56, 36)
"""The possible heights of a seat's card with the gap below it, in units; low ones for limited space."""
MOST_PROMPT: Final = 460
TALL_PROMPT: Final = 510
USUAL_PROMPT: Final = 412
LOW_PROMPT: Final = 400
LEAST_PROMPT: Final = 250
"""The maximum height of the prompt, its preferred height for the cards' height, and its minimum.

It is `TALL_PROMPT` if the log keeps its title in the next column, as with three seats."""
NEXT_PROMPT, TOLD_PROMPT = 148, 226
"""The height of a prompt that only announces in two lines what comes next, or explains a sheet in five."""
TITLED_LOG: Final = 132
LEAST_LOG: Final = 93
"""The heights in units of a log with a title and three lines, and with three lines alone."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The parts of the window in pixels, and the scale of the column."""

    scale: Scale
    board: pygame.Rect
    seats: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    prompt: pygame.Rect
    """The prompt has one height in every decision, so that nothing moves under the pointer. See
    `under_sheet`.
    """
    log: pygame.Rect
    beneath: bool = False
    """Whether seats, prompt, hand and log are in a row under the board."""
    hand: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """The area of the viewer's hand, on a table that shows it in the column of the prompt."""

    def under_sheet(self, told: str) -> TableLayout:
        """Return the layout while a sheet is read: there is no prompt, and the log gets the larger area.

        `told` is the prompt's text about the sheet; if empty, only what comes next.
        """
        if self.beneath:
            return replace(self, prompt=self.log, log=self.prompt)
        high = min(self.prompt.h, self.scale.px(TOLD_PROMPT if told else NEXT_PROMPT))
        lower = self.prompt.h - high
        prompt = pygame.Rect(self.prompt.topleft, (self.prompt.w, high))
        log = pygame.Rect(self.log.x, self.log.y - lower, self.log.w, self.log.h + lower)
        return replace(self, prompt=prompt, log=log)

    def on_board(self, position: tuple[int, int]) -> bool:
        """Return whether a pixel is part of the board or the hand."""
        return bool(self.board.collidepoint(position) or self.hand.collidepoint(position))


def arrange_table(window: Scale, text_size: float, players: int) -> TableLayout:
    """Divide the window between the board and the column.

    The board has the same size with larger text: the column is not wider, but its content is denser.
    """
    high = window.high - TOP - (MARGIN - 2)
    left = window.wide - MARGIN - WIDTH
    column = window.rect(left, TOP, WIDTH, high)
    board = window.rect(MARGIN, TOP, left - 2 * MARGIN, high)
    scale = window.lettered(text_size)
    step, border = _card_step(column.h / scale.k - 2 * GAP, players)
    seats = pygame.Rect(column.x, column.y, column.w, scale.px(step * players - 8 + 2 * border))
    x, w = column.x + scale.px(border), column.w - 2 * scale.px(border)
    cards = tuple(
        pygame.Rect(x, column.y + scale.px(border + step * seat), w, scale.px(step - 8))
        for seat in range(players)
    )
    top = seats.bottom + scale.px(GAP)
    below = pygame.Rect(column.x, top, column.w, column.bottom - top)
    prompt, log = _divided(scale, below)
    return TableLayout(scale, board, seats, cards, prompt, log)


def _card_step(room: float, players: int) -> tuple[int, int]:
    """Return the height of a seat's card with the gap below it, and the border around all cards.

    Cards, prompt and log share `room` units.
    """
    for steps, border, others in (
        (USUAL_STEPS, BORDER, USUAL_PROMPT + TITLED_LOG),
        (LOW_STEPS, LOW_BORDER, LOW_PROMPT + LEAST_LOG),
    ):
        for step in steps:
            if step * players - 8 + 2 * border <= room - others:
                return step, border
    return LOW_STEPS[-1], LOW_BORDER


def _divided(scale: Scale, below: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the areas of prompt and log below the seats; if space is limited, the log has no title."""
    room = below.h - scale.px(GAP)
    least = TITLED_LOG if room >= scale.px(MOST_PROMPT + TITLED_LOG) else LEAST_LOG
    most = TALL_PROMPT if room >= scale.px(TALL_PROMPT + TITLED_LOG) else MOST_PROMPT
    high = min(scale.px(most), room - scale.px(least))
    high = max(high, min(room, scale.px(LEAST_PROMPT)))
    top = below.y + high + scale.px(GAP)
    return (
        pygame.Rect(below.x, below.y, below.w, high),
        pygame.Rect(below.x, top, below.w, max(0, below.bottom - top)),
    )


def draw_seats(
    surface: pygame.Surface, layout: TableLayout, seats: Sequence[Sitting], view: BoardView, clock: float
) -> None:
    """Draw the panel with a card for every seat; the card of the acting seat is lit.

    `clock`, in seconds, drives the engine next to a thinking bot.
    """
    panel(surface, layout.scale, layout.seats, 3)
    for rect, sitting in zip(layout.cards, seats, strict=True):
        draw_card(surface, layout.scale, rect, sitting, view, clock)


def peek_on_card(layout: TableLayout, seat: int) -> pygame.Rect:
    """Return the eye on a seat's card."""
    return eye_place(layout.scale, layout.cards[seat])


def figure_place(layout: TableLayout, seat: int) -> tuple[float, float]:
    """Return the middle of the amount on a seat's card, where its money moves to and from, in pixels."""
    rect, scale = layout.cards[seat], layout.scale
    return amount_middle(scale, rect)


def disc_place(layout: TableLayout, seat: int) -> tuple[float, float]:
    """Return the middle of a seat's disc, where everything but money moves to and from, in pixels."""
    rect, k = layout.cards[seat], layout.scale.k
    if layout.beneath:
        return rect.x + 27 * k, rect.y + rect.h * 0.28
    return rect.x + (41 if played_throughout(layout.scale, rect) else 24) * k, float(rect.centery)
