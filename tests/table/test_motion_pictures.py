"""The command that saves an animation as pictures."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.table.tools.motion import main


@pytest.mark.parametrize(
    ("game", "event"), [("american_rails", "CubePlaced"), ("new_england_railways", "LinkTurned")]
)
def test_pictures_show_the_animation_until_it_is_at_rest(game: str, event: str, tmp_path: Path) -> None:
    """Of a player's event, and of one of the chance that follows."""
    assert main([game, event, "--out", str(tmp_path / "new"), "--rate", "3"]) == 0
    paths = sorted((tmp_path / "new").iterdir())
    assert [path.name for path in paths] == [f"{event}-{i:03}.png" for i in range(1, len(paths) + 1)]
    seen = {pygame.image.tobytes(pygame.image.load(path), "RGB") for path in paths}
    assert len(seen) > 3


def test_the_number_of_a_move_will_do(tmp_path: Path) -> None:
    assert main(["north_american_railways", "3", "--out", str(tmp_path), "--rate", "1"]) == 0
    assert len(list(tmp_path.iterdir())) >= 1


def test_an_event_that_does_not_happen_is_reported_with_those_that_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["american_rails", "CubePlace", "--out", str(tmp_path / "new")])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "found 'CubePlace'" in told
    assert "CubePlaced" in told
    assert not (tmp_path / "new").exists()
