"""What the cubes that are left of an action of American Rails can still bring a seat."""

from __future__ import annotations

from game.learning.reasons.american_rails_dividends import One, dividends
from game.learning.reasons.american_rails_says import Fact
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits, distance
from game.rules.notes import Dollars, Note


def other_cubes(one: One, company: int, city: int) -> list[Note]:
    """To what the cubes that are left of the action can raise the seat's dividends after this one.

    Where they do it in one city, that is named, unless it is the company's for which the cube is laid.
    """
    best = _richest(one)
    before, after = dividends(one.after, one.seat), dividends(best, one.seat)
    if after <= before:
        return []
    board = one.state.board
    reached = [
        (laying, board.city_at[spot])
        for laying, track in enumerate(best.track)
        for spot in bits(track & ~one.after.track[laying])
        if board.city_at[spot] >= 0
    ]
    if len(reached) != 1 or reached[0] == (company, city):
        return [Fact.OTHER_CUBES(before=Dollars(before), after=Dollars(after))]
    return [Fact.OTHER_REACHES(company=reached[0][0], city=reached[0][1], after=Dollars(after))]


def _richest(one: One) -> AmericanRailsState:
    """The table with the highest dividends that the cubes left can make, with as few of them as can be."""
    best, tables = one.after, [one.after]
    while tables:
        found: dict[tuple[int, ...], AmericanRailsState] = {}
        for table in tables:
            for move in table.moves() if table.turn == one.seat and table.to_lay else ():
                if isinstance(move, LayTrack) and _may_pay(table, move):
                    after = table.copy()
                    after.apply(move)
                    found.setdefault(tuple(after.track), after)
        tables = [after for after in found.values() if _goes_on(one, after)]
        best = max([best, *found.values()], key=lambda table: dividends(table, one.seat))
    return best


def _goes_on(one: One, after: AmericanRailsState) -> bool:
    """Whether the seat is still laying the cubes of the same action."""
    return after.turn == one.seat and after.laid > one.after.laid and after.to_lay > 0


def _may_pay(state: AmericanRailsState, move: LayTrack) -> bool:
    """Whether a cube goes to a city, or near enough to a new one for the cubes that are left."""
    board, track = state.board, state.track[move.company]
    there, left = board.hexes[move.hex], state.to_lay - 1
    return any(
        distance(board.hexes[city.hex], there) <= left for city in board.cities if not track >> city.hex & 1
    )
