"""A ledger of American Rails, kept from events alone, which must explain the table."""

from game.rules.american_rails import AmericanRailsState
from game.rules.american_rails.events import (
    ConnectionMade,
    CubePlaced,
    HousePlaced,
    IncomeChanged,
    MarkerPlaced,
    OrderTaken,
    PhaseBegan,
    ShareLost,
    ShareRemoved,
    ShareSold,
)
from game.rules.contract import Event
from game.rules.hexgrid import bits
from tests.helpers.ledger import MoneyLedger


class Ledger(MoneyLedger):
    """Money, shares, cubes, houses, incomes, markers and the turn order, as the events tell them."""

    def __init__(self, state: AmericanRailsState) -> None:
        """Begin with the current state."""
        super().__init__(state.cash, state.treasury)
        self.seats = state.players
        self.companies = len(state.treasury)
        self.held = [[state.held(seat, c) for c in range(self.companies)] for seat in range(self.seats)]
        self.unsold = state.unsold[:]
        self.removed = [state.removed(c) for c in range(self.companies)]
        self.cubes = state.cubes[:]
        self.track = [set(bits(track)) for track in state.track]
        self.houses = set(bits(state.houses))
        self.income = state.income[:]
        self.markers = state.markers[:]
        self.turn_order = state.turn_order[:]
        self.year, self.column = state.year, state.column
        self.joined = connections(state)

    def table(self) -> dict[str, object]:
        """Return the state according to the ledger."""
        return {
            "cash": self.cash,
            "treasury": self.treasury,
            "held": self.held,
            "unsold": self.unsold,
            "removed": self.removed,
            "cubes": self.cubes,
            "track": self.track,
            "houses": self.houses,
            "income": self.income,
            "joined": self.joined,
            "markers": self.markers,
            "turn_order": self.turn_order,
            "when": (self.year, self.column),
        }

    def hear(self, event: Event) -> None:
        """Write down an event."""
        super().hear(event)
        match event:
            case ShareSold(seat, company, _):
                self.unsold[company] -= 1
                self.held[seat][company] += 1
            case ShareRemoved(company):
                self.removed[company] += 1
                self.unsold[company] -= 1
            case ShareLost(seat, company):
                self.held[seat][company] -= 1
                self.removed[company] += self.unsold[company] + 1
                self.unsold[company] = 0
            case CubePlaced(_, company, hex_number):
                assert hex_number not in self.track[company]
                self.cubes[company] -= 1
                self.track[company].add(hex_number)
            case HousePlaced(_, hex_number):
                assert hex_number not in self.houses
                self.houses.add(hex_number)
            case IncomeChanged(company, before, after):
                assert before == self.income[company]
                assert after != before
                self.income[company] = after
            case ConnectionMade(company, city, other):
                assert (company, city, other) not in self.joined
                self.joined.add((company, city, other))
            case PhaseBegan(year, column):
                if column == 0:
                    self.markers = [-1] * len(self.markers)
                self.year, self.column = year, column
            case MarkerPlaced(seat, column, row):
                place = column * len(self.markers) // 3 + row
                assert self.markers[place] == -1
                self.markers[place] = seat
            case OrderTaken(seat, place):
                if place == 1:
                    self.turn_order = []
                self.turn_order.append(seat)
                assert place == len(self.turn_order)


def connections(state: AmericanRailsState) -> set[tuple[int, int, int]]:
    """Which companies have joined which pairs of special cities, seen from the map."""
    return {
        (company, *pair)
        for company, track in enumerate(state.track)
        for pair in state.board.pairs
        if all(track >> state.board.cities[city].hex & 1 for city in pair)
    }


def table_of(state: AmericanRailsState) -> dict[str, object]:
    """Return a state in the ledger's form."""
    companies = range(len(state.treasury))
    return {
        "cash": state.cash,
        "treasury": state.treasury,
        "held": [[state.held(seat, c) for c in companies] for seat in range(state.players)],
        "unsold": state.unsold,
        "removed": [state.removed(c) for c in companies],
        "cubes": state.cubes,
        "track": [set(bits(track)) for track in state.track],
        "houses": set(bits(state.houses)),
        "income": state.income,
        "joined": connections(state),
        "markers": state.markers,
        "turn_order": state.turn_order,
        "when": (state.year, state.column),
    }
