"""The games for tests that take many seconds: some of them, and in a thorough run all."""

from typing import Final

import pytest

from game.rules.catalog import game_keys

LENGTHY: Final = "railways_of_north_america"

EACH_GAME: Final = [
    pytest.param(key, marks=[pytest.mark.thorough] if key == LENGTHY else [], id=key) for key in game_keys()
]
"""The keys of all games."""

QUICK: Final = "north_american_railways"

ONE_GAME: Final = [
    pytest.param(key, marks=[] if key == QUICK else [pytest.mark.thorough], id=key) for key in game_keys()
]
"""The keys of all games, for tests of seconds of what hardly differs by game: in the quickest one, and in a
thorough run in all."""
