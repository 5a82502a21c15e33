"""Whole matches at the table while other processes keep every processor busy.

No bot may be replaced there, nor called slow, and the window has to go on drawing.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalog import find_game, game_keys
from game.table.play.table_controller import TableController
from game.table.program.app import FRAMES, App
from game.table.program.incremental_drawing import slice_of
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from tests.table.driver import open_curtain, person_decides, tell_on

RIVALS = ("skilled", "skilled", "expert")
"""The bots at the table, next to a person who makes the first legal move."""
BUSY = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    sum(range(100_000))
"""
"""What the other processes do, until this one ends."""
LOOKED = 0.3
"""Seconds that the person looks at a decision: the adviser has begun then, and its question is dropped."""
WAITED = 5.0
"""Seconds without a move after which a wait is counted: that is slow, and no fault."""
SIZE = (1280, 720)
LONGEST_FRAME = 1.0
"""Seconds that 99 of 100 frames may take; on 2 processors with 8 busy processes they took up to 0.3."""


@dataclass
class Played:
    """What happened in one match."""

    game: str
    over: bool = False
    moves: int = 0
    seconds: float = 0.0
    troubles: list[str] = field(default_factory=list)
    """The notes on bots that could not move."""
    workers: set[int] = field(default_factory=set)
    """The processes in which bots thought: more than one if one was started again."""
    waits: list[float] = field(default_factory=list)
    """Seconds from move to move."""
    frames: list[float] = field(default_factory=list)
    """Seconds of wall time from frame to frame."""
    worked: list[float] = field(default_factory=list)
    """Seconds of processor time of each frame."""

    @property
    def is_good(self) -> bool:
        """Whether the match was played to its end without a replacement, in a window that went on."""
        return self.over and not self.troubles and _part(self.frames, 0.99) < LONGEST_FRAME

    def words(self) -> str:
        """Return the figures in a few lines."""
        ended = "to its end" if self.over else "NOT to its end"
        ended, late = "to its end" if self.over else "NOT to its end", sum(one > WAITED for one in self.waits)
        lines = [
            f"{self.game}: {self.moves} moves in {self.seconds:.0f} s, {ended};"
            f" {len(self.troubles)} troubles, {len(self.workers)} worker(s)",
            f"  from move to move: {_spread(self.waits, 's')}; {late} over {WAITED:g} s",
            f"  from frame to frame: {_spread(self.frames, 'ms')}",
            f"  processor time of a frame: {_spread(self.worked, 'ms')}",
        ]
        return "\n".join([*lines, *(f"  {trouble}" for trouble in self.troubles)])


def _part(values: list[float], part: float) -> float:
    """The value below which a part of the values is; 0 if there are none."""
    return sorted(values)[max(0, math.ceil(len(values) * part) - 1)] if values else 0.0


def _spread(values: list[float], unit: str) -> str:
    """Return how seconds are spread, in a unit."""
    named = (("median", 0.5), ("95%", 0.95), ("99%", 0.99), ("maximum", 1.0))
    by = 1000 if unit == "ms" else 1
    seen = (f"{name} {by * _part(values, part):.4g} {unit}" for name, part in named)
    return f"{', '.join(seen)} of {len(values)}"


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Run this many processes that only take time; they end with the block, however it ends."""
    started: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(count):
            # Each in a session of its own, since Linux shares the processors between sessions first.
            command = [sys.executable, "-c", BUSY, str(os.getpid())]
            started.append(subprocess.Popen(command, start_new_session=True))
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def play(key: str, seed: int, store: Store, longest: float) -> Played:
    """Play a match of a game at the table, for `longest` seconds at most."""
    seats = max(count for count in find_game(key).players if count <= len(RIVALS) + 1)
    bots = [None, *RIVALS[len(RIVALS) + 1 - seats :]]
    plans = [SeatPlan(f"Seat {seat + 1}", seat, bot) for seat, bot in enumerate(bots)]
    match = Match.new(key, plans, seed=seed, practice=True, store=store)
    app = ParlorCar(store, Settings(animation_speed=2.0, bot_pause=0.0, volume=0.0), size=SIZE)
    try:
        app.go_to_table(match)
        scene = app.top
        assert isinstance(scene, TableController)
        return _watch(app, scene, longest)
    finally:
        app.close()


def _watch(app: App, scene: TableController, longest: float) -> Played:
    match, told = scene.match, Played(scene.match.game.key)
    began = last = moved = time.monotonic()
    asked: float | None = None
    while not match.is_over and last - began < longest:
        worked = time.process_time()
        now = time.monotonic()
        app.step(max(1 / FRAMES, now - last), [], time.perf_counter() + slice_of(app.size[1]))
        told.worked.append(time.process_time() - worked)
        told.frames.append(now - last)
        last = now
        open_curtain(app)
        tell_on(app, scene)
        if person_decides(app, scene):
            asked = now if asked is None else asked
            if now - asked >= LOOKED:
                scene.session.play(match.state.legal_moves()[0])
        else:
            asked = None
        if match.moves_played != told.moves:
            told.moves, asked = match.moves_played, None
            told.waits.append(now - moved)
            moved = now
        if scene.thinker.process_id is not None:
            told.workers.add(scene.thinker.process_id)
        time.sleep(max(0.0, 1 / FRAMES - (time.monotonic() - now)))
    told.over, told.seconds = match.is_over, last - began
    told.troubles = [f"move {n}: {one.note}" for n, one in enumerate(match.journal.entries, 1) if one.note]
    return told


def run(count: int, seed: int, folder: Path, game: str | None, minutes: float) -> bool:
    """Play a match of each game, or of one, next to N busy processes; return whether all went well."""
    good = True
    store = Store(folder / "load")
    try:
        for key in [game] if game else game_keys():
            with busy(count):
                told = play(key, seed, store, 60.0 * minutes)
            print(told.words(), flush=True)
            good &= told.is_good
    finally:
        store.close()
    return good
