"""Loans in New England Railways: what they cost, and the money they leave for bids."""

from __future__ import annotations

from typing import Any, Final

from ai.new_england_railways.evaluation import incomes_left
from game.learning.new_england_railways.ledger import Candidate, State
from game.learning.new_england_railways.messages import Brief, Fact
from game.rules.messages import Dollars, Message
from game.rules.new_england_railways.moves import Borrow, KeepLoans, Retire

RISKY: Final = 4
"""The ratio of debt to income above which a debt is hard to pay off."""


def _service(state: State, amount: int) -> dict[str, int]:
    """Return what loans of this many dollars cost in each turn, and at the end of the game."""
    each = amount // state.board.unit * state.board.service_per_unit
    return {"service": each, "at_end": Dollars(amount + each), "turns": incomes_left(state)}


def _service_to_come(state: State, amount: int) -> dict[str, int]:
    """Return the cost of a loan, and whether a link that is still to be sold may add a turn."""
    return {**_service(state, amount), "longer": int(bool(state.current))}


def cash_for_bids(state: State, seat: int, loan: int = 0) -> int:
    """Return what a seat has for bids, after this turn's debt service, if it borrows this many dollars."""
    after = state.copy()
    after.cash[seat] += loan
    after.debt[seat] += loan
    return max(0, after.cash[seat] - after.service(seat))


def borrow(candidate: Candidate) -> list[Message]:
    """Return the facts about what a loan is for, and what it costs."""
    move, state, seat = candidate.move, candidate.state, candidate.seat
    assert isinstance(move, Borrow)
    service, debt = _service(state, move.amount), state.debt[seat] + move.amount
    best = candidate.rival_move
    best_debt = state.debt[seat] + best.amount if isinstance(best, Borrow) else 0
    is_risky = _owes_much(state, debt) and not _owes_much(state, best_debt)
    gives = Fact.FOR_BIDS(
        cash=cash_for_bids(state, seat, move.amount), without=Dollars(cash_for_bids(state, seat))
    )
    if candidate.place and is_risky and service["turns"] > 1:
        each = debt // state.board.unit * state.board.service_per_unit
        grows = Fact.DEBT_GROWS(debt=Dollars(debt), income=state.income[seat], service=each)
        # What the first loan costs each turn is what the debt costs.
        is_first = not state.debt[seat]
        return [gives if candidate.is_close or is_first else Fact.LOAN(**service), grows]
    # A better move than this loan is better because of what the loan costs, not of what it gives.
    return [Fact.LOAN_COSTS(**service), gives] if candidate.place else [gives, Fact.LOAN(**service)]


def _owes_much(state: State, debt: int) -> bool:
    """Return whether a debt of this many dollars is hard to pay off with the actor's income."""
    return debt > RISKY * state.income[state.turn] > 0


def no_loan(candidate: Candidate) -> list[Message]:
    """Return the facts about what is left for bids without a loan, and what one would cost in all."""
    state, seat, board = candidate.state, candidate.seat, candidate.state.board
    cash = cash_for_bids(state, seat)
    left = Fact.NO_LOAN(cash=cash, service=state.service(seat))
    total = Dollars(board.service_per_unit * (incomes_left(state) + 1))
    return [left, Fact.LOAN_IN_ALL(loan=Dollars(board.unit), total=total)]


def retire(candidate: Candidate) -> list[Message]:
    """Return the facts about what paying back saves, and how much money is left."""
    move = candidate.move
    assert isinstance(move, Retire)
    left = candidate.state.cash[candidate.seat] - move.amount
    kept = Fact.LEAVES_CASH(cash=left) if _pays_too_much(candidate) else _kept(candidate, left)
    return [Fact.SAVES(**_service_to_come(candidate.state, move.amount)), kept]


def _pays_too_much(candidate: Candidate) -> bool:
    """Return whether the better move keeps more money for this turn's auctions."""
    move, better = candidate.move, candidate.better_move
    assert isinstance(move, Retire)
    keeps = isinstance(better, KeepLoans) or (isinstance(better, Retire) and better.amount < move.amount)
    return keeps and bool(candidate.state.current)


def keep(candidate: Candidate) -> list[Message]:
    """Return the money kept for bids, and the further cost of the loans if it is high."""
    state, seat = candidate.state, candidate.seat
    kept = _kept(candidate, state.cash[seat])
    costs = Fact.STILL_COSTS(**_service_to_come(state, state.debt[seat]))
    return [costs, kept] if candidate.place else [kept]


def _kept(candidate: Candidate, cash: int) -> Message:
    """Return the money for bids, compared with that of the richest other seat."""
    state = candidate.state
    others = [seat for seat in range(state.players) if seat != candidate.seat]
    most = max(state.cash[seat] for seat in others)
    if cash > most:
        return Fact.KEEPS_MOST(cash=cash)
    rich = tuple(seat for seat in others if state.cash[seat] == most)
    firm = tuple(seat for seat in rich if not _may_still_retire(state, seat))
    figures: dict[str, Any] = {"seat": firm or rich, "count": len(firm or rich), "most": Dollars(most)}
    return (Fact.KEEPS_LESS if firm else Fact.KEEPS_LESS_YET)(cash=cash, **figures)


def _may_still_retire(state: State, seat: int) -> bool:
    """Return whether a seat can still pay back loans in this turn."""
    to_come = (state.seat_after_first(place) for place in range(state.acted + 1, state.players))
    return seat in to_come and min(state.cash[seat], state.debt[seat]) >= state.board.unit


def brief_borrow(candidate: Candidate) -> Message:
    """Return a brief about what a loan costs."""
    assert isinstance(candidate.move, Borrow)
    return Brief.LOAN(**_service(candidate.state, candidate.move.amount))


def brief_retire(candidate: Candidate) -> Message:
    """Return a brief about what paying back a loan saves, or about too little money being left."""
    assert isinstance(candidate.move, Retire)
    amount = candidate.move.amount
    if not candidate.is_close and _pays_too_much(candidate):
        return Brief.LEAVES_CASH(cash=candidate.state.cash[candidate.seat] - amount)
    return Brief.SAVES(**_service(candidate.state, amount))


def brief_no_loan(candidate: Candidate) -> Message:
    """Return a brief about what is left for bids without a loan."""
    return Brief.NO_LOAN(cash=cash_for_bids(candidate.state, candidate.seat))


def brief_keep(candidate: Candidate) -> Message:
    """Return the cash that is kept."""
    return Brief.KEEPS_CASH(cash=candidate.state.cash[candidate.seat])
