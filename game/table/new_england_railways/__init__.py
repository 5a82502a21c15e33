"""The board view of New England Railways."""

from __future__ import annotations

from typing import Final

from game.rules.auction import Bid, PassBid
from game.rules.new_england_railways.moves import Borrow, PayToBuild, Retire, Ship, WaitToBuild
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import STEP_OF
from game.table.boards.screenshots import Screenshot, Shows
from game.table.boards.shown import Pickable
from game.table.boards.table import Table
from game.table.new_england_railways.look import look_of
from game.table.new_england_railways.reading import pickables_on_board
from game.table.new_england_railways.view import NewEnglandRailwaysView


def _first_cube(state: NewEnglandRailwaysState) -> Pickable:
    """Return the first cube that can be shipped; once it is picked, the cities that buy it are lit."""
    board = state.board
    return next(
        thing
        for move in state.legal_moves()
        for thing in pickables_on_board(board, move)
        if thing.field == "cube"
    )


SCREENSHOTS: Final = (
    Screenshot("first-loan", Shows.ARMED, Borrow),
    Screenshot("loan", Shows.ARMED, Borrow, part=0.3),
    Screenshot("retire", Shows.ASKED, Retire, part=0.5),
    Screenshot("auction", Shows.ARMED, Bid, 1, 0.2),
    Screenshot("auction-limit", Shows.LIMITED, Bid, 1, 0.2),
    Screenshot("auction-late", Shows.ASKED, PassBid, 3, 0.6),
    Screenshot("roll", Shows.ASKED, PayToBuild, part=0.3),
    Screenshot("wait", Shows.ASKED, WaitToBuild, part=0.2),
    Screenshot("ship", Shows.ASKED, Ship, part=0.4),
    Screenshot("ship-begun", Shows.BEGUN, Ship, 1, 0.6, pick=_first_cube),
    Screenshot("ship-route", Shows.ARMED, Ship, 2, 0.6),
    Screenshot("ship-pointing", Shows.POINTED, Ship, part=0.5),
    Screenshot("hint", Shows.ADVISED, Ship, 1, 0.5),
    Screenshot("thinking", Shows.THINKING, Bid, 3, 0.5),
    Screenshot("looking-back", Shows.LOOKING_BACK, None),
    Screenshot("enlarged", Shows.ENLARGED, Ship, 1, 0.7),
    Screenshot("over", Shows.ASKED, None),
    Screenshot("three-players", Shows.ARMED, Ship, part=0.7, players=3),
    Screenshot("five-players", Shows.ARMED, Bid, part=0.5, players=5),
    Screenshot("six-players", Shows.ARMED, Ship, part=0.6, players=6),
    Screenshot("six-auction", Shows.ARMED, Bid, 2, part=0.4, players=6),
    Screenshot("large-text", Shows.ARMED, Ship, 1, 0.5, text_size=1.3),
)


LAST: Final = (3, 6, 7, 8, 11)
"""The last of the eleven steps that each line covers."""
SPANS: Final = tuple(
    str(last) if last == before + 1 else f"{before + 1}–{last}"
    for before, last in zip((0, *LAST), LAST, strict=False)
)
"""The ranges of steps that the lines cover, as printed in the strip above the map."""


def stage_of(state: NewEnglandRailwaysState) -> int:
    """Return the line that covers the current step."""
    return next(line for line, last in enumerate(LAST) if STEP_OF[state.step] <= last)


TABLE: Final[Table[NewEnglandRailwaysState]] = Table(
    NewEnglandRailwaysView,
    "box_art/new_england_railways",
    (30, 84, 92),
    SCREENSHOTS,
    lambda game: look_of(game.board),
    drawing_work=2050,
    stage=stage_of,
    spans=SPANS,
    things=frozenset({"city", "cube", "part", "step"}),
)


__all__ = ["TABLE", "NewEnglandRailwaysView"]
