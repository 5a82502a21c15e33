"""Reasons to take a share in North American Railways, to offer a price for one, or to let it go."""

from __future__ import annotations

from typing import Any, Final

from game.learning.north_american_railways.cities import in_sight
from game.learning.north_american_railways.ledger import (
    Candidate,
    State,
    as_it_ends,
    company_of,
    gain_of,
    income_of,
    incomes,
    incomes_to_come,
    is_last,
    own_price,
    share_of,
    turns_shown,
    worth_of,
    worth_to_director,
)
from game.learning.north_american_railways.messages import Brief, Fact
from game.rules.contract import Move
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.moves import BuyInstead, BuyOwn, Found, Offer
from game.rules.north_american_railways.shares import treasury_part
from game.rules.north_american_railways.steps import NONE

RIPPLE: Final = 0.03
"""The least difference of chances to win that is worth mentioning; longer searches often erase less."""

CHEAP: Final = 4 / 3
"""The multiple of its price that a share must be worth to its director to be called cheap."""

GIVEN: Final = 200
"""The dollars by which a share's worth to its director must also exceed its price."""

SLIGHT: Final = 100
"""The cash, in dollars, up to which no move counts as clearly worse."""

KEPT_PART: Final = 3
"""The divisor of the cash that gives the lowest price for which the remaining cash is shown."""

UNNAMED, BY_COMPANY, BY_PRICE = range(3)
"""How a share is named where the fact states what it brings."""


# What a share brings


def brought(candidate: Candidate, company: int, named_by: int = UNNAMED, price: int = 0) -> list[Message]:
    """Return what a share brings, if anything; the company stays 0 where it is not named."""
    gain = gain_of(candidate, candidate.seat, company)
    figures: dict[str, Any] = {"named_by": named_by, "price": Dollars(price), "worth": Dollars(gain.final)}
    if gain.after <= gain.before:
        return [Fact.ONLY_FINAL(company=0, **figures)] if gain.final else []
    figures |= incomes(as_it_ends(candidate), gain.before, gain.after)
    if gain.holder != NONE:
        return [Fact.KEPT(seat=gain.holder, **figures)]
    return [Fact.SHARE(company=0, **figures)]


def overpaid(candidate: Candidate, company: int, price: int, half: int = 0) -> list[Message]:
    """Return the fact that a share costs more than it probably brings until the end, and what it brings.

    It is stated only of a move that is clearly worse than the best. `half` is the part of the price that the
    bidder gets.
    """
    worth, gain = worth_of(candidate, company), gain_of(candidate, candidate.seat, company)
    is_worse = candidate.better_move is not None and candidate.is_clear
    if not is_worse or price <= worth or _is_dearer_better(candidate, company, price):
        return []
    only = gain.after == gain.before
    cost = Fact.OVERPAID(
        price=Dollars(price),
        worth=Dollars(max(0, worth)),
        seat=candidate.state.proposer if half else candidate.seat,
        half=Dollars(half),
        only_final=int(only and worth != 0),
    )
    return [cost, *([] if only else brought(candidate, company))]


def _is_dearer_better(candidate: Candidate, company: int, price: int) -> bool:
    """Return whether a better candidate offers as much for any share, or for one of the same company."""
    better = [other.move for other in candidate.candidates[: candidate.place]]
    return any(
        isinstance(move, Offer)
        and move.amount >= price
        and (not number or company_of(candidate.state, move) == company)
        for number, move in enumerate(better)
    )


def brief_share(candidate: Candidate, company: int) -> Message:
    """Return a brief about what a share brings."""
    gain = gain_of(candidate, candidate.seat, company)
    if gain.after <= gain.before:
        return Brief.FINAL(worth=Dollars(gain.final)) if gain.final else Brief.NOTHING()
    worth, final = Dollars(gain.after - gain.before), Dollars(gain.final)
    return Brief.SHARE(worth=worth, final=final, turns=turns_shown(as_it_ends(candidate)))


def half_of(price: int) -> int:
    """Return the share of a price that the bidder gets if the director buys, in dollars."""
    return price - treasury_part(price)


def fills(candidate: Candidate, company: int, of_better: bool = False) -> list[Message]:
    """Return what a purchase puts into the treasury of a company."""
    after = candidate.after
    amount = after.treasury[company] - candidate.state.treasury[company]
    held, sold = after.shares_of(candidate.seat, company), after.sold[company]
    if amount <= 0:
        return []
    figures = {"amount": amount, "held": held, "sold": sold, "yours": int(held == sold)}
    return [Fact.TREASURY(company=company, of_better=int(of_better), **figures)]


def keeps(candidate: Candidate) -> list[Message]:
    """Return the fact that the cash is kept, for other shares if any are still to come."""
    kind = Fact.KEEPS_CASH if is_last(candidate.state) else Fact.KEEPS
    return [kind(cash=candidate.state.cash[candidate.seat])]


# Columns


def _price_of(move: Move) -> int:
    """Return the price that a move names; 0 at the fixed price."""
    return move.amount if isinstance(move, Found | Offer) else 0


def uncovered_share(candidate: Candidate, decides: bool = True) -> list[Message]:
    """Return the share that is uncovered, if a share of the same company was available elsewhere.

    If the fact `decides`, the best move's share has to be available at the same price, because else the price
    tells the two apart.
    """
    move, state, company = candidate.move, candidate.state, share_of(candidate)
    assert isinstance(move, Found | BuyOwn | Offer)
    next_one = _next_share(state, move.column)
    columns = [
        other.move.column
        for other in candidate.candidates
        if isinstance(other.move, Found | BuyOwn | Offer)
        and share_of(other) == company
        and (not decides or candidate.place or _price_of(other.move) == _price_of(move))
    ]
    if all(_next_share(state, at) == next_one for at in columns):
        return []
    best = candidate.best
    if candidate.place and isinstance(best, Found | BuyOwn | Offer) and company_of(state, best) == company:
        instead = _next_share(state, best.column)
        if instead == next_one:
            return []
        if NONE not in (next_one, instead):
            return [Fact.UNCOVERS_INSTEAD(company=next_one, company_instead=instead)]
    return [] if next_one == NONE else [Fact.UNCOVERS_SHARE(company=next_one)]


def _next_share(state: State, column: int) -> int:
    """Return the company of the share above the bottom one of a column; `NONE` if there is none."""
    left = state.shares_left[column]
    return state.share_columns[column][left - 2] if left > 1 else NONE


def has_like_column(state: State, column: int) -> bool:
    """Return whether another column with different shares has one of the same company at its bottom."""
    company, above = state.bottom_share(column), _shares(state, column)
    return any(
        state.bottom_share(other) == company and _shares(state, other) != above
        for other in range(len(state.shares_left))
    )


def _shares(state: State, column: int) -> tuple[int, ...]:
    """Return the companies of the shares that are left in a column."""
    return state.share_columns[column][: state.shares_left[column]]


# Founding


def found(candidate: Candidate) -> list[Message]:
    """Return what founding a company pays for, and the objection to its price."""
    move, state, company = candidate.move, candidate.state, share_of(candidate)
    assert isinstance(move, Found)
    amount, city = move.amount, _affordable(state, move.amount)
    further = [*_dear_founding(candidate, company, amount), *uncovered_share(candidate)]
    if city == NONE:
        no_city = [Fact.NO_CITY(amount=amount)] if candidate.place else []
        return [Fact.FOUND(company=company, amount=amount), *no_city, *further]
    cost = state.cards.cost[city]
    card = {"city": city, "cost": cost, "city_income": Dollars(state.cards.income[city])}
    founds = Fact.FOUND_FOR(company=company, amount=amount, rest=Dollars(amount - cost), **card)
    return [founds, *further]


def _affordable(state: State, money: int) -> int:
    """Return the city on offer that brings most for the money, the cheapest of equals, or `NONE`."""
    cards = state.cards
    good = [city for city in in_sight(state) if cards.cost[city] <= money]

    def worth(city: int) -> tuple[int, int, int]:
        return cards.income[city] + 20 * cards.symbols[city], -cards.cost[city], -city

    return max(good, key=worth, default=NONE)


def _dear_founding(candidate: Candidate, company: int, amount: int) -> list[Message]:
    """Return the fact that the best move founds the same company for less."""
    better = candidate.better_move
    if not candidate.is_clear or not isinstance(better, Found) or better.amount >= amount:
        return []
    is_same = company_of(candidate.state, better) == company
    return [Fact.DEARER(amount=amount - better.amount)] if is_same else []


def brief_found(candidate: Candidate) -> Message:
    """Return the city that the founding price pays for."""
    move = candidate.move
    assert isinstance(move, Found)
    city = _affordable(candidate.state, move.amount)
    if city == NONE:
        return Brief.NO_CITY()
    return Brief.FOUND(city=city, city_income=Dollars(candidate.state.cards.income[city]))


# A share of a company that the seat directs


def own(candidate: Candidate) -> list[Message]:
    """Return what a share of the seat's own company brings, or the purpose of buying it."""
    company, price = share_of(candidate), own_price(candidate.state)
    share, filled = brought(candidate, company, BY_PRICE, price), fills(candidate, company)
    uncovered = uncovered_share(candidate)
    if worth_of(candidate, company) >= price:
        return [*share, *uncovered, *filled]
    # What costs more than it brings is bought for what the treasury gets.
    if candidate.place:
        return [*share, *filled, *_half_lost(candidate, company), *uncovered]
    return [*share, *filled, *uncovered]


def _half_lost(candidate: Candidate, company: int) -> list[Message]:
    """Return the fact that half the price of the seat's share goes to the bank, if the share brings less."""
    worth, price, better = worth_of(candidate, company), own_price(candidate.state), candidate.better_move
    if better is None or isinstance(better, BuyOwn) or not candidate.is_clear or worth >= price:
        return []
    if 2 * half_of(price) < price:
        return []  # The treasury gets more than half.
    return [Fact.HALF_LOST(price=Dollars(price), worth=Dollars(max(0, worth)))]


# Offers


def offer(candidate: Candidate) -> list[Message]:
    """Return the reasons for an offer, or against it."""
    move, state, company = candidate.move, candidate.state, share_of(candidate)
    assert isinstance(move, Offer)
    price, rival_price = move.amount, _rival_price(candidate, company)
    share, answer = brought(candidate, company), _answer(candidate, company, price)
    uncovered, best_price = uncovered_share(candidate), _best_price(candidate, company, price)
    is_worse = candidate.place and (candidate.is_clear or rival_price)
    if price > worth_of(candidate, company) and not is_worse:
        # What costs more than it brings is good for what follows from it.
        chair = takes_chair(candidate, company)
        if not candidate.place and (answer or chair):
            share = []  # It is less than the price.
        return [*answer, *chair, *share, *uncovered, *best_price]
    if rival_price > worth_of(candidate, company):
        share = []  # The best offer is not explained by what the share brings either.
    is_payable_once = _is_payable_once(candidate, company, price)
    if candidate.place and is_payable_once:
        # Whether the director can pay is then what tells the two prices apart.
        is_lower = price < rival_price and _is_to_be_had(candidate, company, price)
        cheaper = [Fact.CHEAPER(seat=state.director[company])] if is_lower else []
        return [*answer, *overpaid(candidate, company, price), *share, *cheaper]
    dear = overpaid(candidate, company, price)
    against = [*dear[:1], *_other_price(candidate, company, price)]
    brings_less = any(fact.id is Fact.HALF_LESS for fact in against)
    if brings_less:
        answer = []
    elif any(fact.id is Fact.CHEAPER for fact in against) and not is_payable_once:
        answer = [_then(fact) for fact in answer]
    if uncovered and brings_less and half_of(rival_price) - half_of(price) <= SLIGHT:
        # The columns tell two offers apart that differ by so little.
        against, uncovered = [*uncovered, *against], []
    facts = [*against, *(dear[1:] if dear and share else share)]
    # What is uncovered tells two like offers apart, and else less than what the director may do.
    facts += [*uncovered, *answer] if _has_twin(candidate, company, price) else [*answer, *uncovered]
    facts += best_price
    cheap = _cheap(candidate, company, price)
    if cheap and not against:
        # That the director will probably have it matters more than what it would bring the seat.
        return [*cheap, *answer, *(fact for fact in facts if fact not in answer)]
    return [*facts, *cheap]


def half_in_hand(candidate: Candidate) -> int:
    """Return what the bidder gets if the director buys, in dollars; 0 if the director can't."""
    move, state = candidate.move, candidate.state
    assert isinstance(move, Offer)
    able = state.cash[state.director[share_of(candidate)]] >= move.amount
    return half_of(move.amount) if able else 0


def _best_price(candidate: Candidate, company: int, price: int) -> list[Message]:
    """Return the fact that the best price is clearly better than a higher one for the same company."""
    rival, is_clear = candidate.rival_move, candidate.is_clear and candidate.chance_ahead >= RIPPLE
    if candidate.place or not is_clear or not isinstance(rival, Offer) or price >= rival.amount:
        return []
    is_same = company_of(candidate.state, rival) == company and _is_same_card(candidate)
    return [Fact.CHEAPER_BEST(amount=rival.amount - price)] if is_same else []


def _is_same_card(candidate: Candidate) -> bool:
    """Return whether both shares are from one column, or nothing tells the two columns apart."""
    move, rival = candidate.move, candidate.rival_move
    is_same = isinstance(move, Offer) and isinstance(rival, Offer) and move.column == rival.column
    return is_same or not uncovered_share(candidate, decides=False)


def _is_to_be_had(candidate: Candidate, company: int, price: int) -> bool:
    """Return whether the bidder prefers the share at this price to receiving half of the price.

    If so, the offer aims at the share; otherwise it invites the director to buy.
    """
    return worth_of(candidate, company) - price > half_of(price)


def _has_twin(candidate: Candidate, company: int, price: int) -> bool:
    """Return whether the rival offers as much for a share of the same company in another column."""
    move = candidate.move
    offers = [other.move for other in candidate.candidates[: 1 if candidate.place else 2]]
    return isinstance(move, Offer) and any(
        isinstance(other, Offer)
        and other.amount == price
        and other.column != move.column
        and company_of(candidate.state, other) == company
        for other in offers
    )


def takes_chair(candidate: Candidate, company: int) -> list[Message]:
    """Return the fact that the share would make its buyer the director, if it would."""
    state, director = candidate.state, candidate.state.director[company]
    if state.shares_of(candidate.seat, company) + 1 < state.shares_of(director, company):
        return []
    return [Fact.TAKES_CHAIR(company=company)]


def _rival_price(candidate: Candidate, company: int) -> int:
    """Return the price at which the best move asks for a share of the same company; 0 if it does not."""
    better = candidate.better_move
    same = isinstance(better, Offer) and company_of(candidate.state, better) == company
    return better.amount if isinstance(better, Offer) and same else 0


def _is_payable_once(candidate: Candidate, company: int, price: int) -> bool:
    """Return whether the director can afford only one of this price and that of the best move."""
    cash, other = _directors_cash(candidate, company), _rival_price(candidate, company)
    return bool(other) and (cash < price) != (cash < other)


def _directors_cash(candidate: Candidate, company: int) -> int:
    return candidate.state.cash[candidate.state.director[company]]


def _other_price(candidate: Candidate, company: int, price: int) -> list[Message]:
    """Return the flaw of a price, if a different one is better for a share of the same company."""
    other, director = _rival_price(candidate, company), candidate.state.director[company]
    if price > other:
        return [Fact.DEARER(amount=price - other)] if other else []
    if _directors_cash(candidate, company) < price:
        return []  # The director can't buy it, whatever is offered.
    less, is_wanted = half_of(other) - half_of(price), _is_to_be_had(candidate, company, price)
    is_same = _is_same_card(candidate)
    if less > 0 and (other > worth_of(candidate, company) or not is_wanted or not is_same):
        # This price makes the director buy, or wins the chair, so a lower offer can bring less.
        return [Fact.HALF_LESS(seat=director, amount=half_of(price), less=Dollars(less))]
    return [Fact.CHEAPER(seat=director)] if price < other and is_wanted and is_same else []


def _cheap(candidate: Candidate, company: int, price: int) -> list[Message]:
    """Return the fact that the director would get the share for far less than its worth to the director."""
    worth = worth_to_director(candidate, company)
    is_dear = worth < max(CHEAP * price, price + GIVEN)
    if not candidate.place or not candidate.is_clear or is_dear or _rival_price(candidate, company):
        return []
    director = candidate.state.director[company]
    return [Fact.CHEAP(seat=director, worth=Dollars(worth), price=Dollars(price))]


def _then(answer: Message) -> Message:
    """Return the answer reworded to follow a sentence that already states that the director buys."""
    return Fact.HALF_THEN(**dict(answer.args[1:])) if answer.id is Fact.HALF else answer


def _answer(candidate: Candidate, company: int, price: int) -> list[Message]:
    """Return whether the director can pay this price, which is public, or what half of it brings."""
    director, half = candidate.state.director[company], half_of(price)
    cash, other = _directors_cash(candidate, company), _rival_price(candidate, company)
    if cash < price or not cash:
        return [Fact.CANT_PAY(seat=director, cash=cash)]
    if cash < other:
        return [Fact.CAN_PAY(seat=director, cash=cash, price=other)]
    return [Fact.HALF(seat=director, amount=half)] if half or candidate.place else []


def brief_offer(candidate: Candidate) -> Message:
    """Return a brief about what an offer brings, by the price alone."""
    move, company = candidate.move, share_of(candidate)
    assert isinstance(move, Offer)
    if _directors_cash(candidate, company) < move.amount:
        return brief_share(candidate, company)
    gain, half = gain_of(candidate, candidate.seat, company), half_of(move.amount)
    if gain.after <= gain.before and not gain.final and not half:
        return Brief.NOTHING()
    worth, turns = Dollars(max(0, gain.after - gain.before)), turns_shown(as_it_ends(candidate))
    return Brief.OR_HALF(amount=half, worth=worth, final=Dollars(gain.final), turns=turns)


# The director's answer


def let_go(candidate: Candidate) -> list[Message]:
    """Return the reasons for letting a share go, or against it."""
    state, seat = candidate.state, candidate.seat
    company, price = asked_for(candidate), state.offer_price
    found = []
    if candidate.after.director[company] == state.proposer:
        found.append(Fact.LOSES(seat=state.proposer, company=company))
    rivals, dilutes = _rival_share(candidate, company), _dilutes(candidate)
    # What the seat loses until then weighs more than as much that the other gets at the end alone.
    loss = (income_of(state, seat) - income_of(candidate.after, seat)) * incomes_to_come(state)
    gain = gain_of(candidate, state.proposer, company)
    is_late = gain.after <= gain.before and gain.final <= loss
    found += [*dilutes, *rivals] if is_late else [*rivals, *dilutes]
    if not _can_buy(candidate):
        return [*found, *fills(candidate, company)]
    # Half of the price goes into the treasury either way, which is a reason for neither answer.
    if candidate.place:
        return [*found, *(keeps(candidate) if KEPT_PART * price >= state.cash[seat] else [])]
    # What the other gains speaks against this, and is omitted for the best move.
    worth, half = worth_of(candidate, company), half_of(price)
    paid = {"price": Dollars(price), "seat": state.proposer, "half": Dollars(half)}
    if worth < price and candidate.is_clear and candidate.chance_ahead >= RIPPLE:
        return [Fact.TOO_DEAR(worth=Dollars(max(0, worth)), **paid), *keeps(candidate)]
    return [*([Fact.WOULD_PAY(**paid)] if half else []), *keeps(candidate)]


def asked_for(candidate: Candidate) -> int:
    """Return the company whose share is asked for."""
    return candidate.state.bottom_share(candidate.state.offer_column)


def _rival_share(candidate: Candidate, company: int) -> list[Message]:
    """Return what an offered share brings the player who offers for it."""
    seat = candidate.state.proposer
    gain = gain_of(candidate, seat, company)
    worth = Dollars(max(0, gain.after - gain.before))
    if not worth and not gain.final:
        return []
    figures = {"worth": worth, "turns": turns_shown(candidate.state), "final": Dollars(gain.final)}
    return [Fact.RIVAL_SHARE(seat=seat, **figures)]


def _dilutes(candidate: Candidate) -> list[Message]:
    """Return how far the seat's income falls if the other player gets the share instead of the seat."""
    before, after = (income_of(table, candidate.seat) for table in (candidate.state, candidate.after))
    gain = gain_of(candidate, candidate.seat, asked_for(candidate))
    bought = gain.after if _can_buy(candidate) else before
    if after >= before or bought <= after:
        return []  # It does not fall, or as much if the seat buys the share.
    figures = incomes(candidate.state, before, after)
    if bought < before:
        del figures["before"]
        return [Fact.DILUTES_BESIDE(bought=Dollars(bought), **figures)]
    return [Fact.DILUTES(**figures)]


def _can_buy(candidate: Candidate) -> bool:
    """Return whether there is a choice between the two answers."""
    return BuyInstead() in candidate.state.legal_moves()


def brief_let_go(candidate: Candidate) -> Message:
    """Return a brief about what letting a share go brings."""
    return Brief.KEEPS() if _can_buy(candidate) else Brief.NOTHING()


def buy(candidate: Candidate) -> list[Message]:
    """Return the reasons for buying a share that another player has asked for, or against it."""
    company, price = asked_for(candidate), candidate.state.offer_price
    dear = overpaid(candidate, company, price, half_of(price))
    share = dear or brought(candidate, company, BY_PRICE, price)
    return [*_keeps_chair(candidate, company), *share]


def _keeps_chair(candidate: Candidate, company: int) -> list[Message]:
    """Return the fact that after a pass the share would make its buyer the director, if it would."""
    state, rival = candidate.state, candidate.state.proposer
    if state.shares_of(rival, company) + 1 < state.shares_of(candidate.seat, company):
        return []
    return [Fact.KEEPS_CHAIR(seat=rival, company=company)]
