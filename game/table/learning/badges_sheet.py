"""The third printed page about a person: the badges of a game, won and locked."""

from __future__ import annotations

from math import ceil
from typing import Final

import pygame

from game.people.achievement_file import SHARED, Achievement, achievements
from game.people.record import Record
from game.rules.catalog import find_game
from game.table.kit.badges import badge
from game.table.kit.lettering import line_height, wrap, write, write_fitting
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK
from game.table.learning.marks import part_heading, rule
from game.table.pages.names import title_of_key
from game.words import Localizer, format_date, translate

COLUMNS: Final = 4
LARGEST: Final = 142.0
SMALLEST: Final = 60.0
"""The largest and the smallest width of a badge in units."""


def group_title(group: str) -> str:
    """Return the heading of the badges of a game, or of all games together."""
    return translate("badges-house") if group == SHARED else title_of_key(group)


def badge_words(group: str, one: Achievement) -> tuple[str, str]:
    """Return a badge's name, and the way to win it."""
    localizer = Localizer(None if group == SHARED else find_game(group))
    return localizer.translate(f"badge-{one.key}"), localizer.translate(f"badge-{one.key}.how")


def draw_badges(
    surface: pygame.Surface, scale: Scale, inner: pygame.Rect, record: Record, group: str
) -> None:
    """Draw the badges of a game (its key), or of all games together (`HOUSE`), in a rectangle of paper."""
    known = achievements(group)
    won = sum(one.id(group) in record.earned for one in known)
    note = translate("badges-count", won=won, all=len(known))
    head = part_heading(surface, scale, inner, group_title(group), note)
    wide, high = inner.w / COLUMNS, (inner.h - head) / max(3, ceil(len(known) / COLUMNS))
    room = round(wide) - scale.px(24)
    most = max((len(wrap(scale, badge_words(group, one)[1], "sans", 17, room)) for one in known), default=0)
    words_high = line_height(scale, 20, 1.25) + line_height(scale, 17, 1.2) * (most + 1)
    side = round(max(scale.px(SMALLEST), min(scale.px(LARGEST), high - words_high - scale.px(8))))
    for number, one in enumerate(known):
        row, column = divmod(number, COLUMNS)
        cell = pygame.Rect(
            round(inner.x + wide * column), round(inner.y + head + high * row), round(wide), round(high)
        )
        if row and not column:
            rule(surface, inner.x, cell.y - scale.px(4), inner.right)
        _draw_badge(surface, scale, cell, side, record, group, one)


def _draw_badge(
    surface: pygame.Surface,
    scale: Scale,
    cell: pygame.Rect,
    side: int,
    record: Record,
    group: str,
    one: Achievement,
) -> None:
    """Draw a badge with its name, how to win it, and when it was won or its progress."""
    name, how = badge_words(group, one)
    deed = record.earned.get(one.id(group))
    room, x = cell.w - scale.px(24), cell.centerx
    steps = line_height(scale, 17, 1.2)
    shade = pygame.Rect(0, 0, round(side * 0.74), round(side * 0.74))
    shade.center = (x, round(cell.y + side / 2))
    drop_shadow(surface, shade, scale.px(7), (0, scale.px(6)), 120, round(side * 0.37))
    stamp(surface, badge(one.icon, one.enamel, side, deed is not None), x, cell.y + side / 2, centred=True)
    y = cell.y + side + line_height(scale, 20, 0.75)
    ink = INK if deed is not None else FADED_INK
    write_fitting(surface, scale, name, "slab_bold", 20, INK, x, y, room, "c")
    y += line_height(scale, 20, 1.1)
    for line in wrap(scale, how, "sans", 17, room):
        write(surface, scale, line, "sans", 17, ink, x, y, "c")
        y += steps
    if deed is not None:
        write_fitting(surface, scale, format_date(deed.first), "italic", 17, FADED_INK, x, y, room, "c")
    elif one.counted is not None and one.least > 1:
        so_far = translate("badges-so-far", done=record.counts[one.counted], all=one.least)
        write_fitting(surface, scale, so_far, "italic", 17, FADED_INK, x, y, room, "c")
