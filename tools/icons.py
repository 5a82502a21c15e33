"""The program's icon for every system: ``python -m tools.icons DIR`` writes .ico, .icns and hicolor pictures.

Each size is drawn separately, so small ones stay crisp.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping, Sequence
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from typing import Final

import pygame

from game.table.program.icon import window_icon

ID: Final = "io.github.parlorcar.ParlorCar"
"""What Linux desktops call the program."""

HICOLOR: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""The sizes that Linux desktops look for."""

ICO: Final = (16, 24, 32, 48, 64, 128, 256)
"""The sizes of Windows; an .ico file can't hold larger ones."""

ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The sizes of macOS, and what it calls them."""


def write_icons(folder: Path) -> Path:
    """Write parlorcar.ico, parlorcar.icns and ``hicolor`` into a folder, made if missing; the folder."""
    pngs = {side: _png(side) for side in HICOLOR}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "parlorcar.ico").write_bytes(ico({side: pngs[side] for side in ICO}))
    (folder / "parlorcar.icns").write_bytes(icns(pngs))
    for side, png in pngs.items():
        place = folder / "hicolor" / f"{side}x{side}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{ID}.png").write_bytes(png)
    return folder


def _png(side: int) -> bytes:
    """Return the icon, `side` pixels wide, as a PNG file."""
    file = BytesIO()
    pygame.image.save(window_icon(side), file, "icon.png")
    return file.getvalue()


def ico(pngs: Mapping[int, bytes]) -> bytes:
    """Return an icon of Windows: a directory, then the PNG files as they are."""
    head = struct.pack("<HHH", 0, 1, len(pngs))
    starts = accumulate((len(png) for png in pngs.values()), initial=len(head) + 16 * len(pngs))
    # 256 is written as 0; one plane of 32 bits.
    entries = [
        struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(png), start)
        for (side, png), start in zip(pngs.items(), starts, strict=False)
    ]
    return b"".join([head, *entries, *pngs.values()])


def icns(pngs: Mapping[int, bytes]) -> bytes:
    """Return an icon of macOS, of the sizes that it knows."""
    entries = [
        name + struct.pack(">I", len(pngs[side]) + 8) + pngs[side]
        for side, name in ICNS.items()
        if side in pngs
    ]
    return b"icns" + struct.pack(">I", sum(map(len, entries)) + 8) + b"".join(entries)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; see the module's first line."""
    given = sys.argv[1:] if argv is None else argv
    if len(given) != 1:
        print("python -m tools.icons: expected one folder", file=sys.stderr)
        return 2
    write_icons(Path(given[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
