"""The program's own events: pointers, wheels, keys and text. Positions are pixels of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Position = tuple[int, int]
PointerKind = Literal["move", "press", "drag", "release", "hold"]

LEFT, MIDDLE, RIGHT = 1, 2, 3

MOMENT: Final = 0.5
"""The time in seconds for which something must have been visible before a press counts for it."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer event: the mouse moved, or a button went down or up. `button` is 1 left, 2 middle, 3 right, 0
    none.

    A finger on the screen is the left button. A resting finger is a "hold" in between: releasing it afterward
    presses nothing.
    """

    kind: PointerKind
    position: Position
    button: int = 0
    clicks: int = 1
    """2 for a double click on a press. On a release, 0 if the pointer was dragged in between."""
    moved: tuple[int, int] = (0, 0)
    """The movement in pixels since the last event, for "move" and "drag"."""
    touch: bool = False
    """Whether the pointer is a finger, which doesn't hover."""


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
    """Whether the key is a gamepad's button, which acts as this key."""


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key was released."""

    name: str


@dataclass(frozen=True, slots=True)
class Glide:
    """Two fingers, or a gamepad's stick and triggers, pan and zoom the map."""

    position: Position | None
    """The fixed point of the zoom; None is the middle."""
    moved: tuple[int, int]
    """The pan in pixels."""
    factor: float
    """The zoom factor; less than 1 zooms out."""


@dataclass(frozen=True, slots=True)
class Text:
    """Typed text."""

    text: str


@dataclass(frozen=True, slots=True)
class Composition:
    """The text of an unfinished input-method composition; "" at its end."""

    text: str
    caret: int
    """The place of the caret in it."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size, in pixels."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Hidden:
    """The window is hidden or minimized."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window must be redrawn: it was hidden, or it came to the front."""


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
