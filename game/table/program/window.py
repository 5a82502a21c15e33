"""The window itself: how large it is at first, and opening it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final
from warnings import catch_warnings, simplefilter

import pygame

TITLE: Final = "Parlor Car"
SMALLEST: Final = (1280, 720)
"""The least size, in pixels, that pictures are laid out for; a smaller window shows them shrunk."""
_UNSEEN: Final = ("offscreen", "dummy")
"""Drivers that SDL takes where there is no screen; they draw what nobody sees."""


def is_unseen() -> bool:
    """Whether SDL found no screen by itself; who asks for a driver by name may have one without."""
    return not os.environ.get("SDL_VIDEODRIVER") and pygame.display.get_driver() in _UNSEEN


def open_window(
    size: tuple[int, int], full_screen: bool, screen: int = 0, place: tuple[int, int] | None = None
) -> pygame.Surface:
    """The window's surface; the window is opened, or opened anew if it is another one.

    `screen` is the number of the one that it fills or stands on. A window that filled it comes back to its
    `place`; pygame's own switch to full screen would lose the old size.
    """
    screens = pygame.display.get_desktop_sizes()
    screen = min(screen, len(screens) - 1)  # It may have been taken away.
    if full_screen:
        size = screens[screen]
    there = pygame.display.get_surface()
    if there is not None and (there.get_size(), _fills_the_screen(there)) == (size, full_screen):
        return there
    pygame.display.set_caption(TITLE)
    if full_screen:
        return pygame.display.set_mode(size, pygame.FULLSCREEN, display=screen)
    surface = pygame.display.set_mode(size, pygame.RESIZABLE, display=screen)
    return surface if place is None else _put_back(size, screen, place)


def _put_back(size: tuple[int, int], screen: int, place: tuple[int, int]) -> pygame.Surface:
    """A window that filled the screen, where it stood and as large as it was."""
    with suppress(pygame.error):  # Some systems let no window say where it stands.
        pygame.display.set_window_position(place)
    # A window manager gives it the size of the screen, which it was told before the screen was filled; pygame
    # would warn of that whoever sees a terminal.
    with catch_warnings():
        simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, pygame.RESIZABLE, display=screen)


def window_place() -> tuple[int, int] | None:
    """Where the window stands; None where no window is told."""
    with suppress(pygame.error):
        return pygame.display.get_window_position()
    return None


def _fills_the_screen(window: pygame.Surface) -> bool:
    return bool(window.get_flags() & pygame.FULLSCREEN)


def usual_size() -> tuple[int, int]:
    """A window that leaves room for the desktop's own bars."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    for size in ((1920, 1080), (1600, 900)):
        if size[0] < wide and size[1] + 60 < high:
            return size
    return SMALLEST


def draw_without_card() -> None:
    """Where no graphics card is to be found, have SDL fill the window itself.

    It would go through OpenGL, computed by the processor: forty times as slow, and a hundred megabytes.
    """
    if sys.platform == "linux" and not any(Path("/dev/dri").glob("renderD*")):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
