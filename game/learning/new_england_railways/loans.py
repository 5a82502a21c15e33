"""What is said of loans in New England Railways: what they cost, and the money they leave for bids."""

from __future__ import annotations

from typing import Final

from ai.new_england_railways.evaluation import incomes_left
from game.learning.new_england_railways.phrases import Brief, Fact
from game.learning.reasons.weighed import Weighed
from game.rules.messages import Dollars, Message
from game.rules.new_england_railways.loans import least_loan
from game.rules.new_england_railways.moves import Borrow, KeepLoans, Retire
from game.rules.new_england_railways.state import NewEnglandRailwaysState

One = Weighed[NewEnglandRailwaysState]

RISKY: Final = 4
"""Debt of more than so many times the income is hard to get rid of."""


def _service(state: NewEnglandRailwaysState, amount: int) -> dict[str, int]:
    """What loans of so many dollars cost in each turn, and at the end of the game."""
    each = amount // state.board.unit * state.board.service_per_unit
    return {"service": each, "at_end": Dollars(amount + each), "turns": incomes_left(state)}


def _service_to_come(state: NewEnglandRailwaysState, amount: int) -> dict[str, int]:
    """The same, with whether a link that is still to be sold may make one turn more than those counted."""
    return {**_service(state, amount), "longer": int(bool(state.current))}


def cash_for_bids(state: NewEnglandRailwaysState, seat: int) -> int:
    """What a seat has left when it has paid this turn's service."""
    return max(0, state.cash[seat] - state.service(seat))


def _with_loan(state: NewEnglandRailwaysState, seat: int, amount: int) -> int:
    """What a seat has for bids if it borrows so many dollars."""
    after = state.copy()
    after.cash[seat] += amount
    after.debt[seat] += amount
    return cash_for_bids(after, seat)


def borrow(one: One) -> list[Message]:
    """What a loan is for, and what it costs; that it must be, if it must."""
    move, state, seat = one.move, one.state, one.seat
    assert isinstance(move, Borrow)
    service, least = _service(state, move.amount), least_loan(state, seat)
    if move.amount == least:
        owed = {"cash": state.cash[seat], "service": state.service(seat)}
        return [Fact.MUST_BORROW(loan=Dollars(least), **owed), Fact.LOAN(**service)]
    debt = state.debt[seat] + move.amount
    is_risky = _owes_much(state, debt) and not _owes_much(state, _debt_of_best(one))
    without = Dollars(_with_loan(state, seat, least))
    cash = _with_loan(state, seat, move.amount)
    gives = (
        Fact.FOR_BIDS_MORE(cash=cash, without=without, least=Dollars(least))
        if least
        else Fact.FOR_BIDS(cash=cash, without=without)
    )
    if one.place and is_risky and service["turns"] > 1:
        each = debt // state.board.unit * state.board.service_per_unit
        grows = Fact.DEBT_GROWS(debt=Dollars(debt), income=state.income[seat], service=each)
        # What the first loan costs each turn is what the debt costs.
        is_first = not state.debt[seat]
        return [gives if one.is_close or is_first else Fact.LOAN(**service), grows]
    better = one.rival.move if one.place and one.rival is not None else None
    if isinstance(better, Borrow) and better.amount > move.amount:
        more = Dollars(_with_loan(state, seat, better.amount))
        less = Fact.FOR_BIDS_LESS(cash=cash, loan=Dollars(better.amount), more=more)
        return [less, Fact.LOAN(**service)]
    # A better move than this loan is better because of what the loan costs, not of what it gives.
    return [Fact.LOAN_COSTS(**service), gives] if one.place else [gives, Fact.LOAN(**service)]


def _owes_much(state: NewEnglandRailwaysState, debt: int) -> bool:
    """Whether so many dollars are hard to get rid of, beside the income of who moves."""
    return debt > RISKY * state.income[state.turn] > 0


def _debt_of_best(one: One) -> int:
    """What the seat owes after the loan that it is compared with, in dollars; 0 if that is none."""
    best = one.rival.move if one.rival is not None else None
    return one.state.debt[one.seat] + best.amount if isinstance(best, Borrow) else 0


def no_loan(one: One) -> list[Message]:
    """What is left for bids without a loan; what one would cost in all, or who has more for bids."""
    state, seat = one.state, one.seat
    cash = cash_for_bids(state, seat)
    left = Fact.NO_LOAN(cash=cash, service=state.service(seat))
    have = {other: cash_for_bids(state, other) for other in range(state.players) if other != seat}
    most = max(have.values())
    if one.place and not one.is_close and most > cash:
        seats = tuple(other for other, amount in have.items() if amount == most)
        return [left, Fact.OUTBID(seat=seats, count=len(seats), most=Dollars(most))]
    better = one.rival.move if one.place and one.rival is not None else None
    if isinstance(better, Borrow) and not one.is_close:
        more = Dollars(_with_loan(state, seat, better.amount))
        return [left, Fact.WITH_LOAN(loan=Dollars(better.amount), more=more)]
    board = state.board
    each = board.service_per_unit * (incomes_left(state) + 1)
    loan, total = Dollars(board.unit), Dollars(each)
    return [left, Fact.LOAN_IN_ALL(loan=loan, total=total)]


def retire(one: One) -> list[Message]:
    """What paying back saves, and the money it leaves."""
    move = one.move
    assert isinstance(move, Retire)
    left = one.state.cash[one.seat] - move.amount
    kept = Fact.LEAVES_CASH(cash=left) if _pays_too_much(one) else _kept(one, left)
    return [Fact.SAVES(**_service_to_come(one.state, move.amount)), kept]


def _pays_too_much(one: One) -> bool:
    """Whether a move is better that keeps more money for the auctions of this turn."""
    move, better = one.move, one.rival.move if one.place and one.rival is not None else None
    assert isinstance(move, Retire)
    keeps = isinstance(better, KeepLoans) or (isinstance(better, Retire) and better.amount < move.amount)
    return keeps and bool(one.state.current)


def keep(one: One) -> list[Message]:
    """The money that is kept for bids; what the loans go on costing, where that is dear."""
    kept = _kept(one, one.state.cash[one.seat])
    costs = Fact.STILL_COSTS(**_service_to_come(one.state, one.state.debt[one.seat]))
    return [costs, kept] if one.place else [kept]


def _kept(one: One, cash: int) -> Message:
    """The money for bids, beside that of the richest of the others."""
    others = [seat for seat in range(one.state.players) if seat != one.seat]
    most = max(one.state.cash[seat] for seat in others)
    if not one.state.current:
        return Fact.KEEPS_CASH(cash=cash)
    if cash > most:
        return Fact.KEEPS_MOST(cash=cash)
    rich = [seat for seat in others if one.state.cash[seat] == most]
    firm = tuple(seat for seat in rich if not _may_still_retire(one.state, seat))
    if cash == most and firm:
        return Fact.KEEPS_EVEN(cash=cash, seat=firm)
    kind, seats = (Fact.KEEPS_LESS, firm) if firm else (Fact.KEEPS_LESS_YET, tuple(rich))
    return kind(cash=cash, seat=seats, count=len(seats), most=Dollars(most))


def _may_still_retire(state: NewEnglandRailwaysState, seat: int) -> bool:
    """Whether a seat is still to be asked in this turn whether it pays loans back, and could."""
    to_come = (state.seat_after_first(place) for place in range(state.acted + 1, state.players))
    return seat in to_come and min(state.cash[seat], state.debt[seat]) >= state.board.unit


def brief(one: One) -> Message:
    """What a loan costs, or paying it back saves or leaves too little of, in a few words."""
    move = one.move
    assert isinstance(move, (Borrow, Retire))
    if isinstance(move, Retire) and not one.is_close and _pays_too_much(one):
        return Brief.LEAVES_CASH(cash=one.state.cash[one.seat] - move.amount)
    kind = Brief.LOAN if isinstance(move, Borrow) else Brief.SAVES
    return kind(**_service(one.state, move.amount))
