"""Whether saved data are a state of North American Railways: what contradicts is named with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.contract import BadData
from game.rules.north_american_railways.cards import Cards
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    CITIES_TO_END,
    ENDED,
    FEW_CITIES,
    FEW_SHARES,
    GOING_ON,
    NO_PURCHASE,
    NONE,
    START_CITY,
)

if TYPE_CHECKING:
    from game.rules.north_american_railways.saved import Saved


def check_saved(saved: Saved, cards: Cards) -> None:
    """Raise `BadData`, with the place and what was expected, for data that contradict."""
    _check_shapes(saved, cards)
    _check_shares(saved, cards)
    _check_cities(saved, cards)
    _check_companies(saved, cards)
    if saved.step in (CITIES, ENDED):
        _check_phase_2(saved)
    else:
        _check_phase_1(saved)
    _check_ended(saved)


def _expect(holds: bool, key: str, expected: str) -> None:
    if not holds:
        raise BadData(f"state of North American Railways: {key}: expected {expected}")


def _ascending(numbers: list[int]) -> bool:
    return numbers == sorted(set(numbers))


def _check_shapes(saved: Saved, cards: Cards) -> None:
    """Lists of the right lengths; seats, companies, columns and start cities that there are."""
    count, columns, seats = len(cards.companies), cards.columns, range(saved.players)
    for key in ("first", "turn", "proposer"):
        _expect(getattr(saved, key) in seats, key, "a seat")
    _expect(len(saved.cash) == saved.players, "cash", f"one sum for each of {saved.players} seats")
    for key in ("treasury", "director", "network", "start_city"):
        _expect(len(getattr(saved, key)) == count, key, f"one entry for each of {count} companies")
    _expect(
        len(saved.held) == saved.players and all(len(shares) == count for shares in saved.held),
        "held",
        f"{saved.players} lists of {count} numbers",
    )
    _expect(all(seat in (NONE, *seats) for seat in saved.director), "director", "seats or -1")
    drawn = [city for city in saved.start_city if city != NONE]
    _expect(
        len(set(drawn)) == len(drawn) and all(city < len(cards.start_cities) for city in drawn),
        "start_city",
        "different start cities or -1",
    )
    for key in ("share_columns", "shares_left", "city_columns", "cities_left"):
        _expect(len(getattr(saved, key)) == columns, key, f"one entry for each of {columns} columns")
    _expect(saved.offer_column < columns, "offer_column", f"a column below {columns} or -1")
    _expect(
        _ascending(saved.asked) and all(company < count for company in saved.asked),
        "asked",
        f"different companies below {count}, ascending",
    )
    _expect(
        _ascending(saved.passed) and all(seat in seats for seat in saved.passed),
        "passed",
        "different seats, ascending",
    )
    _expect(len(saved.bought) == saved.players, "bought", f"one list for each of {saved.players} seats")


def _check_shares(saved: Saved, cards: Cards) -> None:
    """The share cards: as many as are dealt, and each in a column or with a player."""
    setup, count = cards.setup, len(cards.companies)
    length = (setup.shares_per_company * count - setup.shares_removed) // cards.columns
    for i, column in enumerate(saved.share_columns):
        _expect(
            len(column) == length and all(company < count for company in column),
            f"share_columns[{i}]",
            f"{length} companies below {count}",
        )
        _expect(saved.shares_left[i] <= length, f"shares_left[{i}]", f"at most {length}")
    for company, name in enumerate(cards.companies):
        dealt = sum(column.count(company) for column in saved.share_columns)
        most = setup.shares_per_company
        _expect(dealt <= most, "share_columns", f"at most {most} shares of {name}")
        gone = zip(saved.share_columns, saved.shares_left, strict=True)
        taken = sum(column[left:].count(company) for column, left in gone)
        held = sum(of_seat[company] for of_seat in saved.held)
        _expect(held == taken, "held", f"{taken} shares of {name} in all")


def _check_cities(saved: Saved, cards: Cards) -> None:
    """The city cards: each once, in a column or in a network."""
    length = len(cards.cities) // cards.columns
    for i, column in enumerate(saved.city_columns):
        _expect(len(column) == length, f"city_columns[{i}]", f"{length} cities")
        _expect(saved.cities_left[i] <= length, f"cities_left[{i}]", f"at most {length}")
    laid = sorted(city for column in saved.city_columns for city in column)
    _expect(laid == list(range(len(cards.cities))), "city_columns", "every city once")
    gone = zip(saved.city_columns, saved.cities_left, strict=True)
    taken = sorted(city for column, left in gone for city in column[left:])
    bought = sorted(city for cities in saved.network for city in cities)
    _expect(bought == taken, "network", "the cities taken from the columns")


def _check_companies(saved: Saved, cards: Cards) -> None:
    """A founded company has a director, who has most shares of it, and a start city; another has nothing."""
    waiting = _waiting_company(saved)
    for company, name in enumerate(cards.companies):
        held, director = [shares[company] for shares in saved.held], saved.director[company]
        _expect(
            (director != NONE) == any(held),
            f"director[{company}]",
            f"a director of {name} if players hold its shares, and only then",
        )
        _expect(
            director == NONE or held[director] == max(held),
            f"director[{company}]",
            f"a seat with as many shares of {name} as any",
        )
        _expect(
            (saved.start_city[company] != NONE) == (director != NONE and company != waiting),
            f"start_city[{company}]",
            f"one if {name} is founded, and only then",
        )
        if director == NONE:
            _expect(not saved.treasury[company], f"treasury[{company}]", f"nothing before {name} is founded")
        if director == NONE or company == waiting:
            _expect(not saved.network[company], f"network[{company}]", f"no city before {name} begins")


def _waiting_company(saved: Saved) -> int:
    """The company that waits for its start city, or -1."""
    if saved.step != START_CITY:
        return NONE
    _expect(saved.offer_column != NONE, "offer_column", "the column of the share that founded a company")
    column, left = saved.share_columns[saved.offer_column], saved.shares_left[saved.offer_column]
    _expect(left < len(column), "offer_column", "the column of the share that founded a company")
    company = column[left]
    _expect(
        sum(shares[company] for shares in saved.held) == 1
        and saved.held[saved.turn][company] == 1
        and saved.treasury[company] > 0,
        "offer_column",
        "the column of the share with which the actor has just founded a company",
    )
    return company


def _check_phase_1(saved: Saved) -> None:
    """The seat whose turn it is, what it has asked for, and its offer."""
    step, proposer = saved.step, saved.proposer
    _expect(saved.acted < saved.players, "acted", f"fewer than {saved.players} seats")
    _expect(
        proposer == (saved.first + saved.acted) % saved.players,
        "proposer",
        "the seat so many places clockwise from the starting player",
    )
    _expect(not saved.passed, "passed", "nobody in phase I")
    _expect(not any(saved.bought), "bought", "nothing in phase I")
    _expect(saved.cities_bought == 0, "cities_bought", "0 in phase I")
    for company in saved.asked:
        _expect(
            saved.director[company] not in (NONE, proposer), "asked", "companies that another seat directs"
        )
    penniless = step != START_CITY and not saved.cash[proposer]
    _expect(not (saved.asked and penniless), "asked", "no company by a seat without money")
    _expect(step != CHOOSE_SHARE or any(saved.shares_left), "shares_left", "a share to choose")
    _expect(step == ANSWER or saved.turn == proposer, "turn", "the seat whose turn of phase I it is")
    _expect(
        (saved.offer_column != NONE) == (step in (ANSWER, START_CITY)),
        "offer_column",
        "a column while an offer is open or a start city is drawn",
    )
    _expect((saved.offer_price > 0) == (step == ANSWER), "offer_price", "a price while an offer is open")
    if step == ANSWER:
        column, left = saved.share_columns[saved.offer_column], saved.shares_left[saved.offer_column]
        _expect(left > 0, "offer_column", "a column with a card left")
        company = column[left - 1]
        _expect(company in saved.asked, "asked", "the company whose share is on offer among them")
        _expect(saved.turn == saved.director[company], "turn", "the director, to answer")
        _expect(saved.offer_price <= saved.cash[proposer], "offer_price", "no more than the proposer has")


def _check_phase_2(saved: Saved) -> None:
    """Who has passed, and for which companies each has bought."""
    _expect(saved.acted == 0, "acted", "0 after phase I")
    _expect(saved.proposer == saved.first, "proposer", "the starting player after phase I")
    _expect(not saved.asked, "asked", "no company after phase I")
    _expect(saved.offer_column == NONE, "offer_column", "-1 after phase I")
    _expect(saved.offer_price == 0, "offer_price", "0 after phase I")
    for seat, companies in enumerate(saved.bought):
        _expect(
            _ascending(companies)
            and all(c < len(saved.treasury) and saved.held[seat][c] > 0 for c in companies),
            f"bought[{seat}]",
            "different companies of which the seat has a share, ascending",
        )
    for company, cities in enumerate(saved.network):
        buyers = sum(company in companies for companies in saved.bought)
        _expect(buyers <= len(cities), f"network[{company}]", "the cities bought in this phase among them")
    count = sum(len(companies) for companies in saved.bought)
    _expect(saved.cities_bought == count, "cities_bought", f"{count}, as many as `bought` lists")
    if saved.step == CITIES:
        _expect(saved.turn not in saved.passed, "turn", "a seat that has not passed")
    else:
        _expect(len(saved.passed) == saved.players, "passed", "every seat when the game is over")


def _check_ended(saved: Saved) -> None:
    """Why this turn is the last one: known from phase II on, and then by what is left."""
    expected = GOING_ON
    if saved.step in (CITIES, ENDED):
        if sum(saved.shares_left) < saved.players:
            expected = FEW_SHARES
        elif sum(saved.cities_left) + saved.cities_bought <= CITIES_TO_END:
            expected = FEW_CITIES
        elif saved.step == ENDED:
            expected = NO_PURCHASE
            _expect(saved.cities_bought == 0, "step", "a game that goes on, with shares and cities left")
    _expect(saved.ended == expected, "ended", f"{expected}, by the shares and cities that are left")
