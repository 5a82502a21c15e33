"""What every scene of the program is: one entry on the stack of screens and dialogs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.table.kit.scale import Scale
from game.table.program.input import InputEvent

if TYPE_CHECKING:
    from game.table.program.app import App


class Scene(ABC):
    """A screen, a dialog or a curtain.

    Life: `enter` and `arrange` when it comes onto the stack, `pause` when another scene covers
    it, `resume` when that one leaves, `exit` when it leaves itself. Drawing changes nothing:
    the picture depends on what the scene knows, so that it can be drawn at any moment, onto any
    surface, or not at all.
    """

    opaque: ClassVar[bool] = True
    """Whether it covers the whole window; the scenes under an opaque one are not drawn."""
    modal: ClassVar[bool] = True
    """Whether events that it does not consume stop here instead of going to the scene below."""

    def enter(self, app: App) -> None:  # noqa: B027
        """The scene has come onto the stack. `arrange` follows at once."""

    def exit(self) -> None:  # noqa: B027
        """The scene has left the stack, or the program ends: let go of everything."""

    def pause(self) -> None:  # noqa: B027
        """Another scene has come to lie on top."""

    def resume(self) -> None:  # noqa: B027
        """The scene is on top again."""

    @abstractmethod
    def arrange(self, scale: Scale) -> None:
        """Lay everything out for a window of this scale: at first, and when size or text size change."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw onto a surface of the size that was given to `arrange`."""

    def handle(self, event: InputEvent) -> bool:
        """Take an event; True if it is consumed."""
        return False

    def update(self, seconds: float) -> None:  # noqa: B027
        """Let `seconds` of time pass. Also called under other scenes, so that bots go on thinking."""

    @property
    def busy(self) -> bool:
        """Whether it needs frames without input: motion, a bot that thinks. An idle table sleeps."""
        return False
