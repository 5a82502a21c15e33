"""Every screen looks as stored, and the comparison sees what a player would see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.controls.form import Button, FormScene
from game.table.kit import lettering
from game.table.kit.pen import Canvas
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.tools.screens import SCREENS, SIZES, main
from game.table.tools.screenshots import picture
from game.words import translate
from tests.screens.pictures import STORED, is_as_stored, show_difference, small

EVERYWHERE = {screen.name: screen for screen in SCREENS if screen.everywhere}

FURTHER = ("-help-", "-three-players", "-five-", "-six-", "large-text", "-looking-back", "-thinking")
"""Parts of the names of screens that much resemble others: only a thorough run draws them."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.thorough] if any(part in name for part in FURTHER) else [])
        for name in EVERYWHERE
    ],
)
def test_screen_looks_as_stored(name: str, request: pytest.FixtureRequest) -> None:
    drawn, path = picture(EVERYWHERE[name], SIZES[0]), STORED / f"{name}.png"
    stored = pygame.image.load(path) if path.exists() else None
    if stored is not None and is_as_stored(stored, drawn):
        return
    if request.config.getoption("force_regen"):
        pygame.image.save(small(drawn), path)
        pytest.fail(f"stored {path}")
    assert stored is not None, f"no picture of {name} is stored; see tests/screens/pictures.py"
    pytest.fail(f"{name} differs: see {show_difference(name, stored, drawn)}")


def test_every_stored_picture_belongs_to_a_screen() -> None:
    assert {path.stem for path in STORED.glob("*.png")} == set(EVERYWHERE)


def test_stored_pictures_weigh_less_than_four_megabytes() -> None:
    assert sum(path.stat().st_size for path in STORED.glob("*.png")) < 4_000_000


def test_a_screen_is_drawn_the_same_twice() -> None:
    first, second = (picture(EVERYWHERE["american-rails-hint"], SIZES[0]) for _ in range(2))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def drawn_with(name: str, change: Callable[[App], None]) -> pygame.Surface:
    """Draw a screen after a change of its scene."""
    screen = EVERYWHERE[name]

    def make(app: App) -> None:
        screen.make(app)
        change(app)

    return picture(replace(screen, make=make), SIZES[0])


def as_stored(name: str, drawn: pygame.Surface) -> bool:
    """Return whether a picture passes for a screen as it is now."""
    return is_as_stored(small(picture(EVERYWHERE[name], SIZES[0])), drawn)


def move_button(app: App, pixels: int) -> None:
    """Move the first button of a page to the right."""
    scene = app.top
    assert isinstance(scene, FormScene)
    button = next(control for control in scene.form.controls if isinstance(control, Button))
    button.rect.move_ip(pixels, 0)


@pytest.mark.parametrize("name", ["setup", "title", "settings"])
def test_a_button_moved_by_six_pixels_is_seen(name: str) -> None:
    assert not as_stored(name, drawn_with(name, lambda app: move_button(app, 6)))


@pytest.mark.parametrize("name", ["setup", "title", "settings"])
def test_a_button_moved_by_one_pixel_passes(name: str) -> None:
    assert as_stored(name, drawn_with(name, lambda app: move_button(app, 1)))


def test_another_color_of_a_cube_is_seen() -> None:
    def repaint(app: App) -> None:
        scene = app.top
        assert isinstance(scene, TableController)
        state = scene.match.state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        colors = len(state.bag)
        place = next(place for place, count in enumerate(state.cubes) if count)
        other = place - 1 if place % colors else place + 1
        state.cubes[place] -= 1
        state.cubes[other] += 1
        scene.sync()

    name = "railways-of-north-america-choose-action"
    assert not as_stored(name, drawn_with(name, repaint))


def test_two_swapped_cards_are_seen() -> None:
    def swap(app: App) -> None:
        scene = app.top
        assert isinstance(scene, TableController)
        state = scene.match.state
        assert isinstance(state, NorthAmericanRailwaysState)
        first, second, *others = state.city_columns
        state.city_columns = (second, first, *others)
        state.cities_left[:2] = reversed(state.cities_left[:2])
        scene.sync()

    assert not as_stored("north-american-railways-cities", drawn_with("north-american-railways-cities", swap))


def test_a_missing_line_of_text_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    lay = lettering._lay

    def leave_out(
        surface: Canvas, words: str, image: pygame.Surface, corner: tuple[int, int], place: pygame.Rect
    ) -> None:
        if words != translate("setting-text-size"):
            lay(surface, words, image, corner, place)

    whole = picture(EVERYWHERE["settings"], SIZES[0])
    monkeypatch.setattr(lettering, "_lay", leave_out)
    assert not is_as_stored(small(whole), picture(EVERYWHERE["settings"], SIZES[0]))


@pytest.mark.parametrize("name", ["american-rails-expand", "north-american-railways-cities", "settings"])
def test_antialiasing_and_rounding_pass(name: str) -> None:
    drawn = picture(EVERYWHERE[name], SIZES[0])
    moved, smeared = drawn.copy(), drawn.copy()
    moved.blit(drawn, (1, 1))
    moved.set_alpha(128)
    smeared.blit(moved, (0, 0))
    moved.set_alpha(None)
    assert is_as_stored(small(drawn), moved)
    assert is_as_stored(small(drawn), smeared)


def test_screens_are_saved_in_both_sizes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.tools.screens.SCREENS", SCREENS[:1])
    assert main(tmp_path) == 0
    for width, height in SIZES:
        saved = pygame.image.load(tmp_path / f"{width}x{height}" / f"{SCREENS[0].name}.png")
        assert saved.get_size() == (width, height)


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(tmp_path / "file") == 2
    assert "--screens" in capsys.readouterr().err
