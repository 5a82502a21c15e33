"""What a share of American Rails is worth to a seat, and who is likely to buy it."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from ai.knowledge import for_game
from game.learning.american_rails.dividends import (
    One,
    dividends,
    others_change,
    rise_of,
    with_share,
    years_left,
)
from game.learning.american_rails.leads import LEAST, is_ripple
from game.learning.american_rails.phrases import Brief, Fact
from game.learning.american_rails.sales import beginning, sale_among
from game.learning.reasons.bids import how_far, is_unopposed, objection, wins
from game.learning.reasons.weighed import CLEAR, Weighed
from game.rules.american_rails.moves import Bid, PassBid
from game.rules.auction import NOBODY, PASS_BID
from game.rules.messages import AnyOf, Dollars, Message, MessageId, StoredMessageId


def _share(one: One, amount: int) -> list[Message]:
    """What a share that is up would pay to the seat."""
    state, company = one.state, one.state.lot
    if not state.track[company]:
        return beginning(state, company, Fact.FIRST_SHARE)
    after = with_share(state, one.seat, company, amount)
    before, then = dividends(state, one.seat), dividends(after, one.seat)
    if then <= before:
        return []
    return [Fact.PAYS(before=Dollars(before), after=Dollars(then), years=years_left(state))]


def bid_facts(one: One) -> list[Message]:
    """What a share is worth to the seat, and what it pays; or why it is not worth the bid."""
    move = one.move
    assert isinstance(move, Bid)
    against = objection(one, move.amount, Fact)
    if against is not None and against.id is Fact.DEAR and one.is_close and not one.is_behind_pass:
        best = one.found.candidates[0].candidate.move
        assert isinstance(best, Bid)
        return [Fact.CHEAPER(bid=Dollars(best.amount))]
    if against is not None and against.id is Fact.DEAR and (one.is_close or _is_little(one)):
        return [Fact.HARDLY_WORTH(bid=Dollars(move.amount))]  # What is about as good is not too dear.
    enough = _enough(one)
    if against is not None and against.id is Fact.DEAR and enough:
        return [Fact.CHEAPER_WINS(bid=Dollars(enough))]
    if against is not None and against.id is Fact.DEAR and one.is_worth_more:
        kind = Fact.NOT_WORTH if _is_behind_letting_go(one) else Fact.HARDLY_WORTH
        return [kind(bid=Dollars(move.amount))]
    if against is not None:
        return [against]
    if _is_even_with_pass(one):
        found = [Fact.NO_MORE_THAN(stop=Dollars(move.amount)), *_would_pay(one)]
        return [*found, *_fills_others(one, move.amount)]
    if _is_below_even(one):
        return [Fact.LOW(bid=Dollars(move.amount), stop=Dollars(one.stop))]
    if not one.stop or one.is_behind_pass:
        return _unwanted(one, move.amount)
    bounded, denies = _bounded(one), _denies(one, move.amount)
    fills = _fills_others(one, move.amount) if bounded.id is Fact.NO_MORE_THAN else []
    return [bounded, *_share(one, move.amount), *(denies or _costs(one, move.amount)), *fills]


def _is_little(one: One) -> bool:
    """Whether a bid is worse by no more than is told of two moves that are about as good."""
    return is_ripple(one) and one.gained(one.seat) < LEAST


def _bounded(one: One) -> Message:
    """Up to what price to go with a bid; where that is a lower bound, it is told as one."""
    move = one.move
    assert isinstance(move, Bid)
    found = how_far(one, move.amount, Fact)
    if not one.is_worth_more or found.id not in _AT_LEAST:
        return found
    return _AT_LEAST[found.id](bid=Dollars(move.amount), stop=Dollars(one.stop))


_AT_LEAST: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Fact.STOP: Fact.AT_LEAST,
    Fact.LAST_BID: Fact.AT_LEAST,
    Fact.LOW: Fact.LOW_AT_LEAST,
}
"""How it is said that a share is worth at least as much as the highest bid that was tried."""


def _costs(one: One, amount: int) -> list[Message]:
    """Who of the others loses most if the seat gets the share."""
    after = with_share(one.state, one.seat, one.state.lot, amount)
    return [fact for fact in others_change(one, after) if fact.id is Fact.COSTS]


def _is_behind_letting_go(one: One) -> bool:
    """Whether a bid is clearly worse than to let the share go; so is one warned of beside the best alone."""
    passing = (other.candidate for other in one.found.candidates if other.candidate.move == PASS_BID)
    letting_go, own = next(passing, None), one.candidate
    if letting_go is None:
        return True
    return letting_go.value - own.value > CLEAR * math.hypot(letting_go.error, own.error)


def _enough(one: One) -> int:
    """The bid, in dollars, that is the best move and that nobody else can raise; 0 if there is none."""
    best = one.rival.move if one.rival is not None and one.place else None
    return best.amount if isinstance(best, Bid) and wins(one, best.amount) else 0


def _takers(one: One) -> tuple[int, ...]:
    """Who may get the share that is up if the seat lets it go; nobody if it is likely to stay unsold."""
    state, auction = one.state, one.state.auction
    assert auction is not None
    others = tuple(seat for seat in range(state.players) if seat != one.seat and auction.takes_part(seat))
    if auction.leader == NOBODY:
        return sale_among(state, state.lot, others, auction.lowest_bid()).buyers
    rivals = [seat for seat in others if seat != auction.leader]
    if not sale_among(state, state.lot, rivals, auction.lowest_bid(), led=True).buyers:
        return (auction.leader,)
    return sale_among(state, state.lot, others, auction.high, led=True).buyers


def _taker(one: One) -> tuple[int, int] | None:
    """Who is likely to get the first share of a company, and for how much; None if nobody."""
    state, company = one.state, one.state.lot
    after = state.copy()
    after.apply_unchecked(PASS_BID)
    for_game(state.game).policy.settle(after)
    for seat in range(state.players):
        if seat != one.seat and after.held(seat, company) > state.held(seat, company):
            return seat, after.treasury[company] - state.treasury[company]
    return None


class _Other(NamedTuple):
    """Who gets a share that a seat lets go, and what comes of it."""

    seats: AnyOf
    most: int
    """How much the dividends of one of them rise at most, in dollars a year."""
    upto: int
    """1 if those of another rise less, else 0."""
    lost: int
    """How much the seat's own ones fall."""
    is_sure: bool
    """Whether nobody else may get it, to whom it brings nothing."""

    @property
    def figures(self) -> dict[str, Any]:
        """What is said of it."""
        gains = {"dollars": Dollars(self.most), "upto": self.upto}
        return {"seat": self.seats, "sure": int(self.is_sure), **gains}


def _without(one: One) -> _Other | None:
    """Who may get the share instead; None if nobody is likely to buy it, or it pays nothing yet."""
    state = one.state
    takers = _takers(one) if state.track[state.lot] else ()
    if not takers:
        return None
    rises = {seat: rise_of(state, seat, state.lot, seat) for seat in takers}
    gaining = tuple(seat for seat in takers if rises[seat] > 0)
    if not gaining:
        return None
    most, least = (of(rises[seat] for seat in gaining) for of in (max, min))
    own = rise_of(state, one.seat, state.lot, takers[0])
    return _Other(AnyOf(gaining), most, int(least < most), -own, gaining == takers)


def _denies(one: One, amount: int) -> list[Message]:
    """Who gets the share otherwise, where that decides more than what it pays the seat."""
    instead = _without(one)
    if instead is None:
        return []
    after = with_share(one.state, one.seat, one.state.lot, amount)
    if instead.most + instead.lost <= dividends(after, one.seat) - dividends(one.state, one.seat):
        return []
    if instead.lost > 0:
        return [Fact.DENIES_AND_KEEPS(less=Dollars(instead.lost), **instead.figures)]
    return [Fact.DENIES(**instead.figures)]


def _goes_to(one: One) -> list[Message]:
    """Who gets the share that is let go, and what that brings: of a company without track, the price."""
    instead, taken = _without(one), _taker(one)
    if instead is None:
        first = taken is not None and not one.state.track[one.state.lot]
        return [Fact.GOES_FOR(seat=taken[0], amount=Dollars(taken[1]))] if taken is not None and first else []
    if instead.lost > 0:
        return [Fact.GOES_TO_AND_COSTS(less=Dollars(instead.lost), **instead.figures)]
    return [Fact.GOES_TO(**instead.figures)]


def _unwanted(one: One, bid: int) -> list[Message]:
    """Why to let a share go: it is worth less than a bid of so many dollars, or hardly more."""
    state = one.state
    is_even = _is_hardly_worse(one)
    found: list[Message] = [(Fact.HARDLY_WORTH if is_even else Fact.NOT_WORTH)(bid=Dollars(bid))]
    if not state.track[state.lot]:
        return found
    more, instead = _more(one), _without(one)
    lost = max(0, instead.lost) if instead is not None else 0
    # Where the dividends would pay the price, it is not they that speak against it.
    if (more + lost) * years_left(state) >= bid:
        return [*found, *(_lost(one) if is_even and lost else [])]
    if lost:
        before = dividends(state, one.seat)
        sums = {"after": Dollars(before + more), "other": Dollars(before - lost)}
        return [*found, Fact.PAYS_OR_FALLS(years=years_left(state), **sums)]
    return [*found, *(_share(one, bid) if more > 0 else [Fact.PAYS_NOTHING(company=state.lot)])]


def _more(one: One) -> int:
    """How much more a share that is up pays the seat in a year, as its company stands."""
    return rise_of(one.state, one.seat, one.state.lot, one.seat)


def _pays_off(one: One, price: int) -> bool:
    """Whether a share pays the seat its price in dividends alone: then it is no word for letting it go."""
    return bool(one.state.track[one.state.lot]) and _more(one) * years_left(one.state) >= price


def _fills_others(one: One, price: int) -> list[Message]:
    """Whom the price of a share helps most, where dividends alone would pay it: then it is worth no more."""
    state, company = one.state, one.state.lot
    own = state.held(one.seat, company) + 1
    others = [seat for seat in range(state.players) if state.held(seat, company) > own]
    if len(others) != 1 or not _pays_off(one, price):
        return []
    figures = {"held": state.held(others[0], company), "sold": state.sold[company] + 1}
    return [Fact.FILLS_OTHERS(company=company, seat=others[0], **figures)]


def _lost(one: One) -> list[Message]:
    """Who gets a share that is let go, and what the seat loses by it: of a bid, what is so otherwise."""
    instead = _without(one)
    if instead is None or isinstance(one.move, PassBid):
        return _goes_to(one)
    return [Fact.DENIES_AND_KEEPS(less=Dollars(instead.lost), **instead.figures)]


def _is_hardly_worse(one: One) -> bool:
    """Whether a move is about as good as the one that it is compared with, or a bid that is higher is."""
    return any(other.is_close or _is_little(other) for other in (one, *_higher(one)))


def _higher(one: One) -> list[One]:
    """The higher bids among the candidates; none of what is no bid itself."""
    move = one.move
    if not isinstance(move, Bid):
        return []
    return [other for other in _all(one) if isinstance(other.move, Bid) and other.move.amount > move.amount]


def _all(one: One) -> list[One]:
    """All candidates, as far as they are weighed."""
    return [Weighed(one.found, place, one.state) for place in range(len(one.found.candidates))]


def is_known_too_little(one: One) -> bool:
    """Whether a bid was tried so seldom that it looks worse than a higher one that was not.

    It can't be: what the share costs less is won.
    """
    return bool(one.place) and one.is_unsure and any(_is_better_known(one, other) for other in _higher(one))


def _is_better_known(one: One, other: One) -> bool:
    own, higher = one.candidate, other.candidate
    return higher.visits > own.visits and higher.value > own.value


def brief_bid(one: One) -> Message:
    """What the share is worth, briefly."""
    move, stop = one.move, one.stop
    assert isinstance(move, Bid)
    if not stop:
        return (Brief.HARDLY_WORTH if _is_hardly_worse(one) else Brief.NOT_WORTH)(bid=Dollars(move.amount))
    enough = _enough(one)
    if enough and enough < move.amount and one.place:
        return Brief.MORE_THAN_NEEDED(bid=Dollars(enough))
    if stop < move.amount and one.is_worth_more:
        kind = Brief.NOT_WORTH if _is_behind_letting_go(one) else Brief.HARDLY_WORTH
        return kind(bid=Dollars(move.amount))
    if stop < move.amount and one.is_behind_pass and _is_hardly_worse(one):
        return Brief.HARDLY_WORTH(bid=Dollars(move.amount))
    if stop < move.amount:
        return Brief.DEAR(stop=Dollars(stop))
    if _is_even_with_pass(one):
        return Brief.JUST_WORTH(stop=Dollars(move.amount))
    if _is_below_even(one):
        return Brief.STOP(stop=Dollars(stop))
    if one.is_behind_pass:
        return Brief.HARDLY_WORTH(bid=Dollars(move.amount))
    if one.is_capped:
        return Brief.ALL_IN(stop=Dollars(stop))
    return (Brief.AT_LEAST if one.is_worth_more else Brief.STOP)(stop=Dollars(stop))


def brief_pass(one: One) -> Message:
    """What letting a share go leaves to the others; or that it is not worth its price, or no more."""
    stop = one.stop
    if not one.lowest_bid:
        return Brief.CANNOT_BID()
    if stop and not one.place and _costs_nothing(one):
        return Brief.JUST_WORTH(stop=Dollars(stop))
    if stop and _is_even(one):
        return Brief.JUST_WORTH(stop=Dollars(stop))
    if stop and not one.place:
        return Brief.HARDLY_WORTH(bid=Dollars(stop))
    if stop and one.is_capped:
        return Brief.LEAVES_ALL(stop=Dollars(stop))
    if stop:
        return (Brief.LEAVES_AT_LEAST if one.is_worth_more else Brief.LEAVES)(stop=Dollars(stop))
    return (Brief.HARDLY_WORTH if _is_hardly_worse(one) else Brief.NOT_WORTH)(bid=Dollars(one.lowest_bid))


def pass_facts(one: One) -> list[Message]:
    """What letting a share go leaves to the others, or saves."""
    stop, lowest = one.stop, one.lowest_bid
    if not lowest:
        assert one.state.auction is not None
        return [Fact.CANNOT_BID(bid=Dollars(one.state.auction.lowest_bid()))]
    if stop >= lowest:
        if not one.place and not _costs_nothing(one):
            return [Fact.HARDLY_WORTH(bid=Dollars(stop)), *_goes_to(one)]
        if not one.place:
            if _pays_off(one, stop):
                return [Fact.NO_MORE_THAN(stop=Dollars(stop))]
            return [Fact.JUST_WORTH(stop=Dollars(stop)), *_would_pay(one)]
        if _is_even(one):
            is_free = stop == lowest and _costs_nothing(one) and not _pays_off(one, stop)
            kind = Fact.JUST_WORTH if is_free else Fact.NO_MORE_THAN
            return [kind(stop=Dollars(stop)), *_goes_to(one)]
        if is_unopposed(one):
            lost = Fact.LOST_AT_LEAST if one.is_worth_more else Fact.LOST
            return [(Fact.LOST_ALL if one.is_capped else lost)(stop=Dollars(stop))]
        left = Fact.LEAVES_AT_LEAST if one.is_worth_more else Fact.LEAVES_SHARE
        kind = Fact.LEAVES_ALL if one.is_capped else left
        return [kind(stop=Dollars(stop)), *_goes_to(one)]
    return _unwanted(one, lowest)


def _is_even(one: One) -> bool:
    """Whether letting a share go is about as good as the best bid, so that it is worth its price and no more.

    Where that is the lowest of all bids, a little may lie between them.
    """
    if not one.place or is_unopposed(one):
        return False
    return one.is_close or (one.stop == one.lowest_bid and _is_little(one))


def _is_even_with_pass(one: One) -> bool:
    """Whether a bid is all that the share is worth, and letting it go, which costs nothing, is no better."""
    return one.is_behind_pass and one.is_close and _costs_nothing(one) and one.move == Bid(one.stop)


def _is_below_even(one: One) -> bool:
    """Whether letting the share go is the best move, but the share worth more to the seat than a bid."""
    return one.is_behind_pass and isinstance(one.move, Bid) and one.move.amount < one.stop


def _costs_nothing(one: One) -> bool:
    """Whether the seat's dividends don't fall if another gets the share."""
    instead = _without(one)
    return instead is None or instead.lost <= 0


def _would_pay(one: One) -> list[Message]:
    """What the share would pay, as the company stands; of one without track there is nothing to be said."""
    return _share(one, one.lowest_bid) if one.state.track[one.state.lot] else []
