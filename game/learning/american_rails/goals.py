"""The city that track of American Rails goes for, as far as it can still be reached in time."""

from __future__ import annotations

from typing import Final, NamedTuple

from ai.american_rails.evaluation import dividends_left
from game.learning.american_rails.dividends import One
from game.learning.american_rails.ways import Way, ways_of
from game.rules.american_rails.board import CUBES_ALLOWED, EXPAND_4
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import COLUMNS
from game.rules.hexgrid import bits

LACKING: Final = 6
"""A city for which a treasury lacks more dollars than this is named only where there is no nearer one."""


class Goal(NamedTuple):
    """A city to which cubes lead."""

    city: int
    dollars: int
    """What the track that is left to it costs."""
    cubes: int
    """How many it takes."""
    income: int
    """What it brings, connections included."""
    partner: int
    """The city with which it makes a special connection; -1: with none, or with several."""
    bonus: int
    """What that connection alone brings."""


def goal_of(one: One, company: int, after: AmericanRailsState) -> Goal | None:
    """The city to which the cubes lead that were laid in `after`; None if to none that is reached in time.

    Of several it is the one with most income for what the way costs.
    """
    before = {way.city: way.dollars for way in ways_of(one.state, company)}
    money = after.treasury[company] + LACKING
    nearer = [
        way
        for way in ways_of(after, company)
        if way.dollars < before.get(way.city, way.dollars) and _is_in_time(one, after, way)
    ]
    if not nearer:
        return None
    way = max(nearer, key=lambda way: (way.dollars <= money, way.rate))
    partners = _partners(after, company, way.city)
    partner = partners[0] if len(partners) == 1 else -1
    bonus = after.board.pair_income if partner >= 0 else 0
    return Goal(way.city, way.dollars, way.cubes, way.income, partner, bonus)


def _is_in_time(one: One, after: AmericanRailsState, way: Way) -> bool:
    """Whether a way can be laid while it still pays: in the last year by the seat's own actions."""
    if dividends_left(one.state) > 1.0:
        return True
    phases = COLUMNS - 1 - one.state.column
    return way.cubes <= cubes_left(one, after) + phases * CUBES_ALLOWED[EXPAND_4]


def cubes_left(one: One, after: AmericanRailsState) -> int:
    """How many more cubes the action under way allows."""
    return after.to_lay if after.turn == one.seat and isinstance(one.move, LayTrack) else 0


def _partners(state: AmericanRailsState, company: int, city: int) -> list[int]:
    """The cities of a company's track with which another one makes special connections."""
    cities, track = state.board.cities, state.track[company]
    pairs = [(a, b) for pair in state.board.pairs for a, b in (pair, pair[::-1])]
    return [b for a, b in pairs if a == city and track >> cities[b].hex & 1]


def goes_for(one: One) -> Goal | None:
    """The city that the cubes of an action are likely to go for without reaching any.

    None if there is none, or if its company can't pay for the rest of the way.
    """
    state, outcome = one.state, one.outcome
    new = [after & ~before for before, after in zip(state.track, outcome.track, strict=True)]
    company = max(range(len(new)), key=lambda company: new[company].bit_count())
    if any(state.board.city_at[spot] >= 0 for spot in bits(new[company])):
        return None
    goal = goal_of(one, company, outcome)
    return goal if goal is not None and goal.dollars <= outcome.treasury[company] else None
