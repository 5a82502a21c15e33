"""New England Railways: the moments of play whose pictures are kept."""

from __future__ import annotations

from typing import Final

from game.rules.auction import Bid, PassBid
from game.rules.new_england_railways.moves import Borrow, PayToBuild, Retire, Ship, WaitToBuild
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.stills import Shows, Still
from game.table.boards.view import Thing
from game.table.new_england_railways.reading import things_on_board


def _first_cube(state: NewEnglandRailwaysState) -> Thing:
    """The first cube that can be shipped: once it is picked, the towns that buy it are lit."""
    board = state.board
    return next(
        thing
        for move in state.legal_moves()
        for thing in things_on_board(board, move)
        if thing.field == "cube"
    )


STILLS: Final = (
    Still("first-loan", Shows.ARMED, Borrow),
    Still("loan", Shows.ARMED, Borrow, part=0.3),
    Still("retire", Shows.ASKED, Retire, part=0.5),
    Still("auction", Shows.ARMED, Bid, 1, 0.2),
    Still("auction-late", Shows.ASKED, PassBid, 3, 0.6),
    Still("roll", Shows.ASKED, PayToBuild, part=0.3),
    Still("wait", Shows.ASKED, WaitToBuild, part=0.2),
    Still("ship", Shows.ASKED, Ship, part=0.4),
    Still("ship-begun", Shows.BEGUN, Ship, 1, 0.6, pick=_first_cube),
    Still("ship-route", Shows.ARMED, Ship, 2, 0.6),
    Still("ship-pointing", Shows.POINTED, Ship, part=0.5),
    Still("hint", Shows.ADVISED, Ship, 1, 0.5),
    Still("thinking", Shows.THINKING, Bid, 3, 0.5),
    Still("looking-back", Shows.LOOKING_BACK, None),
    Still("enlarged", Shows.ENLARGED, Ship, 1, 0.7),
    Still("over", Shows.ASKED, None),
    Still("three-players", Shows.ARMED, Ship, part=0.7, players=3),
    Still("five-players", Shows.ARMED, Bid, part=0.5, players=5),
    Still("six-players", Shows.ARMED, Ship, part=0.6, players=6),
    Still("six-auction", Shows.ARMED, Bid, 2, part=0.4, players=6),
    Still("large-text", Shows.ARMED, Ship, 1, 0.5, text_size=1.3),
)
