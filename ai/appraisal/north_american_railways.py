"""What a position of North American Railways is worth: the dollars each seat can expect at the end.

A share is worth its part of the incomes to come and $100 for each symbol of its network. A treasury
counts for what it can buy: early that is income, late it is symbols.

>>> import random
>>> from game.rules.north_american_railways import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> from ai.knowledge import knowledge_of
>>> appraise = knowledge_of("north_american_railways").appraise
>>> len(appraise(state)), appraise.progress(state) < 0.5
(3, True)
>>> outlook = Outlook(state)
>>> outlook.new_company_value(price=800.0) > outlook.new_company_value(price=500.0)
True
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ai.knowledge import Appraisal
from ai.weights import Weights
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import CITIES, ENDED, GOING_ON

MOST_INCOMES: Final = 9.0
"""Incomes that a game has, or a little more."""

FOR_INCOME: Final[tuple[float, ...]] = (0.55, 0.35)
"""What a dollar of a treasury buys when it goes for income: dollars a turn, dollars a share at the end."""

FOR_SYMBOLS: Final[tuple[float, ...]] = (0.25, 0.62)
"""The same when it goes for coast-to-coast symbols."""

CITY_PRICE: Final = 350.0
"""About what a city costs, in dollars: each holder of a company buys one a turn."""

DILUTION: Final = 0.25
"""The part of a company's unsold shares that is counted among those an income is divided by."""

SHARES_A_TURN: Final = 1.15
"""Shares that leave the columns in a turn, for each player."""

CITIES_A_TURN: Final = 1.5
"""Cities that are bought in a turn, for each player."""

THRIFT: Final = 0.08
"""What a dollar in hand is worth above a dollar at the end, for each income still to come after the next."""

DIRECTION: Final = 40.0
"""Dollars a turn that it is worth to direct a company: the extra, and the first say."""


class Share(NamedTuple):
    """What one share of a company has until the end."""

    dividends: float
    """Dollars of the incomes to come, as the network is."""
    symbols: float
    """Coast-to-coast symbols in the network."""
    growth: float
    """Dollars that the treasury can add, as a person judged it: for income or for symbols."""
    income_to_buy: float
    """Dollars of the treasury for each income that what they buy will pay, by share."""
    symbols_to_buy: float
    """Dollars of the treasury that can still be spent."""


NO_SHARE: Final = Share(0.0, 0.0, 0.0, 0.0, 0.0)


class Outlook:
    """The time that is left in a position, and what a share brings in it."""

    __slots__ = ("state", "turns", "unsold")

    def __init__(self, state: NorthAmericanRailwaysState) -> None:
        self.state = state
        self.turns: float = incomes_left(state)
        """How many incomes can be expected still to come."""
        unsold = [0] * len(state.treasury)
        for column, left in zip(state.share_columns, state.shares_left, strict=True):
            for company in column[:left]:
                unsold[company] += 1
        self.unsold = unsold

    def share(self, company: int, more_money: float = 0.0, more_shares: int = 0) -> Share:
        """What one share has until the end, with more in the treasury or more shares sold."""
        state, turns = self.state, self.turns
        sold = state.sold[company] + more_shares
        if not sold:
            return NO_SHARE
        divided = float(sold)
        if turns > 1.0:
            divided += DILUTION * (self.unsold[company] - more_shares) * (1.0 - 1.0 / turns)
        money = state.treasury[company] + more_money
        holders = more_shares and 1
        count = len(state.treasury)
        for held in state.held[company::count]:
            if held:
                holders += 1
        buys_now = state.step <= CITIES
        now = min(money, holders * CITY_PRICE) if buys_now else 0.0
        paid = (now * turns + (money - now) * max(0.0, turns - 1.0)) / divided
        spent = money if turns > 1.0 else now
        return Share(
            dividends=state.income[company] * turns / divided,
            symbols=float(state.symbols[company]),
            growth=max(
                FOR_INCOME[0] * paid + FOR_INCOME[1] * spent,
                FOR_SYMBOLS[0] * paid + FOR_SYMBOLS[1] * spent,
            ),
            income_to_buy=paid,
            symbols_to_buy=spent,
        )

    def share_value(self, company: int, more_money: float = 0.0, more_shares: int = 0) -> float:
        """Dollars that one share brings until the end, as a person judged it."""
        share = self.share(company, more_money, more_shares)
        return share.dividends + 100.0 * share.symbols + share.growth

    def new_company_value(self, price: float, income: float = 200.0) -> float:
        """Dollars that the first share of a company brings, founded for `price` dollars."""
        turns = self.turns
        now = min(price, CITY_PRICE * 2)
        paid = now * turns + (price - now) * max(0.0, turns - 1.0)
        divided = 1.0 + (DILUTION * 4.0 * (1.0 - 1.0 / turns) if turns > 1.0 else 0.0)
        return (income * turns + FOR_INCOME[0] * paid) / divided + FOR_INCOME[1] * price + DIRECTION * turns


def incomes_left(state: NorthAmericanRailwaysState) -> float:
    """Incomes to come: this turn's, and as many as shares and cities will last for."""
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


class NorthAmericanRailwaysAppraisal(Appraisal[NorthAmericanRailwaysState]):
    """Cash, and for each share what it still brings."""

    terms = (
        "cash",
        "thrift",
        "dividends",
        "symbols",
        "growth",
        "income_to_buy",
        "symbols_to_buy",
        "treasury",
        "treasury_part",
        "shares",
        "direction",
    )

    def progress(self, state: NorthAmericanRailwaysState) -> float:
        """How much of the game is over, by the incomes that can be expected."""
        return max(0.0, 1.0 - incomes_left(state) / MOST_INCOMES)

    def describe(self, state: NorthAmericanRailwaysState) -> list[list[float]]:
        """For each seat its terms, most of them in dollars at the end of the game.

        cash: in hand; thrift: the same for each income to come after the next; dividends and symbols: of
        its shares as the networks are; growth: what the treasuries of its shares can add, as a person
        judged it; income_to_buy, symbols_to_buy: dollars of treasuries that can go for either, by share;
        treasury, treasury_part: of its companies, by share and by its part; shares; direction: turns as
        a director.
        """
        outlook = Outlook(state)
        turns = outlook.turns
        later = max(0.0, turns - 1.0)
        rows = [[float(cash), later * cash] + [0.0] * 9 for cash in state.cash]
        count = len(state.treasury)
        for company, sold in enumerate(state.sold):
            if not sold:
                continue
            share = outlook.share(company)
            held = state.held[company::count]
            treasury = float(state.treasury[company])
            for seat, shares in enumerate(held):
                if shares:
                    row = rows[seat]
                    row[2] += shares * share.dividends
                    row[3] += shares * share.symbols
                    row[4] += shares * share.growth
                    row[5] += shares * share.income_to_buy
                    row[6] += shares * share.symbols_to_buy
                    row[7] += shares * treasury
                    row[8] += shares * treasury / sold
                    row[9] += shares
            rows[state.director[company]][10] += turns
        return rows


def make_appraisal(weights: Weights) -> NorthAmericanRailwaysAppraisal:
    """The appraisal with these weights."""
    return NorthAmericanRailwaysAppraisal(weights)
