"""Seats that are being filled, before there is a match."""

from dataclasses import replace

import pytest

from ai.registry import make_bot
from game.table.pages.chairs import NAMES, OTHERS, Chair
from game.words import translate


@pytest.mark.parametrize("level", OTHERS)
def test_a_bot_beside_the_levels_keeps_no_character_of_the_one_before(level: str) -> None:
    miser = Chair("", NAMES[1], 1, "skilled", "miser")
    chair = replace(miser, level=level)
    assert (chair.bot, chair.name) == (level, translate(NAMES[1]))
    assert make_bot(chair.bot or "", game="american_rails", seed=1) is not None
    assert replace(chair, level="expert").bot == "expert:character=miser"
