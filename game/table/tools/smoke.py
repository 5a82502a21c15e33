"""A smoke test: open the window, draw the title and every game, let a bot move."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import pygame

from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalog import all_games
from game.rules.messages import Message, MessageId
from game.table.program.app import FRAMES
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from game.words import game_title, localize

PATIENCE: Final = 60.0
"""The time in seconds until a bot must have moved."""


class SmokeTrouble(MessageId):
    """Errors in a trial run."""

    TITLE_BLANK = "smoke-title-blank"
    TABLE_BLANK = "smoke-table-blank"
    NO_MOVE = "smoke-no-move", "seconds"


def main() -> int:
    """Print ``SMOKE OK`` if the program draws, and a bot moves, in every game; the exit code.

    Nothing of the player's own is read or written. Without a screen, pygame's dummy driver serves.
    """
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        app = _open(store)
        try:
            for game in all_games():
                trouble = _look_at(app, store, game.key)
                if trouble:
                    print(f"parlorcar: {game_title(game)}: {localize(trouble)}", file=sys.stderr)
                    return 1
        finally:
            app.close()
            store.close()
    print("SMOKE OK")
    return 0


def _open(store: Store) -> ParlorCar:
    """Open the program in a window, hidden if there is no screen."""
    settings = Settings(animation_speed=0.0, bot_pause=0.0, volume=0.0)
    try:
        return ParlorCar(store, settings)
    except pygame.error:
        pygame.display.quit()
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        return ParlorCar(store, settings)


def _look_at(app: ParlorCar, store: Store, key: str) -> Message | None:
    """Draw the title and a match of bots up to two moves; return what went wrong, or None."""
    app.go_to_title()
    app.step(1 / FRAMES)
    if _is_blank(app.screen):
        return SmokeTrouble.TITLE_BLANK()
    seats = [SeatPlan(f"Bot {i + 1}", i, "greedy") for i in range(3)]
    match = Match.new(key, seats, seed=1, store=store)
    app.go_to_table(match)
    deadline = time.monotonic() + PATIENCE
    while match.moves_played < 2:
        app.step(1 / FRAMES)
        if time.monotonic() > deadline:
            return SmokeTrouble.NO_MOVE(seconds=round(PATIENCE))
        time.sleep(0.005)
    app.step(1 / FRAMES)
    return SmokeTrouble.TABLE_BLANK() if _is_blank(app.screen) else None


def _is_blank(surface: pygame.Surface) -> bool:
    """Return whether a picture has one color only."""
    wide, high = surface.get_size()
    spots = {tuple(surface.get_at((wide * i // 9, high * j // 9))) for i in range(1, 9) for j in range(1, 9)}
    return len(spots) < 2
