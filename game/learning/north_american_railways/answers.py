"""Why a director lets a share go that is asked for, or buys it."""

from __future__ import annotations

from typing import Final

from game.learning.north_american_railways.cities import in_sight
from game.learning.north_american_railways.compared import RIPPLE
from game.learning.north_american_railways.income import One, income_of, incomes_to_come, turns_told
from game.learning.north_american_railways.phrases import Brief, Fact
from game.learning.north_american_railways.shares import (
    bought_share,
    brief_share,
    fills,
    gain_of,
    half_of,
    keeps,
    overpaid,
    worth_of,
)
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.moves import BuyInstead, BuyOwn
from game.rules.north_american_railways.shares import treasury_part
from game.rules.north_american_railways.steps import FIXED_PRICE

KEPT_PART: Final = 3
"""What is kept is told of a price from the third part of the cash on."""


def let_go(one: One) -> list[Message]:
    """What speaks for letting a share go, or against it."""
    state, company = one.state, _asked_for(one)
    found = []
    if one.after.director[company] == state.proposer:
        found.append(Fact.LOSES(seat=state.proposer, company=company))
    rivals, dilutes = _rival_share(one, company), _dilutes(one)
    # What the seat loses by then weighs more than as much that the other gets at the end alone.
    loss = (income_of(state, one.seat) - income_of(one.after, one.seat)) * incomes_to_come(state)
    late = [fact for fact in rivals if fact.id is Fact.RIVAL_FINAL]
    is_less = bool(late) and gain_of(one, state.proposer, company).final <= loss
    found += [*dilutes, *rivals] if is_less else [*rivals, *dilutes]
    if not _can_buy(one):
        return [Fact.CANT_BUY(amount=state.offer_price), *found, *fills(one, company)]
    # Half of the price goes into the treasury either way, which is a reason for neither answer.
    if one.place:
        dear = KEPT_PART * state.offer_price >= state.cash[one.seat]
        return [*found, *(keeps(one) if dear else [])]
    worth, buys_too = worth_of(one, company), _buys_too(one, company)
    # What the other gains speaks against this, and is not told of the best move.
    if worth < state.offer_price:
        return [_too_dear(one, worth), *buys_too, *keeps(one)]
    if one.is_clear:
        buys_too = [*_goes_on(one), *buys_too]
    half = half_of(one.state.offer_price)
    costs = [Fact.WOULD_PAY(price=Dollars(state.offer_price), seat=state.proposer, half=Dollars(half))]
    return [*buys_too, *(costs if half else []), *keeps(one)]


def _asked_for(one: One) -> int:
    return one.state.bottom_share(one.state.offer_column)


def _too_dear(one: One, worth: int) -> Message:
    price, brings = Dollars(one.state.offer_price), Dollars(max(0, worth))
    half = half_of(price)
    if not one.is_clear or one.chance_ahead < RIPPLE:
        # It may be as good to buy it: the figures are told, and no judgement.
        if half:
            return Fact.WOULD_BRING_HALF(
                price=price, seat=one.state.proposer, half=Dollars(half), worth=brings
            )
        return Fact.WOULD_BRING(price=price, worth=brings)
    if half:
        return Fact.TOO_DEAR_HALF(price=price, seat=one.state.proposer, half=Dollars(half), worth=brings)
    return Fact.TOO_DEAR(price=price, worth=brings)


def _rival_share(one: One, company: int) -> list[Message]:
    """What an offered share brings who offers it."""
    seat = one.state.proposer
    gain = gain_of(one, seat, company)
    final, more = Dollars(gain.final), Dollars(gain.after - gain.before)
    if more > 0 and final:
        turns = turns_told(one.state)
        return [Fact.RIVAL_SHARE_AND_FINAL(seat=seat, worth=more, turns=turns, final=final)]
    if more > 0:
        return [Fact.RIVAL_SHARE(seat=seat, worth=more, turns=turns_told(one.state))]
    return [Fact.RIVAL_FINAL(seat=seat, final=final)] if final else []


def _dilutes(one: One) -> list[Message]:
    """By how much the seat's own income falls if the other has the share, and not if the seat has it."""
    before, after = income_of(one.state, one.seat), income_of(one.after, one.seat)
    if after >= before:
        return []
    bought = gain_of(one, one.seat, _asked_for(one)).after if _can_buy(one) else before
    if bought <= after:
        return []  # It falls as much if the seat buys the share.
    turns = turns_told(one.state)
    if after < bought < before:
        return [Fact.DILUTES_BESIDE(bought=Dollars(bought), after=Dollars(after), turns=turns)]
    return [Fact.DILUTES(before=Dollars(before), after=Dollars(after), turns=turns)]


def _buys_too(one: One, company: int) -> list[Message]:
    """Whether who gets the share is one more to buy a city for a company that is mostly the seat's own."""
    after, seat = one.after, one.seat
    costs = sorted(after.cards.cost[city] for city in in_sight(after))
    held, sold = after.shares_of(seat, company), after.sold[company]
    second = len(costs) > 1 and sum(costs[:2]) <= after.treasury[company]
    if one.state.shares_of(one.state.proposer, company) or not second or 2 * held <= sold:
        return []
    return [Fact.BUYS_TOO(seat=one.state.proposer, company=company, held=held, sold=sold)]


def _goes_on(one: One) -> list[Message]:
    """Whether who offers could take a share of an own company next, if the seat bought this one.

    Only where that is plain: who offers has the price, and would have half of it more.
    """
    state, price = one.state, one.state.offer_price
    if price + half_of(price) < FIXED_PRICE:
        return []
    then = state.copy()
    then.apply_unchecked(BuyInstead())
    own = [then.bottom_share(move.column) for move in then.legal_moves() if isinstance(move, BuyOwn)]
    return [Fact.GOES_ON_OWN(seat=state.proposer, company=own[0])] if own else []


def _can_buy(one: One) -> bool:
    """Whether there is a choice between the two answers."""
    return BuyInstead() in one.state.legal_moves()


def brief_let_go(one: One) -> Message:
    """What letting a share go brings, in a few words."""
    if _can_buy(one):
        return Brief.KEEPS()
    company = _asked_for(one)
    amount = one.after.treasury[company] - one.state.treasury[company]
    return Brief.TREASURY(company=company, amount=amount)


def buy(one: One) -> list[Message]:
    """What speaks for buying a share that another has asked for, or against it."""
    company, price = _asked_for(one), one.state.offer_price
    share = overpaid(one, company, price, half_of(price)) or bought_share(one, company, price)
    return [*_keeps_chair(one, company), *share, *_keeps_out(one, company)]


def _keeps_out(one: One, company: int) -> list[Message]:
    """Whether who offers could spend what the company has for a city, with a first share of it.

    It is told where the share brings the seat itself nothing.
    """
    state, rival = one.state, one.state.proposer
    if worth_of(one, company) > 0:
        return []
    treasury = state.treasury[company] + treasury_part(state.offer_price)
    costs = [state.cards.cost[city] for city in in_sight(state)]
    if one.place or state.shares_of(rival, company) or treasury < min(costs, default=treasury + 1):
        return []
    return [Fact.KEEPS_OUT(seat=rival, company=company, treasury=treasury)]


def brief_buy(one: One) -> Message:
    """What buying it brings, in a few words."""
    company = _asked_for(one)
    gain = gain_of(one, one.seat, company)
    if gain.after <= gain.before and not gain.final and _keeps_chair(one, company):
        return Brief.KEEPS_CHAIR(company=company)
    return brief_share(one, company)


def _keeps_chair(one: One, company: int) -> list[Message]:
    """Whether the share would make the one who offers the director, if it were let go."""
    state, rival = one.state, one.state.proposer
    if state.shares_of(rival, company) + 1 < state.shares_of(one.seat, company):
        return []
    return [Fact.KEEPS_CHAIR(seat=rival, company=company)]
