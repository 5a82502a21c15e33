"""What takes many seconds in the game with the largest board, and there only a thorough run asks for it."""

from typing import Final

import pytest

from game.rules.catalogue import keys

LENGTHY: Final = "railways_of_north_america"

EACH_GAME: Final = [
    pytest.param(key, marks=[pytest.mark.thorough] if key == LENGTHY else [], id=key) for key in keys()
]
"""The keys of all games."""
