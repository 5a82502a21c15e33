"""What a share of American Rails is worth to a seat, and who is likely to buy it."""

from __future__ import annotations

from ai.knowledge import for_game, worth
from game.learning.reasons.american_rails_dividends import One, dividends, own_change, years_left
from game.learning.reasons.american_rails_says import Brief, Fact
from game.rules.american_rails.moves import Bid, PutUp
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits
from game.rules.notes import Dollars, Note


def _with_share(one: One, seat: int, company: int, amount: int) -> AmericanRailsState:
    """The table if a seat had bought the share that is up, for so many dollars."""
    after = one.state.copy()
    after.shares[seat * len(after.treasury) + company] += 1
    after.sold[company] += 1
    after.unsold[company] -= 1
    after.treasury[company] += amount
    after.cash[seat] -= amount
    return after


def _share(one: One, amount: int) -> list[Note]:
    """What a share that is up would pay to the seat."""
    state, company = one.state, one.state.lot
    if not state.track[company]:
        return _first_share(state, company)
    after = _with_share(one, one.seat, company, amount)
    before, then = dividends(state, one.seat), dividends(after, one.seat)
    if then <= before:
        return []
    return [Fact.PAYS(before=Dollars(before), after=Dollars(then), years=years_left(state))]


def _first_share(state: AmericanRailsState, company: int) -> list[Note]:
    """What the price is for, and the city that would pay most to a railway that begins there."""
    free = [city for city, at in enumerate(state.board.cities) if not state.companies_in(at.hex)]
    city = max(free, key=lambda city: state.board.cities[city].full)
    income = Dollars(state.board.cities[city].full)
    return [Fact.FIRST_SHARE(company=company, city=city, income=income)]


def bid_facts(one: One) -> list[Note]:
    """What a share is worth to the seat, and what it pays; or why it is not worth the bid."""
    move, stop = one.move, one.stop
    assert isinstance(move, Bid)
    if one.cheaper is not None:
        kind = Fact.CHEAPER_WINS if _wins(one.state, one.seat, one.cheaper) else Fact.CHEAPER
        return [kind(bid=Dollars(one.cheaper))]
    if stop < move.amount:
        return [Fact.DEAR(stop=Dollars(stop))] if stop else _unwanted(one, move.amount)
    if _wins(one.state, one.seat, move.amount):
        return [Fact.WINS(bid=Dollars(move.amount)), *_share(one, move.amount)]
    if move.amount == stop:
        return [Fact.LAST_BID(bid=Dollars(stop)), *_share(one, stop)]
    kind = Fact.STOP if stop < one.state.cash[one.seat] else Fact.ALL_IN
    return [kind(bid=Dollars(move.amount), stop=Dollars(stop)), *_share(one, move.amount)]


def _wins(state: AmericanRailsState, seat: int, amount: int) -> bool:
    """Whether nobody who is still in the auction has the money to raise a bid."""
    auction = state.auction
    assert auction is not None
    rivals = (other for other in bits(auction.still_in) if other != seat)
    return all(state.cash[other] <= amount for other in rivals)


def _unwanted(one: One, bid: int) -> list[Note]:
    """Why to let a share go: it is worth less than a bid of so many dollars, or hardly more."""
    state = one.state
    found: list[Note] = [(Fact.HARDLY_WORTH if one.is_close else Fact.NOT_WORTH)(bid=Dollars(bid))]
    if not state.track[state.lot]:
        return found
    after = _with_share(one, one.seat, state.lot, bid)
    more = dividends(after, one.seat) - dividends(state, one.seat)
    if more <= 0:
        return [*found, Fact.PAYS_NOTHING(company=state.lot)]
    # Where the dividends alone would pay the price, it is not they that speak against it.
    return found if more * years_left(state) >= bid else [*found, *_share(one, bid)]


def _lowest(one: One) -> int:
    return min((move.amount for move in one.state.moves() if isinstance(move, Bid)), default=0)


def brief_bid(one: One) -> Note:
    """What the share is worth, briefly."""
    move, stop = one.move, one.stop
    assert isinstance(move, Bid)
    if not stop:
        return (Brief.HARDLY_WORTH if one.is_close else Brief.NOT_WORTH)(bid=Dollars(move.amount))
    return (Brief.STOP if stop >= move.amount else Brief.DEAR)(stop=Dollars(stop))


def brief_pass(one: One) -> Note:
    """What letting a share go leaves to the others; or that it is not worth its price, or no more."""
    if one.stop and not one.place:
        return Brief.JUST_WORTH(stop=Dollars(one.stop))
    if one.stop:
        return Brief.LEAVES(stop=Dollars(one.stop))
    return (Brief.HARDLY_WORTH if one.is_close else Brief.NOT_WORTH)(bid=Dollars(_lowest(one)))


def pass_facts(one: One) -> list[Note]:
    """What letting a share go leaves to the others, or saves."""
    stop = one.stop
    lowest = _lowest(one)
    if stop >= lowest > 0:
        kind = Fact.LEAVES_SHARE if one.place else Fact.JUST_WORTH
        return [kind(stop=Dollars(stop)), *_would_pay(one)]
    return _unwanted(one, lowest) if lowest else []


def _would_pay(one: One) -> list[Note]:
    """What the share would pay, as the company stands; of one without track there is nothing to be said."""
    return _share(one, _lowest(one)) if one.state.track[one.state.lot] else []


def sale_of(one: One) -> AmericanRailsState:
    """The table after the sale that a move is likely to begin.

    Where a player in a hurry would put up nothing, it is that of the share that suits the seat best.
    """
    after, known, sold = one.after, for_game(one.state.game), list[AmericanRailsState]()
    if sum(one.outcome.unsold) < sum(one.state.unsold):
        return one.outcome
    for move in after.moves() if after.actor() == one.seat else ():
        if isinstance(move, PutUp):
            sold.append(after.copy())
            sold[-1].apply(move)
            known.policy.quiesce(sold[-1])
    return max(sold, key=lambda state: worth(state, known)[one.seat], default=one.outcome)


def buyer_of(one: One) -> tuple[int, int, int] | None:
    """Who is likely to buy a share that is put up: the company, the seat, the price."""
    return _buyer_in(one, sale_of(one))


def _buyer_in(one: One, outcome: AmericanRailsState) -> tuple[int, int, int] | None:
    """Who bought a share in a sale, of which the table afterwards is given."""
    state = one.state
    for company in range(len(state.treasury)):
        for seat in range(state.players):
            if outcome.held(seat, company) > state.held(seat, company):
                return company, seat, outcome.treasury[company] - state.treasury[company]
    return None


def sale_facts(one: One) -> list[Note]:
    """Who is likely to buy a share of a company that is put up, and what that does for the seat."""
    outcome = sale_of(one)
    bought = _buyer_in(one, outcome)
    own = own_change(one, outcome)
    if bought is None:
        return [Fact.UNSOLD(), *own]
    company, seat, amount = bought
    if seat == one.seat:
        return [Fact.SOLD_TO_YOU(company=company, amount=amount), *own]
    sale, held = Fact.SOLD(company=company, seat=seat, amount=amount), one.state.held(one.seat, company)
    if held:
        fills = Fact.FILLS(company=company, held=held, sold=outcome.sold[company])
        # A better move than this sale is better because of what the sale costs, not of what it brings.
        return [sale, *own, fills] if one.place else [sale, fills, *own]
    return [sale, *(_dilution(one, company, outcome) if one.state.sold[company] else ()), *own]


def _dilution(one: One, company: int, outcome: AmericanRailsState) -> list[Note]:
    """How much less each share of a company pays that others hold, if one more is sold."""
    before, after = one.state.dividend(company), outcome.dividend(company)
    if after >= before:
        return []
    return [Fact.DILUTES(company=company, before=Dollars(before), after=Dollars(after))]


def brief_sale(one: One) -> Note:
    """Who is likely to buy a share that is put up, briefly."""
    bought = buyer_of(one)
    if bought is None:
        return Brief.UNSOLD()
    company, seat, amount = bought
    if seat == one.seat:
        return Brief.SOLD_TO_YOU(company=company, amount=amount)
    return Brief.SOLD(company=company, seat=seat, amount=amount)
