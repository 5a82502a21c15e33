"""Checks of pictures in an external folder: their sizes, and the time to draw them.

The size of a raster picture is in the first bytes of its file and is read before anything is decoded, because
109 KB of PNG can hold 30,000 by 30,000 pixels. The text of a vector picture doesn't show how long drawing it
takes (400 dashed lines took 12 s), so it is drawn once in a process with a time limit.

>>> pixel_size(b"\\x89PNG\\r\\n\\x1a\\n\\0\\0\\0\\rIHDR\\0\\0\\x75\\x30\\0\\0\\x75\\x30")
(30000, 30000)
>>> pixel_size(b"GIF89a") is None
True
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import pygame

from ai.worker_process import WorkerProcess, end_with_parent, run_in_background

Size = tuple[int, int]

MAXIMUM_SIDE: Final = 8192
"""The maximum width and height of a picture, in pixels."""
MAXIMUM_PIXELS: Final = 16_000_000
"""The maximum number of pixels of a picture; the program's own largest has 2.4 million."""
MAXIMUM_TOTAL_PIXELS: Final = 100_000_000
"""The maximum number of pixels of all raster pictures in a folder; the program's own have 14 million."""
MAXIMUM_ENTRIES: Final = 20_000
"""The maximum number of files and folders that are searched for pictures."""
MAXIMUM_BYTES: Final = 16 * 1024 * 1024
"""The maximum size in bytes of a raster picture's file."""
MAXIMUM_DRAWING: Final = 512 * 1024
"""The maximum size in bytes of a vector picture's file; the program's own largest has 100 KB."""
MAXIMUM_FILES: Final = 2000
"""The maximum number of files in a folder of pictures; the program's own has 342."""
MAXIMUM_SECONDS: Final = 2.0
"""The maximum seconds for drawing a vector picture; the program's own take up to 0.2 s at `LARGE` pixels."""
LARGE: Final = 2048
"""The size in pixels to which `MAXIMUM_SECONDS` of processor time applies. The time is extrapolated from a
smaller drawing by the number of pixels: 150 circles with gradients took 0.4 s at 512 pixels, 6 s at 2048.
"""
MAXIMUM_TOTAL_SECONDS: Final = 15.0
"""The maximum seconds for drawing all vector pictures of a folder."""
MAXIMUM_SLOW: Final = 3
"""The number of slow pictures after which no more are tried."""
STARTING: Final = 30.0
"""The timeout in seconds for a started process to report that it is ready."""

_START_OF_FRAME: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The markers of a JPEG file that precede its size."""


def pixel_size(data: bytes) -> Size | None:
    """Return the width and height in the header of a PNG, JPEG or WebP file; None for anything else."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and data[12:16] == b"IHDR" and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> Size | None:
    place = 2
    while place + 9 <= len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        if marker in _START_OF_FRAME:
            high, wide = data[place + 5 : place + 7], data[place + 7 : place + 9]
            return int.from_bytes(wide, "big"), int.from_bytes(high, "big")
        length = int.from_bytes(data[place + 2 : place + 4], "big")
        place += 1 if marker == 0xFF else 2 + length
    return None


def _webp_size(data: bytes) -> Size | None:
    match data[12:16]:
        case b"VP8X":
            return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
        case b"VP8L":
            packed = int.from_bytes(data[21:25], "little")
            return 1 + (packed & 0x3FFF), 1 + (packed >> 14 & 0x3FFF)
        case b"VP8 ":
            sides = data[26:28], data[28:30]
            wide, high = (int.from_bytes(side, "little") & 0x3FFF for side in sides)
            return wide, high
    return None


def slow_drawings(paths: Sequence[Path], reach: int) -> set[Path]:
    """Return the vector pictures that can't be drawn `LARGE` pixels long in `MAXIMUM_SECONDS`.

    They are drawn only `reach` pixels long. Unreadable files are not included.
    """
    slow: set[Path] = set()
    todo = list(paths)
    until = time.monotonic() + MAXIMUM_TOTAL_SECONDS
    while todo and len(slow) < MAXIMUM_SLOW and time.monotonic() < until:
        done = _drawn_in_time(todo, reach, until)
        if done < len(todo):
            slow.add(todo[done])
        todo = todo[done + 1 :]
    return slow | set(todo)


def _drawn_in_time(paths: Sequence[Path], reach: int, until: float) -> int:
    """Return how many pictures were drawn in time before the first that was not."""
    try:
        process = WorkerProcess("parlorcar pictures", draw_all, tuple(paths), reach)
    except OSError:
        return 0
    try:
        return sum(1 for _ in _reports(process, len(paths), reach, until))
    finally:
        process.close()


def _reports(process: WorkerProcess, count: int, reach: int, until: float) -> Iterator[None]:
    """Yield for each picture that the process reports in time and that took little time."""
    try:
        if not process.pipe.poll(STARTING):
            return
        before = process.pipe.recv()
        for _ in range(count):
            if not process.pipe.poll(max(0.0, min(MAXIMUM_SECONDS, until - time.monotonic()))):
                return
            after = process.pipe.recv()
            if (after - before) * max(1.0, (LARGE / reach) ** 2) > MAXIMUM_SECONDS:
                return
            before = after
            yield
    except (EOFError, OSError):
        return


def draw_all(pipe: Connection, paths: Sequence[Path], reach: int) -> None:
    """Draw the pictures in turn and report each; runs in the process."""
    run_in_background(nice=0)
    end_with_parent()
    try:
        pipe.send(time.process_time())
        for path in paths:
            with suppress(pygame.error, OSError):
                pygame.image.load_sized_svg(path, (reach, reach))
            pipe.send(time.process_time())
    except OSError:
        return  # The parent process no longer waits.
