"""What shares pay in American Rails before and after a move: to the seat, and to the others."""

from __future__ import annotations

from typing import TypeAlias

from ai.appraisal.american_rails import dividends_left
from game.learning.reasons.american_rails_says import Brief, Fact
from game.learning.reasons.weighed import Weighed
from game.rules.american_rails.state import AmericanRailsState
from game.rules.notes import Dollars, Note

One: TypeAlias = Weighed[AmericanRailsState]
"""A candidate of this game."""


def dividends(state: AmericanRailsState, seat: int) -> int:
    """What a seat's shares pay in a year as the companies stand, in dollars."""
    return sum(state.held(seat, company) * state.dividend(company) for company in range(len(state.treasury)))


def _change(one: One, after: AmericanRailsState) -> tuple[int, int, int]:
    """The seat's dividends of a year before and after, and what the difference comes to until the end."""
    before, then = dividends(one.state, one.seat), dividends(after, one.seat)
    return before, then, round(abs(then - before) * dividends_left(one.state))


def brief_change(one: One, after: AmericanRailsState) -> Note | None:
    """How a move changes the seat's own dividends, briefly; None if it does not."""
    before, then, worth = _change(one, after)
    if before == then:
        return None
    figures = {"before": Dollars(before), "after": Dollars(then), "worth": Dollars(worth)}
    return (Brief.RISE if then > before else Brief.FALL)(**figures)


def own_change(one: One, after: AmericanRailsState) -> list[Note]:
    """How the seat's own dividends change, if they do."""
    before, then, worth = _change(one, after)
    if before == then:
        return []
    figures = {"before": Dollars(before), "after": Dollars(then), "worth": Dollars(worth)}
    return [(Fact.DIVIDENDS_RISE if then > before else Fact.DIVIDENDS_FALL)(**figures)]


def others_change(one: One, after: AmericanRailsState) -> list[Note]:
    """Who of the others loses most by it; or, if nobody loses, who gains at least as much as the seat."""
    apart = {
        seat: dividends(after, seat) - dividends(one.state, seat)
        for seat in range(one.state.players)
        if seat != one.seat
    }
    least, most = min(apart.values()), max(apart.values())
    if least < 0:
        return [_for_seats(Fact.COSTS, apart, least)]
    before, then, _ = _change(one, after)
    return [_for_seats(Fact.GAINS_TOO, apart, most)] if most > 0 and most >= then - before else []


def _for_seats(kind: Fact, apart: dict[int, int], dollars: int) -> Note:
    seats = tuple(seat for seat, amount in apart.items() if amount == dollars)
    return kind(seat=seats, count=len(seats), dollars=Dollars(abs(dollars)))


def income_change(one: One, company: int) -> list[Note]:
    """How the income of a company changes, if it does."""
    before, then = one.state.income[company], one.after.income[company]
    if before == then:
        return []
    return [Fact.INCOME_RISES(company=company, before=Dollars(before), after=Dollars(then))]


def years_left(state: AmericanRailsState) -> int:
    """How many dividends are still to come, at least one."""
    return max(1, round(dividends_left(state)))
