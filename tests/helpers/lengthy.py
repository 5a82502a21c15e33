"""What takes many seconds in the game with the largest board, and there only a thorough run asks for it."""

from typing import Final

import pytest

from game.rules.catalog import game_keys

LENGTHY: Final = "railways_of_north_america"

EACH_GAME: Final = [
    pytest.param(key, marks=[pytest.mark.thorough] if key == LENGTHY else [], id=key) for key in game_keys()
]
"""The keys of all games."""
