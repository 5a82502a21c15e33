"""What one delivery of Railways of North America brings beside another, and which of the two can wait."""

from __future__ import annotations

from typing import Final

from game.learning.railways_of_north_america.close import about_as_good
from game.learning.railways_of_north_america.deliveries import (
    One,
    bonus,
    bonus_in_reach,
    can_wait,
    gained_by,
)
from game.learning.railways_of_north_america.last import is_last_turn
from game.learning.railways_of_north_america.phrases import Fact
from game.learning.reasons.weighed import Weighed
from game.rules.messages import Dollars, Message
from game.rules.railways_of_north_america.moves import Deliver

BESIDE_IT: Final = 3
"""Among so many candidates, the best one with them, a delivery for more is looked for that can wait."""


def other_sends(one: One) -> list[Message]:
    """Looking back, where nothing else is told of the other delivery: the fewer points that it brings."""
    if one.found.bot or one.rival is None:
        return []
    if not (isinstance(one.move, Deliver) and isinstance(one.rival.move, Deliver)):
        return []
    own, other = (gained_by(each)[one.seat] for each in (one, one.rival))
    return [Fact.OTHER_SENDS(own=other)] if other < own else []


def fewer(one: One, other: int) -> list[Message]:
    """That the better delivery brings the seat more points at once; and what this one brings another."""
    if one.rival is None or not (isinstance(one.move, Deliver) and isinstance(one.rival.move, Deliver)):
        return []
    own, more = gained_by(one)[one.seat], gained_by(one.rival)[one.seat]
    if own >= more:
        return []
    gain = gained_by(one)[other]
    if not gain and _waits(one, one.rival.move) and about_as_good(one):
        return [Fact.FEWER_FIRST(own=own, more=more)]
    if gain:
        return [Fact.FEWER_ALSO(own=own, more=more, seat=other, gain=gain)]
    return [Fact.FEWER(own=own, more=more)]


def first_for_less(one: One) -> list[Message]:
    """That the best delivery brings fewer points than another one that is weighed, which can wait."""
    gained = gained_by(one)
    own = gained[one.seat]
    if not isinstance(one.move, Deliver) or bonus(one, own) or sum(gained) > own:
        return []
    places = range(1, min(BESIDE_IT, len(one.found.candidates)))
    others = [Weighed(one.found, place, one.state) for place in places]
    waiting = [
        gained_by(other)[one.seat]
        for other in others
        if isinstance(other.move, Deliver) and _waits(one, other.move)
    ]
    more = max(waiting, default=0)
    return [Fact.FEWER_FIRST(own=own, more=more)] if more > own else []


def income(one: One) -> list[Message]:
    """What the points do to the seat's income of a turn, if the other move does not do the same to it."""
    board, seat = one.state.board, one.seat
    before = board.income_at(one.state.points[seat])
    after = board.income_at(one.outcome.points[seat])
    if before == after or is_last_turn(one.state):
        return []
    if one.rival is not None and board.income_at(one.rival.outcome.points[seat]) == after:
        return []
    kind = Fact.INCOME_RISES if after > before else Fact.INCOME_FALLS
    return [kind(before=Dollars(before), after=Dollars(after), bonds=one.outcome.bonds[seat])]


def _waits(one: One, cube: Deliver) -> bool:
    """Whether another delivery is there later: a bonus card of it could be taken with another cube."""
    return can_wait(one, cube) and not bonus_in_reach(one.state, one.seat, cube)
