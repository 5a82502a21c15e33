"""At which line of the card of a turn's steps the table stands."""

from __future__ import annotations

from typing import Final

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import STEP_OF

LAST: Final = (3, 6, 7, 8, 11)
"""The last of the eleven steps that each line tells of."""
SPANS: Final = ("1–3", "4–6", "7", "8", "9–11")
"""These steps, as the strip above the map numbers them."""


def stage_of(state: NewEnglandRailwaysState) -> int:
    """The line that tells of the present step."""
    return next(line for line, last in enumerate(LAST) if STEP_OF[state.step] <= last)
