"""What a delivery of Railways of North America does for the end of the match: cities that it empties."""

from __future__ import annotations

from typing import Final

from game.learning.railways_of_north_america.deliveries import One, delivery_of
from game.learning.railways_of_north_america.phrases import Fact
from game.rules.messages import Message
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.steps import NONE

NEAR: Final = 3
"""So few empty-city markers that are left bring the end into sight."""


def ends(one: One) -> list[Message]:
    """Whether the last marker is placed with it, and the turn after this one is the last; or one is that is
    near the last, which counts for who is ahead, beside a delivery that places none."""
    move = delivery_of(one)
    if move is None or one.state.last_turn != NONE:
        return []
    if one.outcome.last_turn != NONE:
        return [Fact.ENDS()]
    left = one.after.markers_left()
    if not isinstance(one.move, Deliver) or left > NEAR or not _places(one) or not _is_ahead(one):
        return []
    rival = one.rival
    if rival is None or not isinstance(rival.move, Deliver) or _places(rival):
        return []
    return [Fact.NEARS_END(city=move.city, left=left)]


def _places(one: One) -> bool:
    """Whether a marker is placed with it."""
    return one.after.markers_left() < one.state.markers_left()


def _is_ahead(one: One) -> bool:
    """Whether the seat is ahead in the end, as far as can be seen, and the move the better one."""
    scores = one.candidate.scores
    return not one.place and bool(scores) and scores[one.seat] == max(scores)
