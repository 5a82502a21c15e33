"""The table of New England Railways."""

from typing import Final

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.table import Table
from game.table.new_england_railways.look import look_of
from game.table.new_england_railways.stills import STILLS
from game.table.new_england_railways.turn import SPANS, stage_of
from game.table.new_england_railways.view import NewEnglandRailwaysView

TABLE: Final[Table[NewEnglandRailwaysState]] = Table(
    NewEnglandRailwaysView,
    "lids/new_england_railways",
    (30, 84, 92),
    STILLS,
    lambda game: look_of(game.board),
    stage=stage_of,
    spans=SPANS,
    things=frozenset({"city", "cube", "part", "step"}),
)


__all__ = ["TABLE", "NewEnglandRailwaysView"]
