"""The first picture: the car before its lamp is lit, shown while the rest of the program is loaded.

What is imported here has to be little, since nobody sees anything until then.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Final

import pygame

from game.match.folders import settings_path
from game.rules.files import read_bounded
from game.table.backdrop.room import draw_dark
from game.table.kit.scale import Scale
from game.table.program.window import draw_without_card, is_unseen, open_window, usual_size

MAXIMUM_BYTES: Final = 256 * 1024
"""The greatest size of a file of settings that is looked at."""


def greet() -> None:
    """Open the window and show the first picture in it. If that fails, who opens it next will say why."""
    draw_without_card()
    with suppress(pygame.error):
        pygame.display.init()
        if is_unseen():
            return
        window = open_window(usual_size(), _fills_the_screen())
        with suppress(OSError):  # A missing file is reported by the code that needs it next.
            draw_dark(window, Scale(*window.get_size()))
        pygame.display.flip()


def _fills_the_screen() -> bool:
    """Return whether the settings ask for full screen; False if they can't be read."""
    try:
        found = json.loads(read_bounded(settings_path(), MAXIMUM_BYTES))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("full_screen") is True
