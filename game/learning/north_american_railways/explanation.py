"""Why a move of North American Railways is good: incomes before and after, symbols, cities in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.north_american_railways.answers import brief_buy, brief_let_go, buy, let_go
from game.learning.north_american_railways.cities import (
    brief_city,
    brief_pass,
    brings_alike,
    city_facts,
    in_sight,
    other_brings_less,
    pass_facts,
)
from game.learning.north_american_railways.columns import (
    has_like_column,
    last_share,
    share_decides,
    uncovered_share,
)
from game.learning.north_american_railways.compared import (
    FAR,
    OF_COMPANY,
    OF_THE_OTHER,
    RIPPLE,
    has_like_share,
    of_city,
    of_company,
    told_of_own,
    who_wins,
    who_wins_anyway,
    without_figure,
)
from game.learning.north_american_railways.income import One
from game.learning.north_american_railways.offers import (
    brief_offer,
    half_in_hand,
    offer_facts,
    other_is_cheap,
    other_is_dear,
    takes_chair,
)
from game.learning.north_american_railways.phrases import Brief, Fact, Title
from game.learning.north_american_railways.shares import (
    bought_share,
    brief_share,
    fills,
    half_lost,
    keeps,
    lowers,
    own_price,
    worth_of,
)
from game.learning.reasons.room import ReasonsByMove, Said
from game.learning.reasons.weighed import Weighed
from game.rules.contract import Move
from game.rules.messages import Dollars, Message, MessageId
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
from game.rules.north_american_railways.steps import CITIES, GOING_ON, NONE, RELIEF

ALL_GAIN: Final = 0.25
"""The part of a seat's gain that the others have on average, from which on it is hardly a lead."""


A_WIN: Final = 10_000
"""So many dollars more, or fewer, go with winning always; a sum that is greater beside it tells nothing."""


IDLE: Final = 300
"""So many dollars of a founding are worth a word: that they would be left, or that no city takes them."""


UNCOVERING: Final = frozenset({Fact.UNCOVERS_SHARE, Fact.EMPTIES})
"""What is uncovered, told of a move that is not compared with a share of the same company."""


OF_SHARE: Final = frozenset({Fact.TAKES_CHAIR, Fact.LOWERS_THEIRS, Fact.CHEAPER_BEST, Fact.DEARER_BEST})
"""What is no reason beside another offer for the same share: what comes of it at any price, or its price."""


class NorthAmericanRailwaysReasons(ReasonsByMove[NorthAmericanRailwaysState]):
    """What an expert says of the moves of North American Railways."""

    money = True
    least = 60.0
    fine = 10
    names_terms = False
    looks_again = 4000

    decisive = frozenset(
        {
            Fact.DENIES,
            Fact.DENIES_MORE,
            Fact.GAINS_MORE,
            Fact.CAN_WAIT,
            Fact.DEARER_CITY,
            Fact.EARNS_LESS_LATER,
            Fact.FEWER_SYMBOLS,
            Fact.LOWERS,
            Fact.CHEAPER_BEST,
            Fact.DEARER_BEST,
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
            Fact.FEWER_SYMBOLS,
            Fact.DEARER_CITY,
            Fact.EARNS_LESS,
            Fact.EARNS_LESS_LATER,
            Fact.GAINS_MORE,
            Fact.UNCOVERS,
            Fact.UNCOVERS_CITY_INSTEAD,
            Fact.LOSES,
            Fact.RIVAL_SHARE,
            Fact.RIVAL_SHARE_AND_FINAL,
            Fact.RIVAL_FINAL,
            Fact.CLOSES,
            Fact.FORFEITS,
            Fact.LAST_SHARE,
            Fact.LOWERS,
            Fact.UNCOVERS_INSTEAD,
            Fact.EMPTIES_INSTEAD,
            Fact.PASS_IS_FINAL,
            Fact.LEFT,
            Fact.LIES_IDLE,
            Fact.DILUTES,
            Fact.DILUTES_BESIDE,
            Fact.HALF_LESS,
            Fact.LEAVES,
        }
    )

    hollow = frozenset({Fact.SAME})
    bare = ReasonsByMove.bare | {Fact.OTHER_WINS_OFTENER, Fact.OTHER_BRINGS_MORE}

    gains = frozenset({Fact.YOURS, Fact.YOURS_AND_SYMBOLS, Fact.SYMBOLS})
    """What a city brings the seat."""
    harms = frozenset({Fact.DENIES, Fact.DENIES_MORE, Fact.BLOCKS})
    """What it takes from others."""

    def rather(self, state: NorthAmericanRailwaysState, found: Sequence[Candidate]) -> Move | None:
        """To end the turn, where a share of the seat's own costs more than it brings and wins no oftener.

        Played on by bots that search, that wins more often, whatever a search says of so little.
        """
        end = next((one for one in found if isinstance(one.move, EndTurn)), None)
        best = found[0].move if found else None
        if end is None or not isinstance(best, BuyOwn) or found[0].chance - end.chance >= RIPPLE:
            return None
        explained = tuple(Explained(one, ()) for one in found)
        one = Weighed(Explanation(state.current_player(), "", (), explained, None), 0, state)
        return end.move if worth_of(one, state.bottom_share(best.column)) < own_price(state) else None

    def ends_openly(self, state: NorthAmericanRailwaysState) -> bool:
        """Once the last cities are bought: who has how much, anybody can count."""
        return state.step == CITIES and state.ended != GOING_ON

    def reasons(self, weighed: Weighed[NorthAmericanRailwaysState]) -> list[Message]:
        """What brings less for the same price is not as good, even if it wins as often."""
        told = super().reasons(weighed)
        if any(fact.id is Fact.FEWER_SYMBOLS for fact in told):
            return [fact for fact in told if fact.id is not Said.EQUAL_FIRST]
        # Of the other offer last: what is said of the move itself would be read as of that one.
        return sorted(told, key=lambda fact: fact.id in OF_THE_OTHER)

    def objections(self, weighed: Weighed[NorthAmericanRailwaysState]) -> list[Message]:
        """What the better move brings is no reason where it is less than this one brings.

        Of a share it is told which: another one is thought of. What is uncovered may be good or bad.
        """
        told = super().objections(weighed)
        if not has_like_share(weighed):
            told = [note for note in told if note.id not in UNCOVERING]
        if other_brings_less(weighed):
            harms = [note for note in self._unasked(weighed.rival) if note.id in self.harms]
            if told[0].id is Fact.SAME and harms:  # By itself it brings the seat more all the same.
                return [self.apart(weighed), harms[0]]
            return [note for note in told if note.id not in self.gains]
        better = weighed.rival.move if weighed.rival is not None else None
        if isinstance(better, BuyOwn):
            return told_of_own(weighed, told)
        if isinstance(better, BuyCity):
            return of_city(weighed, told)
        if not isinstance(better, Offer):
            return told
        if isinstance(weighed.move, Offer) and takes_chair(
            weighed, weighed.state.bottom_share(weighed.move.column)
        ):
            told = [note for note in told if note.id is not Fact.TAKES_CHAIR]
        if isinstance(weighed.move, Offer) and has_like_share(weighed):
            # What comes of the share comes of it at a lower price as well.
            told = [note for note in told if note.id not in OF_SHARE]
        company, move = weighed.state.bottom_share(better.column), weighed.move
        if isinstance(move, (BuyOwn, Offer)):
            own = worth_of(weighed, weighed.state.bottom_share(move.column))
            if own >= worth_of(weighed, company):
                told = [note for note in told if note.id not in OF_COMPANY]
        return [of_company(note, company) for note in told]

    def is_bare(self, objections: Sequence[Message]) -> bool:
        """That a share is cheap for its director does not say that he buys: a longer look has to tell."""
        return super().is_bare(objections) or objections[0].id is Fact.CHEAP

    def beside(
        self, weighed: Weighed[NorthAmericanRailwaysState], found: Sequence[Message], known: Sequence[Message]
    ) -> Sequence[Message]:
        """Who asks hears whether the director can pay, which says more than that he is likely to buy."""
        told = _not_of_both(weighed, super().beside(weighed, found, known))
        can_pay = any(fact.id is Fact.CAN_PAY for fact in told)
        return [fact for fact in told if fact.id is not Fact.CHEAPER] if can_pay else told

    def apart(self, weighed: Weighed[NorthAmericanRailwaysState]) -> Message:
        """Where both moves were searched to the end, who wins with how much; else no figure of wins."""
        rival, state = weighed.rival, weighed.state
        if rival is None:
            return super().apart(weighed)
        other = self.title(rival.move, state)
        found = who_wins(weighed, other) or (
            who_wins_anyway(weighed, other) if self.ends_openly(state) else None
        )
        return found or without_figure(weighed, super().apart(weighed))

    def _is_ripple(self, weighed: Weighed[NorthAmericanRailwaysState]) -> bool:
        """Of so few more wins a longer search finds as often less."""
        return weighed.chance_gained < RIPPLE

    def _all_gain(self, weighed: Weighed[NorthAmericanRailwaysState]) -> bool:
        """Whether the others gain on average much of what the better move brings the seat: it is no lead.

        So it is where the seat wins too little oftener for such a sum.
        """
        is_lost = max(one.candidate.chance for one in (weighed, weighed.rival or weighed)) < FAR
        beyond = weighed.gained(weighed.seat) > A_WIN * weighed.chance_gained and not is_lost
        return beyond or weighed.is_gain_of_most(self.least, ALL_GAIN)


def make_reasons() -> NorthAmericanRailwaysReasons:
    """The room of the game."""
    return NorthAmericanRailwaysReasons(_TITLES, _BRIEFS, _FACTS)


def _not_of_both(one: One, found: Sequence[Message]) -> Sequence[Message]:
    """Of the better of two offers: not what the other one has as well, but what speaks against that one."""
    rival = one.rival
    if one.place or rival is None or not (isinstance(one.move, Offer) and isinstance(rival.move, Offer)):
        return found
    shared = set[MessageId]()
    if half_in_hand(rival) >= half_in_hand(one) > 0:
        shared |= {Fact.HALF}
    if not has_like_share(one) and takes_chair(rival, one.state.bottom_share(rival.move.column)):
        shared |= {Fact.TAKES_CHAIR}
    told = [fact for fact in found if fact.id not in shared]
    cheap = other_is_cheap(one) if len(told) < len(found) else []
    own, other = (worth_of(one, one.state.bottom_share(move.column)) for move in (one.move, rival.move))
    against = cheap or (other_is_dear(one) if own <= other else [])
    if against and own <= other:
        # What the share brings is no reason either.
        told = [fact for fact in told if fact.id not in OF_COMPANY]
    return [*against, *told]


# Titles

_State: TypeAlias = NorthAmericanRailwaysState


def _share_title(move: Found | BuyOwn | Offer, state: _State) -> Message:
    """What is taken; from which column, where shares of the company lie at the foot of several."""
    company = state.bottom_share(move.column)
    match move:
        case Found():
            title = Title.FOUND(company=company, amount=move.amount)
        case BuyOwn():
            title = Title.OWN(company=company, amount=own_price(state))
        case Offer():
            title = Title.OFFER(company=company, amount=move.amount)
    is_named = has_like_column(state, move.column)
    return Title.IN_COLUMN(title=title, column=move.column) if is_named else title


_TITLES: Final[dict[type[Move], Callable[[Any, _State], Message]]] = {
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
    """The city in sight that brings most for the money, the cheapest of equals; `NONE` if there is none."""
    cards = state.cards
    good = [city for city in in_sight(state) if cards.cost[city] <= money]

    def worth(city: int) -> tuple[int, int, int]:
        return cards.income[city] + 20 * cards.symbols[city], -cards.cost[city], -city

    return max(good, key=worth, default=NONE)


def _found(one: One) -> list[Message]:
    move, cards = one.move, one.state.cards
    assert isinstance(move, Found)
    company, city = one.state.bottom_share(move.column), _affordable(one.state, move.amount)
    founds = {"company": company, "amount": move.amount}
    found = [*_dear_founding(one, company, move.amount), *uncovered_share(one)]
    if city == NONE:
        if one.place:
            return [Fact.FOUND(**founds), Fact.NO_CITY(amount=move.amount), *found]
        kept = one.state.cash[one.seat] - move.amount
        return [Fact.FOUND(**founds), Fact.NO_CITY_YET(amount=move.amount, cash=kept), *found]
    cost = cards.cost[city]
    card = {"city": city, "cost": cost, "city_income": Dollars(cards.income[city])}
    before = [] if one.place else _buy_before(one, city, move.amount)
    return [Fact.FOUND_FOR(**founds, **card, rest=Dollars(move.amount - cost)), *before, *found]


def _dear_founding(one: One, company: int, amount: int) -> list[Message]:
    """What speaks against founding for more than the best move costs: the same for less, or what is left."""
    rival = one.rival.move if one.place and one.is_clear and one.rival is not None else None
    if not isinstance(rival, (Found, Offer)) or rival.amount >= amount:
        return []
    cash, most = (
        one.state.cash[one.seat],
        max((one.state.cards.cost[c] for c in in_sight(one.state)), default=0),
    )
    left = []
    if 2 * amount >= cash and amount - rival.amount >= IDLE:
        left = [Fact.LEFT(cash=cash - amount)]
    elif isinstance(rival, Offer) and amount - most >= IDLE and most:
        left = [Fact.LIES_IDLE(cost=most, rest=Dollars(amount - most))]
    if not isinstance(rival, Found) or one.state.bottom_share(rival.column) != company:
        return left
    return [Fact.DEARER(amount=amount - rival.amount), *left]


def _buy_before(one: One, city: int, money: int) -> list[Message]:
    """Who comes before the seat in phase II and has a company that can pay for a city."""
    state, cost = one.state, one.state.cards.cost[city]
    seats = tuple(
        seat
        for seat in ((state.first + n) % state.players for n in range(state.players))
        if (seat - state.first) % state.players < (one.seat - state.first) % state.players
        and any(state.shares_of(seat, c) and held >= cost for c, held in enumerate(state.treasury))
    )
    # Of so many cities that bring as much one is left even if each of them takes one.
    alike = sum(
        brings_alike(state, other, city) and state.cards.cost[other] <= money for other in in_sight(state)
    )
    return [Fact.BUY_BEFORE(seat=seats, count=len(seats), city=city)] if len(seats) >= alike else []


def _brief_found(one: One) -> Message:
    move = one.move
    assert isinstance(move, Found)
    city = _affordable(one.state, move.amount)
    if city == NONE:
        return Brief.NO_CITY()
    return Brief.FOUND(city=city, city_income=Dollars(one.state.cards.income[city]))


def _own(one: One) -> list[Message]:
    move = one.move
    assert isinstance(move, BuyOwn)
    company, price = one.state.bottom_share(move.column), own_price(one.state)
    share, filled = bought_share(one, company, price), fills(one, company)
    last, uncovered, lower = last_share(one), uncovered_share(one), lowers(one, company)
    if worth_of(one, company) >= price:
        return [*last, *share, *uncovered, *lower, *filled]
    # What costs more than it brings is bought for what the treasury gets.
    told = [*lower, *filled, *half_lost(one, company)] if one.place else [*filled, *lower]
    if last and has_like_share(one):
        return [*last, *uncovered, *share, *told]
    return [*last, *share, *told, *uncovered]


def _end_turn(one: One) -> list[Message]:
    if share_decides(one.state):
        return [Fact.GOES_ON()]
    return keeps(one)


_FACTS: Final[dict[type[Move], Callable[[One], list[Message]]]] = {
    Found: _found,
    BuyOwn: _own,
    Offer: offer_facts,
    LetGo: let_go,
    BuyInstead: buy,
    TakeMoney: lambda one: [Fact.RELIEF(amount=RELIEF)],
    EndTurn: _end_turn,
    BuyCity: city_facts,
    PassCities: pass_facts,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Message]]] = {
    Found: _brief_found,
    BuyOwn: lambda one: brief_share(one, one.state.bottom_share(_column(one))),
    Offer: brief_offer,
    LetGo: brief_let_go,
    BuyInstead: brief_buy,
    TakeMoney: lambda one: Brief.CASH(amount=RELIEF),
    EndTurn: lambda one: Brief.KEEPS(),
    BuyCity: brief_city,
    PassCities: brief_pass,
}


def _column(one: One) -> int:
    assert isinstance(one.move, BuyOwn)
    return one.move.column
