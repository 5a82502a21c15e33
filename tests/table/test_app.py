"""The frame of the program: the stack of scenes, events, sleep, small windows."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match.store import Store
from game.table.backdrop.room import PICTURES
from game.table.controls.dialogs import Notice
from game.table.kit.scale import Scale
from game.table.program.app import FRAMES, IDLE_MILLISECONDS, MOST_FRAMES, App
from game.table.program.input import InputEvent, Key, KeyUp, Pointer, Quit, Resized
from game.table.program.navigator import Navigator, Scene
from game.table.program.settings import Settings
from game.table.program.window import SMALLEST
from game.table.start import ParlorCar


class Sheet(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, name: str, diary: list[str], takes: bool = False, bars: bool = True) -> None:
        self.name, self.diary, self.takes = name, diary, takes
        self.restless = False
        self.modal = bars  # type: ignore[misc]
        self.sizes: list[tuple[int, int]] = []

    def enter(self, navigator: Navigator) -> None:
        self.diary.append(f"{self.name} enters")

    def exit(self) -> None:
        self.diary.append(f"{self.name} exits")

    def pause(self) -> None:
        self.diary.append(f"{self.name} pauses")

    def resume(self) -> None:
        self.diary.append(f"{self.name} resumes")

    def arrange(self, scale: Scale) -> None:
        self.sizes.append((scale.width, scale.height))

    def draw(self, surface: pygame.Surface) -> None:
        self.diary.append(f"{self.name} draws")

    def handle(self, event: InputEvent) -> bool:
        self.diary.append(f"{self.name} hears")
        return self.takes

    @property
    def busy(self) -> bool:
        return self.restless


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = ParlorCar(Store(tmp_path), Settings(volume=0.0, coach=False), window=False)
    yield app
    app.close()


def test_the_stack_tells_scenes_what_happens_to_them(app: App) -> None:
    diary: list[str] = []
    app.push(Sheet("table", diary))
    app.push(Sheet("menu", diary))
    app.pop()
    app.start_over(Sheet("title", diary))
    app.pop()
    assert diary == [
        "table enters",
        "table pauses",
        "menu enters",
        "menu exits",
        "table resumes",
        "table exits",
        "title enters",
        "title exits",
    ]
    assert app.top is None


def test_an_event_goes_down_until_it_is_consumed_or_barred(app: App) -> None:
    diary: list[str] = []
    for scene in (
        Sheet("low", diary),
        Sheet("taking", diary, takes=True),
        Sheet("open", diary, bars=False),
    ):
        app.push(scene)
    diary.clear()
    app.handle(Key("a"))
    assert diary == ["open hears", "taking hears"]
    app.push(Sheet("modal", diary))
    diary.clear()
    app.handle(Key("a"))
    assert diary == ["modal hears"]


def test_only_what_can_be_seen_is_drawn(app: App) -> None:
    diary: list[str] = []
    app.push(Sheet("under", diary))
    app.push(Sheet("screen", diary))
    dialog = Sheet("dialog", diary)
    dialog.opaque = False  # type: ignore[misc]
    app.push(dialog)
    diary.clear()
    app.step(0.01, ())
    assert diary == ["screen draws", "dialog draws"]


def test_nothing_is_drawn_while_nothing_happens(app: App) -> None:
    scene = Sheet("table", [])
    app.push(scene)
    assert app.step(0.01, ())
    assert not app.step(0.01, ())
    assert app.step(0.01, [Pointer("move", (3, 3))])
    assert not app.step(0.01, ())
    scene.restless = True
    assert app.step(0.01, ())
    assert app.step(0.01, ())
    scene.restless = False
    assert app.step(0.01, ()) is False


def test_a_hidden_window_is_not_drawn(app: App) -> None:
    scene = Sheet("table", [])
    scene.restless = True
    app.push(scene)
    hidden, shown = (pygame.event.Event(kind) for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED))
    assert not app.step(0.01, app.translate([hidden]))
    assert not app.step(0.01, ())
    assert "table draws" not in scene.diary
    assert app.step(0.01, app.translate([shown]))


def test_the_screen_is_filled_on_which_the_window_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Back in its window it has its old size and place, which window managers forget."""
    opened: list[tuple[tuple[int, int], int]] = []
    placed: list[tuple[int, int]] = []

    def set_mode(size: tuple[int, int], flags: int, display: int) -> pygame.Surface:
        opened.append((size, display))
        return pygame.Surface(size)

    monkeypatch.setattr(Settings, "save", lambda settings: None)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 900), (1368, 768)])
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (1650, 40))
    monkeypatch.setattr(pygame.display, "set_window_position", placed.append)
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "update", lambda *_: None)
    app = ParlorCar(Store(tmp_path), Settings(volume=0.0), size=(1300, 740))
    app.translate([pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1)])
    app.push(Notice("a", "b"))
    app.step(0.01, [Key("f11")])
    app.step(0.01, [Key("enter", alt=True)])
    assert opened == [((1300, 740), 0), ((1368, 768), 1), ((1300, 740), 1), ((1300, 740), 1)]
    assert placed == [(1650, 40)]
    app.close()


def test_the_title_is_drawn_when_the_land_has_moved(app: App) -> None:
    app.go_to_title()
    drawn = sum(app.step(1 / FRAMES, ()) for _ in range(FRAMES))
    assert PICTURES - 1 <= drawn <= PICTURES + 1


@pytest.mark.parametrize("told", [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_the_title_sleeps_while_nobody_sees_it(app: App, monkeypatch: pytest.MonkeyPatch, told: int) -> None:
    """The release of keys, which the system reports afterwards, does not wake it; coming back does."""
    app.go_to_title()
    app.step(0.0, ())
    slept: list[int] = []
    hidden = pygame.event.Event(told)
    let_go = pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0)
    app.step(0.0, app.translate([hidden, let_go]))
    drawn = app.frames
    monkeypatch.setattr(app, "_wait_for_frame", list)
    monkeypatch.setattr(
        pygame.event, "wait", lambda milliseconds: slept.append(milliseconds) or pygame.event.Event(0)
    )
    clock = pygame.time.Clock()
    for _ in range(20):
        app.turn(clock)
    assert app.frames == drawn
    assert slept == [IDLE_MILLISECONDS] * 20
    app.step(0.0, app.translate([pygame.event.Event(pygame.WINDOWRESTORED)]))
    assert app.frames == drawn + 1


def test_what_comes_while_the_clock_waits_is_in_that_frame(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock:
        def tick(self) -> int:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))
            return 16

    class Once(Sheet):
        def draw(self, surface: pygame.Surface) -> None:
            super().draw(surface)
            app.quit()

    diary: list[str] = []
    monkeypatch.setattr(pygame.time, "Clock", Clock)
    app.push(Once("table", diary))
    app.step(0.0, ())
    app.run()
    assert diary[2:] == ["table hears", "table draws", "table exits"]


def test_a_hand_does_not_wait_for_the_next_frame(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only waiting moves on."""
    began = now = 100.0

    def wait(milliseconds: int) -> None:
        nonlocal now
        now += milliseconds / 1000

    monkeypatch.setattr(time, "perf_counter", lambda: now)
    monkeypatch.setattr(pygame.time, "wait", wait)
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))
    app._frame_began = began
    assert [event.type for event in app._wait_for_frame()] == [pygame.KEYDOWN]
    assert 1 / MOST_FRAMES <= now - began < 1 / FRAMES


def test_a_new_size_arranges_all_scenes(app: App) -> None:
    low, high = Sheet("low", []), Sheet("high", [])
    app.push(low)
    app.push(high)
    app.step(0.01, [Resized((1600, 900))])
    assert low.sizes == high.sizes == [SMALLEST, (1600, 900)]
    assert app.size == (1600, 900)


def test_a_window_that_is_too_small_shows_a_shrunk_picture(app: App) -> None:
    scene = Sheet("table", [])
    app.push(scene)
    app.step(0.01, [Resized((640, 480))])
    assert scene.sizes[-1] == (1280, 960)
    assert app.window.get_size() == (640, 480)
    pygame.event.clear()
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=1)
    assert app.translate([pressed]) == [Pointer("press", (200, 100), 1)]


def test_quitting_ends_the_loop_and_lets_go_of_everything(tmp_path: Path) -> None:
    diary: list[str] = []
    app = ParlorCar(Store(tmp_path), Settings(volume=0.0, coach=False))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run(Sheet("table", diary))
    assert diary[-1] == "table exits"
    assert not app.running


def test_a_quit_event_is_ours(app: App) -> None:
    assert app.translate([pygame.event.Event(pygame.QUIT)]) == [Quit()]


def test_clicks_drags_and_double_clicks_are_told_apart(app: App) -> None:
    def event(kind: int, x: int, **more: int) -> pygame.event.Event:
        return pygame.event.Event(kind, pos=(x, 10), **more)

    down, up, move = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION
    first = app.translate([event(down, 50, button=1), event(up, 51, button=1)])
    assert [one.clicks for one in first if isinstance(one, Pointer)] == [1, 1]
    second = app.translate([event(down, 51, button=1), event(up, 51, button=1)])
    assert [one.clicks for one in second if isinstance(one, Pointer)] == [2, 2]
    dragged = app.translate(
        [event(down, 90, button=1), event(move, 92), event(move, 120), event(up, 120, button=1)]
    )
    assert [(one.kind, one.clicks, one.moved) for one in dragged if isinstance(one, Pointer)] == [
        ("press", 1, (0, 0)),
        ("move", 0, (2, 0)),
        ("drag", 0, (30, 0)),
        ("release", 0, (0, 0)),
    ]


def test_keys_have_readable_names(app: App) -> None:
    def key(code: int, mod: int = 0) -> pygame.event.Event:
        return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod)

    pressed = [
        key(pygame.K_RETURN),
        key(pygame.K_KP_ENTER),
        key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT),
        key(pygame.K_F11),
        key(pygame.K_KP7, pygame.KMOD_NUM),
        key(pygame.K_EQUALS),
    ]
    assert app.translate(pressed) == [
        Key("enter"),
        Key("enter"),
        Key("z", shift=True, ctrl=True),
        Key("f11"),
        Key("7"),
        Key("+"),
    ]


def test_a_held_key_acts_again_only_where_that_is_meant(app: App) -> None:
    def event(kind: int, code: int) -> pygame.event.Event:
        return pygame.event.Event(kind, key=code, mod=0)

    down, up = pygame.KEYDOWN, pygame.KEYUP
    held = [event(down, pygame.K_RETURN)] * 3
    assert app.translate([*held, event(up, pygame.K_RETURN)]) == [Key("enter"), KeyUp("enter")]
    assert app.translate(held) == [Key("enter")]
    assert app.translate([event(down, pygame.K_DOWN)] * 2) == [Key("down"), Key("down")]
    # Keys that were held when the window lost the focus have been released elsewhere.
    back = pygame.event.Event(pygame.WINDOWFOCUSGAINED)
    assert Key("enter") in app.translate([back, *held])


def test_a_picture_that_can_not_be_written_is_none(
    app: App, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert app.save_picture() is not None
    assert app.save_picture() is not None
    saved = list((home / "pictures").iterdir())
    assert [path.read_bytes()[:4] for path in saved] == [b"\x89PNG"] * 2

    def full(number: int) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "fsync", full)
    assert app.save_picture() is None
    assert sorted((home / "pictures").iterdir()) == sorted(saved)
