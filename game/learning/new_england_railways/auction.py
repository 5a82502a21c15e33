"""Links of New England Railways: how far to bid for one, who gets it otherwise, and what speaks for it.

The seat that gets a link after a pass is named only where it is certain, or nearly so. In 18 matches of bots,
a prediction from what each seat would reasonably pay was right less than half the time where two others had
not bid yet. Where only one other is left it is certain if that one is the high bidder, and right in five of
six cases where the link is worth twice the lowest bid to that seat. Where more are left it is right in four
of five for a high bidder who has far more cash than the rest.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from ai.explain import stop_price
from ai.knowledge import for_game
from ai.new_england_railways.evaluation import (
    NewEnglandRailwaysEvaluator,
    ground_of,
    incomes_left,
    owned_links,
)
from game.learning.new_england_railways.ledger import (
    Candidate,
    State,
    makes_a_turn,
    second_shipment,
)
from game.learning.new_england_railways.messages import Brief, Fact
from game.learning.reasons.auction import (
    ABOUT,
    AT_LEAST,
    AuctionBrief,
    AuctionFact,
    ExplainedAuction,
    auction_of,
    is_unopposed,
    wins,
)
from game.learning.reasons.candidate import WIDE
from game.rules.auction import NOBODY, PASS_BID, Bid
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message
from game.rules.new_england_railways.board import ROLLS
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID

DECIDED: Final = 0.01
"""The chance to win or lose up to which the game is decided, so that bids show no price for a link."""

SURPLUS: Final = 2.5
"""The gain in final dollars from which a bid shows that the price is only a lower bound."""

EARLIER: Final = 2.0
"""The maximum worth of a dollar of today, in final dollars."""

EARLY: Final = 4
"""The number of incomes to come from which a dollar in hand is worth more than one at the end."""

LITTLE: Final = 5
"""The dollars left up to which a shortage is worth mentioning, if links are also sold next turn."""

WITHIN_REACH: Final = 0.75
"""The fraction of the highest rival's limit from which a seat also has a chance to get a link."""

TRIES: Final = 31
"""The number of playouts of the rest of a turn's auctions."""

MOSTLY: Final = 0.6
"""The fraction of those playouts in which the seat must get a link for it to be named."""

WORTH: Final = 2.0
"""The multiple of the lowest bid that a link must be worth to the only other seat to count as theirs."""

RICHER: Final = 1.5
"""The multiple of the others' cash that the high bidder must have to be named as the taker of the link."""


class LinkAuction(ExplainedAuction[NewEnglandRailwaysState]):
    """The auction of a link."""

    def is_at_least(self, candidate: Candidate) -> bool:
        """Return whether the price is a lower bound: this bid and a higher one are far better than passing.

        That is measured in dollars, or else in the chance to win: a lead above `WIDE` far exceeds a dollar's
        effect.
        """
        if _shows_no_price(candidate):
            return True
        if candidate.found.is_priced:
            return False
        if candidate.is_worth_more or candidate.is_capped:
            return candidate.is_worth_more  # What is worth all the cash is shown as that.
        bids = {bid.amount: bid.searched for bid in candidate.bids if bid.searched.scores}
        bid = max((amount for amount in bids if amount <= candidate.stop), default=0)
        passing, seat = candidate.passing, candidate.seat
        if not bid or passing is None or not passing.searched.scores:
            return False
        dearest, saved = bids[bid], candidate.stop - bid
        if not saved and not _is_just_worth(candidate) and bid + 1 not in bids:
            return True  # What wins more often than passing is worth more than its price.
        brought = dearest.scores[seat] - passing.searched.scores[seat]
        more_often = dearest.chance - passing.searched.chance
        if brought - EARLIER * saved >= SURPLUS or more_often >= WIDE * (1 + saved):
            return True
        # Playouts looked for the price up to what a first look takes for it, and found it no lower.
        first_look = stop_price(candidate.state, for_game(candidate.state.game)) or 0
        return more_often >= WIDE and candidate.stop >= first_look

    def bound(self, candidate: Candidate) -> int:
        """Return how exactly the price is known; if it is just all the cash, it is approximate."""
        if candidate.is_capped and not self.is_at_least(candidate) and _is_just_worth(candidate):
            return ABOUT
        return super().bound(candidate)

    def objection(self, candidate: Candidate) -> Message | None:
        """Return the fact that a lower bid is better or enough, or the link is not worth the bid."""
        enough = _enough(candidate)
        if candidate.amount > enough and candidate.stop >= enough:
            return AuctionFact.ENOUGH(bid=Dollars(enough))
        return super().objection(candidate)

    def too_dear(self, candidate: Candidate) -> Message:
        """Return the fact that the link is not worth the bid, or less may do if its price is a lower
        bound.
        """
        amount, better = candidate.amount, candidate.better_move
        bid, number, is_at_least = Dollars(amount), _number_of(candidate), self.is_at_least(candidate)
        if candidate.is_close:
            return AuctionFact.HARDLY_WORTH(bid=bid)
        is_far_above = amount > number and (incomes_left(candidate.state) < EARLY or amount >= 3 * number)
        if is_far_above and (is_at_least or candidate.stop <= number):
            return _only_number(candidate)
        if not is_at_least:
            return super().too_dear(candidate)
        if not _loses_to_pass(candidate) and isinstance(better, Bid) and better.amount < amount:
            return AuctionFact.CHEAPER(bid=Dollars(better.amount))
        return AuctionFact.NOT_WORTH(bid=bid)

    def price(self, candidate: Candidate) -> Message:
        """Return how far to go with a bid; where the others' cash decides it, or passing is as good."""
        bid = Dollars(candidate.amount)
        found = super().price(candidate)
        if bid != candidate.stop or found.id not in (AuctionFact.LAST_BID, AuctionFact.STOP):
            return found
        if self.bound(candidate) == AT_LEAST:
            return Fact.MORE(bid=bid)
        return Fact.LAST_BID_EVEN(bid=bid) if _is_just_worth(candidate) else found

    def bid(self, candidate: Candidate) -> list[Message]:
        """Return the facts about how far to go for the link and what speaks for it, or against the bid."""
        against, amount, stop = self.objection(candidate), candidate.amount, candidate.stop
        if against is not None:
            return [against]
        if stop and not candidate.is_behind_pass:
            price = Fact.HARDLY_MATTERS() if _shows_no_price(candidate) else self.price(candidate)
            return [price, self._worth_having(candidate), *_denies(candidate)]
        number, is_decided = _number_of(candidate), _is_decided(candidate)
        below = self._below(candidate) if amount < stop else None
        if candidate.is_close and amount < number and (stop or is_decided):
            even = Fact.HARDLY_MATTERS() if is_decided else Fact.LAST_BID_EVEN(bid=Dollars(amount))
            return [below or even, self._worth_having(candidate)]
        why = _only_number(candidate) if amount > number else self._why_unwanted(candidate)
        return [below or _unwanted(candidate, amount), why]

    def _below(self, candidate: Candidate) -> Message:
        """Return the fact that a bid is lower than the worth of the link."""
        if _is_decided(candidate):
            return Fact.HARDLY_MATTERS()
        low = self.low(candidate)
        can_raise = dict(low.args)["seat"] and not is_unopposed(candidate)
        return low if can_raise else AuctionFact.WINS(bid=Dollars(candidate.amount))

    def passing(self, candidate: Candidate) -> list[Message]:
        """Return the facts about what passing leaves to the others or loses, or about the excessive price."""
        lowest, stop = candidate.lowest_bid, candidate.stop
        if not lowest:
            return []
        if stop < lowest:
            return [_unwanted(candidate, _least_tried(candidate)), self._why_passed(candidate)]
        if not candidate.place:
            return [*_just_worth(candidate), self._why_unwanted(candidate)]
        if candidate.is_close and _is_decided(candidate):
            return [Fact.HARDLY_MATTERS(), *_goes_to(candidate)]
        if is_unopposed(candidate):
            return [self.left(candidate)]
        if candidate.is_close and not self.is_at_least(candidate):
            found = [*_just_worth(candidate), *_goes_to(candidate)]
            return found or [self._why_unwanted(candidate)]
        worth = self._worth_having(candidate)
        is_for_passing = worth.id in AGAINST or _is_late(worth)
        won = _won_for(candidate)
        left = Fact.LEAVES_MORE(bid=Dollars(won)) if won else self.left(candidate)
        return [left, *(_goes_to(candidate) or ([] if is_for_passing else [worth]))]

    def _why_unwanted(self, candidate: Candidate) -> Message:
        """Return the main reason against buying: a lost shipment, a later link, or its number."""
        state, seat = candidate.state, candidate.seat
        coming = _one_a_turn(state)
        if coming and _prefers_next(state):
            return coming[0]
        own = second_shipment(state, seat)
        bought = _bought_later(state) if own and coming else -1
        if bought >= 0:  # Then it ships once either way.
            return _still_to_come(state, bought)
        if own:
            return Fact.COSTS_SHIPMENT(own=Dollars(own))
        return coming[0] if coming else _only_number(candidate)

    def _why_passed(self, candidate: Candidate) -> Message:
        """Return the main reason against the lowest bid; by default that the link counts too little."""
        why = self._why_unwanted(candidate)
        is_dear = _least_tried(candidate) > _number_of(candidate)
        return _only_number(candidate) if is_dear and why.id is Fact.COSTS_SHIPMENT else why

    def _worth_having(self, candidate: Candidate) -> Message:
        """Return what speaks for the link that is sold: its place in the network, or its number."""
        place, number = _place_of(candidate), self._number(candidate)
        if place is None or _is_last(candidate.state):
            return number
        return number if number.id in AGAINST else place

    def _number(self, candidate: Candidate) -> Message:
        """Return the value of the link's number, and why the link is worth more or less than that."""
        state, stop, number = candidate.state, candidate.stop, _number_of(candidate)
        own = second_shipment(state, candidate.seat)
        # Where buying brings far more than the number, a shipment less does not matter.
        is_priced = 0 < stop < number and self.bound(candidate) == ABOUT
        if own and is_priced and candidate.gained(candidate.seat) <= number:
            return Fact.NUMBER_BUT(number=Dollars(number), own=Dollars(own))
        # Where nobody can bid against it, only the bid is mentioned.
        bid = candidate.amount
        is_won = bid > 0 and (is_unopposed(candidate) or wins(candidate, bid))
        worth = COUNTS_MORE if (bid if is_won else stop) > number and not _is_last(state) else COUNTS
        if is_priced and not is_won and incomes_left(state) >= EARLY:
            coming = _one_a_turn(state)
            if coming and _prefers_next(state):
                return coming[0]
            worth = COUNTS_LATE
        return Fact.NUMBER(number=Dollars(number), percent=built_at_once(number), worth=worth)

    def brief_bid(self, candidate: Candidate) -> Message:
        """Return a brief about what the link is worth."""
        amount, stop, enough = candidate.amount, candidate.stop, _enough(candidate)
        if candidate.place and amount > enough and stop >= enough:
            return AuctionBrief.ENOUGH(bid=Dollars(enough))
        if stop >= amount and _shows_no_price(candidate):
            return Brief.NUMBER(number=Dollars(_number_of(candidate)))
        if stop and (stop < amount or not candidate.is_behind_pass):
            is_at_least = self.is_at_least(candidate)
            if stop < amount and is_at_least and _loses_to_pass(candidate):
                return AuctionBrief.NOT_WORTH(bid=Dollars(amount))
            is_price = stop >= amount or is_at_least
            return self.brief_price(candidate) if is_price else AuctionBrief.DEAR(stop=Dollars(stop))
        kind = AuctionBrief.HARDLY_WORTH if candidate.is_close else AuctionBrief.NOT_WORTH
        return kind(bid=Dollars(amount))

    def brief_pass(self, candidate: Candidate) -> Message:
        """Return a brief about what passing leaves to the others or, as the best move, keeps."""
        if not candidate.stop or not candidate.place:
            return Brief.KEEPS_CASH(cash=candidate.state.cash[candidate.seat])
        if is_unopposed(candidate):
            return Brief.LOST()
        if candidate.is_close and _is_decided(candidate):
            return Brief.KEEPS_CASH(cash=candidate.state.cash[candidate.seat])
        won = _won_for(candidate)
        return Brief.LEAVES_MORE(bid=Dollars(won)) if won else self.brief_left(candidate)


LINKS: Final = LinkAuction()

COUNTS, COUNTS_MORE, COUNTS_LATE = range(3)
"""How a link's worth to the seat compares with its number: the same, more, or less this early."""

AGAINST: Final = (Fact.NUMBER_BUT, Fact.ONE_A_TURN)
"""The facts about the number that explain why the link is worth no more than its price."""


def _is_late(fact: Message) -> bool:
    return fact.id is Fact.NUMBER and dict(fact.args)["worth"] == COUNTS_LATE


def _number_of(candidate: Candidate) -> int:
    """Return the number of the link that is sold."""
    return candidate.state.board.links[candidate.state.lot_link()].number


def _is_decided(candidate: Candidate) -> bool:
    """Return whether the seat nearly always or nearly never wins, with the best move and by passing."""
    if candidate.passing is None:
        return False
    chances = candidate.found.candidates[0].candidate.chance, candidate.passing.searched.chance
    return max(chances) <= DECIDED or min(chances) >= 1 - DECIDED


def _shows_no_price(candidate: Candidate) -> bool:
    """Return whether bids win as often as passing only because the game is decided."""
    return _is_decided(candidate) and _is_just_worth(candidate)


def _is_just_worth(candidate: Candidate) -> bool:
    """Return whether passing is about as good as the best bid: the link is worth no more than its price."""
    return candidate.passing is not None and candidate.passing.is_close


def _loses_to_pass(candidate: Candidate) -> bool:
    """Return whether a search found passing better than this bid."""
    passing = candidate.passing
    return passing is not None and passing.searched.value > candidate.searched.value


def _enough(candidate: Candidate) -> int:
    """Return the lowest bid, in dollars, that nobody has the money to raise."""
    return max(auction_of(candidate).lowest_bid(), _richest(candidate))


def _richest(candidate: Candidate) -> int:
    """Return the most cash of any other seat still in the auction; 0 if there is none."""
    return auction_of(candidate).richest_other(candidate.state.cash)


def _least_tried(candidate: Candidate) -> int:
    """Return the lowest bid, in dollars, that was considered besides passing; else the lowest legal one."""
    return min((bid.amount for bid in candidate.bids), default=candidate.lowest_bid)


def _won_for(candidate: Candidate) -> int:
    """Return the price, in dollars, for which the best move certainly wins the link; 0 if it does not.

    Any further worth of the link shows in the seat's final dollars, and is no price to bid.
    """
    best, is_even = candidate.better_move, candidate.is_close or candidate.gained(candidate.seat) < 1.0
    return best.amount if isinstance(best, Bid) and not is_even and wins(candidate, best.amount) else 0


def _just_worth(candidate: Candidate) -> list[Message]:
    """Return the highest price that the link is worth; an empty list if a higher bid is as good."""
    stop = candidate.stop
    is_dearer = any(bid.amount > stop and bid.is_close for bid in candidate.bids)
    return [] if is_dearer or _is_decided(candidate) else [AuctionFact.JUST_WORTH(stop=Dollars(stop))]


def _unwanted(candidate: Candidate, bid: int) -> Message:
    """Return the fact that the link at this price brings less than passing, or hardly more."""
    kind = AuctionFact.HARDLY_WORTH if candidate.is_close else AuctionFact.NOT_WORTH
    return kind(bid=Dollars(bid))


def _only_number(candidate: Candidate) -> Message:
    """Return the link's value at the end of the game, compared with the price paid or due."""
    state, bid, number = candidate.state, candidate.amount or _least_tried(candidate), _number_of(candidate)
    left = state.cash[candidate.seat] - bid
    if bid > number and (left > LITTLE or not state.future):
        return Fact.ONLY_THAT(number=Dollars(number), bid=Dollars(bid))
    return Fact.ONLY_NUMBER(number=Dollars(number), bid=Dollars(bid), cash=left)


def _place_of(candidate: Candidate) -> Message | None:
    """Return how the link improves the seat's network; None if it does not."""
    state, link = candidate.state, candidate.state.lot_link()
    ground, owned = ground_of(state.board), owned_links(state)[candidate.seat]
    before, after = ground.network(owned), ground.network(owned | 1 << link)
    if not owned:
        return None
    return Fact.CONNECTS(links=after.most) if after.most > before.most else None


def _is_last(state: State) -> bool:
    """Return whether the game ends with this turn if the link is built now: then nobody ships via it."""
    return makes_a_turn(state) and incomes_left(state) <= 1


def built_at_once(number: int) -> int:
    """Return the chance, in percent, that two dice reach a link's number."""
    weights = [(move.low + move.high, weight) for move, weight in ROLLS]
    reached = sum(weight for total, weight in weights if total >= number)
    return round(100 * reached / sum(weight for _, weight in weights))


# Links still to come in this turn


def _one_a_turn(state: State) -> list[Message]:
    """Return the fact that another link is still to come in this turn, if one is."""
    if state.lot + 1 == len(state.current):
        return []
    return [_still_to_come(state, state.current[state.lot + 1])]


def _still_to_come(state: State, number: int) -> Message:
    link = state.board.links[number]
    return Fact.ONE_A_TURN(city_a=link.a, city_b=link.b)


def _passed(state: State) -> State:
    """Return the table after the seat passes, when the auction of the link is over."""
    after = state.copy()
    after.apply_unchecked(PASS_BID)
    for_game(state.game).policy.settle(after)
    return after


def _limits(state: State) -> list[float]:
    """Return what each seat sensibly pays for the link that is sold, in dollars."""
    evaluation = for_game(state.game).evaluator
    assert isinstance(evaluation, NewEnglandRailwaysEvaluator)
    return evaluation.limits(state, state.lot_link())


def _bought_later(state: State) -> int:
    """Return the link that the seat mostly buys later in this turn if it passes; -1: mostly it buys none."""
    seat, policy, found = state.turn, for_game(state.game).policy, list[int]()
    for seed in range(TRIES):
        after, rng = _passed(state), random.Random(seed)
        while after.step == BID and not after.buyers >> seat & 1:
            policy.advance(after, rng)
            policy.settle(after)
        found += [link for link in state.current[state.lot + 1 :] if after.owner[link] == seat]
    link, times = Counter(found).most_common(1)[0] if found else (-1, 0)
    return link if times >= MOSTLY * TRIES else -1


def _prefers_next(state: State) -> bool:
    """Return whether the next link is worth more to the seat, which has a good chance to get it."""
    seat, after = state.turn, _passed(state)
    if after.step != BID or after.auction is None:
        return False
    limits = _limits(after)
    others = [limits[other] for other in bits(after.auction.still_in) if other != seat]
    return limits[seat] > _limits(state)[seat] and limits[seat] >= WITHIN_REACH * max(others, default=0.0)


# Who gets the link otherwise


def _goes_to(candidate: Candidate) -> list[Message]:
    """Return who gets the link if the actor passes; an empty list if that is uncertain."""
    return _taken(candidate, Fact.GOES_TO)


def _denies(candidate: Candidate) -> list[Message]:
    """Return who gets the link otherwise, if the bid decides that or it is the reason for the bid."""
    passing, taker = candidate.passing, _taker(candidate)
    is_to_deny = False
    if passing is not None and taker != NOBODY and not passing.is_close:
        # Passing helps the buyer by at least as much as it costs the seat.
        is_to_deny = passing.ahead(taker) >= max(1.0, -passing.ahead(candidate.seat))
    is_decisive = wins(candidate, candidate.amount) or is_to_deny
    return _taken(candidate, Fact.DENIES) if not candidate.place and is_decisive else []


def _taken(candidate: Candidate, kind: Fact) -> list[Message]:
    """Return who gets the link, and for how much where that is certain."""
    seat, auction = _taker(candidate), auction_of(candidate)
    if seat == NOBODY:
        return []
    is_certain = auction.leader == seat and len(_others(candidate)) == 1
    return [kind(seat=seat, bid=Dollars(auction.high if is_certain else 0))]


def _taker(candidate: Candidate) -> int:
    """Return the seat that gets the link if the actor passes; `NOBODY` if none does or it is uncertain."""
    state, auction, others = candidate.state, auction_of(candidate), _others(candidate)
    if len(others) == 1 and auction.leader == others[0]:
        return others[0]
    seat, limits = _passed(state).owner[state.lot_link()], _limits(state)
    if seat not in others:
        return NOBODY
    if len(others) == 1:
        is_clear = limits[seat] >= WORTH * auction.lowest_bid()
    else:
        rest = [other for other in others if other != seat]
        cash, most = max(state.cash[other] for other in rest), max(limits[other] for other in rest)
        is_clear = auction.leader == seat and limits[seat] >= most and state.cash[seat] > RICHER * cash
    return seat if is_clear else NOBODY


def _others(candidate: Candidate) -> list[int]:
    """Return the other seats that are still in the auction."""
    return [seat for seat in bits(auction_of(candidate).still_in) if seat != candidate.seat]
