"""The icons for desktops are complete and as large as they say."""

import struct
from pathlib import Path

import pygame

from tools.icons import HICOLOR, ICNS, ICO, ID, main


def test_icons_are_written_for_every_system(tmp_path: Path) -> None:
    assert main([str(tmp_path / "icons")]) == 0
    pngs = {}
    for side in HICOLOR:
        path = tmp_path / "icons" / "hicolor" / f"{side}x{side}" / "apps" / f"{ID}.png"
        assert pygame.image.load(path).get_size() == (side, side)
        pngs[side] = path.read_bytes()
    ico, icns = ((tmp_path / "icons" / f"parlorcar.{one}").read_bytes() for one in ("ico", "icns"))
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, len(ICO))
    for number, side in enumerate(ICO):
        wide, high, *_, size, start = struct.unpack("<BBBBHHII", ico[6 + 16 * number : 22 + 16 * number])
        assert (wide or 256, high or 256) == (side, side)
        assert ico[start : start + size] == pngs[side]
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)
    for side, name in ICNS.items():
        start = icns.index(name + struct.pack(">I", len(pngs[side]) + 8)) + 8
        assert icns[start : start + len(pngs[side])] == pngs[side]


def test_a_folder_is_expected() -> None:
    assert main([]) == 2
