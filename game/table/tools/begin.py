"""The start as `bench` measures it, in a process that has loaded nothing of the program yet."""

from __future__ import annotations

import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path

from game.table.program.window import usual_size
from game.table.splash import greet


def begin(answer: Connection, began: float) -> None:
    """Start the program up to the title, and tell how long that took in milliseconds.

    `began` is the time of day when the process was asked for. By the clock the first picture took that
    long; otherwise it is the processor's time.
    """
    greet()
    shown, first = time.time() - began, time.process_time()
    from game.match.store import Store
    from game.table.program.settings import Settings
    from game.table.start import ParlorCar

    with tempfile.TemporaryDirectory() as folder:
        app = ParlorCar(Store(Path(folder)), Settings(volume=0.0, air=0.0, music=0.0), size=usual_size())
        app.greet()
        app.go_to_title()
        app.step(0.0, [])
        title = time.process_time()
        app.close()
    told = {"first_picture_by_the_clock": shown, "first_picture": first, "title": title}
    answer.send({name: round(seconds * 1000, 1) for name, seconds in told.items()})
