"""Count the function calls of a confirmed click: ``python -m game.table.tools.clicks --json``.

A recorded match goes on with a person in the seat that is to act. A legal move is chosen, and the button that
confirms it is pressed and released. What is counted are the calls of Python functions from the events to
the end of the frame, without its picture, which depends on the window's size and on what is cached.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final

from game.match.store import Store
from game.rules.catalog import game_keys
from game.table.play.intents import Choose
from game.table.play.spots import CONFIRM
from game.table.program.input import LEFT, Hidden, InputEvent, Pointer
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from game.table.tools.screenshots import recorded, sit

SEATS: Final = 4
SIZE: Final = (1920, 1080)
STEPS: Final = 20
"""The number of parts of a recorded match; a click is counted at the beginning of each."""


def count_calls(work: Callable[..., object], *given: object) -> Counter[str]:
    """Do some work, and count how often it calls each Python function."""
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            code = frame.f_code
            calls[f"{Path(code.co_filename).stem}.{code.co_qualname}"] += 1

    sys.setprofile(note)
    try:
        work(*given)
    finally:
        sys.setprofile(None)
    return calls


def confirmed_click(key: str, number: int) -> Counter[str] | None:
    """Count the function calls of a click that confirms a move after `number` moves of a recorded match.

    None if no move needs a confirmation there.
    """
    still = Settings(animation_speed=0.0, bot_pause=0.0, volume=0.0, coach=False)
    with tempfile.TemporaryDirectory() as folder:
        app = ParlorCar(Store(Path(folder)), still, size=SIZE, window=False)
        try:
            return _clicked(app, key, number)
        finally:
            app.close()


def _clicked(app: ParlorCar, key: str, number: int) -> Counter[str] | None:
    scene = sit(app, key, number, SEATS)
    session = scene.session
    for move in scene.match.state.legal_moves() if session.asked else ():
        scene.do(Choose(move))
        app.step(1.0, [])
        spot = scene.prompt_panel.spot_of(CONFIRM)
        if session.asked and session.decision.armed == move and spot is not None and spot.enabled:
            place = spot.rect.center
            app.step(1.0, [Pointer("move", place), Hidden()])
            events: list[InputEvent] = [Pointer("press", place, LEFT), Pointer("release", place, LEFT)]
            return count_calls(app.step, 1 / 60, [*events, Hidden()])
    return None


def measure() -> dict[str, list[int]]:
    """Return the number of calls for each click that was found, by game."""
    found: dict[str, list[int]] = {}
    for key in game_keys():
        length = len(recorded(key, SEATS).entries)
        clicks = (confirmed_click(key, length * step // STEPS) for step in range(STEPS))
        found[key] = [calls.total() for calls in clicks if calls is not None]
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; see the module's docstring."""
    parser = argparse.ArgumentParser(prog="python -m game.table.tools.clicks")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    found = {
        key: {"clicks": len(calls), "calls_median": statistics.median(calls)}
        for key, calls in measure().items()
    }
    if given.json:
        print(json.dumps(found))
    else:
        for key, figures in found.items():
            print(f"{key:<30} {figures['calls_median']:>8} calls, median of {figures['clicks']} clicks")
    return 0


if __name__ == "__main__":
    sys.exit(main())
