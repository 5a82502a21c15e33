"""A seat's income of a turn in North American Railways, and the number of incomes still to come."""

from __future__ import annotations

import math
from typing import Final, NamedTuple, TypeAlias

from game.learning.north_american_railways.messages import Times
from game.learning.reasons.candidate import ComparedCandidate
from game.rules.messages import Dollars, Message
from game.rules.north_american_railways.income import seat_income
from game.rules.north_american_railways.moves import BuyOwn, Found, Offer
from game.rules.north_american_railways.shares import takes_over
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    CITIES_TO_END,
    ENDED,
    FEW_SHARES,
    FIXED_PRICE,
    GOING_ON,
    NONE,
    SHARE_STEPS,
)

State: TypeAlias = NorthAmericanRailwaysState
Candidate: TypeAlias = ComparedCandidate[NorthAmericanRailwaysState]
"""A candidate of this game."""

SOLD_A_TURN: Final = 1.9
"""The number of shares per player that leave the columns in a turn, taken or bought by directors."""

FOUND_LAST: Final = 3.6
"""The shortage of shares, compared with those that the players could buy, that makes a turn the last."""

CITIES_A_TURN: Final = 1.5
"""The number of cities per player that are bought in a turn."""

BETWEEN: Final = 0.2
"""The distance from a half below which the number of incomes is uncertain by one."""

CITIES_AT_END: Final = 5
"""The number of cities left at the start of phase II that makes the turn the last."""


# Incomes


def is_last(state: State) -> bool:
    """Return whether this turn is surely the last: too few shares or cities are left.

    Shares that are yet to be taken in it, since nobody with money may pass, count as gone.
    """
    if state.ended != GOING_ON or state.step not in SHARE_STEPS:
        return state.ended != GOING_ON
    shares = sum(state.shares_left) - (state.step == ANSWER)  # The offered share leaves either way.
    few = shares - _yet_to_take(state) < state.players
    return few or sum(state.cities_left) <= CITIES_TO_END


def _yet_to_take(state: State) -> int:
    """Return the least number of shares that the players still to act in phase I will take.

    A player with money takes a share, or asks for one that its director buys. A director may spend all the
    money before their turn. So that seat counts only if no share of its companies is left, or if the seats
    before it can't ask for enough to spend it all with one share each.
    """
    if state.may_pass:
        return 0
    columns = zip(state.share_columns, state.shares_left, strict=True)
    directors = {state.director[company] for shares, n in columns for company in shares[:n]}
    count, before = 0, 0
    is_free = state.step == CHOOSE_SHARE and not state.asked
    for number in range(state.acted + (not is_free), state.players):
        seat = (state.first + number) % state.players
        cash = state.cash[seat]
        if state.step == ANSWER and seat == state.turn and cash >= state.offer_price:
            cash -= state.offer_price
        if cash > (before if seat in directors else 0):
            count += 1
        before += max(0, state.cash[seat])
    return count


def income_of(state: State, seat: int) -> int:
    """Return the dollars that a seat currently receives in a turn, including a director's extra."""
    if state.ended == GOING_ON and is_last(state):
        state = state.copy()
        state.ended = FEW_SHARES  # The director's extra is another one then.
    return seat_income(state, seat)


def incomes_to_come(state: State) -> int:
    """Return how many incomes are probably to come, this turn's included, at the pace of skilled players.

    Once phase II has begun, it is known whether this turn is the last: purchases in it end the game only a
    turn later.
    """
    if state.step == ENDED:
        return 0
    return 1 if is_last(state) else max(_least_to_come(state), 1 + round(_later(state)))


def _least_to_come(state: State) -> int:
    return 2 if state.step == CITIES else 1


def _later(state: State) -> float:
    """Return how many incomes probably come after this turn's."""
    players, shares, cities = state.players, sum(state.shares_left), sum(state.cities_left)
    sold = 0.0 if state.step == CITIES else SOLD_A_TURN * (players - state.acted)
    by_shares = (shares - sold - players + FOUND_LAST) / (SOLD_A_TURN * players)
    by_cities = (cities - CITIES_AT_END) / (CITIES_A_TURN * players)
    return min(by_shares, by_cities)


def turns_shown(state: State) -> int | Message:
    """Return how many incomes are shown: 0 if this turn is known to be the last, else one or two numbers."""
    if is_last(state):
        return 0
    later = _later(state)
    fewer = 1 + math.floor(later)
    if fewer < max(2, _least_to_come(state)) or abs(later % 1.0 - 0.5) > BETWEEN:
        return incomes_to_come(state)
    return Times.EITHER(fewer=fewer, more=fewer + 1)


def incomes(state: State, before: int, after: int) -> dict[str, int | Message]:
    """Return two incomes of a turn, in dollars, as the arguments of a message."""
    return {"before": Dollars(before), "after": Dollars(after), "turns": turns_shown(state)}


# Shares


class Gain(NamedTuple):
    """A seat's gain from another share, in dollars."""

    before: int
    """The seat's income of a turn without the share."""
    after: int
    """The seat's income of a turn with the share."""
    final: int
    """The amount that the share adds at the end."""
    holder: int
    """The seat that gets the share instead, if that lowers this seat's income; else `NONE`."""


def share_decides(state: State) -> bool:
    """Return whether taking one more share makes this turn the last."""
    return sum(state.shares_left) == state.players and not is_last(state)


def as_it_ends(candidate: Candidate) -> State:
    """Return the state, marked as the last turn if taking the share makes it the last."""
    state = candidate.state
    if not isinstance(candidate.move, Found | BuyOwn | Offer):
        return state
    if is_last(state) or not (share_decides(state) or is_last(candidate.after)):
        return state
    last = state.copy()
    last.ended = FEW_SHARES
    return last


def with_share(state: State, seat: int, company: int) -> State:
    """Return the state as if a seat had taken another share for free, and become director if that follows."""
    after = state.copy()
    after.held[seat * len(after.treasury) + company] += 1
    after.sold[company] += 1
    if takes_over(after, seat, company):
        after.director[company] = seat
    return after


def gain_of(candidate: Candidate, seat: int, company: int) -> Gain:
    """Return what another share of a company brings a seat.

    If a director is asked for a share, either the director or the other player gets it: these two are
    compared.
    """
    state = as_it_ends(candidate)
    with_it = with_share(state, seat, company)
    final = with_it.final_payment(seat) - state.final_payment(seat)
    before, after, holder = income_of(state, seat), income_of(with_it, seat), NONE
    if state.step == ANSWER and seat == candidate.seat:
        otherwise = income_of(with_share(state, state.proposer, company), seat)
        if otherwise < before:
            before, holder = otherwise, state.proposer
    return Gain(before, after, final, holder)


def worth_of(candidate: Candidate, company: int) -> int:
    """Return what a share probably brings the seat until the end, in dollars; it may be below 0."""
    gain = gain_of(candidate, candidate.seat, company)
    return (gain.after - gain.before) * incomes_to_come(as_it_ends(candidate)) + gain.final


def worth_to_director(candidate: Candidate, company: int) -> int:
    """Return what a share is worth to its director, compared with the seat's having it, in dollars."""
    state = as_it_ends(candidate)
    director = state.director[company]
    has_it, has_not = with_share(state, director, company), with_share(state, candidate.seat, company)
    income = income_of(has_it, director) - income_of(has_not, director)
    final = has_it.final_payment(director) - state.final_payment(director)
    return income * incomes_to_come(state) + final


def own_price(state: State) -> int:
    """Return what the actor pays for a share of their own company, in dollars; at most all their cash."""
    return min(FIXED_PRICE, state.cash[state.current_player()])


def share_of(candidate: Candidate) -> int:
    """Return the company whose share a move takes; `NONE` for any other move."""
    return company_of(candidate.state, candidate.move)


def company_of(state: State, move: object) -> int:
    """Return the company whose share a move takes; `NONE` for any other move."""
    return state.bottom_share(move.column) if isinstance(move, Found | BuyOwn | Offer) else NONE


def has_like_share(candidate: Candidate) -> bool:
    """Return whether the candidate is compared with a share of the same company."""
    company = share_of(candidate)
    return company != NONE and company == company_of(candidate.state, candidate.rival_move)
