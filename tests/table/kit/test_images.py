"""Loading pictures: finding, scaling, tinting, caching, errors, and bounds before anything is decoded."""

from __future__ import annotations

import os
import random
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from assets import HOME
from game.table.kit import image_check
from game.table.kit.image_check import pixel_size, slow_drawings
from game.table.kit.images import (
    PictureError,
    PictureTrouble,
    cropped,
    frame,
    has,
    picture,
    smoothly,
    stretched,
    toned,
    use_images,
)
from game.table.kit.pieces import cube
from game.table.kit.surface_cache import run_all, surface_cache
from game.table.kit.towns import town
from game.words import localize
from tests.helpers.large import quickly

RED = (200, 10, 10)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Path]:
    """A folder of other pictures; the program goes back to its own afterwards."""
    (tmp_path / "pieces").mkdir()
    yield tmp_path
    use_images(None)


def paint(path: Path, colour: tuple[int, int, int] = RED) -> None:
    """A picture of one color as a file."""
    surface = pygame.Surface((40, 40))
    surface.fill(colour)
    pygame.image.save(surface, path)


def test_a_picture_has_the_size_that_is_asked_for() -> None:
    assert picture("pieces/house", 31.2, 18.7).get_size() == (31, 19)
    assert picture("pieces/house", 0, 0).get_size() == (1, 1)


def test_a_picture_is_kept_until_it_is_dropped() -> None:
    first = picture("pieces/house", 30, 30)
    assert picture("pieces/house", 30, 30) is first
    surface_cache.clear()
    assert picture("pieces/house", 30, 30) is not first


def test_a_replaced_file_is_seen(other: Path) -> None:
    paint(other / "pieces" / "cube-red.png")
    before = cube("blue", 30).get_at((10, 10))
    assert use_images(other) == []
    assert cube("red", 30).get_at((10, 10)) == (*RED, 255)
    assert cube("blue", 30).get_at((10, 10)) == before
    use_images(None)
    assert cube("red", 30).get_at((10, 10)) != (*RED, 255)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_pipe_is_no_picture(other: Path) -> None:
    """Who reads from it would wait for ever."""
    os.mkfifo(other / "pieces" / "cube-red.png")
    assert [trouble.message.id for trouble in use_images(other)] == [PictureTrouble.BROKEN]


def test_what_is_wrong_in_a_folder_is_told_and_not_used(other: Path) -> None:
    (other / "pieces" / "cube-red.svg").write_text("no picture")
    paint(other / "pieces" / "cube-pink.png")
    (other / "notes.txt").write_text("not looked at")
    before = cube("red", 30).get_at((10, 10))
    troubles = use_images(other)
    assert [trouble.message.id for trouble in troubles] == [PictureTrouble.UNKNOWN, PictureTrouble.BROKEN]
    assert str(other / "pieces" / "cube-pink.png") in localize(troubles[0])
    assert str(other / "pieces" / "cube-red.svg") in localize(troubles[1])
    assert cube("red", 30).get_at((10, 10)) == before


def test_a_view_of_another_boards_city_is_used(other: Path) -> None:
    (other / "vignettes").mkdir()
    paint(other / "vignettes" / "trenton.png")
    assert use_images(other) == []
    assert town("Trenton", 40, 30).get_at((20, 15))[:3] == RED


def test_a_missing_picture_is_named() -> None:
    assert has("pieces/house")
    assert not has("pieces/castle")
    with pytest.raises(PictureError) as caught:
        picture("pieces/castle", 10, 10)
    assert caught.value.message.id is PictureTrouble.MISSING
    assert "pieces/castle" in localize(caught.value)


def test_two_tones(other: Path) -> None:
    (other / "icons").mkdir()
    half = pygame.Surface((40, 40))
    half.fill((255, 255, 255), (20, 0, 20, 40))
    pygame.image.save(half, other / "icons" / "undo.png")
    use_images(other)
    made = toned("icons/undo", 40, 40, (10, 20, 30), (200, 210, 220))
    assert made.get_at((5, 5)) == (10, 20, 30, 255)
    assert made.get_at((35, 5)) == (200, 210, 220, 255)


def test_an_outline_beside_a_jpg(other: Path) -> None:
    (other / "title").mkdir()
    paint(other / "title" / "hills.jpg")
    shape = pygame.Surface((40, 40), pygame.SRCALPHA)
    shape.fill((255, 255, 255, 255), (0, 20, 40, 20))
    pygame.image.save(shape, other / "title" / "hills-shape.png")
    assert use_images(other) == []
    made = picture("title/hills", 40, 40)
    assert made.get_at((5, 5)) == (0, 0, 0, 0)
    assert made.get_at((5, 35)).a == 255


def test_only_the_middle_of_a_frame_is_stretched(other: Path) -> None:
    (other / "cards").mkdir()
    card = pygame.Surface((40, 40))
    card.fill(RED, (10, 10, 20, 20))
    pygame.image.save(card, other / "cards" / "back.png")
    use_images(other)
    made = stretched("cards/back", (100, 60), (40, 40), (10, 10), 1.0)
    assert made.get_bounding_rect() == made.get_rect()
    assert [made.get_at((x, 30))[0] > 100 for x in (8, 11, 88, 91)] == [False, True, True, False]


def test_what_stands_out_is_cut_off(other: Path) -> None:
    (other / "title").mkdir()
    sky = pygame.Surface((40, 40))
    sky.fill(RED, (0, 20, 40, 20))
    pygame.image.save(sky, other / "title" / "sky.png")
    use_images(other)
    assert run_all(cropped("title/sky", 80, 40)).get_at((5, 5)) == (*RED, 255)


def test_frames_differ() -> None:
    first, second = (frame("dice/3-tumbling", number, 24, 52, 52) for number in (0, 3))
    assert first.get_size() == second.get_size() == (52, 52)
    assert pygame.image.tobytes(first, "RGBA") != pygame.image.tobytes(second, "RGBA")


@pytest.mark.parametrize("size", [(1300, 700), (900, 400), (200, 1900), (4000, 60), (333, 999)])
@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_a_picture_that_is_scaled_step_by_step_is_the_one_scaled_at_once(
    size: tuple[int, int], flags: int
) -> None:
    chance = random.Random(7)
    source = pygame.Surface((620, 410), flags, 32)
    for _ in range(400):
        place = chance.randrange(600), chance.randrange(400), chance.randrange(90), chance.randrange(90)
        source.fill([chance.randrange(256) for _ in range(4)], place)
    whole = pygame.transform.smoothscale(source, size)
    assert sum(1 for _ in smoothly(source, size)) > 1
    made = run_all(smoothly(source, size))
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(whole, "RGBA")
    assert made.get_flags() & pygame.SRCALPHA == flags


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
LINE = '<path d="M0 0L512 512" stroke="red" {}/>'
SLOW = HEAD + LINE.format('stroke-dasharray="0.00005"') * 400 + "</svg>"
"""A minute and a half of processor time, if nobody ends it."""


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
