"""The icons for desktops hold the program's sign."""

import struct
from pathlib import Path

import pygame

from tools.icons import SIDE, main


def test_icons_are_written_for_every_system(tmp_path: Path) -> None:
    assert main([str(tmp_path / "icons")]) == 0
    png, ico, icns = (
        (tmp_path / "icons" / f"parlorcar.{one}").read_bytes() for one in ("png", "ico", "icns")
    )
    assert pygame.image.load(tmp_path / "icons" / "parlorcar.png").get_size() == (SIDE, SIDE)
    size, start = struct.unpack("<II", ico[14:22])
    assert ico[start : start + size] == png
    assert icns[16:] == png
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)


def test_a_folder_is_expected() -> None:
    assert main([]) == 2
