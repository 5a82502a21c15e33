"""Attempts at a door, counted and timed; each can be repeated by its seed and its number."""

from __future__ import annotations

import random
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

from tests.fuzz.doors import Door

PATIENCE = 60.0
"""Seconds that one attempt may take."""


class TooSlow(Exception):
    """An attempt took longer than anybody waits."""


@dataclass
class Round:
    """What came of the attempts at one door."""

    door: str
    seed: int
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: dict[int, str] = field(default_factory=dict)
    """The numbers of the attempts that went wrong, and how."""
    slowest: float = 0.0
    """Seconds of this process's own work for one attempt, at most."""
    seconds: float = 0.0

    @property
    def attempts(self) -> int:
        return sum(self.outcomes.values()) + len(self.failures)

    def words(self) -> str:
        """The figures in a line, and each failure with the command that repeats it."""
        told = ", ".join(f"{count} {what}" for what, count in self.outcomes.most_common(6))
        lines = [
            f"{self.door:10} {self.attempts:7} attempts in {self.seconds:6.0f} s, {len(self.failures)} wrong,"
            f" slowest {self.slowest:.1f} s; {told}"
        ]
        for number, how in self.failures.items():
            again = f"python -m tests.fuzz --door {self.door} --seed {self.seed} --only {number}"
            lines += [f"  {again}", *("    " + line[:160] for line in how.splitlines()[-6:])]
        return "\n".join(lines)


def attempt(door: Door, told: Round, number: int) -> None:
    """Make the attempt with this number."""
    start, worked = time.monotonic(), time.process_time()
    try:
        with _limited():
            outcome = door.attempt(random.Random(f"{told.seed} {told.door} {number}"))
        told.outcomes[outcome] += 1
    except Exception:
        told.failures[number] = traceback.format_exc()
    told.slowest = max(told.slowest, time.process_time() - worked)
    told.seconds += time.monotonic() - start


@contextmanager
def _limited() -> Iterator[None]:
    """Raise `TooSlow` in what takes longer than `PATIENCE`."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
