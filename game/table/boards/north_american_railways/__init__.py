"""The table of North American Railways."""

from game.table.boards.north_american_railways.accounts import ACCOUNTS
from game.table.boards.north_american_railways.stills import STILLS
from game.table.boards.north_american_railways.view import NorthAmericanRailwaysView
from game.table.boards.table import Table

TABLE = Table(
    lambda state: NorthAmericanRailwaysView(state.cards),
    "lids/north_american_railways",
    (34, 62, 100),
    ACCOUNTS,
    STILLS,
)

__all__ = ["TABLE", "NorthAmericanRailwaysView"]
