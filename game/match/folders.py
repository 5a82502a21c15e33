"""Where the program keeps what is the player's own: saved games and settings."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import platformdirs

PROGRAM: Final = "parlorcar"
"""What its folders are called."""
SETTINGS_FILE: Final = "settings.json"
HOME_VARIABLE: Final = "PARLORCAR_HOME"
"""The environment variable that chooses another folder."""


def home_folder() -> Path:
    """The folder of saved games and settings, made if it is missing.

    It is the user's data folder unless `PARLORCAR_HOME` names another. Raises `OSError` if it
    can't be made.
    """
    chosen = os.environ.get(HOME_VARIABLE)
    folder = Path(os.path.expanduser(chosen)) if chosen else Path(platformdirs.user_data_dir(PROGRAM, False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def settings_path() -> Path:
    """Where the settings of the person at this computer are kept."""
    chosen = os.environ.get(HOME_VARIABLE)
    folder = home_folder() if chosen else Path(platformdirs.user_config_dir(PROGRAM, False))
    return folder / SETTINGS_FILE


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; what stood in it stays until then. Raises `OSError`."""
    half = path.with_name(path.name + ".part")
    try:
        with half.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(half, path)
    except BaseException:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise
