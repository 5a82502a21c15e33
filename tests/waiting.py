"""Waiting for what other processes do, without measuring it."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = 60.0
"""Seconds after which a test gives up."""


def until(found: Callable[[], Found]) -> Found:
    """Ask again and again until the answer is something true; that answer."""
    end = time.monotonic() + PATIENCE
    while not (result := found()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)
    return result
