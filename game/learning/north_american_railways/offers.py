"""Why to ask for a share of another's company at a price, or why not at that price."""

from __future__ import annotations

from typing import Final

from game.learning.north_american_railways.columns import as_it_ends, last_share, uncovered_share
from game.learning.north_american_railways.compared import RIPPLE, has_like_share
from game.learning.north_american_railways.income import One, income_of, turns_told
from game.learning.north_american_railways.phrases import Brief, Fact
from game.learning.north_american_railways.shares import (
    brief_share,
    gain_of,
    half_of,
    lowers,
    offered_share,
    overpaid,
    with_share,
    worth_of,
    worth_to_director,
)
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.moves import Offer

CHEAP: Final = 4 / 3
"""So many times the price a share must be worth to its director to be called cheap."""

SLIGHT: Final = 100
"""By so many dollars less in hand no move is clearly worse."""

GIVEN: Final = 200
"""So many dollars more than its price it must be worth to him as well."""


def offer_facts(one: One) -> list[Message]:
    """What speaks for an offer, or against it."""
    move, state = one.move, one.state
    assert isinstance(move, Offer)
    company, price = state.bottom_share(move.column), move.amount
    share, answer = offered_share(one, company), _answer(one, company, price)
    last, uncovered = last_share(one), uncovered_share(one)
    if price > worth_of(one, company) and not (one.place and (one.is_clear or _other_offer(one, company))):
        # What costs more than it brings is good for what follows from it.
        gain = gain_of(one, one.seat, company)
        harm = [] if gain.after > gain.before or has_like_share(one) else _lowers_theirs(one, company)
        cheaper = [fact for fact in _best_price(one, company, price) if fact.id is Fact.CHEAPER_BEST]
        chair = takes_chair(one, company)
        if not one.place and (harm or answer or chair):
            share = []  # It is less than the price.
        return [*last, *harm, *answer, *chair, *share, *uncovered, *cheaper]
    if _other_offer(one, company) > worth_of(one, company):
        share = []  # The best offer is not told by what the share brings either.
    if one.place and _other_answer(one, company, price):
        # Whether the director can pay is then what tells the two prices apart.
        is_lower = price < _other_offer(one, company) and _is_to_be_had(one, company, price)
        cheaper = [Fact.CHEAPER(seat=state.director[company])] if is_lower else []
        return [*answer, *overpaid(one, company, price), *share, *cheaper]
    dear = overpaid(one, company, price)
    against = [*dear[:1], *_other_price(one, company, price)]
    if any(fact.id is Fact.HALF_LESS for fact in against):
        answer = []
    elif any(fact.id is Fact.CHEAPER for fact in against) and not _other_answer(one, company, price):
        answer = [_then(fact) for fact in answer]
    is_slight = half_of(_other_offer(one, company)) - half_of(price) <= SLIGHT
    if uncovered and is_slight and any(fact.id is Fact.HALF_LESS for fact in against):
        # The columns tell two offers apart that differ by so little.
        against, uncovered = [*uncovered, *against], []
    told = [*against, *last, *(dear[1:] if dear and share else share), *lowers(one, company)]
    # What is uncovered tells two like offers apart, and else less than what the director may do.
    told += [*uncovered, *answer] if _has_twin(one, company, price) else [*answer, *uncovered]
    told += _best_price(one, company, price)
    cheap = _cheap(one, company, price)
    if cheap and not against:
        # That the director is likely to have it says more than what it would bring the seat.
        return [*cheap, *answer, *(fact for fact in told if fact not in answer)]
    return [*told, *cheap]


def half_in_hand(one: One) -> int:
    """What who offers gets if the director buys, in dollars; 0 where he can't."""
    move, state = one.move, one.state
    assert isinstance(move, Offer)
    able = state.cash[state.director[state.bottom_share(move.column)]] >= move.amount
    return half_of(move.amount) if able else 0


def other_is_cheap(one: One) -> list[Message]:
    """Whether the next best offer is for a share that its director would have for far less than its worth."""
    rival = one.rival
    if one.place or rival is None or not isinstance(rival.move, Offer) or not half_in_hand(rival):
        return []
    company = one.state.bottom_share(rival.move.column)
    cheap = [] if has_like_share(one) else _cheap(rival, company, rival.move.amount)
    return [Fact.OTHER_CHEAP(company=company, **dict(fact.args)) for fact in cheap]


def other_is_dear(one: One) -> list[Message]:
    """Whether the next best offer costs more than its share brings, and by more than this one does."""
    move, rival, state = one.move, one.rival, one.state
    if one.place or rival is None or not (isinstance(move, Offer) and isinstance(rival.move, Offer)):
        return []
    company, price = state.bottom_share(rival.move.column), rival.move.amount
    own, other = (worth_of(one, state.bottom_share(at.column)) for at in (move, rival.move))
    is_dearer = price - other > max(0, move.amount - own)
    if has_like_share(one) or not one.is_clear or not is_dearer or other <= 0:
        return []
    return [Fact.OTHER_DEAR(company=company, price=Dollars(price), worth=Dollars(other))]


def _best_price(one: One, company: int, price: int) -> list[Message]:
    """What the best price has before the next best for a share of the same company, if that is clear."""
    state, rival = one.state, one.rival.move if one.rival is not None else None
    same = isinstance(rival, Offer) and state.bottom_share(rival.column) == company
    if one.place or not same or not one.is_clear or one.chance_ahead < RIPPLE:
        return []
    assert isinstance(rival, Offer)
    director = state.director[company]
    if price < rival.amount:
        return [Fact.CHEAPER_BEST(amount=rival.amount - price)] if _is_same_card(one) else []
    tempted = rival.amount < price <= state.cash[director]
    return [Fact.DEARER_BEST(seat=director)] if tempted and _is_to_be_had(one, company, price) else []


def _is_same_card(one: One) -> bool:
    """Whether it is compared with a share of the same column, or nothing tells the two columns apart."""
    move, rival = one.move, one.rival.move if one.rival is not None else None
    is_same = isinstance(move, Offer) and isinstance(rival, Offer) and move.column == rival.column
    return is_same or not uncovered_share(one)


def _is_to_be_had(one: One, company: int, price: int) -> bool:
    """Whether who offers has more of the share at this price than of half of it in hand.

    Then he wants to be let have it; else he may as well want the director to buy.
    """
    return worth_of(one, company) - price > half_of(price)


def _has_twin(one: One, company: int, price: int) -> bool:
    """Whether it is compared with as much for a share of the same company in another column."""
    move = one.move
    offers = [other.candidate.move for other in one.found.candidates[: 1 if one.place else 2]]
    return isinstance(move, Offer) and any(
        isinstance(other, Offer)
        and other.amount == price
        and other.column != move.column
        and one.state.bottom_share(other.column) == company
        for other in offers
    )


def takes_chair(one: One, company: int) -> list[Message]:
    """Whether the share would make its buyer the director."""
    state, director = one.state, one.state.director[company]
    if state.shares_of(one.seat, company) + 1 < state.shares_of(director, company):
        return []
    return [Fact.TAKES_CHAIR(company=company)]


def _lowers_theirs(one: One, company: int) -> list[Message]:
    """Whether the director's income falls by one share more, whoever of the two gets it."""
    state, director = as_it_ends(one), one.state.director[company]
    before = income_of(state, director)
    after, kept = (income_of(with_share(state, seat, company), director) for seat in (one.seat, director))
    if after >= before or after != kept:
        return []
    incomes = {"before": Dollars(before), "after": Dollars(after), "turns": turns_told(state)}
    return [Fact.LOWERS_THEIRS(seat=director, company=company, **incomes)]


def _other_offer(one: One, company: int) -> int:
    """The price at which the best move asks for a share of the same company; 0 if it does not."""
    rival = one.rival.move if one.place and one.rival is not None else None
    same = isinstance(rival, Offer) and one.state.bottom_share(rival.column) == company
    return rival.amount if isinstance(rival, Offer) and same else 0


def _other_answer(one: One, company: int, price: int) -> bool:
    """Whether the director can pay this price, and not that of the best move, or that and not this."""
    cash, other = one.state.cash[one.state.director[company]], _other_offer(one, company)
    return bool(other) and (cash < price) != (cash < other)


def _other_price(one: One, company: int, price: int) -> list[Message]:
    """What is wrong with a price, where another one is better for a share of the same company."""
    other, director = _other_offer(one, company), one.state.director[company]
    if price > other:
        return [Fact.DEARER(amount=price - other)] if other else []
    if one.state.cash[director] < price:
        return []  # He can't buy it, whatever is offered.
    less, is_wanted = half_of(other) - half_of(price), _is_to_be_had(one, company, price)
    if less > 0 and (other > worth_of(one, company) or not is_wanted or not _is_same_card(one)):
        # So much is offered so that the director buys, or for the chair: a lower offer brings less then.
        return [Fact.HALF_LESS(seat=director, amount=half_of(price), less=Dollars(less))]
    return [Fact.CHEAPER(seat=director)] if price < other and is_wanted and _is_same_card(one) else []


def _cheap(one: One, company: int, price: int) -> list[Message]:
    """Whether the director would have the share for far less than it is worth to him."""
    worth = worth_to_director(one, company)
    dear = worth < max(CHEAP * price, price + GIVEN)
    if not one.place or not one.is_clear or dear or _other_offer(one, company):
        return []
    return [Fact.CHEAP(seat=one.state.director[company], worth=Dollars(worth), price=Dollars(price))]


def _then(answer: Message) -> Message:
    """What the seat gets if the director buys, after a sentence of his buying."""
    match answer.id:
        case Fact.HALF:
            return Fact.HALF_THEN(**dict(answer.args[1:]))
        case Fact.NO_HALF:
            return Fact.HALF_THEN(amount=0)
    return answer


def _answer(one: One, company: int, price: int) -> list[Message]:
    """Whether the director can pay so much himself: all payments are open, so that anybody can count it."""
    state, half = one.state, half_of(price)
    director = state.director[company]
    cash, other = state.cash[director], _other_offer(one, company)
    if not cash:
        return [Fact.HAS_NOTHING(seat=director)]
    if cash < price:
        return [Fact.CANT_PAY(seat=director, cash=cash)]
    if cash < other:
        return [Fact.CAN_PAY(seat=director, cash=cash, price=other)]
    if half:
        return [Fact.HALF(seat=director, amount=half)]
    return [Fact.NO_HALF(seat=director)] if one.place else []


def brief_offer(one: One) -> Message:
    """What an offer brings, in a few words, whoever gets the share."""
    move, state = one.move, one.state
    assert isinstance(move, Offer)
    company = state.bottom_share(move.column)
    half = half_of(move.amount)
    if state.cash[state.director[company]] < move.amount:
        return brief_share(one, company)
    before, after, final, _ = gain_of(one, one.seat, company)
    more = {"worth": Dollars(after - before), "turns": turns_told(as_it_ends(one))}
    if after <= before:
        if final:
            return Brief.FINAL_OR_HALF(amount=half, final=Dollars(final))
        return Brief.ONLY_HALF(amount=half) if half else Brief.NOTHING()
    if final:
        return Brief.ALL_OR_HALF(amount=half, final=Dollars(final), **more)
    return Brief.HALF(amount=half, **more)
