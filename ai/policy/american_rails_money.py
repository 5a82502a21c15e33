"""What a sensible player of American Rails pays for a share, and what an action is roughly worth to him."""

from __future__ import annotations

from typing import Final

from ai.appraisal.american_rails import dividends_left, plan_of, share_value
from ai.appraisal.american_rails_prospects import Prospects
from ai.policy.american_rails_track import interest
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import PREPARATION

SURPLUS: Final = 0.85
"""The part of a share's worth that a buyer will pay: the rest is what he buys it for."""

DOLLARS_A_CUBE: Final = 2.6
"""What a cube costs on average."""

RUSH: Final = 0.5
"""How much of a city's income is won by building it now and not some time."""


def value_if_bought(state: AmericanRailsState, company: int, price: float, prospects: Prospects) -> float:
    """Dividends to come on one share if it is bought now for `price`, which goes into the treasury."""
    if state.track[company]:
        plan = plan_of(state, company, prospects)
        return share_value(state, company, plan, more_money=price, more_shares=1)
    city = best_start(state, prospects)
    if city < 0:
        return 0.0
    found = state.board.cities[city]
    plan = prospects.plan(1 << found.hex, 0, state.houses)
    return share_value(state, company, plan, more_money=price, more_shares=1, more_income=found.full)


def best_start(state: AmericanRailsState, prospects: Prospects) -> int:
    """The free city with the best start for a company, or -1."""
    free = state.free_cities()
    for city in prospects.starts:
        if free >> state.board.cities[city].hex & 1:
            return city
    return -1


def bid_limit(state: AmericanRailsState, seat: int, company: int, prospects: Prospects) -> int:
    """The most that a seat should pay for a share of a company, in whole dollars, at most its cash.

    A share is worth its dividends; part of the price comes back through the treasury, so the limit is
    where worth and price meet. In the preparation round money is what is scarce: there it is shared out
    over the shares that are still to be had.
    """
    cash = state.cash[seat]
    low = float(state.board.minimum_bid)
    if cash < low:
        return 0
    count = len(state.treasury)
    own = state.shares[seat * count + company]
    before = 0.0
    if own and state.track[company]:
        before = share_value(state, company, plan_of(state, company, prospects))

    def surplus(price: float) -> float:
        value = value_if_bought(state, company, price, prospects)
        return SURPLUS * value + own * (value - before) - price

    if surplus(low) < 0.0:
        return 0
    high = float(cash)
    if state.column == PREPARATION:
        coming = sum(1 for c in state.companies_in_play() if not state.put_up >> c & 1) + 1
        fair = sum(state.cash) / (coming + 0.6 * state.players)
        high = min(high, fair)
    if surplus(high) < 0.0:
        for _ in range(5):
            middle = 0.5 * (low + high)
            if surplus(middle) < 0.0:
                high = middle
            else:
                low = middle
        return int(low)
    return max(int(high), state.board.minimum_bid)


def expansion_value(state: AmericanRailsState, seat: int, cubes: int, prospects: Prospects) -> float:
    """Dollars that laying up to `cubes` cubes now is roughly worth to a seat over its rivals."""
    count = len(state.treasury)
    years = dividends_left(state)
    best = 0.0
    for company in range(count):
        if not state.shares[seat * count + company] or not state.cubes[company]:
            continue
        money = min(float(state.treasury[company]), DOLLARS_A_CUBE * cubes)
        part = interest(state, seat, company)
        if money < 2.0 or part <= 0.0:
            continue
        gained = before = 0.0
        for _, spent, gain in plan_of(state, company, prospects):
            if spent > money:
                gained += RUSH * gain * (money - before) / (spent - before)
                break
            gained += gain
            before = spent
        best = max(best, part * state.sold[company] * gained * years * RUSH / state.sold[company])
    return best


def funding_value(
    state: AmericanRailsState, seat: int, company: int, money: float, prospects: Prospects
) -> float:
    """Dollars that more money in a treasury is worth to a seat over its rivals."""
    part = interest(state, seat, company)
    if part == 0.0 or not state.track[company]:
        return 0.0
    plan = plan_of(state, company, prospects)
    more = share_value(state, company, plan, more_money=money) - share_value(state, company, plan)
    return part * state.sold[company] * more


def auction_value(state: AmericanRailsState, seat: int, company: int, prospects: Prospects) -> float:
    """Dollars that putting up a share of a company is roughly worth to a seat."""
    limit = bid_limit(state, seat, company, prospects)
    rival = 0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, bid_limit(state, other, company, prospects))
    if limit <= rival:
        return -1.0
    price = max(float(state.board.minimum_bid), min(float(limit), rival + 1.0))
    worth = value_if_bought(state, company, price, prospects)
    gain = worth - price
    if state.track[company]:
        before = share_value(state, company, plan_of(state, company, prospects))
        gain += interest(state, seat, company) * state.sold[company] * (worth - before)
    return gain


def house_value(state: AmericanRailsState, seat: int, hex_number: int) -> float:
    """Dollars that a development marker in a city is roughly worth to a seat over its rivals."""
    here = state.companies_in(hex_number)
    more = 2 if len(here) == 1 else 1
    years = dividends_left(state)
    return years * more * sum(interest(state, seat, company) for company in here)
