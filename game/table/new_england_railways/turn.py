"""At which line of the card of a turn's steps the table stands."""

from __future__ import annotations

from typing import Final

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import STEP_OF

LAST: Final = (3, 6, 7, 8, 11)
"""The last of the eleven steps that each line tells of."""
SPANS: Final = tuple(
    str(last) if last == before + 1 else f"{before + 1}–{last}"
    for before, last in zip((0, *LAST), LAST, strict=False)
)
"""The steps that each line tells of, as the strip above the map numbers them."""


def stage_of(state: NewEnglandRailwaysState) -> int:
    """The line that tells of the present step."""
    return next(line for line, last in enumerate(LAST) if STEP_OF[state.step] <= last)
