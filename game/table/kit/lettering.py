"""Text layout: single lines, measured lines, wrapped paragraphs.

A line is drawn four times as large and scaled down, so that letters keep their true widths. Hinting would
round each to a whole pixel and tear small slab letters apart. The baseline stays on a pixel's edge, so
serifs are sharp. Lines are cached; a returned picture must not be changed.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import pygame

from game.rules.letters import SUBSTITUTE
from game.table.kit.contrast import LOOK, ink_of
from game.table.kit.fonts import ascent, face_for, letters_of, load_font
from game.table.kit.pen import Canvas
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import CAP_HEIGHT, Colour
from game.words import printable

Align: TypeAlias = Literal["l", "c", "r"]

_GROW: Final = 4
_ELLIPSIS: Final = "..."
LONGEST_LINE: Final = 500
"""The maximum number of letters of a line that are measured and drawn; more don't fit on any screen."""
NARROWEST: Final = 0.7
"""The minimum horizontal scale of a line, as a fraction of its width."""
SQUEEZED: Final = 0.55
"""The minimum horizontal scale of a line that must be readable in full, even if it looks worse."""


def settable(face: str, words: str) -> str:
    """Return the displayable form of any text: cut to the maximum length, with missing glyphs replaced."""
    words = printable(words[:LONGEST_LINE])
    if words.isascii():
        return words
    known = letters_of(face_for(face, words))
    return words if known.issuperset(words) else "".join(one if one in known else SUBSTITUTE for one in words)


def letters_picture(font: pygame.font.Font, words: str, colour: Colour) -> pygame.Surface:
    """Render displayable text as a premultiplied picture; all glyphs are rendered here."""
    if not font.size(words)[0]:  # Combining marks without a base letter.
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(words, True, colour).premul_alpha_ip()


@lru_cache(maxsize=8192)
def _line_width(face: str, size: int, words: str, spacing: float) -> int:
    """Return the width in pixels of the picture that `set_line` makes."""
    words = settable(face, words)
    font = load_font(face_for(face, words), size * _GROW)
    if spacing and words:
        wide = sum(font.size(letter)[0] for letter in words) + spacing * size * _GROW * (len(words) - 1)
    else:
        wide = font.size(words)[0]
    return max(1, math.ceil(wide / _GROW))


@cached_surface
def set_line(face: str, size: int, words: str, colour: Colour, spacing: float = 0.0) -> pygame.Surface:
    """Return one line as a premultiplied picture, with the baseline at the font's ascent from the top.

    `size` is in pixels, `spacing` is extra letter spacing in ems. The baseline is that of `face`, even
    if a fallback face supplies missing letters.
    """
    words = settable(face, words)
    usual, face = ascent(face, size), face_for(face, words)
    font, true = load_font(face, size), load_font(face, size * _GROW)
    width, height = _line_width(face, size, words, spacing), font.get_height() + 2
    sheet = pygame.Surface((width * _GROW, height * _GROW), pygame.SRCALPHA)
    top = usual * _GROW - true.get_ascent()
    if not spacing:
        sheet.blit(letters_picture(true, words, colour), (0, top))
    else:
        x = 0.0
        for letter in words:
            image = letters_picture(true, letter, colour)
            sheet.blit(image, (round(x), top), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += image.get_width() + spacing * size * _GROW
    return pygame.transform.smoothscale(sheet, (width, height))


@cached_surface
def _haloed_line(
    face: str, size: int, words: str, colour: Colour, spacing: float, halo: Colour, reach: int
) -> pygame.Surface:
    """Return a line with a halo of `reach` pixels in the ground color around its letters."""
    line, rim = set_line(face, size, words, colour, spacing), set_line(face, size, words, halo, spacing)
    sheet = pygame.Surface((line.get_width() + 2 * reach, line.get_height() + 2 * reach), pygame.SRCALPHA)
    for step in range(16):
        turn = step * math.tau / 16
        where = (reach + round(reach * math.cos(turn)), reach + round(reach * math.sin(turn)))
        sheet.blit(rim, where, special_flags=pygame.BLEND_PREMULTIPLIED)
    sheet.blit(line, (reach, reach), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def cap_height(face: str, size: int) -> float:
    """Return the height of capitals in pixels."""
    return CAP_HEIGHT[face] * size


def write(
    surface: Canvas,
    scale: Scale,
    words: str,
    face: str,
    points: float,
    colour: Colour,
    x: float,
    y: float,
    align: Align = "l",
    halo: Colour | None = None,
    spacing: float = 0.0,
) -> pygame.Rect:
    """Write one line. x (pixels) is its left, center or right; y (pixels) the middle of its capitals.

    `points` is the size in units. `halo` is a ground color around the letters, as map printers use
    over lines; `spacing` is extra letter spacing in ems. Return the bounding box of the capitals.
    """
    size = scale.size(points)
    wide = _line_width(face, size, words, spacing)
    left = round(x - {"l": 0.0, "c": wide / 2, "r": float(wide)}[align])
    cap = cap_height(face, size)
    if LOOK.high:
        colour = ink_of(colour)
    top = round(y + cap / 2 - ascent(face, size))
    if halo is not None and words and LOOK.high:
        reach = max(2, round(3 * scale.k))
        plate = _plate((wide + 2 * reach, round(cap) + 2 * reach), halo)
        surface.blit(plate, (left - reach, round(y - cap / 2) - reach))
        reach, image = 0, set_line(face, size, words, colour, spacing)
    elif halo is not None:
        reach = max(1, round(2.4 * scale.k))
        image = _haloed_line(face, size, words, colour, spacing, halo, reach)
        left, top = left - reach, top - reach
    else:
        reach, image = 0, set_line(face, size, words, colour, spacing)
    place = pygame.Rect(left + reach, round(y - cap / 2), wide, round(cap))
    _lay(surface, words, image, (left, top), place)
    return place


@cached_surface
def _plate(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return the plain ground of a line in the high-contrast look, in place of a halo."""
    plate = pygame.Surface(size, 0, 32)
    plate.fill(colour)
    return plate


def text_width(scale: Scale, words: str, face: str, points: float, spacing: float = 0.0) -> int:
    """Return the width in pixels of a line that `write` would draw."""
    return _line_width(face, scale.size(points), words, spacing)


def write_within(
    surface: pygame.Surface,
    scale: Scale,
    words: str,
    face: str,
    points: float,
    colour: Colour,
    x: float,
    y: float,
    room: int,
    align: Align = "l",
    narrowest: float = NARROWEST,
) -> pygame.Rect:
    """Write one line in at most `room` pixels: condensed down to `narrowest`, then truncated.

    Places are as in `write`.
    """
    words = shorten(scale, words, face, points, math.floor(room / narrowest))
    size = scale.size(points)
    wide = _line_width(face, size, words, 0.0)
    if wide <= room:
        return write(surface, scale, words, face, points, colour, x, y, align)
    image = _narrow_line(face, size, words, ink_of(colour) if LOOK.high else colour, room)
    left = round(x - {"l": 0.0, "c": room / 2, "r": float(room)}[align])
    cap = cap_height(face, size)
    top = round(y + cap / 2 - ascent(face, size))
    place = pygame.Rect(left, round(y - cap / 2), room, round(cap))
    _lay(surface, words, image, (left, top), place)
    return place


@lru_cache(maxsize=4096)
def fitting(scale: Scale, words: str, face: str, points: float, room: int) -> float:
    """Return the size, from `points` down to half of it, at which `write_within` doesn't truncate `words`."""
    size = points
    while size > points / 2 and text_width(scale, words, face, size) > math.floor(room / NARROWEST):
        size *= 0.96
    return size


def write_fitting(
    surface: pygame.Surface,
    scale: Scale,
    words: str,
    face: str,
    points: float,
    colour: Colour,
    x: float,
    y: float,
    room: int,
    align: Align = "l",
    narrowest: float = NARROWEST,
) -> pygame.Rect:
    """Write one line in at most `room` pixels: condensed, then smaller, then condensed down to `narrowest`.

    Places are as in `write`.
    """
    size = fitting(scale, words, face, points, room)
    return write_within(surface, scale, words, face, size, colour, x, y, room, align, narrowest)


def _lay(
    surface: Canvas, words: str, image: pygame.Surface, corner: tuple[int, int], place: pygame.Rect
) -> None:
    """Draw the picture of a line; all lettering is drawn here.

    `words` is its text, `place` the bounding box of its capitals.
    """
    surface.blit(image, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


@cached_surface
def _narrow_line(face: str, size: int, words: str, colour: Colour, width: int) -> pygame.Surface:
    line = set_line(face, size, words, colour)
    return pygame.transform.smoothscale(line, (width, line.get_height()))


def line_height(scale: Scale, points: float, leading: float = 1.3) -> int:
    """Return the distance in pixels between the lines of a paragraph."""
    return round(scale.size(points) * leading)


def wrap(scale: Scale, words: str, face: str, points: float, width_px: int) -> list[str]:
    """Break `words` at spaces into lines of at most `width_px` pixels; a line feed always breaks.

    A no-break space (U+00A0) keeps its neighbors together. A word longer than a whole line is broken
    after a dash or hyphen, or else between letters.
    """
    lines: list[str] = []
    for part in words.split("\n"):
        line = ""
        for word in filter(None, part.split(" ")):
            longer = f"{line} {word}" if line else word
            if _fits(scale, longer, face, points, width_px):
                line = longer
                continue
            if line:
                lines.append(line)
            while len(word) > 1 and not _fits(scale, word, face, points, width_px):
                head = _longest_head(scale, word, face, points, width_px)
                lines.append(head)
                word = word[len(head) :]
            line = word
        lines.append(line)
    return lines


def _fits(scale: Scale, words: str, face: str, points: float, width_px: int) -> bool:
    return len(words) <= LONGEST_LINE and text_width(scale, words, face, points) <= width_px


def _longest_head(scale: Scale, word: str, face: str, points: float, width_px: int, tail: str = "") -> str:
    """Return the longest prefix of `word`, at least one letter, that fits together with `tail`."""
    counts = range(1, min(len(word), LONGEST_LINE))
    fitting = bisect_right(
        counts, width_px, key=lambda count: text_width(scale, word[:count].rstrip() + tail, face, points)
    )
    head = word[: max(1, fitting)]
    dash = max(head.rfind("–"), head.rfind("-"))
    return head[: dash + 1] if dash > 0 and not tail else head


def paragraph(
    surface: pygame.Surface,
    scale: Scale,
    words: str,
    face: str,
    points: float,
    colour: Colour,
    x: float,
    y: float,
    width_px: int,
    align: Align = "l",
    leading: float = 1.3,
) -> int:
    """Write wrapped text from its top y (pixels) down; return the y below the last line.

    x is the left, center or right of the column, depending on `align`.
    """
    step = line_height(scale, points, leading)
    for line in wrap(scale, words, face, points, width_px):
        write(surface, scale, line, face, points, colour, x, y + step / 2, align)
        y += step
    return round(y)


def shorten(scale: Scale, words: str, face: str, points: float, width_px: int) -> str:
    """Return `words`, truncated to `width_px` pixels with "..." at the end if necessary."""
    if text_width(scale, words, face, points) <= width_px:
        return words
    return _cut(scale, words, face, points, width_px)


def _cut(scale: Scale, words: str, face: str, points: float, width_px: int) -> str:
    head = _longest_head(scale, words, face, points, width_px, _ELLIPSIS).rstrip() + _ELLIPSIS
    return head if text_width(scale, head, face, points) <= width_px else _ELLIPSIS
