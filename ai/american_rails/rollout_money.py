"""What a sensible player of American Rails pays for a share, and what an action is roughly worth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ai.american_rails.evaluation import Forecast
from game.rules.american_rails.steps import PREPARATION
from game.rules.american_rails.works import FUNDING, developable
from game.rules.hexgrid import bits

SURPLUS: Final = 0.85
"""The part of a share's worth that a buyer will pay; the rest is the buyer's profit."""

DOLLARS_A_CUBE: Final = 2.6
"""What a cube costs on average."""

LATER: Final = 1.7
"""Shares that each player wants to buy soon after the preparation round: money is kept for them."""

RUSH: Final = 0.5
"""The part of a city's income that counts as won by building there now instead of later."""


def value_if_bought(forecast: Forecast, company: int, price: float) -> float:
    """Dividends to come on one share if it is bought now for `price`, which goes into the treasury."""
    state = forecast.state
    if state.track[company]:
        return forecast.share_value(company, forecast.plan(company), more_money=price, more_shares=1)
    starts = forecast.starts()
    if not starts:
        return 0.0
    plan = forecast.ways.start(starts[0], state).plan()
    full = state.board.cities[starts[0]].full
    return forecast.share_value(company, plan, more_money=price, more_shares=1, more_income=full)


def bid_limit(forecast: Forecast, seat: int, company: int) -> int:
    """The most that a seat should pay for a share of a company, in whole dollars, at most its cash.

    A share is worth its dividends; part of the price comes back through the treasury, so the limit is
    where worth and price meet. In the preparation round money is what is scarce: there it is shared out
    over the shares that are still to be had.
    """
    state = forecast.state
    cash = state.cash[seat]
    low = float(state.board.minimum_bid)
    if cash < low:
        return 0
    own = state.shares[seat * len(state.treasury) + company]
    before = forecast.present_value(company) if own else 0.0

    def surplus(price: float) -> float:
        value = value_if_bought(forecast, company, price)
        return SURPLUS * value + own * (value - before) - price

    high = float(cash)
    if state.column == PREPARATION:
        coming = sum(1 for c in state.companies_in_play() if not state.put_up >> c & 1) + 1
        high = max(low, min(high, sum(state.cash) / (coming + LATER * state.players)))
    if surplus(high) >= 0.0:
        return int(high)
    if surplus(low) < 0.0:
        return 0
    for _ in range(4):
        middle = 0.5 * (low + high)
        if surplus(middle) < 0.0:
            high = middle
        else:
            low = middle
    return int(low)


def expansion_value(forecast: Forecast, seat: int, cubes: int) -> float:
    """Dollars that laying up to `cubes` cubes now is roughly worth to a seat over its rivals."""
    state = forecast.state
    parts = forecast.interests(seat)
    start = seat * len(state.treasury)
    best = 0.0
    for company, treasury in enumerate(state.treasury):
        if treasury < 2 or not state.shares[start + company] or not state.cubes[company]:
            continue
        part = parts[company]
        if part <= 0.0:
            continue
        money = min(float(treasury), DOLLARS_A_CUBE * cubes)
        gained = before = 0.0
        for _, spent, gain in forecast.plan(company):
            if spent > money:
                gained += 0.5 * gain * (money - before) / (spent - before)
                break
            gained += gain
            before = spent
        best = max(best, part * gained)
    return best * forecast.years * RUSH


def funding_value(forecast: Forecast, seat: int, company: int, money: float) -> float:
    """Dollars that more money in a treasury is worth to a seat over its rivals."""
    state = forecast.state
    part = forecast.interests(seat)[company]
    if part == 0.0 or not state.track[company]:
        return 0.0
    plan = forecast.plan(company)
    more = forecast.share_value(company, plan, more_money=money) - forecast.present_value(company)
    return part * state.sold[company] * more


def auction_value(forecast: Forecast, seat: int, company: int) -> float:
    """Dollars that putting up a share of a company is roughly worth to a seat.

    The richest seat can buy it for a dollar more than the next has; the others gain little.
    """
    state = forecast.state
    cash = state.cash[seat]
    rival = max(other for i, other in enumerate(state.cash) if i != seat)
    price = float(max(state.board.minimum_bid, min(cash, rival + 1)))
    if cash < price:
        return -1.0
    value = value_if_bought(forecast, company, price)
    if SURPLUS * value < price:
        # The bidding stops at what the share is worth, and the buyer keeps the difference.
        gain = (1.0 - SURPLUS) * value if SURPLUS * value >= state.board.minimum_bid else -1.0
    else:
        gain = value - price if cash > rival else 0.2 * (value - price)
    if state.track[company] and gain > 0.0:
        before = forecast.present_value(company)
        gain += forecast.interests(seat)[company] * state.sold[company] * (value - before)
    return gain


def house_value(forecast: Forecast, seat: int, hex_number: int) -> float:
    """Dollars that a development marker in a city is roughly worth to a seat over its rivals."""
    parts = forecast.interests(seat)
    total, here = 0.0, 0
    for company, track in enumerate(forecast.state.track):
        if track >> hex_number & 1:
            total += parts[company]
            here += 1
    return forecast.years * (2 if here == 1 else 1) * total


def own_houses(forecast: Forecast, seat: int) -> list[int]:
    """The cities (hexes) that may be developed and in which a company stands to the seat's advantage."""
    state = forecast.state
    parts = forecast.interests(seat)
    track = 0
    for company, mask in enumerate(state.track):
        if mask and parts[company] > 0.0:
            track |= mask
    return bits(track & developable(state)) if track else []


class Deed(NamedTuple):
    """What an action might be used for.

    >>> max(Deed(value=3.5, target=12), Deed(value=1.0, target=7)).target
    12
    """

    value: float
    """Dollars that it is roughly worth to the actor."""
    target: int
    """The city's hex, or the company; -1: nothing."""


NOTHING: Final = Deed(0.0, -1)


def best_house(forecast: Forecast, seat: int, rng: random.Random | None) -> Deed:
    """The best city to develop; as judged with some noise if there is an `rng`."""
    return _best([Deed(house_value(forecast, seat, at), at) for at in own_houses(forecast, seat)], rng)


def best_funding(forecast: Forecast, seat: int, rng: random.Random | None) -> Deed:
    """The best company to give $5 to."""
    companies = [company for company, part in enumerate(forecast.interests(seat)) if part > 0.0]
    return _best([Deed(funding_value(forecast, seat, c, float(FUNDING)), c) for c in companies], rng)


def best_sale(forecast: Forecast, seat: int, rng: random.Random | None) -> Deed:
    """The best company of which to put up a share."""
    state = forecast.state
    if state.cash[seat] < state.board.minimum_bid:
        return NOTHING
    return _best(
        [Deed(auction_value(forecast, seat, c), c) for c, left in enumerate(state.unsold) if left], rng
    )


def _best(deeds: Sequence[Deed], rng: random.Random | None) -> Deed:
    best = NOTHING
    for deed in deeds:
        noisy = Deed(deed.value * (0.8 + 0.4 * rng.random()), deed.target) if rng else deed
        if noisy.value > best.value:
            best = noisy
    return best
