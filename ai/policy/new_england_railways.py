"""How a sensible player plays New England Railways: what is worth a thought, and quick noisy moves.

>>> from ai.knowledge import knowledge_of
>>> from game.rules.new_england_railways import GAME
>>> policy = knowledge_of("new_england_railways").policy
>>> state = GAME.deal(3, {}, random.Random(7))
>>> len(policy.candidates(state)) < len(state.moves())
True
>>> policy.pick(state, random.Random(1)) in state.moves()
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from ai.appraisal.new_england_railways import incomes_left, link_worth
from ai.knowledge import Appraisal, Policy
from game.rules.auction import Bid, PassBid
from game.rules.contract import Move
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.loans import least_loan
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
    CHANCES,
    NONE,
    RETIRE,
    ROLL_TO_BUILD,
    SHIP,
)

LOANS: Final = 3
"""Loans above what must be borrowed that are worth a thought, in units."""

DEBT_LIMIT: Final = (20, 3)
"""The debt that a sensible player does not exceed: this many dollars plus this many times the income."""

RESERVE: Final = 8
"""Cash that is kept for the auctions when loans are paid back, in dollars."""

SHIPMENTS: Final = 8
"""Routes that are worth a thought."""

RIVALS_GAIN: Final = 0.35
"""The weight of the best rival's gain from a route against one's own."""

UNSURE: Final = 0.2
"""The error with which a playout's players judge a link: the standard deviation, as a part of its worth."""

MEAN_ROLL: Final = Roll(3, 4)
NO_LOAN: Final = NoLoan()
KEEP_LOANS: Final = KeepLoans()
PASS_BID: Final = PassBid()
PAY: Final = PayToBuild()
WAIT: Final = WaitToBuild()
PASS_SHIPPING: Final = PassShipping()


class NewEnglandRailwaysPolicy(Policy[NewEnglandRailwaysState]):
    """Connects its own links, stops borrowing in time, ships over its own track.

    >>> from game.rules.new_england_railways import GAME
    >>> state = GAME.deal(3, {}, random.Random(7))
    >>> [GAME.write(loan) for loan in NewEnglandRailwaysPolicy().candidates(state)]
    ['no loan', ...]
    """

    horizon = 30

    def candidates(self, state: NewEnglandRailwaysState) -> Sequence[Move]:
        """The moves that are worth a thought."""
        if state.step == BORROW:
            return _loan_candidates(state)
        if state.step == RETIRE:
            return _retirement_candidates(state)
        if state.step == BID:
            return _bid_candidates(state)
        if state.step == SHIP:
            return _shipment_candidates(state)
        return state.moves()

    def pick(self, state: NewEnglandRailwaysState, rng: random.Random) -> Move:
        """A quick, noisy, sensible move."""
        return _pick(state, rng)

    def quiesce(self, state: NewEnglandRailwaysState) -> None:
        """Finish the auction that is under way, with an average roll."""
        lot = len(state.current) - state.lot
        while state.step in (BID, ROLL_TO_BUILD, BUILD) and len(state.current) - state.lot == lot:
            if state.step == BID and state.auction is not None and _untouched(state):
                return
            state.apply(MEAN_ROLL if state.step == ROLL_TO_BUILD else _pick(state, None))

    def quiet(self, state: NewEnglandRailwaysState) -> bool:
        """Whether a turn's borrowing begins: then all seats have had the same number of turns."""
        return state.step == BORROW and not state.acted


def _untouched(state: NewEnglandRailwaysState) -> bool:
    """Whether nobody has bid or passed on this link yet."""
    auction = state.auction
    return auction is not None and auction.leader < 0 and auction.last_to_pass < 0


def _pick(state: NewEnglandRailwaysState, rng: random.Random | None) -> Move:
    """A quick sensible move; noisy if there is an `rng`."""
    if state.step == BORROW:
        return _pick_loan(state, rng)
    if state.step == RETIRE:
        return _pick_retirement(state)
    if state.step == BID:
        return _pick_bid(state, rng)
    if state.step == BUILD:
        return PAY if shortfall(state) <= 3 else WAIT
    if state.step == SHIP:
        return _pick_shipment(state, rng)
    assert state.step not in CHANCES
    return state.moves()[0]


# Loans


def _debt_limit(state: NewEnglandRailwaysState, seat: int) -> int:
    if incomes_left(state) <= 3:
        return 0
    return DEBT_LIMIT[0] + DEBT_LIMIT[1] * state.income[seat]


def _loan_candidates(state: NewEnglandRailwaysState) -> Sequence[Move]:
    """What must be borrowed, and a little more while the debt can be borne."""
    least, unit, seat = least_loan(state, state.turn), state.board.unit, state.turn
    found: list[Move] = [Borrow(least)] if least else [NO_LOAN]
    for more in range(1, LOANS + 1):
        amount = least + more * unit
        if (
            state.debt[seat] + amount <= _debt_limit(state, seat)
            and amount <= state.board.data.loans.most_at_once
        ):
            found.append(Borrow(amount))
    return found


def _pick_loan(state: NewEnglandRailwaysState, rng: random.Random | None) -> Move:
    seat = state.turn
    loan = least_loan(state, seat)
    spare = state.cash[seat] + loan - (state.debt[seat] + loan) // 5
    unit = state.board.unit
    wanted = RESERVE + (rng.randrange(3) * 3 if rng else 2)
    if spare < wanted and state.debt[seat] + loan + unit <= _debt_limit(state, seat):
        loan += unit
    return Borrow(loan) if loan else NO_LOAN


def _retirable(state: NewEnglandRailwaysState, reserve: int) -> int:
    """The most that can be paid back while `reserve` dollars are kept, in whole units."""
    unit, seat = state.board.unit, state.turn
    return max(0, min(state.debt[seat], state.cash[seat] - reserve)) // unit * unit


def _retirement_candidates(state: NewEnglandRailwaysState) -> Sequence[Move]:
    """Everything, all but a reserve, all but two reserves, and nothing."""
    amounts = {_retirable(state, reserve) for reserve in (0, RESERVE, 2 * RESERVE)} - {0}
    return [*(Retire(amount) for amount in sorted(amounts)), KEEP_LOANS]


def _pick_retirement(state: NewEnglandRailwaysState) -> Move:
    reserve = RESERVE if incomes_left(state) > 2 else 0
    amount = _retirable(state, reserve)
    return Retire(amount) if amount else KEEP_LOANS


# Auctions


def _bid_limit(state: NewEnglandRailwaysState, seat: int) -> float:
    """The most that a seat sensibly pays for the link on offer, in dollars.

    A part of what it is worth, for the cash must be earned first and others can outbid one anyway.
    """
    return min(0.65 * link_worth(state, seat, state.lot_link()), float(state.cash[seat]))


def _bid_candidates(state: NewEnglandRailwaysState) -> Sequence[Move]:
    """To pass, the lowest bid, and a few on the way to what the link is worth."""
    auction = state.auction
    assert auction is not None
    low, cash = auction.lowest_bid(), state.cash[state.turn]
    if low > cash:
        return (PASS_BID,)
    worth = link_worth(state, state.turn, state.lot_link())
    top = min(cash, max(low, int(worth)))
    sums = sorted({low, low + (top - low) // 4, low + (top - low) // 2, low + 3 * (top - low) // 4})
    return [PASS_BID, *(Bid(amount) for amount in sums)]


def _pick_bid(state: NewEnglandRailwaysState, rng: random.Random | None) -> Move:
    auction = state.auction
    assert auction is not None
    low = auction.lowest_bid()
    limit = _bid_limit(state, state.turn) * (rng.gauss(1.0, UNSURE) if rng else 1.0)
    if limit < low or state.cash[state.turn] < low:
        return PASS_BID
    return Bid(min(state.cash[state.turn], low + int(0.4 * (limit - low))))


# Shipping


def _shipments(state: NewEnglandRailwaysState) -> list[tuple[float, Move]]:
    """Every route over a link of the actor's, with its gain above a part of the best rival's."""
    owned = [0] * state.players
    for link, owner in enumerate(state.owner):
        if owner != NONE:
            owned[owner] |= 1 << link
    mine, owned[state.turn] = owned[state.turn], 0
    missing = ~state.built
    routes = state.board.routes
    judged: list[tuple[float, Move]] = []
    for slot, count in enumerate(state.cubes):
        if not count:
            continue
        for links, move in routes[slot]:
            if links & missing or not links & mine:
                continue
            rival = 0
            for theirs in owned:
                gain = (links & theirs).bit_count()
                if gain > rival:
                    rival = gain
            judged.append(((links & mine).bit_count() - RIVALS_GAIN * rival, move))
    return judged


def _shipment_candidates(state: NewEnglandRailwaysState) -> Sequence[Move]:
    """The best few routes, and to ship nothing."""
    judged = sorted(_shipments(state), key=lambda one: -one[0])
    return [*(move for value, move in judged[:SHIPMENTS] if value > -0.5), PASS_SHIPPING]


def _pick_shipment(state: NewEnglandRailwaysState, rng: random.Random | None) -> Move:
    best, most = None, 0.0
    for value, move in _shipments(state):
        if rng:
            value += rng.random() * 0.5
        if value > most:
            best, most = move, value
    return best or PASS_SHIPPING


def make_policy(appraise: Appraisal[NewEnglandRailwaysState]) -> NewEnglandRailwaysPolicy:
    """The policy; what it goes by is quicker than the appraisal."""
    return NewEnglandRailwaysPolicy()
