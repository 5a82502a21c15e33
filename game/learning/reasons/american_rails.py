"""Why a move of American Rails is good: dividends before and after, the city it goes for, where to stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ai.appraisal.american_rails import Outlook, dividends_left
from ai.appraisal.american_rails_prospects import EFFORT
from game.learning.reasons.american_rails_says import Brief, Fact, Title
from game.learning.reasons.room import ReasonsByMove
from game.learning.reasons.weighed import Weighed
from game.rules.american_rails.board import PASS
from game.rules.american_rails.events import ConnectionMade
from game.rules.american_rails.kinds import row_title
from game.rules.american_rails.moves import (
    Bid,
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    PassBid,
    PlaceStart,
    PutUp,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import COLUMNS
from game.rules.american_rails.works import TAKING
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.notes import Dollars, Note

One: TypeAlias = Weighed[AmericanRailsState]
"""A candidate of this game."""


def dividends(state: AmericanRailsState, seat: int) -> int:
    """What a seat's shares pay in a year as the companies stand, in dollars."""
    return sum(state.held(seat, company) * state.dividend(company) for company in range(len(state.treasury)))


class AmericanRailsReasons(ReasonsByMove[AmericanRailsState]):
    """What an expert says of the moves of American Rails."""

    money = True

    against = frozenset(
        {
            Fact.NOTHING,
            Fact.DIVIDENDS_FALL,
            Fact.GAINS_TOO,
            Fact.TOO_FAR,
            Fact.DEAR,
            Fact.CHEAPER,
            Fact.NOT_WORTH,
            Fact.LEAVES_SHARE,
        }
    )


def make_reasons() -> AmericanRailsReasons:
    """The room of the game."""
    return AmericanRailsReasons(_TITLES, _BRIEFS, _FACTS)


# Titles


def _lay_title(move: LayTrack, state: AmericanRailsState) -> Note:
    board = state.board
    return Title.LAY(company=move.company, ground=board.terrain[move.hex], city=board.near[move.hex])


def _row_title(move: ChooseAction, state: AmericanRailsState) -> Note:
    return Title.ROW(action=row_title(state.board.rows[move.row], state.players))


_TITLES: Final[dict[type[Move], Callable[[Any, AmericanRailsState], Note]]] = {
    LayTrack: _lay_title,
    PlaceStart: lambda move, state: Title.START(city=state.board.city_at[move.hex]),
    PutUp: lambda move, state: Title.PUT_UP(company=move.company),
    Bid: lambda move, state: Title.BID(amount=move.amount),
    PassBid: lambda move, state: Title.PASS(),
    ChooseAction: _row_title,
    Decline: lambda move, state: Title.DECLINE(),
    Develop: lambda move, state: Title.DEVELOP(city=state.board.city_at[move.hex]),
    Fund: lambda move, state: Title.FUND(company=move.company),
    TakeFromBank: lambda move, state: Title.TAKE(),
    TakeFromPlayers: lambda move, state: Title.TAKE_OTHERS(),
    Finish: lambda move, state: Title.FINISH(),
}


# Dividends


def _change(one: One, after: AmericanRailsState) -> tuple[int, int, int]:
    """The seat's dividends of a year before and after, and what the difference comes to until the end."""
    before, then = dividends(one.state, one.seat), dividends(after, one.seat)
    return before, then, round(abs(then - before) * dividends_left(one.state))


def _brief_change(one: One, after: AmericanRailsState) -> Note | None:
    before, then, worth = _change(one, after)
    if before == then:
        return None
    figures = {"before": Dollars(before), "after": Dollars(then), "worth": Dollars(worth)}
    return (Brief.RISE if then > before else Brief.FALL)(**figures)


def _own_change(one: One, after: AmericanRailsState) -> list[Note]:
    before, then, worth = _change(one, after)
    if before == then:
        return []
    figures = {"before": Dollars(before), "after": Dollars(then), "worth": Dollars(worth)}
    return [(Fact.DIVIDENDS_RISE if then > before else Fact.DIVIDENDS_FALL)(**figures)]


def _others_change(one: One, after: AmericanRailsState) -> list[Note]:
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


def _income(one: One, company: int) -> list[Note]:
    before, then = one.state.income[company], one.after.income[company]
    if before == then:
        return []
    return [Fact.INCOME_RISES(company=company, before=Dollars(before), after=Dollars(then))]


# Track


def _goal(one: One, company: int) -> tuple[int, int, int] | None:
    """The city to which a cube leads: its number, the dollars that are left to go, the income it brings."""
    old, new = (Outlook(state).around(company) for state in (one.state, one.after))
    nearer = [city for city, away in new.away.items() if away < old.away.get(city, away) and city in new.gain]
    if not nearer:
        return None
    city = max(nearer, key=lambda city: new.gain[city] / (new.away[city] + EFFORT))
    return city, round(new.away[city]), round(new.gain[city])


def _brief_track(one: One) -> Note:
    move = one.move
    assert isinstance(move, LayTrack)
    company = move.company
    changed = _brief_change(one, one.after)
    if changed is not None:
        return changed
    before, then = one.state.income[company], one.after.income[company]
    if then > before:
        return Brief.INCOME(before=Dollars(before), after=Dollars(then))
    goal = _goal(one, company)
    if goal is not None:
        city, dollars, income = goal
        return Brief.TOWARD(city=city, dollars=Dollars(dollars), income=Dollars(income))
    return Brief.LEFT(treasury=one.after.treasury[company])


def _track(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, LayTrack)
    joined = [
        Fact.JOINS(city_a=event.city_a, city_b=event.city_b, income=event.income)
        for event in one.events
        if isinstance(event, ConnectionMade)
    ]
    own, others = _own_change(one, one.after), _others_change(one, one.after)
    if own:
        return [*joined, *own, *others]
    income = _income(one, move.company)
    return [*income, Fact.DIVIDENDS_STAY(), *others] if income else [*_way(one, move.company), *others]


def _way(one: One, company: int) -> list[Note]:
    goal, treasury = _goal(one, company), one.after.treasury[company]
    if goal is None:
        return [Fact.NOTHING(company=company, treasury=treasury)]
    city, dollars, income = goal
    found: list[Note] = [Fact.TOWARD(city=city, dollars=Dollars(dollars), income=Dollars(income))]
    if treasury < dollars:
        sums = {"dollars": Dollars(dollars), "treasury": treasury}
        found.append(Fact.TOO_FAR(company=company, city=city, **sums))
    return found


def _start(one: One) -> list[Note]:
    move, company = one.move, one.state.lot
    assert isinstance(move, PlaceStart)
    city = one.state.board.city_at[move.hex]
    found: list[Note] = [Fact.START(city=city, income=one.after.income[company])]
    around = Outlook(one.after).around(company)
    targets = [target for target in around.targets() if target.away <= one.after.treasury[company]]
    if targets:
        best = targets[0]
        sums = {"dollars": Dollars(round(best.away)), "income": Dollars(round(around.gain[best.city]))}
        found.append(Fact.NEXT_CITY(city=best.city, **sums))
    return found


def _brief_start(one: One) -> Note:
    company = one.state.lot
    return Brief.INCOME(before=Dollars(0), after=Dollars(one.after.income[company]))


def _stop_laying(one: One) -> list[Note]:
    """Why to lay no cube, or no more: what the treasuries keep."""
    state = one.state
    held = [company for company in range(len(state.treasury)) if state.held(one.seat, company)]
    if not held:
        return []
    company = max(held, key=lambda company: state.treasury[company])
    return [Fact.SAVES(company=company, treasury=state.treasury[company])]


# Shares


def _with_share(one: One, seat: int, company: int, amount: int) -> AmericanRailsState:
    """The table if a seat had bought the share that is up, for so many dollars."""
    after = one.state.copy()
    after.shares[seat * len(after.treasury) + company] += 1
    after.sold[company] += 1
    after.unsold[company] -= 1
    after.treasury[company] += amount
    after.cash[seat] -= amount
    return after


def _years(state: AmericanRailsState) -> int:
    return max(1, round(dividends_left(state)))


def _share(one: One, amount: int) -> list[Note]:
    """What a share that is up would pay to the seat."""
    state, company = one.state, one.state.lot
    if not state.track[company]:
        return _first_share(state, company)
    after = _with_share(one, one.seat, company, amount)
    before, then = dividends(state, one.seat), dividends(after, one.seat)
    return [Fact.PAYS(before=Dollars(before), after=Dollars(then), years=_years(state))]


def _first_share(state: AmericanRailsState, company: int) -> list[Note]:
    """What the price is for, and the city that would pay most to a railway that begins there."""
    free = [city for city, at in enumerate(state.board.cities) if not state.companies_in(at.hex)]
    city = max(free, key=lambda city: state.board.cities[city].full)
    income = Dollars(state.board.cities[city].full)
    return [Fact.FIRST_SHARE(company=company, city=city, income=income)]


def _bid(one: One) -> list[Note]:
    move, stop = one.move, one.stop
    assert isinstance(move, Bid)
    if one.cheaper is not None and one.cheaper < move.amount <= stop:
        return [Fact.CHEAPER(bid=Dollars(one.cheaper))]
    if stop < move.amount:
        return [Fact.DEAR(stop=Dollars(stop)) if stop else _unwanted(one)]
    return [Fact.STOP(bid=Dollars(move.amount), stop=Dollars(stop)), *_share(one, move.amount)]


def _unwanted(one: One) -> Note:
    """Why to let a share go: it is worth less than the least bid, or hardly more."""
    return (Fact.HARDLY_WORTH if one.is_close else Fact.NOT_WORTH)(lowest=_lowest(one))


def _lowest(one: One) -> int:
    return min((move.amount for move in one.state.moves() if isinstance(move, Bid)), default=0)


def _brief_bid(one: One) -> Note:
    move, stop = one.move, one.stop
    assert isinstance(move, Bid)
    return (Brief.STOP if stop >= move.amount else Brief.DEAR)(stop=Dollars(stop))


def _pass(one: One) -> list[Note]:
    stop = one.stop
    lowest = _lowest(one)
    if stop >= lowest > 0:
        # Of a railway without track there is nothing to be said but what it is worth.
        pays = _share(one, lowest) if one.state.track[one.state.lot] else []
        return [Fact.LEAVES_SHARE(stop=Dollars(stop)), *pays]
    return [_unwanted(one)] if lowest else []


def _buyer(one: One) -> tuple[int, int, int] | None:
    """Who is likely to buy a share that is put up: the company, the seat, the price."""
    state, outcome = one.state, one.outcome
    for company in range(len(state.treasury)):
        for seat in range(state.players):
            if outcome.held(seat, company) > state.held(seat, company):
                return company, seat, outcome.treasury[company] - state.treasury[company]
    return None


def _sale(one: One) -> list[Note]:
    """Who is likely to buy a share of a company that is put up, and what that does for the seat."""
    found: list[Note] = []
    bought = _buyer(one)
    if bought is not None:
        company, seat, amount = bought
        sold = one.state.sold[company]
        if seat == one.seat:
            found.append(Fact.SOLD_TO_YOU(company=company, amount=amount))
            return [*found, *_own_change(one, one.outcome)]
        found.append(Fact.SOLD(company=company, seat=seat, amount=amount))
        held = one.state.held(one.seat, company)
        if held:
            found.append(Fact.FILLS(company=company, held=held, sold=sold))
        elif sold:
            found += _dilution(one, company)
    return [*found, *_own_change(one, one.outcome)]


def _dilution(one: One, company: int) -> list[Note]:
    """How much less each share of a company pays that others hold, if one more is sold."""
    before, after = one.state.dividend(company), one.outcome.dividend(company)
    if after >= before:
        return []
    return [Fact.DILUTES(company=company, before=Dollars(before), after=Dollars(after))]


def _brief_sale(one: One) -> Note:
    bought = _buyer(one)
    if bought is None:
        return Brief.UNSOLD()
    company, seat, amount = bought
    if seat == one.seat:
        return Brief.SOLD_TO_YOU(company=company, amount=amount)
    return Brief.SOLD(company=company, seat=seat, amount=amount)


# Actions


def _row(one: One) -> list[Note]:
    """What an action is likely to be used for, and what that brings."""
    move, state, outcome = one.move, one.state, one.outcome
    assert isinstance(move, ChooseAction)
    if _buyer(one) is not None:
        return _sale(one)
    laid = {c: (outcome.track[c] & ~state.track[c]).bit_count() for c in range(len(state.track))}
    company = max(laid, key=lambda c: laid[c])
    if laid[company]:
        found: list[Note] = [Fact.CUBES(company=company, cubes=laid[company])]
        return [
            *found,
            *(_own_change(one, outcome) or [Fact.DIVIDENDS_STAY()]),
            *_others_change(one, outcome),
        ]
    house = outcome.houses & ~state.houses
    if house:
        change = _own_change(one, outcome) or [Fact.DIVIDENDS_STAY()]
        return [Fact.HOUSE(city=state.board.city_at[bits(house)[0]]), *change]
    return _small_action(one)


def _small_action(one: One) -> list[Note]:
    """What money an action moves; and where Pass leaves its player in the order."""
    state, outcome = one.state, one.outcome
    for company, before in enumerate(state.treasury):
        if outcome.treasury[company] > before:
            return [_funds(company, before, outcome.treasury[company])]
    moved = _moved(one)
    if moved[one.seat] > 0:
        return [Fact.CASH(dollars=Dollars(moved[one.seat]))]
    if sum(moved) < 0:
        return [Fact.OTHERS_CASH(dollars=Dollars(TAKING))]
    return [Fact.FIRST_PLACE()] if _first_in_turn(one) else []


def _moved(one: One) -> list[int]:
    """What the action itself gives to each seat or takes, without the dividends of a year that it ends."""
    state, outcome = one.state, one.outcome
    ends = outcome.year != state.year or outcome.ending() is not None
    return [
        after - before - (dividends(outcome, seat) if ends else 0)
        for seat, (before, after) in enumerate(zip(state.cash, outcome.cash, strict=True))
    ]


def _first_in_turn(one: One) -> bool:
    move, state = one.move, one.state
    assert isinstance(move, ChooseAction)
    last = state.column == COLUMNS - 1 and dividends_left(state) <= 1.0
    return state.board.rows[move.row] == PASS and not last


def _brief_row(one: One) -> Note:
    """What an action is likely to bring, briefly."""
    if _buyer(one) is not None:
        return _brief_sale(one)
    changed = _brief_change(one, one.outcome)
    if changed is not None:
        return changed
    state, outcome = one.state, one.outcome
    for company, before in enumerate(state.treasury):
        after = outcome.treasury[company]
        if after != before:
            return Brief.TREASURY(company=company, before=Dollars(before), after=Dollars(after))
    moved = _moved(one)
    if any(moved):
        return Brief.TAKE() if moved[one.seat] > 0 else Brief.TAKE_OTHERS()
    return Brief.FIRST_PLACE() if _first_in_turn(one) else Brief.NOTHING()


def _funds(company: int, before: int, after: int) -> Note:
    return Fact.FUNDS(company=company, before=Dollars(before), after=Dollars(after))


def _fund(one: One) -> list[Note]:
    move, state = one.move, one.state
    assert isinstance(move, Fund)
    company, before = move.company, state.treasury[move.company]
    after = one.after.treasury[company]
    found = [_funds(company, before, after)]
    if state.track[company]:
        targets = Outlook(state).around(company).targets()
        if targets and before < targets[0].away <= after:
            found.append(Fact.REACHES(company=company, city=targets[0].city))
    return found


def _brief_fund(one: One) -> Note:
    move = one.move
    assert isinstance(move, Fund)
    company = move.company
    before, after = one.state.treasury[company], one.after.treasury[company]
    return Brief.TREASURY(company=company, before=Dollars(before), after=Dollars(after))


def _house(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, Develop)
    rises = [note for company in one.state.companies_in(move.hex) for note in _income(one, company)]
    own = _own_change(one, one.after)
    return [*(own or rises[:1]), *_others_change(one, one.after)]


def _brief_house(one: One) -> Note:
    return _brief_change(one, one.after) or Brief.NOTHING()


_FACTS: Final[dict[type[Move], Callable[[One], list[Note]]]] = {
    LayTrack: _track,
    PlaceStart: _start,
    PutUp: _sale,
    Bid: _bid,
    PassBid: _pass,
    ChooseAction: _row,
    Decline: _stop_laying,
    Develop: _house,
    Fund: _fund,
    TakeFromBank: lambda one: [Fact.CASH(dollars=Dollars(TAKING))],
    TakeFromPlayers: lambda one: [Fact.OTHERS_CASH(dollars=Dollars(TAKING))],
    Finish: _stop_laying,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Note]]] = {
    LayTrack: _brief_track,
    PlaceStart: _brief_start,
    PutUp: _brief_sale,
    Bid: _brief_bid,
    PassBid: lambda one: Brief.LEAVES(stop=Dollars(one.stop)) if one.stop else Brief.NO_LOT(),
    ChooseAction: _brief_row,
    Decline: lambda one: Brief.SAVES(),
    Develop: _brief_house,
    Fund: _brief_fund,
    TakeFromBank: lambda one: Brief.TAKE(),
    TakeFromPlayers: lambda one: Brief.TAKE_OTHERS(),
    Finish: lambda one: Brief.SAVES(),
}
