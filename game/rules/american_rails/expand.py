"""Expand: cubes one at a time, paid by their company. Rulings 8 to 10."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import ConnectionMade, IncomeChanged, cube_placed
from game.rules.american_rails.kinds import Paid
from game.rules.american_rails.moves import Finish, LayTrack
from game.rules.american_rails.steps import LAYING
from game.rules.american_rails.turns import next_player
from game.rules.contract import BANK, MoneyPaid, Move, Tell, company_party

FINISH: Final = Finish()


def lay_moves(state: AmericanRailsData) -> Sequence[Move]:
    """After the first cube: another one, or to finish."""
    found = state.track_moves()
    found.append(FINISH)
    return found


def lay(state: AmericanRailsData, move: LayTrack, tell: Tell | None) -> None:
    """A cube goes onto the map, its company's treasury pays the bank."""
    company = move.company
    price = state.price[move.hex]
    before = state.income[:] if tell is not None else ()
    state.treasury[company] -= price
    state.put_cube(company, move.hex)
    state.to_lay -= 1
    state.laid += 1
    if tell is not None:
        tell(cube_placed(state, company, move.hex, price))
        tell(MoneyPaid(company_party(company), BANK, price, Paid.TRACK))
        for pair, partner in state.board.partners[move.hex]:
            if state.track[company] & partner:
                tell(ConnectionMade(company, *state.board.pairs[pair], state.board.pair_income))
        for c, (old, new) in enumerate(zip(before, state.income, strict=True)):
            if old != new:
                tell(IncomeChanged(c, old, new))
    if state.to_lay:
        state.step = LAYING
    else:
        next_player(state, tell)


def finish(state: AmericanRailsData, move: Finish, tell: Tell | None) -> None:
    """The actor lays no more."""
    next_player(state, tell)


APPLY: Final[dict[type[Move], Callable[[AmericanRailsData, Any, Tell | None], None]]] = {
    LayTrack: lay,
    Finish: finish,
}
