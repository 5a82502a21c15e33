"""Evaluate a position of North American Railways: the dollars each seat can expect at the end.

A share is worth its part of the incomes to come, $100 for each symbol of its network, and what the treasury
and the shares still to be sold will add. `Forecast` computes this with the weights of the evaluation, also
for moves that are only considered.

>>> import random
>>> from ai.knowledge import knowledge_of
>>> from game.rules.north_american_railways import GAME
>>> evaluator = knowledge_of("north_american_railways").evaluator
>>> forecast = evaluator.forecast(GAME.new_game(3, {}, random.Random(7)))
>>> isinstance(forecast, Forecast), forecast.prices.turns > 3.0
(True, True)
>>> forecast.founder_value(0, price=700.0) > forecast.founder_value(0, price=300.0)
True
"""

from __future__ import annotations

from math import fsum
from typing import Final

from ai.knowledge import Description, Evaluator, Values, progress_of
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
    "soon",
    "to_act",
)
"""The terms; `NorthAmericanRailwaysEvaluator.describe` explains them."""

Share = tuple[float, float, float, float, float, float]
"""A share's contribution to each of its terms, from dividends to shares to sell."""

NO_SHARE: Final[Share] = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

LONG_GAME: Final = 8.0
"""The number of incomes in a long game."""

INCOME_PAID: Final = 0.55
INCOME_SPENT: Final = 0.35
"""The return on a treasury dollar spent on income: dollars per turn, dollars per share at the end."""

SYMBOLS_PAID: Final = 0.25
SYMBOLS_SPENT: Final = 0.62
"""The same if it is spent on coast-to-coast symbols."""

CITY_PRICE: Final = 350.0
"""The approximate price of a city; each holder of a company buys one a turn."""

START_INCOME: Final = 200.0
"""The income of a start city per turn."""

DILUTION: Final = 0.25
"""The fraction of a company's unsold shares that counts among those that divide its income."""

SHARES_A_TURN: Final = 1.15
"""The number of shares sold per player and turn if directors seldom buy what is asked for."""

CITIES_A_TURN: Final = 1.5
"""The number of cities bought per player and turn."""

SOLD_A_TURN: Final = 1.55
"""The number of shares sold per player and turn in the bots' games."""

LAST_SHARES: Final = 2.6
"""The approximate number of shares in the last turn, fewer than a full turn's."""

DEEPER: Final = 0.6
"""The weight of a share for each card below it in its column."""

CITY_BITS: Final = 20
"""The number of bits that hold the number of cities."""


class Prices:
    """The time left, and the value of dollars and shares by some weights.

    It depends on few figures of a position (`moment`), so most positions of a search share it.
    """

    __slots__ = (
        "dilution",
        "direction",
        "dollar",
        "later",
        "level",
        "of_share",
        "progress",
        "promise",
        "soon",
        "to_act",
        "to_sell",
        "turns",
    )

    def __init__(self, state: NorthAmericanRailwaysState, weights: Weights) -> None:
        self.turns: float = incomes_left(state)
        """The expected incomes still to come."""
        self.later: float = max(0.0, self.turns - 1.0)
        """The expected incomes after the next one."""
        self.dilution: float = DILUTION * (1.0 - 1.0 / self.turns) if self.later else 0.0
        turns = turns_left(state)
        self.to_sell: float = part_to_sell(state, turns)
        """The fraction of the unsold shares that are expected to be sold."""
        self.progress: float = progress_of(turns, LONG_GAME)
        """How much of the game is over, by the expected turns."""
        given = weights.of(TERMS, self.progress)
        self.level: float = weights.level_at(state.players, self.progress)
        """The expected gain that is the same for all seats."""
        self.dollar: float = given[0] + given[1] * self.later
        """The value of a dollar in hand."""
        self.of_share: Share = (given[2], given[3], given[4], given[5], given[6], given[7])
        """The value of a unit of each term of a share."""
        self.direction: float = given[8] * self.turns
        """The value of directing a company."""
        self.promise: float = given[9]
        """The additional value of directing for each of the company's shares still to be sold."""
        self.soon: float = given[10]
        """The value added in the first turn by each such share that comes up sooner than average."""
        self.to_act: float = given[11]
        """The value of still having a turn in phase I."""


class Forecast:
    """A position with its prices: what shares and companies are worth."""

    __slots__ = ("_deal", "prices", "state")

    def __init__(self, state: NorthAmericanRailwaysState, prices: Prices, deal: _Deal) -> None:
        self.state = state
        self.prices = prices
        self._deal = deal

    def unsold(self, company: int) -> int:
        """Return how many shares of a company are in the columns."""
        return self._deal.dealt[company] - self.state.sold[company]

    def soon(self) -> list[float]:
        """Return how much sooner than average each company's shares come in the first turn."""
        return self._deal.soon(self.state.shares_left) if self.state.turn_number == 1 else self._deal.none

    def share(self, company: int, more_money: float = 0.0, more_shares: int = 0) -> Share:
        """Return what one share adds to each term, with more in the treasury or more shares sold."""
        state, prices = self.state, self.prices
        sold = state.sold[company] + more_shares
        if not sold:
            return NO_SHARE
        unsold = self.unsold(company) - more_shares
        divided = sold + prices.dilution * unsold
        money = state.treasury[company] + more_money
        builders = 1 if more_shares else 0
        for place in range(company, len(state.held), len(state.treasury)):
            if state.held[place]:
                builders += 1
        now = min(money, builders * CITY_PRICE) if state.step != ENDED else 0.0
        paid = (now * prices.turns + (money - now) * prices.later) / divided
        spent = money if prices.later else now
        return (
            state.income[company] * prices.turns / divided,
            float(state.symbols[company]),
            max(INCOME_PAID * paid + INCOME_SPENT * spent, SYMBOLS_PAID * paid + SYMBOLS_SPENT * spent),
            paid,
            spent,
            unsold * prices.to_sell,
        )

    def share_value(self, company: int, more_money: float = 0.0, more_shares: int = 0) -> float:
        """Return the dollars that one share brings until the end."""
        dividends, symbols, growth, income_to_buy, symbols_to_buy, to_sell = self.share(
            company, more_money, more_shares
        )
        price = self.prices.of_share
        return (
            price[0] * dividends
            + price[1] * symbols
            + price[2] * growth
            + price[3] * income_to_buy
            + price[4] * symbols_to_buy
            + price[5] * to_sell
        )

    def direction_value(self, company: int, more_shares: int = 0) -> float:
        """Return the dollars that directing a company brings until the end."""
        prices = self.prices
        return prices.direction + prices.promise * prices.to_sell * (self.unsold(company) - more_shares)

    def founder_value(self, company: int, price: float) -> float:
        """Return the dollars that founding a company for `price` brings until the end."""
        prices = self.prices
        start = prices.of_share[0] * START_INCOME * prices.turns
        start /= 1.0 + prices.dilution * (self.unsold(company) - 1)
        return start + self.share_value(company, price, 1) + self.direction_value(company, 1)


class _Deal:
    """The shares as they were dealt, and their number by company."""

    __slots__ = ("_soon", "columns", "dealt", "none")

    def __init__(self, state: NorthAmericanRailwaysState) -> None:
        self.columns = state.share_columns
        cards = [company for column in self.columns for company in column]
        self.dealt: list[int] = [cards.count(company) for company in range(len(state.treasury))]
        self.none: list[float] = [0.0] * len(self.dealt)
        self._soon: dict[int, list[float]] = {}

    def soon(self, shares_left: list[int]) -> list[float]:
        """Return each company's shares in the columns, discounted by depth (`DEEPER`), above the average."""
        key = 0
        for left in shares_left:
            key = key << 8 | left
        found = self._soon.get(key)
        if found is None:
            found = [0.0] * len(self.dealt)
            shares = [0] * len(self.dealt)
            for column, left in zip(self.columns, shares_left, strict=True):
                counts = 1.0
                for place in range(left - 1, -1, -1):
                    found[column[place]] += counts
                    shares[column[place]] += 1
                    counts *= DEEPER
            usual = fsum(found) / max(1, sum(shares))
            for company, count in enumerate(shares):
                found[company] -= usual * count
            self._soon[key] = found
        return found


def moment(state: NorthAmericanRailwaysState) -> int:
    """Return a number that is equal for positions with the same `Prices`."""
    shares = 0
    for left in state.shares_left:
        shares += left
    cities = 0
    for left in state.cities_left:
        cities += left
    waiting = 0 if state.step == CITIES else state.players - state.acted
    end = 2 if state.step == ENDED else 1 if state.ended != GOING_ON else 0
    return (((shares << 3 | waiting) << 3 | state.players) << 2 | end) << CITY_BITS | cities


def incomes_left(state: NorthAmericanRailwaysState) -> float:
    """Return the incomes to come, this turn's included, at a quiet pace."""
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
    """Return the turns to come, this one included, at the bots' pace."""
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
    """Return the fraction of the shares in the columns that will be sold in the turns left."""
    shares = sum(state.shares_left)
    if not shares:
        return 0.0
    buyers = max(0.0, turns - 1.0) * state.players
    if state.step != CITIES:
        buyers += state.players - state.acted
    return min(1.0, SOLD_A_TURN * buyers / shares)


class NorthAmericanRailwaysEvaluator(Evaluator[NorthAmericanRailwaysState]):
    """An evaluator by cash and by each share's future returns.

    >>> import random
    >>> from ai.weights import read_weights
    >>> from game.rules.north_american_railways import GAME
    >>> evaluator = NorthAmericanRailwaysEvaluator(read_weights("north_american_railways", "hand"))
    >>> seen = evaluator.describe(GAME.new_game(3, {}, random.Random(7)))
    >>> dict(zip(evaluator.terms, seen.rows[0]))["cash"]
    2000.0
    """

    terms = TERMS

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._prices: dict[int, Prices] = {}
        self._deal: _Deal | None = None

    def forecast(self, state: NorthAmericanRailwaysState) -> Forecast:
        """Return a position with its prices, which are cached by moment."""
        now = moment(state)
        prices = self._prices.get(now)
        if prices is None:
            prices = self._prices[now] = Prices(state, self.weights)
        deal = self._deal
        if deal is None or deal.columns is not state.share_columns:
            deal = self._deal = _Deal(state)
        return Forecast(state, prices, deal)

    def evaluate(self, state: NorthAmericanRailwaysState) -> Values:
        """Return the weighted sum of `describe`, without computing the terms separately."""
        if state.step == ENDED:
            return [float(cash) for cash in state.cash]
        forecast = self.forecast(state)
        prices = forecast.prices
        soon = forecast.soon()
        values = [prices.level + prices.dollar * cash for cash in state.cash]
        count, held = len(state.treasury), state.held
        for company, sold in enumerate(state.sold):
            if not sold:
                continue
            value = forecast.share_value(company)
            for seat in range(state.players):
                values[seat] += held[seat * count + company] * value
            values[state.director[company]] += forecast.direction_value(company) + prices.soon * soon[company]
        for seat in _still_to_act(state):
            values[seat] += prices.to_act
        return values

    def progress(self, state: NorthAmericanRailwaysState) -> float:
        """Return how much of the game is over, by the expected turns."""
        return progress_of(turns_left(state), LONG_GAME)

    def describe(self, state: NorthAmericanRailwaysState) -> Description:
        """Return each seat's terms, most of them in dollars at the end of the game.

        cash: in hand; thrift: the same for each income to come after the next; dividends and symbols: of its
        shares as the networks are; growth: what the treasuries of its shares can add (set by hand);
        income_to_buy, symbols_to_buy: dollars of treasuries available for either, by share; shares_to_sell:
        for each of its shares those of the company that will still be sold; direction: turns as a director;
        promise: shares to sell of the companies it directs; soon: in the first turn, how many of these come
        up sooner than average; to_act: whether its turn of phase I is still to come.
        """
        forecast = self.forecast(state)
        prices = forecast.prices
        soon = forecast.soon()
        rows = [[float(cash), prices.later * cash] + [0.0] * 10 for cash in state.cash]
        count = len(state.treasury)
        for company, sold in enumerate(state.sold):
            if not sold:
                continue
            dividends, symbols, growth, income_to_buy, symbols_to_buy, to_sell = forecast.share(company)
            for seat, shares in enumerate(state.held[company::count]):
                if shares:
                    row = rows[seat]
                    row[2] += shares * dividends
                    row[3] += shares * symbols
                    row[4] += shares * growth
                    row[5] += shares * income_to_buy
                    row[6] += shares * symbols_to_buy
                    row[7] += shares * to_sell
            directs = rows[state.director[company]]
            directs[8] += prices.turns
            directs[9] += to_sell
            directs[10] += soon[company]
        for seat in _still_to_act(state):
            rows[seat][11] = 1.0
        return Description(prices.progress, rows)


def _still_to_act(state: NorthAmericanRailwaysState) -> list[int]:
    """Return the seats whose turn of phase I is still to come."""
    if state.step >= CITIES:
        return []
    return [(state.first + later) % state.players for later in range(state.acted, state.players)]


def make_evaluator(weights: Weights) -> NorthAmericanRailwaysEvaluator:
    """Return the evaluator with these weights."""
    return NorthAmericanRailwaysEvaluator(weights)
