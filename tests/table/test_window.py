"""The window: its least size, the size of the picture that it shows, and where input methods look."""

from __future__ import annotations

import doctest
import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match.store import Store
from game.table import HINTS
from game.table.controls.dialogs import AskForText
from game.table.kit.scale import Scale
from game.table.kit.theme import BAIZE
from game.table.program import window
from game.table.program.app import WATCHED, App
from game.table.program.input import Hidden, Pointer, Resized
from game.table.program.navigator import Scene
from game.table.program.settings import Settings
from game.table.program.translator import CLICK_PIXELS, Translator
from game.table.program.window import (
    LARGEST,
    LEAST_WINDOW,
    MOST_PIXELS,
    SLIMMEST,
    SMALLEST,
    Magnification,
    open_window,
    picture_size,
)
from game.table.start import ParlorCar
from tests.table.driver import wait_for_person
from tests.table.plain import PlainView, tables


@pytest.mark.parametrize(
    "size", [(0, 0), (1, 1), (12, 720), (2, 1080), (1, 8000), (1200, 1), (32000, 1), (32000, 32000)]
)
def test_no_window_asks_for_a_picture_without_bound(size: tuple[int, int]) -> None:
    wide, high = picture_size(size)
    assert wide >= SMALLEST[0]
    assert high >= SMALLEST[1]
    assert wide * high <= MOST_PIXELS * 1.01
    assert max(wide / high, high / wide) <= SLIMMEST


@pytest.mark.parametrize(
    "size", [SMALLEST, (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160), (7680, 4320)]
)
def test_common_windows_show_pictures_of_their_own_size(size: tuple[int, int]) -> None:
    assert picture_size(size) == size


class Sheet(Scene):
    """A scene of one color."""

    def arrange(self, scale: Scale) -> None:
        self.size = (scale.width, scale.height)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(BAIZE)


def test_a_sliver_of_a_window_is_drawn_and_so_is_the_window_that_it_becomes_again(app: App) -> None:
    sheet = Sheet()
    app.push(sheet)
    for size in ((2, 1080), (1200, 1), (1600, 900)):
        assert app.step(0.01, [Resized(size)])
        assert app.size == sheet.size == picture_size(size)
        assert app.window.get_size() == size
        corner = app.window.get_at((size[0] - 1, size[1] - 1))
        assert max(abs(got - sent) for got, sent in zip(corner, BAIZE, strict=False)) <= 3


def test_the_window_has_a_least_size() -> None:
    try:
        open_window((1280, 720), False)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            assert pygame.Window.from_display_module().minimum_size == LEAST_WINDOW
    finally:
        pygame.display.quit()
        pygame.display.init()


def test_a_window_is_opened_no_larger_than_a_large_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def set_mode(size: tuple[int, int], *_: object, **__: object) -> pygame.Surface:
        asked.append(size)
        return pygame.Surface((1280, 720))

    pygame.display.init()
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 5000)])
    open_window((99999, 99999), False)
    assert asked == [(LARGEST[0], 5000)]


def test_a_window_manager_that_chooses_the_size_makes_no_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_mode(*_: object, **__: object) -> pygame.Surface:
        warnings.warn("Requested window was forcibly resized by the OS.", RuntimeWarning, stacklevel=2)
        return pygame.Surface((1700, 1000))

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        for place in (None, (10, 10)):
            open_window((1280, 720), False, place=place)
        open_window((1280, 720), True)
    assert seen == []


def test_input_methods_are_shown_the_caret_in_pixels_of_the_window(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: seen.append(pygame.Rect(rect)))
    app.push(AskForText("A name", "Whose?", "Clara Schumann", "Take it", lambda _: None))
    whole = seen[-1]
    app.step(0.01, [Resized((640, 360))])
    shrunk = seen[-1]
    assert pygame.Rect(0, 0, 640, 360).contains(shrunk)
    assert abs(shrunk.x * 2 - whole.x) <= 2
    assert abs(shrunk.y * 2 - whole.y) <= 2
    app.step(0.01, [Resized(SMALLEST)])
    assert seen[-1] == whole


def test_a_hand_trembles_by_pixels_of_the_window() -> None:
    translator = Translator()
    translator.magnified = Magnification(2.0, 2.0)

    def moved(kind: int, x: int) -> object:
        return translator.translate(pygame.event.Event(kind, pos=(x, 0), button=1))

    def kind_of(found: object) -> str:
        assert isinstance(found, Pointer)
        return found.kind

    moved(pygame.MOUSEBUTTONDOWN, 0)
    assert kind_of(moved(pygame.MOUSEMOTION, CLICK_PIXELS - 1)) == "move"
    assert kind_of(moved(pygame.MOUSEMOTION, CLICK_PIXELS)) == "drag"


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[ParlorCar]:
    """The program with a window, though on no screen."""
    app = ParlorCar(Store(tmp_path), Settings(volume=0.0, air=0.0, coach=False))
    yield app
    app.close()
    pygame.display.init()


def test_the_screensaver_waits_only_while_something_is_watched(opened: ParlorCar) -> None:
    class Watched(Sheet):
        watched = True

    may_come = pygame.display.get_allow_screensaver
    assert may_come()  # SDL would block it from the start.
    opened.go_to_title()  # Its scenery moves for ever.
    opened.let_screen_rest(100.0)
    assert may_come()
    opened.push(Watched())
    opened.let_screen_rest(101.0)
    assert not may_come()
    opened.pop()
    opened.let_screen_rest(101.0 + WATCHED - 1)
    assert not may_come()
    opened.let_screen_rest(101.0 + WATCHED)
    assert may_come()
    opened.push(Watched())
    opened.let_screen_rest(200.0)
    assert not may_come()
    opened.handle(Hidden())
    opened.let_screen_rest(201.0)
    assert may_come()


def test_a_move_is_watched_and_a_person_who_thinks_is_not(tmp_path: Path) -> None:
    with tables(tmp_path) as make:
        app, scene = make((None, None, None), view=PlainView(), animation_speed=1.0)
        wait_for_person(app, scene)
        assert not scene.watched
        scene.session.play(scene.match.state.legal_moves()[0])
        app.step(0.01)
        assert scene.watched


def test_hints_for_sdl_are_set() -> None:
    assert {name for name in HINTS if not os.environ.get(name)} == set()


def test_the_examples_of_the_window_hold() -> None:
    assert doctest.testmod(window).failed == 0
