"""The program's sign as desktops want it: ``python -m tools.icons DIR`` writes .png, .ico and .icns.

All three hold the same picture of `SIDE` pixels, which systems make smaller by themselves.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game.table.program.icon import window_icon

SIDE: Final = 256
"""The largest picture that an .ico file can hold."""


def write_icons(folder: Path) -> Path:
    """Write parlorcar.png, parlorcar.ico and parlorcar.icns into a folder, made if missing; the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    file = BytesIO()
    pygame.image.save(window_icon(SIDE), file, "icon.png")
    png = file.getvalue()
    for ending, data in (("png", png), ("ico", ico(png)), ("icns", icns(png))):
        (folder / f"parlorcar.{ending}").write_bytes(data)
    return folder


def ico(png: bytes) -> bytes:
    """A picture of 256 pixels as an icon of Windows: a folder of one, then the picture as it is."""
    head = struct.pack("<HHH", 0, 1, 1)
    # Width and height of 256 are written as 0; one plane of 32 bits.
    entry = struct.pack("<BBBBHHII", 0, 0, 0, 0, 1, 32, len(png), len(head) + 16)
    return head + entry + png


def icns(png: bytes) -> bytes:
    """A picture of 256 pixels as an icon of macOS."""
    entry = b"ic08" + struct.pack(">I", len(png) + 8) + png
    return b"icns" + struct.pack(">I", len(entry) + 8) + entry


def main(argv: Sequence[str] | None = None) -> int:
    """The command; see the module's first line."""
    given = sys.argv[1:] if argv is None else argv
    if len(given) != 1:
        print("python -m tools.icons: expected one folder", file=sys.stderr)
        return 2
    write_icons(Path(given[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
