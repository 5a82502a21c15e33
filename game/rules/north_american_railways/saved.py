"""States as plain data, written and read back; what can be derived is derived and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from game.rules.contract import BadData, Data
from game.rules.hexgrid import bits
from game.rules.north_american_railways.cards import STEP, Cards
from game.rules.north_american_railways.steps import (
    ANSWER,
    CITIES,
    ENDED,
    GOING_ON,
    NO_PURCHASE,
    NONE,
    START_CITY,
)

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
    _check(saved, cards)
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


def _check(saved: Saved, cards: Cards) -> None:
    """Raise `BadData` for data that contradict themselves or the cards."""
    count, seats = len(cards.companies), range(saved.players)
    for key in ("first", "turn", "proposer"):
        _expect(getattr(saved, key) in seats, key, "a seat")
    _expect(saved.acted <= saved.players, "acted", f"at most {saved.players}")
    _expect(len(saved.cash) == saved.players, "cash", f"one sum for each of {saved.players} seats")
    for key in ("treasury", "director", "network", "start_city"):
        _expect(len(getattr(saved, key)) == count, key, f"one entry for each of {count} companies")
    _expect(
        len(saved.held) == saved.players and all(len(shares) == count for shares in saved.held),
        "held",
        f"{saved.players} lists of {count} numbers",
    )
    _expect(all(seat < saved.players for seat in saved.director), "director", "seats or -1")
    drawn = [city for city in saved.start_city if city != NONE]
    _expect(
        len(set(drawn)) == len(drawn) and all(city < len(cards.start_cities) for city in drawn),
        "start_city",
        "different start cities or -1",
    )
    _check_columns(saved, cards)
    _check_decision(saved, count)


def _check_columns(saved: Saved, cards: Cards) -> None:
    setup, count = cards.setup, len(cards.companies)
    for key, left in (("share_columns", saved.shares_left), ("city_columns", saved.cities_left)):
        columns = getattr(saved, key)
        _expect(len(columns) == setup.columns, key, f"{setup.columns} columns")
        _expect(
            len(left) == setup.columns
            and all(n <= len(column) for n, column in zip(left, columns, strict=True)),
            key.split("_")[0] + "s_left",
            "what is left of each column",
        )
    dealt = [company for column in saved.share_columns for company in column]
    _expect(all(company < count for company in dealt), "share_columns", f"companies below {count}")
    for company in range(count):
        taken = sum(
            column[left:].count(company)
            for column, left in zip(saved.share_columns, saved.shares_left, strict=True)
        )
        held = sum(of_seat[company] for of_seat in saved.held)
        _expect(held == taken, "held", f"{taken} shares of {cards.companies[company]} in all")
        _expect(
            dealt.count(company) <= setup.shares_per_company,
            "share_columns",
            f"at most {setup.shares_per_company} shares of a company",
        )
        _expect((saved.director[company] != NONE) == (held > 0), "director", "one for each founded company")
    laid = sorted(city for column in saved.city_columns for city in column)
    _expect(laid == list(range(len(cards.cities))), "city_columns", "every city once")
    bought = sorted(city for cities in saved.network for city in cities)
    gone = sorted(
        city
        for column, left in zip(saved.city_columns, saved.cities_left, strict=True)
        for city in column[left:]
    )
    _expect(bought == gone, "network", "the cities taken from the columns")


def _check_decision(saved: Saved, count: int) -> None:
    _expect(all(company < count for company in saved.asked), "asked", f"companies below {count}")
    _expect(all(seat < saved.players for seat in saved.passed), "passed", "seats")
    _expect(
        len(saved.bought) == saved.players
        and all(company < count for of_seat in saved.bought for company in of_seat),
        "bought",
        "a list of companies for each seat",
    )
    waiting = saved.step in (ANSWER, START_CITY)
    _expect(waiting == (saved.offer_column != NONE), "offer_column", "a column while an offer is open")
    _expect(saved.offer_column < len(saved.share_columns), "offer_column", "a column or -1")
    _expect(
        (saved.offer_price > 0) == (saved.step == ANSWER), "offer_price", "a price while an offer is open"
    )
    if saved.step == ANSWER:
        column = saved.offer_column
        _expect(saved.shares_left[column] > 0, "offer_column", "a column with a card left")
        company = saved.share_columns[column][saved.shares_left[column] - 1]
        _expect(saved.turn == saved.director[company], "turn", "the director, to answer")
    if saved.step == CITIES:
        _expect(saved.turn not in saved.passed, "turn", "a seat that has not passed")
    for company, city in enumerate(saved.start_city):
        founded = saved.director[company] != NONE
        drawing = saved.step == START_CITY and _founding(saved) == company
        _expect((city != NONE) == (founded and not drawing), "start_city", "one for each founded company")


def _founding(saved: Saved) -> int:
    column = saved.share_columns[saved.offer_column]
    left = saved.shares_left[saved.offer_column]
    _expect(left < len(column), "offer_column", "the column from which a company was founded")
    return column[left]


def _expect(holds: bool, key: str, expected: str) -> None:
    if not holds:
        raise BadData(f"state of North American Railways: {key}: expected {expected}")
