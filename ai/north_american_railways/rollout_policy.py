"""The rollout policy of North American Railways: candidate moves, and quick noisy moves for playouts.

>>> from ai.knowledge import knowledge_of
>>> from game.rules.north_american_railways import GAME
>>> policy = knowledge_of("north_american_railways").policy
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> len(policy.candidates(state)) < len(state.legal_moves())
True
>>> policy.rollout_move(state, random.Random(1))
Found(column=..., amount=...)
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import Final

from ai.knowledge import Policy
from ai.north_american_railways.evaluation import Forecast, NorthAmericanRailwaysEvaluator
from game.rules.contract import TERMINAL, Move
from game.rules.north_american_railways.cities import needed_to_go_on
from game.rules.north_american_railways.moves import BuyInstead, EndTurn, Found, LetGo, Offer, PassCities
from game.rules.north_american_railways.shares import directs_all, treasury_part
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
"""The prices to consider for founding a company."""

FOUNDING: Final = 200.0
"""A playout's founding price when hardly any time is left, in dollars."""

FOUNDING_A_TURN: Final = 50.0
"""The increase of that price for each income still to be paid."""

UNSURE_FOUNDING: Final = 1.1
"""The range of founding prices in playouts, relative to the middle."""

OFFERS: Final[tuple[float, ...]] = (0.7, 0.9)
"""The range of offers to a director who can pay, relative to the share's worth."""

OFFERED_HALF: Final = 300.0
"""The approximate part of an offer that goes to the treasury, in dollars."""

TAKEN_BELOW: Final = 0.95
"""A director who can pay buys below this part of the share's worth."""

MOST_PAID: Final = 0.7
"""The highest offer to a director who can't pay, relative to the share's worth."""

SPARED: Final = 0.1
"""The value of a dollar that stays in a treasury, when cities are compared."""

OFFER_PARTS: Final[tuple[float, ...]] = (0.35, 0.55, 0.75, 0.95)
"""The offers to consider, relative to the share's worth."""

UNSURE: Final = 0.3
"""The range in which playouts misjudge a sum, relative to it."""

MOST_MISJUDGED: Final = 1.0 + UNSURE / 2.0
"""The greatest factor of a misjudged sum."""

LET_GO: Final = LetGo()
BUY_INSTEAD: Final = BuyInstead()
END_TURN: Final = EndTurn()
PASS_CITIES: Final = PassCities()


class NorthAmericanRailwaysPolicy(Policy[NorthAmericanRailwaysState]):
    """A policy that founds with enough to build, offers more than the director will pay, and buys cities.

    >>> from ai.north_american_railways.evaluation import make_evaluator
    >>> from ai.weights import read_weights
    >>> from game.rules.north_american_railways import GAME
    >>> state = GAME.new_game(3, {}, random.Random(7))
    >>> policy = make_policy(make_evaluator(read_weights("north_american_railways", "fitted")))
    >>> GAME.format_move(policy.candidates(state)[0])
    'found ...'
    """

    horizon = 6
    """Against two that play to the end it wins 76% (n=33, 100 playouts). A horizon of 2 wins 23% against two
    of 6 (n=30)."""

    end_within = 20_000
    """The last cities involve no chance or secrets. This many positions take at most a second in plain
    Python."""

    def __init__(self, evaluator: NorthAmericanRailwaysEvaluator) -> None:
        self._evaluator = evaluator

    def candidates(self, state: NorthAmericanRailwaysState) -> Sequence[Move]:
        """Return the moves worth considering."""
        if state.step == CHOOSE_SHARE and state.cash[state.turn]:
            return _share_candidates(self._evaluator.forecast(state))
        moves = state.legal_moves()
        if state.step == CITIES and len(moves) > 1 and not state.cities_bought and _lost_by_passing(state):
            return [move for move in moves if move != PASS_CITIES]
        return moves

    def price_of(self, move: Move) -> tuple[Hashable, int]:
        """Return the column of a share that is founded or offered for, and the amount."""
        return (move.column, move.amount) if isinstance(move, (Found, Offer)) else (None, 0)

    def rollout_move(self, state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
        """Return a quick, noisy, sensible move."""
        return _pick(self._evaluator.forecast(state), rng)

    def quiesce(self, state: NorthAmericanRailwaysState) -> None:
        """Let the director answer, and the start city be revealed."""
        while state.step in (ANSWER, START_CITY):
            state.apply_unchecked(
                state.legal_moves()[0] if state.step == START_CITY else _best_answer(state, self._evaluator)
            )

    def is_quiet(self, state: NorthAmericanRailwaysState) -> bool:
        """Return whether the position is between two decisions."""
        return state.step in (CHOOSE_SHARE, CITIES)


def _noise(rng: random.Random) -> float:
    """Return a random factor by which a sum is misjudged."""
    return 1.0 + UNSURE * (rng.random() - 0.5)


def _round(amount: float) -> int:
    """Return the nearest price that can be paid."""
    return max(STEP, round(amount / STEP) * STEP)


# Shares


def _share_candidates(forecast: Forecast) -> Sequence[Move]:
    """Return, once for each company, a few prices or the fixed price; and stopping where that is allowed."""
    state = forecast.state
    cash, seat = state.cash[state.turn], state.turn
    found: list[Move] = []
    own: list[Move] = []
    # A game that ends before any income has no winner.
    needed = needed_to_go_on(state) if state.turn_number == 1 else 0
    for column, left in enumerate(state.shares_left):
        company = state.share_columns[column][left - 1] if left else NONE
        if company == NONE or state.asked >> company & 1:
            continue
        director = state.director[company]
        if director == NONE:
            prices = {min(max(price, needed), cash) for price in FOUNDING_PRICES}
            moves = state.cards.found(column, cash)
        elif director != seat:
            value = forecast.share_value(company, 0.0, 1) / forecast.prices.dollar
            prices = {_round(part * value) for part in OFFER_PARTS}
            prices |= {state.cash[director] + STEP, STEP}
            prices = {price for price in prices if price <= cash}
            moves = state.cards.offers(column, cash)
        else:
            if cash >= FIXED_PRICE or directs_all(state):
                own.append(state.cards.buy_own[column])
            continue
        found += [moves[price // STEP - 1] for price in sorted(prices)]
    found += own
    if state.asked or state.may_pass:
        found.append(END_TURN)
    return found or state.legal_moves()


def _pick_share(forecast: Forecast, rng: random.Random) -> Move:
    """Return the share that seems to bring most above its price, by a noisy judgment."""
    state, prices = forecast.state, forecast.prices
    cash, seat = state.cash[state.turn], state.turn
    if not cash:
        return state.legal_moves()[0]
    best, best_price = NONE, 0
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
            price = min(cash, _founding_price(prices.turns, rng))
            gain = noise * forecast.founder_value(company, price) - prices.dollar * price
        elif director == seat:
            price = FIXED_PRICE
            if cash < price:
                continue
            gain = noise * _gain(forecast, seat, company, price) - prices.dollar * price
        else:
            worth = noise * forecast.share_value(company, OFFERED_HALF, 1) / prices.dollar
            price = min(cash, _offer(worth, cash, state.cash[director], rng))
            if price <= state.cash[director] and price < TAKEN_BELOW * worth:
                gain = prices.dollar * (price - treasury_part(price)) + prices.to_act
            else:
                gain = noise * _gain(forecast, seat, company, price) - prices.dollar * price
        if gain > best_gain:
            best, best_price, best_gain = column, price, gain
    if best != NONE:
        return _to_take(state, best, best_price)
    if state.asked or state.may_pass:
        return END_TURN
    moves = state.legal_moves()
    return moves[int(rng.random() * len(moves))]


def _to_take(state: NorthAmericanRailwaysState, column: int, price: int) -> Move:
    """Return the move that takes the bottom share of a column for this price."""
    director = state.director[state.bottom_share(column)]
    if director == NONE:
        return state.cards.found_for(column, price)
    if director == state.turn:
        return state.cards.buy_own[column]
    return state.cards.offer_of(column, price)


def _founding_price(turns: float, rng: random.Random) -> int:
    """Return a price that suffices to build now and, if time is left, later."""
    return _round((FOUNDING + FOUNDING_A_TURN * turns) * (1.0 + UNSURE_FOUNDING * (rng.random() - 0.5)))


def _offer(worth: float, cash: int, directors_cash: int, rng: random.Random) -> int:
    """Return a little over what the director can pay, if it is worth that; else nearly the share's worth."""
    beyond = directors_cash + STEP
    if beyond <= cash and beyond <= MOST_PAID * worth:
        return beyond
    return _round(worth * (OFFERS[0] + (OFFERS[1] - OFFERS[0]) * rng.random()))


def _gain(forecast: Forecast, seat: int, company: int, price: int) -> float:
    """Return a further share's value: its own, its effect on those held, and the direction."""
    state = forecast.state
    count = len(state.treasury)
    after = forecast.share_value(company, treasury_part(price), 1)
    held, director = state.held[seat * count + company], state.director[company]
    gain = after + held * (after - forecast.share_value(company)) if held else after
    if director != seat and held + 1 >= state.held[director * count + company]:
        gain += forecast.direction_value(company, 1)
    return gain


# The director's answer


def _best_answer(state: NorthAmericanRailwaysState, evaluator: NorthAmericanRailwaysEvaluator) -> Move:
    """Return the director's answer that is better against the proposing player, by one ply."""
    if state.cash[state.turn] < state.offer_price:
        return LET_GO
    seat, rival = state.turn, state.proposer
    best: Move = LET_GO
    most = -1e18
    for move in (LET_GO, BUY_INSTEAD):
        after = state.copy()
        after.apply_unchecked(move)
        values = evaluator.evaluate(after)
        lead = values[seat] - 0.6 * values[rival]
        if lead > most:
            best, most = move, lead
    return best


def _pick_answer(forecast: Forecast, rng: random.Random) -> Move:
    """Buy if the share is worth its price and the proposer's half, by a noisy judgment."""
    state = forecast.state
    price = state.offer_price
    if state.cash[state.turn] < price:
        return LET_GO
    half = treasury_part(price)
    value = forecast.share_value(state.bottom_share(state.offer_column), half, 1) * _noise(rng)
    # Letting the rival buy gives them the share; buying gives them half the price.
    return BUY_INSTEAD if 1.3 * value > forecast.prices.dollar * (price + 0.5 * (price - half)) else LET_GO


# Cities


def _lost_by_passing(state: NorthAmericanRailwaysState) -> bool:
    """Return whether passing ends the game without the actor as the only winner."""
    seat, after = state.turn, state.copy()
    after.apply_unchecked(PASS_CITIES)
    while after.step == CITIES:
        moves = after.legal_moves()
        if len(moves) > 1:
            return False
        after.apply_unchecked(moves[0])
    return after.current_player() == TERMINAL and after.winners() != [seat]


def _pick_city(forecast: Forecast, rng: random.Random) -> Move:
    """Return the city that brings the actor most relative to the others, by a noisy judgment.

    The price hardly counts, because money left in a treasury is often spent by another holder.
    """
    state = forecast.state
    cards, columns = state.cards, state.city_columns
    count, seat = len(state.treasury), state.turn
    done = state.bought[seat]
    best: Move = PASS_CITIES
    best_gain = 0.0
    for company in range(count):
        held, treasury = state.held[seat * count + company], state.treasury[company]
        if not held or not treasury or done >> company & 1:
            continue
        ahead = held - (state.sold[company] - held) / (state.players - 1)
        if ahead <= 0.0:
            continue
        income_worth = forecast.prices.turns / state.sold[company]
        for column, left in enumerate(state.cities_left):
            if not left:
                continue
            city = columns[column][left - 1]
            cost = cards.cost[city]
            if cost > treasury:
                continue
            brings = cards.income[city] * income_worth + SYMBOL_VALUE * cards.symbols[city] - SPARED * cost
            # Skip the noise for a city that can't become the best with any.
            if ahead * brings * MOST_MISJUDGED > best_gain:
                gain = ahead * brings * _noise(rng)
                if gain > best_gain:
                    best, best_gain = cards.buy_city[company][column], gain
    return best


def _pick(forecast: Forecast, rng: random.Random) -> Move:
    state = forecast.state
    if state.step == CHOOSE_SHARE:
        return _pick_share(forecast, rng)
    if state.step == ANSWER:
        return _pick_answer(forecast, rng)
    if state.step == CITIES:
        return _pick_city(forecast, rng)
    return state.legal_moves()[0]


def make_policy(evaluator: NorthAmericanRailwaysEvaluator) -> NorthAmericanRailwaysPolicy:
    """Return the policy that uses this evaluator."""
    return NorthAmericanRailwaysPolicy(evaluator)
