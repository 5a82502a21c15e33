"""A confirmed click does little work: the table is laid out once a frame, not once a caller."""

import pytest

from game.rules.catalog import game_keys
from game.table.tools.clicks import confirmed_click
from game.table.tools.screenshots import recorded

CALLS = 2400
"""At most N function calls before a bot moves; with a layout for each caller there were 4200 to 6300."""


@pytest.mark.parametrize("key", game_keys())
def test_a_confirmed_click_makes_few_calls(key: str) -> None:
    length = len(recorded(key, 4).entries)
    clicks = (confirmed_click(key, length * step // 20) for step in (5, 11, 17, 19))
    assert min(found.total() for found in clicks if found is not None) <= CALLS
