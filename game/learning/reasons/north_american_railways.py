"""Why a move of North American Railways is good: incomes before and after, symbols, cities in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from game.learning.reasons.north_american_railways_cities import brief_city, city_facts, in_sight, pass_facts
from game.learning.reasons.north_american_railways_income import (
    One,
    income_of,
    incomes_to_come,
    turns_told,
)
from game.learning.reasons.north_american_railways_says import Brief, Fact, Title
from game.learning.reasons.room import ReasonsByMove
from game.rules.contract import Move
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.shares import takes_over, treasury_part
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import FIXED_PRICE, GOING_ON, NONE, RELIEF
from game.rules.notes import Dollars, Note


class NorthAmericanRailwaysReasons(ReasonsByMove[NorthAmericanRailwaysState]):
    """What an expert says of the moves of North American Railways."""

    money = True
    least = 60.0
    fine = 10
    names_terms = False

    decisive = frozenset({Fact.DENIES, Fact.GAINS_MORE, Fact.CAN_WAIT})
    on_request = frozenset({Fact.CANT_PAY, Fact.HAS_NOTHING, Fact.HALF, Fact.NO_HALF})
    against = frozenset(
        {
            Fact.NO_CITY,
            Fact.OVERPAID,
            Fact.DEARER,
            Fact.CHEAPER,
            Fact.SAME,
            Fact.DIRECTORS,
            Fact.EXTRA_FALLS,
            Fact.CAN_WAIT,
            Fact.COSTS_MORE,
            Fact.DEARER_CITY,
            Fact.EARNS_LESS,
            Fact.EARNS_LESS_LATER,
            Fact.GAINS_MORE,
            Fact.UNCOVERS,
            Fact.LOSES,
            Fact.RIVAL_SHARE,
            Fact.RIVAL_SHARE_AND_FINAL,
            Fact.RIVAL_FINAL,
            Fact.CLOSES,
            Fact.FORFEITS,
            Fact.LAST_SHARE,
        }
    )


def make_reasons() -> NorthAmericanRailwaysReasons:
    """The room of the game."""
    return NorthAmericanRailwaysReasons(_TITLES, _BRIEFS, _FACTS)


# Titles

_State: TypeAlias = NorthAmericanRailwaysState


def _share_title(move: Found | BuyOwn | Offer, state: _State) -> Note:
    """What is taken; from which column, where shares of the company lie at the foot of several."""
    company = state.bottom_share(move.column)
    match move:
        case Found():
            title = Title.FOUND(company=company, amount=move.amount)
        case BuyOwn():
            title = Title.OWN(company=company, amount=FIXED_PRICE)
        case Offer():
            title = Title.OFFER(company=company, amount=move.amount)
    alike = sum(state.bottom_share(column) == company for column in range(len(state.shares_left)))
    return Title.IN_COLUMN(title=title, column=move.column) if alike > 1 else title


_TITLES: Final[dict[type[Move], Callable[[Any, _State], Note]]] = {
    Found: _share_title,
    BuyOwn: _share_title,
    Offer: _share_title,
    LetGo: lambda move, state: Title.LET_GO(seat=state.proposer),
    BuyInstead: lambda move, state: Title.BUY(amount=state.offer_price),
    TakeMoney: lambda move, state: Title.TAKE(amount=RELIEF),
    EndTurn: lambda move, state: Title.END(),
    BuyCity: lambda move, state: Title.CITY(city=state.bottom_city(move.city_column), company=move.company),
    PassCities: lambda move, state: Title.PASS(),
}


# Shares


def _with_share(one: One, seat: int, company: int) -> NorthAmericanRailwaysState:
    """The table if a seat had taken another share of a company, for nothing; it may then direct it."""
    after = one.state.copy()
    after.held[seat * len(after.treasury) + company] += 1
    after.sold[company] += 1
    if takes_over(after, seat, company):
        after.director[company] = seat
    return after


def _share_brings(one: One, seat: int, company: int) -> tuple[int, int, int]:
    """A seat's income of a turn without and with another share, and what the share adds at the end."""
    after = _with_share(one, seat, company)
    final = after.final_payment(seat) - one.state.final_payment(seat)
    return income_of(one.state, seat), income_of(after, seat), final


def _bought_share(one: One, company: int, price: int) -> list[Note]:
    """What a share brings that the seat is sure to get, beside its price in dollars."""
    before, after, final = _share_brings(one, one.seat, company)
    cost = Dollars(price)
    if after <= before:
        return [Fact.ONLY_FINAL_FOR(price=cost, worth=Dollars(final)) if final else Fact.COSTS(price=cost)]
    incomes = {"before": Dollars(before), "after": Dollars(after), "turns": turns_told(one.state)}
    if final:
        return [Fact.SHARE_AND_FINAL_FOR(price=cost, worth=Dollars(final), **incomes)]
    return [Fact.SHARE_FOR(price=cost, **incomes)]


def _share(one: One, company: int) -> list[Note]:
    """What a share brings that the seat may get: its price stands in the title."""
    before, after, final = _share_brings(one, one.seat, company)
    if after <= before:
        return [Fact.ONLY_FINAL(worth=Dollars(final))] if final else []
    incomes = {"before": Dollars(before), "after": Dollars(after), "turns": turns_told(one.state)}
    if final:
        return [Fact.SHARE_AND_FINAL(worth=Dollars(final), **incomes)]
    return [Fact.SHARE(**incomes)]


def _brief_share(one: One, company: int) -> Note:
    before, after, final = _share_brings(one, one.seat, company)
    if after <= before and not final:
        return Brief.NOTHING()
    if after <= before:
        return Brief.FINAL(worth=Dollars(final))
    if final:
        return Brief.SHARE_AND_FINAL(worth=Dollars(after - before), final=Dollars(final))
    return Brief.SHARE(worth=Dollars(after - before))


def _affordable(state: NorthAmericanRailwaysState, money: int) -> int:
    """The city in sight that brings most for so much money; `NONE` if there is none."""
    cards = state.cards
    good = [city for city in in_sight(state) if cards.cost[city] <= money]
    return max(good, key=lambda city: (cards.income[city] + 20 * cards.symbols[city], -city), default=NONE)


def _found(one: One) -> list[Note]:
    move, cards = one.move, one.state.cards
    assert isinstance(move, Found)
    company, city = one.state.bottom_share(move.column), _affordable(one.state, move.amount)
    found, founds = _uncovered_share(one), {"company": company, "amount": move.amount}
    if city == NONE:
        return [Fact.FOUND(**founds), Fact.NO_CITY(amount=move.amount), *found]
    cost = cards.cost[city]
    card = {"city": city, "cost": cost, "city_income": Dollars(cards.income[city])}
    return [Fact.FOUND_FOR(**founds, **card, rest=Dollars(move.amount - cost)), *found]


def _brief_found(one: One) -> Note:
    move = one.move
    assert isinstance(move, Found)
    city = _affordable(one.state, move.amount)
    if city == NONE:
        return Brief.NO_CITY()
    return Brief.FOUND(city=city, city_income=Dollars(one.state.cards.income[city]))


def _own(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, BuyOwn)
    company = one.state.bottom_share(move.column)
    share = _bought_share(one, company, FIXED_PRICE)
    return [*_last_share(one), *share, *_uncovered_share(one), *_fills(one, company)]


def _fills(one: One, company: int) -> list[Note]:
    """What a purchase puts into the treasury of a company."""
    after = one.after
    amount = after.treasury[company] - one.state.treasury[company]
    if amount <= 0:
        return []
    held, sold = after.shares_of(one.seat, company), after.sold[company]
    if held == sold:
        return [Fact.TREASURY_YOURS(company=company, amount=amount)]
    return [Fact.TREASURY(company=company, amount=amount, held=held, sold=sold)]


def _offer(one: One) -> list[Note]:
    move, state = one.move, one.state
    assert isinstance(move, Offer)
    company, price = state.bottom_share(move.column), move.amount
    share, answer = _share(one, company), _answer(one, company, price)
    if not one.place and price > _worth(one, company):
        # What costs more than it brings is good for what follows from it.
        return [*_last_share(one), *answer, *_takes_chair(one, company), *share, *_uncovered_share(one)]
    against = [*_overpaid(one, company, price), *_other_price(one, company, price)]
    return [*against, *_last_share(one), *share, *_uncovered_share(one), *answer]


def _takes_chair(one: One, company: int) -> list[Note]:
    """Whether the share would make its buyer the director."""
    state, director = one.state, one.state.director[company]
    if state.shares_of(one.seat, company) + 1 < state.shares_of(director, company):
        return []
    return [Fact.TAKES_CHAIR(company=company)]


def _worth(one: One, company: int) -> int:
    """What a share is likely to bring until the end, in dollars."""
    before, after, final = _share_brings(one, one.seat, company)
    return (after - before) * incomes_to_come(one.state) + final


def _uncovered_share(one: One) -> list[Note]:
    """The share that comes in sight, where one like the share that is taken could be had elsewhere."""
    move, state = one.move, one.state
    assert isinstance(move, (Found, BuyOwn, Offer))
    rival = one.rival.move if one.rival is not None else None
    if not isinstance(rival, (Found, BuyOwn, Offer)) or rival.column == move.column:
        return []
    left = state.shares_left[move.column]
    if left < 2 or state.bottom_share(rival.column) != state.bottom_share(move.column):
        return []
    return [Fact.UNCOVERS_SHARE(company=state.share_columns[move.column][left - 2])]


def _overpaid(one: One, company: int, price: int) -> list[Note]:
    """Whether a share costs more than it is likely to bring until the end; not said of the best move."""
    worth = _worth(one, company)
    rival = one.rival.move if one.place and one.rival is not None else None
    dearer = isinstance(rival, Offer) and rival.amount >= price
    if rival is None or dearer or price <= worth:
        return []
    return [Fact.OVERPAID(price=Dollars(price), worth=Dollars(max(0, worth)))]


def _other_price(one: One, company: int, price: int) -> list[Note]:
    """What is wrong with a price, where another one is better for a share of the same company."""
    rival = one.rival.move if one.place and one.rival is not None else None
    if not isinstance(rival, Offer) or one.state.bottom_share(rival.column) != company:
        return []
    if price > rival.amount:
        return [Fact.DEARER(amount=price - rival.amount)]
    return [Fact.CHEAPER(seat=one.state.director[company])] if price < rival.amount else []


def _answer(one: One, company: int, price: int) -> list[Note]:
    """Whether the director can pay so much himself: all payments are open, so that anybody can count it."""
    state, half = one.state, price - treasury_part(price)
    director = state.director[company]
    if not state.cash[director]:
        return [Fact.HAS_NOTHING(seat=director)]
    if state.cash[director] < price:
        return [Fact.CANT_PAY(seat=director, cash=state.cash[director])]
    if half:
        return [Fact.HALF(seat=director, amount=half)]
    return [Fact.NO_HALF(seat=director)] if one.place else []


def _share_decides(state: NorthAmericanRailwaysState) -> bool:
    """Whether one share more that is taken makes this turn the last one."""
    return state.ended == GOING_ON and sum(state.shares_left) == state.players


def _last_share(one: One) -> list[Note]:
    return [Fact.LAST_SHARE()] if _share_decides(one.state) else []


def _brief_offer(one: One) -> Note:
    move, state = one.move, one.state
    assert isinstance(move, Offer)
    company = state.bottom_share(move.column)
    half = move.amount - treasury_part(move.amount)
    if state.cash[state.director[company]] < move.amount or not half:
        return _brief_share(one, company)
    before, after, final = _share_brings(one, one.seat, company)
    if after <= before:
        only = Brief.FINAL_OR_HALF(amount=half, final=Dollars(final))
        return only if final else Brief.ONLY_HALF(amount=half)
    if final:
        return Brief.ALL_OR_HALF(amount=half, worth=Dollars(after - before), final=Dollars(final))
    return Brief.HALF(amount=half, worth=Dollars(after - before))


def _offered(one: One) -> int:
    return one.state.bottom_share(one.state.offer_column)


def _let_go(one: One) -> list[Note]:
    state, company = one.state, _offered(one)
    found = []
    if one.after.director[company] == state.proposer:
        found.append(Fact.LOSES(seat=state.proposer, company=company))
    found += _rival_share(one, company)
    if not _can_buy(one):
        return [Fact.CANT_BUY(amount=state.offer_price), *found, *_fills(one, company)]
    # Half of the price goes into the treasury either way, which is a reason for neither answer.
    if one.place:
        return [*found, *_keeps(one)]
    worth = _worth(one, company)
    dear = [Fact.TOO_DEAR(price=Dollars(state.offer_price), worth=Dollars(worth))]
    # What the other gains speaks against this: it is told only of a share that is worth its price.
    if 0 < worth < state.offer_price:
        return [*dear, *_keeps(one)]
    return [*_buys_too(one, company), *_keeps(one), *found]


def _rival_share(one: One, company: int) -> list[Note]:
    """What an offered share brings who offers it."""
    seat = one.state.proposer
    before, after, final = _share_brings(one, seat, company)
    rises = {"seat": seat, "worth": Dollars(after - before), "turns": turns_told(one.state)}
    if after > before and final:
        return [Fact.RIVAL_SHARE_AND_FINAL(final=Dollars(final), **rises)]
    if after > before:
        return [Fact.RIVAL_SHARE(**rises)]
    return [Fact.RIVAL_FINAL(seat=seat, final=Dollars(final))] if final else []


def _buys_too(one: One, company: int) -> list[Note]:
    """Whether who gets the share is one more to buy a city for a company that is mostly the seat's own."""
    after, seat = one.after, one.seat
    costs = sorted(after.cards.cost[city] for city in in_sight(after))
    held, sold = after.shares_of(seat, company), after.sold[company]
    second = len(costs) > 1 and sum(costs[:2]) <= after.treasury[company]
    if one.state.shares_of(one.state.proposer, company) or not second or 2 * held <= sold:
        return []
    return [Fact.BUYS_TOO(seat=one.state.proposer, company=company, held=held, sold=sold)]


def _can_buy(one: One) -> bool:
    """Whether there is a choice between the two answers."""
    return BuyInstead() in one.state.moves()


def _keeps(one: One) -> list[Note]:
    over = sum(one.state.shares_left) < one.state.players or one.state.ended != GOING_ON
    return [(Fact.KEEPS_CASH if over else Fact.KEEPS)(cash=one.state.cash[one.seat])]


def _brief_let_go(one: One) -> Note:
    if _can_buy(one):
        return Brief.KEEPS()
    company = _offered(one)
    amount = one.after.treasury[company] - one.state.treasury[company]
    return Brief.TREASURY(company=company, amount=amount)


def _buy(one: One) -> list[Note]:
    company = _offered(one)
    price = one.state.offer_price
    overpaid = _overpaid(one, company, price)
    share = _share(one, company) if overpaid else _bought_share(one, company, price)
    return [*_keeps_chair(one, company), *overpaid, *share]


def _brief_buy(one: One) -> Note:
    company = _offered(one)
    before, after, final = _share_brings(one, one.seat, company)
    if after <= before and not final and _keeps_chair(one, company):
        return Brief.KEEPS_CHAIR(company=company)
    return _brief_share(one, company)


def _keeps_chair(one: One, company: int) -> list[Note]:
    """Whether the share would make the one who offers the director, if it were let go."""
    state, rival = one.state, one.state.proposer
    if state.shares_of(rival, company) + 1 < state.shares_of(one.seat, company):
        return []
    return [Fact.KEEPS_CHAIR(seat=rival, company=company)]


def _end_turn(one: One) -> list[Note]:
    if _share_decides(one.state):
        return [Fact.GOES_ON()]
    return _keeps(one)


_FACTS: Final[dict[type[Move], Callable[[One], list[Note]]]] = {
    Found: _found,
    BuyOwn: _own,
    Offer: _offer,
    LetGo: _let_go,
    BuyInstead: _buy,
    TakeMoney: lambda one: [Fact.RELIEF(amount=RELIEF)],
    EndTurn: _end_turn,
    BuyCity: city_facts,
    PassCities: pass_facts,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Note]]] = {
    Found: _brief_found,
    BuyOwn: lambda one: _brief_share(one, one.state.bottom_share(_column(one))),
    Offer: _brief_offer,
    LetGo: _brief_let_go,
    BuyInstead: _brief_buy,
    TakeMoney: lambda one: Brief.CASH(amount=RELIEF),
    EndTurn: lambda one: Brief.KEEPS(),
    BuyCity: brief_city,
    PassCities: lambda one: Brief.KEEPS() if one.state.ended == GOING_ON else Brief.FORFEITS(),
}


def _column(one: One) -> int:
    assert isinstance(one.move, BuyOwn)
    return one.move.column
