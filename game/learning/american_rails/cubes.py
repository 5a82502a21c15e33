"""What the cubes that are left of an action of American Rails can still bring a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.bot import Candidate
from game.learning.american_rails.dividends import One, dividends
from game.learning.american_rails.leads import RIPPLE
from game.learning.american_rails.phrases import Fact
from game.learning.american_rails.reach import best_use
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message

MUCH: Final = 3
"""Dollars a year at once that decide between cubes that win about as often."""


def other_cubes(one: One, company: int, city: int) -> list[Message]:
    """To what the cubes that are left of the action can raise the seat's dividends after this one.

    Where they do it in one city, that is named, unless it is the company's for which the cube is laid.
    """
    best = best_use(one.after, one.seat)
    before, after = dividends(one.after, one.seat), dividends(best, one.seat)
    if after <= before:
        return []
    board, cubes = one.state.board, one.after.to_lay
    reached = [
        (laying, board.city_at[spot])
        for laying, track in enumerate(best.track)
        for spot in bits(track & ~one.after.track[laying])
        if board.city_at[spot] >= 0
    ]
    if len(reached) != 1 or reached[0] == (company, city):
        return [Fact.OTHER_CUBES(before=Dollars(before), after=Dollars(after), cubes=cubes)]
    laying, there = reached[0]
    return [Fact.OTHER_REACHES(company=laying, city=there, after=Dollars(after), cubes=cubes)]


def pays_more_at_once(state: AmericanRailsState, found: Sequence[Candidate]) -> Move | None:
    """The cube that, with those to follow, makes the seat's dividends much higher at once than the best one.

    It must win about as often: then what it brings is surer than that of track toward a city far away. None
    if there is no such cube.
    """
    best, seat = found[0] if found else None, state.current_player()
    if best is None or not isinstance(best.move, LayTrack) or state.to_lay < 2:
        return None
    as_good = [
        one
        for one in found
        if isinstance(one.move, LayTrack)
        and 2 * one.visits >= best.visits
        and best.chance - one.chance < RIPPLE
    ]
    most = {one.move: dividends(best_use(_after(state, one.move), seat), seat) for one in as_good}
    move = max(most, key=lambda move: most[move])
    return move if most[move] >= most[best.move] + MUCH else None


def _after(state: AmericanRailsState, move: Move) -> AmericanRailsState:
    after = state.copy()
    after.apply_unchecked(move)
    return after


def pays_no_less(one: One, other: One) -> bool:
    """Whether of two cubes of one action, with more to come, the worse one can pay as much in the end."""
    if not (isinstance(one.move, LayTrack) and isinstance(other.move, LayTrack)) or one.state.to_lay < 2:
        return False
    better, worse = (other, one) if one.place else (one, other)
    own, most = (dividends(best_use(at.after, at.seat), at.seat) for at in (worse, better))
    return own >= most
