"""What shares pay in American Rails before and after a move: to the seat, and to the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from ai.american_rails.evaluation import dividends_left
from game.learning.american_rails.phrases import Brief, Fact
from game.learning.reasons.weighed import Weighed
from game.rules.american_rails.moves import ChooseAction
from game.rules.american_rails.state import AmericanRailsState
from game.rules.messages import Dollars, Message

One: TypeAlias = Weighed[AmericanRailsState]
"""A candidate of this game."""


def dividends(state: AmericanRailsState, seat: int) -> int:
    """What a seat's shares pay in a year as the companies stand, in dollars."""
    return sum(state.held(seat, company) * state.dividend(company) for company in range(len(state.treasury)))


def with_share(state: AmericanRailsState, seat: int, company: int, amount: int) -> AmericanRailsState:
    """The table if a seat had bought a share of a company, for so many dollars."""
    after = state.copy()
    after.shares[seat * len(after.treasury) + company] += 1
    after.sold[company] += 1
    after.unsold[company] -= 1
    after.treasury[company] += amount
    after.cash[seat] -= amount
    return after


def rise_of(state: AmericanRailsState, seat: int, company: int, buyer: int) -> int:
    """How much a seat's dividends rise, in dollars a year, if one buys a share of a company."""
    return dividends(with_share(state, buyer, company, 0), seat) - dividends(state, seat)


def _change(one: One, after: AmericanRailsState) -> tuple[int, int, int]:
    """The seat's dividends of a year before and after, and what the difference comes to until the end."""
    before, then = dividends(one.state, one.seat), dividends(after, one.seat)
    return before, then, round(abs(then - before) * dividends_left(one.state))


def brief_change(one: One, after: AmericanRailsState) -> Message | None:
    """How a move changes the seat's own dividends, briefly; None if it does not."""
    before, then, worth = _change(one, after)
    if before == then:
        return None
    figures = {"before": Dollars(before), "after": Dollars(then), "worth": Dollars(worth)}
    return (Brief.RISE if then > before else Brief.FALL)(**figures)


def own_change(one: One, after: AmericanRailsState) -> list[Message]:
    """How the seat's own dividends change, if they do: an action that is yet to be carried out can do it."""
    before, then, worth = _change(one, after)
    if before == then:
        return []
    figures = {"before": Dollars(before), "after": Dollars(then), "worth": Dollars(worth)}
    if then < before:
        return [Fact.DIVIDENDS_FALL(**figures)]
    return [Fact.DIVIDENDS_RISE(can=int(isinstance(one.move, ChooseAction)), **figures)]


def others_change(one: One, after: AmericanRailsState) -> list[Message]:
    """Who of the others loses most by it; or, if nobody loses, who gains at least as much as the seat."""
    apart = {
        seat: dividends(after, seat) - dividends(one.state, seat)
        for seat in range(one.state.players)
        if seat != one.seat
    }
    least, most = min(apart.values()), max(apart.values())
    if least < 0:
        return [Fact.COSTS(**_for_seats(apart, least))]
    before, then, _ = _change(one, after)
    if most <= 0 or most < then - before:
        return []
    seats = _for_seats(apart, most)
    if then <= before:
        return [Fact.GAINS(**seats)]
    # What an action is likely to be used for is not sure enough to tell whose income it lowers.
    is_sure = not isinstance(one.move, ChooseAction)
    alike = _fallen(one, after, seats["seat"]) if is_sure and most == then - before else []
    return [Fact.GAINS_TOO(**seats, same=Dollars(0)), *alike]


OTHERS: Final = frozenset({Fact.COSTS, Fact.GAINS, Fact.GAINS_TOO, Fact.INCOME_FALLS})
"""What a move does to the others' dividends."""


def _fallen(one: One, after: AmericanRailsState, seats: Sequence[int]) -> list[Message]:
    """The income that falls most, of a company of which one of these seats holds more than the actor."""
    before, then = one.state.income, after.income
    falls = [
        (before[company] - then[company], company)
        for company in range(len(before))
        if any(after.held(other, company) > after.held(one.seat, company) for other in seats)
    ]
    fall, company = max(falls, default=(0, 0))
    if fall <= 0:
        return []
    return [Fact.INCOME_FALLS(company=company, before=Dollars(before[company]), after=Dollars(then[company]))]


def _for_seats(apart: dict[int, int], dollars: int) -> dict[str, Any]:
    seats = tuple(seat for seat, amount in apart.items() if amount == dollars)
    return {"seat": seats, "count": len(seats), "dollars": Dollars(abs(dollars))}


def with_same(found: Sequence[Message], known: Sequence[Message]) -> Sequence[Message]:
    """The facts of a move beside those of the best: where the seat gains as much by both, it is told with it.

    That the seat gains the same comes in one sentence with what others gain too.
    """
    rise = next((fact for fact in found if fact.id is Fact.DIVIDENDS_RISE and fact in known), None)
    if rise is None:
        return found
    figures: dict[str, Any] = dict(rise.args)
    same = Dollars(figures["after"] - figures["before"])
    return [
        Fact.GAINS_TOO(**dict(fact.args) | {"same": same})
        if fact.id is Fact.GAINS_TOO and fact not in known
        else fact
        for fact in found
    ]


def with_alike(kept: Sequence[Message], found: Sequence[Message]) -> Sequence[Message]:
    """The facts that are kept beside the best, and that the own gain is the same, if it was left out."""
    is_left_out = any(fact.id is Fact.DIVIDENDS_RISE and fact not in kept for fact in found)
    if not is_left_out or any(fact.id is Fact.GAINS_TOO for fact in kept):
        return kept
    before = next(n for n, fact in enumerate(found) if fact.id is Fact.DIVIDENDS_RISE)
    at = sum(fact in kept for fact in found[:before])
    return [*kept[:at], Fact.RISE_ALIKE(), *kept[at:]]


def risen_to(found: Sequence[Message]) -> int | None:
    """To what the seat's dividends rise in a year, as the facts of a move say; None if they don't."""
    rise = next((fact for fact in found if fact.id is Fact.DIVIDENDS_RISE), None)
    figures: dict[str, Any] = dict(rise.args) if rise is not None else {}
    return figures.get("after")


def income_change(one: One, company: int) -> list[Message]:
    """How the income of a company changes, if it does."""
    before, then = one.state.income[company], one.after.income[company]
    if before == then:
        return []
    return [Fact.INCOME_RISES(company=company, before=Dollars(before), after=Dollars(then))]


def dividends_with(
    state: AmericanRailsState, seat: int, company: int, cities: Sequence[int], income: int
) -> int:
    """A seat's dividends of a year, in dollars, once a company comes to some cities for so much income.

    Another company that had one of them for itself alone shares it then.
    """
    after = state.copy()
    after.income[company] += income
    for other, loss in lost_to(state, company, cities):
        after.income[other] -= loss
    return dividends(after, seat)


def lost_to(state: AmericanRailsState, company: int, cities: Sequence[int]) -> list[tuple[int, int]]:
    """Which railways have one of some cities for themselves alone, and what each loses by a company there.

    In dollars a year, since they share it then.
    """
    losses = Counter[int]()
    for city in cities:
        others = [other for other in state.companies_in(state.board.cities[city].hex) if other != company]
        if len(others) == 1:
            losses[others[0]] += state.city_value(city, True) - state.city_value(city, False)
    return sorted(losses.items())


def years_left(state: AmericanRailsState) -> int:
    """How many dividends are still to come, at least one."""
    return max(1, round(dividends_left(state)))
