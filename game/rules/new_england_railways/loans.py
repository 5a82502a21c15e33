"""Steps 1 to 3: acquire bank loans, service them, retire them. Ruling 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import BANK, EventListener, MoneyPaid, Move, seat_party
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import LoanRetired, LoanTaken, RetiringSkipped
from game.rules.new_england_railways.message_ids import Paid
from game.rules.new_england_railways.moves import Borrow, KeepLoans, NoLoan, Retire
from game.rules.new_england_railways.steps import BORROW, RETIRE

NO_LOAN: Final = NoLoan()
KEEP_LOANS: Final = KeepLoans()


def begin_borrowing(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Begin with the first player."""
    state.step = BORROW
    state.turn = state.first


def minimum_loan(state: NewEnglandRailwaysData, seat: int) -> int:
    """Return the least loan, in dollars, with which a seat can service its debt, this loan included."""
    lacking = state.service(seat) - state.cash[seat]
    # A loan adds `unit` to the cash and `service_per_unit` to what is due.
    return -(-max(0, lacking) // (state.board.unit - state.board.service_per_unit)) * state.board.unit


def maximum_loan(state: NewEnglandRailwaysData, seat: int) -> int:
    """Return the maximum loan of a seat in dollars: a limit of the program beyond what is needed."""
    return minimum_loan(state, seat) + state.board.data.loans.most_at_once


def borrow_moves(state: NewEnglandRailwaysData) -> Sequence[Move]:
    """Return the possible loans from the minimum to the maximum; empty if no money is needed."""
    minimum = minimum_loan(state, state.turn)
    found: list[Move] = [*state.board.borrowings(minimum, maximum_loan(state, state.turn))]
    if not minimum:
        found.append(NO_LOAN)
    return found


def borrow(state: NewEnglandRailwaysData, move: Borrow, on_event: EventListener | None) -> None:
    """Take out a loan."""
    state.cash[state.turn] += move.amount
    state.debt[state.turn] += move.amount
    if on_event is not None:
        on_event(LoanTaken(state.turn, move.amount))
        on_event(MoneyPaid(BANK, seat_party(state.turn), move.amount, Paid.LOAN))
    _next_borrower(state, on_event)


def no_loan(state: NewEnglandRailwaysData, move: NoLoan, on_event: EventListener | None) -> None:
    """Take out no loan."""
    _next_borrower(state, on_event)


def _next_borrower(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    state.acted += 1
    if state.acted == state.players:
        state.begin_step(2, on_event)
    else:
        state.turn = state.seat_after_first(state.acted)


def service_debts(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Collect 20% of the debt from every player."""
    for place in range(state.players):
        seat = state.seat_after_first(place)
        due = state.service(seat)
        state.cash[seat] -= due
        if on_event is not None and due:
            on_event(MoneyPaid(seat_party(seat), BANK, due, Paid.SERVICE))
    state.begin_step(3, on_event)


def begin_retiring(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Begin with the first player who has a loan and the cash to retire part of it."""
    state.step = RETIRE
    _ask_next(state, on_event)


def _ask_next(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    unit = state.board.unit
    while state.acted < state.players:
        seat = state.seat_after_first(state.acted)
        if state.debt[seat] and state.cash[seat] >= unit:
            state.turn = seat
            return
        if on_event is not None and state.debt[seat]:
            on_event(RetiringSkipped(seat))
        state.acted += 1
    state.begin_step(4, on_event)


def retire_moves(state: NewEnglandRailwaysData) -> Sequence[Move]:
    """Return the repayments in units up to the debt or the cash, and none."""
    found: list[Move] = [*state.board.retirements(min(state.debt[state.turn], state.cash[state.turn]))]
    found.append(KEEP_LOANS)
    return found


def retire(state: NewEnglandRailwaysData, move: Retire, on_event: EventListener | None) -> None:
    """Retire loans."""
    state.cash[state.turn] -= move.amount
    state.debt[state.turn] -= move.amount
    if on_event is not None:
        on_event(LoanRetired(state.turn, move.amount))
        on_event(MoneyPaid(seat_party(state.turn), BANK, move.amount, Paid.LOAN))
    state.acted += 1
    _ask_next(state, on_event)


def keep_loans(state: NewEnglandRailwaysData, move: KeepLoans, on_event: EventListener | None) -> None:
    """Retire nothing."""
    state.acted += 1
    _ask_next(state, on_event)


MOVES: Final = {BORROW: borrow_moves, RETIRE: retire_moves}

APPLY: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any, EventListener | None], None]]] = {
    Borrow: borrow,
    NoLoan: no_loan,
    Retire: retire,
    KeepLoans: keep_loans,
}
