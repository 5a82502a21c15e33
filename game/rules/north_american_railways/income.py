"""Phase III, receive income, and the end of the game. Rulebook: Phase III, Game End. Rulings 10 to 12."""

from __future__ import annotations

from game.rules.contract import BANK, EventListener, MoneyPaid, company_party, seat_party
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.events import (
    FinalPayment,
    GameEnded,
    IncomePaid,
    PhaseBegan,
    TurnBegan,
)
from game.rules.north_american_railways.message_ids import Paid
from game.rules.north_american_railways.prompts import ending_of
from game.rules.north_american_railways.steps import CHOOSE_SHARE, ENDED, GOING_ON, STEP, SYMBOL_VALUE


def split_income(state: NorthAmericanRailwaysData, company: int) -> tuple[int, int, int]:
    """Split a company's income: dollars per share, the director's extra, the treasury's rest.

    Of what can't be divided the director gets $100; in the last turn half of it, rounded up.
    """
    sold, income = state.sold[company], state.income[company]
    if not sold:
        return 0, 0, 0
    per_share = income // STEP // sold * STEP
    rest = income - per_share * sold
    extra = min(rest, STEP) if state.ended == GOING_ON else -(-rest // (2 * STEP)) * STEP
    return per_share, extra, rest - extra


def income_from(state: NorthAmericanRailwaysData, seat: int, company: int) -> int:
    """Return the dollars that a company pays a seat in a turn, the director's extra included."""
    per_share, extra, _ = split_income(state, company)
    return state.shares_of(seat, company) * per_share + (extra if state.director[company] == seat else 0)


def seat_income(state: NorthAmericanRailwaysData, seat: int) -> int:
    """Return the dollars that a seat receives in a turn from all companies."""
    return sum(income_from(state, seat, company) for company in range(len(state.treasury)))


def end_turn_of_game(state: NorthAmericanRailwaysData, on_event: EventListener | None) -> None:
    """Pay the income; after the last turn the final payment, else the next turn begins."""
    if on_event is not None:
        on_event(PhaseBegan(3))
    for company in range(len(state.treasury)):
        _pay_income(state, company, on_event)
    if state.ended != GOING_ON:
        _pay_symbols(state, on_event)
        state.step = ENDED
        if on_event is not None:
            on_event(GameEnded(ending_of(state)))
        return
    begin_turn(state, (state.first + 1) % state.players, on_event)


def begin_turn(state: NorthAmericanRailwaysData, first: int, on_event: EventListener | None) -> None:
    """Begin phase I of a new turn with its starting player."""
    state.turn_number += 1
    state.first = first
    state.turn = first
    state.proposer = first
    state.acted = 0
    state.asked = 0
    state.passed = 0
    state.cities_bought = 0
    state.bought = [0] * state.players
    state.step = CHOOSE_SHARE
    if on_event is not None:
        on_event(TurnBegan(state.turn_number, first))
        on_event(PhaseBegan(1))


def _pay_income(state: NorthAmericanRailwaysData, company: int, on_event: EventListener | None) -> None:
    per_share, extra, kept = split_income(state, company)
    if not per_share and not extra and not kept:
        return
    if on_event is not None:
        on_event(IncomePaid(company, per_share, extra, kept))
    _pay_shares(state, company, per_share, Paid.INCOME, on_event)
    director = state.director[company]
    state.cash[director] += extra
    state.treasury[company] += kept
    if on_event is not None:
        if extra:
            on_event(MoneyPaid(BANK, seat_party(director), extra, Paid.EXTRA))
        if kept:
            on_event(MoneyPaid(BANK, company_party(company), kept, Paid.REST))


def _pay_shares(
    state: NorthAmericanRailwaysData,
    company: int,
    per_share: int,
    reason: Paid,
    on_event: EventListener | None,
) -> None:
    for seat in range(state.players):
        due = state.shares_of(seat, company) * per_share
        if due:
            state.cash[seat] += due
            if on_event is not None:
                on_event(MoneyPaid(BANK, seat_party(seat), due, reason))


def _pay_symbols(state: NorthAmericanRailwaysData, on_event: EventListener | None) -> None:
    for company, symbols in enumerate(state.symbols):
        if symbols and state.sold[company]:
            if on_event is not None:
                on_event(FinalPayment(company, symbols * SYMBOL_VALUE))
            _pay_shares(state, company, symbols * SYMBOL_VALUE, Paid.FINAL, on_event)
