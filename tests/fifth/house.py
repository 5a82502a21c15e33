"""Whistle Stop in the program: its assets and the one line of the catalog.

As a plug-in of pytest (``-p tests.fifth.house``) it brings the game in before any test is collected.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from assets import also_in
from game.rules.catalog import GAMES, GamePackages
from tests.fifth.rules.game import FOLDER, WhistleStop

CONTRACT: Final = (
    "tests/contract/test_every_game.py",
    "tests/contract/test_every_board.py",
    "tests/contract/test_every_word.py",
    "tests/contract/test_openings.py",
    "tests/rules/test_records.py",
)
"""The tests that a game has to pass because it is in the catalog, and need no window."""


@contextmanager
def in_the_house() -> Iterator[None]:
    """Meanwhile the game is one of the catalog."""
    with also_in(FOLDER):
        GAMES[WhistleStop.key] = GamePackages("tests.fifth.rules", "tests.fifth.table")
        try:
            yield
        finally:
            del GAMES[WhistleStop.key]


def pytest_configure(config: pytest.Config) -> None:
    """Bring the game in for the whole run."""
    house = in_the_house()
    house.__enter__()
    config.add_cleanup(lambda: house.__exit__(None, None, None))
