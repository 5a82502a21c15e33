"""What money for a company of American Rails is good for: the cities that come within its means."""

from __future__ import annotations

from typing import Any

from game.learning.american_rails.dividends import One, dividends_with
from game.learning.american_rails.phrases import Fact
from game.learning.american_rails.ways import next_beyond, within_means
from game.rules.messages import Dollars, Message


def funds(one: One, company: int, after: int) -> list[Message]:
    """What a company's treasury grows to, and the cities that are then within its means; or what it lacks."""
    state, before = one.state, one.state.treasury[company]
    found: list[Message] = [Fact.FUNDS(company=company, before=Dollars(before), after=Dollars(after))]
    return [*found, *_with_money(one, company, after)] if state.track[company] else found


def _with_money(one: One, company: int, after: int) -> list[Message]:
    """The cities that come within a company's means as its treasury rises; or what it lacks for the next."""
    state, before = one.state, one.state.treasury[company]
    had, has = (within_means(state, company, dollars) for dollars in (before, after))
    more = sum(way.income for way in has) - sum(way.income for way in had)
    cities, old = (tuple(way.city for way in ways) for ways in (has, had))
    old_pays, new_pays = (
        dividends_with(state, one.seat, company, [way.city for way in ways], sum(way.income for way in ways))
        for ways in (had, has)
    )
    sums: dict[str, Any] = {"income": Dollars(more), "pays": int(new_pays > old_pays)}
    if more > 0 and not had:
        return [Fact.REACHES(city=cities, **sums)]
    new = tuple(city for city in cities if city not in old)
    left = tuple(city for city in old if city not in cities)
    kept = tuple(city for city in old if city in cities)
    if more > 0 and left and kept:
        return [Fact.REACHES_BESIDE(city=kept, city_a=left, city_b=new, **sums)]
    if more > 0:
        kind, than = (Fact.REACHES_INSTEAD, left) if left else (Fact.REACHES_TOO, old)
        return [kind(city_a=than, city_b=new, **sums)]
    if had and not one.place:
        return []  # What needs no money is no reason for the best move.
    beyond = next_beyond(state, company, had)
    if beyond is None:
        return [Fact.HAS_ENOUGH(city=old)] if had else []
    dollars = Dollars(sum(way.dollars for way in had) + beyond.dollars - after)
    if had and dollars <= 0:
        return [Fact.HAS_ENOUGH(city=old)]  # There is a way, and it brings no more than the other one.
    lacks = Fact.LACKS_MORE(city_a=old, city=beyond.city, dollars=dollars) if had else None
    return [lacks or Fact.LACKS(city=beyond.city, dollars=dollars)]
