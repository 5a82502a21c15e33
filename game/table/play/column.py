"""The column at the right of the board: who sits at the table, with what, and who is to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from game.table.boards.view import Badge, BoardView, SeatCard, SeatLook
from game.table.kit.fittings import thinking
from game.table.kit.furniture import focus_ring, pill, round_button
from game.table.kit.lettering import NARROWEST, text_width, write, write_within
from game.table.kit.materials import drop_shadow, lamp_glow, panel
from game.table.kit.notes import loan_note
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET, Colour
from game.table.kit.tokens import card_back
from game.words import dollars, say

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
MOST_PROMPT: Final = 460
USUAL_PROMPT: Final = 412
LEAST_PROMPT: Final = 250
"""How high the prompt is at most, what it wants when the cards' height is chosen, and its least."""
TITLED_LOG: Final = 132
LEAST_LOG: Final = 93
"""Units of a log with three lines under its title, and of three lines alone."""

ACTING_FACE: Final[Colour] = (84, 56, 32)
CARD_FACE: Final[Colour] = (46, 29, 18)


@dataclass(frozen=True, slots=True)
class DeskLayout:
    """Where the parts of the window lie, in pixels, and the scale that the column is drawn with."""

    scale: Scale
    board: pygame.Rect
    seats: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    tall: bool
    """Whether the cards are high enough for a line of pictures."""
    prompt: pygame.Rect
    """It has one height, whatever is asked: nothing moves under the pointer."""
    log: pygame.Rect
    beneath: bool = False
    """Whether seats, prompt, hand and log lie side by side under the board."""
    hand: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """What the viewer holds, on a table where it lies beside the prompt."""

    def on_board(self, position: tuple[int, int]) -> bool:
        """Whether a pixel is the board's, or the hand's."""
        return bool(self.board.collidepoint(position) or self.hand.collidepoint(position))


def arrange_table(window: Scale, text_size: float, players: int) -> DeskLayout:
    """Divide the window between the board and the column.

    Larger text makes the column wider, by half as much, and everything in it larger.
    """
    wide = WIDTH * (1 + (text_size - 1) * 0.5)
    high = window.high - TOP - (MARGIN - 2)
    left = window.wide - MARGIN - wide
    column = window.rect(left, TOP, wide, high)
    board = window.rect(MARGIN, TOP, left - 2 * MARGIN, high)
    scale = Scale(window.width, window.height, 1.0, window.zoom).larger(text_size)
    room = column.h / scale.k - USUAL_PROMPT - TITLED_LOG - 2 * GAP - 2 * BORDER
    step = next((step for step in CARD_STEPS if step * players - 8 <= room), CARD_STEPS[-1])
    seats = pygame.Rect(column.x, column.y, column.w, scale.px(step * players - 8 + 2 * BORDER))
    x, w = column.x + scale.px(BORDER), column.w - 2 * scale.px(BORDER)
    cards = tuple(
        pygame.Rect(x, column.y + scale.px(BORDER + step * seat), w, scale.px(step - 8))
        for seat in range(players)
    )
    top = seats.bottom + scale.px(GAP)
    below = pygame.Rect(column.x, top, column.w, column.bottom - top)
    prompt, log = _divided(scale, below)
    return DeskLayout(scale, board, seats, cards, step >= FULL_CARD, prompt, log)


def _divided(scale: Scale, below: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The places of prompt and log under the seats; where room is short, the log goes without its title."""
    room = below.h - scale.px(GAP)
    least = TITLED_LOG if room >= scale.px(MOST_PROMPT + TITLED_LOG) else LEAST_LOG
    high = min(scale.px(MOST_PROMPT), room - scale.px(least))
    high = max(high, min(room, scale.px(LEAST_PROMPT)))
    top = below.y + high + scale.px(GAP)
    return (
        pygame.Rect(below.x, below.y, below.w, high),
        pygame.Rect(below.x, top, below.w, max(0, below.bottom - top)),
    )


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat as its card shows it just now."""

    look: SeatLook
    card: SeatCard
    acting: bool
    thinking: bool = False
    hovered: bool = False
    focused: bool = False
    covered: bool = False
    """Whether the viewer sits here and can uncover the card by holding the eye."""
    peeking: bool = False


def draw_seats(
    surface: pygame.Surface, layout: DeskLayout, seats: Sequence[Sitting], view: BoardView, clock: float
) -> None:
    """The panel with a card for every seat; the card of the seat to act is lit.

    `clock`, in seconds, drives the engine beside a bot that thinks.
    """
    panel(surface, layout.scale, layout.seats, 3)
    for rect, sitting in zip(layout.cards, seats, strict=True):
        draw_face(surface, layout.scale, rect, sitting)
        if layout.tall:
            _draw_tall(surface, layout.scale, rect, sitting, view, clock)
        else:
            _draw_low(surface, layout.scale, rect, sitting, view, clock)


def draw_face(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, sitting: Sitting) -> None:
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


def _write_standing(
    surface: pygame.Surface, scale: Scale, sitting: Sitting, points: float, x: float, y: float, room: int
) -> None:
    """Write who plays the seat and where it stands; if both don't fit, only where it stands."""
    words = _standing(sitting)
    if text_width(scale, words, "sans", points) * NARROWEST > room:
        words = sitting.card.standing or sitting.look.kind
    write_within(surface, scale, words, "sans", points, inks_of(sitting)[0], x, y, room)


def inks_of(sitting: Sitting) -> tuple[Colour, Colour]:
    """For the small lines and for the money."""
    return (CREAM, (255, 232, 170)) if sitting.acting else (QUIET, PALE_BRASS)


def _draw_name(
    surface: pygame.Surface,
    scale: Scale,
    sitting: Sitting,
    view: BoardView,
    place: tuple[float, float],
    points: float,
    right: float,
    clock: float,
) -> float:
    """The seat's name and its mark; if it is to act a plate, and an engine that runs while a bot thinks.

    Returns its right end in pixels.
    """
    k, (x, y) = scale.k, place
    words, mark = say("seat-to-act") if sitting.acting else "", sitting.card.mark
    side = scale.px(points * 1.3) if mark else 0
    after = side + (text_width(scale, words, "bold", 15) + 32 * k if words else 0.0)
    after += 54 * k if sitting.thinking else 0.0
    room = max(scale.px(60), round(right - x - after))
    end = write_within(surface, scale, sitting.look.name, "bold", points, CREAM, x, y, room).right
    if mark is not None:
        spot = pygame.Rect(end + scale.px(4), round(y - side / 2 - k), side, side)
        view.draw_badge(surface, mark, spot)
        end = spot.right - scale.px(4)
    if words:
        end = pill(surface, scale, end + 14 * k, y + k, words).right
    if sitting.thinking:
        end = thinking(surface, end + 10 * k, y, 42 * k, clock * 1.6).right
    return end


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
    quiet, _ = inks_of(sitting)
    stamp(surface, disc(sitting.look.colour, 50 * k), rect.x + 41 * k, rect.centery, centred=True)
    left, right = rect.x + 82 * k, rect.right - 18 * k
    high = 30 if card.owes is None else 23
    end = write_amount(surface, scale, sitting, right, rect.y + high * k, 30)
    _draw_name(surface, scale, sitting, view, (left, rect.y + 20 * k), 23, end - 12 * k, clock)
    _write_standing(surface, scale, sitting, 16, left, rect.y + 41.5 * k, round(end - 10 * k - left))
    low = rect.bottom - 17 * k
    y = low if card.owes is None else low - 25 * k
    end = float(write(surface, scale, card.note or card.hidden, "sans", 16, quiet, right, y, "r").left)
    if card.owes is not None:
        end = _debt(surface, scale, card.owes, right, low, quiet, 16)
    top = min(rect.y + 55 * k, rect.bottom - 33 * k)
    draw_badges(surface, scale, sitting, view, left, top, 25, end - 10 * k)


def _draw_low(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    sitting: Sitting,
    view: BoardView,
    clock: float,
) -> None:
    """The card in two lines, with the pictures before the money."""
    k, card = scale.k, sitting.card
    quiet, _ = inks_of(sitting)
    wide = min(40 * k, rect.h * 0.62)
    stamp(surface, disc(sitting.look.colour, wide), rect.x + 30 * k, rect.centery, centred=True)
    left, right = rect.x + 58 * k, rect.right - 12 * k
    upper, lower = rect.y + rect.h * 0.32, rect.y + rect.h * 0.74
    end = write_amount(surface, scale, sitting, right, upper, 25)
    widths = sum(_badge_widths(scale, card.badges, 19))
    if any(badge.numbered for badge in card.badges):
        # With their numbers the pictures fill the lower line, so the standing goes after them.
        _draw_name(surface, scale, sitting, view, (left, upper), 20, end - 12 * k, clock)
        if card.note:
            right = write(surface, scale, card.note, "sans", 15, quiet, right, lower, "r").left - 10 * k
        draw_badges(surface, scale, sitting, view, left, lower - 13 * k, 21, right)
        start = left + sum(_badge_widths(scale, card.badges, 21)) + 8 * k
        for standing in (_standing(sitting), card.standing):
            if text_width(scale, standing, "sans", 15) <= right - start:
                write(surface, scale, standing, "sans", 15, quiet, right, lower, "r")
                return
        return
    if card.owes is not None:
        # The lower line holds pictures, debt and income; so the standing goes to the upper one.
        name = _draw_name(surface, scale, sitting, view, (left, upper), 20, end - 12 * k, clock)
        space = round(end - 14 * k - name - 14 * k)
        if space > scale.px(40):
            _write_standing(surface, scale, sitting, 15, name + 14 * k, upper + k, space)
        note = write(surface, scale, card.note, "sans", 15, quiet, right, lower, "r")
        owed = _debt(surface, scale, card.owes, note.left - 10 * k, lower, quiet, 15)
        draw_badges(surface, scale, sitting, view, left, lower - 13 * k, 21, owed - 10 * k)
        return
    room = end - 12 * k - min(widths, 140 * k)
    _draw_name(surface, scale, sitting, view, (left, upper), 20, room, clock)
    draw_badges(surface, scale, sitting, view, room, upper - 12 * k, 19, end - 10 * k)
    note = write(surface, scale, card.note, "sans", 15, quiet, right, lower, "r")
    _write_standing(surface, scale, sitting, 15, left, lower, round(note.left - 10 * k - left))


def _debt(
    surface: pygame.Surface, scale: Scale, owes: int, right: float, y: float, quiet: Colour, points: float
) -> float:
    """A seat's debt on a red note, or that it has none; returns its left end."""
    if not owes:
        return write(surface, scale, say("seat-no-debt"), "sans", points, quiet, right, y, "r").left
    note = loan_note(surface, scale, right, y, dollars(owes), points)
    return write(
        surface, scale, say("seat-owes"), "sans", points, quiet, note.left - 6 * scale.k, y, "r"
    ).left


def write_amount(
    surface: pygame.Surface,
    scale: Scale,
    sitting: Sitting,
    right: float,
    y: float,
    points: float,
) -> float:
    """What the seat has, or the backs of cards if that is secret; returns its left end."""
    _, gold = inks_of(sitting)
    k, card = scale.k, sitting.card
    if sitting.covered:
        place = peek_place(scale, right, y, points)
        round_button(surface, scale, *place.center, "eye", diameter=points * 1.16, pressed=sitting.peeking)
        right = place.left - 8 * k
    if not card.hidden:
        return write(surface, scale, card.amount, "slab_bold", points, gold, right, y, "r").left
    w, h = round(max(30.0, points * 1.5 * k)), round(max(20.0, points * k))
    for i in reversed(range(3)):
        place = pygame.Rect(round(right - w - i * w * 0.15), round(y - h / 2), w, h)
        drop_shadow(surface, place, max(1, scale.px(2)), (0, 1), 90, 3)
        stamp(surface, card_back(w, h), *place.topleft)
    return right - w * 1.3 - 10 * k


def peek_place(scale: Scale, right: float, y: float, points: float) -> pygame.Rect:
    """The place of the eye that uncovers the card; `right` and `y` (pixels) are the amount's."""
    side = max(24, scale.px(points * 1.16) // 2 * 2)
    return pygame.Rect(round(right - side), round(y - side / 2), side, side)


def peek_on_card(layout: DeskLayout, seat: int) -> pygame.Rect:
    """The eye on a seat's card."""
    scale, rect = layout.scale, layout.cards[seat]
    if layout.tall:
        return peek_place(scale, rect.right - 18 * scale.k, rect.y + 30 * scale.k, 30)
    return peek_place(scale, rect.right - 12 * scale.k, rect.y + rect.h * 0.32, 25)


def figure_place(layout: DeskLayout, seat: int) -> tuple[float, float]:
    """The middle of the figure on a seat's card, where its money comes and goes, in pixels."""
    rect, k = layout.cards[seat], layout.scale.k
    if layout.beneath:
        return rect.x + 40 * k, float(rect.centery)
    return rect.right - 46 * k, rect.y + (26 * k if layout.tall else rect.h * 0.32)


def _badge_widths(scale: Scale, badges: Sequence[Badge], width: float) -> list[float]:
    """Pixels that each badge takes, with the gap after it; pictures are `width` units wide."""
    step = scale.px(width + 6)
    return [step * (1.0 if badge.numbered else badge.count) + _number_width(scale, badge) for badge in badges]


def _number_width(scale: Scale, badge: Badge) -> int:
    """Pixels that the number beside a picture takes."""
    if not badge.numbered or badge.count < 2:
        return 0
    return text_width(scale, f"×{badge.count}", "semi", 16) + scale.px(3)


def draw_badges(
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
    badges = sitting.card.badges
    widths = _badge_widths(scale, badges, width)
    gap = scale.px(6)
    squeeze = min(1.0, (right - left) / max(1.0, sum(widths) - gap))
    w, h = scale.px(width), scale.px(width * 1.2)
    for badge, wide in zip(badges, widths, strict=True):
        count = 1 if badge.numbered else badge.count
        for i in range(count):
            x = left + wide * squeeze * i / count
            view.draw_badge(surface, badge, pygame.Rect(round(x), round(top), w, h))
        if badge.numbered and badge.count > 1:
            x = left + w + scale.px(2)
            write(surface, scale, f"×{badge.count}", "semi", 16, CREAM, x, top + h / 2)
        left += wide * squeeze
