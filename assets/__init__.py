"""What the program shows and plays: boards, typefaces, pictures, sounds, help books.

The same folder is found from a checkout, from an installed wheel and inside the
one-file executable, because in all three this package is next to its files.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parent
"""The folder of the program's own assets."""

_folders: list[Path] = [HOME]
"""Where assets are looked for, first to last."""


class MissingAsset(FileNotFoundError):
    """A file that belongs to the program is not where it should be."""


def asset(*parts: str) -> Path:
    """The path of an asset, given as folder and file names below ``assets``.

    Raises ``MissingAsset``, naming the path, if there is no such file or folder.
    """
    for folder in _folders:
        path = folder.joinpath(*parts)
        if path.exists():
            return path
    raise MissingAsset(f"asset {'/'.join(parts)!r} is missing: expected it at {HOME.joinpath(*parts)}")


@contextmanager
def also_in(folder: Path) -> Iterator[None]:
    """For a while look into another folder first: it is laid out as the program's own, with what it has."""
    _folders.insert(0, folder)
    try:
        yield
    finally:
        _folders.remove(folder)
