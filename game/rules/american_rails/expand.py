"""Expand: cubes one at a time, paid by their company. Rulings 8 to 10."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import ConnectionMade, IncomeChanged, cube_placed
from game.rules.american_rails.message_ids import Paid
from game.rules.american_rails.moves import Finish, LayTrack
from game.rules.american_rails.steps import LAYING
from game.rules.american_rails.turns import next_player
from game.rules.contract import BANK, EventListener, MoneyPaid, Move, company_party

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


APPLY: Final[dict[type[Move], Callable[[AmericanRailsData, Any, EventListener | None], None]]] = {
    LayTrack: lay,
    Finish: finish,
}
