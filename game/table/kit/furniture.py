"""Drawing of controls: buttons, key caps, plates, tickets, slips, the top bar.

Rectangles are in pixels, made by `Scale.rect`; the sizes of parts follow the scale. These functions are
stateless: the caller passes the state of a control.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

import pygame

from game.table.kit.arrows import paint_arrow
from game.table.kit.contrast import high_contrast
from game.table.kit.engraving import flourish
from game.table.kit.icons import icon_within
from game.table.kit.images import frame
from game.table.kit.lettering import (
    NARROWEST,
    fitting,
    line_height,
    text_width,
    wrap,
    write,
    write_fitting,
    write_within,
)
from game.table.kit.materials import drop_shadow, panel, print_paper, walnut
from game.table.kit.pen import Canvas, Pen, faded, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import (
    BRASS,
    CAP_HEIGHT,
    CREAM,
    FADED_INK,
    INK,
    PALE_BRASS,
    QUIET,
    SHADE,
    SIGNAL,
    SLIP,
    Colour,
    mix,
)

BRIGHT: Final[Colour] = (250, 206, 92)
"""The polished brass of pills and tickets."""
BRASS_FACE: Final[Colour] = (236, 192, 84)
DULL_INK: Final[Colour] = (180, 160, 128)
TOP_BAR: Final = 56
"""The height of the top bar in units."""
TITLE: Final = 29.0
"""The text size of its title."""
SLIM: Final = 150
"""The width in units under which a button has less padding."""

LABEL, NOTE = 18.0, 17.0
"""The text sizes in units of a button's label, and of its two lines if it has a note."""
_DESCENT: Final = 0.24
"""The part of a text's size below its baseline."""
_NOTE_STEP: Final = 1.06
"""The smallest line height of a label and its note, as a multiple of the text size."""
_SIDE_BY_SIDE: Final = 8
"""Units between a label and its note in one line."""
_LOWEST_CAP: Final = 14
"""The smallest height of a key cap in pixels."""

_FACES: Final[dict[str, tuple[Colour, Colour, Colour, Colour]]] = {
    "main": ((96, 68, 8), (255, 236, 168), (246, 208, 108), (224, 176, 68)),
    "plain": ((150, 116, 50), (116, 84, 52), (86, 58, 37), (66, 43, 27)),
    "off": ((92, 72, 44), (74, 54, 36), (64, 46, 31), (58, 41, 28)),
}
"""A button's rim, its lit upper edge, and its face from top to bottom."""


@cached_surface
def _button_face(size: tuple[int, int], k: float, kind: str, hovered: bool, pressed: bool) -> pygame.Surface:
    rim, edge, upper, lower = _FACES[kind]
    if hovered:
        rim, edge = mix(rim, PALE_BRASS, 0.45), mix(edge, CREAM, 0.25)
        upper, lower = mix(upper, (255, 196, 104), 0.20), mix(lower, (255, 196, 104), 0.16)
    if pressed:
        edge, upper, lower = mix(lower, SHADE, 0.5), mix(lower, SHADE, 0.22), mix(lower, SHADE, 0.08)

    def draw(pen: Pen) -> None:
        w, h = size
        if high_contrast():
            rim_wide = max(2.0, 2.4 * k)
            pen.rect(CREAM if kind != "off" else rim, 0, 0, w, h, 6 * k)
            face = upper if kind == "main" else mix(lower, SHADE, 0.4)
            pen.rect(face, rim_wide, rim_wide, w - 2 * rim_wide, h - 2 * rim_wide, 4.6 * k)
            return
        pen.rect(rim, 0, 0, w, h, 6 * k)
        pen.rect(edge, 1.2, 1.2, w - 2.4, h - 2.4, 5 * k)
        pen.shade_rect(upper, lower, 1.2, 2.5, w - 2.4, h - 3.7, 4.6 * k)

    return smooth(size, draw)


def focus_ring(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, corner: float = 6) -> None:
    """Draw a bright line around the focused control; `corner` in units."""
    gap, thick = max(3, scale.px(4)), max(2, scale.px(2))
    around = rect.inflate(2 * gap, 2 * gap)
    stamp(surface, _ring_picture(around.size, scale.px(corner) + gap, thick), around.x, around.y)


@cached_surface
def _ring_picture(size: tuple[int, int], corner: int, thick: int) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen.rect((255, 226, 140), 0, 0, *size, corner, thick)

    return smooth(size, draw)


def button_ends(scale: Scale, wide: int) -> tuple[float, float]:
    """Return the left and right padding in units of a button of a width in pixels."""
    return (14, 11) if wide >= scale.px(SLIM) else (10, 8)


def button(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    label: str,
    *,
    key: str | None = None,
    note: str = "",
    picture: pygame.Surface | None = None,
    points: float = LABEL,
    main: bool = False,
    pressed: bool = False,
    hovered: bool = False,
    enabled: bool = True,
    focused: bool = False,
) -> None:
    """Draw a raised button: brass if it is the main one or chosen, dark wood otherwise.

    `key` appears on a cap at the right ("enter" and the arrows are drawn as signs), if there is room for it;
    `note` is a second line; `picture` (premultiplied) is drawn before the label. A long label is condensed,
    then smaller than its text size of `points`.
    """
    kind = "off" if not enabled else "main" if main else "plain"
    k = scale.k
    if not pressed:
        drop_shadow(surface, rect, scale.px(4), (0, scale.px(3)), 150, scale.px(6))
    face = _button_face(rect.size, k, kind, hovered and enabled, pressed and enabled)
    _lay_button(surface, face, rect, label, kind)
    if focused:
        focus_ring(surface, scale, rect)
    ink = DULL_INK if not enabled else INK if main else CREAM
    drop = 1 if pressed and enabled else 0
    start, end = button_ends(scale, rect.w)
    left, right = rect.x + start * k, rect.right - end * k
    before = picture.get_width() - 2 * k if picture is not None else 0.0
    if key is not None and not has_room_for_cap(scale, rect.size, label, key, note, before):
        key = None
    two = _two_lines(scale, rect.h)
    cap_end = right
    if key is not None:
        y, cap_high = (rect.y + two.cap, two.cap_high) if note else (rect.centery, None)
        cap_end = key_cap(surface, scale, right, y + drop, key, ink, cap_high) - 8 * k
    middle = rect.centery + drop if not note else rect.y + two.upper + drop
    if picture is not None:
        # A slim button has less padding.
        stamp(surface, picture, left + picture.get_width() / 2 - min(8, start - 5) * k, middle, centred=True)
        left += before
    face_name, points = ("semi", two.points) if note else ("bold", points)
    room, note_room = round((right if note and two.above_cap else cap_end) - left), 0
    if note and not two.fits:
        share = text_width(scale, note, "slab_bold", two.points) / words_width(scale, rect.h, label, note)
        note_room = min(text_width(scale, note, "slab_bold", two.points), round(room * share))
        room -= note_room + scale.px(_SIDE_BY_SIDE)
    write_fitting(surface, scale, label, face_name, points, ink, left, middle, room)
    if note and two.fits:
        below, room = rect.y + two.lower + drop, round(cap_end - left)
        write_fitting(surface, scale, note, "slab_bold", two.points, ink, left, below, room)
    elif note:
        write_within(surface, scale, note, "slab_bold", two.points, ink, cap_end, middle, note_room, "r")


class _TwoLines(NamedTuple):
    """How a button's label and note are set below each other; places are pixels from its upper edge."""

    points: float
    upper: float
    lower: float
    cap: float
    cap_high: int
    above_cap: bool
    """Whether the label ends above the key cap, so that it may be as wide as the button."""
    fits: bool
    """Whether the lines don't touch; otherwise label and note are side by side."""


def _two_lines(scale: Scale, high: int) -> _TwoLines:
    """Return the setting of label and note in a button `high` pixels high."""
    points = min(NOTE, high * 0.4 / (scale.k * scale.text))
    size = scale.size(points)
    step = size * _NOTE_STEP
    upper, lower = high * 0.29, high * 0.72
    if lower - upper < step:
        upper, lower = high * 0.26, high * 0.75
    if lower - upper < step:
        middle = high / 2
        return _TwoLines(points, middle, middle, middle, _cap_height(scale), False, False)
    label_end = upper + (CAP_HEIGHT["semi"] / 2 + _DESCENT) * size
    cap_high = min(_cap_height(scale), int(high - label_end) - 6)
    above_cap = cap_high >= _LOWEST_CAP
    cap_high = cap_high if above_cap else _cap_height(scale)
    return _TwoLines(points, upper, lower, min(lower, high - 2 - cap_high / 2), cap_high, above_cap, True)


def words_width(scale: Scale, high: int, label: str, note: str = "") -> int:
    """Return the width in pixels of the text on a button that is `high` pixels high."""
    if not note:
        return text_width(scale, label, "bold", LABEL)
    two = _two_lines(scale, high)
    widths = text_width(scale, label, "semi", two.points), text_width(scale, note, "slab_bold", two.points)
    return max(widths) if two.fits else sum(widths) + scale.px(_SIDE_BY_SIDE)


def has_room_for_cap(
    scale: Scale, size: tuple[int, int], label: str, key: str, note: str = "", before: float = 0.0
) -> bool:
    """Return whether a button of `size` pixels has room for a key cap next to readable text.

    `before` is the width in pixels of a picture.
    """
    wide, high = size
    free = wide - sum(button_ends(scale, wide)) * scale.k - before
    room = free - cap_width(scale, key) - 8 * scale.k
    if note and (two := _two_lines(scale, high)).above_cap:
        return text_width(scale, note, "slab_bold", two.points) * NARROWEST <= room
    return words_width(scale, high, label, note) * NARROWEST <= room


def _lay_button(
    surface: pygame.Surface, face: pygame.Surface, rect: pygame.Rect, label: str, kind: str
) -> None:
    """Draw a button's face of a kind of `_FACES`; all buttons with labels are drawn here."""
    stamp(surface, face, rect.x, rect.y)


def round_button(
    surface: pygame.Surface,
    scale: Scale,
    x: float,
    y: float,
    icon: str,
    *,
    diameter: float = 40,
    pressed: bool = False,
    hovered: bool = False,
    enabled: bool = True,
    focused: bool = False,
) -> pygame.Rect:
    """Draw a round brass button with an engraved icon of `icons.icon`; (x, y) is its center in pixels.

    `diameter` is in units. Return the rectangle that it covers.
    """
    wide = max(24, scale.px(diameter) // 2 * 2)
    image = _round_picture(icon, wide, pressed and enabled, hovered and enabled, enabled)
    stamp(surface, image, x, y, centred=True)
    rect = pygame.Rect(round(x - wide / 2), round(y - wide / 2), wide, wide)
    if focused:
        focus_ring(surface, scale, rect, diameter / 2)
    return rect


@cached_surface
def _round_picture(icon: str, wide: int, pressed: bool, hovered: bool, enabled: bool) -> pygame.Surface:
    rim, upper, lower = (92, 68, 12), (236, 202, 104), (180, 140, 36)
    if hovered:
        upper, lower = (255, 234, 156), (212, 172, 60)
    if pressed:
        upper, lower = (158, 122, 32), (196, 156, 50)

    def draw(pen: Pen) -> None:
        pen = pen.at(wide / 2, wide / 2, wide / 2)
        for reach, alpha in ((0.98, 50), (0.94, 110)):
            pen.circle((14, 8, 4, alpha), (0.02, 0.08), reach)
        pen.circle(rim, (0, 0), 0.90)
        pen.circle(mix(upper, CREAM, 0.4), (0, -0.02), 0.84)
        pen.shade_circle(upper, lower, (0, 0.02), 0.80)

    image = smooth((wide, wide), draw, 4)
    drop = wide * (0.02 if pressed else 0.01)
    cut = icon_within(icon, wide * 0.22, (48, 30, 12), mix(upper, lower, 0.5))
    stamp(image, cut, wide / 2, wide / 2 + drop, centred=True)
    return image if enabled else faded(image, 0.42)


_ARROWS: Final[dict[str, tuple[int, int]]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def key_cap(
    surface: pygame.Surface,
    scale: Scale,
    right: float,
    y: float,
    key: str,
    ink: Colour = CREAM,
    high: int | None = None,
) -> int:
    """Draw a shortcut key in an outlined cap that ends at `right`; return its left edge (pixels).

    "enter" and "left", "right", "up", "down" are drawn as signs, others as text. `high` replaces the default
    height in pixels.
    """
    high, wide = high or _cap_height(scale), cap_width(scale, key)
    rect = pygame.Rect(round(right - wide), round(y - high / 2), wide, high)
    sign = key if key == "enter" or key in _ARROWS else ""
    _lay_cap(surface, _cap_picture(rect.size, sign, ink), rect, key)
    if not sign:
        write(surface, scale, key, "semi", 14, ink, rect.centerx, rect.centery, "c")
    return rect.left


def _lay_cap(surface: pygame.Surface, image: pygame.Surface, rect: pygame.Rect, key: str) -> None:
    """Draw the outline of a cap, or its sign; all key caps are drawn here."""
    stamp(surface, image, rect.x, rect.y)


def cap_width(scale: Scale, key: str) -> int:
    """Return the width in pixels of a key cap."""
    if key == "enter":
        return max(22, scale.px(28))
    high = _cap_height(scale)
    if key in _ARROWS:
        return high
    return max(high, text_width(scale, key, "semi", 14) + 2 * max(4, scale.px(5)))


def _cap_height(scale: Scale) -> int:
    return max(17, scale.px(21), round(scale.size(14) * 1.3))


@cached_surface
def _cap_picture(size: tuple[int, int], arrow: str, ink: Colour) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(ink, 0, 0, w, h, h * 0.2, 1)
        if arrow == "enter":
            line = [(w * 0.76, h * 0.28), (w * 0.76, h * 0.56), (w * 0.20, h * 0.56)]
            paint_arrow(pen, ink, line, h * 0.08, h * 0.40)
        elif arrow:
            dx, dy = _ARROWS[arrow]
            tip, tail = (
                (w / 2 + dx * w * 0.28, h / 2 + dy * h * 0.28),
                (w / 2 - dx * w * 0.26, h / 2 - dy * h * 0.26),
            )
            paint_arrow(pen, ink, [tail, tip], h * 0.09, h * 0.36)

    return smooth(size, draw, 4)


@cached_surface
def arrow(width: float, height: float, colour: Colour) -> pygame.Surface:
    """Draw an arrow to the right, which the typefaces lack, in pixels."""

    def draw(pen: Pen) -> None:
        paint_arrow(pen, colour, [(1, height / 2), (width, height / 2)], height * 0.16, height * 0.86)

    return smooth((width, height), draw, 4)


def pill(surface: pygame.Surface, scale: Scale, x: float, y: float, words: str) -> pygame.Rect:
    """Draw a small brass plate with a word ("to act"); x is its left edge, y its middle, in pixels."""
    w, h = (
        text_width(scale, words, "bold", 15) + scale.px(18),
        max(17, scale.px(23), round(scale.size(15) * 1.3)),
    )
    rect = pygame.Rect(round(x), round(y - h / 2), w, h)
    stamp(surface, _pill_picture((w, h), BRIGHT), rect.x, rect.y)
    write(surface, scale, words, "bold", 15, INK, rect.centerx, rect.centery, "c")
    return rect


@cached_surface
def _pill_picture(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    return smooth(size, lambda pen: pen.rect(colour, 0, 0, *size, size[1] / 2))


def groove(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, filled_to: int) -> None:
    """Draw a groove along the middle of `rect`, inlaid with brass up to the x of a knob (pixels)."""
    high = max(6, scale.px(10))
    place = pygame.Rect(rect.x - high // 2, rect.centery - high // 2, rect.w + high, high)
    stamp(surface, _groove_picture(place.size, filled_to - place.x), place.x, place.y)


@cached_surface
def _groove_picture(size: tuple[int, int], filled: int) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((122, 92, 44), 0, 0, w, h, h / 2)
        pen.rect((26, 16, 10), 1.2, 1.2, w - 2.4, h - 2.4, h / 2)
        if filled > h:
            pen.shade_rect((246, 208, 108), (200, 158, 60), 1.6, 1.6, filled - 1.6, h - 3.2, h / 2)

    return smooth(size, draw)


def knob(surface: pygame.Surface, scale: Scale, x: float, y: float, lit: bool = False) -> None:
    """Draw the round brass knob of a slider around (x, y) in pixels."""
    stamp(surface, _knob_picture(max(18, scale.px(32)) // 2 * 2, lit), x, y, centred=True)


@cached_surface
def _knob_picture(wide: int, lit: bool) -> pygame.Surface:
    upper, lower = ((255, 240, 180), (226, 184, 84)) if lit else ((244, 212, 120), (190, 148, 52))

    def draw(pen: Pen) -> None:
        pen = pen.at(wide / 2, wide / 2, wide / 2)
        for reach, alpha in ((0.98, 60), (0.93, 120)):
            pen.circle((14, 8, 4, alpha), (0.02, 0.08), reach)
        pen.circle((92, 68, 12), (0, 0), 0.88)
        pen.shade_circle(upper, lower, (0, 0), 0.78)
        pen.circle(mix(lower, upper, 0.5), (0, 0), 0.36)

    return smooth((wide, wide), draw, 4)


def plate(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, words: str, points: float = 19) -> None:
    """Draw an engraved brass plate with two screws and centered lettering."""
    drop_shadow(surface, rect, scale.px(4), (0, scale.px(2)), 140, scale.px(4))
    stamp(surface, _plate_picture(rect.size, scale.k), rect.x, rect.y)
    room = rect.w - scale.px(40)
    write_within(surface, scale, words, "slab_bold", points, INK, rect.centerx, rect.centery, room, "c")


@cached_surface
def _plate_picture(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((122, 92, 28), 0, 0, w, h, 4 * k)
        pen.shade_rect((236, 204, 106), (202, 164, 52), 1, 1, w - 2, h - 2, 3.4 * k)
        inset = 3.4 * k
        pen.rect((146, 113, 31), inset, inset, w - 2 * inset, h - 2 * inset, 2 * k, 0.9)
        for x in (11 * k, w - 11 * k):
            pen.circle((122, 92, 28), (x, h / 2), max(2.2, 3.2 * k))
            pen.line((240, 213, 130), [(x - 1.6 * k, h / 2 - k), (x + 1.6 * k, h / 2 + k)], 0.8 * k)

    return smooth(size, draw, 4)


def ticket_size(scale: Scale, words: str) -> tuple[int, int]:
    """Return the width and height of a price ticket in pixels."""
    wide = text_width(scale, words, "slab_bold", 18) + scale.px(16)
    return wide, max(20, scale.px(27), round(scale.size(18) * 1.4))


def ticket(surface: Canvas, scale: Scale, x: float, y: float, words: str) -> pygame.Rect:
    """Draw a brass price ticket around (x, y) in pixels, with a pointed lower left corner."""
    w, h = ticket_size(scale, words)
    rect = pygame.Rect(round(x - w / 2), round(y - h / 2), w, h)
    drop_shadow(surface, rect, max(2, scale.px(4)), (1, scale.px(3)), 140, scale.px(5))
    pad = max(6, scale.px(12))
    stamp(surface, _ticket_picture((w, h), pad), rect.x - pad, rect.y - pad)
    write(surface, scale, words, "slab_bold", 18, INK, rect.centerx, rect.centery, "c")
    return rect


@cached_surface
def _ticket_picture(size: tuple[int, int], pad: int) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen = pen.at(pad, pad)
        tail = h * 0.36
        for colour, inset in (((74, 48, 6), 0.0), (BRIGHT, 1.3)):
            pen.rect(colour, inset, inset, w - 2 * inset, h - 2 * inset, h * 0.24)
            tip = (inset * 2 - tail * 0.4, h + tail - 2.2 * inset)
            pen.poly(colour, [(inset + 1, h * 0.55), tip, (w * 0.48, h - inset - 0.5)])

    return smooth((w + 2 * pad, h + 2 * pad), draw)


def slip(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> pygame.Rect:
    """Draw a blank paper slip with a fine border; return the rectangle inside it."""
    drop_shadow(surface, rect, scale.px(5), (0, scale.px(3)), 150)
    print_paper(surface, rect, 24, SLIP)
    inset = scale.px(4)
    pygame.draw.rect(surface, (150, 128, 92), rect.inflate(-2 * inset, -2 * inset), 1)
    return rect.inflate(-2 * scale.px(12), -2 * scale.px(10))


def top_bar(surface: pygame.Surface, scale: Scale, title: str) -> pygame.Rect:
    """Draw the walnut bar at the top of the window with the title; return the free rectangle on the right."""
    bar = pygame.Rect(0, 0, surface.get_width(), scale.px(TOP_BAR))
    drop_shadow(surface, bar, scale.px(8), (0, scale.px(3)), 170, 0)
    surface.blit(walnut(bar.size, 5), bar)
    for y, colour in ((bar.bottom - scale.px(5), BRASS), (bar.bottom - 1, (20, 12, 7))):
        pygame.draw.line(surface, colour, (0, y), (bar.right, y))
    middle = bar.y + round(25.5 * scale.k)
    left = scale.px(24)
    if not title:
        return pygame.Rect(left, 0, bar.right - 2 * left, 2 * middle)
    write(surface, scale, title, "title", TITLE, (20, 12, 6), left + 1, middle + 2)
    end = write(surface, scale, title, "title", TITLE, PALE_BRASS, left, middle).right + scale.px(34)
    return pygame.Rect(end, 0, bar.right - end - scale.px(24), 2 * middle)


def stepper(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    amount: str,
    *,
    low: str = "",
    high: str = "",
    refused: bool = False,
    can_lower: bool = True,
    can_raise: bool = True,
    lower_lit: bool = False,
    raise_lit: bool = False,
    focused: bool = False,
) -> tuple[pygame.Rect, pygame.Rect]:
    """Draw an amount between minus and plus, with `low` and `high` ("from $3", "to $20") if they fit.

    A `refused` amount was typed and can't be chosen, so it is red and struck out. `lower_lit` and
    `raise_lit` light the minus and the plus under the pointer. Return the rectangles of both.
    """
    side = min(rect.h, rect.w // 3)
    minus = pygame.Rect(rect.x, rect.y, side, rect.h)
    plus = pygame.Rect(rect.right - side, rect.y, side, rect.h)
    drop_shadow(surface, rect, scale.px(4), (0, scale.px(3)), 130, scale.px(6))
    stamp(surface, _tray_picture(rect.size, scale.k), rect.x, rect.y)
    for place, can, lit in ((minus, can_lower, lower_lit), (plus, can_raise, raise_lit)):
        face = _button_face(place.size, scale.k, "main" if can else "off", can and lit, False)
        stamp(surface, face, place.x, place.y)
        stamp(
            surface,
            _plus_picture(side, place is plus, INK if can else DULL_INK),
            place.x,
            place.centery - side / 2,
        )
    ink = SIGNAL if refused else INK
    place = write(surface, scale, amount, "slab_bold", 28, ink, rect.centerx, rect.centery, "c")
    if refused:
        ends = (place.left - scale.px(4), rect.centery), (place.right + scale.px(4), rect.centery)
        pygame.draw.line(surface, SIGNAL, *ends, max(2, scale.px(2)))
    pad = side + scale.px(12)
    room = (rect.w - text_width(scale, amount, "slab_bold", 28)) / 2 - pad - scale.px(14)
    if max(text_width(scale, words, "sans", 16) for words in (low, high)) <= room:
        write(surface, scale, low, "sans", 16, FADED_INK, rect.x + pad, rect.centery)
        write(surface, scale, high, "sans", 16, FADED_INK, rect.right - pad, rect.centery, "r")
    if focused:
        focus_ring(surface, scale, rect)
    return minus, plus


@cached_surface
def _tray_picture(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((96, 68, 8), 0, 0, w, h, 6 * k)
        pen.rect(SLIP, 1.2, 1.2, w - 2.4, h - 2.4, 5 * k)

    return smooth(size, draw)


@cached_surface
def _plus_picture(side: int, plus: bool, ink: Colour) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        reach, thick, m = side * 0.19, side * 0.075, side / 2
        pen.rect(ink, m - reach, m - thick / 2, 2 * reach, thick)
        if plus:
            pen.rect(ink, m - thick / 2, m - reach, thick, 2 * reach)

    return smooth((side, side), draw, 4)


_BAND: Final = 120
"""The height in pixels of a band that is darkened in one piece."""
_TOOLTIP: Final = 17.0
"""The size of a tooltip's text in units."""
_FRAMES: Final = 24
"""The number of frames in one turn of the thinking locomotive's wheels."""


def tooltip(
    surface: pygame.Surface, scale: Scale, words: str, about: pygame.Rect, width: float = 380
) -> pygame.Rect:
    """Draw a small paper with a shadow below `about` (pixels), or above if there is no room.

    It is as wide as its text, at most `width` units, and always within the surface.
    """
    pad_x, pad_y, step = scale.px(14), scale.px(9), line_height(scale, _TOOLTIP)
    lines = wrap(scale, words, "semi", _TOOLTIP, scale.px(width) - 2 * pad_x)
    wide = max(text_width(scale, line, "semi", _TOOLTIP) for line in lines) + 2 * pad_x
    rect = pygame.Rect(0, 0, wide, len(lines) * step + 2 * pad_y)
    room = surface.get_rect().inflate(-2 * scale.px(6), -2 * scale.px(6))
    rect.midtop = (about.centerx, about.bottom + scale.px(10))
    if rect.bottom > room.bottom:
        rect.bottom = about.top - scale.px(10)
    rect.clamp_ip(room)
    drop_shadow(surface, rect, max(2, scale.px(5)), (0, scale.px(3)), 170, scale.px(3))
    print_paper(surface, rect, 18, SLIP)
    pygame.draw.rect(surface, (122, 98, 58), rect, 1)
    for i, line in enumerate(lines):
        write(surface, scale, line, "semi", _TOOLTIP, INK, rect.x + pad_x, rect.y + pad_y + step * (i + 0.5))
    return rect


def gauge(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, part: float) -> None:
    """Draw a progress bar: a groove that fills with brass; `part` is from 0 to 1."""
    groove, done = rect.inflate(scale.px(6), scale.px(6)), rect.copy()
    done.w = round(rect.w * part)
    pygame.draw.rect(surface, SHADE, groove, border_radius=scale.px(6))
    pygame.draw.rect(surface, BRASS, done, border_radius=scale.px(4))
    pygame.draw.rect(surface, PALE_BRASS, groove, 1, border_radius=scale.px(6))


@cached_surface
def _dusk(wide: int) -> pygame.Surface:
    """Return a band of shade. One for the whole window would take as much memory as the window."""
    image = pygame.Surface((wide, _BAND), pygame.SRCALPHA)
    image.fill((8, 5, 3, 150))
    return image.premul_alpha()


def dim(surface: pygame.Surface) -> None:
    """Darken everything drawn up to here, so that a dialog stands out."""
    wide, high = surface.get_size()
    for top in range(0, high, _BAND):
        surface.blit(_dusk(wide), (0, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def dialog(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, title: str) -> pygame.Rect:
    """Draw a walnut frame with its title and a brass flourish; return the rectangle inside."""
    drop_shadow(surface, rect, scale.px(22), (0, scale.px(12)), 190, scale.px(4))
    panel(surface, scale, rect, 9)
    k = scale.k
    room, y = rect.w - scale.px(40), rect.y + 48 * k
    points = fitting(scale, title, "title", 30, room)
    for colour, drop in ((SHADE, 1), (PALE_BRASS, 0)):
        write_within(
            surface, scale, title, "title", points, colour, rect.centerx + drop, y + 2 * drop, room, "c"
        )
    wide = min(420.0, rect.w / k - 80)
    stamp(surface, _brass_flourish(wide, k), rect.centerx, rect.y + 82 * k, centred=True)
    return pygame.Rect(
        rect.x + scale.px(36), rect.y + scale.px(106), rect.w - 2 * scale.px(36), rect.h - scale.px(136)
    )


@cached_surface
def _brass_flourish(wide: float, k: float) -> pygame.Surface:
    size = (wide * k, 24 * k)
    return smooth(size, lambda pen: flourish(pen.at(size[0] / 2, size[1] / 2, k), wide, BRASS, PALE_BRASS), 4)


def thinking(surface: pygame.Surface, x: float, y: float, width: float, phase: float) -> pygame.Rect:
    """Draw a small locomotive that puffs along its rail, the sign that a bot thinks.

    (x, y) is the middle of its left edge and `width` its width (about twice its height) in pixels. While
    `phase`
    runs from 0 to 1, the wheels turn once and one puff is let out.
    """
    wide = max(20, round(width))
    number = int(phase % 1.0 * _FRAMES) % _FRAMES
    image = frame("locomotives/thinking", number, _FRAMES, wide, wide * 56 / 110)
    return stamp(surface, image, x, y - image.get_height() / 2)


_WELL: Final[Colour] = (34, 21, 13)
"""The bottom of a groove cut into the wood."""
_RIM: Final[Colour] = (150, 116, 50)


@cached_surface
def _well(size: tuple[int, int], corner: float, fill: Colour, rim: Colour) -> pygame.Surface:
    """Draw a groove cut into the wood, dark along its upper edge."""
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(rim, 0, 0, w, h, corner)
        pen.rect(mix(fill, SHADE, 0.55), 1, 1, w - 2, h - 2, corner - 1)
        pen.rect(fill, 1, 2.4, w - 2, h - 3.4, corner - 1)

    return smooth(size, draw)


def segments(rect: pygame.Rect, count: int, wanted: Sequence[float] = ()) -> list[pygame.Rect]:
    """Return the rectangles of the parts of a segmented control.

    They are equally wide unless one needs more than that. `wanted` contains the pixels that each needs; what
    is left or missing is divided.
    """
    parts = [rect.w / count] * count
    if wanted and max(wanted) > parts[0]:
        spare = rect.w - sum(wanted)
        parts = [wide + spare / count if spare > 0 else wide * rect.w / sum(wanted) for wide in wanted]
    edges = [rect.x + round(edge) for edge in (0.0, *accumulate(parts))]
    return [pygame.Rect(left, rect.y, right - left, rect.h) for left, right in pairwise(edges)]


def segmented(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    labels: Sequence[str],
    chosen: int | None,
    *,
    enabled: bool = True,
    focused: bool = False,
    points: float = 17,
) -> list[pygame.Rect]:
    """Draw adjacent labels; the chosen one is a brass plate. Return their rectangles."""
    room = scale.px(12)
    wanted = [text_width(scale, label, "bold", points) + room for label in labels]
    places = segments(rect, len(labels), wanted)
    stamp(surface, _well(rect.size, scale.px(6), _WELL, _RIM), rect.x, rect.y)
    for i, (place, label) in enumerate(zip(places, labels, strict=True)):
        if i == chosen:
            plate = place.inflate(-2 * max(2, scale.px(3)), -2 * max(2, scale.px(3)))
            stamp(surface, _segment_plate(plate.size, scale.px(4), enabled), plate.x, plate.y)
        elif i and i - 1 != chosen:
            pygame.draw.line(
                surface, (92, 68, 40), (place.x, place.y + rect.h // 4), (place.x, place.bottom - rect.h // 4)
            )
        ink = DULL_INK if not enabled else INK if i == chosen else QUIET
        face = "bold" if i == chosen else "semi"
        write_fitting(surface, scale, label, face, points, ink, *place.center, place.w - room, "c")
    if focused:
        focus_ring(surface, scale, rect)
    return places


@cached_surface
def _segment_plate(size: tuple[int, int], corner: int, enabled: bool) -> pygame.Surface:
    face = BRASS_FACE if enabled else (64, 46, 31)
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(mix(face, SHADE, 0.55), 0, 0, w, h, corner)
        pen.rect(mix(face, (255, 250, 230), 0.45 if enabled else 0.12), 0.8, 0.8, w - 1.6, h - 1.8, corner)
        light, deep = mix(face, (255, 240, 190), 0.22 if enabled else 0.04), mix(face, SHADE, 0.08)
        pen.shade_rect(light, deep, 0.8, 2.2, w - 1.6, h - 3.2, corner)

    return smooth(size, draw)


def scroll_handle(rect: pygame.Rect, start: float, share: float) -> pygame.Rect:
    """Return the rectangle of a scroll bar's handle; the visible part starts at `start`, its size is `share`.

    Both are fractions (0 to 1) of the whole; a handle is at least twice as high as the bar is wide.
    """
    share = min(1.0, max(0.0, share))
    start = min(1.0 - share, max(0.0, start))
    high = max(round(rect.h * share), min(rect.h, 2 * rect.w))
    top = rect.y + round((rect.h - high) * (start / (1 - share) if share < 1 else 0))
    return pygame.Rect(rect.x + 1, top, rect.w - 2, high)


def scrollbar(surface: pygame.Surface, rect: pygame.Rect, start: float, share: float) -> None:
    """Draw a vertical scroll bar with its handle at `scroll_handle`."""
    stamp(surface, _well(rect.size, rect.w / 2, _WELL, (92, 70, 40)), rect.x, rect.y)
    handle = scroll_handle(rect, start, share)
    stamp(surface, _handle(handle.size), handle.x, handle.y)


@cached_surface
def _handle(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    face = (196, 156, 60)

    def draw(pen: Pen) -> None:
        pen.rect(mix(face, SHADE, 0.55), 0, 0, w, h, w / 2)
        pen.rect(mix(face, (255, 250, 230), 0.35), 1, 1, w - 2, h - 2, w / 2)
        pen.rect(face, w * 0.30, 1.5, w * 0.70 - 1, h - 3, w * 0.35)
        for i in (-1, 0, 1):
            y = h / 2 + i * w * 0.32
            pen.line(mix(face, SHADE, 0.6), [(w * 0.32, y), (w * 0.68, y)], w * 0.09)

    return smooth(size, draw)
