"""The games, without the largest board where it takes many seconds, except in a thorough run."""

from typing import Final

import pytest

from game.rules.catalog import game_keys

LENGTHY: Final = "railways_of_north_america"

EACH_GAME: Final = [
    pytest.param(key, marks=[pytest.mark.thorough] if key == LENGTHY else [], id=key) for key in game_keys()
]
"""Return the keys of all games."""
