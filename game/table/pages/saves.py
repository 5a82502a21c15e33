"""The list of saved games: continue, rename, delete (and take that back), send as a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.match.journal import JournalError
from game.match.match import Match
from game.match.store import SavedMatch, StoreError
from game.rules.catalogue import keys
from game.rules.notes import Noted
from game.table.controls.dialogs import AskForText, Dialog, Notice
from game.table.controls.form import Button
from game.table.controls.listing import RowList
from game.table.kit.lettering import paragraph, text_width, write, write_within
from game.table.kit.letters import Letters
from game.table.kit.materials import panel
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, FADED_INK, INK, SIGNAL
from game.table.pages.page import TOP, Page
from game.table.pages.where import where_saved
from game.words import day_and_hour, in_words, say, under

ROW: Final = 92.0
SIDE: Final = 340.0


class SavesPage(Page):
    """The list of all matches."""

    def __init__(self) -> None:
        super().__init__()
        self.deleted: SavedMatch | None = None
        self.matches: list[SavedMatch] = []
        self.trouble = ""
        self.chosen = 0

    @property
    def title(self) -> str:
        return say("saved-games")

    def fill(self) -> None:
        try:
            self.matches = self.navigator.store.matches()
            trouble = self.navigator.store.trouble
            self.trouble = in_words(trouble) if trouble else ""
        except (StoreError, JournalError) as problem:
            self.matches, self.trouble = [], in_words(problem)
        self.list = RowList(
            len(self.matches),
            ROW,
            self._draw_row,
            chosen=self.chosen,
            changed=self._choose,
            opened=self.go_on,
        )
        self.buttons = [
            Button(say("continue"), self.go_on, key="enter", main=True),
            Button(say("review-match"), self.look_back, key="v"),
            Button(say("rename"), self.rename, key="r"),
            Button(say("save-as-file"), self.export, key="e"),
            Button(say("delete"), self.delete, key="delete"),
            Button(say("take-back"), self.take_back, key="u"),
            Button(say("open-a-file"), self.open_a_file, key="o"),
            Button(say("back"), self.back, key="escape"),
        ]
        for control in self.buttons[:5]:
            control.enabled = bool(self.matches)
        self.buttons[5].shown = self.deleted is not None
        self._name_the_first()
        self.form.set([self.list, *self.buttons], self.list if self.matches else self.buttons[6])

    @property
    def selected(self) -> SavedMatch | None:
        """The selected match."""
        return self.matches[self.list.chosen] if self.matches else None

    def _choose(self, row: int) -> None:
        self.chosen = row
        self._name_the_first()

    def _name_the_first(self) -> None:
        """Name the first button after what opening the selected match leads to."""
        saved = self.selected
        self.buttons[0].label = say("see-result" if saved is not None and saved.is_over else "continue")

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 40
        self.board = scale.rect(left, TOP, right - left, bottom - TOP)
        self.list.place(scale, scale.rect(left + 34, TOP + 34, right - left - SIDE - 96, bottom - TOP - 68))
        x, y = right - SIDE - 34, TOP + 34
        for control in self.buttons[:5]:
            control.rect = scale.rect(x, y, SIDE, 56)
            y += 70
        self.note_at = (x, y + 6)
        self.buttons[5].rect = scale.rect(x, y + 84, SIDE, 56)
        self.buttons[6].rect = scale.rect(x, bottom - 34 - 126, SIDE, 56)
        self.buttons[7].rect = scale.rect(x, bottom - 34 - 56, SIDE, 56)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.board, 3)
        x, y = self.note_at
        words = say("saves-deleted", name=self.deleted.name) if self.deleted else ""
        paragraph(surface, scale, words, "sans", 17, CREAM, scale.px(x), scale.px(y), scale.px(SIDE))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale = self.scale
        words = self.trouble or ("" if self.matches else say("saves-none"))
        ink = SIGNAL if self.trouble else FADED_INK
        room = self.list.rect.w - scale.px(80)
        paragraph(surface, scale, words, "semi", 19, ink, self.list.rect.x + scale.px(40),
                  self.list.rect.bottom - scale.px(120 if self.matches else 400), room)  # fmt: skip

    def _draw_row(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, row: int, chosen: bool
    ) -> None:
        saved = self.matches[row]
        left, right = rect.x + scale.px(24), rect.right - scale.px(24)
        upper, lower = rect.y + rect.h * 0.32, rect.y + rect.h * 0.70
        date = day_and_hour(saved.updated)
        write(surface, scale, date, "sans", 17, FADED_INK, right, upper, "r")
        room = right - left - text_width(scale, date, "sans", 17) - scale.px(24)
        name = write_within(surface, scale, saved.name, "slab_bold", 22, INK, left, upper, room)
        ink, after = INK if saved.game in keys() else SIGNAL, name.right + scale.px(22)
        room = max(right - name.right - text_width(scale, date, "sans", 17) - scale.px(48), scale.px(40))
        write_within(surface, scale, where_saved(saved), "semi", 18, ink, after, upper, room)
        x = float(left)
        for plan in saved.seats:
            wide = scale.px(30)
            words = plan.name
            if not plan.person:
                words = say("saved-bot", name=plan.name, kind=under(plan.player))
            need = wide + scale.px(10) + text_width(scale, words, "sans", 17)
            if x + need > right:
                break
            stamp(surface, disc(plan.colour, wide * 0.86, flat=True), x + wide / 2, lower, centred=True)
            x += wide + scale.px(6)
            x = write(surface, scale, words, "sans", 17, INK, x, lower).right + scale.px(24)

    # What the buttons do

    def go_on(self) -> None:
        """Continue the selected match, or see how it ended."""
        if (saved := self.selected) is not None:
            self.navigator.open_saved(saved.id)

    def look_back(self) -> None:
        """Look back on the selected match."""
        if (saved := self.selected) is not None:
            try:
                self.navigator.show_review(Match.open(self.navigator.store, saved.id))
            except Noted as problem:
                self.navigator.push(Notice(say("match-unread"), in_words(problem)))

    def rename(self) -> None:
        """Ask for another name."""
        if (saved := self.selected) is not None:
            answer = partial(self._renamed, saved.id)
            heading, words = say("rename-match"), say("rename-match.words")
            asking = AskForText(
                heading,
                words,
                saved.name,
                say("rename"),
                answer,
                allowed=Letters(),
                refusal=say("letter-refused"),
            )
            self.navigator.push(asking)

    def _renamed(self, match_id: int, name: str) -> None:
        if name.strip():
            self._change(lambda: self.navigator.store.rename(match_id, name.strip()))

    def export(self) -> None:
        """Write the selected match into a file."""
        if (saved := self.selected) is not None:
            try:
                self.navigator.save_as_file(Match.open(self.navigator.store, saved.id))
            except Noted as problem:
                self.navigator.push(Notice(say("match-unread"), in_words(problem)))

    def delete(self) -> None:
        """Ask, then take the selected match out of the list."""
        if (saved := self.selected) is not None:
            words = say("delete-match.words", name=saved.name)
            sure = (say("delete"), "enter", partial(self._deleted, saved))
            keep = (say("delete-match.keep"), "escape", None)
            self.navigator.push(Dialog(say("delete-match"), words, [sure, keep]))

    def _deleted(self, saved: SavedMatch) -> None:
        self.deleted = saved
        self._change(lambda: self.navigator.store.delete(saved.id))

    def take_back(self) -> None:
        """Put the deleted match back."""
        if (saved := self.deleted) is not None:
            self.deleted = None
            self._change(lambda: self.navigator.store.restore(saved.id))

    def _change(self, change: Callable[[], None]) -> None:
        try:
            change()
        except StoreError as problem:
            self.navigator.push(Notice(say("saves-trouble"), in_words(problem)))
        self.refresh()

    def open_a_file(self) -> None:
        """Ask for a match in a file."""
        self.navigator.open_file()

    def resume(self) -> None:
        self.refresh()
