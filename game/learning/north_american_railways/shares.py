"""What a share of North American Railways brings who takes it, and what is said of that."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.learning.north_american_railways.columns import as_it_ends
from game.learning.north_american_railways.income import (
    One,
    income_of,
    incomes_to_come,
    is_last,
    turns_told,
)
from game.learning.north_american_railways.phrases import Brief, Fact
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.moves import BuyOwn, Offer
from game.rules.north_american_railways.shares import takes_over, treasury_part
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import ANSWER, FIXED_PRICE, NONE


class Gain(NamedTuple):
    """What another share brings a seat, in dollars."""

    before: int
    """The seat's income of a turn without the share."""
    after: int
    """The same with it."""
    final: int
    """What the share adds at the end."""
    holder: int
    """Who has the share if the seat hasn't, where the seat's income falls by that; else `NONE`."""


def gain_of(one: One, seat: int, company: int) -> Gain:
    """What another share of a company brings a seat.

    A director who is asked for a share has it or the other has it: that is compared for him.
    """
    state = as_it_ends(one)
    with_it = with_share(state, seat, company)
    final = with_it.final_payment(seat) - state.final_payment(seat)
    before, after, holder = income_of(state, seat), income_of(with_it, seat), NONE
    if state.step == ANSWER and seat == one.seat:
        otherwise = income_of(with_share(state, state.proposer, company), seat)
        if otherwise < before:
            before, holder = otherwise, state.proposer
    return Gain(before, after, final, holder)


def with_share(state: NorthAmericanRailwaysState, seat: int, company: int) -> NorthAmericanRailwaysState:
    """The table if a seat had taken another share of a company, for nothing; it may then direct it."""
    after = state.copy()
    after.held[seat * len(after.treasury) + company] += 1
    after.sold[company] += 1
    if takes_over(after, seat, company):
        after.director[company] = seat
    return after


def worth_of(one: One, company: int) -> int:
    """What a share is likely to bring the seat until the end, in dollars; may be below 0."""
    gain = gain_of(one, one.seat, company)
    return (gain.after - gain.before) * incomes_to_come(as_it_ends(one)) + gain.final


def worth_to_director(one: One, company: int) -> int:
    """What a share is worth to the director, beside the seat's having it, in dollars."""
    state = as_it_ends(one)
    director = state.director[company]
    has_it, has_not = with_share(state, director, company), with_share(state, one.seat, company)
    income = income_of(has_it, director) - income_of(has_not, director)
    final = has_it.final_payment(director) - state.final_payment(director)
    return income * incomes_to_come(state) + final


def own_price(state: NorthAmericanRailwaysState) -> int:
    """What the actor pays for a share of its own, in dollars: who may buy with less pays all he has."""
    return min(FIXED_PRICE, state.cash[state.current_player()])


def half_lost(one: One, company: int) -> list[Message]:
    """That half of the price of the seat's own share goes to the bank, if the share brings less."""
    worth, rival = worth_of(one, company), one.rival.move if one.place and one.rival is not None else None
    price = own_price(one.state)
    if rival is None or isinstance(rival, BuyOwn) or not one.is_clear or worth >= price:
        return []
    if 2 * half_of(price) < price:
        return []  # The treasury gets more than half.
    return [Fact.HALF_LOST(price=Dollars(price), worth=Dollars(max(0, worth)))]


def bought_share(one: One, company: int, price: int) -> list[Message]:
    """What a share brings that the seat is sure to get, beside its price in dollars."""
    return _brought(one, company, "_FOR", {"price": Dollars(price)}) or [Fact.COSTS(price=Dollars(price))]


def offered_share(one: One, company: int) -> list[Message]:
    """What a share brings whose price is told otherwise: that of an offer stands in its title."""
    return _brought(one, company, "", {})


def _brought(one: One, company: int, ending: str, figures: dict[str, Any]) -> list[Message]:
    """What a share brings, if anything, by the facts with this ending, which tell these figures too."""
    gain = gain_of(one, one.seat, company)
    final = {"worth": Dollars(gain.final)} if gain.final else {}
    if gain.after <= gain.before:
        return [Fact[f"ONLY_FINAL{ending}"](**figures, **final)] if final else []
    kept, at_end = "SHARE" if gain.holder == NONE else "KEPT", "_AND_FINAL" if final else ""
    return [Fact[f"{kept}{at_end}{ending}"](**figures, **final, **_incomes(one, gain))]


def _incomes(one: One, gain: Gain) -> dict[str, Any]:
    told = {
        "before": Dollars(gain.before),
        "after": Dollars(gain.after),
        "turns": turns_told(as_it_ends(one)),
    }
    return told if gain.holder == NONE else told | {"seat": gain.holder}


def lowers(one: One, company: int) -> list[Message]:
    """Whether the seat's income falls by another share of its own, since one more divides the company's."""
    gain = gain_of(one, one.seat, company)
    if gain.after >= gain.before:
        return []
    incomes = {
        "before": Dollars(gain.before),
        "after": Dollars(gain.after),
        "turns": turns_told(as_it_ends(one)),
    }
    return [Fact.LOWERS(company=company, **incomes)]


def overpaid(one: One, company: int, price: int, half: int = 0) -> list[Message]:
    """That a share costs more than it is likely to bring until the end, and what it brings; else nothing.

    It is said only of a move that is clearly worse than the best. `half` is what who offers gets of it.
    """
    worth, gain = worth_of(one, company), gain_of(one, one.seat, company)
    rival = one.rival.move if one.place and one.is_clear and one.rival is not None else None
    if rival is None or price <= worth or _is_dearer_better(one, company, price):
        return []
    only = gain.after == gain.before
    figures: dict[str, Any] = {"price": Dollars(price), "worth": Dollars(max(0, worth))}
    if half:
        kind = Fact.OVERPAID_HALF_FINAL if only and worth else Fact.OVERPAID_HALF
        figures |= {"seat": one.state.proposer, "half": Dollars(half)}
    else:
        kind = Fact.OVERPAID_FINAL if only and worth else Fact.OVERPAID
    return [kind(**figures), *([] if only else offered_share(one, company))]


def _is_dearer_better(one: One, company: int, price: int) -> bool:
    """Whether a better candidate offers as much for any share, or for one of the same company."""
    better = [other.candidate.move for other in one.found.candidates[: one.place]]
    return any(
        isinstance(move, Offer)
        and move.amount >= price
        and (not number or one.state.bottom_share(move.column) == company)
        for number, move in enumerate(better)
    )


def brief_share(one: One, company: int) -> Message:
    """What a share brings, in a few words."""
    gain = gain_of(one, one.seat, company)
    if gain.after <= gain.before and not gain.final:
        return Brief.NOTHING()
    if gain.after <= gain.before:
        return Brief.FINAL(worth=Dollars(gain.final))
    more = {"worth": Dollars(gain.after - gain.before), "turns": turns_told(as_it_ends(one))}
    if gain.final:
        return Brief.SHARE_AND_FINAL(final=Dollars(gain.final), **more)
    return Brief.SHARE(**more)


def half_of(price: int) -> int:
    """What who offers gets of a price if the director buys, in dollars."""
    return price - treasury_part(price)


def fills(one: One, company: int) -> list[Message]:
    """What a purchase puts into the treasury of a company."""
    after = one.after
    amount = after.treasury[company] - one.state.treasury[company]
    if amount <= 0:
        return []
    held, sold = after.shares_of(one.seat, company), after.sold[company]
    if held == sold:
        return [Fact.TREASURY_YOURS(company=company, amount=amount)]
    return [Fact.TREASURY(company=company, amount=amount, held=held, sold=sold)]


def keeps(one: One) -> list[Message]:
    """That the cash is kept, for other shares where there are any to come."""
    return [(Fact.KEEPS_CASH if is_last(one.state) else Fact.KEEPS)(cash=one.state.cash[one.seat])]
