"""Reasons why a move is illegal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.contract import NOT_NOW, Move
from game.rules.messages import Message
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.message_ids import Refusal
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    DrawStartCity,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    ENDED,
    FIXED_PRICE,
    NONE,
    RELIEF,
    STEP,
)


def illegal_reason(state: NorthAmericanRailwaysData, move: Move) -> Message:
    """Return why an illegal move is illegal."""
    if state.step == ENDED:
        return Refusal.OVER()
    reason = _REASONS.get(type(move))
    return reason(state, move) if reason is not None else NOT_NOW


def _choosing(state: NorthAmericanRailwaysData, column: int) -> Message | None:
    """Return why the bottom share of a column can't be chosen at all."""
    if state.step != CHOOSE_SHARE:
        return Refusal.SHARES_NOT_NOW()
    if not 0 <= column < len(state.shares_left):
        return Refusal.NO_COLUMN()
    if not state.shares_left[column]:
        return Refusal.EMPTY_COLUMN()
    if not state.cash[state.turn] and not state.asked:
        return Refusal.PENNILESS(amount=RELIEF)
    company = state.bottom_share(column)
    return Refusal.ASKED(company=company) if state.asked >> company & 1 else None


def _price(state: NorthAmericanRailwaysData, amount: int) -> Message:
    if amount < STEP or amount % STEP:
        return Refusal.PRICE_STEP(amount=STEP)
    return Refusal.TOO_DEAR(cash=state.cash[state.turn])


def _against_found(state: NorthAmericanRailwaysData, move: Found) -> Message:
    if reason := _choosing(state, move.column):
        return reason
    company = state.bottom_share(move.column)
    if state.director[company] != NONE:
        return Refusal.FOUNDED(company=company)
    return _price(state, move.amount)


def _against_own(state: NorthAmericanRailwaysData, move: BuyOwn) -> Message:
    if reason := _choosing(state, move.column):
        return reason
    company = state.bottom_share(move.column)
    if state.director[company] != state.turn:
        return Refusal.NOT_DIRECTOR(company=company)
    return Refusal.OWN_TOO_DEAR(price=FIXED_PRICE, cash=state.cash[state.turn])


def _against_offer(state: NorthAmericanRailwaysData, move: Offer) -> Message:
    if reason := _choosing(state, move.column):
        return reason
    company = state.bottom_share(move.column)
    if state.director[company] == NONE:
        return Refusal.NO_DIRECTOR(company=company)
    if state.director[company] == state.turn:
        return Refusal.OWN_COMPANY(company=company, price=FIXED_PRICE)
    return _price(state, move.amount)


def _against_answer(state: NorthAmericanRailwaysData, move: Move) -> Message:
    if state.step != ANSWER:
        return Refusal.NO_OFFER()
    return Refusal.OFFER_TOO_DEAR(amount=state.offer_price)


def _against_end(state: NorthAmericanRailwaysData, move: EndTurn) -> Message:
    if state.step != CHOOSE_SHARE:
        return Refusal.NO_TURN_TO_END()
    if not state.cash[state.turn] and not state.asked:
        return Refusal.TAKE_MONEY_FIRST(amount=RELIEF)
    return Refusal.CHOOSE_FIRST()


def _against_city(state: NorthAmericanRailwaysData, move: BuyCity) -> Message:
    if state.step != CITIES:
        return Refusal.CITIES_NOT_NOW()
    company = move.company
    if not 0 <= company < len(state.treasury):
        return Refusal.NO_COMPANY()
    if not 0 <= move.city_column < len(state.cities_left):
        return Refusal.NO_COLUMN()
    if not state.shares_of(state.turn, company):
        return Refusal.NO_SHARE(company=company)
    if state.bought[state.turn] >> company & 1:
        return Refusal.CITY_BOUGHT(company=company)
    city = state.bottom_city(move.city_column)
    if city == NONE:
        return Refusal.EMPTY_COLUMN()
    return Refusal.CITY_TOO_DEAR(
        city=city, cost=state.cards.cost[city], company=company, treasury=state.treasury[company]
    )


_REASONS: Final[dict[type[Move], Callable[[NorthAmericanRailwaysData, Any], Message]]] = {
    Found: _against_found,
    BuyOwn: _against_own,
    Offer: _against_offer,
    LetGo: _against_answer,
    BuyInstead: _against_answer,
    EndTurn: _against_end,
    TakeMoney: lambda state, move: Refusal.NOT_PENNILESS(amount=RELIEF),
    DrawStartCity: lambda state, move: Refusal.NO_START_CITY(),
    BuyCity: _against_city,
    PassCities: lambda state, move: Refusal.PASS_NOT_NOW(),
}
