"""A page with a row of items for each game (lessons or puzzles), one of them offered first."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

import pygame

from game.rules.catalog import find_game
from game.table.boards.box_art import draw_box
from game.table.controls.form import Button, Control
from game.table.kit.lettering import write
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, PALE_BRASS, QUIET, WALNUT, mix
from game.table.pages.page import TOP, Page
from game.words import game_title, translate

C = TypeVar("C", bound=Control)
"""The controls in the rows."""

MARGIN: Final = 56
INSET: Final = 42
FOOT: Final = 108
"""The space in units at the panel's bottom for its buttons."""
BOX: Final = 150
"""The width of a box, in units."""
ROW: Final = BOX + 44
"""The distance in units from the left end of a row to its first item."""


class GameRowsPage(Page, Generic[C]):
    """The base class: rows in a panel, each with the box of its game, and buttons at the bottom."""

    every_frame = False
    go_on_wide: ClassVar[float]
    """The width in units of the button that begins the offered item."""

    def __init__(self, game: str | None = None) -> None:
        """Create the page; `game` is the key of the game of which an item is offered first."""
        super().__init__()
        self.game = game
        self.offered: C | None = None
        """The item that Enter begins."""

    @abstractmethod
    def find_rows(self) -> list[tuple[str, list[C]]]:
        """Return the games' keys, and the items in their rows."""

    @abstractmethod
    def find_offered(self) -> C | None:
        """Return the item that is offered first."""

    @abstractmethod
    def label_of(self, offered: C) -> str:
        """Return the label of the button that begins an item."""

    @abstractmethod
    def told_of(self, row: Sequence[C]) -> str:
        """Return the text at the right end above a row: its progress."""

    @abstractmethod
    def lay_row(self, scale: Scale, row: Sequence[C], left: float, right: float, middle: float) -> None:
        """Place the items of a row between `left` and `right` (units) around its `middle`."""

    @property
    def everything(self) -> list[C]:
        """Return the items of all rows."""
        return [one for _, row in self.rows for one in row]

    def fill(self) -> None:
        self.offered = None
        self.rows = self.find_rows()
        self.offered = self.find_offered()
        self.back_button = Button(translate("back"), self.back, key="escape")
        buttons: list[Control] = [self.back_button]
        self.go_on = self.main_button()
        if self.go_on is not None:
            buttons.insert(0, self.go_on)
        self.form.set([*buttons[:1], *self.everything, *buttons[1:], *self.beside()], buttons[0])

    def main_button(self) -> Button | None:
        """Return the button that begins the offered item; None without one."""
        if self.offered is None:
            return None
        return Button(self.label_of(self.offered), self.offered.press, key="enter", main=True)

    def beside(self) -> list[Control]:
        """Return the controls next to the panel."""
        return []

    def end_of_panel(self, scale: Scale) -> float:
        """Return the x-coordinate of the panel's right edge, in units."""
        return scale.wide - MARGIN

    def lay_out(self, scale: Scale) -> None:
        end = self.end_of_panel(scale)
        self.panel = scale.rect(MARGIN, TOP, end - MARGIN, scale.high - TOP - 40)
        left, right = MARGIN + INSET, end - INSET
        high = (scale.high - TOP - 40 - FOOT - 16) / max(1, len(self.rows))
        self.places = []
        for i, (_, row) in enumerate(self.rows):
            top = TOP + 16 + high * i
            self.places.append(scale.rect(left, top, right - left, high - 8))
            self.lay_row(scale, row, left + ROW, right, top + high / 2)
        foot = scale.high - 40 - FOOT + 26
        if self.go_on is not None:
            self.go_on.rect = scale.rect(left, foot, self.go_on_wide, 56)
        self.back_button.rect = scale.rect(right - 190, foot, 190, 56)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.panel, 3)
        for i, ((game, row), place) in enumerate(zip(self.rows, self.places, strict=True)):
            if i:
                self._rule(surface, place.y - scale.px(4))
            self.paint_row(surface, game, row, place)
        self._rule(surface, self.back_button.rect.y - scale.px(13))
        self.paint_foot(surface)

    def _rule(self, surface: pygame.Surface, y: int) -> None:
        inset, line = self.scale.px(INSET), mix(BRASS, WALNUT, 0.65)
        pygame.draw.line(surface, line, (self.panel.x + inset, y), (self.panel.right - inset, y))

    def paint_row(self, surface: pygame.Surface, game: str, row: Sequence[C], place: pygame.Rect) -> None:
        """Draw the box of a game, its title and its progress; the row's controls draw themselves."""
        scale, k = self.scale, self.scale.k
        box = pygame.Rect(place.x, 0, scale.px(BOX), scale.px(BOX * 0.75))
        box.centery = place.centery - scale.px(8)
        draw_box(surface, scale, game, box, 0.0)
        left, y = place.x + scale.px(ROW), row[0].rect.y - 26 * k
        write(surface, scale, game_title(find_game(game)), "slab_bold", 24, PALE_BRASS, left, y)
        write(surface, scale, self.told_of(row), "sans", 17, QUIET, place.right - 6 * k, y, "r")

    @abstractmethod
    def paint_foot(self, surface: pygame.Surface) -> None:
        """Draw what is between the buttons at the bottom."""

    def help_key(self) -> str | None:
        return self.game

    def resume(self) -> None:
        self.refresh()
