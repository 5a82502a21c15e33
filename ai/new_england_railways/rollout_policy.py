"""The rollout policy of New England Railways: candidate moves, and quick noisy moves for playouts.

>>> from ai.knowledge import knowledge_of
>>> from game.rules.new_england_railways import GAME
>>> policy = knowledge_of("new_england_railways").policy
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> len(policy.candidates(state)) < len(state.legal_moves())
True
>>> policy.rollout_move(state, random.Random(1)) in state.legal_moves()
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from ai.knowledge import Evaluator, Policy
from ai.new_england_railways.evaluation import (
    NewEnglandRailwaysEvaluator,
    Shipment,
    gain_at_once,
    ground_of,
    incomes_left,
    is_untouched,
    owned_links,
)
from game.rules.auction import PASS_BID, make_bid
from game.rules.contract import Move
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.loans import maximum_loan, minimum_loan
from game.rules.new_england_railways.moves import (
    Borrow,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Roll,
    WaitToBuild,
)
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    RETIRE,
    ROLL_TO_BUILD,
    SHIP,
)

LOANS: Final = 3
"""The loans above the forced one to consider, in units."""

CHEAP_TO_BUILD: Final = 3
"""The most that a playout pays to build a link now, in dollars."""

DEBT_LIMIT: Final = (20, 3)
"""A sensible maximum of debt: a base in dollars, and a multiple of the income."""

RESERVE: Final = 8
"""The cash kept for the auctions, in dollars; twice as much when a playout pays back loans."""

SHIPMENTS: Final = 8
"""The number of routes to consider."""

UNSURE: Final = 0.2
"""The standard deviation of a playout's error in the worth of a link, relative to that worth."""

MEAN_ROLL: Final = Roll(3, 4)
NO_LOAN: Final = NoLoan()
KEEP_LOANS: Final = KeepLoans()
PAY: Final = PayToBuild()
WAIT: Final = WaitToBuild()
PASS_SHIPPING: Final = PassShipping()


class NewEnglandRailwaysPolicy(Policy[NewEnglandRailwaysState]):
    """A policy that pays for links what they bring, borrows only for them, and ships via its own track.

    >>> from game.rules.new_england_railways import GAME
    >>> from ai.weights import read_weights
    >>> evaluator = NewEnglandRailwaysEvaluator(read_weights("new_england_railways", "hand"))
    >>> state = GAME.new_game(3, {}, random.Random(7))
    >>> [GAME.format_move(loan) for loan in NewEnglandRailwaysPolicy(evaluator).candidates(state)]
    ['no loan', ...]
    """

    horizon = 16
    smooth = 0.5

    def __init__(self, evaluator: NewEnglandRailwaysEvaluator) -> None:
        """Create a policy that values links by `evaluator`."""
        self._evaluator = evaluator

    def candidates(self, state: NewEnglandRailwaysState) -> Sequence[Move]:
        """Return the moves worth considering."""
        if state.step == BORROW:
            return self._loan_candidates(state)
        if state.step == RETIRE:
            return _retirement_candidates(state)
        if state.step == BID:
            return self._bid_candidates(state)
        if state.step == SHIP:
            return _shipment_candidates(state)
        return state.legal_moves()

    def rollout_move(self, state: NewEnglandRailwaysState, rng: random.Random) -> Move:
        """Return a quick, noisy, sensible move."""
        if state.step == BORROW:
            return _pick_loan(state, rng)
        if state.step == RETIRE:
            return _pick_retirement(state)
        if state.step == BID:
            return _next_bid(state, self._unsure_limits(state, rng))
        if state.step == BUILD:
            return _pick_building(state)
        if state.step == SHIP:
            return _pick_shipment(state, rng)
        return state.legal_moves()[0]

    def advance(self, state: NewEnglandRailwaysState, rng: random.Random) -> None:
        """Make a quick move; play an auction to its end with a fixed limit for each seat."""
        if state.step == BID:
            _sell(state, self._unsure_limits(state, rng))
        else:
            state.apply_unchecked(self.rollout_move(state, rng))

    def quiesce(self, state: NewEnglandRailwaysState) -> None:
        """Finish the current auction, with an average roll."""
        if state.step == BID and not is_untouched(state):
            _sell(state, self._evaluator.limits(state, state.lot_link()))
        if state.step == ROLL_TO_BUILD:
            state.apply_unchecked(MEAN_ROLL)
        if state.step == BUILD:
            state.apply_unchecked(_pick_building(state))

    def is_quiet(self, state: NewEnglandRailwaysState) -> bool:
        """Return whether a turn's borrowing begins, when all seats have had the same number of turns."""
        return state.step == BORROW and not state.acted

    def _unsure_limits(self, state: NewEnglandRailwaysState, rng: random.Random) -> list[float]:
        limits = self._evaluator.limits(state, state.lot_link())
        return [limit * rng.gauss(1.0, UNSURE) for limit in limits]

    def _loan_candidates(self, state: NewEnglandRailwaysState) -> Sequence[Move]:
        """Return the forced loan, and a little more while it may buy something and the debt is affordable.

        One loan more is always considered. If only forced loans were, a search would rather be forced to
        borrow, and avoid the income that pays the service.
        """
        seat, unit = state.turn, state.board.unit
        least, most = minimum_loan(state, seat), maximum_loan(state, seat)
        found: list[Move] = [Borrow(least)] if least else [NO_LOAN]
        dearest = max((self._evaluator.worth_of(state, link)[seat] for link in state.current), default=0.0)
        spare = state.cash[seat] + least - (state.debt[seat] + least) // 5
        for more in range(1, LOANS + 1):
            amount = least + more * unit
            is_borne = more == 1 or state.debt[seat] + amount <= _debt_limit(state, seat)
            if spare >= dearest or not is_borne:
                break
            if amount <= most:
                found.append(Borrow(amount))
            spare += unit - state.board.service_per_unit
        return found

    def _bid_candidates(self, state: NewEnglandRailwaysState) -> Sequence[Move]:
        """Return passing, the lowest bid, and one halfway to the link's worth."""
        auction = state.auction
        assert auction is not None
        low, cash = auction.lowest_bid(), state.cash[state.turn]
        if low > cash:
            return (PASS_BID,)
        worth = self._evaluator.worth_of(state, state.lot_link())[state.turn]
        enough = max(low, auction.richest_other(state.cash))
        high = min(low + (min(cash, int(worth)) - low) // 2, enough)
        return [PASS_BID, make_bid(low), make_bid(high)] if high > low else [PASS_BID, make_bid(low)]


# Loans


def _debt_limit(state: NewEnglandRailwaysState, seat: int) -> int:
    if incomes_left(state) <= 3:
        return 0
    return DEBT_LIMIT[0] + DEBT_LIMIT[1] * state.income[seat]


def _pick_loan(state: NewEnglandRailwaysState, rng: random.Random) -> Move:
    seat = state.turn
    loan = minimum_loan(state, seat)
    spare = state.cash[seat] + loan - (state.debt[seat] + loan) // 5
    unit = state.board.unit
    wanted = RESERVE + rng.randrange(3) * 3
    if spare < wanted and state.debt[seat] + loan + unit <= _debt_limit(state, seat):
        loan += unit
    return Borrow(loan) if loan else NO_LOAN


def _retirable(state: NewEnglandRailwaysState, reserve: int) -> int:
    """Return the most that can be paid back while `reserve` dollars are kept, in whole units.

    In the first turn it is nothing, because a new debt has cost its service already.
    """
    if state.turn_number == 1:
        return 0
    unit, seat = state.board.unit, state.turn
    return max(0, min(state.debt[seat], state.cash[seat] - reserve)) // unit * unit


def _retirement_candidates(state: NewEnglandRailwaysState) -> Sequence[Move]:
    """Return paying back everything, all but one or two reserves, and nothing."""
    amounts = {_retirable(state, reserve) for reserve in (0, RESERVE, 2 * RESERVE)} - {0}
    return [*(Retire(amount) for amount in sorted(amounts)), KEEP_LOANS]


def _pick_retirement(state: NewEnglandRailwaysState) -> Move:
    reserve = 2 * RESERVE if incomes_left(state) > 2 else 0
    amount = _retirable(state, reserve)
    return Retire(amount) if amount else KEEP_LOANS


# Auctions and building


def _next_bid(state: NewEnglandRailwaysState, limits: Sequence[float]) -> Move:
    """Return the lowest bid that beats seats with these limits; pass beyond the seat's own limit."""
    auction = state.auction
    assert auction is not None
    seat, low = auction.turn, auction.lowest_bid()
    limit = min(limits[seat], float(state.cash[seat]))
    if limit < low:
        return PASS_BID
    rival = 0.0
    for other, most in enumerate(limits):
        if other != seat and most > rival and auction.takes_part(other):
            rival = max(rival, min(most, float(state.cash[other])))
    return make_bid(max(low, int(min(limit, rival))))


def _sell(state: NewEnglandRailwaysState, limits: Sequence[float]) -> None:
    """Play the current auction to its end: each seat bids up to its limit, no higher than it must."""
    auction = state.auction
    while auction is not None and state.auction is auction:
        state.apply_unchecked(_next_bid(state, limits))


def _pick_building(state: NewEnglandRailwaysState) -> Move:
    missing = shortfall(state)
    cheap = missing <= CHEAP_TO_BUILD and missing <= gain_at_once(state, state.turn, state.lot_link())
    return PAY if cheap else WAIT


# Shipping


def _shipment_candidates(state: NewEnglandRailwaysState) -> Sequence[Move]:
    """Return the best few routes, and shipping nothing."""
    freight = ground_of(state.board).freight(state.built, owned_links(state))
    seat = state.turn
    judged: list[Shipment] = []
    for slot, count in enumerate(state.cubes):
        if count and freight.best(slot)[seat] is not None:
            judged += freight.ways(slot, seat)
    judged.sort(key=lambda one: -one[0])
    return [*(move for value, move, _ in judged[:SHIPMENTS] if value > -0.5), PASS_SHIPPING]


def _pick_shipment(state: NewEnglandRailwaysState, rng: random.Random) -> Move:
    """Return the best route of a cube, by a noisy judgment."""
    freight = ground_of(state.board).freight(state.built, owned_links(state))
    seat = state.turn
    best: Move = PASS_SHIPPING
    most = 0.0
    for slot, count in enumerate(state.cubes):
        if not count:
            continue
        found = freight.best(slot)[seat]
        if found is not None:
            value = found[0] + rng.random() * 0.5
            if value > most:
                most, best = value, found[1]
    return best


def make_policy(evaluator: Evaluator[NewEnglandRailwaysState]) -> NewEnglandRailwaysPolicy:
    """Return the policy, which bids by the evaluation of links."""
    assert isinstance(evaluator, NewEnglandRailwaysEvaluator)
    return NewEnglandRailwaysPolicy(evaluator)
