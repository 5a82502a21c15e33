"""The program without a window, for the tests of its screens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.store import Store
from game.table.program.app import App
from game.table.tools.screenshots import FrozenApp


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The program with saves of its own; nothing moves in it."""
    store = Store(tmp_path / "saves")
    app = FrozenApp(store, (1280, 720))
    yield app
    app.close()
    store.close()
