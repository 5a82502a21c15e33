"""The first start: the conductor welcomes the player, and offers a lesson."""

from __future__ import annotations

from typing import Final

import pygame

from game.learning.lessons import lessons_of
from game.match.store import Store, StoreError
from game.rules.catalog import game_keys
from game.table.controls.dialogs import Dialog
from game.table.kit.icons import Face, conductor
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.program.navigator import Navigator
from game.table.program.settings import Settings
from game.words import translate

SIDE: Final = 150
"""The size of his portrait in units."""


def is_first_start(settings: Settings, store: Store) -> bool:
    """Return whether nobody has been welcomed or has played here yet."""
    try:
        return not settings.welcomed and not store.matches()
    except StoreError:
        return False


class Welcome(Dialog):
    """The dialog that offers the first lesson of the first game; shown once."""

    def __init__(self) -> None:
        buttons = [
            (translate("welcome-yes"), "enter", self._begin),
            (translate("welcome-no"), "escape", None),
        ]
        super().__init__(translate("welcome"), translate("welcome.words"), buttons)

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        navigator.settings.welcomed = True
        navigator.settings.save()

    def _begin(self) -> None:
        self.navigator.go_to_lesson(lessons_of(game_keys()[0])[0].id)

    def extra_height(self) -> float:
        return 20.0

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        self._portrait = scale.px(SIDE)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        picture = conductor(self._portrait, Face.PLEASED)
        stamp(surface, picture, self.rect.right - self._portrait * 0.72, self.rect.y - self._portrait * 0.46)
