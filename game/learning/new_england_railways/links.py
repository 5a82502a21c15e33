"""What is said of bids for links in New England Railways, and of letting a link go."""

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
from game.learning.new_england_railways import building, shipping, takers
from game.learning.new_england_railways.phrases import Brief, Fact
from game.learning.reasons.bids import how_far, is_dearer_as_good, is_unopposed, objection, wins
from game.learning.reasons.weighed import WIDE, Weighed
from game.rules.auction import NOBODY, PASS_BID, Bid
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message, MessageId, StoredMessageId
from game.rules.new_england_railways.board import ROLLS
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID

One = Weighed[NewEnglandRailwaysState]


def bid(one: One) -> list[Message]:
    """How far to go for the link, and what speaks for it; or why it is not worth the bid."""
    move = one.move
    assert isinstance(move, Bid)
    against = objection(one, move.amount, Fact)
    enough = takers.enough(one.state)
    if move.amount > enough and one.stop >= enough and one.cheaper != enough:
        return [Fact.OVER(bid=Dollars(enough))]
    if against is not None and against.id is Fact.DEAR:
        return [_too_dear(one, against)]
    if against is not None:
        return [against]
    if not one.stop or one.is_behind_pass:
        number = one.state.board.links[one.state.lot_link()].number
        if one.is_close and move.amount < number and (one.stop or is_decided(one)):
            return [_even(one, move.amount), _worth_having(one)]
        is_dear = move.amount > number
        against = _below(one, move.amount) or _unwanted(one, move.amount)
        return [against, _only_number(one) if is_dear else _why_unwanted(one)]
    price = Fact.HARDLY_MATTERS() if _tells_no_price(one) else _price(one, move.amount)
    return [price, _worth_having(one), *_denies(one, move.amount), *_prolongs(one)]


DECIDED: Final = 0.01
"""A chance to win, or to lose, up to which bids don't tell what a link is worth: they all win as often."""


def is_decided(one: One) -> bool:
    """Whether the seat wins as good as always, or never, both with the best move and without the link."""
    best = one.found.candidates[0].candidate
    passing = next((at.candidate for at in one.found.candidates if at.candidate.move == PASS_BID), None)
    if passing is None:
        return False
    return max(best.chance, passing.chance) <= DECIDED or min(best.chance, passing.chance) >= 1 - DECIDED


def _tells_no_price(one: One) -> bool:
    """Whether bids win as often as letting the link go only because the game is decided."""
    return is_decided(one) and is_just_worth(one)


def _even(one: One, bid: int) -> Message:
    """Of a bid, in dollars, that is about as good as letting the link go, which is the best."""
    return _below(one, bid) or (
        Fact.HARDLY_MATTERS() if is_decided(one) else Fact.LAST_BID_EVEN(bid=Dollars(bid))
    )


def _below(one: One, bid: int) -> Message | None:
    """Of a bid, in dollars, beside the best move, that the link is worth more; None if it is not."""
    if bid >= one.stop:
        return None
    if is_decided(one):
        return Fact.HARDLY_MATTERS()
    others = () if is_unopposed(one) else takers.who_can_raise(one.state, bid)
    low = Fact.LOW(bid=Dollars(bid), stop=Dollars(one.stop), seat=others)
    return low if others else Fact.WINS(bid=Dollars(bid))


SURPLUS: Final = 2.5
"""Dollars at the end that a bid brings beyond the price, from which on the price is a lower bound."""

EARLIER: Final = 2.0
"""Dollars at the end that a dollar of today may be worth."""


def is_at_least(one: One) -> bool:
    """Whether the price is a lower bound: a bid is far better than letting the link go, so is a dearer one.

    In dollars, or in the chance to win, by which a dollar hardly counts for more than `WIDE`.
    """
    if _tells_no_price(one):
        return True
    if one.is_worth_more or one.is_capped:
        return one.is_worth_more  # What is worth all the cash is told as that.
    tried = {at.candidate.move: at.candidate for at in one.found.candidates if at.candidate.scores}
    bid = max((move.amount for move in tried if isinstance(move, Bid) and move.amount <= one.stop), default=0)
    letting_go = tried.get(PASS_BID)
    if not bid or letting_go is None:
        return False
    dearest, saved = tried[Bid(bid)], one.stop - bid
    if not saved and not is_just_worth(one) and Bid(bid + 1) not in tried:
        return True  # What wins oftener than letting it go is worth more than its price.
    brought = dearest.scores[one.seat] - letting_go.scores[one.seat]
    oftener = dearest.chance - letting_go.chance
    if brought - EARLIER * saved >= SURPLUS or oftener >= WIDE * (1 + saved):
        return True
    # Playouts looked for the price up to what a first look takes for it, and found it no lower.
    return oftener >= WIDE and one.stop >= (stop_price(one.state, for_game(one.state.game)) or 0)


def _too_dear(one: One, dear: Message) -> Message:
    """That the link is not worth the bid; where its price is a lower bound, that less may do."""
    move, rival = one.move, one.rival
    assert isinstance(move, Bid)
    if one.is_close:
        return Fact.HARDLY_WORTH(lowest=Dollars(move.amount))
    number, at_least = one.state.board.links[one.state.lot_link()].number, is_at_least(one)
    is_far_above = move.amount > number and (incomes_left(one.state) < EARLY or move.amount >= 3 * number)
    if is_far_above and (at_least or one.stop <= number):
        return _only_number(one)
    if not at_least:
        return dear
    if _loses_to_pass(one):
        return Fact.NOT_WORTH(lowest=Dollars(move.amount))
    if rival is not None and isinstance(rival.move, Bid) and rival.move.amount < move.amount:
        return Fact.CHEAPER(bid=Dollars(rival.move.amount))
    return Fact.NOT_WORTH(lowest=Dollars(move.amount))


def _loses_to_pass(one: One) -> bool:
    """Whether a search found letting the link go better than this bid."""
    letting_go = next((at.candidate for at in one.found.candidates if at.candidate.move == PASS_BID), None)
    return letting_go is not None and letting_go.value > one.candidate.value


def _price(one: One, bid: int) -> Message:
    """How far to go with a bid, in dollars; a price that is a lower bound is told as one."""
    found = _beside_cash(one, bid) or how_far(one, bid, Fact)
    kinds = _AT_LEAST if is_at_least(one) else _JUST if is_just_worth(one) else {}
    if found.id is Fact.LAST_BID and kinds is _AT_LEAST:
        return Fact.MORE(bid=Dollars(bid))
    if found.id in (Fact.LAST_BID, Fact.LAST_BID_ALL) and kinds is _JUST:
        return Fact.LAST_BID_EVEN(bid=Dollars(bid))
    if found.id not in kinds:
        return found
    figures = {**dict(found.args), "stop": Dollars(one.stop)}
    kind = kinds[found.id]
    return kind(**{name: figure for name, figure in figures.items() if name in kind.arg_names})


def is_just_worth(one: One) -> bool:
    """Whether letting the link go is about as good as the best bid: it is worth no more than its price."""
    places = [n for n, found in enumerate(one.found.candidates) if found.candidate.move == PASS_BID]
    return bool(places) and Weighed(one.found, places[0], one.state).is_close


def _is_all(one: One) -> bool:
    """Whether the link is worth at least all the seat's cash."""
    return one.is_capped and not is_just_worth(one)


_JUST: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Fact.ALL_IN: Fact.STOP,
    Fact.LOW_ALL: Fact.LOW,
    Fact.ALL_BEYOND: Fact.STOP_BEYOND,
}
"""How it is said that a link is worth about all the seat's cash, and not at least that."""


_AT_LEAST: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Fact.STOP: Fact.AT_LEAST,
    Fact.LOW: Fact.LOW_AT_LEAST,
    Fact.STOP_BEYOND: Fact.AT_LEAST_BEYOND,
}
"""How it is said that a link is worth at least so much."""


def _beside_cash(one: One, bid: int) -> Message | None:
    """How far to go with a bid, in dollars, where it is the others' cash that decides it."""
    if one.is_too_low and not wins(one, bid):
        kind = Fact.LOW_ALL if one.is_capped else Fact.LOW
        return kind(bid=Dollars(bid), stop=Dollars(one.stop), seat=takers.who_can_raise(one.state, bid))
    most = takers.richest(one.state)
    if most < bid and not is_unopposed(one):
        return Fact.NO_RIVAL(bid=Dollars(bid))
    if bid < most < one.stop:
        kind = Fact.ALL_BEYOND if one.is_capped else Fact.STOP_BEYOND
        return kind(bid=Dollars(bid), stop=Dollars(one.stop), most=Dollars(most))
    return None


def _unwanted(one: One, bid: int) -> Message:
    """Why to let a link go: bought for so many dollars it brings less than passing, or hardly more."""
    return (Fact.HARDLY_WORTH if one.is_close else Fact.NOT_WORTH)(lowest=Dollars(bid))


WEIGHTY: Final = 1.5
"""How many times what a reason comes to in dollars a loss may be that it explains."""


def _why_unwanted(one: One) -> Message:
    """What speaks most against buying: a shipment lost, money needed, a link still to come, the place."""
    state, seat = one.state, one.seat
    coming = _one_a_turn(state)
    if coming and _rather_next(state):
        return coming[0]
    own = shipping.second_shipment(state, seat)
    bought = _bought_later(state) if own and coming else -1
    if bought >= 0:  # Then it ships once either way.
        return _still_to_come(state, bought)
    service, left = state.service(seat), state.cash[seat] - one.lowest_bid
    is_short = left + state.income[seat] < service
    if is_short and (not own or left + one.lowest_bid + state.income[seat] >= service):
        return Fact.NEEDS_CASH(service=service)
    if own and one.gained(seat) <= WEIGHTY * max(1, shipping.worth_of(state, own)):
        return Fact.COSTS_SHIPMENT(own=Dollars(own))
    if state.future and one.gained(seat) > WEIGHTY * one.lowest_bid:
        return Fact.SPENDS(cash=state.cash[seat], links=len(state.future), service=service)
    if own:
        return Fact.COSTS_SHIPMENT(own=Dollars(own))
    if coming:
        return coming[0]
    place = _link(one)
    if place.id is Fact.APART:
        return place
    return _only_number(one)


LITTLE: Final = 5
"""Dollars up to which it is worth a word that no more is left, where links are sold next turn as well."""


def _only_number(one: One) -> Message:
    """What the link counts at the end, beside what is paid for it, or would have to be paid."""
    state = one.state
    bid = one.move.amount if isinstance(one.move, Bid) else _least_tried(one)
    number, left = state.board.links[state.lot_link()].number, state.cash[one.seat] - bid
    if bid > number and (left > LITTLE or not state.future):
        return Fact.ONLY_THAT(number=Dollars(number), bid=Dollars(bid))
    return Fact.ONLY_NUMBER(number=Dollars(number), bid=Dollars(bid), cash=left)


def _one_a_turn(state: NewEnglandRailwaysState) -> list[Message]:
    """That another link is still to come in this turn, if one is."""
    if state.lot + 1 == len(state.current):
        return []
    return [_still_to_come(state, state.current[state.lot + 1])]


def _still_to_come(state: NewEnglandRailwaysState, number: int) -> Message:
    link = state.board.links[number]
    return Fact.ONE_A_TURN(city_a=link.a, city_b=link.b)


TRIES: Final = 31
"""So many times the rest of a turn's auctions is played on."""


MOSTLY: Final = 0.6
"""The part of them in which the seat has to get a link that is named."""


def _bought_later(state: NewEnglandRailwaysState) -> int:
    """The link that the seat mostly buys later in this turn if it passes; -1: mostly it buys none."""
    seat, policy, found = state.turn, for_game(state.game).policy, list[int]()
    for seed in range(TRIES):
        after, rng = state.copy(), random.Random(seed)
        after.apply_unchecked(PASS_BID)
        policy.settle(after)
        while after.step == BID and not after.buyers >> seat & 1:
            policy.advance(after, rng)
            policy.settle(after)
        found += [link for link in state.current[state.lot + 1 :] if after.owner[link] == seat]
    link, times = Counter(found).most_common(1)[0] if found else (-1, 0)
    return link if times >= MOSTLY * TRIES else -1


EARLY: Final = 4
"""With so many incomes to come a dollar in hand is worth more than one at the end."""

WITHIN_REACH: Final = 0.75
"""The part of what the keenest of the others sensibly pays, from which on a seat may get a link as well."""


def _rather_next(state: NewEnglandRailwaysState) -> bool:
    """Whether the next link is worth more to the seat, and it may well get it if it lets this one go."""
    seat, known = state.turn, for_game(state.game)
    assert isinstance(known.evaluator, NewEnglandRailwaysEvaluator)
    here = known.evaluator.limits(state, state.lot_link())[seat]
    after = state.copy()
    after.apply_unchecked(PASS_BID)
    known.policy.settle(after)
    if after.step != BID or after.auction is None:
        return False
    limits = known.evaluator.limits(after, after.lot_link())
    others = [limits[other] for other in bits(after.auction.still_in) if other != seat]
    return limits[seat] > here and limits[seat] >= WITHIN_REACH * max(others, default=0.0)


def _link(one: One) -> Message:
    """What the link under the hammer does for the seat's network."""
    state, link = one.state, one.state.lot_link()
    ground, owned = ground_of(state.board), owned_links(state)[one.seat]
    before, after = ground.network(owned), ground.network(owned | 1 << link)
    if owned and after.most > before.most:
        return Fact.CONNECTS(links=after.most)
    if owned:
        return Fact.APART()
    return _number(one)


AGAINST: Final = (Fact.NUMBER_BUT, Fact.ONE_A_TURN)
"""What the number comes to where it is told why the link is worth no more than its price."""


def _worth_having(one: One) -> Message:
    """What speaks for the link under the hammer."""
    place, number = _link(one), _number(one)
    is_told = place.id is Fact.APART or _is_last(one.state) or number.id in AGAINST
    return number if is_told else place


def _is_last(state: NewEnglandRailwaysState) -> bool:
    """Whether the game ends with this turn if the link is built at once: then nobody ships over it."""
    return building.makes_a_turn(state) and incomes_left(state) <= 1


def _number(one: One) -> Message:
    """What the link under the hammer counts, and why it is worth more than that to the seat, or less."""
    state = one.state
    number = state.board.links[state.lot_link()].number
    own = shipping.second_shipment(state, one.seat)
    # Where buying brings far more than the number, a shipment less is not what is to be said.
    is_priced = 0 < one.stop < number and not (_is_all(one) or is_at_least(one))
    if own and is_priced and one.gained(one.seat) <= number:
        return Fact.NUMBER_BUT(number=Dollars(number), own=Dollars(own))
    # Where nobody can bid against it, no more than the bid is spoken of.
    is_won = isinstance(one.move, Bid) and _is_won(one, one.move.amount)
    price = one.move.amount if isinstance(one.move, Bid) and is_won else one.stop
    kind = Fact.NUMBER_AND_MORE if price > number and not _is_last(state) else Fact.NUMBER
    if is_priced and not is_won and incomes_left(state) >= EARLY:
        coming = _one_a_turn(state)
        if coming and _rather_next(state):
            return coming[0]
        kind = Fact.NUMBER_LATE
    return kind(number=Dollars(number), percent=built_at_once(number))


def _is_won(one: One, bid: int) -> bool:
    """Whether a bid gets the link for certain."""
    return is_unopposed(one) or wins(one, bid)


def _prolongs(one: One) -> list[Message]:
    """That the last link of the game makes one more turn, if it is not built at once."""
    state = one.state
    is_last = building.makes_a_turn(state) and state.lot + 1 == len(state.current)
    return [Fact.PROLONGS()] if is_last else []


def built_at_once(number: int) -> int:
    """The chance, in percent, that two dice reach a link's number."""
    weights = [(move.low + move.high, weight) for move, weight in ROLLS]
    reached = sum(weight for total, weight in weights if total >= number)
    return round(100 * reached / sum(weight for _, weight in weights))


def pass_bid(one: One) -> list[Message]:
    """What is left to the others, or lost; or why the link is not worth its price."""
    lowest = one.lowest_bid
    if one.stop >= lowest > 0 and not one.place:
        return [*_just_worth(one), _why_unwanted(one)]
    if one.stop >= lowest > 0 and one.is_close and is_decided(one):
        return [Fact.HARDLY_MATTERS(), *takers.goes_to(one.state)]
    if one.stop >= lowest > 0:
        if is_unopposed(one):
            if -one.ahead(one.seat) > one.stop:  # Then that price, found at first sight, says too little.
                return [Fact.LOST_LINK()]
            lost = Fact.LOST_AT_LEAST if is_at_least(one) else Fact.LOST
            return [(Fact.LOST_ALL if one.is_capped else lost)(stop=Dollars(one.stop))]
        if one.is_close and not is_at_least(one):
            return [*_just_worth(one), *takers.goes_to(one.state)] or [_why_unwanted(one)]
        worth = _worth_having(one)
        place = [] if worth.id in (*AGAINST, Fact.NUMBER_LATE) else [worth]
        return [_left(one), *(takers.goes_to(one.state) or place)]
    return [_unwanted(one, _least_tried(one)), _why_passed(one)] if lowest else []


def _least_tried(one: One) -> int:
    """The lowest bid, in dollars, that was weighed beside letting the link go; else the least allowed one."""
    tried = (at.candidate.move for at in one.found.candidates)
    return min((move.amount for move in tried if isinstance(move, Bid)), default=one.lowest_bid)


def _left(one: One) -> Message:
    """What the link is worth that is left to the others, in dollars."""
    won = _won_for(one)
    if won:
        return Fact.LEAVES_MORE(bid=Dollars(won))
    if one.is_capped and not one.is_close:
        return Fact.LEAVES_ALL(stop=Dollars(one.stop))
    return (Fact.LEAVES_AT_LEAST if is_at_least(one) else Fact.LEAVES_LINK)(stop=Dollars(one.stop))


def _won_for(one: One) -> int:
    """The price, in dollars, for which the best move gets the link for certain; 0 if it does not.

    What the link is worth beyond that is seen in what the seat has more in the end, and is no price to bid.
    """
    best = one.found.candidates[0].candidate.move
    if not one.place or not isinstance(best, Bid) or one.is_close or one.gained(one.seat) < 1.0:
        return 0
    return best.amount if wins(one, best.amount) else 0


def _just_worth(one: One) -> list[Message]:
    """At which price the link is just worth it; nothing where a dearer bid is as good."""
    return (
        []
        if is_dearer_as_good(one, one.stop) or is_decided(one)
        else [Fact.JUST_WORTH(stop=Dollars(one.stop))]
    )


WEAKER: Final = frozenset({Fact.COSTS_SHIPMENT, Fact.APART, Fact.NEEDS_CASH})
"""What speaks less against a link than that it counts less at the end than is asked for it."""


def _why_passed(one: One) -> Message:
    """What speaks most against the lowest bid; that the link counts less at the end, if nothing weightier."""
    why = _why_unwanted(one)
    is_dear = _least_tried(one) > one.state.board.links[one.state.lot_link()].number
    return _only_number(one) if is_dear and why.id in WEAKER else why


def _denies(one: One, bid: int) -> list[Message]:
    """Who gets the link otherwise, where the bid decides it, or that is what speaks for it."""
    if one.place or not (wins(one, bid) or _is_to_deny(one)):
        return []
    return takers.denies(one.state)


def _is_to_deny(one: One) -> bool:
    """Whether letting go the link helps who gets it by at least as much as it costs the seat."""
    places = [n for n, found in enumerate(one.found.candidates) if found.candidate.move == PASS_BID]
    taker = takers.taker(one.state)
    if not places or taker == NOBODY:
        return False
    passing = Weighed(one.found, places[0], one.state)
    helped = passing.ahead(taker)
    return not passing.is_close and helped >= max(1.0, -passing.ahead(one.seat))


def brief_bid(one: One) -> Message:
    """What the link is worth, in a few words."""
    move = one.move
    assert isinstance(move, Bid)
    enough = takers.enough(one.state)
    if one.place and move.amount > enough and one.stop >= enough:
        return Brief.ENOUGH(bid=Dollars(enough))
    if one.stop >= move.amount and _tells_no_price(one):
        return Brief.NUMBER(number=Dollars(one.state.board.links[one.state.lot_link()].number))
    if one.stop and (one.stop < move.amount or not one.is_behind_pass):
        worth = Brief.AT_LEAST if is_at_least(one) else Brief.STOP
        kind = Brief.ALL_IN if _is_all(one) else worth
        if one.stop < move.amount and is_at_least(one) and _loses_to_pass(one):
            return Brief.NOT_WORTH()
        return (kind if one.stop >= move.amount or is_at_least(one) else Brief.DEAR)(stop=Dollars(one.stop))
    return Brief.HARDLY_WORTH(bid=Dollars(move.amount)) if one.is_close else Brief.NOT_WORTH()


def brief_pass(one: One) -> Message:
    """What passing leaves to the others; or the money that it keeps, where it is the best move."""
    if one.stop and one.place and is_unopposed(one):
        return Brief.LOST()
    if one.stop and one.place and one.is_close and is_decided(one):
        return Brief.KEEPS_CASH(cash=one.state.cash[one.seat])
    if one.stop and one.place and _won_for(one):
        return Brief.LEAVES_MORE(bid=Dollars(_won_for(one)))
    if one.stop and one.place:
        left = Brief.LEAVES_AT_LEAST if is_at_least(one) else Brief.LEAVES
        return (Brief.LEAVES_ALL if _is_all(one) else left)(stop=Dollars(one.stop))
    return Brief.KEEPS_CASH(cash=one.state.cash[one.seat])
