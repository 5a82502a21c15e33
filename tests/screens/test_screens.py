"""Every screen looks as it did when somebody last looked at it."""

import pygame
import pytest

from game.table.tools.screens import SCREENS, SIZES, main
from game.table.tools.stills import Screen, picture
from tests.screens.pictures import ALLOWED, STORED, part_that_differs, show_difference, small

EVERYWHERE = [screen for screen in SCREENS if screen.everywhere]


FURTHER = ("-help-", "-three-players", "-five-", "-six-", "large-text", "-looking-back", "-thinking")
"""What is said in the names of screens that much resemble others: only a thorough run looks at them."""


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(
            screen,
            marks=[pytest.mark.thorough] if any(part in screen.name for part in FURTHER) else [],
            id=screen.name,
        )
        for screen in EVERYWHERE
    ],
)
def test_screen_looks_as_stored(screen: Screen) -> None:
    drawn = small(picture(screen, SIZES[0]))
    path = STORED / f"{screen.name}.png"
    assert path.exists(), f"no picture of {screen.name} is stored; see tests/screens/pictures.py"
    stored = pygame.surfarray.array3d(pygame.image.load(path))
    part = part_that_differs(stored, drawn)
    if part > ALLOWED:
        shown = show_difference(screen.name, stored, drawn)
        pytest.fail(f"{part:.2%} of {screen.name} differs: see {shown}")


def test_nothing_is_stored_that_is_no_screen() -> None:
    assert {path.stem for path in STORED.glob("*.png")} == {screen.name for screen in EVERYWHERE}


def test_a_picture_is_the_same_twice() -> None:
    screen = next(screen for screen in SCREENS if screen.name.endswith("hint"))
    first, second = (pygame.image.tobytes(picture(screen, SIZES[0]), "RGB") for _ in range(2))
    assert first == second


def test_a_moved_button_is_noticed() -> None:
    drawn = small(picture(EVERYWHERE[0], SIZES[0]))
    moved = drawn.copy()
    moved[500:560, 300:320] = drawn[500:560, 310:330]
    assert part_that_differs(drawn, drawn) == 0
    assert part_that_differs(drawn, moved) > ALLOWED


def test_screens_are_saved_in_both_sizes(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("game.table.tools.screens.SCREENS", SCREENS[:1])
    assert main(tmp_path) == 0
    for width, height in SIZES:
        saved = pygame.image.load(tmp_path / f"{width}x{height}" / f"{SCREENS[0].name}.png")
        assert saved.get_size() == (width, height)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path, capsys) -> None:
    (tmp_path / "file").write_text("")
    assert main(tmp_path / "file") == 2
    assert "expected a folder" in capsys.readouterr().err
