"""The preview paper in the prompt: what a move would cost and bring, before it is confirmed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import pygame

from game.table.boards.view import BoardView, Change, MovePreview, Part
from game.table.kit.furniture import arrow, slip
from game.table.kit.lettering import (
    NARROWEST,
    line_height,
    shorten,
    text_width,
    wrap,
    write,
    write_fitting,
    write_within,
)
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, GAIN, INK, RULE, SIGNAL, Colour

SLIP: Final = 110
"""The default height in units."""
LOW_SLIP: Final = 74
"""The height if space is limited: figures in one line or two."""
WORDS: Final = 16
SMALL_WORDS: Final = 13
"""The default text size, and the smallest one for limited space."""
LEADING: Final = 1.2
TIGHT_LEADING: Final = 1.02
"""The default line height, and the one for limited space."""
SETTINGS: Final = (
    (1.0, WORDS),
    (0.85, WORDS),
    (NARROWEST, WORDS),
    (NARROWEST, SMALL_WORDS),
    (NARROWEST, 11),
    (NARROWEST, 9.5),
)
"""The condensed widths and text sizes of text that doesn't fit otherwise, the best first."""
ROW: Final = 26
"""The distance in units from one change to the next in a column."""
PAD, LEAST_PAD = 16, 10
NARROWER: Final = 170
"""The width in units below which a preview's text begins nearer to the edge."""
PART_INSET: Final = 26
"""The distance in units from a part's badge to its text."""
PART_GAP: Final = 6
NARROW: Final = 340
"""The width in units below which everything on a preview is denser."""
NARROW_ROW, NARROW_LEADING = 22, 1.1
LEAST_SHARE: Final = 0.62
"""The smallest share of its width to which text is condensed rather than shortened."""
_PART_SETTINGS: Final = (
    (1.0, WORDS, LEADING, PART_GAP),
    (1.0, WORDS, TIGHT_LEADING, PART_GAP),
    (0.85, WORDS, TIGHT_LEADING, 3),
    (NARROWEST, WORDS, 1.08, 2),
    (NARROWEST, 14.5, 1.12, 1),
    (NARROWEST, SMALL_WORDS, 1.12, 0),
    (NARROWEST, 11, 1.05, 0),
    (NARROWEST, 9.5, 1.05, 0),
    (NARROWEST, 9.5, 1.0, 0),
    (LEAST_SHARE, 9.5, 1.0, 0),
)
"""The settings of outcomes, the first that fits: condensed width, size, line height, units between them."""
SHARES: Final = (1.0, 0.92, 0.84)
"""The relative sizes of figures in lines, tried so that the value before fits too."""
SMALLER_SHARES: Final = (*SHARES, 0.76, 0.68, 0.6)
"""The same where figures are below their names."""
RESULTS: Final = (16.0, 14.5, 13.0, 11.5)
"""The text sizes of a low preview, the first with room for the values before."""
STEP_IN_LETTERS, LEAST_IN_LETTERS = 1.1, 0.82
"""The default and the smallest line height of figures, in text sizes."""
TALLEST_FIGURE: Final = 1.04
"""The height of a dollar sign and a gap, in text sizes."""
UNDER_NAMES: Final = 57
"""The height in units of figures below their names."""
LEAST_PRICE: Final = 0.4
"""The smallest part of a title's line for its price."""
TITLE_LINE: Final = 23
"""The distance in units from one line of a long title to the next."""


def _pad(scale: Scale, width: int) -> int:
    """Return the units from the edge of a preview of this width in pixels to its text."""
    return PAD if width >= scale.px(NARROWER) else LEAST_PAD


def _head(scale: Scale, told: MovePreview, width: int) -> list[str]:
    """Return the lines of the title; the price is at the end of the last one, which may be empty."""
    left = scale.px(44 if told.badge is not None else _pad(scale, width))
    room = width - left - scale.px(_pad(scale, width))
    price = text_width(scale, told.price, "semi", 17) + scale.px(10) if told.price else 0
    if text_width(scale, told.title, "bold", 18) * NARROWEST <= room - price:
        return [told.title]
    lines = wrap(scale, told.title, "bold", 18, room)
    if price and text_width(scale, lines[-1], "bold", 18) > room - price:
        lines.append("")
    return lines


def _side_by_side(scale: Scale, told: MovePreview, below: pygame.Rect) -> bool:
    """Return whether all changes fit in a row; otherwise they are in a column.

    On a narrow preview a single one has its own line, which leaves more room for text, unless the value
    before fits only below the name.
    """
    if len(told.changes) == 1 and below.w < scale.px(NARROW):
        words = len(_lines(scale, told, below.w)) * line_height(scale, WORDS, NARROW_LEADING)
        if _share_in_line(scale, told.changes, below) is not None or below.h < scale.px(UNDER_NAMES) + words:
            return False
    room = below.w / max(1, len(told.changes)) - scale.px(14)
    return all(_figures_width(scale, change) <= room for change in told.changes)


def _share_in_line(
    scale: Scale,
    changes: Sequence[Change],
    below: pygame.Rect,
    narrowest: float = 1.0,
    shares: Sequence[float] = SHARES,
) -> float | None:
    """Return how small figures must be to fit next to their names in all lines; None if that is impossible.

    Names may be condensed to `narrowest`, and figures reduced to the last of `shares`.
    """
    room = below.w - 2 * _pad(scale, below.w) * scale.k - 8 * scale.k

    def fits(change: Change, share: float) -> bool:
        name = text_width(scale, change.label, "sans", 17) * narrowest
        return name + _figures_width(scale, change, share) <= room

    return next((share for share in shares if all(fits(change, share) for change in changes)), None)


def _figures_width(scale: Scale, change: Change, share: float = 1.0) -> float:
    """Return the pixels of the figures before and after, at a part of their default size."""
    before = _before(change)
    wide = text_width(scale, before, "slab", 20 * share) + 34 * share * scale.k if before else 0
    return wide + text_width(scale, change.after, "slab_bold", 22 * share)


def _before(change: Change) -> str:
    """Return the value before, if the move changes it: what stays the same has no arrow."""
    return "" if change.before == change.after else change.before


def _face(told: MovePreview) -> str:
    return "italic" if told.changes else "sans"


def _lines(scale: Scale, told: MovePreview, width: int) -> list[str]:
    return (
        wrap(scale, told.words, _face(told), WORDS, width - scale.px(2 * _pad(scale, width)))
        if told.words
        else []
    )


def draw_slip(
    surface: pygame.Surface, scale: Scale, view: BoardView, told: MovePreview, rect: pygame.Rect
) -> None:
    """Draw the preview in `rect` (pixels); `view` draws its badge."""
    k = scale.k
    slip(surface, scale, rect)
    low, narrow = rect.h < scale.px(SLIP) - 2, rect.w < scale.px(NARROW)
    lines = [told.title] if low else _head(scale, told, rect.w)
    y, x = rect.y + (19 if low or narrow else 24) * k, rect.x + _pad(scale, rect.w) * k
    if told.badge is not None:
        place = pygame.Rect(0, 0, scale.px(24), scale.px(24))
        place.center = (round(rect.x + 25 * k), round(y))
        view.draw_badge(surface, told.badge, place)
        x = rect.x + 44 * k
    end = rect.right - _pad(scale, rect.w) * k
    last = y + TITLE_LINE * k * (len(lines) - 1)
    if told.price:
        ink = GAIN if told.gains else SIGNAL
        left = (
            x + text_width(scale, lines[-1], "bold", 18) * NARROWEST + 10 * k
            if lines[-1]
            else rect.x + _pad(scale, rect.w) * k
        )
        room = round(max(end - left, (end - x) * LEAST_PRICE))
        end = write_fitting(surface, scale, told.price, "semi", 17, ink, end, last, room, "r").left - 10 * k
    for i, line in enumerate(lines):
        right = end if i == len(lines) - 1 else rect.right - _pad(scale, rect.w) * k
        if line:
            room = round(right - x)
            write_fitting(surface, scale, line, "bold", 18, INK, x, y + TITLE_LINE * k * i, room)
    rule = round(last + (15 if low or narrow else 19) * k)
    pygame.draw.line(surface, RULE, (rect.x + scale.px(14), rule), (rect.right - scale.px(14), rule))
    below = pygame.Rect(rect.x, rule, rect.w, rect.bottom - scale.px(4) - rule)
    if told.parts:
        _draw_parts(surface, scale, view, told.parts, below)
    elif told.listed:
        _draw_list(surface, scale, told.changes, below)
    elif told.changes and low:
        _draw_results(surface, scale, told, below)
    elif told.changes:
        if _side_by_side(scale, told, below):
            _draw_changes(surface, scale, told, below)
            top = below.y + scale.px(UNDER_NAMES)
        else:
            top = _draw_rows(surface, scale, told, below)
        _write_words(surface, scale, told, pygame.Rect(below.x, top, below.w, below.bottom - top), FADED_INK)
    else:
        _write_words(surface, scale, told, below, INK)


def _write_words(
    surface: pygame.Surface, scale: Scale, told: MovePreview, place: pygame.Rect, ink: Colour
) -> None:
    """Write as many lines as fit, vertically centered; condensed if there are more."""
    leading = NARROW_LEADING if place.w < scale.px(NARROW) else LEADING
    face, room = _face(told), place.w - scale.px(2 * _pad(scale, place.w))
    if not told.words or place.h < line_height(scale, WORDS, leading):
        return
    for narrower, points in SETTINGS:
        step = line_height(scale, points, leading if narrower == 1.0 else TIGHT_LEADING)
        lines, most = wrap(scale, told.words, face, points, int(room / narrower)), place.h // step
        if len(lines) <= most:
            break
    else:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], shorten(scale, rest, face, points, int(room / NARROWEST))]
    y = place.centery - step * (len(lines) - 1) / 2
    x = place.centerx if told.changes else place.x + scale.px(_pad(scale, place.w))
    align: Literal["c", "l"] = "c" if told.changes else "l"
    for i, (line, wide) in enumerate(zip(lines, _alike(scale, lines, face, points, room), strict=True)):
        write_within(surface, scale, line, face, points, ink, x, y + i * step, wide, align)


def _alike(scale: Scale, lines: Sequence[str], face: str, points: float, room: int) -> list[int]:
    """Return the width of each line, in pixels, that condenses all lines as much as the longest one."""
    wide = [text_width(scale, line, face, points) for line in lines]
    share = min(1.0, room / max(1, *wide))
    return [min(room, math.ceil(pixels * share)) for pixels in wide]


def _set_parts(
    scale: Scale, parts: Sequence[Part], room: int, high: int
) -> tuple[list[list[str]], float, int, int]:
    """Return the lines of each outcome, the text size, and the pixels between lines and between parts.

    Text too long for `high` pixels is set denser, then condensed, then reduced, and finally shortened.
    """
    for narrower, points, leading, gap in _PART_SETTINGS:
        step, apart = line_height(scale, points, leading), scale.px(gap)
        lines = [wrap(scale, part.words, "sans", points, int(room / narrower)) for part in parts]
        if _parts_height(lines, step, apart) <= high:
            return lines, points, step, apart
    wide, most = int(room / NARROWEST), [len(some) for some in lines]
    while sum(most) > max(len(parts), high // step - len(parts)):
        most[most.index(max(most))] -= 1
    for some, kept in zip(lines, most, strict=True):
        if len(some) > kept:
            some[kept - 1 :] = [shorten(scale, " ".join(some[kept - 1 :]), "sans", points, wide)]
    return lines, points, step, apart


def _parts_height(lines: Sequence[Sequence[str]], step: int, apart: int) -> int:
    """Return the height in pixels of outcomes with these numbers of lines, each below its heading."""
    return sum(step * (1 + len(some)) for some in lines) + apart * (len(lines) - 1)


def _draw_parts(
    surface: pygame.Surface, scale: Scale, view: BoardView, parts: Sequence[Part], place: pygame.Rect
) -> None:
    """Draw each outcome below its heading."""
    inset = scale.px(PART_INSET)
    room = place.w - scale.px(2 * PAD) - inset
    lines, points, step, apart = _set_parts(scale, parts, room, place.h - scale.px(4))
    spare = place.h - _parts_height(lines, step, apart)
    x, y = place.x + scale.px(PAD), place.y + max(0, spare // 2) + step / 2
    for part, words in zip(parts, lines, strict=True):
        if part.badge is not None:
            side = min(scale.px(23), round(step * 1.1))
            spot = pygame.Rect(x - scale.px(3), round(y - side / 2), side, side)
            view.draw_badge(surface, part.badge, spot)
        write_fitting(surface, scale, part.heading, "bold", points + 1, INK, x + inset, y, room)
        y += step
        for line, wide in zip(words, _alike(scale, words, "sans", points, room), strict=True):
            write_within(surface, scale, line, "sans", points, INK, x + inset, y, wide, narrowest=LEAST_SHARE)
            y += step
        y += apart


def _draw_changes(surface: pygame.Surface, scale: Scale, told: MovePreview, below: pygame.Rect) -> None:
    """Draw each quantity below its name, before and after."""
    k, count, below = scale.k, len(told.changes), below.inflate(-scale.px(PAD), 0)
    for i, change in enumerate(told.changes):
        middle = below.x + below.w * (i + 0.5) / count
        room = round(below.w / count - 8 * k)
        write_fitting(
            surface, scale, change.label, "sans", 16, FADED_INK, middle, below.y + 16 * k, room, "c"
        )
        _before_after(surface, scale, middle, below.y + 42 * k, change)


def _before_after(
    surface: pygame.Surface, scale: Scale, x: float, y: float, change: Change, share: float = 1.0
) -> None:
    """Draw two figures with an arrow between; the second alone if there is none before."""
    k, before, after = scale.k * share, _before(change), change.after
    old, new = 20 * share, 22 * share
    if not before:
        write(surface, scale, after, "slab_bold", new, INK, x, y, "c")
        return
    wide, gap = 18 * k, 8 * k
    left = x - _figures_width(scale, change, share) / 2
    left = write(surface, scale, before, "slab", old, FADED_INK, left, y).right + gap
    stamp(surface, arrow(wide, 10 * k, FADED_INK), left, y - 5 * k)
    write(surface, scale, after, "slab_bold", new, INK, left + wide + gap, y)


@dataclass(frozen=True, slots=True)
class _Row:
    """A quantity in a line of its own or, if `stacked`, with its figures below its name."""

    change: Change
    share: float
    """The relative size of its figures."""
    stacked: bool = False


def _in_short(change: Change) -> Change:
    """Return the abbreviated quantity, if there is one."""
    return change if change.short is None else replace(change, before=change.short[0], after=change.short[1])


def _rows(scale: Scale, changes: Sequence[Change], below: pygame.Rect, lines: int) -> list[_Row]:
    """Return how to write quantities in a column, in at most `lines` lines if possible.

    Values before are omitted only if there is no other way.
    """
    for told in (list(changes), [_in_short(change) for change in changes]):
        for narrowest in (1.0, NARROWEST):
            share = _share_in_line(scale, told, below, narrowest)
            if share is not None:
                return [_Row(change, share) for change in told]
    rows, spare = [], lines - len(changes)
    for change in changes:
        row = _row(scale, change, below, spare > 0)
        spare -= row.stacked
        rows.append(row)
    return rows


def _row(scale: Scale, change: Change, below: pygame.Rect, may_stack: bool) -> _Row:
    """Return how to write a quantity of which not all fit next to their names."""
    room, told = below.w - 2 * _pad(scale, below.w) * scale.k, (change, _in_short(change))
    for one in told:
        share = _share_in_line(scale, [one], below, NARROWEST)
        if share is not None:
            return _Row(one, share)
    for share in SMALLER_SHARES if may_stack else ():
        for one in told:
            if _figures_width(scale, one, share) <= room:
                return _Row(one, share, stacked=True)
    for one in told:
        share = _share_in_line(scale, [one], below, NARROWEST, SMALLER_SHARES)
        if share is not None:
            return _Row(one, share)
    return _Row(replace(told[-1], before=""), 1.0)


def _row_step(scale: Scale, told: MovePreview, below: pygame.Rect, lines: int) -> float:
    """Return the pixels between lines of figures; fewer where the text would be too small to read."""
    letters = float(scale.size(22))
    usual = max((NARROW_ROW if below.w < scale.px(NARROW) else ROW) * scale.k, STEP_IN_LETTERS * letters)
    room = int((below.w - scale.px(2 * _pad(scale, below.w))) / NARROWEST)
    words = len(wrap(scale, told.words, _face(told), SMALL_WORDS, room)) if told.words else 0
    free = below.h - 4 * scale.k - words * line_height(scale, SMALL_WORDS, TIGHT_LEADING)
    return min(usual, max(free, LEAST_IN_LETTERS * letters * lines) / lines)


def _draw_rows(surface: pygame.Surface, scale: Scale, told: MovePreview, below: pygame.Rect) -> int:
    """Draw each quantity in a line of its own, with the value before if there is room; return the y below
    the last.
    """
    k, y = scale.k, below.y + 4 * scale.k
    rows = _rows(scale, told.changes, below, int((below.bottom - y) // _row_step(scale, told, below, 1)))
    step = _row_step(scale, told, below, sum(1 + row.stacked for row in rows))
    most = step / (TALLEST_FIGURE * scale.size(22))
    for row in rows:
        share = min(row.share, most)
        wide = _figures_width(scale, row.change, share)
        room = round(below.w - 2 * _pad(scale, below.w) * k - (0 if row.stacked else wide + 6 * k))
        left = below.x + _pad(scale, below.w) * k
        write_within(surface, scale, row.change.label, "sans", 17, FADED_INK, left, y + step / 2, room)
        y += step * row.stacked
        _before_after(
            surface,
            scale,
            below.right - _pad(scale, below.w) * k - wide / 2,
            y + step / 2,
            row.change,
            share,
        )
        y += step
    return round(y)


def _draw_list(surface: pygame.Surface, scale: Scale, changes: Sequence[Change], below: pygame.Rect) -> None:
    """Draw names with their figures from the top; denser and smaller if space is limited."""
    k = scale.k
    step = min(ROW * k, (below.h - 4 * k) / len(changes))
    points = min(18.0, 0.72 * step / k)
    for i, change in enumerate(changes):
        y = below.y + 3 * k + step * (i + 0.5)
        right = below.right - PAD * k
        end = write(surface, scale, change.after, "slab_bold", points, INK, right, y, "r").left
        left = below.x + PAD * k
        room = round(end - 10 * k - left)
        write_within(surface, scale, change.label, "sans", points, INK, left, y, room)


def _draw_results(surface: pygame.Surface, scale: Scale, told: MovePreview, below: pygame.Rect) -> None:
    """Draw all quantities before and after in one line or two; only the values after, if there is no room."""
    below = below.inflate(-scale.px(PAD), 0)
    changes, found = list(told.changes), _results_with_before(scale, told.changes, below)
    if found is None:
        changes = [replace(change, before="") for change in changes]
        found = RESULTS[0], 1
    points, count = found
    across = -(-len(changes) // count)
    for row in range(count):
        y = below.centery + (row - (count - 1) / 2) * line_height(scale, points, 1.0)
        _draw_line_of_results(
            surface, scale, changes[row * across : (row + 1) * across], points, below.x, y, below.w
        )


def _results_with_before(
    scale: Scale, changes: Sequence[Change], below: pygame.Rect
) -> tuple[float, int] | None:
    """Return the text size and the number of lines with room for all values before; None if none."""
    for points in RESULTS:
        for count in (1, 2):
            across = -(-len(changes) // count)
            rows = [changes[i : i + across] for i in range(0, len(changes), across)]
            high = len(rows) * line_height(scale, points, 1.0)
            if high <= below.h and all(
                math.fsum(_result_width(scale, change, points, NARROWEST) for change in row) <= below.w
                for row in rows
            ):
                return points, len(rows)
    return None


def _result_width(scale: Scale, change: Change, points: float, narrower: float = 1.0) -> float:
    """Return the pixels of a quantity in a shared line, its text condensed to `narrower`, and of the gap
    next to it.
    """
    words = text_width(scale, f"{change.label} {_before(change)}{change.after}", "semi", points)
    return words * narrower + scale.px(16) + (_result_arrow(scale, points) if _before(change) else 0)


def _result_arrow(scale: Scale, points: float) -> int:
    """Return the pixels of the arrow between two figures of this size, with the gaps."""
    return round(1.3 * scale.size(points))


def _draw_line_of_results(
    surface: pygame.Surface,
    scale: Scale,
    changes: Sequence[Change],
    points: float,
    x: float,
    y: float,
    room: float,
) -> None:
    """Draw quantities in a row from x; each gets as much room as its text needs."""
    wide = [_result_width(scale, change, points) for change in changes]
    for change, needed in zip(changes, wide, strict=True):
        part = needed * room / math.fsum(wide)
        _draw_result(surface, scale, change, points, x + part / 2, y, round(part) - scale.px(8))
        x += part


def _draw_result(
    surface: pygame.Surface, scale: Scale, change: Change, points: float, x: float, y: float, room: int
) -> None:
    """Draw a quantity in a width in pixels around x."""
    before = _before(change)
    if not before:
        words = f"{change.label} {change.after}"
        write_fitting(surface, scale, words, "semi", points, INK, x, y, room, "c")
        return
    between = _result_arrow(scale, points)
    name = f"{change.label} {before}"
    first = text_width(scale, name, "semi", points)
    second = text_width(scale, change.after, "semi", points)
    share = min(1.0, (room - between) / (first + second))
    left = x - ((first + second) * share + between) / 2
    write_within(surface, scale, name, "semi", points, FADED_INK, left, y, round(first * share))
    left += first * share
    long, high = 0.7 * between, 0.4 * between
    stamp(surface, arrow(long, high, FADED_INK), left + (between - long) / 2, y - high / 2)
    left += between
    write_within(surface, scale, change.after, "semi", points, INK, left, y, round(second * share))
