"""How long a game of American Rails still lasts: in each year how likely it is to be the last.

The game ends with its last year, or earlier, at the end of a year by which all shares are sold or so many
supplies are down to two pieces (End of the Game). Both are near or far by degrees: who is ahead may end the
game, and a share is worth the dividends that are still paid.

The chances are logistic, of the pieces and the shares that are left and of the time there is to use them. The
figures are those that make the ends of 499 games of the bots likeliest, half of them of experts, at tables of
three to five.

>>> import random
>>> from game.rules.american_rails import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> 6.0 < dividends_left(state) < 7.0
True
>>> time_left(state)
1.0
>>> SUPPLIES
Chance(usual=-1.08, seat=-0.07, slope=2.2, pace=1.44)
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from ai.floats import stable
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, COLUMNS, ENDED, NONE, PREPARATION


class Chance(NamedTuple):
    """How likely a year is the last, by how much of something is left: of supplies, or of shares."""

    usual: float
    """The logit where as much is left as is used in that time, at a table of four."""
    seat: float
    """What each seat more adds to it."""
    slope: float
    """What each piece more takes away."""
    pace: float
    """How much is used in a year."""


SUPPLIES: Final = Chance(-1.08, -0.07, 2.2, 1.44)
"""By the pieces above two of each supply that is still needed for the end, on the average, for this year."""

SUPPLIES_LATER: Final = Chance(-4.86, 0.61, 1.15, 3.86)
"""The same for each year after this one, if the game has not ended before."""

SHARES: Final = Chance(-1.35, 0.61, 0.674, 1.87)
"""By the shares that are left, for each year."""


def dividends_left(state: AmericanRailsState) -> float:
    """How many dividends can be expected still to be paid, this year's included: at least one."""
    most = state.board.last_year - state.year
    shares, pieces = sum(state.unsold), _pieces_left(state)
    if not shares or not pieces or most <= 0 or state.step == ENDED:
        return 1.0
    seats = float(min(1, max(-1, state.players - 4)))
    time, going_on, years = time_left(state), 1.0, 1.0
    by_supplies = SUPPLIES
    for _ in range(most):
        root = math.sqrt(time)
        supplies = by_supplies.usual + by_supplies.seat * seats
        supplies -= by_supplies.slope * (pieces - by_supplies.pace * time) / root
        sold = SHARES.usual + SHARES.seat * seats - SHARES.slope * (shares - SHARES.pace * time)
        going_on = stable(going_on / ((1.0 + math.exp(supplies)) * (1.0 + math.exp(sold))))
        years += going_on
        time += 1.0
        by_supplies = SUPPLIES_LATER
    return years


def time_left(state: AmericanRailsState) -> float:
    """The part of the year that is left, by the actions still to be taken, the present one included."""
    if state.column == PREPARATION:
        return 1.0
    size = len(state.board.rows)
    first = state.column * size
    acted = size - state.markers[first : first + size].count(NONE)
    if state.step != CHOOSE:
        acted -= 1
    return 1.0 - (state.column + acted / state.players) / COLUMNS


def _pieces_left(state: AmericanRailsState) -> float:
    """How many pieces of a supply are still to be used until the game ends, on the average of the nearest."""
    left = [state.houses_left - 2 if state.houses_left > 2 else 0]
    for company, cubes in enumerate(state.cubes):
        if company != state.absent:
            left.append(cubes - 2 if cubes > 2 else 0)
    left.sort()
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    return sum(left[:needed]) / needed
