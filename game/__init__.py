"""Parlor Car: railway board games at one table."""

from game.import_path import drop_current_folder

drop_current_folder()

from typing import Final  # noqa: E402  Not before: it could be a file in the current folder.

VERSION: Final = "0.1.0"
LIBRARIES: Final = ("pygame-ce", "msgspec", "fluent.runtime", "Babel", "openskill", "platformdirs")
"""The libraries that the program needs, by their names in the package index."""


def compiled() -> bool:
    """Return whether rules and bots run as compiled modules (see `setup.py`) rather than as Python."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    found = find_spec("game.rules.contract")
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def libraries() -> dict[str, str]:
    """Return the versions of Python and of the installed libraries, by name."""
    # Imported here because every module imports this one, and these imports are slow.
    import platform
    from importlib.metadata import PackageNotFoundError, version

    found = {"Python": platform.python_version()}
    for name in LIBRARIES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
