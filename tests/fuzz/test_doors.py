"""A little of what `python -m tests.fuzz --minutes 60` does for an hour, the same on every run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.doors import DOORS, Door, opened
from tests.fuzz.rounds import Round, attempt


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_whatever_comes_through_is_taken_or_refused_in_words(door: type[Door], tmp_path: Path) -> None:
    told = Round(door.name, seed=1)
    with opened(door, tmp_path) as one:
        for number in range(door.short):
            attempt(one, told, number)
    assert not told.failures, told.words()
