"""Why to buy a city in North American Railways: incomes before and after, symbols, what others lose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.learning.north_american_railways.income import (
    One,
    income_of,
    incomes_to_come,
    turns_told,
)
from game.learning.north_american_railways.phrases import Brief, Fact
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.moves import BuyCity
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import GOING_ON, NONE, STEP, SYMBOL_VALUE

DENIED: Final = 200
"""What another must lose by it, in dollars, so that it is told that a city is kept from anybody."""


def in_sight(state: NorthAmericanRailwaysState) -> list[int]:
    """The cities at the foot of the columns."""
    return [city for c in range(len(state.cities_left)) if (city := state.bottom_city(c)) != NONE]


def city_facts(one: One) -> list[Message]:
    """What a city brings the seat, keeps from others, and uncovers."""
    move, state, after = one.move, one.state, one.after
    assert isinstance(move, BuyCity)
    city = state.bottom_city(move.city_column)
    before, then = _city_incomes(one)
    found: list[Message] = []
    symbols = state.cards.symbols[city]
    final = after.final_payment(one.seat) - state.final_payment(one.seat)
    incomes = {"before": Dollars(before), "after": Dollars(then), "turns": turns_told(state)}
    if then > before and symbols:
        found.append(Fact.YOURS_AND_SYMBOLS(worth=Dollars(final), **incomes))
    elif then > before:
        found.append(Fact.YOURS(**incomes))
    elif symbols:
        found.append(Fact.SYMBOLS(worth=Dollars(final)))
    idle = _no_gain(one, move) if then <= before and state.cards.income[city] else []
    denied = [] if _is_taken_anyway(one, move) else _denied(one, move, city) or _blocked(one, move)
    # What a city brings comes first; where it brings nothing, what it keeps from others, and its price.
    if one.place and symbols:
        found = [*found, *idle, *denied]
    elif then > before or symbols:
        found = [*found, *denied, *idle]
    else:
        found = [*denied, *_costs_less(one, move), *idle]
    # What speaks against a city is no reason for it.
    if one.place:
        told = any(fact.id is Fact.DIRECTORS for fact in found)
        shared = [] if told else _shared_gain(one, move, city)
        if shared:
            found = [fact for fact in found if fact.id is not Fact.SAME]
        return [*found, *_can_wait(one, move), *_less(one, move), *shared, *_uncovered(one, move)]
    if not found and state.ended != GOING_ON:
        return _spends(one, move) or _forfeited(one, move.company)
    return found


def _forfeited(one: One, company: int) -> list[Message]:
    """That what a company keeps is lost in the last turn, unless another may still spend it."""
    state = one.state
    cheapest = min(state.cards.cost[city] for city in in_sight(state))
    if any(other == company for _, other in _buyers(state, one.seat, cheapest)):
        return []
    return [Fact.FORFEITS(company=company, treasury=state.treasury[company])]


def _spends(one: One, move: BuyCity) -> list[Message]:
    """Who of the others, with more shares than the seat, could yet spend what the city costs its company."""
    state, company = one.state, move.company
    cost = state.cards.cost[state.bottom_city(move.city_column)]
    able = {seat for seat, other in _buyers(state, one.seat, cost) if other == company}
    more = [seat for seat in able if state.shares_of(seat, company) > state.shares_of(one.seat, company)]
    if not more:
        return []
    seat = max(sorted(more), key=lambda seat: state.shares_of(seat, company))
    return [Fact.SPENDS(company=company, cost=cost, seat=seat)]


def _is_taken_anyway(one: One, move: BuyCity) -> bool:
    """Whether the best move takes the same city for another company."""
    best = one.rival.move if one.place and one.rival is not None else None
    return isinstance(best, BuyCity) and best.city_column == move.city_column


def _no_gain(one: One, move: BuyCity) -> list[Message]:
    """Why a city's income brings the seat no more: the shares pay no more, or its extra falls by as much."""
    before, extra, _ = split_income(one.state, move.company)
    after, rest, _ = split_income(one.after, move.company)
    if after > before:
        if not one.place:
            return _others_spend(one, move)
        if _raises_alike(one, move, after):
            return []
        shares = {"company": move.company, "before": Dollars(before), "after": Dollars(after)}
        return [Fact.EXTRA_FALLS(less=Dollars(extra - rest), turns=turns_told(one.state), **shares)]
    if one.place:
        directors = _directors(one, move, rest - extra)
        return [] if directors.id is Fact.SAME and _raises_nothing(one.rival) else [directors]
    # In the last turn there is no later income that could be raised with it.
    return [_missing(one, move.company)] if one.state.ended == GOING_ON else []


def _raises_alike(one: One, move: BuyCity, per_share: int) -> bool:
    """Whether the best move is a city for the same company, and its shares then pay as much."""
    best = one.rival
    if best is None or not isinstance(best.move, BuyCity) or best.move.company != move.company:
        return False
    return split_income(best.after, move.company)[0] == per_share


def _others_spend(one: One, move: BuyCity) -> list[Message]:
    """Whether others may spend what the company has, and not what the next best move would spend."""
    state, other = one.state, one.rival.move if one.rival is not None else None
    cheapest = min(state.cards.cost[city] for city in in_sight(state))
    others = {company for _, company in _buyers(state, one.seat, cheapest)}
    if move.company not in others or (isinstance(other, BuyCity) and other.company in others):
        return []
    return [Fact.OTHERS_SPEND(company=move.company)]


def _raises_nothing(one: One | None) -> bool:
    """Whether it is a city by which the seat's income does not rise."""
    if one is None or not isinstance(one.move, BuyCity):
        return False
    before, then = _city_incomes(one)
    return then <= before


def _directors(one: One, move: BuyCity, more: int) -> Message:
    """That no share pays more, and whether another one gets the remainder, of so many dollars more."""
    director, symbols = one.state.director[move.company], one.state.cards.symbols
    if more <= 0 or director == one.seat or symbols[one.state.bottom_city(move.city_column)]:
        return Fact.SAME()
    return Fact.DIRECTORS(seat=director, company=move.company, more=Dollars(more))


def _missing(one: One, company: int) -> Message:
    """How much more a company has to earn so that its shares pay more."""
    after = one.after
    each = STEP * after.sold[company]
    missing = each - after.income[company] % each
    return Fact.NEARLY(missing=Dollars(missing))


def _denied(one: One, move: BuyCity, city: int) -> list[Message]:
    """Who of the others, if anybody, loses most if the city is gone: what else is then in sight counts.

    It is told where that is at least half as much as the city brings the seat itself.
    """
    state, cost = one.state, one.state.cards.cost
    then = in_sight(one.after)
    losses = []
    for seat, company in _buyers(state, one.seat, cost[city]):
        if company == move.company:
            continue
        gain = _gain_by(state, seat, company, city)
        others = [_gain_by(state, seat, company, c) for c in then if cost[c] <= state.treasury[company]]
        losses.append((gain - max([0, *others]), gain, seat, company))
    less, gain, seat, company = max(losses, key=lambda loss: loss[0], default=(0, 0, NONE, NONE))
    if less < DENIED or 2 * less < _brings(one):
        return []
    denies = {"seat": seat, "company": company, "city": city, "worth": Dollars(gain)}
    return [Fact.DENIES(**denies) if less == gain else Fact.DENIES_MORE(less=Dollars(less), **denies)]


def _blocked(one: One, move: BuyCity) -> list[Message]:
    """Who of the others, if anybody, could have bought for the same company, and now can pay for no city.

    It is told where that would have brought as much as `_denied` asks for.
    """
    state, after = one.state, one.after
    cheapest = min((after.cards.cost[city] for city in in_sight(after)), default=0)
    if one.place or after.treasury[move.company] >= cheapest:
        return []
    gains = [
        (_gain_by(state, seat, company, city), seat)
        for city in in_sight(state)
        for seat, company in _buyers(state, one.seat, state.cards.cost[city])
        if company == move.company
    ]
    gain, seat = max(gains, default=(0, NONE))
    return [Fact.BLOCKS(seat=seat, company=move.company)] if gain >= max(DENIED, _brings(one)) else []


def _buyers(state: NorthAmericanRailwaysState, but: int, cost: int) -> Iterator[tuple[int, int]]:
    """Each seat except `but` that may yet buy a city, with each company that can pay its cost in dollars."""
    for seat in range(state.players):
        if seat == but or state.passed >> seat & 1:
            continue
        for company in range(len(state.treasury)):
            may_buy = state.shares_of(seat, company) and not state.bought[seat] >> company & 1
            if may_buy and state.treasury[company] >= cost:
                yield seat, company


def _gain_by(state: NorthAmericanRailwaysState, seat: int, company: int, city: int) -> int:
    """What a city brings a seat until the end if a company has it, in dollars."""
    then = state.copy()
    then.income[company] += state.cards.income[city]
    more = income_of(then, seat) - income_of(state, seat)
    symbols = state.cards.symbols[city] * state.shares_of(seat, company)
    return more * incomes_to_come(state) + SYMBOL_VALUE * symbols


def _can_wait(one: One, move: BuyCity) -> list[Message]:
    """Whether only the seat can spend this company's money, and others what pays for the best city."""
    best, state = one.rival.move if one.rival is not None else None, one.state
    if not isinstance(best, BuyCity) or best.company == move.company:
        return []
    cheapest = min(state.cards.cost[city] for city in in_sight(state))
    others = {company for _, company in _buyers(state, one.seat, cheapest)}
    if best.company not in others or move.company in others:
        return []
    return [Fact.CAN_WAIT(company=move.company, company_best=best.company)]


def _less(one: One, move: BuyCity) -> list[Message]:
    """What speaks against a city that brings the seat no less than the best: its price, or what it earns."""
    best, state = one.rival, one.state
    if best is None or not isinstance(best.move, BuyCity) or best.move.company != move.company:
        return []
    if state.ended != GOING_ON:
        return []  # What is not spent is lost, and no income is raised later.
    own, other = (_brings(at) for at in (one, best))
    if own < other:
        return _fewer_symbols(one, best)
    cards, city, better = state.cards, *(state.bottom_city(at.city_column) for at in (move, best.move))
    cost, income = cards.cost[city] - cards.cost[better], cards.income[better] - cards.income[city]
    if cost > 0 and own == other:
        return [Fact.COSTS_MORE(city=better, more=Dollars(cost))]
    if cost > 0:
        return [Fact.DEARER_CITY(city=better, more=Dollars(cost))]
    if income <= 0:
        return []
    alike = own == other and _city_incomes(one) == _city_incomes(best)
    kind = Fact.EARNS_LESS if alike else Fact.EARNS_LESS_LATER
    return [kind(company=move.company, city=better, less=Dollars(income))]


def _fewer_symbols(one: One, best: One) -> list[Message]:
    """That a city has fewer symbols than the best one for the same company, and is no better otherwise."""
    state, move, other = one.state, one.move, best.move
    assert isinstance(move, BuyCity)
    assert isinstance(other, BuyCity)
    cards, city, better = state.cards, *(state.bottom_city(at.city_column) for at in (move, other))
    less = SYMBOL_VALUE * (cards.symbols[better] - cards.symbols[city])
    less *= state.shares_of(one.seat, move.company)
    alike = all(of[city] == of[better] for of in (cards.cost, cards.income))
    return [Fact.FEWER_SYMBOLS(city=better, less=Dollars(less))] if alike and less > 0 else []


def _costs_less(one: One, move: BuyCity) -> list[Message]:
    """Whether the best city costs less than the next best one for the same company."""
    state, next_best = one.state, one.rival.move if one.rival is not None else None
    same = isinstance(next_best, BuyCity) and next_best.company == move.company
    if one.place or not same or state.ended != GOING_ON:
        return []
    assert isinstance(next_best, BuyCity)
    city, other = (state.bottom_city(at.city_column) for at in (move, next_best))
    less = state.cards.cost[other] - state.cards.cost[city]
    return [Fact.COSTS_LESS(city=other, less=Dollars(less))] if less > 0 else []


def _brings(one: One) -> int:
    """What a city brings the seat until the end, in dollars."""
    before, then = _city_incomes(one)
    final = one.after.final_payment(one.seat) - one.state.final_payment(one.seat)
    return (then - before) * incomes_to_come(one.state) + final


def _city_incomes(one: One) -> tuple[int, int]:
    """The seat's income of a turn without and with a city."""
    move, state = one.move, one.state
    assert isinstance(move, BuyCity)
    then = state.copy()
    then.income[move.company] += state.cards.income[state.bottom_city(move.city_column)]
    return income_of(state, one.seat), income_of(then, one.seat)


def _shared_gain(one: One, move: BuyCity, city: int) -> list[Message]:
    """Whether another holds more shares of the company, and gains more by the city.

    Not beside a city for the same company, which serves the other as well, unless it is known to be the last
    and brings the other less.
    """
    state, best = one.state, one.rival.move if one.rival is not None else None
    instead = NONE
    if isinstance(best, BuyCity) and best.company == move.company:
        if state.ended == GOING_ON:
            return []
        instead = state.bottom_city(best.city_column)
    held = {seat: state.shares_of(seat, move.company) for seat in range(state.players) if seat != one.seat}
    most = max(held.values())
    if most <= state.shares_of(one.seat, move.company):
        return []
    own = _gain_by(state, one.seat, move.company, city)
    holders = [seat for seat, shares in held.items() if shares == most]
    gains = {seat: _gain_by(state, seat, move.company, city) for seat in holders}
    if instead != NONE:
        less = {seat: gains[seat] - _gain_by(state, seat, move.company, instead) for seat in holders}
        holders = [seat for seat in holders if less[seat] > 0]
    seats = tuple(seat for seat in holders if gains[seat] > max(0, own))
    return [Fact.GAINS_MORE(seat=seats, count=len(seats), company=move.company)] if seats else []


def _uncovered(one: One, move: BuyCity) -> list[Message]:
    """A city that comes in sight for the others, if it is better than the one bought and they can pay it.

    Not beside a city that brings the seat more: that is the reason then.
    """
    state, cards = one.state, one.state.cards
    rival = one.rival
    best = rival.move if rival is not None else None
    if rival is not None and isinstance(best, BuyCity):
        is_seen_anyway = best.city_column == move.city_column
        if is_seen_anyway or _brings(one) < _brings(rival):
            return []
    if state.cities_left[move.city_column] < 2:
        return []
    bought, city = state.bottom_city(move.city_column), _next_city(state, move.city_column)
    figures = {"city": city, "cost": cards.cost[city], "city_income": Dollars(cards.income[city])}
    if isinstance(best, BuyCity) and best.company == move.company:
        instead = _next_city(state, best.city_column)
        other = state.bottom_city(best.city_column)
        alike = brings_alike(state, bought, other) and cards.cost[bought] == cards.cost[other]
        if instead != NONE and alike:
            return [Fact.UNCOVERS_CITY_INSTEAD(city_instead=instead, **figures)]
    if cards.income[city] <= cards.income[bought] or not any(_buyers(one.after, one.seat, cards.cost[city])):
        return []
    return [Fact.UNCOVERS(**figures)]


def _next_city(state: NorthAmericanRailwaysState, column: int) -> int:
    """The city above the bottom one of a column; `NONE` if there is none."""
    left = state.cities_left[column]
    return state.city_columns[column][left - 2] if left > 1 else NONE


def brings_alike(state: NorthAmericanRailwaysState, one: int, other: int) -> bool:
    """Whether two cities bring the same."""
    cards = state.cards
    return all(of[one] == of[other] for of in (cards.income, cards.symbols))


def other_brings_less(one: One) -> bool:
    """Whether both are cities, and the other one brings the seat less by itself."""
    rival = one.rival
    if rival is None or not isinstance(one.move, BuyCity) or not isinstance(rival.move, BuyCity):
        return False
    return _brings(rival) < _brings(one)


def brief_city(one: One) -> Message:
    """What a city brings the seat, briefly."""
    before, then = _city_incomes(one)
    final = one.after.final_payment(one.seat) - one.state.final_payment(one.seat)
    incomes = {"before": Dollars(before), "after": Dollars(then), "turns": turns_told(one.state)}
    if then > before and final:
        return Brief.INCOME_AND_FINAL(worth=Dollars(final), **incomes)
    if then > before:
        return Brief.INCOME(**incomes)
    return Brief.FINAL(worth=Dollars(final)) if final else Brief.NOTHING()


def brief_pass(one: One) -> Message:
    """What buying no city comes to, briefly: what others may still spend is not lost."""
    state = one.state
    if state.ended == GOING_ON:
        return Brief.KEEPS()
    could = {move.company for move in state.legal_moves() if isinstance(move, BuyCity)}
    lost = all(_forfeited(one, company) for company in could)
    return Brief.FORFEITS() if lost else Brief.NOTHING()


def pass_facts(one: One) -> list[Message]:
    """What buying no city saves, loses or ends."""
    state = one.state
    could = {move.company for move in state.legal_moves() if isinstance(move, BuyCity)}
    if state.cities_bought == 0 and state.passed.bit_count() == state.players - 1:
        return [Fact.CLOSES()]
    if not could:
        return [Fact.NO_PURCHASE()]
    company = max(sorted(could), key=lambda c: state.treasury[c])
    if state.ended != GOING_ON:
        lost = (_forfeited(one, company) or _left_to(one, company)) if one.place else []
        return lost or _serves_others(one, could)
    final = [Fact.PASS_IS_FINAL(count=len(could))] if one.place and len(could) > 1 else []
    serves, left = _serves_others(one, could), _left_to(one, company)
    if serves:
        # What serves others more is not kept for anything better.
        left = [fact for fact in left if fact.id is not Fact.SAVES]
    return [*final, *serves, *left]


def _serves_others(one: One, could: set[int]) -> list[Message]:
    """Whether all that the seat could buy for is mostly in other hands, or what the next best move is for."""
    state, rival = one.state, one.rival.move if one.rival is not None and not one.place else None
    own = {company for company in could if 2 * state.shares_of(one.seat, company) >= state.sold[company]}
    if own and isinstance(rival, BuyCity):
        could = {rival.company}
    if own & could:
        return []
    company = max(sorted(could), key=lambda c: state.treasury[c])
    held, sold = state.shares_of(one.seat, company), state.sold[company]
    return [Fact.SERVES_OTHERS(company=company, held=held, sold=sold)]


def _left_to(one: One, company: int) -> list[Message]:
    """That the money of a company is kept for later, or who else can spend it in this turn."""
    state, treasury = one.state, one.state.treasury[company]
    cheapest = min(state.cards.cost[city] for city in in_sight(state))
    seats = tuple(seat for seat, other in _buyers(state, one.seat, cheapest) if other == company)
    if not seats:
        return [Fact.SAVES(company=company, treasury=treasury)]
    if not one.place:
        return []  # That others may spend it is no reason to pass.
    return [Fact.LEAVES(seat=seats, count=len(seats), company=company, treasury=treasury)]
