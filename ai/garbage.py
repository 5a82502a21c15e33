"""Fewer garbage collections during a search.

A search creates and drops many objects but hardly any reference cycles, so frequent collections (a sixth of
its time) find nothing.

>>> import gc
>>> usual = gc.get_threshold()
>>> with seldom_collected():
...     gc.get_threshold() == SELDOM
True
>>> gc.get_threshold() == usual
True
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

SELDOM: Final = (50_000, 20, 20)
"""The thresholds of the garbage collector during a search."""

_lock: Final = Lock()
_usual: list[tuple[int, int, int]] = []
"""The thresholds before each search under way."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Reduce collections inside the block; the last of several concurrent searches restores the threshold."""
    with _lock:
        _usual.append(_usual[0] if _usual else gc.get_threshold())
        gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        with _lock:
            usual = _usual.pop()
            if not _usual:
                gc.set_threshold(*usual)
