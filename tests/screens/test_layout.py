"""Texts, key caps and buttons of every screen keep apart, stay within what holds them, and are readable."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.table.kit.furniture import button, key_cap
from game.table.kit.lettering import write, write_within
from game.table.kit.materials import print_paper
from game.table.kit.scale import Scale
from game.table.tools.screens import SCREENS
from game.table.tools.screenshots import FrozenApp, FrozenStore, Screen
from game.words import override
from tests.screens.measuring import Measures, measuring

SMALL: Final = (1280, 720)
CASES: Final = [
    ("de", SMALL, 1.0),
    ("de", SMALL, 1.6),
    ("en", SMALL, 1.6),
    ("en", SMALL, 1.0),
    ("en", (1920, 1080), 1.0),
    ("en", (1366, 768), 1.3),
    ("de", (1920, 1080), 1.0),
    ("de", (1920, 1080), 1.6),
    ("de", (1024, 576), 1.0),
    ("de", (1280, 1024), 1.3),
]
"""Languages, sizes of the window and of text, the ones with the longest texts first."""
IN_CI: Final = 2
"""How many of the cases run with the thorough tests. The others take minutes more; -m layout runs them."""
USUAL_RUN: Final = (
    "american-rails-develop",
    "american-rails-expand-pointing",
    "american-rails-over",
    "new-england-railways-ship",
    "new-england-railways-wait",
    "north-american-railways-city",
    "north-american-railways-let-go",
    "railways-of-north-america-baron",
    "railways-of-north-america-lay-tile",
    "railways-of-north-america-urbanize",
    "settings",
    "title-continue",
    "turn-card",
)
"""The screens that had most flaws in German with large text."""


def flaws_of(screen: Screen, folder: Path, size: tuple[int, int], text_size: float) -> list[str]:
    """Return what is wrong on a screen; where the map is enlarged, it is cut at the edges of its place."""
    store = FrozenStore(folder)
    app = FrozenApp(store, size, max(text_size, screen.text_size))
    try:
        with measuring(app.screen) as measures:
            screen.make(app)
            app.draw(app.screen)
        enlarged = screen.name.endswith("-enlarged")
        return [flaw for flaw in measures.flaws() if not (enlarged and flaw.startswith("clipped: "))]
    finally:
        app.close()
        store.close()


@pytest.mark.parametrize("name", USUAL_RUN)
def test_a_screen_with_large_text_has_no_flaws_in_german(name: str, tmp_path: Path) -> None:
    screen = next(one for one in SCREENS if one.name == name)
    with override("de"):
        assert not flaws_of(screen, tmp_path, SMALL, 1.6)


@pytest.mark.parametrize(
    "language_and_sizes",
    [
        pytest.param(case, marks=pytest.mark.thorough if n < IN_CI else pytest.mark.layout, id=str(case))
        for n, case in enumerate(CASES)
    ],
)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda one: one.name)
def test_no_screen_has_flaws(
    screen: Screen, language_and_sizes: tuple[str, tuple[int, int], float], tmp_path: Path
) -> None:
    language, size, text_size = language_and_sizes
    with override(language):
        assert not flaws_of(screen, tmp_path, size, text_size)


SCALE: Final = Scale(*SMALL)
PLACE: Final = pygame.Rect(20, 20, 120, 40)


@pytest.fixture
def window() -> pygame.Surface:
    return pygame.Surface((300, 120))


@pytest.fixture
def measures(window: pygame.Surface) -> Iterator[Measures]:
    with measuring(window) as found:
        yield found


def kinds(measures: Measures) -> list[str]:
    return [flaw.split(":")[0] for flaw in measures.flaws()]


def say(window: pygame.Surface, words: str, x: float, y: float) -> None:
    write(window, SCALE, words, "sans", 20, "white", x, y)


def test_a_cap_over_a_text_is_found(window: pygame.Surface, measures: Measures) -> None:
    button(window, SCALE, PLACE, "")
    say(window, "at the end", 24, 40)
    key_cap(window, SCALE, 80, 40, "1")
    assert "cap over text" in kinds(measures)


def test_a_cap_that_leaves_its_button_is_found(window: pygame.Surface, measures: Measures) -> None:
    button(window, SCALE, pygame.Rect(20, 20, 120, 8), "", key="1")
    assert "cap leaves its button" in kinds(measures)


def test_touching_lines_are_found(window: pygame.Surface, measures: Measures) -> None:
    say(window, "gypsy", 20, 30)
    say(window, "label", 20, 42)
    assert kinds(measures) == ["touching"]


def test_lines_apart_are_no_flaw(window: pygame.Surface, measures: Measures) -> None:
    say(window, "gypsy", 20, 30)
    say(window, "label", 20, 48)
    assert not measures.flaws()


def test_a_text_that_leaves_its_paper_or_its_button_is_found(
    window: pygame.Surface, measures: Measures
) -> None:
    print_paper(window, pygame.Rect(20, 20, 60, 40))
    say(window, "much too long", 30, 40)
    button(window, SCALE, pygame.Rect(20, 70, 60, 40), "")
    say(window, "much too long", 30, 90)
    assert kinds(measures) == ["leaves its paper", "text leaves button"]


def test_a_button_over_another_is_found(window: pygame.Surface, measures: Measures) -> None:
    for move in (0, 100):
        button(window, SCALE, PLACE.move(move, move // 10), "")
    assert kinds(measures) == ["button over button"]


def test_an_unreadable_text_is_found(window: pygame.Surface, measures: Measures) -> None:
    write_within(window, SCALE, "condensed", "sans", 20, "white", 20, 30, 30, narrowest=0.3)
    assert kinds(measures) == ["condensed"]


def test_two_buttons_with_one_label_and_one_key_are_found(window: pygame.Surface, measures: Measures) -> None:
    for x in (20, 160):
        button(window, SCALE, pygame.Rect(x, 20, 120, 40), "Play on", key="enter")
    assert kinds(measures) == ["key on several caps", "same label"]


def test_what_a_later_sheet_covers_is_no_flaw(window: pygame.Surface, measures: Measures) -> None:
    say(window, "below", 24, 30)
    print_paper(window, PLACE)
    say(window, "above", 24, 32)
    assert not measures.flaws()
