"""Money, bonds and points. Rulings 4 and 10."""

from __future__ import annotations

from game.rules.contract import BANK, EventListener, MoneyPaid, seat_party
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import BondsTaken, PointsScored
from game.rules.railways_of_north_america.message_ids import Payment


def bonds_needed(state: RailwaysOfNorthAmericaData, seat: int, amount: int) -> int:
    """Return how many bonds a seat must take to pay `amount` dollars: as many as cover it and no more."""
    missing = amount - state.cash[seat]
    return -(-missing // state.board.data.setup.bond) if missing > 0 else 0


def pay(
    state: RailwaysOfNorthAmericaData, seat: int, amount: int, reason: Payment, on_event: EventListener | None
) -> None:
    """Pay the bank, with bonds if necessary."""
    if not amount:
        return
    count = bonds_needed(state, seat, amount)
    if count:
        state.bonds[seat] += count
        raised = count * state.board.data.setup.bond
        state.cash[seat] += raised
        if on_event is not None:
            on_event(BondsTaken(seat, count))
            on_event(MoneyPaid(BANK, seat_party(seat), raised, Payment.BONDS))
    state.cash[seat] -= amount
    if on_event is not None:
        on_event(MoneyPaid(seat_party(seat), BANK, amount, reason))


def score(state: RailwaysOfNorthAmericaData, seat: int, points: int, on_event: EventListener | None) -> None:
    """Add points to a seat's score."""
    before = state.points[seat]
    state.points[seat] = before + points
    if on_event is not None:
        on_event(PointsScored(seat, before, before + points))
