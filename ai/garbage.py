"""Fewer garbage collections during a search.

A search creates and drops many objects but hardly any reference cycles, so frequent collections (a sixth of
its time) find nothing.

>>> import gc
>>> before = gc.get_threshold()
>>> with fewer_collections():
...     gc.get_threshold() == SELDOM
True
>>> gc.get_threshold() == before
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
_before: list[tuple[int, int, int]] = []
"""The thresholds before each search under way."""


@contextmanager
def fewer_collections() -> Iterator[None]:
    """Reduce collections inside the block; the last of several concurrent searches restores the threshold."""
    with _lock:
        _before.append(_before[0] if _before else gc.get_threshold())
        gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        with _lock:
            before = _before.pop()
            if not _before:
                gc.set_threshold(*before)
