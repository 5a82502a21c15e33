"""What the prompt shows at a moment, and what can be pressed in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import pygame

from game.table.boards.view import Badge, Choice, Slip, Thing
from game.table.play.chooser import AmountAsked
from game.table.program.commands import Command


@dataclass(frozen=True, slots=True)
class Pick:
    """A button of the prompt that picks a thing."""

    thing: Thing


@dataclass(frozen=True, slots=True)
class PromptButton:
    """A button of the prompt that does a command."""

    command: Command


@dataclass(frozen=True, slots=True)
class BarButton:
    """A button of the bar over the table."""

    command: Command


class Stepper(Enum):
    """The parts of the tray with the amount."""

    LESS = auto()
    MORE = auto()
    LEAST = auto()
    MOST = auto()


AMOUNT_STEPS: Final = {
    Stepper.LESS: -1,
    Stepper.MORE: 1,
    Stepper.LEAST: -1_000_000,
    Stepper.MOST: 1_000_000,
}
"""How many legal amounts the parts of the tray go up."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat's card in the column."""

    seat: int


@dataclass(frozen=True, slots=True)
class Eye:
    """The eye on the viewer's card: the viewer's secrets are shown while it is pressed."""


@dataclass(frozen=True, slots=True)
class AdviceLine:
    """A move on the card of advice, by its place from 0."""

    place: int


class AdviceButton(Enum):
    """The buttons of the card of advice."""

    TAKE = auto()
    HIDE = auto()

    @property
    def takes(self) -> bool:
        """Whether it takes the advice, and does not put it away."""
        return self is AdviceButton.TAKE


Target = Pick | PromptButton | BarButton | Stepper | SeatPlace | Eye | AdviceLine | AdviceButton
"""What can be pressed at the table."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something that can be pressed lies, in pixels."""

    target: Target
    rect: pygame.Rect
    tip: str = ""
    enabled: bool = True

    @property
    def thing(self) -> Thing | None:
        """The thing that pressing it picks; None if it does something else."""
        return self.target.thing if isinstance(self.target, Pick) else None


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice with the key that picks it (its name in `input.Key`), and whether it is picked."""

    choice: Choice
    key: str
    picked: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """A button in the last row; `key` is the name of the key that does the same, "" if there is none."""

    target: Pick | PromptButton
    label: str
    key: str
    main: bool = False
    enabled: bool = True
    tip: str = ""
    icon: str = ""
    """The picture of `icons` that may stand for the label where a row has no room; "" if none may."""
    otherwise: str = ""
    """What the button says when something else is pointed at: it is as wide for either."""

    @property
    def thing(self) -> Thing | None:
        """The thing that it picks; None if it does something else."""
        return self.target.thing if isinstance(self.target, Pick) else None


@dataclass(frozen=True, slots=True)
class Ask:
    """All that the prompt shows at a moment."""

    title: str
    words: str
    colour: int | None = None
    """The seat colour of who is to act."""
    who: str = ""
    """The name of who is to act, where several people play at this screen."""
    pips: tuple[int, int, Badge] | None = None
    choices: Sequence[Offered] = ()
    amount: AmountAsked | None = None
    covered: bool = False
    """Whether the highest amount is left out, because it would reveal what only the player may know."""
    slip: Slip | None = None
    actions: Sequence[Action] = ()
    enter_picks: Thing | None = None
    """What Enter would choose; if it is None, Enter confirms what is chosen."""
    notice: str = ""
    """A refusal, shown highlighted instead of `words`."""
    thinking: bool = False
    progress: str = ""
    """How far the bot that thinks has come, in words."""
    paper: bool = True
    """Whether room is kept for the slip, so that nothing moves when it appears."""
