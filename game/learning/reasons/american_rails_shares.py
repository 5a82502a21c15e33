"""What a share of American Rails is worth to a seat, and who is likely to buy it."""

from __future__ import annotations

from ai.knowledge import for_game, worth
from game.learning.reasons.american_rails_dividends import (
    One,
    dividends,
    others_change,
    own_change,
    years_left,
)
from game.learning.reasons.american_rails_says import Brief, Fact
from game.learning.reasons.bids import how_far, is_unopposed, objection
from game.rules.american_rails.moves import Bid, PutUp
from game.rules.american_rails.state import AmericanRailsState
from game.rules.auction import PASS_BID
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
    move = one.move
    assert isinstance(move, Bid)
    against = objection(one, move.amount, Fact)
    if against is not None:
        return [against]
    if not one.stop or one.is_behind_pass:
        return _unwanted(one, move.amount)
    return [how_far(one, move.amount, Fact), *_share(one, move.amount), *_denies(one, move.amount)]


def _taker(one: One) -> tuple[int, int] | None:
    """Who is likely to get the share that is up if the seat lets it go, and for how much; None if nobody."""
    state, company = one.state, one.state.lot
    after = state.copy()
    after.apply(PASS_BID)
    for_game(state.game).policy.settle(after)
    for seat in range(state.players):
        if seat != one.seat and after.held(seat, company) > state.held(seat, company):
            return seat, after.treasury[company] - state.treasury[company]
    return None


def _without(one: One) -> tuple[int, int, int] | None:
    """Who gets the share instead, how much his or her dividends rise by it, and how much the own ones fall.

    None if nobody is likely to buy it, or it pays nothing yet.
    """
    state, taken = one.state, _taker(one)
    if taken is None or not state.track[state.lot]:
        return None
    seat, price = taken
    after = _with_share(one, seat, state.lot, price)
    gained, own = (dividends(after, who) - dividends(state, who) for who in (seat, one.seat))
    return (seat, gained, -own) if gained > 0 else None


def _denies(one: One, amount: int) -> list[Note]:
    """Who gets the share otherwise, where that decides more than what it pays the seat."""
    instead = _without(one)
    if instead is None:
        return []
    seat, gained, lost = instead
    after = _with_share(one, one.seat, one.state.lot, amount)
    if gained + lost <= dividends(after, one.seat) - dividends(one.state, one.seat):
        return []
    if lost > 0:
        return [Fact.DENIES_AND_KEEPS(seat=seat, dollars=Dollars(gained), less=Dollars(lost))]
    return [Fact.DENIES(seat=seat, dollars=Dollars(gained))]


def _goes_to(one: One) -> list[Note]:
    """Who gets the share that is let go, and what that brings: of a company without track, the price."""
    instead, taken = _without(one), _taker(one)
    if instead is None:
        first = taken is not None and not one.state.track[one.state.lot]
        return [Fact.GOES_FOR(seat=taken[0], amount=Dollars(taken[1]))] if taken is not None and first else []
    seat, gained, lost = instead
    if lost > 0:
        return [Fact.GOES_TO_AND_COSTS(seat=seat, dollars=Dollars(gained), less=Dollars(lost))]
    return [Fact.GOES_TO(seat=seat, dollars=Dollars(gained))]


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
    if stop < move.amount:
        return Brief.DEAR(stop=Dollars(stop))
    if one.is_behind_pass:
        return Brief.HARDLY_WORTH(bid=Dollars(move.amount))
    return (Brief.ALL_IN if one.is_capped else Brief.STOP)(stop=Dollars(stop))


def brief_pass(one: One) -> Note:
    """What letting a share go leaves to the others; or that it is not worth its price, or no more."""
    if one.stop and not one.place:
        return Brief.JUST_WORTH(stop=Dollars(one.stop))
    if one.stop:
        return (Brief.LEAVES_ALL if one.is_capped else Brief.LEAVES)(stop=Dollars(one.stop))
    return (Brief.HARDLY_WORTH if one.is_close else Brief.NOT_WORTH)(bid=Dollars(_lowest(one)))


def pass_facts(one: One) -> list[Note]:
    """What letting a share go leaves to the others, or saves."""
    stop = one.stop
    lowest = _lowest(one)
    if stop >= lowest > 0:
        if not one.place:
            return [Fact.JUST_WORTH(stop=Dollars(stop)), *_would_pay(one)]
        if is_unopposed(one):
            return [(Fact.LOST_ALL if one.is_capped else Fact.LOST)(stop=Dollars(stop))]
        kind = Fact.LEAVES_ALL if one.is_capped else Fact.LEAVES_SHARE
        return [kind(stop=Dollars(stop)), *_goes_to(one)]
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
    losers = [fact for fact in others_change(one, outcome) if fact.kind is Fact.COSTS]
    return [sale, *(losers or _dilution(one, company, outcome)), *own]


def _dilution(one: One, company: int, outcome: AmericanRailsState) -> list[Note]:
    """How much less each share of a company pays that others hold, if one more is sold."""
    if not one.state.sold[company]:
        return []
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
