"""The table of American Rails."""

from typing import Final

from game.rules.american_rails.state import AmericanRailsState
from game.table.american_rails.figures import rows_of
from game.table.american_rails.look import check_look, look_of
from game.table.american_rails.stills import STILLS
from game.table.american_rails.turn import stage_of
from game.table.american_rails.view import AmericanRailsView
from game.table.boards.table import Table

TABLE: Final[Table[AmericanRailsState]] = Table(
    lambda state: AmericanRailsView(state.board),
    "lids/american_rails",
    (122, 36, 32),
    STILLS,
    lambda game: look_of(game.board),
    lambda game: check_look(game.board),
    figures={"rows": rows_of},
    stage=stage_of,
    things=frozenset({"part"}),
)


__all__ = ["TABLE", "AmericanRailsView"]
