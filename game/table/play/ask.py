"""What the prompt shows at a moment, and what can be pressed in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.table.boards.view import Badge, Choice, Slip, Thing
from game.table.play.chooser import Amount


@dataclass(frozen=True, slots=True)
class Control:
    """Something in the prompt that can be pressed."""

    name: str
    """What the scene knows it by: "confirm", "choice 2"..."""
    rect: pygame.Rect
    thing: Thing | None = None
    tip: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice with the key that picks it, and whether it is picked."""

    choice: Choice
    key: str
    picked: bool = False
    hinted: bool = False
    """Whether a bot's advice means it."""


@dataclass(frozen=True, slots=True)
class Action:
    """A button in the last row."""

    name: str
    label: str
    key: str
    main: bool = False
    enabled: bool = True
    thing: Thing | None = None
    tip: str = ""
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """All that the prompt shows at a moment."""

    title: str
    words: str
    colour: int | None = None
    """The seat colour of who is to act."""
    pips: tuple[int, int, Badge] | None = None
    choices: Sequence[Offered] = ()
    amount: Amount | None = None
    amount_hinted: bool = False
    """Whether a bot's advice is an amount among those that are asked for."""
    covered: bool = False
    """Whether the highest amount would betray what only the player may know."""
    slip: Slip | None = None
    actions: Sequence[Action] = ()
    notice: str = ""
    """A refusal, a hint's words: it takes the place of `words`, and is lit."""
    thinking: bool = False
    progress: str = ""
    """How far the bot that thinks has come, in words."""
    paper: bool = True
    """Whether a place is kept for the slip, so that nothing jumps when it comes."""
