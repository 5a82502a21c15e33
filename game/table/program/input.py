"""The program's own events: pointers, wheels, keys and text. Positions are pixels of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Position = tuple[int, int]
PointerKind = Literal["move", "press", "drag", "release", "hold"]

LEFT, MIDDLE, RIGHT = 1, 2, 3

MOMENT: Final = 0.5
"""Seconds for which something must have been seen before it takes what was pressed just before it came."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse moved, or a button went down or up. `button` is 1 left, 2 middle, 3 right, 0 none.

    A finger on the screen is the left button. A finger that rests is a "hold" in between: releasing it after
    that presses nothing.
    """

    kind: PointerKind
    position: Position
    button: int = 0
    clicks: int = 1
    """On a press: 2 for a double click. On a release: 0 if the pointer was dragged in between."""
    moved: tuple[int, int] = (0, 0)
    """Pixels since the last event, for "move" and "drag"."""
    touch: bool = False
    """Whether it is a finger, which points at nothing before it comes down and after it is lifted."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by `steps`; away from the player is positive."""

    position: Position
    steps: int


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down (or repeats): "enter", "escape", "left", "a", "f1", "page up", "+"..."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    pad: bool = False
    """Whether it is a gamepad's button, which does what this key does."""


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key was released."""

    name: str


@dataclass(frozen=True, slots=True)
class Glide:
    """Two fingers, or a gamepad's stick and triggers, move the map and enlarge it."""

    position: Position | None
    """The place that stays where it is while the map grows; None is the middle."""
    moved: tuple[int, int]
    """Pixels that the map moves."""
    factor: float
    """How much larger the map becomes; less than 1 is smaller."""


@dataclass(frozen=True, slots=True)
class Text:
    """Letters were typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Composition:
    """The text that an input method is still composing; "" when it is done."""

    text: str
    caret: int
    """The place of the caret in it."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size, in pixels."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Hidden:
    """Nobody sees the window any more: it is minimised."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window has to be drawn again: it was hidden, or it came to the front."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The player closes the window."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped on the window, or the desktop asks for it to be opened."""

    path: Path


InputEvent = (
    Pointer | Wheel | Glide | Key | KeyUp | Text | Composition | Resized | Hidden | Exposed | Dropped | Quit
)
