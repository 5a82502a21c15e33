"""The table of Railways of North America."""

from game.table.boards.railways_of_north_america.accounts import ACCOUNTS
from game.table.boards.railways_of_north_america.look import look_of
from game.table.boards.railways_of_north_america.stills import STILLS
from game.table.boards.railways_of_north_america.view import RailwaysOfNorthAmericaView
from game.table.boards.table import Table

TABLE = Table(
    lambda state: RailwaysOfNorthAmericaView(state.board),
    "lids/railways_of_north_america",
    (44, 74, 62),
    ACCOUNTS,
    STILLS,
    lambda game: look_of(game.board),
)


__all__ = ["TABLE", "RailwaysOfNorthAmericaView"]
