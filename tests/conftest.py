"""What every test needs: no window, no sound, and a folder of its own for saves and settings."""

import os
from pathlib import Path

import pytest

# Before anything imports pygame: its drivers are chosen when it starts.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games and settings, a new one for each test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("PARLORCAR_HOME", str(folder))
    return folder
