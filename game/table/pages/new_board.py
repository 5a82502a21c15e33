"""A new map: its number is asked for, and while it is made one sees how far it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pygame

from ai.boards.maker import LARGEST_SEED
from game.match.boards import OfferedBoard
from game.match.new_board import BoardMaker
from game.table.controls.dialogs import AskForText, Dialog, Notice
from game.table.kit.fittings import gauge
from game.table.program.navigator import Navigator
from game.words import in_words, say

DIGITS: Final = "0123456789"
BAR: Final = 22.0
"""Units that the bar is high."""


def ask_for_new_board(navigator: Navigator, key: str, made: Callable[[OfferedBoard], None]) -> None:
    """Ask for the number of a new map of a game, make it, and tell `made`; without a number take any."""
    by_chance = random.SystemRandom().randint(1, LARGEST_SEED)

    def make(text: str) -> None:
        navigator.push(Making(BoardMaker(key, int(text or 0) or by_chance), made))

    words, longest = say("new-board.words"), len(str(LARGEST_SEED))
    label = say("new-board.make")
    navigator.push(AskForText(say("new-board"), words, str(by_chance), label, make, longest, DIGITS))


class Making(Dialog):
    """A map is being made: how far it is, and a way out."""

    def __init__(self, maker: BoardMaker, made: Callable[[OfferedBoard], None]) -> None:
        """`maker` is closed with the dialog; `made` is told the board."""
        super().__init__(say("new-board"), say("new-board.making"), [(say("cancel"), "escape", None)])
        self._maker = maker
        self._made = made

    def exit(self) -> None:
        super().exit()
        self._maker.close()

    def extra_height(self) -> float:
        return BAR + 40

    @property
    def busy(self) -> bool:
        return self._maker.working

    def update(self, seconds: float) -> None:
        if not self._maker.poll() or self._maker.working:
            return
        self.navigator.remove(self)
        if self._maker.board is not None:
            self._made(self._maker.board)
        elif self._maker.trouble is not None:
            self.navigator.push(Notice(say("new-board"), in_words(self._maker.trouble)))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale = self.scale
        left, wide = self.rect.x / scale.k + 40, self.rect.w / scale.k - 80
        gauge(surface, scale, scale.rect(left, self.extra_top + 16, wide, BAR), self._maker.part)
