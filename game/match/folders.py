"""The folders and files of the player's data: saved games and settings."""

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Final, Literal

import platformdirs

from game.rules.files import write_whole
from game.rules.messages import MessageId, UserError

PROGRAM: Final = "parlorcar"
"""The name of the program's folders."""
SETTINGS_FILE: Final = "settings.json"
HOME_VARIABLE: Final = "PARLORCAR_HOME"
"""The environment variable that chooses another folder."""
LOCK_PATIENCE: Final = 0.2
"""The time in seconds to wait for another process that holds a file lock."""

PRIVATE_FOLDER: Final = 0o700
"""The mode of a new private folder; existing folders keep theirs."""


class FolderErrorCode(MessageId):
    """Reasons why there is no folder for the player's data."""

    NO_HOME = "folder-no-home"
    NO_USER = "folder-no-user", "folder"


class NoHome(UserError, OSError):
    """Raised if the system knows no home folder, and no other was chosen; the message explains how to choose
    one.

    >>> raise NoHome(FolderErrorCode.NO_USER(folder="~nobody/games"))
    Traceback (most recent call last):
        ...
    game.match.folders.NoHome: folder-no-user folder=~nobody/games
    """


def home_folder() -> Path:
    """Return the folder of saved games and settings, created for this user alone if it is missing.

    It is the user's data folder unless `PARLORCAR_HOME` names another. Raises `OSError` if it can't be
    created, and `NoHome`.
    """
    folder = _chosen() or _folder_of_system(platformdirs.user_data_dir)
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except FileExistsError as error:
        place = Path(error.filename)
        if place.is_symlink() and not place.exists():  # A broken link counts as an existing file.
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), error.filename) from error
        raise
    return folder


def settings_path() -> Path:
    """Return the path of this user's settings. Raises like `home_folder`."""
    folder = home_folder() if _chosen() else _folder_of_system(platformdirs.user_config_dir)
    return folder / SETTINGS_FILE


def _chosen() -> Path | None:
    """Return the folder that `PARLORCAR_HOME` names, if it does."""
    chosen = os.environ.get(HOME_VARIABLE)
    if not chosen:
        return None
    folder = os.path.expanduser(chosen)
    if folder == chosen and chosen.startswith("~"):
        raise NoHome(FolderErrorCode.NO_USER(folder=chosen))
    return Path(folder)


def _folder_of_system(folder: Callable[[str, Literal[False]], str]) -> Path:
    """Return one of the system's folders for programs' data."""
    try:
        return Path(folder(PROGRAM, False))
    except RuntimeError as error:  # Neither the environment nor the list of users names a home folder.
        raise NoHome(FolderErrorCode.NO_HOME()) from error


def numbered(path: Path) -> Iterator[Path]:
    """Yield a path and then numbered ones for a file that must not overwrite any: "a.png", "a 2.png".

    >>> names = numbered(Path("a.png"))
    >>> next(names).name, next(names).name
    ('a.png', 'a 2.png')
    """
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem} {number}{path.suffix}")


def unused(path: Path) -> Path:
    """Return a path, or the first numbered one that no file has."""
    return next(one for one in numbered(path) if not os.path.lexists(one))


def reserve(path: Path) -> Path:
    """Create an empty file, numbered if the path is taken. Raises `OSError`."""
    for one in numbered(path):
        with suppress(FileExistsError):
            one.open("xb").close()
            return one
    raise AssertionError


def write_new(path: Path, data: bytes) -> Path:
    """Write a file atomically, numbered if the path is taken, and return its path. Raises `OSError`.

    A name made from a clock may be taken, by a file of the same second or because the clock was set back.
    """
    with _reserved(path) as place:
        write_whole(place, data)
    return place


def move_aside(path: Path, aside: Path) -> Path:
    """Rename a file, to a numbered name if `aside` is taken, and return its new path. Raises `OSError`."""
    with _reserved(aside) as place:
        path.replace(place)
    return place


@contextmanager
def _reserved(path: Path) -> Iterator[Path]:
    """Create a file under the first free name, and delete it if it can't be filled."""
    place = reserve(path)
    try:
        yield place
    except BaseException:
        with suppress(OSError):
            place.unlink()
        raise


def own_files(folder: Path, name: str) -> list[Path]:
    """Return the files of a folder whose whole names match a regular expression, sorted by name.

    Only such files may be deleted. Links and folders are left out because the program creates none there.
    Raises `OSError`.
    """
    return sorted(
        path
        for path in folder.iterdir()
        if re.fullmatch(name, path.name) and stat.S_ISREG(path.lstat().st_mode)
    )


@contextmanager
def file_lock(path: Path, patience: float = LOCK_PATIENCE) -> Iterator[bool]:
    """Hold the lock of a file that several processes write; yields False if another process holds it.

    The lock is a second file, because `write_whole` replaces the file itself. The system releases the lock
    when its process ends, so a killed program leaves nothing locked.
    """
    until = time.monotonic() + patience
    try:
        lock = _open_lock(path.with_name(f"{path.name}.lock"))
    except OSError:
        yield False
        return
    with lock:
        held = _try_lock(lock)
        while not held and time.monotonic() < until:
            time.sleep(0.01)
            held = _try_lock(lock)
        yield held


def _open_lock(path: Path) -> IO[bytes]:
    """Open a lock's file, created if it is missing. Raises `OSError`.

    A named pipe without a reader is an error too, because opening it would block the window.
    """
    without_blocking = 0 if sys.platform == "win32" else os.O_NONBLOCK
    return open(path, "ab", opener=lambda name, flags: os.open(name, flags | without_blocking, 0o666))


def _try_lock(lock: IO[bytes]) -> bool:
    """Lock an open file until it is closed; False if another process holds the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
