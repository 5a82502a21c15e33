"""What the cubes that are left of an action of American Rails can still bring a seat."""

from __future__ import annotations

from game.learning.reasons.american_rails_dividends import One, dividends
from game.learning.reasons.american_rails_reach import best_use
from game.learning.reasons.american_rails_says import Fact
from game.rules.american_rails.moves import LayTrack
from game.rules.hexgrid import bits
from game.rules.notes import Dollars, Note


def other_cubes(one: One, company: int, city: int) -> list[Note]:
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


def pays_no_less(one: One, other: One) -> bool:
    """Whether of two cubes of one action, with more to come, the worse one can pay as much in the end."""
    if not (isinstance(one.move, LayTrack) and isinstance(other.move, LayTrack)) or one.state.to_lay < 2:
        return False
    better, worse = (other, one) if one.place else (one, other)
    own, most = (dividends(best_use(at.after, at.seat), at.seat) for at in (worse, better))
    return own >= most
