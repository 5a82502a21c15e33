"""The game of North American Railways (Peer Sylvester, Spielworxx): the deal and the text forms.

>>> state = GAME.new_game(3, {}, random.Random(7))
>>> GAME.format_move(state.legal_moves()[0])
'found 1 100'
>>> GAME.restore(state.to_data()) == state
True
>>> GAME.players, isinstance(GAME, NorthAmericanRailways)
(range(3, 6), True)
"""

from __future__ import annotations

import random
from typing import Final

from game.rules.board_game import BoardGame
from game.rules.boards import BoardFile, convert_board
from game.rules.codecs import AmountCodec, NameCodec
from game.rules.contract import Data, Option, Options
from game.rules.facts import Facts
from game.rules.north_american_railways.card_file import CardData
from game.rules.north_american_railways.cards import Cards, load_cards
from game.rules.north_american_railways.data_form import NorthAmericanRailwaysForm
from game.rules.north_american_railways.facts import facts_of
from game.rules.north_american_railways.moves import VERBS
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import CHOOSE_SHARE, GOING_ON, MAY_PASS_SHARES, NONE, OPEN_CASH
from game.rules.north_american_railways.summaries import SUMMARIZERS
from game.rules.notation import Notation
from game.rules.openings import load_opening, require, require_players
from game.rules.validation import OpeningErrorCode

SUMS: Final = ("amount", "price", "cost", "cash", "treasury", "per_share", "extra", "kept")
"""The fields that are dollars."""


class NorthAmericanRailways(BoardGame):
    """Share cards and city cards in open columns, for three to five players."""

    key = "north_american_railways"
    rules_version = 1
    default_minutes = 25
    summarizers = SUMMARIZERS
    options = (Option(MAY_PASS_SHARES), Option(OPEN_CASH))

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        columns = NameCodec("column", [str(number + 1) for number in range(cards.columns)])
        notation = Notation(
            VERBS,
            {
                "company": NameCodec("company", cards.companies),
                "column": columns,
                "city_column": columns,
                "start_city": NameCodec("start-city", [city.name for city in cards.start_cities]),
                "city": NameCodec("city", [city.name for city in cards.cities]),
                **dict.fromkeys(SUMS, AmountCodec()),
            },
        )
        super().__init__(notation, cards.players, cards.data.board, cards.data.titles)

    def on_board(self, data: BoardFile, name: str) -> NorthAmericanRailways:
        """Return the game on another board; raises `BoardError`."""
        return NorthAmericanRailways(Cards(convert_board(data, CardData, name), name))

    def new_game(self, players: int, options: Options, rng: random.Random) -> NorthAmericanRailwaysState:
        """Shuffle shares (two are removed) and cities into columns; draw a starting player."""
        self.check_setup(players, options)
        cards, setup = self.cards, self.cards.setup
        count = len(cards.companies)
        shares = [company for company in range(count) for _ in range(setup.shares_per_company)]
        rng.shuffle(shares)
        cities = list(range(len(cards.cities)))
        rng.shuffle(cities)
        return self._lay_out(
            players,
            options.get(MAY_PASS_SHARES, False),
            options.get(OPEN_CASH, False),
            _columns(shares[setup.shares_removed :], setup.columns),
            _columns(cities, setup.columns),
            rng.randrange(players),
        )

    def _lay_out(
        self,
        players: int,
        may_pass: bool,
        open_cash: bool,
        share_columns: list[list[int]],
        city_columns: list[list[int]],
        first: int,
    ) -> NorthAmericanRailwaysState:
        """Return the opening state with these columns of cards."""
        cards = self.cards
        count = len(cards.companies)
        return self.restore(
            {
                "players": players,
                "may_pass": may_pass,
                "turn_number": 1,
                "first": first,
                "step": CHOOSE_SHARE,
                "turn": first,
                "acted": 0,
                "proposer": first,
                "cash": [cards.setup.money[players]] * players,
                "treasury": [0] * count,
                "held": [[0] * count for _ in range(players)],
                "director": [NONE] * count,
                "network": [[] for _ in range(count)],
                "start_city": [NONE] * count,
                "share_columns": share_columns,
                "shares_left": [len(column) for column in share_columns],
                "city_columns": city_columns,
                "cities_left": [len(column) for column in city_columns],
                "asked": [],
                "offer_column": NONE,
                "offer_price": 0,
                "passed": [],
                "bought": [[] for _ in range(players)],
                "cities_bought": 0,
                "ended": GOING_ON,
                "open_cash": open_cash,
            }
        )

    def load(self, data: object) -> NorthAmericanRailwaysState:
        """Return an external opening, fully checked; raises `OpeningError`."""
        return load_opening(data, NorthAmericanRailwaysForm, self._deal_again)

    def _deal_again(self, given: NorthAmericanRailwaysForm) -> NorthAmericanRailwaysState:
        """Return the opening with the starting player and the columns that are given."""
        require_players(given.players, self.players)
        require(given.first < given.players, "first", OpeningErrorCode.SEAT())
        cards, setup = self.cards, self.cards.setup
        dealt = setup.shares_per_company * len(cards.companies) - setup.shares_removed
        _require_columns("share_columns", given.share_columns, cards.columns, dealt)
        _require_columns("city_columns", given.city_columns, cards.columns, len(cards.cities))
        shares = [company for column in given.share_columns for company in column]
        require(
            max(shares) < len(cards.companies),
            "share_columns",
            OpeningErrorCode.BELOW(end=len(cards.companies)),
        )
        maximum = setup.shares_per_company
        for company, name in enumerate(cards.companies):
            found = shares.count(company)
            require(
                found <= maximum,
                "share_columns",
                OpeningErrorCode.AT_MOST_OF(maximum=maximum, name=name, found=found),
            )
        cities = sorted(city for column in given.city_columns for city in column)
        require(cities == list(range(len(cards.cities))), "city_columns", OpeningErrorCode.EACH_ONCE())
        return self._lay_out(
            given.players,
            given.may_pass,
            given.open_cash,
            given.share_columns,
            given.city_columns,
            given.first,
        )

    @property
    def facts(self) -> Facts:
        return facts_of(self.cards)

    def restore(self, data: Data) -> NorthAmericanRailwaysState:
        """Return the state that `to_data` wrote, unchecked."""
        return NorthAmericanRailwaysState.from_data(data, self, self.cards)


def _columns(cards: list[int], count: int) -> list[list[int]]:
    length = len(cards) // count
    return [cards[i * length : (i + 1) * length] for i in range(count)]


def _require_columns(place: str, columns: list[list[int]], count: int, cards: int) -> None:
    length = cards // count
    require(
        [len(column) for column in columns] == [length] * count,
        place,
        OpeningErrorCode.LISTS(lists=count, length=length),
    )


GAME: Final = NorthAmericanRailways(load_cards())
