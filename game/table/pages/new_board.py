"""Generating a map: a dialog asks for its seed, and another shows the progress."""

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
"""The height of the progress bar in units."""


def ask_for_new_board(navigator: Navigator, key: str, made: Callable[[OfferedBoard], None]) -> None:
    """Ask for the seed of a new map of a game, generate it, and call `made`; without a seed use a random
    one.
    """
    by_chance = random.SystemRandom().randint(1, LARGEST_SEED)

    def make(text: str) -> None:
        navigator.push(Making(BoardMaker(key, int(text or 0) or by_chance), made))

    words, longest = translate("new-board.words"), len(str(LARGEST_SEED))
    label = translate("new-board.make")
    navigator.push(AskForText(translate("new-board"), words, str(by_chance), label, make, longest, DIGITS))


class Making(Waiting):
    """A dialog with the progress of map generation, and a way to cancel it."""

    every_frame = True

    def __init__(self, maker: BoardMaker, made: Callable[[OfferedBoard], None]) -> None:
        """Open the dialog; `made` is called with the board."""

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
