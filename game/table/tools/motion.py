"""Saves an animation as pictures: ``python -m game.table.tools.motion GAME EVENT``.

It plays the first move of a recorded match with such an event (CubePlaced), or the move with this number,
until everything is at rest.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame

from ai.command import OneLineParser, at_least_one
from game.rules.catalog import game_keys
from game.rules.contract import CHANCE
from game.table.program.window import draw_without_card
from game.table.tools.screenshots import FrozenApp, FrozenStore, match_at, moves_of, recorded, sit

SIZE: Final = (1280, 720)
MAXIMUM_SECONDS: Final = 60


def number_of(game: str, wanted: str) -> int:
    """Return the index of a player's move. Raise `LookupError`, with all events, if none is wanted."""
    entries = recorded(game, 4).entries
    whole, names, own = match_at(game, 4, len(entries)), set(), 0
    for number, entry in enumerate(entries):
        own = own if entry.seat == CHANCE else number  # The table plays chance after a player's move.
        found = {type(event).__name__ for event in whole.events_of(number)}
        if wanted in (str(number + 1), *found):
            return own
        names |= found
    raise LookupError(f"expected 1 to {len(entries)} or one of {', '.join(sorted(names))}, found {wanted!r}")


def pictures(game: str, number: int, rate: int) -> Iterator[pygame.Surface]:
    """Yield the window while a move is animated, `rate` times a second."""
    with tempfile.TemporaryDirectory() as folder:
        store = FrozenStore(Path(folder))
        app = FrozenApp(store, SIZE)
        try:
            app.settings.animation_speed = 1.0
            scene = sit(app, game, number, person=False)
            scene.session.play(moves_of(game, 4)[number])
            for _ in range(MAXIMUM_SECONDS * rate):
                app.draw(app.screen)
                yield app.screen
                if not scene.motions and not scene.session.playback.blocks:
                    return
                scene.update(1 / rate)
        finally:
            app.close()
            store.close()


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command. An event that the match lacks ends the process with exit code 2."""
    parser = OneLineParser(prog="python -m game.table.tools.motion", description="Save an animation.")
    parser.add_argument("game", choices=game_keys(), metavar="GAME", help=f"one of {', '.join(game_keys())}")
    parser.add_argument("event", metavar="EVENT", help="an event (CubePlaced), or the number of a move")
    parser.add_argument("--out", type=Path, default=Path("pictures"), metavar="FOLDER")
    parser.add_argument("--rate", type=at_least_one, default=10, help="pictures per second (default: 10)")
    given = parser.parse_args(argv)
    draw_without_card()
    try:
        number = number_of(given.game, given.event)
    except LookupError as error:
        parser.error(str(error))
    given.out.mkdir(parents=True, exist_ok=True)
    for count, picture in enumerate(pictures(given.game, number, given.rate), 1):
        pygame.image.save(picture, given.out / f"{given.event}-{count:03}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
