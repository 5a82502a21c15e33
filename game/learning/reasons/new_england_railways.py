"""Why a move of New England Railways is good: what a shipment, a link and a loan bring in dollars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ai.appraisal.new_england_railways import INCOME_WORTH, incomes_left
from ai.appraisal.new_england_railways_ground import ground_of, owned_links
from ai.knowledge import for_game
from game.learning.reasons.bids import how_far, is_unopposed, objection, wins
from game.learning.reasons.new_england_railways_says import Brief, Fact, Title
from game.learning.reasons.room import ReasonsByMove
from game.learning.reasons.routes import tells_apart
from game.learning.reasons.weighed import Weighed
from game.match.advice import term_key
from game.rules.auction import PASS_BID, Bid, PassBid
from game.rules.contract import Move
from game.rules.new_england_railways.board import ROLLS
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.moves import (
    Borrow,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Ship,
    WaitToBuild,
)
from game.rules.new_england_railways.shipping import gains, ship_moves
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.notes import Dollars, Note, Word

One: TypeAlias = Weighed[NewEnglandRailwaysState]
"""A candidate of this game."""


class NewEnglandRailwaysReasons(ReasonsByMove[NewEnglandRailwaysState]):
    """What an expert says of the moves of New England Railways."""

    money = True
    names_passing = True
    burdens = frozenset(Word(term_key(term)) for term in ("debt", "burden", "interest", "service"))

    against = frozenset(
        {
            Fact.DEBT_GROWS,
            Fact.DEAR,
            Fact.LOW,
            Fact.LOW_ALL,
            Fact.CHEAPER,
            Fact.CHEAPER_WINS,
            Fact.LOAN_COSTS,
            Fact.ONLY_NUMBER,
            Fact.NOT_WORTH,
            Fact.LEAVES_LINK,
            Fact.LEAVES_ALL,
            Fact.LOST,
            Fact.LOST_ALL,
            Fact.APART,
            Fact.NO_OWN_LINK,
            Fact.SHARES,
            Fact.BLOCKS,
            Fact.NO_USE,
            Fact.STILL_COSTS,
            Fact.COSTS_SHIPMENT,
            Fact.NEEDS_CASH,
            Fact.ONE_A_TURN,
        }
    )
    decisive = frozenset({Fact.DENIES, Fact.PROLONGS, Fact.WAITS_LONGER})


def make_reasons() -> NewEnglandRailwaysReasons:
    """The room of the game."""
    return NewEnglandRailwaysReasons(_TITLES, _BRIEFS, _FACTS)


def _ship_title(move: Ship, state: NewEnglandRailwaysState) -> Note:
    route, ends = move.route, {"city_a": move.route[0], "city_b": move.route[-1]}
    if len(route) == 2:
        return Title.SHIP(colour=move.colour, **ends)
    others = [
        other.route
        for other in state.moves()
        if isinstance(other, Ship)
        and (other.colour, other.route[0], other.route[-1]) == (move.colour, move.route[0], move.route[-1])
    ]
    return Title.SHIP_OVER(colour=move.colour, city=tells_apart(route, others), **ends)


_TITLES: Final[dict[type[Move], Callable[[Any, NewEnglandRailwaysState], Note]]] = {
    Borrow: lambda move, state: Title.BORROW(amount=move.amount),
    NoLoan: lambda move, state: Title.NO_LOAN(),
    Retire: lambda move, state: Title.RETIRE(amount=move.amount),
    KeepLoans: lambda move, state: Title.KEEP(),
    Bid: lambda move, state: Title.BID(amount=move.amount),
    PassBid: lambda move, state: Title.PASS(),
    PayToBuild: lambda move, state: Title.PAY(missing=shortfall(state)),
    WaitToBuild: lambda move, state: Title.WAIT(),
    Ship: _ship_title,
    PassShipping: lambda move, state: Title.PASS_SHIPPING(),
}


# Loans


def _service(state: NewEnglandRailwaysState, amount: int) -> dict[str, int]:
    """What loans of so many dollars cost in each turn, and at the end of the game."""
    each = amount // state.board.unit * state.board.service_per_unit
    return {"service": each, "at_end": Dollars(amount + each), "turns": incomes_left(state)}


def _cash_for_bids(state: NewEnglandRailwaysState, seat: int) -> int:
    """What a seat has left when it has paid this turn's service."""
    return max(0, state.cash[seat] - state.service(seat))


def _borrow(one: One) -> list[Note]:
    move, after, seat = one.move, one.after, one.seat
    assert isinstance(move, Borrow)
    service = _service(one.state, move.amount)
    if one.place and after.debt[seat] > RISKY * after.income[seat] > 0 and service["turns"] > 1:
        return [Fact.LOAN(**service), Fact.DEBT_GROWS(debt=after.debt[seat], income=after.income[seat])]
    before = one.state.copy()
    before.cash[seat] += move.amount
    before.debt[seat] += move.amount
    without = _cash_for_bids(one.state, seat)
    gives = Fact.FOR_BIDS(cash=_cash_for_bids(before, seat), without=Dollars(without))
    # A better move than this loan is better because of what the loan costs, not of what it gives.
    return [Fact.LOAN_COSTS(**service), gives] if one.place else [gives, Fact.LOAN(**service)]


RISKY: Final = 4
"""Debt of more than so many times the income is hard to get rid of."""


def _no_loan(one: One) -> list[Note]:
    board = one.state.board
    each = board.service_per_unit * (incomes_left(one.state) + 1)
    loan, total = Dollars(board.unit), Dollars(each)
    return [Fact.NO_LOAN(cash=_cash_for_bids(one.state, one.seat)), Fact.LOAN_IN_ALL(loan=loan, total=total)]


def _retire(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, Retire)
    left = one.state.cash[one.seat] - move.amount
    return [Fact.SAVES(**_service(one.state, move.amount)), Fact.KEEPS_CASH(cash=left)]


def _keep(one: One) -> list[Note]:
    kept = Fact.KEEPS_CASH(cash=one.state.cash[one.seat])
    return [Fact.STILL_COSTS(**_service(one.state, one.state.debt[one.seat])), kept] if one.place else [kept]


def _brief_loan(one: One) -> Note:
    move = one.move
    assert isinstance(move, (Borrow, Retire))
    kind = Brief.LOAN if isinstance(move, Borrow) else Brief.SAVES
    return kind(**_service(one.state, move.amount))


# Links


def _bid(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, Bid)
    against = objection(one, move.amount, Fact)
    if against is not None:
        return [against]
    if not one.stop or one.is_behind_pass:
        return [_unwanted(one, move.amount), _why_unwanted(one)]
    return [how_far(one, move.amount, Fact), _worth_having(one), *_denies(one, move.amount), *_prolongs(one)]


def _lowest(one: One) -> int:
    return min((move.amount for move in one.state.moves() if isinstance(move, Bid)), default=0)


def _unwanted(one: One, bid: int) -> Note:
    """Why to let a link go: bought for so many dollars it brings less than passing, or hardly more."""
    return (Fact.HARDLY_WORTH if one.is_close else Fact.NOT_WORTH)(lowest=Dollars(bid))


def _why_unwanted(one: One) -> Note:
    """What speaks most against buying: a shipment lost, money needed, a link still to come, the place."""
    state, seat = one.state, one.seat
    own = _best_shipment(state, seat)
    if own:
        return Fact.COSTS_SHIPMENT(own=Dollars(own), worth=Dollars(max(1, _worth(state, own))))
    service = state.service(seat)
    if state.cash[seat] - _lowest(one) + state.income[seat] < service:
        return Fact.NEEDS_CASH(service=service)
    if state.lot + 1 < len(state.current):
        link = state.board.links[state.current[state.lot + 1]]
        return Fact.ONE_A_TURN(city_a=link.a, city_b=link.b)
    place = _link(one)
    if place.kind is Fact.APART:
        return place
    bid = one.move.amount if isinstance(one.move, Bid) else _lowest(one)
    number = state.board.links[state.lot_link()].number
    return Fact.ONLY_NUMBER(number=Dollars(number), bid=Dollars(bid), cash=state.cash[seat] - bid)


def _link(one: One) -> Note:
    """What the link under the hammer does for the seat's network."""
    state, link = one.state, one.state.lot_link()
    ground, owned = ground_of(state.board), owned_links(state)[one.seat]
    before, after = ground.network(owned), ground.network(owned | 1 << link)
    if owned and after.most > before.most:
        return Fact.CONNECTS(links=after.most)
    if owned:
        return Fact.APART()
    return _number(one)


def _worth_having(one: One) -> Note:
    """What speaks for the link under the hammer."""
    place = _link(one)
    return _number(one) if place.kind is Fact.APART else place


def _number(one: One) -> Note:
    """What the link under the hammer counts, and why it is worth more than that to the seat, or less."""
    state = one.state
    number = state.board.links[state.lot_link()].number
    own = _best_shipment(state, one.seat)
    if own and 0 < one.stop < number and not one.is_capped:
        return Fact.NUMBER_BUT(number=Dollars(number), worth=Dollars(max(1, _worth(state, own))))
    # Where nobody can bid against it, no more than the bid is spoken of.
    price = one.move.amount if isinstance(one.move, Bid) and _is_won(one, one.move.amount) else one.stop
    kind = Fact.NUMBER_AND_MORE if price > number else Fact.NUMBER
    return kind(number=Dollars(number), percent=built_at_once(number))


def _is_won(one: One, bid: int) -> bool:
    """Whether a bid gets the link for certain."""
    return is_unopposed(one) or wins(one, bid)


def _prolongs(one: One) -> list[Note]:
    """That the last link of the game makes one more turn, if the dice don't build it at once."""
    return [Fact.PROLONGS()] if _is_last_link(one.state) else []


def _is_last_link(state: NewEnglandRailwaysState) -> bool:
    """Whether no other link is still to be sold or to be built."""
    others = state.unfinished & ~(1 << state.lot_link())
    return not (state.deck or state.future or others) and state.lot + 1 == len(state.current)


def built_at_once(number: int) -> int:
    """The chance, in percent, that two dice reach a link's number."""
    weights = [(move.low + move.high, weight) for move, weight in ROLLS]
    reached = sum(weight for total, weight in weights if total >= number)
    return round(100 * reached / sum(weight for _, weight in weights))


def _pass(one: One) -> list[Note]:
    lowest = _lowest(one)
    if one.stop >= lowest > 0 and not one.place:
        return [Fact.JUST_WORTH(stop=Dollars(one.stop)), _why_unwanted(one)]
    if one.stop >= lowest > 0:
        if is_unopposed(one):
            return [(Fact.LOST_ALL if one.is_capped else Fact.LOST)(stop=Dollars(one.stop))]
        kind = Fact.LEAVES_ALL if one.is_capped else Fact.LEAVES_LINK
        return [kind(stop=Dollars(one.stop)), *(_goes_to(one) or [_worth_having(one)])]
    return [_unwanted(one, lowest), _why_unwanted(one)] if lowest else []


def _goes_to(one: One) -> list[Note]:
    """Who is likely to get the link that is let go."""
    seat = _taker(one.state)
    return [Fact.GOES_TO(seat=seat)] if seat >= 0 else []


def _denies(one: One, bid: int) -> list[Note]:
    """Who is likely to get the link otherwise, where the bid decides it."""
    if one.place or not wins(one, bid):
        return []
    seat = _taker(one.state)
    return [Fact.DENIES(seat=seat)] if seat >= 0 else []


def _taker(state: NewEnglandRailwaysState) -> int:
    """Who is likely to get the link under the hammer if the seat passes; -1: nobody."""
    after = state.copy()
    after.apply(PASS_BID)
    for_game(state.game).policy.settle(after)
    return after.owner[state.lot_link()]


def _pay(one: One) -> list[Note]:
    missing, (waiting, at_once) = shortfall(one.state), _best_shipments(one)
    if at_once > waiting:
        return [Fact.AT_ONCE_FOR(missing=missing, own=Dollars(at_once), less=Dollars(waiting))]
    return [(Fact.NO_USE if one.place else Fact.AT_ONCE)(missing=missing)]


def _wait(one: One) -> list[Note]:
    missing, (waiting, at_once) = shortfall(one.state), _best_shipments(one)
    idle = at_once <= waiting and not one.place
    prolongs = [Fact.WAITS_LONGER()] if _is_last_link(one.state) else []
    return [(Fact.WAITS_IDLE if idle else Fact.WAITS)(missing=missing), *prolongs]


def _best_shipments(one: One) -> tuple[int, int]:
    """The most income that a cube could bring the seat this turn: without the link just bought, with it."""
    built = one.state.copy()
    built.built |= 1 << built.lot_link()
    return _best_shipment(one.state, one.seat), _best_shipment(built, one.seat)


def _best_shipment(state: NewEnglandRailwaysState, seat: int) -> int:
    """The most income that a cube could bring a seat over the links that are built."""
    ways = (move.route for move in ship_moves(state) if isinstance(move, Ship))
    return max((gains(state, route)[seat] for route in ways), default=0)


def _brief_bid(one: One) -> Note:
    move = one.move
    assert isinstance(move, Bid)
    if one.stop and (one.stop < move.amount or not one.is_behind_pass):
        kind = Brief.ALL_IN if one.is_capped else Brief.STOP
        return (kind if one.stop >= move.amount else Brief.DEAR)(stop=Dollars(one.stop))
    return Brief.HARDLY_WORTH(bid=Dollars(move.amount)) if one.is_close else Brief.NOT_WORTH()


def _brief_pass(one: One) -> Note:
    """What passing leaves to the others; or the money that it keeps, where it is the best move."""
    if one.stop and one.place:
        return (Brief.LEAVES_ALL if one.is_capped else Brief.LEAVES)(stop=Dollars(one.stop))
    return Brief.KEEPS_CASH(cash=one.state.cash[one.seat])


# Shipping


def _worth(state: NewEnglandRailwaysState, income: int) -> int:
    """Dollars that so much more income is likely to bring until the end, after the markets to come."""
    return round(income * INCOME_WORTH[incomes_left(state)])


def _ship(one: One) -> list[Note]:
    move, state = one.move, one.state
    assert isinstance(move, Ship)
    gained = gains(state, move.route)
    own, same = gained[one.seat], Dollars(0)
    found: list[Note] = [Fact.NO_OWN_LINK()]
    if own:
        worth = Dollars(_worth(state, own))
        found = [Fact.SHIPS(own=Dollars(own), turns=incomes_left(state), worth=worth)]
        same = Dollars(own if own == _gain_of_rival(one) else 0)
    shared = _shared(gained, one.seat)
    return [*found, Fact.SHARES(**shared, same=same) if shared["gain"] else Fact.ALONE(same=same)]


def _gain_of_rival(one: One) -> int:
    """What the best move brings the seat by a shipment; 0 if this is the best itself, or none is shipped."""
    best = one.rival.move if one.place and one.rival is not None else None
    return gains(one.state, best.route)[one.seat] if isinstance(best, Ship) else 0


def _shared(gained: Sequence[int], seat: int) -> dict[str, Any]:
    """The most that any other seat gains, and which seats gain as much."""
    most = max(gain for other, gain in enumerate(gained) if other != seat)
    seats = tuple(other for other, gain in enumerate(gained) if other != seat and gain == most)
    return {"seat": seats, "count": len(seats), "gain": Dollars(most)}


def _brief_ship(one: One) -> Note:
    move, state = one.move, one.state
    assert isinstance(move, Ship)
    gained = gains(state, move.route)
    own, shared = gained[one.seat], _shared(gained, one.seat)
    if shared["gain"]:
        return Brief.SHIPS_ALSO(own=Dollars(own), **shared)
    return Brief.SHIPS(own=Dollars(own), worth=Dollars(_worth(state, own)))


def _pass_shipping(one: One) -> list[Note]:
    if _best_shipment(one.state, one.seat):
        return [Fact.BLOCKS()]
    return [Fact.ONLY_OTHERS() if owned_links(one.state)[one.seat] else Fact.NO_LINK()]


_FACTS: Final[dict[type[Move], Callable[[One], list[Note]]]] = {
    Borrow: _borrow,
    NoLoan: _no_loan,
    Retire: _retire,
    KeepLoans: _keep,
    Bid: _bid,
    PassBid: _pass,
    PayToBuild: _pay,
    WaitToBuild: _wait,
    Ship: _ship,
    PassShipping: _pass_shipping,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Note]]] = {
    Borrow: _brief_loan,
    NoLoan: lambda one: Brief.NO_LOAN(cash=_cash_for_bids(one.state, one.seat)),
    Retire: _brief_loan,
    KeepLoans: lambda one: Brief.KEEPS_CASH(cash=one.state.cash[one.seat]),
    Bid: _brief_bid,
    PassBid: _brief_pass,
    PayToBuild: lambda one: Brief.AT_ONCE(),
    WaitToBuild: lambda one: Brief.WAITS(missing=shortfall(one.state)),
    Ship: _brief_ship,
    PassShipping: lambda one: Brief.NOTHING(),
}
