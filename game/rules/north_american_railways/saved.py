"""States as plain data, written and read back; what can be derived is derived and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from game.rules.contract import BadData, Data
from game.rules.hexgrid import bits
from game.rules.north_american_railways.cards import STEP, Cards
from game.rules.north_american_railways.saved_check import check_saved
from game.rules.north_american_railways.steps import ENDED, GOING_ON, NO_PURCHASE, NONE

if TYPE_CHECKING:
    from game.rules.north_american_railways.state import NorthAmericanRailwaysState

Count = Annotated[int, Meta(ge=0)]
OrNone = Annotated[int, Meta(ge=NONE)]
Sum = Annotated[int, Meta(ge=0, multiple_of=STEP)]


class Saved(Struct, forbid_unknown_fields=True):
    """A state of North American Railways. Lists are by seat, company or column."""

    players: Annotated[int, Meta(ge=3, le=5)]
    may_pass: bool
    turn_number: Annotated[int, Meta(ge=1)]
    first: Count
    step: Annotated[int, Meta(ge=0, le=ENDED)]
    turn: Count
    acted: Count
    proposer: Count
    cash: list[Sum]
    treasury: list[Sum]
    held: list[list[Count]]
    director: list[OrNone]
    network: list[list[Count]]
    start_city: list[OrNone]
    share_columns: list[list[Count]]
    shares_left: list[Count]
    city_columns: list[list[Count]]
    cities_left: list[Count]
    asked: list[Count]
    offer_column: OrNone
    offer_price: Sum
    passed: list[Count]
    bought: list[list[Count]]
    cities_bought: Count
    ended: Annotated[int, Meta(ge=GOING_ON, le=NO_PURCHASE)]


def write_state(state: NorthAmericanRailwaysState) -> Data:
    """The state as plain data."""
    count = len(state.treasury)
    saved = Saved(
        players=state.players,
        may_pass=state.may_pass,
        turn_number=state.turn_number,
        first=state.first,
        step=state.step,
        turn=state.turn,
        acted=state.acted,
        proposer=state.proposer,
        cash=state.cash[:],
        treasury=state.treasury[:],
        held=[state.held[seat * count : (seat + 1) * count] for seat in range(state.players)],
        director=state.director[:],
        network=[list(cities) for cities in state.network],
        start_city=state.start_city[:],
        share_columns=[list(column) for column in state.share_columns],
        shares_left=state.shares_left[:],
        city_columns=[list(column) for column in state.city_columns],
        cities_left=state.cities_left[:],
        asked=bits(state.asked),
        offer_column=state.offer_column,
        offer_price=state.offer_price,
        passed=bits(state.passed),
        bought=[bits(companies) for companies in state.bought],
        cities_bought=state.cities_bought,
        ended=state.ended,
    )
    data: Data = msgspec.to_builtins(saved)
    return data


def read_state(state: NorthAmericanRailwaysState, cards: Cards, data: Data) -> None:
    """Fill an empty state from data; raises `BadData` with the place and what was expected."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadData(f"state of North American Railways: {error}") from error
    check_saved(saved, cards)
    companies = range(len(cards.companies))
    state.cards = cards
    state._players = saved.players
    state.may_pass = saved.may_pass
    state.turn_number = saved.turn_number
    state.first = saved.first
    state.step = saved.step
    state.turn = saved.turn
    state.acted = saved.acted
    state.proposer = saved.proposer
    state.cash = saved.cash
    state.treasury = saved.treasury
    state.held = [shares for of_seat in saved.held for shares in of_seat]
    state.sold = [sum(of_seat[c] for of_seat in saved.held) for c in companies]
    state.director = saved.director
    state.network = [tuple(cities) for cities in saved.network]
    state.start_city = saved.start_city
    state.start_cities_left = sum(
        1 << number for number in range(len(cards.start_cities)) if number not in saved.start_city
    )
    state.income = [
        sum(cards.cities[city].income for city in saved.network[c])
        + (cards.start_cities[saved.start_city[c]].income if saved.start_city[c] != NONE else 0)
        for c in companies
    ]
    state.symbols = [sum(cards.cities[city].coast_to_coast for city in saved.network[c]) for c in companies]
    state.share_columns = tuple(tuple(column) for column in saved.share_columns)
    state.shares_left = saved.shares_left
    state.city_columns = tuple(tuple(column) for column in saved.city_columns)
    state.cities_left = saved.cities_left
    state.asked = sum(1 << company for company in saved.asked)
    state.offer_column = saved.offer_column
    state.offer_price = saved.offer_price
    state.passed = sum(1 << seat for seat in saved.passed)
    state.bought = [sum(1 << company for company in of_seat) for of_seat in saved.bought]
    state.cities_bought = saved.cities_bought
    state.ended = saved.ended
