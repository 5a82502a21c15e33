"""What an action of American Rails comes to: of all houses that one of which the seat has most."""

from __future__ import annotations

from game.learning.reasons.american_rails_dividends import One, dividends
from game.rules.american_rails.moves import Develop
from game.rules.american_rails.state import AmericanRailsState


def outcome_of(one: One) -> AmericanRailsState:
    """The table when what an action begins is done as it is likely to be.

    A house is put up where a player in a hurry would, unless another one brings the seat more dividends at
    once, beside what it brings the others. One that brings the seat
    something comes before one that does not.
    """
    if one.outcome.houses == one.state.houses or isinstance(one.move, Develop):
        return one.outcome
    best, most = one.outcome, _rank(one, one.outcome)
    for move in one.after.moves() if one.after.actor() == one.seat else ():
        if isinstance(move, Develop):
            after = one.after.copy()
            after.apply(move)
            if _rank(one, after) > most:
                best, most = after, _rank(one, after)
    return best


def _rank(one: One, after: AmericanRailsState) -> tuple[bool, int]:
    """Whether the seat gains by it, and how much a year without what the other gains who gains most."""
    rises = [dividends(after, seat) - dividends(one.state, seat) for seat in range(one.state.players)]
    own = rises.pop(one.seat)
    return own > 0, own - max(rises)
