"""How long a frame takes while a bot thinks: ``python -m game.table.frames --json``.

A match of four searching bots runs at the table, with motion, while the pointer wanders over
the board, so that everything is drawn anew as often as it can be. What is measured is the work
of one frame (events, time, picture), in milliseconds.
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
from game.rules.catalogue import KEYS, find_game
from game.table.app import FRAMES, App
from game.table.input import Pointer
from game.table.scenes.play import PlayScene
from game.table.settings import Settings

SIZE: Final = (1920, 1080)
BOT: Final = "mcts:seconds=0.5"
SEATS: Final = 4


def measure(key: str, seconds: float) -> dict[str, float | int]:
    """Frame times of a game at 1920x1080, over `seconds` seconds."""
    seats = [SeatPlan(f"Bot {seat + 1}", seat, BOT) for seat in range(SEATS)]
    with tempfile.TemporaryDirectory() as folder:
        app = App(Store(Path(folder)), Settings(bot_pause=0.1), size=SIZE)
        try:
            app.push(PlayScene(Match.new(key, seats, {}, seed=1)))
            app.step(1 / FRAMES)
            spent = _watch(app, seconds)
        finally:
            app.close()
    spent.sort()
    return {
        "frames": len(spent),
        "frame_milliseconds_median": round(spent[len(spent) // 2], 2),
        "frame_milliseconds_99th_percentile": round(spent[math.ceil(len(spent) * 0.99) - 1], 2),
        "frame_milliseconds_most": round(spent[-1], 2),
    }


def _watch(app: App, seconds: float) -> list[float]:
    """The milliseconds of work of each frame, at `FRAMES` a second."""
    spent = []
    began = time.perf_counter()
    while (now := time.perf_counter()) - began < seconds:
        turn = (now - began) * 1.3
        position = (
            round(SIZE[0] * (0.37 + 0.3 * math.cos(turn))),
            round(SIZE[1] * (0.45 + 0.35 * math.sin(turn * 1.7))),
        )
        app.step(1 / FRAMES, [Pointer("move", position)])
        work = time.perf_counter() - now
        spent.append(work * 1000)
        time.sleep(max(0.0, 1 / FRAMES - work))
    return spent


def main(argv: Sequence[str] | None = None) -> int:
    """The command; see the module's first line."""
    parser = argparse.ArgumentParser(prog="python -m game.table.frames")
    parser.add_argument("--game", default=KEYS[0], choices=KEYS)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    figures = {"frame_game": find_game(given.game).key, **measure(given.game, given.seconds)}
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name.replace('_', ' '):<40} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
