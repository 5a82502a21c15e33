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

from ai.appraisal.north_american_railways import THRIFT, Outlook
from ai.knowledge import Appraisal, Policy
from game.rules.contract import Move
from game.rules.north_american_railways.cards import STEP
from game.rules.north_american_railways.moves import BuyCity, BuyInstead, BuyOwn, EndTurn, LetGo
from game.rules.north_american_railways.shares import treasury_part
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    FIXED_PRICE,
    NONE,
    START_CITY,
)

FOUNDING_PRICES: Final = (300, 400, 500, 600, 700, 800, 1000)
"""Prices at which founding a company is worth a thought."""

OFFER_PARTS: Final[tuple[float, ...]] = (0.35, 0.55, 0.75, 0.95)
"""Offers that are worth a thought, as parts of what the share is worth."""

UNSURE: Final = 0.12
"""The error with which a playout's players judge a sum: the standard deviation, as a part of it."""

LET_GO: Final = LetGo()
BUY_INSTEAD: Final = BuyInstead()
END_TURN: Final = EndTurn()


class NorthAmericanRailwaysPolicy(Policy[NorthAmericanRailwaysState]):
    """Founds with enough to build, offers what the director can't or won't pay, buys cities."""

    def __init__(self, appraise: Appraisal[NorthAmericanRailwaysState]) -> None:
        self._appraise = appraise

    def candidates(self, state: NorthAmericanRailwaysState) -> Sequence[Move]:
        """The moves that are worth a thought."""
        if state.step == CHOOSE_SHARE and state.cash[state.turn]:
            return _share_candidates(state)
        return state.moves()

    def pick(self, state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
        """A quick, noisy, sensible move."""
        return _pick(state, rng)

    def quiesce(self, state: NorthAmericanRailwaysState) -> None:
        """Let the director answer and the start city turn up."""
        while state.step in (ANSWER, START_CITY):
            state.apply(state.moves()[0] if state.step == START_CITY else _best_answer(state, self._appraise))

    def quiet(self, state: NorthAmericanRailwaysState) -> bool:
        """Between two decisions."""
        return state.step in (CHOOSE_SHARE, CITIES)


def _round(amount: float) -> int:
    """To the nearest price that can be paid."""
    return max(STEP, round(amount / STEP) * STEP)


# Shares


def _share_candidates(state: NorthAmericanRailwaysState) -> Sequence[Move]:
    """For each company once: a few prices, or the fixed price; and to stop where that is allowed."""
    outlook = Outlook(state)
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
            value = outlook.share_value(company, more_shares=1)
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


def _pick_share(state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
    """The share that seems to bring most above its price, by a noisy judgement."""
    cash, seat = state.cash[state.turn], state.turn
    if not cash:
        return state.moves()[0]
    outlook = Outlook(state)
    thrift = 1.0 + THRIFT * max(0.0, outlook.turns - 1.0)
    best: Move | None = None
    best_gain = 0.0 if state.asked or state.may_pass else -1e9
    for column, left in enumerate(state.shares_left):
        if not left:
            continue
        company = state.share_columns[column][left - 1]
        if state.asked >> company & 1:
            continue
        director = state.director[company]
        noise = rng.gauss(1.0, UNSURE)
        if director == NONE:
            price = min(cash, _round((400.0 + 80.0 * outlook.turns) * rng.gauss(1.0, 0.25)))
            gain = noise * outlook.new_company_value(price) - thrift * price
            move = state.cards.found(column, price)[-1]
        elif director == seat:
            if cash < FIXED_PRICE:
                continue
            value = noise * outlook.share_value(company, more_money=500.0, more_shares=1)
            gain = value - thrift * FIXED_PRICE
            move = state.cards.buy_own[column]
        else:
            value = noise * outlook.share_value(company, more_shares=1)
            price = _offer(value, cash, state.cash[director], rng)
            gain = value - thrift * price
            move = state.cards.offers(column, price)[-1]
        if gain > best_gain:
            best, best_gain = move, gain
    if best is not None:
        return best
    if state.asked or state.may_pass:
        return END_TURN
    moves = state.moves()
    return moves[int(rng.random() * len(moves))]


def _offer(value: float, cash: int, directors_cash: int, rng: random.Random) -> int:
    """A little over what the director can pay, if that is worth it; else a part of the value."""
    beyond = directors_cash + STEP
    if beyond <= min(cash, 0.8 * value):
        return min(cash, max(beyond, _round(0.3 * value)))
    return min(cash, _round(value * (0.4 + 0.4 * rng.random())))


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


def _pick_answer(state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
    """Buy if the share is worth its price, and the half that the asker gets, by a noisy judgement."""
    price = state.offer_price
    if state.cash[state.turn] < price:
        return LET_GO
    company = state.bottom_share(state.offer_column)
    half = treasury_part(price)
    value = Outlook(state).share_value(company, more_money=half, more_shares=1) * rng.gauss(1.0, UNSURE)
    # Letting go gives the rival the share; buying gives the rival half the price.
    return BUY_INSTEAD if 1.3 * value > price + 0.5 * (price - half) else LET_GO


# Cities


def _pick_city(state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
    """The city that brings the actor's shares most for its price, by a noisy judgement."""
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    turns = Outlook(state).turns
    count, seat = len(state.treasury), state.turn
    cities = state.cards.cities
    best, best_gain = moves[-1], 0.0
    for move in moves:
        if not isinstance(move, BuyCity):
            continue
        company = move.company
        card = cities[state.bottom_city(move.city_column)]
        held = state.held[seat * count + company]
        sold = state.sold[company]
        brings = card.income * turns / sold + 100.0 * card.coast_to_coast
        # What the treasury could buy elsewhere for the same money.
        spare = card.cost * (0.45 * max(0.0, turns - 1.0) / sold + 0.3)
        gain = held * (brings - spare) * rng.gauss(1.0, UNSURE)
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def _pick(state: NorthAmericanRailwaysState, rng: random.Random) -> Move:
    if state.step == CHOOSE_SHARE:
        return _pick_share(state, rng)
    if state.step == ANSWER:
        return _pick_answer(state, rng)
    if state.step == CITIES:
        return _pick_city(state, rng)
    return state.moves()[0]


def make_policy(appraise: Appraisal[NorthAmericanRailwaysState]) -> NorthAmericanRailwaysPolicy:
    """The policy that judges by this appraisal."""
    return NorthAmericanRailwaysPolicy(appraise)
