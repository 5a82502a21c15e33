"""What a position of American Rails is worth: the dollars that each seat can expect at the end.

A share is worth the dividends that are still to come. They follow from the company's income, from
the cities that its treasury can still buy (see `american_rails_prospects`), from the pace at which
its holders build, and from the number of shares that it is divided by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.appraisal.american_rails_prospects import Prospects, Step, prospects_of
from ai.knowledge import Appraisal, Values
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import State

CLEAR_LEAD: Final = 40.0
"""Dollars ahead that decide most games."""

PACE: Final = (4.0, 5.0)
"""Dollars of track a year that a company lays: this much, and so much more for each holder."""

EARLY_PLACE: Final = 0.7
"""Dollars that it is worth to choose one place earlier in the next phase."""


def dividends_left(state: AmericanRailsState) -> int:
    """How many dividends are still to come if the game runs to its last year."""
    return state.board.last_year - state.year + 1


def year_gone(state: AmericanRailsState) -> float:
    """The part of the year that is over, 0 to 1."""
    return max(state.column, 0) / 3.0


def plan_of(state: AmericanRailsState, company: int, prospects: Prospects) -> tuple[Step, ...]:
    """The cities that a company on the map can go for."""
    others = 0
    for c, track in enumerate(state.track):
        if c != company:
            others |= track
    return prospects.plan(state.track[company], others, state.houses)


def payout(
    income: float, treasury: float, pace: float, years: float, gone: float, plan: Sequence[Step]
) -> float:
    """All dividends to come of a company, for its shares together.

    A city of the plan pays from the time at which the treasury has bought it, at `pace` dollars a year.
    The last one that the treasury touches counts for the part that it can pay.
    """
    total = income * years
    before = 0.0
    for _, spent, gain in plan:
        paid = 1.0 if spent <= treasury else (treasury - before) / (spent - before)
        if paid <= 0.0:
            break
        late = spent / pace + gone - 0.5
        left = years - late if late > 0.0 else years
        if left <= 0.0:
            break
        total += gain * left * paid
        before = spent
    return total


def pace_of(state: AmericanRailsState, company: int) -> float:
    """Dollars of track that a company can be expected to lay in a year."""
    count = len(state.treasury)
    holders = sum(1 for held in state.shares[company::count] if held)
    return PACE[0] + PACE[1] * holders


def share_value(
    state: AmericanRailsState,
    company: int,
    plan: Sequence[Step],
    more_money: float = 0.0,
    more_shares: int = 0,
    more_income: float = 0.0,
) -> float:
    """Dividends to come on one share, as things are or with more in the treasury, shares or income."""
    sold = state.sold[company] + more_shares
    if sold <= 0:
        return 0.0
    years = dividends_left(state)
    total = payout(
        state.income[company] + more_income,
        state.treasury[company] + more_money,
        pace_of(state, company),
        years,
        year_gone(state),
        plan,
    )
    # Dividends are rounded up: on average half of what is missing to a whole dollar per share.
    return total / sold + years * (sold - 1) / (2.0 * sold)


class AmericanRailsAppraisal(Appraisal):
    """Cash, and for each share the dividends to come."""

    clear_lead = CLEAR_LEAD

    def __call__(self, state: State) -> Values:
        """Dollars that each seat can expect at the end of the game."""
        assert isinstance(state, AmericanRailsState)
        prospects = prospects_of(state.board)
        values = [float(cash) for cash in state.cash]
        count = len(state.treasury)
        for company in range(count):
            if not state.sold[company]:
                continue
            plan = plan_of(state, company, prospects) if state.track[company] else ()
            value = share_value(state, company, plan)
            for seat in range(state.players):
                held = state.shares[seat * count + company]
                if held:
                    values[seat] += held * value
        rows = len(state.board.rows)
        if state.column >= 0:
            place = 0
            for seat in state.markers[state.column * rows : state.column * rows + rows]:
                if seat >= 0:
                    values[seat] -= EARLY_PLACE * place
                    place += 1
        return values


APPRAISAL: Final = AmericanRailsAppraisal()
