"""Steps 9 to 11: market changes, income, the first player's card; and the end. Rulings 7 to 10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.contract import BANK, EventListener, MoneyPaid, Move, seat_party
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import (
    DiceRolled,
    FirstPlayerChosen,
    GameEnded,
    IncomeChanged,
    MarketFell,
    TurnBegan,
)
from game.rules.new_england_railways.message_ids import Ending, Paid
from game.rules.new_england_railways.moves import DrawFirst
from game.rules.new_england_railways.steps import (
    BY_CASH,
    BY_DEBT,
    BY_INCOME,
    BY_LOT,
    DRAW_FIRST,
    ENDED,
    ROLL_MARKET,
)


def begin_market(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Begin with the first player's roll."""
    state.turn = state.first
    state.step = ROLL_MARKET


def roll_market(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Reduce each income by itself divided by the dice plus one, rounded down."""
    state.divisor = sum(state.dice) + 1
    if on_event is not None:
        on_event(DiceRolled(state.first, *state.dice, 0, sum(state.dice)))
        on_event(MarketFell(state.divisor))
    for seat, income in enumerate(state.income):
        lost = income // state.divisor
        if lost:
            state.income[seat] = income - lost
            if on_event is not None:
                on_event(IncomeChanged(seat, income, income - lost))
    state.begin_step(10, on_event)


def pay_income(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Pay each income from the bank; the last turn ends here."""
    for seat, income in enumerate(state.income):
        state.cash[seat] += income
        if on_event is not None and income:
            on_event(MoneyPaid(BANK, seat_party(seat), income, Paid.INCOME))
    if not state.last_turn:
        state.begin_step(11, on_event)
        return
    state.step = ENDED
    if on_event is not None:
        on_event(GameEnded(Ending.ALL_BUILT()))


def leaders(state: NewEnglandRailwaysData) -> list[int]:
    """Return the seats with the greatest income; of these the most cash; of these the least debt."""
    ranks = [
        (income, cash, -debt) for income, cash, debt in zip(state.income, state.cash, state.debt, strict=True)
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def rank_of_first(state: NewEnglandRailwaysData, first: int) -> int:
    """Return what put a player before all others: `BY_INCOME`, `BY_CASH`, `BY_DEBT` or `BY_LOT`."""
    equal = [seat for seat, income in enumerate(state.income) if income == state.income[first]]
    if len(equal) == 1:
        return BY_INCOME
    if len(leaders(state)) > 1:
        return BY_LOT
    richest = [seat for seat in equal if state.cash[seat] == state.cash[first]]
    return BY_CASH if len(richest) == 1 else BY_DEBT


def choose_first(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Give the first player card to the leader; chance decides between equals."""
    best = leaders(state)
    if len(best) > 1:
        state.step = DRAW_FIRST
    else:
        _give_card(state, best[0], on_event)


def draw_first(state: NewEnglandRailwaysData, move: DrawFirst, on_event: EventListener | None) -> None:
    """Give the first player card to the seat drawn by chance."""
    _give_card(state, move.seat, on_event)


def _give_card(state: NewEnglandRailwaysData, seat: int, on_event: EventListener | None) -> None:
    state.first = seat
    state.turn_number += 1
    state.buyers = 0
    if on_event is not None:
        on_event(FirstPlayerChosen(seat, rank_of_first(state, seat)))
        on_event(TurnBegan(state.turn_number, seat))
    state.begin_step(1, on_event)


APPLY: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any, EventListener | None], None]]] = {
    DrawFirst: draw_first
}
