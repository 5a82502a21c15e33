"""The trial run reports errors in the active language, and by its exit code."""

from __future__ import annotations

import pygame
import pytest

from game.table.tools import smoke
from game.words import override


@pytest.mark.parametrize(
    ("blank", "told"), [(1, "Das Hauptmenü ist leer"), (0, "In 0 Sekunden hat kein Bot gezogen")]
)
def test_what_is_wrong_is_told(
    blank: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(smoke, "_is_blank", lambda _: bool(blank))
    monkeypatch.setattr(smoke, "PATIENCE", 0.0)
    with override("de"):
        assert smoke.main() == 1
    pygame.display.init()
    found = capsys.readouterr()
    assert found.out == ""
    assert told in found.err
