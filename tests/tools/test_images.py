"""The pictures in the asset folder are what the drawing tools draw."""

from __future__ import annotations

import math

import pygame
import pytest

from tools.images import gallery
from tools.images.dice import sides_of
from tools.images.gallery import HOME, PICTURES, check, files, store
from tools.images.hatching import hatch
from tools.images.raster import rendered
from tools.images.svg import SvgPen, drawing, steps

SMALL_ENOUGH = 4_000_000


@pytest.mark.thorough
def test_what_lies_there_is_what_is_drawn() -> None:
    assert list(check()) == []


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in HOME.rglob("*")) < SMALL_ENOUGH


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a few pictures, quickly drawn: a vector picture, a painting with an outline."""
    names = ("signs/star", "title/lamp")
    monkeypatch.setattr(gallery, "PICTURES", {name: PICTURES[name] for name in names})


def test_what_is_not_as_drawn_is_named(few: None, tmp_path) -> None:
    assert store(tmp_path) == sum(path.stat().st_size for path in tmp_path.rglob("*.*"))
    assert list(check(tmp_path)) == []
    (tmp_path / "signs" / "star.svg").write_text("<svg/>")
    (tmp_path / "title" / "lamp-shape.png").unlink()
    lamp = pygame.image.load(tmp_path / "title" / "lamp.jpg")
    pygame.draw.circle(lamp, (0, 0, 255), (200, 200), 40)
    pygame.image.save(lamp, tmp_path / "title" / "lamp.jpg")
    (tmp_path / "odd.png").write_bytes(b"")
    assert list(check(tmp_path)) == [
        "signs/star.svg is not what is drawn",
        "title/lamp.jpg is not what is drawn",
        "title/lamp-shape.png is missing",
        "odd.png is drawn by nobody",
    ]
    store(tmp_path)
    assert list(check(tmp_path)) == []


def test_a_picture_with_a_palette_is_read_as_it_was_written(tmp_path) -> None:
    name, content = next(iter(item) for item in files("title/lamp").items() if item[0].endswith("png"))
    (tmp_path / "shape.png").write_bytes(content)
    shape = pygame.image.load(tmp_path / "shape.png")
    assert name == "title/lamp-shape.png"
    assert shape.get_at((0, 0)).a == 0
    assert shape.get_at((shape.get_width() // 2, shape.get_height() // 4)) == (255, 255, 255, 255)


def test_a_die_shows_three_sides_that_meet() -> None:
    for value in range(1, 7):
        shown = (value, *sides_of(value))
        assert len({min(side, 7 - side) for side in shown}) == 3


def test_hatching_stays_in_its_polygon() -> None:
    corners = [(10.0, 50.0), (50.0, 50.0), (30.0, 10.0)]
    ink = (0, 0, 0)
    lines = rendered(drawing((60, 60), lambda pen: hatch(pen, ink, corners, 4, 30, 0.6)), (60, 60))
    whole = rendered(drawing((60, 60), lambda pen: pen.poly(ink, corners)), (60, 60))
    strokes = pygame.surfarray.array_alpha(lines)
    assert strokes[pygame.surfarray.array_alpha(whole) < 5].max() < 90
    assert (strokes > 60).sum() > 150


def test_shapes_of_one_paint_become_one_path() -> None:
    def draw(pen: SvgPen) -> None:
        pen.line((1, 2, 3), [(0, 0), (4, 4)], 1)
        pen.line((1, 2, 3), [(4, 0), (0, 4)], 1)
        pen.line((9, 2, 3), [(4, 0), (0, 4)], 1)

    assert drawing((4, 4), draw).count("<path") == 2


def test_levels_laid_over_each_other_come_to_what_is_wanted() -> None:
    wanted = (14, 28, 42, 90)
    through = 1.0
    for level, step in zip(wanted, steps(wanted), strict=True):
        through *= 1 - step / 255
        assert math.isclose(255 * (1 - through), level, abs_tol=1)
