"""Why to take a share in North American Railways, to ask for one at a price, or to let another have it."""

from __future__ import annotations

from typing import Any, Final

from game.learning.north_american_railways.cities import brings_alike, in_sight
from game.learning.north_american_railways.ledger import (
    Candidate,
    State,
    as_it_ends,
    company_of,
    gain_of,
    has_like_share,
    income_of,
    incomes,
    incomes_to_come,
    is_last,
    own_price,
    share_decides,
    share_of,
    turns_shown,
    with_share,
    worth_of,
    worth_to_director,
)
from game.learning.north_american_railways.messages import Brief, Fact
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.moves import BuyInstead, BuyOwn, Found, Offer
from game.rules.north_american_railways.shares import treasury_part
from game.rules.north_american_railways.steps import NONE

RIPPLE: Final = 0.03
"""The least difference of chances to win that is worth mentioning: a longer search finds as often less."""

IDLE: Final = 300
"""Dollars of a founding that are worth mentioning where they would be left, or no city takes them."""

CHEAP: Final = 4 / 3
"""How many times the price a share must be worth to its director to be called cheap."""

GIVEN: Final = 200
"""How many dollars more than its price it must be worth to the director as well."""

SLIGHT: Final = 100
"""Dollars in hand by which no move is clearly worse."""

KEPT_PART: Final = 3
"""What is kept is shown of a price from this part of the cash on."""

UNNAMED, BY_COMPANY, BY_PRICE = range(3)
"""How a share is named where it is said what it brings."""


# What a share brings


def brought(candidate: Candidate, company: int, said_of: int = UNNAMED, price: int = 0) -> list[Message]:
    """Return what a share brings, if anything; the company stays 0 where it is not named."""
    gain = gain_of(candidate, candidate.seat, company)
    figures: dict[str, Any] = {"said_of": said_of, "price": Dollars(price), "worth": Dollars(gain.final)}
    if gain.after <= gain.before:
        return [Fact.ONLY_FINAL(company=0, **figures)] if gain.final else []
    figures |= incomes(as_it_ends(candidate), gain.before, gain.after)
    if gain.holder != NONE:
        return [Fact.KEPT(seat=gain.holder, **figures)]
    return [Fact.SHARE(company=0, **figures)]


def bought(candidate: Candidate, company: int, price: int) -> list[Message]:
    """Return what a share brings that the seat is sure to get, next to its price in dollars."""
    return brought(candidate, company, BY_PRICE, price) or [Fact.COSTS(price=Dollars(price))]


def lowers(candidate: Candidate, company: int) -> list[Message]:
    """Return whether the seat's income falls by another share of its own, since one more divides it."""
    gain = gain_of(candidate, candidate.seat, company)
    if gain.after >= gain.before:
        return []
    return [Fact.LOWERS(company=company, **incomes(as_it_ends(candidate), gain.before, gain.after))]


def overpaid(candidate: Candidate, company: int, price: int, half: int = 0) -> list[Message]:
    """Return that a share costs more than it probably brings until the end, and what it brings.

    It is said only of a move that is clearly worse than the best. `half` is what the bidder gets of it.
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
    """Whether a better candidate offers as much for any share, or for one of the same company."""
    better = [other.move for other in candidate.candidates[: candidate.place]]
    return any(
        isinstance(move, Offer)
        and move.amount >= price
        and (not number or company_of(candidate.state, move) == company)
        for number, move in enumerate(better)
    )


def brief_share(candidate: Candidate, company: int) -> Message:
    """Return what a share brings, in a few words."""
    gain = gain_of(candidate, candidate.seat, company)
    if gain.after <= gain.before:
        return Brief.FINAL(worth=Dollars(gain.final)) if gain.final else Brief.NOTHING()
    worth, final = Dollars(gain.after - gain.before), Dollars(gain.final)
    return Brief.SHARE(worth=worth, final=final, turns=turns_shown(as_it_ends(candidate)))


def half_of(price: int) -> int:
    """Return what the bidder gets of a price if the director buys, in dollars."""
    return price - treasury_part(price)


def fills(candidate: Candidate, company: int, beside: bool = False) -> list[Message]:
    """Return what a purchase puts into the treasury of a company; `beside` a warning of another move."""
    after = candidate.after
    amount = after.treasury[company] - candidate.state.treasury[company]
    held, sold = after.shares_of(candidate.seat, company), after.sold[company]
    if amount <= 0:
        return []
    figures = {"amount": amount, "held": held, "sold": sold, "yours": int(held == sold)}
    return [Fact.TREASURY(company=company, beside=int(beside), **figures)]


def keeps(candidate: Candidate) -> list[Message]:
    """Return that the cash is kept, for other shares where there are any to come."""
    kind = Fact.KEEPS_CASH if is_last(candidate.state) else Fact.KEEPS
    return [kind(cash=candidate.state.cash[candidate.seat])]


# Columns


def uncovered_share(candidate: Candidate) -> list[Message]:
    """Return the share that comes in sight, where one like the share that is taken could be had elsewhere."""
    move, state, company = candidate.move, candidate.state, share_of(candidate)
    assert isinstance(move, Found | BuyOwn | Offer)
    next_one = _next_share(state, move.column)
    columns = [
        other.move.column
        for other in candidate.candidates
        if isinstance(other.move, Found | BuyOwn | Offer) and share_of(other) == company
    ]
    if all(_next_share(state, at) == next_one for at in columns):
        return []
    best = candidate.best
    if candidate.place and isinstance(best, Found | BuyOwn | Offer) and company_of(state, best) == company:
        instead = _next_share(state, best.column)
        if instead == next_one:
            return []
        if next_one == NONE:
            return [Fact.EMPTIES_INSTEAD(company_instead=instead)]
        if instead != NONE:
            return [Fact.UNCOVERS_INSTEAD(company=next_one, company_instead=instead)]
    return [Fact.EMPTIES()] if next_one == NONE else [Fact.UNCOVERS_SHARE(company=next_one)]


def _next_share(state: State, column: int) -> int:
    """The company of the share above the bottom one of a column; `NONE` if there is none."""
    left = state.shares_left[column]
    return state.share_columns[column][left - 2] if left > 1 else NONE


def has_like_column(state: State, column: int) -> bool:
    """Return whether another column, not the same to the top, has a share of the same company at its foot."""
    company, above = state.bottom_share(column), _shares(state, column)
    return any(
        state.bottom_share(other) == company and _shares(state, other) != above
        for other in range(len(state.shares_left))
    )


def _shares(state: State, column: int) -> tuple[int, ...]:
    """The companies of the shares that are left of a column."""
    return state.share_columns[column][: state.shares_left[column]]


def last_share(candidate: Candidate) -> list[Message]:
    """Return that one more share makes this turn the last, if it does."""
    return [Fact.LAST_SHARE()] if share_decides(candidate.state) else []


# Founding


def found(candidate: Candidate) -> list[Message]:
    """Return what a founding pays for, and what speaks against so much."""
    move, state, company = candidate.move, candidate.state, share_of(candidate)
    assert isinstance(move, Found)
    amount, city = move.amount, _affordable(state, move.amount)
    further = [*_dear_founding(candidate, company, amount), *uncovered_share(candidate)]
    if city == NONE:
        founds = Fact.FOUND(company=company, amount=amount)
        if candidate.place:
            return [founds, Fact.NO_CITY(amount=amount), *further]
        return [founds, Fact.NO_CITY_YET(amount=amount, cash=state.cash[candidate.seat] - amount), *further]
    cost = state.cards.cost[city]
    card = {"city": city, "cost": cost, "city_income": Dollars(state.cards.income[city])}
    founds = Fact.FOUND_FOR(company=company, amount=amount, rest=Dollars(amount - cost), **card)
    before = [] if candidate.place else _buy_before(candidate, city, amount)
    return [founds, *before, *further]


def _affordable(state: State, money: int) -> int:
    """The city in sight that brings most for the money, the cheapest of equals; `NONE` if there is none."""
    cards = state.cards
    good = [city for city in in_sight(state) if cards.cost[city] <= money]

    def worth(city: int) -> tuple[int, int, int]:
        return cards.income[city] + 20 * cards.symbols[city], -cards.cost[city], -city

    return max(good, key=worth, default=NONE)


def _dear_founding(candidate: Candidate, company: int, amount: int) -> list[Message]:
    """What speaks against founding for more than the best move costs: the same for less, or what is left."""
    better, state = candidate.better_move, candidate.state
    if not candidate.is_clear or not isinstance(better, Found | Offer) or better.amount >= amount:
        return []
    cash = state.cash[candidate.seat]
    most = max((state.cards.cost[city] for city in in_sight(state)), default=0)
    left = []
    if 2 * amount >= cash and amount - better.amount >= IDLE:
        left = [Fact.LEFT(cash=cash - amount)]
    elif isinstance(better, Offer) and amount - most >= IDLE and most:
        left = [Fact.LIES_IDLE(cost=most, rest=Dollars(amount - most))]
    if not isinstance(better, Found) or company_of(state, better) != company:
        return left
    return [Fact.DEARER(amount=amount - better.amount), *left]


def _buy_before(candidate: Candidate, city: int, money: int) -> list[Message]:
    """Who comes before the seat in phase II and has a company that can pay for a city."""
    state, cost = candidate.state, candidate.state.cards.cost[city]
    own = (candidate.seat - state.first) % state.players
    before = ((state.first + n) % state.players for n in range(own))
    seats = tuple(
        seat
        for seat in before
        if any(state.shares_of(seat, c) and held >= cost for c, held in enumerate(state.treasury))
    )
    # Of so many cities that bring as much one is left even if each of them takes one.
    alike = sum(
        brings_alike(state, other, city) and state.cards.cost[other] <= money for other in in_sight(state)
    )
    return [Fact.BUY_BEFORE(seat=seats, count=len(seats), city=city)] if len(seats) >= alike else []


def brief_found(candidate: Candidate) -> Message:
    """Return the city that a founding pays for."""
    move = candidate.move
    assert isinstance(move, Found)
    city = _affordable(candidate.state, move.amount)
    if city == NONE:
        return Brief.NO_CITY()
    return Brief.FOUND(city=city, city_income=Dollars(candidate.state.cards.income[city]))


# A share of a company that the seat directs


def own(candidate: Candidate) -> list[Message]:
    """Return what a share of the seat's own company brings, or what it is bought for."""
    company, price = share_of(candidate), own_price(candidate.state)
    share, filled = bought(candidate, company, price), fills(candidate, company)
    last, uncovered = last_share(candidate), uncovered_share(candidate)
    lower = lowers(candidate, company)
    if worth_of(candidate, company) >= price:
        return [*last, *share, *uncovered, *lower, *filled]
    # What costs more than it brings is bought for what the treasury gets.
    for_treasury = [*filled, *lower]
    if candidate.place:
        for_treasury = [*lower, *filled, *_half_lost(candidate, company)]
    if last and has_like_share(candidate):
        return [*last, *uncovered, *share, *for_treasury]
    return [*last, *share, *for_treasury, *uncovered]


def _half_lost(candidate: Candidate, company: int) -> list[Message]:
    """That half of the price of the seat's own share goes to the bank, if the share brings less."""
    worth, price, better = worth_of(candidate, company), own_price(candidate.state), candidate.better_move
    if better is None or isinstance(better, BuyOwn) or not candidate.is_clear or worth >= price:
        return []
    if 2 * half_of(price) < price:
        return []  # The treasury gets more than half.
    return [Fact.HALF_LOST(price=Dollars(price), worth=Dollars(max(0, worth)))]


# Offers


def offer(candidate: Candidate) -> list[Message]:
    """Return what speaks for an offer, or against it."""
    move, state, company = candidate.move, candidate.state, share_of(candidate)
    assert isinstance(move, Offer)
    price, rival_price = move.amount, _rival_price(candidate, company)
    share, answer = brought(candidate, company), _answer(candidate, company, price)
    last, uncovered = last_share(candidate), uncovered_share(candidate)
    is_worse = candidate.place and (candidate.is_clear or rival_price)
    if price > worth_of(candidate, company) and not is_worse:
        return _offer_beyond_worth(candidate, company, price, share, answer, [*last], uncovered)
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
    said = [*against, *last, *(dear[1:] if dear and share else share), *lowers(candidate, company)]
    # What is uncovered tells two like offers apart, and else less than what the director may do.
    said += [*uncovered, *answer] if _has_twin(candidate, company, price) else [*answer, *uncovered]
    said += _best_price(candidate, company, price)
    cheap = _cheap(candidate, company, price)
    if cheap and not against:
        # That the director will probably have it says more than what it would bring the seat.
        return [*cheap, *answer, *(fact for fact in said if fact not in answer)]
    return [*said, *cheap]


def _offer_beyond_worth(
    candidate: Candidate,
    company: int,
    price: int,
    share: list[Message],
    answer: list[Message],
    last: list[Message],
    uncovered: list[Message],
) -> list[Message]:
    """What costs more than it brings is good for what follows from it."""
    gain = gain_of(candidate, candidate.seat, company)
    is_kept = gain.after > gain.before or has_like_share(candidate)
    harm = [] if is_kept else _lowers_theirs(candidate, company)
    cheaper = [fact for fact in _best_price(candidate, company, price) if fact.id is Fact.CHEAPER_BEST]
    chair = takes_chair(candidate, company)
    if not candidate.place and (harm or answer or chair):
        share = []  # It is less than the price.
    return [*last, *harm, *answer, *chair, *share, *uncovered, *cheaper]


def half_in_hand(candidate: Candidate) -> int:
    """Return what the bidder gets if the director buys, in dollars; 0 where the director can't."""
    move, state = candidate.move, candidate.state
    assert isinstance(move, Offer)
    able = state.cash[state.director[share_of(candidate)]] >= move.amount
    return half_of(move.amount) if able else 0


def other_is_cheap(candidate: Candidate) -> list[Message]:
    """Return whether the next best offer is for a share that its director would get far below its worth."""
    rival = candidate.rival
    if candidate.place or rival is None or not isinstance(rival.move, Offer) or not half_in_hand(rival):
        return []
    company = share_of(rival)
    cheap = [] if has_like_share(candidate) else _cheap(rival, company, rival.move.amount)
    return [Fact.OTHER_CHEAP(company=company, **dict(fact.args)) for fact in cheap]


def other_is_dear(candidate: Candidate) -> list[Message]:
    """Return whether the next best offer costs more than its share brings, and by more than this one does."""
    move, rival = candidate.move, candidate.rival_move
    if candidate.place or not (isinstance(move, Offer) and isinstance(rival, Offer)):
        return []
    company, price = company_of(candidate.state, rival), rival.amount
    own, other = worth_of(candidate, share_of(candidate)), worth_of(candidate, company)
    is_dearer = price - other > max(0, move.amount - own)
    if has_like_share(candidate) or not candidate.is_clear or not is_dearer or other <= 0:
        return []
    return [Fact.OTHER_DEAR(company=company, price=Dollars(price), worth=Dollars(other))]


def _best_price(candidate: Candidate, company: int, price: int) -> list[Message]:
    """The advantage of the best price over the next best for a share of the same company, if clear."""
    state, rival = candidate.state, candidate.rival_move
    is_worth_it = candidate.is_clear and candidate.chance_ahead >= RIPPLE
    if candidate.place or not is_worth_it or not isinstance(rival, Offer):
        return []
    if company_of(state, rival) != company:
        return []
    director = state.director[company]
    if price < rival.amount:
        return [Fact.CHEAPER_BEST(amount=rival.amount - price)] if _is_same_card(candidate) else []
    tempted = rival.amount < price <= state.cash[director]
    is_told = tempted and _is_to_be_had(candidate, company, price)
    return [Fact.DEARER_BEST(seat=director)] if is_told else []


def _is_same_card(candidate: Candidate) -> bool:
    """Whether it is compared with a share of the same column, or nothing tells the two columns apart."""
    move, rival = candidate.move, candidate.rival_move
    is_same = isinstance(move, Offer) and isinstance(rival, Offer) and move.column == rival.column
    return is_same or not uncovered_share(candidate)


def _is_to_be_had(candidate: Candidate, company: int, price: int) -> bool:
    """Whether the bidder has more of the share at this price than of half of it in hand.

    Then the bidder wants to get it; else the director may as well buy.
    """
    return worth_of(candidate, company) - price > half_of(price)


def _has_twin(candidate: Candidate, company: int, price: int) -> bool:
    """Whether it is compared with as much for a share of the same company in another column."""
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
    """Return whether the share would make its buyer the director."""
    state, director = candidate.state, candidate.state.director[company]
    if state.shares_of(candidate.seat, company) + 1 < state.shares_of(director, company):
        return []
    return [Fact.TAKES_CHAIR(company=company)]


def _lowers_theirs(candidate: Candidate, company: int) -> list[Message]:
    """Whether the director's income falls by one share more, whoever of the two gets it."""
    state, director = as_it_ends(candidate), candidate.state.director[company]
    buyers = candidate.seat, director
    after, kept = (income_of(with_share(state, seat, company), director) for seat in buyers)
    before = income_of(state, director)
    if after >= before or after != kept:
        return []
    return [Fact.LOWERS_THEIRS(seat=director, company=company, **incomes(state, before, after))]


def _rival_price(candidate: Candidate, company: int) -> int:
    """The price at which the best move asks for a share of the same company; 0 if it does not."""
    better = candidate.better_move
    same = isinstance(better, Offer) and company_of(candidate.state, better) == company
    return better.amount if isinstance(better, Offer) and same else 0


def _is_payable_once(candidate: Candidate, company: int, price: int) -> bool:
    """Whether the director can pay this price and not that of the best move, or the other way round."""
    cash, other = _directors_cash(candidate, company), _rival_price(candidate, company)
    return bool(other) and (cash < price) != (cash < other)


def _directors_cash(candidate: Candidate, company: int) -> int:
    return candidate.state.cash[candidate.state.director[company]]


def _other_price(candidate: Candidate, company: int, price: int) -> list[Message]:
    """What is wrong with a price, where another one is better for a share of the same company."""
    other, director = _rival_price(candidate, company), candidate.state.director[company]
    if price > other:
        return [Fact.DEARER(amount=price - other)] if other else []
    if _directors_cash(candidate, company) < price:
        return []  # The director can't buy it, whatever is offered.
    less, is_wanted = half_of(other) - half_of(price), _is_to_be_had(candidate, company, price)
    is_same = _is_same_card(candidate)
    if less > 0 and (other > worth_of(candidate, company) or not is_wanted or not is_same):
        # So much is offered so that the director buys, or for the chair: a lower offer brings less then.
        return [Fact.HALF_LESS(seat=director, amount=half_of(price), less=Dollars(less))]
    return [Fact.CHEAPER(seat=director)] if price < other and is_wanted and is_same else []


def _cheap(candidate: Candidate, company: int, price: int) -> list[Message]:
    """Whether the director would get the share for far less than it is worth to the director."""
    worth = worth_to_director(candidate, company)
    is_dear = worth < max(CHEAP * price, price + GIVEN)
    if not candidate.place or not candidate.is_clear or is_dear or _rival_price(candidate, company):
        return []
    director = candidate.state.director[company]
    return [Fact.CHEAP(seat=director, worth=Dollars(worth), price=Dollars(price))]


def _then(answer: Message) -> Message:
    """What the seat gets if the director buys, after a sentence that the director buys."""
    return Fact.HALF_THEN(**dict(answer.args[1:])) if answer.id is Fact.HALF else answer


def _answer(candidate: Candidate, company: int, price: int) -> list[Message]:
    """Whether the director can pay so much: all payments are open, so that every player can count it."""
    director, half = candidate.state.director[company], half_of(price)
    cash, other = _directors_cash(candidate, company), _rival_price(candidate, company)
    if cash < price or not cash:
        return [Fact.CANT_PAY(seat=director, cash=cash)]
    if cash < other:
        return [Fact.CAN_PAY(seat=director, cash=cash, price=other)]
    return [Fact.HALF(seat=director, amount=half)] if half or candidate.place else []


def brief_offer(candidate: Candidate) -> Message:
    """Return what an offer brings, in a few words, whoever gets the share."""
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
    """Return what speaks for letting a share go, or against it."""
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
    worth, buys_too = worth_of(candidate, company), _buys_too(candidate, company)
    # What the other gains speaks against this, and is not said of the best move.
    half, paid = half_of(price), {"price": Dollars(price), "seat": state.proposer}
    if worth < price:
        # Where buying may be as good the figures are shown, and no judgment.
        is_open = not candidate.is_clear or candidate.chance_ahead < RIPPLE
        kind = Fact.WOULD_BRING if is_open else Fact.TOO_DEAR
        dear = kind(half=Dollars(half), worth=Dollars(max(0, worth)), **paid)
        return [dear, *buys_too, *keeps(candidate)]
    costs = [Fact.WOULD_PAY(half=Dollars(half), **paid)] if half else []
    return [*buys_too, *costs, *keeps(candidate)]


def asked_for(candidate: Candidate) -> int:
    """Return the company whose share is asked for."""
    return candidate.state.bottom_share(candidate.state.offer_column)


def _rival_share(candidate: Candidate, company: int) -> list[Message]:
    """What an offered share brings the player who offers for it."""
    seat = candidate.state.proposer
    gain = gain_of(candidate, seat, company)
    worth = Dollars(max(0, gain.after - gain.before))
    if not worth and not gain.final:
        return []
    figures = {"worth": worth, "turns": turns_shown(candidate.state), "final": Dollars(gain.final)}
    return [Fact.RIVAL_SHARE(seat=seat, **figures)]


def _dilutes(candidate: Candidate) -> list[Message]:
    """By how much the seat's own income falls if the other has the share, and not if the seat has it."""
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


def _buys_too(candidate: Candidate, company: int) -> list[Message]:
    """Whether the buyer is one more to buy a city for a company that is mostly the seat's own."""
    after, seat, proposer = candidate.after, candidate.seat, candidate.state.proposer
    costs = sorted(after.cards.cost[city] for city in in_sight(after))
    held, sold = after.shares_of(seat, company), after.sold[company]
    second = len(costs) > 1 and sum(costs[:2]) <= after.treasury[company]
    if candidate.state.shares_of(proposer, company) or not second or 2 * held <= sold:
        return []
    return [Fact.BUYS_TOO(seat=proposer, company=company, held=held, sold=sold)]


def _can_buy(candidate: Candidate) -> bool:
    """Whether there is a choice between the two answers."""
    return BuyInstead() in candidate.state.legal_moves()


def brief_let_go(candidate: Candidate) -> Message:
    """Return what letting a share go brings, in a few words."""
    if _can_buy(candidate):
        return Brief.KEEPS()
    company = asked_for(candidate)
    amount = candidate.after.treasury[company] - candidate.state.treasury[company]
    return Brief.TREASURY(company=company, amount=amount)


def buy(candidate: Candidate) -> list[Message]:
    """Return what speaks for buying a share that another player has asked for, or against it."""
    company, price = asked_for(candidate), candidate.state.offer_price
    share = overpaid(candidate, company, price, half_of(price)) or bought(candidate, company, price)
    return [*_keeps_chair(candidate, company), *share]


def _keeps_chair(candidate: Candidate, company: int) -> list[Message]:
    """Whether the share would make its buyer the director, if it were let go."""
    state, rival = candidate.state, candidate.state.proposer
    if state.shares_of(rival, company) + 1 < state.shares_of(candidate.seat, company):
        return []
    return [Fact.KEEPS_CHAIR(seat=rival, company=company)]
