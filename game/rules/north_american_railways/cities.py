"""Phase II, buy cities. Rulebook: Phase II. Rulings 9, 11b, 11c."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import BANK, EventListener, MoneyPaid, Move, company_party
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.events import CitiesPassed, CityBought, LastTurn, PhaseBegan
from game.rules.north_american_railways.income import end_turn_of_game
from game.rules.north_american_railways.message_ids import Paid
from game.rules.north_american_railways.moves import BuyCity, PassCities
from game.rules.north_american_railways.prompts import ending_of
from game.rules.north_american_railways.steps import (
    ALL_BOUGHT,
    BY_CHOICE,
    CITIES,
    CITIES_TO_END,
    FEW_CITIES,
    GOING_ON,
    NO_CITIES,
    NO_PURCHASE,
    NO_SHARES,
    OTHERS_TOO_POOR,
    TOO_POOR,
)
from game.rules.record import to_mask

PASS_CITIES: Final = PassCities()


def begin_cities(state: NorthAmericanRailwaysData, on_event: EventListener | None) -> None:
    """Begin phase II with the starting player; it starts the last turn if five or fewer cities are left."""
    state.step = CITIES
    state.turn = state.first
    state.proposer = state.first
    state.passed = 0
    state.cities_bought = 0
    state.bought = [0] * state.players
    if on_event is not None:
        on_event(PhaseBegan(2))
    if sum(state.cities_left) <= CITIES_TO_END:
        _make_last(state, FEW_CITIES, on_event)


def _make_last(state: NorthAmericanRailwaysData, reason: int, on_event: EventListener | None) -> None:
    if state.ended == GOING_ON:
        state.ended = reason
        if on_event is not None:
            on_event(LastTurn(ending_of(state)))


def needed_to_go_on(state: NorthAmericanRailwaysData) -> int:
    """Return what a company founded now must hold for a city to be bought in this turn, in dollars.

    A turn in which nobody buys a city is the last ("End of the game"). 0 where a treasury can pay one
    anyway, where others are still to choose a share, and where no city is on offer.
    """
    offered = [state.bottom_city(column) for column, left in enumerate(state.cities_left) if left]
    if state.acted + 1 < state.players or not offered:
        return 0
    minimum = min(state.cards.cost[city] for city in offered)
    return 0 if max(state.treasury) >= minimum else minimum


def city_moves(state: NorthAmericanRailwaysData) -> Sequence[Move]:
    """Return for each company with a share the bottom cities it can pay, each once, and to pass."""
    found: list[Move] = []
    count = len(state.treasury)
    start = state.turn * count
    done = state.bought[state.turn]
    cost, columns, left = state.cards.cost, state.city_columns, state.cities_left
    prices = [cost[columns[i][n - 1]] if n else 1 << 30 for i, n in enumerate(left)]
    for company in range(count):
        if state.held[start + company] and not done >> company & 1:
            treasury = state.treasury[company]
            if treasury:
                buy = state.cards.buy_city[company]
                for column, price in enumerate(prices):
                    if price <= treasury:
                        found.append(buy[column])
    found.append(PASS_CITIES)
    return found


def why_passing(state: NorthAmericanRailwaysData) -> int:
    """Return why the current player can buy no city now, such as `ALL_BOUGHT`; `BY_CHOICE` if one can."""
    if len(city_moves(state)) > 1:
        return BY_CHOICE
    mine = to_mask(c for c in range(len(state.treasury)) if state.shares_of(state.turn, c))
    bought = state.bought[state.turn]
    if not mine:
        return NO_SHARES
    if not any(state.cities_left):
        return NO_CITIES
    if not mine & ~bought:
        return ALL_BOUGHT
    return OTHERS_TOO_POOR if bought else TOO_POOR


def buy_city(state: NorthAmericanRailwaysData, move: BuyCity, on_event: EventListener | None) -> None:
    """Pay for the city from the treasury and add it to the network."""
    company = move.company
    city = state.bottom_city(move.city_column)
    cards = state.cards
    state.cities_left[move.city_column] -= 1
    state.treasury[company] -= cards.cost[city]
    state.income[company] += cards.income[city]
    state.symbols[company] += cards.symbols[city]
    state.network[company] = (*state.network[company], city)
    state.bought[state.turn] |= 1 << company
    state.cities_bought += 1
    if on_event is not None:
        on_event(CityBought(state.turn, company, city, move.city_column, cards.cost[city]))
        on_event(MoneyPaid(company_party(company), BANK, cards.cost[city], Paid.CITY))
    _next_player(state, on_event)


def pass_cities(state: NorthAmericanRailwaysData, move: PassCities, on_event: EventListener | None) -> None:
    """Pass for the rest of the phase; when all have passed, pay the income."""
    state.passed |= 1 << state.turn
    if on_event is not None:
        on_event(CitiesPassed(state.turn, why_passing(state)))
    if state.passed == (1 << state.players) - 1:
        if not state.cities_bought:
            _make_last(state, NO_PURCHASE, on_event)
        end_turn_of_game(state, on_event)
    else:
        _next_player(state, on_event)


def _next_player(state: NorthAmericanRailwaysData, on_event: EventListener | None) -> None:
    seat = state.turn
    while True:
        seat = (seat + 1) % state.players
        if not state.passed >> seat & 1:
            state.turn = seat
            return


APPLY: Final[dict[type[Move], Callable[[NorthAmericanRailwaysData, Any, EventListener | None], None]]] = {
    BuyCity: buy_city,
    PassCities: pass_cities,
}
