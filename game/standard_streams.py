"""Standard input, output and error, so that nothing fails because one of them can't be used."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import RawIOBase, TextIOWrapper
from typing import IO, Any, Final

ENCODING: Final = {"win32": "utf-8"}
"""The encoding of output by system; elsewhere the locale decides. Windows would use its old code pages."""


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
    """Prepare the standard streams of this process; call it once, before anything is printed.

    Closed descriptors are opened on the null device, since the next opened file would get their number and
    with it what libraries print. On Windows output is UTF-8 also where it goes to a file or a pipe. Letters
    that a terminal can't show are escaped. What standard error can't take is dropped: no error is worth a
    crash because nobody can read about it.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            with suppress(OSError):
                os.open(os.devnull, os.O_RDWR)  # The system gives the lowest free number.
    # Where there is no terminal they are None, and what is printed to that would go to the other one.
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A file's name may be what no terminal can show.
            stream.reconfigure(encoding=ENCODING.get(sys.platform), errors="backslashreplace")
    error = sys.stderr
    if error is sys.__stderr__ and isinstance(error, TextIOWrapper):
        raw: Any = getattr(error.buffer, "raw", error.buffer)
        with suppress(OSError):
            error.flush()
        sys.stderr = TextIOWrapper(_LossyOutput(raw), error.encoding, "backslashreplace", write_through=True)
