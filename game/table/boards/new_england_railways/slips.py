"""What a move would change, found by making it on a copy of the table; the prompt's choices and words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.auction import Bid, PassBid
from game.rules.contract import Move
from game.rules.new_england_railways.board import ROLLS
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.moves import (
    Borrow,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Ship,
    WaitToBuild,
)
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BUILD, SHIP
from game.table.boards.new_england_railways.reading import candidates, cube_chosen
from game.table.boards.new_england_railways.words import counted
from game.table.boards.view import Badge, Change, Choice, Part, Shown, Slip, thing_of
from game.table.words import listed

_MOST_CHANGES: Final = 3
"""More changes than this don't stand side by side."""


def _dollars(label: str, before: int, after: int) -> Change:
    return Change(label, f"${before}", f"${after}")


def _seat_badge(shown: Shown, seat: int) -> Badge:
    return Badge("seat", shown.seats[seat].colour)


# Loans


def _slip_of_loan(state: NewEnglandRailwaysState, shown: Shown, move: Borrow) -> Slip:
    """Cash, debt and service after a loan."""
    seat, board = state.turn, state.board
    cash, debt = state.cash[seat], state.debt[seat]
    due = (debt + move.amount) // board.unit * board.service_per_unit
    changes = [
        _dollars("Cash", cash, cash + move.amount),
        _dollars("Debt", debt, debt + move.amount),
        _dollars("Service a turn", state.service(seat), due),
    ]
    words = f"${due} of service is due at once: ${cash + move.amount - due} is left for bids."
    return Slip(f"Borrow ${move.amount}", "", Badge("loan", 0), changes, words, f"Borrow ${move.amount}")


def _slip_of_repayment(state: NewEnglandRailwaysState, shown: Shown, move: Retire) -> Slip:
    seat = state.turn
    trial = state.copy()
    trial.cash[seat] -= move.amount
    trial.debt[seat] -= move.amount
    changes = [
        _dollars("Cash", state.cash[seat], trial.cash[seat]),
        _dollars("Debt", state.debt[seat], trial.debt[seat]),
        _dollars("Service a turn", state.service(seat), trial.service(seat)),
    ]
    return Slip(f"Pay back ${move.amount}", "", Badge("loan", 0), changes, "", f"Pay back ${move.amount}")


# Auction and building


def chance_in_percent(number: int) -> int:
    """How likely two dice reach a number."""
    return round(100 * sum(weight for roll, weight in ROLLS if roll.low + roll.high >= number) / 36)


def _slip_of_bid(state: NewEnglandRailwaysState, shown: Shown, move: Bid) -> Slip:
    seat, link = state.turn, state.lot_link()
    number = state.board.links[link].number
    changes = [
        _dollars("Your cash", state.cash[seat], state.cash[seat] - move.amount),
        _dollars("Links' worth", state.value[seat], state.value[seat] + number),
    ]
    words = f"If all others pass. A roll of {number} or more builds it: {chance_in_percent(number)} %."
    badge = Badge("number", number)
    return Slip(state.board.link_name(link), f"${move.amount}", badge, changes, words, f"Bid ${move.amount}")


def outlook_of(shown: Shown, state: NewEnglandRailwaysState) -> Slip | None:
    """After a roll that fell short: what paying the difference, and what waiting would mean."""
    if state.step != BUILD or not shown.moves:
        return None
    board, link, cash = state.board, state.lot_link(), state.cash[state.turn]
    missing = shortfall(state)
    ends = board.links[link]
    badge = _seat_badge(shown, state.turn)
    a, b = (board.cities[city].name for city in (ends.a, ends.b))
    pay = f"Cash ${cash} to ${cash - missing}. Cubes can use the link this turn: {a} is joined to {b}."
    wait = f"Cash stays ${cash}. The link carries nothing this turn; it is finished next turn, in step 5."
    parts = (Part("Pay now", pay, badge), Part("Wait", wait, badge))
    return Slip(board.link_name(link), f"${missing} missing", Badge("number", ends.number), parts=parts)


# Shipping


def _slip_of_shipment(state: NewEnglandRailwaysState, shown: Shown, move: Ship) -> Slip:
    """The way, and what each owner of a link gains."""
    board = state.board
    found = [(gain, seat) for seat, gain in enumerate(gains(state, move.route)) if gain]
    found.sort(key=lambda pair: (pair[1] != state.turn, -pair[0]))
    changes = [
        Change(
            "Your income" if seat == state.turn else f"{shown.seats[seat].name}'s",
            str(state.income[seat]),
            str(state.income[seat] + gain),
        )
        for gain, seat in found[:_MOST_CHANGES]
    ]
    rest = [f"{shown.seats[seat].name} +{gain}" for gain, seat in found[_MOST_CHANGES:]]
    way = [board.cities[city].name for city in move.route[1:-1]]
    words = f"{counted(len(move.route) - 1, 'link')}" + (f" by way of {listed(way)}." if way else ".")
    words += f" Also {listed(rest)}." if rest else ""
    own = gains(state, move.route)[state.turn]
    title = f"{board.cities[move.route[0]].name} to {board.cities[move.route[-1]].name}"
    price = f"+${own} for you" if own else "nothing for you"
    return Slip(title, price, Badge("cube", move.colour), changes, words, "Ship it")


_SLIPS: Final[dict[type[Move], Callable[[NewEnglandRailwaysState, Shown, Any], Slip]]] = {
    Borrow: _slip_of_loan,
    Retire: _slip_of_repayment,
    Bid: _slip_of_bid,
    Ship: _slip_of_shipment,
}


def slip_of(move: Move, shown: Shown, state: NewEnglandRailwaysState) -> Slip | None:
    """What a legal move would change; None for moves that need no slip of their own."""
    make = _SLIPS.get(type(move))
    return make(state, shown, move) if make else None


# The prompt's buttons and words

_ANSWERS: Final[tuple[tuple[type[Move], str], ...]] = (
    (NoLoan, "No loan"),
    (KeepLoans, "Keep the loans"),
    (PassBid, "Pass"),
    (PayToBuild, "Pay ${} and build"),
    (WaitToBuild, "Build next turn"),
    (PassShipping, "Ship nothing"),
)

_MAIN: Final = frozenset((NoLoan, KeepLoans, PayToBuild))
"""The answers that Enter gives as long as nothing is chosen: no debt is made or paid back by mistake."""


def choices_of(shown: Shown, state: NewEnglandRailwaysState) -> list[Choice]:
    """The moves that no place on the board stands for."""
    kinds = {type(move) for move in shown.moves}
    # In the first turn nobody gets far without a loan.
    main = _MAIN - {NoLoan} if state.turn_number == 1 else _MAIN
    return [
        Choice(
            label.format(shortfall(state)) if kind is PayToBuild else label,
            thing_of(kind),
            main=kind in main,
        )
        for kind, label in _ANSWERS
        if kind in kinds
    ]


def guide_of(shown: Shown, state: NewEnglandRailwaysState) -> str | None:
    """How to go on with a shipment; after a roll only the question, since the slip explains it."""
    if state.step == BUILD and shown.moves:
        return f"Pay the missing ${shortfall(state)} at once, or wait."
    if state.step != SHIP or not shown.picked or shown.armed is not None:
        return None
    found = list(candidates(shown))
    goals = sorted({state.board.cities[move.route[-1]].name for move in found})
    if cube_chosen(shown) is None:
        return "Now choose the cube: those that could go there glow."
    if len(goals) == 1:
        return f"{counted(len(found), 'route')} to {goals[0]}. Choose a link that it shall use."
    return f"Where to? Choose {listed(goals, 'or')}; or go link by link."
