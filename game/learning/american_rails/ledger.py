"""The dividends in American Rails before and after a move, for the seat and for the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from ai.american_rails.evaluation import dividends_left
from game.learning.american_rails.messages import Brief, Fact
from game.learning.reasons.candidate import ComparedCandidate
from game.rules.american_rails.moves import ChooseAction
from game.rules.american_rails.state import AmericanRailsState
from game.rules.messages import Dollars, Message

Candidate: TypeAlias = ComparedCandidate[AmericanRailsState]
"""A candidate of this game."""


def with_share(state: AmericanRailsState, seat: int, company: int, amount: int) -> AmericanRailsState:
    """Return the state as if a seat had bought a share of a company for this many dollars."""
    after = state.copy()
    after.shares[seat * len(after.treasury) + company] += 1
    after.sold[company] += 1
    after.unsold[company] -= 1
    after.treasury[company] += amount
    after.cash[seat] -= amount
    return after


def rise_of(state: AmericanRailsState, seat: int, company: int, buyer: int) -> int:
    """Return how much a seat's dividends rise, in dollars a year, if a buyer gets a share of a company."""
    return with_share(state, buyer, company, 0).dividends(seat) - state.dividends(seat)


def dividends_with(
    state: AmericanRailsState, seat: int, company: int, cities: Sequence[int], income: int
) -> int:
    """Return a seat's dividends of a year, in dollars, once a company reaches some cities for this income.

    A company that was alone in one of these cities then shares it.
    """
    after = state.copy()
    after.income[company] += income
    for other, loss in lost_to(state, company, cities):
        after.income[other] -= loss
    return after.dividends(seat)


def lost_to(state: AmericanRailsState, company: int, cities: Sequence[int]) -> list[tuple[int, int]]:
    """Return the companies that are alone in one of some cities, and what each loses a year, in dollars.

    The loss is what another company causes by reaching that city.
    """
    losses = Counter[int]()
    for city in cities:
        others = [other for other in state.companies_in(state.board.cities[city].hex) if other != company]
        if len(others) == 1:
            losses[others[0]] += state.city_value(city, True) - state.city_value(city, False)
    return sorted(losses.items())


def years_left(state: AmericanRailsState) -> int:
    """Return how many dividends are still to come, at least one."""
    return max(1, round(dividends_left(state)))


# In words


def _figures(candidate: Candidate, after: AmericanRailsState) -> dict[str, Dollars]:
    """Return the seat's dividends before and after, and the total of the difference over the coming years."""
    before, then = candidate.state.dividends(candidate.seat), after.dividends(candidate.seat)
    worth = round(abs(then - before) * dividends_left(candidate.state))
    return {"before": Dollars(before), "after": Dollars(then), "worth": Dollars(worth)}


def brief_change(candidate: Candidate, after: AmericanRailsState) -> Message | None:
    """Return how a move changes the seat's own dividends, in a few words; None if it does not."""
    figures = _figures(candidate, after)
    if figures["before"] == figures["after"]:
        return None
    return (Brief.RISE if figures["after"] > figures["before"] else Brief.FALL)(**figures)


def own_change(candidate: Candidate, after: AmericanRailsState) -> list[Message]:
    """Return how the seat's own dividends change, if they do; an action counts with its probable use."""
    figures = _figures(candidate, after)
    if figures["before"] == figures["after"]:
        return []
    if figures["after"] < figures["before"]:
        return [Fact.DIVIDENDS_FALL(**figures)]
    return [Fact.DIVIDENDS_RISE(can=int(isinstance(candidate.move, ChooseAction)), **figures)]


def others_change(candidate: Candidate, after: AmericanRailsState) -> list[Message]:
    """Return which other seat loses most by the move, or else which gain at least as much as the seat."""
    change = [after.dividends(seat) - candidate.state.dividends(seat) for seat in range(after.players)]
    own = change[candidate.seat]
    apart = {seat: amount for seat, amount in enumerate(change) if seat != candidate.seat}
    least, most = min(apart.values()), max(apart.values())
    if least < 0:
        return [Fact.COSTS(**_for_seats(apart, least))]
    if own <= 0 or most < own:
        return []
    return [Fact.GAINS_TOO(same=Dollars(0), **_for_seats(apart, most))]


def _for_seats(apart: dict[int, int], dollars: int) -> dict[str, Any]:
    """Return the seats whose dividends change by this much, and the amount without its sign."""
    seats = tuple(seat for seat, amount in apart.items() if amount == dollars)
    return {"seat": seats, "count": len(seats), "dollars": Dollars(abs(dollars))}


def costs(candidate: Candidate, after: AmericanRailsState) -> list[Message]:
    """Return which other seat loses most by the move."""
    return [fact for fact in others_change(candidate, after) if fact.id is Fact.COSTS]


def income_change(candidate: Candidate, company: int) -> list[Message]:
    """Return how the income of a company changes, if it does."""
    before, then = candidate.state.income[company], candidate.after.income[company]
    if before == then:
        return []
    return [Fact.INCOME_RISES(company=company, before=Dollars(before), after=Dollars(then))]
