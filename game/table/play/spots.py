"""The things that can be pressed at the table, and their positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.table.boards.shown import Pickable
from game.table.play.intents import (
    BidUpTo,
    CloseAdvice,
    Consider,
    LightEntry,
    Pick,
    StepAmount,
    TakeAdvice,
    TurnPaper,
)
from game.table.program.commands import Command


@dataclass(frozen=True, slots=True)
class PromptButton:
    """A button of the prompt that does a command."""

    command: Command


@dataclass(frozen=True, slots=True)
class BarButton:
    """A button of the bar over the table."""

    command: Command


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat's card in the column."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndPlace:
    """The sign in the bar of how near the end is; a tooltip explains it."""


@dataclass(frozen=True, slots=True)
class Eye:
    """The eye on the viewer's card, which shows the viewer's secrets while it is pressed."""


Target = (
    Pick
    | StepAmount
    | BidUpTo
    | Consider
    | TakeAdvice
    | CloseAdvice
    | LightEntry
    | TurnPaper
    | PromptButton
    | BarButton
    | SeatPlace
    | EndPlace
    | Eye
)
"""Something that can be pressed at the table: an intent, or a control that the table handles itself."""

CONFIRM: Final = PromptButton(Command.CONFIRM)
LESS: Final = StepAmount(-1)
MORE: Final = StepAmount(1)
MINIMUM: Final = StepAmount(-1_000_000)
MAXIMUM: Final = StepAmount(1_000_000)
"""The parts of the tray with the amount."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of something that can be pressed, in pixels."""

    target: Target
    rect: pygame.Rect
    tip: str = ""
    enabled: bool = True
    key_tip: str = ""
    """The button's label and key, if it has no room for a key cap; part of its tooltip."""

    @property
    def thing(self) -> Pickable | None:
        """Return what pressing it picks; None if it does something else."""
        return self.target.thing if isinstance(self.target, Pick) else None
