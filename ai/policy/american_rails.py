"""How a sensible player plays American Rails: what is worth a thought, and quick noisy moves for playouts.

>>> from ai.knowledge import knowledge_of
>>> from game.rules.american_rails import GAME
>>> policy = knowledge_of("american_rails").policy
>>> state = GAME.deal(4, {}, random.Random(7))
>>> [GAME.write(move) for move in policy.candidates(state)][:2]
['put up American', 'put up National']
>>> state.play(policy.pick(state, random.Random(1)))
>>> state.auction is None
False
>>> policy.quiesce(state)
>>> state.auction is None
True
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from ai.appraisal.american_rails import Outlook
from ai.knowledge import Appraisal, Policy
from ai.policy.american_rails_money import (
    auction_value,
    bid_limit,
    expansion_value,
    funding_value,
    house_value,
    own_houses,
)
from ai.policy.american_rails_track import best_cubes, quick_cube
from game.rules.american_rails.board import AUCTION, DEVELOP, EXPAND_3, EXPAND_4, FUND, PASS, TAKE
from game.rules.american_rails.moves import (
    Bid,
    ChooseAction,
    Decline,
    Finish,
    PassBid,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import (
    BIDDING,
    CARRY_OUT,
    CHOOSE,
    ENDED,
    LAYING,
    PUT_UP,
    START_CITY,
)
from game.rules.american_rails.works import developable
from game.rules.contract import Move
from game.rules.hexgrid import bits

CUBES: Final = 8
"""Cubes that are worth a thought in an expansion."""

STARTS: Final = 8
"""Starting cities that are worth a thought."""

HOUSES: Final = 5
"""Cities that are worth a thought for a development marker."""

HEAT: Final = 2.5
"""How noisy a playout's choice of an action is, in dollars."""

UNSURE: Final = 0.12
"""The error with which a playout's players judge a share: the standard deviation, as a part of its worth."""

DECLINE: Final = Decline()
FINISH: Final = Finish()
PASS_BID: Final = PassBid()
FROM_BANK: Final = TakeFromBank()
FROM_PLAYERS: Final = TakeFromPlayers()


class AmericanRailsPolicy(Policy[AmericanRailsState]):
    """Builds towards rich cities and pairs, pays what a share will bring, does not waste an action.

    >>> from game.rules.american_rails import GAME
    >>> state = GAME.deal(4, {}, random.Random(7))
    >>> state.play(GAME.read("put up American"))
    >>> bids = AmericanRailsPolicy().candidates(state)
    >>> GAME.write(bids[0]), len(bids) < len(state.moves())
    ('pass', True)
    """

    horizon = 20

    def candidates(self, state: AmericanRailsState) -> Sequence[Move]:
        """The moves that are worth a thought."""
        outlook = Outlook(state)
        step = state.step
        if step == BIDDING:
            return _sensible_bids(state, outlook)
        if step == CHOOSE:
            return _useful_rows(state)
        if step == LAYING:
            return [*best_cubes(outlook, CUBES), FINISH]
        if step == CARRY_OUT:
            return _ways_to_carry_out(state, outlook)
        if step == START_CITY:
            return _start_cities(state, outlook)
        return state.moves()

    def pick(self, state: AmericanRailsState, rng: random.Random) -> Move:
        """A quick, noisy, sensible move."""
        return _pick(state, rng)

    def quiesce(self, state: AmericanRailsState) -> None:
        """Finish the action or the auction that is under way."""
        while state.step not in (CHOOSE, PUT_UP, ENDED):
            state.apply(_pick(state, None))

    def quiet(self, state: AmericanRailsState) -> bool:
        """Whether a phase begins: later in it some seats have had a turn more than others."""
        if state.step == PUT_UP:
            return False
        return state.step == CHOOSE and not state.taken_rows()


def _pick(state: AmericanRailsState, rng: random.Random | None) -> Move:
    """A quick sensible move; noisy if there is an `rng`."""
    outlook = Outlook(state)
    step = state.step
    if step == CHOOSE:
        return _pick_row(state, outlook, rng)
    if step == LAYING:
        return quick_cube(outlook, rng) or FINISH
    if step == BIDDING:
        return _pick_bid(state, outlook, rng)
    if step == CARRY_OUT:
        return _pick_work(state, outlook, rng)
    if step == START_CITY:
        return _pick_start(state, outlook, rng)
    moves = state.moves()
    return moves[int(rng.random() * len(moves))] if rng else moves[0]


# Choosing an action


def _useful_rows(state: AmericanRailsState) -> Sequence[Move]:
    """The free rows that the actor can make use of; Pass does nothing better than any of the others."""
    rows = state.board.rows
    seat = state.turn
    count = len(state.treasury)
    builds = any(state.shares[seat * count + c] and state.layable(c) for c in range(count))
    useful = {
        PASS: True,
        FUND: True,
        TAKE: True,
        DEVELOP: bool(developable(state)),
        EXPAND_3: builds,
        EXPAND_4: builds,
        AUCTION: any(state.unsold),
    }
    moves = state.moves()
    found = [move for move in moves if isinstance(move, ChooseAction) and useful[rows[move.row]]]
    return found or moves


def _pick_row(state: AmericanRailsState, outlook: Outlook, rng: random.Random | None) -> Move:
    seat = state.turn
    rows = state.board.rows
    best, most = None, -math.inf
    for move in state.board.choices[state.taken_rows()]:
        value = _row_value(state, seat, rows[move.row], outlook) - 0.3 * move.row
        if rng:
            value += HEAT * (rng.random() + rng.random() - rng.random() - rng.random())
        if value > most:
            best, most = move, value
    assert best is not None
    return best


def _row_value(state: AmericanRailsState, seat: int, row: str, outlook: Outlook) -> float:
    """Dollars that an action is roughly worth to a seat."""
    if row == EXPAND_4:
        return expansion_value(outlook, seat, 4)
    if row == EXPAND_3:
        return expansion_value(outlook, seat, 3)
    if row == TAKE:
        if state.players > 3:
            return max(2.0, expansion_value(outlook, seat, 2))
        return 2.0
    if row == FUND:
        return max(funding_value(outlook, seat, c, 5.0) for c in range(len(state.treasury)))
    if row == AUCTION:
        if state.cash[seat] < state.board.minimum_bid:
            return 0.0
        return max(
            (auction_value(outlook, seat, c) for c, left in enumerate(state.unsold) if left),
            default=0.0,
        )
    if row == DEVELOP:
        return max((house_value(outlook, seat, at) for at in own_houses(outlook, seat)), default=0.0)
    return 0.0


# Carrying it out


def _ways_to_carry_out(state: AmericanRailsState, outlook: Outlook) -> Sequence[Move]:
    key = state.board.rows[state.row_chosen]
    seat = state.turn
    board = state.board
    found: list[Move] = []
    if key == DEVELOP:
        houses = sorted(bits(developable(state)), key=lambda at: -house_value(outlook, seat, at))
        found += [board.develop[at] for at in houses[:HOUSES]]
    elif key == FUND:
        # Money for one's own company never hurts, so to decline is left out.
        found += [board.fund[c] for c in range(len(state.treasury)) if outlook.interest(seat, c) > 0.0]
    elif key == AUCTION:
        found += [board.put_up[c] for c, left in enumerate(state.unsold) if left]
    elif key == TAKE:
        found += [FROM_BANK, FROM_PLAYERS]
    if key in (EXPAND_3, EXPAND_4) or (key == TAKE and state.to_lay):
        found += best_cubes(outlook, CUBES)
    if key != TAKE and not (key == FUND and found):
        found.append(DECLINE)
    return found


def _held(state: AmericanRailsState, seat: int, company: int) -> int:
    return state.shares[seat * len(state.treasury) + company]


def _pick_work(state: AmericanRailsState, outlook: Outlook, rng: random.Random | None) -> Move:
    key = state.board.rows[state.row_chosen]
    seat = state.turn
    board = state.board
    companies = range(len(state.treasury))
    options: list[tuple[float, Move]] = []
    if key == DEVELOP:
        options = [(house_value(outlook, seat, at), board.develop[at]) for at in own_houses(outlook, seat)]
    elif key == FUND:
        options = [
            (funding_value(outlook, seat, c, 5.0), board.fund[c]) for c in companies if _held(state, seat, c)
        ]
    elif key == AUCTION:
        options = [(auction_value(outlook, seat, c), board.put_up[c]) for c in companies if state.unsold[c]]
    elif key == TAKE:
        poorer = max(min(2, cash) for other, cash in enumerate(state.cash) if other != seat)
        take = FROM_PLAYERS if poorer == 2 and state.players == 3 else FROM_BANK
        if not state.to_lay or expansion_value(outlook, seat, 2) < 2.0:
            return take
        return quick_cube(outlook, rng) or take
    else:
        return quick_cube(outlook, rng) or DECLINE
    best: Move = DECLINE
    most = -0.5
    for value, move in options:
        noisy = value * (0.8 + 0.4 * rng.random()) if rng else value
        if noisy > most:
            best, most = move, noisy
    return best


# Bidding and starting


def _sensible_bids(state: AmericanRailsState, outlook: Outlook) -> Sequence[Move]:
    """Pass, the lowest bid, and a few sums up to a little over what the share seems worth."""
    auction = state.auction
    assert auction is not None
    low, cash = auction.lowest_bid(), state.cash[state.turn]
    if low > cash:
        return [PASS_BID]
    limit = bid_limit(outlook, state.turn, state.lot)
    rivals = [
        state.cash[seat] for seat in range(state.players) if seat != state.turn and auction.takes_part(seat)
    ]
    # A dollar more than the richest rival has wins at once, so no higher bid makes sense.
    ceiling = min(cash, max(max(rivals, default=0) + 1, low))
    sums = {low, low + 3}
    for part in (0.6, 0.85, 1.0, 1.15):
        sums.add(int(limit * part))
    found: list[Move] = [
        Bid(amount) for amount in sorted({min(amount, ceiling) for amount in sums if amount >= low})
    ]
    return [PASS_BID, *found]


def _pick_bid(state: AmericanRailsState, outlook: Outlook, rng: random.Random | None) -> Move:
    auction = state.auction
    assert auction is not None
    low, cash = auction.lowest_bid(), state.cash[state.turn]
    if low > cash:
        return PASS_BID
    limit = float(bid_limit(outlook, state.turn, state.lot))
    if rng:
        limit *= rng.gauss(1.0, UNSURE)
    if limit < low:
        return PASS_BID
    # A jump towards the limit ends a playout's auction in a few bids.
    top = min(int(limit), cash)
    return Bid(low + int(0.6 * (top - low)))


def _start_cities(state: AmericanRailsState, outlook: Outlook) -> Sequence[Move]:
    free = state.free_cities()
    board = state.board
    hexes = [board.cities[city].hex for city in outlook.prospects.starts]
    return [board.start[at] for at in hexes if free >> at & 1][:STARTS]


def _pick_start(state: AmericanRailsState, outlook: Outlook, rng: random.Random | None) -> Move:
    cities = _start_cities(state, outlook)
    return cities[min(int(rng.expovariate(0.8)), len(cities) - 1)] if rng else cities[0]


def make_policy(appraise: Appraisal[AmericanRailsState]) -> AmericanRailsPolicy:
    """The policy; what it goes by is quicker than the appraisal."""
    return AmericanRailsPolicy()
