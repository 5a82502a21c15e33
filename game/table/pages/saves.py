"""The list of saved games: continue, rename, delete, undo deletion, export."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

import pygame

from game.match.journal import JournalError
from game.match.match import Match
from game.match.store import SavedMatch, StoreError
from game.rules.catalog import game_keys
from game.rules.messages import UserError
from game.table.boards.board_picture import PICTURE_SECONDS, BoardPictures, board_picture, draw_picture
from game.table.boards.shown import SeatLook
from game.table.controls.dialogs import Notice
from game.table.controls.form import Button
from game.table.kit.lettering import paragraph, text_width, write, write_within
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps
from game.table.kit.theme import CREAM, FADED_INK, INK, SIGNAL
from game.table.pages.list_page import SIDE, STEP, ListPage
from game.table.pages.names import where_saved
from game.words import describe, format_date_and_time, localize, translate

PICTURE: Final = (134.0, 88.0)
"""The size of a board's picture in units."""


class SavesPage(ListPage[SavedMatch]):
    """The page with all saved matches."""

    every_frame = False
    row_height = 100.0
    trouble_title = "saves-trouble"

    def __init__(self) -> None:
        super().__init__()
        self.deleted: SavedMatch | None = None
        self.pictures = BoardPictures()
        self.trouble = ""

    @property
    def title(self) -> str:
        return translate("saved-games")

    def fill(self) -> None:
        matches: list[SavedMatch] = []
        try:
            matches = self.navigator.store.matches()
            trouble = self.navigator.store.notice
            self.trouble = localize(trouble) if trouble else ""
        except (StoreError, JournalError) as error:
            self.trouble = localize(error)
        self.first = Button(translate("continue"), self.go_on, key="enter", main=True)
        self.restore = Button(translate("take-back"), self.take_back, key="u")
        self.restore.shown = self.deleted is not None
        upper = [
            self.first,
            Button(translate("review-match"), self.look_back, key="v"),
            Button(translate("rename"), self.rename, key="r"),
            Button(translate("save-as-file"), self.export, key="e"),
            Button(translate("delete"), self.delete, key="delete"),
        ]
        lower = [
            Button(translate("open-a-file"), self.open_a_file, key="o"),
            Button(translate("back"), self.back, key="escape"),
        ]
        self.set_list(matches, self.go_on, upper, lower)
        self._name_the_first()
        self.form.set([self.list, *upper, self.restore, *lower], self.list if matches else lower[0])

    def choose(self, row: int) -> None:
        super().choose(row)
        self._name_the_first()

    def _name_the_first(self) -> None:
        """Label the first button by the effect of opening the selected match."""
        saved = self.selected
        self.first.label = translate("see-result" if saved is not None and saved.is_over else "continue")

    def lay_out(self, scale: Scale) -> None:
        super().lay_out(scale)
        last = self.upper[-1].rect
        self.note_at = last.x, last.bottom + scale.px(20)
        self.restore.rect = last.move(0, scale.px(STEP + 84))

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        words = translate("saves-deleted", name=self.deleted.name) if self.deleted else ""
        paragraph(surface, self.scale, words, "sans", 17, CREAM, *self.note_at, self.scale.px(SIDE))

    def draw_things(self, surface: pygame.Surface) -> None:
        super().draw_things(surface)
        scale = self.scale
        words = self.trouble or ("" if self.entries else translate("saves-none"))
        ink = SIGNAL if self.trouble else FADED_INK
        room = self.list.rect.w - scale.px(80)
        y = self.list.rect.bottom - scale.px(120) if self.entries else self.list.rect.y + scale.px(40)
        paragraph(surface, scale, words, "semi", 19, ink, self.list.rect.x + scale.px(40), y, room)

    def draw_row(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, row: int, chosen: bool
    ) -> None:
        saved = self.entries[row]
        picture = self._picture_rect(scale, rect)
        draw_picture(surface, picture, saved.game, self.pictures.get(self._picture_key(saved, picture.size)))
        pygame.draw.rect(surface, INK, picture, max(1, scale.px(1.5)))
        left, right = picture.right + scale.px(20), rect.right - scale.px(24)
        upper, lower = rect.y + rect.h * 0.32, rect.y + rect.h * 0.70
        date = format_date_and_time(saved.updated)
        write(surface, scale, date, "sans", 17, FADED_INK, right, upper, "r")
        room = right - left - text_width(scale, date, "sans", 17) - scale.px(24)
        name = write_within(surface, scale, saved.name, "slab_bold", 22, INK, left, upper, room)
        ink, after = INK if saved.game in game_keys() else SIGNAL, name.right + scale.px(22)
        room = max(right - name.right - text_width(scale, date, "sans", 17) - scale.px(48), scale.px(40))
        write_within(surface, scale, where_saved(saved), "semi", 18, ink, after, upper, room)
        x = float(left)
        for plan in saved.seats:
            wide = scale.px(30)
            words = plan.name
            if not plan.person:
                words = translate("saved-bot", name=plan.name, kind=describe(plan.player))
            need = wide + scale.px(10) + text_width(scale, words, "sans", 17)
            if x + need > right:
                break
            stamp(surface, disc(plan.colour, wide * 0.86, flat=True), x + wide / 2, lower, centred=True)
            x += wide + scale.px(6)
            x = write(surface, scale, words, "sans", 17, INK, x, lower).right + scale.px(24)

    @staticmethod
    def _picture_rect(scale: Scale, rect: pygame.Rect) -> pygame.Rect:
        """Return the place of the board's picture in a row."""
        wide, high = scale.px(PICTURE[0]), scale.px(PICTURE[1])
        return pygame.Rect(rect.x + scale.px(10), rect.centery - high // 2, wide, high)

    @staticmethod
    def _picture_key(saved: SavedMatch, size: tuple[int, int]) -> Hashable:
        return saved.id, saved.moves, saved.updated, size

    def _picture_steps(self, saved: SavedMatch, size: tuple[int, int]) -> Steps[pygame.Surface | None]:
        """Draw the board of a saved match as all players see it; None if it can't be opened."""
        yield
        try:
            match = Match.open(self.navigator.store, saved.id)
            yield
            seats = [SeatLook(plan.name, "", plan.colour, not plan.person) for plan in match.seats]
            return (yield from board_picture(match.state, seats, None, size))
        except UserError:
            return None  # Opening the match will say what is wrong.

    def _wanted(self) -> list[tuple[Hashable, Callable[[], Steps[pygame.Surface | None]]]]:
        """Return the pictures of the visible rows, and how they are drawn."""
        first, rows = int(self.list.first), int(self.list.visible) + 2
        size = self._picture_rect(self.scale, self.list.rect).size
        return [
            (self._picture_key(saved, size), partial(self._picture_steps, saved, size))
            for saved in self.entries[first : first + rows]
            if saved.game in game_keys()
        ]

    @property
    def busy(self) -> bool:
        return super().busy or self.pictures.working

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.pictures.want(self._wanted())
        if not self.navigator.draws_parts and self.pictures.go_on(PICTURE_SECONDS):
            self.navigator.refresh()

    # What the buttons do

    def go_on(self) -> None:
        """Continue the selected match, or show its result."""
        if (saved := self.selected) is not None:
            self.navigator.open_saved(saved.id)

    def look_back(self) -> None:
        """Review the selected match."""
        if (saved := self.selected) is not None:
            try:
                self.navigator.show_review(Match.open(self.navigator.store, saved.id))
            except UserError as error:
                self.navigator.push(Notice(translate("match-unread"), localize(error)))

    def rename(self) -> None:
        """Ask for a new name."""
        if (saved := self.selected) is not None:
            named = partial(self._renamed, saved.id)
            self.ask_name(
                translate("rename-match"),
                translate("rename-match.words"),
                saved.name,
                translate("rename"),
                named,
            )

    def _renamed(self, match_id: int, name: str) -> None:
        self.change(lambda: self.navigator.store.rename(match_id, name))

    def export(self) -> None:
        """Export the selected match to a file."""
        if (saved := self.selected) is not None:
            try:
                self.navigator.save_as_file(Match.open(self.navigator.store, saved.id))
            except UserError as error:
                self.navigator.push(Notice(translate("match-unread"), localize(error)))

    def delete(self) -> None:
        """Ask for confirmation, then delete the selected match."""
        if (saved := self.selected) is not None:
            words = translate("delete-match.words", name=saved.name)
            delete = partial(self._deleted, saved)
            self.ask_whether(translate("delete-match"), words, translate("delete-match.keep"), delete)

    def _deleted(self, saved: SavedMatch) -> None:
        self.deleted = saved
        self.change(lambda: self.navigator.store.delete(saved.id))

    def take_back(self) -> None:
        """Restore the deleted match."""
        if (saved := self.deleted) is not None:
            self.deleted = None
            self.change(lambda: self.navigator.store.restore(saved.id))

    def open_a_file(self) -> None:
        """Ask for a match file."""
        self.navigator.open_file()
