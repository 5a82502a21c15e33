"""The high-contrast look: what is drawn, and that it comes and goes with its setting."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.catalog import game_keys
from game.table.controls.choices import Segments
from game.table.kit.contrast import ink_of, thick, use_high_contrast
from game.table.kit.materials import baize, print_paper, walnut
from game.table.kit.surface_cache import surface_cache
from game.table.kit.theme import (
    CREAM,
    FADED_INK,
    GAIN,
    INK,
    PALE_BRASS,
    PAPER,
    QUIET,
    SEPIA,
    SIGNAL,
    contrast,
)
from game.table.pages.settings_page import SettingsPage
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.tools.screenshots import FrozenApp, sit
from tests.table.pages import click

MOVES = 40


@pytest.fixture
def high() -> Iterator[None]:
    """The look without a program."""
    use_high_contrast(True)
    surface_cache.clear()
    yield
    use_high_contrast(False)
    surface_cache.clear()


def pixels(app: App) -> bytes:
    if isinstance(app.top, TableController):
        app.draw(app.screen)
        for _ in app.top.print_in_steps():
            pass
    app.draw(app.screen)
    return pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.parametrize("game", game_keys())
def test_the_look_comes_and_goes_with_its_setting(app: App, game: str) -> None:
    sit(app, game, MOVES, 3)
    usual = pixels(app)
    app.settings.high_contrast = True
    app.arrange()
    strong = pixels(app)
    assert strong != usual
    begun_so = FrozenApp(app.store, (1280, 720))
    begun_so.settings.high_contrast = True
    begun_so.arrange()
    sit(begun_so, game, MOVES, 3)
    assert pixels(begun_so) == strong
    begun_so.close()
    app.settings.high_contrast = False
    app.arrange()
    assert pixels(app) == usual


def test_the_settings_page_shows_the_look_immediately(app: App) -> None:
    app.push(page := SettingsPage())
    usual = pixels(app)
    row = page.rows["high_contrast"]
    assert isinstance(row, Segments)
    row.click(row.cells()[1].center)
    assert app.settings.high_contrast
    assert pixels(app) != usual
    click(app, page.default_button)
    assert not app.settings.high_contrast


def test_no_texture_is_under_text(high: None) -> None:
    paper = pygame.Surface((120, 90), 0, 32)
    print_paper(paper, paper.get_rect())
    for surface in (baize(160, 90), walnut((160, 90)), paper):
        colours = {tuple(surface.get_at((x, y))) for x in range(0, 120, 7) for y in range(0, 90, 7)}
        assert len(colours) == 1


def test_inks_stand_out(high: None) -> None:
    wood, felt = walnut((8, 8)).get_at((4, 4)), baize(8, 8).get_at((4, 4))
    for ink in (CREAM, QUIET, PALE_BRASS):
        for ground in (wood, felt):
            assert contrast(ink_of(ink), (ground.r, ground.g, ground.b)) >= 12
    for ink in (INK, FADED_INK, SEPIA, SIGNAL, GAIN):
        assert contrast(ink_of(ink), PAPER) >= 7
    assert thick(1) > 1
