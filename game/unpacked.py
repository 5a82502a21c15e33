"""The folder into which the one-file executable unpacks itself, and those that killed runs left behind.

The executable's loader removes its folder when the program ends, but a killed one can't. Each run holds a
mark in its folder as long as it lives; a folder with a mark that nobody holds is of no use to anybody.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import sys
from pathlib import Path
from typing import IO, Final

MARK: Final = "parlorcar-in-use"
FOLDERS: Final = re.compile(r"_MEI[0-9A-Za-z]+")
"""What PyInstaller's loader calls the folders into which programs are unpacked."""


def settle_in() -> IO[bytes] | None:
    """Hold the folder of this run, and remove those that earlier runs left; None if nothing was unpacked.

    The folder counts as used until the file that is returned is closed, or the process ends.
    """
    unpacked = getattr(sys, "_MEIPASS", None)
    own = None if unpacked is None else Path(unpacked).resolve()
    if own is None or not FOLDERS.fullmatch(own.name):
        return None
    try:
        held = (own / MARK).open("wb")
        _take(held)
    except OSError:
        return None  # A folder without a mark is left alone by everybody.
    for folder in own.parent.iterdir():
        if FOLDERS.fullmatch(folder.name) and folder != own and _is_left(folder):
            shutil.rmtree(folder, ignore_errors=True)
    return held


def _is_left(folder: Path) -> bool:
    """Whether a folder was unpacked by this program, for this user, and nobody runs in it any more."""
    try:
        found = (folder / MARK).lstat()
        if not stat.S_ISREG(found.st_mode) or found.st_size:
            return False  # A mark is an empty file.
        with (folder / MARK).open("rb") as mark:
            if folder.is_symlink() or (hasattr(os, "getuid") and folder.stat().st_uid != os.getuid()):
                return False
            _take(mark)
        if sys.platform == "win32":
            (folder / MARK).unlink()  # Which Windows refuses while somebody has it open.
    except OSError:
        return False
    return True


def _take(mark: IO[bytes]) -> None:
    """Lock a mark; raises `OSError` if somebody else holds it. On Windows to have it open is enough."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
