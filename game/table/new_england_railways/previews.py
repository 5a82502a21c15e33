"""The effects of a move, found by making it on a copy of the table; the prompt's choices and words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.auction import Bid, PassBid
from game.rules.contract import Move
from game.rules.messages import MessageId
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
from game.rules.new_england_railways.steps import BUILD, SHIP
from game.table.boards.shown import pickable_of
from game.table.boards.view import Badge, Change, Choice, MovePreview, Part
from game.table.new_england_railways.badges import cube_badge
from game.table.new_england_railways.reading import Seen, candidates, cube_chosen

_MOST_CHANGES: Final = 3
"""The maximum number of changes in a row."""


def _dollars(shown: Seen, label: str, before: int, after: int) -> Change:
    sums = shown.translate("sum", amount=before), shown.translate("sum", amount=after)
    return Change(label, *sums, gain=after > before)


def _seat_badge(shown: Seen, seat: int) -> Badge:
    return Badge("seat", shown.seats[seat].colour)


# Loans


def _changes_of_loan(shown: Seen, amount: int) -> list[Change]:
    """Return the changes of cash, debt and debt service for dollars borrowed (or, below 0, paid back)."""
    state, board = shown.state, shown.state.board
    cash, debt = state.cash[state.turn], state.debt[state.turn]
    due = (debt + amount) // board.unit * board.service_per_unit
    return [
        _dollars(shown, shown.translate("slip-cash"), cash, cash + amount),
        _dollars(shown, shown.translate("slip-debt"), debt, debt + amount),
        _dollars(shown, shown.translate("slip-service"), state.service(state.turn), due),
    ]


def _slip_of_loan(shown: Seen, move: Borrow) -> MovePreview:
    """Return the changes of cash, debt and debt service after a loan."""
    state, board = shown.state, shown.state.board
    due = (state.debt[state.turn] + move.amount) // board.unit * board.service_per_unit
    left = state.cash[state.turn] + move.amount - due
    title, words = (
        shown.translate("slip-borrow", amount=move.amount),
        shown.translate("slip-left", service=due, cash=left),
    )
    return MovePreview(title, "", Badge("loan", 0), _changes_of_loan(shown, move.amount), words, title)


def _slip_of_repayment(shown: Seen, move: Retire) -> MovePreview:
    title = shown.translate("slip-retire", amount=move.amount)
    return MovePreview(title, "", Badge("loan", 0), _changes_of_loan(shown, -move.amount), "", title)


def _outlook_of_no_change(shown: Seen, answer: Answer) -> MovePreview:
    """Return the unchanged debt and its cost, if nothing is borrowed or paid back."""
    state, seat = shown.state, shown.state.turn
    cash, debt, service = state.cash[seat], state.debt[seat], state.service(seat)
    if answer is Answer.KEEP_LOANS:
        words = shown.translate("slip-keep-loans", debt=debt, service=service, cash=cash)
    elif debt:
        words = shown.translate("slip-no-loan", debt=debt, service=service, cash=cash - service)
    else:
        words = shown.translate("slip-no-loan-no-debt", cash=cash)
    return MovePreview(_label(shown, answer), badge=Badge("loan", 0), words=words)


# Auction and building


def chance_in_percent(number: int) -> int:
    """Return the chance in percent that two dice reach a number."""
    return round(100 * sum(weight for roll, weight in ROLLS if roll.low + roll.high >= number) / 36)


def _slip_of_bid(shown: Seen, move: Bid) -> MovePreview:
    state = shown.state
    assert state.auction is not None
    alone = int(state.auction.is_alone())
    seat, link = state.turn, state.lot_link()
    number = state.board.links[link].number
    changes = [
        _dollars(shown, shown.translate("slip-your-cash"), state.cash[seat], state.cash[seat] - move.amount),
        _dollars(shown, shown.translate("slip-worth"), state.value[seat], state.value[seat] + number),
    ]
    return MovePreview(
        shown.localizer.title("link", link),
        shown.translate("sum", amount=move.amount),
        Badge("number", number),
        changes,
        shown.translate("slip-if-all-pass", number=number, percent=chance_in_percent(number), alone=alone),
        shown.translate("slip-bid", amount=move.amount),
    )


def outlook_of(shown: Seen) -> MovePreview | None:
    """Return the result without the loan or repayment that is chosen by this.

    After a failed roll, return the results of paying the difference and of waiting.
    """
    state = shown.state
    if isinstance(shown.armed, NoLoan | KeepLoans):
        return _outlook_of_no_change(shown, _ANSWERS[type(shown.armed)])
    if state.step != BUILD or not shown.moves:
        return None
    link, cash, missing = state.lot_link(), state.cash[state.turn], shortfall(state)
    ends = state.board.links[link]
    badge = _seat_badge(shown, state.turn)
    pay = shown.translate("part-pay-words", cash=cash, cash_after=cash - missing)
    # If all other links are sold, the waiting one makes the game longer.
    none_left = not (state.deck or state.future)
    wait = shown.translate("part-wait-more" if none_left else "part-wait-words", cash=cash)
    parts = (Part(shown.translate("part-pay"), pay, badge), Part(shown.translate("part-wait"), wait, badge))
    price = shown.translate("slip-missing", missing=missing)
    return MovePreview(shown.localizer.title("link", link), price, Badge("number", ends.number), parts=parts)


# Shipping


def _slip_of_shipment(shown: Seen, move: Ship) -> MovePreview:
    """Return the route, and the gain of each owner of a link."""
    state, route = shown.state, move.route
    own = gains(state, route)[state.turn]
    return MovePreview(
        shown.translate("slip-shipment", city_a=route[0], city_b=route[-1]),
        shown.translate("slip-gain", amount=own) if own else shown.translate("slip-no-gain"),
        cube_badge(state.board.colours[move.colour]),
        [_change_of_income(shown, seat, gain) for gain, seat in _gainers(shown, move)[:_MOST_CHANGES]],
        _words_of_way(shown, move),
        shown.translate("slip-ship"),
        gains=bool(own),
    )


def _gainers(shown: Seen, move: Ship) -> list[tuple[int, int]]:
    """Return each seat's gain with the seat: the seat that ships, then the largest gains."""
    state = shown.state
    found = [(gain, seat) for seat, gain in enumerate(gains(state, move.route)) if gain]
    return sorted(found, key=lambda pair: (pair[1] != state.turn, -pair[0]))


def _change_of_income(shown: Seen, seat: int, gain: int) -> Change:
    state = shown.state
    whose = (
        shown.translate("slip-your-income")
        if seat == state.turn
        else shown.translate("slip-income-of", seat=seat)
    )
    before = state.income[seat]
    return Change(whose, str(before), str(before + gain), gain=True)


def _words_of_way(shown: Seen, move: Ship) -> str:
    """Return the number of links, the cities on the way, and who else gains, as text."""
    links, between = len(move.route) - 1, move.route[1:-1]
    words = shown.translate("slip-way", links=links)
    if between:
        words = shown.translate("slip-way-over", links=links, city=between)
    others = _gainers(shown, move)[_MOST_CHANGES:]
    if not others:
        return words
    told = tuple(shown.translate("slip-also-gains", seat=seat, n=gain) for gain, seat in others)
    return f"{words} {shown.translate('slip-also', gains=told)}"


_SLIPS: Final[dict[type[Move], Callable[[Seen, Any], MovePreview]]] = {
    Borrow: _slip_of_loan,
    Retire: _slip_of_repayment,
    Bid: _slip_of_bid,
    Ship: _slip_of_shipment,
}


def preview_of(move: Move, shown: Seen) -> MovePreview | None:
    """Return the effects of a legal move; None for moves that need no slip."""
    make = _SLIPS.get(type(move))
    return make(shown, move) if make else None


# The prompt's buttons and words


class Answer(MessageId):
    """The buttons for moves that can't be chosen on the board."""

    NO_LOAN = "answer-no-loan"
    KEEP_LOANS = "answer-keep-loans"
    PASS = "answer-pass"
    PAY = "answer-pay", "missing"
    WAIT = "answer-wait"
    SHIP_NOTHING = "answer-ship-nothing"


_ANSWERS: Final[dict[type[Move], Answer]] = {
    NoLoan: Answer.NO_LOAN,
    KeepLoans: Answer.KEEP_LOANS,
    PassBid: Answer.PASS,
    PayToBuild: Answer.PAY,
    WaitToBuild: Answer.WAIT,
    PassShipping: Answer.SHIP_NOTHING,
}

_MAIN: Final = frozenset((NoLoan, KeepLoans, PayToBuild))
"""The answers that Enter chooses while nothing else is chosen; a second Enter gives them."""


def choices_of(shown: Seen) -> list[Choice]:
    """Return the moves that can't be chosen on the board itself."""
    kinds = {type(move) for move in shown.moves}
    return [
        Choice(_label(shown, answer), pickable_of(kind), main=kind in _MAIN)
        for kind, answer in _ANSWERS.items()
        if kind in kinds
    ]


def _label(shown: Seen, answer: Answer) -> str:
    note = answer(missing=shortfall(shown.state)) if answer is Answer.PAY else answer()
    return shown.localizer.message(note)


def guide_of(shown: Seen) -> str | None:
    """Return how to continue with a shipment; after a roll only the question, as the slip explains it."""
    state = shown.state
    if state.step == BUILD and shown.moves:
        return shown.translate("guide-build", missing=shortfall(state))
    if state.step != SHIP or not shown.picked:
        return None
    if shown.armed is not None:
        return shown.translate("guide-best") if len(list(candidates(shown))) > 1 else None
    if cube_chosen(shown) is None:
        return shown.translate("guide-cube")
    found = list(candidates(shown))
    goals = {move.route[-1] for move in found}
    if len(goals) == 1:
        return shown.translate("guide-link", n=len(found), city=goals.pop())
    names = sorted(shown.localizer.title("city", city) for city in goals)
    return shown.translate("guide-city", cities=shown.localizer.format_list(names, "or"))
