"""A message box of the operating system, for when nothing else can be drawn."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

import pygame

from game.table.program.window import TITLE
from game.words import printable

_ENDINGS: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that end the program even while the box is shown; Windows lacks the last one."""

_GLANCE: Final = 0.1
"""The time in seconds between checks of the process that shows the box."""


def show_box(words: str) -> None:
    """Show a message until the player closes the box; do nothing on a system that can't.

    Signals still end the program meanwhile, which SDL's own handlers would prevent until its events are read.
    On X11 and Wayland, SDL blocks in C until the box is closed, and the box is another process that would
    remain. So a forked copy of this process shows the box, and this process can end it.
    """
    with suppress(pygame.error):
        pygame.display.init()
    if pygame.display.get_init() and pygame.display.get_driver() in ("x11", "wayland"):
        with suppress(OSError):  # There is no room for another process.
            _show_apart(words)
            return
    _set_handlers(signal.SIG_DFL)
    _show(words)


def _show(words: str) -> None:
    shown = "\n".join(printable(line) for line in words.split("\n"))
    with suppress(pygame.error):
        pygame.display.message_box(TITLE, shown, "error")


def _set_handlers(handler: signal.Handlers | Callable[[int, FrameType | None], object]) -> None:
    for name in _ENDINGS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _show_apart(words: str) -> None:
    """Show the box in a forked copy of this process. Raises `OSError` if that fails."""
    came: list[int] = []
    _set_handlers(lambda number, _: came.append(number))
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # Else the system might not say when the copy ends.
    box = os.fork()
    if box == 0:
        try:
            os.setpgid(0, 0)
            _set_handlers(signal.SIG_DFL)
            _show(words)
        finally:
            os._exit(0)
    while os.waitpid(box, os.WNOHANG) == (0, 0):
        if came:
            for end in (os.killpg, os.kill):  # It may not have come to its group yet.
                with suppress(OSError):
                    end(box, signal.SIGKILL)
            os.waitpid(box, 0)
            signal.signal(came[0], signal.SIG_DFL)
            os.kill(os.getpid(), came[0])
        time.sleep(_GLANCE)
