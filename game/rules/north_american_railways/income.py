"""Phase III, receive income, and the end of the game. Rulebook: Phase III, Game End. Rulings 10 to 12."""

from __future__ import annotations

from game.rules.contract import BANK, MoneyPaid, Tell, company_party, seat_party
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.events import (
    FinalPayment,
    GameEnded,
    IncomePaid,
    PhaseBegan,
    TurnBegan,
)
from game.rules.north_american_railways.kinds import Paid
from game.rules.north_american_railways.notes import ending_of
from game.rules.north_american_railways.steps import CHOOSE_SHARE, ENDED, GOING_ON, STEP, SYMBOL_VALUE


def split_income(state: NorthAmericanRailwaysData, company: int) -> tuple[int, int, int]:
    """What a company's income comes to: dollars per share, the director's extra, the treasury's rest.

    Of what can't be divided the director gets $100; in the last turn half of it, rounded up.
    """
    sold, income = state.sold[company], state.income[company]
    if not sold:
        return 0, 0, 0
    per_share = income // STEP // sold * STEP
    rest = income - per_share * sold
    extra = min(rest, STEP) if state.ended == GOING_ON else -(-rest // (2 * STEP)) * STEP
    return per_share, extra, rest - extra


def end_turn_of_game(state: NorthAmericanRailwaysData, tell: Tell | None) -> None:
    """Pay the income; after the last turn the final payment, else the next turn begins."""
    if tell is not None:
        tell(PhaseBegan(3))
    for company in range(len(state.treasury)):
        _pay_income(state, company, tell)
    if state.ended != GOING_ON:
        _pay_symbols(state, tell)
        state.step = ENDED
        if tell is not None:
            tell(GameEnded(ending_of(state)))
        return
    begin_turn(state, (state.first + 1) % state.players, tell)


def begin_turn(state: NorthAmericanRailwaysData, first: int, tell: Tell | None) -> None:
    """A new turn with its starting player; phase I begins."""
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
    if tell is not None:
        tell(TurnBegan(state.turn_number, first))
        tell(PhaseBegan(1))


def _pay_income(state: NorthAmericanRailwaysData, company: int, tell: Tell | None) -> None:
    per_share, extra, kept = split_income(state, company)
    if not per_share and not extra and not kept:
        return
    if tell is not None:
        tell(IncomePaid(company, per_share, extra, kept))
    _pay_shares(state, company, per_share, Paid.INCOME, tell)
    director = state.director[company]
    state.cash[director] += extra
    state.treasury[company] += kept
    if tell is not None:
        if extra:
            tell(MoneyPaid(BANK, seat_party(director), extra, Paid.EXTRA))
        if kept:
            tell(MoneyPaid(BANK, company_party(company), kept, Paid.REST))


def _pay_shares(
    state: NorthAmericanRailwaysData, company: int, per_share: int, reason: Paid, tell: Tell | None
) -> None:
    for seat in range(state.players):
        due = state.shares_of(seat, company) * per_share
        if due:
            state.cash[seat] += due
            if tell is not None:
                tell(MoneyPaid(BANK, seat_party(seat), due, reason))


def _pay_symbols(state: NorthAmericanRailwaysData, tell: Tell | None) -> None:
    for company, symbols in enumerate(state.symbols):
        if symbols and state.sold[company]:
            if tell is not None:
                tell(FinalPayment(company, symbols * SYMBOL_VALUE))
            _pay_shares(state, company, symbols * SYMBOL_VALUE, Paid.FINAL, tell)
