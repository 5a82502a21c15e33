"""How a sensible player plays North American Railways: what is worth a thought, and quick noisy moves.

>>> from ai.knowledge import knowledge_of
>>> from game.rules.north_american_railways import GAME
>>> policy = knowledge_of("north_american_railways").policy
>>> state = GAME.deal(3, {}, random.Random(7))
>>> len(policy.candidates(state)) < len(state.moves())
True
>>> policy.pick(state, random.Random(1))
Found(column=..., amount=...)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from ai.appraisal.north_american_railways import Outlook, incomes_left
from ai.knowledge import Appraisal, Policy
from ai.weights import Weights
from game.rules.contract import Move
from game.rules.north_american_railways.card_file import City
from game.rules.north_american_railways.moves import BuyInstead, BuyOwn, EndTurn, LetGo, PassCities
from game.rules.north_american_railways.shares import treasury_part
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    FIXED_PRICE,
    NONE,
    START_CITY,
    STEP,
    SYMBOL_VALUE,
)

FOUNDING_PRICES: Final = (300, 400, 500, 600, 700, 800, 1000)
"""Prices at which founding a company is worth a thought."""

FOUNDING: Final = 200.0
"""What a company is founded for in playouts when hardly any time is left, in dollars."""

FOUNDING_A_TURN: Final = 50.0
"""Dollars more for each income to come."""

UNSURE_FOUNDING: Final = 1.1
"""From the least to the most for which a company is founded in playouts, as a part of the middle."""

OFFERS: Final[tuple[float, ...]] = (0.7, 0.9)
"""The least and the most that is offered to a director who can pay, as parts of what the share is worth."""

OFFERED_HALF: Final = 300.0
"""About what of an offer comes into the treasury, in dollars."""

TAKEN_BELOW: Final = 0.95
"""A director who can pay buys for less than this part of what the share is worth."""

MOST_PAID: Final = 0.7
"""The most that is offered to a director who can't pay, as a part of what the share is worth."""

SPARED: Final = 0.1
"""What a dollar that stays in a treasury is worth to a share, when cities are compared."""

OFFER_PARTS: Final[tuple[float, ...]] = (0.35, 0.55, 0.75, 0.95)
"""Offers that are worth a thought, as parts of what the share is worth."""

UNSURE: Final = 0.3
"""From the least to the most at which a playout's players judge a sum, as a part of it."""

LET_GO: Final = LetGo()
BUY_INSTEAD: Final = BuyInstead()
END_TURN: Final = EndTurn()
PASS_CITIES: Final = PassCities()


class NorthAmericanRailwaysPolicy(Policy[NorthAmericanRailwaysState]):
    """Founds with enough to build, offers what the director can't or won't pay, buys cities.

    >>> from ai.knowledge import knowledge_of
    >>> from game.rules.north_american_railways import GAME
    >>> state = GAME.deal(3, {}, random.Random(7))
    >>> policy = NorthAmericanRailwaysPolicy(knowledge_of("north_american_railways").appraise)
    >>> GAME.write(policy.candidates(state)[0])
    'found ...'
    """

    def __init__(self, appraise: Appraisal[NorthAmericanRailwaysState]) -> None:
        self._appraise = appraise

    def candidates(self, state: NorthAmericanRailwaysState) -> Sequence[Move]:
        """The moves that are worth a thought."""
        if state.step == CHOOSE_SHARE and state.cash[state.turn]:
            return _share_candidates(state, self._appraise.weights)
        return state.moves()

    def pick(self, state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
        """A quick, noisy, sensible move."""
        return _pick(state, self._appraise.weights, rng)

    def quiesce(self, state: NorthAmericanRailwaysState) -> None:
        """Let the director answer and the start city turn up."""
        while state.step in (ANSWER, START_CITY):
            state.apply(state.moves()[0] if state.step == START_CITY else _best_answer(state, self._appraise))

    def quiet(self, state: NorthAmericanRailwaysState) -> bool:
        """Between two decisions."""
        return state.step in (CHOOSE_SHARE, CITIES)


def _noise(rng: random.Random) -> float:
    """By what a sum is misjudged."""
    return 1.0 + UNSURE * (rng.random() - 0.5)


def _round(amount: float) -> int:
    """To the nearest price that can be paid."""
    return max(STEP, round(amount / STEP) * STEP)


# Shares


def _share_candidates(state: NorthAmericanRailwaysState, weights: Weights) -> Sequence[Move]:
    """For each company once: a few prices, or the fixed price; and to stop where that is allowed."""
    outlook = Outlook(state, weights)
    cash, seat = state.cash[state.turn], state.turn
    found: list[Move] = []
    for column, left in enumerate(state.shares_left):
        company = state.share_columns[column][left - 1] if left else NONE
        if company == NONE or state.asked >> company & 1:
            continue
        director = state.director[company]
        if director == NONE:
            prices = {min(price, cash) for price in FOUNDING_PRICES}
            moves = state.cards.found(column, cash)
        elif director != seat:
            value = outlook.share_value(company, more_shares=1) / outlook.dollar
            prices = {_round(part * value) for part in OFFER_PARTS}
            prices |= {state.cash[director] + STEP, STEP}
            prices = {price for price in prices if price <= cash}
            moves = state.cards.offers(column, cash)
        else:
            continue
        found += [moves[price // STEP - 1] for price in sorted(prices)]
    found += [move for move in state.moves() if isinstance(move, BuyOwn)]
    if state.asked or state.may_pass:
        found.append(END_TURN)
    return found or state.moves()


def _pick_share(state: NorthAmericanRailwaysState, weights: Weights, rng: random.Random) -> Move:
    """The share that seems to bring most above its price, by a noisy judgement."""
    cash, seat = state.cash[state.turn], state.turn
    if not cash:
        return state.moves()[0]
    outlook = Outlook(state, weights)
    best: Move | None = None
    best_gain = 0.0 if state.asked or state.may_pass else -1e9
    for column, left in enumerate(state.shares_left):
        if not left:
            continue
        company = state.share_columns[column][left - 1]
        if state.asked >> company & 1:
            continue
        director = state.director[company]
        noise = _noise(rng)
        if director == NONE:
            price = min(cash, _founding_price(outlook.turns, rng))
            gain = noise * outlook.founder_value(company, price) - outlook.dollar * price
            move = state.cards.found(column, price)[-1]
        elif director == seat:
            if cash < FIXED_PRICE:
                continue
            gain = noise * _gain(outlook, seat, company, FIXED_PRICE) - outlook.dollar * FIXED_PRICE
            move = state.cards.buy_own[column]
        else:
            worth = noise * outlook.share_value(company, OFFERED_HALF, 1) / outlook.dollar
            price = min(cash, _offer(worth, cash, state.cash[director], rng))
            if price <= state.cash[director] and price < TAKEN_BELOW * worth:
                gain = outlook.dollar * (price - treasury_part(price)) + outlook.to_act
            else:
                gain = noise * _gain(outlook, seat, company, price) - outlook.dollar * price
            move = state.cards.offers(column, price)[-1]
        if gain > best_gain:
            best, best_gain = move, gain
    if best is not None:
        return best
    if state.asked or state.may_pass:
        return END_TURN
    moves = state.moves()
    return moves[int(rng.random() * len(moves))]


def _founding_price(turns: float, rng: random.Random) -> int:
    """Enough to build at once and, where time is left, for the turns after."""
    return _round((FOUNDING + FOUNDING_A_TURN * turns) * (1.0 + UNSURE_FOUNDING * (rng.random() - 0.5)))


def _offer(worth: float, cash: int, directors_cash: int, rng: random.Random) -> int:
    """A little over what the director can pay, if that is worth it; else nearly what the share is worth."""
    beyond = directors_cash + STEP
    if beyond <= cash and beyond <= MOST_PAID * worth:
        return beyond
    return _round(worth * (OFFERS[0] + (OFFERS[1] - OFFERS[0]) * rng.random()))


def _gain(outlook: Outlook, seat: int, company: int, price: int) -> float:
    """Dollars that a further share brings a seat: its own, what it does to those held, and the direction."""
    state = outlook.state
    count = len(state.treasury)
    after = outlook.share_value(company, treasury_part(price), 1)
    held, director = state.held[seat * count + company], state.director[company]
    gain = after + held * (after - outlook.share_value(company)) if held else after
    if director != seat and held + 1 >= state.held[director * count + company]:
        gain += outlook.direction_value(company, 1)
    return gain


# The director's answer


def _best_answer(state: NorthAmericanRailwaysState, appraise: Appraisal[NorthAmericanRailwaysState]) -> Move:
    """The answer that leaves the director further ahead of the player who asked, looking one move ahead."""
    if state.cash[state.turn] < state.offer_price:
        return LET_GO
    seat, rival = state.turn, state.proposer
    best: Move = LET_GO
    most = -1e18
    for move in (LET_GO, BUY_INSTEAD):
        after = state.copy()
        after.apply(move)
        values = appraise(after)
        lead = values[seat] - 0.6 * values[rival]
        if lead > most:
            best, most = move, lead
    return best


def _pick_answer(state: NorthAmericanRailwaysState, weights: Weights, rng: random.Random) -> Move:
    """Buy if the share is worth its price, and the half that the asker gets, by a noisy judgement."""
    price = state.offer_price
    if state.cash[state.turn] < price:
        return LET_GO
    company = state.bottom_share(state.offer_column)
    half = treasury_part(price)
    outlook = Outlook(state, weights)
    value = outlook.share_value(company, half, 1) * _noise(rng)
    # Letting go gives the rival the share; buying gives the rival half the price.
    return BUY_INSTEAD if 1.3 * value > outlook.dollar * (price + 0.5 * (price - half)) else LET_GO


# Cities


def _pick_city(state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
    """The city that brings the actor's shares most, by a noisy judgement.

    What a city costs hardly counts: money that stays in a treasury is often spent by another holder.
    """
    turns = incomes_left(state)
    count, seat = len(state.treasury), state.turn
    done = state.bought[seat]
    on_offer = _cities_on_offer(state)
    best: Move = PASS_CITIES
    best_gain = 0.0
    for company, held in enumerate(state.held[seat * count : (seat + 1) * count]):
        treasury = state.treasury[company]
        if not held or not treasury or done >> company & 1:
            continue
        income_worth = turns / state.sold[company]
        for column, city in on_offer:
            if city.cost > treasury:
                continue
            brings = city.income * income_worth + SYMBOL_VALUE * city.coast_to_coast - SPARED * city.cost
            gain = held * brings * _noise(rng)
            if gain > best_gain:
                best, best_gain = state.cards.buy_city[company][column], gain
    return best


def _cities_on_offer(state: NorthAmericanRailwaysState) -> list[tuple[int, City]]:
    """The bottom cities with their columns."""
    cities, columns = state.cards.cities, state.city_columns
    return [
        (column, cities[columns[column][left - 1]]) for column, left in enumerate(state.cities_left) if left
    ]


def _pick(state: NorthAmericanRailwaysState, weights: Weights, rng: random.Random) -> Move:
    if state.step == CHOOSE_SHARE:
        return _pick_share(state, weights, rng)
    if state.step == ANSWER:
        return _pick_answer(state, weights, rng)
    if state.step == CITIES:
        return _pick_city(state, rng)
    return state.moves()[0]


def make_policy(appraise: Appraisal[NorthAmericanRailwaysState]) -> NorthAmericanRailwaysPolicy:
    """The policy that judges by this appraisal."""
    return NorthAmericanRailwaysPolicy(appraise)
