"""All pictures: what draws each, and whether the files in ``assets/images`` are up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tools.images import (
    badges,
    box_art,
    car,
    cards,
    conductor,
    dice,
    icons,
    land,
    locomotive,
    marks,
    materials,
    ornaments,
    pieces,
    signs,
    thinking,
    towns,
)
from tools.images.raster import ALLOWED, Grain, Painting, part_that_differs

Art = str | Painting | Grain
"""A picture that was drawn: the text of a vector picture, or pixels."""

HOME: Final = Path(__file__).resolve().parents[2] / "assets" / "images"
KEPT: Final = ("README.md",)
"""Files of the folder that nobody draws."""
PICTURES: Final[dict[str, Callable[[], Art]]] = {
    **materials.PICTURES,
    **signs.PICTURES,
    **icons.PICTURES,
    **pieces.PICTURES,
    **badges.PICTURES,
    **marks.PICTURES,
    **dice.PICTURES,
    **locomotive.PICTURES,
    **thinking.PICTURES,
    **ornaments.PICTURES,
    **cards.PICTURES,
    **conductor.PICTURES,
    **towns.PICTURES,
    **box_art.PICTURES,
    **land.PICTURES,
    **car.PICTURES,
}


def files(name: str) -> dict[str, bytes]:
    """The contents of a picture's files, drawn now, by their names below ``assets/images``."""
    drawn = PICTURES[name]()
    return {f"{name}.svg": drawn.encode()} if isinstance(drawn, str) else drawn.files(name)


def store(folder: Path = HOME) -> int:
    """Draw every picture into `folder`, and take away what nobody draws; the number of bytes."""
    written: set[Path] = set()
    for name in PICTURES:
        for file, content in files(name).items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            written.add(path)
    for path in strangers(written, folder):
        path.unlink()
    return sum(path.stat().st_size for path in written)


def check(folder: Path = HOME) -> Iterator[str]:
    """What is wrong with the pictures in `folder`: a line for each file."""
    drawn: set[Path] = set()
    for name in PICTURES:
        for file, content in files(name).items():
            path = folder / file
            drawn.add(path)
            if not path.is_file():
                yield f"{file} is missing"
            elif path.read_bytes() != content and _differs(path, content):
                yield f"{file} is not what is drawn"
    yield from (f"{path.relative_to(folder)} is drawn by nobody" for path in strangers(drawn, folder))


def _differs(path: Path, content: bytes) -> bool:
    return path.suffix == ".svg" or part_that_differs(path, content) > ALLOWED


def strangers(drawn: set[Path], folder: Path) -> list[Path]:
    """Files in `folder` that are not among those drawn."""
    lying = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in KEPT)
    return [path for path in lying if path not in drawn]
