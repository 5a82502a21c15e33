"""The table of Railways of North America."""

from typing import Final

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.boards.table import Table
from game.table.kit.theme import SEATS
from game.table.railways_of_north_america.checks import check_all
from game.table.railways_of_north_america.figures import FIGURES
from game.table.railways_of_north_america.look import look_of
from game.table.railways_of_north_america.stills import STILLS
from game.table.railways_of_north_america.turn import stage_of
from game.table.railways_of_north_america.view import RailwaysOfNorthAmericaView
from game.words import Localizer

_LIKE_PURPLE: Final = "violet"
"""Seat colors that look like purple goods and cities."""
TABLE: Final[Table[RailwaysOfNorthAmericaState]] = Table(
    lambda state: RailwaysOfNorthAmericaView(state.board),
    "lids/railways_of_north_america",
    (44, 74, 62),
    STILLS,
    lambda game: look_of(game.board),
    lambda game: check_all(game.board, Localizer(game)),
    figures=FIGURES,
    stage=stage_of,
    things=frozenset({"cube", "display", "end", "held", "line", "part", "route", "score"}),
    unfit=frozenset(number for number, seat in enumerate(SEATS) if seat.name == _LIKE_PURPLE),
)


__all__ = ["TABLE", "RailwaysOfNorthAmericaView"]
