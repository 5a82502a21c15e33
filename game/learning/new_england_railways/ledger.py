"""The income of each seat from shipments and links in New England Railways, before and after a move."""

from __future__ import annotations

from typing import TypeAlias

from ai.new_england_railways.evaluation import INCOME_WORTH, incomes_left
from game.learning.reasons.candidate import ComparedCandidate
from game.rules.new_england_railways.moves import Ship
from game.rules.new_england_railways.shipping import ROUNDS, gains, ship_moves
from game.rules.new_england_railways.state import NewEnglandRailwaysState

State: TypeAlias = NewEnglandRailwaysState
Candidate: TypeAlias = ComparedCandidate[NewEnglandRailwaysState]
"""A candidate of this game."""


def worth_of(state: State, income: int) -> int:
    """Return the dollars that this much extra income will probably bring, after the markets to come."""
    return round(income * INCOME_WORTH[incomes_left(state)])


def ship_on(table: State, first: int, buyers: int) -> list[int]:
    """Return the income of each seat from the shipments from place `first` of a turn on.

    The shipped cubes are removed from the table. Each seat takes the cube that brings it most; of equal
    cubes, the one that brings the others least. `buyers` is the mask of the seats that bought a link, which
    ship once.
    """
    found = [0] * table.players
    for place in range(first, ROUNDS * table.players):
        seat = table.seat_after_first(place)
        if place < table.players and buyers >> seat & 1:
            continue
        best, most = None, (0, 0)
        for move in ship_moves(table):
            gained = gains(table, move.route) if isinstance(move, Ship) else [0] * table.players
            if gained[seat] and (gained[seat], -sum(gained)) > most:
                best, most = move, (gained[seat], -sum(gained))
        if isinstance(best, Ship):
            table.cubes[best.route[0] * len(table.cup) + best.colour] -= 1
            found = [own + more for own, more in zip(found, gains(table, best.route), strict=True)]
    return found


def second_shipment(state: State, seat: int) -> int:
    """Return how much more income a seat probably gets by shipping twice this turn; a buyer ships once."""
    buyer = 1 << seat
    twice = ship_on(state.copy(), 0, state.buyers & ~buyer)[seat]
    return max(0, twice - ship_on(state.copy(), 0, state.buyers | buyer)[seat])


def shipments(state: State) -> tuple[list[int], list[int]]:
    """Return the income of each seat from this turn's shipments, with the link just bought built or not.

    Only the cubes on the map count, because later draws are unknown.
    """
    built = state.copy()
    built.built |= 1 << state.lot_link()
    return ship_on(built, 0, state.buyers), ship_on(state.copy(), 0, state.buyers)


def makes_a_turn(state: State) -> bool:
    """Return whether the link on sale, or just bought, adds a turn to the game if not built immediately."""
    others = state.unfinished & ~(1 << state.lot_link())
    return not (state.deck or state.future or others)
