"""Phase I, trade shares. Rulebook: Phase I and its Exceptions. Rulings 1 to 8, 11a."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import BANK, EventListener, MoneyPaid, Move, Party, company_party, seat_party
from game.rules.north_american_railways.cities import begin_cities
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.events import (
    DirectorChanged,
    LastTurn,
    OfferAnswered,
    ShareOffered,
    ShareTaken,
    StartCityDrawn,
    TurnEnded,
)
from game.rules.north_american_railways.message_ids import Paid
from game.rules.north_american_railways.moves import (
    BuyInstead,
    BuyOwn,
    DrawStartCity,
    EndTurn,
    Found,
    LetGo,
    Offer,
    TakeMoney,
)
from game.rules.north_american_railways.prompts import ending_of
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    FEW_SHARES,
    FIXED_PRICE,
    NONE,
    RELIEF,
    START_CITY,
    STEP,
)

LET_GO: Final = LetGo()
BUY_INSTEAD: Final = BuyInstead()
TAKE_MONEY: Final = TakeMoney()
END_TURN: Final = EndTurn()


def treasury_part(price: int) -> int:
    """Return the half of a price that goes to the treasury, rounded up to a multiple of $100."""
    return -(-price // (2 * STEP)) * STEP


def directs_all(state: NorthAmericanRailwaysData) -> bool:
    """Return whether every bottom share is of a company that the current player directs (Exceptions)."""
    return all(
        state.director[state.bottom_share(column)] == state.turn
        for column, left in enumerate(state.shares_left)
        if left
    )


def choose_moves(state: NorthAmericanRailwaysData) -> Sequence[Move]:
    """Return every bottom share in the way in which it can be bought."""
    cash = state.cash[state.turn]
    if not cash and not state.asked:
        return (TAKE_MONEY,)
    found: list[Move] = []
    for column, left in enumerate(state.shares_left):
        if not left:
            continue
        company = state.share_columns[column][left - 1]
        if state.asked >> company & 1:
            continue
        director = state.director[company]
        if director == NONE:
            found += state.cards.found(column, cash)
        elif director != state.turn:
            found += state.cards.offers(column, cash)
        elif cash >= FIXED_PRICE or (cash and directs_all(state)):
            found.append(state.cards.buy_own[column])
    if state.asked or state.may_pass:
        found.append(END_TURN)
    return found


def found_company(state: NorthAmericanRailwaysData, move: Found, on_event: EventListener | None) -> None:
    """Pay the price into the treasury; chance then turns over the start city."""
    company = _take_share(state, state.turn, move.column, move.amount, on_event)
    _pay(state, state.turn, company, move.amount, move.amount, BANK, on_event)
    state.director[company] = state.turn
    state.offer_column = move.column
    state.step = START_CITY
    if on_event is not None:
        on_event(DirectorChanged(state.turn, company))


def start_city_moves(state: NorthAmericanRailwaysData) -> Sequence[Move]:
    """Return the chance moves: each start city that is left in the stack."""
    return [
        DrawStartCity(number)
        for number in range(len(state.cards.start_cities))
        if state.start_cities_left >> number & 1
    ]


def draw_start_city(
    state: NorthAmericanRailwaysData, move: DrawStartCity, on_event: EventListener | None
) -> None:
    """Found the company's network in its start city."""
    company = founded_company(state)
    state.offer_column = NONE
    state.start_cities_left &= ~(1 << move.start_city)
    state.start_city[company] = move.start_city
    state.income[company] += state.cards.start_cities[move.start_city].income
    if on_event is not None:
        on_event(StartCityDrawn(company, move.start_city))
    _next_player(state, on_event)


def founded_company(state: NorthAmericanRailwaysData) -> int:
    """Return the company that waits for its start city: its share was the last taken from the column."""
    column = state.offer_column
    return state.share_columns[column][state.shares_left[column]]


def buy_own(state: NorthAmericanRailwaysData, move: BuyOwn, on_event: EventListener | None) -> None:
    """Buy a share of a company that one directs for $1000 (or all cash if that is the only choice)."""
    price = min(FIXED_PRICE, state.cash[state.turn])
    company = _take_share(state, state.turn, move.column, price, on_event)
    _pay(state, state.turn, company, price, treasury_part(price), BANK, on_event)
    _next_player(state, on_event)


def offer(state: NorthAmericanRailwaysData, move: Offer, on_event: EventListener | None) -> None:
    """Make an offer to the company's director."""
    company = state.bottom_share(move.column)
    state.asked |= 1 << company
    state.offer_column = move.column
    state.offer_price = move.amount
    state.turn = state.director[company]
    state.step = ANSWER
    if on_event is not None:
        on_event(ShareOffered(state.proposer, company, move.column, move.amount))


def answer_moves(state: NorthAmericanRailwaysData) -> Sequence[Move]:
    """Return the director's answers: to let them buy, or to buy it with the price in hand."""
    if state.cash[state.turn] >= state.offer_price:
        return (LET_GO, BUY_INSTEAD)
    return (LET_GO,)


def takes_over(state: NorthAmericanRailwaysData, seat: int, company: int) -> bool:
    """Return whether a seat becomes director of a company because nobody holds more shares."""
    return state.shares_of(seat, company) >= state.shares_of(state.director[company], company)


def let_go(state: NorthAmericanRailwaysData, move: LetGo, on_event: EventListener | None) -> None:
    """Sell the share to the proposer, who pays treasury and bank and may become director."""
    buyer, price = state.proposer, state.offer_price
    column = _close_offer(state, False, on_event)
    company = _take_share(state, buyer, column, price, on_event)
    _pay(state, buyer, company, price, treasury_part(price), BANK, on_event)
    if takes_over(state, buyer, company):
        state.director[company] = buyer
        if on_event is not None:
            on_event(DirectorChanged(buyer, company))
    _next_player(state, on_event)


def buy_instead(state: NorthAmericanRailwaysData, move: BuyInstead, on_event: EventListener | None) -> None:
    """Sell the share to the director, who pays treasury and proposer; the proposer may go on."""
    director, price = state.turn, state.offer_price
    column = _close_offer(state, True, on_event)
    company = _take_share(state, director, column, price, on_event)
    half = treasury_part(price)
    _pay(state, director, company, price, half, seat_party(state.proposer), on_event)
    state.cash[state.proposer] += price - half
    state.turn = state.proposer
    state.step = CHOOSE_SHARE
    if not any(state.shares_left):
        _end_phase(state, on_event)


def take_money(state: NorthAmericanRailwaysData, move: TakeMoney, on_event: EventListener | None) -> None:
    """Pay $200 from the bank to the current player."""
    state.cash[state.turn] += RELIEF
    if on_event is not None:
        on_event(MoneyPaid(BANK, seat_party(state.turn), RELIEF, Paid.RELIEF))
    _next_player(state, on_event)


def end_turn(state: NorthAmericanRailwaysData, move: EndTurn, on_event: EventListener | None) -> None:
    """End the turn without a further share."""
    if on_event is not None:
        on_event(TurnEnded(state.turn))
    _next_player(state, on_event)


def _close_offer(state: NorthAmericanRailwaysData, bought: bool, on_event: EventListener | None) -> int:
    column = state.offer_column
    if on_event is not None:
        on_event(OfferAnswered(state.turn, state.bottom_share(column), bought, state.proposer))
    state.offer_column = NONE
    state.offer_price = 0
    return column


def _take_share(
    state: NorthAmericanRailwaysData, seat: int, column: int, price: int, on_event: EventListener | None
) -> int:
    company = state.bottom_share(column)
    state.shares_left[column] -= 1
    state.held[seat * len(state.treasury) + company] += 1
    state.sold[company] += 1
    if on_event is not None:
        on_event(ShareTaken(seat, company, column, price, state.director[company] == NONE))
    return company


def _pay(
    state: NorthAmericanRailwaysData,
    seat: int,
    company: int,
    price: int,
    to_treasury: int,
    rest_to: Party,
    on_event: EventListener | None,
) -> None:
    state.cash[seat] -= price
    state.treasury[company] += to_treasury
    if on_event is not None:
        on_event(MoneyPaid(seat_party(seat), company_party(company), to_treasury, Paid.SHARE))
        if price > to_treasury:
            on_event(MoneyPaid(seat_party(seat), rest_to, price - to_treasury, Paid.SHARE))


def _next_player(state: NorthAmericanRailwaysData, on_event: EventListener | None) -> None:
    """Give the turn to the next seat; the phase ends when no share is left."""
    state.acted += 1
    state.asked = 0
    if state.acted == state.players or not any(state.shares_left):
        _end_phase(state, on_event)
        return
    state.turn = (state.first + state.acted) % state.players
    state.proposer = state.turn
    state.step = CHOOSE_SHARE


def _end_phase(state: NorthAmericanRailwaysData, on_event: EventListener | None) -> None:
    state.asked = 0
    state.acted = 0
    if sum(state.shares_left) < state.players:
        state.ended = FEW_SHARES
        if on_event is not None:
            on_event(LastTurn(ending_of(state)))
    begin_cities(state, on_event)


APPLY: Final[dict[type[Move], Callable[[NorthAmericanRailwaysData, Any, EventListener | None], None]]] = {
    Found: found_company,
    BuyOwn: buy_own,
    Offer: offer,
    LetGo: let_go,
    BuyInstead: buy_instead,
    TakeMoney: take_money,
    EndTurn: end_turn,
    DrawStartCity: draw_start_city,
}
