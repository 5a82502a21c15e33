"""Returning unused memory to the operating system."""

from __future__ import annotations

import ctypes
import gc
from typing import Final

LARGE: Final = 2 << 20
"""The size in bytes from which allocations are mapped separately, and returned to the system when freed."""
_MMAP_THRESHOLD: Final = -3
"""The code of glibc's `mallopt` for the size from which memory is mapped."""
SLACK: Final = 32 << 20
"""The free bytes at the top of the heap that only `give_back_memory` returns."""
_TRIM_THRESHOLD: Final = -1
"""The code of glibc's `mallopt` for the free memory that is kept when the heap is trimmed."""


def lay_large_apart() -> None:
    """Allocate every large picture separately.

    By default, glibc raises the limit each time a large picture is freed. Later pictures are then allocated
    among small objects, and the gaps that they leave are never returned.
    """
    _ask_glibc("mallopt", _MMAP_THRESHOLD, LARGE)
    _ask_glibc("mallopt", _TRIM_THRESHOLD, SLACK)


def give_back_memory() -> None:
    """Collect reference cycles, such as scenes and their parts, and return the freed memory."""
    gc.collect()
    _ask_glibc("malloc_trim", 0)


def spare_the_program() -> None:
    """Exclude all current objects from garbage collection, because they live as long as the program."""
    gc.freeze()


def _ask_glibc(function: str, *given: int) -> None:
    """Call a function of glibc; do nothing with other C libraries."""
    try:
        getattr(ctypes.CDLL("libc.so.6"), function)(*given)
    except (OSError, AttributeError):
        return
