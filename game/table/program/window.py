"""The window itself: how large it is, opening it, and the picture that it shows."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from warnings import catch_warnings, simplefilter

import pygame

TITLE: Final = "Parlor Car"
SMALLEST: Final = (1280, 720)
"""The least size, in pixels, that pictures are laid out for; a smaller window shows them shrunk."""
LEAST_WINDOW: Final = (640, 360)
"""The least size, in pixels, to which the window can be made; its lettering can just be read."""
LARGEST: Final = (7680, 4320)
"""The largest size, in pixels, of a window that is opened, unless the screen is larger still."""
MOST_PIXELS: Final = LARGEST[0] * LARGEST[1]
"""A picture has no more pixels than this, which is 130 MB; a larger window shows it enlarged."""
SLIMMEST: Final = 6
"""No side of a picture is longer than this many times the other: a slimmer window shows it squeezed."""
_UNSEEN: Final = ("offscreen", "dummy")
"""The drivers that SDL takes where there is no screen; they draw what nobody sees."""


def picture_size(window: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the picture that a window of this size (in pixels) shows.

    It is the window's own unless the window is too small, too slim or too large. Window managers hold no
    window to `LEAST_WINDOW` who don't want to, and one pixel of width would ask for gigabytes.

    >>> picture_size((1600, 900)), picture_size((640, 360)), picture_size((2, 1080))
    ((1600, 900), (1280, 720), (1280, 7680))
    """
    wide, high = (max(1, side) for side in window)
    enlarged = max(1.0, SMALLEST[0] / wide, SMALLEST[1] / high)
    across, down = wide * enlarged, high * enlarged
    across, down = min(across, down * SLIMMEST), min(down, across * SLIMMEST)
    shrunk = min(1.0, (MOST_PIXELS / (across * down)) ** 0.5)
    return round(across * shrunk), round(down * shrunk)


@dataclass(frozen=True, slots=True)
class Magnification:
    """Pixels of the picture for each pixel of the window: 1, or more in a very small window."""

    across: float = 1.0
    down: float = 1.0

    @classmethod
    def of(cls, picture: tuple[int, int], window: tuple[int, int]) -> Magnification:
        """Return how much larger a picture is than the window that shows it."""
        return cls(picture[0] / max(1, window[0]), picture[1] / max(1, window[1]))

    def in_picture(self, place: tuple[float, float]) -> tuple[int, int]:
        """Return the pixel of the picture that a pixel of the window shows."""
        return round(place[0] * self.across), round(place[1] * self.down)

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Return where the window shows a part of the picture."""
        left, top = rect.left / self.across, rect.top / self.down
        wide, high = rect.width / self.across, rect.height / self.down
        return pygame.Rect(int(left), int(top), max(1, round(wide)), max(1, round(high)))


class _Shown:
    """The way in which the window shows the picture."""

    magnified = Magnification()


def show_magnified(magnified: Magnification) -> None:
    """Set how much larger the picture is than the window from now on."""
    _Shown.magnified = magnified


def place_input_method(caret: pygame.Rect) -> None:
    """Tell input methods where the caret is, in pixels of the picture: they show their candidates there."""
    pygame.key.set_text_input_rect(_Shown.magnified.in_window(caret))


def is_unseen() -> bool:
    """Return whether SDL found no screen by itself; a driver requested by name may have none."""
    return not os.environ.get("SDL_VIDEODRIVER") and pygame.display.get_driver() in _UNSEEN


def open_window(
    size: tuple[int, int], full_screen: bool, screen: int = 0, place: tuple[int, int] | None = None
) -> pygame.Surface:
    """Open the window, or open it again in another mode, and return its surface.

    `screen` is the number of the display. A window that filled it returns to its `place`; pygame's own switch
    to full screen would lose the old size.
    """
    screens = pygame.display.get_desktop_sizes()
    screen = min(screen, len(screens) - 1)  # It may have been taken away.
    if full_screen:
        size = screens[screen]
    else:
        size = (
            min(size[0], max(LARGEST[0], screens[screen][0])),
            min(size[1], max(LARGEST[1], screens[screen][1])),
        )
    there = pygame.display.get_surface()
    if there is not None and (there.get_size(), _fills_the_screen(there)) == (size, full_screen):
        return there
    pygame.display.set_caption(TITLE)
    if full_screen:
        return _set_mode(size, pygame.FULLSCREEN, screen)
    surface = _set_mode(size, pygame.RESIZABLE, screen)
    if place is None:
        return surface
    with suppress(pygame.error):  # Some systems hide a window's position.
        pygame.display.set_window_position(place)
    # A window manager gives it the size of the screen, which it heard of before the screen was filled.
    return _set_mode(size, pygame.RESIZABLE, screen)


def _set_mode(size: tuple[int, int], flags: int, screen: int) -> pygame.Surface:
    # pygame warns if the window has another size than the one it has just asked for. A window that leaves the
    # full screen still has the screen's size then, and tiling window managers choose sizes themselves.
    with catch_warnings():
        simplefilter("ignore", RuntimeWarning)
        surface = pygame.display.set_mode(size, flags, display=screen)
    if flags & pygame.RESIZABLE:
        _hold_to_least(screen)  # pygame forgets it each time.
    return surface


def _hold_to_least(screen: int) -> None:
    """Ask the window manager for a least size of the window: `LEAST_WINDOW`, or the screen's."""
    wide, high = pygame.display.get_desktop_sizes()[screen]
    with catch_warnings(), suppress(pygame.error):
        simplefilter("ignore", DeprecationWarning)  # There is no other way from the display to its window.
        window = pygame.Window.from_display_module()
        window.minimum_size = (min(LEAST_WINDOW[0], wide), min(LEAST_WINDOW[1], high))


def window_place() -> tuple[int, int] | None:
    """Return the window's position; None if the system hides it."""
    with suppress(pygame.error):
        return pygame.display.get_window_position()
    return None


def _fills_the_screen(window: pygame.Surface) -> bool:
    return bool(window.get_flags() & pygame.FULLSCREEN)


def usual_size() -> tuple[int, int]:
    """Return a window size that leaves room for the desktop's own bars."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    for size in ((1920, 1080), (1600, 900)):
        if size[0] < wide and size[1] + 60 < high:
            return size
    return SMALLEST


def draw_without_card() -> None:
    """Make SDL fill the window itself if there is no graphics card.

    It would go through OpenGL, computed by the processor: forty times as slow, and a hundred megabytes.
    """
    if sys.platform == "linux" and not any(Path("/dev/dri").glob("renderD*")):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
