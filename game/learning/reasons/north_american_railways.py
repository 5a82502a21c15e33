"""Why a move of North American Railways is good: incomes before and after, symbols, cities in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from game.learning.reasons.north_american_railways_answers import brief_buy, brief_let_go, buy, let_go
from game.learning.reasons.north_american_railways_cities import (
    brief_city,
    city_facts,
    in_sight,
    other_brings_less,
    pass_facts,
)
from game.learning.reasons.north_american_railways_compared import (
    OF_COMPANY,
    has_like_share,
    of_company,
    told_of_own,
    who_wins,
)
from game.learning.reasons.north_american_railways_income import One
from game.learning.reasons.north_american_railways_says import Brief, Fact, Title
from game.learning.reasons.north_american_railways_shares import (
    bought_share,
    brief_share,
    fills,
    gain_of,
    half_lost,
    half_of,
    keeps,
    lowers,
    offered_share,
    overpaid,
    worth_of,
    worth_to_director,
)
from game.learning.reasons.room import ReasonsByMove
from game.learning.reasons.weighed import Weighed
from game.rules.contract import Move
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import CITIES, FIXED_PRICE, GOING_ON, NONE, RELIEF
from game.rules.notes import Dollars, Note

ALL_GAIN: Final = 0.4
"""The part of a seat's gain that the others have on average, from which on it is hardly a lead."""

CHEAP: Final = 4 / 3
"""So many times the price a share must be worth to its director to be called cheap."""


class NorthAmericanRailwaysReasons(ReasonsByMove[NorthAmericanRailwaysState]):
    """What an expert says of the moves of North American Railways."""

    money = True
    least = 60.0
    fine = 10
    names_terms = False

    decisive = frozenset(
        {
            Fact.DENIES,
            Fact.DENIES_MORE,
            Fact.GAINS_MORE,
            Fact.CAN_WAIT,
            Fact.DEARER_CITY,
            Fact.EARNS_LESS_LATER,
            Fact.LOWERS,
        }
    )
    on_request = frozenset(
        {Fact.CANT_PAY, Fact.CAN_PAY, Fact.HAS_NOTHING, Fact.HALF, Fact.HALF_THEN, Fact.NO_HALF}
    )
    against = frozenset(
        {
            Fact.NO_CITY,
            Fact.OVERPAID,
            Fact.OVERPAID_FINAL,
            Fact.OVERPAID_HALF,
            Fact.OVERPAID_HALF_FINAL,
            Fact.DEARER,
            Fact.CHEAPER,
            Fact.CHEAP,
            Fact.HALF_LOST,
            Fact.SAME,
            Fact.DIRECTORS,
            Fact.EXTRA_FALLS,
            Fact.CAN_WAIT,
            Fact.COSTS_MORE,
            Fact.DEARER_CITY,
            Fact.EARNS_LESS,
            Fact.EARNS_LESS_LATER,
            Fact.GAINS_MORE,
            Fact.UNCOVERS,
            Fact.LOSES,
            Fact.RIVAL_SHARE,
            Fact.RIVAL_SHARE_AND_FINAL,
            Fact.RIVAL_FINAL,
            Fact.CLOSES,
            Fact.FORFEITS,
            Fact.LAST_SHARE,
            Fact.LOWERS,
            Fact.UNCOVERS_INSTEAD,
            Fact.PASS_IS_FINAL,
            Fact.LEFT,
            Fact.DILUTES,
            Fact.DILUTES_BESIDE,
            Fact.HALF_LESS,
            Fact.LEAVES,
        }
    )

    hollow = frozenset({Fact.SAME})

    gains = frozenset({Fact.YOURS, Fact.YOURS_AND_SYMBOLS, Fact.SYMBOLS})
    """What a city brings the seat."""
    harms = frozenset({Fact.DENIES, Fact.DENIES_MORE, Fact.BLOCKS})
    """What it takes from others."""

    def ends_openly(self, state: NorthAmericanRailwaysState) -> bool:
        """Once the last cities are bought: who has how much, anybody can count."""
        return state.step == CITIES and state.ended != GOING_ON

    def objections(self, weighed: Weighed[NorthAmericanRailwaysState]) -> list[Note]:
        """What the better move brings is no reason where it is less than this one brings.

        Of a share it is told which: another one is thought of. What is uncovered may be good or bad.
        """
        told = super().objections(weighed)
        if not has_like_share(weighed):
            told = [note for note in told if note.kind is not Fact.UNCOVERS_SHARE]
        if other_brings_less(weighed):
            harms = [note for note in self._unasked(weighed.rival) if note.kind in self.harms]
            if told[0].kind is Fact.SAME and harms:  # By itself it brings the seat more all the same.
                return [self.apart(weighed), harms[0]]
            return [note for note in told if note.kind not in self.gains]
        better = weighed.rival.move if weighed.rival is not None else None
        if isinstance(better, BuyOwn):
            return told_of_own(weighed, told)
        if not isinstance(better, Offer):
            return told
        company, move = weighed.state.bottom_share(better.column), weighed.move
        if isinstance(move, (BuyOwn, Offer)):
            own = worth_of(weighed, weighed.state.bottom_share(move.column))
            if own >= worth_of(weighed, company):
                told = [note for note in told if note.kind not in OF_COMPANY]
        return [of_company(note, company) for note in told]

    def beside(
        self, weighed: Weighed[NorthAmericanRailwaysState], found: Sequence[Note], known: Sequence[Note]
    ) -> Sequence[Note]:
        """Who asks hears whether the director can pay, which says more than that he is likely to buy."""
        told = super().beside(weighed, found, known)
        can_pay = any(fact.kind is Fact.CAN_PAY for fact in told)
        return [fact for fact in told if fact.kind is not Fact.CHEAPER] if can_pay else told

    def apart(self, weighed: Weighed[NorthAmericanRailwaysState]) -> Note:
        """Where both moves were searched to the end, who wins with how much."""
        told = weighed.rival and who_wins(weighed, self.title(weighed.rival.move, weighed.state))
        return told or super().apart(weighed)

    def _all_gain(self, weighed: Weighed[NorthAmericanRailwaysState]) -> bool:
        """Whether the others gain on average much of what the better move brings the seat: it is no lead."""
        return weighed.is_gain_of_most(self.least, ALL_GAIN)


def make_reasons() -> NorthAmericanRailwaysReasons:
    """The room of the game."""
    return NorthAmericanRailwaysReasons(_TITLES, _BRIEFS, _FACTS)


# Titles

_State: TypeAlias = NorthAmericanRailwaysState


def _share_title(move: Found | BuyOwn | Offer, state: _State) -> Note:
    """What is taken; from which column, where shares of the company lie at the foot of several."""
    company = state.bottom_share(move.column)
    match move:
        case Found():
            title = Title.FOUND(company=company, amount=move.amount)
        case BuyOwn():
            title = Title.OWN(company=company, amount=FIXED_PRICE)
        case Offer():
            title = Title.OFFER(company=company, amount=move.amount)
    alike = sum(state.bottom_share(column) == company for column in range(len(state.shares_left)))
    return Title.IN_COLUMN(title=title, column=move.column) if alike > 1 else title


_TITLES: Final[dict[type[Move], Callable[[Any, _State], Note]]] = {
    Found: _share_title,
    BuyOwn: _share_title,
    Offer: _share_title,
    LetGo: lambda move, state: Title.LET_GO(seat=state.proposer),
    BuyInstead: lambda move, state: Title.BUY(amount=state.offer_price),
    TakeMoney: lambda move, state: Title.TAKE(amount=RELIEF),
    EndTurn: lambda move, state: Title.END(),
    BuyCity: lambda move, state: Title.CITY(city=state.bottom_city(move.city_column), company=move.company),
    PassCities: lambda move, state: Title.PASS(),
}


# Shares


def _affordable(state: NorthAmericanRailwaysState, money: int) -> int:
    """The city in sight that brings most for so much money; `NONE` if there is none."""
    cards = state.cards
    good = [city for city in in_sight(state) if cards.cost[city] <= money]
    return max(good, key=lambda city: (cards.income[city] + 20 * cards.symbols[city], -city), default=NONE)


def _found(one: One) -> list[Note]:
    move, cards = one.move, one.state.cards
    assert isinstance(move, Found)
    company, city = one.state.bottom_share(move.column), _affordable(one.state, move.amount)
    founds = {"company": company, "amount": move.amount}
    found = [*_dear_founding(one, company, move.amount), *_uncovered_share(one)]
    if city == NONE:
        return [Fact.FOUND(**founds), Fact.NO_CITY(amount=move.amount), *found]
    cost = cards.cost[city]
    card = {"city": city, "cost": cost, "city_income": Dollars(cards.income[city])}
    before = [] if one.place else _buy_before(one, city)
    return [Fact.FOUND_FOR(**founds, **card, rest=Dollars(move.amount - cost)), *before, *found]


def _dear_founding(one: One, company: int, amount: int) -> list[Note]:
    """What speaks against founding for more than the best move costs: the same for less, or what is left."""
    rival = one.rival.move if one.place and one.is_clear and one.rival is not None else None
    if not isinstance(rival, (Found, Offer)) or rival.amount >= amount:
        return []
    cash = one.state.cash[one.seat]
    left = [Fact.LEFT(cash=cash - amount)] if 2 * amount > cash else []
    if not isinstance(rival, Found) or one.state.bottom_share(rival.column) != company:
        return left
    return [Fact.DEARER(amount=amount - rival.amount), *left]


def _buy_before(one: One, city: int) -> list[Note]:
    """Who comes before the seat in phase II and has a company that can pay for a city."""
    state, cost = one.state, one.state.cards.cost[city]
    seats = tuple(
        seat
        for seat in ((state.first + n) % state.players for n in range(state.players))
        if (seat - state.first) % state.players < (one.seat - state.first) % state.players
        and any(state.shares_of(seat, c) and held >= cost for c, held in enumerate(state.treasury))
    )
    # Of so many cities like it one is left even if each of them takes one.
    alike = sum(_is_like(state, other, city) for other in in_sight(state))
    return [Fact.BUY_BEFORE(seat=seats, count=len(seats), city=city)] if len(seats) >= alike else []


def _is_like(state: NorthAmericanRailwaysState, one: int, other: int) -> bool:
    """Whether two cities cost and bring the same."""
    cards = state.cards
    return all(of[one] == of[other] for of in (cards.cost, cards.income, cards.symbols))


def _brief_found(one: One) -> Note:
    move = one.move
    assert isinstance(move, Found)
    city = _affordable(one.state, move.amount)
    if city == NONE:
        return Brief.NO_CITY()
    return Brief.FOUND(city=city, city_income=Dollars(one.state.cards.income[city]))


def _own(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, BuyOwn)
    company = one.state.bottom_share(move.column)
    share, filled = bought_share(one, company, FIXED_PRICE), fills(one, company)
    last, uncovered, lower = _last_share(one), _uncovered_share(one), lowers(one, company)
    if worth_of(one, company) >= FIXED_PRICE:
        return [*last, *share, *uncovered, *lower, *filled]
    # What costs more than it brings is bought for what the treasury gets.
    told = [*lower, *filled, *half_lost(one, company)] if one.place else [*filled, *lower]
    if last and has_like_share(one):
        return [*last, *uncovered, *share, *told]
    return [*last, *share, *told, *uncovered]


def _offer(one: One) -> list[Note]:
    move, state = one.move, one.state
    assert isinstance(move, Offer)
    company, price = state.bottom_share(move.column), move.amount
    share, answer = offered_share(one, company), _answer(one, company, price)
    last, uncovered = _last_share(one), _uncovered_share(one)
    if price > worth_of(one, company) and not (one.place and (one.is_clear or _other_offer(one, company))):
        # What costs more than it brings is good for what follows from it.
        return [*last, *answer, *_takes_chair(one, company), *share, *uncovered]
    if one.place and _other_answer(one, company, price):
        # Whether the director can pay is then what tells the two prices apart.
        cheaper = [Fact.CHEAPER(seat=state.director[company])] if price < _other_offer(one, company) else []
        return [*answer, *overpaid(one, company, price), *share, *cheaper]
    dear = overpaid(one, company, price)
    against = [*dear[:1], *_other_price(one, company, price)]
    if any(fact.kind is Fact.HALF_LESS for fact in against):
        answer = []
    elif any(fact.kind is Fact.CHEAPER for fact in against) and not _other_answer(one, company, price):
        answer = [_then(fact) for fact in answer]
    told = [*against, *last, *(dear[1:] if dear else share), *lowers(one, company)]
    # What is uncovered tells two like offers apart, and else less than what the director may do.
    told += [*uncovered, *answer] if _has_twin(one, company, price) else [*answer, *uncovered]
    return [*told, *_cheap(one, company, price)]


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


def _takes_chair(one: One, company: int) -> list[Note]:
    """Whether the share would make its buyer the director."""
    state, director = one.state, one.state.director[company]
    if state.shares_of(one.seat, company) + 1 < state.shares_of(director, company):
        return []
    return [Fact.TAKES_CHAIR(company=company)]


def _uncovered_share(one: One) -> list[Note]:
    """The share that comes in sight, where one like the share that is taken could be had elsewhere."""
    move, state = one.move, one.state
    assert isinstance(move, (Found, BuyOwn, Offer))
    columns = [
        other.candidate.move.column
        for other in one.found.candidates
        if isinstance(other.candidate.move, (Found, BuyOwn, Offer))
    ]
    company, next_one = state.bottom_share(move.column), _next_share(state, move.column)
    alike = [at for at in columns if state.bottom_share(at) == company]
    if next_one == NONE or all(_next_share(state, at) == next_one for at in alike):
        return []
    best = one.found.candidates[0].candidate.move
    if one.place and isinstance(best, (Found, BuyOwn, Offer)) and state.bottom_share(best.column) == company:
        instead = _next_share(state, best.column)
        if instead == next_one:
            return []
        if instead != NONE:
            return [Fact.UNCOVERS_INSTEAD(company=next_one, company_instead=instead)]
    return [Fact.UNCOVERS_SHARE(company=next_one)]


def _next_share(state: NorthAmericanRailwaysState, column: int) -> int:
    """The company of the share above the bottom one of a column; `NONE` if there is none."""
    left = state.shares_left[column]
    return state.share_columns[column][left - 2] if left > 1 else NONE


def _other_offer(one: One, company: int) -> int:
    """The price at which the best move asks for a share of the same company; 0 if it does not."""
    rival = one.rival.move if one.place and one.rival is not None else None
    same = isinstance(rival, Offer) and one.state.bottom_share(rival.column) == company
    return rival.amount if isinstance(rival, Offer) and same else 0


def _other_answer(one: One, company: int, price: int) -> bool:
    """Whether the director can pay this price, and not that of the best move, or that and not this."""
    cash, other = one.state.cash[one.state.director[company]], _other_offer(one, company)
    return bool(other) and (cash < price) != (cash < other)


def _other_price(one: One, company: int, price: int) -> list[Note]:
    """What is wrong with a price, where another one is better for a share of the same company."""
    other, director = _other_offer(one, company), one.state.director[company]
    if price > other:
        return [Fact.DEARER(amount=price - other)] if other else []
    less = half_of(other) - half_of(price)
    if other > worth_of(one, company) and less > 0:
        # So much is offered so that the director buys: a lower offer brings less then, if he is likely to.
        likely = worth_to_director(one, company) >= CHEAP * price
        return [Fact.HALF_LESS(seat=director, amount=half_of(price), less=Dollars(less))] if likely else []
    return [Fact.CHEAPER(seat=director)] if price < other else []


def _cheap(one: One, company: int, price: int) -> list[Note]:
    """Whether the director would have the share for far less than it is worth to him."""
    worth = worth_to_director(one, company)
    if not one.place or not one.is_clear or worth < CHEAP * price or _other_offer(one, company):
        return []
    return [Fact.CHEAP(seat=one.state.director[company], worth=Dollars(worth), price=Dollars(price))]


def _then(answer: Note) -> Note:
    """What the seat gets if the director buys, after a sentence of his buying."""
    match answer.kind:
        case Fact.HALF:
            return Fact.HALF_THEN(**dict(answer.figures[1:]))
        case Fact.NO_HALF:
            return Fact.HALF_THEN(amount=0)
    return answer


def _answer(one: One, company: int, price: int) -> list[Note]:
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


def _share_decides(state: NorthAmericanRailwaysState) -> bool:
    """Whether one share more that is taken makes this turn the last one."""
    return state.ended == GOING_ON and sum(state.shares_left) == state.players


def _last_share(one: One) -> list[Note]:
    return [Fact.LAST_SHARE()] if _share_decides(one.state) else []


def _brief_offer(one: One) -> Note:
    move, state = one.move, one.state
    assert isinstance(move, Offer)
    company = state.bottom_share(move.column)
    half = half_of(move.amount)
    if state.cash[state.director[company]] < move.amount or not half:
        return brief_share(one, company)
    before, after, final, _ = gain_of(one, one.seat, company)
    if after <= before:
        only = Brief.FINAL_OR_HALF(amount=half, final=Dollars(final))
        return only if final else Brief.ONLY_HALF(amount=half)
    if final:
        return Brief.ALL_OR_HALF(amount=half, worth=Dollars(after - before), final=Dollars(final))
    return Brief.HALF(amount=half, worth=Dollars(after - before))


def _end_turn(one: One) -> list[Note]:
    if _share_decides(one.state):
        return [Fact.GOES_ON()]
    return keeps(one)


_FACTS: Final[dict[type[Move], Callable[[One], list[Note]]]] = {
    Found: _found,
    BuyOwn: _own,
    Offer: _offer,
    LetGo: let_go,
    BuyInstead: buy,
    TakeMoney: lambda one: [Fact.RELIEF(amount=RELIEF)],
    EndTurn: _end_turn,
    BuyCity: city_facts,
    PassCities: pass_facts,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Note]]] = {
    Found: _brief_found,
    BuyOwn: lambda one: brief_share(one, one.state.bottom_share(_column(one))),
    Offer: _brief_offer,
    LetGo: brief_let_go,
    BuyInstead: brief_buy,
    TakeMoney: lambda one: Brief.CASH(amount=RELIEF),
    EndTurn: lambda one: Brief.KEEPS(),
    BuyCity: brief_city,
    PassCities: lambda one: Brief.KEEPS() if one.state.ended == GOING_ON else Brief.FORFEITS(),
}


def _column(one: One) -> int:
    assert isinstance(one.move, BuyOwn)
    return one.move.column
