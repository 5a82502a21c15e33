"""The cards of North American Railways, and the moves that depend only on them.

>>> cards = load_cards()
>>> cards.companies[:3], cards.columns
(['blue', 'green', 'red'], 4)
>>> cards.cities[0]
City(name='San Francisco', cost=700, income=300, coast_to_coast=3)
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.rules.boards import BoardError, check_per_player, read_board, supported_players
from game.rules.contract import Move
from game.rules.messages import AnyOf
from game.rules.north_american_railways.card_file import CardData, City, StartCity
from game.rules.north_american_railways.message_ids import COMPANIES
from game.rules.north_american_railways.moves import BuyCity, BuyOwn, Found, Offer
from game.rules.north_american_railways.steps import STEP
from game.rules.validation import BoardErrorCode

PLAYERS: Final = range(3, 6)
"""The player counts of decks that name none."""


class Cards:
    """Companies, shares, cities. Companies and cities are numbered in the file's order.

    >>> cards = load_cards()
    >>> isinstance(cards, Cards), cards.offers(0, 200)
    (True, [Offer(column=0, amount=100), Offer(column=0, amount=200)])
    """

    def __init__(self, data: CardData, name: str = "cards") -> None:
        """Raise `BoardError` with `name`, the key and the requirement if the data are contradictory."""
        self.data = data
        self.players: range = supported_players(data.board, PLAYERS, name)
        """The player counts that the deck supports."""
        setup = data.setup
        check_per_player(setup.money, self.players, name, "setup.money")
        for key, expected, holds in (
            (
                "setup.companies",
                BoardErrorCode.COLOURS(known=AnyOf(COMPANIES)),
                setup.companies
                and len(set(setup.companies)) == len(setup.companies)
                and set(setup.companies) <= COMPANIES.keys(),
            ),
            (
                "start_cities",
                BoardErrorCode.START_CITIES(),
                len({city.name for city in data.start_cities})
                == len(data.start_cities)
                == len(setup.companies),
            ),
            (
                "cities",
                BoardErrorCode.SAME_NAMES(),
                len({city.name for city in data.cities}) == len(data.cities),
            ),
            (
                "setup.shares_removed",
                BoardErrorCode.SHARES_REMOVED(),
                (setup.shares_per_company * len(setup.companies) - setup.shares_removed) % setup.columns == 0
                and setup.shares_removed < setup.shares_per_company * len(setup.companies),
            ),
            ("cities", BoardErrorCode.UNEVEN_COLUMNS(), len(data.cities) % setup.columns == 0),
        ):
            if not holds:
                raise BoardError(name, key, expected)
        self.data = data
        self.setup = setup
        self.companies: list[str] = setup.companies
        """The companies' colors, which are their names."""
        self.columns: int = setup.columns
        self.cities: list[City] = data.cities
        self.start_cities: list[StartCity] = data.start_cities
        self.cost: list[int] = [city.cost for city in data.cities]
        self.income: list[int] = [city.income for city in data.cities]
        self.symbols: list[int] = [city.coast_to_coast for city in data.cities]
        columns = range(setup.columns)
        self.buy_own: list[BuyOwn] = [BuyOwn(column) for column in columns]
        self.buy_city: list[list[BuyCity]] = [
            [BuyCity(company, column) for column in columns] for company in range(len(self.companies))
        ]
        self._found: list[list[Move]] = [[] for _ in columns]
        self._offers: list[list[Move]] = [[] for _ in columns]

    def found(self, column: int, cash: int) -> list[Move]:
        """Return every price from $100 to `cash` at which a company in `column` can be founded."""
        self._know(self._found[column], Found, column, cash)
        return self._found[column][: cash // STEP]

    def found_for(self, column: int, amount: int) -> Move:
        """Return the move that founds the company in `column` for an amount in dollars."""
        self._know(self._found[column], Found, column, amount)
        return self._found[column][amount // STEP - 1]

    def offers(self, column: int, cash: int) -> list[Move]:
        """Return the offers from $100 to `cash` for the share in `column`."""
        self._know(self._offers[column], Offer, column, cash)
        return self._offers[column][: cash // STEP]

    def offer_of(self, column: int, amount: int) -> Move:
        """Return the move that asks for the share in `column` at a price in dollars."""
        self._know(self._offers[column], Offer, column, amount)
        return self._offers[column][amount // STEP - 1]

    def _know(self, known: list[Move], kind: type[Found] | type[Offer], column: int, cash: int) -> None:
        while len(known) < cash // STEP:
            known.append(kind(column, STEP * (len(known) + 1)))


def load_cards(source: str | Path = "north_american_railways") -> Cards:
    """Return the cards from their file; raises `BoardError` (see `read_board` and `Cards`)."""
    name = source.name if isinstance(source, Path) else f"{source}.toml"
    return Cards(read_board(source, CardData), name)
