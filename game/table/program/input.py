"""The one place that turns pygame's events into the program's own.

Scenes see pointers, wheels, keys and text. Positions are pixels of the window.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import pygame

Position = tuple[int, int]
PointerKind = Literal["move", "press", "drag", "release"]

LEFT, MIDDLE, RIGHT = 1, 2, 3

CLICK_MILLISECONDS: Final = 400
"""Two presses closer than this, at one place, are a double click."""
CLICK_PIXELS: Final = 6
"""A pointer that moves less than this between press and release has not dragged anything."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse moved, or a button went down or up. `button` is 1 left, 2 middle, 3 right, 0 none."""

    kind: PointerKind
    position: Position
    button: int = 0
    clicks: int = 1
    """On a press: 2 for a double click. On a release: 0 if the pointer was dragged in between."""
    moved: tuple[int, int] = (0, 0)
    """Pixels since the last event, for "move" and "drag"."""


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


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key was let go."""

    name: str


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


InputEvent = Pointer | Wheel | Key | KeyUp | Text | Composition | Resized | Hidden | Exposed | Quit

_NAMES: Final = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_PLUS: "+",
    pygame.K_EQUALS: "+",
    pygame.K_KP_PLUS: "+",
    pygame.K_MINUS: "-",
    pygame.K_KP_MINUS: "-",
    **{code: str(digit) for digit, code in enumerate(range(pygame.K_0, pygame.K_9 + 1))},
    pygame.K_KP0: "0",
    **{code: str(digit) for digit, code in enumerate(range(pygame.K_KP1, pygame.K_KP9 + 1), start=1)},
}


SEEN_AGAIN: Final = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
)

REPEATING: Final = frozenset(
    ("left", "right", "up", "down", "page up", "page down", "backspace", "delete", "tab", "+", "-")
)
"""The keys that act again and again while they are held down."""


def key_name(code: int) -> str:
    """The readable name of one of pygame's key codes; "" for a key that has none."""
    return _NAMES.get(code) or pygame.key.name(code).lower()


class Translator:
    """Turns pygame's events into ours. It keeps only what it needs to tell clicks from drags."""

    def __init__(self) -> None:
        self.magnified = 1.0
        """Pixels of the picture for each pixel of the window: more than 1 in a very small window."""
        self._pressed_at: Position = (0, 0)
        self._pressed_button = 0
        self._last_button = 0
        self._pressed_time = -CLICK_MILLISECONDS
        self._clicks = 0
        self._dragged = False
        self._position: Position = (0, 0)
        self._down: set[int] = set()
        """The codes of the keys that are held down."""

    @property
    def position(self) -> Position:
        """Where the pointer was seen last."""
        return self._position

    def translate(self, raw: pygame.event.Event) -> InputEvent | None:
        """The event in our words; None for what no scene needs."""
        if self.magnified != 1.0 and "pos" in raw.dict:
            x, y = raw.pos
            there = (round(x * self.magnified), round(y * self.magnified))
            raw = pygame.event.Event(raw.type, {**raw.dict, "pos": there})
        kind = raw.type
        if kind == pygame.MOUSEMOTION:
            return self._moved(raw)
        if kind == pygame.MOUSEBUTTONDOWN and raw.button <= RIGHT:
            return self._pressed(raw)
        if kind == pygame.MOUSEBUTTONUP and raw.button <= RIGHT:
            return self._released(raw)
        if kind == pygame.MOUSEWHEEL:
            return Wheel(self._position, raw.y) if raw.y else None
        if kind == pygame.KEYDOWN:
            return self._key(raw)
        if kind == pygame.KEYUP:
            self._down.discard(raw.key)
            return KeyUp(key_name(raw.key))
        if kind == pygame.TEXTINPUT:
            return Text(raw.text)
        if kind == pygame.TEXTEDITING:
            return Composition(raw.text, raw.start)
        if kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            size = raw.size if kind == pygame.VIDEORESIZE else (raw.x, raw.y)
            return Resized((size[0], size[1]))
        if kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            return Hidden()
        if kind in SEEN_AGAIN:
            if kind == pygame.WINDOWFOCUSGAINED:
                self._down.clear()
            return Exposed()
        if kind == pygame.QUIT:
            return Quit()
        return None

    def _moved(self, raw: pygame.event.Event) -> Pointer:
        moved = (raw.pos[0] - self._position[0], raw.pos[1] - self._position[1])
        self._position = (raw.pos[0], raw.pos[1])
        if not self._pressed_button:
            return Pointer("move", self._position, 0, 0, moved)
        if not self._dragged:
            if self._across(raw.pos) < CLICK_PIXELS:
                return Pointer("move", self._position, 0, 0, moved)
            # The motion so far belongs to the drag, so that what is dragged does not lag behind.
            moved = (raw.pos[0] - self._pressed_at[0], raw.pos[1] - self._pressed_at[1])
        self._dragged = True
        return Pointer("drag", self._position, self._pressed_button, 0, moved)

    def _across(self, position: Position) -> int:
        return abs(position[0] - self._pressed_at[0]) + abs(position[1] - self._pressed_at[1])

    def _pressed(self, raw: pygame.event.Event) -> Pointer:
        now = pygame.time.get_ticks()
        soon = now - self._pressed_time < CLICK_MILLISECONDS
        again = soon and raw.button == self._last_button and self._across(raw.pos) < CLICK_PIXELS
        self._clicks = self._clicks + 1 if again else 1
        self._position = self._pressed_at = (raw.pos[0], raw.pos[1])
        self._pressed_button = self._last_button = raw.button
        self._pressed_time, self._dragged = now, False
        return Pointer("press", self._position, raw.button, self._clicks, (0, 0))

    def _released(self, raw: pygame.event.Event) -> Pointer:
        self._position, self._pressed_button = (raw.pos[0], raw.pos[1]), 0
        return Pointer("release", self._position, raw.button, 0 if self._dragged else self._clicks)

    def _key(self, raw: pygame.event.Event) -> Key | None:
        name = key_name(raw.key)
        again = raw.key in self._down
        self._down.add(raw.key)
        # A text field makes pygame repeat keys, by a clock of its own: while a large page is made
        # ready, one short press of Enter would press the buttons of that page as well.
        if not name or (again and name not in REPEATING):
            return None
        held = raw.mod if "mod" in raw.dict else 0
        return Key(
            name,
            bool(held & pygame.KMOD_SHIFT),
            bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            bool(held & pygame.KMOD_ALT),
        )
