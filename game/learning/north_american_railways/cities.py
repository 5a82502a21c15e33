"""Reasons to buy a city in North American Railways: incomes before and after, symbols, losses of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.learning.north_american_railways.ledger import (
    Candidate,
    State,
    income_of,
    incomes,
    incomes_to_come,
)
from game.learning.north_american_railways.messages import Brief, Fact
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.moves import BuyCity
from game.rules.north_american_railways.steps import GOING_ON, NONE, STEP, SYMBOL_VALUE

DENIED: Final = 200
"""The dollars that another seat must lose for the denial of a city to be mentioned."""


def in_sight(state: State) -> list[int]:
    """Return the bottom cities of the columns, which are on offer."""
    return [city for c in range(len(state.cities_left)) if (city := state.bottom_city(c)) != NONE]


def city(candidate: Candidate) -> list[Message]:
    """Return the facts about what a city brings the seat, denies others, and uncovers."""
    move, state, after = candidate.move, candidate.state, candidate.after
    assert isinstance(move, BuyCity)
    bought = state.bottom_city(move.city_column)
    before, then = _city_incomes(candidate)
    final = Dollars(after.final_payment(candidate.seat) - state.final_payment(candidate.seat))
    found: list[Message] = []
    if then > before:
        worth = final if state.cards.symbols[bought] else Dollars(0)
        found.append(Fact.YOURS(worth=worth, **incomes(state, before, then)))
    elif state.cards.symbols[bought]:
        found.append(Fact.SYMBOLS(worth=final))
    idle = _no_gain(candidate, move) if then <= before and state.cards.income[bought] else []
    denied = [] if _is_taken_anyway(candidate, move) else _denied(candidate, move, bought)
    # What a city brings comes first; where it brings nothing, what it keeps from others.
    is_first = candidate.place and state.cards.symbols[bought]
    found = [*found, *idle, *denied] if is_first else [*found, *denied, *idle]
    if candidate.place:
        shared = _shared_gain(candidate, move, bought)
        if any(fact.id is Fact.DIRECTORS for fact in found):
            shared = []
        if shared:
            found = [fact for fact in found if fact.id is not Fact.SAME]
        less = [*_can_wait(candidate, move), *_less(candidate, move)]
        return [*found, *less, *shared, *_uncovered(candidate, move)]
    if not found and state.ended != GOING_ON:
        return forfeited(candidate, move.company)
    return found  # What speaks against a city is no reason for it.


def forfeited(candidate: Candidate, company: int) -> list[Message]:
    """Return the fact that a company's money is lost in the last turn, unless others may still spend it."""
    state = candidate.state
    cheapest = min(state.cards.cost[city] for city in in_sight(state))
    if any(other == company for _, other in _buyers(state, candidate.seat, cheapest)):
        return []
    return [Fact.FORFEITS(company=company, treasury=state.treasury[company])]


def _is_taken_anyway(candidate: Candidate, move: BuyCity) -> bool:
    """Return whether the best move takes the same city for another company."""
    best = candidate.better_move
    return isinstance(best, BuyCity) and best.city_column == move.city_column


def _no_gain(candidate: Candidate, move: BuyCity) -> list[Message]:
    """Return the facts about why a city's income doesn't raise the seat's: the shares pay no more."""
    state, company = candidate.state, move.company
    before, extra, _ = split_income(state, company)
    after, rest, _ = split_income(candidate.after, company)
    if after > before:
        return []
    if candidate.place:
        directors = _directors(candidate, move, rest - extra)
        return [] if directors.id is Fact.SAME and _raises_nothing(candidate.rival) else [directors]
    if state.ended != GOING_ON:
        return []  # In the last turn there is no later income that could be raised with it.
    each = STEP * candidate.after.sold[company]
    return [Fact.NEARLY(missing=Dollars(each - candidate.after.income[company] % each))]


def _raises_nothing(candidate: Candidate | None) -> bool:
    """Return whether the move buys a city that does not raise the seat's income."""
    if candidate is None or not isinstance(candidate.move, BuyCity):
        return False
    before, then = _city_incomes(candidate)
    return then <= before


def _directors(candidate: Candidate, move: BuyCity, more: int) -> Message:
    """Return the fact that no share pays any added income, and the director who gets it, if any."""
    state, company = candidate.state, move.company
    director = state.director[company]
    if more <= 0 or director == candidate.seat or state.cards.symbols[state.bottom_city(move.city_column)]:
        return Fact.SAME()
    return Fact.DIRECTORS(seat=director, company=company, more=Dollars(more))


def _denied(candidate: Candidate, move: BuyCity, city: int) -> list[Message]:
    """Return the player who loses most if the city is gone, given the cities that are then on offer.

    It is stated where that is at least half as much as the city brings the seat itself.
    """
    state, cost = candidate.state, candidate.state.cards.cost
    then, losses = in_sight(candidate.after), []
    for seat, company in _buyers(state, candidate.seat, cost[city]):
        if company == move.company:
            continue
        gain = _gain_by(state, seat, company, city)
        others = [_gain_by(state, seat, company, c) for c in then if cost[c] <= state.treasury[company]]
        losses.append((gain - max([0, *others]), gain, seat, company))
    less, gain, seat, company = max(losses, key=lambda loss: loss[0], default=(0, 0, NONE, NONE))
    if less < DENIED or 2 * less < _brings(candidate):
        return _blocked(candidate, move)
    more = Dollars(0 if less == gain else less)
    return [Fact.DENIES(seat=seat, company=company, city=city, worth=Dollars(gain), less=more)]


def _blocked(candidate: Candidate, move: BuyCity) -> list[Message]:
    """Return the player who could have bought for the same company but can no longer pay for a city.

    It is stated only if that player's loss is as large as `_denied` requires.
    """
    state, after = candidate.state, candidate.after
    cheapest = min((after.cards.cost[city] for city in in_sight(after)), default=0)
    if candidate.place or after.treasury[move.company] >= cheapest:
        return []
    gains = [
        (_gain_by(state, seat, company, city), seat)
        for city in in_sight(state)
        for seat, company in _buyers(state, candidate.seat, state.cards.cost[city])
        if company == move.company
    ]
    gain, seat = max(gains, default=(0, NONE))
    return [Fact.BLOCKS(seat=seat, company=move.company)] if gain >= max(DENIED, _brings(candidate)) else []


def _buyers(state: State, but: int, cost: int) -> Iterator[tuple[int, int]]:
    """Yield each seat except `but` that can still buy a city, with each company that can pay for it."""
    for seat in range(state.players):
        if seat == but or state.passed >> seat & 1:
            continue
        for company in range(len(state.treasury)):
            may_buy = state.shares_of(seat, company) and not state.bought[seat] >> company & 1
            if may_buy and state.treasury[company] >= cost:
                yield seat, company


def _gain_by(state: State, seat: int, company: int, city: int) -> int:
    """Return what a city brings a seat until the end if a company has it, in dollars."""
    then = state.copy()
    then.income[company] += state.cards.income[city]
    more = income_of(then, seat) - income_of(state, seat)
    symbols = state.cards.symbols[city] * state.shares_of(seat, company)
    return more * incomes_to_come(state) + SYMBOL_VALUE * symbols


def _can_wait(candidate: Candidate, move: BuyCity) -> list[Message]:
    """Return the fact that this company's money can wait, because only the seat can spend it."""
    best, state = candidate.rival_move, candidate.state
    if not isinstance(best, BuyCity) or best.company == move.company:
        return []
    cheapest = min(state.cards.cost[city] for city in in_sight(state))
    others = {company for _, company in _buyers(state, candidate.seat, cheapest)}
    if best.company not in others or move.company in others:
        return []
    return [Fact.CAN_WAIT(company=move.company, company_best=best.company)]


def _less(candidate: Candidate, move: BuyCity) -> list[Message]:
    """Return the reason against a city that brings no less than the best one: its price or its income."""
    best, state = candidate.rival, candidate.state
    if best is None or not isinstance(best.move, BuyCity) or best.move.company != move.company:
        return []
    if state.ended != GOING_ON:
        return []  # What is not spent is lost, and no income is raised later.
    own, other = _brings(candidate), _brings(best)
    cards, city, better = state.cards, *(state.bottom_city(at.city_column) for at in (move, best.move))
    cost, income = cards.cost[city] - cards.cost[better], cards.income[better] - cards.income[city]
    if own < other:
        symbols = cards.symbols[better] - cards.symbols[city]
        less = SYMBOL_VALUE * symbols * state.shares_of(candidate.seat, move.company)
        is_clear = less > 0 and not cost and not income
        return [Fact.FEWER_SYMBOLS(city=better, less=Dollars(less))] if is_clear else []
    if cost > 0:
        kind = Fact.COSTS_MORE if own == other else Fact.DEARER_CITY
        return [kind(city=better, more=Dollars(cost))]
    if income <= 0:
        return []
    alike = own == other and _city_incomes(candidate) == _city_incomes(best)
    kind = Fact.EARNS_LESS if alike else Fact.EARNS_LESS_LATER
    return [kind(company=move.company, city=better, less=Dollars(income))]


def _brings(candidate: Candidate) -> int:
    """Return what a city brings the seat until the end, in dollars."""
    before, then = _city_incomes(candidate)
    final = candidate.after.final_payment(candidate.seat) - candidate.state.final_payment(candidate.seat)
    return (then - before) * incomes_to_come(candidate.state) + final


def _city_incomes(candidate: Candidate) -> tuple[int, int]:
    """Return the seat's income of a turn without and with a city."""
    move, state = candidate.move, candidate.state
    assert isinstance(move, BuyCity)
    then = state.copy()
    then.income[move.company] += state.cards.income[state.bottom_city(move.city_column)]
    return income_of(state, candidate.seat), income_of(then, candidate.seat)


def _shared_gain(candidate: Candidate, move: BuyCity, city: int) -> list[Message]:
    """Return the fact that another seat holds more shares of the company and gains more by the city.

    It is omitted in comparison with a city for the same company, which helps the other seat as well. The
    exception is a turn known to be the last, if that city brings the other seat less.
    """
    state, best, company = candidate.state, candidate.rival_move, move.company
    instead = NONE
    if isinstance(best, BuyCity) and best.company == company:
        if state.ended == GOING_ON:
            return []
        instead = state.bottom_city(best.city_column)
    held = {seat: state.shares_of(seat, company) for seat in range(state.players) if seat != candidate.seat}
    most = max(held.values())
    if most <= state.shares_of(candidate.seat, company):
        return []
    own = _gain_by(state, candidate.seat, company, city)
    gains = {seat: _gain_by(state, seat, company, city) for seat in held if held[seat] == most}
    seats = tuple(
        seat
        for seat, gain in gains.items()
        if gain > max(0, own) and (instead == NONE or gain > _gain_by(state, seat, company, instead))
    )
    return [Fact.GAINS_MORE(seat=seats, count=len(seats), company=company)] if seats else []


def _uncovered(candidate: Candidate, move: BuyCity) -> list[Message]:
    """Return a city that is uncovered for the others, if it is better and they can pay for it.

    It is omitted in comparison with a city that brings the seat more, because that is the reason then.
    """
    state, cards, rival, best = candidate.state, candidate.state.cards, candidate.rival, candidate.rival_move
    if (
        rival is not None
        and isinstance(best, BuyCity)
        and (best.city_column == move.city_column or _brings(candidate) < _brings(rival))
    ):
        return []
    if state.cities_left[move.city_column] < 2:
        return []
    bought, city = state.bottom_city(move.city_column), _next_city(state, move.city_column)
    figures = {"city": city, "cost": cards.cost[city], "city_income": Dollars(cards.income[city])}
    is_better = cards.income[city] > cards.income[bought]
    if not is_better or not any(_buyers(candidate.after, candidate.seat, cards.cost[city])):
        return []
    return [Fact.UNCOVERS(**figures)]


def _next_city(state: State, column: int) -> int:
    """Return the city above the bottom one of a column; `NONE` if there is none."""
    left = state.cities_left[column]
    return state.city_columns[column][left - 2] if left > 1 else NONE


def other_brings_less(candidate: Candidate) -> bool:
    """Return whether both moves buy cities, and the other city by itself brings the seat less."""
    rival = candidate.rival
    if rival is None or not isinstance(candidate.move, BuyCity) or not isinstance(rival.move, BuyCity):
        return False
    return _brings(rival) < _brings(candidate)


def brief_city(candidate: Candidate) -> Message:
    """Return a brief about what a city brings the seat."""
    before, then = _city_incomes(candidate)
    final = candidate.after.final_payment(candidate.seat) - candidate.state.final_payment(candidate.seat)
    if then > before:
        return Brief.INCOME(worth=Dollars(final), **incomes(candidate.state, before, then))
    return Brief.FINAL(worth=Dollars(final)) if final else Brief.NOTHING()


# Passing


def brief_pass(candidate: Candidate) -> Message:
    """Return a brief about buying no city; money that others may still spend is not lost."""
    if candidate.state.ended == GOING_ON:
        return Brief.KEEPS()
    lost = all(forfeited(candidate, company) for company in _could_buy(candidate))
    return Brief.FORFEITS() if lost else Brief.NOTHING()


def _could_buy(candidate: Candidate) -> set[int]:
    """Return the companies for which the seat could buy a city."""
    return {move.company for move in candidate.state.legal_moves() if isinstance(move, BuyCity)}


def pass_cities(candidate: Candidate) -> list[Message]:
    """Return the facts about buying no city: what that saves or loses."""
    state, could = candidate.state, _could_buy(candidate)
    if not could:
        return []
    company = max(sorted(could), key=lambda c: state.treasury[c])
    serves, left = _serves_others(candidate, could), _left_to(candidate, company)
    if state.ended != GOING_ON:
        return (forfeited(candidate, company) or left if candidate.place else []) or serves
    final = [Fact.PASS_IS_FINAL(count=len(could))] if candidate.place and len(could) > 1 else []
    if serves:
        # What serves others more is not kept for anything better.
        left = [fact for fact in left if fact.id is not Fact.SAVES]
    return [*final, *serves, *left]


def _serves_others(candidate: Candidate, could: set[int]) -> list[Message]:
    """Return the fact that most shares of the companies for which the seat could buy belong to others."""
    state, seat, rival = candidate.state, candidate.seat, candidate.rival_move
    own = {company for company in could if 2 * state.shares_of(seat, company) >= state.sold[company]}
    if own and not candidate.place and isinstance(rival, BuyCity):
        could = {rival.company}
    if own & could:
        return []
    company = max(sorted(could), key=lambda c: state.treasury[c])
    held, sold = state.shares_of(seat, company), state.sold[company]
    return [Fact.SERVES_OTHERS(company=company, held=held, sold=sold)]


def _left_to(candidate: Candidate, company: int) -> list[Message]:
    """Return the fact that a company's money is kept for later, or who else can spend it this turn."""
    state, treasury = candidate.state, candidate.state.treasury[company]
    cheapest = min(state.cards.cost[city] for city in in_sight(state))
    seats = tuple(seat for seat, other in _buyers(state, candidate.seat, cheapest) if other == company)
    if not seats:
        return [Fact.SAVES(company=company, treasury=treasury)]
    if not candidate.place:
        return []  # That others may spend it is no reason to pass.
    return [Fact.LEAVES(seat=seats, count=len(seats), company=company, treasury=treasury)]
