"""Screenshots for the README and for software centers, taken by ``python -m tools.screenshots``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import pygame

from game.table.tools.screens import SCREENS
from game.table.tools.screenshots import picture
from game.words import activate

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screenshots"
SIZE: Final = (1280, 720)
"""Software centers want 16:9."""

SHOWN: Final = (
    "title",
    "american-rails-expand-ghost",
    "north-american-railways-cities",
    "new-england-railways-ship-route",
    "railways-of-north-america-deliver-armed",
    "american-rails-looking-back",
)
"""The screens that are shown, by their names in `SCREENS`."""


def main() -> int:
    """Take every screenshot; the exit code."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    activate("en")
    FOLDER.mkdir(parents=True, exist_ok=True)
    screens = {screen.name: screen for screen in SCREENS}
    for name in SHOWN:
        pygame.image.save(picture(screens[name], SIZE), FOLDER / f"{name}.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
