"""A new map: its number is asked for, and while it is made one sees how far it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pygame

from ai.boards.maker import LARGEST_SEED
from game.match.boards import OfferedBoard
from game.match.tasks import BoardMaker
from game.table.controls.dialogs import AskForText
from game.table.kit.fittings import gauge
from game.table.pages.waiting import Waiting
from game.table.program.navigator import Navigator
from game.words import translate

DIGITS: Final = "0123456789"
BAR: Final = 22.0
"""Units that the bar is high."""


def ask_for_new_board(navigator: Navigator, key: str, made: Callable[[OfferedBoard], None]) -> None:
    """Ask for the number of a new map of a game, make it, and tell `made`; without a number take any."""
    by_chance = random.SystemRandom().randint(1, LARGEST_SEED)

    def make(text: str) -> None:
        navigator.push(Making(BoardMaker(key, int(text or 0) or by_chance), made))

    words, longest = translate("new-board.words"), len(str(LARGEST_SEED))
    label = translate("new-board.make")
    navigator.push(AskForText(translate("new-board"), words, str(by_chance), label, make, longest, DIGITS))


class Making(Waiting):
    """A map is being made: how far it is, and a way out."""

    every_frame = True

    def __init__(self, maker: BoardMaker, made: Callable[[OfferedBoard], None]) -> None:
        """`made` is called with the board."""

        def done() -> None:
            if maker.board is not None:
                made(maker.board)

        super().__init__(translate("new-board"), translate("new-board.making"), maker, done)

    def extra_height(self) -> float:
        return BAR + 40

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale = self.scale
        left, wide = self.rect.x / scale.k + 40, self.rect.w / scale.k - 80
        gauge(surface, scale, scale.rect(left, self.extra_top + 16, wide, BAR), self._task.part)
