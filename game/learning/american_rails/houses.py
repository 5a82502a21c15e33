"""What an action of American Rails comes to: the house, or the cubes, of which the seat has most at once."""

from __future__ import annotations

from game.learning.american_rails.dividends import One, dividends
from game.learning.american_rails.goals import goes_for
from game.learning.american_rails.reach import best_use
from game.rules.american_rails.moves import ChooseAction, Develop
from game.rules.american_rails.state import AmericanRailsState


def outcome_of(one: One) -> AmericanRailsState:
    """The table when what an action begins is done as it is likely to be.

    A house is put up where a player in a hurry would, unless another one brings the seat more dividends at
    once, beside what it brings the others. One that brings the seat
    something comes before one that does not. So are cubes laid, unless they go for a city that is not reached
    yet and that its company can pay.
    """
    if lays_track(one):
        return one.outcome if goes_for(one) is not None else _with_cubes(one)
    if one.outcome.houses == one.state.houses or isinstance(one.move, Develop):
        return one.outcome
    best, most = one.outcome, _rank(one, one.outcome)
    for move in one.after.legal_moves() if one.after.current_player() == one.seat else ():
        if isinstance(move, Develop):
            after = one.after.copy()
            after.apply_unchecked(move)
            if _rank(one, after) > most:
                best, most = after, _rank(one, after)
    return best


def lays_track(one: One) -> bool:
    """Whether an action is likely to be used for cubes."""
    return isinstance(one.move, ChooseAction) and one.outcome.track != one.state.track


def _with_cubes(one: One) -> AmericanRailsState:
    best = best_use(one.after, one.seat)
    return best if dividends(best, one.seat) > dividends(one.outcome, one.seat) else one.outcome


def _rank(one: One, after: AmericanRailsState) -> tuple[bool, int]:
    """Whether the seat gains by it, and how much a year without what the other gains who gains most."""
    rises = [dividends(after, seat) - dividends(one.state, seat) for seat in range(one.state.players)]
    own = rises.pop(one.seat)
    return own > 0, own - max(rises)
