"""A ledger of North American Railways, kept from events alone: they must explain the table."""

from game.rules.contract import Event
from game.rules.north_american_railways import NorthAmericanRailwaysState
from game.rules.north_american_railways.events import (
    CitiesPassed,
    CityBought,
    DirectorChanged,
    OfferAnswered,
    ShareOffered,
    ShareTaken,
    StartCityDrawn,
    TurnBegan,
)
from tests.helpers.ledger import MoneyLedger


class Ledger(MoneyLedger):
    """Money, shares, directors, networks, columns and the turn, as the events tell them."""

    def __init__(self, state: NorthAmericanRailwaysState) -> None:
        """Begin with the current state."""
        super().__init__(state.cash, state.treasury)
        self.companies = len(state.treasury)
        self.held = state.held[:]
        self.director = state.director[:]
        self.network = [list(cities) for cities in state.network]
        self.start_city = state.start_city[:]
        self.shares = [list(c[:n]) for c, n in zip(state.share_columns, state.shares_left, strict=True)]
        self.cities = [list(c[:n]) for c, n in zip(state.city_columns, state.cities_left, strict=True)]
        self.turn, self.first = state.turn_number, state.first
        self.passed: set[int] = set()
        self.offer: ShareOffered | None = None

    def table(self) -> dict[str, object]:
        """Return the state according to the ledger."""
        return {
            "cash": self.cash,
            "treasury": self.treasury,
            "held": self.held,
            "director": self.director,
            "network": self.network,
            "start_city": self.start_city,
            "shares": self.shares,
            "cities": self.cities,
            "when": (self.turn, self.first),
        }

    def hear(self, event: Event) -> None:
        """Write down an event."""
        super().hear(event)
        match event:
            case ShareOffered(seat, company, column, _):
                assert self.shares[column][-1] == company
                assert self.director[company] not in (-1, seat)
                self.offer = event
            case OfferAnswered(seat, company, _):
                assert self.offer is not None
                assert (seat, company) == (self.director[company], self.offer.company)
            case ShareTaken(seat, company, column, amount):
                assert self.shares[column].pop() == company
                assert amount > 0
                self.held[seat * self.companies + company] += 1
            case DirectorChanged(seat, company):
                assert self.director[company] != seat
                self.director[company] = seat
            case StartCityDrawn(company, start_city):
                assert self.start_city[company] == -1
                self.start_city[company] = start_city
            case CityBought(seat, company, city, column, _):
                assert seat not in self.passed
                assert self.cities[column].pop() == city
                self.network[company].append(city)
            case CitiesPassed(seat):
                assert seat not in self.passed
                self.passed.add(seat)
            case TurnBegan(turn, first):
                self.turn, self.first = turn, first
                self.passed = set()


def table_of(state: NorthAmericanRailwaysState) -> dict[str, object]:
    """Return a state in the ledger's form."""
    return Ledger(state).table()
