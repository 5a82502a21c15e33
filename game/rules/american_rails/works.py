"""The small actions: Develop, Fund $5, Take $2. Ruling 6."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.american_rails.board import FULL_HEX
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import HousePlaced, IncomeChanged
from game.rules.american_rails.message_ids import Paid
from game.rules.american_rails.moves import Develop, Fund, TakeFromBank, TakeFromPlayers
from game.rules.american_rails.turns import next_player
from game.rules.contract import BANK, EventListener, MoneyPaid, Move, company_party, seat_party
from game.rules.hexgrid import select

FUNDING: Final = 5
TAKING: Final = 2
TAKES: Final = (TakeFromBank(), TakeFromPlayers())


def developable(state: AmericanRailsData) -> int:
    """Return a mask of the cities that may be developed: with a cube, no hub, not developed yet (Develop)."""
    if not state.houses_left:
        return 0
    return state.board.developable & ~state.houses & ~state.free_cities()


def develop_moves(state: AmericanRailsData) -> list[Move]:
    """Return every city that may be developed."""
    return select(state.board.develop, developable(state))


def develop(state: AmericanRailsData, move: Develop, on_event: EventListener | None) -> None:
    """Place a house: +$2 for a lone company, +$1 for each of several, and +$2 for the next cube."""
    state.houses_left -= 1
    here = state.companies_in(move.hex)
    state.houses |= 1 << move.hex
    if state.price[move.hex] != FULL_HEX:
        state.set_price(move.hex, state.price[move.hex] + 2)
    if on_event is not None:
        on_event(HousePlaced(state.turn, move.hex))
    more = 2 if len(here) == 1 else 1
    for company in here:
        state.income[company] += more
        if on_event is not None:
            on_event(IncomeChanged(company, state.income[company] - more, state.income[company]))
    next_player(state, on_event)


def fund_moves(state: AmericanRailsData) -> list[Move]:
    """Return any company in the game."""
    return [move for move in state.board.fund if move.company != state.absent]


def fund(state: AmericanRailsData, move: Fund, on_event: EventListener | None) -> None:
    """Pay $5 from the bank into a treasury."""
    state.treasury[move.company] += FUNDING
    if on_event is not None:
        on_event(MoneyPaid(BANK, company_party(move.company), FUNDING, Paid.FUNDING))
    next_player(state, on_event)


def take_from_bank(state: AmericanRailsData, move: TakeFromBank, on_event: EventListener | None) -> None:
    """Pay $2 from the bank to the actor."""
    state.cash[state.turn] += TAKING
    if on_event is not None:
        on_event(MoneyPaid(BANK, seat_party(state.turn), TAKING, Paid.TAKEN))
    next_player(state, on_event)


def take_from_players(
    state: AmericanRailsData, move: TakeFromPlayers, on_event: EventListener | None
) -> None:
    """Collect $2 for the bank from each other player; a player with less pays all of it."""
    for seat in range(state.players):
        if seat != state.turn:
            paid = min(TAKING, state.cash[seat])
            state.cash[seat] -= paid
            if on_event is not None and paid:
                on_event(MoneyPaid(seat_party(seat), BANK, paid, Paid.LOST))
    next_player(state, on_event)


APPLY: Final[dict[type[Move], Callable[[AmericanRailsData, Any, EventListener | None], None]]] = {
    Develop: develop,
    Fund: fund,
    TakeFromBank: take_from_bank,
    TakeFromPlayers: take_from_players,
}
