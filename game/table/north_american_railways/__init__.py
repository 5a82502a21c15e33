"""The table of North American Railways."""

from typing import Final

from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.table.boards.table import Table
from game.table.north_american_railways.stills import STILLS
from game.table.north_american_railways.turn import stage_of
from game.table.north_american_railways.view import NorthAmericanRailwaysView

TABLE: Final[Table[NorthAmericanRailwaysState]] = Table(
    lambda state: NorthAmericanRailwaysView(state.cards, state.open_cash),
    "lids/north_american_railways",
    (34, 62, 100),
    STILLS,
    stage=stage_of,
    things=frozenset({"covered", "network", "plate", "worth"}),
)

__all__ = ["TABLE", "NorthAmericanRailwaysView"]
