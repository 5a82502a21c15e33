"""Shares of American Rails: what one is worth to a seat, who will probably buy it, and what a sale does."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from ai.american_rails.evaluation import dividends_left
from ai.knowledge import for_game, worth
from game.learning.american_rails.ledger import (
    Candidate,
    costs,
    own_change,
    rise_of,
    with_share,
    years_left,
)
from game.learning.american_rails.messages import Brief, Fact
from game.learning.reasons.auction import (
    AuctionBrief,
    AuctionFact,
    ExplainedAuction,
    auction_of,
    is_unopposed,
)
from game.learning.reasons.candidate import CLEAR
from game.rules.american_rails.board import AUCTION
from game.rules.american_rails.moves import ChooseAction, PassBid, PutUp
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import PREPARATION
from game.rules.auction import NOBODY, PASS_BID, Bid
from game.rules.messages import AnyOf, Dollars, Message

State: TypeAlias = AmericanRailsState

LEAST: Final = 2.0
"""The least difference in final dollars that is worth mentioning."""

RIPPLE: Final = 0.025
"""The difference in the chance to win that is within the noise of a search."""

AHEAD: Final = 1.1
"""The factor by which the probable buyer's limit (less a dollar) exceeds the next player's."""

IN_HAND: Final = 0.05
"""The extra value of a dollar now over one at the end, for each dividend before the last."""

DOUBTFUL: Final = 0.7
"""The fraction of the lowest bid that a share must pay some seat to make a bid possible."""


# Bids


class ShareAuction(ExplainedAuction[AmericanRailsState]):
    """The auction of a share."""

    def too_dear(self, candidate: Candidate) -> Message:
        """Return the fact that the share is not or hardly worth the bid, or a cheaper bid is as good."""
        bid = Dollars(candidate.amount)
        if candidate.is_close and not candidate.is_behind_pass:
            return AuctionFact.CHEAPER(bid=Dollars(_best_bid(candidate)))
        if candidate.is_close or is_little(candidate):
            return AuctionFact.HARDLY_WORTH(bid=bid)
        if self.is_at_least(candidate):
            is_worse = _is_behind_passing(candidate)
            return (AuctionFact.NOT_WORTH if is_worse else AuctionFact.HARDLY_WORTH)(bid=bid)
        return super().too_dear(candidate)

    def bid(self, candidate: Candidate) -> list[Message]:
        """Return the facts about a share's worth to the seat and its dividends, or against the bid."""
        against, amount = self.objection(candidate), candidate.amount
        if against is not None:
            return [against]
        if _is_even_with_pass(candidate):
            return [Fact.NO_MORE_THAN(stop=Dollars(amount)), *_would_pay(candidate)]
        if candidate.is_behind_pass and amount < candidate.stop:
            return [self.low(candidate)]
        if not candidate.stop or candidate.is_behind_pass:
            return _unwanted(candidate, amount)
        after = with_share(candidate.state, candidate.seat, candidate.state.lot, amount)
        rivals = _denies(candidate, after) or costs(candidate, after)
        return [self.price(candidate), *_share(candidate, amount), *rivals]

    def passing(self, candidate: Candidate) -> list[Message]:
        """Return the facts about what letting a share go leaves to the others, or saves."""
        stop, lowest = candidate.stop, candidate.lowest_bid
        if not lowest:
            return []
        if stop < lowest:
            return _unwanted(candidate, lowest)
        price = Dollars(stop)
        if not candidate.place and not _costs_nothing(candidate):
            return [AuctionFact.HARDLY_WORTH(bid=price), *_goes_to(candidate)]
        if not candidate.place and not _pays_off(candidate, stop):
            return [AuctionFact.JUST_WORTH(stop=price), *_would_pay(candidate)]
        if not candidate.place:
            return [Fact.NO_MORE_THAN(stop=price)]
        if _is_even(candidate):
            is_free = stop == lowest and _costs_nothing(candidate) and not _pays_off(candidate, stop)
            kind = AuctionFact.JUST_WORTH if is_free else Fact.NO_MORE_THAN
            return [kind(stop=price), *_goes_to(candidate)]
        rest = [] if is_unopposed(candidate) else _goes_to(candidate)
        return [self.left(candidate), *rest]

    def brief_bid(self, candidate: Candidate) -> Message:
        """Return a brief about what the share is worth."""
        amount, stop, is_behind = candidate.amount, candidate.stop, candidate.is_behind_pass
        bid, is_at_least = Dollars(amount), self.is_at_least(candidate)
        if not stop:
            kind = AuctionBrief.HARDLY_WORTH if _is_hardly_worse(candidate) else AuctionBrief.NOT_WORTH
            return kind(bid=bid)
        enough = self.enough(candidate)
        if enough:
            return AuctionBrief.ENOUGH(bid=Dollars(enough))
        if stop < amount and is_at_least:
            is_worse = _is_behind_passing(candidate)
            return (AuctionBrief.NOT_WORTH if is_worse else AuctionBrief.HARDLY_WORTH)(bid=bid)
        if stop < amount and is_behind and _is_hardly_worse(candidate):
            return AuctionBrief.HARDLY_WORTH(bid=bid)
        if stop < amount:
            return AuctionBrief.DEAR(stop=Dollars(stop))
        if _is_even_with_pass(candidate):
            return Brief.JUST_WORTH(stop=bid)
        if is_behind and amount == stop:
            return AuctionBrief.HARDLY_WORTH(bid=bid)
        return self.brief_price(candidate)

    def brief_pass(self, candidate: Candidate) -> Message:
        """Return a brief about what letting a share go leaves to the others, or about its excessive price."""
        stop, lowest = Dollars(candidate.stop), Dollars(candidate.lowest_bid)
        if not lowest:
            return Brief.NOTHING()
        if not stop:
            is_even = _is_hardly_worse(candidate)
            return (AuctionBrief.HARDLY_WORTH if is_even else AuctionBrief.NOT_WORTH)(bid=lowest)
        if (not candidate.place and _costs_nothing(candidate)) or _is_even(candidate):
            return Brief.JUST_WORTH(stop=stop)
        if not candidate.place:
            return AuctionBrief.HARDLY_WORTH(bid=stop)
        return self.brief_left(candidate)


SHARES: Final = ShareAuction()


def _best_bid(candidate: Candidate) -> int:
    assert isinstance(candidate.best, Bid)
    return candidate.best.amount


def is_ripple(candidate: Candidate) -> bool:
    """Return whether a move and its rival differ too little in the chance to win to matter."""
    return candidate.chance_gained < RIPPLE


def is_little(candidate: Candidate) -> bool:
    """Return whether a bid is so little worse that the two moves are shown as about as good."""
    return is_ripple(candidate) and candidate.gained(candidate.seat) < LEAST


def _is_behind_passing(candidate: Candidate) -> bool:
    """Return whether a bid is clearly worse than passing, or passing is not among the candidates."""
    if candidate.passing is None:
        return True
    passing, own = candidate.passing.searched, candidate.searched
    return passing.value - own.value > CLEAR * math.hypot(passing.error, own.error)


def _is_hardly_worse(candidate: Candidate) -> bool:
    """Return whether a move, or a higher bid, is about as good as the rival move."""
    others = [other for other in _higher(candidate) if candidate.amount]
    return any(other.is_close or is_little(other) for other in (candidate, *others))


def _higher(candidate: Candidate) -> list[Candidate]:
    """Return the higher bids among the candidates."""
    return [other for other in candidate.bids if other.amount > candidate.amount]


def is_known_too_little(candidate: Candidate) -> bool:
    """Return whether a bid has few visits and appears worse than a higher bid with more visits.

    That is an error of the search: a lower price for the same share can't be worse.
    """
    own = candidate.searched
    higher = (other.searched for other in _higher(candidate) if candidate.amount)
    is_unsure = bool(candidate.place) and candidate.is_unsure
    return is_unsure and any(other.visits > own.visits and other.value > own.value for other in higher)


def _is_even(candidate: Candidate) -> bool:
    """Return whether passing is about as good as the best bid: the share is worth no more than its price.

    If that bid is the lowest one, a small difference is tolerated.
    """
    if not candidate.place or is_unopposed(candidate):
        return False
    return candidate.is_close or (candidate.stop == candidate.lowest_bid and is_little(candidate))


def _is_even_with_pass(candidate: Candidate) -> bool:
    """Return whether a bid equals the full worth of the share, and passing costs nothing and is no better."""
    is_even = candidate.is_behind_pass and candidate.is_close and _costs_nothing(candidate)
    return is_even and candidate.amount == candidate.stop


# What the share that is up brings


def _more(candidate: Candidate) -> int:
    """Return how much more the share pays the seat in a year at the company's current income."""
    return rise_of(candidate.state, candidate.seat, candidate.state.lot, candidate.seat)


def _share(candidate: Candidate, amount: int) -> list[Message]:
    """Return what the share would pay to the seat."""
    state, company = candidate.state, candidate.state.lot
    if not state.track[company]:
        return _beginning(state, company, Fact.FIRST_SHARE)
    before = state.dividends(candidate.seat)
    then = with_share(state, candidate.seat, company, amount).dividends(candidate.seat)
    if then <= before:
        return []
    return [Fact.PAYS(before=Dollars(before), after=Dollars(then), years=years_left(state))]


def _would_pay(candidate: Candidate) -> list[Message]:
    """Return what the share would pay at the company's current income; nothing without track."""
    has_track = candidate.state.track[candidate.state.lot]
    return _share(candidate, candidate.lowest_bid) if has_track else []


def _pays_off(candidate: Candidate, price: int) -> bool:
    """Return whether the dividends of a share alone cover its price for the seat."""
    state = candidate.state
    return bool(state.track[state.lot]) and _more(candidate) * years_left(state) >= price


def _unwanted(candidate: Candidate, bid: int) -> list[Message]:
    """Return the fact that a share is worth less than a bid of `bid` dollars, or hardly more."""
    state, is_even = candidate.state, _is_hardly_worse(candidate)
    found: list[Message] = [
        (AuctionFact.HARDLY_WORTH if is_even else AuctionFact.NOT_WORTH)(bid=Dollars(bid))
    ]
    if not state.track[state.lot]:
        return found
    more, instead = _more(candidate), _without(candidate)
    lost = max(0, instead.lost) if instead is not None else 0
    # Where the dividends would pay the price, it is not they that speak against it.
    if (more + lost) * years_left(state) >= bid:
        if not is_even or not lost or instead is None:
            return found
        is_pass = isinstance(candidate.move, PassBid)
        return [*found, *(_goes_to(candidate) if is_pass else [Fact.DENIES_AND_KEEPS(**instead.figures)])]
    return [*found, *_share(candidate, bid)]


# Who gets the share instead


class _Other(NamedTuple):
    """The seats that may get a share after a pass, and the effects on dividends."""

    seats: AnyOf
    most: int
    """The largest rise in dividends of any of these seats, in dollars a year."""
    upto: int
    """1 if the dividends of some of these seats rise less, else 0."""
    lost: int
    """The fall of the seat's own dividends, in dollars a year."""
    is_sure: bool
    """Whether every seat that may get the share gains by it."""

    @property
    def figures(self) -> dict[str, Any]:
        """The arguments of its messages."""
        gains = {"dollars": Dollars(self.most), "upto": self.upto, "less": Dollars(max(0, self.lost))}
        return {"seat": self.seats, "sure": int(self.is_sure), **gains}


def _takers(candidate: Candidate) -> tuple[int, ...]:
    """Return who may get the share if the seat passes; nobody if it will probably stay unsold."""
    state, auction = candidate.state, auction_of(candidate)
    others = [seat for seat in range(state.players) if seat != candidate.seat and auction.takes_part(seat)]
    if auction.leader == NOBODY:
        return sale_among(state, state.lot, others, auction.lowest_bid()).buyers
    rivals = [seat for seat in others if seat != auction.leader]
    if not sale_among(state, state.lot, rivals, auction.lowest_bid(), led=True).buyers:
        return (auction.leader,)
    return sale_among(state, state.lot, others, auction.high, led=True).buyers


def _without(candidate: Candidate) -> _Other | None:
    """Return who may get the share instead; None if nobody will probably buy it, or it pays nothing yet."""
    state = candidate.state
    takers = _takers(candidate) if state.track[state.lot] else ()
    rises = {seat: rise_of(state, seat, state.lot, seat) for seat in takers}
    gaining = tuple(seat for seat in takers if rises[seat] > 0)
    if not gaining:
        return None
    most, least = (of(rises[seat] for seat in gaining) for of in (max, min))
    own = rise_of(state, candidate.seat, state.lot, takers[0])
    return _Other(AnyOf(gaining), most, int(least < most), -own, gaining == takers)


def _costs_nothing(candidate: Candidate) -> bool:
    """Return whether the seat's dividends don't fall if another gets the share."""
    instead = _without(candidate)
    return instead is None or instead.lost <= 0


def _denies(candidate: Candidate, after: State) -> list[Message]:
    """Return who is kept from getting the share, if that matters more than what it pays the seat."""
    instead = _without(candidate)
    if instead is None or instead.lost <= 0:
        return []
    gained = after.dividends(candidate.seat) - candidate.state.dividends(candidate.seat)
    return [Fact.DENIES_AND_KEEPS(**instead.figures)] if instead.most + instead.lost > gained else []


def _goes_to(candidate: Candidate) -> list[Message]:
    """Return who gets the share if the seat passes, and either what it brings that player or its price."""
    instead, state, company = _without(candidate), candidate.state, candidate.state.lot
    if instead is not None:
        return [Fact.GOES_TO(**instead.figures)]
    if state.track[company]:
        return []
    after = state.copy()
    after.apply_unchecked(PASS_BID)
    for_game(state.game).policy.settle(after)
    amount = Dollars(after.treasury[company] - state.treasury[company])
    others = (seat for seat in range(state.players) if seat != candidate.seat)
    takers = [seat for seat in others if after.held(seat, company) > state.held(seat, company)]
    return [Fact.GOES_FOR(seat=takers[0], amount=amount)] if takers else []


# Shares that are put up


class Sale(NamedTuple):
    """The probable result of offering a share for auction."""

    buyers: tuple[int, ...]
    """The seats that may get the share, the most probable first; empty if it leaves the game."""
    price: int
    """The highest price, in dollars, that at least two of the buyers would pay."""


def sale_among(state: State, company: int, seats: Sequence[int], lowest: int, led: bool = False) -> Sale:
    """Return the probable result of auctioning a share of a company with track among these seats.

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


def _limit(state: State, seat: int, company: int, years: float) -> int:
    """Return the dollars of dividends for which a seat values a share now, limited by its cash."""
    falls = [-rise_of(state, seat, company, other) for other in range(state.players) if other != seat]
    brought = (rise_of(state, seat, company, seat) + max(0, *falls)) * years
    return min(state.cash[seat], int(brought / (1.0 + IN_HAND * (years - 1.0))))


def _unsure(state: State, company: int) -> int:
    """Return 1 if a share's dividends are so near the lowest bid that somebody may bid, else 0."""
    least, years = state.board.minimum_bid, dividends_left(state)
    able = [seat for seat in range(state.players) if state.cash[seat] >= least]
    return int(any(rise_of(state, seat, company, seat) * years >= DOUBTFUL * least for seat in able))


def _put_up(candidate: Candidate) -> int | None:
    """Return the company whose share a move offers, or probably will; None if none is left.

    If the rollout policy would offer none, it is the share that suits the seat best.
    """
    if isinstance(candidate.move, PutUp):
        return candidate.move.company
    known, state = for_game(candidate.state.game), candidate.state
    for company, left in enumerate(candidate.outcome.unsold):
        if left < state.unsold[company]:
            return company
    best: tuple[float, int] | None = None
    for move in candidate.after.legal_moves() if candidate.after.current_player() == candidate.seat else ():
        if isinstance(move, PutUp):
            after = candidate.after.copy()
            after.apply_unchecked(move)
            known.policy.quiesce(after)
            best = max(best or (-1.0, -1), (worth(after, known)[candidate.seat], move.company))
    return best[1] if best is not None else None


def _sale_of(candidate: Candidate, company: int) -> Sale:
    """Return the probable result if the seat puts up a share of a company with track."""
    state = candidate.state
    return sale_among(state, company, range(state.players), state.board.minimum_bid)


def _is_bid_for(candidate: Candidate, company: int) -> bool:
    """Return whether a bid for a share is likely although its dividends don't cover the lowest bid."""
    after = candidate.after.copy()
    if after.auction is None:
        after.apply_unchecked(PutUp(company))
    for_game(candidate.state.game).policy.quiesce(after)
    return after.sold[company] > candidate.state.sold[company]


def sale(candidate: Candidate) -> list[Message]:
    """Return how far the bidding for a share can go, who will probably get it, and what that does."""
    company, state, seat = _put_up(candidate), candidate.state, candidate.seat
    if company is None:
        return []
    if not state.track[company]:
        return _beginning(state, company, Fact.BEGINS)
    # Which share comes up is open as long as none is put up and several companies have some.
    is_named = isinstance(candidate.move, PutUp)
    among = int(not is_named and sum(map(bool, state.unsold)) > 1)
    found = _sale_of(candidate, company)
    if not found.buyers and _is_bid_for(candidate, company):
        dividend = Dollars(with_share(state, seat, company, 0).dividend(company))
        return [Fact.SPECULATION(company=company, dividend=dividend, among=among)]
    if not found.buyers and isinstance(candidate.move, ChooseAction) and not candidate.place:
        return []  # That nobody may want it is no reason to put a share up.
    if not found.buyers and (state.column == PREPARATION or sum(state.unsold) == 1):
        return []  # No other share can come up either way.
    if not found.buyers:
        # The name of the action does not include the company.
        named = among or 2 * int(not is_named)
        return [Fact.UNSOLD(company=company, among=named, unsure=_unsure(state, company))]
    if len(found.buyers) > 1:
        return [_bidding(state, company, found.price, among), *_either_way(candidate, company)]
    buyer, amount = found.buyers[0], found.price
    after = with_share(state, buyer, company, amount)
    own, losers = own_change(candidate, after), costs(candidate, after)
    if buyer == seat:
        return [Fact.SOLD_TO_YOU(company=company, amount=amount, among=among), *own, *losers]
    sold = Fact.SOLD(company=company, seat=buyer, amount=amount, among=among)
    if state.held(seat, company):
        return [sold, *own]
    return [sold, *losers, *own]


def _beginning(state: State, company: int, kind: Fact) -> list[Message]:
    """Return the fact that a share starts a company, and the free city that would pay it most."""
    cities = state.board.cities
    free = [city for city, at in enumerate(cities) if not state.companies_in(at.hex)]
    if not free:
        return []
    city = max(free, key=lambda city: cities[city].full)
    return [kind(company=company, city=city, income=Dollars(cities[city].full))]


def _bidding(state: State, company: int, amount: int, among: int) -> Message:
    """Return how far the bidding can go, and what each share then pays, regardless of the buyer of this one.

    `among` is 1 if the share is one of several that can be offered, and 0 if it is the only one.
    """
    before, after = state.dividend(company), with_share(state, 0, company, amount).dividend(company)
    pays = {"less": before - after, "before": Dollars(before), "after": Dollars(after)}
    return Fact.BIDDING(company=company, amount=Dollars(amount), among=among, **pays)


def _either_way(candidate: Candidate, company: int) -> list[Message]:
    """Return a seat's dividends if it gets a share, and if another seat does."""
    state, seat = candidate.state, candidate.seat
    before, more = state.dividends(seat), rise_of(state, seat, company, seat)
    other = before + rise_of(state, seat, company, (seat + 1) % state.players)
    if more <= 0:
        return []
    figures = {"before": Dollars(before), "after": Dollars(before + more)}
    return [Fact.IF_YOURS(fall=before - other, other=Dollars(other), **figures)]


def brief_sale(candidate: Candidate) -> Message:
    """Return who will probably buy a share that is put up, or how far the bidding can go."""
    company, state = _put_up(candidate), candidate.state
    if company is None:
        return Brief.NOTHING()
    if not state.track[company]:
        return Brief.BEGINS(company=company)
    found = _sale_of(candidate, company)
    if not found.buyers and _is_bid_for(candidate, company):
        return Brief.SPECULATION(company=company)
    if not found.buyers:
        return Brief.UNSOLD(unsure=_unsure(state, company))
    if len(found.buyers) > 1:
        return Brief.BIDDING(company=company, amount=Dollars(found.price))
    buyer, amount = found.buyers[0], found.price
    if buyer == candidate.seat:
        return Brief.SOLD_TO_YOU(company=company, amount=amount)
    return Brief.SOLD(company=company, seat=buyer, amount=amount)


def is_last_share(candidate: Candidate) -> bool:
    """Return whether the action puts up the last share, which makes the year the last one."""
    state, move = candidate.state, candidate.move
    is_sale = isinstance(move, ChooseAction) and state.board.rows[move.row] == AUCTION
    return is_sale and sum(state.unsold) == 1 and state.year != state.board.last_year
