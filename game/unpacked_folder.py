"""The folder into which the one-file executable unpacks itself, and those left by killed runs.

The executable's loader starts the program in a second process and removes its folder when that process has
ended. A killed loader can't do so. Each run locks a mark in its folder while it lives; a folder whose mark is
not locked is abandoned. A program whose loader is killed ends too.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import stat
import sys
import time
from pathlib import Path
from threading import Thread
from typing import IO, Final

LOCK_NAME: Final = "parlorcar-in-use"
FOLDERS: Final = re.compile(r"_MEI[0-9A-Za-z]+")
"""The names that PyInstaller's loader gives to these folders."""


PR_SET_PDEATHSIG: Final = 1
"""The option of Linux's prctl that names the signal for a process whose parent has ended."""

SYNCHRONIZE: Final = 0x100000
"""The access right to wait for a Windows process."""

CLOSING_TIME: Final = 10.0
"""The time in seconds in which the program can close its files when its loader was killed."""


def claim_folder() -> IO[bytes] | None:
    """Lock the folder of this run and remove abandoned ones; None if nothing was unpacked.

    From then on the program ends when its loader does.

    The folder counts as used until the returned file is closed or the process ends.
    """
    unpacked = getattr(sys, "_MEIPASS", None)
    own = None if unpacked is None else Path(unpacked).resolve()
    if own is None or not FOLDERS.fullmatch(own.name):
        return None
    try:
        mark = (own / LOCK_NAME).open("wb")
        _lock(mark)
    except OSError:
        return None  # A folder without a mark is left alone.
    for folder in own.parent.iterdir():
        if FOLDERS.fullmatch(folder.name) and folder != own and _is_abandoned(folder):
            shutil.rmtree(folder, ignore_errors=True)
    end_with_loader()
    return mark


def end_with_loader() -> None:
    """End this process, as by SIGTERM, when its parent is killed."""
    if sys.platform == "win32":
        Thread(target=_wait_for, args=(os.getppid(),), daemon=True).start()
    elif sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGTERM))


def _wait_for(process: int) -> None:
    """Wait until a Windows process has ended, then end this one."""
    if sys.platform == "win32":
        import _winapi

        handle = _winapi.OpenProcess(SYNCHRONIZE, False, process)
        _winapi.WaitForSingleObject(handle, _winapi.INFINITE)
        signal.raise_signal(signal.SIGTERM)
        time.sleep(CLOSING_TIME)
        os._exit(1)


def missing_folder() -> Path | None:
    """Return the folder into which this program was unpacked if it has been deleted since."""
    unpacked = getattr(sys, "_MEIPASS", None)
    return None if unpacked is None or os.path.isdir(unpacked) else Path(unpacked)


def _is_abandoned(folder: Path) -> bool:
    """Return whether a folder was unpacked by this program for this user and no process uses it now."""
    try:
        found = (folder / LOCK_NAME).lstat()
        if not stat.S_ISREG(found.st_mode) or found.st_size:
            return False  # A mark is an empty file.
        with (folder / LOCK_NAME).open("rb") as mark:
            if folder.is_symlink() or (hasattr(os, "getuid") and folder.stat().st_uid != os.getuid()):
                return False
            _lock(mark)
        if sys.platform == "win32":
            (folder / LOCK_NAME).unlink()  # Windows refuses this while the file is open.
    except OSError:
        return False
    return True


def _lock(mark: IO[bytes]) -> None:
    """Lock a mark. Raises `OSError` if another process has locked it; on Windows opening it is enough."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
