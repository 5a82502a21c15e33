"""The points, dollars and bonds of a move of Railways of North America, before the income."""

from __future__ import annotations

from typing import Final, TypeAlias

from ai.knowledge import for_game
from ai.railways_of_north_america.plans import best_plans
from ai.railways_of_north_america.rollout_policy import build
from game.learning.reasons.candidate import ComparedCandidate
from game.rules.contract import Move
from game.rules.railways_of_north_america.delivering import deliveries, gains
from game.rules.railways_of_north_america.moves import ChooseAction, Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import BUILD_ACTION, NONE, ROUNDS
from game.rules.railways_of_north_america.track import Link

State: TypeAlias = RailwaysOfNorthAmericaState
Candidate: TypeAlias = ComparedCandidate[RailwaysOfNorthAmericaState]
"""A candidate of this game."""

LEAST: Final = 1.0
"""The least difference of points that is worth mentioning."""

RIPPLE: Final = 0.025
"""The least difference of chances to win worth mentioning: a longer search may find half of it, or twice."""

UNEQUAL: Final = 0.25
"""The fraction of a gain: if the others' average gain exceeds it, no points are compared."""

DEAR: Final = 3
"""The number of bonds from which an action counts as expensive."""


# What is still to come


def is_last_turn(state: State) -> bool:
    """Return whether no turn follows: what is paid in every turn is not paid again."""
    return state.last_turn == state.turn_number


def is_last_action(candidate: Candidate) -> bool:
    """Return whether this is the seat's last action of the game, so that it can prepare nothing."""
    state = candidate.state
    return is_last_turn(state) and state.round + 1 == ROUNDS and state.actions_left <= 1


def acts_again(candidate: Candidate) -> bool:
    """Return whether the seat goes on acting immediately, as with the two actions of an executive."""
    after = candidate.outcome
    is_same = after.turn_number == candidate.state.turn_number and after.current_player() == candidate.seat
    return is_same and after.actions_left > 0


def is_idle(candidate: Candidate) -> bool:
    """Return whether nothing that the action prepares can be used any more."""
    return is_last_action(candidate) and not acts_again(candidate)


# How far a move is ahead


def is_ripple(candidate: Candidate) -> bool:
    """Return whether the better of the two wins hardly more often."""
    return candidate.chance_gained < RIPPLE


def all_gain(candidate: Candidate) -> bool:
    """Return whether the others also gain a good part of the points, as when searches differ in length.

    In the last turn both end at the same point, so only what all others gain counts.
    """
    if candidate.is_gain_of_all(LEAST):
        return True
    return not is_last_turn(candidate.state) and candidate.is_gain_of_most(LEAST, UNEQUAL)


def about_as_good(candidate: Candidate) -> bool:
    """Return whether the better of the two is hardly ahead, both in points and in chances.

    It is not called better if other moves were possible and none was considered.
    """
    if candidate.rival is None:
        return len(candidate.considered) >= 2
    little = candidate.gained(candidate.seat) < max(LEAST, candidate.trifle) or all_gain(candidate)
    return not candidate.is_clear or (little and is_ripple(candidate))


# Points


def gained_by(candidate: Candidate) -> list[int]:
    """Return the points that the probable result of an action brings each seat."""
    points = zip(candidate.state.points, candidate.outcome.points, strict=True)
    return [after - before for before, after in points]


def best_other(gained: list[int], seat: int) -> int:
    """Return the other seat that gains most."""
    return max((other for other in range(len(gained)) if other != seat), key=lambda other: gained[other])


def asked(state: State, seat: int) -> State:
    """Return the state as if it were a given seat's turn."""
    table = state.copy()
    table.turn = seat
    return table


def best_of_cubes(state: State, seat: int) -> dict[tuple[int, int], tuple[int, Deliver]]:
    """Return a seat's best delivery now and its points, for each city and color of cubes."""
    table = asked(state, seat)
    best: dict[tuple[int, int], tuple[int, Deliver]] = {}
    for move in deliveries(table, seat):
        gain, sort = gains(table, move)[seat], (move.city, move.colour)
        if sort not in best or gain > best[sort][0]:
            best[sort] = gain, move
    return best


def best_delivery(state: State, seat: int) -> tuple[int, Deliver | None]:
    """Return the points of a seat's best delivery now, and the delivery itself."""
    table = asked(state, seat)
    found = ((gains(table, move)[seat], move) for move in deliveries(table, seat))
    return max(found, key=lambda one: one[0], default=(0, None))


def points_of(state: State, seat: int, colour: int) -> dict[int, int]:
    """Return, for each city, the points of the best delivery by a seat of a cube of a color."""
    sorts = best_of_cubes(state, seat).items()
    return {city: points for (city, own), (points, _) in sorts if own == colour}


# Dollars and bonds


def income_came(before: State, after: State) -> bool:
    """Return whether an income was paid between two states."""
    return after.turn_number != before.turn_number or after.current_player() < 0


def paid(before: State, after: State, seat: int) -> int | None:
    """Return the dollars that a seat paid; None if an income was paid in between."""
    if income_came(before, after):
        return None
    bonds = after.bonds[seat] - before.bonds[seat]
    return before.cash[seat] - after.cash[seat] + bonds * before.board.data.setup.bond


def before_income(state: State, move: Move) -> State:
    """Return the state after an action, as if the actor had another one in this turn."""
    begun, policy = state.copy(), for_game(state.game).policy
    begun.actions_left = max(1, begun.actions_left) + 1
    begun.apply_unchecked(move)
    after = begun.copy()
    policy.settle(after)
    if not isinstance(move, ChooseAction) or move.action != BUILD_ACTION:
        return after
    # With one more action another link may be the best, but the one of this action is meant.
    outcome = state.copy()
    outcome.apply_unchecked(move)
    policy.settle(outcome)
    if _ends_of(state, outcome) == _ends_of(state, after):
        return after
    for plan in best_plans(begun, begun.turn):
        same = begun.copy()
        build(same, plan)
        policy.quiesce(same)
        if _ends_of(state, same) == _ends_of(state, outcome):
            return same
    return outcome


def _ends_of(before: State, after: State) -> list[tuple[int, int]]:
    """Return the cities of the links that were added between two states."""
    return [(link.a, link.b) for link in after.links[len(before.links) :]]


def link_of(candidate: Candidate) -> Link | None:
    """Return the link of the seat that the action finishes."""
    new = candidate.outcome.links[len(candidate.state.links) :]
    return next((link for link in new if link.owner == candidate.seat), None)


def paid_for(candidate: Candidate) -> State:
    """Return the state after the action is paid for, before the income of the turn that it may end."""
    if income_came(candidate.state, candidate.outcome):
        return before_income(candidate.state, candidate.move)
    return candidate.outcome


def cost_of(candidate: Candidate) -> int | None:
    """Return the dollars that the action costs the seat; None if an income was paid in between."""
    return paid(candidate.state, paid_for(candidate), candidate.seat)


def bonds_of(candidate: Candidate) -> int:
    """Return the bonds that the action takes."""
    after = paid_for(candidate)
    if after.turn_number != candidate.state.turn_number:
        return 0
    return after.bonds[candidate.seat] - candidate.state.bonds[candidate.seat]


def takes_more(candidate: Candidate) -> bool:
    """Return whether the candidate takes more bonds than its rival."""
    return candidate.rival is not None and bonds_of(candidate) > bonds_of(candidate.rival)


# Cards and New Cities


def card_taken(before: State, after: State) -> int:
    """Return the operations card that was taken from the display; `NONE` if none was."""
    cards = range(len(before.deck))
    return next((card for card in cards if after.display[card] < before.display[card]), NONE)


def new_city(before: State, after: State) -> tuple[int, int] | None:
    """Return the gray city that got a color, and the color."""
    for city, demand in enumerate(before.demand):
        now = after.demand[city]
        if not demand and now:
            return city, now.bit_length() - 1
    return None
