"""Standard input, output and error, prepared so that an unusable one is no error."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import RawIOBase, TextIOWrapper
from typing import IO, Any, Final

ENCODING: Final = {"win32": "utf-8"}
"""The output encoding by system; elsewhere the locale decides. Windows would use legacy code pages."""


class _LossyOutput(RawIOBase):
    """Standard error that drops what it can't write: its terminal may be closed, or the disk full."""

    def __init__(self, raw: IO[bytes]) -> None:
        self._raw = raw

    def write(self, data: Any) -> int:
        left = memoryview(data)
        with suppress(OSError, ValueError):
            while left and (written := self._raw.write(left)):
                left = left[written:]
        return len(data)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._raw.fileno()

    def isatty(self) -> bool:
        return self._raw.isatty()


def prepare_streams() -> None:
    """Prepare the standard streams of this process. Call it once, before anything is printed.

    Closed descriptors are opened on the null device, because otherwise the next opened file would get their
    number and receive what libraries print. On Windows output is UTF-8 even in a file or pipe. Letters that a
    terminal can't show are escaped. Output that standard error can't take is dropped.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            with suppress(OSError):
                os.open(os.devnull, os.O_RDWR)  # The system assigns the lowest free number.
    # Without a terminal they are None, and print would use the other stream.
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A file's name may contain letters that no terminal can show.
            stream.reconfigure(encoding=ENCODING.get(sys.platform), errors="backslashreplace")
    error = sys.stderr
    if error is sys.__stderr__ and isinstance(error, TextIOWrapper):
        raw: Any = getattr(error.buffer, "raw", error.buffer)
        with suppress(OSError):
            error.flush()
        sys.stderr = TextIOWrapper(_LossyOutput(raw), error.encoding, "backslashreplace", write_through=True)
