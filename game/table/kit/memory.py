"""Returns memory that the program no longer needs to the operating system."""

from __future__ import annotations

import ctypes
import gc
from typing import Final

LARGE: Final = 2 << 20
"""Allocations of at least this many bytes are separate, and returned to the system when they are freed."""
_MMAP_THRESHOLD: Final = -3
"""What glibc's `mallopt` calls that limit."""
SLACK: Final = 32 << 20
"""Bytes at the end of all small things that are not given back each time, only by `give_back_memory`."""
_TRIM_THRESHOLD: Final = -1
"""What glibc's `mallopt` calls that."""


def lay_large_apart() -> None:
    """Let every large picture lie in memory of its own.

    Else glibc raises the limit with each large picture that is freed. The next ones lie among small
    things then, and the gaps that they leave go back to nobody.
    """
    _ask_glibc("mallopt", _MMAP_THRESHOLD, LARGE)
    _ask_glibc("mallopt", _TRIM_THRESHOLD, SLACK)


def give_back_memory() -> None:
    """Drop what only refers to itself, as scenes and their parts do, and give back what has been freed."""
    gc.collect()
    _ask_glibc("malloc_trim", 0)


def spare_the_program() -> None:
    """From now on don't look for what only refers to itself among all that is there by now: it stays."""
    gc.freeze()


def _ask_glibc(function: str, *given: int) -> None:
    """Call a function of glibc; other C libraries need none of them."""
    try:
        getattr(ctypes.CDLL("libc.so.6"), function)(*given)
    except (OSError, AttributeError):
        return
