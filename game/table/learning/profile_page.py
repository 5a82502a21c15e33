"""The page of a person: results and badges on printed sheets, next to a panel with the name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from typing import Final

import pygame

from game.match.store import StoreError
from game.people.achievement_file import SHARED, achievements
from game.people.achievements import update_career_achievements
from game.people.record import build_record, empty_record
from game.people.results import Results
from game.people.statistics import tally
from game.rules.catalog import game_keys
from game.table.backdrop.plate import gilded
from game.table.controls.choices import Segments
from game.table.controls.form import Button
from game.table.kit.lettering import paragraph, write_fitting
from game.table.kit.materials import double_frame, drop_shadow, panel, print_paper
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, QUIET, SEATS, SLIP
from game.table.learning.badges_sheet import draw_badges, group_title
from game.table.learning.figures_sheet import draw_figures
from game.table.learning.marks import figure_line, rule
from game.table.learning.record_sheet import draw_record
from game.table.pages.chairs import name_of, reason_of
from game.table.pages.names import level_title, title_of_key
from game.table.pages.page import TOP, Page
from game.words import format_date, format_number, localize, translate

SIDE: Final = 470.0
GROOVE: Final = (92, 66, 40)
"""The color of rules on walnut."""
LINE: Final = 44.0
SLIP_HIGH: Final = 190.0


class Sheet(Enum):
    """The printed sheets, one of which is shown."""

    RECORD = "profile-record"
    FIGURES = "profile-figures"
    BADGES = "profile-badges"


class ProfilePage(Page):
    """The profile page."""

    every_frame = False

    def __init__(self, sheet: Sheet = Sheet.RECORD) -> None:
        super().__init__()
        self.sheet = sheet
        self.group = SHARED
        """The key of the game whose badges are shown."""
        self._gathering: Iterator[int] | None = None
        self._printed: pygame.Surface | None = None

    @property
    def title(self) -> str:
        return name_of(self.record.profile)

    def fill(self) -> None:
        self._read()
        tabs = [(translate(sheet.value), sheet) for sheet in Sheet]
        self.tabs = Segments(tabs, self.sheet, self._turn_to, help_text=translate("profile-tabs"))
        self.people = Button(translate("profile-people"), self.navigator.show_people, key="p")
        self.back_button = Button(translate("back"), self.back, key="escape", main=True)
        groups = [(group_title(group), group) for group in (SHARED, *game_keys()) if achievements(group)]
        self.groups = Segments(groups, self.group, self._show_group, help_text=translate("badges-groups"))
        self.groups.shown = self.sheet is Sheet.BADGES
        self.form.set([self.tabs, self.people, self.back_button, self.groups], self.tabs)

    def _read(self) -> None:
        """Read the record from the store; if that fails, show an empty one and the reason."""
        self.trouble = ""
        try:
            store, person = self.navigator.store, self.navigator.people.current
            with suppress(StoreError):  # Where nothing can be written the record is still shown.
                update_career_achievements(store, person)
            self.record = build_record(store, person)
            if self._gathering is None:
                self._gathering = Results(self.navigator.store).backfill()
        except StoreError as error:
            self.trouble = localize(error)
            self.record = empty_record()

    def resume(self) -> None:
        self.refresh()

    def _turn_to(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.groups.shown = sheet is Sheet.BADGES
        self._reprint()

    def _show_group(self, group: str) -> None:
        self.group = group
        self._reprint()

    def _reprint(self) -> None:
        self._printed = None
        self.navigator.refresh()

    # Matches from before there were results are read one by one.

    @property
    def busy(self) -> bool:
        return self._gathering is not None and self.navigator.top is self

    def update(self, seconds: float) -> None:
        if not self.busy or self._gathering is None:
            return
        try:
            found = next(self._gathering, None) is not None
        except StoreError as error:
            self.trouble, found = localize(error), False
        if not found:
            self._gathering = iter(())
            self.refresh()
            self._gathering = None

    # The picture

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 34
        high = bottom - TOP + 8
        self.side = scale.rect(left, TOP - 8, SIDE, high)
        self.paper = scale.rect(left + SIDE + 22, TOP - 8, right - left - SIDE - 22, high)
        x, wide = left + 32, SIDE - 64
        y = bottom - 30 - 52
        half = (wide - 12) / 2
        self.people.rect = scale.rect(x, y, half, 52)
        self.back_button.rect = scale.rect(x + half + 12, y, half, 52)
        self.tabs.rect = scale.rect(x, y - 66, wide, 52)
        self.groups.rect = scale.rect(left + SIDE + 22 + 36, TOP - 8 + 28, right - left - SIDE - 22 - 72, 48)
        self.slip = scale.rect(x, y - 66 - 20 - SLIP_HIGH, wide, SLIP_HIGH)
        self._printed = None

    def paint(self, surface: pygame.Surface) -> None:
        self._paint_side(surface)
        if self._printed is None:
            self._printed = self._print()
        surface.blit(self._printed, (0, 0))

    def _print(self) -> pygame.Surface:
        """Return the rendered sheet, which is drawn once until its content changes; the rest is
        transparent.
        """
        scale = self.scale
        printed = pygame.Surface((scale.width, scale.height), pygame.SRCALPHA)
        drop_shadow(printed, self.paper, scale.px(10), (0, scale.px(6)), 170)
        print_paper(printed, self.paper, 30, SLIP)
        frame = double_frame(printed, scale, self.paper.inflate(-scale.px(14), -scale.px(14)), INK, 3, 1.6)
        inner = frame.inflate(-scale.px(48), -scale.px(34))
        if self.sheet is Sheet.BADGES:
            below = self.groups.rect.bottom + scale.px(16)
            place = pygame.Rect(inner.x, below, inner.w, inner.bottom - below)
            draw_badges(printed, scale, place, self.record, self.group)
        else:
            draw = draw_record if self.sheet is Sheet.RECORD else draw_figures
            draw(printed, scale, inner, self.record)
        return printed

    def _paint_side(self, surface: pygame.Surface) -> None:
        scale, side = self.scale, self.side
        panel(surface, scale, side, 3)
        profile, left, right = self.record.profile, side.x + scale.px(40), side.right - scale.px(40)
        y = side.y + scale.px(92)
        stamp(surface, disc(profile.colour, 116 * scale.k), side.centerx, y, centred=True)
        y += scale.px(100)
        size = 44
        while size > 20 and gilded(self.title, scale.px(size)).get_width() > right - left:
            size -= 2
        stamp(surface, gilded(self.title, scale.px(size)), side.centerx, y, centred=True)
        y += scale.px(42)
        colour = translate(f"seat-colour-{SEATS[profile.colour % len(SEATS)].name}")
        write_fitting(surface, scale, colour, "sans", 20, QUIET, side.centerx, y, right - left, "c")
        top = y + scale.px(42)
        step = min(scale.px(LINE), (self.slip.y - scale.px(8) - top) / len(self._figures()))
        for row, (words, figure) in enumerate(self._figures()):
            y = round(top + step * row)
            if row:
                rule(surface, left, y - step / 2, right, GROOVE)
            figure_line(surface, scale, left, right, y, words, figure)
        self._paint_slip(surface)

    def _figures(self) -> list[tuple[str, str]]:
        """Return the lines of the panel: words and numbers."""
        whole, record = tally(self.record.played), self.record
        lines = [
            (
                translate("profile-played"),
                format_number(whole.played if whole else 0),
            )
        ]
        if whole is not None:
            won = translate("profile-won.figure", won=whole.won, percent=round(100 * whole.share))
            lines.append((translate("profile-won"), won))
        if record.ratings:
            points = format_number(round(record.ratings[-1].points))
            lines.append((translate("record-rating"), points))
        return [*lines, (translate("profile-since"), format_date(record.profile.since))]

    def _paint_slip(self, surface: pygame.Surface) -> None:
        """Draw a slip that recommends a level for the next match, or reports what can't be read."""
        scale, rect = self.scale, self.slip
        drop_shadow(surface, rect, scale.px(5), (0, scale.px(3)), 150)
        print_paper(surface, rect, 24, SLIP)
        edge = rect.inflate(-2 * scale.px(4), -2 * scale.px(4))
        pygame.draw.rect(surface, (150, 128, 92), edge, 1)
        heading, words = self._proposal()
        left, room = rect.x + scale.px(18), rect.w - scale.px(36)
        write_fitting(surface, scale, heading, "slab_bold", 20, INK, left, rect.y + scale.px(30), room)
        lettered = scale.with_letters(min(scale.text, 1.15))
        paragraph(surface, lettered, words, "sans", 19, INK, left, rect.y + scale.px(48), room, leading=1.22)

    def _proposal(self) -> tuple[str, str]:
        if self.trouble:
            return translate("profile-trouble"), self.trouble
        game = self.navigator.settings.game
        if self.record.played:
            game = self.record.played[-1].result.game
        if game not in game_keys():
            game = game_keys()[0]
        found = self.record.propose(game)
        return translate("proposal", level=level_title(found.level)), reason_of(found, title_of_key(game))
