"""The action track and its actions, except for the auction of shares.

Rulebook: Game Sequence, The Actions. Rulings 4, 6 and 8 to 10.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.american_rails import sale
from game.rules.american_rails.board import AUCTION, CUBES_ALLOWED, DEVELOP, FULL_HEX, FUND, PASS, TAKE
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import (
    ActionDeclined,
    ConnectionMade,
    HousePlaced,
    IncomeChanged,
    MarkerPlaced,
    cube_placed,
)
from game.rules.american_rails.message_ids import Paid, row_title
from game.rules.american_rails.moves import (
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.steps import CARRY_OUT, LAYING
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
    """Pay $2 from the bank to the current player."""
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


FINISH: Final = Finish()


def lay_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return the moves after the first cube: another cube, or to finish."""
    found = state.track_moves()
    found.append(FINISH)
    return found


def lay(state: AmericanRailsData, move: LayTrack, on_event: EventListener | None) -> None:
    """Place a cube on the map; the company's treasury pays the bank."""
    company = move.company
    price = state.price[move.hex]
    before = state.income[:] if on_event is not None else ()
    state.treasury[company] -= price
    state.put_cube(company, move.hex)
    state.to_lay -= 1
    state.laid += 1
    if on_event is not None:
        on_event(cube_placed(state, company, move.hex, price))
        on_event(MoneyPaid(company_party(company), BANK, price, Paid.TRACK))
        for pair, partner in state.board.partners[move.hex]:
            if state.track[company] & partner:
                on_event(ConnectionMade(company, *state.board.pairs[pair], state.board.pair_income))
        for c, (old, new) in enumerate(zip(before, state.income, strict=True)):
            if old != new:
                on_event(IncomeChanged(c, old, new))
    if state.to_lay:
        state.step = LAYING
    else:
        next_player(state, on_event)


def finish(state: AmericanRailsData, move: Finish, on_event: EventListener | None) -> None:
    """End the expansion."""
    next_player(state, on_event)


DECLINE: Final = Decline()


def choose_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return the rows that are free in this column."""
    return state.board.choices[state.taken_rows()]


def choose(state: AmericanRailsData, move: ChooseAction, on_event: EventListener | None) -> None:
    """Move the current player's marker to a row, whose action the current player may then carry out."""
    board = state.board
    state.markers[state.column * len(board.rows) + move.row] = state.turn
    if on_event is not None:
        title = row_title(board.rows[move.row], state.players)
        on_event(MarkerPlaced(state.turn, state.column, move.row, title))
    key = board.rows[move.row]
    if key == PASS:
        next_player(state, on_event)
        return
    state.row_chosen = move.row
    state.laid = 0
    state.to_lay = CUBES_ALLOWED.get(key, 0) if key != TAKE or state.players > 3 else 0
    state.step = CARRY_OUT


def carry_out_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return the moves that the chosen row allows, and the one that declines."""
    key = state.board.rows[state.row_chosen]
    if key == DEVELOP:
        found = develop_moves(state)
    elif key == FUND:
        found = fund_moves(state)
    elif key == AUCTION:
        found = sale.sale_moves(state)
    else:
        found = state.track_moves() if state.to_lay else []
        if key == TAKE:
            found = [*TAKES, *found]
    found.append(DECLINE)
    return found


def decline(state: AmericanRailsData, move: Decline, on_event: EventListener | None) -> None:
    """End the action without carrying anything out."""
    if on_event is not None:
        on_event(ActionDeclined(state.turn))
    next_player(state, on_event)


APPLY: Final[dict[type[Move], Callable[[AmericanRailsData, Any, EventListener | None], None]]] = {
    Develop: develop,
    Fund: fund,
    TakeFromBank: take_from_bank,
    TakeFromPlayers: take_from_players,
    LayTrack: lay,
    Finish: finish,
    ChooseAction: choose,
    Decline: decline,
}
