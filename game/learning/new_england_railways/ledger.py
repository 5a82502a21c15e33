"""What shipments and links of New England Railways bring each seat, before and after a move."""

from __future__ import annotations

from dataclasses import dataclass
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
    """Return the dollars that this much more income will probably bring, after the markets to come."""
    return round(income * INCOME_WORTH[incomes_left(state)])


def ship_on(table: State, first: int, buyers: int) -> list[int]:
    """Return the income of each seat by the shipments from place `first` of a turn on.

    Their cubes are taken from the table. Each seat takes the cube that brings it most, and of such the one
    that brings the others least. `buyers` are the seats that bought a link, as bits: they ship only once.
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


@dataclass(frozen=True, slots=True)
class Shipments:
    """The income of each seat by shipments if all take their best cubes: in this turn, and in the next."""

    now: list[int]
    then: list[int]


def shipments(state: State, at_once: bool) -> Shipments:
    """Return those of two turns, the link just bought being built at once or only in the next turn.

    The cubes are those on the map: what is still to be drawn is not known.
    """
    table = state.copy()
    link = 1 << table.lot_link()
    if at_once:
        table.built |= link
    now = ship_on(table, 0, table.buyers)
    table.built |= link
    return Shipments(now, ship_on(table, 0, 0))


@dataclass(frozen=True, slots=True)
class Choice:
    """The shipments that follow if the seat waits for the link just bought, and if it is built at once."""

    waiting: Shipments
    at_once: Shipments

    def more(self, seat: int) -> int:
        """Return how much more income of this turn a seat has if it is built at once."""
        return self.at_once.now[seat] - self.waiting.now[seat]

    def is_kept(self, seat: int) -> bool:
        """Return whether cubes that would bring a seat more at once bring it as much next turn as well."""
        return self.waiting.then[seat] - self.at_once.then[seat] >= self.more(seat)

    def worth(self, state: State, seat: int) -> int:
        """Return how many dollars until the end a seat has more if it is built at once, at least 1."""
        turns, then = incomes_left(state), self.at_once.then[seat] - self.waiting.then[seat]
        worth = self.more(seat) * INCOME_WORTH[turns] + then * INCOME_WORTH[max(0, turns - 1)]
        return max(1, round(worth))


def choice(state: State) -> Choice:
    """Return what follows by either answer."""
    return Choice(shipments(state, False), shipments(state, True))


def makes_a_turn(state: State) -> bool:
    """Return whether the link that is sold, or just bought, makes one more turn if not built at once."""
    others = state.unfinished & ~(1 << state.lot_link())
    return not (state.deck or state.future or others)
