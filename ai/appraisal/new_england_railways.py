"""What a position of New England Railways is worth: the dollars each seat can expect at the end.

An income is worth what it pays until the end while markets eat a seventh of it each turn. A network
is worth what it will still add: connected links of one's own carry one's shipments, and the others'
too. Debt costs a fifth of itself a turn, as long as the income needs to pay it back.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> from ai.knowledge import knowledge_of
>>> len(knowledge_of("new_england_railways").appraise(state))
3
>>> incomes_left(state) > 0, link_worth(state, seat=0, link=0) > 0
(True, True)
"""

from __future__ import annotations

from math import exp
from typing import Final

from ai.knowledge import Appraisal, Description
from ai.weights import Weights
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID, ENDED, NONE, ROLL_MARKET, SHIP

LONG_GAME: Final = 12.0
"""Incomes of a game, or a few more."""

KEPT: Final = 0.86
"""The part of an income that is left by a market, on average."""

CONNECTED: Final[tuple[float, ...]] = (0.0, 0.75, 1.7, 2.6, 3.3, 3.8, 4.2)
"""Income that a turn's shipments bring over so many connected links of one's own."""

APART: Final = 0.35
"""The same for each link of one's own that is not connected to the most."""

LIQUID: Final[tuple[float, ...]] = (7.0, 9.0)
"""What cash is worth before the auctions: at most so many dollars, most of it at so many in hand."""

MISSED_SHIPMENT: Final = 0.4
"""The part of a turn's shipments that a seat misses in the turn in which it buys a link."""

SHORTFALL: Final[tuple[float, ...]] = (
    0.0,
    0.0,
    0.0,
    0.03,
    0.11,
    0.28,
    0.56,
    0.97,
    1.56,
    2.28,
    3.11,
    4.03,
    5.0,
)
"""By a link's number the dollars that two dice fall short of it on average."""

MOST_TURNS: Final = 24


def _income_worth() -> list[float]:
    worth = [0.0]
    for turns in range(1, MOST_TURNS + 1):
        worth.append(worth[-1] + KEPT**turns)
    return worth


INCOME_WORTH: Final = _income_worth()
"""Dollars that one more income brings, by the number of incomes to come, each after a market."""

GROWTH_WORTH: Final = [sum(INCOME_WORTH[:turns]) for turns in range(MOST_TURNS + 2)]
"""Dollars that one more income every turn brings, from the next turn on, by the incomes to come."""


def incomes_left(state: NewEnglandRailwaysState) -> int:
    """How many incomes are still to come, this turn's included."""
    if state.step == ENDED:
        return 0
    offered = state.board.data.setup.links_offered[state.players]
    waiting = len(state.future) + state.deck.bit_count()
    if state.step in (SHIP, ROLL_MARKET):
        waiting += len(state.current)
    turns = 1 + -(-waiting // offered)
    if state.unfinished and not waiting:
        turns += 1
    return min(turns, MOST_TURNS)


def networks(state: NewEnglandRailwaysState, seat: int, more: int = NONE) -> tuple[int, int]:
    """The most connected links of a seat, and how many others it has; `more` is one link more."""
    parts: list[tuple[int, int]] = []
    links = state.board.links
    owned = [link for link, owner in enumerate(state.owner) if owner == seat]
    if more != NONE:
        owned.append(more)
    for number in owned:
        link = links[number]
        cities, count = 1 << link.a | 1 << link.b, 1
        apart = []
        for part in parts:
            if part[0] & cities:
                cities |= part[0]
                count += part[1]
            else:
                apart.append(part)
        apart.append((cities, count))
        parts = apart
    most = max((count for _, count in parts), default=0)
    return most, len(owned) - most


def shipments(connected: int, apart: int) -> float:
    """Income that a turn's shipments bring to a seat with such a network."""
    return CONNECTED[min(connected, len(CONNECTED) - 1)] + APART * apart


class NewEnglandRailwaysAppraisal(Appraisal[NewEnglandRailwaysState]):
    """Cash, link values, the incomes to come and their growth, less debt.

    >>> import random
    >>> from ai.weights import read_weights
    >>> from game.rules.new_england_railways import GAME
    >>> appraise = NewEnglandRailwaysAppraisal(read_weights("new_england_railways", "hand"))
    >>> seen = appraise.describe(GAME.deal(3, {}, random.Random(7)))
    >>> dict(zip(appraise.terms, seen.rows[0]))["cash"]
    10.0
    """

    terms = ("cash", "links", "debt", "income", "burden", "interest", "liquid", "shipments")

    def describe(self, state: NewEnglandRailwaysState) -> Description:
        """For each seat its terms, all in dollars at the end of the game.

        cash; links: their printed values; debt; income: what it pays until the end; burden: what a debt
        costs that the cash can't pay; interest: a first tenth on every debt; liquid: what cash is worth
        more before the auctions; shipments: what the network will add to the income.
        """
        turns = incomes_left(state)
        worth = INCOME_WORTH[turns]
        growth = GROWTH_WORTH[turns]
        buying = state.step <= BID and bool(state.current)
        rows = []
        for seat in range(state.players):
            cash, debt, income = state.cash[seat], state.debt[seat], state.income[seat]
            owed = debt - cash
            burden = -owed * 0.2 * min(turns, 1.5 + owed / (income + 3.0)) if owed > 0 else 0.0
            liquid = min(LIQUID[0], 0.6 * turns) * (1.0 - exp(-cash / LIQUID[1])) if buying else 0.0
            rows.append(
                [
                    float(cash),
                    float(state.value[seat]),
                    -float(debt),
                    income * worth,
                    burden,
                    -0.1 * debt,
                    liquid,
                    growth * shipments(*networks(state, seat)),
                ]
            )
        return Description(max(0.0, 1.0 - turns / LONG_GAME), rows)


def link_worth(state: NewEnglandRailwaysState, seat: int, link: int) -> float:
    """Dollars that a link is worth to a seat: its value, what it adds to the network, less its building."""
    turns = incomes_left(state)
    before = shipments(*networks(state, seat))
    after = shipments(*networks(state, seat, link))
    number = state.board.links[link].number
    worth = number + (after - before) * GROWTH_WORTH[turns] - SHORTFALL[number]
    # Who buys ships once less this turn.
    return worth - MISSED_SHIPMENT * before * INCOME_WORTH[turns]


def make_appraisal(weights: Weights) -> NewEnglandRailwaysAppraisal:
    """The appraisal with these weights."""
    return NewEnglandRailwaysAppraisal(weights)
