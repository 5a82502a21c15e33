"""Measures frame times while a bot thinks: ``python -m game.table.tools.frames --json``.

A match of four searching bots runs at the table, with animation, while the pointer wanders over the board, so
that everything is drawn again as often as possible. The result is the work of one frame (events, time,
picture), in milliseconds of wall time, and of processor time, which is less if other programs need the
processor too. With ``--part 0.85`` a recorded match continues from that part of its moves; with ``--zoom``
the wheel is turned now and then, and the map is dragged.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalog import find_game, game_keys
from game.table.program.app import FRAMES, App
from game.table.program.incremental_drawing import slice_of
from game.table.program.input import MIDDLE, InputEvent, Pointer, Wheel
from game.table.program.settings import Settings
from game.table.program.window import draw_without_card
from game.table.start import ParlorCar
from game.table.tools.screenshots import match_at, recorded

SIZE: Final = (1920, 1080)
BOT: Final = "mcts:seconds=0.5"
SEATS: Final = 4
TURN: Final = 1.5
"""The time in seconds from one turn of the wheel to the next."""


def measure(
    key: str, seconds: float, size: tuple[int, int] = SIZE, part: float = 0.0, zoom: bool = False
) -> dict[str, float | int]:
    """Frame times of a game, over `seconds` seconds, at a size in pixels.

    With `part` (0 to 1) the bots go on with the recorded match of four players after that part of it.
    """
    if part:
        match = match_at(key, SEATS, round(part * len(recorded(key, SEATS).entries)), ())
    else:
        seats = [SeatPlan(f"Bot {seat + 1}", seat, BOT) for seat in range(SEATS)]
        match = Match.new(key, seats, {}, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        app = ParlorCar(Store(Path(folder)), Settings(bot_pause=0.1), size=size)
        try:
            app.go_to_table(match)
            app.step(1 / FRAMES)
            spent, worked = _watch(app, seconds, zoom)
        finally:
            app.close()
    spent.sort()
    worked.sort()
    return {
        "frames": len(spent),
        "frame_milliseconds_median": round(spent[len(spent) // 2], 2),
        "frame_milliseconds_99th_percentile": round(spent[math.ceil(len(spent) * 0.99) - 1], 2),
        "frame_milliseconds_most": round(spent[-1], 2),
        "processor_milliseconds_99th_percentile": round(worked[math.ceil(len(worked) * 0.99) - 1], 2),
    }


def _watch(app: App, seconds: float, zoom: bool) -> tuple[list[float], list[float]]:
    """Return each frame's milliseconds, in real time and in processor time, at `FRAMES` a second."""
    spent: list[float] = []
    worked: list[float] = []
    wide, high = app.size
    turned, before, held = 0, (wide // 2, high // 2), False
    began = time.perf_counter()
    while (now := time.perf_counter()) - began < seconds:
        turn = (now - began) * 1.3
        position = (
            round(wide * (0.37 + 0.3 * math.cos(turn))),
            round(high * (0.45 + 0.35 * math.sin(turn * 1.7))),
        )
        events: list[InputEvent] = [Pointer("move", position)]
        if zoom:
            moved = (position[0] - before[0], position[1] - before[1])
            if int((now - began) / TURN * 2) % 2:
                events = [Pointer("drag", position, MIDDLE, 0, moved)]
                events = events if held else [Pointer("press", before, MIDDLE, 1), *events]
                held = True
            elif held:
                events, held = [Pointer("release", position, MIDDLE), *events], False
            if (now - began) / TURN > turned + 1:
                turned += 1
                # Enlarge the map step by step, then go back in the same steps.
                events.append(Wheel(position, 1 if turned % 10 < 5 else -1))
        before = position
        processor = time.process_time()
        app.step(1 / FRAMES, events, now + slice_of(app.size[1]))
        worked.append((time.process_time() - processor) * 1000)
        work = time.perf_counter() - now
        spent.append(work * 1000)
        time.sleep(max(0.0, 1 / FRAMES - work))
    return spent, worked


def _size(words: str) -> tuple[int, int]:
    """Parse a size in pixels, such as "1920x1080"; raises ValueError."""
    wide, high = words.split("x")
    return int(wide), int(high)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; see the module's docstring."""
    parser = argparse.ArgumentParser(prog="python -m game.table.tools.frames")
    parser.add_argument("--game", default=game_keys()[0], choices=game_keys())
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--size", type=_size, default=SIZE, help="pixels, as 1920x1080")
    parser.add_argument("--part", type=float, default=0.0, help="go on with a recorded match (0 to 1)")
    parser.add_argument("--zoom", action="store_true", help="turn the wheel and drag the map")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    draw_without_card()
    measured = measure(given.game, given.seconds, given.size, given.part, given.zoom)
    figures = {"frame_game": find_game(given.game).key, **measured}
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name.replace('_', ' '):<40} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
