"""Where the program keeps what is the player's own: saved games and settings."""

import errno
import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Final, Literal

import platformdirs

from game.rules.messages import MessageId, UserError

PROGRAM: Final = "parlorcar"
"""What its folders are called."""
SETTINGS_FILE: Final = "settings.json"
HOME_VARIABLE: Final = "PARLORCAR_HOME"
"""The environment variable that chooses another folder."""
LOCK_PATIENCE: Final = 0.2
"""Seconds to wait for another process that holds a file lock."""

PRIVATE_FOLDER: Final = 0o700
"""The mode of a folder of the player's own; one that was there keeps the mode that it has."""
_OTHERS: Final = 0o077
_masks: Final[list[int]] = []
"""The masks of file modes that were valid before `private_files`."""


class FolderTrouble(MessageId):
    """Why there is no folder for what is the player's own."""

    NO_HOME = "folder-no-home"
    NO_USER = "folder-no-user", "folder"


class NoHome(UserError, OSError):
    """The system knows no home folder, and no other folder was chosen; the note says how to choose one.

    >>> raise NoHome(FolderTrouble.NO_USER(folder="~nobody/games"))
    Traceback (most recent call last):
        ...
    game.match.folders.NoHome: folder-no-user folder=~nobody/games
    """


def home_folder() -> Path:
    """The folder of saved games and settings, made if it is missing, for this user alone.

    It is the user's data folder unless `PARLORCAR_HOME` names another. Raises `OSError` if it
    can't be made, and `NoHome`.
    """
    folder = _chosen() or _folder_of_system(platformdirs.user_data_dir)
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except FileExistsError as error:
        place = Path(error.filename)
        if place.is_symlink() and not place.exists():  # The system says of it that it is there.
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), error.filename) from error
        raise
    return folder


def settings_path() -> Path:
    """Where the settings of the person at this computer are kept. Raises like `home_folder`."""
    folder = home_folder() if _chosen() else _folder_of_system(platformdirs.user_config_dir)
    return folder / SETTINGS_FILE


def _chosen() -> Path | None:
    """The folder that `PARLORCAR_HOME` names, if it does."""
    chosen = os.environ.get(HOME_VARIABLE)
    if not chosen:
        return None
    folder = os.path.expanduser(chosen)
    if folder == chosen and chosen.startswith("~"):
        raise NoHome(FolderTrouble.NO_USER(folder=chosen))
    return Path(folder)


def _folder_of_system(folder: Callable[[str, Literal[False]], str]) -> Path:
    """A folder in which the system keeps what belongs to programs."""
    try:
        return Path(folder(PROGRAM, False))
    except RuntimeError as error:  # Neither the environment nor the list of users names a home folder.
        raise NoHome(FolderTrouble.NO_HOME()) from error


@contextmanager
def private_files() -> Iterator[None]:
    """Let nobody but this user read the files and folders that this process makes meanwhile.

    Files and folders that were there keep their modes. Under Windows the user's folders are private anyway.
    """
    _masks.append(os.umask(_OTHERS))
    try:
        yield
    finally:
        os.umask(_masks.pop())


def write_whole(path: Path, data: bytes, shared: bool = False) -> None:
    """Write a file whole or not at all; its old content stays until then. Raises `OSError`.

    The data goes first to a new file next to it, which replaces it. A link stays: the file it leads to is
    replaced. A `shared` file has the modes that the user's other files have, also within `private_files`.
    """
    path = Path(os.path.realpath(path))
    half = path.with_name(f"{PROGRAM}-{secrets.token_hex(8)}.part")
    with half.open("xb") as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if shared and _masks:
                half.chmod(0o666 & ~_masks[0])
            file.close()
            os.replace(half, path)
        except BaseException:
            with suppress(OSError):
                file.close()
            with suppress(OSError):
                half.unlink()
            raise


def numbered(path: Path) -> Iterator[Path]:
    """Yield a path and then others for a file that must overwrite none: "a.png", "a 2.png", "a 3.png".

    >>> names = numbered(Path("a.png"))
    >>> next(names).name, next(names).name
    ('a.png', 'a 2.png')
    """
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem} {number}{path.suffix}")


def unused(path: Path) -> Path:
    """Return a path or, if a file has it, the first numbered one that none has."""
    return next(one for one in numbered(path) if not os.path.lexists(one))


def reserve(path: Path) -> Path:
    """Make an empty file that nothing overwrites, numbered if the path is taken. Raises `OSError`."""
    for one in numbered(path):
        with suppress(FileExistsError):
            one.open("xb").close()
            return one
    raise AssertionError


def write_new(path: Path, data: bytes) -> Path:
    """Write a file whole or not at all, numbered if the path is taken; its path. Raises `OSError`.

    A name made from a clock may be taken, by what was written in the same second or by a clock set back.
    """
    with _reserved(path) as place:
        write_whole(place, data)
    return place


def move_aside(path: Path, aside: Path) -> Path:
    """Rename a file, to a numbered name if `aside` is taken; its new path. Raises `OSError`."""
    with _reserved(aside) as place:
        path.replace(place)
    return place


@contextmanager
def _reserved(path: Path) -> Iterator[Path]:
    """Make a file under the first free name, and delete it again if it can't be filled."""
    place = reserve(path)
    try:
        yield place
    except BaseException:
        with suppress(OSError):
            place.unlink()
        raise


def own_files(folder: Path, name: str) -> list[Path]:
    """Return the files of a folder whose whole names match a regular expression, sorted by name.

    Only such files may be deleted: links and folders are left out, because the program makes none there.
    Raises `OSError`.
    """
    return sorted(
        path
        for path in folder.iterdir()
        if re.fullmatch(name, path.name) and stat.S_ISREG(path.lstat().st_mode)
    )


@contextmanager
def file_lock(path: Path, patience: float = LOCK_PATIENCE) -> Iterator[bool]:
    """Hold the lock of a file that several processes write; yields False if it can't be had.

    The lock is a file of its own next to it, because `write_whole` replaces the file itself. The system drops
    the lock when its process ends, so a killed program leaves nothing locked.
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
    """Open a lock's file, made if it is missing. Raises `OSError`.

    A named pipe that nobody reads is an error too: to open one blocks otherwise, and so would the window.
    """
    without_blocking = 0 if sys.platform == "win32" else os.O_NONBLOCK
    return open(path, "ab", opener=lambda name, flags: os.open(name, flags | without_blocking, 0o666))


def _try_lock(lock: IO[bytes]) -> bool:
    """Lock an open file until it is closed; False if another process holds it."""
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
