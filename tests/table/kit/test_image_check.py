"""Pictures of another folder are bounded before they are decoded."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from assets import HOME
from game.table.kit import image_check
from game.table.kit.image_check import pixel_size, slow_drawings
from game.table.kit.images import PictureTrouble, use_images
from tests.helpers.large import quickly

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
LINE = '<path d="M0 0L512 512" stroke="red" {}/>'
SLOW = HEAD + LINE.format('stroke-dasharray="0.00005"') * 400 + "</svg>"
"""A minute and a half of processor time, if nobody ends it."""


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "pieces").mkdir()
    yield tmp_path
    use_images(None)


def png(wide: int, high: int) -> bytes:
    """Return a PNG file of gray pixels, one bit each."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = zlib.compressobj(9)
    body = b"".join(row.compress(bytes(1 + (wide + 7) // 8)) for _ in range(high)) + row.flush()
    head = struct.pack(">IIBBBBB", wide, high, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def test_a_small_file_of_many_pixels_is_refused_before_it_is_decoded(other: Path) -> None:
    path = other / "pieces" / "house.png"
    path.write_bytes(png(12_000, 12_000))
    assert path.stat().st_size < 100_000
    with quickly(1.0):
        troubles = use_images(other)
    assert [trouble.message.id for trouble in troubles] == [PictureTrouble.TOO_LARGE]


def test_a_picture_is_known_by_what_its_file_begins_with(other: Path) -> None:
    (other / "pieces" / "house.png").write_bytes(b"GIF89a" + b"\xff" * 100)
    assert [trouble.message.id for trouble in use_images(other)] == [PictureTrouble.BROKEN]


def test_the_sizes_of_the_own_pictures_are_found_in_their_heads() -> None:
    paths = [path for path in (HOME / "images").rglob("*.*") if path.suffix in (".png", ".jpg", ".webp")]
    assert paths
    for path in paths[::5]:
        assert pixel_size(path.read_bytes()) == pygame.image.load(path).get_size()


WEBP = b"RIFF" + bytes(4) + b"WEBP"


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(
            b"VP8X" + bytes(8) + (32).to_bytes(3, "little") + (20).to_bytes(3, "little"), id="extended"
        ),
        pytest.param(
            b"VP8L" + bytes(4) + b"\x2f" + (32 | 20 << 14).to_bytes(4, "little") + bytes(9), id="lossless"
        ),
        pytest.param(b"VP8 " + bytes(10) + struct.pack("<HH", 33, 21), id="lossy"),
    ],
)
def test_the_size_of_a_webp_picture_is_found(head: bytes) -> None:
    assert pixel_size(WEBP + head) == (33, 21)


def test_a_drawing_that_takes_too_long_is_ended_and_others_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_check, "MAXIMUM_SECONDS", 0.5)
    slow, quick, broken = (tmp_path / f"{name}.svg" for name in "abc")
    slow.write_text(SLOW)
    quick.write_text(HEAD + LINE.format("") + "</svg>")
    broken.write_text("no picture")
    assert slow_drawings([slow, quick, broken], 512) == {slow}


def test_a_drawing_that_would_be_slow_on_the_whole_screen_is_not_used(tmp_path: Path) -> None:
    gradient = '<defs><radialGradient id="g"><stop stop-color="red"/></radialGradient></defs>'
    path = tmp_path / "a.svg"
    path.write_text(HEAD + gradient + '<circle cx="256" cy="256" r="256" fill="url(#g)"/>' * 150 + "</svg>")
    assert slow_drawings([path], 512) == {path}


def test_an_outline_of_too_many_pixels_is_not_decoded_for_its_picture(
    other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (other / "title").mkdir()
    shape = other / "title" / "hills-shape.png"
    shape.write_bytes(png(12_000, 12_000))
    pygame.image.save(pygame.Surface((40, 40)), other / "title" / "hills.jpg")
    decoded: list[Path] = []
    load = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda path: decoded.append(path) or load(path))
    troubles = use_images(other)
    assert [trouble.message.id for trouble in troubles] == [PictureTrouble.TOO_LARGE, PictureTrouble.BROKEN]
    assert shape not in decoded


def test_after_several_slow_drawings_no_more_are_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_check, "MAXIMUM_SECONDS", 0.2)
    monkeypatch.setattr(image_check, "MAXIMUM_SLOW", 1)
    paths = [tmp_path / f"{name}.svg" for name in "ab"]
    for path in paths:
        path.write_text(SLOW)
    assert slow_drawings(paths, 512) == set(paths)


def test_too_many_pictures_are_left_alone(other: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.kit.images.MAXIMUM_FILES", 1)
    for name in ("cube-red", "cube-blue"):
        (other / "pieces" / f"{name}.svg").write_text("no picture")
    assert [trouble.message.id for trouble in use_images(other)] == [PictureTrouble.TOO_MANY]
