"""What a position of North American Railways is worth: the dollars each seat can expect at the end.

A share is worth its part of the incomes to come, $100 for each symbol of its network, and what the
treasury and the shares still to be sold will add. `Outlook` says it by the weights of the appraisal, for
positions and for moves that are only thought of.

>>> import random
>>> from game.rules.north_american_railways import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> from ai.knowledge import knowledge_of
>>> appraise = knowledge_of("north_american_railways").appraise
>>> len(appraise(state)), appraise.describe(state).progress < 0.5
(3, True)
>>> outlook = Outlook(state, appraise.weights)
>>> outlook.founder_value(0, price=700.0) > outlook.founder_value(0, price=300.0)
True
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final

from ai.knowledge import Appraisal, Description
from ai.weights import Weights
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import CITIES, ENDED, GOING_ON

TERMS: Final = (
    "cash",
    "thrift",
    "dividends",
    "symbols",
    "growth",
    "income_to_buy",
    "symbols_to_buy",
    "shares_to_sell",
    "direction",
    "promise",
    "to_act",
)
"""What a position is judged by; `NorthAmericanRailwaysAppraisal.describe` says what each is."""

OF_SHARES: Final = 2
"""The first of the terms that each share adds to."""

AFTER_SHARES: Final = 8
"""The first after them."""

LONG_GAME: Final = 8.0
"""Incomes of a game that goes on for long."""

FOR_INCOME: Final[tuple[float, ...]] = (0.55, 0.35)
"""What a dollar of a treasury buys when it goes for income: dollars a turn, dollars a share at the end."""

FOR_SYMBOLS: Final[tuple[float, ...]] = (0.25, 0.62)
"""The same when it goes for coast-to-coast symbols."""

CITY_PRICE: Final = 350.0
"""About what a city costs, in dollars: each holder of a company buys one a turn."""

START_INCOME: Final = 200.0
"""Dollars a turn that a start city brings."""

DILUTION: Final = 0.25
"""The part of a company's unsold shares that is counted among those an income is divided by."""

SHARES_A_TURN: Final = 1.15
"""Shares that leave the columns in a turn, for each player, where directors seldom buy what is asked for."""

CITIES_A_TURN: Final = 1.5
"""Cities that are bought in a turn, for each player."""

SOLD_A_TURN: Final = 1.55
"""Shares that leave the columns in a turn, for each player, in games of the bots."""

LAST_SHARES: Final = 2.6
"""About how many shares the last turn finds; it is the last because fewer than a full turn's are left."""


class Outlook:
    """The time that is left in a position, and what dollars and shares bring in it by some weights."""

    __slots__ = (
        "_dilution",
        "_direction",
        "_later",
        "_of_share",
        "_promise",
        "dollar",
        "progress",
        "state",
        "to_act",
        "to_sell",
        "turns",
        "unsold",
    )

    def __init__(self, state: NorthAmericanRailwaysState, weights: Weights) -> None:
        self.state = state
        self.turns: float = incomes_left(state)
        """How many incomes can be expected still to come."""
        self._later: float = max(0.0, self.turns - 1.0)
        self._dilution: float = DILUTION * (1.0 - 1.0 / self.turns) if self._later else 0.0
        dealt = _dealt(state.share_columns, len(state.treasury))
        self.unsold: list[int] = [all_of - sold for all_of, sold in zip(dealt, state.sold, strict=True)]
        """Shares of each company in the columns."""
        turns = turns_left(state)
        self.to_sell: float = part_to_sell(state, turns)
        """The part of the unsold shares that will be sold."""
        self.progress: float = max(0.0, 1.0 - turns / LONG_GAME)
        """How much of the game is over, by the turns that can be expected."""
        given = weights.of(TERMS, self.progress)
        self.dollar: float = given[0] + given[1] * self._later
        """What a dollar in hand is worth."""
        self._of_share: list[float] = given[OF_SHARES:AFTER_SHARES]
        self._direction: float = given[8] * self.turns
        self._promise: float = given[9]
        self.to_act: float = given[10]
        """What it is worth to have one's turn of phase I still to come."""

    def share(self, company: int, more_money: float = 0.0, more_shares: int = 0) -> list[float]:
        """What one share adds to each of its terms, with more in the treasury or more shares sold."""
        state, turns, later = self.state, self.turns, self._later
        sold = state.sold[company] + more_shares
        if not sold:
            return [0.0] * (AFTER_SHARES - OF_SHARES)
        unsold = self.unsold[company] - more_shares
        divided = sold + self._dilution * unsold
        money = state.treasury[company] + more_money
        held = state.held[company :: len(state.treasury)]
        builders = len(held) - held.count(0) + (1 if more_shares else 0)
        now = min(money, builders * CITY_PRICE) if state.step != ENDED else 0.0
        paid = (now * turns + (money - now) * later) / divided
        spent = money if later else now
        return [
            state.income[company] * turns / divided,
            float(state.symbols[company]),
            max(
                FOR_INCOME[0] * paid + FOR_INCOME[1] * spent,
                FOR_SYMBOLS[0] * paid + FOR_SYMBOLS[1] * spent,
            ),
            paid,
            spent,
            unsold * self.to_sell,
        ]

    def share_value(self, company: int, more_money: float = 0.0, more_shares: int = 0) -> float:
        """Dollars that one share brings until the end."""
        value: float = sum(map(mul, self._of_share, self.share(company, more_money, more_shares)))
        return value

    def direction_value(self, company: int, more_shares: int = 0) -> float:
        """Dollars that it brings to direct a company until the end."""
        return self._direction + self._promise * self.to_sell * (self.unsold[company] - more_shares)

    def founder_value(self, company: int, price: float) -> float:
        """Dollars that a company brings until the end to who founds it for `price` dollars."""
        start = self._of_share[0] * START_INCOME * self.turns
        unsold = self.unsold[company] - 1
        if self.turns > 1.0:
            start /= 1.0 + DILUTION * unsold * (1.0 - 1.0 / self.turns)
        return (
            start
            + self.share_value(company, more_money=price, more_shares=1)
            + self.direction_value(company, 1)
        )


@lru_cache(maxsize=16)
def _dealt(columns: tuple[tuple[int, ...], ...], companies: int) -> list[int]:
    """How many shares of each company were dealt into the columns."""
    cards = [company for column in columns for company in column]
    return [cards.count(company) for company in range(companies)]


def incomes_left(state: NorthAmericanRailwaysState) -> float:
    """Incomes to come: this turn's, and as many as shares and cities will last for at a quiet pace."""
    if state.step == ENDED:
        return 0.0
    if state.ended != GOING_ON:
        return 1.0
    players = state.players
    shares, cities = sum(state.shares_left), sum(state.cities_left)
    if state.step != CITIES:
        shares -= players - state.acted
    by_shares = 1.0 + max(0.0, shares - players + 1.0) / (SHARES_A_TURN * players)
    by_cities = 1.0 + max(0.0, cities - 5.0) / (CITIES_A_TURN * players)
    return min(by_shares, by_cities)


def turns_left(state: NorthAmericanRailwaysState) -> float:
    """Turns to come, this one included, at the pace at which the bots play."""
    if state.step == ENDED:
        return 0.0
    if state.ended != GOING_ON:
        return 1.0
    players = state.players
    shares = float(sum(state.shares_left))
    if state.step != CITIES:
        shares -= SOLD_A_TURN * (players - state.acted)
    by_shares = 1.0 + max(0.0, shares - players + LAST_SHARES) / (SOLD_A_TURN * players)
    by_cities = 1.0 + max(0.0, sum(state.cities_left) - 5.0) / (CITIES_A_TURN * players)
    return min(by_shares, by_cities)


def part_to_sell(state: NorthAmericanRailwaysState, turns: float) -> float:
    """The part of the shares in the columns that will be sold in the turns that are left."""
    shares = sum(state.shares_left)
    if not shares:
        return 0.0
    buyers = max(0.0, turns - 1.0) * state.players
    if state.step != CITIES:
        buyers += state.players - state.acted
    return min(1.0, SOLD_A_TURN * buyers / shares)


class NorthAmericanRailwaysAppraisal(Appraisal[NorthAmericanRailwaysState]):
    """Cash, and for each share what it still brings.

    >>> import random
    >>> from ai.weights import read_weights
    >>> from game.rules.north_american_railways import GAME
    >>> appraise = NorthAmericanRailwaysAppraisal(read_weights("north_american_railways", "hand"))
    >>> seen = appraise.describe(GAME.deal(3, {}, random.Random(7)))
    >>> dict(zip(appraise.terms, seen.rows[0]))["cash"]
    2000.0
    """

    terms = TERMS

    def describe(self, state: NorthAmericanRailwaysState) -> Description:
        """For each seat its terms, most of them in dollars at the end of the game.

        cash: in hand; thrift: the same for each income to come after the next; dividends and symbols: of
        its shares as the networks are; growth: what the treasuries of its shares can add, as a person
        judged it; income_to_buy, symbols_to_buy: dollars of treasuries that can go for either, by share;
        shares_to_sell: for each of its shares those of the company that will still be sold; direction:
        turns as a director; promise: shares to sell of the companies it directs; to_act: whether its
        turn of phase I is still to come.
        """
        outlook = Outlook(state, self.weights)
        turns = outlook.turns
        later = max(0.0, turns - 1.0)
        rows = [[float(cash), later * cash] + [0.0] * 9 for cash in state.cash]
        count = len(state.treasury)
        for company, sold in enumerate(state.sold):
            if not sold:
                continue
            share = outlook.share(company)
            for seat, shares in enumerate(state.held[company::count]):
                if shares:
                    row = rows[seat]
                    for term, each in enumerate(share, OF_SHARES):
                        row[term] += shares * each
            directs = rows[state.director[company]]
            directs[8] += turns
            directs[9] += share[-1]
        if state.step < CITIES:
            for later_seat in range(state.acted, state.players):
                rows[(state.first + later_seat) % state.players][10] = 1.0
        return Description(outlook.progress, rows)


def make_appraisal(weights: Weights) -> NorthAmericanRailwaysAppraisal:
    """The appraisal with these weights."""
    return NorthAmericanRailwaysAppraisal(weights)
