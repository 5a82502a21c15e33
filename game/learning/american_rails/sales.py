"""Where the bidding for a share of American Rails can go, and what the share then brings whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ai.american_rails.evaluation import dividends_left
from ai.knowledge import for_game, worth
from game.learning.american_rails.dividends import (
    One,
    dividends,
    others_change,
    own_change,
    rise_of,
    with_share,
)
from game.learning.american_rails.phrases import Brief, Fact
from game.rules.american_rails.board import AUCTION
from game.rules.american_rails.moves import ChooseAction, PutUp
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import COLUMNS, PREPARATION
from game.rules.messages import Dollars, Message

AHEAD: Final = 1.1
"""How many times as much as the next player, and a dollar, who is likely to get a share can pay for it."""


IN_HAND: Final = 0.05
"""What a dollar in hand is worth more than one at the end, for each dividend to come before the last."""


DOUBTFUL: Final = 0.7
"""The part of the least bid that a share must pay somebody for it to be unsure that nobody bids."""


class Sale(NamedTuple):
    """What is likely to come of putting up a share."""

    buyers: tuple[int, ...]
    """Who may get it, the likeliest first; nobody: it leaves the game."""
    price: int
    """Dollars up to which two of them go."""


def sale_among(
    state: AmericanRailsState, company: int, seats: Sequence[int], lowest: int, led: bool = False
) -> Sale:
    """What is likely to come of a share of a company with track, for which these seats bid so much at least.

    A share is worth its dividends, and those that are lost if another gets it: the latter only if the bidding
    is `led`, so that somebody gets it, or there is one who bids for the former alone.
    """
    years = dividends_left(state)
    able = [seat for seat in seats if state.cash[seat] >= lowest]
    if not led and not any(rise_of(state, seat, company, seat) * years > lowest for seat in able):
        return Sale((), 0)
    limits = {seat: _limit(state, seat, company, years) for seat in able}
    able = [seat for seat in able if limits[seat] >= lowest]
    if not able:
        return Sale((), 0)
    able.sort(key=lambda seat: (-limits[seat], -state.cash[seat]))
    most, price = limits[able[0]], max([lowest, *(limits[seat] for seat in able[1:2])])
    if most > AHEAD * price + 1:
        return Sale((able[0],), price)
    return Sale(tuple(seat for seat in able if limits[seat] * AHEAD + 1 >= most), price)


def _unsure(state: AmericanRailsState, company: int) -> int:
    """1 if the dividends of a share are so near the least bid that somebody may bid after all, else 0."""
    least, years = state.board.minimum_bid, dividends_left(state)
    able = [seat for seat in range(state.players) if state.cash[seat] >= least]
    return int(any(rise_of(state, seat, company, seat) * years >= DOUBTFUL * least for seat in able))


def _limit(state: AmericanRailsState, seat: int, company: int, years: float) -> int:
    """Dollars that a share is worth to a seat now, in dividends; at most its cash."""
    falls = [-rise_of(state, seat, company, other) for other in range(state.players) if other != seat]
    brought = (rise_of(state, seat, company, seat) + max(0, *falls)) * years
    return min(state.cash[seat], int(brought / (1.0 + IN_HAND * (years - 1.0))))


def _put_up(one: One) -> int | None:
    """The company whose share a move puts up, or is likely to; None if none is left.

    Where a player in a hurry would put up nothing, it is the share that suits the seat best.
    """
    if isinstance(one.move, PutUp):
        return one.move.company
    known, state = for_game(one.state.game), one.state
    for company, left in enumerate(one.outcome.unsold):
        if left < state.unsold[company]:
            return company
    best: tuple[float, int] | None = None
    for move in one.after.legal_moves() if one.after.current_player() == one.seat else ():
        if isinstance(move, PutUp):
            after = one.after.copy()
            after.apply_unchecked(move)
            known.policy.quiesce(after)
            best = max(best or (-1.0, -1), (worth(after, known)[one.seat], move.company))
    return best[1] if best is not None else None


def _sale_of(one: One, company: int) -> Sale:
    """What is likely to come of a share of a company with track that the seat puts up."""
    return sale_among(one.state, company, range(one.state.players), one.state.board.minimum_bid)


def _is_bid_for(one: One, company: int) -> bool:
    """Whether a share is likely to be bid for though its dividends as they stand don't pay the least bid."""
    after = one.after.copy()
    if after.auction is None:
        after.apply_unchecked(PutUp(company))
    for_game(one.state.game).policy.quiesce(after)
    return after.sold[company] > one.state.sold[company]


def sale_facts(one: One) -> list[Message]:
    """How far the bidding can go for a share that is put up, who is likely to get it, and what that does."""
    company, state, seat = _put_up(one), one.state, one.seat
    if company is None:
        return []
    if not state.track[company]:
        return beginning(state, company, Fact.BEGINS)
    # Which share comes up is open as long as none is put up and several companies have some.
    among = int(not isinstance(one.move, PutUp) and sum(map(bool, state.unsold)) > 1)
    sale = _sale_of(one, company)
    if not sale.buyers and _is_bid_for(one, company):
        dividend = with_share(state, seat, company, 0).dividend(company)
        found = Fact.SPECULATION(company=company, dividend=Dollars(dividend), one=among)
        return [found, *_fills_yours(one, company)]
    if not sale.buyers and isinstance(one.move, ChooseAction) and not one.place:
        return []  # That nobody may want it is no reason to put a share up.
    if not sale.buyers:
        no_other = state.column == PREPARATION or sum(state.unsold) == 1
        kind = Fact.UNSOLD if no_other else Fact.UNSOLD_AND_BLOCKS
        # The name of the action does not tell the company.
        named = among or 2 * int(not isinstance(one.move, PutUp))
        return [kind(company=company, one=named, unsure=_unsure(state, company))]
    if len(sale.buyers) > 1:
        bidding = _bidding(state, company, sale.price, among)
        return [bidding, *_fills_yours(one, company), *_either_way(one, company)]
    buyer, amount = sale.buyers[0], sale.price
    after = with_share(state, buyer, company, amount)
    own = own_change(one, after)
    losers = [fact for fact in others_change(one, after) if fact.id is Fact.COSTS]
    if buyer == seat:
        return [Fact.SOLD_TO_YOU(company=company, amount=amount, one=among), *own, *losers]
    sold, held = Fact.SOLD(company=company, seat=buyer, amount=amount, one=among), state.held(seat, company)
    if held:
        fills = Fact.FILLS(company=company, held=held, sold=after.sold[company])
        # A better move than this sale is better because of what the sale costs, not of what it brings.
        return [sold, *own, fills] if one.place else [sold, fills, *own]
    return [sold, *(losers or _dilution(one, company, after)), *own]


def beginning(state: AmericanRailsState, company: int, fact: Fact) -> list[Message]:
    """That a share begins a company, and the city that would pay most to it; nothing if none is free."""
    free = [city for city, at in enumerate(state.board.cities) if not state.companies_in(at.hex)]
    if not free:
        return []
    city = max(free, key=lambda city: state.board.cities[city].full)
    return [fact(company=company, city=city, income=Dollars(state.board.cities[city].full))]


def _bidding(state: AmericanRailsState, company: int, amount: int, among: int) -> Message:
    """How far the bidding can go, and what each share pays then, whoever gets this one.

    `among` is 1 if the share is one of those that can be put up, and 0 if it is the one.
    """
    before, after = state.dividend(company), with_share(state, 0, company, amount).dividend(company)
    pays = {"less": before - after, "before": Dollars(before), "after": Dollars(after)}
    return Fact.BIDDING(company=company, amount=Dollars(amount), one=among, **pays)


def _fills_yours(one: One, company: int) -> list[Message]:
    """That the price of a share builds a company of the seat's, where that alone speaks for the best move."""
    state, held = one.state, one.state.held(one.seat, company)
    if one.place or not held or rise_of(state, one.seat, company, one.seat) > 0:
        return []
    return [Fact.FILLS_YOURS(company=company, held=held, sold=state.sold[company])]


def _either_way(one: One, company: int) -> list[Message]:
    """What a seat's dividends come to if it gets a share, and if another does."""
    state, seat = one.state, one.seat
    before = dividends(state, seat)
    mine = before + rise_of(state, seat, company, seat)
    other = before + rise_of(state, seat, company, (seat + 1) % state.players)
    if mine > before:
        return [
            Fact.IF_YOURS(
                before=Dollars(before), after=Dollars(mine), fall=before - other, other=Dollars(other)
            )
        ]
    return [Fact.UNLESS_YOURS(before=Dollars(before), after=Dollars(other))] if other < before else []


def _dilution(one: One, company: int, after: AmericanRailsState) -> list[Message]:
    """How much less each share of a company pays that others hold, if one more is sold."""
    if not one.state.sold[company]:
        return []
    before, then = one.state.dividend(company), after.dividend(company)
    if then >= before:
        return []
    return [Fact.DILUTES(company=company, before=Dollars(before), after=Dollars(then))]


def cannot_raise(one: One) -> list[Message]:
    """Who has less than the least bid after a move and had it before, where a share may come up this year."""
    state, after, least = one.state, one.after, one.state.board.minimum_bid
    row = state.board.rows.index(AUCTION)
    waiting = state.players - state.taken_rows().bit_count()
    may_come = state.column < COLUMNS - 1 or (waiting > 0 and not state.taken_rows() >> row & 1)
    seats = tuple(
        seat
        for seat in range(state.players)
        if after.cash[seat] < least <= state.cash[seat] and seat != one.seat
    )
    if not seats or not may_come or not any(state.unsold):
        return []
    return [Fact.CANNOT_RAISE(seat=seats, count=len(seats), dollars=Dollars(least))]


def brief_sale(one: One) -> Message:
    """Who is likely to buy a share that is put up, or how far the bidding can go, briefly."""
    company = _put_up(one)
    if company is None:
        return Brief.NO_SALE()
    if not one.state.track[company]:
        return Brief.BEGINS(company=company)
    sale = _sale_of(one, company)
    if not sale.buyers and _is_bid_for(one, company):
        return Brief.SPECULATION(company=company)
    if not sale.buyers:
        return Brief.UNSOLD(unsure=_unsure(one.state, company))
    if len(sale.buyers) > 1:
        return Brief.BIDDING(company=company, amount=Dollars(sale.price))
    buyer, amount = sale.buyers[0], sale.price
    if buyer == one.seat:
        return Brief.SOLD_TO_YOU(company=company, amount=amount)
    return Brief.SOLD(company=company, seat=buyer, amount=amount)
