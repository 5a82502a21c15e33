"""Measures input latency, frame times, startup and memory: ``parlorcar --bench --json``.

It measures from an input event to the picture that shows it, frames by kind and size, first pictures, the
start, and memory after an evening at all tables. Frames are measured in processor time, which hardly depends
on other programs. Each size is measured in its own process, because what one leaves would count for the next.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import pygame

from ai.worker_process import WorkerProcess, handle_interrupt
from game.match.match import Match
from game.match.store import Store
from game.rules.catalog import game_keys
from game.table.kit.memory import give_back_memory
from game.table.program.app import FRAMES
from game.table.program.incremental_drawing import slice_of
from game.table.program.settings import Settings
from game.table.program.window import draw_without_card
from game.table.start import ParlorCar, load_tables
from game.table.tools import frames
from game.table.tools.begin import begin
from game.table.tools.screenshots import match_at, recorded

SIZES: Final = {"1080p": (1920, 1080), "4k": (3840, 2160)}
SEATS: Final = 4
PART: Final = 0.6
"""How much of a recorded match has been played when its frames are measured."""
SECONDS: Final = {"playing": 4.0, "wheel": 8.0}
"""The seconds for which each game's frames are measured; with the wheel, until every map size was seen."""
FIRST_SECONDS: Final = 4
"""The seconds of frames within which the first picture of a table is complete."""
TOUCHES: Final = 40
"""The input events from which latency is measured."""
QUIET: Final = Settings(volume=0.0, air=0.0, music=0.0)

Figures = dict[str, Any]


def hand_to_picture() -> Figures:
    """Milliseconds by the clock from an event, at any moment of a frame, to the picture that shows it."""
    found: list[float] = []
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        app = ParlorCar(Store(Path(folder)), QUIET, size=SIZES["1080p"])
        app.go_to_table(_middle(game_keys()[0]))
        clock = pygame.time.Clock()
        for _ in range(FRAMES):  # Until the first picture has been drawn, and all that it needs.
            app.turn(clock)
        for touch in range(TOUCHES):
            place, at = (400 + touch, 400), list[float]()
            threading.Timer(chance.random() / FRAMES, _touch, (place, at)).start()
            while app.pointer != place:
                app.turn(clock)
            found.append((time.perf_counter() - at[0]) * 1000)
        app.close()
    found.sort()
    return {"median": round(found[len(found) // 2], 1), "most": round(found[-1], 1)}


def _touch(place: tuple[int, int], at: list[float]) -> None:
    """Move the pointer to a place, and note when."""
    at.append(time.perf_counter())
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0)))


def tables(size: str) -> Figures:
    """Measure each game's first picture, and its frames while bots think, with and without the wheel."""
    found: Figures = {}
    for key in game_keys():
        found[key] = {"first_picture": first_picture(key, size)}
        for kind, zoom in (("playing", False), ("wheel", True)):
            watched = frames.measure(key, SECONDS[kind], SIZES[size], PART, zoom)
            found[key][kind] = watched["processor_milliseconds_99th_percentile"]
    return found


def first_picture(key: str, size: str) -> float:
    """Milliseconds of the processor's time of the longest frame from the title to a whole table."""
    longest = _longest_frame(key, size)
    give_back_memory()  # What this table leaves is not the next one's work.
    return _milliseconds(longest)


def _longest_frame(key: str, size: str) -> float:
    """Return the longest frame until the first picture of a game, in seconds."""
    longest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        app = ParlorCar(Store(Path(folder)), QUIET, size=SIZES[size])
        app.go_to_title()
        app.step(1 / FRAMES, [])
        sit, draw = partial(app.go_to_table, _middle(key)), partial(_frame, app)
        works: list[Callable[[], object]] = [sit, *[draw] * FIRST_SECONDS * FRAMES]
        for work in works:
            began = time.process_time()
            work()
            longest = max(longest, time.process_time() - began)
        app.close()
    return longest


def _frame(app: ParlorCar) -> None:
    """Run a frame as the program's loop does: what can't be drawn in time follows in the next one."""
    app.step(1 / FRAMES, [], time.perf_counter() + slice_of(app.size[1]))


def evening(size: str) -> Figures:
    """Megabytes in memory at the title, and after all tables and their results have been seen."""
    with tempfile.TemporaryDirectory() as folder:
        app = ParlorCar(Store(Path(folder)), QUIET, size=SIZES[size])
        app.go_to_title()
        app.step(1 / FRAMES, [])
        title = _megabytes()
        for key in game_keys():
            for part in (0.0, PART, 1.0):
                app.go_to_table(_middle(key, part))
                for _ in range(FRAMES):
                    app.step(1 / FRAMES, [])
        after = _megabytes()
        app.close()
    return {"title": title, "after_an_evening": after}


def _middle(key: str, part: float = PART) -> Match:
    return match_at(key, SEATS, round(part * len(recorded(key, SEATS).entries)), ())


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 1)


def _megabytes() -> int | None:
    """Return the memory of this process in megabytes; None if the system doesn't report it."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20)


def _tell(answer: Connection, work: Callable[..., Figures], given: tuple[str, ...]) -> None:
    draw_without_card()
    load_tables()
    answer.send(work(*given))


def _apart(work: Callable[..., Figures], *given: str) -> Figures:
    """Return the result of a function that runs in its own process. Raises `EOFError` if that fails."""
    return _hear(_tell, work, given)


def _hear(teller: Callable[..., None], *given: object) -> Figures:
    """Run a function in its own process, and return what it sends through its connection."""
    process = WorkerProcess("parlorcar bench", _answering, teller, *given)
    try:
        found: Figures = process.pipe.recv()
    finally:
        process.exit_code()  # First it clears up.
        process.close()
    return found


def _answering(answer: Connection, teller: Callable[..., None], *given: object) -> None:
    multiprocessing.current_process().daemon = False  # It starts the processes of bots.
    handle_interrupt(lambda *_: sys.exit(1))  # Ctrl-C ends it silently; the command reports it.
    teller(answer, *given)


def measure() -> Figures:
    """Measure all figures, in milliseconds and megabytes."""
    return {
        "load": [round(load, 1) for load in os.getloadavg()] if hasattr(os, "getloadavg") else None,
        "start_milliseconds": _hear(begin, time.time()),
        "hand_to_picture_milliseconds": _apart(hand_to_picture),
        "frame_milliseconds": {size: _apart(tables, size) for size in SIZES},
        "megabytes": {size: _apart(evening, size) for size in SIZES},
    }


def main(as_json: bool) -> int:
    """Print all figures, as one JSON object or as lines; the exit code."""
    try:
        found = measure()
    except EOFError:
        return 1  # The process that failed has said why.
    print(json.dumps(found) if as_json else "\n".join(_lines(found, "")))
    return 0


def _lines(found: Figures, under: str) -> list[str]:
    lines = []
    for name, figure in found.items():
        called = f"{under}{name.replace('_', ' ')}"
        lines += _lines(figure, f"{called}, ") if isinstance(figure, dict) else [f"{called:<64} {figure}"]
    return lines
