"""The state of North American Railways as data: its fields and queries.

Lists are by seat, company or column; sets of companies and seats are bit masks.

>>> import random
>>> from game.rules.north_american_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> state.cash, state.turn_number
([2000, 2000, 2000], 1)
>>> isinstance(state, NorthAmericanRailwaysData)
True
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Self

from msgspec import Meta

from game.rules.contract import Data, Game, State
from game.rules.hexgrid import bits
from game.rules.north_american_railways.cards import Cards
from game.rules.north_american_railways.steps import (
    ENDED,
    GOING_ON,
    NO_PURCHASE,
    NONE,
    SHARE_STEPS,
    STEP,
    SYMBOL_VALUE,
)
from game.rules.record import (
    Count,
    Default,
    Derived,
    IndexOrNone,
    Mask,
    Rows,
    Saved,
    Shared,
    Turn,
    flatten,
    split_rows,
    to_mask,
)

Sum = Annotated[int, Meta(ge=0, multiple_of=STEP)]


class NorthAmericanRailwaysData(State):
    """Cash, treasuries, shares, networks, the columns, and whose turn it is."""

    game: Shared[Game]
    cards: Shared[Cards]
    players: Saved[Annotated[int, Meta(ge=3, le=5)]]
    may_pass: Saved[bool]
    """Whether a turn of phase I may always be ended without a share (option)."""
    turn_number: Saved[Turn]
    """The game turn, from 1."""
    first: Saved[Count]
    """The starting player's seat."""
    step: Saved[Annotated[int, Meta(ge=0, le=ENDED)]]
    turn: Saved[Count]
    """The seat that decides."""
    acted: Saved[Count]
    """How many seats have had their turn in phase I."""
    proposer: Saved[Count]
    """The seat whose turn of phase I it is."""
    cash: Saved[list[Sum]]
    treasury: Saved[list[Sum]]
    held: Saved[Annotated[list[Count], Rows("treasury")]]
    """The shares held by each seat: of company c by seat s at ``s * companies + c``."""
    sold: Derived[list[int]]
    """The shares of each company held by all players."""
    director: Saved[list[IndexOrNone]]
    """Each company's director, or -1."""
    income: Derived[list[int]]
    """The dollars that each company's network earns in a turn."""
    symbols: Derived[list[int]]
    """The number of Coast-to-Coast symbols in each company's network."""
    network: Saved[list[tuple[Count, ...]]]
    """The cities that each company bought, in order."""
    start_city: Saved[list[IndexOrNone]]
    """Each company's start city, or -1."""
    start_cities_left: Derived[int]
    """The mask of the start cities still in the stack."""
    share_columns: Saved[tuple[tuple[Count, ...], ...]]
    """The deal: companies of the share cards, top first; the last one left is the bottom card."""
    shares_left: Saved[list[Count]]
    """How many cards each share column still has."""
    city_columns: Saved[tuple[tuple[Count, ...], ...]]
    cities_left: Saved[list[Count]]
    asked: Saved[Mask]
    """The mask of the companies that the proposer has asked for this turn."""
    offer_column: Saved[IndexOrNone]
    """The share column that was asked for or founded from, or -1."""
    offer_price: Saved[Sum]
    passed: Saved[Mask]
    """The mask of the seats that have passed in phase II."""
    bought: Saved[list[Mask]]
    """The masks of the companies for which each seat has bought in phase II."""
    cities_bought: Saved[Count]
    """The number of cities bought in this phase II."""
    ended: Saved[Annotated[int, Meta(ge=GOING_ON, le=NO_PURCHASE)]]
    """The reason why the current turn is the last one, or `GOING_ON`."""
    open_cash: Saved[Annotated[bool, Default(False)]]
    """Whether everybody's cash is shown to everybody (option); the rules are the same."""

    def derive(self) -> None:
        """Compute what follows from shares and networks: shares sold, start cities, incomes, symbols."""
        cities, start_cities = self.cards.cities, self.cards.start_cities
        companies = range(len(self.cards.companies))
        self.sold = [sum(self.held[c :: len(companies)]) for c in companies]
        drawn = to_mask(city for city in self.start_city if city != NONE)
        self.start_cities_left = ((1 << len(start_cities)) - 1) & ~drawn
        self.symbols = [sum(cities[city].coast_to_coast for city in network) for network in self.network]
        self.income = [sum(cities[city].income for city in network) for network in self.network]
        for company, city in enumerate(self.start_city):
            if city != NONE:
                self.income[company] += start_cities[city].income

    # What players ask about the position.

    def shares_of(self, seat: int, company: int) -> int:
        """Return how many shares of a company a seat holds."""
        return self.held[seat * len(self.treasury) + company]

    def bottom_share(self, column: int) -> int:
        """Return the company of the share that can be taken from a column, or -1."""
        left = self.shares_left[column]
        return self.share_columns[column][left - 1] if left else -1

    def bottom_city(self, column: int) -> int:
        """Return the city that can be bought from a column, or -1."""
        left = self.cities_left[column]
        return self.city_columns[column][left - 1] if left else -1

    def phase(self) -> int:
        """Return the phase: 1 for shares, 2 for cities, 3 when the game is over."""
        return 3 if self.step == ENDED else 2 if self.step not in SHARE_STEPS else 1

    def final_payment(self, seat: int) -> int:
        """Return the dollars that a seat's shares would bring for the symbols in the networks as they are."""
        count = len(self.treasury)
        return sum(
            self.held[seat * count + company] * self.symbols[company] * SYMBOL_VALUE
            for company in range(count)
        )

    # Generated from the fields by `python -m tools.records`:

    __slots__ = (
        "acted",
        "asked",
        "bought",
        "cards",
        "cash",
        "cities_bought",
        "cities_left",
        "city_columns",
        "director",
        "ended",
        "first",
        "held",
        "income",
        "may_pass",
        "network",
        "offer_column",
        "offer_price",
        "open_cash",
        "passed",
        "proposer",
        "share_columns",
        "shares_left",
        "sold",
        "start_cities_left",
        "start_city",
        "step",
        "symbols",
        "treasury",
        "turn",
        "turn_number",
    )

    def copy(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.game = self.game
        new.cards = self.cards
        new.players = self.players
        new.may_pass = self.may_pass
        new.turn_number = self.turn_number
        new.first = self.first
        new.step = self.step
        new.turn = self.turn
        new.acted = self.acted
        new.proposer = self.proposer
        new.cash = self.cash[:]
        new.treasury = self.treasury[:]
        new.held = self.held[:]
        new.sold = self.sold[:]
        new.director = self.director[:]
        new.income = self.income[:]
        new.symbols = self.symbols[:]
        new.network = self.network[:]
        new.start_city = self.start_city[:]
        new.start_cities_left = self.start_cities_left
        new.share_columns = self.share_columns
        new.shares_left = self.shares_left[:]
        new.city_columns = self.city_columns
        new.cities_left = self.cities_left[:]
        new.asked = self.asked
        new.offer_column = self.offer_column
        new.offer_price = self.offer_price
        new.passed = self.passed
        new.bought = self.bought[:]
        new.cities_bought = self.cities_bought
        new.ended = self.ended
        new.open_cash = self.open_cash
        return new

    def key(self) -> tuple[Hashable, ...]:
        """Return the saved fields as a hashable value, for comparisons on one board."""
        return (
            self.players,
            self.may_pass,
            self.turn_number,
            self.first,
            self.step,
            self.turn,
            self.acted,
            self.proposer,
            tuple(self.cash),
            tuple(self.treasury),
            tuple(self.held),
            tuple(self.director),
            tuple(self.network),
            tuple(self.start_city),
            self.share_columns,
            tuple(self.shares_left),
            self.city_columns,
            tuple(self.cities_left),
            self.asked,
            self.offer_column,
            self.offer_price,
            self.passed,
            tuple(self.bought),
            self.cities_bought,
            self.ended,
            self.open_cash,
        )

    def to_data(self) -> Data:
        """Return the saved fields as plain data, for `from_data`."""
        return {
            "players": self.players,
            "may_pass": self.may_pass,
            "turn_number": self.turn_number,
            "first": self.first,
            "step": self.step,
            "turn": self.turn,
            "acted": self.acted,
            "proposer": self.proposer,
            "cash": self.cash[:],
            "treasury": self.treasury[:],
            "held": split_rows(self.held, len(self.treasury)),
            "director": self.director[:],
            "network": [list(item) for item in self.network],
            "start_city": self.start_city[:],
            "share_columns": [list(item) for item in self.share_columns],
            "shares_left": self.shares_left[:],
            "city_columns": [list(item) for item in self.city_columns],
            "cities_left": self.cities_left[:],
            "asked": bits(self.asked),
            "offer_column": self.offer_column,
            "offer_price": self.offer_price,
            "passed": bits(self.passed),
            "bought": [bits(item) for item in self.bought],
            "cities_bought": self.cities_bought,
            "ended": self.ended,
            "open_cash": self.open_cash,
        }

    @classmethod
    def from_data(cls, data: Data, game: Game, cards: Cards) -> Self:
        """Return the record that `to_data` wrote, unchecked."""
        new = cls.__new__(cls)
        new.game = game
        new.cards = cards
        new.players = data["players"]
        new.may_pass = data["may_pass"]
        new.turn_number = data["turn_number"]
        new.first = data["first"]
        new.step = data["step"]
        new.turn = data["turn"]
        new.acted = data["acted"]
        new.proposer = data["proposer"]
        new.cash = data["cash"][:]
        new.treasury = data["treasury"][:]
        new.held = flatten(data["held"])
        new.director = data["director"][:]
        new.network = [tuple(item) for item in data["network"]]
        new.start_city = data["start_city"][:]
        new.share_columns = tuple(tuple(item) for item in data["share_columns"])
        new.shares_left = data["shares_left"][:]
        new.city_columns = tuple(tuple(item) for item in data["city_columns"])
        new.cities_left = data["cities_left"][:]
        new.asked = to_mask(data["asked"])
        new.offer_column = data["offer_column"]
        new.offer_price = data["offer_price"]
        new.passed = to_mask(data["passed"])
        new.bought = [to_mask(item) for item in data["bought"]]
        new.cities_bought = data["cities_bought"]
        new.ended = data["ended"]
        new.open_cash = data["open_cash"]
        new.derive()
        return new

    # End of generated code.
