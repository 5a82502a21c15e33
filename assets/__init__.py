"""What the program shows and plays: boards, typefaces, pictures, sounds, help books.

The same folder is found from a checkout, from an installed wheel and inside the
one-file executable, because in all three this package lies beside its files.
"""

from pathlib import Path
from typing import Final

_HOME: Final = Path(__file__).resolve().parent


class MissingAsset(FileNotFoundError):
    """A file that belongs to the program is not where it should be."""


def asset(*parts: str) -> Path:
    """The path of an asset, given as folder and file names below ``assets``.

    Raises ``MissingAsset``, naming the path, if there is no such file or folder.
    """
    path = _HOME.joinpath(*parts)
    if not path.exists():
        raise MissingAsset(f"asset {'/'.join(parts)!r} is missing: expected it at {path}")
    return path
