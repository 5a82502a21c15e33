"""The cards of the seats, and the rows of pictures on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final, Literal

import pygame

from game.table.boards.shown import SeatLook
from game.table.boards.view import Badge, BoardView, SeatCard
from game.table.kit.furniture import focus_ring, pill, round_button, thinking
from game.table.kit.lettering import NARROWEST, line_height, text_width, write, write_within
from game.table.kit.materials import drop_shadow, lamp_glow
from game.table.kit.pen import Point, stamp
from game.table.kit.pieces import card_back, disc, loan_note, note_width
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET, Colour
from game.words import format_dollars, translate

HIGH: Final = 1.2
"""The height of a picture's place, in widths."""
_GAP, _LEAST_GAP = 6, 2
"""The distance in units between two pictures; less if there are many."""


def row_width(scale: Scale, badges: Sequence[Badge], width: float, gap: int = _GAP) -> float:
    """Return the pixels of badges whose pictures are `width` units wide."""
    return fsum(_widths(scale, badges, width, gap))


def least_width(scale: Scale, badges: Sequence[Badge]) -> float:
    """Return the minimum width of adjacent badges in pixels."""
    return row_width(scale, badges, _least_picture(badges), _LEAST_GAP)


def _least_picture(badges: Sequence[Badge]) -> int:
    """Return the smallest width of the pictures in units: they become narrower before they overlap."""
    return max((badge.least for badge in badges), default=0)


def row_for(scale: Scale, ways: Sequence[Sequence[Badge]], room: float) -> Sequence[Badge]:
    """Return the first of several rows that fits into a width in pixels, or the shortest."""
    fits = next((badges for badges in ways if least_width(scale, badges) <= room), None)
    return min(ways, key=lambda badges: least_width(scale, badges)) if fits is None else fits


def draw_row(
    surface: pygame.Surface,
    scale: Scale,
    view: BoardView,
    badges: Sequence[Badge],
    place: Point,
    width: int,
    right: float,
) -> None:
    """Draw the row from the middle of its left end to `right` (pixels), with pictures of at most `width`
    units.
    """
    if not badges:
        return
    left, y = place
    width, gap = _fitting(scale, badges, width, right - left)
    widths = _widths(scale, badges, width, gap)
    w, h = scale.px(width), scale.px(width * HIGH)
    last = w + _number_width(scale, badges[-1])  # It is seen whole, however short the room.
    squeeze = min(1.0, max(0.0, right - left - last) / max(1.0, fsum(widths) - scale.px(gap) - last))
    for badge, wide in zip(badges, widths, strict=True):
        count = 1 if badge.numbered else badge.count
        for i in range(count):
            x = left + wide * squeeze * i / count
            view.draw_badge(surface, badge, pygame.Rect(round(x), round(y - h / 2), w, h))
        if badge.numbered and badge.count > 1:
            x = left + w + scale.px(2)
            write(surface, scale, f"×{badge.count}", "semi", 16, CREAM, x, y)
        left += wide * squeeze


def _widths(scale: Scale, badges: Sequence[Badge], width: float, gap: int) -> list[float]:
    """Return the pixels of each badge with the gap after it; pictures are `width` units wide."""
    step = scale.px(width + gap)
    return [step * (1.0 if badge.numbered else badge.count) + _number_width(scale, badge) for badge in badges]


def _fitting(scale: Scale, badges: Sequence[Badge], width: int, room: float) -> tuple[int, int]:
    """Return the width of pictures and the gaps between them, in units, that fit into a width in pixels.

    They are at most `width` units wide; the smallest ones overlap if even they don't fit.
    """
    least = min(width, _least_picture(badges))
    for gap in (_GAP, _LEAST_GAP):
        if row_width(scale, badges, width, gap) - scale.px(gap) <= room:
            return width, gap
    narrower = range(width - 1, least, -1)
    fits = (w for w in narrower if row_width(scale, badges, w, _LEAST_GAP) <= room)
    return next(fits, least), _LEAST_GAP


def _number_width(scale: Scale, badge: Badge) -> int:
    """Return the width of the number next to a picture, in pixels."""
    if not badge.numbered or badge.count < 2:
        return 0
    return text_width(scale, f"×{badge.count}", "semi", 16) + scale.px(3)


TALL: Final = 86
"""The height in units from which cards have a third line, for the pictures."""
LOW: Final = 42
"""The height below which cards have one line."""
UPPER: Final = 0.32
"""The position of the first of two lines, as a part of the card's height."""
WHOLE: Final = (424, 96)
"""The size in units of the full card that is shown while a low one is hovered."""

ACTING_FACE: Final[Colour] = (84, 56, 32)
CARD_FACE: Final[Colour] = (46, 29, 18)
_ENGINE: Final = 42
_LOW_ENGINE: Final = 32
"""The width in units of the engine next to a thinking bot, with 10 before it: on a full card, and on a low
one.
"""
_LEAST_HELD: Final = 70
"""The smallest width in units of the pictures next to a long name."""
_PILL: Final = 15
"""The text size of the plate on the current player's card."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat as its card shows it."""

    look: SeatLook
    card: SeatCard
    acting: bool
    thinking: bool = False
    hovered: bool = False
    focused: bool = False
    covered: bool = False
    """Whether the card hides secrets that the viewer, its player, can see by holding down the eye."""
    peeking: bool = False


def played_throughout(scale: Scale, rect: pygame.Rect) -> bool:
    """Return whether a card has room for everything there is to say about a seat."""
    return rect.h >= scale.px(TALL)


def draw_card(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    sitting: Sitting,
    view: BoardView,
    clock: float,
) -> None:
    """Draw the card in as many lines as its height allows; `clock`, in seconds, drives the thinking
    engine.
    """
    draw_face(surface, scale, rect, sitting)
    card = _Card(surface, scale, rect, sitting, view, clock)
    if played_throughout(scale, rect):
        card.draw_tall()
    elif rect.h >= scale.px(LOW):
        card.draw_low()
    else:
        card.draw_line()


def draw_whole(
    surface: pygame.Surface, scale: Scale, sitting: Sitting, view: BoardView, about: pygame.Rect, clock: float
) -> pygame.Rect:
    """Draw the full card of a seat next to its low one at `about` (pixels); return its place."""
    rect = pygame.Rect(0, 0, scale.px(WHOLE[0]), scale.px(WHOLE[1]))
    rect.midright = (about.left - scale.px(14), about.centery)
    rect.clamp_ip(surface.get_rect())
    drop_shadow(surface, rect, scale.px(10), (0, scale.px(5)), 190, scale.px(5))
    draw_card(surface, scale, rect, sitting, view, clock)
    return rect


def draw_face(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, sitting: Sitting) -> None:
    """Draw the wood of a card, lit for the current player."""
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


def inks_of(sitting: Sitting) -> tuple[Colour, Colour]:
    """Return the colors of the small lines and of the money."""
    return (CREAM, (255, 232, 170)) if sitting.acting else (QUIET, PALE_BRASS)


@dataclass(frozen=True, slots=True)
class _Card:
    """A card that is being drawn: its place, its seat, and what draws its pictures."""

    surface: pygame.Surface
    scale: Scale
    rect: pygame.Rect
    sitting: Sitting
    view: BoardView
    clock: float

    # Its heights

    def draw_tall(self) -> None:
        """Draw name, player and status, and pictures; the money at the right."""
        scale, rect, k, card = self.scale, self.rect, self.scale.k, self.sitting.card
        stamp(
            self.surface, disc(self.sitting.look.colour, 50 * k), rect.x + 41 * k, rect.centery, centred=True
        )
        left, right = rect.x + 82 * k, rect.right - 18 * k
        high = 30 if card.owes is None else 23
        end = self._amount(right, rect.y + high * k, 30)
        self._draw_name((left, rect.y + 20 * k), 23, end - 12 * k)
        middle, low = rect.y + 41.5 * k, rect.bottom - 17 * k
        y = low if card.owes is None else low - 27 * k
        held = left + self._badges_width(25) + 10 * k
        # The backs of cards over it tell as well that something is hidden.
        crowded = held > right - text_width(scale, card.hidden, "sans", 16)
        note = card.note or ("" if crowded else card.hidden)
        if y - middle < line_height(scale, 16, 1.1):
            end = min(end, right - text_width(scale, note, "sans", 16))
        self._write_standing(16, left, middle, end - 10 * k - left)
        end = float(write(self.surface, scale, note, "sans", 16, self._quiet, right, y, "r").left)
        if card.owes is not None:
            end = self._debt(card.owes, right, low, 16, right - left)
        top = min(rect.y + (55 if card.owes is None else 57) * k, rect.bottom - 33 * k)
        self._draw_badges(left, top + 12.5 * HIGH * k, 25, end - 10 * k)

    def draw_low(self) -> None:
        """Draw two lines: name, pictures and money; status and a note."""
        scale, rect, k, card = self.scale, self.rect, self.scale.k, self.sitting.card
        wide = min(40 * k, rect.h * 0.62)
        stamp(self.surface, disc(self.sitting.look.colour, wide), rect.x + 30 * k, rect.centery, centred=True)
        left, right = rect.x + 58 * k, rect.right - 12 * k
        upper, lower = rect.y + rect.h * UPPER, rect.y + rect.h * 0.74
        # A dollar sign reaches further down than the other figures.
        tallest = (lower - upper - 0.42 * scale.size(15) - 2) / 0.55
        end = self._amount(right, upper, min(25, tallest / (k * scale.text)))
        if card.owes is not None or any(badge.numbered for badge in card.badges):
            self._draw_much((left, upper), (right, lower), end)
            return
        self._draw_name_beside_row((left, upper), 20, end, 19)
        note = write(self.surface, scale, card.note, "sans", 15, self._quiet, right, lower, "r")
        self._write_standing(15, left, lower, note.left - 10 * k - left)

    def _draw_much(self, start: Point, stop: Point, end: float) -> None:
        """Draw two lines between two corners (pixels), where many pictures, or a debt, fill the lower one.

        The status goes where there is room, and so does the note if the pictures need its place. The upper
        line ends at `end`, before the money.
        """
        surface, scale, k, card = self.surface, self.scale, self.scale.k, self.sitting.card
        (left, upper), (right, lower) = start, stop
        name = self._draw_name((left, upper), 20, end - 12 * k)
        free, note = end - name - 28 * k, card.note
        raised = text_width(scale, note, "sans", 15) + 14 * k
        if self._is_crowded(right - left) and raised + self._standing_width(15) <= free + 14 * k:
            write(surface, scale, note, "sans", 15, self._quiet, end - 14 * k, upper + k, "r")
            free, note = free - raised, ""
        beside = self._draw_lower(left, right, lower, note)
        if beside is not None:
            self._write_standing(15, right, lower, right - beside, right=True)
        elif free > 20 * k:
            self._write_standing(15, name + 14 * k, upper + k, free)

    def _is_crowded(self, room: float) -> bool:
        """Return whether a lower line of this width in pixels is too short for pictures, debt and note."""
        scale, card = self.scale, self.sitting.card
        debt = note_width(scale, format_dollars(card.owes), 15) if card.owes else 0
        if card.owes == 0:
            debt = text_width(scale, translate("seat-no-debt"), "sans", 15)
        needed = self._badges_width(21) + debt + text_width(scale, card.note, "sans", 15)
        return needed + 20 * scale.k > room

    def _standing_width(self, points: float) -> float:
        """Return the pixels of the status with a gap after it; 0 without one."""
        standing = self.sitting.card.standing
        return text_width(self.scale, standing, "sans", points) + 14 * self.scale.k if standing else 0.0

    def _draw_lower(self, left: float, right: float, y: float, note: str) -> float | None:
        """Draw pictures at the left of a lower line, debt and note at its right; return where the rest
        starts.

        Return None if there is no more room in this line.
        """
        k, card = self.scale.k, self.sitting.card
        wide = self._badges_width(21)
        if note:
            words = write(self.surface, self.scale, note, "sans", 15, self._quiet, right, y, "r")
            right = words.left - 10 * k
        if card.owes is not None:
            right = self._debt(card.owes, right, y, 15, right - left) - 10 * k
        self._draw_badges(left, y, 21, right)
        return left + wide + 8 * k if card.owes is None and not note else None

    def draw_line(self) -> None:
        """Draw one line: name, pictures, debt, money."""
        scale, rect, k, card = self.scale, self.rect, self.scale.k, self.sitting.card
        look, y, side = self.sitting.look, float(rect.centery), rect.h * 0.86
        stamp(self.surface, disc(look.colour, side), rect.x + 8 * k + side / 2, y, centred=True)
        left = rect.x + 16 * k + side
        end = self._amount(rect.right - 10 * k, y, 22)
        if card.owes:
            end = loan_note(self.surface, scale, end - 10 * k, y, format_dollars(card.owes), 14).left
        self._draw_name_beside_row((left, y), 19, end, 18)

    def _draw_name_beside_row(self, place: Point, points: float, end: float, width: int) -> None:
        """Draw the name at its left end and middle, and the pictures after it, up to `end`; all in pixels.

        Pictures are `width` units wide; the name is condensed before they shrink.
        """
        scale, k, (left, y) = self.scale, self.scale.k, place
        name = text_width(scale, self.sitting.look.name, "bold", points)
        mark = 25 * k if self.sitting.card.mark else 0.0
        badges = row_for(scale, self._ways, end - 18 * k - left - mark - name * NARROWEST)
        widths, least = row_width(scale, badges, width), max(least_width(scale, badges), _LEAST_HELD * k)
        start = min(max(end - 10 * k - widths, left + name + mark + 8 * k), end - 10 * k - min(widths, least))
        drawn = self._draw_name(place, points, (start if widths else end) - 6 * k)
        draw_row(self.surface, scale, self.view, badges, (max(start, drawn + 8 * k), y), width, end - 10 * k)

    # Its parts

    @property
    def _quiet(self) -> Colour:
        """Return the color of the small lines."""
        return inks_of(self.sitting)[0]

    def _amount(self, right: float, y: float, points: float) -> float:
        return write_amount(self.surface, self.scale, self.sitting, right, y, points)

    @property
    def _ways(self) -> tuple[Sequence[Badge], ...]:
        """Return the pictures of what the seat holds, and shorter versions."""
        card = self.sitting.card
        return (card.badges, *card.fewer)

    def _badges_width(self, width: float) -> float:
        """Return the pixels of all pictures at `width` units each."""
        return row_width(self.scale, self.sitting.card.badges, width)

    def _write_standing(self, points: float, x: float, y: float, room: float, right: bool = False) -> None:
        """Write the player and the status, or the status alone: what fits in `room` pixels.

        The text begins at `x`, or ends there if it is at the `right`.
        """
        kind, standing = self.sitting.look.kind, self.sitting.card.standing
        both = "  ·  ".join(part for part in (kind, standing) if part)
        for words in (both, standing or kind):
            if words and text_width(self.scale, words, "sans", points) * NARROWEST <= int(room):
                align: Literal["r", "l"] = "r" if right else "l"
                ink = self._quiet
                write_within(self.surface, self.scale, words, "sans", points, ink, x, y, int(room), align)
                return

    def _extras(self, engine_wide: float, room: float) -> tuple[str, bool]:
        """Return the text of the current player's plate, and whether the engine has room.

        `engine_wide` and `room` are pixels.
        """
        k, thinking = self.scale.k, self.sitting.thinking
        for plate in (translate("seat-to-act") if self.sitting.acting else "", ""):
            wide = text_width(self.scale, plate, "bold", _PILL) + 32 * k if plate else 0.0
            if wide + (engine_wide + 12 * k if thinking else 0.0) <= room:
                return plate, thinking
        return "", False

    def _draw_name(self, place: tuple[float, float], points: float, right: float) -> float:
        """Draw the seat's name and mark; for the current player a plate, and an engine while a bot thinks.

        The name has priority: plate and engine are drawn only if there is room before `right`. Return the
        right end in
        pixels.
        """
        surface, scale, k, (x, y) = self.surface, self.scale, self.scale.k, place
        name, mark = self.sitting.look.name, self.sitting.card.mark
        side = scale.px(points * 1.3) if mark else 0
        wide = text_width(scale, name, "bold", points)
        engine_wide = (_ENGINE if points > 20 else _LOW_ENGINE) * k
        words, engine = self._extras(engine_wide, right - x - side - wide)
        room = max(scale.px(60), round(right - x - side))
        end = write_within(surface, scale, name, "bold", points, CREAM, x, y, room).right
        if mark is not None:
            spot = pygame.Rect(end + scale.px(4), round(y - side / 2 - k), side, side)
            self.view.draw_badge(surface, mark, spot)
            end = spot.right - scale.px(4)
        if words:
            end = pill(surface, scale, end + 14 * k, y + k, words).right
        if engine:
            raised = 0.0 if points > 20 else 2 * k  # Over the pictures in the line below.
            end = thinking(surface, end + 10 * k, y - raised, engine_wide, self.clock * 1.6).right
        return end

    def _debt(self, owes: int, right: float, y: float, points: float, room: float) -> float:
        """Draw a seat's debt on a red note, or that it has none; return its left end.

        It shares `room` (pixels) with the pictures, which become narrower for its words, and fewer for its
        amount; the word next to the amount is omitted first.
        """
        surface, scale = self.surface, self.scale
        label = translate("seat-owes" if owes else "seat-no-debt")
        note = note_width(scale, format_dollars(owes), points) + 6 * scale.k if owes else 0.0
        whole = note + text_width(scale, label, "sans", points)
        ways = [least_width(scale, badges) + 10 * scale.k for badges in self._ways]
        # The figure alone, or nothing without a debt, if all pictures fit next to that.
        most = ways[0] if note + ways[0] <= room else min(ways)
        if owes:
            right = loan_note(surface, scale, right, y, format_dollars(owes), points).left - 6 * scale.k
        if whole + most > room:
            return right
        return write(surface, scale, label, "sans", points, self._quiet, right, y, "r").left

    def _draw_badges(self, left: float, y: float, width: int, right: float) -> None:
        """Draw a row of pictures, centered at `y`, from `left` to `right` (pixels).

        They are `width` units wide, or narrower where room is short.
        """
        badges = row_for(self.scale, self._ways, right - left)
        lowest = min(width, int((self.rect.bottom - 1 - y) / (HIGH / 2) / self.scale.k))
        draw_row(self.surface, self.scale, self.view, badges, (left, y), lowest, right)


# What the seat has


def write_amount(
    surface: pygame.Surface,
    scale: Scale,
    sitting: Sitting,
    right: float,
    y: float,
    points: float,
) -> float:
    """Draw the seat's amount, or the backs of cards if it is secret; return its left end."""
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
    """Return the place of the eye that uncovers the card; `right` and `y` (pixels) are the amount's."""
    side = max(24, scale.px(points * 1.16) // 2 * 2)
    return pygame.Rect(round(right - side), round(y - side / 2), side, side)


def eye_place(scale: Scale, rect: pygame.Rect) -> pygame.Rect:
    """Return the place of that eye on a card."""
    if played_throughout(scale, rect):
        return peek_place(scale, rect.right - 18 * scale.k, rect.y + 30 * scale.k, 30)
    if rect.h >= scale.px(LOW):
        return peek_place(scale, rect.right - 12 * scale.k, rect.y + rect.h * UPPER, 25)
    return peek_place(scale, rect.right - 10 * scale.k, float(rect.centery), 22)


def amount_middle(scale: Scale, rect: pygame.Rect) -> tuple[float, float]:
    """Return the middle of the amount on a card, in pixels."""
    if played_throughout(scale, rect):
        return rect.right - 46 * scale.k, rect.y + 26 * scale.k
    return rect.right - 46 * scale.k, rect.y + rect.h * (UPPER if rect.h >= scale.px(LOW) else 0.5)
