"""A page with a list on paper: buttons for the selected row at the upper right, others below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Generic, TypeVar

import pygame

from game.rules.letters import LETTERS
from game.rules.messages import UserError
from game.table.controls.dialogs import AskForText, ConfirmLoss, Notice
from game.table.controls.form import Button
from game.table.controls.listing import RowList
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.pages.page import TOP, Page
from game.words import localize, translate

T = TypeVar("T")
"""The type of a row's value."""

SIDE: Final = 340.0
BUTTON: Final = 56.0
STEP: Final = 70.0
"""The size of a button in units, and the distance between buttons."""
INSET: Final = 34.0
LONGEST: Final = 40
"""The default limit of a name, in letters."""


class ListPage(Page, Generic[T]):
    """A list with one selected row. A page fills it in `fill` (see `set_list`)."""

    row_height: ClassVar[float]
    """The height of a row in units."""
    trouble_title: ClassVar[str]
    """The key of the heading of an error notice."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: Sequence[T] = ()
        self.chosen = 0
        self.upper: Sequence[Button] = ()
        """The buttons for the selected row."""
        self.lower: Sequence[Button] = ()
        """The other buttons, at the bottom."""

    def set_list(
        self,
        entries: Sequence[T],
        opened: Callable[[], None],
        upper: Sequence[Button],
        lower: Sequence[Button],
    ) -> None:
        """Put the list and its buttons on the page; Enter calls `opened` with the selected row."""
        self.entries, self.upper, self.lower = entries, upper, lower
        self.list = RowList(
            len(entries),
            self.row_height,
            self.draw_row,
            chosen=self.chosen,
            changed=self.choose,
            opened=opened,
        )
        for control in upper:
            control.enabled = bool(entries)

    @abstractmethod
    def draw_row(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, row: int, chosen: bool
    ) -> None:
        """Draw one row in its place."""

    @property
    def selected(self) -> T | None:
        """Return the value of the selected row."""
        return self.entries[self.list.chosen] if self.entries else None

    def choose(self, row: int) -> None:
        """Handle the selection of another row."""
        self.chosen = row

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 40
        self.board = scale.rect(left, TOP, right - left, bottom - TOP)
        room = right - left - SIDE - 62 - INSET
        self.list.place(scale, scale.rect(left + INSET, TOP + INSET, room, bottom - TOP - 2 * INSET))
        x = right - SIDE - INSET
        for place, control in enumerate(self.upper):
            control.rect = scale.rect(x, TOP + INSET + STEP * place, SIDE, BUTTON)
        for place, control in enumerate(reversed(self.lower)):
            control.rect = scale.rect(x, bottom - INSET - BUTTON - STEP * place, SIDE, BUTTON)

    def paint(self, surface: pygame.Surface) -> None:
        panel(surface, self.scale, self.board, 3)

    # What buttons have in common

    def change(self, change: Callable[[], None]) -> None:
        """Change the list's data and show the result; report errors in a notice."""
        try:
            change()
        except UserError as error:
            self.navigator.push(Notice(translate(self.trouble_title), localize(error)))
        self.refresh()

    def ask_name(
        self,
        heading: str,
        words: str,
        name: str,
        label: str,
        named: Callable[[str], None],
        longest: int = LONGEST,
    ) -> None:
        """Ask for a name; `named` receives it, stripped, if it is not empty."""

        def answer(text: str) -> None:
            if text.strip():
                named(text.strip())

        asking = AskForText(
            heading, words, name, label, answer, longest=longest, allowed=LETTERS,
            refusal=translate("letter-refused"),
        )  # fmt: skip
        self.navigator.push(asking)

    def ask_whether(self, question: str, words: str, keep: str, delete: Callable[[], None]) -> None:
        """Ask for confirmation before deleting something."""
        self.navigator.push(ConfirmLoss(question, words, translate("delete"), "d", delete, keep))

    def resume(self) -> None:
        self.refresh()
