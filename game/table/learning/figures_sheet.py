"""The second printed page about a person: every game and board in numbers, and matches by number of
players.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.people.record import Record
from game.people.statistics import Tally, by_board, by_players, tallies
from game.rules.catalog import game_keys
from game.table.kit.lettering import paragraph, text_width, write, write_fitting
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK
from game.table.learning.marks import part_heading, rule
from game.table.learning.record_sheet import draw_shares
from game.table.pages.names import level_title, score_words, time_words, title_of_key
from game.words import Grouped, format_number, translate

TABLE: Final = 0.58
"""The fraction of the sheet's height that the table takes."""
ROW: Final = 46.0
COLUMNS: Final = (
    "figures-played",
    "figures-won",
    "figures-share",
    "figures-mean",
    "figures-best",
    "figures-time",
)
SHARE: Final = "figures-share"
MOST: Final = 9
"""The number of games and boards that fit."""


def draw_figures(surface: pygame.Surface, scale: Scale, inner: pygame.Rect, record: Record) -> None:
    """Draw the whole sheet in a rectangle of paper."""
    if not record.played:
        words = translate("record-empty")
        paragraph(surface, scale, words, "semi", 22, FADED_INK, inner.centerx, inner.y + inner.h * 0.4,
                  round(inner.w * 0.6), "c")  # fmt: skip
        return
    table = pygame.Rect(inner.x, inner.y, inner.w, round(inner.h * TABLE))
    _draw_table(surface, scale, table, record)
    gap = scale.px(56)
    wide, top = (inner.w - gap) // 2, table.bottom + scale.px(16)
    left = pygame.Rect(inner.x, top, wide, inner.bottom - top)
    found = tallies(record.played, by_players)
    rows = {translate("figures-players", count=count): found[count] for count in sorted(found)}
    draw_shares(surface, scale, left, translate("figures-by-players"), "", rows, record.profile.colour)
    _draw_proposals(surface, scale, pygame.Rect(inner.right - wide, top, wide, left.h), record)


def _draw_table(surface: pygame.Surface, scale: Scale, place: pygame.Rect, record: Record) -> None:
    """Draw a row for each game, and for each board in addition to its own."""
    head = part_heading(surface, scale, place, translate("figures-games"))
    found = tallies(record.played, by_board)
    order = sorted(found, key=lambda one: (_rank(one[0]), one[1] is not None, one[1] or ""))[:MOST]
    step = min(scale.px(ROW), (place.h - head) // (len(order) + 1))
    name_wide = round(place.w * 0.34)
    wide = (place.w - name_wide) / len(COLUMNS)
    y = place.y + head + step * 0.5
    for column, key in enumerate(COLUMNS):
        right = place.x + name_wide + wide * (column + 1)
        write_fitting(surface, scale, translate(key), "italic", 18, FADED_INK, right, y,
                     round(wide) - scale.px(14), "r")  # fmt: skip
    for game, board in order:
        y += step
        rule(surface, place.x, y - step / 2, place.right)
        title = (
            title_of_key(game)
            if board is None
            else translate("figures-board", game=title_of_key(game), board=board)
        )
        write_fitting(surface, scale, title, "semi", 20, INK, place.x, y, name_wide - scale.px(14))
        for column, words in enumerate(_cells(game, found[game, board])):
            right = place.x + name_wide + wide * (column + 1)
            face = "slab_bold" if COLUMNS[column] == SHARE else "sans"
            write_fitting(surface, scale, words, face, 20, INK, right, y, round(wide) - scale.px(14), "r")


def _rank(game: str) -> int:
    return game_keys().index(game) if game in game_keys() else len(game_keys())


def _cells(game: str, tally: Tally) -> tuple[str, ...]:
    """Return the cells of a row, in the order of `COLUMNS`."""
    return (
        str(tally.played),
        str(tally.won),
        translate("record-percent", percent=round(100 * tally.share)),
        score_words(game, tally.mean_score),
        score_words(game, tally.best),
        time_words(tally.seconds) if tally.seconds else translate("figures-no-time"),
    )


def _draw_proposals(surface: pygame.Surface, scale: Scale, place: pygame.Rect, record: Record) -> None:
    """Draw the rating in each game, and the level that suits it."""
    head = part_heading(surface, scale, place, translate("figures-levels"), translate("figures-levels.note"))
    step = min(scale.px(ROW), (place.h - head) // len(game_keys()))
    figures = text_width(scale, format_number(1000), "sans", 20) + scale.px(24)
    for row, key in enumerate(game_keys()):
        y = place.y + head + step * (row + 0.5)
        if row:
            rule(surface, place.x, y - step / 2, place.right)
        found = record.propose(key)
        points = translate("figures-no-time" if found.own_points is None else "figure",
                     figure=Grouped(round(found.own_points or 0)))  # fmt: skip
        write(surface, scale, points, "sans", 20, INK, place.right, y, "r")
        level = level_title(found.level)
        start = write(surface, scale, level, "slab_bold", 20, INK, place.right - figures, y, "r").x
        write_fitting(
            surface, scale, title_of_key(key), "semi", 20, INK, place.x, y, start - place.x - scale.px(12)
        )
